// Objects that one kernel creates and others call virtual functions of, in two sets; one of them needs doubles.
#include <sycl/sycl.hpp>
#include "check.hpp"

namespace oneapi = sycl::ext::oneapi::experimental;

struct SetDouble;

class Base {
public:
  SYCL_EXT_ONEAPI_FUNCTION_PROPERTY(oneapi::indirectly_callable) virtual int foo() { return 1; }
  SYCL_EXT_ONEAPI_FUNCTION_PROPERTY(oneapi::indirectly_callable_in<SetDouble>) virtual float bar(float x) {
    return static_cast<float>(static_cast<double>(x) * 2.0);
  }
};

class Derived : public Base {
public:
  SYCL_EXT_ONEAPI_FUNCTION_PROPERTY(oneapi::indirectly_callable) int foo() override { return 2; }
  SYCL_EXT_ONEAPI_FUNCTION_PROPERTY(oneapi::indirectly_callable_in<SetDouble>) float bar(float x) override { return x + 0.5f; }
};

int main() {
  sycl::queue queue;
  void *storage = sycl::malloc_shared(sizeof(Derived), queue);
  int *sum = sycl::malloc_shared<int>(1, queue);
  float *value = sycl::malloc_shared<float>(1, queue);
  constexpr oneapi::properties calls{oneapi::assume_indirect_calls};
  constexpr oneapi::properties calls_double{oneapi::assume_indirect_calls_to<void, SetDouble>};
  for (bool derived : {false, true}) {
    queue.single_task<class Construct>([=] {
      if (derived)
        new (storage) Derived;
      else
        new (storage) Base;
    }).wait();
    queue.single_task<class Use>(calls, [=] { *sum = static_cast<Base *>(storage)->foo(); }).wait();
    queue.single_task<class UseDouble>(calls_double, [=] {
      *value = static_cast<Base *>(storage)->bar(3.0f) + static_cast<float>(static_cast<Base *>(storage)->foo());
    }).wait();
    expect("foo", *sum, derived ? 2 : 1);
    expect("bar and foo", *value, derived ? 3.5 + 2 : 6 + 1);
  }
  return result();
}
