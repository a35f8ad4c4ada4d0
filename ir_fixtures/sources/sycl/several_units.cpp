// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Several translation units: a function that the other one has, called on both sides.
#include "check.hpp"
#include <sycl/sycl.hpp>

SYCL_EXTERNAL int twice_and(int x, int more);
void run_elsewhere(sycl::queue &queue, int *out);

int main() {
  sycl::queue queue;
  int *out = sycl::malloc_shared<int>(2, queue);
  queue.single_task<class InOneUnit>([=] { out[0] = twice_and(20, 2); }).wait();
  run_elsewhere(queue, out + 1);
  CHECK(out[0] == 42 && out[1] == 7 && twice_and(1, 1) == 3);
  sycl::free(out, queue);
  return passed();
}
