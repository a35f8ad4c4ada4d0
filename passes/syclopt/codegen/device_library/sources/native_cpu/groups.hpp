// What groups do together. One thread runs the work-items of a work-group in order between two barriers, so a place in
// local memory is enough for a reduction or scan. A sub-group is one work-item.
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

template <class Fold, class T> INLINE T folded_in_sub_group(int operation, T x, T nothing) {
  return operation == EXCLUSIVE ? nothing : x;
}
template <class Fold, class T> INLINE T folded_by_some(int operation, T x, T nothing, uint = 0) {
  return operation == EXCLUSIVE ? nothing : x;
}
INLINE bool all_in_sub_group(bool x) { return x; }
INLINE bool any_in_sub_group(bool x) { return x; }
INLINE bool all_of_some(bool x) { return x; }
INLINE bool any_of_some(bool x) { return x; }
template <class T> INLINE bool all_equal(T) { return true; }
INLINE bool is_elected() { return true; }
INLINE uint ballot(bool x) { return x; }
template <class T> INLINE T given_in_sub_group(T x, uint) { return x; }
template <class T> INLINE T given_by_first(T x) { return x; }
template <class T> INLINE T from_lane(T x, uint) { return x; }
template <class T> INLINE T from_lane_xor(T x, uint) { return x; }
template <class T> INLINE T from_lane_up(T x, uint) { return x; }
template <class T> INLINE T from_lane_down(T x, uint) { return x; }
template <class T> INLINE T from_two_up(T before, T x, uint delta) { return delta ? before : x; }
template <class T> INLINE T from_two_down(T x, T after, uint delta) { return delta ? after : x; }
template <class T> INLINE T rotated(T x, int, uint = 0) { return x; }
