// What runs of kernels and graphs work on. launch.py, crew.py and graph_runner.py lay it out.

#pragma once

using size_t = decltype(sizeof 0);
using u32 = unsigned;
using i64 = long long;

struct alignas(64) Opaque {
  char bytes[64]; // a mutex or condition of POSIX, which begins as zeros
};

// As in the loops around kernels, which run the groups from `first_group` on, but for what only threads know that share
// them.
struct Launch {
  size_t global_size[3], local_size[3], group_count[3], global_offset[3];
  size_t dimensions, local_bytes, first_group, end_group;
  size_t groups_at_once; // that a thread takes; 0: they are not shared
  size_t unused;
};

using Function = void(char *arguments, const Launch *launch);

struct AnyRange;
struct Pool;

// A kernel that is launched for one range, again and again.
struct Kernel {
  Function *function;
  i64 cost;        // nanoseconds of a launch, by all threads, as far as they are known
  size_t launches; // that have been measured
  AnyRange *known; // what is known of the kernel for any range
  Launch alone, together; // as they are when one thread runs it, and several
};

// A kernel for ranges that change from launch to launch.
struct AnyRange {
  Pool *pool;
  Function *function;
  i64 longest;     // nanoseconds: what takes longer does not run at once
  i64 picoseconds; // for a work-item, by a launch
  size_t items;    // of that launch
};

struct alignas(64) Node {
  Function *function;
  char *arguments;
  const Launch *alone, *together; // how one thread runs it, and several
  u32 first_successor, successors, predecessors;
  u32 cost;    // nanoseconds, as far as they are known
  u32 missing; // of the predecessors; a run leaves it as it was before
  u32 took;    // nanoseconds of the last run that was measured, by the thread that began it
};

// The groups of a shared kernel that a thread begins with: the same ones each time, which it may have in its cache. Others
// help when they have none left.
struct alignas(64) Share {
  size_t next, end;
};

// A kernel that threads share. A slot is used again when no thread is inside.
struct alignas(64) Slot {
  Node *node; // null: the slot is free
  u32 inside; // threads that run the kernel
  u32 spent;  // nanoseconds, by all of them
  u32 is_taken; // whether all groups have begun
};

struct Running;

struct Graph {
  Node *nodes;
  u32 *successors, *ring;
  i64 *finish;   // for planning: when each node could be done
  Slot *slots;   // as many as threads may begin with shared kernels at once
  Share *shares; // for each slot, and there for each thread
  u32 count, threads, slot_count;
  // What is decided.
  u32 is_parallel, is_planned;
  u32 is_measured;
  u32 runs; // that have been measured
  u32 is_running;
  Running *running; // where it is a launch that can be interrupted between groups
  i64 expected;
  // Runs as many nodes as there are between two looks at the clock, from some position on. There may be none.
  void (*straight)(Node *nodes, u32 position);
  // A run.
  u32 is_dirty;
  u32 position; // of a run on one thread
  u32 is_cancelled, is_waiting;
  int processor; // of the thread that began it
  i64 spent;
  Graph *next, **before; // of those that run
  alignas(64) u32 head;
  alignas(64) u32 tail;
  alignas(64) u32 left; // nodes that have not ended, but for those that threads have not told yet
  alignas(64) u32 helpers;
  Opaque changed;
};

// A launch that can be interrupted: by others, or by the thread that launched it, which asks while the launch lasts.
struct Running {
  size_t thread; // that launched it
  bool (*is_to_end)(Running *); // null where nobody is asked
  i64 asked; // when the thread did, or began
  u32 is_interrupted; // no groups begin any more
  Running *next;
};

// The threads that help, which last. All but `sleeping` is read and written under the mutex.
struct Pool {
  Opaque mutex, wakes, departed;
  Graph *runs;
  Running *launches;
  size_t *handles;
  u32 threads, active, sleeping, started, alive, stopping, departing;
  size_t main_thread; // of Python, which hears of signals
};

static constexpr size_t THREAD_STACK = 64 << 20; // of each thread; pages that nothing touches cost nothing

// A kernel, or graph, that runs on a thread with a large stack in the place of the one that asked for it.
struct Apart {
  const char *about; // to be said where the stack overflows
  void (*run)(Apart *);
};

enum Outcome : int { DONE, INTERRUPTED, NO_THREAD };

struct Worker {
  Pool *pool;
  u32 id;
};

struct Piece {
  char *to;
  const char *from; // of a copy
  size_t size;
};

// Pieces of a copy; or, with the bytes of a pattern behind them, of a fill.
struct Pieces {
  size_t count, pattern_bytes;
  Piece pieces[];
};

extern "C" {
void __native_run_kernel(Pool *, Kernel *, char *arguments, size_t local_bytes, Running *);
bool __native_run_apart(Apart *);
int __native_interrupt(Pool *, size_t thread);
void __native_plan_graph(Graph *);
int __native_run_graph(Pool *, Graph *, i64 slice, int goes_on);
void __native_cancel_graph(Pool *, Graph *);
void __native_stop_pool(Pool *);
void __native_move(Pieces *, const Launch *);
void __native_do_nothing(char *, const Launch *);
}
