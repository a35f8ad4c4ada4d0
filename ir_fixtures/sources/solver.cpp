// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Several kernels, some of them in double: a conjugate gradient step, a stencil and an interpolation.
#include "device.hpp"

namespace {

enum class Border { wrap, clamp, zero };

struct Grid {
  int width, height;
  Border border;
  int at(int x, int y) const {
    switch (border) {
    case Border::wrap:
      x = (x + width) % width, y = (y + height) % height;
      break;
    case Border::clamp:
      x = x < 0 ? 0 : x >= width ? width - 1 : x, y = y < 0 ? 0 : y >= height ? height - 1 : y;
      break;
    case Border::zero:
      if (x < 0 || y < 0 || x >= width || y >= height)
        return -1;
    }
    return y * width + x;
  }
};

template <class T> __attribute__((noinline)) T laplacian(const GLOBAL T *field, Grid grid, int x, int y) {
  const int dx[4] = {1, -1, 0, 0}, dy[4] = {0, 0, 1, -1};
  T sum = -4 * field[grid.at(x, y)];
  for (int k = 0; k < 4; k++) {
    int at = grid.at(x + dx[k], y + dy[k]);
    sum += at < 0 ? T(0) : field[at];
  }
  return sum;
}

__attribute__((noinline)) double norm(double x, double y, double z) { return sqrt(x * x + y * y + z * z); }

float between(float a, float b, float t) { return a + (b - a) * t; }

} // namespace

#ifdef __OPENCL_CPP_VERSION__
#define KERNEL(name, parameters, ...) kernel void name parameters { __VA_ARGS__; }
#else
#define KERNEL(name, parameters, ...) \
  void submit_##name parameters { launch<class name>([=] { __VA_ARGS__; }); }
#endif

KERNEL(diffuse_single, (GLOBAL float *out, const GLOBAL float *in, Grid grid), {
  int x = (int)get_global_id(0), y = (int)get_global_id(1);
  out[grid.at(x, y)] = in[grid.at(x, y)] + 0.1f * laplacian(in, grid, x, y);
})

KERNEL(diffuse_double, (GLOBAL double *out, const GLOBAL double *in, Grid grid), {
  int x = (int)get_global_id(0), y = (int)get_global_id(1);
  out[grid.at(x, y)] = in[grid.at(x, y)] + 0.1 * laplacian(in, grid, x, y);
})

KERNEL(residual, (GLOBAL double *out, const GLOBAL double *a, const GLOBAL double *b, const GLOBAL double *x, int n), {
  unsigned long row = get_global_id(0);
  double sum = b[row];
  for (int k = 0; k < n; k++)
    sum -= a[row * n + k] * x[k];
  out[row] = norm(sum, x[row], b[row]);
})

KERNEL(interpolate, (GLOBAL float *out, const GLOBAL float *table, int size, float step), {
  unsigned long i = get_global_id(0);
  float position = i * step;
  int left = (int)position;
  if (left + 1 < size)
    out[i] = between(table[left], table[left + 1], position - left);
})
