// Vectors and their sum with OpenMP: what sums_sycl.cpp does with SYCL.
#include <cstdio>
#include <vector>

int main() {
  constexpr int count = 1 << 20;
  std::vector<float> x(count), y(count);
  float sum = 0;
#pragma omp parallel for
  for (int i = 0; i < count; ++i) {
    x[i] = static_cast<float>(i % 7);
    y[i] = 1;
  }
#pragma omp parallel for
  for (int i = 0; i < count; ++i)
    y[i] += 2.0f * x[i];
#pragma omp parallel for reduction(+ : sum)
  for (int i = 0; i < count; ++i)
    sum += y[i];
  std::printf("%g\n", sum);
}
