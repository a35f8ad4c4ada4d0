// What several sets of virtual functions and kernels have in common: device globals, functions, library functions, tables.
// Arguments of calls through vtables are of all sizes: structures, booleans, small integers.
#include <cmath>
#include <cstdint>
#include <sycl/sycl.hpp>
#include "check.hpp"

namespace oneapi = sycl::ext::oneapi::experimental;

struct SetA;
struct SetB;
struct SetC;

oneapi::device_global<int> counter;
oneapi::device_global<float[4]> table;

float helper(float x, int n) {
  float sum = 0;
  for (int i = 0; i < n; ++i)
    sum += std::cbrt(x + static_cast<float>(i)) * sycl::sin(x);
  return sum;
}

template <typename T> __attribute__((noinline)) T chosen(T x) {
  static const T factors[3] = {1, 2, 3};
  return factors[static_cast<int>(x) % 3] * x;
}

struct Block {
  int numbers[6];
};

class Op {
public:
  virtual ~Op() = default;
  SYCL_EXT_ONEAPI_FUNCTION_PROPERTY(oneapi::indirectly_callable_in<SetA>) virtual float apply(float x) const {
    return helper(x, 2);
  }
  SYCL_EXT_ONEAPI_FUNCTION_PROPERTY(oneapi::indirectly_callable_in<SetB>) virtual float other(float x) {
    counter += 1;
    return helper(x, 3) + table[2];
  }
  SYCL_EXT_ONEAPI_FUNCTION_PROPERTY(oneapi::indirectly_callable_in<SetA>)
  virtual std::int64_t small(bool b, std::int8_t c, std::uint16_t s, std::int16_t t) const { return b + c * 10 + s + t; }
  SYCL_EXT_ONEAPI_FUNCTION_PROPERTY(oneapi::indirectly_callable_in<SetA>) virtual Block block(Block b, bool twice) const {
    for (int &number : b.numbers)
      number *= twice ? 2 : 1;
    return b;
  }
};

class Sum : public Op {
  float summand;

public:
  explicit Sum(float s) : summand(s) {}
  SYCL_EXT_ONEAPI_FUNCTION_PROPERTY(oneapi::indirectly_callable_in<SetA>) float apply(float x) const override {
    return x + summand + chosen(x);
  }
  SYCL_EXT_ONEAPI_FUNCTION_PROPERTY(oneapi::indirectly_callable_in<SetC>) float other(float x) override {
    counter += 10;
    return static_cast<float>(std::cbrt(static_cast<double>(x)));
  }
};

struct Kernel {
  Op *op;
  float *out;
  std::int64_t *sums;
  auto get(oneapi::properties_tag) const {
    return oneapi::properties{oneapi::assume_indirect_calls_to<SetA, SetB, SetC>};
  }
  void operator()(sycl::id<1> i) const {
    int n = static_cast<int>(i);
    out[i] = op->apply(static_cast<float>(n) + 1) + helper(1, 1) + chosen(2.0f);
    if (n == 0)
      out[5] = op->other(8);
    sums[i] = op->small(n > 0, static_cast<std::int8_t>(-n), static_cast<std::uint16_t>(65535 - n),
                        static_cast<std::int16_t>(-300 * n));
    Block result = op->block(Block{{n, 1, 2, 3, 4, 5}}, n == 2);
    sums[i] += 1000000 * (result.numbers[0] + result.numbers[5]);
  }
};

float on_host(float x, int n) {
  float sum = 0;
  for (int i = 0; i < n; ++i)
    sum += std::cbrt(x + static_cast<float>(i)) * std::sin(x);
  return sum;
}

int main() {
  sycl::queue queue;
  void *storage = sycl::malloc_shared(sizeof(Sum), queue);
  auto *out = sycl::malloc_shared<float>(8, queue);
  auto *sums = sycl::malloc_shared<std::int64_t>(3, queue);
  const float values[4] = {0, 0, 7, 0};
  queue.memcpy(table, values).wait();
  for (bool derived : {false, true}) {
    queue.single_task<class Make>([=] {
      if (derived)
        new (storage) Sum(0.5f);
      else
        new (storage) Op;
    }).wait();
    queue.parallel_for<class Run>(sycl::range<1>(3), Kernel{static_cast<Op *>(storage), out, sums}).wait();
    const float factors[3] = {1, 2, 3};
    for (int i = 0; i < 3; ++i) {
      float x = static_cast<float>(i) + 1;
      float applied = derived ? x + 0.5f + factors[(i + 1) % 3] * x : on_host(x, 2);
      expect("a function of a set", out[i], applied + on_host(1, 1) + 6);
      int block = (i + 5) * (i == 2 ? 2 : 1);
      expect("small arguments, and a structure", static_cast<double>(sums[i]),
             (i > 0) - 10 * i + 65535 - i - 300 * i + 1000000.0 * block);
    }
    expect("one of another set", out[5], derived ? 2 : on_host(8, 3) + 7);
    int count = 0;
    queue.copy(counter, &count).wait();
    expect("a device global of two sets", count, derived ? 11 : 1);
  }
  return result();
}
