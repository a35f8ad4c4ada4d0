// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Devices, platforms and contexts, and what they tell of themselves.
#include "check.hpp"
#include <string>
#include <sycl/sycl.hpp>
#include <thread>
#include <unordered_map>
#include <vector>

// Selectors that are not called as const are copied.
struct counting {
  int asked = 0;
  int operator()(const sycl::device &) { return ++asked; }
};
static int score(sycl::device one) { return one.has(sycl::aspect::usm_device_allocations) ? 1 : -1; }
static void select(const sycl::context &context) {
  counting selector;
  const auto handler = [](sycl::exception_list) {};
  int count = 0;
  auto changing = [count](const sycl::device &) mutable { return ++count; };
  const sycl::property::queue::in_order in_order;
  for (const sycl::queue &q : {sycl::queue(selector, in_order), sycl::queue(changing, handler, in_order), sycl::queue(score, {in_order}), sycl::queue(context, selector, in_order),
                               sycl::queue(context, changing, handler, in_order), sycl::queue(context, &score, in_order), sycl::queue(handler, in_order)})
    CHECK(q.is_in_order() && q.get_device().has(sycl::aspect::usm_device_allocations));
  CHECK(sycl::platform(selector) == sycl::device(changing).get_platform() && selector.asked == 0);
  bool is_refused = false;
  try {
    sycl::queue([](const sycl::device &) { return -1; });
  } catch (const sycl::exception &error) {
    is_refused = error.code() == sycl::errc::runtime;
  }
  CHECK(is_refused);
}

int main() {
  const auto devices = sycl::device::get_devices();
  CHECK(!devices.empty());
  const sycl::device d;
  CHECK(!d.get_info<sycl::info::device::name>().empty());
  CHECK(d.get_info<sycl::info::device::max_compute_units>() > 0);
  CHECK(d.get_info<sycl::info::device::image_max_array_size>() >= 2048);
  CHECK(d.get_info<sycl::info::device::max_work_group_size>() > 0);
  CHECK(d.get_info<sycl::info::device::max_work_item_sizes<3>>()[0] > 0);
  CHECK(!d.get_info<sycl::info::device::sub_group_sizes>().empty());
  CHECK(d.get_info<sycl::info::device::global_mem_size>() >= d.get_info<sycl::info::device::local_mem_size>());
  CHECK(d.is_cpu() != (d.get_info<sycl::info::device::device_type>() == sycl::info::device_type::gpu));
  bool has_global = false;
  for (const sycl::aspect one : d.get_info<sycl::info::device::aspects>()) {
    CHECK(d.has(one));
    has_global = has_global || one == sycl::aspect::usm_device_allocations;
  }
  CHECK(has_global);
  try {
    d.get_info<sycl::ext::intel::info::device::gpu_eu_count>();
    CHECK(!"a device of Intel");
  } catch (const sycl::exception &error) {
    CHECK(error.code() == sycl::errc::feature_not_supported);
  }
  try {
    d.create_sub_devices<sycl::info::partition_property::partition_by_counts>({1, 1});
    CHECK(!"devices have parts");
  } catch (const sycl::exception &error) {
    CHECK(error.code() == sycl::errc::feature_not_supported);
  }
  CHECK(!sycl::platform::get_platforms().empty());
  CHECK(!d.get_platform().get_info<sycl::info::platform::name>().empty());
  bool is_among = false;
  for (const auto &one : d.get_platform().get_devices())
    is_among = is_among || one == d;
  CHECK(is_among);

  using in_order = sycl::property::queue::in_order;
  CHECK((sycl::is_property_of_v<in_order, sycl::queue> && !sycl::is_property_of_v<in_order, sycl::buffer<int>>));
  const sycl::context context(d);
  select(context);
  sycl::queue q(context, d);
  CHECK(q.get_device() == d && q.get_context() == context && !q.is_in_order());
  const sycl::queue copy = q;
  CHECK(copy == q && sycl::queue(d) != q);
  const std::unordered_map<sycl::device, int> numbers{{d, 1}};
  CHECK(numbers.at(q.get_device()) == 1);
  sycl::queue own([](const sycl::device &one) { return one.has(sycl::aspect::usm_device_allocations) ? 1 : -1; });
  CHECK(own.get_device().has(sycl::aspect::usm_device_allocations));
  sycl::queue by_aspect(sycl::aspect_selector(std::vector<sycl::aspect>{sycl::aspect::usm_shared_allocations}));
  CHECK(by_aspect.get_device().has(sycl::aspect::usm_shared_allocations));

  const auto is_invalid = [](const auto &f) {
    try {
      f();
    } catch (const sycl::exception &error) {
      return error.code() == sycl::errc::invalid;
    }
    return false;
  };
  CHECK(is_invalid([] { sycl::context{std::vector<sycl::device>{}}; }));
  // An event of nothing is as one of a default queue; one of an empty command group is its queue's, and ends in order.
  using namespace sycl::info::event_profiling;
  using end = command_end;
  const sycl::event none;
  CHECK(none.get_backend() == d.get_backend() && is_invalid([&] { none.get_profiling_info<end>(); }));
  sycl::queue timed(d, sycl::property::queue::enable_profiling{});
  const auto before = timed.submit([](sycl::handler &h) { h.host_task([] {}); }).get_profiling_info<command_submit>();
  const sycl::event empty = timed.submit([](sycl::handler &) {});
  CHECK(empty.get_profiling_info<command_submit>() >= before);
  CHECK(empty.get_profiling_info<command_start>() >= empty.get_profiling_info<command_submit>());
  CHECK(empty.get_profiling_info<end>() >= empty.get_profiling_info<command_start>());
  sycl::queue ordered(d, in_order{});
  bool is_done = false;
  ordered.submit([&](sycl::handler &h) {
    h.host_task([&] {
      std::this_thread::sleep_for(std::chrono::milliseconds(50));
      is_done = true;
    });
  });
  ordered.submit([](sycl::handler &) {}).wait();
  CHECK(is_done);
  return passed();
}
