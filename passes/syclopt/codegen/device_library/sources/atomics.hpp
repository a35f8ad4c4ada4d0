// Atomic operations, by all names.
#pragma once

// Puts what was found where the expected value was, if that is something else.
template <class T> INLINE bool has_replaced(T *p, T *expected, T desired, Reach reach) {
  T before = *expected, found = compared(p, before, desired, reach);
  *expected = found;
  return bits_of(found) == bits_of(before);
}

// OpenCL 1
#define ATOMIC1(T, atomic)                                                                                             \
  T atomic##_add(T *p, T x) { return added(p, x, PLAIN); }                                                \
  T atomic##_sub(T *p, T x) { return subtracted(p, x, PLAIN); }                                                \
  T atomic##_inc(T *p) { return added(p, T(1), PLAIN); }                                                  \
  T atomic##_dec(T *p) { return subtracted(p, T(1), PLAIN); }                                                  \
  T atomic##_min(T *p, T x) { return lessened(p, x, PLAIN); }                                                \
  T atomic##_max(T *p, T x) { return raised(p, x, PLAIN); }                                                \
  T atomic##_and(T *p, T x) { return masked(p, x, PLAIN); }                                                \
  T atomic##_or(T *p, T x) { return joined(p, x, PLAIN); }                                                  \
  T atomic##_xor(T *p, T x) { return flipped(p, x, PLAIN); }                                                \
  T atomic##_xchg(T *p, T x) { return exchanged(p, x, PLAIN); }                                                               \
  T atomic##_cmpxchg(T *p, T expected, T desired) { return compared(p, expected, desired, PLAIN); }
#define BOTH1(T) ATOMIC1(T, atomic) ATOMIC1(T, atom)
BOTH1(int) BOTH1(uint) BOTH1(long) BOTH1(ulong)
#undef BOTH1
#undef ATOMIC1
#define FLOAT1(T)                                                                                                      \
  T atomic_xchg(T *p, T x) { return exchanged(p, x, PLAIN); }                                                                 \
  T atomic_add(T *p, T x) { return added(p, x, PLAIN); }                                                  \
  T atomic_sub(T *p, T x) { return subtracted(p, x, PLAIN); }
FLOAT1(float) FLOAT1(double)
#undef FLOAT1

// OpenCL 2
#define FETCH_OTHER(T, X, name, operation)                                                                             \
  T atomic_fetch_##name(T *p, X x) { return operation(p, (T)x, STRICT); }                                              \
  T atomic_fetch_##name##_explicit(T *p, X x, int order) { return operation(p, (T)x, reach(order)); }                  \
  T atomic_fetch_##name##_explicit(T *p, X x, int order, int scope) { return operation(p, (T)x, reach(order, scope)); }
#define FETCH(T, name, operation) FETCH_OTHER(T, T, name, operation)
#define COMPARE(T, kind)                                                                                               \
  bool atomic_compare_exchange_##kind(T *p, T *expected, T x) { return has_replaced(p, expected, x, STRICT); }         \
  bool atomic_compare_exchange_##kind##_explicit(T *p, T *expected, T x, int order, int) {                             \
    return has_replaced(p, expected, x, reach(order));                                                                 \
  }                                                                                                                    \
  bool atomic_compare_exchange_##kind##_explicit(T *p, T *expected, T x, int order, int, int scope) {                  \
    return has_replaced(p, expected, x, reach(order, scope));                                                          \
  }
#define ATOMIC2(T)                                                                                                     \
  void atomic_init(T *p, T x) { *p = x; }                                                                              \
  void atomic_store(T *p, T x) { stored(p, x, STRICT); }                                                               \
  void atomic_store_explicit(T *p, T x, int order) { stored(p, x, reach(order)); }                                     \
  void atomic_store_explicit(T *p, T x, int order, int scope) { stored(p, x, reach(order, scope)); }                   \
  T atomic_load(T *p) { return loaded(p, STRICT); }                                                                    \
  T atomic_load_explicit(T *p, int order) { return loaded(p, reach(order)); }                                          \
  T atomic_load_explicit(T *p, int order, int scope) { return loaded(p, reach(order, scope)); }                        \
  T atomic_exchange(T *p, T x) { return exchanged(p, x, STRICT); }                                                     \
  T atomic_exchange_explicit(T *p, T x, int order) { return exchanged(p, x, reach(order)); }                           \
  T atomic_exchange_explicit(T *p, T x, int order, int scope) { return exchanged(p, x, reach(order, scope)); }         \
  COMPARE(T, strong) COMPARE(T, weak)                                                                                  \
  FETCH(T, add, added) FETCH(T, sub, subtracted) FETCH(T, min, lessened) FETCH(T, max, raised)
#define ATOMIC2_BITS(T) ATOMIC2(T) FETCH(T, and, masked) FETCH(T, or, joined) FETCH(T, xor, flipped)
ATOMIC2_BITS(int) ATOMIC2_BITS(uint) ATOMIC2_BITS(long) ATOMIC2_BITS(ulong) ATOMIC2(half) ATOMIC2(float)
ATOMIC2(double)
FETCH_OTHER(ulong, long, add, added) FETCH_OTHER(ulong, long, sub, subtracted) // of pointers
#undef ATOMIC2
#undef ATOMIC2_BITS
#undef COMPARE
#undef FETCH
#undef FETCH_OTHER
bool atomic_flag_test_and_set(int *p) { return exchanged(p, 1, STRICT); }
bool atomic_flag_test_and_set_explicit(int *p, int order) { return exchanged(p, 1, reach(order)); }
bool atomic_flag_test_and_set_explicit(int *p, int order, int scope) { return exchanged(p, 1, reach(order, scope)); }
void atomic_flag_clear(int *p) { stored(p, 0, STRICT); }
void atomic_flag_clear_explicit(int *p, int order) { stored(p, 0, reach(order)); }
void atomic_flag_clear_explicit(int *p, int order, int scope) { stored(p, 0, reach(order, scope)); }

// SPIR-V. Its integers have no sign. What follows the pointer: a scope, and semantics, of which the order is a part.
#define REACH {scope, semantics & ORDERS}
#define SPIRV_FETCH(T, name, operation, as)                                                                            \
  T __spirv_Atomic##name(T *p, int scope, int semantics, T x) { return operation((as *)p, (as)x, Reach REACH); }
#define SPIRV_MOVES(T)                                                                                                 \
  T __spirv_AtomicLoad(T *p, int scope, int semantics) { return loaded(p, Reach REACH); }                              \
  void __spirv_AtomicStore(T *p, int scope, int semantics, T x) { stored(p, x, Reach REACH); }                         \
  SPIRV_FETCH(T, Exchange, exchanged, T)
#define SPIRV_COMPARE(T, name)                                                                                         \
  T __spirv_AtomicCompareExchange##name(T *p, int scope, int semantics, int, T x, T expected) {                        \
    return compared(p, expected, x, Reach REACH);                                                                      \
  }
#define SPIRV_INTEGER(T)                                                                                               \
  SPIRV_MOVES(T) SPIRV_COMPARE(T, ) SPIRV_COMPARE(T, Weak)                                                             \
  T __spirv_AtomicIIncrement(T *p, int scope, int semantics) { return added(p, T(1), Reach REACH); }                   \
  T __spirv_AtomicIDecrement(T *p, int scope, int semantics) { return subtracted(p, T(1), Reach REACH); }              \
  SPIRV_FETCH(T, IAdd, added, T) SPIRV_FETCH(T, ISub, subtracted, T) SPIRV_FETCH(T, And, masked, T)                    \
  SPIRV_FETCH(T, Or, joined, T) SPIRV_FETCH(T, Xor, flipped, T) SPIRV_FETCH(T, SMin, lessened, T)                      \
  SPIRV_FETCH(T, SMax, raised, T) SPIRV_FETCH(T, UMin, lessened, unsigned_of<T>)                                       \
  SPIRV_FETCH(T, UMax, raised, unsigned_of<T>)
SPIRV_INTEGER(short) SPIRV_INTEGER(int) SPIRV_INTEGER(long)
#undef SPIRV_INTEGER
#undef SPIRV_COMPARE
#define SPIRV_FLOAT(T)                                                                                                 \
  SPIRV_MOVES(T) SPIRV_FETCH(T, FAddEXT, added, T) SPIRV_FETCH(T, FMinEXT, lessened, T)                                \
  SPIRV_FETCH(T, FMaxEXT, raised, T)
FOR_FLOATS(SPIRV_FLOAT)
#undef SPIRV_FLOAT
#undef SPIRV_MOVES
#undef SPIRV_FETCH
bool __spirv_AtomicFlagTestAndSet(int *p, int scope, int semantics) { return exchanged(p, 1, Reach REACH); }
void __spirv_AtomicFlagClear(int *p, int scope, int semantics) { stored(p, 0, Reach REACH); }
#undef REACH
