// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A scan of an array that is larger than a work-group, in three kernels.
#include "check.hpp"
#include <sycl/sycl.hpp>
#include <vector>

int main() {
  constexpr size_t group = 64, groups = 16, count = group * groups;
  sycl::queue q{sycl::property::queue::in_order()};
  std::vector<int> in(count), out(count);
  for (size_t i = 0; i < count; ++i)
    in[i] = static_cast<int>(i % 13) - 4;
  int *data = sycl::malloc_device<int>(count, q), *sums = sycl::malloc_device<int>(groups, q);
  q.copy(in.data(), data, count);
  q.parallel_for<class ScanGroups>(sycl::nd_range<1>(count, group), [=](sycl::nd_item<1> item) {
    const size_t i = item.get_global_linear_id();
    const int scanned = sycl::inclusive_scan_over_group(item.get_group(), data[i], sycl::plus<>());
    data[i] = scanned;
    if (item.get_local_linear_id() == group - 1)
      sums[item.get_group_linear_id()] = scanned;
  });
  q.parallel_for<class ScanSums>(sycl::nd_range<1>(groups, groups), [=](sycl::nd_item<1> item) {
    const size_t i = item.get_global_id(0);
    sums[i] = sycl::exclusive_scan_over_group(item.get_group(), sums[i], sycl::plus<>());
  });
  q.parallel_for<class AddSums>(sycl::nd_range<1>(count, group), [=](sycl::nd_item<1> item) { data[item.get_global_id(0)] += sums[item.get_group(0)]; });
  q.copy(data, out.data(), count).wait();
  for (size_t i = 0, sum = 0; i < count; ++i) {
    sum += static_cast<size_t>(in[i]);
    CHECK(out[i] == static_cast<int>(sum));
  }
  sycl::free(data, q), sycl::free(sums, q);
  return passed();
}
