// What kernels.cl does, in CUDA C++, and what only this side has: `chain`, the five kernels of a chain as one by hand,
// and `delay`, which keeps a stream busy while the host hands over what is measured.

using uchar = unsigned char;
using uint = unsigned;

extern "C" {

__global__ void delay(long long nanoseconds) {
  long long now, end;
  asm volatile("mov.u64 %0, %globaltimer;" : "=l"(now));
  end = now + nanoseconds;
  while (now < end)
    asm volatile("mov.u64 %0, %globaltimer;" : "=l"(now));
}

__global__ void empty(int a, float b, float *x, float *y, float *z) {}

__global__ void saxpy(float a, const float *x, float *y, size_t count) {
  size_t i = (size_t)blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count)
    y[i] = a * x[i] + y[i];
}

__global__ void stencil(int width, int height, const float *from, float *to) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y, at = y * width + x;
  if (x > 0 && y > 0 && x < width - 1 && y < height - 1)
    to[at] = 0.2f * (from[at] + from[at - 1] + from[at + 1] + from[at - width] + from[at + width]);
}

#define TILE 32

#define PRODUCT(of_a, of_b)                                                                                            \
  int column = threadIdx.x, row = threadIdx.y, x = blockIdx.x * TILE + column, y = blockIdx.y * TILE + row;            \
  float sum = 0;                                                                                                       \
  for (int tile = 0; tile < size; tile += TILE) {                                                                      \
    of_a[row * TILE + column] = a[y * size + tile + column];                                                           \
    of_b[row * TILE + column] = b[(tile + row) * size + x];                                                            \
    __syncthreads();                                                                                                   \
    for (int k = 0; k < TILE; ++k)                                                                                     \
      sum += of_a[row * TILE + k] * of_b[k * TILE + column];                                                           \
    __syncthreads();                                                                                                   \
  }                                                                                                                    \
  c[y * size + x] = sum;

__global__ void product(int size, const float *a, const float *b, float *c) {
  __shared__ float of_a[TILE * TILE], of_b[TILE * TILE];
  PRODUCT(of_a, of_b)
}

// `offset`: where the second one begins in the memory that the launch asks for.
__global__ void product_of_arguments(int size, const float *a, const float *b, float *c, int offset) {
  extern __shared__ float given[];
  float *of_a = given, *of_b = given + offset;
  PRODUCT(of_a, of_b)
}

#define GROUP 256

#define STRIDE(index)                                                                                                  \
  float sum = 0;                                                                                                       \
  index size = (index)gridDim.x * blockDim.x;                                                                          \
  for (index i = (index)blockIdx.x * blockDim.x + threadIdx.x; i < count; i += size)                                   \
    sum += x[i];

#define FOLD                                                                                                           \
  __shared__ float parts[GROUP];                                                                                       \
  int at = threadIdx.x;                                                                                                \
  parts[at] = sum;                                                                                                     \
  __syncthreads();                                                                                                     \
  for (int half_size = GROUP / 2; half_size; half_size /= 2) {                                                         \
    if (at < half_size)                                                                                                \
      parts[at] += parts[at + half_size];                                                                              \
    __syncthreads();                                                                                                   \
  }                                                                                                                    \
  if (!at)                                                                                                             \
    sums[blockIdx.x] = parts[0];

__global__ void reduction(size_t count, const float *x, float *sums) {
  STRIDE(size_t)
  FOLD
}

__global__ void reduction_long(long count, const float *x, float *sums) {
  STRIDE(long)
  FOLD
}

__device__ float in_warp(float sum) {
  for (int lanes = 16; lanes; lanes /= 2)
    sum += __shfl_xor_sync(~0u, sum, lanes);
  return sum;
}

__global__ void reduction_sub_groups(size_t count, const float *x, float *sums) {
  __shared__ float parts[GROUP / 32];
  STRIDE(size_t)
  sum = in_warp(sum);
  int at = threadIdx.x % 32, warp = threadIdx.x / 32;
  if (!at)
    parts[warp] = sum;
  __syncthreads();
  if (warp)
    return;
  sum = in_warp(at < GROUP / 32 ? parts[at] : 0);
  if (!at)
    sums[blockIdx.x] = sum;
}

__global__ void histogram(size_t count, const uchar *x, uint *bins) {
  __shared__ uint own[256];
  int at = threadIdx.x;
  own[at] = 0;
  __syncthreads();
  size_t size = (size_t)gridDim.x * blockDim.x;
  for (size_t i = (size_t)blockIdx.x * blockDim.x + threadIdx.x; i < count; i += size)
    atomicAdd(own + x[i], 1);
  __syncthreads();
  atomicAdd(bins + at, own[at]);
}

__global__ void mandelbrot(int most, int *steps, int width, int height) {
  int column = blockIdx.x * blockDim.x + threadIdx.x, row = blockIdx.y * blockDim.y + threadIdx.y;
  if (column >= width || row >= height)
    return;
  float from_x = 3.0f * column / width - 2.0f, from_y = 2.0f * row / height - 1.0f, x = 0, y = 0;
  int step = 0;
  while (step < most && x * x + y * y < 4.0f) {
    float next = x * x - y * y + from_x;
    y = 2 * x * y + from_y;
    x = next;
    ++step;
  }
  steps[row * width + column] = step;
}

__global__ void bodies(int count, const float4 *bodies, float4 *forces) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= count)
    return;
  float4 here = bodies[i];
  float x = 0, y = 0, z = 0;
  for (int j = 0; j < count; ++j) {
    float4 there = bodies[j];
    float dx = there.x - here.x, dy = there.y - here.y, dz = there.z - here.z;
    float inverse = rsqrtf(dx * dx + dy * dy + dz * dz + 0.01f);
    float pull = there.w * inverse * inverse * inverse;
    x += dx * pull;
    y += dy * pull;
    z += dz * pull;
  }
  forces[i] = make_float4(x, y, z, 0);
}

__global__ void chain(float *y, const float *x, float factor, float term, size_t count) {
  size_t i = (size_t)blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= count)
    return;
  float at = x[i], u = at * factor + term, v = u * u;
  y[i] = sqrtf(fabsf(v > 1.0f ? v - at : at));
}
}
