// Mathematical functions of one number and of several at once: what loops over work-items call that LLVM makes vectors
// of, or that run in step. Those of floats compute with doubles and round once, so that nearly all results are the
// floats next to what is exact. All lanes take the same steps: a number has the same result in each of them, and alone.
#pragma once

// Polynomials of relative errors below 2^-32, that of powers below 2^-41, found by Remez' algorithm with 50 digits:
// (2^x - 1) / x up to |x| = 1/2; log(1 + x) / x from -0.3 to 0.4, twice; in x^2, (sin(x) / x - 1) / x^2 and
// (cos(x) - 1) / x^2 up to x = pi / 4, atan(x) / x up to 1, (asin(x) / x - 1) / x^2 up to 1/2, erf(x) / x up to 1;
// log2(erfc(x)) from 1 to 4; erfc(x) * exp(x^2) in (x - 3) / (x + 3) from 0 to 10.2.
static constexpr double EXP2[] = {0x1.62e42fefd3471p-1, 0x1.ebfbe045708dcp-3, 0x1.c6b08cb169959p-5,
    0x1.3b2a1bf5ae4e6p-7, 0x1.5d88bd5d2e65cp-10, 0x1.443f95dd95260p-13, 0x1.ffcc8f5d3cea2p-17};
static constexpr double LOG[] = {0x1.00000000002efp+0, -0x1.0000001e18123p-1, 0x1.5555557f4eb03p-2,
    -0x1.ffffa2f0d4aabp-3, 0x1.99992d5e9aeebp-3, -0x1.556968a64b99ep-3, 0x1.24b2b0a109ee4p-3, -0x1.fc85c9c7a9174p-4,
    0x1.bfe37e4dd8669p-4, -0x1.b92583701b52fp-4, 0x1.c87c412d92f4bp-4, -0x1.122e8e3466299p-4};
static constexpr double LOG_OF_POWER[] = {0x1.00000000006a6p+0, -0x1.ffffffffe0114p-2, 0x1.5555554f29013p-2,
    -0x1.00000021f6fa4p-2, 0x1.9999a13618fd4p-3, -0x1.555543cc9db94p-3, 0x1.249080b7170cdp-3, -0x1.00012db3df4e0p-3,
    0x1.c782bc1059569p-4, -0x1.99c4ae8da6655p-4, 0x1.6e8f8a8af466bp-4, -0x1.4e2151aace697p-4, 0x1.62202675c6138p-4,
    -0x1.7313edd27c971p-4, 0x1.9d89da2bb8693p-5};
static constexpr double SIN[] = {-0x1.5555554cb3c41p-3, 0x1.111108917da7cp-7, -0x1.a00f997a983edp-13,
    0x1.6cd74b6cb7951p-19};
static constexpr double COS[] = {-0x1.ffffffd09f5e2p-2, 0x1.55553e015fd47p-5, -0x1.6c08780f5ecb3p-10,
    0x1.993290a572f97p-16};
static constexpr double ATAN[] = {0x1.ffffffff7ed36p-1, -0x1.55555426a6bbap-2, 0x1.999923908479ep-3,
    -0x1.248932826eed7p-3, 0x1.c6611174295d2p-4, -0x1.6fd4a3c9cac3cp-4, 0x1.28c8dfd598a48p-4, -0x1.bca78aa881132p-5,
    0x1.183eb5ef2d7c1p-5, -0x1.07f92ce55354ep-6, 0x1.3de8e4edca994p-8, -0x1.6706cbb890208p-11};
static constexpr double ASIN[] = {0x1.5555560910d9ep-3, 0x1.3332a80cedb89p-4, 0x1.6ddb25c43c7cep-5,
    0x1.ed53a4c8fcaeap-6, 0x1.93585c3c33bdfp-6, 0x1.e98565474afefp-8, 0x1.1c338a75fa640p-5};
static constexpr double ERF[] = {0x1.20dd75040096fp+0, -0x1.8127465fd3958p-2, 0x1.ce2f079d36fecp-4,
    -0x1.b829a7effaad8p-6, 0x1.5628f0107e624p-8, -0x1.bcbea89b24489p-11, 0x1.d826b0a9095f3p-14, -0x1.4383eacdd3c31p-17};
static constexpr double LOG2_ERFC[] = {0x1.75739e0030d29p-13, -0x1.a10b7e7df8581p+0, -0x1.d47970930c50fp-1,
    -0x1.3beca4ae74e19p-3, 0x1.1953b2846b059p-5, -0x1.3be7f9a24535fp-8, 0x1.1de3308ceb284p-13, 0x1.8fe8b25fbc36fp-14,
    -0x1.33394562dfc0ap-16, 0x1.356320d9b52d7p-20};
static constexpr double ERFCX[] = {0x1.6e9827d2259fcp-3, -0x1.4e102b9ebd453p-2, 0x1.f6ff204960210p-3,
    -0x1.336ffb330c051p-3, 0x1.258b116f845c2p-4, -0x1.8fa5e983d1007p-6, 0x1.17c98b1a4f7f3p-8, 0x1.735e12f3ae6c8p-11,
    -0x1.392743561c7e8p-11, 0x1.6ae0c0de31e8cp-15, 0x1.0c3dd28668fbbp-14, -0x1.4057eb0165a12p-17,
    -0x1.c142ed07ccac4p-18};
// For doubles, of relative errors below 2^-57: (e^x - 1 - x) / x^2 up to |x| = log(2) / 2; in x^2,
// (2 * atanh(x) / x - 2) / x^2 up to 0.18, (sin(x) / x - 1) / x^2 and ((cos(x) - 1) / x^2 + 1/2) / x^2 up to pi / 4.
static constexpr double EXP_OF_DOUBLES[] = {0x1.000000000000cp-1, 0x1.5555555555561p-3, 0x1.555555554ffa7p-5,
    0x1.111111110d551p-7, 0x1.6c16c185c713fp-10, 0x1.a01a01bb397bbp-13, 0x1.a0199638d6c6ep-16, 0x1.71dddefcd4475p-19,
    0x1.28b0a118b2466p-22, 0x1.af86d9a163bfep-26};
static constexpr double LOG_OF_DOUBLES[] = {0x1.555555555559dp-1, 0x1.999999997c047p-2, 0x1.249249459183bp-2,
    0x1.c71c4eeb42967p-3, 0x1.7466eae326e34p-3, 0x1.398fa11aaeab7p-3, 0x1.2fc2e91887ea8p-3};
static constexpr double SIN_OF_DOUBLES[] = {-0x1.5555555555549p-3, 0x1.111111110f865p-7, -0x1.a01a019c0eb62p-13,
    0x1.71de357504aa0p-19, -0x1.ae5e63fa2d257p-26, 0x1.5d9250443a710p-33};
static constexpr double COS_OF_DOUBLES[] = {0x1.555555555554cp-5, -0x1.6c16c16c15166p-10, 0x1.a01a019caf33ap-16,
    -0x1.27e4f807fe7ddp-22, 0x1.1ee9ea85c0082p-29, -0x1.8faddc86a2801p-37};

INLINE double c_sin(double x) { return C_DOUBLE(sin)(x); }
INLINE double c_cos(double x) { return C_DOUBLE(cos)(x); }
INLINE double c_exp(double x) { return C_DOUBLE(exp)(x); }
INLINE double c_log(double x) { return C_DOUBLE(log)(x); }
INLINE double c_tan(double x) { return C_DOUBLE(tan)(x); }

// The functions for numbers, or vectors of them.
template <class F, class D, class Bits, class Mask> struct Lanes {
  static constexpr int COUNT = sizeof(F) / sizeof(float);
  static constexpr double INFINITE = __builtin_inf(), NAN = __builtin_nan("");
  static constexpr double MAGIC = 0x1.8p52; // what is added to it is rounded, and its last bits are that number
  static constexpr double LOG2_E = 0x1.71547652b82fep+0, LN_2 = 0x1.62e42fefa39efp-1, TWO_BY_PI = 0x1.45f306dc9c883p-1;
  static constexpr double LN_2_HIGH = 0x1.62e42fefa38p-1, LN_2_LOW = 0x1.ef35793c76730p-45; // the former has 42 bits

  template <class To, class From> static INLINED To converted(From x) {
    if constexpr (COUNT == 1)
      return (To)x;
    else
      return __builtin_convertvector(x, To);
  }
  static INLINED D wide(F x) { return converted<D>(x); }
  static INLINED F narrow(D x) { return converted<F>(x); }
  static INLINED Bits bits(D x) { return __builtin_bit_cast(Bits, x); }
  static INLINED D number(Bits x) { return __builtin_bit_cast(D, x); }
  static INLINED D clamped(D x, double least, double most) {
    if constexpr (COUNT == 1)
      if (__builtin_expect((x >= least) & (x <= most), 1))
        return x;
    return x > most ? D(most) : x < least ? D(least) : x;
  }
  static INLINED D abs(D x) { return __builtin_elementwise_abs(x); }
  static INLINED D with_sign(D x, D of) { return __builtin_elementwise_copysign(x, of); }
  static INLINED D root(D x) { return __builtin_elementwise_sqrt(x); }

  // Evaluates a part of a polynomial, with x, x^2, x^4, x^8 at hand: halves do not wait for each other.
  template <const auto &P, int FROM, int LENGTH> static INLINED D part(D x, D x2, D x4, D x8) {
    if constexpr (LENGTH == 1) {
      return P[FROM];
    } else {
      constexpr int HALF = LENGTH > 8 ? 8 : LENGTH > 4 ? 4 : LENGTH > 2 ? 2 : 1;
      D power = HALF == 8 ? x8 : HALF == 4 ? x4 : HALF == 2 ? x2 : x;
      return part<P, FROM + HALF, LENGTH - HALF>(x, x2, x4, x8) * power + part<P, FROM, HALF>(x, x2, x4, x8);
    }
  }
  template <const auto &P> static INLINED D polynomial(D x) {
    D x2 = x * x, x4 = x2 * x2;
    return part<P, 0, sizeof(P) / sizeof(double)>(x, x2, x4, x4 * x4);
  }

  // 2^x, as far as floats go.
  static INLINED D exp2_of(D x) {
    x = clamped(x, -160, 140);
    D sum = x + MAGIC, r = x - (sum - MAGIC);
    return number(bits(r * polynomial<EXP2>(r) + 1) + (bits(sum) << 52));
  }
  // e^x - 1, likewise.
  static INLINED D expm1_of(D x) {
    x = clamped(x * LOG2_E, -60, 140);
    D sum = x + MAGIC, r = x - (sum - MAGIC), scale = number((bits(sum) << 52) + bits(D(1)));
    return scale * (r * polynomial<EXP2>(r)) + (scale - 1);
  }

  struct Parts { // 2^exponent * (1 + fraction), the fraction from -0.3 to 0.4
    D exponent, fraction;
  };
  static INLINED Parts parts(D x) {
    Bits one = bits(D(1)), moved = bits(x) + (1024ul << 52) - bits(D(0.7)), exponent = moved >> 52;
    D fraction = number(bits(x) - (exponent << 52) + (1024ul << 52)) - 1;
    return {number(exponent | bits(D(0x1p52))) - (0x1p52 + 1024), fraction};
  }
  // What a logarithm of x is, if that is no number between 0 and infinity.
  static INLINED F or_special(D x, D found) {
    if constexpr (COUNT == 1)
      if (__builtin_expect((x > 0) & (x < INFINITE), 1))
        return narrow(found);
    D special = x > 0 ? x : x == 0 ? D(-INFINITE) : D(NAN);
    return narrow(((x > 0) & (x < INFINITE)) ? found : special);
  }
  // log(1 + x), also for small x.
  static INLINED D log1p_of(D x) {
    Parts found = parts(1 + x);
    D f = found.exponent == 0 ? x : found.fraction;
    return found.exponent * LN_2 + f * polynomial<LOG>(f);
  }

  static INLINED F exp(F x) { return narrow(exp2_of(wide(x) * LOG2_E)); }
  static INLINED F exp2(F x) { return narrow(exp2_of(wide(x))); }
  static INLINED F exp10(F x) { return narrow(exp2_of(wide(x) * 0x1.a934f0979a371p+1)); }
  static INLINED F expm1(F x) { return narrow(with_sign(expm1_of(wide(x)), wide(x))); }
  static INLINED F log(F x) {
    Parts found = parts(wide(x));
    return or_special(wide(x), found.exponent * LN_2 + found.fraction * polynomial<LOG>(found.fraction));
  }
  static INLINED F log2(F x) {
    Parts found = parts(wide(x));
    return or_special(wide(x), found.exponent + found.fraction * LOG2_E * polynomial<LOG>(found.fraction));
  }
  static INLINED F log10(F x) {
    Parts found = parts(wide(x));
    D fraction = found.fraction * 0x1.bcb7b1526e50ep-2 * polynomial<LOG>(found.fraction);
    return or_special(wide(x), found.exponent * 0x1.34413509f79ffp-2 + fraction);
  }
  static INLINED F log1p(F x) {
    D found = with_sign(log1p_of(wide(x)), wide(x));
    return or_special(wide(x) + 1, found);
  }

  struct Angle { // what is left of an angle when quarters of a turn are taken off: at most half of one
    D rest;
    Bits quarters;
  };
  static constexpr double MOST_TURNED = 0x1p23; // by as many quarters of turns, which have at most 23 bits
  static INLINED Angle angle(D x) {
    D sum = x * TWO_BY_PI + MAGIC, quarters = sum - MAGIC, less = x - quarters * 0x1.921fb54p+0;
    return {less - quarters * 0x1.10b4611a62633p-30, bits(sum)};
  }
  static INLINED D sine(D x) {
    D square = x * x;
    return x * (square * polynomial<SIN>(square) + 1);
  }
  static INLINED D cosine(D x) {
    D square = x * x;
    return 1 + square * polynomial<COS>(square);
  }
  static INLINED D turned(Angle angle) {
    D found = (angle.quarters & 1) != 0 ? cosine(angle.rest) : sine(angle.rest);
    return number(bits(found) ^ (angle.quarters & 2) << 62);
  }
  // Takes C's function for numbers that are not plain, which are rare.
  template <double ONE(double)> static INLINED D or_of_c(D x, Mask is_plain, D found) {
    if constexpr (COUNT == 1) {
      return __builtin_expect(is_plain, 1) ? found : ONE(x);
    } else {
      if (__builtin_expect(__builtin_reduce_and(is_plain) == 0, 0))
#pragma clang loop vectorize(disable) unroll(disable)
        for (int at = 0; at < COUNT; ++at)
          if (!is_plain[at])
            found[at] = ONE(x[at]);
      return found;
    }
  }
  static INLINED Mask is_small(D x) { return (abs(x) > MOST_TURNED) == 0; }
  static INLINED F sin(F x) { return narrow(or_of_c<c_sin>(wide(x), is_small(wide(x)), turned(angle(wide(x))))); }
  static INLINED F cos(F x) {
    Angle found = angle(wide(x));
    return narrow(or_of_c<c_cos>(wide(x), is_small(wide(x)), turned({found.rest, found.quarters + 1})));
  }
  static INLINED F tan(F x) {
    Angle found = angle(wide(x));
    D s = sine(found.rest), c = cosine(found.rest);
    Mask is_odd = (found.quarters & 1) != 0;
    return narrow(or_of_c<c_tan>(wide(x), is_small(wide(x)), (is_odd ? -c : s) / (is_odd ? s : c)));
  }

  // |x|^y
  static INLINED D power_of(D x, D y) {
    D size = abs(x);
    Parts found = parts(size);
    D log2 = found.exponent + found.fraction * LOG2_E * polynomial<LOG_OF_POWER>(found.fraction);
    if constexpr (COUNT == 1)
      if (__builtin_expect((size > 0) & (size < INFINITE), 1))
        return exp2_of(y * log2);
    D special = size == 0 ? D(-INFINITE) : size;
    return exp2_of(y * (((size > 0) & (size < INFINITE)) ? log2 : special));
  }
  static INLINED F pow(F first, F second) {
    D x = wide(first), y = wide(second), half = y * 0.5, power = power_of(x, y);
    if constexpr (COUNT == 1)
      if (__builtin_expect((x > 0) & (x < INFINITE) & (abs(y) < INFINITE), 1))
        return narrow(power);
    Mask is_broken = y != __builtin_elementwise_rint(y), is_even = half == __builtin_elementwise_rint(half);
    D found = (is_broken | is_even) ? power : with_sign(power, x);
    found = (is_broken & (x < 0) & (x > -INFINITE)) ? D(NAN) : found;
    return narrow(((y == 0) | (x == 1) | ((x == -1) & (abs(y) == INFINITE))) ? D(1) : found);
  }
  template <class Whole> static INLINED F pown(F first, Whole n) {
    D x = wide(first), y = converted<D>(n), half = y * 0.5, power = power_of(x, y);
    Mask is_even = half == __builtin_elementwise_rint(half);
    D found = is_even ? power : with_sign(power, x);
    return narrow(y == 0 ? D(1) : found);
  }
  static INLINED F hypot(F first, F second) {
    D x = wide(first), y = wide(second);
    return narrow(((abs(x) == INFINITE) | (abs(y) == INFINITE)) ? D(INFINITE) : root(x * x + y * y));
  }
  static INLINED F cbrt(F x) { return narrow(with_sign(power_of(wide(x), D(1 / 3.0)), wide(x))); }

  static INLINED F sinh(F x) {
    D found = expm1_of(abs(wide(x)));
    return narrow(with_sign((found + found / (found + 1)) * 0.5, wide(x)));
  }
  static INLINED F cosh(F x) {
    D found = exp2_of(abs(wide(x)) * LOG2_E);
    return narrow((found + 1 / found) * 0.5);
  }
  static INLINED F tanh(F x) {
    D found = expm1_of(2 * abs(wide(x)));
    return narrow(with_sign(found / (found + 2), wide(x)));
  }
  static INLINED F asinh(F x) {
    D size = abs(wide(x)), square = size * size;
    D found = log1p_of(size + square / (1 + root(square + 1)));
    return narrow(with_sign(size < INFINITE ? found : size, wide(x)));
  }
  static INLINED F acosh(F x) {
    D more = wide(x) - 1;
    return or_special(wide(x) < 1 ? D(NAN) : wide(x), log1p_of(more + root(more * (more + 2))));
  }
  static INLINED F atanh(F x) {
    D size = abs(wide(x)), found = log1p_of(2 * size / (1 - size)) * 0.5;
    D special = size == 1 ? D(INFINITE) : D(NAN);
    return narrow(with_sign(size < 1 ? found : special, wide(x)));
  }

  static INLINED D arc_tangent(D x) { return x * polynomial<ATAN>(x * x); } // up to 1
  static INLINED F atan(F x) {
    D size = abs(wide(x)), found = arc_tangent(size > 1 ? 1 / size : size);
    return narrow(with_sign(size > 1 ? PI / 2 - found : found, wide(x)));
  }
  static INLINED F atan2(F second, F first) {
    D x = wide(first), y = wide(second), width = abs(x), height = abs(y);
    D least = height < width ? height : width, most = height < width ? width : height;
    D ratio = least == most ? (most == 0 ? D(0) : D(1)) : least / most, found = arc_tangent(ratio);
    found = height > width ? PI / 2 - found : found;
    found = with_sign(D(1), x) < 0 ? PI - found : found;
    return narrow(((x != x) | (y != y)) ? x + y : with_sign(found, y));
  }
  // The arc sine up to 1/2; above, half the arc cosine.
  static INLINED D half_arc_sine(D x) {
    D square = x > 0.5 ? (1 - x) * 0.5 : x * x, y = x > 0.5 ? root(square) : x;
    return y + y * (square * polynomial<ASIN>(square));
  }
  static INLINED F asin(F x) {
    D size = abs(wide(x)), found = half_arc_sine(size);
    return narrow(with_sign(size > 0.5 ? PI / 2 - 2 * found : found, wide(x)));
  }
  static INLINED F acos(F x) {
    D size = abs(wide(x)), found = half_arc_sine(size);
    D other = wide(x) < 0 ? PI - 2 * found : 2 * found;
    return narrow(size > 0.5 ? other : PI / 2 - with_sign(found, wide(x)));
  }

  static INLINED F erf(F x) {
    D size = clamped(abs(wide(x)), 0, 4);
    D found = size < 1 ? size * polynomial<ERF>(size * size) : 1 - exp2_of(polynomial<LOG2_ERFC>(size));
    return narrow(with_sign(found, wide(x)));
  }
  static INLINED F erfc(F x) {
    D size = clamped(abs(wide(x)), 0, 10.2), found = polynomial<ERFCX>((size - 3) / (size + 3));
    found *= exp2_of(size * size * -LOG2_E);
    return narrow(wide(x) < 0 ? 2 - found : found);
  }

  // Functions of doubles: what rounding takes away is added where it counts. Results are within one unit in the last
  // place. C's functions take what is near the ends of numbers.
  static INLINED D exp(D x) {
    D sum = x * LOG2_E + MAGIC, whole = sum - MAGIC, high = x - whole * LN_2_HIGH, low = whole * LN_2_LOW;
    D r = high - low, lost = high - r - low, one = 1 + r, rest = 1 - one + r;
    D found = one + (rest + (r * r * polynomial<EXP_OF_DOUBLES>(r) + lost));
    return or_of_c<c_exp>(x, abs(x) < 708, number(bits(found) + (bits(sum) << 52)));
  }
  static INLINED D log(D x) {
    Parts found = parts(x);
    D f = found.fraction, half = f * f * 0.5, s = f / (2 + f), square = s * s;
    D rest = s * (half + square * polynomial<LOG_OF_DOUBLES>(square)) + found.exponent * LN_2_LOW;
    return or_of_c<c_log>(x, (x >= 0x1p-1022) & (x < INFINITE), found.exponent * LN_2_HIGH - (half - rest - f));
  }
  struct ExactAngle { // as an angle, as the sum of two numbers
    D rest, lost;
    Bits quarters;
    Mask is_plain;
  };
  static INLINED ExactAngle exact_angle(D x) {
    D sum = x * TWO_BY_PI + MAGIC, quarters = sum - MAGIC;
    D less = x - quarters * 0x1.921fb544p+0, next = quarters * 0x1.0b4611a6p-34, r = less - next;
    D lost = less - r - next - quarters * 0x1.3198a2e037073p-69, rest = r + lost;
    Mask is_plain = (abs(x) < 0x1p16) & ((abs(rest) > 0x1p-14) | (abs(x) < 0.5));
    return {rest, r - rest + lost, bits(sum), is_plain};
  }
  static INLINED D exactly_turned(ExactAngle angle) {
    D x = angle.rest, square = x * x, cube = square * x, half = square * 0.5, one = 1 - half;
    D s = x + (cube * polynomial<SIN_OF_DOUBLES>(square) + angle.lost * one);
    D c = one + (1 - one - half + (square * square * polynomial<COS_OF_DOUBLES>(square) - x * angle.lost));
    return number(bits((angle.quarters & 1) != 0 ? c : s) ^ (angle.quarters & 2) << 62);
  }
  static INLINED D sin(D x) {
    ExactAngle found = exact_angle(x);
    return or_of_c<c_sin>(x, found.is_plain, x == 0 ? x : exactly_turned(found));
  }
  static INLINED D cos(D x) {
    ExactAngle found = exact_angle(x);
    found.quarters += 1;
    return or_of_c<c_cos>(x, found.is_plain, exactly_turned(found));
  }
};

#define DEFINED(name, suffix, T, ...)                                                                                  \
  T name##_##suffix(T) __asm__("__native_math." #name "." #suffix);                                                    \
  T name##_##suffix(T x) { return Lanes<__VA_ARGS__>::name(x); }
#define DEFINED2(name, suffix, T, ...)                                                                                 \
  T name##_##suffix(T, T) __asm__("__native_math." #name "." #suffix);                                                 \
  T name##_##suffix(T x, T y) { return Lanes<__VA_ARGS__>::name(x, y); }
#define DEFINED_POWN(lanes, suffix)                                                                                    \
  float##lanes pown_##suffix(float##lanes, int##lanes) __asm__("__native_math.pown." #suffix);                         \
  float##lanes pown_##suffix(float##lanes x, int##lanes n) { return Lanes<LANES(lanes)>::pown(x, n); }
#define LANES(lanes) float##lanes, double##lanes, ulong##lanes, long##lanes
#define FOR_FLOATS_OF(DO, name)                                                                                        \
  DO(name, f32, float, float, double, ulong, bool) DO(name, v4f32, float4, LANES(4))                                   \
  DO(name, v8f32, float8, LANES(8)) DO(name, v16f32, float16, LANES(16))
#define FOR_DOUBLES_OF(DO, name)                                                                                       \
  DO(name, f64, double, float, double, ulong, bool) DO(name, v2f64, double2, LANES(2))                                 \
  DO(name, v4f64, double4, LANES(4)) DO(name, v8f64, double8, LANES(8))
#define DEFINE(name) FOR_FLOATS_OF(DEFINED, name)
DEFINE(acos) DEFINE(acosh) DEFINE(asin) DEFINE(asinh) DEFINE(atan) DEFINE(atanh) DEFINE(cbrt) DEFINE(cos) DEFINE(cosh)
DEFINE(erf) DEFINE(erfc) DEFINE(exp) DEFINE(exp2) DEFINE(exp10) DEFINE(expm1) DEFINE(log) DEFINE(log2) DEFINE(log10)
DEFINE(log1p) DEFINE(sin) DEFINE(sinh) DEFINE(tan) DEFINE(tanh)
FOR_FLOATS_OF(DEFINED2, atan2) FOR_FLOATS_OF(DEFINED2, hypot) FOR_FLOATS_OF(DEFINED2, pow)
float pown_f32(float, int) __asm__("__native_math.pown.f32");
float pown_f32(float x, int n) { return Lanes<float, double, ulong, bool>::pown(x, n); }
DEFINED_POWN(4, v4f32) DEFINED_POWN(8, v8f32) DEFINED_POWN(16, v16f32)
FOR_DOUBLES_OF(DEFINED, cos) FOR_DOUBLES_OF(DEFINED, exp) FOR_DOUBLES_OF(DEFINED, log) FOR_DOUBLES_OF(DEFINED, sin)
#undef DEFINE
#undef FOR_DOUBLES_OF
#undef FOR_FLOATS_OF
#undef LANES
#undef DEFINED_POWN
#undef DEFINED2
#undef DEFINED
