// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Mathematical, integer, common, geometric and relational functions, of numbers, vectors and arrays.
#pragma once

#include <sycl/detail/vec.hpp>

#define SYCLOPT_NATIVE(f)                                                                                              \
  SYCLOPT_DEVICE float __spirv_ocl_native_##f(float);
SYCLOPT_NATIVE(cos) SYCLOPT_NATIVE(exp) SYCLOPT_NATIVE(exp2) SYCLOPT_NATIVE(exp10) SYCLOPT_NATIVE(log) SYCLOPT_NATIVE(log2) SYCLOPT_NATIVE(log10)
SYCLOPT_NATIVE(recip) SYCLOPT_NATIVE(rsqrt) SYCLOPT_NATIVE(sin) SYCLOPT_NATIVE(sqrt) SYCLOPT_NATIVE(tan)
#undef SYCLOPT_NATIVE
SYCLOPT_DEVICE float __spirv_ocl_rsqrt(float);
SYCLOPT_DEVICE double __spirv_ocl_rsqrt(double);

namespace sycl {
namespace detail::apart {

// A function of numbers, of each element of vectors and arrays. Numbers beside them stand for as many.
template <class F, class A, class... M> constexpr auto each(const F &f, const A &a, const M &...more) {
  constexpr bool any_vector = is_vector<A> || (is_vector<M> || ...), any_array = is_marray<A> || (is_marray<M> || ...);
  if constexpr (any_array) {
    auto get = [](const auto &x, size_t i) {
      if constexpr (is_marray<std::decay_t<decltype(x)>>)
        return x[i];
      else
        return (void)i, x;
    };
    constexpr size_t N = [] {
      size_t n = 0;
      auto count = [&](auto *p) {
        using X = std::remove_pointer_t<decltype(p)>;
        if constexpr (is_marray<X>)
          n = X::size();
      };
      count(static_cast<A *>(nullptr)), (count(static_cast<M *>(nullptr)), ...);
      return n;
    }();
    marray<decltype(f(get(a, 0), get(more, 0)...)), N> result;
    for (size_t i = 0; i < N; ++i)
      result[i] = f(get(a, i), get(more, i)...);
    return result;
  } else if constexpr (any_vector) {
    auto get = [](const auto &x, int i) {
      if constexpr (is_vector<std::decay_t<decltype(x)>>)
        return x[i];
      else
        return (void)i, x;
    };
    constexpr int N = [] {
      int n = 0;
      auto count = [&](auto *p) {
        using X = std::remove_pointer_t<decltype(p)>;
        if constexpr (is_vector<X>)
          n = vector_facts<X>::size;
      };
      count(static_cast<A *>(nullptr)), (count(static_cast<M *>(nullptr)), ...);
      return n;
    }();
    vec<std::decay_t<decltype(f(get(a, 0), get(more, 0)...))>, N> result;
    for (int i = 0; i < N; ++i)
      result[i] = f(get(a, i), get(more, i)...);
    return result;
  } else {
    return f(a, more...);
  }
}

template <class X, class = void> struct element {
  using type = X;
};
template <class X> struct element<X, std::void_t<typename vector_facts<X>::element>> {
  using type = typename vector_facts<X>::element;
};
template <class X> using element_t = typename element<X>::type;
// The vector or the array of as many elements.
template <class X, bool = is_vector<X>> struct of_elements {
  using type = X;
};
template <class X> struct of_elements<X, true> : vector_facts<X> {};
template <class X> using result_of_elements = typename of_elements<X>::type;
// The type in which several numbers are computed: the widest of floating point; `double` where there is none, as in C.
template <class... X> struct common_float {
  template <class T> static constexpr bool has = (std::is_same_v<element_t<X>, T> || ...);
  using type = std::conditional_t<has<double>, double, std::conditional_t<has<float>, float, std::conditional_t<has<half>, half, double>>>;
};
// Vectors and arrays say the type; numbers beside them follow.
template <class First, class... X> constexpr auto leading() {
  if constexpr (is_vector<First> || is_marray<First>)
    return element_t<First>();
  else if constexpr (sizeof...(X) > 0)
    return leading<X...>();
}
template <class X> constexpr int elements_in() {
  if constexpr (is_vector<X>)
    return vector_facts<X>::size;
  else if constexpr (is_marray<X>)
    return static_cast<int>(X::size());
  else
    return 1;
}
template <class X> inline constexpr bool has_elements = is_vector<X> || is_marray<X>;
// Vectors and arrays that stand together have as many elements of one type.
template <class... X> inline constexpr bool agree = true;
template <class First, class... X>
inline constexpr bool agree<First, X...> = (!has_elements<First> || ((!has_elements<X> || std::is_same_v<result_of_elements<First>, result_of_elements<X>>)&&...)) && agree<X...>;
template <class X> inline constexpr bool is_generic = is_number<element_t<X>> || std::is_same_v<element_t<X>, std::byte>;
template <class... X> using if_generic = std::enable_if_t<(is_generic<X> && ...) && agree<X...>>;
template <class... X> using if_integers = std::enable_if_t<(std::is_integral_v<element_t<X>> && ...) && agree<X...>>;
// Numbers may be any: they are converted.
template <class... X> inline constexpr bool are_floats = ((has_elements<X> ? is_floating<element_t<X>> : is_number<X>)&&...) && agree<X...>;
template <bool AreFloats, class... X> struct float_facts {};
template <class... X> struct float_facts<true, X...> {
  using type = std::conditional_t<std::is_void_v<decltype(leading<X...>())>, typename common_float<X...>::type, decltype(leading<X...>())>;
};
template <class... X> using if_singles = std::enable_if_t<are_floats<X...> && ((!has_elements<X> || std::is_same_v<element_t<X>, float>)&&...)>;
// The type in which a function of floating point is computed; there is none for arguments that it does not take.
template <class... X> using float_for = typename float_facts<are_floats<X...>, X...>::type;
// Of functions that the C++ library has too: the arguments behind the first are a pack, so that calls with numbers are the library's
// where a program names both namespaces. Of two templates that suit, the one without a pack is taken.
template <size_t Count, class... X> using float_for_some = typename float_facts<sizeof...(X) == Count && are_floats<X...>, X...>::type;

// Halves are computed as floats.
template <class T> using computed = std::conditional_t<std::is_same_v<T, half>, float, T>;

} // namespace detail

#define SYCLOPT_CALL(function, T, ...)                                                                                        \
  if constexpr (std::is_same_v<T, double>)                                                                             \
    return __builtin_##function(__VA_ARGS__);                                                                                 \
  else                                                                                                                 \
    return static_cast<T>(__builtin_##function##f(__VA_ARGS__));
#define SYCLOPT_1(name, f)                                                                                             \
  template <class X, class... None, class T = detail::float_for_some<1, X, None...>> auto name(const X &x, const None &...) { \
    return detail::each([](auto a) -> T { SYCLOPT_CALL(f, T, static_cast<detail::computed<T>>(a)) }, x);               \
  }
#define SYCLOPT_2(name, f)                                                                                             \
  template <class X, class... Y, class T = detail::float_for_some<2, X, Y...>> auto name(const X &x, const Y &...y) {  \
    return detail::each([](auto a, auto b) -> T { SYCLOPT_CALL(f, T, static_cast<detail::computed<T>>(a), static_cast<detail::computed<T>>(b)) }, x, y...); \
  }
SYCLOPT_1(acos, acos) SYCLOPT_1(acosh, acosh) SYCLOPT_1(asin, asin) SYCLOPT_1(asinh, asinh) SYCLOPT_1(atan, atan) SYCLOPT_1(atanh, atanh)
SYCLOPT_1(cbrt, cbrt) SYCLOPT_1(ceil, ceil) SYCLOPT_1(cos, cos) SYCLOPT_1(cosh, cosh) SYCLOPT_1(erf, erf) SYCLOPT_1(erfc, erfc)
SYCLOPT_1(exp, exp) SYCLOPT_1(exp2, exp2) SYCLOPT_1(expm1, expm1) SYCLOPT_1(fabs, fabs) SYCLOPT_1(floor, floor)
SYCLOPT_1(lgamma, lgamma) SYCLOPT_1(log, log) SYCLOPT_1(log10, log10) SYCLOPT_1(log1p, log1p) SYCLOPT_1(log2, log2) SYCLOPT_1(logb, logb)
SYCLOPT_1(rint, rint) SYCLOPT_1(round, round) SYCLOPT_1(sin, sin) SYCLOPT_1(sinh, sinh) SYCLOPT_1(sqrt, sqrt) SYCLOPT_1(tan, tan)
SYCLOPT_1(tanh, tanh) SYCLOPT_1(tgamma, tgamma) SYCLOPT_1(trunc, trunc)
SYCLOPT_2(atan2, atan2) SYCLOPT_2(copysign, copysign) SYCLOPT_2(fdim, fdim) SYCLOPT_2(fmax, fmax) SYCLOPT_2(fmin, fmin) SYCLOPT_2(fmod, fmod)
SYCLOPT_2(hypot, hypot) SYCLOPT_2(pow, pow) SYCLOPT_2(powr, pow) SYCLOPT_2(remainder, remainder)
#undef SYCLOPT_1
#undef SYCLOPT_2

namespace detail::apart {
inline constexpr double pi = 3.14159265358979323846;
// The sine of a multiple of pi, and so many quarters of a turn: of what is left of the number beside the next half, by quarters.
template <class T> T sine_of_pi(T x, int quarters) {
  const T halves = sycl::rint(2 * x), rest = (x - halves / 2) * static_cast<T>(pi);
  if (rest != rest)
    return rest;
  const int turned = static_cast<int>(halves - 4 * sycl::floor(halves / 4)) + quarters;
  const T result = turned % 2 ? sycl::cos(rest) : sycl::sin(rest);
  return turned & 2 ? -result : result;
}
template <class T> T sine_pi(T x) {
  const T result = sine_of_pi(x, 0);
  return result == 0 ? sycl::copysign(result, x) : result;
}
template <class T> T cosine_pi(T x) { return sine_of_pi(x, 1) + 0; } // no negative zero
} // namespace detail
#define SYCLOPT_1(name, expression)                                                                                    \
  template <class X, class T = detail::float_for<X>> auto name(const X &x) {                                           \
    using C = detail::computed<T>;                                                                                     \
    return detail::each([](auto given) -> T { const C a = static_cast<C>(given); return static_cast<T>(expression); }, x); \
  }
SYCLOPT_1(exp10, sycl::pow(C(10), a))
SYCLOPT_1(rsqrt, detail::on_side([&] { return __spirv_ocl_rsqrt(a); }, [&] { return C(1) / sycl::sqrt(a); }))
SYCLOPT_1(acospi, sycl::acos(a) / C(detail::pi))
SYCLOPT_1(asinpi, sycl::asin(a) / C(detail::pi))
SYCLOPT_1(atanpi, sycl::atan(a) / C(detail::pi))
SYCLOPT_1(cospi, detail::cosine_pi(a))
SYCLOPT_1(sinpi, detail::sine_pi(a))
SYCLOPT_1(tanpi, detail::sine_pi(a) / detail::cosine_pi(a))
SYCLOPT_1(degrees, a *C(180 / detail::pi))
SYCLOPT_1(radians, a *C(detail::pi / 180))
SYCLOPT_1(sign, a != a ? C(0) : a > 0 ? C(1) : a < 0 ? C(-1) : a)
#undef SYCLOPT_1

template <class X, class Y, class T = detail::float_for<X, Y>> auto atan2pi(const X &x, const Y &y) {
  return detail::each([](detail::computed<T> a, detail::computed<T> b) -> T { return static_cast<T>(sycl::atan2(a, b) / static_cast<detail::computed<T>>(detail::pi)); }, x, y);
}
template <class X, class Y, class T = detail::float_for<X, Y>> auto maxmag(const X &x, const Y &y) {
  return detail::each([](T a, T b) -> T { return sycl::fabs(a) > sycl::fabs(b) ? a : sycl::fabs(b) > sycl::fabs(a) ? b : sycl::fmax(a, b); }, x, y);
}
template <class X, class Y, class T = detail::float_for<X, Y>> auto minmag(const X &x, const Y &y) {
  return detail::each([](T a, T b) -> T { return sycl::fabs(a) < sycl::fabs(b) ? a : sycl::fabs(b) < sycl::fabs(a) ? b : sycl::fmin(a, b); }, x, y);
}
namespace detail::apart {
// Halves of one sign are in the order of their bits.
template <class H> H next_half(H a, H b) {
  if (a != a || b != b)
    return a + b;
  if (a == b)
    return b;
  return next_value(a, a < b);
}
// The product is exact as a float. Where the sum is not, its last bit is made odd, so that it is not rounded twice to the even side.
template <class H> H fused(H a, H b, H c) {
  const float product = static_cast<float>(a) * static_cast<float>(b), added = static_cast<float>(c);
  const float sum = product + added, taken = sum - product;
  const float rest = (product - (sum - taken)) + (added - taken);
  const bool is_odd = bit_cast<std::uint32_t>(sum) & 1;
  return static_cast<H>(!is_odd && (rest < 0 || rest > 0) ? next_value(sum, rest > 0) : sum);
}
// The root: roughly, and a step of Newton's.
template <class T> T root(T number, int n) {
  const bool is_turned = sycl::copysign(T(1), number) < 0 && n % 2 != 0;
  const T a = is_turned ? -number : number;
  const T count = static_cast<T>(n), near = n == 3 ? sycl::cbrt(a) : sycl::pow(a, 1 / count);
  const T all_but_one = sycl::pow(near, count - 1);
  const bool is_usual = all_but_one >= std::numeric_limits<T>::min() && all_but_one <= std::numeric_limits<T>::max() && a <= std::numeric_limits<T>::max();
  const T result = is_usual && near > 0 ? near + (a / all_but_one - near) / count : near;
  return is_turned ? -result : result;
}
// The power, of the sign that an odd exponent gives it also where the exponent as a `T` is even.
template <class T> T whole_power(T a, int n) {
  const T power = sycl::pow(a, static_cast<T>(n));
  return n % 2 != 0 ? sycl::copysign(power, a) : power;
}
// The remainder, and seven bits of the quotient.
template <class T> T quotient_and_rest(T a, T b, int &quotient) {
  const T divisor = sycl::fabs(b), some = sycl::fmod(sycl::fabs(a), 128 * divisor), rest = sycl::remainder(some, divisor);
  quotient = 0;
  if (rest != rest)
    return rest;
  if (divisor <= std::numeric_limits<T>::max())
    quotient = static_cast<int>(sycl::rint((some - rest) / divisor)) & 127;
  if ((a < 0) != (b < 0))
    quotient = -quotient;
  return sycl::copysign(T(1), a) < 0 ? -rest : rest;
}
} // namespace detail
template <class X, class... Y, class T = detail::float_for_some<2, X, Y...>> auto nextafter(const X &x, const Y &...y) {
  return detail::each(
      [](T a, T b) -> T {
        if constexpr (std::is_same_v<T, half>)
          return detail::next_half(a, b);
        else {
          SYCLOPT_CALL(nextafter, T, a, b)
        }
      },
      x, y...);
}
template <class X, class... Y, class T = detail::float_for_some<3, X, Y...>> auto fma(const X &x, const Y &...y) {
  return detail::each(
      [](T a, T b, T c) -> T {
        if constexpr (std::is_same_v<T, half>)
          return detail::fused(a, b, c);
        else {
          SYCLOPT_CALL(fma, T, a, b, c)
        }
      },
      x, y...);
}
template <class X, class Y, class Z, class T = detail::float_for<X, Y, Z>> auto mad(const X &x, const Y &y, const Z &z) {
  return detail::each([](T a, T b, T c) -> T { return a * b + c; }, x, y, z);
}
namespace detail::apart {
// Exponents: an `int`, or as many of them as there are numbers.
template <class X, class I> using if_exponents = std::enable_if_t<has_elements<I> ? std::is_same_v<element_t<I>, int> && is_vector<X> == is_vector<I> && elements_in<X>() == elements_in<I>() : is_number<I>>;
} // namespace detail
template <class X, class I, class T = detail::float_for<X>, class = detail::if_exponents<X, I>> auto pown(const X &x, const I &n) {
  return detail::each([](auto a, auto i) -> T { return static_cast<T>(detail::whole_power(static_cast<detail::computed<T>>(a), static_cast<int>(i))); }, x, n);
}
template <class X, class I, class T = detail::float_for<X>, class = detail::if_exponents<X, I>> auto rootn(const X &x, const I &n) {
  return detail::each([](auto a, auto i) -> T { return static_cast<T>(detail::root(static_cast<detail::computed<T>>(a), static_cast<int>(i))); }, x, n);
}
template <class X, class I, class T = detail::float_for<X>, class = detail::if_exponents<X, I>> auto ldexp(const X &x, const I &n) {
  return detail::each([](auto a, auto i) -> T { SYCLOPT_CALL(ldexp, T, static_cast<detail::computed<T>>(a), static_cast<int>(i)) }, x, n);
}
template <class X, class... None, class = detail::float_for_some<1, X, None...>> auto ilogb(const X &x, const None &...) {
  return detail::each([](auto given) -> int {
    using T = detail::float_for<X>;
    const auto a = static_cast<detail::computed<T>>(given);
    if constexpr (std::is_same_v<T, double>)
      return __builtin_ilogb(a);
    else
      return __builtin_ilogbf(a);
  }, x);
}
namespace detail::apart {
template <class T> T fraction(T a, int &exponent) {
  SYCLOPT_CALL(frexp, T, static_cast<computed<T>>(a), &exponent)
}
// That of the gamma function: negative below each other negative whole number.
template <class T> int sign_of_gamma(T x) { return x < 0 && sycl::fmod(sycl::floor(x), T(2)) != 0 ? -1 : 1; }
} // namespace detail
#define SYCLOPT_POINTER(name, P, call)                                                                                 \
  template <class X, class Q, class T = detail::float_for<X>> auto name(const X &x, Q pointer) {                       \
    auto &out = *pointer;                                                                                              \
    if constexpr (detail::is_vector<X> || detail::is_marray<X>) {                                                      \
      detail::result_of_elements<X> result;                                                                            \
      for (int i = 0; i < static_cast<int>(X::size()); ++i) {                                                          \
        P other;                                                                                                       \
        const T a = x[i];                                                                                              \
        result[i] = call;                                                                                              \
        out[i] = other;                                                                                                \
      }                                                                                                                \
      return result;                                                                                                   \
    } else {                                                                                                           \
      P other;                                                                                                         \
      const T a = static_cast<T>(x);                                                                                   \
      const T result = call;                                                                                           \
      out = other;                                                                                                     \
      return result;                                                                                                   \
    }                                                                                                                  \
  }
SYCLOPT_POINTER(sincos, T, (other = sycl::cos(a), sycl::sin(a)))
SYCLOPT_POINTER(fract, T, (other = sycl::floor(a), sycl::fmin(static_cast<T>(a - other), static_cast<T>(std::is_same_v<T, double> ? 0x1.fffffffffffffp-1 : std::is_same_v<T, float> ? 0x1.fffffep-1 : 0x1.ffcp-1))))
SYCLOPT_POINTER(modf, T, (other = sycl::trunc(a), sycl::copysign(other == a ? T(0) : static_cast<T>(a - other), a)))
SYCLOPT_POINTER(frexp, int, detail::fraction(a, other))
SYCLOPT_POINTER(lgamma_r, int, (other = detail::sign_of_gamma(a), sycl::lgamma(a)))
#undef SYCLOPT_POINTER
template <class X, class Y, class Q, class T = detail::float_for<X, Y>> auto remquo(const X &x, const Y &y, Q pointer) {
  auto &out = *pointer;
  if constexpr (detail::is_vector<X> || detail::is_marray<X>) {
    detail::result_of_elements<X> result;
    for (int i = 0; i < static_cast<int>(X::size()); ++i) {
      int quotient = 0;
      result[i] = sycl::remquo(T(x[i]), T(y[i]), &quotient);
      out[i] = quotient;
    }
    return result;
  } else {
    int quotient = 0;
    const T result = static_cast<T>(detail::quotient_and_rest(static_cast<detail::computed<T>>(x), static_cast<detail::computed<T>>(y), quotient));
    out = quotient;
    return result;
  }
}
template <class X, class = std::enable_if_t<std::is_unsigned_v<detail::element_t<X>>>> auto nan(const X &code) {
  using U = detail::element_t<X>;
  using T = std::conditional_t<sizeof(U) == 2, half, std::conditional_t<sizeof(U) == 4, float, double>>;
  constexpr int fraction = sizeof(U) == 2 ? 10 : sizeof(U) == 4 ? 23 : 52;
  constexpr U quiet = static_cast<U>(U(-1) >> 1 & static_cast<U>(U(-1) << (fraction - 1))); // no sign, a full exponent, the first bit of the fraction
  return detail::each([](U a) -> T { return bit_cast<T>(static_cast<U>(quiet | (a & ((U(1) << (fraction - 1)) - 1)))); }, code);
}

// The type of the number is a parameter, so that the functions that it is given to are compiled in programs that use them.
#define SYCLOPT_PRECISE(name, host)                                                                                    \
  template <class X, class F = float, class = detail::if_singles<X>> auto name(const X &x) {                           \
    return detail::each([](auto given) -> F { const F a = static_cast<F>(given); return detail::on_side([&] { return __spirv_ocl_native_##name(a); }, [&] { return F(host); }); }, x); \
  }
namespace native {
SYCLOPT_PRECISE(cos, sycl::cos(a)) SYCLOPT_PRECISE(exp, sycl::exp(a)) SYCLOPT_PRECISE(exp2, sycl::exp2(a)) SYCLOPT_PRECISE(exp10, sycl::exp10(a))
SYCLOPT_PRECISE(log, sycl::log(a)) SYCLOPT_PRECISE(log2, sycl::log2(a)) SYCLOPT_PRECISE(log10, sycl::log10(a)) SYCLOPT_PRECISE(recip, 1 / a)
SYCLOPT_PRECISE(rsqrt, 1 / sycl::sqrt(a)) SYCLOPT_PRECISE(sin, sycl::sin(a)) SYCLOPT_PRECISE(sqrt, sycl::sqrt(a)) SYCLOPT_PRECISE(tan, sycl::tan(a))
template <class X, class Y, class = detail::if_singles<X, Y>> auto divide(const X &x, const Y &y) { return detail::each([](float a, float b) { return a / b; }, x, y); }
template <class X, class Y, class = detail::if_singles<X, Y>> auto powr(const X &x, const Y &y) { return native::exp2(detail::each([](float a, float b) { return a * b; }, y, native::log2(x))); }
} // namespace native
namespace ext::oneapi::experimental::cuda {
// What is read by a cache for memory that nobody writes, where there is one.
template <class T> T ldg(const T *from) { return *from; }
} // namespace ext::oneapi::experimental::cuda
namespace ext::oneapi::experimental::native {
template <class X, class = sycl::detail::float_for<X>> auto tanh(const X &x) { return sycl::tanh(x); }
template <class X, class = sycl::detail::float_for<X>> auto exp2(const X &x) { return sycl::exp2(x); }
} // namespace ext::oneapi::experimental::native
namespace half_precision {
using native::cos;
using native::divide;
using native::exp;
using native::exp10;
using native::exp2;
using native::log;
using native::log10;
using native::log2;
using native::powr;
using native::recip;
using native::rsqrt;
using native::sin;
using native::sqrt;
using native::tan;
} // namespace half_precision
#undef SYCLOPT_PRECISE
#undef SYCLOPT_CALL

// Common functions: of numbers of all kinds.
namespace detail::apart {
template <class A, class B> using same_number = std::conditional_t<is_vector<A> || is_marray<A>, element_t<A>, std::conditional_t<is_vector<B> || is_marray<B>, element_t<B>, std::common_type_t<element_t<A>, element_t<B>>>>;
}
template <class X, class Y, class = detail::if_generic<X, Y>> auto min(const X &x, const Y &y) {
  using T = detail::same_number<X, Y>;
  return detail::each([](T a, T b) -> T { return b < a ? b : a; }, x, y);
}
template <class X, class Y, class = detail::if_generic<X, Y>> auto max(const X &x, const Y &y) {
  using T = detail::same_number<X, Y>;
  return detail::each([](T a, T b) -> T { return a < b ? b : a; }, x, y);
}
template <class X, class Y, class Z, class = detail::if_generic<X, Y, Z>> auto clamp(const X &x, const Y &least, const Z &most) { return sycl::min(sycl::max(x, least), most); }
template <class X, class Y, class Z, class T = detail::float_for<X, Y, Z>> auto mix(const X &x, const Y &y, const Z &z) {
  return detail::each([](T a, T b, T c) -> T { return a + (b - a) * c; }, x, y, z);
}
template <class X, class Y, class T = detail::float_for<X, Y>> auto step(const X &edge, const Y &x) {
  return detail::each([](T a, T b) -> T { return b < a ? T(0) : T(1); }, edge, x);
}
template <class X, class Y, class Z, class T = detail::float_for<X, Y, Z>> auto smoothstep(const X &from, const Y &to, const Z &x) {
  return detail::each(
      [](T a, T b, T c) -> T {
        const T t = sycl::clamp((c - a) / (b - a), T(0), T(1));
        return t * t * (3 - 2 * t);
      },
      from, to, x);
}

// Integer functions.
namespace detail::apart {
template <class T> using unsigned_t = std::make_unsigned_t<T>;
// Sums and products of as many bits as there are.
template <class T> using wrapping = std::common_type_t<unsigned_t<T>, unsigned>;
template <class T> T wrapped_sum(T a, T b) { return static_cast<T>(static_cast<wrapping<T>>(a) + static_cast<wrapping<T>>(b)); }
template <class T> T wrapped_product(T a, T b) { return static_cast<T>(static_cast<wrapping<T>>(a) * static_cast<wrapping<T>>(b)); }
template <class T> using wider = std::conditional_t<sizeof(T) == 8, std::conditional_t<std::is_signed_v<T>, __int128, unsigned __int128>, std::conditional_t<std::is_signed_v<T>, std::int64_t, std::uint64_t>>;
template <class T> T high_product(T a, T b) {
  if constexpr (sizeof(T) < 8) {
    return static_cast<T>((static_cast<wider<T>>(a) * static_cast<wider<T>>(b)) >> (8 * sizeof(T)));
  } else { // by halves: devices have no wider integers
    using U = std::uint64_t;
    const U x = static_cast<U>(a), y = static_cast<U>(b), mask = 0xffffffff;
    const U low = (x & mask) * (y & mask), middle = (x >> 32) * (y & mask) + (low >> 32), other = (x & mask) * (y >> 32) + (middle & mask);
    U high = (x >> 32) * (y >> 32) + (middle >> 32) + (other >> 32);
    if constexpr (std::is_signed_v<T>)
      high -= (a < 0 ? y : 0) + (b < 0 ? x : 0);
    return static_cast<T>(high);
  }
}
} // namespace detail
#define SYCLOPT_1(name, expression)                                                                                    \
  template <class X, class T = detail::element_t<X>, class = std::enable_if_t<std::is_integral_v<T>>> auto name(const X &x) { \
    return detail::each([](T a) -> T { return static_cast<T>(expression); }, x);                                       \
  }
#define SYCLOPT_2(name, expression)                                                                                    \
  template <class X, class Y, class T = detail::same_number<X, Y>, class = detail::if_integers<X, Y>> auto name(const X &x, const Y &y) { \
    return detail::each([](T a, T b) -> T { return static_cast<T>(expression); }, x, y);                               \
  }
#define SYCLOPT_3(name, expression)                                                                                    \
  template <class X, class Y, class Z, class T = detail::element_t<X>, class = detail::if_integers<X, Y, Z>> auto name(const X &x, const Y &y, const Z &z) { \
    return detail::each([](T a, T b, T c) -> T { return static_cast<T>(expression); }, x, y, z);                       \
  }
namespace detail::apart {
template <class T> T saturated_sum(T a, T b) {
  T r;
  if (__builtin_add_overflow(a, b, &r))
    return std::is_signed_v<T> && a < 0 ? std::numeric_limits<T>::min() : std::numeric_limits<T>::max();
  return r;
}
template <class T> T saturated_difference(T a, T b) {
  T r;
  if (__builtin_sub_overflow(a, b, &r))
    return std::is_unsigned_v<T> || a < 0 ? std::numeric_limits<T>::min() : std::numeric_limits<T>::max();
  return r;
}
template <class T> int leading_zeros(T a) {
  return a == 0 ? int(8 * sizeof(T)) : __builtin_clzll(static_cast<unsigned long long>(static_cast<unsigned_t<T>>(a))) - int(64 - 8 * sizeof(T));
}
} // namespace detail
template <class X, class T = detail::element_t<X>, class = std::enable_if_t<detail::is_generic<X>>> auto abs(const X &x) {
  return detail::each([](T a) -> T { return a < 0 ? static_cast<T>(-a) : a; }, x);
}
SYCLOPT_1(clz, detail::leading_zeros(a))
SYCLOPT_1(ctz, a == 0 ? int(8 * sizeof(T)) : __builtin_ctzll(static_cast<unsigned long long>(a)))
SYCLOPT_1(popcount, __builtin_popcountll(static_cast<unsigned long long>(static_cast<detail::unsigned_t<T>>(a))))
SYCLOPT_2(abs_diff, a > b ? detail::unsigned_t<T>(a) - detail::unsigned_t<T>(b) : detail::unsigned_t<T>(b) - detail::unsigned_t<T>(a))
SYCLOPT_2(add_sat, detail::saturated_sum(a, b))
SYCLOPT_2(sub_sat, detail::saturated_difference(a, b))
SYCLOPT_2(hadd, (a & b) + ((a ^ b) >> 1))
SYCLOPT_2(rhadd, (a | b) - ((a ^ b) >> 1))
SYCLOPT_2(mul_hi, detail::high_product(a, b))
SYCLOPT_2(rotate, (static_cast<detail::unsigned_t<T>>(a) << (static_cast<unsigned>(b) % (8 * sizeof(T)))) | (static_cast<detail::unsigned_t<T>>(a) >> ((8 * sizeof(T) - static_cast<unsigned>(b) % (8 * sizeof(T))) % (8 * sizeof(T)))))
SYCLOPT_3(mad_hi, detail::wrapped_sum(detail::high_product(a, b), c))
template <class X, class Y, class T = detail::same_number<X, Y>, class = detail::if_integers<X, Y>, class = std::enable_if_t<sizeof(T) == 4>> auto mul24(const X &x, const Y &y) {
  return detail::each([](T a, T b) { return detail::wrapped_product(a, b); }, x, y);
}
template <class X, class Y, class Z, class T = detail::element_t<X>, class = detail::if_integers<X, Y, Z>, class = std::enable_if_t<sizeof(T) == 4>> auto mad24(const X &x, const Y &y, const Z &z) {
  return detail::each([](T a, T b, T c) { return detail::wrapped_sum(detail::wrapped_product(a, b), c); }, x, y, z);
}
template <class X, class Y, class Z, class = detail::if_integers<X, Y, Z>> auto mad_sat(const X &x, const Y &y, const Z &z) {
  using T = detail::element_t<X>;
  return detail::each(
      [](T a, T b, T c) -> T {
        T product;
        const T high = detail::high_product(a, b);
        (void)__builtin_mul_overflow(a, b, &product);
        if constexpr (std::is_unsigned_v<T>)
          return high != 0 ? std::numeric_limits<T>::max() : detail::saturated_sum(product, c);
        else {
          const auto low = static_cast<detail::unsigned_t<T>>(product), sum = static_cast<detail::unsigned_t<T>>(low + static_cast<detail::unsigned_t<T>>(c));
          const T top = static_cast<T>(high + (c < 0 ? -1 : 0) + (sum < low ? 1 : 0));
          const T result = static_cast<T>(sum);
          return top == (result < 0 ? -1 : 0) ? result : top < 0 ? std::numeric_limits<T>::min() : std::numeric_limits<T>::max();
        }
      },
      x, y, z);
}
namespace detail::apart {
// The upper bits of numbers, and the lower ones, which have no sign.
template <class X, class Y> constexpr bool are_halves() {
  using T = element_t<X>;
  if constexpr (std::is_integral_v<T> && sizeof(T) < 8)
    return std::is_same_v<unsigned_t<T>, element_t<Y>> && is_vector<X> == is_vector<Y> && elements_in<X>() == elements_in<Y>();
  else
    return false;
}
} // namespace detail
template <class X, class Y, class T = detail::element_t<X>, class = std::enable_if_t<detail::are_halves<X, Y>()>> auto upsample(const X &high, const Y &low) {
  using W = std::conditional_t<sizeof(T) == 1, std::conditional_t<std::is_signed_v<T>, std::int16_t, std::uint16_t>, std::conditional_t<sizeof(T) == 2, std::conditional_t<std::is_signed_v<T>, std::int32_t, std::uint32_t>, std::conditional_t<std::is_signed_v<T>, std::int64_t, std::uint64_t>>>;
  return detail::each([](auto a, auto b) -> W { return static_cast<W>((static_cast<detail::unsigned_t<W>>(a) << (8 * sizeof(T))) | static_cast<detail::unsigned_t<decltype(b)>>(b)); }, high, low);
}
#undef SYCLOPT_1
#undef SYCLOPT_2
#undef SYCLOPT_3

// Geometric functions.
namespace detail::apart {
template <class X> auto at(const X &x, int i) {
  if constexpr (is_vector<X>)
    return x[i];
  else if constexpr (is_marray<X>)
    return x[static_cast<size_t>(i)];
  else
    return (void)i, x;
}
} // namespace detail
template <class X, class Y, class = detail::float_for<X, Y>> auto dot(const X &x, const Y &y) {
  static_assert(detail::elements_in<X>() == detail::elements_in<Y>(), "a dot product is of as many numbers as the other operand has");
  detail::float_for<X, Y> sum = 0;
  for (int i = 0; i < detail::elements_in<X>(); ++i)
    sum += detail::at(x, i) * detail::at(y, i);
  return sum;
}
namespace detail::apart {
template <class V, class X, class Y> V cross_product(const X &x, const Y &y) {
  static_assert(elements_in<V>() == 3 || elements_in<V>() == 4, "cross products are of three or four numbers");
  V result{};
  for (int i = 0; i < 3; ++i)
    result[i] = x[(i + 1) % 3] * y[(i + 2) % 3] - x[(i + 2) % 3] * y[(i + 1) % 3];
  return result;
}
} // namespace detail
template <class X, class Y, class V = detail::joined_t<X, Y>> V cross(const X &x, const Y &y) { return detail::cross_product<V>(x, y); }
template <class T, size_t N, class = std::enable_if_t<detail::is_floating<T> && (N == 3 || N == 4)>> marray<T, N> cross(const marray<T, N> &x, const marray<T, N> &y) {
  return detail::cross_product<marray<T, N>>(x, y);
}
template <class X, class = detail::float_for<X>> auto length(const X &x) { return sycl::sqrt(sycl::dot(x, x)); }
template <class X, class Y, class = detail::float_for<X, Y>> auto distance(const X &x, const Y &y) { return sycl::length(x - y); }
template <class X, class = detail::float_for<X>> auto normalize(const X &x) {
  const auto l = sycl::length(x);
  return detail::each([=](auto a) -> decltype(a) { return l == 0 ? a : a / l; }, x);
}
template <class X, class = detail::float_for<X>> auto fast_length(const X &x) { return sycl::length(x); }
template <class X, class Y, class = detail::float_for<X, Y>> auto fast_distance(const X &x, const Y &y) { return sycl::distance(x, y); }
template <class X, class = detail::float_for<X>> auto fast_normalize(const X &x) { return sycl::normalize(x); }

// Relational functions: -1 for true in vectors, 1 else.
namespace detail::apart {
template <class F, class X, class... Y> auto relation(const F &f, const X &x, const Y &...y) {
  if constexpr (is_vector<X> || (is_vector<Y> || ...)) {
    using T = decltype(leading<X, Y...>());
    return each([&](auto... a) -> truth<T> { return f(a...) ? -1 : 0; }, x, y...);
  } else {
    return each([&](auto... a) -> bool { return f(a...); }, x, y...);
  }
}
} // namespace detail
#define SYCLOPT_1(name, expression)                                                                                    \
  template <class X, class... None, class = detail::float_for_some<1, X, None...>> auto name(const X &x, const None &...) { return detail::relation([](auto a) { return expression; }, x); }
#define SYCLOPT_2(name, expression)                                                                                    \
  template <class X, class... Y, class = detail::float_for_some<2, X, Y...>> auto name(const X &x, const Y &...y) { return detail::relation([](auto a, auto b) { return expression; }, x, y...); }
SYCLOPT_1(isnan, a != a)
SYCLOPT_1(isinf, sycl::fabs(a) == detail::highest<decltype(a)>())
SYCLOPT_1(isfinite, sycl::fabs(a) < detail::highest<decltype(a)>())
SYCLOPT_1(isnormal, sycl::fabs(a) < detail::highest<decltype(a)>() && sycl::fabs(a) >= std::numeric_limits<decltype(a)>::min())
SYCLOPT_1(signbit, sycl::copysign(decltype(a)(1), a) < 0)
SYCLOPT_2(isequal, a == b)
SYCLOPT_2(isnotequal, a != b)
SYCLOPT_2(isgreater, a > b)
SYCLOPT_2(isgreaterequal, a >= b)
SYCLOPT_2(isless, a < b)
SYCLOPT_2(islessequal, a <= b)
SYCLOPT_2(islessgreater, a < b || a > b)
SYCLOPT_2(isordered, a == a && b == b)
SYCLOPT_2(isunordered, a != a || b != b)
#undef SYCLOPT_1
#undef SYCLOPT_2
namespace detail::apart {
template <class X> bool top_bit(const X &x, int i) {
  if constexpr (std::is_same_v<element_t<X>, bool>)
    return at(x, i);
  else
    return at(x, i) < 0;
}
} // namespace detail
template <class X, class = detail::if_integers<X>> auto any(const X &x) {
  bool result = false;
  for (int i = 0; i < detail::elements_in<X>(); ++i)
    result = result || detail::top_bit(x, i);
  if constexpr (detail::is_marray<X> || std::is_same_v<X, bool>)
    return result;
  else
    return int(result);
}
template <class X, class = detail::if_integers<X>> auto all(const X &x) {
  bool result = true;
  for (int i = 0; i < detail::elements_in<X>(); ++i)
    result = result && detail::top_bit(x, i);
  if constexpr (detail::is_marray<X> || std::is_same_v<X, bool>)
    return result;
  else
    return int(result);
}
namespace detail::apart {
// What chooses between vectors is as many integers of their elements' size, and between arrays as many `bool`.
template <class X, class C> constexpr bool is_choice() {
  if constexpr (!has_elements<X>)
    return is_number<C>;
  else
    return std::is_integral_v<element_t<C>> && is_vector<X> == is_vector<C> && elements_in<X>() == elements_in<C>() && (is_vector<X> ? sizeof(element_t<C>) == sizeof(element_t<X>) : std::is_same_v<element_t<C>, bool>);
}
} // namespace detail
template <class X, class Y, class C, class = detail::if_generic<X, Y>, class = std::enable_if_t<detail::has_elements<X> == detail::has_elements<Y> && detail::is_choice<X, C>()>> auto select(const X &x, const Y &y, const C &c) {
  using T = detail::element_t<X>;
  if constexpr (detail::is_vector<C>)
    return detail::each([](T a, T b, auto i) -> T { return i < 0 || (std::is_unsigned_v<decltype(i)> && i >> (8 * sizeof(i) - 1)) ? b : a; }, x, y, c);
  else
    return detail::each([](T a, T b, auto i) -> T { return i ? b : a; }, x, y, c);
}
template <class X, class Y, class Z, class = detail::if_generic<X, Y, Z>> auto bitselect(const X &x, const Y &y, const Z &z) {
  using T = detail::element_t<X>;
  using U = detail::unsigned_t<detail::truth<T>>;
  return detail::each([](T a, T b, T c) -> T { return bit_cast<T>(static_cast<U>((bit_cast<U>(a) & ~bit_cast<U>(c)) | (bit_cast<U>(b) & bit_cast<U>(c)))); }, x, y, z);
}

// Functions of bfloat16, and of arrays and vectors of it, computed as float, which is a parameter: they are compiled in programs that
// use them.
namespace ext::oneapi::experimental {
template <class T> using if_bfloat16 = std::enable_if_t<std::is_same_v<sycl::detail::element_t<T>, bfloat16>, T>;
#define SYCLOPT_1(name)                                                                                                \
  template <class T, class F = float> if_bfloat16<T> name(const T &x) { return sycl::detail::each([](bfloat16 a) { return bfloat16(sycl::name(static_cast<F>(a))); }, x); }
#define SYCLOPT_2(name)                                                                                                \
  template <class T, class F = float> if_bfloat16<T> name(const T &x, const T &y) { return sycl::detail::each([](bfloat16 a, bfloat16 b) { return bfloat16(sycl::name(static_cast<F>(a), static_cast<F>(b))); }, x, y); }
SYCLOPT_1(fabs) SYCLOPT_1(ceil) SYCLOPT_1(cos) SYCLOPT_1(exp) SYCLOPT_1(exp10) SYCLOPT_1(exp2) SYCLOPT_1(floor) SYCLOPT_1(log) SYCLOPT_1(log2)
SYCLOPT_1(log10) SYCLOPT_1(rint) SYCLOPT_1(rsqrt) SYCLOPT_1(sin) SYCLOPT_1(sqrt) SYCLOPT_1(trunc) SYCLOPT_2(fmin) SYCLOPT_2(fmax)
#undef SYCLOPT_1
#undef SYCLOPT_2
template <class T, class F = float> if_bfloat16<T> fma(const T &x, const T &y, const T &z) {
  return sycl::detail::each([](bfloat16 a, bfloat16 b, bfloat16 c) { return bfloat16(sycl::fma(static_cast<F>(a), static_cast<F>(b), static_cast<F>(c))); }, x, y, z);
}
template <class T, class F = float, class = if_bfloat16<T>> auto isnan(const T &x) { return sycl::detail::each([](bfloat16 a) { return sycl::isnan(static_cast<F>(a)); }, x); }
} // namespace ext::oneapi::experimental

} // namespace sycl
