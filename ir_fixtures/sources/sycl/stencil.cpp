// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A stencil in two dimensions, over buffers that change roles, and a sub-buffer for the last rows.
#include "check.hpp"
#include <sycl/sycl.hpp>
#include <vector>

constexpr size_t rows = 24, columns = 32;

static void step(sycl::queue &queue, sycl::buffer<float, 2> &from, sycl::buffer<float, 2> &to) {
  queue.submit([&](sycl::handler &h) {
    auto in = from.get_access<sycl::access::mode::read>(h);
    auto out = to.get_access<sycl::access::mode::discard_write>(h);
    h.parallel_for<class Stencil>(sycl::range<2>(rows, columns), [=](sycl::item<2> item) {
      const size_t i = item[0], j = item.get_id(1);
      const bool is_edge = i == 0 || j == 0 || i + 1 == item.get_range(0) || j + 1 == item.get_range()[1];
      out[item] = is_edge ? in[i][j] : 0.25f * (in[i - 1][j] + in[i + 1][j] + in[i][j - 1] + in[i][j + 1]);
    });
  });
}

int main() {
  sycl::queue queue;
  std::vector<float> start(rows * columns), now, next(rows * columns);
  for (size_t i = 0; i < start.size(); ++i)
    start[i] = static_cast<float>((i * i) % 11);
  now = start;
  for (int n = 0; n < 6; ++n) {
    next = now;
    for (size_t i = 1; i + 1 < rows; ++i)
      for (size_t j = 1; j + 1 < columns; ++j)
        next[i * columns + j] = 0.25f * (now[(i - 1) * columns + j] + now[(i + 1) * columns + j] + now[i * columns + j - 1] + now[i * columns + j + 1]);
    std::swap(now, next);
  }
  sycl::buffer<float, 2> a(start.data(), sycl::range<2>(rows, columns)), b(sycl::range<2>(rows, columns));
  for (int n = 0; n < 3; ++n) {
    step(queue, a, b);
    step(queue, b, a);
  }
  {
    sycl::host_accessor result(a, sycl::read_only);
    for (size_t i = 0; i < rows; ++i)
      for (size_t j = 0; j < columns; ++j)
        CHECK(is_near(result[i][j], now[i * columns + j]));
  }
  sycl::buffer<float, 2> last(a, sycl::id<2>(rows - 2, 0), sycl::range<2>(2, columns));
  CHECK(last.is_sub_buffer());
  queue.submit([&](sycl::handler &h) {
    sycl::accessor part(last, h);
    h.parallel_for<class LastRows>(last.get_range(), [=](sycl::id<2> i) { part[i] += 100; });
  });
  sycl::host_accessor result(a);
  CHECK(is_near(result[rows - 3][1], now[(rows - 3) * columns + 1]));
  CHECK(is_near(result[rows - 2][1], now[(rows - 2) * columns + 1] + 100));
  return passed();
}
