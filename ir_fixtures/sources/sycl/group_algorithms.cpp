// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Work-groups: reductions, scans and broadcasts of many types, over values and over memory.
#include "check.hpp"
#include <sycl/sycl.hpp>

int main() {
  sycl::queue queue;
  constexpr size_t count = 64, group = 32, items = 100;
  int *in = sycl::malloc_shared<int>(items, queue), *scanned = sycl::malloc_shared<int>(items, queue), *out = sycl::malloc_shared<int>(16, queue);
  float *reals = sycl::malloc_shared<float>(4, queue);
  for (size_t i = 0; i < items; ++i)
    in[i] = static_cast<int>(i);
  queue.parallel_for<class Algorithms>(sycl::nd_range<1>(count, group), [=](sycl::nd_item<1> item) {
    const auto g = item.get_group();
    const int mine = static_cast<int>(item.get_local_id(0));
    const int sum = sycl::reduce_over_group(g, mine, sycl::plus<>());
    const int most = sycl::reduce_over_group(g, mine, 5, sycl::maximum<>());
    const unsigned char least = sycl::reduce_over_group(g, static_cast<unsigned char>(mine + 3), sycl::minimum<unsigned char>());
    const float product = sycl::reduce_over_group(g, mine == 3 ? 4.0f : 1.0f, sycl::multiplies<>());
    const int bits = sycl::reduce_over_group(g, 1 << (mine % 8), sycl::bit_or<>());
    const int from = sycl::group_broadcast(g, mine * 10, 7);
    const float real = sycl::inclusive_scan_over_group(g, 0.5f, sycl::plus<>());
    const int memory = sycl::joint_reduce(g, in, in + items, sycl::plus<>());
    sycl::joint_exclusive_scan(g, in, in + items, scanned, sycl::plus<>());
    const bool is_any = sycl::joint_any_of(g, in, in + items, [](int x) { return x == 99; });
    if (g.leader() && item.get_group(0) == 1) {
      const int all[] = {sum, most, least, static_cast<int>(product), bits, from, memory, is_any};
      for (int i = 0; i < 8; ++i)
        out[i] = all[i];
    }
    if (mine == 5)
      reals[0] = real;
  }).wait();
  const int expected[] = {496, 31, 3, 4, 255, 70, 4950, 1};
  for (int i = 0; i < 8; ++i)
    CHECK(out[i] == expected[i]);
  CHECK(reals[0] == 3.0);
  for (size_t i = 0, sum = 0; i < items; sum += i++)
    CHECK(scanned[i] == static_cast<int>(sum));

  // In two dimensions, the linear id counts.
  queue.parallel_for<class InTwoDimensions>(sycl::nd_range<2>({4, 8}, {4, 8}), [=](sycl::nd_item<2> item) {
    const auto g = item.get_group();
    const int mine = static_cast<int>(item.get_local_linear_id());
    out[mine % 16] = 0;
    sycl::group_barrier(g);
    const int from = sycl::group_broadcast(g, mine, sycl::id<2>(2, 3));
    const int scan = sycl::inclusive_scan_over_group(g, 1, sycl::plus<>());
    if (mine == 20)
      out[0] = from, out[1] = scan;
  }).wait();
  CHECK(out[0] == 19 && out[1] == 21);

  // Vectors and arrays are folded element by element, also with what is there before, and by operations that compare.
  sycl::int2 *const pairs = sycl::malloc_shared<sycl::int2>(items + 4, queue), *const folded = pairs + items;
  for (int i = 0; i < static_cast<int>(items); ++i)
    pairs[i] = sycl::int2(i, -i);
  queue.parallel_for<class OfVectors>(sycl::nd_range<1>(group, group), [=](sycl::nd_item<1> item) {
    const auto g = item.get_group();
    const int mine = static_cast<int>(item.get_local_id(0));
    const sycl::int2 least = sycl::reduce_over_group(g, sycl::int2(mine, -mine), sycl::int2(5, -5), sycl::minimum<>());
    const sycl::int2 most = sycl::joint_reduce(g, pairs, pairs + items, sycl::int2(3, 3), sycl::maximum<sycl::int2>());
    const sycl::int2 sum = sycl::joint_reduce(g, pairs, pairs + items, sycl::plus<>());
    const sycl::mint2 scan = sycl::exclusive_scan_over_group(g, sycl::mint2(mine, 7 - mine), sycl::mint2(2, 1), sycl::maximum<>());
    if (mine == 4)
      folded[0] = least, folded[1] = most, folded[2] = sum, folded[3] = sycl::int2(scan[0], scan[1]);
  }).wait();
  const int last = static_cast<int>(items) - 1, all = last * (last + 1) / 2;
  const sycl::int2 wanted[] = {{0, 1 - static_cast<int>(group)}, {last, 3}, {all, -all}, {3, 7}};
  for (int i = 0; i < 4; ++i)
    CHECK(folded[i][0] == wanted[i][0] && folded[i][1] == wanted[i][1]);
  sycl::free(pairs, queue);
  sycl::free(in, queue), sycl::free(scanned, queue), sycl::free(out, queue), sycl::free(reals, queue);
  return passed();
}
