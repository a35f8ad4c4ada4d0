// Device globals that have a value to begin with, of all shapes: each also has a pointer that is null before. Needs C++20.
#include <sycl/sycl.hpp>
#include "../check.hpp"

namespace ox = sycl::ext::oneapi::experimental;
using InImage = decltype(ox::properties(ox::device_image_scope));

struct Empty {};
struct Inner {
  const char *name;
  float x;
  Empty e;
  double *d;
};
struct Outer {
  Inner in[2];
  bool flag;
  const Inner *self;
  short s[3];
};
ox::device_global<int> number{5};
ox::device_global<unsigned long> all{~0ul};
ox::device_global<int *> pointer{nullptr};
ox::device_global<sycl::half> half{sycl::half(2)};
ox::device_global<const Outer> outer{
    Outer{{{nullptr, 1.5f, {}, nullptr}, {nullptr, 2.5f, {}, nullptr}}, true, nullptr, {1, 2, 3}}};
ox::device_global<double[2], InImage> pair{1.0, 2.0};
ox::device_global<Inner, InImage> inner{nullptr, 7.f, Empty{}, nullptr};

int main() {
  sycl::queue q;
  float *out = sycl::malloc_shared<float>(8, q);
  q.single_task([=] {
     out[0] = number.get();
     out[1] = all.get() == ~0ul;
     out[2] = pointer.get() == nullptr;
     out[3] = half.get();
     out[4] = outer.get().in[1].x + outer.get().s[2] + outer.get().flag;
     out[5] = pair[1];
     out[6] = inner.get().x;
   }).wait();
  expect_each("values", std::vector<float>(out, out + 7), std::vector<float>{5, 1, 1, 2, 6.5f, 2, 7});
  sycl::free(out, q);
  return result();
}
