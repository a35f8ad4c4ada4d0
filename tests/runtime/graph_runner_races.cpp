// Runs random graphs on threads that help each other, several at once, some of them left before they are done, and
// kernels by themselves meanwhile. Made for a sanitizer of threads; wrong results end it too.

#include "runner.hpp"
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <random>
#include <thread>
#include <vector>

static constexpr u32 THREADS = 4;
static constexpr int GRAPHS = 40, RUNS = 20, CALLERS = 3;
static constexpr u32 GROUPS = 50, LAUNCHES = 1000;

struct Arguments {
  int *value;
  std::vector<int *> before;
  int number, spin;
};

// The value of a node is the sum of those before it, and a number.
static int sum(const Arguments &arguments) {
  int found = arguments.number;
  for (int *one : arguments.before)
    found += *one;
  return found % 1'000'003;
}

static void kernel(char *data, Launch *launch) {
  auto *arguments = (Arguments *)data;
  size_t at_once = launch->groups_at_once, group = 0;
  for (bool once = true; once; once = at_once) {
    group = at_once ? __atomic_fetch_add(&launch->next_group, at_once, __ATOMIC_RELAXED) : 0;
    if (group >= launch->groups)
      return;
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
  std::vector<Launch> alone, together;
  std::vector<Arguments> arguments;
  std::vector<int> values;
  Graph graph;

  TestGraph(std::mt19937 &random, u32 count)
      : nodes(count), ring(count), finish(count), slots(THREADS), alone(count), together(count), arguments(count),
        values(count), graph() {
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
      alone[at].groups = 1;
      together[at].groups = 1 + random() % 8;
      together[at].groups_at_once = 1;
    }
    for (u32 at = 0; at < count; ++at) {
      Node &node = nodes[at];
      u32 before = arguments[at].before.size();
      node = {kernel, (char *)&arguments[at], &alone[at], &together[at], (u32)successors.size(),
              (u32)after[at].size(), before, 0, before, 0, 0};
      successors.insert(successors.end(), after[at].begin(), after[at].end());
    }
    graph.nodes = nodes.data();
    graph.successors = successors.data();
    graph.ring = ring.data();
    graph.finish = finish.data();
    graph.slots = slots.data();
    graph.count = count;
    graph.threads = THREADS;
  }

  bool is_right() {
    for (Arguments &one : arguments)
      if (*one.value != sum(one))
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
    auto test = std::make_unique<TestGraph>(random, 1 + random() % 60);
    for (int j = 0; j < RUNS; ++j) {
      std::fill(test->values.begin(), test->values.end(), -1);
      if (!run(pool, *test, random, j % 3 == 2))
        std::puts("wrong"), std::abort();
    }
  }
}

static void count_group(char *data, Launch *launch) {
  u32 *counts = (u32 *)data;
  size_t at_once = launch->groups_at_once;
  if (!at_once)
    for (size_t group = 0; group < launch->groups; ++group)
      ++counts[group];
  else
    for (size_t group; (group = __atomic_fetch_add(&launch->next_group, at_once, __ATOMIC_RELAXED)) < launch->groups;)
      for (size_t one = group; one < group + at_once && one < launch->groups; ++one)
        ++counts[one];
}

static bool goes_on(Running *) { return false; }

static void launch(Pool *pool, Kernel *kernel) {
  for (u32 i = 0; i < LAUNCHES; ++i) {
    u32 counts[GROUPS] = {};
    if (i % 3)
      __atomic_store_n(&kernel->cost, 60'000, __ATOMIC_RELAXED); // so that threads are woken
    Running running = {.thread = pthread_self(), .is_to_end = i % 2 ? goes_on : nullptr};
    __native_run_kernel(pool, kernel, (char *)counts, 0, &running);
    for (u32 one : counts)
      if (one != 1)
        std::puts("not once"), std::abort();
  }
}

int main() {
  alignas(64) static Pool pool;
  static size_t handles[3 * THREADS];
  pool.threads = THREADS;
  pool.handles = handles;
  std::vector<std::thread> callers;
  for (int seed = 1; seed <= CALLERS; ++seed)
    callers.emplace_back(call, &pool, seed);
  Kernel kernel = {};
  kernel.function = count_group;
  kernel.alone.groups = kernel.together.groups = GROUPS;
  kernel.together.groups_at_once = 3;
  for (int at = 0; at < CALLERS - 1; ++at)
    callers.emplace_back(launch, &pool, &kernel);
  for (auto &one : callers)
    one.join();
  __native_stop_pool(&pool);
  std::puts("right");
}
