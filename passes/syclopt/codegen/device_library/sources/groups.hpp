// Functions of groups, by all names. A sub-group acts as a whole, or those of its work-items that come there.
#pragma once

// Of the lanes of a ballot, those that are there.
INLINE uint counted(int operation, Mask ballot) {
  Mask before = operation == REDUCE ? Mask(-1) : operation == INCLUSIVE ? ~(Mask(-2) << lane()) : ~(Mask(-1) << lane());
  return __builtin_popcountg(ballot & all_lanes() & before);
}
INLINE uint lowest_bit(Mask ballot) {
  return ballot & all_lanes() ? __builtin_ctzg(ballot & all_lanes()) : -1;
}
INLINE uint highest_bit(Mask ballot) {
  return ballot & all_lanes() ? (int)(8 * sizeof(Mask)) - 1 - __builtin_clzg(ballot & all_lanes()) : -1;
}

// OpenCL
int work_group_all(int x) { return all_in_group(x != 0); }
int work_group_any(int x) { return any_in_group(x != 0); }
int sub_group_all(int x) { return all_in_sub_group(x != 0); }
int sub_group_any(int x) { return any_in_sub_group(x != 0); }
#define GROUP_FOLD(T, name, Fold, nothing)                                                                             \
  T work_group_reduce_##name(T x) { return folded_in_group<Fold, T>(REDUCE, x, nothing); }                             \
  T work_group_scan_inclusive_##name(T x) { return folded_in_group<Fold, T>(INCLUSIVE, x, nothing); }                  \
  T work_group_scan_exclusive_##name(T x) { return folded_in_group<Fold, T>(EXCLUSIVE, x, nothing); }
#define OPENCL_FOLD(T, name, Fold, nothing)                                                                            \
  GROUP_FOLD(T, name, Fold, nothing)                                                                                   \
  T sub_group_reduce_##name(T x) { return folded_in_sub_group<Fold, T>(REDUCE, x, nothing); }                                                                         \
  T sub_group_scan_inclusive_##name(T x) { return folded_in_sub_group<Fold, T>(INCLUSIVE, x, nothing); }                                                                 \
  T sub_group_scan_exclusive_##name(T x) { return folded_in_sub_group<Fold, T>(EXCLUSIVE, x, nothing); }
#define OPENCL_GROUP(T, low, high)                                                                                     \
  OPENCL_FOLD(T, add, Add, T(0)) OPENCL_FOLD(T, min, Least, high) OPENCL_FOLD(T, max, Most, low)                       \
  GROUP_FOLD(T, mul, Multiply, T(1))                                                                                   \
  T work_group_broadcast(T v, size_t x) { return given_in_group(giver_at(x, 0, 0), v); }                                        \
  T work_group_broadcast(T v, size_t x, size_t y) { return given_in_group(giver_at(x, y, 0), v); }                              \
  T work_group_broadcast(T v, size_t x, size_t y, size_t z) { return given_in_group(giver_at(x, y, z), v); }                    \
  T sub_group_broadcast(T v, uint at) { return given_in_sub_group(v, at); }                                                                       \
  T sub_group_non_uniform_broadcast(T v, uint at) { return from_lane(v, at); }                                                           \
  T sub_group_broadcast_first(T v) { return given_by_first(v); }                                                                       \
  T sub_group_shuffle(T v, uint at) { return from_lane(v, at); }                                                                         \
  T sub_group_shuffle_xor(T v, uint mask) { return from_lane_xor(v, mask); }                                                                     \
  T sub_group_shuffle_up(T v, uint delta) { return from_lane_up(v, delta); }                                                                      \
  T sub_group_shuffle_down(T v, uint delta) { return from_lane_down(v, delta); }                                                                    \
  T intel_sub_group_shuffle(T v, uint at) { return from_lane(v, at); }                                                                   \
  T intel_sub_group_shuffle_xor(T v, uint mask) { return from_lane_xor(v, mask); }                                                               \
  T intel_sub_group_shuffle_up(T before, T v, uint delta) { return from_two_up(before, v, delta); }                               \
  T intel_sub_group_shuffle_down(T v, T after, uint delta) { return from_two_down(v, after, delta); }
#define OPENCL_INTEGER(T)                                                                                              \
  OPENCL_GROUP(T, least<T>, largest<T>) GROUP_FOLD(T, and, And, T(-1)) GROUP_FOLD(T, or, Or, T(0))                     \
  GROUP_FOLD(T, xor, Xor, T(0))
#define GROUP_LOGICAL(name, Fold, nothing)                                                                             \
  int work_group_reduce_logical_##name(int x) { return folded_in_group<Fold, int>(REDUCE, x != 0, nothing); }          \
  int work_group_scan_inclusive_logical_##name(int x) {                                                                \
    return folded_in_group<Fold, int>(INCLUSIVE, x != 0, nothing);                                                     \
  }                                                                                                                    \
  int work_group_scan_exclusive_logical_##name(int x) {                                                                \
    return folded_in_group<Fold, int>(EXCLUSIVE, x != 0, nothing);                                                     \
  }
#define OPENCL_FLOAT(T) OPENCL_GROUP(T, T(-__builtin_inf()), T(__builtin_inf()))
FOR_INTEGERS(OPENCL_INTEGER)
FOR_FLOATS(OPENCL_FLOAT)
GROUP_LOGICAL(and, And, 1) GROUP_LOGICAL(or, Or, 0) GROUP_LOGICAL(xor, Xor, 0)
#undef GROUP_LOGICAL
#undef OPENCL_INTEGER
#undef OPENCL_FLOAT
#undef OPENCL_GROUP
#undef OPENCL_FOLD
#undef GROUP_FOLD
int sub_group_elect() { return is_elected(); }
int sub_group_non_uniform_all(int x) { return all_of_some(x != 0); }
int sub_group_non_uniform_any(int x) { return any_of_some(x != 0); }
uint4 sub_group_ballot(int x) { return lanes_in(ballot(x != 0)); }
int sub_group_inverse_ballot(uint4 ballot) { return mask_in(ballot) >> lane() & 1; }
int sub_group_ballot_bit_extract(uint4 ballot, uint bit) { return mask_in(ballot) >> bit & 1; }
uint sub_group_ballot_bit_count(uint4 ballot) { return counted(REDUCE, mask_in(ballot)); }
uint sub_group_ballot_inclusive_scan(uint4 ballot) { return counted(INCLUSIVE, mask_in(ballot)); }
uint sub_group_ballot_exclusive_scan(uint4 ballot) { return counted(EXCLUSIVE, mask_in(ballot)); }
uint sub_group_ballot_find_lsb(uint4 ballot) { return lowest_bit(mask_in(ballot)); }
uint sub_group_ballot_find_msb(uint4 ballot) { return highest_bit(mask_in(ballot)); }
#define SOME(T, name, Fold, nothing)                                                                                   \
  T sub_group_non_uniform_reduce_##name(T x) { return folded_by_some<Fold, T>(REDUCE, x, nothing); }                   \
  T sub_group_non_uniform_scan_inclusive_##name(T x) { return folded_by_some<Fold, T>(INCLUSIVE, x, nothing); }        \
  T sub_group_non_uniform_scan_exclusive_##name(T x) { return folded_by_some<Fold, T>(EXCLUSIVE, x, nothing); }        \
  T sub_group_clustered_reduce_##name(T x, uint size) { return folded_by_some<Fold, T>(CLUSTERED, x, nothing, size); }
#define SOME_NUMBERS(T, low, high)                                                                                     \
  SOME(T, add, Add, T(0)) SOME(T, mul, Multiply, T(1)) SOME(T, min, Least, high) SOME(T, max, Most, low)               \
  T sub_group_rotate(T x, int delta) { return rotated(x, delta); }                                                     \
  T sub_group_clustered_rotate(T x, int delta, uint size) { return rotated(x, delta, size); }                          \
  int sub_group_non_uniform_all_equal(T x) { return all_equal(x); }
#define SOME_INTEGERS(T)                                                                                               \
  SOME_NUMBERS(T, least<T>, largest<T>) SOME(T, and, And, T(-1)) SOME(T, or, Or, T(0)) SOME(T, xor, Xor, T(0))
#define SOME_FLOATS(T) SOME_NUMBERS(T, T(-__builtin_inf()), T(__builtin_inf()))
#define SOME_LOGICAL(name, Fold, nothing)                                                                              \
  int sub_group_non_uniform_reduce_logical_##name(int x) { return folded_by_some<Fold, int>(REDUCE, x != 0, nothing); }  \
  int sub_group_non_uniform_scan_inclusive_logical_##name(int x) {                                                     \
    return folded_by_some<Fold, int>(INCLUSIVE, x != 0, nothing);                                                      \
  }                                                                                                                    \
  int sub_group_non_uniform_scan_exclusive_logical_##name(int x) {                                                     \
    return folded_by_some<Fold, int>(EXCLUSIVE, x != 0, nothing);                                                      \
  }                                                                                                                    \
  int sub_group_clustered_reduce_logical_##name(int x, uint size) {                                                    \
    return folded_by_some<Fold, int>(CLUSTERED, x != 0, nothing, size);                                                \
  }
FOR_INTEGERS(SOME_INTEGERS)
FOR_FLOATS(SOME_FLOATS)
SOME_LOGICAL(and, And, 1) SOME_LOGICAL(or, Or, 0) SOME_LOGICAL(xor, Xor, 0)
#undef SOME_LOGICAL
#undef SOME_FLOATS
#undef SOME_INTEGERS
#undef SOME_NUMBERS
#undef SOME

// SPIR-V: the scope says which group. Its integers have no sign. Where a ballot comes last, it says who takes part:
// some of a sub-group, all of whom come there. Folds have other numbers then.
template <class T> INLINE T given_at(int scope, T v, size_t x, size_t y, size_t z) {
  return scope <= WORKGROUP ? given_in_group(giver_at(x, y, z), v) : given_in_sub_group(v, (uint)x);
}
#define SPIRV_FOLD(T, name, Fold, as, nothing)                                                                         \
  T __spirv_Group##name(int scope, int operation, T x) {                                                               \
    return scope <= WORKGROUP ? folded_in_group<Fold, as>(operation, x, nothing)                                       \
                              : folded_in_sub_group<Fold, as>(operation, x, nothing);                                  \
  }                                                                                                                    \
  T __spirv_GroupNonUniform##name(int scope, int operation, T x) {                                                     \
    return scope <= WORKGROUP ? folded_in_group<Fold, as>(operation, x, nothing)                                       \
                              : folded_by_some<Fold, as>(operation, x, nothing);                                       \
  }                                                                                                                    \
  T __spirv_GroupNonUniform##name(int, int operation, T x, int size) {                                                 \
    return folded_by_some<Fold, as>(operation, x, nothing, (uint)size);                                                \
  }
#define SPIRV_ANY_FOLD(T, name, Fold, as, nothing)                                                                     \
  SPIRV_FOLD(T, name, Fold, as, nothing)                                                                               \
  T __spirv_GroupNonUniform##name(int, int operation, T x, int4 members) {                                             \
    return folded_by_members<Fold, as>(operation - PARTITIONED, x, nothing, mask_in((uint4)members));                  \
  }
#define SPIRV_MOVES(T)                                                                                                 \
  T __spirv_GroupBroadcast(int scope, T v, int x) { return given_at(scope, v, (uint)x, 0, 0); }                        \
  T __spirv_GroupBroadcast(int scope, T v, long x) { return given_at(scope, v, x, 0, 0); }                             \
  T __spirv_GroupBroadcast(int scope, T v, long2 x) { return given_at(scope, v, x[0], x[1], 0); }                      \
  T __spirv_GroupBroadcast(int scope, T v, long3 x) { return given_at(scope, v, x[0], x[1], x[2]); }                   \
  T __spirv_GroupNonUniformBroadcast(int, T v, int at) { return from_lane(v, (uint)at); }                                                      \
  T __spirv_GroupNonUniformBroadcastFirst(int, T v) { return given_by_first(v); }                                                      \
  T __spirv_GroupNonUniformShuffle(int, T v, int at) { return from_lane(v, (uint)at); }                                                        \
  T __spirv_GroupNonUniformShuffle(int, T v, int at, int4 members) {                                                   \
    return from_member(v, (uint)at, mask_in((uint4)members));                                                          \
  }                                                                                                                    \
  T __spirv_GroupNonUniformShuffleXor(int, T v, int mask) { return from_lane_xor(v, (uint)mask); }                                                     \
  T __spirv_GroupNonUniformShuffleUp(int, T v, int delta) { return from_lane_up(v, (uint)delta); }                                                      \
  T __spirv_GroupNonUniformShuffleDown(int, T v, int delta) { return from_lane_down(v, (uint)delta); }                                                    \
  T __spirv_GroupNonUniformRotateKHR(int, T v, int delta) { return rotated(v, delta); }                                \
  T __spirv_GroupNonUniformRotateKHR(int, T v, int delta, int size) { return rotated(v, delta, (uint)size); }          \
  T __spirv_GroupNonUniformQuadBroadcast(int, T v, int at) { return from_lane(v, (uint)((lane() & ~size_t(3)) + at)); }  \
  T __spirv_GroupNonUniformQuadSwap(int, T v, int direction) { return from_lane_xor(v, (uint)direction + 1); }         \
  bool __spirv_GroupNonUniformAllEqual(int, T v) { return all_equal(v); }                                                        \
  T __spirv_SubgroupShuffleINTEL(T v, int at) { return from_lane(v, (uint)at); }                                                               \
  T __spirv_SubgroupShuffleXorINTEL(T v, int mask) { return from_lane_xor(v, (uint)mask); }                                                            \
  T __spirv_SubgroupShuffleUpINTEL(T before, T v, int delta) { return from_two_up(before, v, (uint)delta); }                            \
  T __spirv_SubgroupShuffleDownINTEL(T v, T after, int delta) { return from_two_down(v, after, (uint)delta); }
#define SPIRV_INTEGER(T)                                                                                               \
  SPIRV_ANY_FOLD(T, IAdd, Add, T, T(0)) SPIRV_ANY_FOLD(T, SMin, Least, T, largest<T>)                                  \
  SPIRV_ANY_FOLD(T, SMax, Most, T, least<T>)                                                                           \
  SPIRV_ANY_FOLD(T, UMin, Least, unsigned_of<T>, largest<unsigned_of<T>>)                                              \
  SPIRV_ANY_FOLD(T, UMax, Most, unsigned_of<T>, 0)                                                                     \
  SPIRV_FOLD(T, IMulKHR, Multiply, T, T(1)) SPIRV_ANY_FOLD(T, IMul, Multiply, T, T(1))                                 \
  SPIRV_FOLD(T, BitwiseAndKHR, And, T, T(-1)) SPIRV_ANY_FOLD(T, BitwiseAnd, And, T, T(-1))                             \
  SPIRV_FOLD(T, BitwiseOrKHR, Or, T, T(0)) SPIRV_ANY_FOLD(T, BitwiseOr, Or, T, T(0))                                   \
  SPIRV_FOLD(T, BitwiseXorKHR, Xor, T, T(0)) SPIRV_ANY_FOLD(T, BitwiseXor, Xor, T, T(0))                               \
  SPIRV_MOVES(T)
#define SPIRV_FLOAT(T)                                                                                                 \
  SPIRV_ANY_FOLD(T, FAdd, Add, T, T(0)) SPIRV_FOLD(T, FMulKHR, Multiply, T, T(1))                                      \
  SPIRV_ANY_FOLD(T, FMul, Multiply, T, T(1))                                                                           \
  SPIRV_ANY_FOLD(T, FMin, Least, T, T(__builtin_inf())) SPIRV_ANY_FOLD(T, FMax, Most, T, T(-__builtin_inf()))          \
  SPIRV_MOVES(T)
#define LOGICAL(suffix)                                                                                                \
  SPIRV_FOLD(bool, LogicalAnd##suffix, And, bool, true) SPIRV_FOLD(bool, LogicalOr##suffix, Or, bool, false)           \
  SPIRV_FOLD(bool, LogicalXor##suffix, Xor, bool, false)
FOR_SIGNLESS(SPIRV_INTEGER)
FOR_FLOATS(SPIRV_FLOAT)
LOGICAL(KHR)
LOGICAL()
SPIRV_MOVES(bool)
#undef LOGICAL
#undef SPIRV_INTEGER
#undef SPIRV_FLOAT
#undef SPIRV_MOVES
#undef SPIRV_ANY_FOLD
#undef SPIRV_FOLD
bool __spirv_GroupAll(int scope, bool x) { return scope <= WORKGROUP ? all_in_group(x) : all_in_sub_group(x); }
bool __spirv_GroupAny(int scope, bool x) { return scope <= WORKGROUP ? any_in_group(x) : any_in_sub_group(x); }
bool __spirv_GroupNonUniformAll(int scope, bool x) { return scope <= WORKGROUP ? all_in_group(x) : all_of_some(x); }
bool __spirv_GroupNonUniformAny(int scope, bool x) { return scope <= WORKGROUP ? any_in_group(x) : any_of_some(x); }
bool __spirv_GroupNonUniformElect(int) { return is_elected(); }
uint4 __spirv_GroupNonUniformBallot(int, bool x) { return lanes_in(ballot(x)); }
uint4 __spirv_GroupNonUniformBallot(int, bool x, int4 members) {
  return lanes_in(ballot_of_members(x, mask_in((uint4)members)));
}
void __spirv_ControlBarrier(int, int scope, int semantics, int4 members) {
  members_barrier({scope, semantics}, mask_in((uint4)members));
}
bool __spirv_GroupNonUniformInverseBallot(int, int4 ballot) { return mask_in((uint4)ballot) >> lane() & 1; }
bool __spirv_GroupNonUniformBallotBitExtract(int, int4 ballot, int bit) { return mask_in((uint4)ballot) >> bit & 1; }
int __spirv_GroupNonUniformBallotBitCount(int, int operation, int4 ballot) {
  return counted(operation, mask_in((uint4)ballot));
}
int __spirv_GroupNonUniformBallotFindLSB(int, int4 ballot) { return lowest_bit(mask_in((uint4)ballot)); }
int __spirv_GroupNonUniformBallotFindMSB(int, int4 ballot) { return highest_bit(mask_in((uint4)ballot)); }

// Copies that all work-items of a group make together. They are done when the function returns, but for the barrier.
template <size_t bytes> static void copied(char *to, const char *from, size_t count, size_t to_step, size_t from_step) {
  for (size_t i = item_index(), n = group_items(); i < count; i += n)
    __builtin_memcpy(to + i * to_step * bytes, from + i * from_step * bytes, bytes);
}
template <class T> INLINE void *copied(T *to, const T *from, size_t count, size_t to_step, size_t from_step, void *e) {
  copied<sizeof(T)>((char *)to, (const char *)from, count, to_step, from_step);
  return e;
}

// Copies from global memory have steps there; those to global memory have another name here.
#define COPY(T)                                                                                                        \
  void *async_work_group_copy(T *to, T *from, size_t n, void *e) { return copied(to, from, n, 1, 1, e); }        \
  void *async_work_group_strided_copy(T *to, T *from, size_t n, size_t step, void *e) {                          \
    return copied(to, from, n, 1, step, e);                                                                            \
  }                                                                                                                    \
  void *async_work_group_strided_copy_out(T *to, T *from, size_t n, size_t step, void *e) {                      \
    return copied(to, from, n, step, 1, e);                                                                            \
  }                                                                                                                    \
  void prefetch(T *, size_t) {}
#define SPIRV_COPY(T)                                                                                                  \
  void *__spirv_GroupAsyncCopy(int, T *to, T *from, long n, long step, void *e) {                                \
    return copied(to, from, n, 1, step, e);                                                                            \
  }                                                                                                                    \
  void *__spirv_GroupAsyncCopy_out(int, T *to, T *from, long n, long step, void *e) {                            \
    return copied(to, from, n, step, 1, e);                                                                            \
  }
#define VECTOR_COPIES(DO, T) DO(T) DO(T##2) DO(T##3) DO(T##4) DO(T##8) DO(T##16)
#define OPENCL_COPIES(T) VECTOR_COPIES(COPY, T)
#define SPIRV_COPIES(T) VECTOR_COPIES(SPIRV_COPY, T)
FOR_SCALARS(OPENCL_COPIES)
FOR_SIGNLESS(SPIRV_COPIES)
FOR_FLOATS(SPIRV_COPIES)
#undef OPENCL_COPIES
#undef SPIRV_COPIES
#undef VECTOR_COPIES
#undef SPIRV_COPY
#undef COPY
void wait_group_events(int, void **) { group_barrier(GROUP); }
void __spirv_GroupWaitEvents(int, int, void **) { group_barrier(GROUP); }
