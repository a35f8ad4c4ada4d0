// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Virtual functions in sets: objects are made on the device, and their functions are called by kernels that say so.
#include "check.hpp"
#include <new>
#include <sycl/sycl.hpp>

namespace syclext = sycl::ext::oneapi::experimental;

struct set_fp64;

class Base {
public:
  virtual SYCL_EXT_ONEAPI_FUNCTION_PROPERTY(syclext::indirectly_callable<>) void foo(int *out) { *out = 1; }
  virtual SYCL_EXT_ONEAPI_FUNCTION_PROPERTY(syclext::indirectly_callable<set_fp64>) void bar(int *out) {
    double d = 3.14;
    *out = static_cast<int>(d * *out);
  }
};

class Derived : public Base {
public:
  SYCL_EXT_ONEAPI_FUNCTION_PROPERTY(syclext::indirectly_callable<>) void foo(int *out) override { *out = 2; }
};

class Constructor;
class Use;
class UseFP64;

int main() {
  sycl::queue q;
  Base *bases = sycl::malloc_device<Base>(1, q);
  Derived *deriveds = sycl::malloc_device<Derived>(1, q);
  int *result = sycl::malloc_shared<int>(3, q);
  q.single_task<Constructor>([=] {
    new (bases) Base;
    new (deriveds) Derived;
  }).wait();
  q.single_task<Use>(syclext::properties{syclext::calls_indirectly<>}, [=] {
    Base *first = bases, *second = deriveds;
    first->foo(result);
    second->foo(result + 1);
  }).wait();
  CHECK(result[0] == 1 && result[1] == 2);
  if (q.get_device().has(sycl::aspect::fp64)) {
    result[2] = 100;
    q.single_task<UseFP64>(syclext::properties{syclext::calls_indirectly<set_fp64>}, [=] { bases->bar(result + 2); }).wait();
    CHECK(result[2] == 314);
  }
  sycl::free(bases, q), sycl::free(deriveds, q), sycl::free(result, q);
  return passed();
}
