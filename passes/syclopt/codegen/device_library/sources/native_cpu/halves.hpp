// What LLVM calls where a processor has no instruction for a conversion of half. They have no such conversion inside.
#pragma once

INLINE ushort rounded_half(ulong bits) {
  ushort sign = bits >> 48 & 0x8000;
  int exponent = (int)(bits >> 52 & 0x7ff) - 1023;
  ulong fraction = (bits & 0xfffffffffffff) | 0x10000000000000;
  if (exponent == 1024)
    return sign | (bits << 12 ? 0x7e00 | (ushort)(bits >> 42 & 0x1ff) : 0x7c00);
  if (exponent > 15)
    return sign | 0x7c00;
  if (exponent < -25)
    return sign;
  uint shift = exponent < -14 ? 42 - 14 - exponent : 42;
  ulong kept = fraction >> shift, rest = fraction & ((1ul << shift) - 1), middle = 1ul << (shift - 1);
  kept += rest > middle || (rest == middle && kept & 1);
  return sign | (ushort)(exponent < -14 ? kept : kept + ((ulong)(exponent + 14) << 10));
}

extern "C" {
half __truncdfhf2(double x) { return __builtin_bit_cast(half, rounded_half(bits_of(x))); }
half __truncsfhf2(float x) { return __builtin_bit_cast(half, rounded_half(bits_of((double)x))); }
float __extendhfsf2(half x) {
  ushort bits = bits_of(x);
  uint sign = (uint)(bits & 0x8000) << 16, exponent = bits >> 10 & 31, fraction = bits & 0x3ff;
  if (exponent == 31)
    return __builtin_bit_cast(float, sign | 0x7f800000 | fraction << 13);
  float x0 = exponent ? __builtin_bit_cast(float, (exponent + 112) << 23 | fraction << 13) : (float)fraction * 0x1p-24f;
  return __builtin_bit_cast(float, bits_of(x0) | sign);
}
}
