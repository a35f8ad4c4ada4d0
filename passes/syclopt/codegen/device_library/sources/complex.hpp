// Functions of complex numbers. A process has them too, but takes and returns complex numbers in registers; device code
// has them in memory. Those of floats compute with doubles.
#pragma once

using Complex = DoubleComplex;

static constexpr double COMPLEX_PI = 3.14159265358979323846;
static constexpr double COMPLEX_INFINITY = __builtin_inf();
static constexpr double LARGE_EXPONENT = 700; // of e: more may be too large, where the result is not

INLINE bool is_finite(double x) { return x - x == 0; }
INLINE double sign_of(double x) { return copysign(1.0, x); }
INLINE Complex times_i(Complex z) { return {-z.im, z.re}; }
INLINE Complex by_i(Complex z) { return {z.im, -z.re}; }

__attribute__((noinline)) static Complex complex_exp(Complex z) {
  if (z.im == 0)
    return {exp(z.re), z.im};
  if (__builtin_isinf(z.re) && !is_finite(z.im))
    return z.re < 0 ? Complex{0, 0} : Complex{z.re, z.im - z.im};
  bool is_large = z.re > LARGE_EXPONENT;
  double first = exp(is_large ? z.re - LARGE_EXPONENT : z.re), second = is_large ? exp(LARGE_EXPONENT) : 1;
  return {first * cos(z.im) * second, first * sin(z.im) * second};
}

__attribute__((noinline)) static double log_of_size(Complex z) {
  double x = fabs(z.re), y = fabs(z.im), most = x > y ? x : y, least = x > y ? y : x;
  if (is_finite(most) && most > 1e300)
    return log(hypot(x / 4, y / 4)) + 2 * 0.69314718055994530942;
  double size = hypot(x, y);
  return size > 0.5 && size < 2 ? log1p((most - 1) * (most + 1) + least * least) / 2 : log(size);
}
INLINE Complex complex_log(Complex z) { return {log_of_size(z), atan2(z.im, z.re)}; }

__attribute__((noinline)) static Complex complex_sqrt(Complex z) {
  if (z.re == 0 && z.im == 0)
    return {0, z.im};
  if (__builtin_isinf(z.im))
    return {COMPLEX_INFINITY, z.im};
  if (__builtin_isinf(z.re))
    return z.re < 0 ? Complex{fabs(z.im - z.im), copysign(z.re, z.im)} : Complex{z.re, copysign(z.im - z.im, z.im)};
  double most = fmax(fabs(z.re), fabs(z.im));
  double scale = most > 1e300 ? 2 : most < 1e-290 ? 0x1p-54 : 1, square = scale * scale;
  double x = z.re / square, y = z.im / square, root = sqrt((fabs(x) + hypot(x, y)) / 2);
  if (z.re >= 0)
    return {scale * root, scale * (y / (2 * root))};
  return {scale * (fabs(y) / (2 * root)), copysign(scale * root, z.im)};
}

__attribute__((noinline)) static Complex complex_sinh(Complex z) {
  if (z.im == 0)
    return {sinh(z.re), z.im};
  if (!is_finite(z.im))
    return {z.re == 0 || __builtin_isinf(z.re) ? z.re : z.im - z.im, z.im - z.im};
  if (fabs(z.re) > LARGE_EXPONENT) {
    double first = exp(fabs(z.re) - LARGE_EXPONENT), second = exp(LARGE_EXPONENT) / 2;
    return {sign_of(z.re) * first * cos(z.im) * second, first * sin(z.im) * second};
  }
  return {sinh(z.re) * cos(z.im), cosh(z.re) * sin(z.im)};
}

__attribute__((noinline)) static Complex complex_cosh(Complex z) {
  if (z.im == 0)
    return {cosh(z.re), z.im * sign_of(z.re)};
  if (!is_finite(z.im))
    return {__builtin_isinf(z.re) ? COMPLEX_INFINITY : z.im - z.im, z.re == 0 ? z.re : z.im - z.im};
  if (fabs(z.re) > LARGE_EXPONENT) {
    double first = exp(fabs(z.re) - LARGE_EXPONENT), second = exp(LARGE_EXPONENT) / 2;
    return {first * cos(z.im) * second, sign_of(z.re) * first * sin(z.im) * second};
  }
  return {cosh(z.re) * cos(z.im), sinh(z.re) * sin(z.im)};
}

__attribute__((noinline)) static Complex complex_tanh(Complex z) {
  if (__builtin_isinf(z.re))
    return {sign_of(z.re), copysign(0.0, is_finite(z.im) ? sin(2 * z.im) : z.im)};
  if (z.im == 0)
    return {tanh(z.re), z.im};
  if (!is_finite(z.im))
    return {z.re == 0 ? z.re : z.im - z.im, z.im - z.im};
  if (fabs(z.re) > 22)
    return {sign_of(z.re), 4 * sin(z.im) * cos(z.im) * exp(-2 * fabs(z.re))};
  double t = tan(z.im), beta = 1 + t * t, s = sinh(z.re), divisor = 1 + beta * s * s;
  return {beta * sqrt(1 + s * s) * s / divisor, t / divisor};
}

// The inverse functions of circles, by square roots of 1 - z and 1 + z: Kahan, Branch Cuts for Complex Elementary
// Functions, 1987.
__attribute__((noinline)) static Complex complex_asin(Complex z) {
  Complex a = complex_sqrt({1 - z.re, -z.im}), b = complex_sqrt({1 + z.re, z.im});
  return {atan2(z.re, a.re * b.re - a.im * b.im), asinh(a.re * b.im - a.im * b.re)};
}
__attribute__((noinline)) static Complex complex_acos(Complex z) {
  Complex a = complex_sqrt({1 - z.re, -z.im}), b = complex_sqrt({1 + z.re, z.im});
  return {2 * atan2(a.re, b.re), asinh(b.re * a.im - b.im * a.re)};
}
__attribute__((noinline)) static Complex complex_acosh(Complex z) {
  Complex a = complex_sqrt({z.re - 1, z.im}), b = complex_sqrt({z.re + 1, z.im});
  return {asinh(a.re * b.re + a.im * b.im), 2 * atan2(a.im, b.re)};
}
__attribute__((noinline)) static Complex complex_atanh(Complex z) {
  double size = hypot(z.re, z.im), x = fabs(z.re);
  if (size > 1e150)
    return {copysign(__builtin_isinf(size) ? 0 : x / size / size, z.re), copysign(COMPLEX_PI / 2, z.im)};
  double re = log1p(4 * x / ((1 - x) * (1 - x) + z.im * z.im)) / 4;
  return {copysign(re, z.re), atan2(2 * z.im, (1 - x) * (1 + x) - z.im * z.im) / 2};
}

INLINE Complex complex_sin(Complex z) { return by_i(complex_sinh(times_i(z))); }
INLINE Complex complex_cos(Complex z) { return complex_cosh(times_i(z)); }
INLINE Complex complex_tan(Complex z) { return by_i(complex_tanh(times_i(z))); }
INLINE Complex complex_asinh(Complex z) { return by_i(complex_asin(times_i(z))); }
INLINE Complex complex_atan(Complex z) { return by_i(complex_atanh(times_i(z))); }
INLINE Complex complex_proj(Complex z) {
  bool is_infinite = __builtin_isinf(z.re) || __builtin_isinf(z.im);
  return is_infinite ? Complex{COMPLEX_INFINITY, copysign(0.0, z.im)} : z;
}

extern "C" {
#define COMPLEX(T, f)                                                                                                  \
  T cabs##f(_Complex T z) { return T(hypot(double(__real__ z), double(__imag__ z))); }                                 \
  T carg##f(_Complex T z) { return T(atan2(double(__imag__ z), double(__real__ z))); }                                 \
  T creal##f(_Complex T z) { return __real__ z; }                                                                      \
  T cimag##f(_Complex T z) { return __imag__ z; }                                                                      \
  _Complex T conj##f(_Complex T z) { return __builtin_complex(__real__ z, -__imag__ z); }                              \
  _Complex T cpow##f(_Complex T base, _Complex T power) {                                                              \
    Complex found = complex_log({__real__ base, __imag__ base});                                                       \
    Complex product = __muldc3(__real__ power, __imag__ power, found.re, found.im);                            \
    bool is_one = __real__ power == 0 && __imag__ power == 0;                                                          \
    found = is_one ? Complex{1, 0} : complex_exp(product);                                \
    return __builtin_complex(T(found.re), T(found.im));                                                                \
  }                                                                                                                    \
  OF_COMPLEX(T, f, exp) OF_COMPLEX(T, f, log) OF_COMPLEX(T, f, sqrt) OF_COMPLEX(T, f, proj)                            \
  OF_COMPLEX(T, f, sin) OF_COMPLEX(T, f, cos) OF_COMPLEX(T, f, tan)                                                    \
  OF_COMPLEX(T, f, asin) OF_COMPLEX(T, f, acos) OF_COMPLEX(T, f, atan)                                                 \
  OF_COMPLEX(T, f, sinh) OF_COMPLEX(T, f, cosh) OF_COMPLEX(T, f, tanh)                                                 \
  OF_COMPLEX(T, f, asinh) OF_COMPLEX(T, f, acosh) OF_COMPLEX(T, f, atanh)
#define OF_COMPLEX(T, f, name)                                                                                         \
  _Complex T c##name##f(_Complex T z) {                                                                                \
    Complex found = complex_##name({__real__ z, __imag__ z});                                                          \
    return __builtin_complex(T(found.re), T(found.im));                                                                \
  }
COMPLEX(double, )
COMPLEX(float, f)
#undef OF_COMPLEX
#undef COMPLEX
} // extern "C"
