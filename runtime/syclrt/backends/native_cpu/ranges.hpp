// How a kernel is launched for a range: in which work-groups, and how many of these a thread takes at once. launch.py and
// runner.py lay out the structures.

#pragma once

#include "runner.hpp"

// Three extents each, the first one varies fastest. Local sizes are 1 where there are no work-groups.
struct Range {
  size_t global_size[3], local_size[3], offset[3], dimensions;
  size_t has_groups;
};

static constexpr size_t ITEMS_IN_A_GROUP = 4096;
static constexpr size_t IN_STEP = 16; // work-items that run in step, at most
static constexpr size_t GROUPS_A_THREAD = 8;
static constexpr size_t TURNS_A_THREAD = 32; // in which it takes groups, where there are many: the last turns end at nearly the same time

static size_t at_most(size_t one, size_t other) { return one < other ? one : other; }
static size_t at_least_one(size_t number) { return number ? number : 1; }

static size_t items_of(const Range &range) { return range.global_size[0] * range.global_size[1] * range.global_size[2]; }

// Choose work-groups for a range without any: rows, so that loops are long, and enough for all threads.
static void choose_groups(const Range &range, size_t items, size_t threads, size_t *local_size) {
  const size_t *size = range.global_size;
  size_t wanted = threads ? at_most(ITEMS_IN_A_GROUP, at_least_one(items / (threads * GROUPS_A_THREAD)))
                          : at_most(ITEMS_IN_A_GROUP, at_least_one(items));
  if (items >= threads * IN_STEP)
    wanted = (wanted + IN_STEP - 1) / IN_STEP * IN_STEP;
  local_size[0] = at_least_one(at_most(size[0], size[1] * size[2] == 1 ? wanted : ITEMS_IN_A_GROUP));
  local_size[1] = at_least_one(at_most(size[1], wanted / local_size[0]));
  local_size[2] = 1;
}

// Return how threads share a range; without any, how one runs all.
static Launch launch_of(const Range &range, size_t threads) {
  size_t items = items_of(range), groups = 1;
  Launch launch = {};
  __builtin_memcpy(launch.local_size, range.local_size, sizeof launch.local_size);
  if (items && !range.has_groups)
    choose_groups(range, items, threads, launch.local_size);
  for (int d = 0; d < 3; ++d) {
    launch.global_size[d] = range.global_size[d];
    launch.global_offset[d] = range.offset[d];
    launch.group_count[d] = (range.global_size[d] + launch.local_size[d] - 1) / launch.local_size[d];
    groups *= launch.group_count[d];
  }
  launch.dimensions = range.dimensions;
  launch.end_group = groups;
  launch.groups_at_once = threads && groups > 1 ? at_least_one(groups / (threads * TURNS_A_THREAD)) : 0;
  return launch;
}

// Return how long a launch will take, in nanoseconds, as far as is known.
static i64 expected(const AnyRange *known, size_t items) {
  double found = (double)__atomic_load_n(&known->picoseconds, __ATOMIC_RELAXED) * (double)items / 1000;
  return found < 1e18 ? (i64)found : (i64)1e18;
}

// Run a kernel that is over soon.
static void run_for(AnyRange *known, const Range &range, char *arguments, size_t local_bytes, Running *running) {
  Kernel kernel = {known->function, expected(known, items_of(range)), 1, known, launch_of(range, 0), {}};
  __native_run_kernel(known->pool, &kernel, arguments, local_bytes, running);
}
