// What device code calls and no image defines, for processors.
//
// Compiled to native_cpu.ll by scripts/regen_device_library. Functions have the names that compilers of device code
// give them: `size_t get_global_id(uint)` is `_Z13get_global_idj`.

#include "../sycl_work_group_loops/work_items.hpp"

#define ASK(name, what, result) result name(uint d) { return __native_query_##what(__native_item(), d); }
ASK(get_global_id, item_global_id, size_t)
ASK(get_local_id, item_local_id, size_t)
ASK(get_group_id, group_group_id, size_t)
ASK(get_global_size, group_global_size, size_t)
ASK(get_local_size, group_local_size, size_t)
ASK(get_enqueued_local_size, group_local_size, size_t)
ASK(get_num_groups, group_group_count, size_t)
ASK(get_global_offset, group_global_offset, size_t)
uint get_work_dim() { return __native_query_group_dimensions(__native_item()); }
size_t get_local_linear_id() { return __native_query_item_index(__native_item()); }

void barrier(uint) { __native_barrier(); }
void work_group_barrier(uint) { __native_barrier(); }
