// Where a work-item stands, by all names.
#pragma once

#define ASK(opencl, spirv, what)                                                                                       \
  size_t opencl(uint d) { return what(d); }                                                                            \
  size_t __spirv_BuiltIn##spirv(int d) { return what((uint)d); }
ASK(get_global_id, GlobalInvocationId, global_id)
ASK(get_local_id, LocalInvocationId, local_id)
ASK(get_group_id, WorkgroupId, group_id)
ASK(get_global_size, GlobalSize, global_size)
ASK(get_local_size, WorkgroupSize, local_size)
ASK(get_enqueued_local_size, EnqueuedWorkgroupSize, local_size)
ASK(get_num_groups, NumWorkgroups, group_count)
ASK(get_global_offset, GlobalOffset, global_offset)
#undef ASK

INLINE size_t global_linear_id() {
  size_t position[3];
  for (uint d = 0; d < 3; ++d)
    position[d] = global_id(d) - global_offset(d);
  return (position[2] * global_size(1) + position[1]) * global_size(0) + position[0];
}

// The lanes of a sub-group beside `lane()`.
INLINE uint4 lanes_in(Mask mask) {
  if constexpr (sizeof(Mask) > sizeof(uint))
    return (uint4){(uint)mask, (uint)(mask >> 32), 0, 0};
  else
    return (uint4){(uint)mask, 0, 0, 0};
}
INLINE Mask mask_in(uint4 lanes) {
  if constexpr (sizeof(Mask) > sizeof(uint))
    return (Mask)lanes[1] << 32 | lanes[0];
  else
    return lanes[0];
}
INLINE Mask all_lanes() { return Mask(-1) >> (8 * (uint)sizeof(Mask) - lanes()); }

#define TELL(result, opencl, spirv, value)                                                                             \
  result opencl() { return value; }                                                                                    \
  result __spirv_BuiltIn##spirv() { return value; }
TELL(uint, get_work_dim, WorkDim, dimensions())
TELL(size_t, get_global_linear_id, GlobalLinearId, global_linear_id())
TELL(size_t, get_local_linear_id, LocalInvocationIndex, item_index())
TELL(uint, get_sub_group_size, SubgroupSize, lanes())
TELL(uint, get_max_sub_group_size, SubgroupMaxSize, most_lanes())
TELL(uint, get_num_sub_groups, NumSubgroups, sub_groups())
TELL(uint, get_enqueued_num_sub_groups, NumEnqueuedSubgroups, sub_groups())
TELL(uint, get_sub_group_id, SubgroupId, sub_group())
TELL(uint, get_sub_group_local_id, SubgroupLocalInvocationId, lane())
TELL(uint4, get_sub_group_eq_mask, SubgroupEqMask, lanes_in(Mask(1) << lane()))
TELL(uint4, get_sub_group_ge_mask, SubgroupGeMask, lanes_in(all_lanes() & Mask(-1) << lane()))
TELL(uint4, get_sub_group_gt_mask, SubgroupGtMask, lanes_in(all_lanes() & Mask(-2) << lane()))
TELL(uint4, get_sub_group_le_mask, SubgroupLeMask, lanes_in(~(Mask(-2) << lane())))
TELL(uint4, get_sub_group_lt_mask, SubgroupLtMask, lanes_in(~(Mask(-1) << lane())))
#undef TELL

extern "C" __attribute__((returns_nonnull)) void *__sycl_dynamicLocalMemoryPlaceholder(size_t) { return scratch_memory(); }
