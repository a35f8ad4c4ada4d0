// Kernels that are functions, and static memory of work-groups.
#include <sycl/ext/oneapi/free_function_queries.hpp>
#include <sycl/ext/oneapi/work_group_static.hpp>
#include <sycl/sycl.hpp>
#include "check.hpp"

using namespace sycl;
namespace ex = ext::oneapi::experimental;
namespace syclext = ext::oneapi;
SYCL_EXT_ONEAPI_FUNCTION_PROPERTY((ex::nd_range_kernel<1>)) void iota_(float start, float *p) {
  size_t id = syclext::this_work_item::get_nd_item<1>().get_global_linear_id();
  p[id] = start + float(id);
}
SYCL_EXT_ONEAPI_FUNCTION_PROPERTY((ex::single_task_kernel)) void one(int *p, int v) { *p = v; }
template <class T> SYCL_EXT_ONEAPI_FUNCTION_PROPERTY((ex::nd_range_kernel<2>)) void sq(T *p) {
  auto i = syclext::this_work_item::get_nd_item<2>();
  auto k = i.get_global_linear_id();
  p[k] = T(k * k);
}
template void sq<int>(int *);
ex::work_group_static<int[32]> wgs;
int main() {
  queue q;
  float *f = malloc_shared<float>(64, q);
  int *o = malloc_shared<int>(64, q);
  auto b = get_kernel_bundle<bundle_state::executable>(q.get_context());
  kernel k = b.ext_oneapi_get_kernel<iota_>();
  q.submit([&](handler &h) {
     h.set_args(3.5f, f);
     h.parallel_for(nd_range<1>(64, 16), k);
   }).wait();
  for (int i = 0; i < 64; i++)
    expect("iota", f[i], 3.5 + i);
  kernel k1 = b.ext_oneapi_get_kernel<one>();
  q.submit([&](handler &h) {
     h.set_args(o, 77);
     h.single_task(k1);
   }).wait();
  expect("one", o[0], 77);
  kernel k2 = b.ext_oneapi_get_kernel<sq<int>>();
  q.submit([&](handler &h) {
     h.set_arg(0, o);
     h.parallel_for(nd_range<2>({8, 8}, {2, 2}), k2);
   }).wait();
  expect("sq", o[63], 63 * 63);
  ex::nd_launch(q, nd_range<1>(64, 32), ex::kernel_function<iota_>, 1.f, f);
  q.wait();
  expect("launch", f[63], 64);
  q.parallel_for(nd_range<1>(64, 32), [=](nd_item<1> it) {
     int l = it.get_local_id(0);
     wgs[l] = l * 2;
     group_barrier(it.get_group());
     o[it.get_global_id(0)] = wgs[31 - l];
   }).wait();
  expect("wgs", o[33], 60);
  return result();
}
