// Scans, reductions, votes, broadcasts and shuffles of groups and sub-groups.
#include <algorithm>
#include <numeric>
#include <sycl/sycl.hpp>
#include "check.hpp"

using namespace sycl;
int main() {
  queue q;
  const int G = 4, L = 64, N = G * L;
  int *o = malloc_shared<int>(20 * N, q);
  std::fill(o, o + 20 * N, 0);
  float *f = malloc_shared<float>(4 * N, q);
  int *in = malloc_shared<int>(N, q);
  int *js = malloc_shared<int>(N, q);
  for (int i = 0; i < N; i++)
    in[i] = (i * 37) % 101;
  q.parallel_for(nd_range<1>(N, L), [=](nd_item<1> it) {
     auto g = it.get_group();
     int i = it.get_global_id(0);
     int l = it.get_local_id(0);
     int v = in[i];
     o[i] = exclusive_scan_over_group(g, v, plus<>());
     o[N + i] = inclusive_scan_over_group(g, v, maximum<>());
     o[2 * N + i] = reduce_over_group(g, v, minimum<>());
     o[3 * N + i] = group_broadcast(g, v, 5);
     o[4 * N + i] = all_of_group(g, v < 200) + 2 * any_of_group(g, v == 1000) + 4 * none_of_group(g, v < 0);
     o[5 * N + i] = joint_reduce(g, in + g.get_group_id(0) * L, in + (g.get_group_id(0) + 1) * L, plus<>());
     joint_exclusive_scan(g, in + g.get_group_id(0) * L, in + (g.get_group_id(0) + 1) * L, js + g.get_group_id(0) * L,
                          0, plus<>());
     o[6 * N + i] = joint_any_of(g, in, in + N, [](int x) { return x == 100; });
     f[i] = reduce_over_group(g, float(l) * .5f, plus<float>());
     f[N + i] = inclusive_scan_over_group(g, double(v), plus<double>());
     vec<int, 2> vv(v, l);
     auto s2 = reduce_over_group(g, vv, plus<>());
     o[7 * N + i] = s2.x() + s2.y();
     o[8 * N + i] = shift_group_left(it.get_sub_group(), l, 1);
     auto sg = it.get_sub_group();
     int sl = sg.get_local_linear_id(), ss = sg.get_local_linear_range();
     o[9 * N + i] = permute_group_by_xor(sg, l, 1) == (l ^ 1);
     o[10 * N + i] = select_from_group(sg, v, (sl + 1) % ss) == in[i - sl + (sl + 1) % ss];
     int sr = shift_group_right(sg, v, 1);
     o[11 * N + i] = sl == 0 || sr == in[i - 1];
     int sum = 0;
     for (int k = 0; k < ss; k++)
       sum += in[i - sl + k];
     o[12 * N + i] = reduce_over_group(sg, v, plus<>()) == sum;
     o[13 * N + i] = group_broadcast(sg, v) == in[i - sl];
     o[14 * N + i] = sg.get_group_linear_range() * ss == L && sg.leader() == (sl == 0) && g.leader() == (l == 0);
     o[15 * N + i] = reduce_over_group(sg, v, bit_xor<>());
     int x = 0;
     for (int k = 0; k < ss; k++)
       x ^= in[i - sl + k];
     o[15 * N + i] = o[15 * N + i] == x;
     half hh = half(l);
     o[16 * N + i] = float(reduce_over_group(sg, hh, maximum<>())) == float(l - sl + ss - 1);
     o[17 * N + i] = any_of_group(sg, sl == 1) && !all_of_group(sg, sl == 0);
     o[18 * N + i] = reduce_over_group(g, (long)v * 1000000000l, plus<>()) / 1000000000l;
     group_barrier(g);
     group_barrier(sg);
   }).wait();
  for (int g = 0; g < G; g++) {
    int ex = 0, mx = -1, tot = std::accumulate(in + g * L, in + (g + 1) * L, 0);
    double ds = 0;
    for (int l = 0; l < L; l++) {
      int i = g * L + l;
      mx = std::max(mx, in[i]);
      ds += in[i];
      expect("ex", o[i], ex);
      expect("mx", o[N + i], mx);
      expect("mn", o[2 * N + i], *std::min_element(in + g * L, in + (g + 1) * L));
      expect("bc", o[3 * N + i], in[g * L + 5]);
      expect("votes", o[4 * N + i], 5);
      expect("jr", o[5 * N + i], tot);
      expect("js", js[i], ex);
      expect("jany", o[6 * N + i], 1);
      expect("f", f[i], .5 * L * (L - 1) / 2);
      expect("fs", f[N + i], ds);
      expect("v", o[7 * N + i], tot + L * (L - 1) / 2);
      for (int k = 9; k <= 17; k++) {
        char b[20];
        std::snprintf(b, 20, "sg%d", k);
        expect(b, o[k * N + i], 1);
      }
      expect("long", o[18 * N + i], tot);
      ex += in[i];
    }
  }
  return result();
}
