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
#endif

#define MEET barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE)
static uint exchanged(LOCAL uint *tile, size_t mine, size_t other, uint value) {
  barrier(CLK_LOCAL_MEM_FENCE);
  tile[mine] = value;
  barrier(CLK_LOCAL_MEM_FENCE);
  uint found = tile[other];
  barrier(CLK_LOCAL_MEM_FENCE);
  return found;
}
