// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Functions of numbers, vectors and arrays, in kernels and on the host.
#include "check.hpp"
#include <sycl/sycl.hpp>

static int fill(float *out) {
  int n = 0;
  out[n++] = sycl::sin(0.5f);
  out[n++] = sycl::pow(2.0f, 10.0f);
  out[n++] = sycl::rsqrt(16.0f);
  out[n++] = sycl::fma(2.0f, 3.0f, 4.0f);
  out[n++] = sycl::clamp(7.5f, 0.0f, 3.0f);
  out[n++] = sycl::mix(0.0f, 10.0f, 0.25f);
  out[n++] = sycl::native::exp(1.0f);
  out[n++] = sycl::length(sycl::float3(2, 3, 6));
  out[n++] = sycl::cross(sycl::float3(1, 0, 0), sycl::float3(0, 1, 0)).z() + sycl::cross(sycl::mfloat3(1, 0, 0), sycl::mfloat3(0, 2, 0))[2];
  out[n++] = static_cast<float>(sycl::popcount(0xf0u) + sycl::clz(1) + sycl::ctz(8));
  out[n++] = static_cast<float>(sycl::mul_hi(0x40000000, 16) + sycl::abs(-4) + sycl::max(3, 9));
  out[n++] = sycl::select(1.0f, 2.0f, true);
  out[n++] = sycl::isnan(out[0]) || !sycl::isfinite(out[1]) ? 1.0f : 0.0f;
  out[n++] = static_cast<float>(sycl::add_sat(static_cast<signed char>(100), static_cast<signed char>(100)));
  out[n++] = static_cast<float>(sycl::rotate(0x80000001u, 4u));
  out[n++] = sycl::cospi(1.0f) + sycl::sinpi(0.5f);
  float whole = 0;
  out[n++] = sycl::modf(3.25f, sycl::address_space_cast<sycl::access::address_space::private_space, sycl::access::decorated::no>(&whole)) + whole;
  out[n++] = sycl::exp2(sycl::float2(1, 3)).y() + sycl::fabs(-1.5f) + sycl::floor(2.7f) + sycl::atan2(0.0f, 1.0f);
  out[n++] = sycl::bit_cast<float>(0x3f800000u);
  out[n++] = sycl::hypot(3.0f, 4.0f) + sycl::sign(-3.0f) + sycl::degrees(3.14159265f) + sycl::smoothstep(0.0f, 1.0f, 0.5f);
  return n;
}

// Quotients with rests, and sizes, of C's library.
static void check_quotients(sycl::queue &q) {
  struct {
    std::div_t of_int;
    std::ldiv_t of_long;
    std::lldiv_t of_long_long;
    long sizes;
  } *out;
  out = static_cast<decltype(out)>(sycl::malloc_shared(sizeof *out, q));
  int *given = sycl::malloc_shared<int>(2, q);
  given[0] = -17, given[1] = 5;
  q.single_task<class Quotients>([=] {
     const int a = given[0], b = given[1];
     out->of_int = std::div(a, b);
     out->of_long = std::ldiv(-a * 10000000000, b);
     out->of_long_long = std::lldiv(a, -b);
     out->sizes = std::abs(a) + std::labs(a - 1l) + std::llabs(b);
   }).wait();
  CHECK(out->of_int.quot == -3 && out->of_int.rem == -2);
  CHECK(out->of_long.quot == 34000000000 && out->of_long.rem == 0);
  CHECK(out->of_long_long.quot == 3 && out->of_long_long.rem == -2);
  CHECK(out->sizes == 17 + 18 + 5);
  sycl::free(given, q);
  sycl::free(out, q);
}

// Vectors that stand together have elements of one type, which is one that the function is for.
template <class... A> struct given {
  template <class F> static constexpr bool to(const F &) { return std::is_invocable_v<F, A...>; }
};
#define CALL(function) [](auto... a) -> decltype((void)sycl::function(a...)) {}
static void check_types() {
  using namespace sycl;
  CHECK((given<float2, float2, int2>::to(CALL(select)) && given<float2, float2, uint2>::to(CALL(select)) && given<double2, double2, long2>::to(CALL(select))));
  CHECK((given<mfloat2, mfloat2, mbool2>::to(CALL(select)) && given<float, float, bool>::to(CALL(select)) && !given<mfloat2, mfloat2, mint2>::to(CALL(select))));
  CHECK((!given<float2, float2, long2>::to(CALL(select)) && !given<half2, half2, int2>::to(CALL(select)) && !given<float2, float2, int4>::to(CALL(select))));
  CHECK((given<int, int>::to(CALL(mul24)) && given<uint2, uint2>::to(CALL(mul24)) && !given<long, long>::to(CALL(mul24)) && !given<mshort2, mshort2>::to(CALL(mul24))));
  CHECK((given<int, int, int>::to(CALL(mad24)) && !given<long2, long2, long2>::to(CALL(mad24)) && !given<int2, uint2>::to(CALL(rotate))));
  CHECK((given<char2, uchar2>::to(CALL(upsample)) && !given<int, int>::to(CALL(upsample)) && !given<long, unsigned long>::to(CALL(upsample))));
  CHECK((given<float2, int2>::to(CALL(rootn)) && given<float2, int>::to(CALL(ldexp)) && !given<float2, float2>::to(CALL(rootn)) && !given<float2, long2>::to(CALL(pown))));
  CHECK((given<float2, float>::to(CALL(fmax)) && !given<int2>::to(CALL(sin)) && !given<float2, double2>::to(CALL(isequal)) && !given<float2, float2, double2>::to(CALL(fma))));
  CHECK((given<int2>::to(CALL(any)) && !given<float2>::to(CALL(any)) && !given<float2, double2, float2>::to(CALL(bitselect))));
  CHECK((given<float2>::to(CALL(native::sin)) && given<double>::to(CALL(native::sin)) && !given<double2>::to(CALL(half_precision::sin))));
}

static void check_roots(sycl::queue &q) {
  float *roots = sycl::malloc_shared<float>(2, q);
  *roots = -32;
  q.single_task([=] { roots[1] = sycl::rootn(roots[0], 5); }).wait();
  CHECK(roots[1] == -2);
  sycl::free(roots, q);
}

int main() {
  const float expected[] = {0.47942553f, 1024, 0.25f, 10, 3, 2.5f, 2.7182817f, 7, 3, 4 + 31 + 3, 4 + 4 + 9, 2, 0, 127, 24, 0, 3.25f, 8 + 1.5f + 2 + 0, 1, 5 - 1 + 180 + 0.5f};
  sycl::queue q;
  float *out = sycl::malloc_shared<float>(32, q);
  float here[32];
  q.single_task<class Mathematics>([=] { fill(out); }).wait();
  const int count = fill(here);
  CHECK(count == sizeof expected / sizeof *expected);
  for (int i = 0; i < count; ++i) {
    if (!is_near(out[i], expected[i], 1e-4) || !is_near(here[i], expected[i], 1e-4))
      std::printf("%d: %g, on the host %g, expected %g\n", i, out[i], here[i], expected[i]);
    CHECK(is_near(out[i], expected[i], 1e-4));
    CHECK(is_near(here[i], expected[i], 1e-4));
  }
  sycl::free(out, q);
  check_quotients(q);
  check_types();

  // Halves of pi are exact, and their zeros have the sign that they should have.
  CHECK(sycl::sinpi(1.0f) == 0 && !std::signbit(sycl::sinpi(1.0f)) && std::signbit(sycl::sinpi(-2.0)) && sycl::sinpi(2.5f) == 1);
  CHECK(sycl::cospi(1.5f) == 0 && !std::signbit(sycl::cospi(1.5f)) && sycl::cospi(1e10f) == 1 && sycl::tanpi(-0.5f) < -1e30f);
  int quotient = 0; // seven bits of it
  CHECK(sycl::remquo(-100.0f, 3.0f, &quotient) == -1 && quotient == -33);
  CHECK(sycl::remquo(3.0, double(INFINITY), &quotient) == 3 && quotient == 0 && sycl::isnan(sycl::remquo(1.0f, 0.0f, &quotient)));
  CHECK(sycl::rootn(-32.0f, 5) == -2 && is_near(sycl::rootn(1e38f, 7), 268269.58, 2e-7) && sycl::isinf(sycl::rootn(INFINITY, 3)));
  CHECK(std::signbit(sycl::rootn(-0.0f, 3)) && sycl::rootn(-0.0f, -3) == -INFINITY && sycl::isnan(sycl::rootn(-4.0f, 2)));
  check_roots(q);
  // Exponents that are odd, and would be even as numbers of the type.
  CHECK(sycl::pown(-1.0f, 16777217) == -1 && sycl::pown(sycl::half(-1.0f), 2049) == sycl::half(-1.0f) && sycl::pown(sycl::mfloat2(-2, 3), 3)[0] == -8);
  // Products that no int holds are cut to its bits, and may be compared.
  const int wide = static_cast<int>(sycl::length(sycl::float2(3, 4))) + 8388602;
  CHECK(sycl::mul24(wide, wide) == -16777215 && sycl::mad24(wide, wide, 15) < 0 && sycl::mad_hi(wide << 8, 512, 2147483647) < 0);
  // Swizzles are arguments as vectors are, beside pointers too.
  const sycl::float4 several(1.5f, -2.25f, 3.5f, 2);
  sycl::float2 second;
  sycl::int2 whole;
  CHECK(sycl::modf(several.swizzle<1, 0>(), &second)[0] == -0.25f && second[0] == -2 && sycl::fract(several.lo(), &second)[1] == 0.75f);
  CHECK(sycl::frexp(several.hi(), &whole)[1] == 0.5f && whole[1] == 2 && sycl::remquo(several.lo(), several.hi(), &whole)[0] == 1.5f);
  CHECK(sycl::sincos(several.swizzle<3, 3>(), &second)[1] == sycl::sin(2.0f) && second[0] == sycl::cos(2.0f));
  // 1 + 2^-11 + 2^-25, of which a float would leave 1 + 2^-11, from which halves go to 1.
  CHECK(sycl::fma(sycl::half(145 * 0x1p-12f), sycl::half(113 * 0x1p-13f), sycl::half(1.0f)) == sycl::half(0x1.004p0f));
  return passed();
}
