// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Pointers that know their address space. Code is compiled for one address space, so they are plain pointers within.
#pragma once

#include <iterator>
#include <sycl/detail/item.hpp>
#include <type_traits>

namespace sycl {

template <class T, int D, access_mode M, target G, access::placeholder P> class accessor;
template <class T, int D> class local_accessor;

template <class T> struct remove_decoration {
  using type = T;
};
template <class T> using remove_decoration_t = typename remove_decoration<T>::type;

template <class T, access::address_space Space, access::decorated Decorated = access::decorated::legacy> class multi_ptr {
  T *at = nullptr;
  template <access::address_space S> static constexpr bool is_here = S == Space || (Space == access::address_space::generic_space && S != access::address_space(2));
  template <class U> static constexpr bool has = std::is_convertible_v<U *, T *>;

public:
  static constexpr bool is_decorated = Decorated == access::decorated::yes;
  static constexpr access::address_space address_space = Space;
  using value_type = T;
  using element_type = T;
  using pointer = T *;
  using pointer_t = T *;
  using const_pointer_t = const T *;
  using reference = std::add_lvalue_reference_t<T>;
  using reference_t = reference;
  using const_reference_t = std::add_lvalue_reference_t<const T>;
  using iterator_category = std::random_access_iterator_tag;
  using difference_type = std::ptrdiff_t;

  multi_ptr() = default;
  multi_ptr(std::nullptr_t) {}
  // Plain pointers become those of before by themselves.
  template <access::decorated E = Decorated, std::enable_if_t<E == access::decorated::legacy, int> = 0> multi_ptr(T *p) : at(p) {}
  template <access::decorated E = Decorated, std::enable_if_t<E != access::decorated::legacy, int> = 0> explicit multi_ptr(T *p) : at(p) {}
  template <class U, access::address_space S, access::decorated E, std::enable_if_t<has<U> && is_here<S>, int> = 0> multi_ptr(const multi_ptr<U, S, E> &other) : at(other.get_raw()) {}
  template <class U, access::address_space S, access::decorated E, std::enable_if_t<has<U> && !is_here<S> && S == access::address_space::generic_space, int> = 0>
  explicit multi_ptr(const multi_ptr<U, S, E> &other) : at(other.get_raw()) {}
  template <class U, int D, access_mode M, target G, access::placeholder P,
            class = std::enable_if_t<has<typename accessor<U, D, M, G, P>::value_type> && is_here<G == target::constant_buffer ? Space : access::address_space::global_space>>>
  multi_ptr(const accessor<U, D, M, G, P> &a) : at(a.template get_multi_ptr<access::decorated::no>().get_raw()) {}
  template <class U, int D, class = std::enable_if_t<has<U> && is_here<access::address_space::local_space>>> multi_ptr(const local_accessor<U, D> &a) : at(&*a.begin()) {}
  // What `void` points to is said explicitly.
  template <class U, access::decorated E, class = std::enable_if_t<std::is_void_v<U> && !std::is_void_v<T> && (std::is_const_v<T> || !std::is_const_v<U>)>> explicit multi_ptr(const multi_ptr<U, Space, E> &other)
      : at(static_cast<T *>(other.get_raw())) {}
  multi_ptr &operator=(std::nullptr_t) {
    at = nullptr;
    return *this;
  }

  T *get() const { return at; }
  T *get_raw() const { return at; }
  T *get_decorated() const { return at; }
  reference operator*() const { return *at; }
  T *operator->() const { return at; }
  template <class I, class = std::enable_if_t<std::is_integral_v<I>>> reference operator[](I i) const { return at[i]; }
  operator T *() const { return at; }

  void prefetch(size_t) const {}

  multi_ptr &operator++() { return *this += 1; }
  multi_ptr &operator--() { return *this -= 1; }
  multi_ptr operator++(int) {
    multi_ptr before = *this;
    ++at;
    return before;
  }
  multi_ptr operator--(int) {
    multi_ptr before = *this;
    --at;
    return before;
  }
  multi_ptr &operator+=(difference_type n) {
    at += n;
    return *this;
  }
  multi_ptr &operator-=(difference_type n) {
    at -= n;
    return *this;
  }
  template <class I, class = std::enable_if_t<std::is_integral_v<I>>> friend multi_ptr operator+(const multi_ptr &p, I n) { return multi_ptr(p.at + n); }
  template <class I, class = std::enable_if_t<std::is_integral_v<I>>> friend multi_ptr operator-(const multi_ptr &p, I n) { return multi_ptr(p.at - n); }
  // Pointers of two kinds are compared, and subtracted, as the plain pointers that they become.
#define SYCLOPT_COMPARE(op)                                                                                            \
  friend bool operator op(const multi_ptr &a, std::nullptr_t) { return a.at op static_cast<T *>(nullptr); }            \
  friend bool operator op(std::nullptr_t, const multi_ptr &b) { return static_cast<T *>(nullptr) op b.at; }
  SYCLOPT_COMPARE(==)
  SYCLOPT_COMPARE(!=)
  SYCLOPT_COMPARE(<)
  SYCLOPT_COMPARE(>)
  SYCLOPT_COMPARE(<=)
  SYCLOPT_COMPARE(>=)
#undef SYCLOPT_COMPARE
};

template <class T, int D, access_mode M, access::placeholder P>
multi_ptr(accessor<T, D, M, target::device, P>) -> multi_ptr<std::conditional_t<M == access_mode::read, const T, T>, access::address_space::global_space, access::decorated::no>;
template <class T, int D> multi_ptr(local_accessor<T, D>) -> multi_ptr<T, access::address_space::local_space, access::decorated::no>;

template <class T, access::decorated E = access::decorated::legacy> using global_ptr = multi_ptr<T, access::address_space::global_space, E>;
template <class T, access::decorated E = access::decorated::legacy> using constant_ptr = multi_ptr<T, access::address_space(2), E>;
template <class T, access::decorated E = access::decorated::legacy> using local_ptr = multi_ptr<T, access::address_space::local_space, E>;
template <class T, access::decorated E = access::decorated::legacy> using private_ptr = multi_ptr<T, access::address_space::private_space, E>;
template <class T, access::decorated E = access::decorated::legacy> using generic_ptr = multi_ptr<T, access::address_space::generic_space, E>;
template <class T> using raw_global_ptr = global_ptr<T, access::decorated::no>;
template <class T> using raw_local_ptr = local_ptr<T, access::decorated::no>;
template <class T> using raw_private_ptr = private_ptr<T, access::decorated::no>;
template <class T> using raw_generic_ptr = generic_ptr<T, access::decorated::no>;
template <class T> using decorated_global_ptr = global_ptr<T, access::decorated::yes>;
template <class T> using decorated_local_ptr = local_ptr<T, access::decorated::yes>;
template <class T> using decorated_private_ptr = private_ptr<T, access::decorated::yes>;
template <class T> using decorated_generic_ptr = generic_ptr<T, access::decorated::yes>;

template <access::address_space S, access::decorated E, class T> multi_ptr<T, S, E> address_space_cast(T *p) { return multi_ptr<T, S, E>(p); }
template <access::address_space S, access::decorated E, class T, access::address_space F, access::decorated X>
multi_ptr<T, S, E> address_space_cast(const multi_ptr<T, F, X> &p) {
  return multi_ptr<T, S, E>(p.get_raw());
}
template <class T, access::address_space S, access::decorated E = access::decorated::legacy> multi_ptr<T, S, E> make_ptr(T *p) { return multi_ptr<T, S, E>(p); }

namespace detail {
// The pointer, or none where the device sees that it leads to another address space.
template <access::address_space S, class T> T *if_in(T *p) {
  void *any = const_cast<void *>(static_cast<const volatile void *>(p));
  if constexpr (S == access::address_space::global_space)
    return static_cast<T *>(__spirv_GenericCastToPtrExplicit_ToGlobal(any, 5));
  else if constexpr (S == access::address_space::local_space)
    return static_cast<T *>(__spirv_GenericCastToPtrExplicit_ToLocal(any, 4));
  else if constexpr (S == access::address_space::private_space)
    return static_cast<T *>(__spirv_GenericCastToPtrExplicit_ToPrivate(any, 7));
  else
    return p;
}
} // namespace detail

namespace ext::oneapi::experimental {
#define SYCLOPT_CAST(name, expression)                                                                                 \
  template <access::address_space S, class T> multi_ptr<T, S, access::decorated::no> name(T *p) { return multi_ptr<T, S, access::decorated::no>(expression); } \
  template <access::address_space S, class T, access::decorated E> multi_ptr<T, S, E> name(multi_ptr<T, access::address_space::generic_space, E> of) { \
    T *const p = of.get_raw();                                                                                         \
    return multi_ptr<T, S, E>(expression);                                                                             \
  }
SYCLOPT_CAST(static_address_cast, p)
SYCLOPT_CAST(dynamic_address_cast, sycl::detail::if_in<S>(p))
#undef SYCLOPT_CAST
} // namespace ext::oneapi::experimental

namespace detail {
namespace apart {
template <class T> T *plain(T *p) { return p; }
template <class T, access::address_space S, access::decorated E> T *plain(const multi_ptr<T, S, E> &p) { return p.get_raw(); }
} // namespace apart
} // namespace detail

// Of copies by a group, which are done when it is made.
class device_event {
public:
  void wait() const { detail::barrier(detail::work_group_scope, detail::work_group_scope, 0x310); }
};

template <int D> template <class To, class From> auto group<D>::async_work_group_copy(To to, From from, size_t count, size_t stride) const {
  auto *target = detail::plain(to);
  const auto *source = detail::plain(from);
  constexpr bool from_global = From::address_space == access::address_space::global_space;
  const size_t step_to = from_global ? 1 : stride, step_from = from_global ? stride : 1;
  for (size_t i = get_local_linear_id(), items = is_hierarchical() ? 1 : get_local_linear_range(); i < count; i += items)
    target[i * step_to] = source[i * step_from];
  return device_event();
}

} // namespace sycl
