// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What is behind graphs: the queue whose commands become nodes, which queues record, and what nodes use.
#pragma once

#include <sycl/detail/buffer_state.hpp>
#include <sycl/detail/command.hpp>

namespace sycl::detail {

// What the kernel nodes of one command group launch; of a dynamic command group there are several, of which one is active.
struct kernel_slot {
  struct choice {
    kernel_step step;
    constant_values constants;
  };
  std::vector<std::unique_ptr<choice>> all;
  size_t active = 0;
  std::vector<event> nodes;

  // Tells the nodes.
  void send() const {
    all[active]->step.with_launch(all[active]->constants, [&](const struct ::syclopt_launch &launch) {
      for (const auto &one : nodes)
        check(graph_runtime().node_set_launch(one.detail_handle(), &launch));
    });
  }
};

// What a node that is recorded from a queue comes after.
struct recorder {
  std::weak_ptr<queue_state> queue;
  bool is_active = false;
  event last;                // of an in-order queue
  event barrier;
  std::vector<event> leaves; // since the barrier
};

// A buffer that nodes use, and the nodes that come before the next.
struct graph_buffer {
  std::weak_ptr<buffer_state> buffer;
  access_mode mode;
  event last_write;
  std::vector<event> reads_since;
};

struct graph_state : std::enable_shared_from_this<graph_state> {
  ::syclopt_graph *handle = nullptr;
  std::shared_ptr<queue_state> queue; // what is given to it becomes a node
  bool takes_buffers;
  std::recursive_mutex mutex;
  std::vector<recorder> recorders;
  std::vector<graph_buffer> buffers;
  std::vector<std::shared_ptr<void>> kept; // what nodes use
  std::vector<std::shared_ptr<kernel_slot>> kernels;

  graph_state(const context &c, const device &d, bool checks_cycles, bool with_buffers) : takes_buffers(with_buffers) {
    if (!d.has(aspect::ext_oneapi_graph) && !d.has(aspect::ext_oneapi_limited_graph))
      fail(errc::invalid, "the device has no graphs");
    ::syclopt_queue *made = nullptr;
    check(graph_runtime().create_graph(number_of(d), checks_cycles ? 0u : SYCLOPT_GRAPH_NO_CYCLE_CHECK, &handle, &made));
    queue = std::make_shared<queue_state>(made, d, c);
  }
  graph_state(const graph_state &) = delete;
  ~graph_state() { graph_runtime().release_graph(handle); }

  recorder &recorder_of(const std::shared_ptr<queue_state> &q) {
    for (auto &one : recorders)
      if (one.queue.lock() == q)
        return one;
    recorders.emplace_back();
    recorders.back().queue = q;
    return recorders.back();
  }
  bool is_recording() const {
    for (const auto &one : recorders)
      if (one.is_active && !one.queue.expired())
        return true;
    return false;
  }
  void check_not_recording() const {
    if (is_recording())
      fail(errc::invalid, "a queue is recording into the graph: end_recording() first");
  }
  void begin(const std::shared_ptr<queue_state> &q) {
    if (!q->recording.expired())
      fail(errc::invalid, "the queue is recording already");
    if (q->device != queue->device || q->context != queue->context)
      fail(errc::invalid, "the graph is for another device or context than the queue");
    recorder_of(q).is_active = true;
    q->recording = weak_from_this();
  }
  void end(const std::shared_ptr<queue_state> &q) {
    const auto into = q->recording.lock();
    if (into && into.get() != this)
      fail(errc::invalid, "the queue is recording into another graph");
    recorder_of(q).is_active = false;
    q->recording.reset();
  }

  // The memory of a buffer in nodes; adds what a node that uses it so comes after.
  void *use(const std::shared_ptr<buffer_state> &buffer, access_mode mode, bool on_host, std::vector<event> &after) {
    if (!takes_buffers)
      fail(errc::invalid, "the graph was made without property::graph::assume_buffer_outlives_graph, and so takes no buffers");
    auto &known = buffer_of(buffer);
    after.push_back(known.last_write);
    if (writes(mode)) {
      after.insert(after.end(), known.reads_since.begin(), known.reads_since.end());
      known.mode = access_mode::read_write;
    }
    return buffer->for_graph(*queue, mode, on_host, weak_from_this());
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
  std::shared_ptr<kernel_slot> kernel_of(const event &node) const {
    for (const auto &slot : kernels)
      for (const auto &one : slot->nodes)
        if (one == node)
          return slot;
    fail(errc::invalid, "only kernels can be updated, and the node is none");
  }

private:
  graph_buffer &buffer_of(const std::shared_ptr<buffer_state> &buffer) {
    for (auto &one : buffers)
      if (one.buffer.lock() == buffer)
        return one;
    buffers.push_back({buffer, access_mode::read, {}, {}});
    return buffers.back();
  }
};

// A graph that can be submitted.
struct executable_state {
  ::syclopt_executable_graph *handle = nullptr;
  std::shared_ptr<queue_state> queue; // of the graph
  bool is_updatable;
  std::vector<graph_buffer> buffers;
  std::vector<std::shared_ptr<void>> kept;

  executable_state(const graph_state &of, bool updatable, bool profiling)
      : queue(of.queue), is_updatable(updatable), buffers(of.buffers), kept(of.kept) {
    check(graph_runtime().finalize_graph(of.handle, (updatable ? SYCLOPT_GRAPH_UPDATABLE : 0u) | (profiling ? SYCLOPT_GRAPH_PROFILING : 0u), &handle));
  }
  executable_state(const executable_state &) = delete;
  ~executable_state() { graph_runtime().release_executable_graph(handle); }
};

inline bool is_recorded_by_queue(const std::weak_ptr<graph_state> &graph) {
  const auto found = graph.lock();
  return found && found->is_recording();
}

} // namespace sycl::detail
