// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The force field: a table that is constant on the device, and two functions that other units call.
#include "common.hpp"

namespace demo {

class smooth_field;

extern const float falloff[8] = {1.0f, 0.5f, 0.25f, 0.125f, 0.0625f, 0.03125f, 0.015625f, 0.0f};

DEVICE float sample(const float *field, int cells, float at) {
  int left = limited(static_cast<int>(at), 0, cells - 2);
  float share = limited(at - left, 0.0f, 1.0f);
  return field[left] * (1 - share) + field[left + 1] * share;
}

DEVICE Vector force_at(Vector position, const float *field, int cells) {
  Vector sum = {0, 0, 0};
  for (int ring = 0; ring < 8; ring++) {
    float weight = falloff[ring];
    sum = sum + Vector{sample(field, cells, position.x + ring), sample(field, cells, position.y + ring),
                       sample(field, cells, position.z + ring)} * weight;
  }
  return sum;
}

void submit_fields(float *field, const float *source, int cells) {
  launch<smooth_field>([=] {
    unsigned long i = get_global_id(0);
    field[i] = sample(source, cells, i + 0.5f) * falloff[i % 8];
  });
}

} // namespace demo
