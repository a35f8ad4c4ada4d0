// Comparisons and choices. Those of scalars give 0 or 1; the pass makes those of vectors, which give 0 or -1.
#pragma once

#define BOTH(T, opencl, spirv, formula2)                                                                               \
  int opencl formula2                                                                                                  \
  bool __spirv_##spirv formula2
#define RELATIONS(T)                                                                                                   \
  BOTH(T, isequal, FOrdEqual, (T x, T y) { return x == y; })                                                           \
  BOTH(T, isnotequal, FUnordNotEqual, (T x, T y) { return x != y; })                                                   \
  BOTH(T, isgreater, FOrdGreaterThan, (T x, T y) { return x > y; })                                                    \
  BOTH(T, isgreaterequal, FOrdGreaterThanEqual, (T x, T y) { return x >= y; })                                         \
  BOTH(T, isless, FOrdLessThan, (T x, T y) { return x < y; })                                                          \
  BOTH(T, islessequal, FOrdLessThanEqual, (T x, T y) { return x <= y; })                                               \
  BOTH(T, islessgreater, LessOrGreater, (T x, T y) { return x < y || x > y; })                                         \
  BOTH(T, isordered, Ordered, (T x, T y) { return x == x && y == y; })                                                 \
  BOTH(T, isunordered, Unordered, (T x, T y) { return x != x || y != y; })                                             \
  BOTH(T, isfinite, IsFinite, (T x) { return __builtin_isfinite(x); })                                                 \
  BOTH(T, isinf, IsInf, (T x) { return __builtin_isinf(x); })                                                          \
  BOTH(T, isnan, IsNan, (T x) { return x != x; })                                                                      \
  BOTH(T, isnormal, IsNormal, (T x) { return __builtin_isnormal(x); })                                                 \
  BOTH(T, signbit, SignBitSet, (T x) { return bits_of(x) >> (sizeof(T) * 8 - 1); })                                    \
  bool __spirv_FOrdNotEqual(T x, T y) { return x < y || x > y; }                                                       \
  T bitselect(T x, T y, T mask) {                                                                                      \
    return __builtin_bit_cast(T, unsigned_of<T>((bits_of(x) & ~bits_of(mask)) | (bits_of(y) & bits_of(mask))));        \
  }
FOR_FLOATS(RELATIONS)
#undef RELATIONS
#undef BOTH

#define CHOICES(T)                                                                                                     \
  int any(T x) { return x < 0; }                                                                                       \
  int all(T x) { return x < 0; }                                                                                       \
  T bitselect(T x, T y, T mask) { return (x & ~mask) | (y & mask); }
FOR_INTEGERS(CHOICES)
#undef CHOICES

#define SELECT(T, I)                                                                                                   \
  T select(T x, T y, I c) { return c ? y : x; }                                                                        \
  T select(T x, T y, unsigned_of<I> c) { return c ? y : x; }
SELECT(char, char) SELECT(uchar, char) SELECT(short, short) SELECT(ushort, short) SELECT(half, short) SELECT(int, int)
SELECT(uint, int) SELECT(float, int) SELECT(long, long) SELECT(ulong, long) SELECT(double, long)
#undef SELECT

#define LANES(T, n)                                                                                                    \
  int any(T##n x) { return __builtin_reduce_or(x) < 0; }                                                               \
  int all(T##n x) { return __builtin_reduce_and(x) < 0; }
#define ALL_LANES(T) LANES(T, 2) LANES(T, 3) LANES(T, 4) LANES(T, 8) LANES(T, 16)
FOR_SIGNLESS(ALL_LANES)
#undef ALL_LANES
#undef LANES
