// What mathematics is made of here: LLVM's intrinsics, and C's functions, which a process has.
#pragma once

#define PI 3.14159265358979323846
#define C_FLOAT(name) __builtin_##name##f
#define C_DOUBLE(name) __builtin_##name

// Functions of floats that are no intrinsics, in vector_mathematics.hpp.
#define IN_VECTORS(name, ...) float name##_of_floats(__VA_ARGS__) __asm__("__native_math." #name ".f32");
IN_VECTORS(acosh, float) IN_VECTORS(asinh, float) IN_VECTORS(atanh, float) IN_VECTORS(cbrt, float) IN_VECTORS(erf, float)
IN_VECTORS(erfc, float) IN_VECTORS(expm1, float) IN_VECTORS(hypot, float, float) IN_VECTORS(log1p, float)
IN_VECTORS(pown, float, int)
#undef IN_VECTORS
#define __builtin_acoshf acosh_of_floats
#define __builtin_asinhf asinh_of_floats
#define __builtin_atanhf atanh_of_floats
#define __builtin_cbrtf cbrt_of_floats
#define __builtin_erff erf_of_floats
#define __builtin_erfcf erfc_of_floats
#define __builtin_expm1f expm1_of_floats
#define __builtin_hypotf hypot_of_floats
#define __builtin_log1pf log1p_of_floats

INLINE float whole_power(float x, int y) { return y == 2 ? x * x : pown_of_floats(x, y); } // 2 is mostly known
INLINE float inverse_root(float x) { return 1 / __builtin_sqrtf(x); }
INLINE double inverse_root(double x) { return 1 / __builtin_sqrt(x); }

// The angle is reduced exactly.
INLINE double sine_of_pi(double x) {
  double r = x - 2 * __builtin_rint(x * 0.5); // between -1 and 1
  double a = __builtin_fabs(r);
  double s = a <= 0.25   ? __builtin_sin(PI * a)
             : a <= 0.75 ? __builtin_cos(PI * (0.5 - a))
                         : __builtin_sin(PI * (1 - a));
  return x - x != 0 ? __builtin_nan("") : __builtin_copysign(s, s == 0 ? x : r);
}
INLINE double cosine_of_pi(double x) {
  double a = __builtin_fabs(x - 2 * __builtin_rint(x * 0.5));
  double c = a <= 0.25   ? __builtin_cos(PI * a)
             : a <= 0.75 ? __builtin_sin(PI * (0.5 - a))
                         : -__builtin_cos(PI * (1 - a));
  return x - x != 0 ? __builtin_nan("") : c;
}
INLINE float sine_of_pi(float x) { return (float)sine_of_pi((double)x); }
INLINE float cosine_of_pi(float x) { return (float)cosine_of_pi((double)x); }

double gamma_of(double, int *) __asm__("lgamma_r");
float gamma_of(float, int *) __asm__("lgammaf_r");

// None is quicker than the exact one.
#define quick_cos cos
#define quick_exp exp
#define quick_exp2 exp2
#define quick_exp10 exp10
#define quick_log log
#define quick_log2 log2
#define quick_log10 log10
#define quick_rsqrt rsqrt
#define quick_sin sin
#define quick_sqrt sqrt
#define quick_tan tan
#define quick_powr powr
#define quick_divide(x, y) ((x) / (y))
