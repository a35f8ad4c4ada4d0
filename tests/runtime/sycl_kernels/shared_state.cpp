// Kernels that share objects with virtual functions, device globals, and specialization constants.
#include <new>
#include <sycl/sycl.hpp>

namespace oneapi = sycl::ext::oneapi::experimental;

struct WithDoubles;

class Shape {
public:
  explicit Shape(int size) : size(size) {}
  SYCL_EXT_ONEAPI_FUNCTION_PROPERTY(oneapi::indirectly_callable) virtual int area() { return size * size; }
  SYCL_EXT_ONEAPI_FUNCTION_PROPERTY(oneapi::indirectly_callable_in<WithDoubles>) virtual double exactly() {
    return size * size;
  }

protected:
  int size;
};

class Circle : public Shape {
public:
  using Shape::Shape;
  SYCL_EXT_ONEAPI_FUNCTION_PROPERTY(oneapi::indirectly_callable) int area() override { return 355 * size * size / 113; }
  SYCL_EXT_ONEAPI_FUNCTION_PROPERTY(oneapi::indirectly_callable_in<WithDoubles>) double exactly() override {
    return 3.141592653589793 * size * size;
  }
};

void objects(sycl::queue &queue, void *storage, int *area, double *exactly, int is_circle, int size) {
  constexpr oneapi::properties calls{oneapi::assume_indirect_calls};
  constexpr oneapi::properties calls_with_doubles{oneapi::assume_indirect_calls_to<WithDoubles>};
  queue.single_task<class Make>([=] {
    if (is_circle)
      new (storage) Circle(size);
    else
      new (storage) Shape(size);
  });
  queue.single_task<class Area>(calls, [=] { *area = static_cast<Shape *>(storage)->area(); });
  queue.single_task<class Exactly>(calls_with_doubles, [=] { *exactly = static_cast<Shape *>(storage)->exactly(); });
}

oneapi::device_global<int> counter;
oneapi::device_global<float[4]> weights;
oneapi::device_global<int, decltype(oneapi::properties{oneapi::device_image_scope})> of_image;

SYCL_EXTERNAL int one() { return 1; }

void globals(sycl::queue &queue, float *out, int *n) {
  queue.parallel_for<class Count>(8, [=](sycl::id<1>) {
    sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device>(counter.get()) += one();
  });
  queue.parallel_for<class Weigh>(4, [=](sycl::id<1> i) { out[i] = 2 * weights[i]; });
  queue.single_task<class OfImage>([=] {
    of_image = of_image + 5;
    *n = of_image;
  });
}

struct Pair {
  float a;
  int b;
  constexpr Pair(float a, int b) : a(a), b(b) {}
};
constexpr sycl::specialization_id<int> factor{3};
constexpr sycl::specialization_id<Pair> pair{1.5f, 7};

void constants(sycl::queue &queue, float *out, int *n) {
  queue.submit([&](sycl::handler &h) {
    h.single_task<class Special>([=](sycl::kernel_handler k) {
      *n = k.get_specialization_constant<factor>();
      *out = k.get_specialization_constant<pair>().a * k.get_specialization_constant<pair>().b;
    });
  });
}
