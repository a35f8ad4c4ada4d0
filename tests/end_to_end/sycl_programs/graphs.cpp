// A command graph of the runtime: recorded from a queue, replayed.
#include <sycl/sycl.hpp>
#include "check.hpp"

namespace oneapi = sycl::ext::oneapi::experimental;

int main() {
  sycl::queue queue{sycl::property::queue::in_order{}};
  int *values = sycl::malloc_device<int>(100, queue);
  queue.fill(values, 1, 100).wait();
  oneapi::command_graph graph(queue.get_context(), queue.get_device());
  graph.begin_recording(queue);
  queue.parallel_for<class Double>(100, [=](sycl::id<1> i) { values[i] *= 2; });
  queue.parallel_for<class Increment>(100, [=](sycl::id<1> i) { values[i] += 1; });
  graph.end_recording(queue);
  auto executable = graph.finalize();
  for (int i = 0; i < 3; ++i)
    queue.ext_oneapi_graph(executable);
  int found[100];
  queue.copy(values, found, 100).wait();
  expect("after three replays", found[99], 15);
  return result();
}
