// Kernels of random graphs: each does to an array of 64 `int` what `random_graphs.py` does with NumPy.

#define N 64

kernel void step(global int *p, int factor, int term) {
  size_t i = get_global_id(0);
  p[i] = p[i] * factor + term;
}

kernel void put(global int *p, int value) { p[get_global_id(0)] = value; }

kernel void sum(global int *d, global const int *a, global const int *b) {
  size_t i = get_global_id(0);
  d[i] = a[i] + 3 * b[i];
}

kernel void turned(global int *d, global const int *a, uint by) {
  size_t i = get_global_id(0);
  d[i] = a[(i + by) & (N - 1)];
}

// Groups of any size, with memory of their own.
kernel void backwards(global int *p, int term) {
  local int tile[N];
  size_t i = get_global_id(0), at = get_local_id(0), size = get_local_size(0);
  tile[at] = p[i];
  barrier(CLK_LOCAL_MEM_FENCE);
  p[i] = tile[size - 1 - at] + term;
}

kernel void rotated(global int *p, local int *tile, uint by) {
  size_t i = get_global_id(0), at = get_local_id(0), size = get_local_size(0);
  for (int round = 0; round < 2; round++) {
    tile[at] = p[i];
    barrier(CLK_LOCAL_MEM_FENCE);
    p[i] = tile[(at + by) % size] + round;
    barrier(CLK_LOCAL_MEM_FENCE);
  }
}

// Rows of groups, with a guard.
kernel void plane(global int *p, int columns, int rows, int term) {
  int x = get_global_id(0), y = get_global_id(1);
  if (x < columns && y < rows)
    p[y * columns + x] += term * x + y;
}

kernel void grouped(global int *p, int limit) {
  int i = get_global_id(0);
  if (i >= limit)
    return;
  p[i] = p[i] * 3 + (int)get_group_id(0) * 5 + (int)get_local_id(0);
}

__attribute__((intel_reqd_sub_group_size(8))) kernel void lanes(global int *p, int term) {
  size_t i = get_global_id(0);
  p[i] = sub_group_reduce_add(p[i]) + term * (int)get_sub_group_local_id();
}

struct numbers {
  int a;
  short b;
  long c;
};
kernel void whole(global int *p, struct numbers s, char small, double large) {
  size_t i = get_global_id(0);
  p[i] += s.a * (int)i + s.b - (int)s.c + small + (int)large;
}

// Longer than it takes threads to begin.
kernel void slow(global int *p, int term) {
  size_t i = get_global_id(0);
  int x = p[i];
  for (int round = 0; round < 3000; round++)
    x = x * 3 + term;
  p[i] = x;
}

// Of random orders alone.
global int held[N];

kernel void into_held(global const int *p, int factor) {
  size_t i = get_global_id(0);
  held[i] = held[i] * factor + p[i];
}

kernel void of_held(global int *p, int factor) {
  size_t i = get_global_id(0);
  p[i] = p[i] * factor + held[i];
}
