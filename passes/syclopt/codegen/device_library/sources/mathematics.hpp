// Mathematical functions of scalars. What LLVM has an intrinsic for, or C a function, is left to them; half goes by
// float.
#pragma once

// A function and the half one that goes by it. 1, 2: the number of its parameters.
#define HALF1(name) half name(half x) { return (half)name((float)x); }
#define HALF2(name) half name(half x, half y) { return (half)name((float)x, (float)y); }
#define C1(name)                                                                                                       \
  float name(float x) { return C_FLOAT(name)(x); }                                                                     \
  double name(double x) { return C_DOUBLE(name)(x); }                                                                  \
  HALF1(name)
#define C2(name)                                                                                                       \
  float name(float x, float y) { return C_FLOAT(name)(x, y); }                                                         \
  double name(double x, double y) { return C_DOUBLE(name)(x, y); }                                                     \
  HALF2(name)
C1(acos) C1(acosh) C1(asin) C1(asinh) C1(atan) C1(atanh) C1(cos) C1(cosh) C1(erf) C1(erfc) C1(exp) C1(exp2)
C1(exp10) C1(expm1) C1(log) C1(log2) C1(log10) C1(log1p) C1(logb) C1(sin) C1(sinh) C1(tan) C1(tanh) C1(tgamma)
C2(atan2) C2(fmod) C2(hypot) C2(pow) C2(remainder)
#undef C1
#undef C2

// C's may be wrong by more than two units in the last place; what its cube leaves over makes it exact.
double cbrt(double x) {
  if (x == 0 || x - x != 0)
    return x + x;
  double scale = __builtin_fabs(x) < 0x1p-900 ? 0x1p54 : 1, cube = x * scale * scale * scale;
  double y = C_DOUBLE(cbrt)(cube), square = y * y, rest = __builtin_fma(y, y, -square);
  return (y - (__builtin_fma(square, y, -cube) + rest * y) / (3 * square)) / scale;
}
float cbrt(float x) { return C_FLOAT(cbrt)(x); }
HALF1(cbrt)

// Those that processors have instructions for are right for half, too.
#define DIRECT(T, builtin)                                                                                    \
  T ceil(T x) { return builtin(ceil)(x); }                                                                             \
  T fabs(T x) { return builtin(fabs)(x); }                                                                             \
  T floor(T x) { return builtin(floor)(x); }                                                                           \
  T rint(T x) { return builtin(rint)(x); }                                                                             \
  T round(T x) { return builtin(round)(x); }                                                                           \
  T sqrt(T x) { return builtin(sqrt)(x); }                                                                             \
  T trunc(T x) { return builtin(trunc)(x); }                                                                           \
  T copysign(T x, T y) { return builtin(copysign)(x, y); }                                                             \
  T fmax(T x, T y) { return builtin(fmax)(x, y); }                                                                     \
  T fmin(T x, T y) { return builtin(fmin)(x, y); }                                                                     \
  T fma(T x, T y, T z) { return builtin(fma)(x, y, z); }
#define OF_HALF(name) __builtin_##name##f16
#define OF_FLOAT(name) __builtin_##name##f
#define OF_DOUBLE(name) __builtin_##name
DIRECT(half, OF_HALF) DIRECT(float, OF_FLOAT) DIRECT(double, OF_DOUBLE)
#undef DIRECT

#define FLOAT(T)                                                                                                       \
  T mad(T x, T y, T z) { return x * y + z; }                                                                           \
  T fdim(T x, T y) { return x != x || y != y ? x + y : x > y ? x - y : T(0); }                                         \
  T maxmag(T x, T y) { return fabs(x) > fabs(y) ? x : fabs(y) > fabs(x) ? y : fmax(x, y); }                            \
  T minmag(T x, T y) { return fabs(x) < fabs(y) ? x : fabs(y) < fabs(x) ? y : fmin(x, y); }                            \
  T max(T x, T y) { return x < y ? y : x; }                                                                            \
  T min(T x, T y) { return y < x ? y : x; }                                                                            \
  T clamp(T x, T low, T high) { return fmin(fmax(x, low), high); }                                                     \
  T degrees(T x) { return T(180 / PI) * x; }                                                                           \
  T radians(T x) { return T(PI / 180) * x; }                                                                           \
  T mix(T x, T y, T a) { return x + (y - x) * a; }                                                                     \
  T step(T edge, T x) { return x < edge ? T(0) : T(1); }                                                               \
  T smoothstep(T low, T high, T x) {                                                                                   \
    T t = clamp((x - low) / (high - low), T(0), T(1));                                                                 \
    return t * t * (T(3) - T(2) * t);                                                                                  \
  }                                                                                                                    \
  T sign(T x) { return x != x ? T(0) : x == T(0) ? x : copysign(T(1), x); }                                            \
  T fract(T x, T *whole) {                                                                                             \
    *whole = floor(x);                                                                                                 \
    T below = T(1) - (sizeof(T) == 2 ? T(0x1p-11) : sizeof(T) == 4 ? T(0x1p-24) : T(0x1p-53));                         \
    return x == *whole ? copysign(T(0), x) : x != x ? x : fmin(x - *whole, below);                                     \
  }                                                                                                                    \
  T modf(T x, T *whole) {                                                                                              \
    *whole = trunc(x);                                                                                                 \
    return copysign(fabs(x) == T(__builtin_inf()) ? T(0) : x - *whole, x);                                             \
  }                                                                                                                    \
  T nan(unsigned_of<T> code) {                                                                                         \
    return __builtin_bit_cast(T, unsigned_of<T>(bits_of(T(__builtin_nan(""))) | (code & (bits_of(T(1)) >> 2))));       \
  }                                                                                                                    \
  T nextafter(T x, T y) {                                                                                              \
    if (x != x || y != y)                                                                                              \
      return x + y;                                                                                                    \
    if (x == y)                                                                                                        \
      return y;                                                                                                        \
    unsigned_of<T> bits = bits_of(x);                                                                                  \
    if (x == T(0))                                                                                                     \
      return copysign(__builtin_bit_cast(T, unsigned_of<T>(1)), y);                                                    \
    bits += (x < y) == (x > T(0)) ? 1 : -1;                                                                            \
    return __builtin_bit_cast(T, bits);                                                                                \
  }
FOR_FLOATS(FLOAT)
#undef FLOAT
double rsqrt(double x) { return inverse_root(x); }
float rsqrt(float x) { return inverse_root(x); }
HALF1(rsqrt)

// Functions of x times pi. Float goes by double where C has no such function.
double sinpi(double x) { return sine_of_pi(x); }
float sinpi(float x) { return sine_of_pi(x); }
HALF1(sinpi)
double cospi(double x) { return cosine_of_pi(x); }
float cospi(float x) { return cosine_of_pi(x); }
HALF1(cospi)
INLINE double tangent_of_pi(double x) {
  double r = x - __builtin_rint(x), whole = x - r; // r is between -0.5 and 0.5
  bool is_odd = whole - 2 * __builtin_rint(whole * 0.5) != 0;
  if (x - x != 0)
    return __builtin_nan("");
  if (r == 0)
    return __builtin_copysign(0.0, is_odd ? -x : x);
  if (__builtin_fabs(r) == 0.5) // where it is infinite, the sign changes with each turn
    return is_odd == (r > 0) ? -__builtin_inf() : __builtin_inf();
  return __builtin_fabs(r) <= 0.25 ? C_DOUBLE(tan)(PI * r)
                                   : __builtin_copysign(1 / C_DOUBLE(tan)(PI * (0.5 - __builtin_fabs(r))), r);
}
#define BY_DOUBLE1(name, formula)                                                                                      \
  double name(double x) { return formula; }                                                                            \
  float name(float x) { return (float)name((double)x); }                                                               \
  HALF1(name)
BY_DOUBLE1(tanpi, tangent_of_pi(x))
BY_DOUBLE1(acospi, C_DOUBLE(acos)(x) / PI)
BY_DOUBLE1(asinpi, C_DOUBLE(asin)(x) / PI)
BY_DOUBLE1(atanpi, C_DOUBLE(atan)(x) / PI)
#undef BY_DOUBLE1
double atan2pi(double y, double x) { return C_DOUBLE(atan2)(y, x) / PI; }
float atan2pi(float y, float x) { return (float)atan2pi((double)y, (double)x); }
HALF2(atan2pi)

// Powers and roots
// Tells whether OpenCL says what a power is; C's pow has an answer for more.
template <class T> INLINE bool has_power(T x, T y) {
  if (y == T(0))
    return x > T(0) && x - x == T(0);
  return x >= T(0) && y == y && !(x == T(1) && __builtin_isinf(y));
}
double powr(double x, double y) {
  return has_power(x, y) ? C_DOUBLE(pow)(__builtin_fabs(x), y) : __builtin_nan("");
}
float powr(float x, float y) {
  return has_power(x, y) ? C_FLOAT(pow)(__builtin_fabsf(x), y) : __builtin_nanf("");
}
HALF2(powr)
double pown(double x, int y) { return C_DOUBLE(pow)(x, (double)y); }
float pown(float x, int y) { return whole_power(x, y); }
half pown(half x, int y) { return (half)pown((float)x, y); }
double rootn(double x, int n) {
  if (n == 0 || (x < 0 && n % 2 == 0))
    return __builtin_nan("");
  double a = __builtin_fabs(x);
  int exponent = 0;
  if (a > 0 && a - a == 0) // 1.0 / n is exact enough for what is left of the exponent
    a = C_DOUBLE(ldexp)(C_DOUBLE(frexp)(a, &exponent), exponent % n);
  double y = C_DOUBLE(ldexp)(C_DOUBLE(pow)(a, 1.0 / n), exponent / n);
  return n % 2 ? __builtin_copysign(y, x) : y;
}
float rootn(float x, int n) {
  if (n == 0 || (x < 0 && n % 2 == 0))
    return __builtin_nanf("");
  double y = C_DOUBLE(pow)(__builtin_fabs((double)x), 1.0 / n);
  return (float)(n % 2 ? __builtin_copysign(y, (double)x) : y);
}
half rootn(half x, int n) { return (half)rootn((float)x, n); }

// Functions with several results, or of integers
#define C(T, OF)                                                                                                       \
  T lgamma(T x) {                                                                                                      \
    int sign;                                                                                                          \
    return gamma_of(x, &sign);                                                                                       \
  }                                                                                                                    \
  T lgamma_r(T x, int *sign) {                                                                                         \
    T found = gamma_of(x, sign);                                                                                     \
    if (x <= T(0) && floor(x) == x)                                                                                    \
      *sign = 0;                                                                                                       \
    return found;                                                                                                      \
  }                                                                                                                    \
  T frexp(T x, int *exponent) { return OF(frexp)(x, exponent); }                                         \
  T ldexp(T x, int n) { return OF(ldexp)(x, n); }                                                        \
  T remquo(T x, T y, int *quotient) { /* with seven bits of the quotient, where C's has three */                       \
    T divisor = fabs(y), low = fmod(fabs(x), T(128) * divisor), rest = remainder(low, divisor);                        \
    int bits = rest != rest ? 0 : (int)rint(low / divisor - rest / divisor) & 127;                                     \
    *quotient = !__builtin_signbit(x) == !__builtin_signbit(y) ? bits : -bits;                                         \
    return __builtin_signbit(x) ? -rest : rest;                                                                        \
  }                                                                                                                    \
  int ilogb(T x) { return x != x ? largest<int> : OF(ilogb)(x); }                                        \
  T sincos(T x, T *cosine) {                                                                                           \
    *cosine = cos(x);                                                                                                  \
    return sin(x);                                                                                                     \
  }
C(float, C_FLOAT) C(double, C_DOUBLE)
#undef C
half lgamma(half x) { return (half)lgamma((float)x); }
half lgamma_r(half x, int *sign) { return (half)lgamma_r((float)x, sign); }
half frexp(half x, int *exponent) { return (half)frexp((float)x, exponent); }
half ldexp(half x, int n) { return (half)ldexp((double)x, n); }
half remquo(half x, half y, int *quotient) { return (half)remquo((float)x, (float)y, quotient); }
int ilogb(half x) { return ilogb((float)x); }
half sincos(half x, half *cosine) {
  *cosine = cos(x);
  return sin(x);
}

// half_... are as exact as others; native_... of floats may be quicker.
#define EASY1(name)                                                                                                    \
  float half_##name(float x) { return name(x); }                                                                       \
  float native_##name(float x) { return quick_##name(x); }                                                             \
  double native_##name(double x) { return name(x); }                                                                   \
  half native_##name(half x) { return name(x); }
EASY1(cos) EASY1(exp) EASY1(exp2) EASY1(exp10) EASY1(log) EASY1(log2) EASY1(log10) EASY1(rsqrt) EASY1(sin) EASY1(sqrt)
EASY1(tan)
#undef EASY1
#define EASY(T)                                                                                                        \
  T native_powr(T x, T y) { return powr(x, y); }                                                                       \
  T native_divide(T x, T y) { return x / y; }                                                                          \
  T native_recip(T x) { return T(1) / x; }
EASY(half) EASY(double)
#undef EASY
float native_powr(float x, float y) { return quick_powr(x, y); }
float native_divide(float x, float y) { return quick_divide(x, y); }
float native_recip(float x) { return quick_divide(1, x); }
float half_powr(float x, float y) { return powr(x, y); }
float half_divide(float x, float y) { return x / y; }
float half_recip(float x) { return 1 / x; }

#undef HALF1
#undef HALF2
