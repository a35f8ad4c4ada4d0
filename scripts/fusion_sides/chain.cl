// Five kernels, each of which reads what the one before wrote.

kernel void scale(global float *y, global const float *x, float a, ulong n) {
  ulong i = get_global_id(0);
  if (i < n)
    y[i] = x[i] * a;
}

kernel void shift(global float *y, global const float *x, float a, ulong n) {
  ulong i = get_global_id(0);
  if (i < n)
    y[i] = x[i] + a;
}

kernel void square(global float *y, global const float *x, ulong n) {
  ulong i = get_global_id(0);
  if (i < n)
    y[i] = x[i] * x[i];
}

kernel void blend(global float *y, global const float *x, global const float *z, ulong n) {
  ulong i = get_global_id(0);
  if (i < n)
    y[i] = x[i] > 1.0f ? x[i] - z[i] : z[i];
}

kernel void root(global float *y, global const float *x, ulong n) {
  ulong i = get_global_id(0);
  if (i < n)
    y[i] = sqrt(fabs(x[i]));
}
