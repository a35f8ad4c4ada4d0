// The loops over work-items, sub-groups and work-groups that run a kernel on a processor, and what a work-item knows.
//
// Compiled to loops.ll by scripts/regen_device_library.

#include "work_items.hpp"

#define ITEM_OR_NOTHING(d, x, nothing) ((d) == 0 ? (x)[0] : (d) == 1 ? (x)[1] : (d) == 2 ? (x)[2] : (nothing))

// What is launched, and which groups of it a call runs. The runtime fills it.
struct Launch {
  size_t global_size[3], local_size[3], group_count[3], global_offset[3];
  size_t dimensions, local_bytes, first_group, end_group;
};

// A work-item, and what it may ask about its group.
struct Item {
  size_t global_id[3], local_id[3], group_id[3];
  size_t global_size[3], local_size[3], group_count[3], global_offset[3];
  size_t dimensions, items, index;
  char *local_memory, *dynamic_local_memory;
  char **variables; // in local memory
  size_t limit; // how many work-items of a row run, at most
};

// A work-item where they run by sub-groups.
// Where `ids` are known, a sub-group lies in several rows, and these are the local ids of its work-items.
struct LaneItem : Item {
  size_t lane;
  uint lanes, sub_group, sub_groups;
  const size_t *ids;
};
static constexpr size_t MOST_LANES = 64;

using Work = int(char *arguments, Item *item, char *frame, size_t *index);
using Group = void(char *arguments, Item *item);
using Limit = long long(char *arguments, Item *item);
using SubGroup = int(char *arguments, Item *item, char *frame);

#define INLINED __attribute__((always_inline))

extern "C" {
#define QUERY3(kind, what, nothing)                                                                                    \
  INLINED size_t __native_query_##kind##_##what(const Item *item, uint d) { return ITEM_OR_NOTHING(d, item->what, nothing); }
QUERY3(item, global_id, 0)
QUERY3(item, local_id, 0)
QUERY3(group, group_id, 0)
QUERY3(group, global_size, 1)
QUERY3(group, local_size, 1)
QUERY3(group, group_count, 1)
QUERY3(group, global_offset, 0)
INLINED size_t __native_query_item_position(const Item *item, uint d) {
  return d < 3 ? item->group_id[d] * item->local_size[d] + item->local_id[d] : 0;
}
INLINED size_t __native_query_group_dimensions(const Item *item) { return item->dimensions; }
INLINED size_t __native_query_group_items(const Item *item) { return item->items; }
INLINED size_t __native_query_item_index(const Item *item) { return item->index; }
INLINED size_t __native_query_item_lane(const Item *item) { return ((const LaneItem *)item)->lane; }
INLINED uint __native_query_sub_group_lanes(const Item *item) { return ((const LaneItem *)item)->lanes; }
INLINED uint __native_query_sub_group_number(const Item *item) { return ((const LaneItem *)item)->sub_group; }
INLINED uint __native_query_sub_group_count(const Item *item) { return ((const LaneItem *)item)->sub_groups; }
INLINED const size_t *__native_query_item_ids(const Item *item, uint d) {
  return ((const LaneItem *)item)->ids + d * MOST_LANES;
}
INLINED size_t __native_query_group_first_id(const Item *item, uint d) {
  return item->global_offset[d] + item->group_id[d] * item->local_size[d];
}
INLINED char *__native_query_group_local_memory(const Item *item, size_t offset) { return item->local_memory + offset; }
INLINED char *__native_query_group_variable(const Item *item, size_t at) { return item->variables[at]; }
INLINED char *__native_query_group_dynamic_local_memory(const Item *item) { return item->dynamic_local_memory; }

// What runs on a thread, for functions that are no part of a kernel: those that are called through pointers, or call
// themselves. The key is made when it is needed first, and is stored plus one.
int pthread_key_create(uint *, void (*)(void *));
int pthread_key_delete(uint);
void *pthread_getspecific(uint);
int pthread_setspecific(uint, const void *);
__attribute__((noinline)) uint __native_item_key() {
  static uint made;
  uint key = __atomic_load_n(&made, __ATOMIC_ACQUIRE);
  if (key)
    return key - 1;
  pthread_key_create(&key, nullptr);
  uint other = 0;
  if (__atomic_compare_exchange_n(&made, &other, key + 1, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE))
    return key;
  pthread_key_delete(key);
  return other - 1;
}
Item *__native_current_item() { return (Item *)pthread_getspecific(__native_item_key()); }
void __native_publish_item(const Item *item) { pthread_setspecific(__native_item_key(), item); }

#define INLINE static inline INLINED

// Loops around the one over work-items: LLVM would write that several times.
#define NOT_UNROLLED _Pragma("clang loop unroll(disable)")
// What makes native code knows them by the second wish, which means nothing for processors.
#define UNROLLED_LATE _Pragma("clang loop unroll(disable) pipeline(disable)")
#define ONE_BY_ONE _Pragma("clang loop vectorize(disable) unroll(disable)")
#define IN_VECTORS _Pragma("clang loop vectorize(enable) unroll(disable)")
#define IN_FOUR_VECTORS _Pragma("clang loop vectorize(enable) interleave_count(4) unroll(disable)")

INLINE void start(Item *item, const Launch *launch, char *local_memory, size_t static_bytes) {
  for (int d = 0; d < 3; ++d) {
    item->global_size[d] = launch->global_size[d];
    item->local_size[d] = launch->local_size[d];
    item->group_count[d] = launch->group_count[d];
    item->global_offset[d] = launch->global_offset[d];
  }
  item->dimensions = launch->dimensions;
  item->items = item->local_size[0] * item->local_size[1] * item->local_size[2];
  item->local_memory = local_memory;
  item->dynamic_local_memory = local_memory + (static_bytes + 63) / 64 * 64;
  item->limit = -1ul;
}

INLINE size_t extent(const Item *item, int d) {
  size_t first = item->group_id[d] * item->local_size[d], rest = item->global_size[d] - first;
  return rest < item->local_size[d] ? rest : item->local_size[d];
}

INLINE void place(Item *item, int d, size_t local) {
  item->local_id[d] = local;
  item->global_id[d] = item->global_offset[d] + item->group_id[d] * item->local_size[d] + local;
}

// What is written for work-items in step counts on ids that are not huge.
INLINE size_t in_step(const Item *item, size_t nx, size_t width) {
  size_t first = item->global_offset[0] + item->group_id[0] * item->local_size[0], limit = 1 << 30;
  return first < limit && nx < limit - first && item->items < limit ? nx / width * width : 0;
}

INLINE int run_item(char *arguments, Item *item, char *frame, Work *work, size_t *index, size_t first, size_t x) {
  place(item, 0, x);
  item->index = *index = first + x;
  return work(arguments, item, frame, index);
}

// `together`, if there is one, does for `width` work-items what `work` does for one. Where there is none, and `width` is
// not 0, LLVM writes four vectors of work-items side by side: what goes round the loop is more than what `work` does.
INLINE int run_row(char *arguments, Item *item, char *frame, Work *work, Work *together, size_t width, size_t nx,
                   size_t y, size_t z, int next) {
  size_t first = (z * item->local_size[1] + y) * item->local_size[0];
  size_t x = 0, index;
  place(item, 1, y);
  if (together)
    NOT_UNROLLED for (size_t end = in_step(item, nx, width); x < end; x += width) {
      place(item, 0, x);
      item->index = index = first + x;
      next = together(arguments, item, frame, &index);
    }
  if (width && !together)
    IN_FOUR_VECTORS for (; x < nx; ++x) next = run_item(arguments, item, frame, work, &index, first, x);
  else
    IN_VECTORS for (; x < nx; ++x) next = run_item(arguments, item, frame, work, &index, first, x);
  return next;
}

INLINE int run(char *arguments, Item *item, char *frame, Work *work, Work *together, size_t width, size_t nx, size_t ny,
               size_t nz) {
  int next = -1;
  NOT_UNROLLED for (size_t z = 0; z < nz; ++z) {
    place(item, 2, z);
    NOT_UNROLLED for (size_t y = 0; y < ny; ++y)
      next = run_row(arguments, item, frame, work, together, width, nx, y, z, next);
  }
  return next;
}

// The same where work-items do nothing from a global id in their row on, which `limit` returns, and so need not ask.
// `other`, if there is one, is what they do where ids are too large for that.
INLINE void run_limited(char *arguments, Item *item, Limit *limit, Work *other, Work *work, Work *together, size_t width,
                        size_t nx, size_t ny, size_t nz) {
  size_t first = item->global_offset[0] + item->group_id[0] * item->local_size[0], most = 1ul << 31, index;
  bool is_limited = !other || (first < most && nx <= most - first);
  place(item, 0, 0);
  NOT_UNROLLED for (size_t z = 0; z < nz; ++z) {
    place(item, 2, z);
    NOT_UNROLLED for (size_t y = 0; y < ny; ++y) {
      place(item, 1, y);
      if (is_limited) {
        long long rest = limit(arguments, item) - (long long)first;
        size_t end = rest < 0 ? 0 : (size_t)rest < nx ? (size_t)rest : nx;
        run_row(arguments, item, nullptr, work, together, width, end, y, z, -1);
      } else
        ONE_BY_ONE for (size_t x = 0, before = (z * item->local_size[1] + y) * item->local_size[0]; x < nx; ++x)
          run_item(arguments, item, nullptr, other, &index, before, x);
    }
  }
}

INLINE void place_group(Item *item, size_t group) {
  item->group_id[0] = group % item->group_count[0];
  item->group_id[1] = group / item->group_count[0] % item->group_count[1];
  item->group_id[2] = group / item->group_count[0] / item->group_count[1];
}

#define FOR_GROUPS(launch, group)                                                                                      \
  NOT_UNROLLED for (size_t group = launch->first_group, end = launch->end_group; group < end; ++group)

// Memory for what work-items keep across barriers, where it is too much for a stack.
int posix_memalign(void **, size_t, size_t);
void free(void *);
void abort() __attribute__((noreturn));
__attribute__((noinline)) char *__native_take_memory(size_t bytes, size_t alignment) {
  void *found;
  if (posix_memalign(&found, alignment, bytes))
    abort();
  return (char *)found;
}
void __native_give_memory(char *memory) { free(memory); }

// Memory that work-items take while they run, until their group ends. A list of what was taken begins at `last`: the
// address of what was taken before it stands before each.
__attribute__((noinline)) char *__native_take_more(char **last, size_t bytes, size_t alignment) {
  char *found = __native_take_memory(alignment + bytes, alignment);
  *(char **)found = *last;
  *last = found;
  return found + alignment;
}
__attribute__((noinline)) void __native_give_all(char **last) {
  for (char *next; char *found = *last; *last = next) {
    next = *(char **)found;
    free(found);
  }
}

// Tell where the places of the variables in local memory are noted, and note one.
INLINED void __native_note_variables(Item *item, char **variables) { item->variables = variables; }
INLINED void __native_place_variable(Item *item, size_t at, char *place) { item->variables[at] = place; }

// Tells the optimizer of work-groups what they are known to be.
INLINED void __native_fix_local_size(Item *item, size_t x, size_t y, size_t z) {
  item->local_size[0] = x;
  item->local_size[1] = y;
  item->local_size[2] = z;
  item->items = x * y * z;
}

INLINED void __native_limit_rows(Item *item, size_t most) { item->limit = most; }
INLINE size_t row(const Item *item) { return item->limit < item->local_size[0] ? item->limit : item->local_size[0]; }

INLINED int __native_run_region(char *arguments, Item *item, char *frame, Work *work, Work *together,
                                size_t width) {
  Item own = *item; // memory that nothing else sees becomes registers
  return run(arguments, &own, frame, work, together, width, row(&own), own.local_size[1], own.local_size[2]);
}

// The same for few rows, which are written one after another when LLVM has made vectors of them: then it knows where each
// of them writes in local memory, and may keep that in registers.
INLINED int __native_run_few_rows(char *arguments, Item *item, char *frame, Work *work, Work *together, size_t width) {
  Item own = *item;
  size_t nx = row(&own), ny = own.local_size[1];
  int next = -1;
  place(&own, 2, 0); // there is one plane
  UNROLLED_LATE for (size_t y = 0; y < ny; ++y)
    next = run_row(arguments, &own, frame, work, together, width, nx, y, 0, next);
  return next;
}

// A sub-group is `size` work-items that follow each other in their group, the last one may have fewer. `whole` is for
// those that have all; before it runs, the item is their first one.
INLINE int run_other_sub_groups(char *arguments, const Item *item, char *frame, SubGroup *some, size_t size,
                                size_t items, size_t number) {
  int next = -1;
  LaneItem own;
  (Item &)own = *item;
  own.sub_groups = (uint)((items + size - 1) / size);
  NOT_UNROLLED for (; number * size < items; ++number) {
    own.sub_group = (uint)number;
    own.lanes = (uint)(items - number * size < size ? items - number * size : size);
    next = some(arguments, &own, frame);
  }
  return next;
}

INLINED int __native_run_sub_groups(char *arguments, Item *item, char *frame, SubGroup *some, SubGroup *whole,
                                    size_t size) {
  LaneItem own;
  (Item &)own = *item;
  size_t nx = extent(&own, 0), ny = extent(&own, 1), nz = extent(&own, 2), items = nx * ny * nz, number = 0;
  size_t end = nx % size == 0 || ny * nz == 1 ? in_step(&own, nx, size) : 0;
  int next = -1;
  own.lane = 0, own.lanes = (uint)size, own.sub_groups = (uint)((items + size - 1) / size), own.ids = nullptr;
  if (end)
    NOT_UNROLLED for (size_t z = 0; z < nz; ++z) {
      place(&own, 2, z);
      NOT_UNROLLED for (size_t y = 0; y < ny; ++y) {
        place(&own, 1, y);
        NOT_UNROLLED for (size_t x = 0; x < end; x += size) {
          place(&own, 0, x);
          own.index = (z * own.local_size[1] + y) * own.local_size[0] + x;
          own.sub_group = (uint)number++;
          next = whole(arguments, &own, frame);
        }
      }
    }
  else if (items == own.items && in_step(&own, nx, 1)) {
    alignas(64) size_t ids[3 * MOST_LANES];
    own.ids = ids;
    size_t x = 0, y = 0, z = 0;
    NOT_UNROLLED for (; (number + 1) * size <= items; ++number) {
      place(&own, 0, x), place(&own, 1, y), place(&own, 2, z);
      own.index = number * size;
      own.sub_group = (uint)number;
      NOT_UNROLLED for (size_t lane = 0; lane < size; ++lane) {
        ids[lane] = x, ids[MOST_LANES + lane] = y, ids[2 * MOST_LANES + lane] = z;
        if (++x == nx) {
          x = 0;
          if (++y == ny)
            y = 0, ++z;
        }
      }
      next = whole(arguments, &own, frame);
    }
  }
  if (number * size < items)
    next = run_other_sub_groups(arguments, item, frame, some, size, items, number);
  return next;
}

INLINED void __native_run_lanes(char *arguments, Item *item, char *frame, size_t size, Work *in_rows, Work *work,
                                Work *together, size_t) {
  LaneItem own = *(LaneItem *)item;
  size_t index = own.index;
  if (!own.ids && together) {
    together(arguments, &own, frame, &index);
    return;
  }
  if (own.ids && in_rows) {
    in_rows(arguments, &own, frame, &index);
    return;
  }
  IN_VECTORS for (size_t lane = 0; lane < size; ++lane) {
    if (own.ids)
      place(&own, 0, own.ids[lane]), place(&own, 1, own.ids[MOST_LANES + lane]), place(&own, 2, own.ids[2 * MOST_LANES + lane]);
    else
      place(&own, 0, item->local_id[0] + lane);
    own.lane = lane;
    own.index = index = item->index + lane;
    work(arguments, &own, frame, &index);
  }
}

// Where not all lanes go the same way, `next` has the region that each comes to; -1 where it has ended.
INLINED void __native_start_lanes(const Item *item, int *next, size_t size) {
  for (size_t lane = 0; lane < size; ++lane)
    next[lane] = lane < ((const LaneItem *)item)->lanes ? 0 : -1;
}

// Returns the first region that there are lanes at, and which these are.
INLINED int __native_next_region(const int *next, size_t size, size_t *lanes) {
  uint first = -1u;
  for (size_t lane = 0; lane < size; ++lane)
    first = (uint)next[lane] < first ? (uint)next[lane] : first;
  size_t found = 0;
  for (size_t lane = 0; lane < size; ++lane)
    found |= (size_t)((uint)next[lane] == first) << lane;
  *lanes = found;
  return (int)first;
}

INLINED void __native_run_some_lanes(char *arguments, Item *item, char *frame, size_t size, Work *work, int *next,
                                     size_t lanes) {
  LaneItem own = *(LaneItem *)item;
  size_t nx = extent(&own, 0), ny = extent(&own, 1), first = own.sub_group * size;
  size_t x = first % nx, y = first / nx % ny, z = first / nx / ny;
  NOT_UNROLLED for (size_t lane = 0; lane < size; ++lane) {
    if (lanes >> lane & 1) {
      place(&own, 0, x), place(&own, 1, y), place(&own, 2, z);
      size_t index = (z * own.local_size[1] + y) * own.local_size[0] + x;
      own.lane = lane, own.index = index;
      next[lane] = work(arguments, &own, frame, &index);
    }
    if (++x == nx) {
      x = 0;
      if (++y == ny)
        y = 0, ++z;
    }
  }
}

INLINED int __native_run_parted(char *arguments, Item *item, char *frame, SubGroup *some) {
  LaneItem own = *(LaneItem *)item;
  return some(arguments, &own, frame);
}

INLINED void __native_run_items(char *arguments, const Launch *launch, size_t static_bytes, Work *work, Work *together,
                                size_t width) {
  Item item;
  start(&item, launch, (char *)__builtin_alloca_with_align(static_bytes + 64 + launch->local_bytes, 512), static_bytes);
  FOR_GROUPS(launch, group) {
    place_group(&item, group);
    run(arguments, &item, nullptr, work, together, width, extent(&item, 0), extent(&item, 1), extent(&item, 2));
  }
}

INLINED void __native_run_limited_items(char *arguments, const Launch *launch, size_t static_bytes, Limit *limit,
                                        Work *other, Work *work, Work *together, size_t width) {
  Item item;
  start(&item, launch, (char *)__builtin_alloca_with_align(static_bytes + 64 + launch->local_bytes, 512), static_bytes);
  FOR_GROUPS(launch, group) {
    place_group(&item, group);
    run_limited(arguments, &item, limit, other, work, together, width, extent(&item, 0), extent(&item, 1), extent(&item, 2));
  }
}

// Return how many groups from one on stand side by side, of those up to another.
INLINE size_t groups_in_row(const Item *item, size_t group, size_t end) {
  size_t groups = item->group_count[0] - item->group_id[0];
  return end - group < groups ? end - group : groups;
}

// Return how long a row of groups is: of a known size, or, where that is 0, of the size at launch, when the last one may
// have less.
INLINE size_t row_of_groups(const Item *item, size_t groups, size_t x) {
  size_t size = groups * (x ? x : item->local_size[0]);
  size_t rest = item->global_size[0] - item->group_id[0] * item->local_size[0];
  return x || size < rest ? size : rest;
}
INLINE size_t known_or(size_t known, size_t other) { return known ? known : other; }

// The same for groups whose work-items do not ask for what they have in common: groups side by side run
// as one, so that rows are long.
INLINED void __native_run_rows(char *arguments, const Launch *launch, size_t x, size_t y, size_t z, Work *work,
                               Work *together, size_t width) {
  Item item;
  start(&item, launch, nullptr, 0);
  size_t groups;
  NOT_UNROLLED for (size_t group = launch->first_group, end = launch->end_group; group < end; group += groups) {
    place_group(&item, group);
    groups = groups_in_row(&item, group, end);
    run(arguments, &item, nullptr, work, together, width, row_of_groups(&item, groups, x), known_or(y, extent(&item, 1)),
        known_or(z, extent(&item, 2)));
  }
}

INLINED void __native_run_limited_rows(char *arguments, const Launch *launch, size_t x, size_t y, size_t z, Limit *limit,
                                       Work *other, Work *work, Work *together, size_t width) {
  Item item;
  start(&item, launch, nullptr, 0);
  size_t groups;
  NOT_UNROLLED for (size_t group = launch->first_group, end = launch->end_group; group < end; group += groups) {
    place_group(&item, group);
    groups = groups_in_row(&item, group, end);
    run_limited(arguments, &item, limit, other, work, together, width, row_of_groups(&item, groups, x),
                known_or(y, extent(&item, 1)), known_or(z, extent(&item, 2)));
  }
}

INLINED void __native_run_groups(char *arguments, const Launch *launch, size_t static_bytes, Group *work) {
  Item item;
  start(&item, launch, (char *)__builtin_alloca_with_align(static_bytes + 64 + launch->local_bytes, 512), static_bytes);
  FOR_GROUPS(launch, group) {
    place_group(&item, group);
    work(arguments, &item);
  }
}
} // extern "C"

