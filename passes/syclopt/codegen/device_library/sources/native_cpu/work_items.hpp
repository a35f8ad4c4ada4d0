// Where a work-item stands.
#pragma once

#include "../../../native_cpu/regions/work_items.hpp"

INLINE size_t global_id(uint d) { return __native_query_item_global_id(__native_item(), d); }
INLINE size_t local_id(uint d) { return __native_query_item_local_id(__native_item(), d); }
INLINE size_t group_id(uint d) { return __native_query_group_group_id(__native_item(), d); }
INLINE size_t global_size(uint d) { return __native_query_group_global_size(__native_item(), d); }
INLINE size_t local_size(uint d) { return __native_query_group_local_size(__native_item(), d); }
INLINE size_t group_count(uint d) { return __native_query_group_group_count(__native_item(), d); }
INLINE size_t global_offset(uint d) { return __native_query_group_global_offset(__native_item(), d); }
INLINE uint dimensions() { return __native_query_group_dimensions(__native_item()); }
INLINE size_t item_index() { return __native_query_item_index(__native_item()); }
INLINE size_t group_items() { return __native_query_group_items(__native_item()); }
INLINE char *scratch_memory() { return __native_query_group_dynamic_local_memory(__native_item()); }

using Mask = ulong; // a bit for each lane of a sub-group
INLINE uint most_lanes() { return __native_sub_group_size(); }
INLINE uint lanes() { return __native_query_sub_group_lanes(__native_item()); }
INLINE uint lane() { return (uint)__native_query_item_lane(__native_item()); }
INLINE uint sub_group() { return __native_query_sub_group_number(__native_item()); }
INLINE uint sub_groups() { return __native_query_sub_group_count(__native_item()); }
