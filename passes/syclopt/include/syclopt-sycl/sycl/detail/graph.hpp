// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Command graphs: recorded or built once, finalized, and submitted as often as wanted. All of it are templates with one argument that
// is always `void`: what programs without graphs do not use costs them nothing.
#pragma once

#include <sycl/detail/accessor.hpp>

namespace sycl {
namespace ext::oneapi::experimental::property::graph {
struct no_cycle_check : sycl::detail::flag_property<22> {};
struct assume_buffer_outlives_graph : sycl::detail::flag_property<23> {};
struct updatable : sycl::detail::flag_property<24> {};
struct enable_profiling : sycl::detail::flag_property<25> {};
struct assume_data_outlives_buffer : sycl::detail::flag_property<20> {};
} // namespace ext::oneapi::experimental::property::graph

namespace detail {

template <class T> struct basic_graph final : graph_base, std::enable_shared_from_this<basic_graph<T>> {
  // What the kernel nodes of one command group launch; of a dynamic command group there are several, of which one is active.
  struct kernel_slot {
    struct choice {
      kernel_step step;
      constant_values constants;
    };
    std::vector<std::unique_ptr<choice>> all;
    size_t active = 0;
    many<event> nodes;
  };
  // What a node that is recorded from a queue comes after.
  struct recorder {
    std::weak_ptr<queue_state> queue;
    bool is_active = false;
    event last;                // of an in-order queue
    event barrier;
    many<event> leaves; // since the barrier
  };
  // A buffer that nodes use, and the nodes that come before the next.
  struct graph_buffer {
    std::weak_ptr<buffer_state> buffer;
    access_mode mode;
    event last_write;
    many<event> reads_since;
  };
  struct buffer_use {
    std::shared_ptr<buffer_state> buffer;
    access_mode mode;
    friend bool operator==(const buffer_use &a, const buffer_use &b) { return a.buffer == b.buffer && a.mode == b.mode; }
  };
  using buffer_uses = many<buffer_use>;

  bool takes_buffers;
  std::recursive_mutex mutex;
  many<recorder> recorders;
  many<graph_buffer> buffers;
  many<std::shared_ptr<void>> kept; // what nodes use
  many<std::shared_ptr<kernel_slot>> kernels;

  static std::shared_ptr<basic_graph> make(const context &c, const device &d, const property_list &p) {
    auto result = std::make_shared<basic_graph>(c, d, p);
    result->queue->recording = result;
    return result;
  }
  basic_graph(const context &c, const device &d, const property_list &p)
      : takes_buffers(p.has_property<ext::oneapi::experimental::property::graph::assume_buffer_outlives_graph>()) {
    p.detail_only(bits_of(20, 20) | bits_of(22, 23));
    bool is_there = false;
    for (const auto &one : c.get_devices())
      is_there = is_there || one == d;
    if (!is_there)
      fail(errc::invalid, "the device is none of the context's");
    if (!d.has(aspect::ext_oneapi_graph) && !d.has(aspect::ext_oneapi_limited_graph))
      fail(errc::invalid, "the device has no graphs");
    ::syclopt_queue *made = nullptr;
    const bool is_unchecked = p.has_property<ext::oneapi::experimental::property::graph::no_cycle_check>();
    check(graph_runtime().create_graph(number_of(d), is_unchecked ? SYCLOPT_GRAPH_NO_CYCLE_CHECK : 0u, &this->handle, &made));
    this->queue = queue_state::shared(new queue_state(made, d, c));
  }
  basic_graph(const basic_graph &) = delete;
  ~basic_graph() override {
    if (this->handle)
      graph_runtime().release_graph(this->handle);
  }

  // Recording.
  bool is_recording() const override {
    for (const auto &one : recorders)
      if (one.is_active && !one.queue.expired())
        return true;
    return false;
  }
  void check_not_recording() const {
    if (is_recording())
      fail(errc::invalid, "a queue is recording into the graph: end_recording() first");
  }
  void begin(const std::shared_ptr<queue_state> &q) override {
    if (!q->recording.expired())
      fail(errc::invalid, "the queue is recording already");
    if (q->device != this->queue->device || q->context != this->queue->context)
      fail(errc::invalid, "the graph is for another device or context than the queue");
    recorder_of(q).is_active = true;
    q->recording = this->weak_from_this();
  }
  void end(const std::shared_ptr<queue_state> &q) {
    const auto into = q->recording.lock();
    if (into && into.get() != this)
      fail(errc::invalid, "the queue is recording into another graph");
    recorder_of(q).is_active = false;
    q->recording.reset();
  }
  event record(handler &h) override {
    const std::lock_guard<std::recursive_mutex> held(mutex);
    h.graph = this->shared_from_this();
    prepare(h);
    auto *const order = h.queue->is_of_graph ? nullptr : &recorder_of(h.queue);
    if (order)
      add_order(*order, h);
    const event_list list(h.after);
    if (h.action && !h.is_barrier) {
      h.take(h.action(h, list));
    } else if (h.kernels.launch.kernel) {
      const auto slot = std::make_shared<kernel_slot>();
      add_choice(slot, h);
      h.run(slot->all.back()->step, list);
      slot->nodes.push_back(h.result);
      kernels.push_back(slot);
    } else {
      ::syclopt_event *made = nullptr;
      check(runtime().graph_join(this->handle, h.is_barrier ? SYCLOPT_NODE_BARRIER : SYCLOPT_NODE_EMPTY, list, &made));
      h.take(made);
    }
    if (order)
      note_order(*order, h);
    kept.append(h.kept);
    for (const auto &[buffer, mode] : uses_of(h))
      used(buffer, mode, h.result);
    return std::move(h.result);
  }

  // Finds the memory that a node uses, and what it comes after by that.
  void prepare(handler &h) {
    const bool is_explicit = h.queue->is_of_graph;
    if (h.no_node)
      fail(errc::invalid, h.no_node);
    if (!h.parameters.empty() && (h.action || !h.kernels.launch.kernel))
      fail(errc::invalid, "a command that launches no kernel has no dynamic parameters");
    if (is_explicit && h.is_barrier)
      fail(errc::invalid, "barriers are not added to graphs, but recorded: an empty node with depends_on_all_leaves does the same");
    h.check_placeholders();
    for (auto &one : h.requirements) {
      if (!is_explicit && one.part->whole->will_write_back())
        fail(errc::invalid, "a recorded command cannot use a buffer that is written back: set_write_back(false) first");
      one.memory = use(one.part->whole, one.mode, h.is_on_host(one), h.after);
    }
    h.patch_all();
  }
  // Keeps the launch of a handler; its dynamic parameters find their arguments.
  static void add_choice(const std::shared_ptr<kernel_slot> &slot, handler &h) {
    h.kernels.launch.local_bytes = h.local_bytes;
    slot->all.push_back(std::make_unique<typename kernel_slot::choice>(typename kernel_slot::choice{h.kernels, h.constants}));
    for (const auto &one : h.parameters)
      one.add(slot->all.back()->step.callable, h.place_of(one.index), slot, slot->all.size() - 1);
  }
  // Another function of a dynamic command group.
  template <class Group> void add_to(Group &group, handler &h) {
    if (h.action || !h.kernels.launch.kernel)
      fail(errc::invalid, "a dynamic command group takes only launches of kernels");
    const auto after = h.after;
    prepare(h);
    const auto uses = uses_of(h);
    if (!group.slot->all.empty() && !(after == group.after && uses == group.buffers))
      fail(errc::invalid, "the functions of a dynamic command group depend on different nodes");
    group.after = after;
    group.buffers = uses;
    add_choice(group.slot, h);
  }
  static buffer_uses uses_of(const handler &h) {
    buffer_uses result;
    for (const auto &one : h.requirements)
      result.push_back({one.part->whole, one.mode});
    return result;
  }

  // Tells nodes of what they launch now.
  static void send(const kernel_slot &slot) {
    const auto &active = *slot.all[slot.active];
    active.step.with_launch(active.constants, [&](const struct ::syclopt_launch &launch) {
      for (const auto &one : slot.nodes)
        check(graph_runtime().node_set_launch(one.detail_handle(), &launch));
    });
  }
  std::shared_ptr<kernel_slot> kernel_of(const event &node) const {
    for (const auto &slot : kernels)
      for (const auto &one : slot->nodes)
        if (one == node)
          return slot;
    fail(errc::invalid, "only kernels can be updated, and the node is none");
  }

  // The memory of a buffer in nodes; adds what a node that uses it so comes after.
  void *use(const std::shared_ptr<buffer_state> &buffer, access_mode mode, bool on_host, many<event> &after) {
    if (!takes_buffers)
      fail(errc::invalid, "the graph was made without property::graph::assume_buffer_outlives_graph, and so takes no buffers");
    auto &known = buffer_of(buffer);
    after.push_back(known.last_write);
    if (writes(mode)) {
      after.append(known.reads_since);
      known.mode = access_mode::read_write;
    }
    return buffer->for_graph(*this->queue, mode, on_host, this->weak_from_this());
  }
  void used(const std::shared_ptr<buffer_state> &buffer, access_mode mode, const event &node) {
    auto &known = buffer_of(buffer);
    if (writes(mode)) {
      known.last_write = node;
      known.reads_since.clear();
    } else {
      known.reads_since.push_back(node);
    }
  }

private:
  recorder &recorder_of(const std::shared_ptr<queue_state> &q) {
    for (auto &one : recorders)
      if (one.queue.lock() == q)
        return one;
    recorders.push_back({});
    recorders.back().queue = q;
    return recorders.back();
  }
  graph_buffer &buffer_of(const std::shared_ptr<buffer_state> &buffer) {
    for (auto &one : buffers)
      if (one.buffer.lock() == buffer)
        return one;
    buffers.push_back({buffer, access_mode::read, {}, {}});
    return buffers.back();
  }
  // The order of the queue: its last command; or its barrier, and for a barrier that waits for all, what none has gone on from.
  static void add_order(const recorder &of, handler &h) {
    if (h.queue->is_in_order)
      h.after.push_back(of.last);
    else if (h.is_barrier && h.after.empty() && !of.leaves.empty())
      h.after = of.leaves;
    else
      h.after.push_back(of.barrier);
  }
  static void note_order(recorder &of, const handler &h) {
    of.last = h.result;
    many<event> leaves;
    for (const auto &one : of.leaves) {
      bool is_continued = h.is_barrier;
      for (const auto &before : h.after)
        is_continued = is_continued || before == one;
      if (!is_continued)
        leaves.push_back(one);
    }
    leaves.push_back(h.result);
    of.leaves = std::move(leaves);
    if (h.is_barrier)
      of.barrier = h.result;
  }
};

template <class> struct graph_for {
  using type = basic_graph<void>;
};

// A graph that can be submitted.
template <class T> struct basic_executable_graph {
  ::syclopt_executable_graph *handle = nullptr;
  std::shared_ptr<queue_state> queue; // of the graph
  bool is_updatable;
  decltype(basic_graph<T>::buffers) buffers;
  many<std::shared_ptr<void>> kept;

  basic_executable_graph(const basic_graph<T> &of, const property_list &p)
      : queue(of.queue), is_updatable(p.has_property<ext::oneapi::experimental::property::graph::updatable>()), buffers(of.buffers), kept(of.kept) {
    p.detail_only(bits_of(24, 25));
    const bool has_times = p.has_property<ext::oneapi::experimental::property::graph::enable_profiling>();
    check(graph_runtime().finalize_graph(of.handle, (is_updatable ? SYCLOPT_GRAPH_UPDATABLE : 0u) | (has_times ? SYCLOPT_GRAPH_PROFILING : 0u), &handle));
  }
  basic_executable_graph(const basic_executable_graph &) = delete;
  ~basic_executable_graph() {
    if (handle)
      graph_runtime().release_executable_graph(handle);
  }
  void check_updatable() const {
    if (!is_updatable)
      fail(errc::invalid, "the graph was finalized without property::graph::updatable");
  }
};

} // namespace detail

namespace ext::oneapi::experimental {

enum class node_type { empty, subgraph, kernel, memcpy, memset, memfill, prefetch, memadvise, ext_oneapi_barrier, host_task };

// A command of a graph: the event that its submission gave, or would have given.
template <class T> class basic_node {
  event of;

  template <class Set> void update(int dimensions, const Set &set) {
    using graph_type = sycl::detail::basic_graph<T>;
    const auto graph = std::static_pointer_cast<graph_type>(of.detail_queue()->recording.lock());
    if (!graph)
      sycl::detail::fail(errc::invalid, "the graph of the node is there no more");
    const std::lock_guard<std::recursive_mutex> held(graph->mutex);
    const auto slot = graph->kernel_of(of);
    auto &step = slot->all[slot->active]->step;
    if (step.launch.dimensions != static_cast<std::uint32_t>(dimensions))
      sycl::detail::fail(errc::invalid, "the kernel of the node has a range of another number of dimensions");
    set(step);
    graph_type::send(*slot);
  }

public:
  basic_node() = delete;
  explicit basic_node(event e, sycl::detail::graph_base *) : of(std::move(e)) {}
  const event &detail_event() const { return of; }
  // The nodes that a function of the C interface lists.
  template <class Ask> static std::vector<basic_node> detail_list(const std::shared_ptr<sycl::detail::queue_state> &queue, const Ask &ask) {
    size_t count = 0;
    sycl::detail::check(ask(nullptr, size_t(0), &count));
    sycl::detail::many<::syclopt_event *> handles(count);
    if (count != 0)
      sycl::detail::check(ask(handles.data(), count, &count));
    std::vector<basic_node> result;
    for (auto *one : handles)
      result.emplace_back(event(one, queue), nullptr);
    return result;
  }

  node_type get_type() const {
    std::uint32_t result = 0;
    sycl::detail::check(sycl::detail::graph_runtime().node_type(of.detail_handle(), &result));
    return static_cast<node_type>(result);
  }
  std::vector<basic_node> get_predecessors() const {
    return detail_list(of.detail_queue(), [&](auto... rest) { return sycl::detail::graph_runtime().node_neighbours(of.detail_handle(), 0, rest...); });
  }
  std::vector<basic_node> get_successors() const {
    return detail_list(of.detail_queue(), [&](auto... rest) { return sycl::detail::graph_runtime().node_neighbours(of.detail_handle(), 1, rest...); });
  }
  static basic_node get_node_from_event(event e) {
    if (!e.detail_is_node())
      sycl::detail::fail(errc::invalid, "the event is not that of a recorded command: it has no node");
    return basic_node(std::move(e), nullptr);
  }
  template <int D> void update_nd_range(nd_range<D> r) {
    update(D, [&](auto &step) { step.set_nd_range(r); });
  }
  template <int D> void update_range(range<D> r) {
    update(D, [&](auto &step) { step.set_range(r); });
  }
  friend bool operator==(const basic_node &a, const basic_node &b) { return a.of == b.of; }
  friend bool operator!=(const basic_node &a, const basic_node &b) { return a.of != b.of; }
};
using node = basic_node<void>;

namespace property::node {
struct depends_on : sycl::detail::flag_property<26> {
  template <class T, class... N> depends_on(const basic_node<T> &first, const N &...more) : bound(std::make_shared<std::vector<basic_node<T>>>(std::vector<basic_node<T>>{first, more...})) {}
  depends_on(std::shared_ptr<const void> nodes) : bound(std::move(nodes)) {}
  std::shared_ptr<const void> bound;
};
struct depends_on_all_leaves : sycl::detail::flag_property<27> {};
} // namespace property::node

template <class T> class basic_dynamic_command_group;

template <graph_state S, class T> class graph_of;

template <class T> class graph_of<graph_state::executable, T> {
  std::shared_ptr<sycl::detail::basic_executable_graph<T>> state;

public:
  explicit graph_of(std::shared_ptr<sycl::detail::basic_executable_graph<T>> s) : state(std::move(s)) {}
  const std::shared_ptr<sycl::detail::basic_executable_graph<T>> &detail_state() const { return state; }
  void update(basic_node<T> &n) { update(std::vector<basic_node<T>>{n}); }
  void update(const std::vector<basic_node<T>> &nodes) {
    state->check_updatable();
    sycl::detail::many<event> events;
    for (const auto &one : nodes)
      events.push_back(one.detail_event());
    sycl::detail::check(sycl::detail::graph_runtime().update_nodes(state->handle, sycl::detail::event_list(events)));
    for (const auto &one : events) // which may use other buffers now
      if (const auto graph = std::static_pointer_cast<sycl::detail::basic_graph<T>>(one.detail_queue()->recording.lock()))
        state->buffers = graph->buffers;
  }
  void update(const graph_of<graph_state::modifiable, T> &source) {
    state->check_updatable();
    sycl::detail::check(sycl::detail::graph_runtime().update_graph(state->handle, source.detail_state()->handle));
    state->buffers = source.detail_state()->buffers;
  }
  friend bool operator==(const graph_of &a, const graph_of &b) { return a.state == b.state; }
  friend bool operator!=(const graph_of &a, const graph_of &b) { return a.state != b.state; }
};

template <class T> class graph_of<graph_state::modifiable, T> {
  std::shared_ptr<sycl::detail::basic_graph<T>> state;

  template <class Queues> void begin_all(const Queues &queues) {
    const std::lock_guard<std::recursive_mutex> held(state->mutex);
    size_t begun = 0;
    try {
      for (; begun < queues.size(); ++begun)
        state->begin(queues[begun].detail_state());
    } catch (...) { // none or all
      while (begun-- > 0)
        state->end(queues[begun].detail_state());
      throw;
    }
  }
  template <class Queues> void end_all(const Queues &queues) {
    for (auto q : queues)
      end_recording(q);
  }
  // What a new node comes after, as its properties say.
  sycl::detail::many<event> before(const property_list &properties) const {
    properties.detail_only(sycl::detail::bits_of(26, 27));
    state->check_not_recording();
    sycl::detail::many<event> result;
    if (properties.has_property<property::node::depends_on>())
      for (const auto &one : *static_cast<const std::vector<basic_node<T>> *>(properties.get_property<property::node::depends_on>().bound.get()))
        result.push_back(one.detail_event());
    if (properties.has_property<property::node::depends_on_all_leaves>())
      for (const auto &one : get_nodes())
        if (one.get_successors().empty())
          result.push_back(one.detail_event());
    return result;
  }

public:
  explicit graph_of(std::shared_ptr<sycl::detail::basic_graph<T>> s) : state(std::move(s)) {}
  graph_of(const context &c, const device &d, const property_list &p = {}) : state(sycl::detail::basic_graph<T>::make(c, d, p)) {}
  explicit graph_of(const queue &q, const property_list &p = {}) : graph_of(q.get_context(), q.get_device(), p) {}
  const std::shared_ptr<sycl::detail::basic_graph<T>> &detail_state() const { return state; }

  basic_node<T> add(const property_list &properties = {}) {
    return add([](handler &) {}, properties);
  }
  template <class F, class = std::enable_if_t<std::is_invocable_v<F &, handler &>>> basic_node<T> add(F group, const property_list &properties = {}) {
    const std::lock_guard<std::recursive_mutex> held(state->mutex);
    handler h(state->queue);
    h.after = before(properties);
    group(h);
    return basic_node<T>(state->record(h), nullptr);
  }
  basic_node<T> add(basic_dynamic_command_group<T> &group, const property_list &properties = {}) {
    const auto &of = group.detail_state();
    if (of.graph != state)
      sycl::detail::fail(errc::invalid, "the dynamic command group belongs to another graph");
    const std::lock_guard<std::recursive_mutex> held(state->mutex);
    sycl::detail::many<event> after = before(properties);
    after.append(of.after);
    for (const auto &[buffer, mode] : of.buffers)
      state->use(buffer, mode, false, after);
    auto &slot = *of.slot;
    const auto &active = *slot.all[slot.active];
    ::syclopt_event *made = nullptr;
    active.step.with_launch(active.constants, [&](const auto &launch) {
      sycl::detail::check(sycl::detail::runtime().launch(state->queue->handle, &launch, sycl::detail::event_list(after), &made));
    });
    const event result(made, state->queue);
    if (slot.nodes.empty())
      state->kernels.push_back(of.slot);
    slot.nodes.push_back(result);
    for (const auto &[buffer, mode] : of.buffers)
      state->used(buffer, mode, result);
    return basic_node<T>(result, nullptr);
  }
  void make_edge(basic_node<T> &from, basic_node<T> &to) {
    state->check_not_recording();
    if (from.detail_event().detail_queue() != state->queue || to.detail_event().detail_queue() != state->queue)
      sycl::detail::fail(errc::invalid, "the node is of another graph");
    if (from == to)
      sycl::detail::fail(errc::invalid, "a node cannot depend on itself");
    sycl::detail::check(sycl::detail::graph_runtime().graph_edge(state->handle, from.detail_event().detail_handle(), to.detail_event().detail_handle()));
  }

  void begin_recording(queue &q, const property_list & = {}) {
    const std::lock_guard<std::recursive_mutex> held(state->mutex);
    state->begin(q.detail_state());
  }
  void begin_recording(const std::vector<queue> &queues, const property_list & = {}) { begin_all(queues); }
  void end_recording() {
    const std::lock_guard<std::recursive_mutex> held(state->mutex);
    for (auto &one : state->recorders)
      if (const auto q = one.queue.lock(); q && one.is_active)
        state->end(q);
  }
  void end_recording(queue &q) {
    const std::lock_guard<std::recursive_mutex> held(state->mutex);
    if (!q.detail_state()->recording.expired())
      state->end(q.detail_state());
  }
  void end_recording(const std::vector<queue> &queues) { end_all(queues); }

  template <graph_state E = graph_state::executable> command_graph<E> finalize(const property_list &p = {}) const {
    const std::lock_guard<std::recursive_mutex> held(state->mutex);
    return command_graph<E>(std::make_shared<sycl::detail::basic_executable_graph<T>>(*state, p));
  }
  void print_graph(std::string path, bool verbose = false) const {
    sycl::detail::check(sycl::detail::graph_runtime().graph_print(state->handle, path.c_str(), verbose));
  }
  std::vector<basic_node<T>> get_nodes() const {
    return basic_node<T>::detail_list(state->queue, [&](auto... rest) { return sycl::detail::graph_runtime().graph_nodes(state->handle, rest...); });
  }
  std::vector<basic_node<T>> get_root_nodes() const {
    std::vector<basic_node<T>> result;
    for (const auto &one : get_nodes())
      if (one.get_predecessors().empty())
        result.push_back(one);
    return result;
  }
  friend bool operator==(const graph_of &a, const graph_of &b) { return a.state == b.state; }
  friend bool operator!=(const graph_of &a, const graph_of &b) { return a.state != b.state; }
};

template <graph_state S> class command_graph : public graph_of<S, void> {
public:
  using graph_of<S, void>::graph_of;
};
command_graph(const context &, const device &, const property_list & = {}) -> command_graph<graph_state::modifiable>;
command_graph(const queue &, const property_list & = {}) -> command_graph<graph_state::modifiable>;

// Several launches of which one is active.
template <class T> class basic_dynamic_command_group {
  struct group_state {
    std::shared_ptr<sycl::detail::basic_graph<T>> graph;
    std::shared_ptr<typename sycl::detail::basic_graph<T>::kernel_slot> slot = std::make_shared<typename sycl::detail::basic_graph<T>::kernel_slot>();
    sycl::detail::many<event> after;                            // what all of them come after
    typename sycl::detail::basic_graph<T>::buffer_uses buffers; // what all of them use
  };
  std::shared_ptr<group_state> state = std::make_shared<group_state>();

public:
  template <class F = std::function<void(handler &)>> basic_dynamic_command_group(const graph_of<graph_state::modifiable, T> &graph, const std::vector<F> &functions) {
    if (functions.empty())
      sycl::detail::fail(errc::invalid, "a dynamic command group needs a function");
    state->graph = graph.detail_state();
    const std::lock_guard<std::recursive_mutex> held(state->graph->mutex);
    for (const auto &function : functions) {
      handler h(state->graph->queue);
      function(h);
      state->graph->add_to(*state, h);
    }
  }
  const group_state &detail_state() const { return *state; }
  size_t get_active_index() const { return state->slot->active; }
  void set_active_index(size_t index) {
    if (index >= state->slot->all.size())
      sycl::detail::fail(errc::invalid, "the dynamic command group has no such index");
    const std::lock_guard<std::recursive_mutex> held(state->graph->mutex);
    state->slot->active = index;
    sycl::detail::basic_graph<T>::send(*state->slot);
  }
  friend bool operator==(const basic_dynamic_command_group &a, const basic_dynamic_command_group &b) { return a.state == b.state; }
  friend bool operator!=(const basic_dynamic_command_group &a, const basic_dynamic_command_group &b) { return a.state != b.state; }
};
using dynamic_command_group = basic_dynamic_command_group<void>;

// An argument of kernels that can be changed in graphs.
template <class T> class dynamic_parameter {
  static_assert(is_device_copyable_v<T>, "a parameter must be device-copyable");
  using graph_type = typename sycl::detail::graph_for<T>::type;
  struct place {
    std::weak_ptr<typename graph_type::kernel_slot> slot;
    size_t choice, at;
  };
  struct parameter_state {
    std::shared_ptr<graph_type> graph;
    T first, value;
    std::vector<place> places;
  };
  std::shared_ptr<parameter_state> state;

  // Accessors are known by their pointers, which are their first member.
  static constexpr size_t known_by = sycl::detail::is_accessor<T> ? sizeof(void *) : sizeof(T);
  static bool is_there(const unsigned char *bytes, const T &value) { return std::memcmp(bytes, static_cast<const void *>(&value), known_by) == 0; }

public:
  template <class Graph> dynamic_parameter(const Graph &graph, const T &initial)
      : state(std::make_shared<parameter_state>(parameter_state{graph.detail_state(), initial, initial, {}})) {}

  void update(const T &value) {
    const std::lock_guard<std::recursive_mutex> held(state->graph->mutex);
    state->value = value;
    const T bytes = in_node(value);
    for (const auto &one : state->places)
      if (const auto slot = one.slot.lock()) {
        std::memcpy(static_cast<unsigned char *>(slot->all[one.choice]->step.callable.data()) + one.at, static_cast<const void *>(&bytes), sizeof(T));
        if (one.choice == slot->active)
          state->graph->send(*slot);
      }
  }
  friend bool operator==(const dynamic_parameter &a, const dynamic_parameter &b) { return a.state == b.state; }
  friend bool operator!=(const dynamic_parameter &a, const dynamic_parameter &b) { return a.state != b.state; }

  const parameter_state &detail_state() const { return *state; }
  // Finds the argument among a callable's bytes, where it is once: by its place, if that is known, or else by the value that it had
  // first, or has now, which it then gets.
  void detail_register(sycl::detail::callable_bytes &callable, size_t place, const std::shared_ptr<void> &slot, size_t choice) const {
    const T value = in_node(state->value);
    size_t found = place + sizeof(T) <= callable.size() && place != size_t(-1) ? place : place_in(callable, in_node(state->first));
    if (found == callable.size())
      found = place_in(callable, value);
    if (found == callable.size())
      sycl::detail::fail(errc::invalid, "the callable does not capture the value of the dynamic parameter");
    std::memcpy(static_cast<unsigned char *>(callable.data()) + found, static_cast<const void *>(&value), sizeof(T));
    state->places.push_back({std::static_pointer_cast<typename graph_type::kernel_slot>(slot), choice, found});
  }

private:
  // Where a value is in a callable; its size if it is nowhere.
  static size_t place_in(const sycl::detail::callable_bytes &callable, const T &value) {
    const auto *bytes = static_cast<const unsigned char *>(callable.data());
    size_t found = callable.size();
    for (size_t at = 0; at + sizeof(T) <= callable.size(); at += alignof(T)) {
      if (!is_there(bytes + at, value))
        continue;
      if (found != callable.size())
        sycl::detail::fail(errc::invalid, "the callable has the value of the dynamic parameter in several places: begin with a value that it has once");
      found = at;
    }
    return found;
  }
  // The value as nodes have it: accessors with the memory of their buffers.
  T in_node(T value) const {
    if constexpr (sycl::detail::is_accessor<T>) {
      const auto part = sycl::detail::buffer_part::at(value.detail_tag());
      sycl::detail::many<event> after;
      char *memory = static_cast<char *>(state->graph->use(part->whole, value.detail_needed(), false, after)) + part->offset;
      sycl::detail::replace(&value, sizeof value, &part->tag, memory);
    }
    return value;
  }
};

} // namespace ext::oneapi::experimental

template <class T> void handler::set_arg(int index, ext::oneapi::experimental::dynamic_parameter<T> &parameter) {
  if (queue != parameter.detail_state().graph->queue)
    detail::fail(errc::invalid, "dynamic parameters are for command groups that are added to their graph");
  set_argument(index, &parameter.detail_state().value, sizeof(T), alignof(T));
  parameters.push_back({index, [parameter](auto &callable, size_t place, const auto &slot, size_t choice) { parameter.detail_register(callable, place, slot, choice); }});
}
template <class T, int D, access_mode M, target G, access::placeholder P>
void handler::require(ext::oneapi::experimental::dynamic_parameter<accessor<T, D, M, G, P>> parameter) {
  if (queue != parameter.detail_state().graph->queue)
    detail::fail(errc::invalid, "dynamic parameters are for command groups that are added to their graph");
  require(parameter.detail_state().value);
}

template <ext::oneapi::experimental::graph_state S> void handler::ext_oneapi_graph(ext::oneapi::experimental::command_graph<S> &executable) {
  static_assert(S == ext::oneapi::experimental::graph_state::executable, "only graphs that are finalized can be submitted");
  one_command();
  const auto &state = executable.detail_state();
  if (queue->device != state->queue->device || queue->context != state->queue->context)
    detail::fail(errc::invalid, "the graph is for another device or context than the queue");
  for (const auto &one : state->buffers) {
    const auto whole = one.buffer.lock();
    if (!whole)
      detail::fail(errc::invalid, "a buffer that the graph uses is there no more");
    add_requirement(detail::buffer_part::shared(whole, 0), one.mode, false);
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

template <ext::oneapi::experimental::graph_state S> ext::oneapi::experimental::command_graph<S> queue::ext_oneapi_get_graph() const {
  const auto found = state->recording.lock();
  if (!found)
    detail::fail(errc::invalid, "the queue does not record");
  return ext::oneapi::experimental::command_graph<S>(std::static_pointer_cast<typename detail::graph_for<std::integral_constant<ext::oneapi::experimental::graph_state, S>>::type>(found));
}

} // namespace sycl

template <class T> struct std::hash<sycl::ext::oneapi::experimental::basic_node<T>> {
  size_t operator()(const sycl::ext::oneapi::experimental::basic_node<T> &n) const noexcept { return std::hash<sycl::event>()(n.detail_event()); }
};
template <sycl::ext::oneapi::experimental::graph_state S> struct std::hash<sycl::ext::oneapi::experimental::command_graph<S>> {
  size_t operator()(const sycl::ext::oneapi::experimental::command_graph<S> &g) const noexcept { return std::hash<const void *>()(g.detail_state().get()); }
};
template <class T> struct std::hash<sycl::ext::oneapi::experimental::basic_dynamic_command_group<T>> {
  size_t operator()(const sycl::ext::oneapi::experimental::basic_dynamic_command_group<T> &g) const noexcept { return std::hash<const void *>()(&g.detail_state()); }
};
template <class T> struct std::hash<sycl::ext::oneapi::experimental::dynamic_parameter<T>> {
  size_t operator()(const sycl::ext::oneapi::experimental::dynamic_parameter<T> &p) const noexcept { return std::hash<const void *>()(&p.detail_state()); }
};
