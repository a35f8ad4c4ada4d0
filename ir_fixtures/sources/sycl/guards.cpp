// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Kernels that begin with a comparison of ids, and do nothing for those it does not let in.
#include "check.hpp"
#include <sycl/sycl.hpp>
#include <climits>
#include <cstdint>

constexpr int MOST = 300;

// Whoever is let in writes how often it has been; everyone looks who else was.
template <class Name, class N> static void check_row(sycl::queue &q, N n, size_t first = 0) {
  int *data = sycl::malloc_shared<int>(MOST, q);
  q.fill(data, 0, MOST).wait();
  q.parallel_for<Name>(sycl::range<1>(MOST), sycl::id<1>(first), [=](sycl::id<1> id) {
    N i = N(id[0]);
    if (i < n)
      data[id[0] - first] += int(i) + 1;
  }).wait();
  for (int at = 0; at < MOST; ++at) {
    N i = N(first + size_t(at));
    CHECK(data[at] == (i < n ? int(unsigned(i) + 1) : 0));
  }
  sycl::free(data, q);
}

static void check_planes(sycl::queue &q, int n, int m) {
  constexpr int HEIGHT = 40, WIDTH = 50;
  int *data = sycl::malloc_shared<int>(HEIGHT * WIDTH, q);
  q.fill(data, 0, HEIGHT * WIDTH).wait();
  auto *groups = data;
  q.parallel_for<class Both>(sycl::range<2>(HEIGHT, WIDTH), [=](sycl::id<2> id) {
    int y = id[0], x = id[1];
    if (y >= n || x >= m)
      return;
    data[y * WIDTH + x] += 1;
  });
  q.wait();
  q.parallel_for<class Triangle>(sycl::range<2>(HEIGHT, WIDTH), [=](sycl::id<2> id) {
    size_t y = id[0], x = id[1];
    if (x <= y) {
      int sum = 0;
      for (size_t k = 0; k <= x; ++k)
        sum += int(k);
      data[y * WIDTH + x] += 10 + 100 * sum;
    }
  });
  q.wait();
  q.parallel_for<class OfGroups>(sycl::nd_range<2>({HEIGHT, WIDTH}, {8, 10}), [=](sycl::nd_item<2> item) {
    unsigned y = item.get_global_id(0), x = item.get_global_id(1);
    if (x < unsigned(m) && y != 3)
      groups[y * WIDTH + x] += 1000000;
  });
  q.wait();
  for (int y = 0; y < HEIGHT; ++y)
    for (int x = 0; x < WIDTH; ++x) {
      int expected = y < n && x < m ? 1 : 0;
      if (x <= y)
        expected += 10 + 100 * (x * (x + 1) / 2);
      if (unsigned(x) < unsigned(m) && y != 3)
        expected += 1000000;
      CHECK(data[y * WIDTH + x] == expected);
    }
  sycl::free(data, q);
}

// Ids that kernels compute from those of their group.
template <class Name> static void check_groups(sycl::queue &q, int n, int local) {
  constexpr int SIZE = 4096;
  int *data = sycl::malloc_shared<int>(SIZE, q);
  for (int kind = 0; kind < 3; ++kind) {
    q.fill(data, 0, SIZE).wait();
    const int items = kind == 2 ? SIZE / 2 : SIZE;
    q.parallel_for<Name>(sycl::nd_range<1>(items, local), [=](sycl::nd_item<1> item) {
      int own = item.get_local_id(0), size = item.get_local_range(0), group = item.get_group(0);
      if (kind == 0) {
        int i = group * size + own;
        if (i < n)
          data[i] += i + 1;
      } else if (kind == 1) {
        unsigned i = group * 64 + own;
        if (i < unsigned(n))
          data[i] += int(i) + 1;
      } else {
        for (int i = group * size + own; i < n; i += size * int(item.get_group_range(0)))
          data[i] += i + 1;
      }
    }).wait();
    if (kind == 1 && local != 64)
      continue;
    for (int at = 0; at < SIZE; ++at)
      CHECK(data[at] == (at < n ? at + 1 : 0));
  }
  sycl::free(data, q);
}

template <class Name> static void check_halves(sycl::queue &q, int n, int local) {
  constexpr size_t SIZE = 4096;
  int *data = sycl::malloc_shared<int>(SIZE, q);
  q.fill(data, 0, SIZE).wait();
  q.parallel_for<Name>(sycl::nd_range<1>(SIZE, local), [=](sycl::nd_item<1> item) {
    int i = item.get_group(0) * item.get_local_range(0) + item.get_local_id(0);
    if (i < n)
      data[i] += i + 1;
  });
  q.parallel_for<class Offset>(sycl::range<2>(64, 64), sycl::id<2>(5, 7), [=](sycl::item<2> item) {
    data[item.get_linear_id()] += 100000;
  }).wait();
  for (int at = 0; at < int(SIZE); ++at)
    CHECK(data[at] == 100000 + (at < n ? at + 1 : 0));
  sycl::free(data, q);
}

int main() {
  sycl::queue q{sycl::property::queue::in_order{}};
  for (int n : {0, 1, 17, 255, 299, 300, 301, -1, INT_MAX, INT_MIN})
    check_row<class OfInt>(q, n);
  for (unsigned n : {0u, 1u, 17u, 299u, 301u, UINT_MAX})
    check_row<class OfUnsigned>(q, n);
  for (size_t n : {size_t(0), size_t(18), size_t(300), size_t(1) << 40, SIZE_MAX})
    check_row<class OfSize>(q, n);
  for (int64_t n : {int64_t(0), int64_t(-1), int64_t(18), INT64_MAX, INT64_MIN})
    check_row<class OfLong>(q, n);
  // Ids that are too large for an int.
  for (int n : {0, 100, INT_MAX, INT_MIN + 10, INT_MIN + 200})
    check_row<class FarInt>(q, n, (size_t(1) << 31) - 100);
  for (unsigned n : {0u, 10u, 1u << 31, UINT_MAX})
    check_row<class FarUnsigned>(q, n, (size_t(1) << 32) - 100);
  check_row<class FarSize>(q, (size_t(1) << 33) + 20, size_t(1) << 33);
  for (int n : {0, 1, 39, 60, -3})
    for (int m : {0, 1, 20, 50, 70, -3})
      check_planes(q, n, m);
  for (int local : {1, 4, 16, 64, 256, 1024})
    for (int n : {0, 1, 63, 64, 1000, 4095, 4096, 5000}) {
      if (n <= 4096)
        check_groups<class Groups>(q, n, local);
      check_halves<class Halves>(q, n, local);
    }
  return passed();
}
