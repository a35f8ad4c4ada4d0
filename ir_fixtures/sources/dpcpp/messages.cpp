// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Messages from kernels: printf, an assertion, and functions that devices may have or not (bfloat16, mathematics of C).
#include <cassert>
#include <cmath>
#include <sycl/ext/oneapi/bfloat16.hpp>
#include <sycl/sycl.hpp>

using sycl::ext::oneapi::bfloat16;

SYCL_EXTERNAL float lookup(int key);

void check(int value) { assert(value > 0 && "only positive numbers"); }

void run(sycl::queue &queue, int *out, float *floats) {
  queue.single_task<class Print>([=] { sycl::ext::oneapi::experimental::printf("value %d\n", *out); });
  queue.single_task<class Assert>([=] { check(*out); });
  queue.single_task<class Bfloat>([=] { *floats = static_cast<float>(bfloat16(*floats)); });
  queue.single_task<class Mathematics>([=] { *floats = std::sin(*floats) + std::fmod(*floats, 2.0f); });
  queue.single_task<class Imported>([=] { *floats = lookup(*out); });
}
