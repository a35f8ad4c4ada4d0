// Template arguments that C++20 allows: values of classes and floating-point numbers.
#include <sycl/device_global.hpp>

using sycl::device_global;

int target;
enum class Kind { one = 1 };
struct Point {
  int x;
  double y[2];
  const int *address;
  Kind kind;
};
struct Wrapper {
  long value;
  constexpr Wrapper(long v) : value(v) {}
};

template <auto> device_global<int> any;
template device_global<int> any<Point{}>;
template device_global<int> any<Point{3, {0.1, -2.5}, &target, Kind::one}>;
template device_global<int> any<Wrapper(-7)>;
template device_global<int> any<0.1f>;
template device_global<int> any<-0.0>;
template device_global<int> any<1e-310>;
template <Point, Wrapper, double, float> device_global<int> typed;
template device_global<int> typed<Point{1, {2}, nullptr, {}}, Wrapper(3), 1.5, 1e38f>;
