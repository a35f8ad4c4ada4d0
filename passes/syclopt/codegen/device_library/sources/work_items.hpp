// Where a work-item stands. A sub-group is one work-item.
#pragma once

#define ASK(opencl, spirv, what)                                                                                       \
  size_t opencl(uint d) { return __native_query_##what(__native_item(), d); }                                          \
  size_t __spirv_BuiltIn##spirv(int d) { return __native_query_##what(__native_item(), (uint)d); }
ASK(get_global_id, GlobalInvocationId, item_global_id)
ASK(get_local_id, LocalInvocationId, item_local_id)
ASK(get_group_id, WorkgroupId, group_group_id)
ASK(get_global_size, GlobalSize, group_global_size)
ASK(get_local_size, WorkgroupSize, group_local_size)
ASK(get_enqueued_local_size, EnqueuedWorkgroupSize, group_local_size)
ASK(get_num_groups, NumWorkgroups, group_group_count)
ASK(get_global_offset, GlobalOffset, group_global_offset)
#undef ASK

INLINE size_t global_linear_id() {
  Item *item = __native_item();
  size_t position[3];
  for (uint d = 0; d < 3; ++d)
    position[d] = __native_query_item_global_id(item, d) - __native_query_group_global_offset(item, d);
  return (position[2] * __native_query_group_global_size(item, 1) + position[1]) *
             __native_query_group_global_size(item, 0) +
         position[0];
}

#define TELL(result, opencl, spirv, value)                                                                             \
  result opencl() { return value; }                                                                                    \
  result __spirv_BuiltIn##spirv() { return value; }
TELL(uint, get_work_dim, WorkDim, __native_query_group_dimensions(__native_item()))
TELL(size_t, get_global_linear_id, GlobalLinearId, global_linear_id())
TELL(size_t, get_local_linear_id, LocalInvocationIndex, __native_query_item_index(__native_item()))
TELL(uint, get_sub_group_size, SubgroupSize, 1)
TELL(uint, get_max_sub_group_size, SubgroupMaxSize, 1)
TELL(uint, get_num_sub_groups, NumSubgroups, __native_query_group_items(__native_item()))
TELL(uint, get_enqueued_num_sub_groups, NumEnqueuedSubgroups, __native_query_group_items(__native_item()))
TELL(uint, get_sub_group_id, SubgroupId, __native_query_item_index(__native_item()))
TELL(uint, get_sub_group_local_id, SubgroupLocalInvocationId, 0)
TELL(uint4, get_sub_group_eq_mask, SubgroupEqMask, ((uint4){1, 0, 0, 0}))
TELL(uint4, get_sub_group_ge_mask, SubgroupGeMask, ((uint4){1, 0, 0, 0}))
TELL(uint4, get_sub_group_gt_mask, SubgroupGtMask, ((uint4){0, 0, 0, 0}))
TELL(uint4, get_sub_group_le_mask, SubgroupLeMask, ((uint4){1, 0, 0, 0}))
TELL(uint4, get_sub_group_lt_mask, SubgroupLtMask, ((uint4){0, 0, 0, 0}))
#undef TELL

extern "C" void *__sycl_dynamicLocalMemoryPlaceholder(size_t) {
  return __native_query_group_dynamic_local_memory(__native_item());
}
