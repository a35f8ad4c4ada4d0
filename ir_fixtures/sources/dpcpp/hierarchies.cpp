// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A deep hierarchy: an abstract class, a virtual base below two classes, one that joins them (thunks, vtables for
// construction), and classes below that override again, in other sets. One class has a function that needs fp64.
#include <sycl/sycl.hpp>

namespace oneapi = sycl::ext::oneapi::experimental;

struct Quick;
struct Exact;

#define CALLABLE SYCL_EXT_ONEAPI_FUNCTION_PROPERTY(oneapi::indirectly_callable)
#define QUICK SYCL_EXT_ONEAPI_FUNCTION_PROPERTY(oneapi::indirectly_callable_in<Quick>)
#define EXACT SYCL_EXT_ONEAPI_FUNCTION_PROPERTY(oneapi::indirectly_callable_in<Exact>)

struct Node {
  int id = 1;
  CALLABLE virtual int identity() const { return id; }
  virtual float value(float x) const = 0;
};

struct Left : virtual Node {
  float left = 2;
  QUICK float value(float x) const override { return x * left; }
  QUICK virtual int weight() const { return 10; }
};

struct Right : virtual Node {
  float right = 3;
  EXACT virtual void refine(double *out) const { *out = right / *out; }
  CALLABLE int identity() const override { return id + 100; }
};

struct Joined : Left, Right {
  QUICK float value(float x) const override { return x + left + right; }
  CALLABLE int identity() const override { return 7; }
};

struct Deeper : Joined {
  EXACT void refine(double *out) const override { *out *= left; }
};

struct Deepest final : Deeper {
  QUICK int weight() const override { return 12; }
  QUICK float value(float x) const override { return x - 1; }
};

void run(sycl::queue &queue, void *storage, int kind, float *floats, double *doubles) {
  constexpr oneapi::properties quick{oneapi::assume_indirect_calls_to<Quick>};
  constexpr oneapi::properties exact{oneapi::assume_indirect_calls_to<Exact>};
  constexpr oneapi::properties all{oneapi::assume_indirect_calls_to<void, Quick, Exact>};
  queue.single_task<class CreateJoined>([=] { new (storage) Joined; });
  queue.single_task<class CreateDeep>([=] {
    if (kind == 1)
      new (storage) Deeper;
    else
      new (storage) Deepest;
  });
  queue.single_task<class UseValue>(quick, [=] {
    *floats = static_cast<Left *>(storage)->value(*floats) + static_cast<float>(static_cast<Left *>(storage)->weight());
  });
  queue.single_task<class Refine>(exact, [=] { static_cast<Joined *>(storage)->refine(doubles); });
  queue.parallel_for<class All>(sycl::range<1>(8), all, [=](sycl::id<1> i) {
    auto *object = static_cast<Joined *>(storage);
    floats[i] = object->value(floats[i]) + static_cast<float>(object->identity());
    object->refine(doubles + i[0]);
  });
}
