// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Memory of work-groups: in three dimensions, several at once, and allocated by a function; pointers of all kinds.
#include "check.hpp"
#include <sycl/sycl.hpp>

int main() {
  sycl::queue q{sycl::property::queue::in_order{}};
  constexpr size_t count = 256, group = 32;
  int *out = sycl::malloc_device<int>(count, q);
  q.submit([&](sycl::handler &h) {
    sycl::local_accessor<char> few(3, h);
    sycl::local_accessor<float, 1> reals(sycl::range<1>(group), h);
    sycl::local_accessor<int, 3> cube(sycl::range<3>(2, 4, 4), h);
    h.parallel_for<class Local>(sycl::nd_range<1>(count, group), [=](sycl::nd_item<1> item) {
      const size_t i = item.get_local_id(0);
      if (i < 3)
        few[i] = static_cast<char>(i);
      reals[i] = static_cast<float>(i) / 2;
      cube[i / 16][i / 4 % 4][i % 4] = static_cast<int>(i);
      auto &shared = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[group]>(item.get_group());
      const auto &weights = *sycl::ext::oneapi::group_local_memory<int[2]>(item.get_group(), 999, 1);
      shared[i] = weights[0] + weights[1];
      item.barrier();
      const int *plain = cube.get_multi_ptr<sycl::access::decorated::no>().get();
      sycl::local_ptr<float> pointer = reals.get_multi_ptr<sycl::access::decorated::legacy>();
      const size_t other = group - 1 - i;
      out[item.get_global_id(0)] = static_cast<int>(pointer[static_cast<std::ptrdiff_t>(other)] * 2) + plain[other] + few[2] + shared[other];
    });
  });
  int back[count];
  q.memcpy(back, out, sizeof back).wait();
  for (size_t i = 0; i < count; ++i)
    CHECK(back[i] == static_cast<int>(2 * (group - 1 - i % group) + 2 + 1000));
  // Accessors without dimensions are their element, also where another number is wanted.
  float sum = 0;
  {
    sycl::buffer<float, 1> sum_buffer(&sum, 1);
    q.submit([&](sycl::handler &h) {
      const sycl::accessor<float, 0> result(sum_buffer, h);
      const sycl::local_accessor<int, 0> only(h);
      h.parallel_for<class Only>(sycl::nd_range<1>(1, 1), [=](sycl::nd_item<1>) {
        const int table[] = {10, 20, 30};
        only = 1;
        only += 1;
        const float number = only;
        const long old = result;
        result = number + table[only] + only / 4.0f + static_cast<float>(old);
      });
    });
  }
  CHECK(sum == 32.5f);
  sycl::free(out, q);
  return passed();
}
