// Heat that spreads over a plate with SYCL: what heat_openmp.cpp does with OpenMP.
#include <algorithm>
#include <cstdio>
#include <string>
#include <sycl/sycl.hpp>
#include <vector>

int main(int argc, char **argv) {
  const size_t size = argc > 1 ? std::stoul(argv[1]) : 512, turns = 20;
  std::vector<double> first(size * size), second(size * size);
  first[size * (size / 2) + size / 2] = 1000;
  {
    sycl::queue queue;
    sycl::buffer<double, 2> now(first.data(), {size, size}), next(second.data(), {size, size});
    for (size_t turn = 0; turn < turns; ++turn) {
      queue.submit([&](sycl::handler &h) {
        sycl::accessor from(turn % 2 ? next : now, h, sycl::read_only);
        sycl::accessor to(turn % 2 ? now : next, h, sycl::write_only);
        h.parallel_for(sycl::range<2>(size - 2, size - 2), [=](sycl::id<2> i) {
          const size_t row = i[0] + 1, column = i[1] + 1;
          to[row][column] = 0.2 * (from[row][column] + from[row][column - 1] + from[row][column + 1] +
                                   from[row - 1][column] + from[row + 1][column]);
        });
      });
    }
  }
  std::printf("%g\n", *std::max_element(first.begin(), first.end()));
}
