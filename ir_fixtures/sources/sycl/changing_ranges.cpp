// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Kernels that are launched for another range each time: with offsets, of one to three dimensions, and with work-groups.
#include "check.hpp"
#include <sycl/sycl.hpp>

using namespace sycl;

static int sum(const int *data, size_t count) {
  int found = 0;
  for (size_t at = 0; at < count; ++at)
    found += data[at];
  return found;
}

static void in_rows(queue &q) {
  constexpr int MOST = 150;
  int *data = malloc_shared<int>(MOST + 1, q);
  q.fill(data, 0, MOST + 1).wait();
  for (int turn = 0; turn < 2; ++turn)
    for (int n = 1; n <= MOST; ++n)
      q.parallel_for(range<1>(n), [=](id<1> i) { data[i] += n; });
  q.wait();
  for (int at = 0; at <= MOST; ++at)
    CHECK(data[at] == (MOST * (MOST + 1) - at * (at + 1)));
  q.fill(data, 0, MOST + 1).wait();
  for (int n = MOST; n > 0; --n)
    q.parallel_for(range<1>(n), id<1>(MOST - n), [=](id<1> i) { data[i] += 1; });
  q.wait();
  for (int at = 0; at < MOST; ++at)
    CHECK(data[at] == at + 1);
  free(data, q);
}

static void in_planes(queue &q) {
  constexpr size_t MOST = 20;
  int *data = malloc_shared<int>(MOST * MOST * MOST, q);
  q.fill(data, 0, MOST * MOST * MOST).wait();
  int expected = 0;
  for (size_t n = 1; n <= MOST; ++n) {
    q.parallel_for(range<2>(n, MOST + 1 - n), [=](item<2> i) { data[i.get_linear_id()] += int(i[0] * 100 + i[1] + i.get_range(1)); });
    for (size_t y = 0; y < n; ++y)
      for (size_t x = 0; x < MOST + 1 - n; ++x)
        expected += int(y * 100 + x + MOST + 1 - n);
  }
  q.wait();
  CHECK(sum(data, MOST * MOST) == expected);
  q.fill(data, 0, MOST * MOST * MOST).wait();
  expected = 0;
  for (size_t n = 1; n <= MOST; ++n) {
    q.parallel_for(range<3>(n, 3, MOST + 1 - n), [=](item<3> i) { data[i.get_linear_id()] += int(i[0] * 100 + i[1] * 10 + i[2]); });
    for (size_t z = 0; z < n; ++z)
      for (size_t y = 0; y < 3; ++y)
        for (size_t x = 0; x < MOST + 1 - n; ++x)
          expected += int(z * 100 + y * 10 + x);
  }
  q.wait();
  CHECK(sum(data, MOST * MOST * MOST) == expected);
  free(data, q);
}

static void in_groups(queue &q) {
  constexpr size_t MOST = 100;
  int *data = malloc_shared<int>(8 * MOST, q);
  q.fill(data, 0, 8 * MOST).wait();
  int expected = 0;
  for (size_t n = 1; n <= MOST; ++n) {
    size_t local = n % 2 ? 4 : 8;
    q.parallel_for(nd_range<1>(n * local, local), [=](nd_item<1> i) {
      data[i.get_global_id(0)] += int(i.get_group(0) * i.get_local_range(0) + i.get_local_id(0) + i.get_group_range(0));
    });
    for (size_t at = 0; at < n * local; ++at)
      expected += int(at + n);
  }
  q.wait();
  CHECK(sum(data, 8 * MOST) == expected);
  bool is_refused = false;
  try {
    q.parallel_for(nd_range<1>(7, 4), [=](nd_item<1> i) { data[i.get_global_id(0)] = 1; }).wait();
  } catch (const exception &error) {
    is_refused = error.code() == errc::nd_range;
  }
  CHECK(is_refused);
  free(data, q);
}

// The kernel requires work-groups of ranges that have none.
static void in_groups_of_the_kernel(queue &q) {
  constexpr size_t MOST = 256;
  int *data = malloc_shared<int>(MOST, q);
  q.fill(data, 0, MOST).wait();
  for (size_t n = 16; n <= MOST; n += 16)
    q.parallel_for(range<1>(n), [=](item<1> i) [[sycl::reqd_work_group_size(16)]] { data[i] += 1; }).wait();
  for (size_t at = 0; at < MOST; ++at)
    CHECK(data[at] == int((MOST - at + 15) / 16));
  free(data, q);
}

// What takes long does so, whatever the launches before took.
static void longer(queue &q) {
  unsigned *data = malloc_shared<unsigned>(1 << 16, q);
  q.fill(data, 0u, 1 << 16).wait();
  for (int n = 1; n <= 1 << 16; n *= 2)
    for (int rounds : {1, 3000 / n + 1})
      q.parallel_for(range<1>(n), [=](id<1> i) {
        for (int round = 0; round < rounds; ++round)
          data[i] = data[i] * 5 + unsigned(round) + 1;
      });
  q.wait();
  unsigned value = 0;
  for (int n = 1; n <= 1 << 16; n *= 2)
    for (int rounds : {1, 3000 / n + 1})
      for (int round = 0; round < rounds; ++round)
        value = value * 5 + unsigned(round) + 1;
  CHECK(data[0] == value);
  free(data, q);
}

int main() {
  queue in_order{property::queue::in_order{}};
  in_rows(in_order);
  in_planes(in_order);
  in_groups(in_order);
  in_groups_of_the_kernel(in_order);
  longer(in_order);
  return passed();
}
