// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// An object in the memory of a work-group, whose type may be an array, also one of a length that the launch tells.
#pragma once

#include <sycl/detail/accessor.hpp>

namespace sycl::ext::oneapi::experimental {

struct indeterminate_t {};
inline constexpr indeterminate_t indeterminate;

template <class T, class L = properties<>> class work_group_memory {
  static_assert(is_property_list_v<L>, "the second argument of work_group_memory is a list of properties");
  static constexpr bool is_of_any_length = std::is_array_v<T> && std::extent_v<T> == 0;
  // Elements of the first dimension, where the launch tells how many there are.
  using element = std::conditional_t<is_of_any_length, std::remove_extent_t<T>, T>;
  local_accessor<element, 1> memory;

public:
  using value_type = std::remove_all_extents_t<T>;
  work_group_memory(const indeterminate_t &) {}
  template <bool Any = is_of_any_length, class = std::enable_if_t<!Any>> work_group_memory(handler &h) : memory(sycl::range<1>(1), h) {}
  template <bool Any = is_of_any_length, class = std::enable_if_t<Any>> work_group_memory(size_t count, handler &h) : memory(sycl::range<1>(count), h) {}

  operator T &() const { return *reinterpret_cast<T *>(memory.begin()); }
  template <class U = T, class = std::enable_if_t<!std::is_array_v<U>>> const work_group_memory &operator=(const T &value) const {
    *memory.begin() = value;
    return *this;
  }
  T *operator&() const { return reinterpret_cast<T *>(memory.begin()); }
  template <access::decorated D> multi_ptr<value_type, access::address_space::local_space, D> get_multi_ptr() const {
    return multi_ptr<value_type, access::address_space::local_space, D>(reinterpret_cast<value_type *>(memory.begin()));
  }
};

} // namespace sycl::ext::oneapi::experimental
