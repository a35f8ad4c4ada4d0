// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Elements of memory to the work-items of a group, as many to each, and back.
#pragma once

#include <sycl/sycl.hpp>

#include <sycl/detail/hide_letters.hpp>

#define SYCL_EXT_ONEAPI_GROUP_LOAD_STORE 1

namespace sycl::ext::oneapi::experimental {

enum class data_placement_enum { blocked, striped };
struct data_placement_key {
  using is_key = void;
  template <data_placement_enum E> using value_t = property_value<data_placement_key, property_number<E>>;
};
template <data_placement_enum E> inline constexpr data_placement_key::value_t<E> data_placement;
inline constexpr auto data_placement_blocked = data_placement<data_placement_enum::blocked>;
inline constexpr auto data_placement_striped = data_placement<data_placement_enum::striped>;
// Promises, of which nothing is made here.
struct contiguous_memory_key {
  using is_key = void;
};
inline constexpr property_value<contiguous_memory_key> contiguous_memory;
struct full_group_key {
  using is_key = void;
};
inline constexpr property_value<full_group_key> full_group;

namespace groups {
// Where the element with a number of this work-item is.
template <class P, class G> size_t place(const G &g, size_t number, size_t count) {
  if constexpr (P::template has_property<data_placement_key>())
    if constexpr (P::template get_property<data_placement_key>().value == data_placement_enum::striped)
      return g.get_local_linear_id() + number * g.get_local_linear_range();
  return g.get_local_linear_id() * count + number;
}
template <class G, class P> using if_properties = std::enable_if_t<is_group_v<G> && is_property_list_v<P>>;
} // namespace groups

template <class G, class From, class T, size_t N, class P = empty_properties_t, class = groups::if_properties<G, P>> void group_load(G g, From from, span<T, N> out, P = {}) {
  for (size_t i = 0; i < out.size(); ++i)
    out[i] = from[static_cast<std::ptrdiff_t>(groups::place<P>(g, i, out.size()))];
}
template <class G, class From, class T, int N, class P = empty_properties_t, class = groups::if_properties<G, P>> void group_load(G g, From from, vec<T, N> &out, P = {}) {
  for (int i = 0; i < N; ++i)
    out[i] = from[static_cast<std::ptrdiff_t>(groups::place<P>(g, static_cast<size_t>(i), N))];
}
template <class G, class From, class T, class P = empty_properties_t, class = groups::if_properties<G, P>> void group_load(G g, From from, T &out, P = {}) {
  out = from[static_cast<std::ptrdiff_t>(g.get_local_linear_id())];
}
template <class G, class T, size_t N, class To, class P = empty_properties_t, class = groups::if_properties<G, P>> void group_store(G g, span<T, N> in, To to, P = {}) {
  for (size_t i = 0; i < in.size(); ++i)
    to[static_cast<std::ptrdiff_t>(groups::place<P>(g, i, in.size()))] = in[i];
}
template <class G, class T, int N, class To, class P = empty_properties_t, class = groups::if_properties<G, P>> void group_store(G g, const vec<T, N> &in, To to, P = {}) {
  for (int i = 0; i < N; ++i)
    to[static_cast<std::ptrdiff_t>(groups::place<P>(g, static_cast<size_t>(i), N))] = in[i];
}
template <class G, class T, class To, class P = empty_properties_t, class = groups::if_properties<G, P>> void group_store(G g, const T &in, To to, P = {}) {
  to[static_cast<std::ptrdiff_t>(g.get_local_linear_id())] = in;
}

} // namespace sycl::ext::oneapi::experimental

#include <sycl/detail/give_back_letters.hpp>
