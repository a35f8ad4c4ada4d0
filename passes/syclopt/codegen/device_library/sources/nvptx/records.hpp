// How what a kernel prints stands in memory until the host takes it.
//
// The host sets `room` to the bytes behind this, `used` and `lost` to 0, `end` to `room`. A record that has no place any more
// makes `end` less, and is counted; those before `end` and `used` are whole when the kernel has ended.
#pragma once

struct PrintBuffer {
  unsigned long room, used, end, lost;
};

// Followed by slots of 64 bits, then by texts. `format` tells where the format begins, in bytes from the record on, as does
// the slot of a text (`%s`).
struct PrintRecord {
  unsigned bytes; // a multiple of 8
  unsigned slots;
  unsigned format;
  unsigned stream; // 1: standard output, 2: standard error
};
