// Runs random graphs on threads that help each other, several at once, some of them left before they are done, and
// kernels by themselves meanwhile, some of them interrupted. Made for a sanitizer of threads; wrong results end it too.

#include "runner.hpp"
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <random>
#include <thread>
#include <vector>

static constexpr int GRAPHS = 40, RUNS = 20, CALLERS = 3;
static constexpr u32 LAUNCHES = 1000;
static constexpr i64 SHORT = 0, SHARED = 60'000, LONG = 1'000'000'000; // nanoseconds: the last ones wake all threads

[[noreturn]] static void fail(const char *what) {
  std::fprintf(stderr, "%s\n", what);
  std::abort();
}

struct Arguments {
  int *value;
  std::vector<int *> before;
  int number, spin;
  std::vector<u32> counts; // of the runs of each group; two threads that run one are a race
};

// The value of a node is the sum of those before it, and a number.
static int sum(const Arguments &arguments) {
  int found = arguments.number;
  for (int *one : arguments.before)
    found += *one;
  return found % 1'000'003;
}

static void kernel(char *data, const Launch *launch) {
  auto *arguments = (Arguments *)data;
  for (size_t group = launch->first_group; group < launch->end_group; ++group) {
    ++arguments->counts[group];
    if (!group)
      *arguments->value = sum(*arguments);
    for (volatile int i = 0; i < arguments->spin; i = i + 1)
      ;
  }
}

struct TestGraph {
  std::vector<Node> nodes;
  std::vector<u32> successors, ring;
  std::vector<i64> finish;
  std::vector<Slot> slots;
  std::vector<Share> shares;
  std::vector<Launch> alone, together;
  std::vector<Arguments> arguments;
  std::vector<int> values;
  Graph graph;

  TestGraph(std::mt19937 &random, u32 count, u32 threads)
      : nodes(count), ring(count), finish(count), slots(std::min(count, threads)), shares(slots.size() * threads),
        alone(count), together(count), arguments(count), values(count), graph() {
    std::vector<std::vector<u32>> after(count);
    for (u32 at = 0; at < count; ++at) {
      u32 before = at ? random() % 4 % (at + 1) : 0;
      for (u32 i = 0; i < before; ++i) {
        u32 one = (at * 7 + i * at / before) % at;
        after[one].push_back(at);
        arguments[at].before.push_back(&values[one]);
      }
      arguments[at].value = &values[at];
      arguments[at].number = random() % 100;
      arguments[at].spin = random() % 300;
      alone[at].end_group = together[at].end_group = 1 + random() % 8;
      arguments[at].counts.resize(alone[at].end_group);
      together[at].groups_at_once = random() % 3;
    }
    for (u32 at = 0; at < count; ++at) {
      Node &node = nodes[at];
      u32 before = arguments[at].before.size();
      node = {kernel, (char *)&arguments[at], &alone[at], &together[at], (u32)successors.size(),
              (u32)after[at].size(), before, 0, before, 0};
      successors.insert(successors.end(), after[at].begin(), after[at].end());
    }
    graph.nodes = nodes.data();
    graph.successors = successors.data();
    graph.ring = ring.data();
    graph.finish = finish.data();
    graph.slots = slots.data();
    graph.shares = shares.data();
    graph.count = count;
    graph.threads = threads;
    graph.slot_count = slots.size();
  }

  void begin() {
    std::fill(values.begin(), values.end(), -1);
    for (Arguments &one : arguments)
      std::fill(one.counts.begin(), one.counts.end(), 0);
  }

  bool is_right() {
    for (Arguments &one : arguments)
      if (*one.value != sum(one) || std::count(one.counts.begin(), one.counts.end(), 1) != (long)one.counts.size())
        return false;
    return true;
  }
};

static bool run(Pool *pool, TestGraph &test, std::mt19937 &random, bool may_leave) {
  for (Node &node : test.nodes)
    node.cost = random() % 20'000;
  test.graph.is_parallel = test.graph.is_planned = 1;
  for (int lasts = 0; (lasts = __native_run_graph(pool, &test.graph, may_leave ? 2000 : 1'000'000, lasts));)
    if (may_leave && random() % 4 == 0) {
      __native_cancel_graph(pool, &test.graph);
      return true;
    }
  return test.is_right();
}

static void call(Pool *pool, int seed) {
  std::mt19937 random(seed);
  for (int i = 0; i < GRAPHS; ++i) {
    auto test = std::make_unique<TestGraph>(random, 1 + random() % 60, pool->threads);
    for (int j = 0; j < RUNS; ++j) {
      test->begin();
      if (!run(pool, *test, random, j % 3 == 2))
        fail("wrong");
    }
  }
}

// A kernel that is launched alone, and what its groups do.
struct Launched {
  Pool *pool;
  Kernel kernel = {};
  std::vector<u32> counts;
  u32 interrupts_at = 0; // calls; 0: never
  std::atomic<u32> calls = 0;
  u32 before_interrupt = 0; // calls
  Running running = {};

  Launched(Pool *pool, Function *function, size_t groups, size_t at_once) : pool(pool), counts(groups) {
    kernel.function = function;
    kernel.alone.end_group = kernel.together.end_group = groups;
    kernel.together.groups_at_once = groups > 1 ? at_once : 0;
  }

  // As when it has run before, and took some nanoseconds.
  void run(i64 cost, bool (*is_to_end)(Running *)) {
    kernel.cost = cost;
    kernel.launches = 1;
    calls = 0;
    std::fill(counts.begin(), counts.end(), 0);
    running = {.thread = pthread_self(), .is_to_end = is_to_end};
    __native_run_kernel(pool, &kernel, (char *)this, 0, &running);
  }

  void count(const Launch *launch) {
    for (size_t group = launch->first_group; group < launch->end_group; ++group)
      ++counts[group];
  }

  size_t times(u32 count) { return std::count(counts.begin(), counts.end(), count); }
};

static void count_groups(char *data, const Launch *launch) {
  auto *self = (Launched *)data;
  if (++self->calls == self->interrupts_at) {
    __native_interrupt(self->pool, self->running.thread);
    self->before_interrupt = self->calls;
  }
  self->count(launch);
}

static bool goes_on(Running *) { return false; }

// Each group runs once, or not at all if the launch is interrupted; then each other thread begins with groups once at most.
static void launch(Pool *pool, int seed) {
  std::mt19937 random(seed);
  for (u32 i = 0; i < LAUNCHES; ++i) {
    Launched one(pool, count_groups, 1 + random() % 60, 1 + random() % 9);
    i64 cost = random() % 3 ? SHARED : SHORT;
    if (cost == SHARED && random() % 3 == 0)
      one.interrupts_at = 1 + random() % 20;
    one.run(cost, random() % 2 ? goes_on : nullptr);
    size_t once = one.times(1);
    if (once + one.times(0) != one.counts.size() || (!one.running.is_interrupted && once != one.counts.size()))
      fail("not once");
    if (one.before_interrupt && one.calls > one.before_interrupt + pool->threads - 1)
      fail("went on after an interrupt");
  }
}

static bool has_asked;
static bool ends(Running *) {
  __atomic_store_n(&has_asked, true, __ATOMIC_RELAXED);
  return true;
}

// The thread that launched it asks, while others are at their first groups.
static void interrupt_by_asking(Pool *pool) {
  __atomic_store_n(&has_asked, false, __ATOMIC_RELAXED);
  Launched one(
      pool,
      [](char *data, const Launch *launch) {
        auto *self = (Launched *)data;
        self->count(launch);
        if (pthread_self() == self->running.thread)
          std::this_thread::sleep_for(std::chrono::milliseconds(1));
        else
          while (!__atomic_load_n(&has_asked, __ATOMIC_RELAXED))
            std::this_thread::yield();
      },
      1000, 1);
  one.run(LONG, ends);
  if (!one.running.is_interrupted || one.times(0) + one.times(1) != 1000 || !one.times(0))
    fail("not interrupted");
}

// The first group waits for all others, also those of its thread's share: other threads take them.
static void steal(Pool *pool, size_t groups) {
  Launched one(
      pool,
      [](char *data, const Launch *launch) {
        auto *self = (Launched *)data;
        self->count(launch);
        ++self->calls;
        while (!launch->first_group && self->calls < self->counts.size())
          std::this_thread::yield();
      },
      groups, 1);
  one.run(LONG, nullptr);
  if (one.times(1) != groups)
    fail("not once");
}

// Where all threads take part, each begins with the same part of the range each time.
struct Parts : Launched {
  std::vector<size_t> threads; // by parts
  using Launched::Launched;
};

static thread_local u32 launches_begun;

static void begin_alike(Pool *pool, size_t each) {
  static u32 launches;
  Parts one(
      pool,
      [](char *data, const Launch *launch) {
        auto *self = (Parts *)data;
        self->count(launch);
        if (launches_begun == launches)
          return;
        launches_begun = launches;
        size_t each = self->counts.size() / self->threads.size();
        if (launch->first_group % each)
          fail("began amid a part");
        self->threads[launch->first_group / each] = pthread_self();
        for (++self->calls; self->calls < self->threads.size();)
          std::this_thread::yield();
      },
      each * pool->threads, 2);
  std::vector<size_t> before;
  for (u32 i = 0; i < 20; ++i) {
    ++launches;
    one.threads.assign(pool->threads, 0);
    one.run(LONG, nullptr);
    if (one.times(1) != one.counts.size())
      fail("not once");
    if (i && one.threads != before)
      fail("other parts than before");
    before = one.threads;
  }
}

static void test(u32 threads) {
  alignas(64) Pool pool = {};
  std::vector<size_t> handles(3 * threads);
  pool.threads = threads;
  pool.handles = handles.data();
  std::vector<std::thread> callers;
  for (u32 seed = 1; seed <= CALLERS; ++seed) {
    callers.emplace_back(call, &pool, seed * threads);
    callers.emplace_back(launch, &pool, seed * threads);
  }
  for (auto &one : callers)
    one.join();
  interrupt_by_asking(&pool);
  for (size_t groups : {2, 3, 11, 100})
    if (threads > 1)
      steal(&pool, groups);
  begin_alike(&pool, 1);
  begin_alike(&pool, 5);
  __native_stop_pool(&pool);
}

int main() {
  for (u32 threads : {1, 2, 3, 7})
    test(threads);
  std::puts("right");
}
