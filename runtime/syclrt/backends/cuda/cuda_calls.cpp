// Launches, copies and fills on NVIDIA's GPUs, and looks at how far they are, through the driver's functions that are
// handed over.
// native_calls.py lays out the structures.
//
// Compiled to cuda_calls.ll by scripts/regen_device_library.

#include "../python_graphs.hpp"
#include "../python_queues.hpp"
#include "../../../../passes/syclopt/codegen/device_library/sources/nvptx/launch.hpp"
#include "line.hpp"

// CUlaunchConfig.
struct Config {
  u32 grid[3], block[3], local_bytes;
  void *stream;
  const void *attributes;
  u32 attribute_count;
};

// CUlaunchAttribute.
struct Attribute {
  u32 id, unused;
  u32 value[16];
};

// CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION: the kernel may be launched while the one before it ends.
static constexpr Attribute EARLY = {6, 0, {1}};

// A part of a range that one grid can have.
struct Grid {
  u32 size[3], unused;
  Launch launch;
};

// A kernel and a range.
struct Kernel {
  Status (*launch)(const Config *, void *function, void **parameters, void **extra);
  void *function;
  const u32 *places; // of its parameters among the packed arguments
  const Grid *grids;
  size_t number;
  u32 parameter_count, grid_count;
  u32 block[3];
  u32 local_bytes; // of its own
  u32 takes_local; // whether arguments are places in the local memory that a launch asks for
  u32 waits_for_grids, may_wait;
};

// A kernel, launched for one range in one context.
struct Call {
  Taken taken;
  const Kernel *kernel;
};

static constexpr u32 MOST_LINES = 8;

// A line as native code and Python know it, and a method of it.
struct KnownLine {
  Line *line;
  Object *object, *part;
};

// The lines of a queue, which what waits for nothing goes to in turn. Python adds more while those are busy.
struct Lines {
  u32 count, most, next, unused;
  KnownLine all[MOST_LINES];
};

struct Queue {
  Lines *lines;
  Place place;
};
enum { GRAPH, OF_A_GRAPH }; // what the launch of a graph is given

// The context of a device, and what tells and sets that of a thread.
struct Context {
  Status (*current)(void **context);
  Status (*set)(void *context);
  void *context;
};

// Functions of the driver for memory, and for lines that wait for others: those by an event of their own.
struct Transfers {
  Context context;
  Status (*record)(void *event, void *stream);
  Status (*let_wait)(void *stream, void *event, u32 flags);
  void *event;
  Status (*attribute)(void *value, int which, size_t address);
  Status (*copy)(size_t to, size_t from, size_t bytes, void *stream);
  Status (*fill)(size_t to, unsigned char value, size_t count, void *stream);
  Status (*fill_words)(size_t to, u32 value, size_t count, void *stream);
};
static constexpr int MEMORY_TYPE = 2;             // CU_POINTER_ATTRIBUTE_MEMORY_TYPE
static constexpr size_t TAKEN_AT_ONCE = 64 << 10; // bytes of the host that the driver reads before it returns
static constexpr i64 SOON = 200'000;              // nanoseconds

// A function of the driver. Those that take fewer arguments do not look at the others.
struct Function {
  Status (*call)(void *, void *, void *);
};

// Functions of the driver that look for kernels in loaded code, in the context of a device.
struct Finder {
  Status (*push)(void *context);
  Status (*pop)(void **context);
  Status (*function)(void **function, void *module, const char *symbol);
  Status (*attribute)(int *value, int which, void *function);
  void *context;
};
static constexpr int MAX_THREADS_PER_BLOCK = 0, LOCAL_SIZE_BYTES = 3; // CU_FUNC_ATTRIBUTE_...

// Functions of the driver that load code in the context of a device.
struct Loader {
  Status (*push)(void *context);
  Status (*pop)(void **context);
  Status (*load)(void **module, const void *image, u32 count, const u32 *options, void *const *values);
  void *context;
};
enum { ERROR_LOG = 5, ERROR_LOG_BYTES = 6 }; // CU_JIT_...
static constexpr size_t MOST_LOGGED = 1 << 14;

// `PyMethodDef`.
struct MethodDefinition {
  const char *name;
  void *function;
  int flags;
  const char *doc;
};
static constexpr int VECTOR = 0x80; // METH_FASTCALL

// A call with what it is about, as one piece of memory.
struct WholeCall {
  Call call;
  Kernel kernel;
  MethodDefinition method;
};
enum { ROWS, PACKED_KERNEL, PLACES, GRIDS, OF_CONTEXT, KEEPS }; // what a call is made of

// What is known of a kernel that was looked for, as a tuple of Python has it: the first status that is no success, the
// function, how many work-items its work-groups take, and the bytes that each of these has of its own.
struct Found {
  i64 status, function, most_items, private_bytes;
};

// A graph of the driver, which one thread at a time launches or changes: whoever does so while it holds Python's
// interpreter.
struct Graph {
  Status (*launch)(void *graph, void *stream);
  void *graph;
  Object *device, *context; // of queues that it is launched for; `context` is a reference
  Object *last_run;         // a list: the line of the last launch, and the number of what that was handed
  size_t number;            // by which lines note it, in the place of a kernel
  u32 is_used;              // a thread launches or changes it
  u32 is_stale;             // it has to be made anew
};
enum { RUN_LINE, RUN_NUMBER };

// A node of a graph of the driver, which copies the arguments.
struct GraphNode {
  void *node;
  const void *parameters; // CUDA_KERNEL_NODE_PARAMS
  char *arguments;
};

// A kernel of an executable graph, and its nodes: one for each grid.
struct KernelNodes {
  GraphKernel kernel;
  Context context;
  Status (*set)(void *graph, void *node, const void *parameters);
  Graph *graph;
  const GraphNode *nodes;
  size_t count;
};

// What waits for a line, so long at most.
struct Waiter {
  Line *line;
  i64 nanoseconds;
};

// Functions of the driver for events.
struct Watch {
  Status (*record)(void *event, void *stream);
  Status (*query)(void *event);
};
static constexpr i64 MOST_DOUBT = 10'000, MOST_WAIT = 1'000'000'000; // nanoseconds
static constexpr int MOST_WATCHED = 8;

// When an event came, and by how much that may be wrong, in nanoseconds.
struct Watched {
  Status status;
  i64 time, doubt;
};

// The lines of a device.
struct AllLines {
  const Line *const *lines;
  size_t count;
};

struct Time {
  i64 seconds, nanoseconds;
};
extern "C" int clock_gettime(int, Time *);
static constexpr int MONOTONIC = 1;
static constexpr Status NOT_READY = 600;

static i64 now() {
  Time time;
  clock_gettime(MONOTONIC, &time);
  return time.seconds * 1'000'000'000 + time.nanoseconds;
}

// Launch a kernel with packed arguments, which ask for local memory. Returns the first status that is no success.
static Status launch(const Kernel *kernel, Line *line, char *data, u32 local_bytes, bool is_early) {
  u32 own = kernel->parameter_count;
  void **parameters = (void **)__builtin_alloca((own + 1) * sizeof(void *));
  for (u32 at = 0; at < own; ++at)
    parameters[at] = data + kernel->places[at];
  Config config = {};
  config.local_bytes = kernel->local_bytes + local_bytes;
  config.stream = line->stream;
  config.attributes = &EARLY;
  config.attribute_count = is_early;
  for (u32 d = 0; d < 3; ++d)
    config.block[d] = kernel->block[d];
  line->latest[line->launches++ % LATEST] = kernel->number;
  for (u32 at = 0; at < kernel->grid_count; ++at) {
    const Grid *grid = kernel->grids + at;
    Launch launch = grid->launch;
    launch.scratch = kernel->takes_local ? config.local_bytes : kernel->local_bytes;
    launch.is_early = is_early;
    parameters[own] = &launch;
    for (u32 d = 0; d < 3; ++d)
      config.grid[d] = grid->size[d];
    if (Status status = kernel->launch(&config, kernel->function, parameters, nullptr))
      return status;
  }
  return 0;
}

// Let the thread have a context, if it has none: functions of the driver ask for some. Returns the status.
static Status be_ready(const Context *context) {
  void *current = nullptr;
  Status status = context->current(&current);
  return status || current ? status : context->set(context->context);
}

static Found found_kernel(const Finder *finder, void *module, const char *symbol) {
  void *function = nullptr;
  int most_items = 0, private_bytes = 0;
  Status status = finder->push(finder->context);
  if (status)
    return {status, 0, 0, 0};
  status = finder->function(&function, module, symbol);
  if (!status)
    status = finder->attribute(&most_items, MAX_THREADS_PER_BLOCK, function);
  if (!status)
    status = finder->attribute(&private_bytes, LOCAL_SIZE_BYTES, function);
  void *context;
  finder->pop(&context);
  return {status, (i64)function, most_items, private_bytes};
}

// Load code. What the driver says, if it refuses it, goes to `log`.
static Status loaded(const Loader *loader, const char *image, void **module, char *log) {
  static constexpr u32 OPTIONS[] = {ERROR_LOG, ERROR_LOG_BYTES};
  void *values[] = {log, (void *)MOST_LOGGED};
  if (Status status = loader->push(loader->context))
    return status;
  Status status = loader->load(module, image, 2, OPTIONS, values);
  void *context;
  loader->pop(&context);
  return status;
}

// Let an event come on a stream that does nothing else, until it is known when: the thread may be kept from looking.
static Watched watched(const Watch *watch, void *event, void *stream) {
  Watched found = {};
  for (int count = 0; count < MOST_WATCHED; ++count) {
    i64 before = now(), after = before;
    found.status = watch->record(event, stream);
    if (!found.status)
      do {
        found.status = watch->query(event);
        after = now();
      } while (found.status == NOT_READY && after - before < MOST_WAIT);
    found.doubt = (after - before) / 2;
    found.time = before + found.doubt;
    if (found.status || found.doubt <= MOST_DOUBT)
      break;
  }
  return found;
}

// Tell whether the driver knows an address: it is not that of memory of the host that is not pinned.
static bool is_known(const Transfers *transfers, size_t address) {
  u32 kind;
  return transfers->attribute(&kind, MEMORY_TYPE, address) == 0;
}

extern "C" {
// Launch a kernel with packed arguments, which ask for local memory, when all before it has ended. Returns likewise.
Status __cuda_launch(const Kernel *kernel, Line *line, char *data, u32 local_bytes) {
  return launch(kernel, line, data, local_bytes, false);
}

// Launch a kernel with packed arguments for native code, and tell whether it was launched.
int __cuda_launch_straight(const Kernel *kernel, Line *line, char *data, size_t local_bytes, const void *) {
  return __cuda_launch(kernel, line, data, (u32)local_bytes) == 0;
}

Object *__cuda_call_kernel(Object *self, Object *const *given, i64 count);
Object *__cuda_run_graph(Object *self, Object *);

// Ask for a status, of a stream or an event, until it is another one than that something is not ready, or time is over.
Status __cuda_spin(Status (*query)(void *), void *about, i64 nanoseconds) {
  Status status = query(about);
  if (status != NOT_READY)
    return status;
  for (i64 end = now() + nanoseconds; now() < end;)
    if ((status = query(about)) != NOT_READY)
      break;
  return status;
}

// Copy bytes on a line for native code, and tell whether that is on its way. Where the driver would wait for the line, or
// has to be fed in parts, it is not.
int __cuda_copy_straight(const Transfers *transfers, Line *line, size_t to, size_t from, size_t bytes) {
  if ((to < from ? from - to : to - from) < bytes || be_ready(&transfers->context))
    return false;
  bool is_from_host = !is_known(transfers, from), is_to_host = !is_known(transfers, to);
  if (is_from_host || is_to_host) {
    if (bytes > TAKEN_AT_ONCE || (is_from_host && is_to_host))
      return false;
    if (is_to_host && __cuda_spin(line->query, line->stream, SOON))
      return false;
  }
  return transfers->copy(to, from, bytes, line->stream) == 0;
}

// Let what another line is handed later begin when a line has done all that it was handed, for native code, and tell
// whether that is so. Who asks is the only one that uses the event.
int __cuda_lead_straight(const Transfers *transfers, Line *line, Line *other) {
  return be_ready(&transfers->context) == 0 && transfers->record(transfers->event, line->stream) == 0 &&
         transfers->let_wait(other->stream, transfers->event, 0) == 0;
}

// Write a pattern some times on a line for native code, and tell whether that is on its way.
int __cuda_fill_straight(const Transfers *transfers, Line *line, size_t to, const char *pattern, size_t size, size_t count) {
  bool is_byte = true, is_word = size % sizeof(u32) == 0 && to % sizeof(u32) == 0;
  for (size_t at = 1; at < size; ++at)
    is_byte = is_byte && pattern[at] == pattern[0];
  for (size_t at = sizeof(u32); is_word && at < size; ++at)
    is_word = pattern[at] == pattern[at - sizeof(u32)];
  if (!(is_byte || is_word) || be_ready(&transfers->context) || !is_known(transfers, to))
    return false;
  if (is_byte)
    return transfers->fill(to, (unsigned char)pattern[0], size * count, line->stream) == 0;
  u32 word;
  __builtin_memcpy(&word, pattern, sizeof word);
  return transfers->fill_words(to, word, size * count / sizeof word, line->stream) == 0;
}
}

// Launch a kernel on a line with arguments, and tell whether it was launched. It may begin early where the last thing
// that the line was handed is a kernel: it waits for that itself.
static bool launched(const Call *call, Line *line, Object *const *arguments, i64 count) {
  References held;
  alignas(16) char data[sizeof(size_t) * MOST_PARAMETERS] = {};
  if (!pack(&call->taken, arguments, count, data, held))
    return false;
  bool is_early = line->is_ours && call->kernel->waits_for_grids && line->launched == line->count && line->count;
  ++line->launching;
  void *thread = PyEval_SaveThread();
  Status status = launch(call->kernel, line, data, 0, is_early);
  PyEval_RestoreThread(thread);
  --line->launching;
  return status == 0;
}

// Return numbers as a tuple of Python.
template <i64 COUNT> static Object *tuple_of(const i64 (&numbers)[COUNT]) {
  Object *tuple = PyTuple_New(COUNT);
  for (i64 at = 0; tuple && at < COUNT; ++at)
    PyTuple_SetItem(tuple, at, PyLong_FromLongLong(numbers[at]));
  return tuple;
}

static const Queues *queues;

// Let no mark so far stand for a kernel that may wait for the host. Returns whether the queue is as it was.
static bool is_parted(const Queues *queues, const KnownLine *known, const Kernel *kernel, Object *queue, Object *native) {
  if (kernel->may_wait && known->line->done != known->line->count) {
    Object *none = PyObject_Vectorcall(known->part, nullptr, 0, nullptr);
    if (!none)
      return false;
    Py_DecRef(none);
  }
  Object *now = queues->native.of(queue); // as objects were made, others may have been collected, which may submit
  if (now)
    Py_DecRef(now);
  return now == native;
}

// Launch a kernel, if it was launched for the range before and nothing that the queue was handed has to come first; return
// whether that was done. Nobody changes the queue between the last look and the launch.
static bool is_submitted(Object *queue, Object *native, const KnownLine *known, Object *const *given, i64 count) {
  const Place *place = &((const Queue *)address_in(native))->place;
  Object *direct = direct_of(queues, place, given[KERNEL], given[EXTENT], (void *)__cuda_call_kernel);
  if (!direct)
    return false;
  const Call *call = (const Call *)address_in(PyCFunction_GetSelf(direct));
  bool is_done = is_parted(queues, known, call->kernel, queue, native) &&
                 launched(call, known->line, given + FIRST, count - FIRST);
  Py_DecRef(direct);
  return is_done;
}

// Return the line whose turn it is; null where Python is to add one.
static const KnownLine *line_of(const Lines *lines) {
  const KnownLine *known = lines->all + lines->next;
  return lines->count < lines->most && known->line->done < known->line->count ? nullptr : known;
}

// Count what a line was handed, and return its event. `last_run`, if it is given, takes line and number, too.
static Object *event_of(const Queues *queues, const KnownLine *known, Object *queue, Object *last_run) {
  i64 count = ++known->line->count; // before objects are made and others collected, which may submit
  Object *event = new_event(queues, queue), *number = PyLong_FromLongLong(count);
  if (!event || !number)
    return nullptr; // with an error of Python
  queues->event_line.put(event, known->object);
  queues->event_count.put(event, number);
  if (last_run) {
    set_item(last_run, RUN_LINE, known->object, PyList_SetItem);
    set_item(last_run, RUN_NUMBER, number, PyList_SetItem);
  }
  Py_DecRef(number);
  return event;
}

static bool is_run_of_graph(const Queues *queues, Object *run) {
  return is_a(run, queues->call) && PyCFunction_GetFunction(run) == (void *)__cuda_run_graph;
}

// Launch a graph on the line whose turn it is, and return an event; null where that cannot be done at once.
static Object *event_of_run(const Queues *queues, Object *native, Object *run, Object *queue) {
  const Queue *known_queue = (const Queue *)address_in(native);
  Graph *graph = (Graph *)address_in(PyCFunction_GetSelf(run));
  Lines *lines = known_queue->lines;
  const KnownLine *known = line_of(lines);
  if (!known || graph->is_used || graph->device != known_queue->place.device || graph->context != known_queue->place.context)
    return nullptr;
  Line *line = known->line;
  line->latest[line->launches++ % LATEST] = graph->number;
  graph->is_used = true;
  ++line->launching;
  void *thread = PyEval_SaveThread();
  Status status = graph->launch(graph->graph, line->stream);
  PyEval_RestoreThread(thread);
  --line->launching;
  graph->is_used = false;
  if (status)
    return nullptr;
  lines->next = (lines->next + 1) % lines->count;
  return event_of(queues, known, queue, graph->last_run);
}

extern "C" {
// Launch a kernel on a line, the first argument (0: none), with a tuple of arguments. Returns whether it was launched.
Object *__cuda_call_kernel(Object *self, Object *const *given, i64 count) {
  const Call *call = (const Call *)address_in(self);
  Line *line = count == 2 ? (Line *)PyLong_AsVoidPtr(given[0]) : nullptr;
  if (!line || call->kernel->may_wait)
    return PyBool_FromLong(0);
  Items items(given[1]);
  return PyBool_FromLong(launched(call, line, items.objects, items.count));
}

// Let methods of queues know what all queues have in common; before there are any.
void __cuda_know_queues(const Queues *known) { queues = known; }

// Launch a kernel by a queue: a range, a kernel and its arguments. Returns an event. What has to be looked at closely goes
// the long way.
Object *__cuda_parallel_for(Object *queue, Object *const *given, i64 count, Object *keywords) {
  if (count >= FIRST && !keywords) {
    Object *native = queues->native.of(queue);
    if (native && native != queues->none) {
      Lines *lines = ((const Queue *)address_in(native))->lines;
      const KnownLine *known = line_of(lines);
      bool is_done = known && is_submitted(queue, native, known, given, count);
      if (is_done)
        lines->next = (lines->next + 1) % lines->count;
      Py_DecRef(native); // the queue has it
      if (is_done) {
        known->line->launched = known->line->count + 1;
        return event_of(queues, known, queue, nullptr);
      }
    }
  }
  return gone_long_way(queues, queues->long_way, queue, given, count, keywords);
}

// Launch an executable graph by a queue. Returns an event. What has to be looked at closely goes the long way.
Object *__cuda_ext_oneapi_graph(Object *queue, Object *const *given, i64 count, Object *keywords) {
  if (count == OF_A_GRAPH && !keywords) {
    Object *native = queues->native.of(queue);
    Object *run = native && native != queues->none ? PyObject_GetAttr(given[GRAPH], queues->native.name) : nullptr;
    Object *event = run && is_run_of_graph(queues, run) ? event_of_run(queues, native, run, queue) : nullptr;
    if (run)
      Py_DecRef(run);
    if (native)
      Py_DecRef(native);
    if (event)
      return event;
  }
  return gone_long_way(queues, queues->graph_long_way, queue, given, count, keywords);
}

// Stand for a graph that native code may launch as it is. Called itself, it does nothing.
Object *__cuda_run_graph(Object *, Object *) { return PyBool_FromLong(0); }

// Look for a kernel by its symbol, as bytes, in loaded code. Returns what `Found` has.
Object *__cuda_find_kernel(Object *self, Object *const *given, i64) {
  const Finder *finder = (const Finder *)address_in(self);
  void *module = PyLong_AsVoidPtr(given[0]);
  const char *symbol = PyBytes_AsString(given[1]);
  void *thread = PyEval_SaveThread();
  Found found = found_kernel(finder, module, symbol);
  PyEval_RestoreThread(thread);
  return tuple_of({found.status, found.function, found.most_items, found.private_bytes});
}

// Load code, as bytes. Returns the driver's status, the module, and what the driver says of code that it refuses.
Object *__cuda_load(Object *self, Object *const *given, i64) {
  const Loader *loader = (const Loader *)address_in(self);
  const char *image = PyBytes_AsString(given[0]);
  char log[MOST_LOGGED];
  log[0] = 0;
  void *module = nullptr;
  void *thread = PyEval_SaveThread();
  Status status = loaded(loader, image, &module, log);
  PyEval_RestoreThread(thread);
  i64 length = 0;
  while (length < (i64)MOST_LOGGED && log[length])
    ++length;
  Object *items[] = {PyLong_FromLongLong(status), PyLong_FromLongLong((i64)module), PyBytes_FromStringAndSize(log, length)};
  constexpr i64 COUNT = sizeof items / sizeof *items;
  Object *tuple = PyTuple_New(COUNT);
  for (i64 at = 0; tuple && at < COUNT; ++at)
    PyTuple_SetItem(tuple, at, items[at]);
  return tuple;
}

// Return what launches a kernel with arguments of Python: by the rows of its parameters, a `Kernel` that lacks its places
// and grids, these, the context that memory must be of, and what keeps all that. Of too many parameters None is returned.
Object *__cuda_new_call(Object *self, Object *const *given, i64) {
  const Known *known = (const Known *)address_in(self);
  i64 size = PyBytes_Size(given[ROWS]);
  if (size > (i64)sizeof(Taken::parameters)) {
    Py_IncRef(known->none);
    return known->none;
  }
  Object *memory = PyBytes_FromStringAndSize(nullptr, sizeof(WholeCall)), *state = memory ? PyTuple_New(3) : nullptr;
  if (!state)
    return nullptr;
  WholeCall *whole = (WholeCall *)PyBytes_AsString(memory);
  u32 count = (u32)(size / sizeof(Parameter));
  Taken *taken = &whole->call.taken;
  taken->known = known;
  taken->context = given[OF_CONTEXT];
  taken->bytes = 8 * count;
  taken->count = count;
  __builtin_memcpy(taken->parameters, PyBytes_AsString(given[ROWS]), size);
  __builtin_memcpy(&whole->kernel, PyBytes_AsString(given[PACKED_KERNEL]), sizeof(Kernel));
  whole->kernel.places = (const u32 *)PyBytes_AsString(given[PLACES]);
  whole->kernel.grids = (const Grid *)PyBytes_AsString(given[GRIDS]);
  whole->call.kernel = &whole->kernel;
  whole->method = {"native", (void *)__cuda_call_kernel, VECTOR, nullptr};
  PyTuple_SetItem(state, 0, PyLong_FromLongLong((i64)whole));
  PyTuple_SetItem(state, 1, memory);
  set_item(state, 2, given[KEEPS], PyTuple_SetItem);
  Object *call = PyCFunction_NewEx((const Method *)&whole->method, state, nullptr);
  Py_DecRef(state);
  return call;
}

// Call a function of the driver with numbers and addresses, three at most. Returns its status.
Object *__cuda_ask(Object *self, Object *const *given, i64 count) {
  const Function *function = (const Function *)address_in(self);
  void *arguments[3] = {};
  for (i64 at = 0; at < count && at < 3; ++at)
    arguments[at] = PyLong_AsVoidPtr(given[at]);
  void *thread = PyEval_SaveThread();
  Status status = function->call(arguments[0], arguments[1], arguments[2]);
  PyEval_RestoreThread(thread);
  return PyLong_FromLongLong(status);
}

// Change a number that a dynamic parameter stands for. Returns whether that was done: not with what has to be looked at
// closely.
Object *__cuda_set_number(Object *self, Object *number) {
  bool is_done = set_number((const Numbers *)address_in(self), number);
  PyErr_Clear();
  return PyBool_FromLong(is_done);
}

// Let a kernel of an executable graph take the arguments that its command group has. Returns whether that was done: not
// where more would change, or somebody uses the graph.
Object *__cuda_take_arguments(Object *self, Object *executable) {
  const KernelNodes *kernel = (const KernelNodes *)address_in(self);
  Graph *graph = kernel->graph;
  References held;
  const char *data = graph->is_used || graph->is_stale ? nullptr : taken_arguments(&kernel->kernel, executable, held);
  PyErr_Clear();
  if (!data)
    return PyBool_FromLong(0);
  for (size_t at = 0; at < kernel->count; ++at)
    __builtin_memcpy(kernel->nodes[at].arguments, data, kernel->kernel.bytes);
  graph->is_used = true;
  void *thread = PyEval_SaveThread();
  Status status = be_ready(&kernel->context);
  for (size_t at = 0; at < kernel->count && !status; ++at)
    status = kernel->set(graph->graph, kernel->nodes[at].node, kernel->nodes[at].parameters);
  PyEval_RestoreThread(thread);
  graph->is_used = false;
  return PyBool_FromLong(status == 0);
}

// Wait for some time until a line has done so many things that it was handed, the last one among them. Returns whether it
// has; where it has not, or other things came later, the caller has to look closely.
Object *__cuda_wait(Object *self, Object *number) {
  const Waiter *waiter = (const Waiter *)address_in(self);
  Line *line = waiter->line;
  int overflow = 0;
  i64 wanted = PyLong_AsLongLongAndOverflow(number, &overflow);
  if (wanted > line->done && wanted == line->count) {
    void *thread = PyEval_SaveThread();
    Status status = __cuda_spin(line->query, line->stream, waiter->nanoseconds);
    PyEval_RestoreThread(thread);
    if (status == 0 && line->done < wanted)
      line->done = wanted;
  }
  return PyBool_FromLong(wanted <= line->done);
}

// Let an event come on a stream that does nothing else. Returns what `Watched` has.
Object *__cuda_watch(Object *self, Object *const *given, i64) {
  const Watch *watch = (const Watch *)address_in(self);
  void *event = PyLong_AsVoidPtr(given[0]), *stream = PyLong_AsVoidPtr(given[1]);
  void *thread = PyEval_SaveThread();
  Watched found = watched(watch, event, stream);
  PyEval_RestoreThread(thread);
  return tuple_of({found.status, found.time, found.doubt});
}

// Tell whether lines have done all that they were handed, as far as is known.
Object *__cuda_is_idle(Object *self, Object *) {
  const AllLines *all = (const AllLines *)address_in(self);
  size_t idle = 0;
  while (idle < all->count && all->lines[idle]->done >= all->lines[idle]->count)
    ++idle;
  return PyBool_FromLong(idle == all->count);
}
}
