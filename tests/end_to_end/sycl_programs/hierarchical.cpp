// Work-groups of which one work-item runs what is outside of parallel_for_work_item.
#include <sycl/sycl.hpp>
#include <vector>
#include "check.hpp"

using namespace sycl;
int main() {
  queue q;
  const int G = 8, L = 16;
  std::vector<int> out(G * L), sums(G);
  {
    buffer<int> b(out), s(sums);
    q.submit([&](handler &h) {
      accessor o(b, h, write_only);
      accessor t(s, h);
      h.parallel_for_work_group<class Hier>(range<1>(G), range<1>(L), [=](group<1> g) {
        int local[L];
        int priv = int(g.get_group_id(0)) * 100;
        private_memory<int> pm(g);
        g.parallel_for_work_item([&](h_item<1> it) {
          auto l = it.get_local_id(0);
          local[l] = int(l) + priv;
          pm(it) = int(l) * 2;
        });
        int sum = 0;
        for (int i = 0; i < L; i++)
          sum += local[i];
        t[g.get_group_id(0)] += sum;
        g.parallel_for_work_item(
            [&](h_item<1> it) { o[it.get_global_id(0)] = local[L - 1 - it.get_local_id(0)] + pm(it); });
      });
    });
  }
  for (int g = 0; g < G; g++) {
    expect("sum", sums[g], L * (L - 1) / 2 + 100 * g * L);
    for (int l = 0; l < L; l++)
      expect("o", out[g * L + l], L - 1 - l + 100 * g + 2 * l);
  }
  return result();
}
