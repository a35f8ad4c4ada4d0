// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Vectors and their swizzles, and arrays that compute.
#pragma once

#include <sycl/detail/multi_ptr.hpp>
#include <sycl/detail/types.hpp>

namespace sycl {

enum class rounding_mode { automatic, rte, rtz, rtp, rtn };
struct elem {
  static constexpr int x = 0, y = 1, z = 2, w = 3, r = 0, g = 1, b = 2, a = 3;
  static constexpr int s0 = 0, s1 = 1, s2 = 2, s3 = 3, s4 = 4, s5 = 5, s6 = 6, s7 = 7, s8 = 8, s9 = 9, sA = 10, sB = 11, sC = 12, sD = 13, sE = 14, sF = 15;
};

template <class T, int N> class vec;

namespace detail {

template <class V, class T, int... I> class swizzled;

// What vectors and swizzles are to functions: `N` elements of `T`; no member for all else.
template <class X, class = void> struct vector_facts {};
template <class T, int N> struct vector_facts<vec<T, N>> {
  using element = T;
  static constexpr int size = N;
  using type = vec<T, N>;
};
template <class V, class T, int... I> struct vector_facts<swizzled<V, T, I...>> : vector_facts<vec<T, static_cast<int>(sizeof...(I))>> {};
template <class X, class = void> inline constexpr bool is_vector = false;
template <class X> inline constexpr bool is_vector<X, std::void_t<typename vector_facts<X>::type>> = true;
template <class X> using vector_of = typename vector_facts<X>::type;

// The vector that two operands make: of equal types, or one of them a number.
template <class A, class B, bool = is_vector<A>, bool = is_vector<B>> struct joined {};
template <class A, class B> struct joined<A, B, true, true> : std::conditional_t<std::is_same_v<vector_of<A>, vector_of<B>>, vector_facts<A>, joined<void, void, false, false>> {};
template <class A, class B> struct joined<A, B, true, false> : std::conditional_t<std::is_convertible_v<B, typename vector_facts<A>::element>, vector_facts<A>, joined<void, void, false, false>> {};
template <class A, class B> struct joined<A, B, false, true> : joined<B, A, true, false> {};
template <class A, class B> using joined_t = typename joined<A, B>::type;
// The vector that a first operand becomes: of a vector that is no constant, or of elements of one, also where these are no object.
template <class A> inline constexpr bool can_change = false;
template <class T, int N> inline constexpr bool can_change<vec<T, N> &> = true;
template <class V, class T, int... I> inline constexpr bool can_change<swizzled<V, T, I...>> = !std::is_const_v<V>;
template <class A> using changed = std::conditional_t<can_change<A>, A, std::remove_cv_t<std::remove_reference_t<A>>>;
template <class A, class B> using changed_t = std::enable_if_t<can_change<changed<A>>, joined_t<std::remove_cv_t<std::remove_reference_t<A>>, B>>;

// What clang's own vectors have for elements.
template <class T> using native_element = std::conditional_t<std::is_same_v<T, std::byte>, unsigned char, std::conditional_t<std::is_same_v<T, ext::oneapi::bfloat16>, std::uint16_t, T>>;
template <class T> using truth = std::conditional_t<sizeof(T) == 1, std::int8_t, std::conditional_t<sizeof(T) == 2, std::int16_t, std::conditional_t<sizeof(T) == 4, std::int32_t, std::int64_t>>>;

template <class R, class X> constexpr decltype(auto) element_of(const X &x, int i) {
  if constexpr (is_vector<X>)
    return x[i];
  else
    return static_cast<R>(x);
}

namespace apart {
// The next value of floating point.
template <class T> T next_value(T x, bool up) {
  using I = truth<T>;
  if (x == 0)
    return bit_cast<T>(static_cast<I>(up ? I(1) : std::numeric_limits<I>::min() + I(1)));
  return bit_cast<T>(static_cast<I>(bit_cast<I>(x) + (up == (x > 0) ? 1 : -1)));
}
// How a value of floating point, which stands for a number, is beside that number: less, equal, or more.
template <class U, class T> int beside(U value, T x) {
  if constexpr (std::is_integral_v<T>) {
    constexpr auto end = static_cast<float>(std::uint64_t(1) << (8 * sizeof(T) - 1)) * (std::is_signed_v<T> ? 1.0f : 2.0f);
    if (value >= static_cast<U>(end))
      return 1;
    if (value == lowest<U>())
      return -1;
  }
  const T back = static_cast<T>(value);
  return back < x ? -1 : back > x ? 1 : 0;
}
} // namespace apart
// A number as another type, rounded.
template <class U, rounding_mode R, class T> U converted(const T &x) {
  constexpr bool up = R == rounding_mode::rtp, down = R == rounding_mode::rtn, to_zero = R == rounding_mode::rtz;
  if constexpr (is_floating<T> && std::is_integral_v<U> && !std::is_same_v<U, bool> && (up || down || R == rounding_mode::rte)) {
    if constexpr (std::is_same_v<T, double>)
      return static_cast<U>(up ? __builtin_ceil(x) : down ? __builtin_floor(x) : __builtin_rint(x));
    else
      return static_cast<U>(up ? __builtin_ceilf(x) : down ? __builtin_floorf(x) : __builtin_rintf(x));
  } else {
    const auto near = static_cast<U>(x);
    if constexpr (is_floating<U> && !std::is_same_v<T, U> && (up || down || to_zero)) {
      const int side = beside(near, x);
      if (side > 0 && (down || (to_zero && near > 0)))
        return next_value(near, false);
      if (side < 0 && (up || (to_zero && near < 0)))
        return next_value(near, true);
    }
    return near;
  }
}

#define SYCLOPT_NAME(name, index)                                                                                      \
  template <class S = Self, class = std::enable_if_t<(vector_facts<S>::size > index)>> decltype(auto) name() const { return (self()[index]); } \
  template <class S = Self, class = std::enable_if_t<(vector_facts<S>::size > index)>> decltype(auto) name() { return (self()[index]); }

// What has one element is also that element.
template <class Self, class T, int N> struct as_element {};
template <class Self, class T> struct as_element<Self, T, 1> {
  constexpr operator T() const { return static_cast<const Self &>(*this)[0]; }
};

template <class Self, class T, int N> class vector_access : public as_element<Self, T, N> {
public:
  using element_type = T;
  using value_type = T;
  static constexpr size_t size() noexcept { return N; }
  static constexpr size_t byte_size() noexcept { return sizeof(T) * (N == 3 ? 4 : N); }
  [[deprecated("use size()")]] static constexpr size_t get_count() { return N; }
  [[deprecated("use byte_size()")]] static constexpr size_t get_size() { return byte_size(); }

  SYCLOPT_NAME(x, 0) SYCLOPT_NAME(y, 1) SYCLOPT_NAME(z, 2) SYCLOPT_NAME(w, 3)
  SYCLOPT_NAME(r, 0) SYCLOPT_NAME(g, 1) SYCLOPT_NAME(b, 2) SYCLOPT_NAME(a, 3)
  SYCLOPT_NAME(s0, 0) SYCLOPT_NAME(s1, 1) SYCLOPT_NAME(s2, 2) SYCLOPT_NAME(s3, 3)
  SYCLOPT_NAME(s4, 4) SYCLOPT_NAME(s5, 5) SYCLOPT_NAME(s6, 6) SYCLOPT_NAME(s7, 7)
  SYCLOPT_NAME(s8, 8) SYCLOPT_NAME(s9, 9) SYCLOPT_NAME(sA, 10) SYCLOPT_NAME(sB, 11)
  SYCLOPT_NAME(sC, 12) SYCLOPT_NAME(sD, 13) SYCLOPT_NAME(sE, 14) SYCLOPT_NAME(sF, 15)
#undef SYCLOPT_NAME
#ifdef SYCL_SIMPLE_SWIZZLES
#define SYCLOPT_OPEN(...) __VA_ARGS__
#define SYCLOPT_SIMPLE(name, ...)                                                                                      \
  template <class S = Self> auto name() const { return static_cast<const S *>(this)->template swizzle<__VA_ARGS__>(); } \
  template <class S = Self> auto name() { return static_cast<S *>(this)->template swizzle<__VA_ARGS__>(); }
  // Names of four elements; of each, those that begin with it and are longer.
#define SYCLOPT_4(n, i, x, y, z, w) SYCLOPT_SIMPLE(n##x, SYCLOPT_OPEN i, 0) SYCLOPT_SIMPLE(n##y, SYCLOPT_OPEN i, 1) SYCLOPT_SIMPLE(n##z, SYCLOPT_OPEN i, 2) SYCLOPT_SIMPLE(n##w, SYCLOPT_OPEN i, 3)
#define SYCLOPT_3(n, i, x, y, z, w)                                                                                    \
  SYCLOPT_4(n, i, x, y, z, w)                                                                                          \
  SYCLOPT_4(n##x, (SYCLOPT_OPEN i, 0), x, y, z, w) SYCLOPT_4(n##y, (SYCLOPT_OPEN i, 1), x, y, z, w)                     \
  SYCLOPT_4(n##z, (SYCLOPT_OPEN i, 2), x, y, z, w) SYCLOPT_4(n##w, (SYCLOPT_OPEN i, 3), x, y, z, w)
#define SYCLOPT_2(x, y, z, w)                                                                                          \
  SYCLOPT_5(x, (0), x, y, z, w) SYCLOPT_5(y, (1), x, y, z, w) SYCLOPT_5(z, (2), x, y, z, w) SYCLOPT_5(w, (3), x, y, z, w)
#define SYCLOPT_5(n, i, x, y, z, w)                                                                                    \
  SYCLOPT_4(n, i, x, y, z, w)                                                                                          \
  SYCLOPT_3(n##x, (SYCLOPT_OPEN i, 0), x, y, z, w) SYCLOPT_3(n##y, (SYCLOPT_OPEN i, 1), x, y, z, w)                     \
  SYCLOPT_3(n##z, (SYCLOPT_OPEN i, 2), x, y, z, w) SYCLOPT_3(n##w, (SYCLOPT_OPEN i, 3), x, y, z, w)
  SYCLOPT_2(x, y, z, w)
  SYCLOPT_2(r, g, b, a)
#undef SYCLOPT_2
#undef SYCLOPT_3
#undef SYCLOPT_4
#undef SYCLOPT_5
#undef SYCLOPT_OPEN
#undef SYCLOPT_SIMPLE
#endif

  // Halves; a vector of three is as one of four.
  auto lo() { return half_of<0, 1>(self(), std::make_integer_sequence<int, N / 2 + N % 2>()); }
  auto hi() { return half_of<N / 2 + N % 2, 1>(self(), std::make_integer_sequence<int, N / 2 + N % 2>()); }
  auto even() { return half_of<0, 2>(self(), std::make_integer_sequence<int, N / 2 + N % 2>()); }
  auto odd() { return half_of<1, 2>(self(), std::make_integer_sequence<int, N / 2 + N % 2>()); }
  auto lo() const { return half_of<0, 1>(self(), std::make_integer_sequence<int, N / 2 + N % 2>()); }
  auto hi() const { return half_of<N / 2 + N % 2, 1>(self(), std::make_integer_sequence<int, N / 2 + N % 2>()); }
  auto even() const { return half_of<0, 2>(self(), std::make_integer_sequence<int, N / 2 + N % 2>()); }
  auto odd() const { return half_of<1, 2>(self(), std::make_integer_sequence<int, N / 2 + N % 2>()); }

  template <class U, rounding_mode R = rounding_mode::automatic> vec<U, N> convert() const {
    vec<U, N> result;
    for (int i = 0; i < N; ++i)
      result[i] = converted<U, R>(self()[i]);
    return result;
  }
  template <class As> As as() const { return bit_cast<As>(static_cast<vec<T, N>>(self())); }

  template <access::address_space S, access::decorated D> void load(size_t offset, multi_ptr<const T, S, D> from) { load(offset, from.get_raw()); }
  template <access::address_space S, access::decorated D> void load(size_t offset, multi_ptr<T, S, D> from) { load(offset, from.get_raw()); }
  void load(size_t offset, const T *from) {
    for (int i = 0; i < N; ++i)
      self()[i] = from[offset * N + static_cast<size_t>(i)];
  }
  template <access::address_space S, access::decorated D> void store(size_t offset, multi_ptr<T, S, D> to) const { store(offset, to.get_raw()); }
  void store(size_t offset, T *to) const {
    for (int i = 0; i < N; ++i)
      to[offset * N + static_cast<size_t>(i)] = self()[i];
  }

private:
  Self &self() { return static_cast<Self &>(*this); }
  const Self &self() const { return static_cast<const Self &>(*this); }
  template <int First, int Step, class S, int... I> static auto half_of(S &s, std::integer_sequence<int, I...>) {
    return s.template swizzle<(First + I * Step < N ? First + I * Step : N - 1)...>();
  }
};

} // namespace detail

template <class T, int N> class alignas((N == 3 ? 4 : N) * sizeof(T) > 64 ? 64 : (N == 3 ? 4 : N) * sizeof(T)) vec : public detail::vector_access<vec<T, N>, T, N> {
  static_assert(N == 1 || N == 2 || N == 3 || N == 4 || N == 8 || N == 16, "vectors have 1, 2, 3, 4, 8 or 16 elements");
  T elements[N == 3 ? 4 : N] = {};

  template <class X> constexpr void put(int &at, const X &x) {
    if constexpr (detail::is_vector<X>)
      for (int i = 0; i < detail::vector_facts<X>::size; ++i)
        elements[at++] = x[i];
    else
      elements[at++] = static_cast<T>(x);
  }
  template <class X> static constexpr int count() {
    if constexpr (detail::is_vector<X>)
      return detail::vector_facts<X>::size;
    else
      return std::is_convertible_v<X, T> || std::is_same_v<T, half> ? 1 : 100;
  }

public:
  using vector_t = detail::native_element<T> __attribute__((ext_vector_type(N)));
  vec() = default;
  constexpr vec(const vec &) = default;
  constexpr vec &operator=(const vec &) = default;
  template <int M = N, std::enable_if_t<(M > 1), int> = 0> explicit constexpr vec(const T &x) {
    for (int i = 0; i < N; ++i)
      elements[i] = x;
  }
  template <int M = N, std::enable_if_t<M == 1, int> = 0> constexpr vec(const T &x) : elements{x} {}
  template <class A, class B, class... M, class = std::enable_if_t<count<A>() + count<B>() + (0 + ... + count<M>()) == N>> constexpr vec(const A &a, const B &b, const M &...more) {
    int at = 0;
    put(at, a), put(at, b), (put(at, more), ...);
  }
  template <class V, int... I, class = std::enable_if_t<sizeof...(I) == N>> constexpr vec(const detail::swizzled<V, T, I...> &s) {
    int at = 0;
    put(at, s);
  }
  constexpr T &operator[](int i) { return elements[i]; }
  constexpr const T &operator[](int i) const { return elements[i]; }
  constexpr vec &operator=(const T &x) { return *this = vec(x); }

  template <int... I> auto swizzle() {
    static_assert(((I >= 0 && I < N) && ...), "the vector has no such element");
    return detail::swizzled<vec, T, I...>(*this);
  }
  template <int... I> auto swizzle() const {
    static_assert(((I >= 0 && I < N) && ...), "the vector has no such element");
    return detail::swizzled<const vec, T, I...>(*this);
  }
};

template <class T, class... U, class = std::enable_if_t<(std::is_same_v<T, U> && ...)>> vec(T, U...) -> vec<T, static_cast<int>(sizeof...(U)) + 1>;

namespace detail {

// Elements of a vector, in any order; what is assigned goes to the vector.
template <class V, class T, int... I> class swizzled : public vector_access<swizzled<V, T, I...>, T, static_cast<int>(sizeof...(I))> {
  V &of;
  static constexpr int N = sizeof...(I);
  static constexpr int place[N] = {I...};
  template <class X> void assign(const X &x) const {
    vec<T, N> copy;
    for (int i = 0; i < N; ++i)
      copy[i] = static_cast<T>(element_of<T>(x, i));
    for (int i = 0; i < N; ++i)
      of[place[i]] = copy[i];
  }

public:
  constexpr explicit swizzled(V &v) : of(v) {}
  swizzled(const swizzled &) = default;
  constexpr T &operator[](int i) const { return const_cast<T &>(static_cast<const V &>(of)[place[i]]); }
  const swizzled &operator=(const swizzled &x) const {
    assign(x);
    return *this;
  }
  swizzled &operator=(const swizzled &x) {
    assign(x);
    return *this;
  }
  template <class X, class = joined_t<swizzled, X>> const swizzled &operator=(const X &x) const {
    assign(x);
    return *this;
  }
  template <int... J> auto swizzle() const { return detail::swizzled<V, T, place[J]...>(of); }
};

} // namespace detail

// Of vectors and of arrays that compute.
#define SYCLOPT_OPERATORS                                                                                              \
  SYCLOPT_BINARY(+) SYCLOPT_BINARY(-) SYCLOPT_BINARY(*) SYCLOPT_BINARY(/) SYCLOPT_BINARY(%)                            \
  SYCLOPT_BINARY(&) SYCLOPT_BINARY(|) SYCLOPT_BINARY(^) SYCLOPT_BINARY(<<) SYCLOPT_BINARY(>>)                          \
  SYCLOPT_COMPARE(==) SYCLOPT_COMPARE(!=) SYCLOPT_COMPARE(<) SYCLOPT_COMPARE(>) SYCLOPT_COMPARE(<=) SYCLOPT_COMPARE(>=)\
  SYCLOPT_COMPARE(&&) SYCLOPT_COMPARE(||)

// Operators: element by element, also with numbers. Comparisons give -1 for true.
#define SYCLOPT_BINARY(op)                                                                                             \
  template <class A, class B, class V = detail::joined_t<A, B>> constexpr V operator op(const A &a, const B &b) {      \
    using T = typename V::element_type;                                                                                \
    V result;                                                                                                          \
    for (int i = 0; i < detail::vector_facts<V>::size; ++i)                                                            \
      result[i] = static_cast<T>(detail::element_of<T>(a, i) op detail::element_of<T>(b, i));                          \
    return result;                                                                                                     \
  }                                                                                                                    \
  template <class A, class B, class V = detail::changed_t<A, B>> constexpr A operator op##=(A &&a, const B &b) {          \
    a = static_cast<V>(a op b);                                                                                        \
    return static_cast<A &&>(a);                                                                                       \
  }
#define SYCLOPT_COMPARE(op)                                                                                            \
  template <class A, class B, class V = detail::joined_t<A, B>> constexpr vec<detail::truth<typename V::element_type>, detail::vector_facts<V>::size> operator op(const A &a, const B &b) { \
    using T = typename V::element_type;                                                                                \
    vec<detail::truth<T>, detail::vector_facts<V>::size> result;                                                       \
    for (int i = 0; i < detail::vector_facts<V>::size; ++i)                                                            \
      result[i] = static_cast<detail::truth<T>>(detail::element_of<T>(a, i) op detail::element_of<T>(b, i) ? -1 : 0);  \
    return result;                                                                                                     \
  }
SYCLOPT_OPERATORS
#undef SYCLOPT_BINARY
#undef SYCLOPT_COMPARE
#define SYCLOPT_UNARY(op)                                                                                              \
  template <class A, class V = detail::vector_of<A>> constexpr V operator op(const A &a) {                             \
    V result;                                                                                                          \
    for (int i = 0; i < detail::vector_facts<V>::size; ++i)                                                            \
      result[i] = static_cast<typename V::element_type>(op a[i]);                                                      \
    return result;                                                                                                     \
  }
SYCLOPT_UNARY(+)
SYCLOPT_UNARY(-)
SYCLOPT_UNARY(~)
#undef SYCLOPT_UNARY
template <class A, class V = detail::vector_of<A>> constexpr auto operator!(const A &a) { return a == typename V::element_type(); }
#define SYCLOPT_STEP(op, by)                                                                                           \
  template <class A, class V = detail::changed_t<A, int>> constexpr A operator op(A &&a) {                                \
    a by typename V::element_type(1);                                                                                  \
    return static_cast<A &&>(a);                                                                                       \
  }                                                                                                                    \
  template <class A, class V = detail::changed_t<A, int>> constexpr V operator op(A &&a, int) {                           \
    V before = a;                                                                                                      \
    op a;                                                                                                              \
    return before;                                                                                                     \
  }
SYCLOPT_STEP(++, +=)
SYCLOPT_STEP(--, -=)
#undef SYCLOPT_STEP

#define SYCLOPT_ALIASES(n)                                                                                             \
  using char##n = vec<std::int8_t, n>;                                                                                 \
  using schar##n = vec<schar, n>;                                                                                      \
  using uchar##n = vec<std::uint8_t, n>;                                                                               \
  using short##n = vec<std::int16_t, n>;                                                                               \
  using ushort##n = vec<std::uint16_t, n>;                                                                             \
  using int##n = vec<std::int32_t, n>;                                                                                 \
  using uint##n = vec<std::uint32_t, n>;                                                                               \
  using long##n = vec<std::int64_t, n>;                                                                                \
  using ulong##n = vec<std::uint64_t, n>;                                                                              \
  using longlong##n = vec<longlong, n>;                                                                                \
  using ulonglong##n = vec<ulonglong, n>;                                                                              \
  namespace opencl {                                                                                                   \
  using cl_char##n = char##n;                                                                                          \
  using cl_uchar##n = uchar##n;                                                                                        \
  using cl_short##n = short##n;                                                                                        \
  using cl_ushort##n = ushort##n;                                                                                      \
  using cl_int##n = int##n;                                                                                            \
  using cl_uint##n = uint##n;                                                                                          \
  using cl_long##n = long##n;                                                                                          \
  using cl_ulong##n = ulong##n;                                                                                        \
  using cl_half##n = vec<half, n>;                                                                                     \
  using cl_float##n = vec<float, n>;                                                                                   \
  using cl_double##n = vec<double, n>;                                                                                 \
  }                                                                                                                    \
  using half##n = vec<half, n>;                                                                                        \
  using float##n = vec<float, n>;                                                                                      \
  using double##n = vec<double, n>;
SYCLOPT_ALIASES(2)
SYCLOPT_ALIASES(3)
SYCLOPT_ALIASES(4)
SYCLOPT_ALIASES(8)
SYCLOPT_ALIASES(16)
#undef SYCLOPT_ALIASES

// Arrays that compute.
template <class T, size_t N> class marray {
  T elements[N] = {};

  // How many elements an argument of the constructor stands for.
  template <class A> static constexpr size_t count = std::is_convertible_v<A, T> ? 1 : N + 1;
  template <size_t M> static constexpr size_t count<marray<T, M>> = M;
  constexpr void put(size_t &at, const T &x) { elements[at++] = x; }
  template <class A, class = std::enable_if_t<std::is_convertible_v<A, T>>> constexpr void put(size_t &at, const A &x) { elements[at++] = static_cast<T>(x); }
  template <size_t M> constexpr void put(size_t &at, const marray<T, M> &some) {
    for (const T &x : some)
      elements[at++] = x;
  }

public:
  using value_type = T;
  using reference = T &;
  using const_reference = const T &;
  using iterator = T *;
  using const_iterator = const T *;
  marray() = default;
  explicit constexpr marray(const T &x) {
    for (auto &one : elements)
      one = x;
  }
  template <class A, class B, class... M, class = std::enable_if_t<count<A> + count<B> + (0 + ... + count<M>) == N>> constexpr marray(const A &a, const B &b, const M &...more) {
    size_t at = 0;
    put(at, a), put(at, b), (put(at, more), ...);
  }
  static constexpr size_t size() noexcept { return N; }
  constexpr T &operator[](size_t i) { return elements[i]; }
  constexpr const T &operator[](size_t i) const { return elements[i]; }
  template <size_t M = N, class = std::enable_if_t<M == 1>> constexpr operator T() const { return elements[0]; }
  constexpr marray &operator=(const T &x) { return *this = marray(x); }
  constexpr iterator begin() { return elements; }
  constexpr iterator end() { return elements + N; }
  constexpr const_iterator begin() const { return elements; }
  constexpr const_iterator end() const { return elements + N; }

#define SYCLOPT_WITH(result, op, make)                                                                                 \
  friend constexpr result operator op(const marray &a, const marray &b) {                                              \
    result r;                                                                                                          \
    for (size_t i = 0; i < N; ++i)                                                                                     \
      r[i] = make(a[i] op b[i]);                                                                                       \
    return r;                                                                                                          \
  }                                                                                                                    \
  friend constexpr result operator op(const marray &a, const T &b) { return a op marray(b); }                          \
  friend constexpr result operator op(const T &a, const marray &b) { return marray(a) op b; }
#define SYCLOPT_BINARY(op)                                                                                             \
  SYCLOPT_WITH(marray, op, static_cast<T>)                                                                             \
  friend constexpr marray &operator op##=(marray &a, const marray &b) { return a = a op b; }                           \
  friend constexpr marray &operator op##=(marray &a, const T &b) { return a = a op b; }
#define SYCLOPT_COMPARE(op)                                                                                            \
  friend constexpr marray<bool, N> operator op(const marray &a, const marray &b) {                                     \
    marray<bool, N> r;                                                                                                 \
    for (size_t i = 0; i < N; ++i)                                                                                     \
      r[i] = a[i] op b[i];                                                                                             \
    return r;                                                                                                          \
  }                                                                                                                    \
  friend constexpr marray<bool, N> operator op(const marray &a, const T &b) { return a op marray(b); }                 \
  friend constexpr marray<bool, N> operator op(const T &a, const marray &b) { return marray(a) op b; }
  SYCLOPT_OPERATORS
#undef SYCLOPT_OPERATORS
#undef SYCLOPT_WITH
#undef SYCLOPT_BINARY
#undef SYCLOPT_COMPARE
  friend constexpr marray operator+(const marray &a) { return a; }
  friend constexpr marray operator-(const marray &a) {
    marray r;
    for (size_t i = 0; i < N; ++i)
      r[i] = static_cast<T>(-a[i]);
    return r;
  }
  friend constexpr marray operator~(const marray &a) { return a ^ marray(static_cast<T>(~T())); }
  friend constexpr marray<bool, N> operator!(const marray &a) { return a == marray(T()); }
#define SYCLOPT_STEP(op, by)                                                                                           \
  friend constexpr marray &operator op(marray &a) { return a by T(1); }                                                \
  friend constexpr marray operator op(marray &a, int) {                                                                \
    const marray before = a;                                                                                           \
    a by T(1);                                                                                                         \
    return before;                                                                                                     \
  }
  SYCLOPT_STEP(++, +=)
  SYCLOPT_STEP(--, -=)
#undef SYCLOPT_STEP
};
template <class T, class... A> marray(T, A...) -> marray<T, sizeof...(A) + 1>;

#define SYCLOPT_ALIASES(n)                                                                                             \
  using mchar##n = marray<std::int8_t, n>;                                                                             \
  using muchar##n = marray<std::uint8_t, n>;                                                                           \
  using mshort##n = marray<std::int16_t, n>;                                                                           \
  using mushort##n = marray<std::uint16_t, n>;                                                                         \
  using mint##n = marray<std::int32_t, n>;                                                                             \
  using muint##n = marray<std::uint32_t, n>;                                                                           \
  using mlong##n = marray<std::int64_t, n>;                                                                            \
  using mulong##n = marray<std::uint64_t, n>;                                                                          \
  using mfloat##n = marray<float, n>;                                                                                  \
  using mdouble##n = marray<double, n>;                                                                                \
  using mhalf##n = marray<half, n>;                                                                                    \
  using mbool##n = marray<bool, n>;
SYCLOPT_ALIASES(2)
SYCLOPT_ALIASES(3)
SYCLOPT_ALIASES(4)
SYCLOPT_ALIASES(8)
SYCLOPT_ALIASES(16)
#undef SYCLOPT_ALIASES

namespace detail {
template <class T, size_t N> struct vector_facts<marray<T, N>> {
  using element = T;
};
template <class X> inline constexpr bool is_marray = false;
template <class T, size_t N> inline constexpr bool is_marray<marray<T, N>> = true;
} // namespace detail

} // namespace sycl
