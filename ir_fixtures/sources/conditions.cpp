// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "conditions.hpp"

using namespace sketch;

// Sums in double where there is double, else in float, compensated.
DEVICE void total(const float *values, int count, float *result) {
  if_device_has<aspect::fp64>([=] {
    double sum = 0;
    for (int i = 0; i < count; i++)
      sum += values[i];
    *result = float(sum);
  }).otherwise([=] {
    float sum = 0, lost = 0;
    for (int i = 0; i < count; i++) {
      float next = values[i] - lost, more = sum + next;
      lost = (more - sum) - next;
      sum = more;
    }
    *result = sum;
  });
}

DEVICE void halve(int *values, int count) {
  if_architecture_is<architecture::intel_gpu_skl, architecture::intel_gpu_kbl>([=] {
    for (int i = 0; i < count; i++)
      values[i] >>= 1;
  })
      .else_if_architecture_is<architecture::intel_gpu_pvc>([=] {
        for (int i = 0; i < count; i += 2)
          values[i] /= 2;
      })
      .otherwise([=]() mutable {
        while (count--)
          values[count] /= 2;
      });
}
