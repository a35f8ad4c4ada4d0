// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Kernels and their bundles: what can be asked, and values of specialization constants for all launches.
#include "check.hpp"
#include <sycl/sycl.hpp>

constexpr sycl::specialization_id<int> factor{10}, unread{1};
class Read;

namespace experimental = sycl::ext::oneapi::experimental;
SYCL_EXT_ONEAPI_FUNCTION_PROPERTY((experimental::nd_range_kernel<2>)) static void turn(char digit, float half, int *out, sycl::local_accessor<int, 1> row, short last) {
  const auto item = sycl::ext::oneapi::this_work_item::get_nd_item<2>();
  row[item.get_local_id(1)] = static_cast<int>(item.get_global_linear_id());
  sycl::group_barrier(item.get_group());
  out[item.get_global_linear_id()] = row[item.get_local_range(1) - 1 - item.get_local_id(1)] * 100 + digit + static_cast<int>(2 * half) + last;
}
template <class T> SYCL_EXT_ONEAPI_FUNCTION_PROPERTY((experimental::single_task_kernel)) void put(T *out, T value) { *out = value; }

// Kernels that are functions, or objects whose arguments are set one by one.
static void launch_objects(sycl::queue queue, int *out) {
  const auto bundle = sycl::get_kernel_bundle<sycl::bundle_state::executable>(queue.get_context());
  const sycl::kernel turns = bundle.ext_oneapi_get_kernel<turn>(), puts = bundle.ext_oneapi_get_kernel<put<int>>();
  CHECK(turns.get_info<sycl::info::kernel::num_args>() == 5);
  queue.submit([&](sycl::handler &h) {
    h.set_args(char(1), 2.5f, out, sycl::local_accessor<int, 1>(4, h), short(7));
    h.parallel_for(sycl::nd_range<2>({2, 4}, {1, 4}), turns);
  }).wait();
  CHECK(out[0] == 313 && out[7] == 413);
  experimental::single_task(queue, experimental::kernel_function<put<int>>, out, 3);
  queue.wait();
  CHECK(out[0] == 3);
  queue.submit([&](sycl::handler &h) {
    h.set_arg(1, 4);
    h.set_arg(0, out);
    h.single_task(puts);
  }).wait();
  CHECK(out[0] == 4);
  const auto is_refused = [&](const auto &group) {
    try {
      queue.submit(group);
    } catch (const sycl::exception &error) {
      return error.code() == sycl::errc::kernel_argument || error.code() == sycl::errc::invalid;
    }
    return false;
  };
  CHECK(is_refused([&](sycl::handler &h) { h.set_args(out), h.single_task(puts); }));
  CHECK(is_refused([&](sycl::handler &h) { h.set_arg(1, 4), h.single_task(puts); }));
  CHECK(is_refused([&](sycl::handler &h) { h.set_args(out, 4.0), h.single_task(puts); }));
  CHECK(is_refused([&](sycl::handler &h) { h.set_args(out, 4), h.parallel_for(sycl::range<1>(1), puts); }));

  experimental::command_graph graph(queue);
  experimental::dynamic_parameter number(graph, 5);
  auto node = graph.add([&](sycl::handler &h) {
    h.set_args(out, number);
    h.single_task(puts);
  });
  auto executable = graph.finalize(experimental::property::graph::updatable());
  number.update(6);
  executable.update(node);
  queue.ext_oneapi_graph(executable).wait();
  CHECK(out[0] == 6);
}

int main() {
  sycl::queue queue;
  int *const out = sycl::malloc_shared<int>(8, queue);
  launch_objects(queue, out);
  const sycl::context context = queue.get_context();
  const sycl::kernel_id id = sycl::get_kernel_id<Read>();
  CHECK(sycl::has_kernel_bundle<sycl::bundle_state::executable>(context, {id}) && sycl::is_compatible<Read>(queue.get_device()));

  auto input = sycl::get_kernel_bundle<sycl::bundle_state::input>(context, {queue.get_device()});
  input.set_specialization_constant<factor>(7);
  CHECK(input.get_specialization_constant<factor>() == 7);
  CHECK(input.contains_specialization_constants() && input.native_specialization_constant());
  CHECK(input.has_specialization_constant<factor>() && !input.has_specialization_constant<unread>());
  const auto devices = context.get_devices();
  CHECK(sycl::link({sycl::compile(input, devices)}, devices).get_specialization_constant<factor>() == 7);
  const sycl::kernel_bundle<sycl::bundle_state::executable> bundle = sycl::build(input, devices);
  CHECK(bundle.has_kernel<Read>() && bundle.get_context() == context && !bundle.empty());
  CHECK(bundle.get_kernel(id).get_info<sycl::info::kernel_device_specific::work_group_size>(queue.get_device()) > 0);

  CHECK(sycl::get_kernel_ids().size() == bundle.get_kernel_ids().size() && !bundle.get_kernel_ids().empty());
  for (const auto &image : bundle)
    CHECK(image.has_kernel(id) && image.has_kernel(id, queue.get_device()));

  // What can be got is there, also by a choice of images.
  const auto has = [&](const auto &image) { return image.has_kernel(id); };
  const auto has_not = [&](const auto &image) { return !image.has_kernel(id); };
  constexpr auto state = sycl::bundle_state::input;
  CHECK(sycl::has_kernel_bundle<state>(context) && sycl::has_kernel_bundle<state>(context, has) && !sycl::has_kernel_bundle<state>(context, devices, has_not));
  CHECK(sycl::get_kernel_bundle<state>(context, devices, has).has_kernel(id));
  CHECK(sycl::get_kernel_bundle<state>(context, [](auto &) { return true; }) == sycl::get_kernel_bundle<state>(context));
  const auto none = sycl::build(sycl::get_kernel_bundle<state>(context, has_not));
  CHECK(none.empty() && none.begin() == none.end() && !none.has_kernel(id) && none.get_kernel_ids().empty() && none != bundle);
  bool needs_devices = false;
  try {
    sycl::get_kernel_bundle<state>(context, std::vector<sycl::device>{});
  } catch (const sycl::exception &error) {
    needs_devices = error.code() == sycl::errc::invalid;
  }
  CHECK(needs_devices);
  const auto refused = [&](auto group) {
    try {
      queue.submit(group);
    } catch (const sycl::exception &error) {
      return error.code() == sycl::errc::invalid;
    }
    return false;
  };
  CHECK(refused([&](sycl::handler &h) {
    h.set_specialization_constant<factor>(3);
    h.use_kernel_bundle(bundle);
  }));
  CHECK(refused([&](sycl::handler &h) {
    h.use_kernel_bundle(bundle);
    h.set_specialization_constant<factor>(3);
  }));
  CHECK(refused([&](sycl::handler &h) {
    h.use_kernel_bundle(bundle);
    h.get_specialization_constant<factor>();
  }));
  // What is built has the values of then, and each device once.
  auto later = sycl::get_kernel_bundle<sycl::bundle_state::input>(context);
  const auto same = sycl::get_kernel_bundle<sycl::bundle_state::input>(context);
  const auto built = sycl::build(later);
  CHECK(later == same);
  later.set_specialization_constant<factor>(12);
  CHECK(later != same && later.get_specialization_constant<factor>() == 12 && built.get_specialization_constant<factor>() == 10);
  const auto device = context.get_devices().at(0);
  CHECK(sycl::get_kernel_bundle<state>(context, {device, device}).get_devices().size() == 1);

  const auto read = [&](bool with_bundle) {
    queue.submit([&](sycl::handler &h) {
      if (with_bundle)
        h.use_kernel_bundle(bundle);
      h.single_task<Read>([=](sycl::kernel_handler constants) { *out = constants.get_specialization_constant<factor>(); });
    });
    queue.wait();
    return *out;
  };
  CHECK(read(true) == 7);
  CHECK(read(false) == 10);
  sycl::free(out, queue);
  return passed();
}
