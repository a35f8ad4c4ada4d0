// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Properties that are known when a program is compiled: of kernels, virtual functions and device globals.
#pragma once

#include <sycl/detail/enums.hpp>
#include <type_traits>

namespace sycl::ext::oneapi::experimental {

// A property: its key, and values that are types (also of numbers).
template <class Key, class... Values> struct property_value {
  using key_t = Key;
  constexpr auto operator[](int i) const {
    constexpr size_t numbers[] = {static_cast<size_t>(Values::value)...};
    return numbers[i];
  }
};
template <class Key, class N, N Value> struct property_value<Key, std::integral_constant<N, Value>> {
  using key_t = Key;
  using value_t = std::integral_constant<N, Value>;
  static constexpr N value = Value;
  constexpr auto operator[](int) const { return static_cast<size_t>(Value); }
};
template <auto N> using property_number = std::integral_constant<decltype(N), N>;
struct properties_tag {};

// How much memory each work-group of a kernel has, beside local accessors: the only property whose value the launch tells.
struct work_group_scratch_size {
  using key_t = work_group_scratch_size;
  using is_key = void;
  constexpr explicit work_group_scratch_size(size_t bytes) : size(bytes) {}
  size_t size;
};
using work_group_scratch_size_key = work_group_scratch_size;

template <class P> struct is_property_value : std::false_type {};
template <> struct is_property_value<work_group_scratch_size> : std::true_type {};
template <class K, class... V> struct is_property_value<property_value<K, V...>> : std::true_type {};
template <class P> inline constexpr bool is_property_value_v = is_property_value<std::remove_cv_t<P>>::value;
template <class P, class = void> struct is_property_key : std::false_type {};
template <class P> struct is_property_key<P, std::void_t<typename P::is_key>> : std::true_type {};
template <class P> inline constexpr bool is_property_key_v = is_property_key<P>::value;

namespace lists {
template <class Key, class... P> struct found {
  using type = void;
};
template <class Key, class... V, class... P> struct found<Key, property_value<Key, V...>, P...> {
  using type = property_value<Key, V...>;
};
template <class Key, class First, class... P> struct found<Key, First, P...> : found<Key, P...> {};
template <class... P> struct found<work_group_scratch_size, work_group_scratch_size, P...> {
  using type = work_group_scratch_size;
};
struct with_scratch {
  size_t detail_scratch = 0;
  template <class... P> constexpr with_scratch(const P &...all) { (take(all), ...); }
  template <class P> constexpr void take(const P &one) {
    if constexpr (std::is_same_v<P, work_group_scratch_size>)
      detail_scratch = one.size;
  }
};
struct without_scratch {
  template <class... P> constexpr without_scratch(const P &...) {}
};
} // namespace lists

template <class... P> class properties : public std::conditional_t<(std::is_same_v<P, work_group_scratch_size> || ...), lists::with_scratch, lists::without_scratch> {
  static_assert((is_property_value_v<P> && ...), "these are properties that are known at compile time");
  using base = std::conditional_t<(std::is_same_v<P, work_group_scratch_size> || ...), lists::with_scratch, lists::without_scratch>;

public:
  constexpr properties(P... all) : base(all...) {}
  template <class Key> static constexpr bool has_property() { return !std::is_void_v<typename lists::found<Key, P...>::type>; }
  template <class Key> static constexpr auto get_property() {
    static_assert(has_property<Key>(), "the list has no such property");
    return typename lists::found<Key, P...>::type{};
  }
  template <class Key> using find = typename lists::found<Key, P...>::type;
};
template <> class properties<> {
public:
  constexpr properties() = default;
  template <class Key> static constexpr bool has_property() { return false; }
  template <class> using find = void;
};
template <class... P> properties(P...) -> properties<std::remove_cv_t<P>...>;

using empty_properties_t = properties<>;
template <class T> struct is_property_list : std::false_type {};
template <class... P> struct is_property_list<properties<P...>> : std::true_type {};
template <class T> inline constexpr bool is_property_list_v = is_property_list<std::remove_cv_t<T>>::value;

// A key whose properties have lists of types, and one whose have numbers.
#define SYCLOPT_KEY(key) struct key##_key { using is_key = void; template <class... V> using value_t = property_value<key##_key, V...>; };
#define SYCLOPT_NUMBERS(key) SYCLOPT_KEY(key) template <size_t... N> inline constexpr property_value<key##_key, property_number<N>...> key;

// Virtual functions. A function or kernel without a name of a set is of the set `void`.
SYCLOPT_KEY(indirectly_callable)
template <class Set = void> inline constexpr property_value<indirectly_callable_key, Set> indirectly_callable;
template <class Set> inline constexpr property_value<indirectly_callable_key, Set> indirectly_callable_in;
SYCLOPT_KEY(calls_indirectly)
template <class... Sets> struct sets_called {
  using type = property_value<calls_indirectly_key, Sets...>;
};
template <> struct sets_called<> {
  using type = property_value<calls_indirectly_key, void>;
};
template <class... Sets> inline constexpr typename sets_called<Sets...>::type calls_indirectly;
template <class... Sets> inline constexpr typename sets_called<Sets...>::type assume_indirect_calls_to;
inline constexpr sets_called<>::type assume_indirect_calls;

// Kernels.
SYCLOPT_NUMBERS(work_group_size)
SYCLOPT_NUMBERS(work_group_size_hint)
SYCLOPT_NUMBERS(max_work_group_size)
SYCLOPT_NUMBERS(max_linear_work_group_size)
SYCLOPT_NUMBERS(sub_group_size)
struct use_root_sync_key {
  using is_key = void;
};
inline constexpr property_value<use_root_sync_key> use_root_sync;
SYCLOPT_NUMBERS(nd_range_kernel)
struct single_task_kernel_key {
  using is_key = void;
};
inline constexpr property_value<single_task_kernel_key> single_task_kernel;
SYCLOPT_KEY(device_has)
template <aspect... A> inline constexpr property_value<device_has_key, property_number<static_cast<int>(A)>...> device_has;

// Caches, of what is said of memory.
enum class cache_level { L1, L2, L3, L4 };

// Device globals.
struct device_image_scope_key {
  using is_key = void;
};
inline constexpr property_value<device_image_scope_key> device_image_scope;
enum class host_access_enum : std::uint16_t { read, write, read_write, none };
enum class init_mode_enum : std::uint16_t { reprogram, reset };
SYCLOPT_KEY(host_access)
template <host_access_enum A> inline constexpr property_value<host_access_key, property_number<A>> host_access;
inline constexpr auto host_access_read = host_access<host_access_enum::read>;
inline constexpr auto host_access_write = host_access<host_access_enum::write>;
inline constexpr auto host_access_read_write = host_access<host_access_enum::read_write>;
inline constexpr auto host_access_none = host_access<host_access_enum::none>;
SYCLOPT_KEY(init_mode)
template <init_mode_enum M> inline constexpr property_value<init_mode_key, property_number<M>> init_mode;
inline constexpr auto init_mode_reprogram = init_mode<init_mode_enum::reprogram>;
inline constexpr auto init_mode_reset = init_mode<init_mode_enum::reset>;
SYCLOPT_KEY(implement_in_csr)
template <bool E> inline constexpr property_value<implement_in_csr_key, property_number<E>> implement_in_csr;
inline constexpr auto implement_in_csr_on = implement_in_csr<true>;
inline constexpr auto implement_in_csr_off = implement_in_csr<false>;

#undef SYCLOPT_NUMBERS
#undef SYCLOPT_KEY

namespace lists {

// What annotations get: the `Index`th value of a property, a null pointer where there is none.
template <class P> struct values_of;
template <> struct values_of<void> {
  template <size_t> static constexpr const char *text() { return nullptr; }
  template <size_t> static constexpr const char *number() { return nullptr; }
};
template <size_t Index, class First, class... Rest> struct at : at<Index - 1, Rest...> {};
template <class First, class... Rest> struct at<0, First, Rest...> {
  using type = First;
};
template <class K, class... V> struct values_of<property_value<K, V...>> {
  static_assert(sizeof...(V) <= 8, "a property has at most eight values here");
  template <size_t Index> static constexpr const char *text() {
    if constexpr (Index < sizeof...(V))
      return sycl::detail::type_id<typename at<Index, V...>::type>::get();
    else
      return nullptr;
  }
  template <size_t Index> static constexpr auto number() {
    if constexpr (Index < sizeof...(V))
      return static_cast<long>(at<Index, V...>::type::value);
    else
      return static_cast<const char *>(nullptr);
  }
};
template <class L, class Key> using find = values_of<typename L::template find<Key>>;

template <class P> struct function_property;
template <class Set> struct function_property<property_value<indirectly_callable_key, Set>> {
  static constexpr const char *name() { return "indirectly-callable"; }
  template <size_t I> static constexpr auto value() { return values_of<property_value<indirectly_callable_key, Set>>::template text<I>(); }
};
template <class... A> struct function_property<property_value<device_has_key, A...>> {
  static constexpr const char *name() { return "sycl-device-has"; }
  template <size_t I> static constexpr auto value() { return values_of<property_value<device_has_key, A...>>::template number<I>(); }
};
template <class D> struct function_property<property_value<nd_range_kernel_key, D>> {
  static constexpr const char *name() { return "sycl-nd-range-kernel"; }
  template <size_t I> static constexpr auto value() { return values_of<property_value<nd_range_kernel_key, D>>::template number<I>(); }
};
template <> struct function_property<property_value<single_task_kernel_key>> {
  static constexpr const char *name() { return "sycl-single-task-kernel"; }
  template <size_t> static constexpr const char *value() { return nullptr; }
};
template <class P> using function_property_of = function_property<std::remove_cv_t<std::remove_reference_t<P>>>;

} // namespace lists
} // namespace sycl::ext::oneapi::experimental

// On functions: `indirectly_callable<Set>`, `device_has<aspects...>`.
#define SYCL_EXT_ONEAPI_FUNCTION_PROPERTY(...)                                                                         \
  __attribute__((annotate("syclopt:property", SYCLOPT_OF_FUNCTION(__VA_ARGS__)::name(),                                \
                          SYCLOPT_OF_FUNCTION(__VA_ARGS__)::template value<0>(), SYCLOPT_OF_FUNCTION(__VA_ARGS__)::template value<1>(), \
                          SYCLOPT_OF_FUNCTION(__VA_ARGS__)::template value<2>(), SYCLOPT_OF_FUNCTION(__VA_ARGS__)::template value<3>(), \
                          SYCLOPT_OF_FUNCTION(__VA_ARGS__)::template value<4>(), SYCLOPT_OF_FUNCTION(__VA_ARGS__)::template value<5>(), \
                          SYCLOPT_OF_FUNCTION(__VA_ARGS__)::template value<6>(), SYCLOPT_OF_FUNCTION(__VA_ARGS__)::template value<7>())))
#define SYCLOPT_OF_FUNCTION(...) ::sycl::ext::oneapi::experimental::lists::function_property_of<decltype(__VA_ARGS__)>

// On kernel entries: what a list of properties says.
#define SYCLOPT_NUMBERS_OF(P, key)                                                                                     \
  ::sycl::ext::oneapi::experimental::lists::find<P, ::sycl::ext::oneapi::experimental::key>::template number<0>(),    \
      ::sycl::ext::oneapi::experimental::lists::find<P, ::sycl::ext::oneapi::experimental::key>::template number<1>(), \
      ::sycl::ext::oneapi::experimental::lists::find<P, ::sycl::ext::oneapi::experimental::key>::template number<2>()
#define SYCLOPT_SET_OF(P, index)                                                                                       \
  ::sycl::ext::oneapi::experimental::lists::find<P, ::sycl::ext::oneapi::experimental::calls_indirectly_key>::template text<index>()
#define SYCLOPT_ASPECT_OF(P, index)                                                                                    \
  ::sycl::ext::oneapi::experimental::lists::find<P, ::sycl::ext::oneapi::experimental::device_has_key>::template number<index>()
#define SYCLOPT_KERNEL(Name, P)                                                                                        \
  __attribute__((                                                                                                      \
      noinline, annotate("syclopt:kernel", ::sycl::detail::type_id<Name>::get()),                                      \
      annotate("syclopt:calls-indirectly", SYCLOPT_SET_OF(P, 0), SYCLOPT_SET_OF(P, 1), SYCLOPT_SET_OF(P, 2), SYCLOPT_SET_OF(P, 3), \
               SYCLOPT_SET_OF(P, 4), SYCLOPT_SET_OF(P, 5), SYCLOPT_SET_OF(P, 6), SYCLOPT_SET_OF(P, 7)),                \
      annotate("syclopt:sycl-device-has", SYCLOPT_ASPECT_OF(P, 0), SYCLOPT_ASPECT_OF(P, 1), SYCLOPT_ASPECT_OF(P, 2), SYCLOPT_ASPECT_OF(P, 3), \
               SYCLOPT_ASPECT_OF(P, 4), SYCLOPT_ASPECT_OF(P, 5), SYCLOPT_ASPECT_OF(P, 6), SYCLOPT_ASPECT_OF(P, 7)),    \
      annotate("syclopt:sycl-work-group-size", SYCLOPT_NUMBERS_OF(P, work_group_size_key)),                            \
      annotate("syclopt:sycl-work-group-size-hint", SYCLOPT_NUMBERS_OF(P, work_group_size_hint_key)),                  \
      annotate("syclopt:sycl-max-work-group-size", SYCLOPT_NUMBERS_OF(P, max_work_group_size_key)),                    \
      annotate("syclopt:sycl-max-linear-work-group-size", SYCLOPT_NUMBERS_OF(P, max_linear_work_group_size_key)),      \
      annotate("syclopt:sycl-sub-group-size", SYCLOPT_NUMBERS_OF(P, sub_group_size_key))))
// Later compilers tell in IR what is a reference. Lambdas have standard layout, if what they capture has, and no references.
#if __clang_major__ < 22
#define SYCLOPT_CALLABLE(F) __attribute__((annotate("syclopt:sycl-callable-layout", std::is_standard_layout_v<F> ? nullptr : "other")))
#else
#define SYCLOPT_CALLABLE(F)
#endif
