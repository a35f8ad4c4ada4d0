// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Functions that all work-items of a group call together.
#pragma once

#include <sycl/detail/multi_ptr.hpp>
#include <sycl/detail/vec.hpp>

namespace sycl {
namespace detail {

namespace apart {
// Any bytes, a word at a time.
template <class T, class F> T by_words(const T &x, const F &f) {
  static_assert(std::is_trivially_copyable_v<T> || std::is_trivially_copy_constructible_v<T>, "values that work-items exchange are trivially copyable");
  if constexpr (std::is_same_v<T, float> || std::is_same_v<T, double>) {
    return f(x);
  } else if constexpr (sizeof(T) == 8) {
    return bit_cast<T>(f(bit_cast<long>(x)));
  } else {
    int words[(sizeof(T) + 3) / 4] = {};
    __builtin_memcpy(words, &x, sizeof(T));
    for (int &one : words)
      one = f(one);
    T result;
    __builtin_memcpy(static_cast<void *>(&result), words, sizeof(T));
    return result;
  }
}
} // namespace apart

// Complex numbers of all libraries: two numbers of which they are made.
template <class T, class = void> inline constexpr bool is_complex = false;
template <class T>
inline constexpr bool is_complex<T, std::void_t<decltype(T(std::declval<T>().real(), std::declval<T>().imag()))>> = is_number<typename T::value_type> && sizeof(T) == 2 * sizeof(typename T::value_type);
template <class Op, class T>
constexpr bool is_foldable = operation_of<Op> != operation::none && (is_number<T> || is_vector<T> || is_marray<T> || (is_complex<T> && operation_of<Op> == operation::plus));

// All of a group, or the items up to or before this one (`kind`: 0, 1, 2), by the device's own function. What a group reaches is a
// scope of the device, or some of a sub-group, for which there are functions of the same names.
template <class Op, class Reach, class T> T fold(const Reach &scope, int kind, T x) {
  constexpr operation op = operation_of<Op>;
  if constexpr (is_floating<T>) {
    if constexpr (op == operation::plus)
      return __spirv_GroupFAdd(scope, kind, x);
    else if constexpr (op == operation::multiplies)
      return __spirv_GroupFMulKHR(scope, kind, x);
    else if constexpr (op == operation::minimum)
      return __spirv_GroupFMin(scope, kind, x);
    else {
      static_assert(op == operation::maximum, "floating point has no such operation");
      return __spirv_GroupFMax(scope, kind, x);
    }
  } else if constexpr (op == operation::logical_and || op == operation::logical_or) {
    constexpr bool all = op == operation::logical_and;
    const int r = all ? __spirv_GroupBitwiseAndKHR(scope, kind, x ? -1 : 0) : __spirv_GroupBitwiseOrKHR(scope, kind, x ? 1 : 0);
    return static_cast<T>(r != 0);
  } else if constexpr (op == operation::minimum || op == operation::maximum) {
    using I = std::conditional_t<std::is_unsigned_v<T>, std::conditional_t<sizeof(T) == 8, unsigned long, unsigned>, std::conditional_t<sizeof(T) == 8, long, int>>;
    I result;
    if constexpr (std::is_unsigned_v<T>)
      result = op == operation::minimum ? __spirv_GroupUMin(scope, kind, static_cast<I>(x)) : __spirv_GroupUMax(scope, kind, static_cast<I>(x));
    else
      result = op == operation::minimum ? __spirv_GroupSMin(scope, kind, static_cast<I>(x)) : __spirv_GroupSMax(scope, kind, static_cast<I>(x));
    // The identity of a narrower type, where no item is before this one.
    if constexpr (sizeof(T) < sizeof(I))
      result = result < static_cast<I>(std::numeric_limits<T>::lowest()) ? static_cast<I>(std::numeric_limits<T>::lowest()) : result > static_cast<I>(std::numeric_limits<T>::max()) ? static_cast<I>(std::numeric_limits<T>::max()) : result;
    return static_cast<T>(result);
  } else {
    using I = std::conditional_t<sizeof(T) == 8, long, int>;
    const I i = static_cast<I>(x);
    if constexpr (op == operation::plus)
      return static_cast<T>(__spirv_GroupIAdd(scope, kind, i));
    else if constexpr (op == operation::multiplies)
      return static_cast<T>(__spirv_GroupIMulKHR(scope, kind, i));
    else if constexpr (op == operation::bit_and)
      return static_cast<T>(__spirv_GroupBitwiseAndKHR(scope, kind, i));
    else if constexpr (op == operation::bit_or)
      return static_cast<T>(__spirv_GroupBitwiseOrKHR(scope, kind, i));
    else {
      static_assert(op == operation::bit_xor, "this operation is none of SYCL's");
      return static_cast<T>(__spirv_GroupBitwiseXorKHR(scope, kind, i));
    }
  }
}
template <class Op, class G, class T> T fold_elements(const G &g, int kind, const T &x) {
  static_assert(is_foldable<Op, T>, "group functions fold numbers by SYCL's own operations, such as sycl::plus<>");
  if constexpr (is_vector<T> || is_marray<T>) {
    T result;
    for (int i = 0; i < static_cast<int>(T::size()); ++i)
      result[i] = fold<Op>(reach_of(g), kind, x[i]);
    return result;
  } else if constexpr (is_complex<T>) {
    return T(fold<plus<>>(reach_of(g), kind, x.real()), fold<plus<>>(reach_of(g), kind, x.imag()));
  } else {
    return fold<Op>(reach_of(g), kind, x);
  }
}
// The operation without the types of its arguments, so that what folds vectors folds their elements.
template <class Op> struct untyped {
  using type = Op;
};
template <template <class> class Op, class T> struct untyped<Op<T>> {
  using type = Op<void>;
};
namespace apart {
// Two values folded as a group's are: element by element.
template <class Op, class T> T folded(const Op &op, const T &a, const T &b) {
  if constexpr (is_vector<T> || is_marray<T>) {
    T result;
    for (int i = 0; i < static_cast<int>(T::size()); ++i)
      result[i] = static_cast<typename T::value_type>(typename untyped<Op>::type()(static_cast<typename T::value_type>(a[i]), static_cast<typename T::value_type>(b[i])));
    return result;
  } else {
    return static_cast<T>(op(a, b));
  }
}
} // namespace apart
template <class Op, class T> constexpr T identity_of_fold() {
  if constexpr (is_vector<T> || is_marray<T>)
    return T(known_identity_v<Op, typename T::value_type>);
  else if constexpr (is_complex<T>)
    return T();
  else
    return known_identity_v<Op, T>;
}
template <class P> using pointee = std::remove_cv_t<std::remove_reference_t<decltype(*std::declval<P>())>>;
template <class G> using if_group = std::enable_if_t<is_group_v<G>>;

} // namespace detail

// Votes.
template <class G, class = detail::if_group<G>> bool any_of_group(G g, bool x) { return __spirv_GroupAny(reach_of(g), x); }
template <class G, class = detail::if_group<G>> bool all_of_group(G g, bool x) { return __spirv_GroupAll(reach_of(g), x); }
template <class G, class = detail::if_group<G>> bool none_of_group(G g, bool x) { return !__spirv_GroupAny(reach_of(g), x); }
template <class G, class T, class F, class = detail::if_group<G>> bool any_of_group(G g, const T &x, F f) { return any_of_group(g, f(x)); }
template <class G, class T, class F, class = detail::if_group<G>> bool all_of_group(G g, const T &x, F f) { return all_of_group(g, f(x)); }
template <class G, class T, class F, class = detail::if_group<G>> bool none_of_group(G g, const T &x, F f) { return none_of_group(g, f(x)); }
template <class G, class P, class F, class = detail::if_group<G>> bool joint_any_of(G g, P first, P last, F f) {
  bool mine = false;
  for (P at = first + g.get_local_linear_id(); at < last; at += g.get_local_linear_range())
    mine = mine || f(*at);
  return any_of_group(g, mine);
}
template <class G, class P, class F, class = detail::if_group<G>> bool joint_all_of(G g, P first, P last, F f) {
  return !joint_any_of(g, first, last, [=](const auto &x) { return !f(x); });
}
template <class G, class P, class F, class = detail::if_group<G>> bool joint_none_of(G g, P first, P last, F f) { return !joint_any_of(g, first, last, f); }

// Exchange.
template <class G, class T, class = detail::if_group<G>> T group_broadcast(G g, T x, typename G::linear_id_type from = 0) {
  if constexpr (std::is_same_v<G, sub_group> || G::dimensions == 1)
    return detail::by_words(x, [&](auto word) { return __spirv_GroupBroadcast(reach_of(g), word, static_cast<size_t>(from)); });
  else // of all words only one is not zero
    return detail::by_words(x, [&](auto word) {
      using I = std::conditional_t<sizeof(word) == 8, long, int>;
      return bit_cast<decltype(word)>(__spirv_GroupBitwiseOrKHR(detail::work_group_scope, 0, g.get_local_linear_id() == from ? bit_cast<I>(word) : I()));
    });
}
template <int D, class T> T group_broadcast(group<D> g, T x, id<D> from) { return group_broadcast(g, x, detail::linear(from, g.get_local_range())); }
template <class T> T group_broadcast(sub_group g, T x, id<1> from) { return group_broadcast(g, x, static_cast<std::uint32_t>(from[0])); }
template <class T> T select_from_group(sub_group, T x, id<1> from) {
  return detail::by_words(x, [&](auto word) { return __spirv_GroupNonUniformShuffle(detail::sub_group_scope, word, static_cast<int>(from[0])); });
}
template <class T> T permute_group_by_xor(sub_group, T x, std::uint32_t mask) {
  return detail::by_words(x, [&](auto word) { return __spirv_GroupNonUniformShuffleXor(detail::sub_group_scope, word, static_cast<int>(mask)); });
}
template <class T> T shift_group_left(sub_group, T x, std::uint32_t delta = 1) {
  return detail::by_words(x, [&](auto word) { return __spirv_GroupNonUniformShuffleDown(detail::sub_group_scope, word, static_cast<int>(delta)); });
}
template <class T> T shift_group_right(sub_group, T x, std::uint32_t delta = 1) {
  return detail::by_words(x, [&](auto word) { return __spirv_GroupNonUniformShuffleUp(detail::sub_group_scope, word, static_cast<int>(delta)); });
}
template <class T> T sub_group::shuffle(T x, id_type local) const { return select_from_group(*this, x, local); }
template <class T> T sub_group::shuffle_down(T x, std::uint32_t delta) const { return shift_group_left(*this, x, delta); }
template <class T> T sub_group::shuffle_up(T x, std::uint32_t delta) const { return shift_group_right(*this, x, delta); }
template <class T> T sub_group::shuffle_xor(T x, id_type mask) const { return permute_group_by_xor(*this, x, static_cast<std::uint32_t>(mask[0])); }

// Reductions.
template <class G, class T, class Op, class = detail::if_group<G>> T reduce_over_group(G g, T x, Op) { return detail::fold_elements<Op>(g, 0, x); }
template <class G, class V, class T, class Op, class = detail::if_group<G>> T reduce_over_group(G g, V x, T initial, Op op) {
  return detail::folded(op, initial, reduce_over_group(g, static_cast<T>(x), op));
}
namespace detail {
template <class G, class P, class T, class Op> T own_part(G g, P first, P last, T result, Op op) {
  for (P at = first + g.get_local_linear_id(); at < last; at += g.get_local_linear_range())
    result = folded(op, result, static_cast<T>(*at));
  return result;
}
} // namespace detail
template <class G, class P, class Op, class = detail::if_group<G>> detail::pointee<P> joint_reduce(G g, P first, P last, Op op) {
  using T = detail::pointee<P>;
  return reduce_over_group(g, detail::own_part(g, first, last, detail::identity_of_fold<Op, T>(), op), op);
}
template <class G, class P, class T, class Op, class = detail::if_group<G>> T joint_reduce(G g, P first, P last, T initial, Op op) {
  return detail::folded(op, initial, reduce_over_group(g, detail::own_part(g, first, last, detail::identity_of_fold<Op, T>(), op), op));
}

// Scans.
template <class G, class T, class Op, class = detail::if_group<G>> T inclusive_scan_over_group(G g, T x, Op) { return detail::fold_elements<Op>(g, 1, x); }
template <class G, class V, class Op, class T, class = detail::if_group<G>> T inclusive_scan_over_group(G g, V x, Op op, T initial) {
  return detail::folded(op, initial, inclusive_scan_over_group(g, static_cast<T>(x), op));
}
template <class G, class T, class Op, class = detail::if_group<G>> T exclusive_scan_over_group(G g, T x, Op) { return detail::fold_elements<Op>(g, 2, x); }
template <class G, class V, class T, class Op, class = detail::if_group<G>> T exclusive_scan_over_group(G g, V x, T initial, Op op) {
  return detail::folded(op, initial, exclusive_scan_over_group(g, static_cast<T>(x), op));
}
inline bool sub_group::any(bool x) const { return any_of_group(*this, x); }
inline bool sub_group::all(bool x) const { return all_of_group(*this, x); }
template <class T> T sub_group::broadcast(T x, id_type from) const { return group_broadcast(*this, x, from); }
template <class T, class Op> T sub_group::reduce(T x, Op op) const { return reduce_over_group(*this, x, op); }
template <class T, class Op> T sub_group::reduce(T x, T initial, Op op) const { return reduce_over_group(*this, x, initial, op); }
template <class T, class Op> T sub_group::exclusive_scan(T x, Op op) const { return exclusive_scan_over_group(*this, x, op); }
template <class T, class Op> T sub_group::exclusive_scan(T x, T initial, Op op) const { return exclusive_scan_over_group(*this, x, initial, op); }
template <class T, class Op> T sub_group::inclusive_scan(T x, Op op) const { return inclusive_scan_over_group(*this, x, op); }
template <class T, class Op> T sub_group::inclusive_scan(T x, Op op, T initial) const { return inclusive_scan_over_group(*this, x, op, initial); }
namespace detail {
template <bool Inclusive, class G, class In, class Out, class T, class Op> Out joint_scan(G g, In first, In last, Out out, T before, Op op) {
  const auto count = last - first;
  const auto step = static_cast<std::ptrdiff_t>(g.get_local_linear_range());
  for (std::ptrdiff_t block = 0; block < count; block += step) {
    const auto at = block + static_cast<std::ptrdiff_t>(g.get_local_linear_id());
    const T mine = at < count ? static_cast<T>(first[at]) : identity_of_fold<Op, T>();
    const T scanned = Inclusive ? inclusive_scan_over_group(g, mine, op) : exclusive_scan_over_group(g, mine, op);
    if (at < count)
      out[at] = folded(op, before, scanned);
    before = folded(op, before, reduce_over_group(g, mine, op));
  }
  return out + count;
}
} // namespace detail
template <class G, class In, class Out, class Op, class = detail::if_group<G>> Out joint_inclusive_scan(G g, In first, In last, Out out, Op op) {
  return detail::joint_scan<true>(g, first, last, out, detail::identity_of_fold<Op, detail::pointee<In>>(), op);
}
template <class G, class In, class Out, class Op, class T, class = detail::if_group<G>> Out joint_inclusive_scan(G g, In first, In last, Out out, Op op, T initial) {
  return detail::joint_scan<true>(g, first, last, out, initial, op);
}
template <class G, class In, class Out, class Op, class = detail::if_group<G>> Out joint_exclusive_scan(G g, In first, In last, Out out, Op op) {
  return detail::joint_scan<false>(g, first, last, out, detail::identity_of_fold<Op, detail::pointee<In>>(), op);
}
template <class G, class In, class Out, class T, class Op, class = detail::if_group<G>> Out joint_exclusive_scan(G g, In first, In last, Out out, T initial, Op op) {
  return detail::joint_scan<false>(g, first, last, out, initial, op);
}

namespace ext::oneapi {
// Which items of a sub-group said yes.
class sub_group_mask {
  std::uint64_t bits;
  std::uint32_t items;
  std::uint64_t all_bits() const { return items < 64 ? (std::uint64_t(1) << items) - 1 : ~std::uint64_t(); }

public:
  sub_group_mask(std::uint64_t b, std::uint32_t n) : bits(b), items(n) { bits &= all_bits(); }
  class reference {
    sub_group_mask &mask;
    size_t at;
    friend class sub_group_mask;
    reference(sub_group_mask &m, size_t i) : mask(m), at(i) {}

  public:
    operator bool() const { return mask.test(at); }
    reference &operator=(bool x) {
      mask.set(at, x);
      return *this;
    }
    reference &operator=(const reference &other) { return *this = static_cast<bool>(other); }
    bool operator~() const { return !*this; }
    reference &flip() { return *this = !*this; }
  };
  bool operator[](id<1> i) const { return bits >> i[0] & 1; }
  reference operator[](id<1> i) { return {*this, i[0]}; }
  bool test(id<1> i) const { return bits >> i[0] & 1; }
  bool any() const { return bits != 0; }
  bool none() const { return bits == 0; }
  bool all() const { return bits == all_bits(); }
  std::uint32_t count() const { return static_cast<std::uint32_t>(__builtin_popcountll(bits)); }
  std::uint32_t size() const { return items; }
  id<1> find_low() const { return bits ? static_cast<size_t>(__builtin_ctzll(bits)) : items; }
  id<1> find_high() const { return bits ? static_cast<size_t>(63 - __builtin_clzll(bits)) : items; }
  template <class T, class = std::enable_if_t<std::is_integral_v<T>>> void insert_bits(T x, id<1> at = 0) {
    const std::uint64_t field = (sizeof(T) < 8 ? (std::uint64_t(1) << 8 * (sizeof(T) % 8)) - 1 : ~std::uint64_t()) << at[0];
    bits = ((bits & ~field) | (static_cast<std::uint64_t>(x) << at[0] & field)) & all_bits();
  }
  template <class T, class = std::enable_if_t<std::is_integral_v<T>>> void extract_bits(T &out, id<1> from = 0) const { out = static_cast<T>(bits >> from[0]); }
  template <class T, size_t N> void insert_bits(const marray<T, N> &x, id<1> at = 0) {
    for (size_t i = 0; i < N && at[0] + i * CHAR_BIT * sizeof(T) < 64; ++i)
      insert_bits(x[i], at + i * CHAR_BIT * sizeof(T));
  }
  template <class T, size_t N> void extract_bits(marray<T, N> &out, id<1> from = 0) const {
    for (size_t i = 0; i < N; ++i) {
      out[i] = T();
      if (const size_t at = from[0] + i * CHAR_BIT * sizeof(T); at < 64)
        extract_bits(out[i], at);
    }
  }
  void set() { bits = all_bits(); }
  void set(id<1> i, bool x = true) { bits = x ? bits | std::uint64_t(1) << i[0] : bits & ~(std::uint64_t(1) << i[0]); }
  void reset() { bits = 0; }
  void reset(id<1> i) { set(i, false); }
  void flip() { bits = ~bits & all_bits(); }
  void flip(id<1> i) { bits ^= std::uint64_t(1) << i[0]; }
  void reset_low() { bits &= bits - 1; }
  void reset_high() { bits = bits ? bits & ~(std::uint64_t(1) << find_high()[0]) : 0; }
  sub_group_mask operator~() const { return {~bits, items}; }
  sub_group_mask operator<<(size_t n) const { return {n < 64 ? bits << n : 0, items}; }
  sub_group_mask operator>>(size_t n) const { return {n < 64 ? bits >> n : 0, items}; }
  sub_group_mask &operator<<=(size_t n) { return *this = *this << n; }
  sub_group_mask &operator>>=(size_t n) { return *this = *this >> n; }
  sub_group_mask &operator&=(const sub_group_mask &b) { return *this = *this & b; }
  sub_group_mask &operator|=(const sub_group_mask &b) { return *this = *this | b; }
  sub_group_mask &operator^=(const sub_group_mask &b) { return *this = *this ^ b; }
  friend sub_group_mask operator&(const sub_group_mask &a, const sub_group_mask &b) { return {a.bits & b.bits, a.items}; }
  friend sub_group_mask operator|(const sub_group_mask &a, const sub_group_mask &b) { return {a.bits | b.bits, a.items}; }
  friend sub_group_mask operator^(const sub_group_mask &a, const sub_group_mask &b) { return {a.bits ^ b.bits, a.items}; }
  friend bool operator==(const sub_group_mask &a, const sub_group_mask &b) { return a.bits == b.bits; }
  friend bool operator!=(const sub_group_mask &a, const sub_group_mask &b) { return a.bits != b.bits; }
};
inline sub_group_mask group_ballot(sub_group g, bool x = true) {
  const auto mine = static_cast<long>(static_cast<unsigned long>(x) << g.get_local_linear_id());
  return sub_group_mask(static_cast<std::uint64_t>(__spirv_GroupBitwiseOrKHR(sycl::detail::sub_group_scope, 0, mine)), g.get_local_linear_range());
}
} // namespace ext::oneapi

} // namespace sycl
