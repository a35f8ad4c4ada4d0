// What goes wrong on GPUs first: ranges beyond the limits of a grid, much local memory, large arguments, many registers.

kernel void saxpy(float a, global const float *x, global float *y) {
  size_t i = get_global_id(0);
  y[i] = a * x[i] + y[i];
}

// Where each work-item is, and that no offset is told.
kernel void places(global ulong *out) {
  ulong place = get_global_id(0) | get_global_id(1) << 21 | get_global_id(2) << 42;
  out[get_global_linear_id()] = place + get_global_offset(0) + get_global_offset(1) + get_global_offset(2);
}

// In which work-group, of how many.
kernel void groups(global uint4 *out) {
  uint4 told = { get_group_id(0), get_group_id(1), get_group_id(2), 0 };
  told.w = get_num_groups(0) + 3 * get_num_groups(1) + 5 * get_num_groups(2);
  out[get_global_linear_id()] = told;
}

// Turns each work-group around, through places that lie apart in local memory.
kernel void apart(global int *p, local int *shared, int distance) {
  size_t at = get_local_id(0), last = get_local_size(0) - 1;
  shared[at * distance] = p[get_global_id(0)];
  barrier(CLK_LOCAL_MEM_FENCE);
  p[get_global_id(0)] = shared[(last - at) * distance];
}

// The same through 64 KiB of its own.
kernel void apart_in_own(global int *p) {
  local int shared[16384];
  size_t at = get_local_id(0), last = get_local_size(0) - 1;
  shared[at * 64 + 63] = p[get_global_id(0)];
  barrier(CLK_LOCAL_MEM_FENCE);
  p[get_global_id(0)] = shared[(last - at) * 64 + 63];
}

typedef struct {
  int numbers[10000];
} Many;

// Takes 40,000 bytes by value.
kernel void sum_of_many(global int *out, Many given, int step) {
  int sum = 0;
  for (int at = 0; at < 10000; at += step)
    sum += given.numbers[at];
  out[get_global_id(0)] = sum + get_global_id(0);
}

// Keeps 128 numbers from one barrier to another.
kernel void keeps_much(global float *p) {
  float kept[128];
  size_t count = get_global_size(0), i = get_global_id(0);
#pragma unroll
  for (int at = 0; at < 128; at++)
    kept[at] = p[at * count + i];
  barrier(CLK_GLOBAL_MEM_FENCE);
#pragma unroll
  for (int at = 0; at < 128; at++)
    p[at * count + i] = kept[(at + 1) % 128] + kept[(at + 64) % 128];
}

kernel void store(global int *p) {
  p[get_global_id(0)] = 1;
}

kernel void traps(global int *p) {
  if (get_global_id(0) == 3)
    __builtin_trap();
  p[get_global_id(0)] = 1;
}

// Waits until the host says so.
kernel void waits(global int *p) {
  while (atomic_load_explicit((volatile global atomic_int *)p, memory_order_acquire, memory_scope_all_svm_devices) == 0)
    ;
}

kernel void says(int number) {
  printf("item %d of %d\n", (int)get_global_id(0), number);
}

kernel void counts(global int *total, global const uchar *bytes, global int *bins) {
  local int own[256];
  for (size_t at = get_local_id(0); at < 256; at += get_local_size(0))
    own[at] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  atomic_inc(&own[bytes[get_global_id(0)]]);
  barrier(CLK_LOCAL_MEM_FENCE);
  for (size_t at = get_local_id(0); at < 256; at += get_local_size(0))
    atomic_add(&bins[at], own[at]);
  atomic_add(total, sub_group_reduce_add(1));
}
