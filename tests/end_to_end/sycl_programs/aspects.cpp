// Properties of kernels, device_has, requirements, and an assertion that holds.
#include <cassert>
#include <sycl/sycl.hpp>
#include "check.hpp"

template <typename T> T half_of(T value) { return value / 2; }

struct Kernel {
  double *out;
  auto get(sycl::ext::oneapi::experimental::properties_tag) const {
    return sycl::ext::oneapi::experimental::properties{sycl::ext::oneapi::experimental::work_group_size<8>};
  }
  void operator()(sycl::nd_item<1> item) const {
    assert(item.get_local_range(0) == 8);
    if (item.get_global_id(0) == 9)
      *out = static_cast<double>(item.get_local_id(0)) + half_of(1.0);
  }
};

int main() {
  sycl::queue queue;
  double *out = sycl::malloc_shared<double>(1, queue);
  queue.parallel_for(sycl::nd_range<1>(32, 8), Kernel{out}).wait();
  expect("the local id", *out, 1.5);
  queue.submit([&](sycl::handler &handler) {
    handler.single_task<class Has>([=]() [[sycl::device_has(sycl::aspect::fp64)]] { *out = half_of(5.0); });
  }).wait();
  expect("a kernel that needs fp64", *out, 2.5);
  return result();
}
