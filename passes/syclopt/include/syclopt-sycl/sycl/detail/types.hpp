// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// half, bfloat16, bit_cast, and what functions of several types must know of them.
#pragma once

#include <algorithm>
#include <cassert>
#include <climits>
#include <cstring>
#include <functional>
#include <iosfwd>
#include <limits>
#include <numeric>
#include <optional>
#include <sycl/detail/config.hpp>
#include <type_traits>

#if defined(_LIBCPP_VERSION) && _LIBCPP_VERSION >= 190000
// libc++ sorts numbers in its library, where no device is: with another comparison of the same meaning it does not.
namespace syclopt_detail {
struct less {
  template <class T> constexpr bool operator()(const T &a, const T &b) const { return a < b; }
};
} // namespace syclopt_detail
_LIBCPP_BEGIN_NAMESPACE_STD
template <class Compare, class Iterator> inline void __sort(Iterator first, Iterator last, Compare) { std::sort(first, last, syclopt_detail::less()); }
_LIBCPP_END_NAMESPACE_STD
#endif

namespace sycl {

using half = _Float16;
using schar = signed char;
using uchar = unsigned char;
using ushort = unsigned short;
using uint = unsigned;
using ulong = unsigned long;
using longlong = long long;
using ulonglong = unsigned long long;

// The types of OpenCL.
namespace opencl {
using cl_bool = bool;
using cl_char = std::int8_t;
using cl_uchar = std::uint8_t;
using cl_short = std::int16_t;
using cl_ushort = std::uint16_t;
using cl_int = std::int32_t;
using cl_uint = std::uint32_t;
using cl_long = std::int64_t;
using cl_ulong = std::uint64_t;
using cl_half = half;
using cl_float = float;
using cl_double = double;
} // namespace opencl
using namespace opencl;

template <class To, class From> constexpr To bit_cast(const From &from) noexcept {
  static_assert(sizeof(To) == sizeof(From), "types of one size");
  static_assert(std::is_trivially_copyable_v<To> && std::is_trivially_copyable_v<From>, "types that are bytes");
  return __builtin_bit_cast(To, from);
}

namespace ext::oneapi {
class bfloat16 {
  std::uint16_t bits = 0;
  static constexpr std::uint16_t rounded(float x) {
    const auto all = bit_cast<std::uint32_t>(x);
    if (x != x)
      return static_cast<std::uint16_t>(all >> 16 | 0x40);
    return static_cast<std::uint16_t>((all + 0x7fff + (all >> 16 & 1)) >> 16);
  }

public:
  bfloat16() = default;
  constexpr bfloat16(float x) : bits(rounded(x)) {}
  template <class T, class = std::enable_if_t<std::is_arithmetic_v<T> || std::is_same_v<T, half>>> constexpr explicit bfloat16(T x) : bits(rounded(static_cast<float>(x))) {}
  constexpr operator float() const { return bit_cast<float>(static_cast<std::uint32_t>(bits) << 16); }
  constexpr explicit operator half() const { return static_cast<half>(static_cast<float>(*this)); }
  constexpr explicit operator bool() const { return (bits & 0x7fff) != 0; }
  constexpr bfloat16 operator-() const {
    bfloat16 result = *this;
    result.bits ^= 0x8000;
    return result;
  }
#define SYCLOPT_OPERATOR(op)                                                                                           \
  friend constexpr bfloat16 operator op(const bfloat16 &a, const bfloat16 &b) { return bfloat16(static_cast<float>(a) op static_cast<float>(b)); } \
  template <class T, class = std::enable_if_t<std::is_arithmetic_v<T>>> friend constexpr auto operator op(const bfloat16 &a, const T &b) { return static_cast<float>(a) op b; } \
  template <class T, class = std::enable_if_t<std::is_arithmetic_v<T>>> friend constexpr auto operator op(const T &a, const bfloat16 &b) { return a op static_cast<float>(b); }
#define SYCLOPT_OPERATOR_AND_ASSIGNMENT(op)                                                                            \
  SYCLOPT_OPERATOR(op)                                                                                                 \
  template <class T> friend constexpr bfloat16 &operator op##=(bfloat16 &a, const T &b) { return a = bfloat16(static_cast<float>(a) op static_cast<float>(b)); }
  SYCLOPT_OPERATOR_AND_ASSIGNMENT(+)
  SYCLOPT_OPERATOR_AND_ASSIGNMENT(-)
  SYCLOPT_OPERATOR_AND_ASSIGNMENT(*)
  SYCLOPT_OPERATOR_AND_ASSIGNMENT(/)
#undef SYCLOPT_OPERATOR_AND_ASSIGNMENT
#undef SYCLOPT_OPERATOR
#define SYCLOPT_OPERATOR(op)                                                                                           \
  friend constexpr bool operator op(const bfloat16 &a, const bfloat16 &b) { return static_cast<float>(a) op static_cast<float>(b); } \
  template <class T, class = std::enable_if_t<std::is_arithmetic_v<T>>> friend constexpr bool operator op(const bfloat16 &a, const T &b) { return static_cast<float>(a) op static_cast<float>(b); } \
  template <class T, class = std::enable_if_t<std::is_arithmetic_v<T>>> friend constexpr bool operator op(const T &a, const bfloat16 &b) { return static_cast<float>(a) op static_cast<float>(b); }
  SYCLOPT_OPERATOR(==)
  SYCLOPT_OPERATOR(!=)
  SYCLOPT_OPERATOR(<)
  SYCLOPT_OPERATOR(>)
  SYCLOPT_OPERATOR(<=)
  SYCLOPT_OPERATOR(>=)
#undef SYCLOPT_OPERATOR
  friend constexpr bfloat16 &operator++(bfloat16 &x) { return x += 1.0f; }
  friend constexpr bfloat16 &operator--(bfloat16 &x) { return x -= 1.0f; }
  friend constexpr bfloat16 operator++(bfloat16 &x, int) {
    const bfloat16 old = x;
    return x += 1.0f, old;
  }
  friend constexpr bfloat16 operator--(bfloat16 &x, int) {
    const bfloat16 old = x;
    return x -= 1.0f, old;
  }
};
} // namespace ext::oneapi

// Operations of groups and reductions.
template <class T = void> struct plus : std::plus<T> {};
template <class T = void> struct multiplies : std::multiplies<T> {};
template <class T = void> struct bit_and : std::bit_and<T> {};
template <class T = void> struct bit_or : std::bit_or<T> {};
template <class T = void> struct bit_xor : std::bit_xor<T> {};
template <class T = void> struct logical_and : std::logical_and<T> {};
template <class T = void> struct logical_or : std::logical_or<T> {};
template <class T = void> struct minimum {
  constexpr T operator()(const T &a, const T &b) const { return b < a ? b : a; }
};
template <> struct minimum<void> {
  using is_transparent = void;
  template <class A, class B> constexpr auto operator()(const A &a, const B &b) const -> std::common_type_t<A, B> { return b < a ? b : a; }
};
template <class T = void> struct maximum {
  constexpr T operator()(const T &a, const T &b) const { return a < b ? b : a; }
};
template <> struct maximum<void> {
  using is_transparent = void;
  template <class A, class B> constexpr auto operator()(const A &a, const B &b) const -> std::common_type_t<A, B> { return a < b ? b : a; }
};

namespace ext::oneapi {
using sycl::bit_and;
using sycl::bit_or;
using sycl::bit_xor;
using sycl::logical_and;
using sycl::logical_or;
using sycl::maximum;
using sycl::minimum;
using sycl::multiplies;
using sycl::plus;
} // namespace ext::oneapi

namespace detail {
template <class T> inline constexpr bool is_floating = std::is_floating_point_v<T> || std::is_same_v<T, half>;
template <class T> inline constexpr bool is_number = std::is_arithmetic_v<T> || std::is_same_v<T, half>;
enum class operation { none, plus, multiplies, minimum, maximum, bit_and, bit_or, bit_xor, logical_and, logical_or };
template <class Op> inline constexpr operation operation_of = operation::none;
#define SYCLOPT_OPERATION(name) template <class T> inline constexpr operation operation_of<name<T>> = operation::name;
SYCLOPT_OPERATION(plus)
SYCLOPT_OPERATION(multiplies)
SYCLOPT_OPERATION(minimum)
SYCLOPT_OPERATION(maximum)
SYCLOPT_OPERATION(bit_and)
SYCLOPT_OPERATION(bit_or)
SYCLOPT_OPERATION(bit_xor)
SYCLOPT_OPERATION(logical_and)
SYCLOPT_OPERATION(logical_or)
#undef SYCLOPT_OPERATION
#define SYCLOPT_OPERATION(name) template <class T> inline constexpr operation operation_of<std::name<T>> = operation::name;
SYCLOPT_OPERATION(plus)
SYCLOPT_OPERATION(multiplies)
SYCLOPT_OPERATION(bit_and)
SYCLOPT_OPERATION(bit_or)
SYCLOPT_OPERATION(bit_xor)
SYCLOPT_OPERATION(logical_and)
SYCLOPT_OPERATION(logical_or)
#undef SYCLOPT_OPERATION

// The largest and the least value; those of halves are no business of the standard library.
template <class T> constexpr T highest() {
  if constexpr (std::is_same_v<T, half>)
    return static_cast<half>(__builtin_inff());
  else if constexpr (std::numeric_limits<T>::has_infinity)
    return std::numeric_limits<T>::infinity();
  else
    return std::numeric_limits<T>::max();
}
template <class T> constexpr T lowest() {
  if constexpr (is_floating<T>)
    return -highest<T>();
  else
    return std::numeric_limits<T>::lowest();
}
} // namespace detail

template <class Op, class T> struct has_known_identity {
  static constexpr detail::operation op = detail::operation_of<std::remove_cv_t<Op>>;
  static constexpr bool value = std::is_same_v<std::remove_cv_t<T>, bool>
                                    ? op != detail::operation::none
                                    : detail::is_number<std::remove_cv_t<T>> && op != detail::operation::none &&
                                          !(detail::is_floating<std::remove_cv_t<T>> && (op == detail::operation::bit_and || op == detail::operation::bit_or || op == detail::operation::bit_xor));
};
template <class Op, class T> inline constexpr bool has_known_identity_v = has_known_identity<Op, T>::value;
template <class Op, class T, class = void> struct known_identity {};
template <class Op, class T> struct known_identity<Op, T, std::enable_if_t<has_known_identity_v<Op, T>>> {
private:
  using V = std::remove_cv_t<T>;
  static constexpr V make() {
    switch (detail::operation_of<std::remove_cv_t<Op>>) {
    case detail::operation::multiplies:
    case detail::operation::logical_and:
      return static_cast<V>(1);
    case detail::operation::minimum:
      return detail::highest<V>();
    case detail::operation::maximum:
      return detail::lowest<V>();
    case detail::operation::bit_and:
      if constexpr (std::is_integral_v<V>)
        return static_cast<V>(~V());
      return V();
    default:
      return V();
    }
  }

public:
  static constexpr V value = make();
};
template <class Op, class T> inline constexpr std::remove_cv_t<T> known_identity_v = known_identity<Op, T>::value;

} // namespace sycl

namespace std {
template <class C, class R> basic_ostream<C, R> &operator<<(basic_ostream<C, R> &out, _Float16 x) { return out << static_cast<float>(x); }
template <class C, class R> basic_istream<C, R> &operator>>(basic_istream<C, R> &in, _Float16 &x) {
  float value = 0;
  in >> value;
  x = static_cast<_Float16>(value);
  return in;
}
} // namespace std
#if !defined(__STDCPP_FLOAT16_T__)
template <> struct std::numeric_limits<_Float16> {
  static constexpr bool is_specialized = true, is_signed = true, is_integer = false, is_exact = false, has_infinity = true, has_quiet_NaN = true,
                        has_signaling_NaN = true, is_iec559 = true, is_bounded = true, is_modulo = false, traps = false, tinyness_before = false;
  static constexpr int digits = 11, digits10 = 3, max_digits10 = 5, radix = 2, min_exponent = -13, min_exponent10 = -4, max_exponent = 16, max_exponent10 = 4;
  static constexpr std::float_round_style round_style = std::round_to_nearest;
  static constexpr _Float16 min() noexcept { return static_cast<_Float16>(6.103515625e-05f); }
  static constexpr _Float16 max() noexcept { return static_cast<_Float16>(65504.0f); }
  static constexpr _Float16 lowest() noexcept { return static_cast<_Float16>(-65504.0f); }
  static constexpr _Float16 epsilon() noexcept { return static_cast<_Float16>(9.765625e-04f); }
  static constexpr _Float16 round_error() noexcept { return static_cast<_Float16>(0.5f); }
  static constexpr _Float16 denorm_min() noexcept { return static_cast<_Float16>(5.9604644775390625e-08f); }
  static constexpr _Float16 infinity() noexcept { return static_cast<_Float16>(__builtin_inff()); }
  static constexpr _Float16 quiet_NaN() noexcept { return static_cast<_Float16>(__builtin_nanf("")); }
  static constexpr _Float16 signaling_NaN() noexcept { return static_cast<_Float16>(__builtin_nanf("")); }
};
template <> struct std::hash<_Float16> {
  size_t operator()(_Float16 x) const noexcept { return hash<float>()(x); }
};
#endif
