// As much of a SYCL implementation as registering device globals takes.
#pragma once

namespace sycl {

template <typename T> class device_global {
  T *usmptr = nullptr;

public:
  T &get() noexcept { return *usmptr; }
};

} // namespace sycl
