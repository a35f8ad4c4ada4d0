#include "kernels.hpp"

#include <sycl/sycl.hpp>

int twice(int number) {
  sycl::queue queue;
  int *out = sycl::malloc_shared<int>(1, queue);
  queue.single_task<class Twice>([=] { *out = 2 * number; }).wait();
  int result = *out;
  sycl::free(out, queue);
  return result;
}
