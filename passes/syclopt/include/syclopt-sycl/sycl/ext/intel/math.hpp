// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Functions that migrated programs call: SYCL's by other names, conversions with a rounding, and bits of numbers.
#pragma once

#include <sycl/sycl.hpp>

#include <sycl/detail/hide_letters.hpp>

namespace sycl::ext::intel::math {

#define SYCLOPT_UNARY(name)                                                                                            \
  template <class T> T name(T x) { return sycl::name(x); }
#define SYCLOPT_BINARY(name)                                                                                           \
  template <class T> T name(T x, T y) { return sycl::name(x, y); }
SYCLOPT_UNARY(acos)
SYCLOPT_UNARY(acosh)
SYCLOPT_UNARY(asin)
SYCLOPT_UNARY(asinh)
SYCLOPT_UNARY(atan)
SYCLOPT_UNARY(atanh)
SYCLOPT_UNARY(cbrt)
SYCLOPT_UNARY(ceil)
SYCLOPT_UNARY(cos)
SYCLOPT_UNARY(cosh)
SYCLOPT_UNARY(cospi)
SYCLOPT_UNARY(erf)
SYCLOPT_UNARY(erfc)
SYCLOPT_UNARY(exp)
SYCLOPT_UNARY(exp10)
SYCLOPT_UNARY(exp2)
SYCLOPT_UNARY(expm1)
SYCLOPT_UNARY(fabs)
SYCLOPT_UNARY(floor)
SYCLOPT_UNARY(lgamma)
SYCLOPT_UNARY(log)
SYCLOPT_UNARY(log10)
SYCLOPT_UNARY(log1p)
SYCLOPT_UNARY(log2)
SYCLOPT_UNARY(logb)
SYCLOPT_UNARY(rint)
SYCLOPT_UNARY(round)
SYCLOPT_UNARY(rsqrt)
SYCLOPT_UNARY(sin)
SYCLOPT_UNARY(sinh)
SYCLOPT_UNARY(sinpi)
SYCLOPT_UNARY(sqrt)
SYCLOPT_UNARY(tan)
SYCLOPT_UNARY(tanh)
SYCLOPT_UNARY(tgamma)
SYCLOPT_UNARY(trunc)
SYCLOPT_BINARY(atan2)
SYCLOPT_BINARY(copysign)
SYCLOPT_BINARY(fdim)
SYCLOPT_BINARY(fmax)
SYCLOPT_BINARY(fmin)
SYCLOPT_BINARY(fmod)
SYCLOPT_BINARY(hypot)
SYCLOPT_BINARY(nextafter)
SYCLOPT_BINARY(pow)
SYCLOPT_BINARY(remainder)
#undef SYCLOPT_UNARY
#undef SYCLOPT_BINARY
template <class T> T fma(T x, T y, T z) { return sycl::fma(x, y, z); }
template <class T> T inv(T x) { return T(1) / x; }
template <class T> T saturate(T x) { return sycl::isnan(x) ? T(0) : sycl::clamp(x, T(0), T(1)); }
// The distribution function of the normal distribution.
template <class T> T cdfnorm(T x) { return T(0.5) * sycl::erfc(x * T(-0.70710678118654752440)); }
template <class T> T normcdf(T x) { return cdfnorm(x); }

namespace rounded {
template <class To, rounding_mode M, class From> To as(From x) { return vec<From, 1>(x).template convert<To, M>()[0]; }
} // namespace rounded
// By the rounding that a name ends with: to the nearest even number, down, up, and towards zero.
#define SYCLOPT_ROUNDED(name, to, from)                                                                                \
  inline to name##_rn(from x) { return rounded::as<to, rounding_mode::rte>(x); }                                       \
  inline to name##_rd(from x) { return rounded::as<to, rounding_mode::rtn>(x); }                                       \
  inline to name##_ru(from x) { return rounded::as<to, rounding_mode::rtp>(x); }                                       \
  inline to name##_rz(from x) { return rounded::as<to, rounding_mode::rtz>(x); }
SYCLOPT_ROUNDED(double2float, float, double)
SYCLOPT_ROUNDED(double2int, int, double)
SYCLOPT_ROUNDED(double2ll, long long, double)
SYCLOPT_ROUNDED(double2uint, unsigned, double)
SYCLOPT_ROUNDED(double2ull, unsigned long long, double)
SYCLOPT_ROUNDED(float2half, half, float)
SYCLOPT_ROUNDED(float2int, int, float)
SYCLOPT_ROUNDED(float2ll, long long, float)
SYCLOPT_ROUNDED(float2uint, unsigned, float)
SYCLOPT_ROUNDED(float2ull, unsigned long long, float)
SYCLOPT_ROUNDED(half2int, int, half)
SYCLOPT_ROUNDED(half2ll, long long, half)
SYCLOPT_ROUNDED(half2uint, unsigned, half)
SYCLOPT_ROUNDED(int2float, float, int)
SYCLOPT_ROUNDED(int2half, half, int)
SYCLOPT_ROUNDED(ll2double, double, long long)
SYCLOPT_ROUNDED(ll2float, float, long long)
SYCLOPT_ROUNDED(uint2float, float, unsigned)
SYCLOPT_ROUNDED(uint2half, half, unsigned)
SYCLOPT_ROUNDED(ull2double, double, unsigned long long)
SYCLOPT_ROUNDED(ull2float, float, unsigned long long)
#undef SYCLOPT_ROUNDED
inline float half2float(half x) { return x; }
inline double int2double_rn(int x) { return x; }
inline double uint2double_rn(unsigned x) { return x; }

// The bits of one number as another one.
inline int float_as_int(float x) { return sycl::bit_cast<int>(x); }
inline unsigned float_as_uint(float x) { return sycl::bit_cast<unsigned>(x); }
inline float int_as_float(int x) { return sycl::bit_cast<float>(x); }
inline float uint_as_float(unsigned x) { return sycl::bit_cast<float>(x); }
inline long long double_as_longlong(double x) { return sycl::bit_cast<long long>(x); }
inline double longlong_as_double(long long x) { return sycl::bit_cast<double>(x); }
inline int double2hiint(double x) { return static_cast<int>(double_as_longlong(x) >> 32); }
inline int double2loint(double x) { return static_cast<int>(double_as_longlong(x)); }

inline int clz(int x) { return sycl::clz(x); }
inline int clzll(long long x) { return static_cast<int>(sycl::clz(x)); }
inline int popc(unsigned x) { return static_cast<int>(sycl::popcount(x)); }
inline int popcll(unsigned long long x) { return static_cast<int>(sycl::popcount(x)); }
inline int ffs(int x) { return __builtin_ffs(x); }
inline int ffsll(long long x) { return __builtin_ffsll(x); }
inline unsigned brev(unsigned x) { return __builtin_bitreverse32(x); }
inline unsigned long long brevll(unsigned long long x) { return __builtin_bitreverse64(x); }
inline int hadd(int x, int y) { return sycl::hadd(x, y); }
inline int rhadd(int x, int y) { return sycl::rhadd(x, y); }
inline unsigned uhadd(unsigned x, unsigned y) { return sycl::hadd(x, y); }
inline unsigned urhadd(unsigned x, unsigned y) { return sycl::rhadd(x, y); }
inline int mul24(int x, int y) { return sycl::mul24(x, y); }
inline int mulhi(int x, int y) { return sycl::mul_hi(x, y); }
inline unsigned umulhi(unsigned x, unsigned y) { return sycl::mul_hi(x, y); }
inline long long mul64hi(long long x, long long y) { return sycl::mul_hi(x, y); }
inline unsigned long long umul64hi(unsigned long long x, unsigned long long y) { return sycl::mul_hi(x, y); }
inline unsigned sad(int x, int y, unsigned z) { return static_cast<unsigned>(sycl::abs_diff(x, y)) + z; }
inline unsigned usad(unsigned x, unsigned y, unsigned z) { return sycl::abs_diff(x, y) + z; }
// Four of the eight bytes of two numbers, each chosen by a digit.
inline unsigned byte_perm(unsigned x, unsigned y, unsigned chosen) {
  const unsigned long long both = static_cast<unsigned long long>(y) << 32 | x;
  unsigned result = 0;
  for (int i = 0; i < 4; ++i)
    result |= static_cast<unsigned>(both >> (chosen >> 4 * i & 7) * 8 & 255) << 8 * i;
  return result;
}

} // namespace sycl::ext::intel::math

#include <sycl/detail/give_back_letters.hpp>
