// Heat that spreads over a plate with OpenMP: what heat_sycl.cpp does with SYCL.
#include <algorithm>
#include <cstdio>
#include <string>
#include <vector>

int main(int argc, char **argv) {
  const int size = argc > 1 ? std::stoi(argv[1]) : 512, turns = 20;
  std::vector<double> now(size * size), next(size * size);
  now[size * (size / 2) + size / 2] = 1000;
  for (int turn = 0; turn < turns; ++turn) {
#pragma omp parallel for collapse(2)
    for (int row = 1; row < size - 1; ++row)
      for (int column = 1; column < size - 1; ++column) {
        const int at = row * size + column;
        next[at] = 0.2 * (now[at] + now[at - 1] + now[at + 1] + now[at - size] + now[at + size]);
      }
    std::swap(now, next);
  }
  std::printf("%g\n", *std::max_element(now.begin(), now.end()));
}
