// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Command graphs: recorded or built once, finalized, and submitted as often as wanted.
#pragma once

#include <sycl/detail/accessor.hpp>

namespace sycl {
namespace ext::oneapi::experimental {

enum class node_type { empty, subgraph, kernel, memcpy, memset, memfill, prefetch, memadvise, ext_oneapi_barrier, host_task };

namespace property::graph {
struct no_cycle_check : sycl::detail::flag_property<14> {};
struct assume_buffer_outlives_graph : sycl::detail::flag_property<15> {};
struct updatable : sycl::detail::flag_property<16> {};
struct enable_profiling : sycl::detail::flag_property<17> {};
struct assume_data_outlives_buffer : sycl::detail::flag_property<20> {};
} // namespace property::graph

// A command of a graph: the event that its submission gave, or would have given.
class node {
  event of;
  friend class command_graph<graph_state::modifiable>;
  friend class command_graph<graph_state::executable>;
  explicit node(event e) : of(std::move(e)) {}

  std::vector<node> neighbours(int are_successors) const {
    return list(of.detail_queue(), [&](auto... rest) { return sycl::detail::graph_runtime().node_neighbours(of.detail_handle(), are_successors, rest...); });
  }
  template <class Ask> static std::vector<node> list(const std::shared_ptr<sycl::detail::queue_state> &queue, const Ask &ask) {
    size_t count = 0;
    sycl::detail::check(ask(nullptr, size_t(0), &count));
    std::vector<::syclopt_event *> handles(count);
    if (count != 0)
      sycl::detail::check(ask(handles.data(), count, &count));
    std::vector<node> result;
    for (auto *one : handles)
      result.push_back(node(event(one, queue)));
    return result;
  }
  template <class Set> void update(int dimensions, const Set &set) {
    const auto graph = of.detail_queue()->recording.lock();
    if (!graph)
      sycl::detail::fail(errc::invalid, "the graph of the node is there no more");
    const std::lock_guard<std::recursive_mutex> held(graph->mutex);
    const auto slot = graph->kernel_of(of);
    auto &step = slot->all[slot->active]->step;
    if (step.launch.dimensions != static_cast<std::uint32_t>(dimensions))
      sycl::detail::fail(errc::invalid, "the kernel of the node has a range of another number of dimensions");
    set(step);
    slot->send();
  }

public:
  node() = delete;
  node_type get_type() const {
    std::uint32_t result = 0;
    sycl::detail::check(sycl::detail::graph_runtime().node_type(of.detail_handle(), &result));
    return static_cast<node_type>(result);
  }
  std::vector<node> get_predecessors() const { return neighbours(0); }
  std::vector<node> get_successors() const { return neighbours(1); }
  static node get_node_from_event(event e) {
    if (!e.detail_is_node())
      sycl::detail::fail(errc::invalid, "the event is not that of a recorded command: it has no node");
    return node(std::move(e));
  }
  template <int D> void update_nd_range(nd_range<D> r) {
    update(D, [&](auto &step) { step.set_nd_range(r); });
  }
  template <int D> void update_range(range<D> r) {
    update(D, [&](auto &step) { step.set_range(r); });
  }
  const event &detail_event() const { return of; }
  friend bool operator==(const node &a, const node &b) { return a.of == b.of; }
  friend bool operator!=(const node &a, const node &b) { return a.of != b.of; }
};

namespace property::node {
struct depends_on : sycl::detail::flag_property<18> {
  template <class... N, class = std::enable_if_t<(std::is_same_v<std::decay_t<N>, experimental::node> && ...)>>
  depends_on(const N &...nodes) : bound(std::make_shared<std::vector<event>>(std::vector<event>{nodes.detail_event()...})) {}
  depends_on(std::shared_ptr<const void> events) : bound(std::move(events)) {}
  std::shared_ptr<const void> bound;
};
struct depends_on_all_leaves : sycl::detail::flag_property<19> {};
} // namespace property::node

template <> class command_graph<graph_state::executable> {
  std::shared_ptr<sycl::detail::executable_state> state;
  friend class command_graph<graph_state::modifiable>;
  friend class sycl::handler;
  explicit command_graph(std::shared_ptr<sycl::detail::executable_state> s) : state(std::move(s)) {}
  void check_updatable() const {
    if (!state->is_updatable)
      sycl::detail::fail(errc::invalid, "the graph was finalized without property::graph::updatable");
  }

public:
  command_graph() = delete;
  void update(node &n) { update(std::vector<node>{n}); }
  void update(const std::vector<node> &nodes) {
    check_updatable();
    std::vector<event> events;
    for (const auto &one : nodes)
      events.push_back(one.detail_event());
    sycl::detail::check(sycl::detail::graph_runtime().update_nodes(state->handle, sycl::detail::event_list(events)));
    take_buffers(events);
  }
  void update(const command_graph<graph_state::modifiable> &source);
  friend bool operator==(const command_graph &a, const command_graph &b) { return a.state == b.state; }
  friend bool operator!=(const command_graph &a, const command_graph &b) { return a.state != b.state; }

private:
  // Buffers that nodes use now, as well.
  void take_buffers(const std::vector<event> &nodes) {
    for (const auto &one : nodes)
      if (const auto graph = one.detail_queue()->recording.lock())
        state->buffers = graph->buffers;
  }
};

// Several launches of which one is active.
class dynamic_command_group {
  struct group_state {
    std::shared_ptr<sycl::detail::graph_state> graph;
    std::shared_ptr<sycl::detail::kernel_slot> slot = std::make_shared<sycl::detail::kernel_slot>();
    std::vector<event> after;                                                                     // what all of them come after
    std::vector<std::pair<std::shared_ptr<sycl::detail::buffer_state>, access_mode>> buffers; // what all of them use
  };
  std::shared_ptr<group_state> state = std::make_shared<group_state>();
  friend class command_graph<graph_state::modifiable>;

public:
  dynamic_command_group(command_graph<graph_state::modifiable> &graph, const std::vector<std::function<void(handler &)>> &functions);
  size_t get_active_index() const { return state->slot->active; }
  void set_active_index(size_t index) {
    if (index >= state->slot->all.size())
      sycl::detail::fail(errc::invalid, "the dynamic command group has no such index");
    const std::lock_guard<std::recursive_mutex> held(state->graph->mutex);
    state->slot->active = index;
    state->slot->send();
  }
  friend bool operator==(const dynamic_command_group &a, const dynamic_command_group &b) { return a.state == b.state; }
  friend bool operator!=(const dynamic_command_group &a, const dynamic_command_group &b) { return a.state != b.state; }
};

template <> class command_graph<graph_state::modifiable> {
  std::shared_ptr<sycl::detail::graph_state> state;
  friend class command_graph<graph_state::executable>;
  friend class dynamic_command_group;
  friend class sycl::queue;
  template <class T> friend class dynamic_parameter;
  explicit command_graph(std::shared_ptr<sycl::detail::graph_state> s) : state(std::move(s)) {}

  // What a new node comes after, as its properties say.
  std::vector<event> before(const property_list &properties) const {
    state->check_not_recording();
    std::vector<event> result;
    if (properties.has_property<property::node::depends_on>())
      result = *static_cast<const std::vector<event> *>(properties.get_property<property::node::depends_on>().bound.get());
    if (properties.has_property<property::node::depends_on_all_leaves>())
      for (const auto &one : get_nodes())
        if (one.get_successors().empty())
          result.push_back(one.of);
    return result;
  }

public:
  command_graph(const context &c, const device &d, const property_list &p = {})
      : state(std::make_shared<sycl::detail::graph_state>(c, d, !p.has_property<property::graph::no_cycle_check>(), p.has_property<property::graph::assume_buffer_outlives_graph>())) {
    state->queue->recording = state;
    bool is_there = false;
    for (const auto &one : c.get_devices())
      is_there = is_there || one == d;
    if (!is_there)
      sycl::detail::fail(errc::invalid, "the device is none of the context's");
  }
  explicit command_graph(const queue &q, const property_list &p = {}) : command_graph(q.get_context(), q.get_device(), p) {}

  node add(const property_list &properties = {}) {
    return add([](handler &) {}, properties);
  }
  template <class F, class = std::enable_if_t<std::is_invocable_v<F &, handler &>>> node add(F group, const property_list &properties = {}) {
    const std::lock_guard<std::recursive_mutex> held(state->mutex);
    handler h(state->queue);
    h.depends_on(before(properties));
    group(h);
    return node(h.finish());
  }
  node add(dynamic_command_group &group, const property_list &properties = {}) {
    if (group.state->graph != state)
      sycl::detail::fail(errc::invalid, "the dynamic command group belongs to another graph");
    const std::lock_guard<std::recursive_mutex> held(state->mutex);
    std::vector<event> after = before(properties);
    after.insert(after.end(), group.state->after.begin(), group.state->after.end());
    for (const auto &[buffer, mode] : group.state->buffers)
      state->use(buffer, mode, false, after);
    auto &slot = *group.state->slot;
    const auto &active = *slot.all[slot.active];
    ::syclopt_event *made = nullptr;
    active.step.with_launch(active.constants, [&](const auto &launch) {
      sycl::detail::check(sycl::detail::runtime().launch(state->queue->handle, &launch, sycl::detail::event_list(after), &made));
    });
    const event result(made, state->queue);
    slot.nodes.push_back(result);
    if (slot.nodes.size() == 1)
      state->kernels.push_back(group.state->slot);
    for (const auto &[buffer, mode] : group.state->buffers)
      state->used(buffer, mode, result);
    return node(result);
  }
  void make_edge(node &from, node &to) {
    state->check_not_recording();
    if (from.of.detail_queue() != state->queue || to.of.detail_queue() != state->queue)
      sycl::detail::fail(errc::invalid, "the node is of another graph");
    if (from == to)
      sycl::detail::fail(errc::invalid, "a node cannot depend on itself");
    sycl::detail::check(sycl::detail::graph_runtime().graph_edge(state->handle, from.of.detail_handle(), to.of.detail_handle()));
  }

  void begin_recording(queue &q, const property_list & = {}) {
    const std::lock_guard<std::recursive_mutex> held(state->mutex);
    state->begin(q.detail_state());
  }
  void begin_recording(const std::vector<queue> &queues, const property_list & = {}) {
    const std::lock_guard<std::recursive_mutex> held(state->mutex);
    for (size_t i = 0; i < queues.size(); ++i)
      try {
        state->begin(queues[i].detail_state());
      } catch (...) {
        while (i-- > 0)
          state->end(queues[i].detail_state());
        throw;
      }
  }
  void end_recording() {
    const std::lock_guard<std::recursive_mutex> held(state->mutex);
    for (auto &one : state->recorders)
      if (const auto q = one.queue.lock(); q && one.is_active)
        state->end(q);
  }
  void end_recording(queue &q) { end_recording(std::vector<queue>{q}); }
  void end_recording(const std::vector<queue> &queues) {
    const std::lock_guard<std::recursive_mutex> held(state->mutex);
    for (const auto &one : queues)
      if (!one.detail_state()->recording.expired())
        state->end(one.detail_state());
  }

  command_graph<graph_state::executable> finalize(const property_list &p = {}) const {
    const std::lock_guard<std::recursive_mutex> held(state->mutex);
    return command_graph<graph_state::executable>(
        std::make_shared<sycl::detail::executable_state>(*state, p.has_property<property::graph::updatable>(), p.has_property<property::graph::enable_profiling>()));
  }
  void print_graph(std::string path, bool verbose = false) const {
    sycl::detail::check(sycl::detail::graph_runtime().graph_print(state->handle, path.c_str(), verbose));
  }
  std::vector<node> get_nodes() const {
    return node::list(state->queue, [&](auto... rest) { return sycl::detail::graph_runtime().graph_nodes(state->handle, rest...); });
  }
  std::vector<node> get_root_nodes() const {
    std::vector<node> result;
    for (const auto &one : get_nodes())
      if (one.get_predecessors().empty())
        result.push_back(one);
    return result;
  }
  friend bool operator==(const command_graph &a, const command_graph &b) { return a.state == b.state; }
  friend bool operator!=(const command_graph &a, const command_graph &b) { return a.state != b.state; }
};
command_graph(const context &, const device &, const property_list & = {}) -> command_graph<graph_state::modifiable>;
command_graph(const queue &, const property_list & = {}) -> command_graph<graph_state::modifiable>;

inline void command_graph<graph_state::executable>::update(const command_graph<graph_state::modifiable> &source) {
  check_updatable();
  sycl::detail::check(sycl::detail::graph_runtime().update_graph(state->handle, source.state->handle));
  state->buffers = source.state->buffers;
  state->kept.insert(state->kept.end(), source.state->kept.begin(), source.state->kept.end());
}

inline dynamic_command_group::dynamic_command_group(command_graph<graph_state::modifiable> &graph, const std::vector<std::function<void(handler &)>> &functions) {
  if (functions.empty())
    sycl::detail::fail(errc::invalid, "a dynamic command group needs a function");
  state->graph = graph.state;
  const std::lock_guard<std::recursive_mutex> held(graph.state->mutex);
  for (const auto &function : functions) {
    handler h(graph.state->queue);
    h.graph = graph.state;
    function(h);
    if (h.action || !h.kernels.launch.kernel)
      sycl::detail::fail(errc::invalid, "a dynamic command group takes only launches of kernels");
    const auto after = h.after;
    h.prepare_node();
    std::vector<std::pair<std::shared_ptr<sycl::detail::buffer_state>, access_mode>> buffers;
    for (const auto &one : h.requirements)
      buffers.emplace_back(one.part->whole, one.mode);
    if (state->slot->all.empty()) {
      state->after = after;
      state->buffers = buffers;
    } else if (after != state->after || buffers != state->buffers) {
      sycl::detail::fail(errc::invalid, "the functions of a dynamic command group depend on different nodes");
    }
    h.add_choice(*state->slot);
    h.register_parameters(state->slot, state->slot->all.size() - 1);
  }
}

// An argument of kernels that can be changed in graphs.
template <class T> class dynamic_parameter {
  static_assert(is_device_copyable_v<T>, "a parameter must be device-copyable");
  struct place {
    std::weak_ptr<sycl::detail::kernel_slot> slot;
    size_t choice, at;
  };
  struct parameter_state {
    std::shared_ptr<sycl::detail::graph_state> graph;
    T value;
    std::vector<place> places;
  };
  std::shared_ptr<parameter_state> state;
  friend class sycl::handler;

  // Accessors are known by their pointers, which are their first member.
  static constexpr size_t known_by = sycl::detail::is_accessor<T> ? sizeof(void *) : sizeof(T);
  static bool is_there(const unsigned char *bytes, const T &value) { return std::memcmp(bytes, static_cast<const void *>(&value), known_by) == 0; }

public:
  dynamic_parameter(command_graph<graph_state::modifiable> graph, const T &initial)
      : state(std::make_shared<parameter_state>(parameter_state{graph.state, initial, {}})) {}

  void update(const T &value) {
    const std::lock_guard<std::recursive_mutex> held(state->graph->mutex);
    state->value = value;
    const T bytes = in_node(value);
    for (const auto &one : state->places)
      if (const auto slot = one.slot.lock()) {
        std::memcpy(static_cast<unsigned char *>(slot->all[one.choice]->step.callable.data()) + one.at, static_cast<const void *>(&bytes), sizeof(T));
        if (one.choice == slot->active)
          slot->send();
      }
  }
  friend bool operator==(const dynamic_parameter &a, const dynamic_parameter &b) { return a.state == b.state; }
  friend bool operator!=(const dynamic_parameter &a, const dynamic_parameter &b) { return a.state != b.state; }

private:
  // The value as nodes have it: accessors with the memory of their buffers.
  T in_node(T value) const {
    if constexpr (sycl::detail::is_accessor<T>) {
      const auto part = sycl::detail::buffer_part::at(value.detail_tag());
      std::vector<event> after;
      char *memory = static_cast<char *>(state->graph->use(part->whole, value.detail_needed(), false, after)) + part->offset;
      sycl::detail::replace(&value, sizeof value, &part->tag, memory);
    }
    return value;
  }
  // Finds the argument among a callable's bytes: it must be there once.
  void register_in(sycl::detail::callable_bytes &callable, const std::shared_ptr<sycl::detail::kernel_slot> &slot, size_t choice) const {
    const T value = in_node(state->value);
    const auto *bytes = static_cast<const unsigned char *>(callable.data());
    size_t found = callable.size();
    for (size_t at = 0; at + sizeof(T) <= callable.size(); at += alignof(T)) {
      if (!is_there(bytes + at, value))
        continue;
      if (found != callable.size())
        sycl::detail::fail(errc::invalid, "the callable has the value of the dynamic parameter in several places: begin with a value that it has once");
      found = at;
    }
    if (found == callable.size())
      sycl::detail::fail(errc::invalid, "the callable does not capture the value of the dynamic parameter");
    state->places.push_back({slot, choice, found});
  }
};

} // namespace ext::oneapi::experimental

template <class T> void handler::set_arg(int, ext::oneapi::experimental::dynamic_parameter<T> &parameter) {
  if (!queue->is_of_graph || queue != parameter.state->graph->queue)
    detail::fail(errc::invalid, "dynamic parameters are for command groups that are added to their graph");
  parameters.push_back([parameter](auto &callable, const auto &slot, size_t choice) { parameter.register_in(callable, slot, choice); });
}
template <class T, int D, access_mode M, target G, access::placeholder P>
void handler::require(ext::oneapi::experimental::dynamic_parameter<accessor<T, D, M, G, P>> parameter) {
  if (!queue->is_of_graph || queue != parameter.state->graph->queue)
    detail::fail(errc::invalid, "dynamic parameters are for command groups that are added to their graph");
  require(parameter.state->value);
}

inline void handler::ext_oneapi_graph(ext::oneapi::experimental::command_graph<ext::oneapi::experimental::graph_state::executable> &executable) {
  one_command();
  const auto &state = executable.state;
  if (queue->device != state->queue->device || queue->context != state->queue->context)
    detail::fail(errc::invalid, "the graph is for another device or context than the queue");
  for (const auto &one : state->buffers) {
    const auto whole = one.buffer.lock();
    if (!whole)
      detail::fail(errc::invalid, "a buffer that the graph uses is there no more");
    add_requirement(std::make_shared<detail::buffer_part>(whole, 0), one.mode, false);
  }
  if (!state->kept.empty())
    kept.push_back(state);
  state->queue->reports_to = queue;
  action = [state](handler &self, const detail::event_list &list) {
    ::syclopt_event *made = nullptr;
    detail::check(detail::graph_runtime().submit_graph(self.handle(), state->handle, list, &made));
    return made;
  };
}

inline ext::oneapi::experimental::queue_state queue::ext_oneapi_get_state() const {
  using ext::oneapi::experimental::queue_state;
  return state->recording.expired() ? queue_state::executing : queue_state::recording;
}
inline ext::oneapi::experimental::command_graph<ext::oneapi::experimental::graph_state::modifiable> queue::ext_oneapi_get_graph() const {
  const auto found = state->recording.lock();
  if (!found)
    detail::fail(errc::invalid, "the queue does not record");
  return ext::oneapi::experimental::command_graph<ext::oneapi::experimental::graph_state::modifiable>(found);
}
inline event queue::ext_oneapi_graph(ext::oneapi::experimental::command_graph<ext::oneapi::experimental::graph_state::executable> &executable, const std::vector<event> &after) {
  return shortcut(after, [&](handler &h) { h.ext_oneapi_graph(executable); });
}
inline event queue::ext_oneapi_graph(ext::oneapi::experimental::command_graph<ext::oneapi::experimental::graph_state::executable> &executable, const event &after) {
  return ext_oneapi_graph(executable, events{after});
}

} // namespace sycl

template <> struct std::hash<sycl::ext::oneapi::experimental::node> {
  size_t operator()(const sycl::ext::oneapi::experimental::node &n) const noexcept { return std::hash<sycl::event>()(n.detail_event()); }
};
