// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Objects in the memory of a work-group, whose type may be an array: in command groups, also of a length that the launch tells; as
// static variables; and bytes that a launch has by a property.
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

// A variable of the program that stands for one in each work-group. Its functions are no calls of their own.
template <class T> class work_group_static {
  static_assert(std::is_trivially_destructible_v<T>, "nobody destroys local memory");
  unsigned char place = 0;

public:
  constexpr work_group_static() = default;
  work_group_static(const work_group_static &) = delete;
  work_group_static &operator=(const work_group_static &) = delete;
  __attribute__((always_inline)) operator T &() const noexcept { return *operator&(); }
  template <class U = T, class = std::enable_if_t<!std::is_array_v<U>>> __attribute__((always_inline)) const work_group_static &operator=(const T &value) const noexcept {
    *operator&() = value;
    return *this;
  }
  __attribute__((always_inline)) T *operator&() const noexcept { return (T *)__sycl_staticLocalMemory(&place, sizeof(T), alignof(T)); }
};

inline void *get_work_group_scratch_memory() { return (void *)__sycl_dynamicLocalMemoryPlaceholder(16); }

} // namespace sycl::ext::oneapi::experimental
