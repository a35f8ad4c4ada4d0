// What the device library and the loops around kernels share.
#pragma once

using size_t = decltype(sizeof 0);
using uint = unsigned;

struct Item;

extern "C" {
Item *__native_item() __attribute__((const, nothrow));
void __native_barrier() __attribute__((convergent, nothrow));
void __native_lanes_barrier() __attribute__((convergent, nothrow));
uint __native_sub_group_size() __attribute__((const, nothrow));

// Those that begin with `__native_query_item_` differ within a sub-group, `__native_query_sub_group_` within a
// work-group.
size_t __native_query_item_global_id(const Item *, uint);
size_t __native_query_item_local_id(const Item *, uint);
size_t __native_query_item_position(const Item *, uint);
size_t __native_query_item_index(const Item *);
size_t __native_query_item_lane(const Item *);
uint __native_query_sub_group_lanes(const Item *);
uint __native_query_sub_group_number(const Item *);
uint __native_query_sub_group_count(const Item *);
size_t __native_query_group_group_id(const Item *, uint);
size_t __native_query_group_global_size(const Item *, uint);
size_t __native_query_group_local_size(const Item *, uint);
size_t __native_query_group_group_count(const Item *, uint);
size_t __native_query_group_global_offset(const Item *, uint);
size_t __native_query_group_dimensions(const Item *);
size_t __native_query_group_items(const Item *);
char *__native_query_group_local_memory(const Item *, size_t offset);
char *__native_query_group_variable(const Item *, size_t at);
char *__native_query_group_dynamic_local_memory(const Item *);
}
