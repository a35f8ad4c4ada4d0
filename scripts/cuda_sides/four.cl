// A program of four kernels; four.cu is the same. four.ll is made as kernels.ll is.

kernel void saxpy(float a, global const float *x, global float *y) {
  size_t i = get_global_id(0);
  y[i] = a * x[i] + y[i];
}

kernel void shift(float a, global float *y) {
  size_t i = get_global_id(0);
  y[i] += a;
}

kernel void square(global float *y) {
  size_t i = get_global_id(0);
  y[i] = y[i] * y[i];
}

kernel void root(global float *y) {
  size_t i = get_global_id(0);
  y[i] = sqrt(fabs(y[i]));
}
