// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What DPC++ had before SYCL 2020: functions of groups, and the namespaces that they were in.
#pragma once

#include <cstdlib>
#include <cstring>
#include <string>
#include <sycl/detail/device.hpp>
#include <sycl/detail/group_functions.hpp>

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

template <class G, class = sycl::detail::if_group<G>> bool leader(G g) { return g.leader(); }

// Each of these has a value of each work-item, or two pointers, between which all values are.
namespace detail_old {
template <class T, class = void> inline constexpr bool points = false;
template <class T> inline constexpr bool points<T, std::void_t<decltype(*std::declval<T>())>> = true;
} // namespace detail_old
#define SYCLOPT_VOTE(name)                                                                                             \
  template <class G, class = sycl::detail::if_group<G>> bool name(G g, bool x) { return name##_group(g, x); }          \
  template <class G, class T, class F, class = sycl::detail::if_group<G>> bool name(G g, T x, F f) { return name##_group(g, x, f); } \
  template <class G, class P, class F, class = sycl::detail::if_group<G>> bool name(G g, P first, P last, F f) { return joint_##name(g, first, last, f); }
SYCLOPT_VOTE(any_of)
SYCLOPT_VOTE(all_of)
SYCLOPT_VOTE(none_of)
#undef SYCLOPT_VOTE
template <class G, class T, class... I, class = sycl::detail::if_group<G>> T broadcast(G g, T x, I... from) { return group_broadcast(g, x, from...); }
template <class G, class T, class Op, class = sycl::detail::if_group<G>> T reduce(G g, T x, Op op) { return reduce_over_group(g, x, op); }
template <class G, class A, class B, class Op, class = sycl::detail::if_group<G>> auto reduce(G g, A a, B b, Op op) {
  if constexpr (detail_old::points<A>)
    return joint_reduce(g, a, b, op);
  else
    return reduce_over_group(g, a, b, op);
}
template <class G, class P, class T, class Op, class = sycl::detail::if_group<G>> T reduce(G g, P first, P last, T initial, Op op) { return joint_reduce(g, first, last, initial, op); }
#define SYCLOPT_SCAN(name)                                                                                             \
  template <class G, class T, class Op, class = sycl::detail::if_group<G>> T name(G g, T x, Op op) { return name##_over_group(g, x, op); } \
  template <class G, class A, class B, class C, class = sycl::detail::if_group<G>> auto name(G g, A x, B b, C c) { return name##_over_group(g, x, b, c); } \
  template <class G, class P, class Out, class Op, class = sycl::detail::if_group<G>> Out name(G g, P first, P last, Out out, Op op) { return joint_##name(g, first, last, out, op); } \
  template <class G, class P, class Out, class B, class C, class = sycl::detail::if_group<G>> Out name(G g, P first, P last, Out out, B b, C c) { return joint_##name(g, first, last, out, b, c); }
SYCLOPT_SCAN(inclusive_scan)
SYCLOPT_SCAN(exclusive_scan)
#undef SYCLOPT_SCAN

// Devices by what a text says: one or more of `backend:type:number`, with commas between them, each of which may lack parts.
class filter_selector : public device_selector {
  std::string filters;

public:
  filter_selector(const std::string &text) : filters(text) { sycl::detail::is_in_filters(filters.c_str(), nullptr); }
  int operator()(const device &d) const override { return sycl::detail::is_in_filters(filters.c_str(), &d) ? 1000 + default_selector_v(d) : -1; }
};

} // namespace ext::oneapi

namespace ONEAPI = ext::oneapi;
namespace INTEL {
using namespace ext::oneapi;
using namespace ext::intel;
} // namespace INTEL
} // namespace sycl
