// What LLVM calls where a processor has no instruction for a conversion of half or bfloat. They have no such conversion inside.
#pragma once

// The bits of a double as those of a number of 16 bits.
template <int most_exponent, int fraction_bits> INLINE ushort rounded(ulong bits) {
  constexpr int least = 1 - most_exponent, dropped = 52 - fraction_bits;
  constexpr ushort infinity = (2 * most_exponent + 1) << fraction_bits, quiet = 1 << (fraction_bits - 1);
  ushort sign = bits >> 48 & 0x8000;
  int exponent = (int)(bits >> 52 & 0x7ff) - 1023;
  ulong fraction = (bits & 0xfffffffffffff) | 0x10000000000000;
  if (exponent == 1024)
    return sign | infinity | (bits << 12 ? quiet | (ushort)(bits >> dropped & (quiet - 1)) : 0);
  if (exponent > most_exponent)
    return sign | infinity;
  if (exponent < least - fraction_bits - 1)
    return sign;
  uint shift = exponent < least ? dropped + least - exponent : dropped;
  ulong kept = fraction >> shift, rest = fraction & ((1ul << shift) - 1), middle = 1ul << (shift - 1);
  kept += rest > middle || (rest == middle && kept & 1);
  return sign | (ushort)(exponent < least ? kept : kept + ((ulong)(exponent - least) << fraction_bits));
}
INLINE ushort rounded_half(ulong bits) { return rounded<15, 10>(bits); }
INLINE ushort rounded_bfloat(ulong bits) { return rounded<127, 7>(bits); }

extern "C" {
half __truncdfhf2(double x) { return __builtin_bit_cast(half, rounded_half(bits_of(x))); }
half __truncsfhf2(float x) { return __builtin_bit_cast(half, rounded_half(bits_of((double)x))); }
__bf16 __truncdfbf2(double x) { return __builtin_bit_cast(__bf16, rounded_bfloat(bits_of(x))); }
__bf16 __truncsfbf2(float x) { return __builtin_bit_cast(__bf16, rounded_bfloat(bits_of((double)x))); }
float __extendhfsf2(half x) {
  ushort bits = bits_of(x);
  uint sign = (uint)(bits & 0x8000) << 16, exponent = bits >> 10 & 31, fraction = bits & 0x3ff;
  if (exponent == 31)
    return __builtin_bit_cast(float, sign | 0x7f800000 | fraction << 13);
  float x0 = exponent ? __builtin_bit_cast(float, (exponent + 112) << 23 | fraction << 13) : (float)fraction * 0x1p-24f;
  return __builtin_bit_cast(float, bits_of(x0) | sign);
}
}
