// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Device globals: kernels share them, and the host copies to and from them.
#include "check.hpp"
#include <sycl/sycl.hpp>

namespace syclext = sycl::ext::oneapi::experimental;

syclext::device_global<int> dev_var;
static syclext::device_global<float[4], decltype(syclext::properties{syclext::device_image_scope})> table;
namespace inner {
inline syclext::device_global<long, decltype(syclext::properties{syclext::host_access_read})> counter;
}

int main() {
  sycl::queue q;
  int val = 42;
  q.copy(&val, dev_var).wait();
  int *out = sycl::malloc_shared<int>(2, q);
  q.submit([&](sycl::handler &cgh) {
    cgh.single_task<class Read>([=] {
      out[0] = dev_var;
      dev_var = dev_var + 1;
      inner::counter.get() += 5;
    });
  }).wait();
  CHECK(out[0] == 42);
  q.memcpy(&val, dev_var).wait();
  CHECK(val == 43);
  long count = 0;
  q.copy(inner::counter, &count).wait();
  CHECK(count == 5);

  const float numbers[] = {1, 2, 3, 4};
  q.copy(numbers, table).wait();
  q.parallel_for<class Double>(4, [=](sycl::id<1> i) { table[i[0]] *= 2; }).wait();
  float back[2];
  q.copy(table, back, 2, 1).wait();
  CHECK(back[0] == 4 && back[1] == 6);
  bool is_refused = false;
  try {
    q.memcpy(back, dev_var, 8).wait();
  } catch (const sycl::exception &error) {
    is_refused = error.code() == sycl::errc::invalid;
  }
  CHECK(is_refused);
  sycl::free(out, q);
  return passed();
}
