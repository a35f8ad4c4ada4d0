// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reductions: sums and extremes over ranges and work-groups, several at once, into buffers and memory, with own operations.
#include "check.hpp"
#include <sycl/sycl.hpp>
#include <vector>

// Every id is there once, in ranges with rows of all lengths.
static void check_ids(sycl::queue &queue) {
  auto *found = sycl::malloc_shared<unsigned long>(2, queue);
  for (size_t width : {1, 2, 15, 16, 17, 63, 64, 65, 1000, 5000})
    for (size_t height : {1, 3, 40, 700}) {
      found[0] = found[1] = 0;
      queue.parallel_for<class Planes>(sycl::range<2>(height, width), sycl::reduction(found, sycl::plus<>()), [=](sycl::id<2> i, auto &sum) { sum += (i[0] + 1) * 10007 + i[1]; });
      queue.parallel_for<class Spaces>(sycl::range<3>(3, height, width), sycl::reduction(found + 1, sycl::plus<>()),
                                       [=](sycl::item<3> i, auto &sum) { sum += i[0] * 1000003 + (i[1] + 1) * 10007 + i[2]; });
      queue.wait();
      const size_t plane = width * (height * (height + 1) / 2) * 10007 + height * (width * (width - 1) / 2);
      CHECK(found[0] == plane);
      CHECK(found[1] == 3 * plane + 3 * width * height * 1000003);
    }
  auto *largest = sycl::malloc_shared<int>(1, queue);
  for (size_t size : {1, 2, 15, 16, 17, 31, 100, 256})
    for (size_t groups : {1, 3, 50}) {
      const size_t items = size * groups;
      found[0] = found[1] = 0;
      *largest = -1;
      queue.parallel_for<class Groups>(sycl::nd_range<1>(items, size), sycl::reduction(sycl::span<unsigned long, 2>(found, 2), sycl::plus<>()), sycl::reduction(largest, sycl::maximum<>()),
                                       [=](sycl::nd_item<1> item, auto &sums, auto &most) {
                                         sums[item.get_global_id(0) & 1] += item.get_global_id(0) + 1;
                                         most.combine(int(item.get_global_id(0) * 7 % items));
                                       }).wait();
      const size_t odd = items / 2, even = items - odd;
      CHECK(found[0] == even * even && found[1] == odd * (odd + 1));
      CHECK(items % 7 == 0 || *largest == int(items) - 1);
      found[0] = 0;
      queue.parallel_for<class Squares>(sycl::nd_range<2>({size, groups * 3}, {size, 3}), sycl::reduction(found, sycl::plus<>()), [=](sycl::nd_item<2> item, auto &sum) { sum += item.get_global_linear_id() + 1; }).wait();
      CHECK(found[0] == 3 * items * (3 * items + 1) / 2);
    }
  sycl::free(largest, queue);
  sycl::free(found, queue);
}

int main() {
  sycl::queue queue{sycl::property::queue::in_order()};
  check_ids(queue);
  const int count = 1000;
  int *values = sycl::malloc_shared<int>(count, queue);
  for (int i = 0; i < count; ++i)
    values[i] = (i * 37) % count;

  int *sum = sycl::malloc_shared<int>(1, queue);
  int *most = sycl::malloc_shared<int>(1, queue);
  *sum = 5;
  *most = 0;
  queue.parallel_for<class SumAndMost>(sycl::range<1>(count), sycl::reduction(sum, sycl::plus<>()), sycl::reduction(most, sycl::maximum<int>()),
                                       [=](sycl::id<1> i, auto &total, auto &best) {
                                         total += values[i];
                                         best.combine(values[i]);
                                       }).wait();
  CHECK(*sum == 5 + count * (count - 1) / 2);
  CHECK(*most == count - 1);

  sycl::buffer<int> out{sycl::range<1>(1)};
  queue.submit([&](sycl::handler &h) {
    auto least = sycl::reduction(out, h, sycl::minimum<>(), sycl::property::reduction::initialize_to_identity{});
    h.parallel_for<class Least>(sycl::nd_range<1>(960, 32), least, [=](sycl::nd_item<1> item, auto &best) { best.combine(values[item.get_global_id(0)] + 3); });
  });
  CHECK(sycl::host_accessor(out, sycl::read_only)[0] == 3);

  sycl::buffer<float> part{sycl::range<1>(1)};
  queue.submit([&](sycl::handler &h) {
    const sycl::span<int, 4> few(values, 4);
    auto added = sycl::reduction(part, h, 0, sycl::plus<>(), sycl::property::reduction::initialize_to_identity{});
    h.parallel_for<class Part>(sycl::range<1>(2), added, [=](sycl::id<1> i, auto &total) { total += static_cast<float>(few.subspan<1, 2>()[i] + few.subspan<2>()[i]); });
  });
  CHECK(sycl::host_accessor(part)[0] == static_cast<float>(values[1] + values[2] + values[2] + values[3]));

  // A float of 2^24 takes no more ones: only those that come to it one by one are lost.
  const int many = 1 << 20;
  float *exact = sycl::malloc_shared<float>(2, queue);
  exact[0] = exact[1] = 0;
  queue.parallel_for<class Ones>(sycl::range<1>(many), sycl::reduction(exact, sycl::plus<>()), [=](sycl::id<1> i, auto &total) { total += i[0] == 0 ? 16777216.0f : 1.0f; }).wait();
  CHECK(exact[0] > 16777216.0f + many - 4096);
  queue.parallel_for<class OnesOfTwo>(sycl::range<1>(many), sycl::reduction(sycl::span<float, 2>(exact, 2), sycl::plus<>(), sycl::property::reduction::initialize_to_identity{}),
                                      [=](sycl::id<1> i, auto &totals) { totals[i[0] & 1] += i[0] < 2 ? 16777216.0f : 1.0f; }).wait();
  CHECK(exact[0] > 16777216.0f + many / 2 - 4096 && exact[1] == exact[0]);

  // Without an identity: the operation is the program's own.
  *most = -1;
  auto larger = [](int a, int b) { return a > b ? a : b; };
  queue.parallel_for<class Own>(sycl::range<2>(20, 50), sycl::reduction(most, larger), [=](sycl::item<2> item, auto &best) { best.combine(values[item.get_linear_id()]); }).wait();
  CHECK(*most == count - 1);

  // Not every device has double.
  if (queue.get_device().has(sycl::aspect::fp64)) {
    double *mean = sycl::malloc_shared<double>(1, queue);
    queue.parallel_for<class Mean>(sycl::range<1>(count), sycl::reduction(mean, 0.0, std::plus<double>(), sycl::property::reduction::initialize_to_identity{}),
                                   [=](sycl::id<1> i, auto &total) { total += double(values[i]) / count; }).wait();
    CHECK(is_near(*mean, (count - 1) / 2.0));
    sycl::free(mean, queue);
  }

  *sum = 0;
  queue.parallel_for<class WithHandler>(sycl::nd_range<1>(16, 4), sycl::reduction(sum, sycl::plus<>()), [=](sycl::nd_item<1>, auto &total, sycl::kernel_handler) { ++total; });
  queue.wait();
  queue.parallel_for<class OfNothing>(sycl::nd_range<1>(0, 0), [=](sycl::nd_item<1>) { *sum = 0; }).wait();
  CHECK(*sum == 16);
  sycl::buffer<int> two{sycl::range<1>(2)};
  bool has_one_element = false;
  try {
    queue.submit([&](sycl::handler &h) { (void)sycl::reduction(two, h, sycl::plus<>()); });
  } catch (const sycl::exception &error) {
    has_one_element = error.code() == sycl::errc::invalid;
  }
  CHECK(has_one_element);
  bool has_identity = true;
  try {
    (void)sycl::reduction(sum, [](int a, int b) { return a + b; }, sycl::property::reduction::initialize_to_identity{});
  } catch (const sycl::exception &error) {
    has_identity = error.code() != sycl::errc::invalid;
  }
  CHECK(!has_identity);
  static_assert(decltype(sycl::as_bytes(sycl::span<int, 4>(values, 4)))::extent == 16);

  for (int *one : {values, sum, most})
    sycl::free(one, queue);
  sycl::free(exact, queue);
  return passed();
}
