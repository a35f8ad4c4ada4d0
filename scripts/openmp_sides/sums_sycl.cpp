// Vectors and their sum with SYCL: what sums_openmp.cpp does with OpenMP.
#include <cstdio>
#include <sycl/sycl.hpp>

int main() {
  constexpr int count = 1 << 20;
  sycl::queue queue{sycl::property::queue::in_order()};
  float *x = sycl::malloc_shared<float>(count, queue);
  float *y = sycl::malloc_shared<float>(count, queue);
  float *sum = sycl::malloc_shared<float>(1, queue);
  *sum = 0;
  queue.parallel_for(count, [=](sycl::id<1> i) {
    x[i] = static_cast<float>(i % 7);
    y[i] = 1;
  });
  queue.parallel_for(count, [=](sycl::id<1> i) { y[i] += 2.0f * x[i]; });
  queue.parallel_for(count, sycl::reduction(sum, sycl::plus<float>()), [=](sycl::id<1> i, auto &all) { all += y[i]; });
  queue.wait();
  std::printf("%g\n", *sum);
}
