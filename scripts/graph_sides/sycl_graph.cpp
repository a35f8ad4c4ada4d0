// The nodes of a graph as empty kernels of a command graph.
#include "graph_file.hpp"
#include <sycl/ext/oneapi/experimental/graph.hpp>
#include <sycl/sycl.hpp>

namespace experimental = sycl::ext::oneapi::experimental;

int main(int, char **arguments) {
  auto edges = read_graph(arguments[1]);
  sycl::queue queue;
  experimental::command_graph graph(queue.get_context(), queue.get_device());
  std::vector<experimental::node> nodes;
  for (auto &before : edges) {
    nodes.push_back(graph.add([](sycl::handler &handler) { handler.single_task([] {}); }));
    for (int one : before)
      graph.make_edge(nodes[one], nodes.back());
  }
  auto executable = graph.finalize();
  print_least([&] { queue.ext_oneapi_graph(executable).wait(); });
}
