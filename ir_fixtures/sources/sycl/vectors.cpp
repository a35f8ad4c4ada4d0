// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Vectors, swizzles and arrays that compute, on both sides.
#define SYCL_SIMPLE_SWIZZLES
#include "check.hpp"
#include <sycl/sycl.hpp>

static float work(sycl::float4 &v) {
  v.xy() = v.zw();
  v.w() += 1;
  v = 2.0f * v - sycl::float4(1);
  const sycl::float2 high = v.hi();
  const sycl::int4 cut = v.convert<int>();
  const auto is_less = v < sycl::float4(6, 6, 6, 6);
  return sycl::dot(v, v) + high.x() + static_cast<float>(cut.w()) + static_cast<float>(is_less.x());
}

int main() {
  sycl::queue queue;
  sycl::float4 *vector = sycl::malloc_shared<sycl::float4>(1, queue);
  float *out = sycl::malloc_shared<float>(8, queue);
  *vector = sycl::float4(1, 2, 3, 4);
  queue.single_task<class Vectors>([=] {
    out[0] = work(*vector);
    sycl::marray<float, 3> m{1.0f, 4.0f, 9.0f};
    m = sycl::sqrt(m) + 1.0f;
    out[1] = m[0] + m[1] + m[2];
    const sycl::uint3 three(1, 2, 3);
    const sycl::uint4 four(three.zyx(), 4u);
    out[2] = static_cast<float>(four.x() * 10 + four.z());
    const auto bytes = sycl::uchar4(1, 0, 0, 0).as<sycl::vec<unsigned, 1>>();
    out[3] = static_cast<float>(static_cast<unsigned>(bytes[0]));
  }).wait();
  sycl::float4 mine(1, 2, 3, 4);
  const float result = work(mine);
  // (3,4,3,5) doubled less one: (5,7,5,9)
  CHECK(mine.x() == 5 && mine.y() == 7 && mine.z() == 5 && mine.w() == 9);
  CHECK(result == 25 + 49 + 25 + 81 + 5 + 9 - 1);
  CHECK(out[0] == result);
  CHECK(out[1] == 9);
  CHECK(out[2] == 31);
  CHECK(out[3] == 1);
  const double second = mine.swizzle<1>(); // one element is also a number, which becomes others
  CHECK(second == 7 && (mine.swizzle<sycl::elem::s2>() > 4 || !(mine.swizzle<0>() == 5)));
  CHECK(sizeof(sycl::float3) == 16 && sizeof(sycl::char2) == 2);
  sycl::free(vector, queue), sycl::free(out, queue);
  return passed();
}
