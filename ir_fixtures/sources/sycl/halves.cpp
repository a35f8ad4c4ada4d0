// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// half and bfloat16: storage, conversions and arithmetic.
#include "check.hpp"
#include <sycl/sycl.hpp>

using sycl::half;
using sycl::ext::oneapi::bfloat16;

int main() {
  sycl::queue q;
  CHECK(sizeof(half) == 2 && sizeof(bfloat16) == 2 && sizeof(sycl::half4) == 8);
  float *out = sycl::malloc_shared<float>(8, q);
  bfloat16 *small = sycl::malloc_shared<bfloat16>(4, q);
  small[0] = 1.5f;
  small[1] = bfloat16(0.1f);
  const bool has_half = q.get_device().has(sycl::aspect::fp16);
  if (has_half)
    q.single_task<class Halves>([=] {
      half a = 1.5f, b = 0.25f;
      a = a * b + half(1);
      out[0] = a;
      const sycl::half2 v(a, b);
      out[1] = static_cast<float>((v + v).x());
      out[2] = static_cast<float>(sycl::sqrt(half(16)));
      out[3] = static_cast<float>(sycl::fmax(a, b));
    }).wait();
  q.single_task<class Bfloats>([=] {
    small[2] = small[0] * small[0] + bfloat16(1.0f);
    out[4] = small[1];
    small[3] = -small[0];
    out[5] = small[0] < small[2] ? 1.0f : 0.0f;
  }).wait();
  if (has_half) {
    CHECK(out[0] == 1.375f && out[1] == 2.75f && out[2] == 4 && out[3] == 1.375f);
  }
  CHECK(static_cast<float>(small[2]) == 3.25f);
  CHECK(out[4] == 0.10009765625f);
  CHECK(static_cast<float>(small[3]) == -1.5f && out[5] == 1);
  sycl::free(out, q), sycl::free(small, q);
  return passed();
}
