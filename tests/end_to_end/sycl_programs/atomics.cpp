// Atomic operations of all kinds, on integers, floating point and pointers, in global and local memory.
#include <algorithm>
#include <sycl/sycl.hpp>
#include "check.hpp"

using namespace sycl;
template <class T> void many(queue &q, const char *n) {
  T *v = malloc_shared<T>(8, q);
  std::fill(v, v + 8, T(0));
  v[2] = T(1000);
  v[5] = T(-1);
  q.parallel_for(nd_range<1>(1024, 32), [=](nd_item<1> it) {
     T i = T(it.get_global_id(0));
     atomic_ref<T, memory_order::relaxed, memory_scope::device, access::address_space::global_space> a(v[0]), mx(v[1]),
         mn(v[2]);
     a.fetch_add(T(1));
     mx.fetch_max(i);
     mn.fetch_min(i + T(3));
     atomic_ref<T, memory_order::acq_rel, memory_scope::device> e(v[3]);
     e -= T(2);
     atomic_ref<T, memory_order::seq_cst, memory_scope::system> c(v[4]);
     T old = c.load();
     while (!c.compare_exchange_weak(old, old + T(1))) {
     }
     T expd = T(-1);
     atomic_ref<T, memory_order::relaxed, memory_scope::device> s(v[5]);
     s.compare_exchange_strong(expd, i);
     atomic_ref<T, memory_order::relaxed, memory_scope::device> x(v[6]);
     if (i == T(7))
       x.exchange(T(9));
     if (i == T(8)) {
       atomic_ref<T, memory_order::relaxed, memory_scope::device> y(v[7]);
       y.store(T(4));
       y = T(5);
     }
   }).wait();
  expect(n, v[0], 1024);
  expect(n, v[1], 1023);
  expect(n, v[2], 3);
  expect(n, v[3], -2048);
  expect(n, v[4], 1024);
  expect(n, v[5] >= 0, 1);
  expect(n, v[6], 9);
  expect(n, v[7], 5);
  free(v, q);
}
int main() {
  queue q;
  many<int>(q, "int");
  many<long long>(q, "ll");
  many<float>(q, "float");
  many<double>(q, "double");
  unsigned *u = malloc_shared<unsigned>(4, q);
  u[0] = ~0u;
  u[1] = 0;
  u[2] = 0;
  u[3] = 0;
  const int N = 1000;
  int *hist = malloc_shared<int>(16, q);
  std::fill(hist, hist + 16, 0);
  q.submit([&](handler &h) {
     local_accessor<int, 1> loc(16, h);
     h.parallel_for(nd_range<1>(1024, 64), [=](nd_item<1> it) {
       int l = it.get_local_id(0);
       if (l < 16)
         loc[l] = 0;
       it.barrier(access::fence_space::local_space);
       if (it.get_global_id(0) < N)
         atomic_ref<int, memory_order::relaxed, memory_scope::work_group, access::address_space::local_space>(
             loc[it.get_global_id(0) % 16])
             .fetch_add(1);
       group_barrier(it.get_group());
       if (l < 16)
         atomic_ref<int, memory_order::relaxed, memory_scope::device>(hist[l]) += loc[l];
       atomic_ref<unsigned, memory_order::relaxed, memory_scope::device> a(u[0]), o(u[1]), x(u[2]);
       a.fetch_and(~(1u << (l % 8)));
       o.fetch_or(1u << (l % 16));
       x ^= 1u << (l % 3);
       ++atomic_ref<unsigned, memory_order::relaxed, memory_scope::device>(u[3]);
     });
   }).wait();
  for (int i = 0; i < 16; i++)
    expect("hist", hist[i], N / 16 + (i < N % 16));
  expect("and", u[0], ~255u);
  expect("or", u[1], 65535);
  unsigned w = 0;
  for (int i = 0; i < 1024; i++)
    w ^= 1u << ((i % 64) % 3);
  expect("xor", u[2], w);
  expect("inc", u[3], 1024);
  int **pp = malloc_shared<int *>(1, q);
  int *base = malloc_shared<int>(64, q);
  *pp = base;
  q.parallel_for(32, [=](auto) {
     atomic_ref<int *, memory_order::relaxed, memory_scope::device> r(*pp);
     r.fetch_add(2);
   }).wait();
  expect("ptr", *pp - base, 64);
  int *fence = malloc_shared<int>(2, q);
  fence[0] = fence[1] = 0;
  q.single_task([=] {
     fence[0] = 1;
     atomic_fence(memory_order::release, memory_scope::device);
     fence[1] = 2;
   }).wait();
  expect("fence", fence[0] + fence[1], 3);
  return result();
}
