// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What programs with virtual functions need of a SYCL runtime, as declarations; stock clang compiles them with `-fsycl`.
//
// The property of a virtual function becomes an annotation with the name of its set. What a kernel calls is part of its
// type, and lowered by whoever lowers kernels.
#pragma once

inline void *operator new(unsigned long, void *place) noexcept { return place; }

namespace sycl {

enum class aspect { fp64 = 6 };

struct device {
  bool has(aspect feature) const;
};

namespace ext::oneapi::experimental {

template <class Set = void> struct indirectly_callable {
  static constexpr const char *set = __builtin_sycl_unique_stable_name(Set);
};

template <class... Sets> struct calls_indirectly_value {};
template <> struct calls_indirectly_value<> : calls_indirectly_value<void> {};
template <class... Sets> inline constexpr calls_indirectly_value<Sets...> calls_indirectly{};

template <class... Properties> struct properties {
  constexpr properties(Properties...) {}
};

} // namespace ext::oneapi::experimental

namespace detail {
template <class Name, class Kernel> [[clang::sycl_kernel_entry_point(Name)]] void launch(Kernel kernel) { kernel(); }
} // namespace detail

struct queue {
  device get_device() const;
  template <class Name, class Kernel> void single_task(Kernel kernel) { detail::launch<Name>(kernel); }
  template <class Name, class... Properties, class Kernel>
  void single_task(ext::oneapi::experimental::properties<Properties...>, Kernel kernel) {
    detail::launch<Name>(kernel);
  }
};

template <class T> T *malloc_device(unsigned long count, const queue &);
template <class T> T *malloc_shared(unsigned long count, const queue &);

} // namespace sycl

#define SYCL_EXT_ONEAPI_FUNCTION_PROPERTY(...)                                                                         \
  __attribute__((annotate("indirectly-callable", decltype(__VA_ARGS__())::set)))
