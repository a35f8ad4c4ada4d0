// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Pointers and arguments of kernels with properties. They say nothing that code here is made of, and are kept with the types.
#pragma once

#include <sycl/detail/compile_time_properties.hpp>
#include <sycl/detail/usm.hpp>

#define SYCL_EXT_ONEAPI_ANNOTATED_PTR 1
#define SYCL_EXT_ONEAPI_ANNOTATED_ARG 1

namespace sycl::ext::oneapi::experimental {

#define SYCLOPT_VALUED(name, type)                                                                                     \
  struct name##_key {                                                                                                  \
    using is_key = void;                                                                                               \
    template <type V> using value_t = property_value<name##_key, std::integral_constant<type, V>>;                     \
  };                                                                                                                   \
  template <type V> inline constexpr name##_key::value_t<V> name;
#define SYCLOPT_PLAIN(name)                                                                                            \
  struct name##_key {                                                                                                  \
    using is_key = void;                                                                                               \
    using value_t = property_value<name##_key>;                                                                        \
  };                                                                                                                   \
  inline constexpr name##_key::value_t name;
SYCLOPT_VALUED(alignment, int)
SYCLOPT_VALUED(usm_kind, usm::alloc)
inline constexpr auto usm_kind_device = usm_kind<usm::alloc::device>;
inline constexpr auto usm_kind_host = usm_kind<usm::alloc::host>;
inline constexpr auto usm_kind_shared = usm_kind<usm::alloc::shared>;
SYCLOPT_PLAIN(unaliased)

namespace lists {
template <class L, class... P> inline constexpr bool has_each = (std::is_same_v<typename L::template find<typename P::key_t>, P> && ...);
template <class L, class M> inline constexpr bool includes = false;
template <class L, class... P> inline constexpr bool includes<L, properties<P...>> = has_each<L, P...>;
// Two lists as one: what both have is there once, and must be the same.
template <class L, class... P> struct joined {
  using type = L;
};
template <class... Q, class First, class... P> struct joined<properties<Q...>, First, P...> {
  using other = typename properties<Q...>::template find<typename First::key_t>;
  static_assert(std::is_void_v<other> || std::is_same_v<other, First>, "two lists have a property with different values");
  using type = typename joined<std::conditional_t<std::is_void_v<other>, properties<Q..., First>, properties<Q...>>, P...>::type;
};
template <class L, class M> struct joined_lists;
template <class L, class... P> struct joined_lists<L, properties<P...>> : joined<L, P...> {};
template <class L, class M> using if_same = std::enable_if_t<std::is_same_v<L, M>>;
template <class... V> using if_values = std::enable_if_t<(sizeof...(V) > 0) && (is_property_value_v<V> && ...)>;
} // namespace lists

// An object that is read and written through a pointer with properties.
template <class T, class L = empty_properties_t> class annotated_ref {
  T *at;

public:
  explicit annotated_ref(T *p) : at(p) {}
  annotated_ref(const annotated_ref &) = delete;
  operator T() const { return *at; }
  template <class V, class = std::enable_if_t<!std::is_same_v<std::decay_t<V>, annotated_ref>>> T operator=(V &&value) const { return *at = std::forward<V>(value); }
  T operator=(const annotated_ref &other) const { return *at = *other.at; }
#define SYCLOPT_CHANGE(op)                                                                                             \
  template <class V> T operator op(V &&value) const { return *at op std::forward<V>(value); }
  SYCLOPT_CHANGE(+=)
  SYCLOPT_CHANGE(-=)
  SYCLOPT_CHANGE(*=)
  SYCLOPT_CHANGE(/=)
  SYCLOPT_CHANGE(%=)
  SYCLOPT_CHANGE(<<=)
  SYCLOPT_CHANGE(>>=)
  SYCLOPT_CHANGE(&=)
  SYCLOPT_CHANGE(|=)
  SYCLOPT_CHANGE(^=)
#undef SYCLOPT_CHANGE
  T operator++() const { return ++*at; }
  T operator++(int) const { return (*at)++; }
  T operator--() const { return --*at; }
  T operator--(int) const { return (*at)--; }
  template <class Key> static constexpr bool has_property() { return L::template has_property<Key>(); }
  template <class Key> static constexpr auto get_property() { return L::template get_property<Key>(); }
};

template <class T, class L = empty_properties_t> class annotated_ptr {
  static_assert(is_property_list_v<L>, "the properties of an annotated_ptr are a list of them");
  T *at = nullptr;

public:
  using reference = annotated_ref<T, L>;

  annotated_ptr() noexcept = default;
  explicit annotated_ptr(T *p) noexcept : at(p) {}
  template <class... P, class = lists::if_same<L, properties<P...>>> explicit annotated_ptr(T *p, properties<P...>) noexcept : at(p) {}
  template <class... V, class = lists::if_values<V...>> explicit annotated_ptr(T *p, V...) noexcept : at(p) {
    static_assert(lists::has_each<L, std::remove_cv_t<V>...>, "the type of the annotated_ptr has other properties");
  }
  template <class U, class M> explicit annotated_ptr(const annotated_ptr<U, M> &other) noexcept : at(other.get()) {
    static_assert(lists::includes<L, M>, "an annotated_ptr that is made of another one has all of its properties");
  }
  template <class U, class M, class... P> explicit annotated_ptr(const annotated_ptr<U, M> &other, properties<P...>) noexcept : at(other.get()) {
    static_assert(lists::includes<L, typename lists::joined<M, P...>::type>, "an annotated_ptr has the properties that it is made with");
  }
  annotated_ptr(const annotated_ptr &) noexcept = default;
  annotated_ptr &operator=(const annotated_ptr &) noexcept = default;

  reference operator*() const noexcept { return reference(at); }
  reference operator[](std::ptrdiff_t i) const noexcept { return reference(at + i); }
  T *operator->() const noexcept { return at; }
  annotated_ptr operator+(size_t n) const noexcept { return annotated_ptr(at + n); }
  std::ptrdiff_t operator-(annotated_ptr other) const noexcept { return at - other.at; }
  explicit operator bool() const noexcept { return at; }
  operator T *() const noexcept = delete;
  T *get() const noexcept { return at; }
  annotated_ptr &operator++() noexcept { return ++at, *this; }
  annotated_ptr operator++(int) noexcept { return annotated_ptr(at++); }
  annotated_ptr &operator--() noexcept { return --at, *this; }
  annotated_ptr operator--(int) noexcept { return annotated_ptr(at--); }
  template <class Key> static constexpr bool has_property() { return L::template has_property<Key>(); }
  template <class Key> static constexpr auto get_property() { return L::template get_property<Key>(); }
};
template <class T, class... V, class = lists::if_values<V...>> annotated_ptr(T *, V...) -> annotated_ptr<T, properties<std::remove_cv_t<V>...>>;
template <class T, class... P> annotated_ptr(T *, properties<P...>) -> annotated_ptr<T, properties<P...>>;
template <class T> annotated_ptr(T *) -> annotated_ptr<T>;
template <class T, class L, class M> annotated_ptr(annotated_ptr<T, L>, M) -> annotated_ptr<T, typename lists::joined_lists<L, M>::type>;

template <class T, class L = empty_properties_t> class annotated_arg {
  static_assert(is_property_list_v<L>, "the properties of an annotated_arg are a list of them");
  T value{};

public:
  annotated_arg() noexcept = default;
  annotated_arg(const T &v) noexcept : value(v) {}
  template <class... P, class = lists::if_same<L, properties<P...>>> annotated_arg(const T &v, properties<P...>) noexcept : value(v) {}
  template <class... V, class = lists::if_values<V...>> annotated_arg(const T &v, V...) noexcept : value(v) {
    static_assert(lists::has_each<L, std::remove_cv_t<V>...>, "the type of the annotated_arg has other properties");
  }
  template <class U, class M> explicit annotated_arg(const annotated_arg<U, M> &other) noexcept : value(static_cast<U>(other)) {
    static_assert(lists::includes<L, M>, "an annotated_arg that is made of another one has all of its properties");
  }
  template <class U, class M, class... P> explicit annotated_arg(const annotated_arg<U, M> &other, properties<P...>) noexcept : value(static_cast<U>(other)) {
    static_assert(lists::includes<L, typename lists::joined<M, P...>::type>, "an annotated_arg has the properties that it is made with");
  }
  annotated_arg(const annotated_arg &) = default;
  annotated_arg &operator=(const annotated_arg &) = default;

  operator T() noexcept { return value; }
  operator T() const noexcept { return value; }
  template <class U = T, class = std::enable_if_t<std::is_pointer_v<U>>> U operator->() const noexcept { return value; }
  template <class U = T> auto operator[](std::ptrdiff_t i) const noexcept -> decltype(std::declval<const U &>()[i]) { return value[i]; }
  template <class Key> static constexpr bool has_property() { return L::template has_property<Key>(); }
  template <class Key> static constexpr auto get_property() { return L::template get_property<Key>(); }
};
template <class T, class... V, class = lists::if_values<V...>> annotated_arg(T, V...) -> annotated_arg<T, properties<std::remove_cv_t<V>...>>;
template <class T, class... P> annotated_arg(T, properties<P...>) -> annotated_arg<T, properties<P...>>;
template <class T> annotated_arg(T) -> annotated_arg<T>;
template <class T, class L, class M> annotated_arg(annotated_arg<T, L>, M) -> annotated_arg<T, typename lists::joined_lists<L, M>::type>;

} // namespace sycl::ext::oneapi::experimental

// How FPGAs reach memory, of which devices here know nothing.
namespace sycl::ext::intel::experimental {
using ::sycl::ext::oneapi::experimental::property_value;
enum class read_write_mode_enum : std::uint16_t { read, write, read_write };
SYCLOPT_VALUED(buffer_location, int)
SYCLOPT_VALUED(awidth, int)
SYCLOPT_VALUED(dwidth, int)
SYCLOPT_VALUED(latency, int)
SYCLOPT_VALUED(maxburst, int)
SYCLOPT_VALUED(wait_request, int)
SYCLOPT_VALUED(read_write_mode, read_write_mode_enum)
inline constexpr auto wait_request_requested = wait_request<1>;
inline constexpr auto wait_request_not_requested = wait_request<0>;
inline constexpr auto read_write_mode_read = read_write_mode<read_write_mode_enum::read>;
inline constexpr auto read_write_mode_write = read_write_mode<read_write_mode_enum::write>;
inline constexpr auto read_write_mode_readwrite = read_write_mode<read_write_mode_enum::read_write>;
SYCLOPT_PLAIN(register_map)
SYCLOPT_PLAIN(conduit)
SYCLOPT_PLAIN(stable)
#undef SYCLOPT_VALUED
#undef SYCLOPT_PLAIN
} // namespace sycl::ext::intel::experimental

template <class T, class L> struct sycl::is_device_copyable<sycl::ext::oneapi::experimental::annotated_arg<T, L>> : sycl::is_device_copyable<T> {};
