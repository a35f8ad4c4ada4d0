// Memory of device, host and both: copies, fills, a list of nodes, an allocator, dependencies of commands.
#include <numeric>
#include <sycl/sycl.hpp>
#include <vector>
#include "check.hpp"

using namespace sycl;
struct Node {
  int v;
  Node *next;
};
int main() {
  queue q{property::queue::in_order()};
  const int N = 1000;
  auto dev = malloc_device<float>(N, q);
  auto host = malloc_host<float>(N, q);
  auto sh = malloc_shared<float>(N, q);
  auto al = aligned_alloc_shared<double>(64, 16, q);
  for (int i = 0; i < N; i++)
    host[i] = i * .5f;
  q.memcpy(dev, host, N * sizeof(float));
  q.parallel_for(N, [=](id<1> i) { dev[i] = dev[i] * 2 + 1; });
  q.copy(dev, sh, N);
  q.fill(host, 3.25f, N / 2);
  q.memset(al, 0, 16 * sizeof(double));
  q.wait();
  for (int i = 0; i < N; i++) {
    expect("sh", sh[i], i + 1);
    expect("host", host[i], i < N / 2 ? 3.25 : i * .5);
  }
  expect("al", al[7], 0);
  expect("aligned", reinterpret_cast<uintptr_t>(al) % 64, 0);
  usm_allocator<int, usm::alloc::shared> a(q);
  std::vector<int, decltype(a)> v(50, a);
  std::iota(v.begin(), v.end(), 0);
  int *p = v.data();
  q.parallel_for(range(50), [=](id<1> i) { p[i] *= p[i]; }).wait();
  for (int i = 0; i < 50; i++)
    expect("vec", v[i], i * i);
  Node *n = malloc_shared<Node>(10, q);
  for (int i = 0; i < 10; i++)
    n[i] = {i, i < 9 ? n + i + 1 : nullptr};
  int *s = malloc_shared<int>(1, q);
  *s = 0;
  q.single_task([=] {
     for (Node *x = n; x; x = x->next)
       *s += x->v;
   }).wait();
  expect("list", *s, 45);
  expect("type", get_pointer_type(dev, q.get_context()) == usm::alloc::device, 1);
  q.prefetch(sh, N * 4);
  q.mem_advise(sh, N * 4, 0);
  event e1 = q.submit([&](handler &h) { h.memcpy(dev, sh, 40); });
  event e2 = q.parallel_for(10, e1, [=](auto i) { dev[i] += 1; });
  q.submit([&](handler &h) {
     h.depends_on({e1, e2});
     h.single_task([=] {
       for (int i = 0; i < 10; i++)
         sh[i] = dev[i];
     });
   }).wait();
  expect("dep", sh[4], 6);
  auto p2 = malloc_device<int[4]>(3, q);
  (void)p2;
  free(p2, q);
  free(dev, q);
  free(host, q);
  free(sh, q);
  free(al, q);
  free(n, q);
  free(s, q);
  return result();
}
