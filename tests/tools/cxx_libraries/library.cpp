#include "library.hpp"

SYCL_EXTERNAL int twice(int number) { return 2 * number; }

int next(int number) {
  sycl::queue queue;
  int *out = sycl::malloc_shared<int>(1, queue);
  queue.single_task<class Next>([=] { *out = number + 1; }).wait();
  int result = *out;
  sycl::free(out, queue);
  return result;
}

extern "C" int next_for_c(int number) { return next(number); }
