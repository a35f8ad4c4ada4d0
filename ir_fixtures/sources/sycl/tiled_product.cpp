// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A product of matrices by tiles in local memory, in two dimensions.
#include "check.hpp"
#include <sycl/sycl.hpp>
#include <vector>

// Rows above and below the pivot do different things on both sides of a barrier, which all come to.
static void factorize() {
  constexpr int m = 8;
  sycl::queue queue;
  float *a = sycl::malloc_shared<float>(m * m, queue);
  const auto entry = [](int row, int column) { return row == column ? 1.0f + m : 1.0f / static_cast<float>(1 + (row + 2 * column) % 5); };
  for (int n = 0; n < m * m; ++n)
    a[n] = entry(n / m, n % m);
  queue.parallel_for<class Factorize>(sycl::nd_range<1>(m, m), [=](sycl::nd_item<1> item) {
    const int row = static_cast<int>(item.get_local_id(0));
    for (int k = 0; k < m; ++k) {
      if (row > k)
        a[row * m + k] /= a[k * m + k];
      sycl::group_barrier(item.get_group());
      if (row > k)
        for (int column = k + 1; column < m; ++column)
          a[row * m + column] -= a[row * m + k] * a[k * m + column];
      sycl::group_barrier(item.get_group());
    }
  }).wait();
  for (int n = 0; n < m * m; ++n) {
    const int row = n / m, column = n % m;
    float sum = 0;
    for (int k = 0; k <= row && k <= column; ++k)
      sum += (k == row ? 1 : a[row * m + k]) * a[k * m + column];
    CHECK(is_near(sum, entry(row, column)));
  }
  sycl::free(a, queue);
}

int main() {
  constexpr size_t n = 32, tile = 8;
  sycl::queue queue;
  std::vector<float> a(n * n), b(n * n), c(n * n);
  for (size_t i = 0; i < n * n; ++i) {
    a[i] = static_cast<float>(i % 7);
    b[i] = static_cast<float>(i % 5) - 2;
  }
  {
    sycl::buffer<float, 2> left(a.data(), sycl::range<2>(n, n)), right(b.data(), sycl::range<2>(n, n)), out(c.data(), sycl::range<2>(n, n));
    queue.submit([&](sycl::handler &h) {
      sycl::accessor x{left, h, sycl::read_only};
      sycl::accessor y{right, h, sycl::read_only};
      sycl::accessor z{out, h, sycl::write_only, sycl::no_init};
      sycl::local_accessor<float, 2> p(sycl::range<2>(tile, tile), h), q(sycl::range<2>(tile, tile), h);
      h.parallel_for<class TiledProduct>(sycl::nd_range<2>({n, n}, {tile, tile}), [=](sycl::nd_item<2> item) {
        const size_t row = item.get_global_id(0), column = item.get_global_id(1), i = item.get_local_id(0), j = item.get_local_id(1);
        float sum = 0;
        for (size_t t = 0; t < n; t += tile) {
          p[i][j] = x[row][t + j];
          q[i][j] = y[sycl::id<2>(t + i, column)];
          item.barrier(sycl::access::fence_space::local_space);
          for (size_t k = 0; k < tile; ++k)
            sum += p[i][k] * q[k][j];
          item.barrier(sycl::access::fence_space::local_space);
        }
        z[row][column] = sum;
      });
    });
  }
  for (size_t row = 0; row < n; ++row)
    for (size_t column = 0; column < n; ++column) {
      float sum = 0;
      for (size_t k = 0; k < n; ++k)
        sum += a[row * n + k] * b[k * n + column];
      CHECK(is_near(c[row * n + column], sum));
    }
  factorize();
  return passed();
}
