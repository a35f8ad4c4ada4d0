// Atomic operations, all of them sequentially consistent: on processors others are hardly cheaper.
#pragma once

#define ORDER __ATOMIC_SEQ_CST

template <class T> INLINE T exchanged(T *p, T value) {
  T old;
  __atomic_exchange(p, &value, &old, ORDER);
  return old;
}
template <class T> INLINE T loaded(T *p) {
  T value;
  __atomic_load(p, &value, ORDER);
  return value;
}
template <class T> INLINE void stored(T *p, T value) { __atomic_store(p, &value, ORDER); }
template <class T> INLINE T compared(T *p, T expected, T desired) {
  __atomic_compare_exchange(p, &expected, &desired, false, ORDER, ORDER);
  return expected;
}

// OpenCL 1
#define ATOMIC1(T, atomic)                                                                                             \
  T atomic##_add(T *p, T x) { return __atomic_fetch_add(p, x, ORDER); }                                                \
  T atomic##_sub(T *p, T x) { return __atomic_fetch_sub(p, x, ORDER); }                                                \
  T atomic##_inc(T *p) { return __atomic_fetch_add(p, T(1), ORDER); }                                                  \
  T atomic##_dec(T *p) { return __atomic_fetch_sub(p, T(1), ORDER); }                                                  \
  T atomic##_min(T *p, T x) { return __atomic_fetch_min(p, x, ORDER); }                                                \
  T atomic##_max(T *p, T x) { return __atomic_fetch_max(p, x, ORDER); }                                                \
  T atomic##_and(T *p, T x) { return __atomic_fetch_and(p, x, ORDER); }                                                \
  T atomic##_or(T *p, T x) { return __atomic_fetch_or(p, x, ORDER); }                                                  \
  T atomic##_xor(T *p, T x) { return __atomic_fetch_xor(p, x, ORDER); }                                                \
  T atomic##_xchg(T *p, T x) { return exchanged(p, x); }                                                               \
  T atomic##_cmpxchg(T *p, T expected, T desired) { return compared(p, expected, desired); }
#define BOTH1(T) ATOMIC1(T, atomic) ATOMIC1(T, atom)
BOTH1(int) BOTH1(uint) BOTH1(long) BOTH1(ulong)
#undef BOTH1
#undef ATOMIC1
#define FLOAT1(T)                                                                                                      \
  T atomic_xchg(T *p, T x) { return exchanged(p, x); }                                                                 \
  T atomic_add(T *p, T x) { return __atomic_fetch_add(p, x, ORDER); }                                                  \
  T atomic_sub(T *p, T x) { return __atomic_fetch_sub(p, x, ORDER); }
FLOAT1(float) FLOAT1(double)
#undef FLOAT1

// OpenCL 2
#define FETCH(T, name, operation)                                                                                      \
  T atomic_fetch_##name(T *p, T x) { return operation; }                                                               \
  T atomic_fetch_##name##_explicit(T *p, T x, int) { return operation; }                                               \
  T atomic_fetch_##name##_explicit(T *p, T x, int, int) { return operation; }
#define COMPARE(T, kind)                                                                                               \
  bool atomic_compare_exchange_##kind(T *p, T *expected, T x) {                                                        \
    return __atomic_compare_exchange(p, expected, &x, false, ORDER, ORDER);                                            \
  }                                                                                                                    \
  bool atomic_compare_exchange_##kind##_explicit(T *p, T *expected, T x, int, int) {                                   \
    return __atomic_compare_exchange(p, expected, &x, false, ORDER, ORDER);                                            \
  }                                                                                                                    \
  bool atomic_compare_exchange_##kind##_explicit(T *p, T *expected, T x, int, int, int) {                              \
    return __atomic_compare_exchange(p, expected, &x, false, ORDER, ORDER);                                            \
  }
#define ATOMIC2(T)                                                                                                     \
  void atomic_init(T *p, T x) { *p = x; }                                                                              \
  void atomic_store(T *p, T x) { stored(p, x); }                                                                       \
  void atomic_store_explicit(T *p, T x, int) { stored(p, x); }                                                         \
  void atomic_store_explicit(T *p, T x, int, int) { stored(p, x); }                                                    \
  T atomic_load(T *p) { return loaded(p); }                                                                      \
  T atomic_load_explicit(T *p, int) { return loaded(p); }                                                        \
  T atomic_load_explicit(T *p, int, int) { return loaded(p); }                                                   \
  T atomic_exchange(T *p, T x) { return exchanged(p, x); }                                                             \
  T atomic_exchange_explicit(T *p, T x, int) { return exchanged(p, x); }                                               \
  T atomic_exchange_explicit(T *p, T x, int, int) { return exchanged(p, x); }                                          \
  COMPARE(T, strong) COMPARE(T, weak)                                                                                  \
  FETCH(T, add, __atomic_fetch_add(p, x, ORDER)) FETCH(T, sub, __atomic_fetch_sub(p, x, ORDER))                        \
  FETCH(T, min, __atomic_fetch_min(p, x, ORDER)) FETCH(T, max, __atomic_fetch_max(p, x, ORDER))
#define ATOMIC2_BITS(T)                                                                                                \
  ATOMIC2(T)                                                                                                           \
  FETCH(T, and, __atomic_fetch_and(p, x, ORDER)) FETCH(T, or, __atomic_fetch_or(p, x, ORDER))                          \
  FETCH(T, xor, __atomic_fetch_xor(p, x, ORDER))
ATOMIC2_BITS(int) ATOMIC2_BITS(uint) ATOMIC2_BITS(long) ATOMIC2_BITS(ulong) ATOMIC2(half) ATOMIC2(float)
ATOMIC2(double)
#define POINTER(name, operation) FETCH_OTHER(ulong, long, name, operation(p, (ulong)x, ORDER))
#define FETCH_OTHER(T, X, name, operation)                                                                             \
  T atomic_fetch_##name(T *p, X x) { return operation; }                                                               \
  T atomic_fetch_##name##_explicit(T *p, X x, int) { return operation; }                                               \
  T atomic_fetch_##name##_explicit(T *p, X x, int, int) { return operation; }
POINTER(add, __atomic_fetch_add) POINTER(sub, __atomic_fetch_sub)
#undef FETCH_OTHER
#undef POINTER
#undef ATOMIC2
#undef ATOMIC2_BITS
#undef COMPARE
#undef FETCH
bool atomic_flag_test_and_set(int *p) { return exchanged(p, 1); }
bool atomic_flag_test_and_set_explicit(int *p, int) { return exchanged(p, 1); }
bool atomic_flag_test_and_set_explicit(int *p, int, int) { return exchanged(p, 1); }
void atomic_flag_clear(int *p) { stored(p, 0); }
void atomic_flag_clear_explicit(int *p, int) { stored(p, 0); }
void atomic_flag_clear_explicit(int *p, int, int) { stored(p, 0); }

// SPIR-V. Its integers have no sign.
#define SPIRV_MOVES(T)                                                                                                 \
  T __spirv_AtomicLoad(T *p, int, int) { return loaded(p); }                                                     \
  void __spirv_AtomicStore(T *p, int, int, T x) { stored(p, x); }                                                      \
  T __spirv_AtomicExchange(T *p, int, int, T x) { return exchanged(p, x); }
#define SPIRV_INTEGER(T)                                                                                               \
  SPIRV_MOVES(T)                                                                                                       \
  T __spirv_AtomicCompareExchange(T *p, int, int, int, T x, T expected) { return compared(p, expected, x); }           \
  T __spirv_AtomicCompareExchangeWeak(T *p, int, int, int, T x, T expected) { return compared(p, expected, x); }       \
  T __spirv_AtomicIIncrement(T *p, int, int) { return __atomic_fetch_add(p, T(1), ORDER); }                            \
  T __spirv_AtomicIDecrement(T *p, int, int) { return __atomic_fetch_sub(p, T(1), ORDER); }                            \
  T __spirv_AtomicIAdd(T *p, int, int, T x) { return __atomic_fetch_add(p, x, ORDER); }                                \
  T __spirv_AtomicISub(T *p, int, int, T x) { return __atomic_fetch_sub(p, x, ORDER); }                                \
  T __spirv_AtomicAnd(T *p, int, int, T x) { return __atomic_fetch_and(p, x, ORDER); }                                 \
  T __spirv_AtomicOr(T *p, int, int, T x) { return __atomic_fetch_or(p, x, ORDER); }                                   \
  T __spirv_AtomicXor(T *p, int, int, T x) { return __atomic_fetch_xor(p, x, ORDER); }                                 \
  T __spirv_AtomicSMin(T *p, int, int, T x) { return __atomic_fetch_min(p, x, ORDER); }                                \
  T __spirv_AtomicSMax(T *p, int, int, T x) { return __atomic_fetch_max(p, x, ORDER); }                                \
  T __spirv_AtomicUMin(T *p, int, int, T x) {                                                                          \
    return __atomic_fetch_min((unsigned_of<T> *)p, (unsigned_of<T>)x, ORDER);                                          \
  }                                                                                                                    \
  T __spirv_AtomicUMax(T *p, int, int, T x) {                                                                          \
    return __atomic_fetch_max((unsigned_of<T> *)p, (unsigned_of<T>)x, ORDER);                                          \
  }
SPIRV_INTEGER(short) SPIRV_INTEGER(int) SPIRV_INTEGER(long)
#undef SPIRV_INTEGER
#define SPIRV_FLOAT(T)                                                                                                 \
  SPIRV_MOVES(T)                                                                                                       \
  T __spirv_AtomicFAddEXT(T *p, int, int, T x) { return __atomic_fetch_add(p, x, ORDER); }                             \
  T __spirv_AtomicFMinEXT(T *p, int, int, T x) { return __atomic_fetch_min(p, x, ORDER); }                             \
  T __spirv_AtomicFMaxEXT(T *p, int, int, T x) { return __atomic_fetch_max(p, x, ORDER); }
FOR_FLOATS(SPIRV_FLOAT)
#undef SPIRV_FLOAT
#undef SPIRV_MOVES
#undef ORDER
bool __spirv_AtomicFlagTestAndSet(int *p, int, int) { return exchanged(p, 1); }
void __spirv_AtomicFlagClear(int *p, int, int) { stored(p, 0); }
