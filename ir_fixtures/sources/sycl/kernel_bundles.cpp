// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Kernels and their bundles: what can be asked, and values of specialization constants for all launches.
#include "check.hpp"
#include <sycl/sycl.hpp>

constexpr sycl::specialization_id<int> factor{10};
class Read;

int main() {
  sycl::queue queue;
  int *const out = sycl::malloc_shared<int>(1, queue);
  const sycl::context context = queue.get_context();
  const sycl::kernel_id id = sycl::get_kernel_id<Read>();
  CHECK(sycl::has_kernel_bundle<sycl::bundle_state::executable>(context, {id}) && sycl::is_compatible<Read>(queue.get_device()));

  auto input = sycl::get_kernel_bundle<sycl::bundle_state::input>(context, {queue.get_device()});
  input.set_specialization_constant<factor>(7);
  CHECK(input.get_specialization_constant<factor>() == 7);
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
  bool has_none = false;
  try {
    sycl::get_kernel_bundle<state>(context, has_not);
  } catch (const sycl::exception &error) {
    has_none = error.code() == sycl::errc::invalid;
  }
  CHECK(has_none);
  bool needs_devices = false;
  try {
    sycl::get_kernel_bundle<state>(context, std::vector<sycl::device>{});
  } catch (const sycl::exception &error) {
    needs_devices = error.code() == sycl::errc::invalid;
  }
  CHECK(needs_devices);
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
