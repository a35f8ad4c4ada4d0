// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reductions and histograms: atomics, barriers, double, unions and a switch.

#pragma OPENCL EXTENSION cl_khr_fp64 : enable

typedef union {
  uint bits;
  float value;
} word;

inline double square(double x) { return x * x; }

double square(double x);

kernel void sum_squares(global const double *in, global double *partial, local double *scratch, uint n) {
  uint lane = get_local_id(0), size = get_local_size(0);
  double sum = 0;
  for (uint i = get_global_id(0); i < n; i += get_global_size(0))
    sum += square(in[i]);
  scratch[lane] = sum;
  for (uint half_size = size / 2; half_size > 0; half_size /= 2) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (lane < half_size)
      scratch[lane] += scratch[lane + half_size];
  }
  if (lane == 0)
    partial[get_group_id(0)] = scratch[0];
}

kernel void histogram(global const float *in, volatile global uint *bins, uint n) {
  uint i = get_global_id(0);
  if (i >= n)
    return;
  word w;
  w.value = in[i];
  switch (w.bits >> 23 & 0xff) {
  case 0:
    atomic_inc(&bins[0]);
    break;
  case 0xff:
    atomic_inc(&bins[1]);
    break;
  case 127:
    atomic_add(&bins[2], w.bits >> 31 ? 2u : 1u);
    break;
  default:
    atomic_max(&bins[3], w.bits & 0x7fffff);
  }
}

kernel void prefix(global int *data, uint n) {
  uint stop = get_global_id(0);
  int sum = 0;
  for (uint i = 0; i < n && i <= stop; i++)
    sum += data[i] < 0 ? -data[i] : data[i];
  barrier(CLK_GLOBAL_MEM_FENCE);
  data[stop] = sum;
}
