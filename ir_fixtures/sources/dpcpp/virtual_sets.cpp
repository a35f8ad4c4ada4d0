// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A class with a virtual function of the default set and one of a set that needs fp64: a kernel that only creates
// objects, one that calls each, one that calls both, and one that calls the first by way of a function.
#include <sycl/sycl.hpp>

namespace oneapi = sycl::ext::oneapi::experimental;

struct SetDouble;

class Shape {
public:
  SYCL_EXT_ONEAPI_FUNCTION_PROPERTY(oneapi::indirectly_callable) virtual void scale(float *out) { *out *= 2; }
  SYCL_EXT_ONEAPI_FUNCTION_PROPERTY(oneapi::indirectly_callable_in<SetDouble>) virtual void measure(void *out) {
    *static_cast<double *>(out) /= 3;
  }
  virtual void draw() {} // no property: it is no device code
};

void scale_twice(Shape *shape, float *out) {
  shape->scale(out);
  shape->scale(out);
}

void run(sycl::queue &queue, Shape *shape, float *values, double *sizes) {
  constexpr oneapi::properties calls{oneapi::assume_indirect_calls};
  constexpr oneapi::properties calls_double{oneapi::assume_indirect_calls_to<SetDouble>};
  constexpr oneapi::properties calls_both{oneapi::assume_indirect_calls_to<void, SetDouble>};
  queue.single_task<class Create>([=] { new (shape) Shape; });
  queue.single_task<class Scale>(calls, [=] { shape->scale(values); });
  queue.single_task<class ScaleTwice>(calls, [=] { scale_twice(shape, values); });
  queue.single_task<class Measure>(calls_double, [=] { shape->measure(sizes); });
  queue.single_task<class Both>(calls_both, [=] {
    shape->scale(values);
    shape->measure(sizes);
  });
}
