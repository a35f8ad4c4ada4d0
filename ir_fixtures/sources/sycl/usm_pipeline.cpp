// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Unified shared memory: copies, kernels and host tasks that wait for each other's events, or for those of queues in order.
#include "check.hpp"
#include <numeric>
#include <sycl/sycl.hpp>
#include <vector>

int main() {
  sycl::queue queue{sycl::property_list{sycl::property::queue::enable_profiling()}};
  constexpr size_t count = 512;
  std::vector<int> in(count), out(count);
  std::iota(in.begin(), in.end(), 0);
  int *a = sycl::malloc_device<int>(count, queue);
  int *b = static_cast<int *>(sycl::malloc_device(count * sizeof(int), queue));
  CHECK(sycl::get_pointer_type(a, queue.get_context()) == sycl::usm::alloc::device);

  sycl::event copied = queue.memcpy(a, in.data(), count * sizeof(int));
  sycl::event filled = queue.fill(b, 7, count);
  sycl::event added = queue.parallel_for<class Add>(sycl::range<1>(count), {copied, filled}, [=](sycl::id<1> i) { a[i] += b[i]; });
  long sum = 0;
  sycl::event back = queue.copy(a, out.data(), count, added);
  sycl::event told = queue.submit([&](sycl::handler &h) {
    h.depends_on(back);
    h.host_task([&] { sum = std::accumulate(out.begin(), out.end(), 0L); });
  });
  sycl::event zeroed = queue.memset(b, 0, count * sizeof(int), told);
  zeroed.wait();
  CHECK(sum == long(count * (count - 1) / 2 + 7 * count));
  CHECK(added.get_profiling_info<sycl::info::event_profiling::command_end>() >= added.get_profiling_info<sycl::info::event_profiling::command_start>());
  CHECK(told.get_info<sycl::info::event::command_execution_status>() == sycl::info::event_command_status::complete);
  queue.memcpy(out.data(), b, count * sizeof(int)).wait();
  CHECK(out[count - 1] == 0);

  using allocator = sycl::usm_allocator<int, sycl::usm::alloc::shared>;
  std::vector<int, allocator> shared(count, 1, allocator(queue));
  int *data = shared.data();
  queue.single_task<class One>([=] { data[3] = 4; });
  queue.ext_oneapi_submit_barrier();
  queue.wait_and_throw();
  CHECK(shared[3] == 4 && shared[4] == 1);

  sycl::queue in_order{sycl::property::queue::in_order()};
  CHECK(!in_order.ext_oneapi_get_last_event());
  in_order.single_task<class Before>([=] { data[0] = 10; });
  in_order.ext_oneapi_get_last_event()->wait();
  CHECK(shared[0] == 10);
  bool may_end = false;
  in_order.ext_oneapi_set_external_event(queue.submit([&](sycl::handler &h) { h.host_task([&] { may_end = true; }); }));
  in_order.submit([&](sycl::handler &h) { h.host_task([&] { data[1] = may_end; }); }).wait();
  CHECK(shared[1] == 1);
  try {
    queue.ext_oneapi_get_last_event();
    CHECK(!"a queue out of order");
  } catch (const sycl::exception &error) {
    CHECK(error.code() == sycl::errc::invalid);
  }
  sycl::free(a, queue);
  sycl::free(b, queue.get_context());
  return passed();
}
