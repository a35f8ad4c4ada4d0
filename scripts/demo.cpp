// Shapes that one kernel makes and others ask for their area: by virtual functions, in two sets. The set WithDoubles
// needs doubles, so only the kernel that calls its functions needs a device that has them.
#include <sycl/sycl.hpp>
#include <cstdio>
#include <new>

namespace oneapi = sycl::ext::oneapi::experimental;

struct WithDoubles;

class Shape {
public:
  explicit Shape(int size) : size(size) {}
  SYCL_EXT_ONEAPI_FUNCTION_PROPERTY(oneapi::indirectly_callable) virtual int area() { return size * size; }
  SYCL_EXT_ONEAPI_FUNCTION_PROPERTY(oneapi::indirectly_callable_in<WithDoubles>) virtual double exactly() { return size * size; }

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

int main() {
  constexpr oneapi::properties calls{oneapi::assume_indirect_calls};
  constexpr oneapi::properties calls_with_doubles{oneapi::assume_indirect_calls_to<WithDoubles>};
  sycl::queue queue;
  void *storage = sycl::malloc_shared(sizeof(Circle), queue);
  int *area = sycl::malloc_shared<int>(1, queue);
  double *exactly = sycl::malloc_shared<double>(1, queue);
  for (bool is_circle : {false, true})
    for (int size : {2, 10}) {
      queue.single_task<class Make>([=] {
        if (is_circle)
          new (storage) Circle(size);
        else
          new (storage) Shape(size);
      }).wait();
      queue.single_task<class Area>(calls, [=] { *area = static_cast<Shape *>(storage)->area(); }).wait();
      queue.single_task<class Exactly>(calls_with_doubles, [=] {
        *exactly = static_cast<Shape *>(storage)->exactly();
      }).wait();
      std::printf("%s of size %2d: area %3d, exactly %.6f\n", is_circle ? "circle" : "square", size, *area, *exactly);
    }
}
