// A matrix product in tiles of local memory, through buffers and accessors.
#include <sycl/sycl.hpp>
#include <vector>
#include "check.hpp"

constexpr std::size_t size = 64, tile = 8;

int main() {
  std::vector<float> a(size * size), b(size * size), c(size * size);
  for (std::size_t i = 0; i < size * size; ++i) {
    a[i] = static_cast<float>(i % 7);
    b[i] = static_cast<float>(i % 5);
  }
  sycl::queue queue;
  {
    sycl::buffer<float, 2> left(a.data(), {size, size}), right(b.data(), {size, size}), out(c.data(), {size, size});
    queue.submit([&](sycl::handler &handler) {
      sycl::accessor x(left, handler, sycl::read_only);
      sycl::accessor y(right, handler, sycl::read_only);
      sycl::accessor z(out, handler, sycl::write_only, sycl::no_init);
      sycl::local_accessor<float, 2> s({tile, tile}, handler), t({tile, tile}, handler);
      handler.parallel_for<class Product>(sycl::nd_range<2>({size, size}, {tile, tile}), [=](sycl::nd_item<2> item) {
        auto i = item.get_global_id(0), j = item.get_global_id(1);
        auto li = item.get_local_id(0), lj = item.get_local_id(1);
        float sum = 0;
        for (std::size_t step = 0; step < size; step += tile) {
          s[li][lj] = x[i][step + lj];
          t[li][lj] = y[step + li][j];
          sycl::group_barrier(item.get_group());
          for (std::size_t k = 0; k < tile; ++k)
            sum += s[li][k] * t[k][lj];
          sycl::group_barrier(item.get_group());
        }
        z[i][j] = sum;
      });
    });
  }
  for (std::size_t i : {std::size_t{0}, size / 2, size - 1})
    for (std::size_t j : {std::size_t{0}, std::size_t{3}, size - 1}) {
      double wanted = 0;
      for (std::size_t k = 0; k < size; ++k)
        wanted += a[i * size + k] * b[k * size + j];
      expect("an element", c[i * size + j], wanted);
    }
  return result();
}
