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
  // Objects whose type says how large they are, or the launch.
  namespace ex = sycl::ext::oneapi::experimental;
  struct both {
    int number;
    float factor;
  };
  sycl::queue of_index(sycl::ext::intel::property::queue::compute_index(0));
  of_index.ext_oneapi_prod();
  int *sums = sycl::malloc_shared<int>(32, of_index);
  of_index.submit([&](sycl::handler &h) {
    ex::work_group_memory<int[16]> known(h);
    ex::work_group_memory<int[]> told(16, h);
    ex::work_group_memory<int[][2]> pairs(8, h);
    ex::work_group_memory<int> number(h);
    ex::work_group_memory<both> object(h);
    h.parallel_for<class Objects>(sycl::nd_range<1>(32, 16), [=](sycl::nd_item<1> item) {
      const int n = static_cast<int>(item.get_local_id(0));
      known[n] = n;
      told[n] = 10 * n;
      pairs[n / 2][n % 2] = 100 * n;
      if (n == 0) {
        number = static_cast<int>(item.get_group(0));
        (&object)->number = 3;
        static_cast<both &>(object).factor = 2;
      }
      sycl::group_barrier(item.get_group());
      const int other = 15 - n;
      sums[item.get_global_id(0)] = known.get_multi_ptr<sycl::access::decorated::no>()[other] + told[other] + pairs[other / 2][other % 2] + 10000 * number +
                                    (&object)->number * static_cast<int>((&object)->factor);
    });
  }).wait();
  CHECK(sums[0] == 111 * 15 + 6 && sums[31] == 10000 + 6);
  sycl::free(sums, of_index);

  // Work-groups that the runtime chooses have none.
  for (const bool is_task : {true, false}) {
    bool is_refused = false;
    try {
      sycl::queue().submit([&](sycl::handler &h) {
        sycl::local_accessor<int> memory(4, h);
        if (is_task)
          h.single_task<class OfTask>([=] { memory[0] = 1; });
        else
          h.parallel_for<class OfRange>(sycl::range<1>(4), [=](sycl::id<1> i) { memory[i] = 1; });
      });
    } catch (const sycl::exception &error) {
      is_refused = error.code() == sycl::errc::kernel_argument;
    }
    CHECK(is_refused);
  }
  return passed();
}
