#include <sycl/sycl.hpp>

SYCL_EXTERNAL int twice(int value) { return 2 * value; }

int host_side_of_the_other_unit(sycl::queue &queue) {
  int *out = sycl::malloc_shared<int>(1, queue);
  queue.single_task<class OfTheOther>([=] { *out = twice(21) + 1; }).wait();
  return *out;
}
