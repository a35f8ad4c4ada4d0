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

// What callables are called as, which is not const.
struct Which {
  int *place;
  void operator()() { *place += 1; }
  void operator()() const { *place += 1000; }
};
static int calls_of_variables() {
  int result = 0, own = 2;
  syclext::if_device([own, &result]() mutable { result += 10 * ++own; }).otherwise([own, &result]() mutable { result += 10 * --own; });
  syclext::if_host(Which{&result}).otherwise(Which{&result});
  syclext::if_device_has<sycl::aspect::fp64>([own, &result]() mutable { result += 100 * ++own; })
      .else_if_architecture_is<syclext::architecture::x86_64>(Which{&result})
      .otherwise([own, &result]() mutable { result += 100 * --own; });
  return result;
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

  // Families of architectures, and those before or behind one in its family.
  using architecture = syclext::architecture;
  q.single_task<class Families>([=] {
    syclext::if_architecture_is<syclext::arch_category::intel_gpu, syclext::arch_category::nvidia_gpu>([=] { out[1] = 1; })
        .else_if_architecture_is<architecture::x86_64>([=] { out[1] = 2; })
        .otherwise([=] { out[1] = 3; });
    syclext::if_architecture_is_lt<architecture::nvidia_gpu_sm_90>([=] { out[2] = 1; })
        .else_if_architecture_is_between<architecture::nvidia_gpu_sm_90, architecture::nvidia_gpu_sm_90a>([=] { out[2] = 2; })
        .else_if_architecture_is_gt<architecture::nvidia_gpu_sm_90a>([=] { out[2] = 3; })
        .else_if_architecture_is_le<architecture::amd_gpu_gfx90a>([=] { out[2] = 4; })
        .else_if_architecture_is_ge<architecture::intel_gpu_pvc>([=] { out[2] = 5; })
        .else_if_architecture_is_lt<architecture::nvidia_gpu_sm_50>([=] { out[2] = 6; })
        .otherwise([=] { out[2] = 7; });
  }).wait();
  if (d.ext_oneapi_architecture_is(architecture::x86_64))
    CHECK(out[1] == 2 && out[2] == 7);
  if (d.ext_oneapi_architecture_is(architecture::nvidia_gpu_sm_90))
    CHECK(out[1] == 1 && out[2] == 2);

  q.single_task<class Aspects>([=] {
    syclext::if_device_has<sycl::aspect::fp64>([=] {
      double third = 1.0;
      third /= 3;
      out[2] = static_cast<int>(third * 300);
    }).else_if_device_has<sycl::aspect::fp16>([=] { out[2] = 5; }).otherwise([=] { out[2] = 7; });
  }).wait();
  CHECK(out[2] == (d.has(sycl::aspect::fp64) ? 100 : d.has(sycl::aspect::fp16) ? 5 : 7));
  q.single_task<class Variables>([=] { out[0] = calls_of_variables(); }).wait();
  const bool is_x86 = d.ext_oneapi_architecture_is(syclext::architecture::x86_64);
  CHECK(out[0] == 31 + (d.has(sycl::aspect::fp64) ? 300 : is_x86 ? 1 : 100));
  CHECK(calls_of_variables() == 11);
  sycl::free(out, q);
  return passed();
}
