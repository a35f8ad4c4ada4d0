// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Views of elements behind one another, as C++20 has them.
#pragma once

#include <array>
#include <iterator>
#include <sycl/detail/config.hpp>
#include <type_traits>
#if __cplusplus >= 202002L
#include <span>
#endif

namespace sycl {

inline constexpr size_t dynamic_extent = static_cast<size_t>(-1);

template <class T, size_t Extent = dynamic_extent> class span {
  T *start = nullptr;
  size_t count = Extent == dynamic_extent ? 0 : Extent;
  template <class C> using if_elements = std::enable_if_t<std::is_convertible_v<std::remove_pointer_t<decltype(std::data(std::declval<C &>()))> (*)[], T (*)[]>>;

public:
  using element_type = T;
  using value_type = std::remove_cv_t<T>;
  using size_type = size_t;
  using difference_type = std::ptrdiff_t;
  using pointer = T *;
  using const_pointer = const T *;
  using reference = T &;
  using const_reference = const T &;
  using iterator = T *;
  using reverse_iterator = std::reverse_iterator<iterator>;
  static constexpr size_t extent = Extent;

  template <size_t E = Extent, class = std::enable_if_t<E == 0 || E == dynamic_extent>> constexpr span() noexcept {}
  constexpr span(T *begin, size_t n) : start(begin), count(n) {}
  constexpr span(T *begin, T *end) : start(begin), count(static_cast<size_t>(end - begin)) {}
  template <size_t N, class = std::enable_if_t<Extent == dynamic_extent || N == Extent>> constexpr span(T (&array)[N]) noexcept : start(array), count(N) {}
  template <class C, class = if_elements<C>, class = decltype(std::size(std::declval<C &>()))> constexpr span(C &container) : start(std::data(container)), count(std::size(container)) {}
  template <class C, class = if_elements<const C>, class = decltype(std::size(std::declval<const C &>()))> constexpr span(const C &container) : start(std::data(container)), count(std::size(container)) {}

  constexpr T *data() const noexcept { return start; }
  constexpr size_t size() const noexcept { return count; }
  constexpr size_t size_bytes() const noexcept { return count * sizeof(T); }
  constexpr bool empty() const noexcept { return count == 0; }
  constexpr T &operator[](size_t i) const { return start[i]; }
  constexpr T &front() const { return start[0]; }
  constexpr T &back() const { return start[count - 1]; }
  constexpr iterator begin() const noexcept { return start; }
  constexpr iterator end() const noexcept { return start + count; }
  constexpr reverse_iterator rbegin() const noexcept { return reverse_iterator(end()); }
  constexpr reverse_iterator rend() const noexcept { return reverse_iterator(begin()); }

  template <size_t N> constexpr span<T, N> first() const { return {start, N}; }
  template <size_t N> constexpr span<T, N> last() const { return {start + (count - N), N}; }
  template <size_t At, size_t N = dynamic_extent> constexpr auto subspan() const {
    if constexpr (N != dynamic_extent)
      return span<T, N>(start + At, N);
    else if constexpr (Extent != dynamic_extent)
      return span<T, Extent - At>(start + At, Extent - At);
    else
      return span<T>(start + At, count - At);
  }
  constexpr span<T> first(size_t n) const { return {start, n}; }
  constexpr span<T> last(size_t n) const { return {start + (count - n), n}; }
  constexpr span<T> subspan(size_t at, size_t n = dynamic_extent) const { return {start + at, n == dynamic_extent ? count - at : n}; }
};
template <class T, size_t N> span(T (&)[N]) -> span<T, N>;
template <class T, size_t N> span(std::array<T, N> &) -> span<T, N>;
template <class T, size_t N> span(const std::array<T, N> &) -> span<const T, N>;
template <class T> span(T *, size_t) -> span<T>;
template <class C> span(C &) -> span<std::remove_pointer_t<decltype(std::data(std::declval<C &>()))>>;

template <class T, size_t N> auto as_bytes(span<T, N> s) noexcept {
  return span<const std::byte, N == dynamic_extent ? N : N * sizeof(T)>(reinterpret_cast<const std::byte *>(s.data()), s.size_bytes());
}
template <class T, size_t N> auto as_writable_bytes(span<T, N> s) noexcept {
  return span<std::byte, N == dynamic_extent ? N : N * sizeof(T)>(reinterpret_cast<std::byte *>(s.data()), s.size_bytes());
}

namespace detail {
// How many elements a span has, where its type says so; no value for all else.
template <class S> struct known_extent {};
template <class T, size_t N> struct known_extent<span<T, N>> {
  static_assert(N != dynamic_extent, "a span with an extent that is known at compile time");
  static constexpr size_t value = N;
};
#if __cplusplus >= 202002L
template <class T, size_t N> struct known_extent<std::span<T, N>> : known_extent<span<T, N>> {};
#endif
} // namespace detail

} // namespace sycl
