// Functions of integers, and those of OpenCL's common functions that integers share with floating point numbers.
#pragma once

#define INTEGER(T)                                                                                                     \
  unsigned_of<T> abs(T x) { return x < 0 ? -(unsigned_of<T>)x : x; }                                                   \
  unsigned_of<T> abs_diff(T x, T y) {                                                                                  \
    return x < y ? (unsigned_of<T>)y - (unsigned_of<T>)x : (unsigned_of<T>)x - (unsigned_of<T>)y;                      \
  }                                                                                                                    \
  T add_sat(T x, T y) { return __builtin_elementwise_add_sat(x, y); }                                                  \
  T sub_sat(T x, T y) { return __builtin_elementwise_sub_sat(x, y); }                                                  \
  T hadd(T x, T y) { return (x & y) + ((x ^ y) >> 1); }                                                                \
  T rhadd(T x, T y) { return (x | y) - ((x ^ y) >> 1); }                                                               \
  T max(T x, T y) { return x > y ? x : y; }                                                                            \
  T min(T x, T y) { return x < y ? x : y; }                                                                            \
  T clamp(T x, T low, T high) { return min(max(x, low), high); }                                                       \
  T clz(T x) { return __builtin_elementwise_clzg(x, (T)(sizeof(T) * 8)); }                                             \
  T ctz(T x) { return __builtin_elementwise_ctzg(x, (T)(sizeof(T) * 8)); }                                             \
  T popcount(T x) { return __builtin_elementwise_popcount(x); }                                                        \
  T bit_reverse(T x) { return __builtin_elementwise_bitreverse(x); }                                                   \
  T mul_hi(T x, T y) { return ((wide<T>)x * (wide<T>)y) >> (sizeof(T) * 8); }                                          \
  T mad_hi(T x, T y, T z) { return (unsigned_of<T>)mul_hi(x, y) + (unsigned_of<T>)z; }                                 \
  T mad_sat(T x, T y, T z) {                                                                                           \
    wide<T> sum = (wide<T>)x * (wide<T>)y + (wide<T>)z;                                                                \
    return sum > (wide<T>)largest<T> ? largest<T> : sum < (wide<T>)least<T> ? least<T> : (T)sum;                       \
  }                                                                                                                    \
  T rotate(T x, T y) {                                                                                                 \
    uint n = y & (sizeof(T) * 8 - 1);                                                                                  \
    return (unsigned_of<T>)x << n | (unsigned_of<T>)x >> (-n & (sizeof(T) * 8 - 1));                                   \
  }                                                                                                                    \
  T bitfield_insert(T base, T part, uint offset, uint count) {                                                         \
    unsigned_of<T> ones = count ? (unsigned_of<T>)~(unsigned_of<T>)0 >> (sizeof(T) * 8 - count) << offset : 0;         \
    return (base & ~ones) | (((unsigned_of<T>)part << (offset & (sizeof(T) * 8 - 1))) & ones);                         \
  }
FOR_INTEGERS(INTEGER)
#undef INTEGER

#define EXTRACT(T, S, U)                                                                                               \
  S bitfield_extract_signed(T x, uint offset, uint count) {                                                            \
    return count ? (S)((U)x << (sizeof(T) * 8 - offset - count)) >> (sizeof(T) * 8 - count) : 0;                       \
  }                                                                                                                    \
  U bitfield_extract_unsigned(T x, uint offset, uint count) {                                                          \
    return count ? (U)((U)x << (sizeof(T) * 8 - offset - count)) >> (sizeof(T) * 8 - count) : 0;                       \
  }
#define BOTH(S, U) EXTRACT(S, S, U) EXTRACT(U, S, U)
BOTH(char, uchar) BOTH(short, ushort) BOTH(int, uint) BOTH(long, ulong)
#undef BOTH
#undef EXTRACT

#define UPSAMPLE(T, L, W, U) W upsample(T high, L low) { return (U)high << (sizeof(L) * 8) | low; }
UPSAMPLE(char, uchar, short, ushort) UPSAMPLE(uchar, uchar, ushort, ushort) UPSAMPLE(short, ushort, int, uint)
UPSAMPLE(ushort, ushort, uint, uint) UPSAMPLE(int, uint, long, ulong) UPSAMPLE(uint, uint, ulong, ulong)
#undef UPSAMPLE

int mul24(int x, int y) { return (uint)(x << 8 >> 8) * (uint)(y << 8 >> 8); }
uint mul24(uint x, uint y) { return (x & 0xffffff) * (y & 0xffffff); }
int mad24(int x, int y, int z) { return (uint)mul24(x, y) + (uint)z; }
uint mad24(uint x, uint y, uint z) { return mul24(x, y) + z; }

// Products of four bytes, which may stand in an integer.
#define DOT(result, A, B, a, b)                                                                                        \
  result dot(A##4 x, B##4 y) { return x[0] * y[0] + x[1] * y[1] + x[2] * y[2] + x[3] * y[3]; }                         \
  result dot_acc_sat(A##4 x, B##4 y, result sum) { return add_sat(dot(x, y), sum); }                                   \
  result dot_4x8packed_##a##b##_##result(uint x, uint y) {                                                             \
    return dot(__builtin_bit_cast(A##4, x), __builtin_bit_cast(B##4, y));                                              \
  }                                                                                                                    \
  result dot_acc_sat_4x8packed_##a##b##_##result(uint x, uint y, result sum) {                                         \
    return add_sat(dot_4x8packed_##a##b##_##result(x, y), sum);                                                        \
  }
DOT(uint, uchar, uchar, u, u) DOT(int, char, char, s, s) DOT(int, uchar, char, u, s) DOT(int, char, uchar, s, u)
#undef DOT

// SPIR-V's, whose integers have no sign.
#define SPIRV(T)                                                                                                       \
  T __spirv_BitReverse(T x) { return bit_reverse(x); }                                                                 \
  int __spirv_BitCount(T x) { return popcount(x); }
FOR_SIGNLESS(SPIRV)
#undef SPIRV
