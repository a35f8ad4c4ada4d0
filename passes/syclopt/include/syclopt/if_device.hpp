// sycl_ext_oneapi_if_device, for compilers that compile device code and host code each on its own.
//
//   namespace ex = sycl::ext::oneapi::experimental;
//   ex::if_device([&] { /* on a device */ }).otherwise([&] { /* on the host */ });
//   ex::if_host([&] { /* on the host */ }).otherwise([&] { /* on a device */ });
//
// What is not for the side that is compiled is not called, so that no code is made for it. On the device side it may then
// do what device code cannot: throw, allocate, call functions of the host.
#pragma once

#define SYCL_EXT_ONEAPI_IF_DEVICE 1

namespace sycl {
inline namespace _V1 {
namespace ext::oneapi::experimental {
namespace detail {

#ifdef __SYCL_DEVICE_ONLY__
inline constexpr bool is_device_side = true;
#else
inline constexpr bool is_device_side = false;
#endif

// What follows if_device or if_host; it calls what it is given when they did not.
template <bool Calls> class if_device_or_host_helper {
public:
  template <typename T> void otherwise([[maybe_unused]] T fn) const {
    if constexpr (Calls)
      fn();
  }
};

template <bool Calls, typename T> auto if_side([[maybe_unused]] T &fn) {
  if constexpr (Calls)
    fn();
  return if_device_or_host_helper<!Calls>{};
}

} // namespace detail

// Calls fn where this code runs on a device.
template <typename T> static auto if_device(T fn) { return detail::if_side<detail::is_device_side>(fn); }

// Calls fn where this code runs on the host.
template <typename T> static auto if_host(T fn) { return detail::if_side<!detail::is_device_side>(fn); }

} // namespace ext::oneapi::experimental
} // namespace _V1
} // namespace sycl
