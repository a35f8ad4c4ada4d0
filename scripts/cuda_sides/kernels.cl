// The kernels that `scripts/bench --cuda` measures; kernels.cu and numba_kernels.py do the same. kernels.ll is what
// clang-22 makes of them, for machines without it:
//
//   clang-22 -x cl -cl-std=CL3.0 --target=spirv64-unknown-unknown -O2 -Xclang -finclude-default-header -S -emit-llvm

kernel void empty(int a, float b, global float *x, global float *y, global float *z) {}

kernel void saxpy(float a, global const float *x, global float *y) {
  size_t i = get_global_id(0);
  y[i] = a * x[i] + y[i];
}

kernel void stencil(int width, int height, global const float *from, global float *to) {
  int x = get_global_id(0), y = get_global_id(1), at = y * width + x;
  if (x > 0 && y > 0 && x < width - 1 && y < height - 1)
    to[at] = 0.2f * (from[at] + from[at - 1] + from[at + 1] + from[at - width] + from[at + width]);
}

#define TILE 32

#define PRODUCT(of_a, of_b)                                                                                            \
  int column = get_local_id(0), row = get_local_id(1), x = get_global_id(0), y = get_global_id(1);                     \
  float sum = 0;                                                                                                       \
  for (int tile = 0; tile < size; tile += TILE) {                                                                      \
    of_a[row * TILE + column] = a[y * size + tile + column];                                                           \
    of_b[row * TILE + column] = b[(tile + row) * size + x];                                                            \
    barrier(CLK_LOCAL_MEM_FENCE);                                                                                      \
    for (int k = 0; k < TILE; ++k)                                                                                     \
      sum += of_a[row * TILE + k] * of_b[k * TILE + column];                                                           \
    barrier(CLK_LOCAL_MEM_FENCE);                                                                                      \
  }                                                                                                                    \
  c[y * size + x] = sum;

kernel void product(int size, global const float *a, global const float *b, global float *c) {
  local float of_a[TILE * TILE], of_b[TILE * TILE];
  PRODUCT(of_a, of_b)
}

kernel void product_of_arguments(int size, global const float *a, global const float *b, global float *c,
                                 local float *of_a, local float *of_b) {
  PRODUCT(of_a, of_b)
}

#define GROUP 256

#define STRIDE(index)                                                                                                  \
  float sum = 0;                                                                                                       \
  for (index i = get_global_id(0); i < count; i += get_global_size(0))                                                 \
    sum += x[i];

#define FOLD                                                                                                           \
  local float parts[GROUP];                                                                                            \
  int at = get_local_id(0);                                                                                            \
  parts[at] = sum;                                                                                                     \
  barrier(CLK_LOCAL_MEM_FENCE);                                                                                        \
  for (int half_size = GROUP / 2; half_size; half_size /= 2) {                                                         \
    if (at < half_size)                                                                                                \
      parts[at] += parts[at + half_size];                                                                              \
    barrier(CLK_LOCAL_MEM_FENCE);                                                                                      \
  }                                                                                                                    \
  if (!at)                                                                                                             \
    sums[get_group_id(0)] = parts[0];

kernel void reduction(ulong count, global const float *x, global float *sums) {
  STRIDE(size_t)
  FOLD
}

kernel void reduction_long(long count, global const float *x, global float *sums) {
  STRIDE(long)
  FOLD
}

kernel void reduction_sub_groups(ulong count, global const float *x, global float *sums) {
  local float parts[GROUP]; // sub-groups may be small
  STRIDE(size_t)
  sum = sub_group_reduce_add(sum);
  int at = get_sub_group_local_id();
  if (!at)
    parts[get_sub_group_id()] = sum;
  barrier(CLK_LOCAL_MEM_FENCE);
  if (get_sub_group_id())
    return;
  sum = 0;
  for (uint i = at; i < get_num_sub_groups(); i += get_sub_group_size())
    sum += parts[i];
  sum = sub_group_reduce_add(sum);
  if (!at)
    sums[get_group_id(0)] = sum;
}

kernel void histogram(ulong count, global const uchar *x, global uint *bins) {
  local uint own[256];
  int at = get_local_id(0);
  own[at] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (size_t i = get_global_id(0); i < count; i += get_global_size(0))
    atomic_inc(own + x[i]);
  barrier(CLK_LOCAL_MEM_FENCE);
  atomic_add(bins + at, own[at]);
}

kernel void mandelbrot(int most, global int *steps) {
  int column = get_global_id(0), row = get_global_id(1), width = get_global_size(0), height = get_global_size(1);
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

kernel void bodies(int count, global const float4 *bodies, global float4 *forces) {
  size_t i = get_global_id(0);
  float4 here = bodies[i];
  float x = 0, y = 0, z = 0;
  for (int j = 0; j < count; ++j) {
    float4 there = bodies[j];
    float dx = there.x - here.x, dy = there.y - here.y, dz = there.z - here.z;
    float inverse = rsqrt(dx * dx + dy * dy + dz * dz + 0.01f);
    float pull = there.w * inverse * inverse * inverse;
    x += dx * pull;
    y += dy * pull;
    z += dz * pull;
  }
  forces[i] = (float4)(x, y, z, 0);
}

// Five kernels, each of which reads what the one before wrote.

kernel void scale(global float *y, global const float *x, float a) {
  size_t i = get_global_id(0);
  y[i] = x[i] * a;
}

kernel void shift(global float *y, global const float *x, float a) {
  size_t i = get_global_id(0);
  y[i] = x[i] + a;
}

kernel void square(global float *y, global const float *x) {
  size_t i = get_global_id(0);
  y[i] = x[i] * x[i];
}

kernel void blend(global float *y, global const float *x, global const float *z) {
  size_t i = get_global_id(0);
  y[i] = x[i] > 1.0f ? x[i] - z[i] : z[i];
}

kernel void root(global float *y, global const float *x) {
  size_t i = get_global_id(0);
  y[i] = sqrt(fabs(x[i]));
}
