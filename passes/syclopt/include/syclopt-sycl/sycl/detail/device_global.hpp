// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Device globals: variables that kernels share, and that the host copies to and from.
#pragma once

#include <sycl/detail/accessor.hpp>

extern "C" __attribute__((used)) inline void syclopt_add_device_global(void *variable, const char *id) {
  if (syclopt_interface)
    syclopt_interface->add_device_global(variable, id);
}

namespace sycl::ext::oneapi::experimental {
namespace detail_global {

// The annotation is on a tag that the initializer of each variable refers to: clang keeps none on classes.
template <class T, class L> struct tag_of {
  __attribute__((annotate("syclopt:device-global", sizeof(T), L::template has_property<device_image_scope_key>(), lists::find<L, host_access_key>::template number<0>(),
                          lists::find<L, init_mode_key>::template number<0>(), lists::find<L, implement_in_csr_key>::template number<0>()))) static constexpr char tag = 0;
};

#ifdef SYCLOPT_PLAIN_DEVICE_GLOBALS // tests, without the passes: nobody puts a pointer there
template <class T, class L, bool = true> struct storage {
#else
template <class T, class L, bool = L::template has_property<device_image_scope_key>()> struct storage {
#endif
  T value{};
  const void *tag = &tag_of<T, L>::tag;
  T &get() { return value; }
  const T &get() const { return value; }
};
template <class T, class L> struct storage<T, L, false> {
  T *value = nullptr;
  const void *tag = &tag_of<T, L>::tag;
  T &get() { return *value; }
  const T &get() const { return *value; }
};

template <class T, class = void> struct has_arrow : std::is_pointer<T> {};
template <class T> struct has_arrow<T, std::void_t<decltype(std::declval<T &>().operator->())>> : std::true_type {};
template <class T> using if_arrow = std::enable_if_t<has_arrow<T>::value>;

} // namespace detail_global

template <class T, class L = properties<>> class device_global {
  static_assert(std::is_trivially_default_constructible_v<T> && std::is_trivially_destructible_v<T>, "a device global's type is trivially default constructible and destructible");
  static_assert(is_property_list_v<L>, "the second argument of device_global is a list of properties");
  detail_global::storage<T, L> stored;

public:
  using element_type = std::remove_extent_t<T>;
  constexpr device_global() = default;
  template <class First, class... A, class = std::enable_if_t<!std::is_same_v<std::decay_t<First>, device_global>>> explicit constexpr device_global(First &&, A &&...) {
    SYCLOPT_NOT_HERE(sycl::detail::never<First>, "a device global that begins with another value than zero");
  }
  device_global(const device_global &) = delete;
  device_global(device_global &&) = delete;
  device_global &operator=(const device_global &) = delete;
  device_global &operator=(device_global &&) = delete;

  T &get() noexcept { return stored.get(); }
  const T &get() const noexcept { return stored.get(); }
  operator T &() noexcept { return stored.get(); }
  operator const T &() const noexcept { return stored.get(); }
  device_global &operator=(const T &x) noexcept {
    stored.get() = x;
    return *this;
  }
  template <class I, class U = T, class = std::enable_if_t<std::is_integral_v<I> && (std::is_array_v<U> || std::is_pointer_v<U>)>> auto &operator[](I i) noexcept { return stored.get()[i]; }
  template <class I, class U = T, class = std::enable_if_t<std::is_integral_v<I> && (std::is_array_v<U> || std::is_pointer_v<U>)>> auto &operator[](I i) const noexcept { return stored.get()[i]; }
  template <class U = T, class = detail_global::if_arrow<U>> U &operator->() noexcept { return stored.get(); }
  template <class U = T, class = detail_global::if_arrow<U>> const U &operator->() const noexcept { return stored.get(); }
  template <access::decorated D> multi_ptr<T, access::address_space::global_space, D> get_multi_ptr() noexcept { return multi_ptr<T, access::address_space::global_space, D>(&stored.get()); }
  template <access::decorated D> multi_ptr<const T, access::address_space::global_space, D> get_multi_ptr() const noexcept { return multi_ptr<const T, access::address_space::global_space, D>(&stored.get()); }
  template <class P> static constexpr bool has_property() { return L::template has_property<P>(); }
  template <class P> static constexpr auto get_property() { return L::template get_property<P>(); }
};

} // namespace sycl::ext::oneapi::experimental
