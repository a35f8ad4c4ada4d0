// Runs kernels, on one thread or on several. Runs the nodes of a graph: on one thread in their order, or on several,
// which take what is ready and share large kernels.
//
// Compiled to runner.ll by scripts/regen_device_library.

#include "runner.hpp"

extern "C" {
void __native_watch_stack(const char *about);
void __native_watch_stack_no_more(const char *about);
}

#define LOAD(place) __atomic_load_n(&(place), __ATOMIC_ACQUIRE)
#define STORE(place, value) __atomic_store_n(&(place), value, __ATOMIC_RELEASE)
#define ADD(place, value) __atomic_fetch_add(&(place), value, __ATOMIC_ACQ_REL)
#define SWAP(place, old, value)                                                                                        \
  __atomic_compare_exchange_n(&(place), &(old), value, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)

struct Time {
  long seconds, nanoseconds;
};

struct SignalStack { // stack_t
  void *place;
  int flags;
  size_t size;
};

extern "C" {
int clock_gettime(int, Time *);
void *memmove(void *, const void *, size_t);
void *memset(void *, int, size_t);
int pthread_mutex_lock(Opaque *);
int pthread_mutex_unlock(Opaque *);
int pthread_cond_wait(Opaque *, Opaque *);
int pthread_cond_timedwait(Opaque *, Opaque *, const Time *);
int pthread_cond_signal(Opaque *);
int pthread_cond_broadcast(Opaque *);
int pthread_create(size_t *, const void *, void *(*)(void *), void *);
int pthread_attr_init(Opaque *);
int pthread_attr_setstacksize(Opaque *, size_t);
int pthread_attr_destroy(Opaque *);
int pthread_join(size_t, void **);
size_t pthread_self();
int pthread_sigmask(int, const void *, void *);
int sigfillset(void *);
int sigdelset(void *, int);
int sigaltstack(const SignalStack *, SignalStack *);
int sched_getcpu();
int sched_getaffinity(int, size_t, void *);
int sched_setaffinity(int, size_t, const void *);
}

static constexpr size_t SIGNAL_STACK = 64 << 10;

static constexpr i64 LOOK = 50'000;         // nanoseconds that a thread looks for work before it sleeps
static constexpr i64 LOOK_AFTER = 200'000;  // and one that has had work, for the next run
static constexpr i64 WAKE = 20'000;         // what lasts so long is worth waking a thread for
static constexpr i64 SHARE = 10'000;        // a kernel of a graph that lasts so long is shared
static constexpr i64 SHARE_ALONE = 50'000;  // and one that is launched alone, for which threads have to wake
static constexpr i64 SLICE = 20'000'000;    // after which a thread that waits looks again
static constexpr i64 NODE_APART = 100;      // what a node costs more where several threads run a graph
static constexpr i64 MEASURED = 1000;       // nodes that last so long are measured
static constexpr i64 TICK = 4'000'000;
static constexpr size_t GROWTH = 8; // so many times the groups so far are taken at once while they have not lasted a tick
static constexpr u32 NODES_PER_LOOK = 1024; // at the clock, where nodes are short
static constexpr u32 RUNS_PER_PLAN = 64;
static constexpr double TAKE = 1'000'000;  // nanoseconds of work that a thread takes at once where it can be interrupted
static constexpr double UNKNOWN_PARTS = 256; // that a launch is divided into where nobody knows how long it lasts

static i64 read_clock(int clock) {
  Time time;
  clock_gettime(clock, &time);
  return time.seconds * 1'000'000'000LL + time.nanoseconds;
}

static i64 now() { return read_clock(1); }
static i64 about_now() { return read_clock(6); } // late by TICK at most, and sooner told

static u32 at_most(i64 nanoseconds) { return nanoseconds < 0xffffffff ? (u32)nanoseconds : 0xffffffff; }

static void note_cost(Node *node, i64 nanoseconds) {
  i64 cost = node->cost;
  if (nanoseconds > cost)
    nanoseconds = cost + (nanoseconds - cost + 3) / 4; // something else may have held it up
  node->cost = at_most(nanoseconds);
}

static void run_alone(const Node *node) { node->function(node->arguments, node->alone); }

static bool is_shared(const Graph *graph, const Node *node) {
  return graph->threads > 1 && node->together->groups_at_once && node->cost >= SHARE;
}

// Decides whether several threads run a graph: where they would be done clearly sooner by what is known of the nodes.
void __native_plan_graph(Graph *graph) {
  i64 work = 0, last = 0;
  memset(graph->finish, 0, graph->count * sizeof(i64));
  for (u32 at = 0; at < graph->count; ++at) {
    Node *node = graph->nodes + at;
    i64 cost = node->cost, end = graph->finish[at];
    work += cost;
    end += is_shared(graph, node) ? cost / graph->threads + SHARE / 2 : cost;
    if (end > last)
      last = end;
    for (u32 i = 0; i < node->successors; ++i) {
      i64 *after = graph->finish + graph->successors[node->first_successor + i];
      if (*after < end)
        *after = end;
    }
  }
  i64 divided = (work + graph->count * NODE_APART) / graph->threads;
  i64 together = (last > divided ? last : divided) + 2 * WAKE;
  graph->is_parallel = graph->threads > 1 && together < work - work / 8;
  graph->expected = work;
  graph->is_planned = 1;
}

static void push(Graph *graph, Node *node) {
  u32 at = __atomic_fetch_add(&graph->tail, 1, __ATOMIC_RELAXED);
  STORE(graph->ring[at], (u32)(node - graph->nodes) + 1);
}

// Each node is in the ring once a run at most, so places are not used again.
static Node *pop(Graph *graph) {
  u32 head = LOAD(graph->head);
  while (head < graph->count) {
    u32 found = LOAD(graph->ring[head]);
    if (!found)
      return nullptr;
    if (SWAP(graph->head, head, head + 1)) {
      STORE(graph->ring[head], 0);
      return graph->nodes + found - 1;
    }
  }
  return nullptr;
}

static bool has_ready(Graph *graph) {
  u32 head = LOAD(graph->head);
  return head < graph->count && LOAD(graph->ring[head]);
}

static bool can_be_joined(const Slot *slot) {
  return LOAD(slot->inside) && !__atomic_load_n(&slot->is_taken, __ATOMIC_RELAXED);
}

static bool has_work(Graph *graph) {
  if (has_ready(graph))
    return true;
  for (u32 at = 0; at < graph->slot_count; ++at)
    if (can_be_joined(graph->slots + at))
      return true;
  return false;
}

static bool is_somebody_asleep(Pool *pool, Graph *graph) { return LOAD(pool->sleeping) || LOAD(graph->is_waiting); }

static void wake(Pool *pool, Graph *graph, u32 wanted) {
  pthread_mutex_lock(&pool->mutex);
  if (graph->is_waiting) {
    pthread_cond_signal(&graph->changed);
    wanted -= wanted ? 1 : 0;
  }
  for (u32 others = pool->sleeping; wanted && others; --wanted, --others)
    pthread_cond_signal(&pool->wakes);
  pthread_mutex_unlock(&pool->mutex);
}

// Release what waits for a node, and return one of these that is ready.
static Node *end_node(Graph *graph, Node *node) {
  Node *first = nullptr;
  const u32 *successors = graph->successors + node->first_successor;
  for (u32 i = 0; i < node->successors; ++i) {
    Node *one = graph->nodes + successors[i];
    if (one->predecessors > 1 && ADD(one->missing, -1) > 1)
      continue;
    if (first)
      push(graph, one);
    else
      first = one;
  }
  return first;
}

// Return the node whose kernel threads share. Others may look meanwhile whether they can take the slot.
static Node *shared_node(const Slot *slot) { return __atomic_load_n(&slot->node, __ATOMIC_RELAXED); }

// Let threads share the kernel of a node. There is a free slot: no thread is in more than one, and this one is in none.
static Slot *begin_sharing(Graph *graph, Node *node, u32 id) {
  Node *none = nullptr;
  u32 at = id % graph->slot_count;
  for (; LOAD(graph->slots[at].node) || !SWAP(graph->slots[at].node, none, node); none = nullptr)
    at = (at + 1) % graph->slot_count;
  Slot *slot = graph->slots + at;
  Share *shares = graph->shares + (size_t)at * graph->threads;
  size_t groups = node->together->end_group, each = groups / graph->threads, more = groups % graph->threads, next = 0;
  for (u32 thread = 0; thread < graph->threads; ++thread) {
    size_t end = next + each + (thread < more);
    shares[thread] = {next, end};
    next = end;
  }
  slot->spent = 0;
  __atomic_store_n(&slot->is_taken, 0, __ATOMIC_RELAXED);
  STORE(slot->inside, 1);
  return slot;
}

// Take groups, and tell whether there were any.
static bool take(Share *share, Launch *launch) {
  size_t end = share->end, at_once = launch->groups_at_once;
  if (__atomic_load_n(&share->next, __ATOMIC_RELAXED) >= end)
    return false;
  size_t first = __atomic_fetch_add(&share->next, at_once, __ATOMIC_RELAXED);
  launch->first_group = first;
  launch->end_group = first < end && end - first > at_once ? first + at_once : end;
  return first < end;
}

static void interrupt(Running *running) { __atomic_store_n(&running->is_interrupted, 1, __ATOMIC_RELAXED); }

static bool is_interrupted(const Running *running) {
  return running && __atomic_load_n(&running->is_interrupted, __ATOMIC_RELAXED);
}

// Ask whether a launch is to end, if that has not been done for a while. Called by the thread that launched it.
static void ask(Running *running, i64 time) {
  if (!running->is_to_end || time - running->asked <= SLICE)
    return;
  running->asked = time;
  if (running->is_to_end(running))
    interrupt(running);
}

// Run the groups of a thread's share, and what is left of the others.
static void run_shares(const Graph *graph, Slot *slot, u32 id) {
  const Node *node = shared_node(slot);
  Running *running = graph->running;
  Share *shares = graph->shares + (size_t)(slot - graph->slots) * graph->threads;
  Launch launch = *node->together;
  for (u32 i = 0; i < graph->threads; ++i)
    for (Share *share = shares + (id + i) % graph->threads; !is_interrupted(running) && take(share, &launch);) {
      node->function(node->arguments, &launch);
      if (running && id == 0) // which launched it
        ask(running, about_now());
    }
  __atomic_store_n(&slot->is_taken, 1, __ATOMIC_RELAXED);
}

// A thread has left a shared kernel. Returns whether it was the last one.
static bool leave(Slot *slot, i64 nanoseconds) {
  __atomic_fetch_add(&slot->spent, nanoseconds < 0xffffff ? (u32)nanoseconds : 0xffffff, __ATOMIC_RELAXED);
  if (ADD(slot->inside, -1) > 1)
    return false;
  note_cost(shared_node(slot), slot->spent);
  STORE(slot->node, nullptr);
  return true;
}

// Run a node. Returns whether it has ended: another thread that runs its kernel may still be at it.
static bool run_node(Pool *pool, Graph *graph, Node *node, u32 id, i64 *time) {
  i64 start = *time;
  node->missing = node->predecessors;
  if (!is_shared(graph, node)) {
    run_alone(node);
    *time = now();
    node->took = at_most(*time - start);
    note_cost(node, *time - start);
    return true;
  }
  Slot *slot = begin_sharing(graph, node, id);
  if (is_somebody_asleep(pool, graph))
    wake(pool, graph, 1 + node->cost / WAKE);
  run_shares(graph, slot, id);
  *time = now();
  node->took = at_most(*time - start);
  return leave(slot, *time - start);
}

// Help other threads with a kernel. Returns the node if it ended here.
static Node *join(Graph *graph, u32 id, i64 *time, bool *has_helped) {
  for (u32 i = 0; i < graph->slot_count; ++i) {
    Slot *slot = graph->slots + (id + i) % graph->slot_count;
    if (!can_be_joined(slot))
      continue;
    u32 inside = LOAD(slot->inside);
    while (inside && !SWAP(slot->inside, inside, inside + 1))
      ;
    if (!inside)
      continue;
    *has_helped = true;
    i64 start = *time;
    Node *node = shared_node(slot);
    run_shares(graph, slot, id);
    *time = now();
    return leave(slot, *time - start) ? node : nullptr;
  }
  return nullptr;
}

enum Part : u32 { ALL, IDLE, LATE };

// Nodes are counted when a thread has nothing else to do. Returns whether these were the last ones.
static bool told_end(Pool *pool, Graph *graph, u32 *done) {
  u32 count = *done;
  *done = 0;
  if (!count || ADD(graph->left, -count) > count)
    return false;
  wake(pool, graph, 0);
  return true;
}

// Run what is ready until the graph is done, until nothing was ready for a while, or until it is late.
static Part take_part(Pool *pool, Graph *graph, u32 id, i64 until) {
  u32 done = 0;
  i64 time = now(), idle_since = time;
  Node *next = nullptr;
  while (!LOAD(graph->is_cancelled)) {
    Node *node = next ? next : pop(graph);
    next = nullptr;
    if (node) {
      if (is_somebody_asleep(pool, graph) && has_ready(graph))
        wake(pool, graph, 1);
      if (run_node(pool, graph, node, id, &time)) {
        ++done;
        next = end_node(graph, node);
      }
    } else {
      if (told_end(pool, graph, &done) || !LOAD(graph->left))
        return ALL;
      bool has_helped = false;
      node = join(graph, id, &time, &has_helped);
      if (node) {
        ++done;
        next = end_node(graph, node);
      }
      if (!has_helped) {
        time = now();
        if (time - idle_since > LOOK)
          return IDLE;
        continue;
      }
    }
    idle_since = time;
    if (time > until) {
      if (next)
        push(graph, next);
      return told_end(pool, graph, &done) ? ALL : LATE;
    }
  }
  return IDLE;
}

// Look for what is run next: it often comes sooner than a thread wakes. Called with the mutex, which others take
// meanwhile.
static void look_around(Pool *pool, i64 until) {
  pthread_mutex_unlock(&pool->mutex);
  while (!__atomic_load_n(&pool->runs, __ATOMIC_RELAXED) && now() < until)
    ;
  pthread_mutex_lock(&pool->mutex);
}

// Where handlers of signals run while it lives: a part of the stack of a thread that is there when the rest has overflowed.
struct HandlerStack {
  char place[SIGNAL_STACK];
  SignalStack before;

  HandlerStack() {
    SignalStack own = {place, 0, SIGNAL_STACK};
    sigaltstack(&own, &before);
  }
  ~HandlerStack() { sigaltstack(&before, nullptr); }
};

// Start a thread with a large stack, and tell whether it was started. It leaves signals to those of Python, but for those
// that tell of a fault.
static bool start_thread(size_t *handle, void *(*function)(void *), void *argument) {
  Opaque signals[4], before[4], attributes[2] = {};
  sigfillset(signals);
  static const int faults[] = {4, 5, 6, 7, 8, 11};
  for (int fault : faults)
    sigdelset(signals, fault);
  pthread_attr_init(attributes);
  pthread_attr_setstacksize(attributes, THREAD_STACK);
  pthread_sigmask(2, signals, before);
  bool is_started = !pthread_create(handle, attributes, function, argument);
  pthread_sigmask(2, before, nullptr);
  pthread_attr_destroy(attributes);
  return is_started;
}

// Go on elsewhere if this is the processor of the thread that began a run: where all are busy, a thread wakes on that of
// the one that woke it, and the two would take turns for many runs. The thread may run where it might before.
static void leave_processor(int number) {
  size_t allowed[16], others[16], any = 0; // as in C's library
  if (number < 0 || sched_getcpu() != number || sched_getaffinity(0, sizeof allowed, allowed))
    return;
  for (int at = 0; at < 16; ++at)
    any |= others[at] = allowed[at] & ~(at == number / 64 ? 1UL << number % 64 : 0);
  if (any && !sched_setaffinity(0, sizeof others, others))
    sched_setaffinity(0, sizeof allowed, allowed);
}

static void *help(void *argument) {
  HandlerStack handlers;
  Worker *self = (Worker *)argument;
  Pool *pool = self->pool;
  i64 looks_until = 0;
  pthread_mutex_lock(&pool->mutex);
  while (!pool->stopping) {
    Graph *graph = pool->active < pool->threads ? pool->runs : nullptr;
    while (graph && !has_work(graph))
      graph = graph->next;
    if (!graph && now() < looks_until) {
      look_around(pool, looks_until);
      continue;
    }
    if (!graph) {
      __atomic_fetch_add(&pool->sleeping, 1, __ATOMIC_RELAXED);
      pthread_cond_wait(&pool->wakes, &pool->mutex);
      __atomic_fetch_sub(&pool->sleeping, 1, __ATOMIC_RELAXED);
      continue;
    }
    ++pool->active;
    ADD(graph->helpers, 1);
    pthread_mutex_unlock(&pool->mutex);
    leave_processor(graph->processor);
    take_part(pool, graph, self->id, 0x7fffffffffffffff);
    ADD(graph->helpers, -1); // the graph may be gone from here on
    looks_until = now() + LOOK_AFTER;
    pthread_mutex_lock(&pool->mutex);
    --pool->active;
    if (pool->departing)
      pthread_cond_broadcast(&pool->departed);
  }
  --pool->alive;
  pthread_cond_broadcast(&pool->departed);
  pthread_mutex_unlock(&pool->mutex);
  return nullptr;
}

static void start_threads(Pool *pool, Worker *workers) {
  while (pool->started + 1 < pool->threads) {
    u32 at = pool->started;
    workers[at] = {pool, at + 1};
    if (!start_thread(pool->handles + at, help, workers + at))
      break; // fewer do as well
    ++pool->started;
    ++pool->alive;
  }
}

static void *run_apart(void *argument) {
  HandlerStack handlers;
  Apart *apart = (Apart *)argument;
  apart->run(apart);
  return nullptr;
}

static void enter(Pool *pool, Graph *graph) {
  pthread_mutex_lock(&pool->mutex);
  if (!pool->started && pool->threads > 1 && !pool->stopping)
    start_threads(pool, (Worker *)(pool->handles + pool->threads));
  ++pool->active;
  graph->processor = sched_getcpu();
  graph->next = pool->runs;
  graph->before = &pool->runs;
  if (graph->next)
    graph->next->before = &graph->next;
  __atomic_store_n(&pool->runs, graph, __ATOMIC_RELAXED);
  pthread_mutex_unlock(&pool->mutex);
}

// Return when no thread is at a graph any more.
static void depart(Pool *pool, Graph *graph) {
  pthread_mutex_lock(&pool->mutex);
  __atomic_store_n(graph->before, graph->next, __ATOMIC_RELAXED);
  if (graph->next)
    graph->next->before = graph->before;
  --pool->active;
  pthread_mutex_unlock(&pool->mutex);
  for (i64 start = now(); LOAD(graph->helpers) && now() - start < LOOK;)
    ;
  if (!LOAD(graph->helpers))
    return;
  pthread_mutex_lock(&pool->mutex);
  ++pool->departing;
  while (LOAD(graph->helpers))
    pthread_cond_wait(&pool->departed, &pool->mutex);
  --pool->departing;
  pthread_mutex_unlock(&pool->mutex);
}

// After a run that was left, or that a child of a fork has as it was then.
static void reset(Graph *graph) {
  graph->helpers = graph->is_waiting = 0;
  memset(&graph->changed, 0, sizeof graph->changed);
  for (u32 at = 0; at < graph->count; ++at)
    graph->nodes[at].missing = graph->nodes[at].predecessors;
  memset(graph->slots, 0, graph->slot_count * sizeof(Slot));
  memset(graph->ring, 0, graph->count * sizeof(u32));
}

static void begin_parallel(Pool *pool, Graph *graph) {
  graph->head = graph->tail = 0;
  graph->left = graph->count;
  graph->is_cancelled = 0;
  if (graph->is_dirty)
    reset(graph);
  graph->is_dirty = 1;
  for (u32 at = 0; at < graph->count; ++at)
    if (!graph->nodes[at].predecessors)
      push(graph, graph->nodes + at);
  enter(pool, graph);
}

// Return whether it is late.
static bool wait_for_others(Pool *pool, Graph *graph, i64 nanoseconds) {
  Time until;
  clock_gettime(0, &until);
  until.nanoseconds += nanoseconds > 0 ? nanoseconds : 0;
  until.seconds += until.nanoseconds / 1'000'000'000;
  until.nanoseconds %= 1'000'000'000;
  bool is_late = false;
  pthread_mutex_lock(&pool->mutex);
  __atomic_store_n(&graph->is_waiting, 1, __ATOMIC_SEQ_CST);
  while (!is_late && LOAD(graph->left) && !has_work(graph))
    is_late = pthread_cond_timedwait(&graph->changed, &pool->mutex, &until);
  STORE(graph->is_waiting, 0);
  pthread_mutex_unlock(&pool->mutex);
  return is_late;
}

static bool run_parallel(Pool *pool, Graph *graph, i64 until) {
  for (;;) {
    Part part = take_part(pool, graph, 0, until);
    if (part == LATE || (part == IDLE && wait_for_others(pool, graph, until - now())))
      return false;
    if (part == ALL)
      break;
  }
  depart(pool, graph);
  graph->is_dirty = 0;
  return true;
}

// A launch that took longer than those before may have been held up by other processes; one that was
// interrupted tells nothing.
// Note how long a launch took. Those of few work-items tell little of larger ones, unless they took longer than that.
static void note_for_any(AnyRange *known, const Launch &launch, i64 nanoseconds) {
  static constexpr size_t FEWER = 4;
  size_t items = launch.global_size[0] * launch.global_size[1] * launch.global_size[2];
  if (items < __atomic_load_n(&known->items, __ATOMIC_RELAXED) / FEWER && nanoseconds < known->longest)
    return;
  __atomic_store_n(&known->picoseconds, (i64)((double)nanoseconds * 1000 / (double)items), __ATOMIC_RELAXED);
  __atomic_store_n(&known->items, items, __ATOMIC_RELAXED);
}

static void note_launch(Kernel *kernel, i64 nanoseconds, const Running *running) {
  if (is_interrupted(running))
    return;
  i64 most = 4 * __atomic_load_n(&kernel->cost, __ATOMIC_RELAXED); // 0: not even the first one has told
  __atomic_store_n(&kernel->cost, most && nanoseconds > most ? most : nanoseconds, __ATOMIC_RELAXED);
  __atomic_fetch_add(&kernel->launches, 1, __ATOMIC_RELAXED);
  if (kernel->known)
    note_for_any(kernel->known, kernel->alone, kernel->cost);
}

// Run all groups on one thread, some at once, so that an interrupt ends the launch soon.
static void run_in_turns(const Kernel *kernel, char *arguments, Launch &launch, Running *running) {
  Share all = {0, launch.end_group};
  while (!is_interrupted(running) && take(&all, &launch)) {
    kernel->function(arguments, &launch);
    if (launch.end_group < all.end)
      ask(running, about_now());
  }
}

// Run all groups on one thread, and ask in between. They are few at first: the launch may last, other than those before.
static void run_more_and_more(const Kernel *kernel, char *arguments, Launch &launch, Running *running) {
  size_t groups = launch.end_group;
  i64 start = running->asked;
  for (launch.end_group = 1;;) {
    kernel->function(arguments, &launch);
    size_t done = launch.end_group, rest = groups - done;
    if (!rest)
      return;
    i64 time = about_now(), took = time - start;
    ask(running, time);
    if (is_interrupted(running))
      return;
    double wanted = took < TICK ? (double)(done * GROWTH) : (double)done * TAKE / (double)took;
    launch.first_group = done;
    launch.end_group = done + (wanted < 1 ? 1 : wanted < (double)rest ? (size_t)wanted : rest);
  }
}

static void run_alone(const Kernel *kernel, char *arguments, Launch &launch, Running *running, bool may_last) {
  if (may_last)
    run_in_turns(kernel, arguments, launch, running);
  else if (running->is_to_end)
    run_more_and_more(kernel, arguments, launch, running);
  else
    kernel->function(arguments, &launch);
}

static i64 run_together(Pool *pool, const Kernel *kernel, char *arguments, const Launch &launch, i64 cost, Running *running) {
  u32 ring = 0;
  Slot slot = {};
  Share *shares = (Share *)__builtin_alloca_with_align(pool->threads * sizeof(Share), 8 * alignof(Share));
  Node node = {.function = kernel->function, .arguments = arguments, .alone = &launch, .together = &launch};
  node.cost = at_most(cost);
  Graph graph = {.nodes = &node, .ring = &ring, .slots = &slot, .shares = shares};
  graph.count = graph.slot_count = 1;
  graph.threads = pool->threads;
  graph.running = running;
  begin_parallel(pool, &graph);
  while (!run_parallel(pool, &graph, now() + SLICE))
    if (running->is_to_end && running->is_to_end(running))
      interrupt(running);
  return slot.spent;
}

// Let threads take fewer groups at once, so that an interrupt ends a launch soon, which may last.
static void take_fewer(Launch &launch, const Kernel *kernel, i64 cost) {
  size_t groups = launch.end_group, most = launch.groups_at_once ? launch.groups_at_once : groups;
  bool is_known = __atomic_load_n(&kernel->launches, __ATOMIC_RELAXED);
  double wanted = is_known ? (double)groups * TAKE / (double)cost : (double)groups / UNKNOWN_PARTS;
  launch.groups_at_once = wanted < 1 ? 1 : wanted < (double)most ? (size_t)wanted : most;
}

static void enter_launch(Pool *pool, Running *running) {
  pthread_mutex_lock(&pool->mutex);
  running->next = pool->launches;
  pool->launches = running;
  pthread_mutex_unlock(&pool->mutex);
}

static void leave_launch(Pool *pool, Running *running) {
  pthread_mutex_lock(&pool->mutex);
  Running **place = &pool->launches;
  while (*place != running)
    place = &(*place)->next;
  *place = running->next;
  pthread_mutex_unlock(&pool->mutex);
}

// Run a kernel, and return when it is done, or has been interrupted: by others only where it may last.
void __native_run_kernel(Pool *pool, Kernel *kernel, char *arguments, size_t local_bytes, Running *running) {
  i64 cost = __atomic_load_n(&kernel->cost, __ATOMIC_RELAXED);
  bool is_shared = cost >= SHARE_ALONE && kernel->together.groups_at_once && pool->threads > 1;
  bool may_last = cost >= SHARE_ALONE || !__atomic_load_n(&kernel->launches, __ATOMIC_RELAXED);
  Launch launch = is_shared || may_last ? kernel->together : kernel->alone;
  launch.local_bytes = local_bytes;
  if (may_last) {
    take_fewer(launch, kernel, cost);
    enter_launch(pool, running);
  }
  i64 start = running->asked = now(), spent;
  if (is_shared) {
    spent = run_together(pool, kernel, arguments, launch, cost, running);
  } else {
    run_alone(kernel, arguments, launch, running, may_last);
    spent = now() - start;
  }
  note_launch(kernel, spent, running);
  if (may_last)
    leave_launch(pool, running);
}

static bool run_measured(Graph *graph, i64 until) {
  for (i64 start = now(); graph->position < graph->count;) {
    if (start > until)
      return false;
    Node *node = graph->nodes + graph->position++;
    run_alone(node);
    i64 end = now();
    node->took = at_most(end - start);
    note_cost(node, end - start);
    start = end;
  }
  return true;
}

static bool run_in_order(Graph *graph, i64 start, i64 until) {
  for (i64 time = start; graph->position < graph->count;) {
    if (time > until) {
      graph->spent += time - start;
      return false;
    }
    u32 rest = graph->count - graph->position;
    u32 first = graph->position;
    Node *node = graph->nodes + first, *end = node + (rest < NODES_PER_LOOK ? rest : NODES_PER_LOOK);
    graph->position = end - graph->nodes;
    if (graph->straight)
      graph->straight(graph->nodes, first);
    else
      for (; node < end; ++node)
        run_alone(node);
    time = now();
    if (graph->position == graph->count)
      graph->spent += time - start;
  }
  if (graph->spent < graph->expected)
    graph->expected = graph->spent;
  else if (graph->spent > 2 * graph->expected + WAKE)
    graph->is_measured = 1; // next time
  return true;
}

extern "C" {
// Run something on a thread with a large stack, and return when it is done. Returns whether there was a thread.
bool __native_run_apart(Apart *apart) {
  size_t thread;
  __native_watch_stack(apart->about);
  bool is_started = start_thread(&thread, run_apart, apart);
  if (is_started)
    pthread_join(thread, nullptr);
  __native_watch_stack_no_more(apart->about);
  return is_started;
}

// Let the kernel that a thread runs end when the work-groups have ended that have begun. Returns whether it runs one.
int __native_interrupt(Pool *pool, size_t thread) {
  pthread_mutex_lock(&pool->mutex);
  Running *found = pool->launches;
  while (found && found->thread != thread)
    found = found->next;
  if (found)
    interrupt(found);
  pthread_mutex_unlock(&pool->mutex);
  return found != nullptr;
}

// Run a graph, or go on with a run that lasts. Returns whether it lasts longer than some nanoseconds; then the caller
// looks for signals, and calls again or cancels it.
int __native_run_graph(Pool *pool, Graph *graph, i64 slice, int goes_on) {
  i64 start = now(), until = start + slice;
  if (!goes_on) {
    if (!graph->is_planned)
      __native_plan_graph(graph);
    graph->position = 0;
    graph->spent = 0;
    graph->is_running = 1;
    if (graph->expected > graph->count * MEASURED)
      graph->is_measured = 1;
    if (graph->is_parallel)
      begin_parallel(pool, graph);
  }
  bool measures = graph->is_parallel || graph->is_measured;
  bool is_done = graph->is_parallel   ? run_parallel(pool, graph, until)
                 : graph->is_measured ? run_measured(graph, until)
                                      : run_in_order(graph, start, until);
  if (!is_done)
    return 1;
  graph->is_running = 0;
  if (measures) {
    graph->is_measured = 0;
    u32 runs = ++graph->runs;
    if (!(runs & (runs - 1)) || runs % RUNS_PER_PLAN == 0 || !graph->is_parallel)
      __native_plan_graph(graph);
  }
  return 0;
}

// Leave a run, if there is one that is not done.
void __native_cancel_graph(Pool *pool, Graph *graph) {
  if (!graph->is_running)
    return;
  graph->is_running = 0;
  STORE(graph->is_cancelled, 1);
  if (graph->is_parallel)
    depart(pool, graph);
}

// End the threads, at the end of the process; but for those that a kernel holds up for longer than a second.
void __native_stop_pool(Pool *pool) {
  Time until;
  clock_gettime(0, &until);
  ++until.seconds;
  pthread_mutex_lock(&pool->mutex);
  pool->stopping = 1;
  pthread_cond_broadcast(&pool->wakes);
  while (pool->alive && !pthread_cond_timedwait(&pool->departed, &pool->mutex, &until))
    ;
  u32 ended = pool->alive ? 0 : pool->started;
  pthread_mutex_unlock(&pool->mutex);
  for (u32 at = 0; at < ended; ++at)
    pthread_join(pool->handles[at], nullptr);
}

static void fill(char *to, size_t size, const char *pattern, size_t pattern_bytes) {
  if (pattern_bytes == 1) {
    memset(to, *pattern, size);
    return;
  }
  size_t done = size < pattern_bytes ? size : pattern_bytes;
  memmove(to, pattern, done);
  for (size_t more; done < size; done += more) {
    more = size - done < done ? size - done : done;
    memmove(to + done, to, more);
  }
}

// A copy or fill, called as kernels are: each piece is a group.
void __native_move(Pieces *pieces, const Launch *launch) {
  const char *pattern = (const char *)(pieces->pieces + pieces->count);
  for (size_t at = launch->first_group; at < launch->end_group; ++at) {
    const Piece *piece = pieces->pieces + at;
    if (pieces->pattern_bytes)
      fill(piece->to, piece->size, pattern, pieces->pattern_bytes);
    else
      memmove(piece->to, piece->from, piece->size);
  }
}

void __native_do_nothing(char *, const Launch *) {}
}
