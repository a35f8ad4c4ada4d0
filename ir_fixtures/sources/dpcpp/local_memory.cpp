// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Local memory of work-groups: of a fixed size, of a size that the launch says, and as an argument.
#include <sycl/sycl.hpp>

namespace oneapi = sycl::ext::oneapi::experimental;

int *scratch() { return static_cast<int *>(oneapi::get_work_group_scratch_memory()); }

void run(sycl::queue &queue, int *out) {
  queue.parallel_for<class Static>(sycl::nd_range<1>(64, 16), [=](sycl::nd_item<1> item) {
    static oneapi::work_group_static<int[16]> memory;
    memory[item.get_local_linear_id()] = 1;
    sycl::group_barrier(item.get_group());
    out[item.get_global_linear_id()] = memory[15 - item.get_local_linear_id()];
  });
  oneapi::properties size{oneapi::work_group_scratch_size(64)};
  queue.parallel_for<class Dynamic>(sycl::nd_range<1>(64, 16), size, [=](sycl::nd_item<1> item) {
    scratch()[item.get_local_linear_id()] = 2;
    sycl::group_barrier(item.get_group());
    out[item.get_global_linear_id()] = scratch()[0];
  });
  queue.submit([&](sycl::handler &handler) {
    oneapi::work_group_memory<int[16]> memory(handler);
    handler.parallel_for<class Argument>(sycl::nd_range<1>(64, 16), [=](sycl::nd_item<1> item) {
      memory[item.get_local_linear_id()] = 3;
      out[item.get_global_linear_id()] = memory[0];
    });
  });
}
