// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Code for some architectures, chosen in the header (phase 1): compiled for one of them.
#include <sycl/sycl.hpp>

namespace oneapi = sycl::ext::oneapi::experimental;
using oneapi::architecture;

void run(sycl::queue &queue, float *out, double *doubles) {
  queue.single_task<class ByArchitecture>([=] {
    oneapi::if_architecture_is<architecture::intel_gpu_pvc>([=] {
      *doubles = *doubles / 3;
    }).else_if_architecture_is<architecture::intel_gpu_dg1, architecture::intel_gpu_skl>([=] {
      *out = *out / 3;
    }).otherwise([=] { *out = 0; });
  });
  queue.single_task<class ByCategory>([=] {
    oneapi::if_architecture_is<oneapi::arch_category::intel_gpu>([=] { out[1] = 1; }).otherwise([=] { out[1] = 2; });
  });
  queue.single_task<class InOrder>([=] {
    oneapi::if_architecture_is_lt<architecture::intel_gpu_pvc>([=] { out[2] = 1; }).otherwise([=] { out[2] = 2; });
  });
}
