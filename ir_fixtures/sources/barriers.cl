// Work-items that wait for each other: within loops, in branches that all take, in functions, beside arrays of their own.

kernel void nested(global int *out, local int *shared, int count) {
  int id = get_local_id(0), size = get_local_size(0), sum = id;
  for (int i = 0; i < count; i++) {
    shared[id] = sum;
    barrier(CLK_LOCAL_MEM_FENCE);
    int value = shared[(id + 1) % size];
    if (value & 1) {
      sum += value;
    } else {
      sum -= i;
      for (int k = 0; k < (value & 3); k++)
        sum ^= k;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (i % 2) {
      shared[id] = sum * 2;
      barrier(CLK_LOCAL_MEM_FENCE);
      sum += shared[(id + size - 1) % size];
      barrier(CLK_LOCAL_MEM_FENCE);
    }
  }
  out[get_global_id(0)] = sum;
}

kernel void arrays(global int *out, local int *shared) {
  int own[4];
  int id = get_local_id(0);
  for (int i = 0; i < 4; i++)
    own[i] = id * i;
  shared[id] = id;
  barrier(CLK_LOCAL_MEM_FENCE);
  own[shared[(id + 1) % get_local_size(0)] & 3] += 100;
  barrier(CLK_LOCAL_MEM_FENCE);
  int result = 0;
  for (int i = 0; i < 4; i++)
    result = result * 10 + own[i];
  out[get_global_id(0)] = result;
}

kernel void early(global int *out, local int *shared, int leave) {
  int id = get_local_id(0);
  if (leave) {
    out[get_global_id(0)] = -1;
    return;
  }
  shared[id] = id;
  barrier(CLK_LOCAL_MEM_FENCE);
  out[get_global_id(0)] = shared[get_local_size(0) - 1 - id];
}

int neighbour(local int *shared, int value) {
  int id = get_local_id(0);
  shared[id] = value;
  barrier(CLK_LOCAL_MEM_FENCE);
  int found = shared[id ^ 1];
  barrier(CLK_LOCAL_MEM_FENCE);
  return found;
}

kernel void called(global int *out, local int *shared) {
  int value = get_local_id(0);
  value += neighbour(shared, value);
  value += neighbour(shared, value * 3);
  out[get_global_id(0)] = value;
}

typedef struct {
  int count;
  float factor;
  long sum;
} State;

kernel void by_value(global long *out, State state, local int *shared) {
  int id = get_local_id(0);
  state.count += id;
  shared[id] = state.count;
  barrier(CLK_LOCAL_MEM_FENCE);
  state.sum += shared[(id + 1) % get_local_size(0)];
  barrier(CLK_LOCAL_MEM_FENCE);
  out[get_global_id(0)] = state.count * 1000 + state.sum;
}

kernel void tiles(int n, global const float *a, global const float *b, global float *c) {
  local float tile_a[16][16], tile_b[16][16];
  int lx = get_local_id(0), ly = get_local_id(1), x = get_global_id(0), y = get_global_id(1);
  float sum = 0;
  for (int t = 0; t < n; t += 16) {
    tile_a[ly][lx] = a[y * n + t + lx];
    tile_b[ly][lx] = b[(t + ly) * n + x];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int k = 0; k < 16; k++)
      sum += tile_a[ly][k] * tile_b[k][lx];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  c[y * n + x] = sum;
}

kernel void halves(global const float *in, global float *out, local float *shared) {
  size_t id = get_local_id(0);
  shared[id] = in[get_global_id(0)];
  for (size_t step = get_local_size(0) / 2; step > 0; step /= 2) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (id < step)
      shared[id] += shared[id + step];
  }
  if (id == 0)
    out[get_group_id(0)] = shared[0];
}
