// Sets of virtual functions, of which a device may lack one: objects are made on any device, and each kernel says which
// sets it calls. Kernels with and without names.
#include <sycl/sycl.hpp>
#include "check.hpp"

namespace syclext = sycl::ext::oneapi::experimental;

struct set_fp64;

struct Base {
  SYCL_EXT_ONEAPI_FUNCTION_PROPERTY(syclext::indirectly_callable)
  virtual void foo(int *result) { *result += 1; }

  SYCL_EXT_ONEAPI_FUNCTION_PROPERTY(syclext::indirectly_callable_in<set_fp64>)
  virtual void bar(int *result) {
    double d = 3.14;
    *result += static_cast<int>(d * *result);
  }

  virtual void host_only() { std::abort(); }
};

class Constructor;
class Use;
class UseFP64;

void overview(sycl::queue &queue) {
  Base *object = sycl::malloc_device<Base>(1, queue);
  int *result = sycl::malloc_shared<int>(2, queue);
  result[0] = result[1] = 100;
  queue.single_task<Constructor>([=] { new (object) Base; }).wait();
  queue.single_task<Use>(syclext::properties{syclext::assume_indirect_calls}, [=] { object->foo(&result[0]); }).wait();
  expect("a function of the first set", result[0], 101);
  if (queue.get_device().has(sycl::aspect::fp64)) {
    queue.single_task<UseFP64>(syclext::properties{syclext::assume_indirect_calls_to<set_fp64>}, [=] {
      object->bar(&result[1]);
    }).wait();
    expect("a function that uses double", result[1], 414);
  }
  sycl::free(object, queue);
  sycl::free(result, queue);
}

struct fp64_set;
struct regular_set;

struct Foo {
  SYCL_EXT_ONEAPI_FUNCTION_PROPERTY(syclext::indirectly_callable_in<fp64_set>) virtual void foo(float *out) {
    *out = static_cast<float>(3.14 * static_cast<double>(*out));
  }
  SYCL_EXT_ONEAPI_FUNCTION_PROPERTY(syclext::indirectly_callable_in<regular_set>) virtual void bar(float *out) {
    *out += 0.5f;
  }
};

void unnamed(sycl::queue q) {
  auto *storage = sycl::malloc_device<Foo>(1, q);
  auto *out = sycl::malloc_shared<float>(1, q);
  *out = 2;
  q.single_task([=] { new (storage) Foo; }).wait();
  if (q.get_device().has(sycl::aspect::fp64)) {
    auto props = syclext::properties{syclext::assume_indirect_calls_to<fp64_set>};
    q.single_task(props, [=] { storage->foo(out); }).wait();
    expect("the set with double", *out, 6.28);
  } else {
    auto props = syclext::properties{syclext::assume_indirect_calls_to<regular_set>};
    q.single_task(props, [=] { storage->bar(out); }).wait();
    expect("the set without", *out, 2.5);
  }
  *out = 1;
  auto both = syclext::properties{syclext::assume_indirect_calls_to<regular_set, fp64_set>};
  q.single_task(both, [=] {
    storage->bar(out);
    storage->foo(out);
  }).wait();
  expect("both sets", *out, 4.71);
}

// A hierarchy: abstract, of several bases, of templates; its functions call others, virtual ones too.
struct shapes;

class Shape {
public:
  SYCL_EXT_ONEAPI_FUNCTION_PROPERTY(syclext::indirectly_callable_in<shapes>) virtual float area() const = 0;
  SYCL_EXT_ONEAPI_FUNCTION_PROPERTY(syclext::indirectly_callable_in<shapes>) virtual float weight() const {
    return 2 * area();
  }
};

class Named {
public:
  int number = 0;
  SYCL_EXT_ONEAPI_FUNCTION_PROPERTY(syclext::indirectly_callable_in<shapes>) virtual int id() const { return number; }
};

template <typename T> class Square : public Shape, public Named {
public:
  explicit Square(T s) : side(s) { number = 4; }
  SYCL_EXT_ONEAPI_FUNCTION_PROPERTY(syclext::indirectly_callable_in<shapes>) float area() const override {
    return static_cast<float>(side * side);
  }
  SYCL_EXT_ONEAPI_FUNCTION_PROPERTY(syclext::indirectly_callable_in<shapes>) int id() const override {
    return Named::id() * 10;
  }

protected:
  T side;
};

class Box final : public Square<int> {
public:
  using Square<int>::Square;
  SYCL_EXT_ONEAPI_FUNCTION_PROPERTY(syclext::indirectly_callable_in<shapes>) float weight() const override {
    return Shape::weight() * static_cast<float>(side);
  }
};

void hierarchy(sycl::queue &q) {
  struct Storage {
    alignas(16) char bytes[64];
  };
  auto *storage = sycl::malloc_shared<Storage>(3, q);
  auto **shapes_of = sycl::malloc_shared<Shape *>(3, q);
  auto **named = sycl::malloc_shared<Named *>(3, q);
  auto *out = sycl::malloc_shared<float>(6, q);
  q.parallel_for<class MakeShapes>(3, [=](sycl::id<1> i) {
    if (i == 0) {
      auto *object = new (&storage[i]) Square<float>(1.5f);
      shapes_of[i] = object, named[i] = object;
    } else {
      auto *object = new (&storage[i]) Box(static_cast<int>(i) + 1);
      shapes_of[i] = object, named[i] = object;
    }
  }).wait();
  sycl::buffer<float> sums{sycl::range<1>(3)};
  q.submit([&](sycl::handler &h) {
    sycl::accessor sum{sums, h, sycl::write_only, sycl::no_init};
    h.parallel_for<class UseShapes>(sycl::nd_range<1>(3, 1),
                                    syclext::properties{syclext::assume_indirect_calls_to<shapes>},
                                    [=](sycl::nd_item<1> item) {
      auto i = item.get_global_linear_id();
      out[i] = shapes_of[i]->weight();
      out[i + 3] = static_cast<float>(named[i]->id());
      sum[i] = shapes_of[i]->area();
    });
  }).wait();
  sycl::host_accessor area{sums};
  expect("the area of a square", area[0], 2.25);
  expect("the area of a box", area[2], 9);
  expect("a weight of the base", out[0], 4.5);
  expect("a weight that is overridden", out[1], 2 * 4 * 2);
  expect("another one", out[2], 2 * 9 * 3);
  expect("a function of the second base", out[3], 40);
  expect("the same of a box", out[5], 40);
}

int main() {
  sycl::queue queue;
  overview(queue);
  unnamed(queue);
  hierarchy(queue);
  return result();
}
