// Functions that Python calls with its objects as they are. What they cannot take they leave to the caller, by returning
// False: the long way tells of errors. Of Python they use the stable interface alone; runner.py lays out the rest.
//
// Compiled into runner.ll by scripts/regen_device_library.

#include "ranges.hpp"
#include "../python_graphs.hpp"
#include "../python_queues.hpp"

extern "C" {
size_t pthread_self();
}

// A kernel, launched for one range in one context.
struct Call {
  Taken taken;
  Pool *pool;
  Kernel *kernel;
  const Method *packed; // __native_run_packed
  i64 longest;          // nanoseconds: what takes longer does not run at once
};

// The same for any range without work-groups.
struct CallForAny {
  Taken taken;
  AnyRange *known;
};

// How a launch is left for later: as a command of Python's scheduler, which whoever first waits for it runs.
struct Later {
  Object *event, *call, *none;                                              // types of events and of actions, and None
  Object *scheduler;
  Object *queue, *action, *dependents, *error, *lock, *runner, *generation; // names: of what events have,
  Object *is_locked, *looking, *forks;                                      // and what the scheduler has
  Object *take, *wake, *finish;                                             // what that does with events
  Object *long_way;                                                         // what waits in all cases
};

// A queue: how many threads run a kernel for it by __native_parallel_for. Whoever changes that holds Python's interpreter.
struct Queue {
  i64 running;
  i64 most; // of those at once: 1 if its commands run one after another
  Place place;
  const Later *later;
  Object *unfinished; // a dictionary: the events of its commands that have not ended
};

// A kernel, launched for one range by native code.
struct Straight {
  Pool *pool;
  Kernel *kernel;
  i64 longest; // nanoseconds: what takes longer does not run at once
};

// An executable graph.
struct Replay {
  Pool *pool;
  Graph *graph;
  i64 slice;
  const char *about_stack; // to be said where the stack overflows, if it has to be large
};

// A kernel of an executable graph, and where its arguments stand.
struct KernelStep {
  GraphKernel kernel;
  char *arguments;
};

struct ReplayApart : Apart {
  const Replay *replay;
  int lasts;
};

static void run_replay_apart(Apart *apart) {
  ReplayApart *self = (ReplayApart *)apart;
  self->lasts = __native_run_graph(self->replay->pool, self->replay->graph, self->replay->slice, self->lasts);
}

static constexpr i64 LONG = 20'000'000; // nanoseconds: what lasts longer goes a way on which it can be interrupted

// A launch while other threads of Python go on.
struct Unlocked : Running {
  void *state; // of the thread

  explicit Unlocked(const Pool *pool);
  ~Unlocked() { PyEval_RestoreThread(state); }
};

// Handle signals. Returns whether that went wrong, with an error of Python.
static bool handle_signals(Running *running) {
  Unlocked *self = (Unlocked *)running;
  PyEval_RestoreThread(self->state);
  bool has_failed = PyErr_CheckSignals();
  self->state = PyEval_SaveThread();
  return has_failed;
}

// The main thread alone hears of signals.
Unlocked::Unlocked(const Pool *pool) : Running{.thread = pthread_self()}, state(PyEval_SaveThread()) {
  is_to_end = thread == pool->main_thread ? handle_signals : nullptr;
}

// Return the number of work-items that a range of Python has, an int or a tuple of some; 0 for what is to be looked at.
static size_t read_range(const Queues *queues, Object *object, Range &range) {
  bool is_tuple = is_a(object, queues->tuple);
  if (!is_tuple && !is_a(object, queues->integer))
    return 0;
  i64 count = is_tuple ? PyTuple_Size(object) : 1;
  if (count < 1 || count > 3)
    return 0;
  range = {{1, 1, 1}, {1, 1, 1}, {}, (size_t)count, false};
  size_t items = 1;
  for (i64 at = 0; at < count; ++at) {
    Object *item = is_tuple ? PyTuple_GetItem(object, at) : object;
    int overflow = 0;
    i64 extent = is_a(item, queues->integer) ? PyLong_AsLongLongAndOverflow(item, &overflow) : 0;
    if (extent <= 0 || __builtin_mul_overflow(items, (size_t)extent, &items))
      return 0;
    range.global_size[count - 1 - at] = (size_t)extent;
  }
  return items;
}

// Where a signal ends the launch, there is an error of Python then.
static void run(const Call *call, char *data) {
  Unlocked running(call->pool);
  __native_run_kernel(call->pool, call->kernel, data, 0, &running);
}

struct KernelApart : Apart {
  Pool *pool;
  Kernel *kernel;
  char *arguments;
  size_t local_bytes;
  Running *running;
};

static void run_kernel_apart(Apart *apart) {
  KernelApart *self = (KernelApart *)apart;
  self->running->is_to_end = nullptr; // the thread waits
  __native_run_kernel(self->pool, self->kernel, self->arguments, self->local_bytes, self->running);
}

enum { CALL, ARGUMENTS, UNFINISHED, HELD }; // what the action of a later launch keeps

// Return what runs a kernel with packed arguments: it keeps them, the launch, and what they point to. `unfinished`, if it
// is given, has the event.
static Object *later(const Call *call, Object *self, const char *data, References &held, Object *unfinished) {
  Object *kept = PyTuple_New(HELD + held.count), *bytes = PyBytes_FromStringAndSize(data, call->taken.bytes);
  if (!kept || !bytes)
    return nullptr; // with an error of Python
  set_item(kept, CALL, self, PyTuple_SetItem);
  PyTuple_SetItem(kept, ARGUMENTS, bytes);
  set_item(kept, UNFINISHED, unfinished ? unfinished : self, PyTuple_SetItem);
  for (; held.count; --held.count)
    PyTuple_SetItem(kept, HELD - 1 + held.count, held.objects[held.count - 1]);
  Object *found = PyCFunction_NewEx(call->packed, kept, nullptr);
  Py_DecRef(kept);
  return found;
}

static void run_packed(Object *kept) {
  run((const Call *)address_in(PyTuple_GetItem(kept, CALL)), PyBytes_AsString(PyTuple_GetItem(kept, ARGUMENTS)));
}

static bool is_true(Object *object) { // a new reference, or null
  bool found = object && PyObject_IsTrue(object) == 1;
  if (object)
    Py_DecRef(object);
  return found;
}

static bool is_true_of(Object *object, Object *name) { return is_true(PyObject_GetAttr(object, name)); }

// Return the event of a kernel that is left for later; null with an error of Python.
static Object *later_event(const Later *later, Object *queue, Object *action) {
  Object *event = PyType_GenericAlloc(later->event, 0), *dependents = PyList_New(0);
  if (!action || !event || !dependents)
    return nullptr;
  PyObject_SetAttr(event, later->queue, queue);
  PyObject_SetAttr(event, later->action, action);
  PyObject_SetAttr(event, later->dependents, dependents);
  PyObject_SetAttr(event, later->error, later->none);
  PyObject_SetAttr(event, later->lock, later->none);
  Py_DecRef(dependents);
  Py_DecRef(action);
  return event;
}

// Leave a kernel to the scheduler of Python, and return its event; null with an error of Python.
static Object *left(const Queue *queue, Object *event) {
  const Later *later = queue->later;
  PyDict_SetItem(queue->unfinished, event, later->none);
  Object *none = PyObject_Vectorcall(later->take, &event, 1, nullptr);
  if (none && !is_true_of(later->scheduler, later->looking)) {
    Py_DecRef(none);
    none = PyObject_Vectorcall(later->wake, &event, 1, nullptr);
  }
  if (none)
    Py_DecRef(none);
  else
    Py_DecRef(event);
  return none ? event : nullptr;
}

// Tell whether a thread of Python may be in the midst of something with events. It goes on only when this one lets it.
static bool is_scheduling(const Later *later) {
  Object *is_locked = PyObject_GetAttr(later->scheduler, later->is_locked);
  bool found = !is_locked || is_true(PyObject_Vectorcall(is_locked, nullptr, 0, nullptr));
  if (is_locked)
    Py_DecRef(is_locked);
  return found;
}

static void set_new(Object *object, Object *name, Object *value) {
  PyObject_SetAttr(object, name, value);
  if (value)
    Py_DecRef(value);
}

// Return the action of a command, a new reference, if nobody has begun it, and let nobody else begin it; or null.
static Object *claimed(const Later *later, Object *event) {
  Object *action = is_scheduling(later) ? nullptr : PyObject_GetAttr(event, later->action);
  if (action && !is_a(action, later->call)) {
    Py_DecRef(action);
    return nullptr;
  }
  if (action) {
    set_new(event, later->runner, PyLong_FromLongLong((i64)pthread_self()));
    set_new(event, later->generation, PyObject_GetAttr(later->scheduler, later->forks));
    PyObject_SetAttr(event, later->action, later->none);
  }
  return action;
}

static const Queues *queues;

// Tell whether a thread of Python may be in the midst of something with the commands of a queue, likewise.
static bool is_submitting(const Later *later, Object *event) {
  Object *queue = PyObject_GetAttr(event, later->queue), *native = queues->native.of(queue);
  Py_DecRef(queue);
  Py_DecRef(native);
  return native == later->none;
}

// Say that a command has ended that nothing waits for. Returns whether that was done.
static bool has_ended(const Later *later, Object *event, Object *unfinished) {
  if (is_scheduling(later) || is_submitting(later, event))
    return false;
  Object *dependents = PyObject_GetAttr(event, later->dependents), *lock = PyObject_GetAttr(event, later->lock);
  bool is_alone = dependents && lock == later->none && PyList_Size(dependents) == 0;
  if (is_alone) {
    PyObject_SetAttr(event, later->dependents, later->none);
    PyDict_DelItem(unfinished, event);
  }
  if (dependents)
    Py_DecRef(dependents);
  if (lock)
    Py_DecRef(lock);
  return is_alone;
}

// Let the scheduler say that a command has ended, which may have been interrupted with an error of Python.
static Object *finished(const Later *later, Object *event) {
  Object *type, *error, *trace;
  PyErr_Fetch(&type, &error, &trace);
  PyErr_NormalizeException(&type, &error, &trace);
  Object *given[] = {event, error ? error : later->none};
  Object *none = PyObject_Vectorcall(later->finish, given, 2, nullptr);
  if (!none || !error)
    return none;
  Py_DecRef(none);
  PyErr_Restore(type, error, trace);
  return nullptr;
}

extern "C" {
Object *__native_call_kernel(Object *self, Object *const *given, i64 count);
Object *__native_call_for_any(Object *self, Object *const *given, i64 count);
}

// Tell whether nothing of a queue has to end before a kernel: it is as it was, and nobody runs one where that matters.
static bool is_free(const Queue *queue, Object *object, Object *native) {
  Object *now = queues->native.of(object);
  if (now)
    Py_DecRef(now);
  return now == native && queue->running < queue->most && (queue->most > 1 || !PyDict_Size(queue->unfinished));
}

// Run a kernel that was launched for other ranges before, if it is over soon. Returns whether that was done, as below.
static bool is_launched_for_any(Object *object, Object *native, Object *const *given, i64 count, Object *&event) {
  Queue *queue = (Queue *)address_in(native);
  Range range;
  size_t items = is_a(given[KERNEL], queues->kernel) ? read_range(queues, given[EXTENT], range) : 0;
  Object *direct = items ? direct_for_any(queues, &queue->place, given[KERNEL], (void *)__native_call_for_any) : nullptr;
  if (!direct)
    return false;
  const CallForAny *call = (const CallForAny *)address_in(PyCFunction_GetSelf(direct));
  References held;
  alignas(16) char data[sizeof(size_t) * MOST_PARAMETERS] = {};
  bool is_done = expected(call->known, items) < call->known->longest &&
                 pack(&call->taken, given + FIRST, count - FIRST, data, held) && is_free(queue, object, native);
  if (is_done) {
    ++queue->running;
    {
      Unlocked running(call->known->pool);
      run_for(call->known, range, data, 0, &running);
    }
    --queue->running;
    event = PyErr_Occurred() ? nullptr : new_event(queues, object);
  }
  Py_DecRef(direct);
  return is_done;
}

// Run a kernel that was launched for the range before, or leave it for later if it takes longer. Returns whether that was
// done, not where something of the queue has to end first: then there is an event, or an error of Python. Nobody changes
// the queue between the last look and that: new objects, for which Python may run code that collects others, are there
// before.
static bool is_launched(Object *object, Object *native, Object *const *given, i64 count, Object *&event) {
  Queue *queue = (Queue *)address_in(native);
  void *function = (void *)__native_call_kernel;
  Object *direct = direct_of(queues, &queue->place, given[KERNEL], given[EXTENT], function);
  if (!direct)
    return is_launched_for_any(object, native, given, count, event);
  Object *self = PyCFunction_GetSelf(direct);
  const Call *call = (const Call *)address_in(self);
  i64 cost = __atomic_load_n(&call->kernel->cost, __ATOMIC_RELAXED);
  References held;
  alignas(16) char data[sizeof(size_t) * MOST_PARAMETERS] = {};
  bool is_done = cost < LONG && pack(&call->taken, given + FIRST, count - FIRST, data, held) &&
                 is_free(queue, object, native);
  if (is_done && cost < call->longest) {
    ++queue->running;
    run(call, data);
    --queue->running;
    event = PyErr_Occurred() ? nullptr : new_event(queues, object);
  } else if (is_done) {
    event = later_event(queue->later, object, later(call, self, data, held, queue->unfinished));
    is_done = !event || is_free(queue, object, native);
    if (is_done && event)
      event = left(queue, event);
    else if (event)
      Py_DecRef(event);
  }
  Py_DecRef(direct);
  return is_done;
}

extern "C" {
// Let methods of queues know what all queues have in common; before there are any.
void __native_know_queues(const Queues *known) { queues = known; }

// Launch a kernel by a queue: a range, a kernel and its arguments. Returns an event: it has ended where the kernel is over
// soon. What has to be looked at closely goes the long way.
Object *__native_parallel_for(Object *queue, Object *const *given, i64 count, Object *keywords) {
  if (count >= FIRST && !keywords) {
    Object *event = nullptr, *native = queues->native.of(queue);
    bool is_done = native && native != queues->none && is_launched(queue, native, given, count, event);
    if (native)
      Py_DecRef(native); // the queue has it
    if (is_done)
      return event;
  }
  return gone_long_way(queues, queues->long_way, queue, given, count, keywords);
}

// Return when a kernel has ended that was left for later: run it here if nobody has begun. The argument is its event.
Object *__native_wait(Object *self, Object *const *given, i64 count, Object *keywords) {
  const Later *later = (const Later *)address_in(self);
  Object *action = count == 1 && !keywords ? claimed(later, *given) : nullptr;
  if (!action) {
    PyErr_Clear();
    return PyObject_Vectorcall(later->long_way, given, count, keywords);
  }
  Object *kept = PyCFunction_GetSelf(action), *none = later->none;
  run_packed(kept);
  if (PyErr_Occurred() || !has_ended(later, *given, PyTuple_GetItem(kept, UNFINISHED)))
    none = finished(later, *given);
  else
    Py_IncRef(none);
  Py_DecRef(action);
  return none;
}

// Launch a kernel with a tuple of arguments, after what tells whether it may run at once. Returns True when it has run,
// what runs it where it may not, or takes longer, and False for arguments that have to be looked at closely.
Object *__native_call_kernel(Object *self, Object *const *given, i64 count) {
  const Call *call = (const Call *)address_in(self);
  i64 cost = __atomic_load_n(&call->kernel->cost, __ATOMIC_RELAXED);
  if (count != 2 || cost >= LONG)
    return PyBool_FromLong(0);
  References held;
  alignas(16) char data[sizeof(size_t) * MOST_PARAMETERS] = {};
  Items items(given[1]);
  if (!pack(&call->taken, items.objects, items.count, data, held))
    return PyBool_FromLong(0);
  if (cost >= call->longest || !PyObject_IsTrue(given[0]))
    return later(call, self, data, held, nullptr);
  run(call, data);
  return PyErr_Occurred() ? nullptr : PyBool_FromLong(1);
}

// Leave a launch to others: what launches for any range does so for methods of queues alone.
Object *__native_call_for_any(Object *, Object *const *, i64) { return PyBool_FromLong(0); }

// Run a kernel that was left for later; what it is given does not matter.
Object *__native_run_packed(Object *self, Object *const *, i64) {
  run_packed(self);
  return PyErr_Occurred() ? nullptr : PyBool_FromLong(1);
}

// Run a kernel, and return when it is done or has been interrupted; where a signal has ended it, with an error of Python.
// Where something is to be said of a stack that overflows, it needs a large one.
int __native_run_interruptible(Pool *pool, Kernel *kernel, char *arguments, size_t local_bytes, const char *about_stack) {
  Unlocked running(pool);
  KernelApart apart = {{about_stack, run_kernel_apart}, pool, kernel, arguments, local_bytes, &running};
  if (!about_stack)
    __native_run_kernel(pool, kernel, arguments, local_bytes, &running);
  else if (!__native_run_apart(&apart))
    return NO_THREAD;
  return running.is_interrupted ? INTERRUPTED : DONE;
}

// Launch a kernel with packed arguments, and tell whether it has run: not where it takes longer. There are no lines.
int __native_launch_straight(const Straight *launch, void *, char *data, size_t local_bytes, const Range *) {
  if (__atomic_load_n(&launch->kernel->cost, __ATOMIC_RELAXED) >= launch->longest)
    return 0;
  Running running = {.thread = pthread_self()};
  __native_run_kernel(launch->pool, launch->kernel, data, local_bytes, &running);
  return 1;
}

// The same for any range of a kind.
int __native_launch_for_any(AnyRange *known, void *, char *data, size_t local_bytes, const Range *range) {
  size_t items = items_of(*range);
  if (!items || expected(known, items) >= known->longest)
    return 0;
  Running running = {.thread = pthread_self()};
  run_for(known, *range, data, local_bytes, &running);
  return 1;
}

// Lay out how a kernel is launched for a range, by one thread and by several.
void __native_lay_out(Kernel *kernel, const Range *range, size_t threads) {
  kernel->alone = launch_of(*range, 0);
  kernel->together = launch_of(*range, threads);
}

// Run a graph, or go on with a run that lasts, if the argument is true. Returns whether it lasts.
Object *__native_call_graph(Object *self, Object *goes_on) {
  const Replay *replay = (const Replay *)address_in(self);
  int overflow = 0, lasts = PyLong_AsLongLongAndOverflow(goes_on, &overflow) != 0;
  void *thread = PyEval_SaveThread();
  ReplayApart apart = {{replay->about_stack, run_replay_apart}, replay, lasts};
  if (!replay->about_stack || !__native_run_apart(&apart))
    run_replay_apart(&apart); // without a large stack it may go well, too
  PyEval_RestoreThread(thread);
  return PyBool_FromLong(apart.lasts);
}

// Change a number that a dynamic parameter stands for. Returns whether that was done: not with what has to be looked at
// closely.
Object *__native_set_number(Object *self, Object *number) {
  bool is_done = set_number((const Numbers *)address_in(self), number);
  PyErr_Clear();
  return PyBool_FromLong(is_done);
}

// Let a kernel of an executable graph take the arguments that its command group has. Returns whether that was done: not
// where more would change, or the graph is not at rest. Nobody begins to run it meanwhile.
Object *__native_take_arguments(Object *self, Object *executable) {
  const KernelStep *step = (const KernelStep *)address_in(self);
  References held;
  const char *data = taken_arguments(&step->kernel, executable, held);
  PyErr_Clear();
  if (data)
    __builtin_memcpy(step->arguments, data, step->kernel.bytes);
  return PyBool_FromLong(data != nullptr);
}
}
