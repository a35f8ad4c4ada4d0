// A kernel that calls a function of another source, which is compiled apart.
#include <sycl/sycl.hpp>
#include "check.hpp"

SYCL_EXTERNAL int twice(int value);
int host_side_of_the_other_unit(sycl::queue &queue);

int main() {
  sycl::queue queue;
  int *out = sycl::malloc_shared<int>(1, queue);
  queue.single_task<class Caller>([=] { *out = twice(21); }).wait();
  expect("a function of another unit", *out, 42);
  expect("a kernel of another unit", host_side_of_the_other_unit(queue), 43);
  return result();
}
