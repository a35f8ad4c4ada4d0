// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Properties and attributes of kernels, of launches and of functors; kernels that are asked for by name.
#include "check.hpp"
#include <sycl/sycl.hpp>

namespace syclext = sycl::ext::oneapi::experimental;

struct Fill {
  int *out;
  auto get(syclext::properties_tag) const { return syclext::properties{syclext::work_group_size<16>}; }
  void operator()(sycl::nd_item<1> item) const { out[item.get_global_linear_id()] = static_cast<int>(item.get_local_range(0)); }
};
class Named;

int main() {
  sycl::queue q;
  int *out = sycl::malloc_shared<int>(64, q);
  q.parallel_for(sycl::nd_range<1>(64, 16), Fill{out}).wait();
  CHECK(out[0] == 16 && out[63] == 16);
  q.parallel_for<Named>(sycl::nd_range<2>({8, 8}, {4, 2}), syclext::properties{syclext::work_group_size<4, 2>},
                        [=](sycl::nd_item<2> item) { out[item.get_global_linear_id()] = static_cast<int>(item.get_group(0) * 100 + item.get_group(1)); })
      .wait();
  CHECK(out[63] == 103);
  CHECK(sycl::is_compatible<Named>(q.get_device()));
  CHECK(sycl::has_kernel_bundle<sycl::bundle_state::executable>(q.get_context()));
  sycl::free(out, q);
  return passed();
}
