#include "library.hpp"

#include <cstdio>

int main() {
  sycl::queue queue;
  int *out = sycl::malloc_shared<int>(1, queue);
  queue.single_task<class Twice>([=] { *out = twice(20); }).wait();
  std::printf("%d %d\n", *out, next(41));
  sycl::free(out, queue);
}
