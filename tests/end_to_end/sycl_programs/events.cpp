// Events, profiling, host tasks and exceptions of both kinds.
#include <sycl/sycl.hpp>
#include <vector>
#include "check.hpp"

using namespace sycl;
int main() {
  int caught = 0;
  auto h = [&](exception_list l) {
    for (auto &e : l)
      try {
        std::rethrow_exception(e);
      } catch (const sycl::exception &x) {
        ++caught;
      } catch (const std::runtime_error &r) {
        caught += 10;
      }
  };
  queue q(default_selector_v, h, {property::queue::enable_profiling()});
  int *p = malloc_shared<int>(4, q);
  p[0] = 0;
  event e = q.submit([&](handler &h) {
    h.parallel_for(range<1>(1000), [=](id<1> i) {
      if (i == 999)
        p[0] = 5;
    });
  });
  e.wait_and_throw();
  auto s = e.get_profiling_info<info::event_profiling::command_start>(),
       t = e.get_profiling_info<info::event_profiling::command_end>();
  expect("time", t >= s, 1);
  expect("status", e.get_info<info::event::command_execution_status>() == info::event_command_status::complete, 1);
  expect("p", p[0], 5);
  event e2 = q.submit([&](handler &h) {
    h.depends_on(e);
    h.host_task([=] { p[1] = p[0] * 2; });
  });
  q.submit([&](handler &h) {
     h.depends_on(e2);
     h.single_task([=] { p[2] = p[1] + 1; });
   }).wait();
  expect("host task", p[2], 11);
  q.submit([&](handler &h) { h.host_task([=] { throw std::runtime_error("from task"); }); });
  q.wait_and_throw();
  expect("async", caught, 10);
  int code = 0;
  try {
    q.submit([&](handler &h) { h.parallel_for(nd_range<1>(10, 3), [=](nd_item<1>) {}); });
  } catch (const sycl::exception &x) {
    code = x.code() == errc::nd_range;
  }
  (void)0;
  try {
    buffer<int> b(4);
    buffer<int> s2(b, id<1>(3), range<1>(4));
    code = 0;
  } catch (const sycl::exception &x) {
    code = x.code() == errc::invalid;
  }
  expect("sub", code, 1);
  std::vector<int> v(10, 1);
  {
    buffer<int> b(v);
    q.submit([&](handler &h) {
      accessor a(b, h);
      h.host_task([=] {
        for (int i = 0; i < 10; i++)
          a[i] += i;
      });
    });
    q.submit([&](handler &h) {
      accessor a(b, h);
      h.parallel_for(10, [=](id<1> i) { a[i] *= 2; });
    });
  }
  expect("v", v[9], 20);
  event b = q.ext_oneapi_submit_barrier();
  b.wait();
  event::wait({e, e2});
  device d = q.get_device();
  auto n = d.get_info<info::device::name>();
  expect("name", !n.empty(), 1);
  expect("cu", d.get_info<info::device::max_compute_units>() > 0, 1);
  expect("cpu", d.is_cpu(), 1);
  expect("fp64", d.has(aspect::fp64), 1);
  auto ks = get_kernel_bundle<bundle_state::executable>(q.get_context());
  expect("kernels", ks.get_kernel_ids().size() > 3, 1);
  return result();
}
