// Functions of groups. One thread runs the work-items of a work-group in order between two barriers, so a place in
// local memory is enough for a reduction or scan. A sub-group is one work-item.
#pragma once

extern "C" {
void *__native_local(void *);
__attribute__((aligned(128))) char __native_group_scratch[128];
}

enum Operation { REDUCE, INCLUSIVE, EXCLUSIVE, CLUSTERED };

template <class T> INLINE T *scratch() { return (T *)__native_local(__native_group_scratch); }

// The next work-item reads what this one stores, so the loop over work-items is not to be vectorised.
INLINE void keep_order() { __atomic_signal_fence(__ATOMIC_SEQ_CST); }

#define FOLD(name, formula)                                                                                            \
  struct name {                                                                                                        \
    template <class T> static INLINED T of(T x, T y) { return formula; }                                               \
  };
FOLD(Add, x + y)
FOLD(Multiply, x *y)
FOLD(Least, y < x ? y : x)
FOLD(Most, x < y ? y : x)
FOLD(And, x &y)
FOLD(Or, x | y)
FOLD(Xor, x ^ y)
#undef FOLD

template <class Fold, class T> static T folded(int operation, T x, T nothing) {
  T *place = scratch<T>();
  T before = __native_query_item_index(__native_item()) == 0 ? nothing : *place;
  T result = Fold::of(before, x);
  keep_order();
  *place = result;
  keep_order();
  __native_barrier();
  if (operation == REDUCE) {
    result = *place;
    __native_barrier();
    return result;
  }
  return operation == EXCLUSIVE ? before : result;
}
template <class Fold, class T> INLINE T folded(int scope, int operation, T x, T nothing) {
  if (scope <= WORKGROUP)
    return folded<Fold, T>(operation, x, nothing);
  return operation == EXCLUSIVE ? nothing : x;
}
template <class T> static T given_by(bool is_giver, T x) {
  T *place = scratch<T>();
  if (is_giver)
    *place = x;
  __native_barrier();
  T result = *place;
  __native_barrier();
  return result;
}
INLINE bool is_at(size_t x, size_t y, size_t z) {
  Item *item = __native_item();
  return __native_query_item_local_id(item, 0) == x && __native_query_item_local_id(item, 1) == y &&
         __native_query_item_local_id(item, 2) == z;
}

// OpenCL
int work_group_all(int x) { return folded<And, int>(REDUCE, x != 0, 1); }
int work_group_any(int x) { return folded<Or, int>(REDUCE, x != 0, 0); }
int sub_group_all(int x) { return x; }
int sub_group_any(int x) { return x; }
#define OPENCL_FOLD(T, name, Fold, nothing)                                                                            \
  T work_group_reduce_##name(T x) { return folded<Fold, T>(REDUCE, x, nothing); }                                      \
  T work_group_scan_inclusive_##name(T x) { return folded<Fold, T>(INCLUSIVE, x, nothing); }                           \
  T work_group_scan_exclusive_##name(T x) { return folded<Fold, T>(EXCLUSIVE, x, nothing); }                           \
  T sub_group_reduce_##name(T x) { return x; }                                                                         \
  T sub_group_scan_inclusive_##name(T x) { return x; }                                                                 \
  T sub_group_scan_exclusive_##name(T x) { return nothing; }
#define OPENCL_GROUP(T, low, high)                                                                                     \
  OPENCL_FOLD(T, add, Add, T(0)) OPENCL_FOLD(T, min, Least, high) OPENCL_FOLD(T, max, Most, low)                       \
  T work_group_broadcast(T v, size_t x) { return given_by(is_at(x, 0, 0), v); }                                        \
  T work_group_broadcast(T v, size_t x, size_t y) { return given_by(is_at(x, y, 0), v); }                              \
  T work_group_broadcast(T v, size_t x, size_t y, size_t z) { return given_by(is_at(x, y, z), v); }                    \
  T sub_group_broadcast(T v, uint) { return v; }                                                                       \
  T sub_group_non_uniform_broadcast(T v, uint) { return v; }                                                           \
  T sub_group_broadcast_first(T v) { return v; }                                                                       \
  T sub_group_shuffle(T v, uint) { return v; }                                                                         \
  T sub_group_shuffle_xor(T v, uint) { return v; }                                                                     \
  T sub_group_shuffle_up(T v, uint) { return v; }                                                                      \
  T sub_group_shuffle_down(T v, uint) { return v; }                                                                    \
  T intel_sub_group_shuffle(T v, uint) { return v; }                                                                   \
  T intel_sub_group_shuffle_xor(T v, uint) { return v; }                                                               \
  T intel_sub_group_shuffle_up(T before, T v, uint delta) { return delta ? before : v; }                               \
  T intel_sub_group_shuffle_down(T v, T after, uint delta) { return delta ? after : v; }
#define OPENCL_INTEGER(T) OPENCL_GROUP(T, least<T>, largest<T>)
#define OPENCL_FLOAT(T) OPENCL_GROUP(T, T(-__builtin_inf()), T(__builtin_inf()))
FOR_INTEGERS(OPENCL_INTEGER)
FOR_FLOATS(OPENCL_FLOAT)
#undef OPENCL_INTEGER
#undef OPENCL_FLOAT
#undef OPENCL_GROUP
#undef OPENCL_FOLD
int sub_group_elect() { return 1; }
int sub_group_non_uniform_all(int x) { return x; }
int sub_group_non_uniform_any(int x) { return x; }
uint4 sub_group_ballot(int x) { return (uint4){x != 0, 0, 0, 0}; }
int sub_group_inverse_ballot(uint4 ballot) { return ballot[0] & 1; }
int sub_group_ballot_bit_extract(uint4 ballot, uint bit) { return ballot[0] >> bit & 1; }
uint sub_group_ballot_bit_count(uint4 ballot) { return ballot[0] & 1; }
uint sub_group_ballot_inclusive_scan(uint4 ballot) { return ballot[0] & 1; }
uint sub_group_ballot_exclusive_scan(uint4) { return 0; }
uint sub_group_ballot_find_lsb(uint4 ballot) { return ballot[0] & 1 ? 0 : -1; }
uint sub_group_ballot_find_msb(uint4 ballot) { return ballot[0] & 1 ? 0 : -1; }
#define ALONE(T, name, nothing)                                                                                        \
  T sub_group_non_uniform_reduce_##name(T x) { return x; }                                                             \
  T sub_group_non_uniform_scan_inclusive_##name(T x) { return x; }                                                     \
  T sub_group_non_uniform_scan_exclusive_##name(T) { return nothing; }                                                 \
  T sub_group_clustered_reduce_##name(T x, uint) { return x; }
#define ALONE_NUMBER(T, low, high)                                                                                     \
  ALONE(T, add, T(0)) ALONE(T, mul, T(1)) ALONE(T, min, high) ALONE(T, max, low)                                       \
  T sub_group_rotate(T x, int) { return x; }                                                                           \
  T sub_group_clustered_rotate(T x, int, uint) { return x; }                                                           \
  int sub_group_non_uniform_all_equal(T) { return 1; }
#define ALONE_INTEGER(T)                                                                                               \
  ALONE_NUMBER(T, least<T>, largest<T>) ALONE(T, and, T(-1)) ALONE(T, or, T(0)) ALONE(T, xor, T(0))
#define ALONE_FLOAT(T) ALONE_NUMBER(T, T(-__builtin_inf()), T(__builtin_inf()))
FOR_INTEGERS(ALONE_INTEGER)
FOR_FLOATS(ALONE_FLOAT)
ALONE(int, logical_and, 1) ALONE(int, logical_or, 0) ALONE(int, logical_xor, 0)
#undef ALONE_FLOAT
#undef ALONE_INTEGER
#undef ALONE_NUMBER
#undef ALONE

// SPIR-V: the scope says which group. Its integers have no sign.
#define SPIRV_FOLD(T, name, Fold, as, nothing)                                                                         \
  T __spirv_Group##name(int scope, int operation, T x) { return folded<Fold, as>(scope, operation, x, nothing); }      \
  T __spirv_GroupNonUniform##name(int scope, int operation, T x) {                                                     \
    return folded<Fold, as>(scope, operation, x, nothing);                                                             \
  }                                                                                                                    \
  T __spirv_GroupNonUniform##name(int, int, T x, int) { return x; }
#define SPIRV_MOVES(T)                                                                                                 \
  T __spirv_GroupBroadcast(int scope, T v, int x) { return scope > WORKGROUP ? v : given_by(is_at((uint)x, 0, 0), v); } \
  T __spirv_GroupBroadcast(int scope, T v, long x) { return scope > WORKGROUP ? v : given_by(is_at(x, 0, 0), v); }     \
  T __spirv_GroupBroadcast(int scope, T v, long2 x) {                                                                  \
    return scope > WORKGROUP ? v : given_by(is_at(x[0], x[1], 0), v);                                                  \
  }                                                                                                                    \
  T __spirv_GroupBroadcast(int scope, T v, long3 x) {                                                                  \
    return scope > WORKGROUP ? v : given_by(is_at(x[0], x[1], x[2]), v);                                               \
  }                                                                                                                    \
  T __spirv_GroupNonUniformBroadcast(int, T v, int) { return v; }                                                      \
  T __spirv_GroupNonUniformBroadcastFirst(int, T v) { return v; }                                                      \
  T __spirv_GroupNonUniformShuffle(int, T v, int) { return v; }                                                        \
  T __spirv_GroupNonUniformShuffleXor(int, T v, int) { return v; }                                                     \
  T __spirv_GroupNonUniformShuffleUp(int, T v, int) { return v; }                                                      \
  T __spirv_GroupNonUniformShuffleDown(int, T v, int) { return v; }                                                    \
  bool __spirv_GroupNonUniformAllEqual(int, T) { return true; }                                                        \
  T __spirv_SubgroupShuffleINTEL(T v, int) { return v; }                                                               \
  T __spirv_SubgroupShuffleXorINTEL(T v, int) { return v; }                                                            \
  T __spirv_SubgroupShuffleUpINTEL(T before, T v, int delta) { return delta ? before : v; }                            \
  T __spirv_SubgroupShuffleDownINTEL(T v, T after, int delta) { return delta ? after : v; }
#define SPIRV_INTEGER(T)                                                                                               \
  SPIRV_FOLD(T, IAdd, Add, T, T(0)) SPIRV_FOLD(T, SMin, Least, T, largest<T>) SPIRV_FOLD(T, SMax, Most, T, least<T>)   \
  SPIRV_FOLD(T, UMin, Least, unsigned_of<T>, largest<unsigned_of<T>>) SPIRV_FOLD(T, UMax, Most, unsigned_of<T>, 0)     \
  SPIRV_FOLD(T, IMulKHR, Multiply, T, T(1)) SPIRV_FOLD(T, IMul, Multiply, T, T(1))                                     \
  SPIRV_FOLD(T, BitwiseAndKHR, And, T, T(-1)) SPIRV_FOLD(T, BitwiseAnd, And, T, T(-1))                                 \
  SPIRV_FOLD(T, BitwiseOrKHR, Or, T, T(0)) SPIRV_FOLD(T, BitwiseOr, Or, T, T(0))                                       \
  SPIRV_FOLD(T, BitwiseXorKHR, Xor, T, T(0)) SPIRV_FOLD(T, BitwiseXor, Xor, T, T(0))                                   \
  SPIRV_MOVES(T)
#define SPIRV_FLOAT(T)                                                                                                 \
  SPIRV_FOLD(T, FAdd, Add, T, T(0)) SPIRV_FOLD(T, FMulKHR, Multiply, T, T(1)) SPIRV_FOLD(T, FMul, Multiply, T, T(1))   \
  SPIRV_FOLD(T, FMin, Least, T, T(__builtin_inf())) SPIRV_FOLD(T, FMax, Most, T, T(-__builtin_inf()))                  \
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
#undef SPIRV_FOLD
bool __spirv_GroupAll(int scope, bool x) { return folded<And, bool>(scope, REDUCE, x, true); }
bool __spirv_GroupAny(int scope, bool x) { return folded<Or, bool>(scope, REDUCE, x, false); }
bool __spirv_GroupNonUniformAll(int scope, bool x) { return folded<And, bool>(scope, REDUCE, x, true); }
bool __spirv_GroupNonUniformAny(int scope, bool x) { return folded<Or, bool>(scope, REDUCE, x, false); }
bool __spirv_GroupNonUniformElect(int) { return true; }
uint4 __spirv_GroupNonUniformBallot(int, bool x) { return (uint4){x, 0, 0, 0}; }
bool __spirv_GroupNonUniformInverseBallot(int, int4 ballot) { return ballot[0] & 1; }
bool __spirv_GroupNonUniformBallotBitExtract(int, int4 ballot, int bit) { return ballot[0] >> bit & 1; }
int __spirv_GroupNonUniformBallotBitCount(int, int operation, int4 ballot) {
  return operation == EXCLUSIVE ? 0 : ballot[0] & 1;
}
int __spirv_GroupNonUniformBallotFindLSB(int, int4 ballot) { return ballot[0] & 1 ? 0 : -1; }
int __spirv_GroupNonUniformBallotFindMSB(int, int4 ballot) { return ballot[0] & 1 ? 0 : -1; }

// Copies that all work-items of a group make together. They are done when the function returns, but for the barrier.
template <size_t bytes> static void copied(char *to, const char *from, size_t count, size_t to_step, size_t from_step) {
  Item *item = __native_item();
  for (size_t i = __native_query_item_index(item), n = __native_query_group_items(item); i < count; i += n)
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
void wait_group_events(int, void **) { __native_barrier(); }
void __spirv_GroupWaitEvents(int, int, void **) { __native_barrier(); }
