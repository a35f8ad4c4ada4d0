// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A runtime for SYCL programs that no pass has seen: it fills the C interface, and runs each work-item of a kernel in this
// process, at once, as a fiber where others are to be waited for. `PLAIN_SHARES_MEMORY=0` makes a device that has memory of its own, and
// `PLAIN_IS_GPU=1` one that calls itself a GPU.
#include "plain_device.hpp"
#include <sycl/detail/math.hpp>
#include <syclopt/abi.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <limits>
#include <map>
#include <memory>
#include <string>
#include <type_traits>
#include <ucontext.h>
#include <utility>
#include <vector>

struct syclopt_queue {
  syclopt_graph *graph = nullptr;
};
struct plain_node;
struct syclopt_event {
  int uses;
  std::uint64_t start, end;
  plain_node *node = nullptr;
};

#pragma clang diagnostic ignored "-Wmissing-exception-spec"

namespace {

constexpr size_t stack_size = 256 << 10, sub_group_size = 8;
thread_local std::string words;
int failed(int number, const char *what) {
  words = what;
  return number;
}

std::uint64_t now() { return static_cast<std::uint64_t>(std::chrono::steady_clock::now().time_since_epoch().count()); }

int done(syclopt_event **event, std::uint64_t start) {
  if (event)
    *event = new syclopt_event{1, start, now(), nullptr};
  return 0;
}

bool is_set(const char *variable, bool otherwise) {
  const char *value = std::getenv(variable);
  return value ? *value == '1' : otherwise;
}

// Graphs: nodes with what they do. Each one has an event, of which the graph holds one use.

} // namespace
struct plain_node {
  syclopt_graph *graph;
  std::uint32_t type;
  std::function<int()> run;
  syclopt_event event;
  std::vector<plain_node *> before, behind;
};
struct syclopt_graph {
  bool checks_cycles;
  std::vector<plain_node *> nodes;
};
struct syclopt_executable_graph {
  bool is_updatable;
  std::vector<std::pair<plain_node *, std::function<int()>>> steps;
};
namespace {

int add_node(syclopt_graph *graph, std::uint32_t type, syclopt_events after, syclopt_event **event, std::function<int()> run) {
  for (size_t i = 0; i < after.count; ++i)
    if (!after.list[i]->node || after.list[i]->node->graph != graph)
      return failed(SYCLOPT_INVALID, "commands of a graph can only depend on commands of that graph");
  auto *node = new plain_node{graph, type, std::move(run), {1, 0, 0, nullptr}, {}, {}};
  node->event.node = node;
  for (size_t i = 0; i < after.count; ++i)
    if (auto *one = after.list[i]->node; std::find(node->before.begin(), node->before.end(), one) == node->before.end()) {
      node->before.push_back(one);
      one->behind.push_back(node);
    }
  graph->nodes.push_back(node);
  if (event) {
    ++node->event.uses;
    *event = &node->event;
  }
  return 0;
}

// A command: runs at once, or becomes a node.
int given(syclopt_queue *queue, std::uint32_t type, syclopt_events after, syclopt_event **event, std::function<int()> run) {
  if (queue->graph)
    return add_node(queue->graph, type, after, event, std::move(run));
  for (size_t i = 0; i < after.count; ++i)
    if (after.list[i]->node)
      return failed(SYCLOPT_INVALID, "the command depends on one that was recorded");
  const auto start = now();
  if (const int error = run())
    return error;
  return done(event, start);
}

bool has_path(const plain_node *from, const plain_node *to) {
  return from == to || std::any_of(from->behind.begin(), from->behind.end(), [&](auto *one) { return has_path(one, to); });
}

int give_nodes(const std::vector<plain_node *> &nodes, syclopt_event **list, size_t room, size_t *count) {
  for (size_t i = 0; i < nodes.size() && i < room; ++i) {
    ++nodes[i]->event.uses;
    list[i] = &nodes[i]->event;
  }
  return *count = nodes.size(), 0;
}

void in_order(plain_node *node, std::vector<plain_node *> &order) {
  if (std::find(order.begin(), order.end(), node) != order.end())
    return;
  for (auto *one : node->before)
    in_order(one, order);
  order.push_back(node);
}

int print(const syclopt_graph *graph, const std::string &path) {
  const bool is_dot = path.size() > 4 && path.compare(path.size() - 4, 4, ".dot") == 0;
  std::FILE *file = is_dot ? std::fopen(path.c_str(), "w") : nullptr;
  if (!file)
    return failed(SYCLOPT_INVALID, "the graph is written to a file that ends in .dot");
  std::fputs("digraph command_graph {\n", file);
  for (const auto *one : graph->nodes)
    for (const auto *other : one->behind)
      std::fprintf(file, "  \"%p\" -> \"%p\";\n", static_cast<const void *>(one), static_cast<const void *>(other));
  std::fputs("}\n", file);
  return std::fclose(file);
}

// A launch that stays when its parts go.
struct kept_launch {
  syclopt_launch launch;
  std::vector<char> bytes;
  std::vector<std::pair<std::string, std::vector<char>>> values;
  std::vector<syclopt_constant> constants;

  explicit kept_launch(const syclopt_launch &from) : launch(from), bytes(from.size + from.align) {
    void *copy = bytes.data() + from.align - reinterpret_cast<std::uintptr_t>(bytes.data()) % from.align;
    launch.callable = std::memcpy(copy, from.callable, from.size);
    for (size_t i = 0; i < from.constant_count; ++i) {
      const auto *begin = static_cast<const char *>(from.constants[i].value);
      values.emplace_back(from.constants[i].id, std::vector<char>(begin, begin + from.constants[i].size));
    }
    for (const auto &[id, value] : values)
      constants.push_back({id.c_str(), value.data(), value.size()});
    launch.constants = constants.data();
  }
  kept_launch(const kept_launch &) = delete;
};

// Work-items. Dimension 0 is the one that varies fastest here.

struct fiber {
  ucontext_t context;
  std::vector<char> stack = std::vector<char>(stack_size);
  bool is_done = true;
  size_t local[3];
};

struct meeting {
  size_t arrived = 0, generation = 0;
};

struct arrival {
  std::uint64_t all = 0, yes = 0;
  size_t still_there = 0;
};

struct state {
  const syclopt_launch *launch = nullptr;
  size_t global[3], local[3], offset[3], groups[3], group[3];
  size_t item[3]; // of a range
  std::vector<fiber *> fibers;
  fiber *current = nullptr;
  ucontext_t scheduler;
  std::vector<meeting> meetings; // of the group, and of its sub-groups
  std::map<std::pair<size_t, std::uint64_t>, meeting> partial; // of some of a sub-group
  std::map<std::pair<size_t, const void *>, arrival> arrivals; // of whoever comes to a call
  std::vector<char> memory;
  std::map<const void *, std::vector<char>> allocated;
  alignas(16) char values[1024][16];
};
thread_local state now_running;
state &s() { return now_running; }

size_t local_linear() {
  if (!s().current)
    return 0;
  const size_t *l = s().current->local;
  return (l[2] * s().local[1] + l[1]) * s().local[0] + l[0];
}
size_t group_items() { return s().local[0] * s().local[1] * s().local[2]; }
size_t lanes() { return std::min(sub_group_size, group_items() - local_linear() / sub_group_size * sub_group_size); }

void call_kernel() { reinterpret_cast<void (*)(const void *)>(reinterpret_cast<std::uintptr_t>(s().launch->kernel))(s().launch->callable); }

void fiber_main() {
  call_kernel();
  s().current->is_done = true;
  swapcontext(&s().current->context, &s().scheduler);
}

void let_others_run() {
  fiber *self = s().current;
  swapcontext(&self->context, &s().scheduler);
}

void wait_at(meeting &here, size_t expected) {
  const size_t generation = here.generation;
  if (++here.arrived == expected) {
    here.arrived = 0;
    ++here.generation;
    return;
  }
  while (here.generation == generation)
    let_others_run();
}

void wait_for(int scope) {
  if (s().current)
    wait_at(s().meetings[scope == 3 ? 1 + local_linear() / sub_group_size : 0], scope == 3 ? lanes() : group_items());
}

std::uint64_t lanes_in(sycl::detail::ballot_bits bits) { return static_cast<std::uint64_t>(static_cast<unsigned>(bits[1])) << 32 | static_cast<unsigned>(bits[0]); }
sycl::detail::ballot_bits ballot_of(std::uint64_t lanes) { return {static_cast<int>(lanes), static_cast<int>(lanes >> 32), 0, 0}; }
void wait_for_some(std::uint64_t members) {
  wait_at(s().partial[{local_linear() / sub_group_size, members}], static_cast<size_t>(__builtin_popcountll(members)));
}

void run_group() {
  const size_t items = group_items();
  s().meetings.assign(1 + (items + sub_group_size - 1) / sub_group_size, meeting());
  while (s().fibers.size() < items)
    s().fibers.push_back(new fiber);
  size_t n = 0;
  for (size_t z = 0; z < s().local[2]; ++z)
    for (size_t y = 0; y < s().local[1]; ++y)
      for (size_t x = 0; x < s().local[0]; ++x, ++n) {
        fiber &one = *s().fibers[n];
        one.is_done = false;
        one.local[0] = x, one.local[1] = y, one.local[2] = z;
        getcontext(&one.context);
        one.context.uc_stack.ss_sp = one.stack.data();
        one.context.uc_stack.ss_size = one.stack.size();
        one.context.uc_link = nullptr;
        makecontext(&one.context, fiber_main, 0);
      }
  for (bool is_any = true; is_any;) {
    is_any = false;
    for (size_t i = 0; i < items; ++i)
      if (!s().fibers[i]->is_done) {
        is_any = true;
        s().current = s().fibers[i];
        swapcontext(&s().scheduler, &s().current->context);
      }
  }
  s().current = nullptr;
}

int run_launch(const syclopt_launch *what) {
  const int d = static_cast<int>(what->dimensions);
  state &me = s();
  me.launch = what;
  const bool in_groups = what->kind == SYCLOPT_ND_RANGE_KIND;
  for (int i = 0; i < 3; ++i) {
    const int from = d - 1 - i;
    me.global[i] = from >= 0 ? what->global[from] : 1;
    me.local[i] = from >= 0 && in_groups ? what->local[from] : 1;
    me.offset[i] = from >= 0 ? what->offset[from] : 0;
    me.groups[i] = me.global[i] / me.local[i];
  }
  if (group_items() > 1024) {
    me.launch = nullptr;
    return failed(SYCLOPT_ND_RANGE, "a work-group has at most 1024 work-items here");
  }
  me.memory.assign(what->local_bytes + 64, 0x55);
  auto &g = me.group;
  if (!me.groups[0] || !me.groups[1])
    me.groups[2] = 0; // else empty rows are counted, however many there are
  for (g[2] = 0; g[2] < me.groups[2]; ++g[2])
    for (g[1] = 0; g[1] < me.groups[1]; ++g[1])
      for (g[0] = 0; g[0] < me.groups[0]; ++g[0])
        if (in_groups) {
          run_group();
        } else {
          call_kernel();
        }
  me.allocated.clear();
  me.launch = nullptr;
  return 0;
}
std::function<int()> as_command(const syclopt_launch *what) {
  return [kept = std::make_shared<kept_launch>(*what)] { return run_launch(&kept->launch); };
}
int launch(syclopt_queue *queue, const syclopt_launch *what, syclopt_events after, syclopt_event **event) {
  return given(queue, SYCLOPT_NODE_KERNEL, after, event, as_command(what));
}

// What all members of a group have put down, in order.
template <class T> std::vector<T> exchanged(int scope, T mine, size_t &self) {
  std::memcpy(s().values[local_linear()], &mine, sizeof mine);
  wait_for(scope);
  const size_t first = scope == 3 ? local_linear() / sub_group_size * sub_group_size : 0;
  self = local_linear() - first;
  std::vector<T> result(scope == 3 ? lanes() : group_items());
  for (size_t i = 0; i < result.size(); ++i)
    std::memcpy(&result[i], s().values[first + i], sizeof(T));
  wait_for(scope);
  return result;
}
// What those work-items of a sub-group have put down that are in `members`.
template <class T> std::map<size_t, T> exchanged_by_some(std::uint64_t members, T mine) {
  std::memcpy(s().values[local_linear()], &mine, sizeof mine);
  wait_for_some(members);
  const size_t first = local_linear() / sub_group_size * sub_group_size;
  std::map<size_t, T> result;
  for (size_t i = 0; i < sub_group_size; ++i)
    if (members >> i & 1)
      std::memcpy(&result[i], s().values[first + i], sizeof(T));
  wait_for_some(members);
  return result;
}
template <class T, class F> T folded_by_some(int operation, std::uint64_t members, T mine, T identity, F f) {
  const size_t self = local_linear() % sub_group_size;
  T result = identity;
  for (const auto &[lane, x] : exchanged_by_some(members, mine))
    if (operation == 6 || lane < self || (operation == 7 && lane == self))
      result = f(result, x);
  return result;
}
template <class T, class F> T folded(int scope, int operation, T mine, T identity, F f) {
  size_t self = 0;
  const auto all = exchanged(scope, mine, self);
  const size_t end = operation == 0 ? all.size() : operation == 1 ? self + 1 : self;
  T result = identity;
  for (size_t i = 0; i < end; ++i)
    result = f(result, all[i]);
  return result;
}

// Devices and memory.

struct memory_facts {
  size_t size;
  std::uint32_t kind;
};
std::map<std::uintptr_t, memory_facts> &all_memory() {
  static auto *all = new std::map<std::uintptr_t, memory_facts>;
  return *all;
}

bool is_gpu() { return is_set("PLAIN_IS_GPU", false); }

template <class T> int give(T value, void *to, size_t room, size_t *size) {
  *size = sizeof value;
  if (to && room >= sizeof value)
    std::memcpy(to, &value, sizeof value);
  return 0;
}
int give_text(const std::string &text, void *to, size_t room, size_t *size) {
  *size = text.size();
  if (to && room >= text.size())
    std::memcpy(to, text.data(), text.size());
  return 0;
}
template <class T> int give_list(const std::vector<T> &list, void *to, size_t room, size_t *size) {
  return give_text(std::string(reinterpret_cast<const char *>(list.data()), list.size() * sizeof(T)), to, room, size);
}

const std::vector<std::uint32_t> aspects() { return {is_gpu() ? 2u : 1u, 5, 6, 9, 12, 13, 14, 15, 28, 41, 61}; }

int device_info(std::uint32_t device, std::uint32_t info, void *value, size_t room, size_t *size) {
  if (device != 0)
    return failed(SYCLOPT_INVALID, "there is no such device");
  switch (info) {
  case SYCLOPT_DEVICE_name: return give_text("plain device", value, room, size);
  case SYCLOPT_DEVICE_vendor: return give_text("syclopt", value, room, size);
  case SYCLOPT_DEVICE_version: case SYCLOPT_DEVICE_driver_version: return give_text("1.0", value, room, size);
  case SYCLOPT_DEVICE_device_type: return give<std::uint32_t>(is_gpu() ? 1 : 0, value, room, size);
  case SYCLOPT_DEVICE_platform: return give<std::uint32_t>(0, value, room, size);
  case SYCLOPT_DEVICE_max_compute_units: return give<std::uint32_t>(4, value, room, size);
  case SYCLOPT_DEVICE_max_work_group_size: return give<size_t>(1024, value, room, size);
  case SYCLOPT_DEVICE_max_work_item_sizes_1: return give_list<size_t>({1024}, value, room, size);
  case SYCLOPT_DEVICE_max_work_item_sizes_2: return give_list<size_t>({1024, 1024}, value, room, size);
  case SYCLOPT_DEVICE_max_work_item_sizes_3: return give_list<size_t>({1024, 1024, 1024}, value, room, size);
  case SYCLOPT_DEVICE_local_mem_size: return give<std::uint64_t>(1 << 20, value, room, size);
  case SYCLOPT_DEVICE_global_mem_size: case SYCLOPT_DEVICE_max_mem_alloc_size: return give<std::uint64_t>(1ull << 32, value, room, size);
  case SYCLOPT_DEVICE_sub_group_sizes: return give_list<size_t>({sub_group_size}, value, room, size);
  case SYCLOPT_DEVICE_aspects: return give_list(aspects(), value, room, size);
  case SYCLOPT_DEVICE_atomic_memory_order_capabilities: return give_list<std::uint32_t>({0, 1, 3, 4, 5}, value, room, size);
  case SYCLOPT_DEVICE_max_read_image_args: case SYCLOPT_DEVICE_max_write_image_args: case SYCLOPT_DEVICE_max_samplers: return give<std::uint32_t>(128, value, room, size);
  case SYCLOPT_DEVICE_image2d_max_width: case SYCLOPT_DEVICE_image3d_max_depth: return give<size_t>(1 << 30, value, room, size);
  case SYCLOPT_DEVICE_extensions: return give_text("", value, room, size);
  case SYCLOPT_DEVICE_usm_device_allocations: case SYCLOPT_DEVICE_is_available: case SYCLOPT_DEVICE_image_support: return give<std::uint32_t>(1, value, room, size);
  case SYCLOPT_DEVICE_ARCHITECTURE: return give<std::uint64_t>(0x0300000000000000, value, room, size);
  case SYCLOPT_DEVICE_SHARES_HOST_MEMORY: return give<std::uint32_t>(is_set("PLAIN_SHARES_MEMORY", true), value, room, size);
  default: return failed(SYCLOPT_FEATURE_NOT_SUPPORTED, "the plain runtime does not know this of its device");
  }
}

int copy(syclopt_queue *queue, void *to, const void *from, size_t size, syclopt_events after, syclopt_event **event) {
  return given(queue, SYCLOPT_NODE_MEMCPY, after, event, [=] { return std::memmove(to, from, size), 0; });
}
int fill(syclopt_queue *queue, void *to, const void *pattern, size_t size, size_t count, syclopt_events after, syclopt_event **event) {
  const std::vector<char> bytes(static_cast<const char *>(pattern), static_cast<const char *>(pattern) + size);
  return given(queue, SYCLOPT_NODE_MEMFILL, after, event, [=] {
    for (size_t i = 0; i < count; ++i)
      std::memcpy(static_cast<char *>(to) + i * size, bytes.data(), size);
    return 0;
  });
}
std::vector<char *> elements_of(const syclopt_box &box) {
  std::vector<char *> result;
  for (size_t i = 0; i < box.extent[0]; ++i)
    for (size_t j = 0; j < box.extent[1]; ++j)
      for (size_t k = 0; k < box.extent[2]; ++k)
        result.push_back(static_cast<char *>(box.memory) + i * box.stride[0] + j * box.stride[1] + k * box.stride[2]);
  return result;
}
int copy_box(syclopt_queue *queue, const syclopt_box *to, const syclopt_box *from, syclopt_events after, syclopt_event **event) {
  return given(queue, SYCLOPT_NODE_MEMCPY, after, event, [to = *to, from = *from] {
    std::vector<char> bytes;
    for (const char *one : elements_of(from))
      bytes.insert(bytes.end(), one, one + from.size);
    const auto targets = elements_of(to);
    for (size_t n = 0; n * to.size < bytes.size(); ++n)
      std::memcpy(targets[n], &bytes[n * to.size], to.size);
    return 0;
  });
}
int fill_box(syclopt_queue *queue, std::uint32_t type, const syclopt_box *to, const void *pattern, syclopt_events after, syclopt_event **event) {
  const std::vector<char> bytes(static_cast<const char *>(pattern), static_cast<const char *>(pattern) + to->size);
  return given(queue, type, after, event, [to = *to, bytes] {
    for (char *one : elements_of(to))
      std::memcpy(one, bytes.data(), bytes.size());
    return 0;
  });
}
int nothing(syclopt_queue *queue, std::uint32_t type, syclopt_events after, syclopt_event **event) {
  return given(queue, type, after, event, [] { return 0; });
}
int refuse_events(syclopt_events events) {
  for (size_t i = 0; i < events.count; ++i)
    if (events.list[i]->node)
      return failed(SYCLOPT_INVALID, "a recorded command does not run, and so is nothing to wait for or to ask");
  return 0;
}

std::map<const void *, std::vector<char>> device_globals;

const struct syclopt_interface table = {
    SYCLOPT_ABI_VERSION,
    sizeof(struct syclopt_interface),
    [] { return words.c_str(); },
    [](std::uint32_t *count) { return *count = 1, 0; },
    device_info,
    [](std::uint32_t, std::uint32_t aspect, int *has) {
      const auto all = aspects();
      return *has = std::find(all.begin(), all.end(), aspect) != all.end(), 0;
    },
    [](std::uint32_t, std::uint32_t info, void *value, size_t room, size_t *size) {
      return info == SYCLOPT_PLATFORM_BACKEND ? give<std::uint32_t>(7, value, room, size) : give_text("plain platform", value, room, size);
    },
    [](std::uint32_t, std::uint32_t, syclopt_queue **queue) { return *queue = new syclopt_queue, 0; },
    [](syclopt_queue *queue) { return delete queue, 0; },
    [](syclopt_queue *) { return 0; },
    [](syclopt_queue *, int *is_empty) { return *is_empty = 1, 0; },
    [](syclopt_event *event) { return ++event->uses, 0; },
    [](syclopt_event *event) {
      if (--event->uses == 0 && !event->node)
        delete event;
      return 0;
    },
    refuse_events,
    [](syclopt_event *event, std::uint32_t *status) { return *status = SYCLOPT_EVENT_COMPLETE, refuse_events({&event, 1}); },
    [](syclopt_event *event, std::uint32_t what, std::uint64_t *ns) {
      return *ns = what == SYCLOPT_PROFILING_END ? event->end : event->start, refuse_events({&event, 1});
    },
    [](syclopt_event *, syclopt_event **, size_t, size_t *count) { return *count = 0, 0; },
    [](std::uint32_t, std::uint32_t kind, size_t size, size_t align, void **memory) {
      if (size > size_t(1) << 32)
        return failed(SYCLOPT_MEMORY_ALLOCATION, "there is not so much memory");
      *memory = std::aligned_alloc(std::max<size_t>(align, 64), (size + std::max<size_t>(align, 64)) / std::max<size_t>(align, 64) * std::max<size_t>(align, 64));
      all_memory()[reinterpret_cast<std::uintptr_t>(*memory)] = {size, kind};
      return 0;
    },
    [](void *memory) { return all_memory().erase(reinterpret_cast<std::uintptr_t>(memory)), std::free(memory), 0; },
    [](const void *pointer, std::uint32_t *kind, std::uint32_t *device) {
      *kind = SYCLOPT_MEMORY_UNKNOWN, *device = 0;
      auto next = all_memory().upper_bound(reinterpret_cast<std::uintptr_t>(pointer));
      if (next != all_memory().begin() && (--next)->first + next->second.size > reinterpret_cast<std::uintptr_t>(pointer))
        *kind = next->second.kind;
      return 0;
    },
    launch,
    copy,
    fill,
    [](syclopt_queue *queue, const void *, size_t, syclopt_events after, syclopt_event **event) { return nothing(queue, SYCLOPT_NODE_PREFETCH, after, event); },
    [](syclopt_queue *queue, const void *, size_t, int, syclopt_events after, syclopt_event **event) { return nothing(queue, SYCLOPT_NODE_MEMADVISE, after, event); },
    [](syclopt_queue *queue, syclopt_events after, syclopt_event **event) { return nothing(queue, SYCLOPT_NODE_BARRIER, after, event); },
    [](syclopt_queue *queue, void (*task)(void *), void *data, syclopt_events after, syclopt_event **event) {
      return given(queue, SYCLOPT_NODE_HOST_TASK, after, event, [=] { return task(data), 0; });
    },
    [](const void *variable, const char *) { return device_globals[variable], 0; },
    [](syclopt_queue *queue, const void *variable, size_t offset, const void *from, size_t size, syclopt_events after, syclopt_event **event) {
      return copy(queue, const_cast<char *>(static_cast<const char *>(variable)) + offset, from, size, after, event);
    },
    [](syclopt_queue *queue, const void *variable, size_t offset, void *to, size_t size, syclopt_events after, syclopt_event **event) {
      return copy(queue, to, static_cast<const char *>(variable) + offset, size, after, event);
    },
    [](const char *, const char **kernel) { return *kernel = "", 0; },
    [](const void *, std::uint32_t, std::uint32_t info, void *value, size_t room, size_t *size) {
      return info == SYCLOPT_KERNEL_MAX_SUB_GROUP_SIZE ? give<std::uint32_t>(sub_group_size, value, room, size) : give<size_t>(1024, value, room, size);
    },
    [](const void *, std::uint32_t, int *is) { return *is = 1, 0; },
    [](std::uint32_t, std::uint32_t flags, syclopt_graph **graph, syclopt_queue **queue) {
      *graph = new syclopt_graph{!(flags & SYCLOPT_GRAPH_NO_CYCLE_CHECK), {}};
      *queue = new syclopt_queue{*graph};
      return 0;
    },
    [](syclopt_graph *) { return 0; }, // nodes are there as long as anyone may ask for them: to the end
    [](syclopt_graph *graph, std::uint32_t type, syclopt_events after, syclopt_event **node) { return add_node(graph, type, after, node, [] { return 0; }); },
    [](syclopt_graph *graph, syclopt_event *from, syclopt_event *to) {
      if (graph->checks_cycles && has_path(to->node, from->node))
        return failed(SYCLOPT_INVALID, "the edge would close a cycle");
      from->node->behind.push_back(to->node);
      to->node->before.push_back(from->node);
      return 0;
    },
    [](syclopt_graph *graph, const char *path, int) { return print(graph, path); },
    [](syclopt_graph *graph, syclopt_event **list, size_t room, size_t *count) { return give_nodes(graph->nodes, list, room, count); },
    [](syclopt_event *node, int are_behind, syclopt_event **list, size_t room, size_t *count) {
      return give_nodes(are_behind ? node->node->behind : node->node->before, list, room, count);
    },
    [](syclopt_event *node, std::uint32_t *type) { return *type = node->node->type, 0; },
    [](syclopt_event *node, const syclopt_launch *what) { return node->node->run = as_command(what), 0; },
    [](syclopt_graph *graph, std::uint32_t flags, syclopt_executable_graph **executable) {
      std::vector<plain_node *> order;
      for (auto *one : graph->nodes)
        in_order(one, order);
      *executable = new syclopt_executable_graph{(flags & SYCLOPT_GRAPH_UPDATABLE) != 0, {}};
      for (auto *one : order)
        (*executable)->steps.emplace_back(one, one->run);
      return 0;
    },
    [](syclopt_executable_graph *executable) { return delete executable, 0; },
    [](syclopt_executable_graph *executable, syclopt_events nodes) {
      for (size_t i = 0; i < nodes.count; ++i) {
        auto *node = nodes.list[i]->node;
        const auto found = std::find_if(executable->steps.begin(), executable->steps.end(), [&](const auto &one) { return one.first == node; });
        if (found == executable->steps.end() || node->type != SYCLOPT_NODE_KERNEL)
          return failed(SYCLOPT_INVALID, "the node is no kernel of the graph");
        found->second = node->run;
      }
      return 0;
    },
    [](syclopt_executable_graph *executable, syclopt_graph *source) {
      if (source->nodes.size() != executable->steps.size())
        return failed(SYCLOPT_INVALID, "the graph has another shape");
      for (const auto *one : source->nodes)
        if (one->type != SYCLOPT_NODE_KERNEL && one->type != SYCLOPT_NODE_EMPTY && one->type != SYCLOPT_NODE_BARRIER)
          return failed(SYCLOPT_INVALID, "only kernels, barriers and empty nodes are updated");
      std::vector<plain_node *> order;
      for (auto *one : source->nodes)
        in_order(one, order);
      for (size_t i = 0; i < order.size(); ++i)
        executable->steps[i].second = order[i]->run;
      return 0;
    },
    [](syclopt_queue *queue, syclopt_executable_graph *executable, syclopt_events after, syclopt_event **event) {
      auto run = [executable] {
        for (const auto &one : executable->steps)
          if (const int error = one.second())
            return error;
        return 0;
      };
      return given(queue, SYCLOPT_NODE_SUBGRAPH, after, event, run);
    },
    [](void *value, size_t room, size_t *size) { return give_text(std::string("plain kernel", 13), value, room, size); },
    [] {}, // threads need nothing
    [] {},
    [] {},
    [](std::uint32_t, std::uint32_t, std::uint32_t what, int *holds) {
      *holds = 0;
      return what < SYCLOPT_PEER_ACCESS_ENABLE ? 0 : failed(SYCLOPT_FEATURE_NOT_SUPPORTED, "there is one device");
    },
    [](std::uint64_t, syclopt_event **event) { return done(event, now()); },
    [](syclopt_event *) { return 0; },
    copy_box,
    fill_box,
    [](void *value, size_t room, size_t *size) { return give_text(std::string("factor", 7), value, room, size); }, // nobody has looked at the kernels
};

__attribute__((constructor(101))) void fill() { syclopt_interface = &table; }

} // namespace

extern "C" bool plain_runs_kernel() { return s().launch != nullptr; }
namespace {
// A condition in prefix code: -1 an aspect, -2 an architecture, -3 not, -4 and, -5 or.
bool holds(const long long *&at) {
  switch (*at++) {
  case -1: {
    const auto all = aspects();
    return std::find(all.begin(), all.end(), static_cast<std::uint32_t>(*at++)) != all.end();
  }
  case -2: return *at++ == 0x0300000000000000;
  case -3: return !holds(at);
  case -4: {
    const bool first = holds(at), second = holds(at);
    return first && second;
  }
  case -5: {
    const bool first = holds(at), second = holds(at);
    return first || second;
  }
  default: std::abort();
  }
}
} // namespace
extern "C" bool plain_holds(const long long *numbers, size_t count) {
  const auto *at = numbers;
  const bool result = holds(at);
  if (at != numbers + count)
    std::abort();
  return result;
}
extern "C" const void *plain_constant(const char *id, const void *otherwise) {
  for (size_t i = 0; i < s().launch->constant_count; ++i)
    if (std::strcmp(s().launch->constants[i].id, id) == 0)
      return s().launch->constants[i].value;
  return otherwise;
}

size_t __spirv_BuiltInGlobalInvocationId(int d) { return s().offset[d] + s().group[d] * s().local[d] + (s().current ? s().current->local[d] : 0); }
size_t __spirv_BuiltInGlobalSize(int d) { return s().global[d]; }
size_t __spirv_BuiltInGlobalOffset(int d) { return s().offset[d]; }
size_t __spirv_BuiltInLocalInvocationId(int d) { return s().current ? s().current->local[d] : 0; }
size_t __spirv_BuiltInWorkgroupId(int d) { return s().group[d]; }
size_t __spirv_BuiltInWorkgroupSize(int d) { return s().local[d]; }
size_t __spirv_BuiltInNumWorkgroups(int d) { return s().groups[d]; }
unsigned __spirv_BuiltInSubgroupSize() { return static_cast<unsigned>(lanes()); }
unsigned __spirv_BuiltInSubgroupMaxSize() { return sub_group_size; }
unsigned __spirv_BuiltInNumSubgroups() { return static_cast<unsigned>((group_items() + sub_group_size - 1) / sub_group_size); }
unsigned __spirv_BuiltInSubgroupId() { return static_cast<unsigned>(local_linear() / sub_group_size); }
unsigned __spirv_BuiltInSubgroupLocalInvocationId() { return static_cast<unsigned>(local_linear() % sub_group_size); }
void __spirv_ControlBarrier(int scope, int, int) { wait_for(scope); }
void __spirv_ControlBarrier(int, int, int, sycl::detail::ballot_bits members) { wait_for_some(lanes_in(members)); }
void __spirv_MemoryBarrier(int, int) {}
sycl::detail::ballot_bits __spirv_GroupNonUniformBallot(int, bool x, sycl::detail::ballot_bits members) {
  std::uint64_t yes = 0;
  for (const auto &[lane, said] : exchanged_by_some(lanes_in(members), x))
    yes |= std::uint64_t(said) << lane;
  return ballot_of(yes);
}
// Those take part that come to the same call before the first of them runs again.
sycl::detail::ballot_bits __spirv_GroupNonUniformBallot(int, bool x) {
  const size_t lane = local_linear() % sub_group_size;
  const auto key = std::make_pair(local_linear() / sub_group_size, static_cast<const void *>(__builtin_return_address(1)));
  auto &here = s().arrivals[key];
  here.all |= std::uint64_t(1) << lane;
  here.yes |= std::uint64_t(x) << lane;
  ++here.still_there;
  let_others_run();
  const std::uint64_t yes = here.yes;
  if (--here.still_there == 0)
    here = arrival();
  return ballot_of(yes);
}
extern "C" __attribute__((address_space(3))) void *__sycl_dynamicLocalMemoryPlaceholder(size_t) {
  char *memory = s().memory.data();
  return (__attribute__((address_space(3))) void *)(memory + (64 - reinterpret_cast<std::uintptr_t>(memory) % 64) % 64);
}
void *__spirv_GenericCastToPtrExplicit_ToGlobal(void *pointer, int) { return pointer; }
void *__spirv_GenericCastToPtrExplicit_ToLocal(void *pointer, int) { return pointer; }
void *__spirv_GenericCastToPtrExplicit_ToPrivate(void *pointer, int) { return pointer; }
extern "C" __attribute__((address_space(3))) void *__sycl_staticLocalMemory(const void *variable, size_t size, size_t) {
  auto &memory = s().allocated[variable];
  memory.resize(size);
  return (__attribute__((address_space(3))) void *)memory.data();
}
extern "C" __attribute__((address_space(3))) void *__sycl_allocateLocalMemory(size_t size, size_t) {
  auto &memory = s().allocated[__builtin_return_address(0)];
  memory.resize(size);
  return (__attribute__((address_space(3))) void *)memory.data();
}

#define GROUP(t)                                                                                                       \
  t __spirv_GroupBroadcast(int scope, t x, size_t item) {                                                              \
    size_t self;                                                                                                       \
    return exchanged(scope, x, self).at(item);                                                                         \
  }                                                                                                                    \
  t __spirv_GroupNonUniformShuffle(int scope, t x, int item) {                                                         \
    size_t self;                                                                                                       \
    const auto all = exchanged(scope, x, self);                                                                        \
    return size_t(item) < all.size() ? all[size_t(item)] : x;                                                          \
  }                                                                                                                    \
  t __spirv_GroupNonUniformShuffleXor(int scope, t x, int mask) {                                                      \
    size_t self;                                                                                                       \
    const auto all = exchanged(scope, x, self);                                                                        \
    return (self ^ size_t(mask)) < all.size() ? all[self ^ size_t(mask)] : x;                                          \
  }                                                                                                                    \
  t __spirv_GroupNonUniformShuffleUp(int scope, t x, int delta) {                                                      \
    size_t self;                                                                                                       \
    const auto all = exchanged(scope, x, self);                                                                        \
    return self >= size_t(delta) ? all[self - size_t(delta)] : x;                                                      \
  }                                                                                                                    \
  t __spirv_GroupNonUniformShuffleDown(int scope, t x, int delta) {                                                    \
    size_t self;                                                                                                       \
    const auto all = exchanged(scope, x, self);                                                                        \
    return self + size_t(delta) < all.size() ? all[self + size_t(delta)] : x;                                          \
  }                                                                                                                    \
  t __spirv_GroupNonUniformShuffle(int, t x, int item, sycl::detail::ballot_bits members) {                            \
    const auto all = exchanged_by_some(lanes_in(members), x);                                                          \
    const auto found = all.find(size_t(item));                                                                         \
    return found == all.end() ? x : found->second;                                                                     \
  }
GROUP(int)
GROUP(long)
GROUP(float)
GROUP(double)

#define PARTIAL_FOLD(name, t, identity, expression)                                                                    \
  t __spirv_GroupNonUniform##name(int, int operation, t x, sycl::detail::ballot_bits members) {                        \
    return folded_by_some<t>(operation, lanes_in(members), x, identity, [](t a, t b) { return static_cast<t>(expression); }); \
  }
#define FOLD(name, t, identity, expression)                                                                            \
  t __spirv_Group##name(int scope, int operation, t x) {                                                               \
    return folded<t>(scope, operation, x, identity, [](t a, t b) { return static_cast<t>(expression); });                           \
  }
#define FOLDS(t)                                                                                                       \
  FOLD(IAdd, t, 0, a + b) FOLD(IMulKHR, t, 1, a *b) FOLD(BitwiseAndKHR, t, -1, a &b) FOLD(BitwiseOrKHR, t, 0, a | b) FOLD(BitwiseXorKHR, t, 0, a ^ b)
FOLDS(int)
FOLDS(long)
#define PARTIAL_FOLDS(t)                                                                                               \
  PARTIAL_FOLD(IAdd, t, 0, a + b) PARTIAL_FOLD(IMul, t, 1, a *b) PARTIAL_FOLD(BitwiseAnd, t, -1, a &b) PARTIAL_FOLD(BitwiseOr, t, 0, a | b) PARTIAL_FOLD(BitwiseXor, t, 0, a ^ b)
PARTIAL_FOLDS(int)
PARTIAL_FOLDS(long)
#define BOUNDS(t, s) FOLD(s##Min, t, std::numeric_limits<t>::max(), b < a ? b : a) FOLD(s##Max, t, std::numeric_limits<t>::lowest(), a < b ? b : a)
#define PARTIAL_BOUNDS(t, s) PARTIAL_FOLD(s##Min, t, std::numeric_limits<t>::max(), b < a ? b : a) PARTIAL_FOLD(s##Max, t, std::numeric_limits<t>::lowest(), a < b ? b : a)
PARTIAL_BOUNDS(int, S)
PARTIAL_BOUNDS(long, S)
PARTIAL_BOUNDS(unsigned, U)
PARTIAL_BOUNDS(unsigned long, U)
BOUNDS(int, S)
BOUNDS(long, S)
BOUNDS(unsigned, U)
BOUNDS(unsigned long, U)
#define FLOATS(t)                                                                                                      \
  FOLD(FAdd, t, 0, a + b) FOLD(FMulKHR, t, 1, a *b) FOLD(FMin, t, t(INFINITY), b < a ? b : a) FOLD(FMax, t, t(-INFINITY), a < b ? b : a)
SYCLOPT_FLOATS(FLOATS)
#define PARTIAL_FLOATS(t)                                                                                              \
  PARTIAL_FOLD(FAdd, t, 0, a + b) PARTIAL_FOLD(FMul, t, 1, a *b) PARTIAL_FOLD(FMin, t, t(INFINITY), b < a ? b : a) PARTIAL_FOLD(FMax, t, t(-INFINITY), a < b ? b : a)
SYCLOPT_FLOATS(PARTIAL_FLOATS)
bool __spirv_GroupAll(int scope, bool x) { return folded<int>(scope, 0, x, 1, [](int a, int b) { return a & b; }); }
bool __spirv_GroupAny(int scope, bool x) { return folded<int>(scope, 0, x, 0, [](int a, int b) { return a | b; }); }

// One thread runs all work-items, and changes to another only at barriers.
#define MEMORY(t)                                                                                                      \
  t __spirv_AtomicLoad(t *p, int, int) { return *p; }                                                                  \
  void __spirv_AtomicStore(t *p, int, int, t x) { *p = x; }                                                            \
  t __spirv_AtomicExchange(t *p, int, int, t x) { return std::exchange(*p, x); }
SYCLOPT_INTEGERS(MEMORY)
MEMORY(float)
MEMORY(double)
#define CHANGE(name, t, expression)                                                                                    \
  t __spirv_Atomic##name(t *p, int, int, t b) {                                                                        \
    t a = *p;                                                                                                          \
    *p = static_cast<t>(expression);                                                                                                \
    return a;                                                                                                          \
  }
#define CHANGES(t)                                                                                                     \
  CHANGE(IAdd, t, a + b) CHANGE(ISub, t, a - b) CHANGE(And, t, a &b) CHANGE(Or, t, a | b) CHANGE(Xor, t, a ^ b)        \
  CHANGE(SMin, t, std::make_signed_t<t>(b) < std::make_signed_t<t>(a) ? b : a) CHANGE(SMax, t, std::make_signed_t<t>(a) < std::make_signed_t<t>(b) ? b : a) \
  CHANGE(UMin, t, std::make_unsigned_t<t>(b) < std::make_unsigned_t<t>(a) ? b : a)                                     \
  CHANGE(UMax, t, std::make_unsigned_t<t>(a) < std::make_unsigned_t<t>(b) ? b : a)                                     \
  t __spirv_AtomicCompareExchange(t *p, int, int, int, t value, t expected) {                                          \
    t a = *p;                                                                                                          \
    if (a == expected)                                                                                                 \
      *p = value;                                                                                                      \
    return a;                                                                                                          \
  }
SYCLOPT_INTEGERS(CHANGES)
#define FLOAT_CHANGES(t) CHANGE(FAddEXT, t, a + b) CHANGE(FMinEXT, t, b < a ? b : a) CHANGE(FMaxEXT, t, a < b ? b : a)
FLOAT_CHANGES(float)
FLOAT_CHANGES(double)

#define NATIVE(f, expression) float __spirv_ocl_native_##f(float x) { return static_cast<float>(expression); }
NATIVE(cos, std::cos(x)) NATIVE(exp, std::exp(x)) NATIVE(exp2, std::exp2(x)) NATIVE(exp10, std::pow(10.0f, x)) NATIVE(log, std::log(x)) NATIVE(log2, std::log2(x))
NATIVE(log10, std::log10(x)) NATIVE(recip, 1 / x) NATIVE(rsqrt, 1 / std::sqrt(x)) NATIVE(sin, std::sin(x)) NATIVE(sqrt, std::sqrt(x)) NATIVE(tan, std::tan(x))
float __spirv_ocl_rsqrt(float x) { return 1 / std::sqrt(x); }
double __spirv_ocl_rsqrt(double x) { return 1 / std::sqrt(x); }
