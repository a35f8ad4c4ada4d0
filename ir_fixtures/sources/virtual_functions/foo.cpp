// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A class with virtual functions of two sets, of which one needs fp64: any device can create an object, and each calls
// what it can run.
#include "sycl.hpp"

namespace syclext = sycl::ext::oneapi::experimental;

struct fp64_set;
struct regular_set;

struct Foo {
  virtual SYCL_EXT_ONEAPI_FUNCTION_PROPERTY(syclext::indirectly_callable<fp64_set>)
  void foo(int *result) {
    // uses double
    double d = 3.14;
    *result = static_cast<int>(d * *result);
  }

  virtual SYCL_EXT_ONEAPI_FUNCTION_PROPERTY(syclext::indirectly_callable<regular_set>)
  void bar(int *result) { *result += 1; }
};

class Create;
class CallFoo;
class CallBar;

int main() {
  sycl::queue q;

  auto *storage = sycl::malloc_device<Foo>(1, q);
  auto *result = sycl::malloc_shared<int>(1, q);

  // This kernel names no set, and so uses none of the virtual functions of Foo.
  q.single_task<Create>([=] { new (storage) Foo; });

  if (q.get_device().has(sycl::aspect::fp64)) {
    auto props = syclext::properties{syclext::calls_indirectly<fp64_set>};
    q.single_task<CallFoo>(props, [=] { storage->foo(result); });
  } else {
    auto props = syclext::properties{syclext::calls_indirectly<regular_set>};
    q.single_task<CallBar>(props, [=] { storage->bar(result); });
  }

  return 0;
}
