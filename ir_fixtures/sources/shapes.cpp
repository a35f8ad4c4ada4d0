// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Kernels that call virtual functions whose definitions are partly in the unit solids.
#include "shapes.hpp"

using namespace geometry;

namespace {

float measure(float radius, int count) {
  Circle circle(radius);
  Polygon square({0.0f, radius}, radius * 2);
  const Shape *shapes[] = {&circle, &square};
  return total_area(shapes, count < 2 ? count : 2);
}

template <int N> float smoothed(const GLOBAL float *in, unsigned long at) {
  Buffer<float, N> window;
  for (int i = 0; i < N; i++)
    window.push(in[at + i]);
  return window.fold(0.0f, [](float sum, float x) { return sum * 0.5f + x; });
}

} // namespace

#ifdef __OPENCL_CPP_VERSION__
kernel void measure_all(global float *out, float scale, int count) {
  unsigned long i = get_global_id(0);
  out[i] = measure(scale * i, count);
}

kernel void smooth_all(global float *out, const global float *in) {
  unsigned long i = get_global_id(0);
  out[i] = smoothed<3>(in, i) + smoothed<5>(in, i);
}
#else
void submit(float *out, const float *in, float scale, int count) {
  launch<class measure_all>([=] {
    unsigned long i = get_global_id(0);
    out[i] = measure(scale * i, count);
  });
  launch<class smooth_all>([=] {
    unsigned long i = get_global_id(0);
    out[i] = smoothed<3>(in, i) + smoothed<5>(in, i);
  });
}
#endif
