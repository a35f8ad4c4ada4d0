// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a program needs that is compiled once for host and device: if_device, if_host, otherwise, and kernels.
// Stock clang has no spelling for the attributes that tell the sides apart; whoever compiles adds them to the functions
// call_if_on_device ("sycl-call-if-on-device"), call_if_on_host ("sycl-call-if-on-host") and kernel_entry ("sycl-kernel").
#pragma once

namespace sketch {
namespace detail {

template <class Function> [[clang::noinline]] void call_if_on_device(Function function) { function(); }
template <class Function> [[clang::noinline]] void call_if_on_host(Function function) { function(); }

struct unless_on_device {
  template <class Function> void otherwise(Function function) { call_if_on_host(function); }
};
struct unless_on_host {
  template <class Function> void otherwise(Function function) { call_if_on_device(function); }
};

template <class Body> void kernel_entry(const Body &body, unsigned long id) { body(id); }

// The runtime finds the device's code for a kernel by the address of its entry.
void submit(void (*entry)(), const void *body, unsigned long size, unsigned long items);

} // namespace detail

template <class Function> detail::unless_on_device if_device(Function function) {
  detail::call_if_on_device(function);
  return {};
}

template <class Function> detail::unless_on_host if_host(Function function) {
  detail::call_if_on_host(function);
  return {};
}

template <class Body> void parallel_for(unsigned long items, const Body &body) {
  auto entry = &detail::kernel_entry<Body>;
  detail::submit(reinterpret_cast<void (*)()>(entry), &body, sizeof(Body), items);
}

} // namespace sketch
