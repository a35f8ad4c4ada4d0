// The kernels that `scripts/bench` measures; loops.cpp and numba_loops.py do the same.

kernel void empty(void) {}

kernel void one_store(global int *x) { *x = 1; }

kernel void saxpy(float a, global const float *x, global float *y) {
  size_t i = get_global_id(0);
  y[i] = a * x[i] + y[i];
}

kernel void polynomial(global const float *x, global float *y) {
  size_t i = get_global_id(0);
  float at = x[i], sum = 0.5f;
  for (int step = 0; step < 16; ++step) sum = sum * at + 0.25f;
  y[i] = sum;
}

kernel void stencil(int width, global const float *from, global float *to) {
  int x = get_global_id(0) + 1, y = get_global_id(1) + 1, at = y * width + x;
  to[at] = 0.2f * (from[at] + from[at - 1] + from[at + 1] + from[at - width] + from[at + width]);
}

kernel void product(int size, global const float *a, global const float *b, global float *c) {
  local float of_a[16][16], of_b[16][16];
  int column = get_local_id(0), row = get_local_id(1), x = get_global_id(0), y = get_global_id(1);
  float sum = 0;
  for (int tile = 0; tile < size; tile += 16) {
    of_a[row][column] = a[y * size + tile + column];
    of_b[row][column] = b[(tile + row) * size + x];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int k = 0; k < 16; ++k) sum += of_a[row][k] * of_b[k][column];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  c[y * size + x] = sum;
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
    float dx = bodies[j].x - here.x, dy = bodies[j].y - here.y, dz = bodies[j].z - here.z;
    float square = dx * dx + dy * dy + dz * dz + 0.01f;
    float pull = bodies[j].w / (square * sqrt(square));
    x += dx * pull;
    y += dy * pull;
    z += dz * pull;
  }
  forces[i] = (float4)(x, y, z, 0);
}

#define WARP __attribute__((intel_reqd_sub_group_size(32))) kernel

WARP void warp_sum(global const float *x, global float *sums) {
  float sum = x[get_global_id(0)];
  for (int distance = 16; distance > 0; distance /= 2) sum += sub_group_shuffle_xor(sum, distance);
  if (get_sub_group_local_id() == 0) sums[get_global_id(0) / 32] = sum;
}

WARP void warp_scan(global const float *x, global float *sums) {
  float sum = x[get_global_id(0)];
  for (uint distance = 1; distance < 32; distance *= 2) {
    float before = sub_group_shuffle_up(sum, distance);
    if (get_sub_group_local_id() >= distance) sum += before;
  }
  sums[get_global_id(0)] = sum;
}
