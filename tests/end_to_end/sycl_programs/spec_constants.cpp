// Specialization constants of all kinds of types, in several kernels: set, by default, and set again.
#include <sycl/sycl.hpp>
#include <array>
#include <cstdint>
#include "check.hpp"

struct Pair {
  int first;
  float second;
};

struct Inner {  // three bytes of padding at its end
  std::int32_t number;
  std::int8_t small;
};

struct Outer {  // padding in the middle and at its end
  bool flag;
  double weight;
  Inner inner[2];
  sycl::vec<float, 4> color;
  std::int16_t last;
};

constexpr sycl::specialization_id<int> length(7);
constexpr sycl::specialization_id<float> factor(1.5f);
constexpr sycl::specialization_id<Pair> pair(Pair{3, 0.25f});
constexpr sycl::specialization_id<bool> yes(true), no(false);
constexpr sycl::specialization_id<std::int8_t> byte(-3);
constexpr sycl::specialization_id<std::uint16_t> word(65000);
constexpr sycl::specialization_id<std::int64_t> large(-5000000000);
constexpr sycl::specialization_id<double> exact(0.1), tiny(5e-324);
constexpr sycl::specialization_id<sycl::half> half(0.5f);
constexpr sycl::specialization_id<std::array<int, 3>> triple(std::array<int, 3>{1, 2, 3});
constexpr sycl::specialization_id<std::array<std::array<short, 2>, 2>> table;
constexpr sycl::specialization_id<sycl::vec<int, 3>> vector(4, 5, 6);
constexpr sycl::specialization_id<sycl::float4> wide(1.0f, 2.0f, 3.0f, 4.0f);
constexpr sycl::specialization_id<Outer> outer(Outer{true, 2.5, {{7, 1}, {8, 2}}, {1, 2, 3, 4}, -9});

namespace inside {
constexpr sycl::specialization_id<Inner> inner(Inner{40, 2});
}

double weigh(const Outer &value) {
  double sum = value.flag ? value.weight : -value.weight;
  for (Inner inner : value.inner)
    sum += inner.number * inner.small;
  for (int i = 0; i < 4; ++i)
    sum += value.color[i];
  return sum + value.last;
}

struct Helper {
  static int read(sycl::kernel_handler handler) { return handler.get_specialization_constant<length>(); }
};

// Scalars and a structure; one constant is read in a loop, one in a function.
void compute(sycl::queue &queue, double *out, bool set) {
  queue.submit([&](sycl::handler &handler) {
    if (set) {
      handler.set_specialization_constant<length>(10);
      handler.set_specialization_constant<pair>(Pair{5, 0.5f});
    }
    handler.single_task<class Compute>([=](sycl::kernel_handler kernel) {
      float sum = 0;
      for (int i = 0; i < kernel.get_specialization_constant<length>(); ++i)
        sum += kernel.get_specialization_constant<factor>();
      Pair p = kernel.get_specialization_constant<pair>();
      out[0] = sum + static_cast<float>(p.first) + p.second + static_cast<float>(Helper::read(kernel));
    });
  }).wait();
}

// All types of numbers.
void numbers(sycl::queue &queue, double *out, bool set) {
  queue.submit([&](sycl::handler &handler) {
    if (set) {
      handler.set_specialization_constant<yes>(false);
      handler.set_specialization_constant<no>(true);
      handler.set_specialization_constant<byte>(100);
      handler.set_specialization_constant<word>(1);
      handler.set_specialization_constant<large>(INT64_MAX);
      handler.set_specialization_constant<exact>(1e300);
      handler.set_specialization_constant<half>(-2.0f);
    }
    handler.single_task<class Numbers>([=](sycl::kernel_handler kernel) {
      out[0] = kernel.get_specialization_constant<yes>();
      out[1] = kernel.get_specialization_constant<no>() ? 2 : 3;
      out[2] = kernel.get_specialization_constant<byte>();
      out[3] = kernel.get_specialization_constant<word>();
      out[4] = static_cast<double>(kernel.get_specialization_constant<large>());
      out[5] = kernel.get_specialization_constant<exact>();
      out[6] = kernel.get_specialization_constant<half>();
      out[7] = kernel.get_specialization_constant<tiny>() * 1e300 * 1e24;
    });
  }).wait();
}

// Arrays, vectors and structures, which other kernels read too.
void composites(sycl::queue &queue, double *out, bool set) {
  queue.submit([&](sycl::handler &handler) {
    if (set) {
      handler.set_specialization_constant<triple>({10, 20, 30});
      handler.set_specialization_constant<table>({{{1, 2}, {3, 4}}});
      handler.set_specialization_constant<vector>({-1, -2, -3});
      handler.set_specialization_constant<outer>(Outer{false, 100, {{1, 1}, {2, 2}}, {0.5f, 0, 0, 0}, 3});
      handler.set_specialization_constant<inside::inner>(Inner{3, 3});
    }
    handler.parallel_for<class Composites>(sycl::range<1>(6), [=](sycl::item<1> item, sycl::kernel_handler kernel) {
      auto i = item[0];
      if (i < 3)
        out[i] = kernel.get_specialization_constant<triple>()[i] + kernel.get_specialization_constant<vector>()[i];
      else if (i == 3)
        out[i] = kernel.get_specialization_constant<table>()[1][0] + kernel.get_specialization_constant<wide>().w();
      else if (i == 4)
        out[i] = weigh(kernel.get_specialization_constant<outer>());
      else
        out[i] = kernel.get_specialization_constant<inside::inner>().number *
                 kernel.get_specialization_constant<inside::inner>().small;
    });
  }).wait();
}

int main() {
  sycl::queue queue;
  double *out = sycl::malloc_shared<double>(8, queue);
  for (bool set : {false, true, false}) {
    compute(queue, out, set);
    expect("the sum", out[0], set ? 15 + 5.5 + 10 : 10.5 + 3.25 + 7);

    numbers(queue, out, set);
    expect("true", out[0], set ? 0 : 1);
    expect("false", out[1], set ? 2 : 3);
    expect("a byte", out[2], set ? 100 : -3);
    expect("a word", out[3], set ? 1 : 65000);
    expect("a large number", out[4], set ? 9223372036854775807.0 : -5e9);
    expect("a double", out[5], set ? 1e300 : 0.1);
    expect("a half", out[6], set ? -2 : 0.5);
    expect("a tiny double", out[7], 5e-324 * 1e300 * 1e24);

    composites(queue, out, set);
    expect("array and vector", out[0], set ? 9 : 5);
    expect("their second elements", out[1], set ? 18 : 7);
    expect("their third elements", out[2], set ? 27 : 9);
    expect("an array of arrays", out[3], set ? 3 + 4 : 0 + 4);
    expect("a nested structure", out[4], set ? -100 + 5 + 0.5 + 3 : 2.5 + 7 + 16 + 10 - 9);
    expect("a constant in a namespace", out[5], set ? 9 : 80);
  }
  return result();
}
