// Reductions, group algorithms, atomics and sub-groups on shared memory, with kernels that have no names.
#include <sycl/sycl.hpp>
#include "check.hpp"

int main() {
  sycl::queue queue;
  constexpr int count = 1000, group = 64;
  int *values = sycl::malloc_shared<int>(count, queue);
  int *sums = sycl::malloc_shared<int>(4, queue);
  float *largest = sycl::malloc_shared<float>(1, queue);
  std::fill(sums, sums + 4, 0);
  *largest = 0;
  queue.parallel_for(count, [=](sycl::id<1> i) { values[i] = static_cast<int>(i); }).wait();
  queue.parallel_for(count, sycl::reduction(sums, sycl::plus<>()), sycl::reduction(largest, sycl::maximum<>()),
                     [=](sycl::id<1> i, auto &sum, auto &most) {
                       sum += values[i];
                       most.combine(sycl::sqrt(static_cast<float>(values[i])));
                     })
      .wait();
  expect("a sum", sums[0], count * (count - 1) / 2);
  expect("a maximum", *largest, std::sqrt(count - 1.0));
  queue.parallel_for(sycl::nd_range<1>(group * 4, group), [=](sycl::nd_item<1> item) {
    auto all = item.get_group();
    int own = static_cast<int>(item.get_local_id(0));
    int scanned = sycl::inclusive_scan_over_group(all, own, sycl::plus<>());
    int total = sycl::reduce_over_group(all, own, sycl::plus<>());
    int first = sycl::group_broadcast(all, own + 5, 0);
    bool any = sycl::any_of_group(all, own == 3);
    auto part = item.get_sub_group();
    int moved = sycl::select_from_group(part, own, 0);
    sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device> a(sums[1]), b(sums[2]), c(sums[3]);
    if (own == group - 1)
      a += scanned - total + first;
    if (any)
      b.fetch_add(1);
    c.fetch_max(moved);
  }).wait();
  expect("scans and broadcasts", sums[1], 4 * 5);
  expect("votes", sums[2], 4 * group);
  expect("sub-groups", sums[3] < group, 1);
  sycl::free(values, queue);
  sycl::free(sums, queue);
  sycl::free(largest, queue);
  return result();
}
