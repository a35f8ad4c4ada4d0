// Code for one side within functions of both, an exception on the host, destructors, local memory, functions of C.
#include "once.hpp"
#include <cmath>
#include <cstdio>
#include <cstring>
#include <stdexcept>
#include <vector>

EXTERNAL int doubled(int);

struct guard {
  int *place;
  ~guard() { *place += 100; }
};

static int work(int x) {
  int result = 7;
  once::if_device([&] { result = x * 2; }).otherwise([&] {
    std::vector<int> some(3, x);
    if (some.size() != 3)
      throw std::runtime_error("size");
    result = -x;
  });
  once::if_host([&] { std::printf("host %d\n", x); });
  return result;
}

struct block {
  int numbers[64];
};

int main() {
  int results[64] = {};
  int *out = results;
  once::parallel_for<class Work>(8, [=](std::size_t i) {
    guard after{out + i};
    out[i] = work(int(i)) + doubled(1);
  });
  once::parallel_for<class Reverse>(
      16,
      [=](std::size_t i) {
        int *shared = once::local_memory<int, 8>();
        std::size_t at = once::local_id();
        shared[at] = int(i);
        once::barrier();
        out[16 + i] = shared[7 - at];
      },
      8);
  once::parallel_for<class Mathematics>(1, [=](std::size_t) {
    block own;
    std::memset(&own, 0, sizeof own);
    own.numbers[1] = int(std::sqrt(16.0f) + std::sin(0.0) + std::pow(2.0, 3.0));
    block copy = own;
    out[40] = copy.numbers[1] + copy.numbers[63];
  });
  std::printf("%d\n", work(3));
}
