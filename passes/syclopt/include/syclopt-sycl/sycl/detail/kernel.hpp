// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Kernel entries: what is called for each work-item on a device. The host knows them by their addresses.
#pragma once

#include <array>
#include <optional>
#include <sycl/detail/compile_time_properties.hpp>
#include <sycl/detail/item.hpp>
#include <sycl/detail/spec_constants.hpp>
#include <tuple>
#include <utility>
#include <variant>

namespace sycl {

class kernel;

// May be specialised by programs.
template <class T> struct is_device_copyable : std::bool_constant<__is_trivially_copyable(T)> {};
template <class T> struct is_device_copyable<const T> : is_device_copyable<T> {};
template <class A, class B> struct is_device_copyable<std::pair<A, B>> : std::bool_constant<is_device_copyable<A>::value && is_device_copyable<B>::value> {};
template <class... T> struct is_device_copyable<std::tuple<T...>> : std::bool_constant<(is_device_copyable<T>::value && ...)> {};
template <class T, size_t N> struct is_device_copyable<T[N]> : is_device_copyable<T> {};
template <class T, size_t N> struct is_device_copyable<std::array<T, N>> : is_device_copyable<T> {};
template <class T> struct is_device_copyable<std::optional<T>> : is_device_copyable<T> {};
template <class... T> struct is_device_copyable<std::variant<T...>> : std::bool_constant<(is_device_copyable<T>::value && ...)> {};
template <class T> inline constexpr bool is_device_copyable_v = is_device_copyable<T>::value;

namespace detail {

struct unnamed; // a kernel without a name has that of its callable
template <class Name, class F> using kernel_name = std::conditional_t<std::is_same_v<Name, unnamed>, F, Name>;

template <class Name, class P, class F> SYCLOPT_KERNEL(Name, P) SYCLOPT_CALLABLE(F) void task_entry(const F &f) {
  if constexpr (is_called_with<const F &, kernel_handler>)
    f(kernel_handler(made_by_kernel()));
  else {
    static_assert(is_called_with<const F &>, "a kernel that is a single task is called as const (it is no mutable lambda), with a kernel_handler or nothing");
    f();
  }
}

// Calls with what the callable takes, which may be a reference: an item, or an id.
template <int D, class F, class... More> void call_with_item(const F &f, item<D> i, More &...more) {
  item<D, false> without_offset(made_by_kernel(), i.get_id(), i.get_range());
  id<D> index = i.get_id();
  kernel_handler h{made_by_kernel()};
  if constexpr (is_called_with<const F &, item<D> &, More &...>)
    f(i, more...);
  else if constexpr (is_called_with<const F &, item<D, false> &, More &...>)
    f(without_offset, more...);
  else if constexpr (is_called_with<const F &, item<D> &, More &..., kernel_handler>)
    f(i, more..., h);
  else if constexpr (is_called_with<const F &, id<D> &, More &..., kernel_handler>)
    f(index, more..., h);
  else if constexpr (is_called_with<const F &, item<D, false> &, More &..., kernel_handler>)
    f(without_offset, more..., h);
  else {
    static_assert(is_called_with<const F &, id<D> &, More &...>,
                  "a kernel over a range is called as const, with an item or an id of as many dimensions, with what reductions give, and with a kernel_handler or none");
    f(index, more...);
  }
}

template <class Name, class P, int D, class F> SYCLOPT_KERNEL(Name, P) SYCLOPT_CALLABLE(F) void range_entry(const F &f) {
  call_with_item<D>(f, item<D>(made_by_kernel()));
}

template <class Name, class P, int D, class F> SYCLOPT_KERNEL(Name, P) SYCLOPT_CALLABLE(F) void nd_range_entry(const F &f) {
  nd_item<D> i{made_by_kernel()};
  if constexpr (is_called_with<const F &, nd_item<D> &, kernel_handler>)
    f(i, kernel_handler(made_by_kernel()));
  else {
    static_assert(is_called_with<const F &, nd_item<D> &>, "a kernel over an nd_range is called as const, with an nd_item of as many dimensions, and with a kernel_handler or none");
    f(i);
  }
}

// The callable of a hierarchical kernel, and how many items its groups have.
template <int D, class F> struct group_callable {
  F f;
  range<D> items;
  void operator()(const nd_item<D> &) const {
    const group<D> g(made_by_kernel(), items);
    if constexpr (is_called_with<const F &, group<D>, kernel_handler>)
      f(g, kernel_handler(made_by_kernel()));
    else {
      static_assert(is_called_with<const F &, group<D>>, "a hierarchical kernel is called as const, with a group of as many dimensions, and with a kernel_handler or none");
      f(g);
    }
  }
};

template <class F> constexpr void check_callable() {
  static_assert(is_device_copyable_v<F> || __is_trivially_destructible(F),
                "a kernel's callable must be device-copyable: what it captures is copied to the device as bytes (take pointers or "
                "accessors in the place of containers and buffers, and capture by value)");
}

// Properties that a callable has by itself, beside those that the launch is given.
template <class F, class P, class = void> struct kernel_properties {
  using type = P;
};
template <class F>
struct kernel_properties<F, ext::oneapi::experimental::properties<>,
                         std::void_t<decltype(std::declval<const F &>().get(ext::oneapi::experimental::properties_tag()))>> {
  using type = std::remove_cv_t<decltype(std::declval<const F &>().get(ext::oneapi::experimental::properties_tag()))>;
};

} // namespace detail
} // namespace sycl
