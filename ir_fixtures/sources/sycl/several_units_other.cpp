// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The other unit of several_units.cpp.
#include <sycl/sycl.hpp>

SYCL_EXTERNAL int twice_and(int x, int more) { return 2 * x + more; }

void run_elsewhere(sycl::queue &queue, int *out) {
  queue.single_task<class InTheOther>([=] { *out = twice_and(3, 1); }).wait();
}
