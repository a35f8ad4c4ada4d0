// Where a work-item stands. A sub-group is a warp: 32 work-items that follow each other in their work-group.
#pragma once

#include "launch.hpp"

#define REGISTER(name, register) extern "C" uint name() __asm__("llvm.nvvm.read.ptx.sreg." register);
#define REGISTERS(name)                                                                                                \
  REGISTER(name##_x, #name ".x") REGISTER(name##_y, #name ".y") REGISTER(name##_z, #name ".z")                         \
  INLINE uint name(uint d, uint other) {                                                                               \
    return d == 0 ? name##_x() : d == 1 ? name##_y() : d == 2 ? name##_z() : other;                                    \
  }
REGISTERS(tid) REGISTERS(ntid) REGISTERS(ctaid)
REGISTER(laneid, "laneid")
#undef REGISTERS
#undef REGISTER

INLINE size_t global_id(uint d) {
  return d < 3 ? __nvptx_launch()->global_base[d] + (size_t)ctaid(d, 0) * ntid(d, 1) + tid(d, 0) : 0;
}
INLINE size_t local_id(uint d) { return tid(d, 0); }
INLINE size_t group_id(uint d) { return d < 3 ? __nvptx_launch()->group_base[d] + ctaid(d, 0) : 0; }
INLINE size_t global_size(uint d) { return d < 3 ? __nvptx_launch()->global_size[d] : 1; }
INLINE size_t local_size(uint d) { return ntid(d, 1); }
INLINE size_t group_count(uint d) { return d < 3 ? __nvptx_launch()->group_count[d] : 1; }
INLINE size_t global_offset(uint d) {
  return d < 3 ? __nvptx_launch()->global_base[d] - (size_t)__nvptx_launch()->group_base[d] * ntid(d, 1) : 0;
}
INLINE uint dimensions() { return __nvptx_launch()->dimensions; }
INLINE uint item_index() { return tid_x() + ntid_x() * (tid_y() + ntid_y() * tid_z()); }
INLINE uint group_items() { return ntid_x() * ntid_y() * ntid_z(); }

extern "C" __attribute__((address_space(3), aligned(16))) char __dynamic_local[];
// Where it begins is a multiple of 16, of which the mask tells the compiler.
INLINE char *scratch_memory() { return (char *)&__dynamic_local[__nvptx_launch()->scratch & -16u]; }

using Mask = uint; // a bit for each lane of a sub-group
static constexpr uint WARP = 32;
INLINE uint most_lanes() { return WARP; }
INLINE uint lane() { return item_index() % WARP; }
INLINE uint sub_group() { return item_index() / WARP; }
INLINE uint sub_groups() { return (group_items() + WARP - 1) / WARP; }
INLINE uint lanes() {
  if (group_items() % WARP == 0)
    return WARP;
  uint left = group_items() - item_index() / WARP * WARP;
  return left < WARP ? left : WARP;
}
