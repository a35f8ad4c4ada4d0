// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Atomic references.
#pragma once

#include <sycl/detail/multi_ptr.hpp>
#include <sycl/detail/types.hpp>

namespace sycl {
namespace detail {

// Bits of a type as the integer by which they are exchanged; floating point stays what it is.
template <class T>
using atomic_type = std::conditional_t<std::is_same_v<T, float> || std::is_same_v<T, double>, T,
                                       std::conditional_t<sizeof(T) == 8, std::conditional_t<std::is_unsigned_v<T>, unsigned long, long>,
                                                          std::conditional_t<std::is_unsigned_v<T>, unsigned, int>>>;
// A load does not release, and a store does not acquire.
constexpr memory_order of_load(memory_order o) { return o == memory_order::acq_rel ? memory_order::acquire : o == memory_order::release ? memory_order::relaxed : o; }
constexpr memory_order of_store(memory_order o) { return o == memory_order::acq_rel ? memory_order::release : o == memory_order::acquire ? memory_order::relaxed : o; }

namespace apart {
// What an atomic sum is: integers wrap.
template <class T, class D> T atomic_sum(T a, D x) {
  if constexpr (std::is_integral_v<T> && !std::is_same_v<T, bool>) {
    using U = std::make_unsigned_t<T>;
    return static_cast<T>(static_cast<U>(a) + static_cast<U>(x));
  } else {
    return static_cast<T>(a + x);
  }
}
template <class T, class D> T atomic_difference(T a, D x) {
  if constexpr (std::is_integral_v<T> && !std::is_same_v<T, bool>) {
    using U = std::make_unsigned_t<T>;
    return static_cast<T>(static_cast<U>(a) - static_cast<U>(x));
  } else {
    return static_cast<T>(a - x);
  }
}
} // namespace apart

template <class T, memory_order Order, memory_scope Scope> class atomic_base {
protected:
  using A = atomic_type<T>;
  T *at;
  static A in(T x) { return bit_cast<A>(x); }
  static T out(A x) { return bit_cast<T>(x); }
  A *place() const { return reinterpret_cast<A *>(at); }

  // On the host: until no other thread was in between.
  template <class F> T changed(F f) const {
    T old;
    __atomic_load(at, &old, __ATOMIC_RELAXED);
    for (T now = f(old); !__atomic_compare_exchange(at, &old, &now, true, __ATOMIC_SEQ_CST, __ATOMIC_RELAXED); now = f(old))
      ;
    return old;
  }
  explicit atomic_base(T *p) : at(p) {}

public:
  static constexpr size_t required_alignment = alignof(T) < sizeof(T) ? sizeof(T) : alignof(T);
  static constexpr bool is_always_lock_free = true;
  static constexpr memory_order default_read_order = of_load(Order);
  static constexpr memory_order default_write_order = of_store(Order);
  static constexpr memory_order default_read_modify_write_order = Order;
  static constexpr memory_scope default_scope = Scope;
  using value_type = T;

  bool is_lock_free() const noexcept { return true; }
  T load(memory_order o = default_read_order, memory_scope s = Scope) const noexcept {
    return on_side([&] { return out(__spirv_AtomicLoad(place(), spirv(s), spirv(of_load(o)))); },
                   [&] {
                     T x;
                     __atomic_load(at, &x, __ATOMIC_SEQ_CST);
                     return x;
                   });
  }
  void store(T x, memory_order o = default_write_order, memory_scope s = Scope) const noexcept {
    call_if_on_device([&] { __spirv_AtomicStore(place(), spirv(s), spirv(of_store(o)), in(x)); });
    call_if_on_host([&] { __atomic_store(at, &x, __ATOMIC_SEQ_CST); });
  }
  T exchange(T x, memory_order o = Order, memory_scope s = Scope) const noexcept {
    return on_side([&] { return out(__spirv_AtomicExchange(place(), spirv(s), spirv(o), in(x))); }, [&] { return changed([&](T) { return x; }); });
  }
  bool compare_exchange_strong(T &expected, T x, memory_order success, memory_order failure, memory_scope s = Scope) const noexcept {
    using I = std::conditional_t<sizeof(T) == 8, long, int>;
    const T wanted = expected;
    expected = on_side(
        [&] {
          return bit_cast<T>(__spirv_AtomicCompareExchange(reinterpret_cast<I *>(at), spirv(s), spirv(success), spirv(of_load(failure)), bit_cast<I>(x), bit_cast<I>(wanted)));
        },
        [&] {
          T seen = wanted, now = x;
          __atomic_compare_exchange(at, &seen, &now, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
          return seen;
        });
    return bit_cast<I>(expected) == bit_cast<I>(wanted);
  }
  bool compare_exchange_strong(T &expected, T x, memory_order o = Order, memory_scope s = Scope) const noexcept { return compare_exchange_strong(expected, x, o, o, s); }
  bool compare_exchange_weak(T &expected, T x, memory_order success, memory_order failure, memory_scope s = Scope) const noexcept {
    return compare_exchange_strong(expected, x, success, failure, s);
  }
  bool compare_exchange_weak(T &expected, T x, memory_order o = Order, memory_scope s = Scope) const noexcept { return compare_exchange_strong(expected, x, o, o, s); }
  operator T() const noexcept { return load(); }
};

} // namespace detail

template <class T, memory_order Order, memory_scope Scope, access::address_space Space = access::address_space::generic_space>
class atomic_ref : public detail::atomic_base<T, Order, Scope> {
  static_assert(sizeof(T) == 4 || sizeof(T) == 8, "atomic references are to values of 4 or 8 bytes");
  static_assert(std::is_arithmetic_v<T> || std::is_pointer_v<T>, "atomic references are to numbers and pointers");
  static_assert(Order == memory_order::relaxed || Order == memory_order::acq_rel || Order == memory_order::seq_cst, "the order of atomic references is relaxed, acq_rel or seq_cst");
  using base = detail::atomic_base<T, Order, Scope>;
  static constexpr bool is_float = std::is_floating_point_v<T>, is_pointer = std::is_pointer_v<T>;

public:
  using difference_type = std::conditional_t<is_pointer, std::ptrdiff_t, T>;

  explicit atomic_ref(T &x) : base(&x) {}
  atomic_ref(const atomic_ref &) = default;
  atomic_ref &operator=(const atomic_ref &) = delete;
  T operator=(T x) const noexcept {
    this->store(x);
    return x;
  }

  T fetch_add(difference_type x, memory_order o = Order, memory_scope s = Scope) const noexcept {
    return detail::on_side(
        [&] {
          if constexpr (is_float)
            return __spirv_AtomicFAddEXT(this->place(), detail::spirv(s), detail::spirv(o), x);
          else if constexpr (is_pointer)
            return this->out(__spirv_AtomicIAdd(this->place(), detail::spirv(s), detail::spirv(o), static_cast<long>(x * static_cast<std::ptrdiff_t>(sizeof(*T())))));
          else
            return this->out(__spirv_AtomicIAdd(this->place(), detail::spirv(s), detail::spirv(o), this->in(x)));
        },
        [&] { return this->changed([&](T a) { return detail::atomic_sum(a, x); }); });
  }
  T fetch_sub(difference_type x, memory_order o = Order, memory_scope s = Scope) const noexcept {
    if constexpr (is_float || is_pointer)
      return fetch_add(-x, o, s);
    else
      return detail::on_side([&] { return this->out(__spirv_AtomicISub(this->place(), detail::spirv(s), detail::spirv(o), this->in(x))); },
                             [&] { return this->changed([&](T a) { return detail::atomic_difference(a, x); }); });
  }
#define SYCLOPT_BITS(name, word, op)                                                                                   \
  template <class U = T, class = std::enable_if_t<std::is_integral_v<U>>> T name(T x, memory_order o = Order, memory_scope s = Scope) const noexcept { \
    return detail::on_side([&] { return this->out(__spirv_Atomic##word(this->place(), detail::spirv(s), detail::spirv(o), this->in(x))); }, \
                           [&] { return this->changed([&](T a) { return static_cast<T>(a op x); }); });                \
  }                                                                                                                    \
  template <class U = T, class = std::enable_if_t<std::is_integral_v<U>>> T operator op##=(T x) const noexcept { return name(x) op x; }
  SYCLOPT_BITS(fetch_and, And, &)
  SYCLOPT_BITS(fetch_or, Or, |)
  SYCLOPT_BITS(fetch_xor, Xor, ^)
#undef SYCLOPT_BITS
#define SYCLOPT_BOUND(name, word, op)                                                                                  \
  template <class U = T, class = std::enable_if_t<std::is_arithmetic_v<U>>> T name(T x, memory_order o = Order, memory_scope s = Scope) const noexcept { \
    return detail::on_side(                                                                                            \
        [&] {                                                                                                          \
          if constexpr (is_float)                                                                                      \
            return __spirv_AtomicF##word##EXT(this->place(), detail::spirv(s), detail::spirv(o), x);                   \
          else if constexpr (std::is_unsigned_v<T>)                                                                    \
            return this->out(__spirv_AtomicU##word(this->place(), detail::spirv(s), detail::spirv(o), this->in(x)));   \
          else                                                                                                         \
            return this->out(__spirv_AtomicS##word(this->place(), detail::spirv(s), detail::spirv(o), this->in(x)));   \
        },                                                                                                             \
        [&] { return this->changed([&](T a) { return x op a ? x : a; }); });                                           \
  }
  SYCLOPT_BOUND(fetch_min, Min, <)
  SYCLOPT_BOUND(fetch_max, Max, >)
#undef SYCLOPT_BOUND
  T operator+=(difference_type x) const noexcept { return detail::atomic_sum(fetch_add(x), x); }
  T operator-=(difference_type x) const noexcept { return detail::atomic_difference(fetch_sub(x), x); }
  T operator++() const noexcept { return detail::atomic_sum(fetch_add(1), 1); }
  T operator--() const noexcept { return detail::atomic_difference(fetch_sub(1), 1); }
  T operator++(int) const noexcept { return fetch_add(1); }
  T operator--(int) const noexcept { return fetch_sub(1); }
};

namespace ext::oneapi {
using sycl::atomic_fence;
using sycl::atomic_ref;
using sycl::memory_order;
using sycl::memory_scope;
} // namespace ext::oneapi

// How atomics were written before; what they change is not the object, but what its pointer points to.
template <class T, access::address_space Space = access::address_space::global_space> class atomic {
  T *at;
  using reference = atomic_ref<T, memory_order::relaxed, memory_scope::device, Space>;

public:
  template <class U, access::decorated D, class = std::enable_if_t<std::is_same_v<U, T>>> atomic(multi_ptr<U, Space, D> p) : at(p.get_raw()) {}
  explicit atomic(T &x) : at(&x) {}
  void store(T x, memory_order = memory_order::relaxed) { reference(*at).store(x); }
  T load(memory_order = memory_order::relaxed) const { return reference(*at).load(); }
  T exchange(T x, memory_order = memory_order::relaxed) { return reference(*at).exchange(x); }
  bool compare_exchange_strong(T &expected, T x, memory_order = memory_order::relaxed, memory_order = memory_order::relaxed) {
    return reference(*at).compare_exchange_strong(expected, x);
  }
#define SYCLOPT_FETCH(name) T fetch_##name(T x, memory_order = memory_order::relaxed) { return reference(*at).fetch_##name(x); }
  SYCLOPT_FETCH(add)
  SYCLOPT_FETCH(sub)
  SYCLOPT_FETCH(and)
  SYCLOPT_FETCH(or)
  SYCLOPT_FETCH(xor)
  SYCLOPT_FETCH(min)
  SYCLOPT_FETCH(max)
#undef SYCLOPT_FETCH
};
#define SYCLOPT_FUNCTION(name)                                                                                         \
  template <class T, access::address_space S> T atomic_##name(atomic<T, S> a, std::common_type_t<T> x, memory_order = memory_order::relaxed) { return a.name(x); }
SYCLOPT_FUNCTION(exchange)
SYCLOPT_FUNCTION(fetch_add)
SYCLOPT_FUNCTION(fetch_sub)
SYCLOPT_FUNCTION(fetch_and)
SYCLOPT_FUNCTION(fetch_or)
SYCLOPT_FUNCTION(fetch_xor)
SYCLOPT_FUNCTION(fetch_min)
SYCLOPT_FUNCTION(fetch_max)
#undef SYCLOPT_FUNCTION
template <class T, access::address_space S> T atomic_load(atomic<T, S> a, memory_order = memory_order::relaxed) { return a.load(); }
template <class T, access::address_space S> void atomic_store(atomic<T, S> a, std::common_type_t<T> x, memory_order = memory_order::relaxed) { a.store(x); }
template <class T, access::address_space S>
bool atomic_compare_exchange_strong(atomic<T, S> a, T &expected, std::common_type_t<T> x, memory_order = memory_order::relaxed, memory_order = memory_order::relaxed) {
  return a.compare_exchange_strong(expected, x);
}

} // namespace sycl
