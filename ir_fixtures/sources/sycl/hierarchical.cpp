// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Hierarchical kernels: what is outside of parallel_for_work_item is there once for a group.
#include "check.hpp"
#include <sycl/sycl.hpp>

int main() {
  constexpr size_t groups = 4, items = 8;
  int data[groups * items], sums[groups];
  {
    sycl::buffer<int> data_buffer(data, sycl::range<1>(groups * items)), sum_buffer(sums, sycl::range<1>(groups));
    sycl::queue queue;
    queue.submit([&](sycl::handler &h) {
      const auto out = data_buffer.get_access<sycl::access::mode::discard_write>(h);
      const auto sum = sum_buffer.get_access<sycl::access::mode::discard_write>(h);
      const sycl::local_accessor<int> ones(sycl::range<1>(items), h);
      h.parallel_for_work_group<class Hierarchical>(sycl::range<1>(groups), sycl::range<1>(items), [=](sycl::group<1> group) {
        const int shared = static_cast<int>(group.get_group_id(0)) * 10;
        sycl::private_memory<int> own(group);
        int local[items];
        group.parallel_for_work_item([&](sycl::h_item<1> item) {
          out[item.get_global_id(0)] = static_cast<int>(item.get_local_id(0)) + shared;
          own(item) = static_cast<int>(item.get_local_id(0));
          ones[item.get_local_id()] = 1;
        });
        // The first item sees what the last has done.
        group.parallel_for_work_item([&](sycl::h_item<1> item) { local[item.get_logical_local_id(0)] = own(item) + ones[items - 1 - item.get_local_id(0)]; });
        int total = 0;
        for (const int one : local)
          total += one;
        sum[group.get_group_id()] = total + static_cast<int>(group.get_local_range(0) + group.get_global_range(0));
      });
    });
    queue.submit([&](sycl::handler &h) {
      const auto from = data_buffer.get_access<sycl::access::mode::read>(h);
      const auto sum = sum_buffer.get_access<sycl::access::mode::read_write>(h);
      const sycl::local_accessor<int> copy(sycl::range<1>(items), h);
      h.parallel_for_work_group<class Copies>(sycl::range<1>(groups), sycl::range<1>(items), [=](sycl::group<1> group) {
        for (size_t i = 0; i < items; ++i)
          copy[i] = -1;
        const auto first = from.get_pointer() + group.get_group_id(0) * items;
        group.wait_for(group.async_work_group_copy(copy.get_pointer(), first, items));
        for (size_t i = 0; i < items; ++i)
          sum[group.get_group_id()] += 100 * copy[i];
      });
    });
    queue.submit([&](sycl::handler &h) {
      const auto out = data_buffer.get_access<sycl::access::mode::read_write>(h);
      h.parallel_for_work_group<class Flexible>(sycl::range<2>(2, 2), [=](sycl::group<2> group) {
        group.parallel_for_work_item(sycl::range<2>(2, 4), [&](sycl::h_item<2> item) {
          const auto local = item.get_local_id();
          out[((group.get_group_id(0) * 2 + group.get_group_id(1)) * 2 + local[0]) * 4 + local[1]] += 1000;
        });
      });
    });
  }
  // More work-items than the launch has: each of that does several.
  sycl::queue queue;
  int *physical = sycl::malloc_shared<int>(20, queue);
  queue.submit([&](sycl::handler &h) {
    h.parallel_for_work_group<class Physical>(sycl::range<2>(1, 1), sycl::range<2>(2, 2), [=](sycl::group<2> group) {
      group.parallel_for_work_item(sycl::range<2>(4, 5), [&](sycl::h_item<2> item) {
        const auto id = item.get_physical_local_id();
        physical[item.get_logical_local().get_linear_id()] = static_cast<int>(item.get_physical_local_range(1) * 100 + id[0] * 10 + id[1]);
      });
    });
  }).wait();
  CHECK(physical[0] == 200 && physical[4] == 200 && physical[6] == 211 && physical[19] == 210);
  sycl::free(physical, queue);
  CHECK(sums[2] == 28 + 8 + 8 + 32 + 100 * (8 * 20 + 28));
  CHECK(data[0] == 1000 && data[9] == 1011 && data[31] == 1037);
  return passed();
}
