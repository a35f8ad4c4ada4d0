// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Code for devices that have fp64, fp16 or both, in kernels that all devices run.
#include "conditional_calls.hpp"

using conditional::if_device_has;
using conditional::if_device_has_both;
using sycl::aspect;

float mean(const float *values, int count) {
  float result = 0;
  if_device_has<aspect::fp64>([&] {
    double sum = 0;
    for (int i = 0; i < count; ++i)
      sum += values[i];
    result = static_cast<float>(sum / count);
  }).otherwise([&] {
    for (int i = 0; i < count; ++i)
      result += values[i] / static_cast<float>(count);
  });
  return result;
}

void run(sycl::queue &queue, float *values, sycl::half *halves, double *doubles) {
  queue.single_task<class Mean>([=] { *values = mean(values, 100); });
  queue.single_task<class Narrow>([=] {
    if_device_has<aspect::fp16>([=] { *halves = static_cast<sycl::half>(*values); });
    if_device_has_both<aspect::fp16, aspect::fp64>([=] { *doubles = static_cast<double>(*halves); });
  });
  queue.single_task<class Always>([=] { *values = 0; });
}
