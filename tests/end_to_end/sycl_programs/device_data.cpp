// Constant data of all shapes in kernels: tables, unions, names, pointers to other tables.
#include <sycl/sycl.hpp>
#include "check.hpp"

using namespace sycl;
struct Tree {
  int l, r, v;
};
struct alignas(16) Al {
  char c;
  double d;
  float f[3];
};
namespace {
constexpr unsigned char sbox[256] = {7, 9, 13};
const float weights[3][3] = {{1, 2, 1}, {2, 4, 2}, {1, 2, 1}};
struct Cfg {
  int a;
  float b;
  const char *n;
};
constexpr Cfg cfgs[] = {{1, .5f, "one"}, {2, 1.5f, "two"}, {3, 2.5f, "three"}};
struct Pad {
  char a;
  int b;
  short c;
};
const Pad pads[3] = {{1, 2, 3}, {4, 5, 6}, {}};
const double zero[8] = {};
const float *const ptrs[2] = {weights[0], weights[2]};
union U {
  int i;
  float f;
};
const U us[2] = {{1}, {2}};
const char *const names[] = {"ab", "cde", "f"};
const bool flags[4] = {true, false, true, true};
const long double ld = 2.5L;
const Pad *const pp[2] = {&pads[1], nullptr};
} // namespace
int sw(int x) {
  switch (x) {
  case 0:
    return 5;
  case 1:
    return 9;
  case 2:
    return 2;
  case 3:
    return 77;
  case 4:
    return -4;
  case 10:
    return 1;
  case 11:
    return 3;
  case 12:
    return 4;
  case 13:
    return 8;
  default:
    return x * 2;
  }
}
template <int D> struct Deep {
  static int f(int x) { return Deep<D - 1>::f(x) + D; }
};
template <> struct Deep<0> {
  static int f(int x) { return x; }
};
int main() {
  queue q;
  double *o = malloc_shared<double>(64, q);
  Tree *t = malloc_shared<Tree>(15, q);
  for (int i = 0; i < 15; i++)
    t[i] = {2 * i + 1 < 15 ? 2 * i + 1 : -1, 2 * i + 2 < 15 ? 2 * i + 2 : -1, i};
  Al *al = malloc_shared<Al>(4, q);
  int n = 2;
  float *img = malloc_shared<float>(100, q), *res = malloc_shared<float>(100, q);
  for (int i = 0; i < 100; i++)
    img[i] = i % 7;
  q.single_task([=] {
     int i = 0;
     int st[16], sp = 0, s = 0;
     st[sp++] = 0;
     while (sp) {
       int k = st[--sp];
       s += t[k].v;
       if (t[k].l >= 0)
         st[sp++] = t[k].l;
       if (t[k].r >= 0)
         st[sp++] = t[k].r;
     }
     o[i++] = s;
     al[1].d = 2.5;
     al[1].f[2] = 3;
     Al cp = al[1];
     cp.c = 'x';
     al[2] = cp;
     o[i++] = al[2].d + al[2].c;
     o[i++] = sbox[n] + sbox[n + 100];
     o[i++] = weights[n - 1][n - 1];
     o[i++] = cfgs[n].b + cfgs[n].n[1];
     o[i++] = pads[n - 1].b + pads[n].c;
     o[i++] = zero[n];
     o[i++] = ptrs[n - 1][1];
     o[i++] = us[n - 1].i;
     o[i++] = names[n - 1][2];
     o[i++] = flags[n] + flags[n - 1];
     o[i++] = pp[n - 2]->c;
     int z = 0;
     for (int k = 0; k < 15; k++)
       z += sw(k);
     o[i++] = z;
     o[i++] = Deep<40>::f(n);
     unsigned long long h = 14695981039346656037ull;
     for (int k = 0; k < n; k++) {
       h ^= k;
       h *= 1099511628211ull;
     }
     o[i++] = h >> 40;
     long long neg = -5;
     o[i++] = neg / 2 + neg % 3 + (neg >> 1);
     unsigned char uc = 250;
     uc += 10;
     o[i++] = uc;
     short sh = 32767;
     sh++;
     o[i++] = sh;
     o[i++] = (unsigned)-1 / 2;
     int ar[3] = {1, 2, 3};
     int *p = ar + 1;
     o[i++] = p[-1] + *p++ + *p;
     float fl = 16777217;
     o[i++] = (int)fl;
     o[i++] = (int)-2.7f + (unsigned char)3.9;
     struct {
       int a : 5;
       unsigned b : 11;
       long c : 40;
     } bf{-3, 2000, -1l << 30};
     o[i++] = bf.a + bf.b;
     o[i++] = bf.c;
     o[i++] = 4;
     volatile int vv = n;
     o[i++] = vv + vv;
     bool bb = n;
     bb &= n > 1;
     o[i++] = bb;
     wchar_t wc = L'x';
     o[i++] = wc;
     decltype(auto) r = n;
     o[i++] = r;
     o[i++] = __builtin_popcount(255) + __builtin_clz(1) + __builtin_ctz(8) + __builtin_bswap32(1 << 24) +
              __builtin_expect(n, 2);
     o[i++] = __builtin_fabs(-2.5) + __builtin_sqrtf(4);
     char tmp[20] = "hello";
     tmp[0] = 'j';
     o[i++] = tmp[0] + tmp[4];
     Pad x{}, y;
     y = x;
     y.b = 3;
     o[i++] = y.b + x.b;
   }).wait();
  double w[] = {105, 2.5 + 'x', 13, 4, 2.5 + 'h', 5, 0, 2, 2, 'e', 1, 6};
  for (int i = 0; i < 12; i++) {
    char s[9];
    std::snprintf(s, 9, "c%d", i);
    expect(s, o[i], w[i]);
  }
  int z = 0;
  for (int k = 0; k < 15; k++)
    z += sw(k);
  expect("sw", o[12], z);
  expect("deep", o[13], 822);
  unsigned long long h = 14695981039346656037ull;
  for (int k = 0; k < 2; k++) {
    h ^= k;
    h *= 1099511628211ull;
  }
  expect("fnv", o[14], h >> 40);
  double v[] = {-2 - 2 - 3, 4, -32768, 2147483647, 6, 16777216,           1,   1997,      -1073741824.,
                4,          4, 1,      'x',        2, 8 + 31 + 3 + 1 + 2, 4.5, 'j' + 'o', 3};
  for (int i = 0; i < 18; i++) {
    char s[9];
    std::snprintf(s, 9, "d%d", i);
    expect(s, o[15 + i], v[i]);
  }
  q.parallel_for(range<2>(8, 8), [=](id<2> id) {
     float s = 0;
     for (int a = -1; a <= 1; a++)
       for (int b = -1; b <= 1; b++)
         s += img[(id[0] + 1 + a) * 10 + id[1] + 1 + b] * weights[a + 1][b + 1];
     res[id[0] * 8 + id[1]] = s / 16;
   }).wait();
  double s = 0;
  for (int a = -1; a <= 1; a++)
    for (int b = -1; b <= 1; b++)
      s += img[(3 + 1 + a) * 10 + 4 + 1 + b] * weights[a + 1][b + 1];
  expect("conv", res[28], s / 16);
  return result();
}
