/* What a program of `opencl_programs.py` and its like means: work-items one after another, as C. The turn of
   one ends where it waits for others of its group or sub-group. The program stands in PROGRAM; what is written is what its kernel writes. */
#define _XOPEN_SOURCE 700
#include <stdio.h>
#include <stdlib.h>
#include <ucontext.h>

typedef unsigned char uchar;
typedef unsigned short ushort;
typedef unsigned int uint;
typedef unsigned long ulong;
typedef uint uint2 __attribute__((ext_vector_type(2)));
typedef uint uint3 __attribute__((ext_vector_type(3)));
typedef uint uint4 __attribute__((ext_vector_type(4)));
typedef uint uint8 __attribute__((ext_vector_type(8)));
typedef int int2 __attribute__((ext_vector_type(2)));
typedef int int3 __attribute__((ext_vector_type(3)));
typedef int int4 __attribute__((ext_vector_type(4)));
typedef int int8 __attribute__((ext_vector_type(8)));
typedef uchar uchar4 __attribute__((ext_vector_type(4)));
typedef uchar uchar16 __attribute__((ext_vector_type(16)));
typedef ushort ushort8 __attribute__((ext_vector_type(8)));
typedef ulong ulong2 __attribute__((ext_vector_type(2)));

#define kernel
#define global
#define local static
#define constant static const
#define reqd_work_group_size(x, y, z)
#define intel_reqd_sub_group_size(n)
#define CLK_LOCAL_MEM_FENCE 1
#define CLK_GLOBAL_MEM_FENCE 2
#define VEC(type, ...) ((type){__VA_ARGS__})
#define AS(type, x) ((type)(x))
#define LOCAL
#define LVAR static
#define WHO(...) __VA_ARGS__
#define SAY(mask, ...) if (mask) { __VA_ARGS__ }
#define TOGETHER(mask, place, operation, value)                                                                        \
  {                                                                                                                    \
    uint found = operation##_if(mask, (mask) ? (value) : 0u);                                                          \
    if (mask)                                                                                                          \
      place = found;                                                                                                   \
  }
#define WHERE(chosen, mask, outer, ...) mask = chosen = outer && (__VA_ARGS__);
#define ELSEWHERE(chosen, mask, outer) mask = outer && !chosen;
#define ROUNDS(outer, left, counter, limit)                                                                            \
  left = !outer;                                                                                                       \
  if (outer)                                                                                                           \
    counter = 0;                                                                                                       \
  for (int round = 0; round < 4; round++, counter += !left)
#define REPEATED(outer, left)                                                                                          \
  left = !outer;                                                                                                       \
  for (int round = 0; round < 4; round++)
#define WHILE(...)
#define LEFT(mask, condition, word, ...)                                                                               \
  if (mask && (condition)) { __VA_ARGS__ }
#define SWITCH(outer, number, fell, value)                                                                             \
  fell = 0;                                                                                                            \
  if (outer)                                                                                                           \
    number = value;
#define CASE(outer, number, fell, mask, label) fell = mask = outer && (fell || number == label);
#define CASE_ENDED(fell) fell = 0;
#define RETURNED(mask, condition, statement, ...)                                                                      \
  if (mask && (condition)) { statement; __VA_ARGS__ }
#define ENDED(mask)                                                                                                    \
  if (!mask)                                                                                                           \
    return;
#define SOME_LANES(condition, place, operation, value)                                                                 \
  {                                                                                                                    \
    uint found = operation##_if(condition, value);                                                                     \
    if (condition)                                                                                                     \
      place = found;                                                                                                   \
  }
#define SOME_ROUNDS(counter, rounds, condition, place, operation, value, statement)                                    \
  for (counter = 0; counter < 4; counter++) {                                                                          \
    int comes = counter < rounds && (condition);                                                                       \
    uint found = operation##_if(comes, value);                                                                         \
    if (comes)                                                                                                         \
      place = found;                                                                                                   \
    if (counter < rounds) { statement; }                                                                               \
  }                                                                                                                    \
  counter = rounds;

static size_t global_size[3] = {GLOBAL_SIZE}, local_size[3] = {LOCAL_SIZE}, group_id[3], local_id[3];
static size_t get_global_size(uint d) { return global_size[d]; }
static size_t get_local_size(uint d) { return local_size[d]; }
static size_t get_num_groups(uint d) { return global_size[d] / local_size[d]; }
static size_t get_group_id(uint d) { return group_id[d]; }
static size_t get_local_id(uint d) { return local_id[d]; }
static size_t get_global_id(uint d) { return group_id[d] * local_size[d] + local_id[d]; }

static size_t get_local_linear_id() { return (local_id[2] * local_size[1] + local_id[1]) * local_size[0] + local_id[0]; }
static size_t get_global_linear_id() {
  return (get_global_id(2) * global_size[1] + get_global_id(1)) * global_size[0] + get_global_id(0);
}

typedef _Float16 half;
typedef _Bool bool;
static uint as_uint(float x) { return ((union { float x; uint bits; }){x}).bits; }
static float as_float(uint x) { return ((union { uint bits; float x; }){x}).x; }
#define fmin __builtin_fminf
#define fmax __builtin_fmaxf
#define fabs __builtin_fabsf
#define sqrt __builtin_sqrtf
#define copysign __builtin_copysignf
#define fma __builtin_fmaf
#define floor __builtin_floorf
#define isnan __builtin_isnan

static uint min(uint a, uint b) { return a < b ? a : b; }
static int max(int a, int b) { return a > b ? a : b; }
static uint popcount(uint a) { return __builtin_popcount(a); }
static uint clz(uint a) { return a ? __builtin_clz(a) : 32; }
static uint rotate(uint a, uint by) { return by ? a << by | a >> (32 - by) : a; }
static uint abs_diff(uint a, uint b) { return a > b ? a - b : b - a; }
static uint mul_hi(uint a, uint b) { return (ulong)a * b >> 32; }
static int add_sat(int a, int b) {
  long sum = (long)a + b;
  return sum > 0x7fffffffL ? 0x7fffffff : sum < -0x80000000L ? (int)-0x80000000L : (int)sum;
}
static uint atomic_add(uint *place, uint by) {
  uint before = *place;
  *place = before + by;
  return before;
}

#define CHANGED(type, place, ...) ({                                                                                   \
    type *at_ = (type *)(place), old_ = *at_;                                                                          \
    *at_ = (type)(__VA_ARGS__);                                                                                        \
    old_; })
#define ATOMIC_add(space, type, place, a, b) CHANGED(type, place, (ulong)old_ + (ulong)(a))
#define ATOMIC_sub(space, type, place, a, b) CHANGED(type, place, (ulong)old_ - (ulong)(a))
#define ATOMIC_min(space, type, place, a, b) CHANGED(type, place, old_ < (type)(a) ? old_ : (a))
#define ATOMIC_max(space, type, place, a, b) CHANGED(type, place, old_ > (type)(a) ? old_ : (a))
#define ATOMIC_and(space, type, place, a, b) CHANGED(type, place, old_ & (a))
#define ATOMIC_or(space, type, place, a, b) CHANGED(type, place, old_ | (a))
#define ATOMIC_xor(space, type, place, a, b) CHANGED(type, place, old_ ^ (a))
#define ATOMIC_xchg(space, type, place, a, b) CHANGED(type, place, a)
#define ATOMIC_load(space, type, place, a, b) ((*(type *)(place) = (a)) ^ (b))
#define ATOMIC_cas(space, type, place, a, b) CHANGED(type, place, (ulong)old_ * 3 + (b))

#define SHUFFLES(n)                                                                                                    \
  static uint##n SHUFFLE##n(uint##n x, uint##n mask) {                                                                 \
    uint##n found;                                                                                                     \
    for (int at = 0; at < n; at++)                                                                                     \
      found[at] = x[mask[at] % n];                                                                                     \
    return found;                                                                                                      \
  }                                                                                                                    \
  static uint##n SHUFFLE2_##n(uint##n x, uint##n y, uint##n mask) {                                                    \
    uint##n found;                                                                                                     \
    for (int at = 0; at < n; at++)                                                                                     \
      found[at] = mask[at] % (2 * n) < n ? x[mask[at] % n] : y[mask[at] % n];                                          \
    return found;                                                                                                      \
  }                                                                                                                    \
  static uint##n VLOAD##n(const uint *p) {                                                                             \
    uint##n found;                                                                                                     \
    for (int at = 0; at < n; at++)                                                                                     \
      found[at] = p[at];                                                                                               \
    return found;                                                                                                      \
  }                                                                                                                    \
  static void VSTORE##n(uint##n x, uint *p) {                                                                          \
    for (int at = 0; at < n; at++)                                                                                     \
      p[at] = x[at];                                                                                                   \
  }
SHUFFLES(2) SHUFFLES(4) SHUFFLES(8)
static long saturated(double x, double least, double most) { return x != x ? 0 : x < least ? least : x > most ? most : x; }
#define TO_uchar_sat(x) saturated(x, 0, 255)
#define TO_char_sat(x) saturated(x, -128, 127)
#define TO_short_sat(x) saturated(x, -32768, 32767)
#define TO_int_sat(x) saturated(x, -2147483648.0, 2147483647.0)
#define TO_uint_sat(x) saturated(x, 0, 4294967295.0)
#define TO_uchar_sat_rte(x) saturated(__builtin_rint(x), 0, 255)
#define TO_short_sat_rtn(x) saturated(__builtin_floor(x), -32768, 32767)
#define TO_int_sat_rtp(x) saturated(__builtin_ceil(x), -2147483648.0, 2147483647.0)

// Builtin functions of integers, in arithmetic of 128 bits.
#define INTEGER_FUNCTIONS(type, utype, bits, wide)                                                                     \
  static const wide least_##type = (type)-1 < 0 ? -((wide)1 << (bits - 1)) : 0;                                        \
  static const wide most_##type = (type)-1 < 0 ? ((wide)1 << (bits - 1)) - 1 : (wide)(utype)-1;                        \
  static type within_##type(wide x) { return x < least_##type ? least_##type : x > most_##type ? most_##type : x; }    \
  static type add_sat_##type(type a, type b) { return within_##type((wide)a + b); }                                    \
  static type sub_sat_##type(type a, type b) { return (type)-1 > 0 && a < b ? 0 : within_##type((wide)a - b); }        \
  static type mul_hi_##type(type a, type b) { return (wide)a * b >> bits; }                                            \
  static type mad_hi_##type(type a, type b, type c) { return (utype)mul_hi_##type(a, b) + (utype)c; }                  \
  static type mad_sat_##type(type a, type b, type c) { return within_##type((wide)a * b + c); }                        \
  static type hadd_##type(type a, type b) { return (wide)a + b >> 1; }                                                 \
  static type rhadd_##type(type a, type b) { return (wide)a + b + 1 >> 1; }                                            \
  static type min_##type(type a, type b) { return a < b ? a : b; }                                                     \
  static type max_##type(type a, type b) { return a > b ? a : b; }                                                     \
  static utype abs_##type(type a) { return a < 0 ? -(utype)a : a; }                                                    \
  static utype abs_diff_##type(type a, type b) { return a > b ? (utype)a - (utype)b : (utype)b - (utype)a; }           \
  static type popcount_##type(type a) { return __builtin_popcountll((utype)a); }                                       \
  static type clz_##type(type a) { return a ? __builtin_clzll((utype)a) - (64 - bits) : bits; }                        \
  static type ctz_##type(type a) { return a ? __builtin_ctzll((utype)a) : bits; }                                      \
  static type bitselect_##type(type a, type b, type c) { return (a & ~c) | (b & c); }                                  \
  static type rotate_##type(type a, type b) {                                                                          \
    utype by = (utype)b % bits;                                                                                        \
    return by ? (utype)((utype)a << by) | (utype)a >> (bits - by) : a;                                                 \
  }
INTEGER_FUNCTIONS(char, uchar, 8, __int128)
INTEGER_FUNCTIONS(uchar, uchar, 8, unsigned __int128)
INTEGER_FUNCTIONS(short, ushort, 16, __int128)
INTEGER_FUNCTIONS(ushort, ushort, 16, unsigned __int128)
INTEGER_FUNCTIONS(int, uint, 32, __int128)
INTEGER_FUNCTIONS(uint, uint, 32, unsigned __int128)
INTEGER_FUNCTIONS(long, ulong, 64, __int128)
INTEGER_FUNCTIONS(ulong, ulong, 64, unsigned __int128)
static int mad24_int(int a, int b, int c) { return (uint)a * (uint)b + (uint)c; }
static uint mad24_uint(uint a, uint b, uint c) { return a * b + c; }

static ucontext_t scheduler, turns[128];
static int at, items;
static char finished[128], takes_part[128];
static uint met[128][2]; // how often a work-item has come to where its group meets, and its sub-group
static ulong given_by[128];

static int first_of(int lanes) { return lanes ? at / LANES * LANES : 0; }
static int end_of(int lanes) { return lanes && first_of(1) + LANES < items ? first_of(1) + LANES : items; }
static void meet(int lanes) {
  int first = first_of(lanes), end = end_of(lanes), own = at;
  uint count = ++met[at][lanes];
  for (int one = first; one < end;)
    if (finished[one] || met[one][lanes] >= count)
      one++;
    else
      swapcontext(&turns[own], &scheduler);
}
static void barrier(uint flags) { meet(0); }

static uint get_sub_group_size() { return end_of(1) - first_of(1); }
static uint get_max_sub_group_size() { return LANES; }
static uint get_num_sub_groups() { return (items + LANES - 1) / LANES; }
static uint get_sub_group_id() { return at / LANES; }
static uint get_sub_group_local_id() { return at % LANES; }

// What those that take part in a group or sub-group give, folded up to a work-item, or short of it, or of all.
enum { ADD, MIN, MAX, OR, XOR, REDUCE, INCLUSIVE, EXCLUSIVE };
static uint folded(int lanes, int how, int fold, int takes, uint value) {
  given_by[at] = value;
  takes_part[at] = takes;
  meet(lanes);
  uint found = fold == MIN ? -1u : 0;
  int end = how == REDUCE ? end_of(lanes) : how == INCLUSIVE ? at + 1 : at;
  for (int one = first_of(lanes); one < end; one++) {
    uint next = given_by[one];
    if (!takes_part[one])
      continue;
    found = fold == ADD ? found + next : fold == OR ? found | next : fold == XOR ? found ^ next
          : fold == MIN ? (next < found ? next : found) : (next > found ? next : found);
  }
  meet(lanes);
  return found;
}
#define FOLD(name, fold)                                                                                               \
  static uint work_group_reduce_##name(uint x) { return folded(0, REDUCE, fold, 1, x); }                               \
  static uint work_group_scan_inclusive_##name(uint x) { return folded(0, INCLUSIVE, fold, 1, x); }                    \
  static uint work_group_scan_exclusive_##name(uint x) { return folded(0, EXCLUSIVE, fold, 1, x); }                    \
  static uint sub_group_reduce_##name(uint x) { return folded(1, REDUCE, fold, 1, x); }                                \
  static uint sub_group_scan_inclusive_##name(uint x) { return folded(1, INCLUSIVE, fold, 1, x); }                     \
  static uint sub_group_scan_exclusive_##name(uint x) { return folded(1, EXCLUSIVE, fold, 1, x); }                     \
  static uint sub_group_non_uniform_reduce_##name##_if(int c, uint x) { return folded(1, REDUCE, fold, c, x); }        \
  static uint sub_group_non_uniform_scan_inclusive_##name##_if(int c, uint x) {                                        \
    return folded(1, INCLUSIVE, fold, c, x);                                                                           \
  }                                                                                                                    \
  static uint sub_group_non_uniform_scan_exclusive_##name##_if(int c, uint x) {                                        \
    return folded(1, EXCLUSIVE, fold, c, x);                                                                           \
  }
FOLD(add, ADD) FOLD(min, MIN) FOLD(max, MAX) FOLD(or, OR) FOLD(xor, XOR)
static ulong given_of(int lanes, int from, ulong value) {
  given_by[at] = value;
  meet(lanes);
  ulong found = given_by[from];
  meet(lanes);
  return found;
}
static uint work_group_broadcast(uint value, size_t x, size_t y, size_t z) {
  return given_of(0, (z * local_size[1] + y) * local_size[0] + x, value);
}
static int work_group_any(int x) { return folded(0, REDUCE, OR, 1, x != 0) != 0; }
static int work_group_all(int x) { return !folded(0, REDUCE, OR, 1, x == 0); }
static int sub_group_any(int x) { return folded(1, REDUCE, OR, 1, x != 0) != 0; }
static int sub_group_all(int x) { return !folded(1, REDUCE, OR, 1, x == 0); }
#define sub_group_shuffle(value, lane) ((__typeof__(value))given_of(1, first_of(1) + (lane), value))
#define sub_group_shuffle_xor(value, mask) sub_group_shuffle(value, get_sub_group_local_id() ^ (mask))
#define sub_group_broadcast(value, lane) sub_group_shuffle(value, lane)
static uint4 sub_group_ballot(int x) {
  uint lane = get_sub_group_local_id(), high = lane >= 32, bit = (uint)(x != 0) << (lane & 31);
  uint low_bits = folded(1, REDUCE, OR, 1, high ? 0 : bit), high_bits = folded(1, REDUCE, OR, 1, high ? bit : 0);
  return (uint4){low_bits, high_bits, 0, 0};
}
static uint ballot_if(int c, uint x) {
  return folded(1, REDUCE, OR, c, (x & 1) << get_sub_group_local_id());
}
static uint elected_if(int c, uint x) { return folded(1, EXCLUSIVE, ADD, c, 1) == 0; }
static uint sub_group_ballot_bit_count(uint4 x) { return popcount(x.x) + popcount(x.y); }

#include "opencl_prelude.h"
#include PROGRAM

static uint out[2 * 1024], cells[8 * 1024], in[256];
static char stacks[128][1 << 18];

static void work_item(void) {
  run(out, cells, in, PARAMETER, (struct inner){0x0100, {2, 3, 4, 5}});
  finished[at] = 1;
}

static void run_group(int count) {
  items = count;
  for (int one = 0; one < count; one++) {
    finished[one] = met[one][0] = met[one][1] = 0;
    getcontext(&turns[one]);
    turns[one].uc_stack.ss_sp = stacks[one];
    turns[one].uc_stack.ss_size = sizeof stacks[one];
    turns[one].uc_link = &scheduler;
    makecontext(&turns[one], work_item, 0);
  }
  for (int left = count; left;)
    for (at = 0; at < count; at++) {
      if (finished[at])
        continue;
      local_id[0] = at % local_size[0];
      local_id[1] = at / local_size[0] % local_size[1];
      local_id[2] = at / local_size[0] / local_size[1];
      swapcontext(&scheduler, &turns[at]);
      left -= finished[at];
    }
}

int main(void) {
  int all = global_size[0] * global_size[1] * global_size[2];
  for (uint one = 0; one < 256; one++)
    in[one] = (one * 2654435761u) ^ (one * one << 7);
  for (group_id[2] = 0; group_id[2] < get_num_groups(2); group_id[2]++)
    for (group_id[1] = 0; group_id[1] < get_num_groups(1); group_id[1]++)
      for (group_id[0] = 0; group_id[0] < get_num_groups(0); group_id[0]++)
        run_group(local_size[0] * local_size[1] * local_size[2]);
  fwrite(out, sizeof *out, 2 * all, stdout);
  fwrite(cells, sizeof *cells, 8 * all, stdout);
  return 0;
}
