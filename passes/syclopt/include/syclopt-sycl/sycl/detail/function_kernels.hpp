// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Kernels that are functions: a callable has their arguments as bytes, one behind the other.
#pragma once

#include <sycl/detail/kernel.hpp>

namespace sycl {

namespace ext::oneapi::experimental {
template <auto *F> struct kernel_function_s {};
template <auto *F> inline constexpr kernel_function_s<F> kernel_function;
} // namespace ext::oneapi::experimental

namespace detail {

template <class... A> struct places_of {
  static constexpr size_t sizes[] = {sizeof(A)..., 0}, aligns[] = {alignof(A)..., 1};
  // Where an argument is; where they end, for that behind the last one.
  static constexpr size_t place(size_t index) {
    size_t at = 0;
    for (size_t i = 0;; at += sizes[i++]) {
      at = (at + aligns[i] - 1) / aligns[i] * aligns[i];
      if (i == index)
        return at;
    }
  }
};

template <auto *F, class Type> struct function_call;
template <auto *F, class... A> struct function_call<F, void(A...)> {
  static_assert(((is_device_copyable_v<A> || __is_trivially_destructible(A)) && ...), "arguments of kernels are device-copyable");
  using places = places_of<A...>;
  alignas(A...) unsigned char bytes[places::place(sizeof...(A)) + (sizeof...(A) == 0)];

  static function_call with(const A &...arguments) {
    function_call result;
    size_t index = 0;
    (std::memcpy(result.bytes + places::place(index++), static_cast<const void *>(&arguments), sizeof(A)), ...);
    return result;
  }
  template <class... Item> void operator()(const Item &...) const { call(std::index_sequence_for<A...>()); }

private:
  template <size_t... I> void call(std::index_sequence<I...>) const { F(*reinterpret_cast<const A *>(bytes + places::place(I))...); }
};

// What a function is launched by, and the sizes of its arguments.
struct function_entries {
  const void *in_groups, *as_task;
  const size_t *sizes;
  size_t count;
};
template <auto *F> using call_of_function = function_call<F, std::remove_pointer_t<decltype(F)>>;
template <class Call> struct in_groups;
template <class Call> struct as_task;
template <auto *F> const function_entries *entries_of_function() {
  using call = call_of_function<F>;
  using none = ext::oneapi::experimental::properties<>;
  static const function_entries all = {reinterpret_cast<const void *>(&nd_range_entry<in_groups<call>, none, 1, call>), reinterpret_cast<const void *>(&task_entry<as_task<call>, none, call>),
                                       call::places::sizes, sizeof(call::places::sizes) / sizeof(size_t) - 1};
  return &all;
}

} // namespace detail
} // namespace sycl
