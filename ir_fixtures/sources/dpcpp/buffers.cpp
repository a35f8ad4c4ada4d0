// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Buffers and accessors of one to three dimensions, local memory, barriers, USM, a sub-group and an atomic; arguments
// of kernels that are left out.
#include <sycl/sycl.hpp>

struct Options {
  int unused;
  float factor;
};

void run(sycl::queue &queue, sycl::buffer<float, 1> &in, sycl::buffer<float, 2> &out, int *counter, Options options) {
  queue.submit([&](sycl::handler &handler) {
    sycl::accessor x(in, handler, sycl::read_only);
    sycl::accessor y(out, handler, sycl::write_only, sycl::no_init);
    sycl::local_accessor<float, 1> tile(16, handler);
    handler.parallel_for<class Tiled>(sycl::nd_range<1>(256, 16), [=](sycl::nd_item<1> item) {
      auto own = item.get_local_id(0);
      tile[own] = x[item.get_global_id(0)] * options.factor;
      sycl::group_barrier(item.get_group());
      y[item.get_group(0)][own] = tile[15 - own];
    });
  });
  queue.parallel_for<class Usm>(sycl::range<1>(256), [=](sycl::item<1> item) {
    if (item.get_linear_id() % 3 == 0)
      sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device>(*counter).fetch_add(1);
  });
  queue.parallel_for<class SubGroups>(sycl::nd_range<1>(64, 16), [=](sycl::nd_item<1> item) {
    counter[item.get_global_linear_id()] =
        sycl::reduce_over_group(item.get_sub_group(), static_cast<int>(item.get_local_linear_id()), sycl::plus<>());
  });
}
