// Device globals: one that kernels change and the host copies, one of an image, one that the host writes first.
#include <sycl/sycl.hpp>
#include "check.hpp"

namespace oneapi = sycl::ext::oneapi::experimental;

oneapi::device_global<int> counter;
static oneapi::device_global<int[4], decltype(oneapi::properties(oneapi::device_image_scope))> table;

int main() {
  sycl::queue queue;
  queue.single_task<class Count>([=] { counter = counter + 1; }).wait();
  queue.single_task<class CountOn>([=] { counter = counter + 10; }).wait();
  int found = 0;
  queue.copy(counter, &found).wait();
  expect("the counter", found, 11);
  int values[4] = {1, 2, 3, 4};
  queue.copy(&values[0], table, 4).wait();
  int *sum = sycl::malloc_shared<int>(1, queue);
  queue.single_task<class Sum>([=] { *sum = table[0] + table[1] + table[2] + table[3]; }).wait();
  expect("the table", *sum, 10);
  return result();
}
