// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Specialization constants, and the handlers by which kernels read them.
#pragma once

#include <sycl/detail/item.hpp>

// On devices; `id` is a literal.
template <class T> SYCLOPT_DEVICE T __sycl_getScalar2020SpecConstantValue(const char *id, const void *default_value, const void *buffer);
template <class T> SYCLOPT_DEVICE T __sycl_getComposite2020SpecConstantValue(const char *id, const void *default_value, const void *buffer);

namespace sycl {

template <class T> class specialization_id {
  T initial;

  // Classes without constructors take numbers of other types, too, as constants in braces do.
  template <class... A> static constexpr T made(A &&...a) {
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wc++11-narrowing"
    if constexpr (std::is_constructible_v<T, A...>)
      return T(static_cast<A &&>(a)...);
    else
      return T{static_cast<A &&>(a)...};
#pragma clang diagnostic pop
  }

public:
  using value_type = T;
  template <class... A, class = std::enable_if_t<std::is_constructible_v<T, A...> || std::is_aggregate_v<T>>> explicit constexpr specialization_id(A &&...a) : initial(made(static_cast<A &&>(a)...)) {}
  specialization_id(const specialization_id &) = delete;
  specialization_id &operator=(const specialization_id &) = delete;
  constexpr const T &detail_default() const { return initial; }
};

namespace detail {
// The name of a specialization constant in the program, cut out of the text that clang makes: "... [S = name]".
template <auto &S> class constant_id {
  static constexpr const char *text() { return __PRETTY_FUNCTION__; }
  static constexpr size_t begin() {
    size_t at = 0;
    while (text()[at] != '=')
      ++at;
    return at + 2;
  }
  static constexpr size_t size() {
    size_t end = begin();
    while (text()[end])
      ++end;
    return end - 1 - begin();
  }
  template <class> struct letters;
  template <size_t... I> struct letters<std::index_sequence<I...>> {
    static constexpr char name[] = {text()[begin() + I]..., 0};
  };

public:
  static constexpr const char *get() { return letters<std::make_index_sequence<size()>>::name; }
};
template <auto &S> using constant_type = typename std::remove_cv_t<std::remove_reference_t<decltype(S)>>::value_type;
// What a structure comes in: x86-64 returns it in memory, as it has a destructor of its own, and a small `T` in registers.
template <class T> struct value_in_memory {
  T value;
  ~value_in_memory() {}
};
} // namespace detail

class kernel_handler {
public:
  explicit kernel_handler(detail::made_by_kernel) {}
  template <auto &S> detail::constant_type<S> get_specialization_constant() const {
    using T = detail::constant_type<S>;
    constexpr const char *name = detail::constant_id<S>::get(); // a literal in the call
    if constexpr (std::is_arithmetic_v<T> || std::is_enum_v<T>)
      return __sycl_getScalar2020SpecConstantValue<T>(name, &S, nullptr);
    else
      return __sycl_getComposite2020SpecConstantValue<detail::value_in_memory<T>>(name, &S, nullptr).value;
  }
};

} // namespace sycl
