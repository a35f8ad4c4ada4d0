// Local memory by accessors, asked for within kernels, and filled by asynchronous copies.
#include <sycl/ext/intel/experimental/usm_properties.hpp>
#include <sycl/ext/oneapi/experimental/annotated_ptr/annotated_ptr.hpp>
#include <sycl/ext/oneapi/free_function_queries.hpp>
#include <sycl/ext/oneapi/group_local_memory.hpp>
#include <sycl/sycl.hpp>
#include "check.hpp"

using namespace sycl;
namespace ex = ext::oneapi::experimental;
struct P {
  float x, y;
  P(float a, float b) : x(a), y(b) {}
};
int main() {
  queue q;
  int *o = malloc_shared<int>(256, q);
  float *f = malloc_shared<float>(256, q);
  q.parallel_for(nd_range<1>(256, 64), [=](nd_item<1> it) {
     auto g = it.get_group();
     auto &arr = *ext::oneapi::group_local_memory_for_overwrite<int[64]>(g);
     auto p = ext::oneapi::group_local_memory<P>(g, 1.f, 2.f);
     int l = it.get_local_id(0);
     arr[l] = l;
     group_barrier(g);
     o[it.get_global_id(0)] = arr[63 - l] + int(p->x + p->y);
   }).wait();
  expect("glm", o[70], 63 - 6 + 3);
  q.submit([&](handler &h) {
     local_accessor<float, 1> a(64, h);
     local_accessor<P[2], 0> z(h);
     local_accessor<int, 2> t({8, 9}, h);
     h.parallel_for(nd_range<1>(256, 64), [=](nd_item<1> it) {
       int l = it.get_local_id(0), i = it.get_global_id(0);
       a[l] = i;
       t[l / 8][l % 8] = l;
       group_barrier(it.get_group());
       for (int s = 32; s > 0; s >>= 1) {
         if (l < s)
           a[l] += a[l + s];
         it.barrier();
       }
       f[i] = a[0];
       o[i] = t[l % 8][l / 8];
     });
   }).wait();
  for (int g = 0; g < 4; g++) {
    double w = 0;
    for (int l = 0; l < 64; l++)
      w += g * 64 + l;
    expect("tree", f[g * 64 + 5], w);
  }
  expect("transp", o[1], 8);
  ex::annotated_ptr<float, decltype(ex::properties{ex::alignment<16>})> ap(f);
  q.parallel_for(64, [=](id<1> i) {
     (void)0;
     f[i] = i[0] * 2.f;
   }).wait();
  expect("annot", f[9], 18);
  q.submit([&](handler &h) {
     local_accessor<float> a(64, h);
     h.parallel_for(nd_range<1>(256, 64), [=](nd_item<1> it) {
       auto ev = it.async_work_group_copy(
           a.get_multi_ptr<access::decorated::yes>(),
           address_space_cast<access::address_space::global_space, access::decorated::yes>(f + it.get_group(0) * 64),
           64);
       it.wait_for(ev);
       f[it.get_global_id(0)] = a[63 - it.get_local_id(0)];
     });
   }).wait();
  expect("async", f[0], 126);
  q.parallel_for(nd_range<1>(64, 16), [=](nd_item<1>) {
     auto it = ext::oneapi::this_work_item::get_nd_item<1>();
     auto sg = ext::oneapi::this_work_item::get_sub_group();
     o[it.get_global_id(0)] =
         ext::oneapi::this_work_item::get_work_group<1>().get_group_id(0) + (sg.get_local_id()[0] >= 0);
   }).wait();
  expect("this", o[63], 4);
  return result();
}
