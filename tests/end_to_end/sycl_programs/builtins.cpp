// Functions of SYCL on integers, geometry, relations and common use, with vec and marray.
#include <sycl/sycl.hpp>
#include "check.hpp"

using namespace sycl;
int main() {
  queue q;
  long *o = malloc_shared<long>(100, q);
  double *d = malloc_shared<double>(100, q);
  int a = 100, b = -7;
  unsigned u = 0x80000010u;
  q.single_task([=] {
     int i = 0;
     o[i++] = abs(b);
     o[i++] = abs_diff(a, b);
     o[i++] = add_sat((signed char)a, (signed char)100);
     o[i++] = hadd(a, b);
     o[i++] = rhadd(a, b);
     o[i++] = clamp(a, 0, 50);
     o[i++] = clz(u >> 4);
     o[i++] = ctz(u);
     o[i++] = mad_hi(1 << 30, 8, 5);
     o[i++] = mad_sat(1 << 30, 8, 5);
     o[i++] = max(a, b);
     o[i++] = min(a, b);
     o[i++] = mul_hi(1 << 30, 8);
     o[i++] = rotate(u, 4u);
     o[i++] = sub_sat((unsigned char)5, (unsigned char)10);
     o[i++] = upsample((unsigned short)1, (unsigned short)2);
     o[i++] = popcount(u);
     o[i++] = mul24(a, b);
     o[i++] = mad24(a, b, 3);
     o[i++] = 17;
     o[i++] = clz((unsigned char)1);
     o[i++] = popcount((unsigned long)-1l);
     o[i++] = mul_hi(1ul << 63, 6ul);
     int3 v(1, -2, 3);
     auto w = abs(v);
     o[i++] = w.x() + w.y() + w.z();
     i = 0;
     float3 x(1, 2, 3), y(4, -5, 6);
     double4 z(1, 2, 3, 4);
     d[i++] = dot(x, y);
     d[i++] = length(z);
     d[i++] = distance(x, y);
     auto c = cross(x, y);
     d[i++] = c.x();
     d[i++] = c.y();
     d[i++] = c.z();
     auto n = normalize(x);
     d[i++] = n.y();
     d[i++] = fast_length(x);
     d[i++] = fast_distance(x, y);
     d[i++] = fast_normalize(x).z();
     d[i++] = isequal(x, float3(1, 0, 3)).y();
     d[i++] = isgreater(2.f, 1.f);
     d[i++] = any(x < y);
     d[i++] = all(x < y);
     d[i++] = isfinite(1.f / 0.f * 0.f);
     d[i++] = isinf(INFINITY);
     d[i++] = signbit(-1.0);
     d[i++] = bitselect(0xff, 0x0f0f, 0xf000);
     auto s = select(x, y, int3(0, -1, 0));
     d[i++] = s.y();
     d[i++] = isunordered(NAN, 1.f);
     d[i++] = isordered(2., 1.);
     d[i++] = isnormal(1.f);
     d[i++] = islessgreater(1.f, 2.f);
     d[i++] = degrees(1.f);
     d[i++] = radians(90.0);
     d[i++] = mix(1.f, 3.f, .25f);
     d[i++] = step(1.f, .5f);
     d[i++] = smoothstep(0.f, 1.f, .25f);
     d[i++] = sign(-3.5f);
     d[i++] = clamp(x, 1.5f, 2.5f).z();
     d[i++] = max(x, y).y();
     d[i++] = mix(x, y, float3(.5f)).z();
     d[i++] = float(dot(half2(1, 2), half2(3, 4)));
     marray<float, 5> m(1, 2, 3, 4, 5);
     auto m2 = sqrt(m) * m;
     d[i++] = m2[3];
     marray<int, 3> mi(1, 2, 3);
     d[i++] = (mi * 2 + mi)[2];
     d[i++] = any(m > marray<float, 5>(4.5f));
   }).wait();
  long wo[] = {7, 107,   127, 46,    47, 50,   4,    4,  2 + 5, 2147483647, 100, -7,
               2, 0x108, 0,   65538, 2,  -700, -697, 17, 7,     64,         3,   6};
  for (int i = 0; i < 24; i++) {
    char n[20];
    std::snprintf(n, 20, "i%d", i);
    expect(n, o[i], wo[i]);
  }
  double l3 = std::sqrt(14.), dd = std::sqrt(9. + 49 + 9);
  double wd[] = {12,       std::sqrt(30.),
                 dd,       27,
                 6,        -13,
                 2 / l3,   l3,
                 dd,       3 / l3,
                 0,        1,
                 1,        0,
                 0,        1,
                 1,        double((0xff & ~0xf000) | (0x0f0f & 0xf000)),
                 -5,       1,
                 1,        1,
                 1,        180 / M_PI,
                 M_PI / 2, 1.5,
                 0,        .15625,
                 -1,       2.5,
                 2,        4.5,
                 11,       8,
                 9,        1};
  for (int i = 0; i < 36; i++) {
    char n[20];
    std::snprintf(n, 20, "d%d", i);
    expect(n, d[i], wd[i], 5e-4);
  }
  return result();
}
