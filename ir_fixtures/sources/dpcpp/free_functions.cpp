// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Kernels that are functions: with names that a program can look up, of namespaces, of templates.
#include <sycl/sycl.hpp>

namespace oneapi = sycl::ext::oneapi::experimental;

SYCL_EXT_ONEAPI_FUNCTION_PROPERTY((oneapi::nd_range_kernel<1>)) void iota(int start, int *out) {
  std::size_t id = sycl::ext::oneapi::this_work_item::get_nd_item<1>().get_global_linear_id();
  out[id] = start + static_cast<int>(id);
}

namespace inner {
SYCL_EXT_ONEAPI_FUNCTION_PROPERTY((oneapi::single_task_kernel)) void clear(double *out) { *out = 0; }
} // namespace inner

template <typename T> SYCL_EXT_ONEAPI_FUNCTION_PROPERTY((oneapi::nd_range_kernel<2>)) void scale(T factor, T *out) {
  out[sycl::ext::oneapi::this_work_item::get_nd_item<2>().get_global_linear_id()] *= factor;
}
template void scale<float>(float, float *);
template void scale<int>(int, int *);

void run(sycl::queue &queue, int *out) {
  queue.single_task<class Lambda>([=] { iota(1, out); });
}
