// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Extents and places: range, id, nd_range.
#pragma once

#include <sycl/detail/config.hpp>
#include <type_traits>

namespace sycl {
namespace detail {

// One to three numbers, compared and computed with one by one.
template <class Self, int D> class numbers {
  static_assert(D >= 1 && D <= 3, "there are one, two or three dimensions");

protected:
  size_t values[D] = {};
  constexpr numbers() = default;
  constexpr explicit numbers(size_t a) : values{a} {}
  constexpr numbers(size_t a, size_t b) : values{a, b} {}
  constexpr numbers(size_t a, size_t b, size_t c) : values{a, b, c} {}

public:
  static constexpr int dimensions = D;
  constexpr size_t get(int dimension) const { return values[dimension]; }
  constexpr size_t &operator[](int dimension) { return values[dimension]; }
  constexpr size_t operator[](int dimension) const { return values[dimension]; }

  friend constexpr bool operator==(const Self &a, const Self &b) {
    for (int d = 0; d < D; ++d)
      if (a.values[d] != b.values[d])
        return false;
    return true;
  }
  friend constexpr bool operator!=(const Self &a, const Self &b) { return !(a == b); }

#define SYCLOPT_OPERATOR(op)                                                                                           \
  friend constexpr Self operator op(const Self &a, const Self &b) { return a.with(b, [](size_t x, size_t y) { return size_t(x op y); }); } \
  template <class N, class = std::enable_if_t<std::is_integral_v<N>>> friend constexpr Self operator op(const Self &a, const N &b) {       \
    return a.with(filled(size_t(b)), [](size_t x, size_t y) { return size_t(x op y); });                                                    \
  }                                                                                                                    \
  template <class N, class = std::enable_if_t<std::is_integral_v<N>>> friend constexpr Self operator op(const N &a, const Self &b) {       \
    return filled(size_t(a)).with(b, [](size_t x, size_t y) { return size_t(x op y); });                                                    \
  }
#define SYCLOPT_OPERATOR_AND_ASSIGNMENT(op)                                                                            \
  SYCLOPT_OPERATOR(op)                                                                                                 \
  friend constexpr Self &operator op##=(Self &a, const Self &b) { return a = a op b; }                                \
  friend constexpr Self &operator op##=(Self &a, const size_t &b) { return a = a op b; }
  SYCLOPT_OPERATOR_AND_ASSIGNMENT(+)
  SYCLOPT_OPERATOR_AND_ASSIGNMENT(-)
  SYCLOPT_OPERATOR_AND_ASSIGNMENT(*)
  SYCLOPT_OPERATOR_AND_ASSIGNMENT(/)
  SYCLOPT_OPERATOR_AND_ASSIGNMENT(%)
  SYCLOPT_OPERATOR_AND_ASSIGNMENT(<<)
  SYCLOPT_OPERATOR_AND_ASSIGNMENT(>>)
  SYCLOPT_OPERATOR_AND_ASSIGNMENT(&)
  SYCLOPT_OPERATOR_AND_ASSIGNMENT(|)
  SYCLOPT_OPERATOR_AND_ASSIGNMENT(^)
  SYCLOPT_OPERATOR(&&)
  SYCLOPT_OPERATOR(||)
  SYCLOPT_OPERATOR(<)
  SYCLOPT_OPERATOR(>)
  SYCLOPT_OPERATOR(<=)
  SYCLOPT_OPERATOR(>=)
#undef SYCLOPT_OPERATOR_AND_ASSIGNMENT
#undef SYCLOPT_OPERATOR

  friend constexpr Self operator+(const Self &a) { return a; }
  friend constexpr Self operator-(const Self &a) { return filled(0) - a; }
  friend constexpr Self &operator++(Self &a) { return a = a + size_t(1); }
  friend constexpr Self &operator--(Self &a) { return a = a - size_t(1); }
  friend constexpr Self operator++(Self &a, int) {
    Self before = a;
    ++a;
    return before;
  }
  friend constexpr Self operator--(Self &a, int) {
    Self before = a;
    --a;
    return before;
  }

  static constexpr Self filled(size_t value) {
    Self result;
    for (int d = 0; d < D; ++d)
      result.values[d] = value;
    return result;
  }

private:
  template <class F> constexpr Self with(const Self &other, F f) const {
    Self result;
    for (int d = 0; d < D; ++d)
      result.values[d] = f(values[d], other.values[d]);
    return result;
  }
};

} // namespace detail

template <int D = 1> class range : public detail::numbers<range<D>, D> {
public:
  constexpr range() = default;
  template <int N = D, class = std::enable_if_t<N == 1>> constexpr range(size_t a) : detail::numbers<range, D>(a) {}
  template <int N = D, class = std::enable_if_t<N == 2>> constexpr range(size_t a, size_t b) : detail::numbers<range, D>(a, b) {}
  template <int N = D, class = std::enable_if_t<N == 3>> constexpr range(size_t a, size_t b, size_t c) : detail::numbers<range, D>(a, b, c) {}
  constexpr size_t size() const {
    size_t result = 1;
    for (int d = 0; d < D; ++d)
      result *= this->values[d];
    return result;
  }
};
range(size_t) -> range<1>;
range(size_t, size_t) -> range<2>;
range(size_t, size_t, size_t) -> range<3>;

template <int D, bool WithOffset> class item;

namespace detail {
template <class N> using as_operand = std::conditional_t<std::is_floating_point_v<N>, N, size_t>;
// What has one dimension is a number, too. (A template of a conversion would not be followed by another conversion.)
template <class Self, int D> struct number_of_one_dimension {};
template <class Self> struct number_of_one_dimension<Self, 1> {
  constexpr operator size_t() const { return static_cast<const Self &>(*this)[0]; }
  // With numbers, both `Self` and the number could be converted to the other.
#define SYCLOPT_OPERATOR(op, condition)                                                                                \
  template <class N, class = std::enable_if_t<condition<N>>> friend constexpr auto operator op(const Self &a, const N &b) { return size_t(a) op static_cast<as_operand<N>>(b); } \
  template <class N, class = std::enable_if_t<condition<N>>> friend constexpr auto operator op(const N &a, const Self &b) { return static_cast<as_operand<N>>(a) op size_t(b); }
  SYCLOPT_OPERATOR(==, std::is_arithmetic_v)
  SYCLOPT_OPERATOR(!=, std::is_arithmetic_v)
  SYCLOPT_OPERATOR(<, std::is_floating_point_v)
  SYCLOPT_OPERATOR(>, std::is_floating_point_v)
  SYCLOPT_OPERATOR(<=, std::is_floating_point_v)
  SYCLOPT_OPERATOR(>=, std::is_floating_point_v)
  SYCLOPT_OPERATOR(+, std::is_floating_point_v)
  SYCLOPT_OPERATOR(-, std::is_floating_point_v)
  SYCLOPT_OPERATOR(*, std::is_floating_point_v)
  SYCLOPT_OPERATOR(/, std::is_floating_point_v)
#undef SYCLOPT_OPERATOR
};
} // namespace detail

template <int D = 1> class id : public detail::numbers<id<D>, D>, public detail::number_of_one_dimension<id<D>, D> {
public:
  constexpr id() = default;
  template <int N = D, class = std::enable_if_t<N == 1>> constexpr id(size_t a) : detail::numbers<id, D>(a) {}
  template <int N = D, class = std::enable_if_t<N == 2>> constexpr id(size_t a, size_t b) : detail::numbers<id, D>(a, b) {}
  template <int N = D, class = std::enable_if_t<N == 3>> constexpr id(size_t a, size_t b, size_t c) : detail::numbers<id, D>(a, b, c) {}
  constexpr id(const range<D> &r) {
    for (int d = 0; d < D; ++d)
      this->values[d] = r[d];
  }
  template <bool O> id(const item<D, O> &i) : id(i.get_id()) {}
};
id(size_t) -> id<1>;
id(size_t, size_t) -> id<2>;
id(size_t, size_t, size_t) -> id<3>;

template <int D = 1> class nd_range {
  range<D> global, local;
  id<D> offset;

public:
  static constexpr int dimensions = D;
  constexpr nd_range(range<D> g, range<D> l, id<D> o = id<D>()) : global(g), local(l), offset(o) {}
  constexpr range<D> get_global_range() const { return global; }
  constexpr range<D> get_local_range() const { return local; }
  constexpr range<D> get_group_range() const { return global / local; }
  constexpr id<D> get_offset() const { return offset; }
  friend constexpr bool operator==(const nd_range &a, const nd_range &b) {
    return a.global == b.global && a.local == b.local && a.offset == b.offset;
  }
  friend constexpr bool operator!=(const nd_range &a, const nd_range &b) { return !(a == b); }
};

namespace ext::oneapi::experimental {
// In the place of a local range: the work-groups are chosen at the launch.
template <int D> constexpr range<D> auto_range() { return range<D>::filled(~size_t()); }
} // namespace ext::oneapi::experimental

namespace detail {
namespace apart {
template <int D> constexpr size_t linear(const id<D> &i, const range<D> &r) {
  size_t result = i[0];
  for (int d = 1; d < D; ++d)
    result = result * r[d] + i[d];
  return result;
}
} // namespace apart
} // namespace detail
} // namespace sycl
