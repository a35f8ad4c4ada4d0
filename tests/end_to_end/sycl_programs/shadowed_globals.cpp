// Device globals of one name in several namespaces, in classes, which the host writes and reads by address.
#include <sycl/sycl.hpp>
#include "check.hpp"

namespace oneapi = sycl::ext::oneapi::experimental;

oneapi::device_global<int> dev_var;
oneapi::device_global<int> FuBar;
namespace {
oneapi::device_global<int> FuBar;
int of_this_unit(sycl::queue &q, int value) {
  q.copy(&value, FuBar).wait();
  int *out = sycl::malloc_shared<int>(1, q);
  q.single_task<class Unnamed>([=] { *out = FuBar + 1; }).wait();
  return *out;
}
} // namespace

namespace inner {
oneapi::device_global<double> Bar;
inline namespace v2 {
static oneapi::device_global<long[3], decltype(oneapi::properties(oneapi::host_access_read_write))> FuBar;
}
} // namespace inner

struct Point {
  int x, y;
  float weights[2];
};

struct Holder {
  static inline oneapi::device_global<Point> point;
};

oneapi::device_global<int, decltype(oneapi::properties(oneapi::device_image_scope, oneapi::host_access_none))> hidden;
oneapi::device_global<const float> constant;
oneapi::device_global<int> never_used;

template <typename T> T read(sycl::queue &q, oneapi::device_global<T> &variable) {
  T value{};
  q.memcpy(&value, variable).wait();
  return value;
}

int main() {
  sycl::queue q;
  int val = 42;
  q.copy(&val, dev_var).wait();
  int *out = sycl::malloc_shared<int>(4, q);
  q.submit([&](sycl::handler &cgh) {
    cgh.single_task<class Read>([=] {
      int i = dev_var;
      out[0] = i;
      dev_var = i + 1;
      dev_var.get() *= 2;
    });
  }).wait();
  expect("what the host wrote", out[0], 42);
  expect("what a kernel wrote", read(q, dev_var), 86);
  expect("in an unnamed namespace", of_this_unit(q, 7), 8);
  expect("the one that it hides", read(q, ::FuBar), 0);

  q.single_task<class Inner>([=] {
    inner::Bar = 2.5;
    inner::FuBar[1] = inner::FuBar[1] + 5;
    Holder::point.get().x = 3;
    Holder::point.get().weights[1] = 0.25f;
    ::FuBar = 11;
    out[1] = static_cast<int>(constant.get());
  }).wait();
  long numbers[3] = {1, 2, 3};
  q.copy(inner::FuBar, &numbers[0], 3).wait();
  expect("an array", static_cast<double>(numbers[1]), 5);
  q.copy(&numbers[1], inner::FuBar, 1, 2).wait();
  q.copy(inner::FuBar, &numbers[0], 1, 2).wait();
  expect("a part of it", static_cast<double>(numbers[0]), 5);
  expect("a double", read(q, inner::Bar), 2.5);
  expect("of the global namespace", read(q, ::FuBar), 11);
  expect("a constant is zero", out[1], 0);
  Point point = read(q, Holder::point);
  expect("a member of a class", point.x + point.y + point.weights[1], 3.25);
  expect("one that no kernel uses", read(q, never_used), 0);

  q.single_task<class Hidden>([=] {
    hidden = hidden + 4;
    out[2] = hidden;
  }).wait();
  expect("one of the device alone", out[2], 4);

  sycl::queue in_order{q.get_context(), q.get_device(), sycl::property::queue::in_order{}};
  int more = 1000;
  in_order.submit([&](sycl::handler &cgh) { cgh.memcpy(dev_var, &more, sizeof(int)); });
  in_order.single_task<class Again>([=] { dev_var = dev_var + 1; });
  in_order.submit([&](sycl::handler &cgh) { cgh.copy(dev_var, out); }).wait();
  expect("in order", out[0], 1001);
  return result();
}
