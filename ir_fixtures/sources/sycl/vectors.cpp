// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Vectors, swizzles and arrays that compute, on both sides.
#define SYCL_SIMPLE_SWIZZLES
#include "check.hpp"
#include <cstdint>
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

// As another type, rounded up, down, and to zero.
template <class U, class T> static bool rounds(T x, double up, double down, double to_zero) {
  using sycl::rounding_mode;
  const sycl::vec<T, 2> v(x);
  return v.template convert<U, rounding_mode::rtp>()[1] == U(up) && v.template convert<U, rounding_mode::rtn>()[1] == U(down) &&
         v.template convert<U, rounding_mode::rtz>()[1] == U(to_zero);
}

// What a callable captures is as aligned as it wants to be, in any launch.
struct alignas(128) wide {
  int numbers[40];
};
template <class T> static bool is_aligned(const T &object) {
  const volatile auto address = reinterpret_cast<std::uintptr_t>(&object);
  return address % alignof(T) == 0;
}
static void capture(sycl::queue queue, float *out) {
  const sycl::vec<float, 16> captured(2.0f);
  wide table{};
  table.numbers[39] = 5;
  for (int run = 0; run < 2; ++run) {
    queue.single_task<class Captures>([=] {
      wide own = table;
      own.numbers[0] = 1;
      out[0] = is_aligned(captured) && is_aligned(table) && is_aligned(own) ? captured[15] + static_cast<float>(table.numbers[39]) : 0;
    }).wait();
    CHECK(out[0] == 7);
    queue.parallel_for<class CapturesInGroups>(sycl::nd_range<1>(8, 4), [=](sycl::nd_item<1> item) {
      sycl::vec<float, 16> own = captured * 2.0f;
      sycl::group_barrier(item.get_group());
      out[item.get_global_id(0)] = is_aligned(captured) && is_aligned(own) ? own[3] : 0;
    }).wait();
    CHECK(out[7] == 4);
  }
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
  static_assert(std::is_same_v<decltype(sycl::float3::size()), std::size_t> && sycl::float3::size() == 3);
  CHECK((rounds<int>(-1.5f, -1, -2, -1) && rounds<float>(16777217, 16777218, 16777216, 16777216)));
  CHECK((rounds<float>(-16777219, -16777218, -16777220, -16777218) && rounds<sycl::half>(-70000, -65504, -INFINITY, -65504)));
  CHECK((rounds<float>(0.1, 0.1f, 0x1.999998p-4, 0x1.999998p-4) && rounds<float>(1e-60, 0x1p-149, 0, 0)));

  constexpr sycl::marray<int, 2> two{1, 2};
  constexpr sycl::marray<int, 5> five{two, 3, two};
  static_assert(five[1] == 2 && five[2] == 3 && five[4] == 2 && !std::is_constructible_v<sycl::marray<int, 3>, int, int>);
  CHECK(std::signbit((-sycl::marray<float, 3>(0.0f))[2]));
  capture(queue, out);
  sycl::free(vector, queue), sycl::free(out, queue);
  return passed();
}
