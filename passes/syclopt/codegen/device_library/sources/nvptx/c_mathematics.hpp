// What mathematics is made of here: LLVM's intrinsics, and NVIDIA's libdevice.
#pragma once

#define PI 3.14159265358979323846
#define C_FLOAT(name) __nv_##name##f
#define C_DOUBLE(name) __nv_##name

extern "C" {
#define GIVEN(types, name)                                                                                             \
  float __nv_##name##f types(float);                                                                                   \
  double __nv_##name types(double);
#define ONE(T) (T)
#define TWO(T) (T, T)
#define WITH_INTEGER(T) (T, int)
#define TO_INTEGER(T) (T, int *)
GIVEN(ONE, acos) GIVEN(ONE, acosh) GIVEN(ONE, asin) GIVEN(ONE, asinh) GIVEN(ONE, atan) GIVEN(ONE, atanh)
GIVEN(ONE, cos) GIVEN(ONE, cosh) GIVEN(ONE, erf) GIVEN(ONE, erfc) GIVEN(ONE, exp) GIVEN(ONE, exp2) GIVEN(ONE, exp10)
GIVEN(ONE, expm1) GIVEN(ONE, log) GIVEN(ONE, log2) GIVEN(ONE, log10) GIVEN(ONE, log1p) GIVEN(ONE, logb)
GIVEN(ONE, sin) GIVEN(ONE, sinh) GIVEN(ONE, tan) GIVEN(ONE, tanh) GIVEN(ONE, tgamma) GIVEN(ONE, cbrt)
GIVEN(ONE, lgamma) GIVEN(ONE, sinpi) GIVEN(ONE, cospi) GIVEN(ONE, rsqrt) GIVEN(TWO, atan2) GIVEN(TWO, fmod)
GIVEN(TWO, hypot) GIVEN(TWO, pow) GIVEN(TWO, remainder) GIVEN(WITH_INTEGER, ldexp) GIVEN(TO_INTEGER, frexp)
#undef TO_INTEGER
#undef WITH_INTEGER
#undef TWO
#undef ONE
#undef GIVEN
int __nv_ilogbf(float);
int __nv_ilogb(double);
float __nv_fast_cosf(float);
float __nv_fast_exp10f(float);
float __nv_fast_expf(float);
float __nv_fast_fdividef(float, float);
float __nv_fast_log10f(float);
float __nv_fast_log2f(float);
float __nv_fast_logf(float);
float __nv_fast_powf(float, float);
float __nv_fast_sinf(float);
float __nv_fast_tanf(float);
float quick_exp2(float) __asm__("llvm.nvvm.ex2.approx.f");
float quick_sqrt(float) __asm__("llvm.nvvm.sqrt.approx.f");
}

INLINE float whole_power(float x, int y) { return (float)__nv_pow((double)x, (double)y); }
INLINE float inverse_root(float x) { return __nv_rsqrtf(x); }
INLINE double inverse_root(double x) { return __nv_rsqrt(x); }
INLINE float sine_of_pi(float x) { return __nv_sinpif(x); }
INLINE double sine_of_pi(double x) { return __nv_sinpi(x); }
INLINE float cosine_of_pi(float x) { return __nv_cospif(x); }
INLINE double cosine_of_pi(double x) { return __nv_cospi(x); }

INLINE int sign_of_gamma(double x) { // x is no pole
  double whole = __builtin_floor(x);
  return x < 0 && whole != 2 * __builtin_floor(whole / 2) ? -1 : 1;
}
INLINE float gamma_of(float x, int *sign) {
  *sign = sign_of_gamma(x);
  return __nv_lgammaf(x);
}
INLINE double gamma_of(double x, int *sign) {
  *sign = sign_of_gamma(x);
  return __nv_lgamma(x);
}

#define quick_cos __nv_fast_cosf
#define quick_exp __nv_fast_expf
#define quick_exp10 __nv_fast_exp10f
#define quick_log __nv_fast_logf
#define quick_log2 __nv_fast_log2f
#define quick_log10 __nv_fast_log10f
#define quick_rsqrt __nv_rsqrtf
#define quick_sin __nv_fast_sinf
#define quick_tan __nv_fast_tanf
#define quick_powr __nv_fast_powf
#define quick_divide __nv_fast_fdividef
