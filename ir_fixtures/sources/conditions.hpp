// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Code for some devices: if_device_has, if_architecture_is and what follows them.
// A SYCL front end would make the conditions of the templates attributes. Stock clang has no spelling for these;
// whoever compiles adds them to the functions call_if_on_device_conditionally ("sycl-call-if-on-device-conditionally"),
// and call_if_architecture, by its lists ("sycl-if-architecture-is" and "sycl-if-architecture-is-not").
#pragma once
#include "device.hpp"

namespace sketch {

enum class aspect { fp16 = 5, fp64 = 6 };
enum class architecture { x86_64, intel_gpu_skl, intel_gpu_kbl, intel_gpu_pvc };

namespace detail {

// The numbers of a condition: -1 aspect, -3 not, -4 and.
template <int... Numbers> struct condition {};
template <int... A, int... B> condition<-4, A..., B...> both(condition<A...>, condition<B...>);
template <int... A> condition<-3, A...> negated(condition<A...>);

template <class Function, class... Numbers>
[[clang::noinline]] void call_if_on_device_conditionally(Function function, Numbers...) {
  function();
}

template <class Function, int... Numbers> void call_if(condition<Numbers...>, Function function) {
  call_if_on_device_conditionally(function, Numbers...);
}

template <aspect First, aspect... Rest> struct all {
  using type = decltype(both(condition<-1, int(First)>{}, typename all<Rest...>::type{}));
};
template <aspect Last> struct all<Last> {
  using type = condition<-1, int(Last)>;
};

template <class Unless> struct unless_device_has {
  template <class Function> void otherwise(Function function) { call_if(Unless{}, function); }
};

template <architecture...> struct is {};
template <architecture...> struct is_not {};

template <class Is, class IsNot, class Function> [[clang::noinline]] void call_if_architecture(Function function) {
  function();
}

template <architecture... Earlier> struct unless_architecture {
  template <architecture... These, class Function>
  unless_architecture<Earlier..., These...> else_if_architecture_is(Function function) {
    call_if_architecture<is<These...>, is_not<Earlier...>>(function);
    return {};
  }
  template <class Function> void otherwise(Function function) {
    call_if_architecture<void, is_not<Earlier...>>(function);
  }
};

} // namespace detail

template <aspect... Aspects, class Function> auto if_device_has(Function function) {
  using condition = typename detail::all<Aspects...>::type;
  detail::call_if(condition{}, function);
  return detail::unless_device_has<decltype(detail::negated(condition{}))>{};
}

template <architecture... These, class Function>
detail::unless_architecture<These...> if_architecture_is(Function function) {
  detail::call_if_architecture<detail::is<These...>, void>(function);
  return {};
}

} // namespace sketch
