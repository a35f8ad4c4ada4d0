// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Complex numbers of DPC++'s extension in kernels, beside the C++ library's, and the functions of migrated programs.
#include "check.hpp"
#include <complex>
#include <sycl/ext/intel/math.hpp>
#include <sycl/ext/oneapi/experimental/complex/complex.hpp>
#include <sycl/sycl.hpp>

namespace ext = sycl::ext::oneapi::experimental;
namespace math = sycl::ext::intel::math;
using number = ext::complex<float>;
using known = std::complex<float>;

static bool is_close(const number &a, const known &b) { return std::abs(known(a) - b) <= 1e-4f * (1 + std::abs(b)); }

static void check_complex(sycl::queue &q) {
  constexpr int functions = 20, count = 16;
  auto *in = sycl::malloc_shared<number>(count, q);
  auto *out = sycl::malloc_shared<number>(functions * count, q);
  for (int i = 0; i < count; ++i)
    in[i] = number(-1.4f + 0.2f * static_cast<float>(i), 1.9f - 0.26f * static_cast<float>(i));
  q.parallel_for(count, [=](sycl::id<1> at) {
     const number a = in[at], b(1.5f, -0.5f);
     const number results[functions] = {a + b, 2.0f - a, a * b, a / b, ext::sqrt(a), ext::exp(a), ext::log(a), ext::pow(a, b), ext::pow(a, 2.0f), ext::sin(a),
                                        ext::cos(a), ext::tan(a), ext::sinh(a), ext::cosh(a), ext::tanh(a), ext::asin(a), ext::acosh(a), ext::atan(a),
                                        ext::polar(ext::abs(a), ext::arg(a)), ext::conj(a) * ext::norm(a)};
     for (int f = 0; f < functions; ++f)
       out[f * count + static_cast<int>(at)] = results[f];
   }).wait();
  for (int i = 0; i < count; ++i) {
    const known a = in[i], b(1.5f, -0.5f);
    const known results[functions] = {a + b, 2.0f - a, a * b, a / b, std::sqrt(a), std::exp(a), std::log(a), std::pow(a, b), a * a, std::sin(a),
                                      std::cos(a), std::tan(a), std::sinh(a), std::cosh(a), std::tanh(a), std::asin(a), std::acosh(a), std::atan(a),
                                      a, std::conj(a) * std::norm(a)};
    for (int f = 0; f < functions; ++f)
      CHECK(is_close(out[f * count + i], results[f]));
  }
  CHECK(ext::complex<double>(number(1, 2)) == ext::complex<double>(1, 2) && number(3) != number(3, 1));
  sycl::free(in, q);
  sycl::free(out, q);
}

static void check_migrated(sycl::queue &q) {
  auto *out = sycl::malloc_shared<int>(10, q);
  auto *numbers = sycl::malloc_shared<float>(4, q);
  numbers[3] = 0;
  q.single_task([=] {
     const float x = numbers[3] + 2.5f;
     const int results[10] = {math::float2int_rn(x), math::float2int_rd(-x), math::float2int_ru(x), math::float2int_rz(-x), math::float_as_int(x),
                              math::ffs(8), math::popc(255u), math::clz(1), static_cast<int>(math::brev(1u) >> 31), static_cast<int>(math::byte_perm(0x33221100u, 0x77665544u, 0x7410u))};
     for (int i = 0; i < 10; ++i)
       out[i] = results[i];
     numbers[0] = math::saturate(x) + math::inv(x);
     numbers[1] = math::cdfnorm(0.0f);
     numbers[2] = math::half2float(math::float2half_rn(x));
   }).wait();
  const int wanted[10] = {2, -3, 3, -2, 0x40200000, 4, 8, 31, 1, 0x77441100};
  for (int i = 0; i < 10; ++i)
    CHECK(out[i] == wanted[i]);
  CHECK(numbers[0] == 1.4f && numbers[1] == 0.5f && numbers[2] == 2.5f);
  sycl::free(out, q);
  sycl::free(numbers, q);
}

int main() {
  sycl::queue q;
  check_complex(q);
  check_migrated(q);
  return passed();
}
