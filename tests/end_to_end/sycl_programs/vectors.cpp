// vec, half and bfloat16: swizzles, conversions, comparisons, loads and stores.
#include <numeric>
#include <sycl/ext/oneapi/bfloat16.hpp>
#include <sycl/sycl.hpp>
#include "check.hpp"

using namespace sycl;
int main() {
  queue q;
  float *o = malloc_shared<float>(200, q);
  int *in = malloc_shared<int>(64, q);
  std::iota(in, in + 64, 1);
  ext::oneapi::bfloat16 *bf = malloc_shared<ext::oneapi::bfloat16>(4, q);
  half *h = malloc_shared<half>(8, q);
  q.single_task([=] {
     int i = 0;
     int4 a(1, 2, 3, 4), b = a.swizzle<3, 2, 1, 0>();
     auto c = a * b + 2;
     o[i++] = c.x();
     o[i++] = c.w();
     o[i++] = (a << 2).s1();
     o[i++] = a.lo().y() + a.hi().x() + a.odd().y() + a.even().x();
     float8 f(1.5f);
     f.s7() = 9;
     f.lo() = float4(2);
     o[i++] = f.s0() + f.s7();
     auto g = f.convert<int, rounding_mode::rtz>();
     o[i++] = g.s5();
     o[i++] = a.as<float4>().x() == bit_cast<float>(1);
     vec<double, 3> d{1., 2., 3.};
     d += 1.0;
     d /= 2.0;
     o[i++] = d[2];
     vec<signed char, 16> ch(3);
     ch[5] = -100;
     auto sh = ch.convert<short>();
     o[i++] = sh[5] * 2;
     int4 l;
     l.load(2, address_space_cast<access::address_space::global_space, access::decorated::no, const int>(in));
     o[i++] = l.z();
     multi_ptr<int, access::address_space::global_space, access::decorated::yes> mp =
         address_space_cast<access::address_space::global_space, access::decorated::yes>(in);
     l.store(5, mp);
     auto m = a > b;
     o[i++] = m[3];
     o[i++] = (!a).x();
     a.x() += 5;
     a.lo() = int2(a.y(), a.x());
     o[i++] = a.x() * 10 + a.y();
     uint2 u(7u, 9u);
     u %= 4u;
     o[i++] = u.x() * 10 + u.y();
     o[i++] = (~int2(0, 1)).y();
     o[i++] = (a && int4(1, 0, 1, 0)).y();
     bf[0] = 1.5f;
     bf[1] = bf[0] * ext::oneapi::bfloat16(3.f) + bf[0];
     bf[2] = -bf[1];
     o[i++] = float(bf[1]);
     o[i++] = bf[2] < bf[0];
     half hh = 1.25f;
     h[0] = hh * half(2) + half(.5f);
     half4 hv(1, 2, 3, 4);
     hv = hv * hv - half4(1);
     h[1] = hv.z();
     h[2] = sqrt(half(16));
     h[3] = half(int(in[3]));
     o[i++] = hh > half(1);
     o[i++] = std::numeric_limits<half>::max();
     vec<long, 2> lv(1l << 40, 3);
     o[i++] = float(lv.x() >> 38);
     marray<bool, 4> bv(true, false, true, false);
     o[i++] = bv[2];
     o[i++] = vec<ext::oneapi::bfloat16, 2>(ext::oneapi::bfloat16(2.f))[1];
     float3 f3(1, 2, 3);
     float3 arr[3] = {f3, f3 * 2.f, f3 * 3.f};
     float3 s(0);
     for (auto &x : arr)
       s += x;
     o[i++] = s.z();
     o[i++] = sizeof(float3);
     float f16s = 0;
     float16 fx(in[0]);
     for (int k = 0; k < 16; k++)
       fx[k] *= k;
     for (int k = 0; k < 16; k++)
       f16s += fx[k];
     o[i++] = f16s;
   }).wait();
  double w[] = {6, 6, 8, 2 + 3 + 4 + 1, 11, 1, 1, 2,  -200, 11, -1, 0, 26, 31, -2, 0,
                6, 1, 1, 65504,         4,  1, 2, 18, 16,   120};
  for (int i = 0; i < 26; i++) {
    char n[20];
    std::snprintf(n, 20, "v%d", i);
    expect(n, o[i], w[i], 1e-4);
  }
  expect("store", in[21], 10);
  expect("h", h[0], 3);
  expect("h1", h[1], 8);
  expect("h2", h[2], 4);
  expect("h3", h[3], 4);
  return result();
}
