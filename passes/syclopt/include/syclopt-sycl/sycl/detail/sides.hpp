// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Code for one side, and for some devices: if_device, if_host, if_device_has, if_architecture_is, each with what follows.
#pragma once

#include <sycl/detail/device.hpp>

namespace sycl::ext::oneapi::experimental {
namespace detail_sides {

struct call_if_on_host_helper {
  template <class T> void otherwise(T fn) const { sycl::detail::call_if_on_host(fn); }
};
struct call_if_on_device_helper {
  template <class T> void otherwise(T fn) const { sycl::detail::call_if_on_device(fn); }
};

#ifdef SYCLOPT_HOLDS // tests, without the passes: what a condition comes to
#define SYCLOPT_IF_HOLDS(...) if (SYCLOPT_HOLDS(__VA_ARGS__))
#else
#define SYCLOPT_IF_HOLDS(...)
#endif

// The condition is in the numbers, in prefix code: -1 an aspect, -2 an architecture, -3 not, -4 and, -5 or.
template <class T, class... Numbers>
__attribute__((noinline, annotate("syclopt:sycl-call-if-on-device-conditionally", true))) void call_if_on_device_conditionally(T &fn, Numbers... numbers) {
  ((void)numbers, ...);
  SYCLOPT_IF_HOLDS(numbers...) fn();
}

// Numbers of a condition, in order.
template <auto... N> struct condition {
  template <class T> static void call(T &fn) { call_if_on_device_conditionally(fn, N...); }
};
template <class A, class B> struct both;
template <auto... A, auto... B> struct both<condition<A...>, condition<B...>> {
  using type = condition<-4, A..., B...>;
};
template <class A, class B> struct either;
template <auto... A, auto... B> struct either<condition<A...>, condition<B...>> {
  using type = condition<-5, A..., B...>;
};
template <class A> struct no;
template <auto... A> struct no<condition<A...>> {
  using type = condition<-3, A...>;
};
template <class First, class... C> struct any_of : either<First, typename any_of<C...>::type> {};
template <class First> struct any_of<First> {
  using type = First;
};
template <class First, class... C> struct all_of : both<First, typename all_of<C...>::type> {};
template <class First> struct all_of<First> {
  using type = First;
};

template <aspect A> using has_aspect = condition<-1, static_cast<int>(A)>;
template <architecture A> using is_architecture = condition<-2, static_cast<long long>(A)>;

// What follows a branch: `Before` holds if an earlier one was taken.
template <class Before> struct after_branch {
  template <class C, class T> static auto next(T &fn) {
    both<typename no<Before>::type, C>::type::call(fn);
    return after_branch<typename either<Before, C>::type>();
  }
  template <aspect... A, class T> auto else_if_device_has(T fn) const { return next<typename all_of<has_aspect<A>...>::type>(fn); }
  template <architecture... A, class T> auto else_if_architecture_is(T fn) const { return next<typename any_of<is_architecture<A>...>::type>(fn); }
  template <class T> void otherwise(T fn) const { no<Before>::type::call(fn); }
};

} // namespace detail_sides

// Calls fn where this code runs on a device.
template <class T> auto if_device(T fn) {
  sycl::detail::call_if_on_device(fn);
  return detail_sides::call_if_on_host_helper();
}
// Calls fn where this code runs on the host.
template <class T> auto if_host(T fn) {
  sycl::detail::call_if_on_host(fn);
  return detail_sides::call_if_on_device_helper();
}
// Calls fn on devices that have all of these aspects.
template <aspect... A, class T> auto if_device_has(T fn) {
  using C = typename detail_sides::all_of<detail_sides::has_aspect<A>...>::type;
  C::call(fn);
  return detail_sides::after_branch<C>();
}
// Calls fn on devices of one of these architectures.
template <architecture... A, class T> auto if_architecture_is(T fn) {
  using C = typename detail_sides::any_of<detail_sides::is_architecture<A>...>::type;
  C::call(fn);
  return detail_sides::after_branch<C>();
}

} // namespace sycl::ext::oneapi::experimental
