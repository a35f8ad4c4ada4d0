// Atomic operations, all of them sequentially consistent: on processors others are hardly cheaper.
#pragma once

#define ORDER __ATOMIC_SEQ_CST
template <class T> INLINE T exchanged(T *p, T value, Reach) {
  T old;
  __atomic_exchange(p, &value, &old, ORDER);
  return old;
}
template <class T> INLINE T loaded(T *p, Reach) {
  T value;
  __atomic_load(p, &value, ORDER);
  return value;
}
template <class T> INLINE void stored(T *p, T value, Reach) { __atomic_store(p, &value, ORDER); }
template <class T> INLINE T compared(T *p, T expected, T desired, Reach) {
  __atomic_compare_exchange(p, &expected, &desired, false, ORDER, ORDER);
  return expected;
}
#define FETCHED(name, what)                                                                                            \
  template <class T> INLINE T name(T *p, T x, Reach) { return __atomic_fetch_##what(p, x, ORDER); }
FETCHED(added, add) FETCHED(subtracted, sub) FETCHED(lessened, min) FETCHED(raised, max) FETCHED(masked, and)
FETCHED(joined, or) FETCHED(flipped, xor)
#undef FETCHED
#undef ORDER
