// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Complex numbers whose functions are SYCL's, for kernels.
#pragma once

#include <complex>
#include <sycl/sycl.hpp>

#include <sycl/detail/hide_letters.hpp>

#define SYCL_EXT_ONEAPI_COMPLEX 1

namespace sycl::ext::oneapi::experimental {

template <class T> class complex {
  static_assert(std::is_floating_point_v<T> || std::is_same_v<T, half>, "a complex number is of half, float or double");
  T re, im;

public:
  using value_type = T;
  constexpr complex(T real = T(), T imaginary = T()) : re(real), im(imaginary) {}
  template <class X> constexpr complex(const complex<X> &other) : re(static_cast<T>(other.real())), im(static_cast<T>(other.imag())) {}
  constexpr complex(const std::complex<T> &other) : re(other.real()), im(other.imag()) {}
  operator std::complex<T>() const { return {re, im}; }
  constexpr T real() const { return re; }
  constexpr T imag() const { return im; }
  constexpr void real(T x) { re = x; }
  constexpr void imag(T x) { im = x; }

  constexpr complex &operator+=(const complex &b) { return *this = complex(re + b.re, im + b.im); }
  constexpr complex &operator-=(const complex &b) { return *this = complex(re - b.re, im - b.im); }
  constexpr complex &operator*=(const complex &b) { return *this = complex(re * b.re - im * b.im, re * b.im + im * b.re); }
  // By the larger part of the divisor, so that no square of it overflows.
  constexpr complex &operator/=(const complex &b) {
    const bool is_flat = (b.re < 0 ? -b.re : b.re) >= (b.im < 0 ? -b.im : b.im);
    const T ratio = is_flat ? b.im / b.re : b.re / b.im, part = is_flat ? b.re + b.im * ratio : b.re * ratio + b.im;
    return *this = is_flat ? complex((re + im * ratio) / part, (im - re * ratio) / part) : complex((re * ratio + im) / part, (im * ratio - re) / part);
  }
  friend constexpr complex operator+(complex a, const complex &b) { return a += b; }
  friend constexpr complex operator-(complex a, const complex &b) { return a -= b; }
  friend constexpr complex operator*(complex a, const complex &b) { return a *= b; }
  friend constexpr complex operator/(complex a, const complex &b) { return a /= b; }
  friend constexpr complex operator+(const complex &a) { return a; }
  friend constexpr complex operator-(const complex &a) { return {-a.re, -a.im}; }
  friend constexpr bool operator==(const complex &a, const complex &b) { return a.re == b.re && a.im == b.im; }
  friend constexpr bool operator!=(const complex &a, const complex &b) { return !(a == b); }
  template <class C, class R> friend std::basic_ostream<C, R> &operator<<(std::basic_ostream<C, R> &out, const complex &a) { return out << '(' << a.re << ',' << a.im << ')'; }
  friend const stream &operator<<(const stream &out, const complex &a) { return out << '(' << a.re << ',' << a.im << ')'; }
};

template <class T> constexpr T real(const complex<T> &a) { return a.real(); }
template <class T> constexpr T imag(const complex<T> &a) { return a.imag(); }
template <class T> T abs(const complex<T> &a) { return sycl::hypot(a.real(), a.imag()); }
template <class T> T arg(const complex<T> &a) { return sycl::atan2(a.imag(), a.real()); }
template <class T> constexpr T norm(const complex<T> &a) { return a.real() * a.real() + a.imag() * a.imag(); }
template <class T> constexpr complex<T> conj(const complex<T> &a) { return {a.real(), -a.imag()}; }
template <class T> complex<T> polar(const T &length, const T &angle = T()) { return {length * sycl::cos(angle), length * sycl::sin(angle)}; }
template <class T> complex<T> proj(const complex<T> &a) {
  const bool is_infinite = sycl::isinf(a.real()) || sycl::isinf(a.imag());
  return is_infinite ? complex<T>(std::numeric_limits<T>::infinity(), sycl::copysign(T(0), a.imag())) : a;
}

template <class T> complex<T> exp(const complex<T> &a) { return polar(sycl::exp(a.real()), a.imag()); }
template <class T> complex<T> log(const complex<T> &a) { return {sycl::log(abs(a)), arg(a)}; }
template <class T> complex<T> log10(const complex<T> &a) { return log(a) / complex<T>(sycl::log(T(10))); }
template <class T> complex<T> sqrt(const complex<T> &a) {
  if (a == complex<T>())
    return {T(), a.imag()};
  const T large = sycl::sqrt((abs(a) + sycl::fabs(a.real())) / T(2)), small = sycl::fabs(a.imag()) / (T(2) * large);
  return a.real() < T(0) ? complex<T>(small, sycl::copysign(large, a.imag())) : complex<T>(large, sycl::copysign(small, a.imag()));
}
template <class T> complex<T> pow(const complex<T> &a, const complex<T> &b) { return a == complex<T>() ? complex<T>(b == complex<T>() ? T(1) : T(0)) : exp(b * log(a)); }
template <class T> complex<T> pow(const complex<T> &a, const sycl::detail::itself<T> &b) { return pow(a, complex<T>(b)); }
template <class T> complex<T> pow(const sycl::detail::itself<T> &a, const complex<T> &b) { return pow(complex<T>(a), b); }

template <class T> complex<T> sin(const complex<T> &a) { return {sycl::sin(a.real()) * sycl::cosh(a.imag()), sycl::cos(a.real()) * sycl::sinh(a.imag())}; }
template <class T> complex<T> cos(const complex<T> &a) { return {sycl::cos(a.real()) * sycl::cosh(a.imag()), -sycl::sin(a.real()) * sycl::sinh(a.imag())}; }
template <class T> complex<T> sinh(const complex<T> &a) { return {sycl::sinh(a.real()) * sycl::cos(a.imag()), sycl::cosh(a.real()) * sycl::sin(a.imag())}; }
template <class T> complex<T> cosh(const complex<T> &a) { return {sycl::cosh(a.real()) * sycl::cos(a.imag()), sycl::sinh(a.real()) * sycl::sin(a.imag())}; }
template <class T> complex<T> tanh(const complex<T> &a) {
  const T x = T(2) * a.real(), y = T(2) * a.imag();
  if (sycl::fabs(x) > T(10) * std::numeric_limits<T>::digits10) // it is 1 by then, and cosh may overflow
    return {sycl::copysign(T(1), x), sycl::copysign(T(0), sycl::sin(y))};
  const T part = sycl::cosh(x) + sycl::cos(y);
  return {sycl::sinh(x) / part, sycl::sin(y) / part};
}
namespace turns {
template <class T> complex<T> left(const complex<T> &a) { return {-a.imag(), a.real()}; }
template <class T> complex<T> right(const complex<T> &a) { return {a.imag(), -a.real()}; }
} // namespace turns
template <class T> complex<T> tan(const complex<T> &a) { return turns::right(tanh(turns::left(a))); }
template <class T> complex<T> asinh(const complex<T> &a) { return log(a + sqrt(a * a + complex<T>(T(1)))); }
template <class T> complex<T> acosh(const complex<T> &a) { return log(a + sqrt(a + complex<T>(T(1))) * sqrt(a - complex<T>(T(1)))); }
template <class T> complex<T> atanh(const complex<T> &a) { return (log(complex<T>(T(1)) + a) - log(complex<T>(T(1)) - a)) / complex<T>(T(2)); }
template <class T> complex<T> asin(const complex<T> &a) { return turns::right(asinh(turns::left(a))); }
template <class T> complex<T> atan(const complex<T> &a) { return turns::right(atanh(turns::left(a))); }
template <class T> complex<T> acos(const complex<T> &a) { return complex<T>(sycl::acos(T(0))) - asin(a); }

} // namespace sycl::ext::oneapi::experimental

#include <sycl/detail/give_back_letters.hpp>
