// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A histogram: atomic operations in local memory, and then in global memory.
#include "check.hpp"
#include <sycl/sycl.hpp>
#include <vector>

int main() {
  constexpr size_t count = 4096, bins = 16, group = 64;
  sycl::queue queue;
  std::vector<unsigned> data(count), expected(bins);
  unsigned seed = 1;
  for (auto &one : data) {
    seed = seed * 1664525 + 1013904223;
    one = seed >> 28;
    ++expected[one];
  }
  std::vector<unsigned> found(bins);
  {
    sycl::buffer in(data);
    sycl::buffer out(found);
    queue.submit([&](sycl::handler &h) {
      sycl::accessor values(in, h, sycl::read_only);
      sycl::accessor totals(out, h, sycl::read_write);
      sycl::local_accessor<unsigned> own(bins, h);
      h.parallel_for<class Histogram>(sycl::nd_range<1>(count, group), [=](sycl::nd_item<1> item) {
        const size_t local = item.get_local_id(0);
        if (local < bins)
          own[local] = 0;
        sycl::group_barrier(item.get_group());
        sycl::atomic_ref<unsigned, sycl::memory_order::relaxed, sycl::memory_scope::work_group, sycl::access::address_space::local_space> here(own[values[item.get_global_id(0)]]);
        ++here;
        sycl::group_barrier(item.get_group());
        if (local < bins) {
          sycl::atomic_ref<unsigned, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::global_space> all(totals[local]);
          all.fetch_add(own[local]);
        }
      });
    });
  }
  CHECK(found == expected);
  return passed();
}
