// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Sorts by all work-items of a group: of elements in memory, and of those that each work-item has.
#pragma once

#include <sycl/ext/oneapi/experimental/group_helpers_sorters.hpp>

#include <sycl/detail/hide_letters.hpp>

#define SYCL_EXT_ONEAPI_GROUP_SORT 2

namespace sycl::ext::oneapi::experimental {

namespace sorts {
template <class H> using if_helper = std::enable_if_t<is_helper<H>>;
template <class G> using if_group = std::enable_if_t<is_group_v<G>>;
template <class H, class T> using if_helper_of_value = std::enable_if_t<is_helper<H> && !is_span<T>>;
template <class P> using if_properties = std::enable_if_t<is_property_list_v<P>>;
template <class C> using if_other = std::enable_if_t<!is_property_list_v<C>>;
} // namespace sorts

template <class H, class It, class Compare, class = sorts::if_helper<H>> void joint_sort(H helper, It first, It last, Compare compare) {
  default_sorters::joint_sorter<Compare>(helper.get_memory(), compare)(helper.get_group(), first, last);
}
template <class H, class It, class = sorts::if_helper<H>> void joint_sort(H helper, It first, It last) { joint_sort(helper, first, last, std::less<>()); }
template <class G, class It, class Sorter, class = sorts::if_group<G>, class = void> void joint_sort(G g, It first, It last, Sorter sorter) { sorter(g, first, last); }

template <class H, class T, class Compare, class = sorts::if_helper_of_value<H, T>> T sort_over_group(H helper, T value, Compare compare) {
  return default_sorters::group_sorter<T, Compare>(helper.get_memory(), compare)(helper.get_group(), value);
}
template <class H, class T, class = sorts::if_helper_of_value<H, T>> T sort_over_group(H helper, T value) { return sort_over_group(helper, value, std::less<>()); }
template <class G, class T, class Sorter, class = std::enable_if_t<is_group_v<G> && !sorts::is_span<T>>, class = void> T sort_over_group(G g, T value, Sorter sorter) {
  return sorter(g, value);
}

template <class H, class T, size_t N, class Compare, class P = empty_properties_t, class = sorts::if_helper<H>, class = sorts::if_other<Compare>, class = sorts::if_properties<P>>
void sort_over_group(H helper, span<T, N> values, Compare compare, P list = {}) {
  default_sorters::group_sorter<T, Compare, N>(helper.get_memory(), compare)(helper.get_group(), values, list);
}
template <class H, class T, size_t N, class P = empty_properties_t, class = sorts::if_helper<H>, class = sorts::if_properties<P>>
void sort_over_group(H helper, span<T, N> values, P list = {}) {
  sort_over_group(helper, values, std::less<>(), list);
}
template <class G, class T, size_t N, class Sorter, class P = empty_properties_t, class = sorts::if_group<G>, class = sorts::if_properties<P>, class = void, class = void>
void sort_over_group(G g, span<T, N> values, Sorter sorter, P list = {}) {
  sorter(g, values, list);
}

template <class H, class T, class U, class Compare, class = sorts::if_helper_of_value<H, T>>
std::tuple<T, U> sort_key_value_over_group(H helper, T key, U value, Compare compare) {
  return default_sorters::group_key_value_sorter<T, U, Compare>(helper.get_memory(), compare)(helper.get_group(), key, value);
}
template <class H, class T, class U, class = sorts::if_helper_of_value<H, T>> std::tuple<T, U> sort_key_value_over_group(H helper, T key, U value) {
  return sort_key_value_over_group(helper, key, value, std::less<>());
}
template <class G, class T, class U, class Sorter, class = std::enable_if_t<is_group_v<G> && !sorts::is_span<T>>, class = void>
std::tuple<T, U> sort_key_value_over_group(G g, T key, U value, Sorter sorter) {
  return sorter(g, key, value);
}

template <class H, class T, class U, size_t N, class Compare, class P = empty_properties_t, class = sorts::if_helper<H>, class = sorts::if_other<Compare>, class = sorts::if_properties<P>>
void sort_key_value_over_group(H helper, span<T, N> keys, span<U, N> values, Compare compare, P list = {}) {
  default_sorters::group_key_value_sorter<T, U, Compare, N>(helper.get_memory(), compare)(helper.get_group(), keys, values, list);
}
template <class H, class T, class U, size_t N, class P = empty_properties_t, class = sorts::if_helper<H>, class = sorts::if_properties<P>>
void sort_key_value_over_group(H helper, span<T, N> keys, span<U, N> values, P list = {}) {
  sort_key_value_over_group(helper, keys, values, std::less<>(), list);
}
template <class G, class T, class U, size_t N, class Sorter, class P = empty_properties_t, class = sorts::if_group<G>, class = sorts::if_properties<P>, class = void, class = void>
void sort_key_value_over_group(G g, span<T, N> keys, span<U, N> values, Sorter sorter, P list = {}) {
  sorter(g, keys, values, list);
}

} // namespace sycl::ext::oneapi::experimental

#include <sycl/detail/give_back_letters.hpp>
