// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Memory of work-groups: in three dimensions, several at once, and allocated by a function; pointers of all kinds.
#include "check.hpp"
#include <sycl/sycl.hpp>

// Static variables, which are the same ones wherever they are named, memory by a property, and barriers of all work-items.
static sycl::ext::oneapi::experimental::work_group_static<int[16]> of_program;
static int last() { return of_program[15]; }
static void without_accessors(sycl::queue queue, int *out) {
  namespace ex = sycl::ext::oneapi::experimental;
  queue.parallel_for<class Static>(sycl::nd_range<1>(32, 16), [=](sycl::nd_item<1> item) {
    static ex::work_group_static<int> of_kernel;
    of_program[item.get_local_id(0)] = static_cast<int>(item.get_global_id(0));
    if (item.get_local_id(0) == 0)
      of_kernel = 1000;
    sycl::group_barrier(item.get_group());
    out[item.get_global_id(0)] = last() + of_kernel;
  }).wait();
  CHECK(out[0] == 1015 && out[31] == 1031);

  const size_t bytes = 16 * sizeof(int);
  ex::nd_launch<class Scratch>(queue, ex::launch_config(sycl::nd_range<1>(32, 16), ex::properties(ex::work_group_scratch_size(bytes))), [=](sycl::nd_item<1> item) {
    int *const memory = static_cast<int *>(ex::get_work_group_scratch_memory());
    memory[item.get_local_id(0)] = static_cast<int>(item.get_global_id(0));
    sycl::group_barrier(item.get_group());
    out[item.get_global_id(0)] = memory[15 - item.get_local_id(0)];
  });
  queue.wait();
  CHECK(out[0] == 15 && out[31] == 16);

  const auto kernel = sycl::get_kernel_bundle<sycl::bundle_state::executable>(queue.get_context()).get_kernel<class Root>();
  const auto groups = kernel.ext_oneapi_get_info<ex::info::kernel_queue_specific::max_num_work_groups>(queue, sycl::range<1>(16));
  CHECK(groups >= 1);
  const auto launch = [&](size_t count) {
    queue.parallel_for<class Root>(sycl::nd_range<1>(16 * count, 16), ex::properties(ex::use_root_sync), [=](sycl::nd_item<1> item) {
      const auto all = item.ext_oneapi_get_root_group();
      out[all.get_local_linear_id()] = 1;
      sycl::group_barrier(all);
      if (all.leader())
        for (size_t i = 1; i < all.get_local_linear_range(); ++i)
          out[0] += out[i];
    }).wait();
  };
  launch(groups);
  CHECK(out[0] == 16 * static_cast<int>(groups));
  bool is_refused = false;
  try {
    launch(groups + 1);
  } catch (const sycl::exception &error) {
    is_refused = error.code() == sycl::errc::nd_range;
  }
  CHECK(is_refused);

  queue.parallel_for<class Automatic>(sycl::nd_range<2>({4, 8}, ex::auto_range<2>()), [=](sycl::nd_item<2> item) {
    out[item.get_global_linear_id()] = 4 % item.get_local_range(0) == 0 && 8 % item.get_local_range(1) == 0;
  }).wait();
  CHECK(out[0] == 1 && out[31] == 1);
}

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
  without_accessors(of_index, sums);
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
