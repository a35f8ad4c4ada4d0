// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What pointers with properties say of caches. Hints, of which nothing is made here.
#pragma once
#include <sycl/ext/oneapi/experimental/annotated_ptr/annotated_ptr.hpp>

#define SYCL_EXT_INTEL_CACHE_CONTROLS 1

namespace sycl::ext::intel::experimental {

enum class cache_mode { uncached, cached, streaming, invalidate, constant, write_through, write_back };
using cache_level = ::sycl::ext::oneapi::experimental::cache_level;
template <cache_mode Mode, cache_level... Levels> struct cache_control {};

struct read_hint_key {
  using is_key = void;
  template <class... Controls> using value_t = property_value<read_hint_key, Controls...>;
};
struct read_assertion_key {
  using is_key = void;
  template <class... Controls> using value_t = property_value<read_assertion_key, Controls...>;
};
struct write_hint_key {
  using is_key = void;
  template <class... Controls> using value_t = property_value<write_hint_key, Controls...>;
};
template <class... Controls> inline constexpr read_hint_key::value_t<Controls...> read_hint;
template <class... Controls> inline constexpr read_assertion_key::value_t<Controls...> read_assertion;
template <class... Controls> inline constexpr write_hint_key::value_t<Controls...> write_hint;

} // namespace sycl::ext::intel::experimental
