// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A selector of devices by a text.
#pragma once

#include <cstdlib>
#include <cstring>
#include <string>
#include <sycl/sycl.hpp>

namespace sycl {
namespace detail {
// What a filter of devices wants; -1 is any.
struct device_filter {
  int backend = -1, number = -1;
  char type = 0;
  bool has(const device &d) const {
    const bool is_type = !type || (type == 'g' ? d.is_gpu() : type == 'a' ? d.is_accelerator() : d.is_cpu());
    return is_type && (backend < 0 || backend == static_cast<int>(d.get_backend()));
  }
};
// Reads `backend:type:number`, or a part of that; returns what is behind it.
inline const char *read_filter(const char *text, device_filter &found) {
  static constexpr const char *types[] = {"cpu", "gpu", "accelerator", "host"}, *names[] = {"opencl", "level_zero", "cuda", "hip", "native_cpu"};
  static constexpr backend backends[] = {backend::opencl, backend::level_zero, backend::cuda, backend::hip, backend::native_cpu};
  for (const char *at = text;; ++at) {
    const size_t length = std::strcspn(at, ":,");
    bool is_known = false;
    if (found.number < 0 && length && length < 9 && std::strspn(at, "0123456789") == length) {
      found.number = std::atoi(at);
      is_known = true;
    }
    for (const char *one : types)
      if (!found.type && found.number < 0 && std::strlen(one) == length && std::strncmp(at, one, length) == 0)
        found.type = *one, is_known = true;
    for (int i = 0; i < 5; ++i)
      if (found.backend < 0 && !found.type && found.number < 0 && std::strlen(names[i]) == length && std::strncmp(at, names[i], length) == 0)
        found.backend = static_cast<int>(backends[i]), is_known = true;
    if (!is_known)
      fail(errc::runtime, "a filter of devices is 'backend:type:number', or a part of that");
    at += length;
    if (*at != ':')
      return at;
  }
}
inline bool is_in_filters(const char *text, const device *d) {
  bool is_found = false;
  for (const char *at = text;; ++at) {
    device_filter wanted;
    at = read_filter(at, wanted);
    if (d && wanted.has(*d)) {
      int number = 0;
      for (const device &other : device::get_devices()) {
        if (other == *d)
          break;
        number += wanted.has(other);
      }
      is_found = is_found || wanted.number < 0 || wanted.number == number;
    }
    if (!*at)
      return is_found;
  }
}
} // namespace detail

namespace ext::oneapi {

// Devices by what a text says: one or more of `backend:type:number`, with commas between them, each of which may lack parts.
class filter_selector : public device_selector {
  std::string filters;

public:
  filter_selector(const std::string &text) : filters(text) { sycl::detail::is_in_filters(filters.c_str(), nullptr); }
  int operator()(const device &d) const override { return sycl::detail::is_in_filters(filters.c_str(), &d) ? 1000 + default_selector_v(d) : -1; }
};

} // namespace ext::oneapi
} // namespace sycl
