// C++'s library and language in kernels: tables, switches, tuples, variants, lambdas, bit-fields.
#include <algorithm>
#include <array>
#include <complex>
#include <cstring>
#include <functional>
#include <limits>
#include <numeric>
#include <optional>
#include <sycl/sycl.hpp>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>
#include "check.hpp"

using namespace sycl;
constexpr int table[] = {1, 1, 2, 3, 5, 8, 13, 21};
const double coef[4] = {.5, .25, .125, .0625};
constexpr std::array<std::pair<int, char>, 3> pairs{{{1, 'a'}, {2, 'b'}, {3, 'c'}}};
int fact(int n) {
  int r = 1;
  while (n > 1)
    r *= n--;
  return r;
}
template <int N> constexpr int fib() {
  if constexpr (N < 2)
    return N;
  else
    return fib<N - 1>() + fib<N - 2>();
}
int lookup(int i) {
  static const int t[] = {10, 20, 30, 40, 50};
  return t[i % 5];
}
const char *name(int i) {
  switch (i) {
  case 0:
    return "zero";
  case 1:
    return "one";
  case 5:
    return "five";
  default:
    return "many";
  }
}
enum class Op { add, sub, mul, div };
double apply(Op o, double a, double b) {
  switch (o) {
  case Op::add:
    return a + b;
  case Op::sub:
    return a - b;
  case Op::mul:
    return a * b;
  case Op::div:
    return a / b;
  }
  return 0;
}
std::tuple<int, float, double> three(int i) { return {i, i * .5f, i * .25}; }
std::optional<int> maybe(int i) {
  if (i % 2)
    return i;
  return std::nullopt;
}
struct V3 {
  double x, y, z;
  friend V3 operator+(V3 a, V3 b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
  V3 operator*(double s) const { return {x * s, y * s, z * s}; }
  double dot(const V3 &o) const { return x * o.x + y * o.y + z * o.z; }
};
template <class... T> auto total(T... t) { return (t + ...); }
int main() {
  queue q;
  double *o = malloc_shared<double>(100, q);
  std::array<int, 5> arr{5, 4, 3, 2, 1};
  std::tuple<int, float> tup(3, 1.5f);
  std::pair<int, double> pr(2, .75);
  q.parallel_for(range<1>(1), [=](id<1> id) {
     int n = id[0] + 5, i = 0;
     o[i++] = table[n];
     o[i++] = coef[n % 4];
     o[i++] = pairs[n % 3].second;
     o[i++] = fact(n);
     o[i++] = fib<12>();
     o[i++] = lookup(n + 3);
     o[i++] = name(n)[2];
     o[i++] = apply(Op(n % 4), 7, 2);
     auto [a, b, c] = three(n);
     o[i++] = a + b + c;
     o[i++] = maybe(n).value_or(-1) + maybe(n + 1).value_or(-1);
     V3 v{1, 2, 3};
     v = v + v * 2;
     o[i++] = v.dot({1, 0, 1});
     auto copy = arr;
     for (auto &x : copy)
       x *= n;
     o[i++] = copy[1] + std::get<1>(tup) + pr.second;
     o[i++] = total(1, 2.5, 3.f, 'a');
     o[i++] = std::max(n, 3) + std::min(2.5, 1.5) + std::abs(-n) + std::clamp(n, 0, 3);
     std::variant<int, double> va = 2.5;
     o[i++] = std::get_if<double>(&va) ? *std::get_if<double>(&va) : 0;
     auto f = [&](auto x) { return x * n; };
     o[i++] = f(2.5) + f(3);
     o[i++] = std::numeric_limits<int>::max();
     char buf[8];
     std::memset(buf, n, 8);
     char b2[8];
     std::memcpy(b2, buf, 8);
     o[i++] = b2[7];
     int big[40];
     for (int k = 0; k < 40; k++)
       big[k] = (k * 17) % 40;
     for (int k = 0; k < 40; k++)
       for (int l = 0; l + 1 < 40; l++)
         if (big[l] > big[l + 1])
           std::swap(big[l], big[l + 1]);
     o[i++] = big[20];
     auto add = [](int a, int b) { return a + b; };
     o[i++] = std::invoke(add, n, 2);
     o[i++] = std::apply([](int a, float b) { return a * b; }, tup);
     union {
       float f;
       unsigned u;
     } un;
     un.f = 1;
     o[i++] = un.u >> 20;
     struct B {
       unsigned a : 3, b : 5;
       int c : 4;
     } bits{};
     bits.a = n;
     bits.b = 31;
     bits.c = -3;
     o[i++] = bits.a + bits.b + bits.c;
     long long L = 1;
     for (int k = 0; k < 40; k++)
       L *= 3, L %= 1000000007;
     o[i++] = L;
     int (*fp)(int) = nullptr;
     o[i++] = fp == nullptr;
     o[i++] = std::accumulate(arr.begin(), arr.end(), 0);
     o[i++] = std::exchange(n, 9) + n;
     double m[3][4] = {{1}, {2, 3}};
     o[i++] = m[1][1] + m[2][3];
     goto end;
     o[i] = 1;
   end:
     o[i++] = n;
     do
       n--;
     while (n > 2);
     o[i++] = n;
   }).wait();
  double w[] = {8,
                .25,
                'c',
                120,
                144,
                40,
                'v',
                5,
                5 + 2.5 + 1.25,
                4,
                12,
                20 + 1.5 + .75,
                1 + 2.5 + 3 + 'a',
                5 + 1.5 + 5 + 3,
                2.5,
                12.5 + 15,
                2147483647.,
                5,
                20,
                7,
                4.5,
                1016,
                33,
                0,
                1,
                15,
                14,
                3,
                9,
                2};
  long long L = 1;
  for (int k = 0; k < 40; k++)
    L *= 3, L %= 1000000007;
  w[23] = L;
  for (int i = 0; i < 30; i++) {
    char n[20];
    std::snprintf(n, 20, "s%d", i);
    expect(n, o[i], w[i], 1e-9);
  }
  return result();
}
