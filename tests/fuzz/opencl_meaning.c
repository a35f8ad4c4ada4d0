/* What a program of `opencl_programs.py` means: work-items one after another, as C. Each barrier ends the turn of a
   work-item. The program stands in PROGRAM; what is written is what its kernel writes. */
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
#define CLK_LOCAL_MEM_FENCE 1
#define VEC(type, ...) ((type){__VA_ARGS__})
#define AS(type, x) ((type)(x))
#define LOCAL

static size_t global_size[3] = {GLOBAL_SIZE}, local_size[3] = {LOCAL_SIZE}, group_id[3], local_id[3];
static size_t get_global_size(uint d) { return global_size[d]; }
static size_t get_local_size(uint d) { return local_size[d]; }
static size_t get_num_groups(uint d) { return global_size[d] / local_size[d]; }
static size_t get_group_id(uint d) { return group_id[d]; }
static size_t get_local_id(uint d) { return local_id[d]; }
static size_t get_global_id(uint d) { return group_id[d] * local_size[d] + local_id[d]; }

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

static ucontext_t scheduler, turns[128];
static int at;
static void barrier(uint flags) { swapcontext(&turns[at], &scheduler); }

#include "opencl_prelude.h"
#include PROGRAM

static uint out[2 * 1024], cells[8 * 1024], in[256];
static char finished[128], stacks[128][1 << 18];

static void work_item(void) {
  run(out, cells, in, PARAMETER, (struct inner){0x0100, {2, 3, 4, 5}});
  finished[at] = 1;
}

static void run_group(int count) {
  for (int one = 0; one < count; one++) {
    finished[one] = 0;
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
  int items = global_size[0] * global_size[1] * global_size[2];
  for (uint one = 0; one < 256; one++)
    in[one] = (one * 2654435761u) ^ (one * one << 7);
  for (group_id[2] = 0; group_id[2] < get_num_groups(2); group_id[2]++)
    for (group_id[1] = 0; group_id[1] < get_num_groups(1); group_id[1]++)
      for (group_id[0] = 0; group_id[0] < get_num_groups(0); group_id[0]++)
        run_group(local_size[0] * local_size[1] * local_size[2]);
  fwrite(out, sizeof *out, 2 * items, stdout);
  fwrite(cells, sizeof *cells, 8 * items, stdout);
  return 0;
}
