// Atomic operations with orders and scopes. What reads and writes is relaxed for LLVM, which makes no other code of it,
// and stands between fences.
#pragma once

// Not inlined here: what fences are needed is known where a kernel calls with constants.
static void fence_before(int scope, int order) {
  if (order == SEQUENTIAL)
    fence({scope, SEQUENTIAL});
  else if (order & (RELEASE | ACQUIRE_RELEASE))
    fence({scope, RELEASE});
}
static void fence_after(int scope, int order) {
  if (order & (ACQUIRE | ACQUIRE_RELEASE | SEQUENTIAL))
    fence({scope, ACQUIRE});
}

template <class T> INLINE unsigned_of<T> *whole(T *p) { return (unsigned_of<T> *)p; }

// A group sees what the device sees, and at the same cost.
#define FETCHED(name, T, p, what, x)                                                                                   \
  fence_before(reach.scope, reach.semantics);                                                                          \
  T name = reach.scope == CROSS_DEVICE                                                                                 \
               ? __scoped_atomic_##what(p, x, __ATOMIC_RELAXED, __MEMORY_SCOPE_SYSTEM)                                 \
               : __scoped_atomic_##what(p, x, __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE);                                \
  fence_after(reach.scope, reach.semantics);
#define FETCH(name, what)                                                                                              \
  template <class T> INLINE T name(T *p, T x, Reach reach) {                                                           \
    FETCHED(old, T, p, fetch_##what, x)                                                                                \
    return old;                                                                                                        \
  }
FETCH(added, add) FETCH(lessened, min) FETCH(raised, max) FETCH(masked, and) FETCH(joined, or) FETCH(flipped, xor)
#undef FETCH
template <class T> INLINE T subtracted(T *p, T x, Reach reach) { return added(p, T(-x), reach); }
template <class T> INLINE T exchanged(T *p, T x, Reach reach) {
  FETCHED(old, unsigned_of<T>, whole(p), exchange_n, bits_of(x))
  return __builtin_bit_cast(T, old);
}
#undef FETCHED

template <class T> INLINE T compared(T *p, T expected, T desired, Reach reach) {
  unsigned_of<T> found = bits_of(expected);
  fence_before(reach.scope, reach.semantics);
  if (reach.scope == CROSS_DEVICE)
    __scoped_atomic_compare_exchange_n(whole(p), &found, bits_of(desired), false, __ATOMIC_RELAXED, __ATOMIC_RELAXED,
                                       __MEMORY_SCOPE_SYSTEM);
  else
    __scoped_atomic_compare_exchange_n(whole(p), &found, bits_of(desired), false, __ATOMIC_RELAXED, __ATOMIC_RELAXED,
                                       __MEMORY_SCOPE_DEVICE);
  fence_after(reach.scope, reach.semantics);
  return __builtin_bit_cast(T, found);
}

// LLVM makes right code of orders and scopes here.
#define AT_SCOPE(order, access)                                                                                        \
  (reach.scope == CROSS_DEVICE                        ? access(order, __MEMORY_SCOPE_SYSTEM)                           \
   : reach.scope < WORKGROUP || reach.scope > SUBGROUP ? access(order, __MEMORY_SCOPE_DEVICE)                           \
                                                      : access(order, __MEMORY_SCOPE_WRKGRP))
#define LOAD(order, scope) __scoped_atomic_load_n(whole(p), order, scope)
#define STORE(order, scope) __scoped_atomic_store_n(whole(p), bits_of(x), order, scope)
template <class T> INLINE T loaded(T *p, Reach reach) {
  if (reach.semantics == SEQUENTIAL)
    fence({reach.scope, SEQUENTIAL});
  unsigned_of<T> found =
      reach.semantics == RELAXED ? AT_SCOPE(__ATOMIC_RELAXED, LOAD) : AT_SCOPE(__ATOMIC_ACQUIRE, LOAD);
  return __builtin_bit_cast(T, found);
}
template <class T> INLINE void stored(T *p, T x, Reach reach) {
  if (reach.semantics == SEQUENTIAL)
    fence({reach.scope, SEQUENTIAL});
  reach.semantics == RELAXED ? AT_SCOPE(__ATOMIC_RELAXED, STORE) : AT_SCOPE(__ATOMIC_RELEASE, STORE);
}
#undef STORE
#undef LOAD
#undef AT_SCOPE
