// What four.cl does, in CUDA C++.

extern "C" {
__global__ void saxpy(float a, const float *x, float *y) {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  y[i] = a * x[i] + y[i];
}

__global__ void shift(float a, float *y) {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  y[i] += a;
}

__global__ void square(float *y) {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  y[i] = y[i] * y[i];
}

__global__ void root(float *y) {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  y[i] = sqrtf(fabsf(y[i]));
}
}
