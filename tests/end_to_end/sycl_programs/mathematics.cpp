// Functions of SYCL and of C's library, with float, double, half, vectors and bfloat16.
#include <cmath>
#include <complex>
#include <sycl/ext/oneapi/bfloat16.hpp>
#include <sycl/sycl.hpp>
#include "check.hpp"

int main() {
  sycl::queue queue;
  double *out = sycl::malloc_shared<double>(16, queue);
  float x = 0.5f;
  queue.single_task<class Functions>([=] {
    out[0] = sycl::sin(x) + sycl::exp(x) + sycl::pow(x, 3.0f);
    out[1] = std::cos(x) + std::sqrt(static_cast<double>(x)) + std::log(x);
    sycl::float4 v(1, 2, 3, 4);
    out[2] = sycl::dot(v, v) + sycl::length(v) + v.swizzle<1, 0>()[0];
    sycl::half h = static_cast<sycl::half>(1.5f);
    out[3] = static_cast<float>(h * h);
    out[4] = static_cast<float>(sycl::ext::oneapi::bfloat16(3.0f));
    std::complex<float> z(1, 2);
    out[5] = (z * z).real() + std::abs(z);
    out[6] = sycl::clamp(7, 1, 5) + sycl::popcount(255u) + sycl::mul_hi(1u << 31, 4u);
    out[7] = std::fmod(7.5, 2.0) + std::atan2(1.0, 1.0) + std::tgamma(5.0);
  }).wait();
  expect("sin, exp, pow", out[0], std::sin(.5) + std::exp(.5) + .125);
  expect("cos, sqrt, log", out[1], std::cos(.5) + std::sqrt(.5) + std::log(.5));
  expect("vectors", out[2], 30 + std::sqrt(30.0) + 2);
  expect("half", out[3], 2.25);
  expect("bfloat16", out[4], 3);
  expect("complex numbers", out[5], -3 + std::sqrt(5.0));
  expect("integers", out[6], 5 + 8 + 2);
  expect("C's library", out[7], 1.5 + std::atan(1.0) + 24);
  return result();
}
