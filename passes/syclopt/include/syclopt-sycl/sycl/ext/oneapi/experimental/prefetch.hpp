// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What work-items say of memory that they will read. It is no more than a hint, and is not followed.
#pragma once
#include <sycl/sycl.hpp>

#define SYCL_EXT_ONEAPI_PREFETCH 1

namespace sycl::ext::oneapi::experimental {

struct nontemporal;
struct prefetch_hint_key {
  using is_key = void;
  template <cache_level L, class Hint> using value_t = property_value<prefetch_hint_key, property_number<L>, Hint>;
};
template <cache_level L, class Hint> inline constexpr prefetch_hint_key::value_t<L, Hint> prefetch_hint;
#define SYCLOPT_HINT(level)                                                                                            \
  inline constexpr prefetch_hint_key::value_t<cache_level::level, void> prefetch_hint_##level;                         \
  inline constexpr prefetch_hint_key::value_t<cache_level::level, nontemporal> prefetch_hint_##level##_nt;
SYCLOPT_HINT(L1)
SYCLOPT_HINT(L2)
SYCLOPT_HINT(L3)
SYCLOPT_HINT(L4)
#undef SYCLOPT_HINT

// Pointers and accessors, then how much, and properties.
template <class Place, class... A> auto prefetch(const Place &, const A &...) -> std::enable_if_t<!std::is_same_v<Place, queue> && !std::is_same_v<Place, handler>> {}
template <class G, class Place, class... A, class = std::enable_if_t<is_group_v<G>>> void joint_prefetch(G, const Place &, const A &...) {}

} // namespace sycl::ext::oneapi::experimental
