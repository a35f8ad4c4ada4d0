// What a launch tells the kernel: the last parameter of each kernel, after the kernel's own.
//
// Dimension 0 varies fastest, and is the x of CUDA. A range is launched in several grids where one cannot have so many
// work-groups: the id of a work-item is `global_base` + block * threads + thread, that of its group `group_base` + block.
#pragma once

struct Launch {
  unsigned long global_base[3]; // the offset of the range is in it
  unsigned long global_size[3];
  unsigned left[3]; // work-items of the range from the first one of the grid on, or 2^32 - 1, which no grid has
  unsigned group_base[3];
  unsigned group_count[3];
  unsigned dimensions;
  unsigned scratch; // where in dynamic local memory the memory begins whose size the launch told
  unsigned is_early; // whether the grid may begin before those before it have ended: it waits for them (from sm_90 on)
};
static_assert(sizeof(Launch) == 96);

extern "C" __attribute__((const)) const Launch *__nvptx_launch();
