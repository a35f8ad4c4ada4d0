/* What the programs of `opencl_programs.py` call, in OpenCL C and in C: arithmetic without undefined results. */
#define DIVISIONS(type, least)                                                                                         \
  static type divided_##type(type a, type b) { return b == 0 || (least && a == least && b == (type)-1) ? a : a / b; }  \
  static type rest_##type(type a, type b) { return b == 0 || (least && a == least && b == (type)-1) ? a : a % b; }
DIVISIONS(char, -128)
DIVISIONS(uchar, 0)
DIVISIONS(short, -32768)
DIVISIONS(ushort, 0)
DIVISIONS(int, (-2147483647 - 1))
DIVISIONS(uint, 0)
DIVISIONS(long, (-9223372036854775807L - 1))
DIVISIONS(ulong, 0)

static float tame(float x) { return x > -1e6f && x < 1e6f ? x : 1.0f; }
static int to_int(float x) { return (int)tame(x); }
static uint bits_of(float x) { return x != x ? 0x7fc00000u : as_uint(x); }

#ifndef VEC
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION __cl_clang_function_pointers : enable
#define LOCAL local
#define LVAR local
#define SOME_LANES(condition, place, operation, value)                                                                 \
  if (condition) { place = operation(value); }
#define SOME_ROUNDS(counter, rounds, condition, place, operation, value, statement)                                    \
  for (counter = 0; counter < rounds; counter++) {                                                                     \
    if (condition) { place = operation(value); }                                                                       \
    statement;                                                                                                         \
  }
// What those do that have a mask; in C it is tested, here control has come to where they are.
#define WHO(...)
#define SAY(mask, ...) { __VA_ARGS__ }
#define TOGETHER(mask, place, operation, value) place = operation(value);
#define WHERE(chosen, mask, outer, ...) if (__VA_ARGS__)
#define ELSEWHERE(chosen, mask, outer) else
#define ROUNDS(outer, left, counter, limit) for (counter = 0; counter < limit; counter++)
#define REPEATED(outer, left) do
#define WHILE(...) while (__VA_ARGS__)
#define LEFT(mask, condition, word, ...) if (condition) word;
#define SWITCH(outer, number, fell, value) switch (value)
#define CASE(outer, number, fell, mask, label) case label:;
#define CASE_ENDED(fell) break;
#define RETURNED(mask, condition, statement, ...) if (condition) { statement; return; }
#define ENDED(mask)
static uint ballot(uint value) { return sub_group_ballot((int)(value & 1)).x; }
static uint elected(uint value) { return sub_group_elect() != 0; }
#define VEC(type, ...) ((type)(__VA_ARGS__))
#define AS(type, x) as_##type(x)
#pragma OPENCL EXTENSION __cl_clang_bitfields : enable
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable
#define AT(space, type, place) ((volatile space atomic_##type *)(place))
#define ATOMIC_add(space, type, place, a, b) atomic_fetch_add(AT(space, type, place), a)
#define ATOMIC_sub(space, type, place, a, b) atomic_fetch_sub(AT(space, type, place), a)
#define ATOMIC_min(space, type, place, a, b) atomic_fetch_min(AT(space, type, place), a)
#define ATOMIC_max(space, type, place, a, b) atomic_fetch_max(AT(space, type, place), a)
#define ATOMIC_and(space, type, place, a, b) atomic_fetch_and(AT(space, type, place), a)
#define ATOMIC_or(space, type, place, a, b) atomic_fetch_or(AT(space, type, place), a)
#define ATOMIC_xor(space, type, place, a, b) atomic_fetch_xor(AT(space, type, place), a)
#define ATOMIC_xchg(space, type, place, a, b) atomic_exchange(AT(space, type, place), a)
#define ATOMIC_load(space, type, place, a, b) ({                                                                       \
    atomic_store(AT(space, type, place), a);                                                                           \
    atomic_load(AT(space, type, place)) ^ (b); })
#define ATOMIC_cas(space, type, place, a, b) ({                                                                        \
    volatile space atomic_##type *at_ = AT(space, type, place);                                                        \
    type seen_ = (a), more_ = (b);                                                                                     \
    while (!atomic_compare_exchange_strong(at_, &seen_, (type)((ulong)seen_ * 3 + more_))) {}                           \
    seen_; })
#define SHUFFLE2(x, mask) shuffle(x, mask)
#define SHUFFLE4(x, mask) shuffle(x, mask)
#define SHUFFLE8(x, mask) shuffle(x, mask)
#define SHUFFLE2_2(x, y, mask) shuffle2(x, y, mask)
#define SHUFFLE2_4(x, y, mask) shuffle2(x, y, mask)
#define SHUFFLE2_8(x, y, mask) shuffle2(x, y, mask)
#define VLOAD2(p) vload2(0, p)
#define VLOAD4(p) vload4(0, p)
#define VLOAD8(p) vload8(0, p)
#define VSTORE2(x, p) vstore2(x, 0, p)
#define VSTORE4(x, p) vstore4(x, 0, p)
#define VSTORE8(x, p) vstore8(x, 0, p)
#define TO_uchar_sat convert_uchar_sat
#define TO_char_sat convert_char_sat
#define TO_short_sat convert_short_sat
#define TO_int_sat convert_int_sat
#define TO_uint_sat convert_uint_sat
#define TO_uchar_sat_rte convert_uchar_sat_rte
#define TO_short_sat_rtn convert_short_sat_rtn
#define TO_int_sat_rtp convert_int_sat_rtp
#endif

// Builtin functions of integers. Operands of 24 bits are cut to these.
#ifdef INTEGER_FUNCTIONS
#define DO1(function, type, a) function##_##type((type)(a))
#define DO2(function, type, a, b) function##_##type((type)(a), (type)(b))
#define DO3(function, type, a, b, c) function##_##type((type)(a), (type)(b), (type)(c))
#else
#define DO1(function, type, a) function((type)(a))
#define DO2(function, type, a, b) function((type)(a), (type)(b))
#define DO3(function, type, a, b, c) function((type)(a), (type)(b), (type)(c))
#endif
#define DO24(type, a, b, c) (uint)DO3(mad24, type, (type)((uint)(a) << 8) >> 8, (type)((uint)(b) << 8) >> 8, c)

#define MEET barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE)
static uint exchanged(LOCAL uint *tile, size_t mine, size_t other, uint value) {
  barrier(CLK_LOCAL_MEM_FENCE);
  tile[mine] = value;
  barrier(CLK_LOCAL_MEM_FENCE);
  uint found = tile[other];
  barrier(CLK_LOCAL_MEM_FENCE);
  return found;
}
