// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A class with a virtual function of the default set and one of a set that needs fp64: one kernel creates an object,
// two others each call one of the functions.
#include "sycl.hpp"

namespace syclext = sycl::ext::oneapi::experimental;

struct set_fp64;

void print(const void *object);

struct Base {
  virtual SYCL_EXT_ONEAPI_FUNCTION_PROPERTY(syclext::indirectly_callable<>)
  void foo(int *result) { *result = 1; }

  virtual SYCL_EXT_ONEAPI_FUNCTION_PROPERTY(syclext::indirectly_callable<set_fp64>)
  void bar(int *result) {
    // this virtual function uses double
    double d = 3.14;
    *result = static_cast<int>(d * *result);
  }

  // no property: code of the host alone
  virtual void report() { print(this); }
};

class Constructor;
class Use;
class UseFP64;

int main() {
  // the selected device may not support fp64
  sycl::queue q;

  Base *object = sycl::malloc_device<Base>(1, q);
  int *result = sycl::malloc_shared<int>(2, q);

  q.single_task<Constructor>([=] { new (object) Base; });

  q.single_task<Use>(syclext::properties{syclext::calls_indirectly<>}, [=] { object->foo(result); });

  if (q.get_device().has(sycl::aspect::fp64)) {
    q.single_task<UseFP64>(syclext::properties{syclext::calls_indirectly<set_fp64>}, [=] { object->bar(result + 1); });
  }

  return 0;
}
