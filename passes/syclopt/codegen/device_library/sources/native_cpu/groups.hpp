// What groups do together. One thread runs the work-items of a work-group in order between two barriers, so a place in
// local memory is enough for a reduction or scan. Sub-groups are cut likewise, and what their work-items do
// together is a function that sycl-sub-group-loops writes with vectors: of a value of each.
#pragma once

extern "C" {
void *__native_local(void *);
__attribute__((aligned(128))) char __native_group_scratch[128];
}

template <class T> INLINE T *scratch() { return (T *)__native_local(__native_group_scratch); }

// The next work-item reads what this one stores, so the loop over work-items is not to be vectorised.
INLINE void keep_order() { __atomic_signal_fence(__ATOMIC_SEQ_CST); }

template <class Fold, class T> static T folded_in_group(int operation, T x, T nothing) {
  T *place = scratch<T>();
  T before = item_index() == 0 ? nothing : *place;
  T result = Fold::of(before, x);
  keep_order();
  *place = result;
  keep_order();
  __native_barrier();
  if (operation == REDUCE) {
    result = *place;
    __native_barrier();
    return result;
  }
  return operation == EXCLUSIVE ? before : result;
}
INLINE bool all_in_group(bool x) { return folded_in_group<And, int>(REDUCE, x, 1); }
INLINE bool any_in_group(bool x) { return folded_in_group<Or, int>(REDUCE, x, 0); }
template <class T> static T given_in_group(bool is_giver, T x) {
  T *place = scratch<T>();
  if (is_giver)
    *place = x;
  __native_barrier();
  T result = *place;
  __native_barrier();
  return result;
}

// The functions of those lanes of a sub-group that come there: what another one has, what one has for all, and folds.
#define TOGETHER(name) __asm__("__native_lanes_" name) __attribute__((convergent, nomerge, nothrow))
#define LANES_MOVE(T) T of_lane(T, uint) TOGETHER("of_" #T); T of_one(T, uint) TOGETHER("of_one_" #T);
LANES_MOVE(uchar) LANES_MOVE(ushort) LANES_MOVE(uint) LANES_MOVE(ulong)
#undef LANES_MOVE
Mask active_lanes() TOGETHER("active");
Mask lanes_with(bool) TOGETHER("with");

template <class Fold, class T> struct Together;
#define LANES_FOLD(Fold, name, T)                                                                                      \
  T reduced_##name(T) TOGETHER("reduce_" #name "_" #T);                                                                \
  T scanned_with_##name(T) TOGETHER("inclusive_" #name "_" #T);                                                        \
  T scanned_before_##name(T) TOGETHER("exclusive_" #name "_" #T);                                                      \
  T clustered_##name(T, uint) TOGETHER("clustered_" #name "_" #T);                                                     \
  T chosen_##name(T, Mask) TOGETHER("chosen_" #name "_" #T);                                                           \
  template <> struct Together<Fold, T> {                                                                               \
    static INLINED T folded(int operation, T x, uint size) {                                                           \
      return operation == REDUCE      ? reduced_##name(x)                                                              \
             : operation == INCLUSIVE ? scanned_with_##name(x)                                                         \
             : operation == EXCLUSIVE ? scanned_before_##name(x)                                                       \
                                      : clustered_##name(x, size);                                                     \
    }                                                                                                                  \
    static INLINED T of_chosen(T x, Mask lanes) { return chosen_##name(x, lanes); }                                    \
  };
#define LANES_NUMBER(T)                                                                                                \
  LANES_FOLD(Add, add, T) LANES_FOLD(Multiply, mul, T) LANES_FOLD(Least, min, T) LANES_FOLD(Most, max, T)
#define LANES_BITS(T) LANES_FOLD(And, and, T) LANES_FOLD(Or, or, T) LANES_FOLD(Xor, xor, T)
FOR_SCALARS(LANES_NUMBER)
FOR_INTEGERS(LANES_BITS)
template <class Fold> struct Together<Fold, bool> {
  static INLINED bool folded(int operation, bool x, uint size) {
    return Together<Fold, uchar>::folded(operation, x, size) & 1;
  }
  static INLINED bool of_chosen(bool x, Mask lanes) { return Together<Fold, uchar>::of_chosen(x, lanes) & 1; }
};
#undef LANES_BITS
#undef LANES_NUMBER
#undef LANES_FOLD
#undef TOGETHER

template <class Fold, class T> INLINE T folded_by_some(int operation, T x, T, uint size = 1) {
  return Together<Fold, T>::folded(operation, x, size);
}
template <class Fold, class T> INLINE T folded_in_sub_group(int operation, T x, T nothing) {
  return folded_by_some<Fold, T>(operation, x, nothing);
}
// Each work-item has those of its own group.
template <class Fold, class T> INLINE T folded_by_members(int operation, T x, T nothing, Mask members) {
  Mask before = operation == REDUCE ? Mask(-1) : operation == INCLUSIVE ? ~(Mask(-2) << lane()) : ~(Mask(-1) << lane());
  T found = Together<Fold, T>::of_chosen(x, members & before);
  return members & before ? found : nothing;
}
INLINE Mask ballot(bool x) { return lanes_with(x); }
INLINE Mask ballot_of_members(bool x, Mask members) { return lanes_with(x) & members; }
INLINE void members_barrier(Reach, Mask) { __native_lanes_barrier(); }
INLINE bool all_of_some(bool x) { return lanes_with(!x) == 0; }
INLINE bool any_of_some(bool x) { return lanes_with(x) != 0; }
INLINE bool all_in_sub_group(bool x) { return all_of_some(x); }
INLINE bool any_in_sub_group(bool x) { return any_of_some(x); }
INLINE uint first_lane() { return (uint)__builtin_ctzl(active_lanes()); }
INLINE bool is_elected() { return first_lane() == lane(); }
template <class T> INLINE T given_in_sub_group(T x, uint at) { return __builtin_bit_cast(T, of_one(bits_of(x), at)); }
template <> INLINED bool given_in_sub_group(bool x, uint at) { return of_one((uchar)x, at) & 1; }
template <class T> INLINE T given_by_first(T x) { return given_in_sub_group(x, first_lane()); }
template <class T> INLINE bool all_equal(T x) { return all_of_some(given_by_first(x) == x); }
template <class T> INLINE T from_lane(T x, uint at) { return __builtin_bit_cast(T, of_lane(bits_of(x), at)); }
template <> INLINED bool from_lane(bool x, uint at) { return of_lane((uchar)x, at) & 1; }
template <class T> INLINE T from_member(T x, uint at, Mask) { return from_lane(x, at); }
template <class T> INLINE T from_lane_xor(T x, uint mask) { return from_lane(x, lane() ^ mask); }
template <class T> INLINE T from_lane_up(T x, uint delta) { return from_lane(x, lane() - delta); }
template <class T> INLINE T from_lane_down(T x, uint delta) { return from_lane(x, lane() + delta); }
template <class T> INLINE T from_two_up(T before, T x, uint delta) {
  uint me = lane(), at = me - delta;
  T first = from_lane(before, at + lanes()), second = from_lane(x, at);
  return me < delta ? first : second;
}
template <class T> INLINE T from_two_down(T x, T after, uint delta) {
  uint at = lane() + delta, count = lanes();
  T first = from_lane(x, at), second = from_lane(after, at - count);
  return at < count ? first : second;
}
template <class T> INLINE T rotated(T x, int delta, uint size) {
  uint me = lane();
  return from_lane(x, (me & -size) | ((me + delta) & (size - 1)));
}
template <class T> INLINE T rotated(T x, int delta) {
  uint count = lanes();
  return from_lane(x, (lane() + count + delta % (int)count) % count);
}
