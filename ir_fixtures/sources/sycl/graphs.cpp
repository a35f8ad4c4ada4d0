// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Command graphs: recorded, built, nested, with buffers, and updated.
#include "check.hpp"
#include <sycl/ext/oneapi/experimental/graph.hpp>
#include <sycl/sycl.hpp>
#include <unordered_set>

namespace exp_ext = sycl::ext::oneapi::experimental;
using exp_ext::command_graph;
using exp_ext::node;
using exp_ext::node_type;
namespace node_property = exp_ext::property::node;
namespace graph_property = exp_ext::property::graph;

template <class F> static bool is_invalid(F call) {
  try {
    call();
  } catch (const sycl::exception &error) {
    return error.code() == sycl::errc::invalid;
  }
  return false;
}

static void record(sycl::queue in_order, int *data) {
  command_graph graph(in_order.get_context(), in_order.get_device());
  graph.begin_recording(in_order);
  CHECK(in_order.ext_oneapi_get_state() == exp_ext::queue_state::recording && in_order.ext_oneapi_get_graph() == graph);
  const sycl::event first = in_order.parallel_for<class One>(sycl::range<1>(8), [=](sycl::id<1> i) { data[i] = 1; });
  in_order.submit([&](sycl::handler &h) { h.parallel_for<class Twelve>(8, [=](sycl::id<1> i) { data[i] = data[i] * 10 + 2; }); });
  in_order.fill(data + 1, 7, 1);
  in_order.submit([&](sycl::handler &h) { h.host_task([=] { data[2] += 100; }); });
  CHECK(is_invalid([&] { in_order.wait(); }) && is_invalid([&] { sycl::event(first).wait(); }) && is_invalid([&] { graph.add(); }));
  graph.end_recording(in_order);

  CHECK(in_order.ext_oneapi_get_state() == exp_ext::queue_state::executing && data[0] == 0);
  const std::vector<node> nodes = graph.get_nodes();
  CHECK(nodes.size() == 4 && graph.get_root_nodes().size() == 1);
  CHECK(nodes[0].get_type() == node_type::kernel && nodes[2].get_type() == node_type::memfill && nodes[3].get_type() == node_type::host_task);
  CHECK(nodes[1].get_predecessors()[0] == nodes[0] && nodes[0].get_successors()[0] == nodes[1]);
  CHECK(node::get_node_from_event(first) == nodes[0] && is_invalid([] { node::get_node_from_event(sycl::event()); }));
  auto executable = graph.finalize();
  for (int run = 0; run < 2; ++run) {
    in_order.ext_oneapi_graph(executable).wait();
    CHECK(data[0] == 12 && data[1] == 7 && data[2] == 112);
  }
}

static void build(sycl::queue queue, int *data) {
  command_graph<> graph(queue);
  node one = graph.add([&](sycl::handler &h) { h.single_task<class SetOne>([=] { data[0] = 1; }); });
  node two = graph.add([&](sycl::handler &h) { h.single_task<class SetTwo>([=] { data[1] = data[0] + 1; }); }, {node_property::depends_on(one)});
  node both = graph.add({node_property::depends_on(one, two)});
  node copy = graph.add([&](sycl::handler &h) { h.memcpy(data + 2, data, 2 * sizeof(int)); }, node_property::depends_on_all_leaves());
  node last = graph.add([&](sycl::handler &h) { h.host_task([=] { data[4] = data[3] * 5; }); });
  graph.make_edge(copy, last);
  CHECK(both.get_type() == node_type::empty && copy.get_predecessors().size() == 1);
  CHECK(is_invalid([&] { graph.make_edge(last, one); }) && is_invalid([&] { graph.make_edge(one, one); }));

  auto inner = graph.finalize();
  command_graph<> outer(queue);
  node nested = outer.add([&](sycl::handler &h) { h.ext_oneapi_graph(inner); });
  outer.add([&](sycl::handler &h) { h.single_task<class AddOne>([=] { data[5] = data[4] + 1; }); }, {node_property::depends_on(nested)});
  CHECK(nested.get_type() == node_type::subgraph);
  auto executable = outer.finalize();
  queue.ext_oneapi_graph(executable, queue.memset(data, 0, 8 * sizeof(int))).wait();
  CHECK(data[4] == 10 && data[5] == 11);
}

static void use_buffers(sycl::queue queue, int *data) {
  sycl::buffer<int> buffer{sycl::range<1>(4)};
  command_graph<> without(queue);
  CHECK(is_invalid([&] { without.add([&](sycl::handler &h) { h.fill(sycl::accessor(buffer, h), 1); }); }));
  {
    sycl::host_accessor host(buffer);
    host[0] = 5, host[1] = 6;
  }
  command_graph<> graph(queue, graph_property::assume_buffer_outlives_graph());
  graph.begin_recording(queue);
  sycl::queue other(queue.get_context(), queue.get_device()); // records too, from its first dependency on
  const sycl::event grown = queue.submit([&](sycl::handler &h) {
    sycl::accessor a(buffer, h);
    h.parallel_for<class Grow>(4, [=](sycl::id<1> i) { a[i] += 1; });
  });
  other.submit([&](sycl::handler &h) {
    h.depends_on(grown);
    sycl::accessor a(buffer, h);
    h.single_task<class Double>([=] { a[0] *= 2; });
  });
  CHECK(other.ext_oneapi_get_state() == exp_ext::queue_state::recording);
  CHECK(is_invalid([&] { sycl::host_accessor refused(buffer); }));
  queue.submit([&](sycl::handler &h) { h.copy(sycl::accessor(buffer, h, sycl::read_only), data); });
  graph.end_recording();
  CHECK(graph.get_nodes().size() == 3 && graph.get_nodes()[2].get_predecessors().size() == 1);

  auto executable = graph.finalize();
  queue.ext_oneapi_graph(executable);
  const sycl::event end = queue.ext_oneapi_graph(executable);
  {
    sycl::host_accessor host(buffer, sycl::read_only); // waits for both
    CHECK(host[0] == ((5 + 1) * 2 + 1) * 2 && host[1] == 8);
  }
  sycl::event(end).wait();
  CHECK(data[0] == 26);
}

// Parts of a buffer are copied and filled by one node each.
static void use_parts(sycl::queue queue, int *data) {
  sycl::buffer<int, 2> plane{sycl::range<2>(4, 6)};
  sycl::buffer<int, 3> cube{sycl::range<3>(2, 3, 4)};
  const sycl::range<2> size(2, 3);
  command_graph graph(queue, {graph_property::assume_buffer_outlives_graph{}, graph_property::no_cycle_check{}});
  node whole = graph.add([&](sycl::handler &h) { h.fill(sycl::accessor(plane, h, sycl::write_only, sycl::no_init), 1); });
  node part = graph.add([&](sycl::handler &h) { h.fill(sycl::accessor(plane, h, size, sycl::id<2>(1, 2)), 7); });
  node out = graph.add([&](sycl::handler &h) { h.copy(sycl::accessor(plane, h, size, sycl::id<2>(0, 1), sycl::read_only), data); });
  node in = graph.add([&](sycl::handler &h) { h.copy(data, sycl::accessor(cube, h, sycl::range<3>(1, 2, 3), sycl::id<3>(1, 1, 1))); }, node_property::depends_on(out));
  node across = graph.add([&](sycl::handler &h) {
    h.copy(sycl::accessor(plane, h, size, sycl::id<2>(1, 2), sycl::read_only), sycl::accessor(cube, h, sycl::range<3>(2, 1, 3), sycl::id<3>(0, 0, 0)));
  });
  for (const node &one : {whole, part})
    CHECK(one.get_type() == node_type::memfill);
  for (const node &one : {out, in, across})
    CHECK(one.get_type() == node_type::memcpy);
  CHECK(graph.get_nodes().size() == 5 && part.get_predecessors().size() == 1 && part.get_successors().size() == 2);
  auto executable = graph.finalize();
  queue.ext_oneapi_graph(executable).wait();
  CHECK(queue.ext_oneapi_empty());
  const int expected[] = {1, 1, 1, 1, 7, 7};
  sycl::host_accessor there(cube, sycl::read_only);
  for (int n = 0; n < 6; ++n)
    CHECK(data[n] == expected[n] && there[1][1 + n / 3][1 + n % 3] == expected[n] && there[n / 3][0][n % 3] == 7);

  command_graph memory(queue);
  node set = memory.add([&](sycl::handler &h) { h.memset(data, 1, 8); });
  node hint = memory.add([&](sycl::handler &h) { h.prefetch(data, 8); }, node_property::depends_on(set));
  node advice = memory.add([&](sycl::handler &h) { h.mem_advise(data, 8, 0); });
  CHECK(set.get_type() == node_type::memset && hint.get_type() == node_type::prefetch && advice.get_type() == node_type::memadvise);
  CHECK(is_invalid([&] { memory.add([&](sycl::handler &h) { h.ext_oneapi_memcpy2d(data, 8, data + 4, 8, 4, 1); }); }));
  CHECK(is_invalid([&] { memory.add([&](sycl::handler &h) { h.ext_oneapi_fill2d(data, 2, 5, 1, 1); }); }));
  auto second = memory.finalize();
  queue.ext_oneapi_graph(second).wait();
  CHECK(data[1] == 0x01010101);
}

// Objects of graphs are the same as their copies, and no others.
static void compare(sycl::queue queue) {
  command_graph one(queue.get_context(), queue.get_device()), other(queue);
  const auto same = one;
  CHECK(same == one && one != other && std::unordered_set<command_graph<>>({one, other, same}).size() == 2);
  node first = one.add(), second = one.add(node_property::depends_on_all_leaves());
  CHECK(std::unordered_set<node>({first, second, one.get_nodes()[0]}).size() == 2);
  auto executable = one.finalize();
  CHECK(std::unordered_set<command_graph<exp_ext::graph_state::executable>>({executable, executable, one.finalize()}).size() == 2);
  exp_ext::dynamic_parameter number(one, 5);
  CHECK(std::hash<decltype(number)>()(number) == std::hash<decltype(number)>()(decltype(number)(number)));

  sycl::queue elsewhere(sycl::context(queue.get_device()), queue.get_device());
  CHECK(elsewhere.get_context() != queue.get_context() && sycl::queue().get_context() == sycl::queue().get_context());
  CHECK(is_invalid([&] { one.begin_recording(elsewhere); }) && is_invalid([&] { elsewhere.ext_oneapi_graph(executable); }));
}

static void update(sycl::queue queue, int *data) {
  int *const other = sycl::malloc_shared<int>(8, queue);
  queue.memset(data, 0, 8 * sizeof(int)).wait();
  queue.memset(other, 0, 8 * sizeof(int)).wait();
  const int value = 12345;
  command_graph<> graph(queue);
  exp_ext::dynamic_parameter pointer(graph, data);
  exp_ext::dynamic_parameter number(graph, value);
  node filled = graph.add([&](sycl::handler &h) {
    h.set_arg(0, pointer);
    h.set_arg(1, number);
    h.parallel_for<class Fill>(sycl::range<1>(8), [data, copy = value](sycl::id<1> i) { data[i] = copy; });
  });
  auto executable = graph.finalize(graph_property::updatable());
  queue.ext_oneapi_graph(executable).wait();
  CHECK(data[7] == 12345);
  pointer.update(other), number.update(3), filled.update_range(sycl::range<1>(4));
  executable.update(filled);
  queue.ext_oneapi_graph(executable).wait();
  CHECK(other[3] == 3 && other[4] == 0 && data[3] == 12345);
  CHECK(is_invalid([&] { graph.finalize().update(filled); }) && is_invalid([&] { filled.update_range(sycl::range<2>(1, 1)); }));

  // What is added later has the value of then, though it captures the first one; only kernels have parameters.
  node later = graph.add([&](sycl::handler &h) {
    h.set_arg(0, number);
    h.single_task<class Later>([data, copy = value] { data[6] = copy; });
  });
  CHECK(is_invalid([&] {
    graph.add([&](sycl::handler &h) {
      h.set_arg(0, number);
      h.memset(data, 0, 4);
    });
  }));
  auto with_later = graph.finalize();
  queue.ext_oneapi_graph(with_later).wait();
  CHECK(data[6] == 3 && later.get_type() == node_type::kernel);

  command_graph<> dynamic(queue);
  exp_ext::dynamic_command_group either(dynamic, {[&](sycl::handler &h) { h.parallel_for<class Ones>(sycl::range<1>(4), [=](sycl::id<1> i) { data[i] = 1; }); },
                                                  [&](sycl::handler &h) { h.single_task<class Fifty>([=] { data[0] = 50; }); }});
  node chosen = dynamic.add(either);
  auto second = dynamic.finalize(graph_property::updatable());
  queue.ext_oneapi_graph(second).wait();
  CHECK(data[0] == 1);
  either.set_active_index(1);
  second.update(chosen);
  queue.ext_oneapi_graph(second).wait();
  CHECK(data[0] == 50 && data[1] == 1 && either.get_active_index() == 1);

  const auto filling = [&](int with) {
    command_graph<> result(queue);
    result.add([&](sycl::handler &h) { h.parallel_for<class With>(sycl::range<1>(4), [=](sycl::id<1> i) { data[i] = with; }); });
    return result;
  };
  auto third = filling(5).finalize(graph_property::updatable());
  third.update(filling(6));
  queue.ext_oneapi_graph(third).wait();
  CHECK(data[2] == 6);
  sycl::free(other, queue);
}

int main() {
  sycl::queue in_order{sycl::property::queue::in_order()}, queue;
  int *const data = sycl::malloc_shared<int>(8, queue);
  queue.memset(data, 0, 8 * sizeof(int)).wait();
  record(in_order, data);
  build(queue, data);
  use_buffers(queue, data);
  use_parts(queue, data);
  compare(queue);
  update(queue, data);
  sycl::free(data, queue);
  return passed();
}
