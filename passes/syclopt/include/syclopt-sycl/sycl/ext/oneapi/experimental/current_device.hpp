// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A device for each thread of the host.
#pragma once
#include <sycl/sycl.hpp>

#define SYCL_EXT_ONEAPI_CURRENT_DEVICE 1

namespace sycl::ext::oneapi::experimental::this_thread {

namespace of_thread {
inline std::optional<device> &current() {
  thread_local std::optional<device> here;
  return here;
}
} // namespace of_thread
inline device get_current_device() { return of_thread::current().value_or(device()); }
inline void set_current_device(device d) { of_thread::current() = d; }

} // namespace sycl::ext::oneapi::experimental::this_thread
