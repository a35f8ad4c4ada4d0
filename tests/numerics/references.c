// Functions of one float in double, and where results are furthest from them. Built and called by quick_references.py.
//
// Where libmvec has a function it is called with as many numbers as the processor takes at once; its results are within
// four units of double, which are nothing to float.

#include <math.h>

#if defined __AVX512F__
enum { LANES = 8 };
#define VECTOR(name) _ZGVeN8v_##name
#elif defined __AVX2__
enum { LANES = 4 };
#define VECTOR(name) _ZGVdN4v_##name
#else
enum { LANES = 2 };
#define VECTOR(name) _ZGVbN2v_##name
#endif
enum { PIECE = 4096, BLOCK = 65536 }; // numbers of which the exact results are kept; of which the worst one is told

typedef double Real __attribute__((ext_vector_type(LANES)));
typedef long Bits __attribute__((ext_vector_type(LANES)));
typedef float Floats __attribute__((ext_vector_type(LANES), aligned(4)));
typedef int Ints __attribute__((ext_vector_type(LANES), aligned(4)));
typedef void Reference(const float *given, double *exact);
typedef struct {
  double error;
  long place, beyond;
} Worst;

#define ONE_BY_ONE(name, function)                                                                                     \
  static Real name(Real x) {                                                                                           \
    Real y;                                                                                                            \
    for (int lane = 0; lane < LANES; lane++)                                                                           \
      y[lane] = function(x[lane]);                                                                                     \
    return y;                                                                                                          \
  }
#ifdef __x86_64__
#define AT_ONCE(name)                                                                                                  \
  Real VECTOR(name)(Real);                                                                                             \
  static Real name##s(Real x) { return VECTOR(name)(x); }
#else
#define AT_ONCE(name) ONE_BY_ONE(name##s, name)
#endif
AT_ONCE(acos) AT_ONCE(acosh) AT_ONCE(asin) AT_ONCE(asinh) AT_ONCE(atan) AT_ONCE(atanh) AT_ONCE(cbrt) AT_ONCE(cosh) AT_ONCE(erf) AT_ONCE(erfc) AT_ONCE(exp) AT_ONCE(exp10) AT_ONCE(exp2) AT_ONCE(expm1) AT_ONCE(log)
AT_ONCE(log10) AT_ONCE(log1p) AT_ONCE(log2) AT_ONCE(sin) AT_ONCE(sinh) AT_ONCE(tan) AT_ONCE(tanh)

static double log_of_gamma(double x) {
  int sign;
  return lgamma_r(x, &sign);
}
ONE_BY_ONE(lgammas, log_of_gamma)
ONE_BY_ONE(tgammas, tgamma)

static const double PI = 3.14159265358979323846;
static const Real SIGN = -0.0, ZERO = 0, ONE = 1, INF = INFINITY, NONE = NAN;

static Real select(Bits which, Real yes, Real no) { return (Real)((which & (Bits)yes) | (~which & (Bits)no)); }
static Real with_sign(Real size, Real sign) { return select((Bits)SIGN, sign, size); }
static Real fabss(Real x) { return with_sign(x, ZERO); }
static Real floors(Real x) { return __builtin_elementwise_floor(x); }
static Real rints(Real x) { return __builtin_elementwise_rint(x); }
static Real truncs(Real x) { return __builtin_elementwise_trunc(x); }
static Real sqrts(Real x) { return __builtin_elementwise_sqrt(x); }
static Bits is_finite(Real x) { return x - x == 0; }
static Bits is_odd(Real whole) { return whole != 2 * rints(whole / 2); }
static Bits is_whole(Real x) { return x == floors(x); }

// libmvec is slow where numbers are not in a function's domain, or their sines far from zero: tangents are quick there.
#define DEFINED(is_there, function) select(is_there, function(select(is_there, x, ONE / 2)), NONE)
static Real ended(Real x, double end) { return select(fabss(x) > end, with_sign(end * ONE, x), x); }
static Real sines(Real x) {
  Real t = tans(x / 2);
  return 2 * t / (1 + t * t);
}
static Real cosines(Real x) {
  Real t = tans(x), half = tans(x / 2);
  return with_sign(1 / sqrts(1 + t * t), 1 - fabss(half));
}

static Real sinpis(Real x) {
  Real turn = x - 2 * rints(x / 2), size = fabss(turn), sine = sins(PI * select(size > 0.5, 1 - size, size));
  return with_sign(sine, select(sine == 0, x, turn));
}
static Real cospis(Real x) { return sins(PI * (0.5 - fabss(x - 2 * rints(x / 2)))); }
static Real tanpis(Real x) {
  Real turn = x - rints(x);
  Real zero = with_sign(ZERO, select(is_odd(x), -x, x));
  return select(turn == 0, zero, sins(PI * turn) / sins(PI * (0.5 - fabss(turn))));
}
// Exponents of numbers that are normal, as all floats are in double.
static Real exponents(Real x) { return __builtin_convertvector(((Bits)x >> 52 & 0x7ff) - 1023, Real); }
static Real logbs(Real x) { return select(x == 0, -INF, select(is_finite(x), exponents(x), x * x)); }
static Real ilogbs(Real x) { return select(x == 0, -0x1p31 * ONE, select(is_finite(x), exponents(x), 0x1p31 * ONE - 1)); }
static Bits has_exponent(Real x) { return is_finite(x) & (x != 0); }
static Real fractions(Real x) {
  Bits exponent = 0x7ffl << 52, half = 0x3fel << 52;
  return select(has_exponent(x), (Real)(((Bits)x & ~exponent) | half), x);
}
static Real parts(Real x, Real whole) { return select((x == whole), with_sign(ZERO, x), x - whole); }
static Real signs_of_gamma(Real x) {
  Real sign = select((x < 0) & is_odd(floors(x)), -ONE, ONE);
  return select((x <= 0) & is_whole(x), ZERO, sign);
}

// What functions give; SECOND: what they store.
#define REFERENCE(word, formula)                                                                                       \
  void reference_##word(const float *given, double *exact) {                                                           \
    for (int at = 0; at < PIECE; at += LANES) {                                                                        \
      Real x = __builtin_convertvector(*(const Floats *)(given + at), Real);                                           \
      *(Real *)(exact + at) = formula;                                                                                 \
    }                                                                                                                  \
  }
#define SECOND(word, formula) REFERENCE(word##_second, formula)
REFERENCE(acos, DEFINED(fabss(x) <= 1, acoss))
REFERENCE(acosh, DEFINED(x >= 1, acoshs))
REFERENCE(acospi, DEFINED(fabss(x) <= 1, acoss) / PI)
REFERENCE(asin, DEFINED(fabss(x) <= 1, asins))
REFERENCE(asinh, asinhs(x))
REFERENCE(asinpi, DEFINED(fabss(x) <= 1, asins) / PI)
REFERENCE(atan, atans(x))
REFERENCE(atanh, DEFINED(fabss(x) <= 1, atanhs))
REFERENCE(atanpi, atans(x) / PI)
REFERENCE(cbrt, cbrts(x))
REFERENCE(ceil, __builtin_elementwise_ceil(x))
REFERENCE(cos, cosines(x))
REFERENCE(cosh, coshs(ended(x, 700)))
REFERENCE(cospi, cospis(x))
REFERENCE(degrees, x *(180 / PI))
REFERENCE(erf, erfs(x))
REFERENCE(erfc, erfcs(x))
REFERENCE(exp, exps(ended(x, 700)))
REFERENCE(exp10, exp10s(ended(x, 300)))
REFERENCE(exp2, exp2s(ended(x, 1000)))
REFERENCE(expm1, expm1s(ended(x, 700)))
REFERENCE(fabs, fabss(x))
REFERENCE(floor, floors(x))
REFERENCE(lgamma, lgammas(x))
REFERENCE(log, DEFINED(x >= 0, logs))
REFERENCE(log10, DEFINED(x >= 0, log10s))
REFERENCE(log1p, DEFINED(x >= -1, log1ps))
REFERENCE(log2, DEFINED(x >= 0, log2s))
REFERENCE(logb, logbs(x))
REFERENCE(radians, x *(PI / 180))
REFERENCE(recip, 1 / x)
REFERENCE(rint, rints(x))
REFERENCE(round, truncs(x + with_sign(0.5 * ONE, x)))
REFERENCE(rsqrt, 1 / sqrts(x))
REFERENCE(sign, select(x != x, ZERO, select(x == 0, x, with_sign(ONE, x))))
REFERENCE(sin, sines(x))
REFERENCE(sinh, sinhs(ended(x, 700)))
REFERENCE(sinpi, sinpis(x))
REFERENCE(sqrt, sqrts(x))
REFERENCE(tan, tans(x))
REFERENCE(tanh, tanhs(x))
REFERENCE(tanpi, tanpis(x))
REFERENCE(tgamma, tgammas(x))
REFERENCE(trunc, truncs(x))
REFERENCE(ilogb, ilogbs(x))
REFERENCE(fract, parts(x, floors(x)))
SECOND(fract, floors(x))
REFERENCE(frexp, fractions(x))
SECOND(frexp, select(has_exponent(x), exponents(x) + 1, ZERO))
REFERENCE(lgamma_r, lgammas(x))
SECOND(lgamma_r, signs_of_gamma(x))
REFERENCE(modf, parts(x, truncs(x)))
SECOND(modf, truncs(x))
REFERENCE(sincos, sines(x))
SECOND(sincos, cosines(x))

// How many units of float lie between results and exact ones; infinity where none may lie. As Format.error counts them.
static Real units_off(Real found, Real exact) {
  const Real end = 0x1p128;
  Real value = select(fabss(found) > end, with_sign(end, found), found);
  Real right = select(fabss(exact) > end, with_sign(end, exact), exact);
  Bits least = (1023l - 126) << 52, most = (1023l + 127) << 52, exponent = (Bits)right & (0x7ffl << 52);
  exponent = __builtin_elementwise_min(__builtin_elementwise_max(exponent, least), most);
  Real error = fabss(value - right) / (Real)(exponent - (23l << 52));
  Bits is_other_sign = ((Bits)found ^ (Bits)exact) < 0;
  Bits is_missed = ((exact == 0) | (fabss(exact) == INF)) & (found != exact);
  Bits is_wrong = is_missed | ((found == 0) & is_other_sign) | (found != found) | (exact != exact);
  return select((found != found) & (exact != exact), ZERO, select(is_wrong, INF, error));
}
static Real different(Real found, Real exact) { return select(found == exact, ZERO, INF); }

// Tell of each block of results which one is furthest from its reference, and how many are by more than `bound`.
#define FURTHEST(name, Type, off)                                                                                      \
  void name(Reference *reference, const float *given, const void *found, long count, double bound, Worst *blocks) {    \
    static double exact[PIECE] __attribute__((aligned(64)));                                                           \
    for (long block = 0; block < count; block += BLOCK) {                                                              \
      Real error, worst = -ONE;                                                                                        \
      Bits place = 0, beyond = 0, more;                                                                                \
      for (long piece = block; piece < block + BLOCK; piece += PIECE) {                                                \
        reference(given + piece, exact);                                                                               \
        for (long at = 0; at < PIECE; at += LANES) {                                                                   \
          Type some = *(const Type *)((const char *)found + 4 * (piece + at));                                         \
          error = off(__builtin_convertvector(some, Real), *(Real *)(exact + at));                                     \
          more = error > worst;                                                                                        \
          worst = select(more, error, worst);                                                                          \
          place = (more & (piece + at)) | (~more & place);                                                             \
          beyond -= error > bound;                                                                                     \
        }                                                                                                              \
      }                                                                                                                \
      Worst *told = blocks++;                                                                                          \
      *told = (Worst){-1, 0, 0};                                                                                       \
      for (int lane = 0; lane < LANES; lane++) {                                                                       \
        if (worst[lane] > told->error)                                                                                 \
          *told = (Worst){worst[lane], place[lane] + lane, told->beyond};                                              \
        told->beyond += beyond[lane];                                                                                  \
      }                                                                                                                \
    }                                                                                                                  \
  }
FURTHEST(furthest_floats, Floats, units_off)
FURTHEST(furthest_ints, Ints, different)
