// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Code for one side, and for some devices: if_device, if_host, otherwise, if_device_has, if_architecture_is.
#include "check.hpp"
#include <string>
#include <sycl/sycl.hpp>

namespace syclext = sycl::ext::oneapi::experimental;

static int where_am_i() {
  int result = 0;
  syclext::if_device([&] { result = 1; }).otherwise([&] {
    std::string text(3, 'x'); // what a device cannot do
    result = static_cast<int>(text.size());
  });
  int other = 0;
  syclext::if_host([&] { other = 10; }).otherwise([&] { other = 20; });
  return result + other;
}

int main() {
  sycl::queue q;
  int *out = sycl::malloc_shared<int>(3, q);
  q.single_task<class Sides>([=] { out[0] = where_am_i(); }).wait();
  CHECK(where_am_i() == 13);
  CHECK(out[0] == 21);

  q.single_task<class Architectures>([=] {
    syclext::if_architecture_is<syclext::architecture::intel_gpu_pvc>([=] { out[1] = 1; })
        .else_if_architecture_is<syclext::architecture::x86_64>([=] { out[1] = 2; })
        .else_if_architecture_is<syclext::architecture::nvidia_gpu_sm_90, syclext::architecture::nvidia_gpu_sm_80>([=] { out[1] = 3; })
        .otherwise([=] { out[1] = 4; });
  }).wait();
  const sycl::device d = q.get_device();
  if (d.ext_oneapi_architecture_is(syclext::architecture::x86_64))
    CHECK(out[1] == 2);
  if (d.ext_oneapi_architecture_is(syclext::architecture::nvidia_gpu_sm_90))
    CHECK(out[1] == 3);

  q.single_task<class Aspects>([=] {
    syclext::if_device_has<sycl::aspect::fp64>([=] {
      double third = 1.0;
      third /= 3;
      out[2] = static_cast<int>(third * 300);
    }).else_if_device_has<sycl::aspect::fp16>([=] { out[2] = 5; }).otherwise([=] { out[2] = 7; });
  }).wait();
  CHECK(out[2] == (d.has(sycl::aspect::fp64) ? 100 : d.has(sycl::aspect::fp16) ? 5 : 7));
  sycl::free(out, q);
  return passed();
}
