// Conversions to floating point numbers that do not round to the nearest one, and halves in memory.
#pragma once

enum Rounding { TO_NEAREST, TO_ZERO, UPWARD, DOWNWARD };

template <class T> INLINE T next_to(T x, bool upward) {
  if (x == T(0))
    return copysign(__builtin_bit_cast(T, unsigned_of<T>(1)), upward ? T(1) : T(-1));
  return __builtin_bit_cast(T, unsigned_of<T>(bits_of(x) + (upward == (x > T(0)) ? 1 : -1)));
}

// Tells how a number that was rounded compares with the one before: below 0 is less, above 0 more.
template <class T, class S> INLINE int compared_with(T rounded, S before) {
  if constexpr (S(1) / S(2) != S(0)) {
    return rounded < before ? -1 : rounded > before;
  } else {
    if (__builtin_isinf(rounded))
      return rounded > T(0) ? 1 : -1;
    if ((double)rounded >= 2.0 * (largest<S> / 2 + 1))
      return 1; // the largest numbers were rounded to one that is none of the type
    S one = (S)rounded;
    return one < before ? -1 : one > before;
  }
}

template <Rounding way, class T, class S> static T rounded(S x) {
  T nearest = (T)x;
  if (way == TO_NEAREST || x != x)
    return nearest;
  int side = compared_with<T, S>(nearest, x);
  bool is_too_high = side > 0 && (way == DOWNWARD || (way == TO_ZERO && x > S(0)));
  bool is_too_low = side < 0 && (way == UPWARD || (way == TO_ZERO && x < S(0)));
  return is_too_high ? next_to(nearest, false) : is_too_low ? next_to(nearest, true) : nearest;
}

#define CONVERT(S, T)                                                                                                  \
  T convert_##T##_rtz(S x) { return rounded<TO_ZERO, T, S>(x); }                                                       \
  T convert_##T##_rtp(S x) { return rounded<UPWARD, T, S>(x); }                                                        \
  T convert_##T##_rtn(S x) { return rounded<DOWNWARD, T, S>(x); }
CONVERT(short, half) CONVERT(ushort, half) CONVERT(int, half) CONVERT(uint, half) CONVERT(long, half)
CONVERT(ulong, half) CONVERT(float, half) CONVERT(double, half) CONVERT(int, float) CONVERT(uint, float)
CONVERT(long, float) CONVERT(ulong, float) CONVERT(double, float) CONVERT(long, double) CONVERT(ulong, double)
#undef CONVERT

#define LOAD(n, type, name, aligned)                                                                                   \
  type name(size_t at, half *p) {                                                                                \
    type x;                                                                                                            \
    for (int i = 0; i < n; ++i)                                                                                        \
      x[i] = p[at * aligned + i];                                                                                      \
    return x;                                                                                                          \
  }
#define LOADS(n, aligned) LOAD(n, float##n, vload_half##n, n) LOAD(n, float##n, vloada_half##n, aligned)
float vload_half(size_t at, half *p) { return p[at]; }
float vloada_half(size_t at, half *p) { return p[at]; }
LOADS(2, 2) LOADS(3, 4) LOADS(4, 4) LOADS(8, 8) LOADS(16, 16)
#undef LOADS
#undef LOAD

#define STORE(T, n, name, aligned, way)                                                                                \
  void name(T##n x, size_t at, half *p) {                                                                              \
    for (int i = 0; i < n; ++i)                                                                                        \
      p[at * aligned + i] = rounded<way, half, T>(x[i]);                                                               \
  }
#define STORE_ONE(T, name, way)                                                                                        \
  void name(T x, size_t at, half *p) { p[at] = rounded<way, half, T>(x); }
#define STORES(T, suffix, way)                                                                                         \
  STORE_ONE(T, vstore_half##suffix, way) STORE_ONE(T, vstorea_half##suffix, way)                                       \
  STORE(T, 2, vstore_half2##suffix, 2, way) STORE(T, 2, vstorea_half2##suffix, 2, way)                                 \
  STORE(T, 3, vstore_half3##suffix, 3, way) STORE(T, 3, vstorea_half3##suffix, 4, way)                                 \
  STORE(T, 4, vstore_half4##suffix, 4, way) STORE(T, 4, vstorea_half4##suffix, 4, way)                                 \
  STORE(T, 8, vstore_half8##suffix, 8, way) STORE(T, 8, vstorea_half8##suffix, 8, way)                                 \
  STORE(T, 16, vstore_half16##suffix, 16, way) STORE(T, 16, vstorea_half16##suffix, 16, way)
#define ALL_STORES(T)                                                                                                  \
  STORES(T, , TO_NEAREST) STORES(T, _rte, TO_NEAREST) STORES(T, _rtz, TO_ZERO) STORES(T, _rtp, UPWARD)                 \
  STORES(T, _rtn, DOWNWARD)
ALL_STORES(float) ALL_STORES(double)
#undef ALL_STORES
#undef STORES
#undef STORE
#undef STORE_ONE
