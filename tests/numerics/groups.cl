// Kernels that call functions of groups: `in` has a value for each work-item, `out` gets what the function gives.
// The work-items that meet in `some_...` are those whose `in` is odd; others leave `out` alone.
#pragma OPENCL EXTENSION cl_khr_fp16 : enable

#define AT size_t i = get_global_id(0)
#define FOLDS(T, name)                                                                                                 \
  kernel void group_reduce_##name##_##T(global T *in, global T *out) { AT; out[i] = work_group_reduce_##name(in[i]); } \
  kernel void group_inclusive_##name##_##T(global T *in, global T *out) {                                              \
    AT; out[i] = work_group_scan_inclusive_##name(in[i]);                                                              \
  }                                                                                                                    \
  kernel void group_exclusive_##name##_##T(global T *in, global T *out) {                                              \
    AT; out[i] = work_group_scan_exclusive_##name(in[i]);                                                              \
  }                                                                                                                    \
  kernel void sub_reduce_##name##_##T(global T *in, global T *out) { AT; out[i] = sub_group_reduce_##name(in[i]); }    \
  kernel void sub_inclusive_##name##_##T(global T *in, global T *out) {                                                \
    AT; out[i] = sub_group_scan_inclusive_##name(in[i]);                                                               \
  }                                                                                                                    \
  kernel void sub_exclusive_##name##_##T(global T *in, global T *out) {                                                \
    AT; out[i] = sub_group_scan_exclusive_##name(in[i]);                                                               \
  }
#define FOLDS_OF(T) FOLDS(T, add) FOLDS(T, min) FOLDS(T, max)
FOLDS_OF(int) FOLDS_OF(uint) FOLDS_OF(long) FOLDS_OF(ulong) FOLDS_OF(half) FOLDS_OF(float) FOLDS_OF(double)

// What clang's header lacks of cl_khr_work_group_uniform_arithmetic.
#define GROUP_FOLDS(T, name)                                                                                           \
  T __attribute__((overloadable, convergent)) work_group_reduce_##name(T);                                             \
  T __attribute__((overloadable, convergent)) work_group_scan_inclusive_##name(T);                                     \
  T __attribute__((overloadable, convergent)) work_group_scan_exclusive_##name(T);                                     \
  kernel void group_reduce_##name##_##T(global T *in, global T *out) { AT; out[i] = work_group_reduce_##name(in[i]); } \
  kernel void group_inclusive_##name##_##T(global T *in, global T *out) {                                              \
    AT; out[i] = work_group_scan_inclusive_##name(in[i]);                                                              \
  }                                                                                                                    \
  kernel void group_exclusive_##name##_##T(global T *in, global T *out) {                                              \
    AT; out[i] = work_group_scan_exclusive_##name(in[i]);                                                              \
  }
GROUP_FOLDS(float, mul) GROUP_FOLDS(long, mul) GROUP_FOLDS(int, xor) GROUP_FOLDS(ulong, and) GROUP_FOLDS(uchar, or)
GROUP_FOLDS(int, logical_and) GROUP_FOLDS(int, logical_or) GROUP_FOLDS(int, logical_xor)

#define SOME(T, name)                                                                                                  \
  kernel void some_reduce_##name##_##T(global T *in, global T *out) {                                                  \
    AT; T x = in[i]; if ((int)x & 1) out[i] = sub_group_non_uniform_reduce_##name(x);                                  \
  }                                                                                                                    \
  kernel void some_inclusive_##name##_##T(global T *in, global T *out) {                                               \
    AT; T x = in[i]; if ((int)x & 1) out[i] = sub_group_non_uniform_scan_inclusive_##name(x);                          \
  }                                                                                                                    \
  kernel void some_exclusive_##name##_##T(global T *in, global T *out) {                                               \
    AT; T x = in[i]; if ((int)x & 1) out[i] = sub_group_non_uniform_scan_exclusive_##name(x);                          \
  }                                                                                                                    \
  kernel void clustered8_reduce_##name##_##T(global T *in, global T *out) {                                            \
    AT; out[i] = sub_group_clustered_reduce_##name(in[i], 8);                                                          \
  }
#define SOME_OF(T) SOME(T, add) SOME(T, mul) SOME(T, min) SOME(T, max)
#define SOME_BITS(T) SOME_OF(T) SOME(T, and) SOME(T, or) SOME(T, xor)
SOME_BITS(char) SOME_BITS(uchar) SOME_BITS(short) SOME_BITS(ushort) SOME_BITS(int) SOME_BITS(uint) SOME_BITS(long)
SOME_BITS(ulong) SOME_OF(half) SOME_OF(float) SOME_OF(double)

#define MOVES(T)                                                                                                       \
  kernel void shuffle_##T(global T *in, global T *out) {                                                               \
    AT; out[i] = sub_group_shuffle(in[i], (get_sub_group_local_id() * 7 + 3) % get_sub_group_size());                  \
  }                                                                                                                    \
  kernel void xor_##T(global T *in, global T *out) { AT; out[i] = sub_group_shuffle_xor(in[i], 3); }                   \
  kernel void up_##T(global T *in, global T *out) {                                                                    \
    AT; T x = sub_group_shuffle_up(in[i], 2); if (get_sub_group_local_id() >= 2) out[i] = x;                           \
  }                                                                                                                    \
  kernel void down_##T(global T *in, global T *out) {                                                                  \
    AT; T x = sub_group_shuffle_down(in[i], 2); if (get_sub_group_local_id() + 2 < get_sub_group_size()) out[i] = x;   \
  }                                                                                                                    \
  kernel void rotate_##T(global T *in, global T *out) { AT; out[i] = sub_group_rotate(in[i], 5); }                     \
  kernel void rotate4_##T(global T *in, global T *out) { AT; out[i] = sub_group_clustered_rotate(in[i], 1, 4); }       \
  kernel void broadcast_##T(global T *in, global T *out) { AT; out[i] = sub_group_non_uniform_broadcast(in[i], 3); }   \
  kernel void first_##T(global T *in, global T *out) {                                                                 \
    AT; T x = in[i]; if ((int)x & 1) out[i] = sub_group_broadcast_first(x);                                            \
  }
MOVES(char) MOVES(uchar) MOVES(short) MOVES(ushort) MOVES(int) MOVES(uint) MOVES(long) MOVES(ulong) MOVES(half)
MOVES(float) MOVES(double)
kernel void shuffle_float4(global float4 *in, global float4 *out) {
  AT; out[i] = sub_group_non_uniform_broadcast(in[i], 3);
}
kernel void group_broadcast_int(global int *in, global int *out) { AT; out[i] = work_group_broadcast(in[i], get_local_size(0) - 1); }
kernel void group_broadcast_double(global double *in, global double *out) { AT; out[i] = work_group_broadcast(in[i], 1); }
kernel void group_all_int(global int *in, global int *out) { AT; out[i] = work_group_all(in[i] & 3) * 2 + work_group_any(in[i] == 5); }
kernel void sub_all_int(global int *in, global int *out) { AT; out[i] = sub_group_all(in[i] & 3) * 2 + sub_group_any(in[i] == 5); }
kernel void ballot_int(global int *in, global int *out) {
  AT;
  uint4 ballot = sub_group_ballot(in[i] & 1);
  out[i] = ballot.x * 3 + sub_group_ballot_bit_count(ballot) * 5 + sub_group_ballot_inclusive_scan(ballot) * 7 +
           sub_group_ballot_exclusive_scan(ballot) * 11 + sub_group_ballot_find_lsb(ballot) * 13 +
           sub_group_ballot_find_msb(ballot) * 17 + sub_group_inverse_ballot(ballot) * 19;
}
kernel void elect_int(global int *in, global int *out) { AT; if (in[i] & 1) out[i] = sub_group_elect(); }
kernel void queries_int(global int *in, global int *out) {
  AT;
  out[i] = get_sub_group_size() + 100 * get_max_sub_group_size() + 10000 * get_sub_group_id() +
           1000000 * get_sub_group_local_id() + 100000000 * get_num_sub_groups();
}
kernel void reversed_int(global int *in, global int *out, local int *place) {
  AT;
  size_t at = get_local_id(0), size = get_local_size(0);
  int x = in[i];
  for (int round = 0; round < 3; ++round) {
    place[at] = x;
    barrier(CLK_LOCAL_MEM_FENCE);
    x = place[size - 1 - at] + 1;
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  out[i] = x;
}
kernel void copied_int(global int *in, global int *out, local int *place) {
  size_t size = get_local_size(0), start = get_group_id(0) * size;
  event_t event = async_work_group_copy(place, in + start, size, 0);
  wait_group_events(1, &event);
  place[get_local_id(0)] += 1;
  barrier(CLK_LOCAL_MEM_FENCE);
  event = async_work_group_strided_copy(out + start, place, size, 1, 0);
  wait_group_events(1, &event);
}

// Atomic operations: all work-items on one of seven places.
#define ATOMIC(T, A, name, operation)                                                                                  \
  kernel void atomic_##name##_##T(global T *in, global A *out) { AT; global A *p = out + i % 7; T x = in[i]; operation; }
#define ATOMICS(T, A)                                                                                                  \
  ATOMIC(T, A, add, atomic_fetch_add_explicit(p, x, memory_order_relaxed, memory_scope_device))                        \
  ATOMIC(T, A, sub, atomic_fetch_sub_explicit(p, x, memory_order_acq_rel, memory_scope_all_svm_devices))               \
  ATOMIC(T, A, min, atomic_fetch_min_explicit(p, x, memory_order_release, memory_scope_device))                        \
  ATOMIC(T, A, max, atomic_fetch_max(p, x))
#define ATOMIC_BITS(T, A)                                                                                              \
  ATOMICS(T, A)                                                                                                        \
  ATOMIC(T, A, and, atomic_fetch_and_explicit(p, x | 1 << i % 31, memory_order_acquire, memory_scope_device))          \
  ATOMIC(T, A, or, atomic_fetch_or_explicit(p, x, memory_order_seq_cst, memory_scope_all_svm_devices))                 \
  ATOMIC(T, A, xor, atomic_fetch_xor(p, x))                                                                            \
  ATOMIC(T, A, addcas, T old = atomic_load(p); while (!atomic_compare_exchange_weak(p, &old, old + x)))                \
  ATOMIC(T, A, system, atomic_fetch_add_explicit(p, x, memory_order_seq_cst, memory_scope_all_svm_devices))
ATOMIC_BITS(int, atomic_int) ATOMIC_BITS(uint, atomic_uint) ATOMIC_BITS(long, atomic_long)
ATOMIC_BITS(ulong, atomic_ulong)
ATOMICS(float, atomic_float) ATOMICS(double, atomic_double)
// A lock by acquire and release keeps what is not atomic whole: one work-item of each group counts.
kernel void locked_int(global int *in, global int *out) {
  global atomic_int *lock = (global atomic_int *)out;
  volatile global int *count = out + 32;
  if (get_local_id(0))
    return;
  for (int round = 0; round < 20; ++round) {
    while (atomic_exchange_explicit(lock, 1, memory_order_acquire, memory_scope_device))
      ;
    *count = *count + 1;
    atomic_store_explicit(lock, 0, memory_order_release, memory_scope_device);
  }
}
kernel void printing_int(global int *in, global int *out) {
  AT;
  if (i % 100 == 3)
    printf("item %d: %5.2f, %s, %v4hld, %c%%\n", (int)i, (float)i / 4, "text", (int4)(1, 2, 3, in[i]), 'z');
}
