// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Properties of kernels: sizes of work-groups and sub-groups, hints, limits, registers, forward progress; as
// properties, as attributes, and from the functor itself.
#include <sycl/sycl.hpp>

namespace oneapi = sycl::ext::oneapi::experimental;
namespace intel = sycl::ext::intel::experimental;

struct Functor {
  int *out;
  auto get(oneapi::properties_tag) const {
    return oneapi::properties{oneapi::work_group_size<4, 8>, oneapi::sub_group_size<16>};
  }
  void operator()(sycl::nd_item<2> item) const { out[item.get_global_linear_id()] = 1; }
};

void run(sycl::queue &queue, int *out) {
  sycl::nd_range<1> one(64, 16);
  sycl::nd_range<3> three({4, 8, 16}, {2, 4, 8});
  auto write = [=](sycl::nd_item<1> item) { out[item.get_global_linear_id()] = 2; };
  queue.parallel_for<class OfFunctor>(sycl::nd_range<2>({8, 16}, {4, 8}), Functor{out});
  queue.parallel_for<class OneSize>(one, oneapi::properties{oneapi::work_group_size<16>}, write);
  queue.parallel_for<class Hint>(one, oneapi::properties{oneapi::work_group_size_hint<16>}, write);
  queue.parallel_for<class SubGroup>(one, oneapi::properties{oneapi::sub_group_size<8>}, write);
  queue.parallel_for<class ThreeSizes>(three, oneapi::properties{oneapi::work_group_size<2, 4, 8>},
                                       [=](sycl::nd_item<3> item) { out[item.get_local_linear_id()] = 3; });
  queue.parallel_for<class Limits>(
      one, oneapi::properties{oneapi::max_work_group_size<16>, oneapi::max_linear_work_group_size<16>}, write);
  queue.parallel_for<class Registers>(one, oneapi::properties{intel::grf_size<256>}, write);
  queue.parallel_for<class AnyRegisters>(one, oneapi::properties{intel::grf_size_automatic}, write);
  queue.parallel_for<class AsAttribute>(three, [=](sycl::nd_item<3> item) [[sycl::reqd_work_group_size(
                                                   2, 4, 8)]] { out[item.get_local_linear_id()] = 4; });
  queue.parallel_for<class SubGroupAttribute>(
      one, [=](sycl::nd_item<1> item) [[sycl::reqd_sub_group_size(32)]] { out[item.get_local_linear_id()] = 5; });
  queue.single_task<class Task>([=] { *out = 6; });
}
