// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Properties of objects that are made at run time.
#pragma once

#include <mutex>
#include <sycl/detail/config.hpp>
#include <type_traits>

namespace sycl {
class context;
namespace detail {
// A property that is there or not, with a number of its own.
template <unsigned Number> struct flag_property {
  static constexpr unsigned number = Number;
};
} // namespace detail

namespace property {
struct no_init : detail::flag_property<0> {};
using noinit [[deprecated("use no_init")]] = no_init;
namespace queue {
struct in_order : detail::flag_property<1> {};
struct enable_profiling : detail::flag_property<2> {};
} // namespace queue
namespace buffer {
struct use_host_ptr : detail::flag_property<3> {};
struct context_bound : detail::flag_property<4> {
  context_bound(const sycl::context &) {}
};
struct use_mutex : detail::flag_property<5> {
  use_mutex(std::mutex &m) : mutex(&m) {}
  std::mutex *get_mutex_ptr() const { return mutex; }
  std::mutex *mutex;
};
} // namespace buffer
namespace reduction {
struct initialize_to_identity : detail::flag_property<6> {};
} // namespace reduction
} // namespace property

inline constexpr property::no_init no_init;
inline constexpr property::no_init noinit [[deprecated("use no_init")]];

namespace ext::oneapi::property::queue {
struct discard_events : detail::flag_property<7> {};
struct priority_normal : detail::flag_property<8> {};
struct priority_low : detail::flag_property<9> {};
struct priority_high : detail::flag_property<10> {};
} // namespace ext::oneapi::property::queue
namespace ext::intel::property::queue {
struct no_immediate_command_list : detail::flag_property<11> {};
struct immediate_command_list : detail::flag_property<12> {};
} // namespace ext::intel::property::queue
namespace ext::oneapi::cuda::property::context {
struct use_primary_context : detail::flag_property<13> {};
} // namespace ext::oneapi::cuda::property::context

template <class P, class = void> struct is_property : std::false_type {};
template <class P> struct is_property<P, std::enable_if_t<(P::number < 32)>> : std::is_base_of<detail::flag_property<P::number>, P> {};
template <class P> inline constexpr bool is_property_v = is_property<P>::value;
template <class P, class> struct is_property_of : is_property<P> {};
template <class P, class O> inline constexpr bool is_property_of_v = is_property_of<P, O>::value;

class property_list {
  unsigned flags = 0;
  std::mutex *mutex = nullptr;
  template <class P> void add(const P &p) {
    flags |= 1u << P::number;
    if constexpr (std::is_same_v<P, property::buffer::use_mutex>)
      mutex = p.get_mutex_ptr();
    else
      (void)p;
  }

public:
  template <class... P, class = std::enable_if_t<(is_property_v<P> && ...)>> property_list(P... properties) { (add(properties), ...); }
  template <class P> bool has_property() const noexcept { return flags >> P::number & 1; }
  template <class P> P get_property() const {
    SYCLOPT_NOT_HERE((!std::is_same_v<P, property::buffer::context_bound>), "get_property of context_bound");
    if constexpr (std::is_same_v<P, property::buffer::use_mutex>)
      return P{*mutex};
    else
      return P{};
  }
};

namespace detail {
// What objects that were made with properties can be asked.
class has_properties {
protected:
  property_list properties;
  has_properties(const property_list &list = {}) : properties(list) {}

public:
  template <class P> bool has_property() const noexcept { return properties.has_property<P>(); }
  template <class P> P get_property() const { return properties.get_property<P>(); }
};
} // namespace detail
} // namespace sycl
