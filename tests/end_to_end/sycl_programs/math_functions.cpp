// The mathematical functions of SYCL, with float, double and half; native:: and half_precision::.
#include <string>
#include <sycl/sycl.hpp>
#include "check.hpp"

#define F1                                                                                                             \
  X(acos, .4)                                                                                                          \
  X(acosh, 1.5) X(acospi, .3) X(asin, .4) X(asinh, .4) X(asinpi, .2) X(atan, .4) X(atanh, .3) X(atanpi, .2)            \
      X(cbrt, 2.5) X(ceil, 2.3) X(cos, .7) X(cosh, .7) X(cospi, .2) X(erf, .3) X(erfc, .3) X(exp, .4) X(exp2, .4)      \
          X(exp10, .4) X(expm1, .4) X(fabs, -.4) X(floor, -.4) X(lgamma, 2.4) X(log, .4) X(log2, .4) X(log10, .4)      \
              X(log1p, .4) X(logb, 4.4) X(rint, 2.5) X(round, 2.5) X(rsqrt, .4) X(sin, .4) X(sinh, .4) X(sinpi, .4)    \
                  X(sqrt, .4) X(tan, .4) X(tanh, .4) X(tanpi, .2) X(tgamma, 3.4) X(trunc, 2.9)
namespace refn {
using namespace ::std;
static double ref_(const char *n, double x) {
  std::string s(n);
  const double pi = M_PI;
#define R(a, e)                                                                                                        \
  if (s == #a)                                                                                                         \
    return e;
  R(acos, acos(x))
  R(acosh, acosh(x)) R(acospi, acos(x) / pi) R(asin, asin(x)) R(asinh, asinh(x)) R(asinpi, asin(x) / pi)
      R(atan, atan(x)) R(atanh, atanh(x)) R(atanpi, atan(x) / pi) R(cbrt, cbrt(x)) R(ceil, ceil(x)) R(cos, cos(x))
          R(cosh, cosh(x)) R(cospi, cos(pi * x)) R(erf, erf(x)) R(erfc, erfc(x)) R(exp, exp(x)) R(exp2, exp2(x))
              R(exp10, pow(10, x)) R(expm1, expm1(x)) R(fabs, fabs(x)) R(floor, floor(x)) R(lgamma, lgamma(x))
                  R(log, log(x)) R(log2, log2(x)) R(log10, log10(x)) R(log1p, log1p(x)) R(logb, logb(x))
                      R(rint, rint(x)) R(round, round(x)) R(rsqrt, 1 / sqrt(x)) R(sin, sin(x)) R(sinh, sinh(x))
                          R(sinpi, sin(pi * x)) R(sqrt, sqrt(x)) R(tan, tan(x)) R(tanh, tanh(x)) R(tanpi, tan(pi * x))
                              R(tgamma, tgamma(x)) R(trunc, trunc(x)) return NAN;
}
} // namespace refn
int main() {
  using sycl::half;
  using sycl::malloc_shared;
  using sycl::queue;
  namespace native = sycl::native;
  namespace half_precision = sycl::half_precision;
  queue q;
  double *d = malloc_shared<double>(200, q);
  float *f = malloc_shared<float>(200, q);
  float *hf = malloc_shared<float>(200, q);
  q.single_task([=] {
     int i = 0;
#define X(n, x)                                                                                                        \
  d[i] = sycl::n(double(x));                                                                                           \
  f[i] = sycl::n(float(x));                                                                                            \
  ++i;
     F1
#undef X
         i = 0;
#define X(n, x) hf[i++] = float(sycl::n(half(x)));
     F1
#undef X
   }).wait();
  int i = 0;
#define X(n, x)                                                                                                        \
  expect(#n, d[i], refn::ref_(#n, x), 1e-12);                                                                          \
  expect(#n "f", f[i], refn::ref_(#n, float(x)), 1e-5);                                                                \
  expect(#n "h", hf[i], refn::ref_(#n, float(half(x))), 4e-3);                                                         \
  ++i;
  F1
#undef X
      double *o = malloc_shared<double>(100, q);
  double a = 2.75, b = -1.25, c = .5;
  float af = a, bf = b;
  int *ip = malloc_shared<int>(10, q);
  q.single_task([=] {
     int i = 0;
     o[i++] = sycl::atan2(a, b);
     o[i++] = sycl::atan2pi(a, b);
     o[i++] = sycl::copysign(a, b);
     o[i++] = sycl::fdim(a, b);
     o[i++] = sycl::fma(a, b, c);
     o[i++] = sycl::fmax(a, b);
     o[i++] = sycl::fmin(af, bf);
     o[i++] = sycl::fmod(a, b);
     double ip_;
     o[i++] = sycl::fract(a, sycl::private_ptr<double>(&ip_));
     o[i++] = ip_;
     int e;
     o[i++] = sycl::frexp(a, sycl::private_ptr<int>(&e));
     o[i++] = e;
     o[i++] = sycl::hypot(a, b);
     o[i++] = sycl::ilogb(a);
     o[i++] = sycl::ldexp(a, 3);
     o[i++] = sycl::lgamma_r(a, sycl::private_ptr<int>(&e));
     o[i++] = e;
     o[i++] = sycl::mad(af, bf, 1.f);
     o[i++] = sycl::maxmag(a, b);
     o[i++] = sycl::minmag(a, b);
     double whole;
     o[i++] = sycl::modf(a, sycl::private_ptr<double>(&whole));
     o[i++] = whole;
     o[i++] = sycl::nextafter(1.0, 2.0) - 1.0;
     o[i++] = sycl::pow(a, b);
     o[i++] = sycl::pown(a, 3);
     o[i++] = sycl::powr(a, b);
     o[i++] = sycl::remainder(a, b);
     int quo;
     o[i++] = sycl::remquo(a, b, sycl::private_ptr<int>(&quo));
     o[i++] = quo & 7;
     o[i++] = sycl::rootn(a, 3);
     double cs;
     o[i++] = sycl::sincos(a, sycl::private_ptr<double>(&cs));
     o[i++] = cs;
     o[i++] = sycl::isnan(sycl::nan(0u));
   }).wait();
  i = 0;
  double ip_;
  int e;
  expect("atan2", o[i++], atan2(a, b));
  expect("atan2pi", o[i++], atan2(a, b) / M_PI);
  expect("copysign", o[i++], copysign(a, b));
  expect("fdim", o[i++], fdim(a, b));
  expect("fma", o[i++], fma(a, b, c));
  expect("fmax", o[i++], a);
  expect("fmin", o[i++], b);
  expect("fmod", o[i++], fmod(a, b));
  expect("fract", o[i++], .75);
  expect("fract", o[i++], 2);
  expect("frexp", o[i++], frexp(a, &e));
  expect("e", o[i++], e);
  expect("hypot", o[i++], hypot(a, b));
  expect("ilogb", o[i++], ilogb(a));
  expect("ldexp", o[i++], 22);
  expect("lgr", o[i++], lgamma(a));
  expect("s", o[i++], 1);
  expect("mad", o[i++], a * b + 1);
  expect("maxmag", o[i++], a);
  expect("minmag", o[i++], b);
  expect("modf", o[i++], modf(a, &ip_));
  expect("w", o[i++], ip_);
  expect("next", o[i++] * 1e15, .222044605);
  expect("pow", o[i++], pow(a, b));
  expect("pown", o[i++], pow(a, 3));
  expect("powr", o[i++], pow(a, b));
  expect("rem", o[i++], remainder(a, b));
  int qq;
  expect("remq", o[i++], remquo(a, b, &qq));
  expect("quo", o[i++], qq & 7);
  expect("rootn", o[i++], cbrt(a));
  expect("sincos", o[i++], sin(a));
  expect("cs", o[i++], cos(a));
  expect("nan", o[i++], 1);
  float *n = malloc_shared<float>(40, q);
  q.single_task([=] {
     int i = 0;
     float x = .7f, y = 1.3f;
     n[i++] = native::cos(x);
     n[i++] = native::divide(x, y);
     n[i++] = native::exp(x);
     n[i++] = native::exp2(x);
     n[i++] = native::exp10(x);
     n[i++] = native::log(x);
     n[i++] = native::log2(x);
     n[i++] = native::log10(x);
     n[i++] = native::powr(x, y);
     n[i++] = native::recip(x);
     n[i++] = native::rsqrt(x);
     n[i++] = native::sin(x);
     n[i++] = native::sqrt(x);
     n[i++] = native::tan(x);
     n[i++] = half_precision::cos(x);
     n[i++] = half_precision::divide(x, y);
     n[i++] = half_precision::exp(x);
     n[i++] = half_precision::exp2(x);
     n[i++] = half_precision::exp10(x);
     n[i++] = half_precision::log(x);
     n[i++] = half_precision::log2(x);
     n[i++] = half_precision::log10(x);
     n[i++] = half_precision::powr(x, y);
     n[i++] = half_precision::recip(x);
     n[i++] = half_precision::rsqrt(x);
     n[i++] = half_precision::sin(x);
     n[i++] = half_precision::sqrt(x);
     n[i++] = half_precision::tan(x);
   }).wait();
  for (int k = 0; k < 2; k++) {
    float x = .7f, y = 1.3f;
    double w[] = {cos(x),   x / y,     exp(x), exp2(x),     pow(10, x), log(x),  log2(x),
                  log10(x), pow(x, y), 1 / x,  1 / sqrt(x), sin(x),     sqrt(x), tan(x)};
    for (int j = 0; j < 14; j++)
      expect(k ? "half_precision" : "native", n[k * 14 + j], w[j], 1e-3);
  }
  return result();
}
