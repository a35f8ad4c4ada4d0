// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// if_device_has for DPC++, with the attribute that its front end writes: the condition is in the arguments of the call,
// as numbers: -1 an aspect, -3 not, -4 and.
#pragma once
#include <sycl/sycl.hpp>

namespace conditional {

template <typename Function, typename... Numbers>
[[__sycl_detail__::add_ir_attributes_function("sycl-call-if-on-device-conditionally", true)]] [[clang::noinline]] void
call_if_on_device_conditionally(Function function, Numbers...) {
  function();
}

template <sycl::aspect Wanted> struct unless_device_has {
  template <typename Function> void otherwise(Function function) {
    call_if_on_device_conditionally(function, -3, -1, static_cast<int>(Wanted));
  }
};

template <sycl::aspect Wanted, typename Function> unless_device_has<Wanted> if_device_has(Function function) {
  call_if_on_device_conditionally(function, -1, static_cast<int>(Wanted));
  return {};
}

template <sycl::aspect First, sycl::aspect Second, typename Function> void if_device_has_both(Function function) {
  call_if_on_device_conditionally(function, -4, -1, static_cast<int>(First), -1, static_cast<int>(Second));
}

} // namespace conditional
