// printf: a record of the format, the arguments and the texts among them goes to memory that the host gives.
#pragma once

#include "../directives.hpp"
#include "records.hpp"

using BufferPointer = PrintBuffer *;
extern "C" __attribute__((address_space(1))) BufferPointer __nvptx_print_buffer;
__attribute__((address_space(1))) BufferPointer __nvptx_print_buffer = nullptr; // the host puts a pointer there

INLINE uint size_of_text(const char *text) {
  uint size = 1;
  while (text[size - 1])
    ++size;
  return size;
}

__attribute__((noinline)) static int print_to(uint stream, const char *format, const ulong *slots, uint count) {
  PrintBuffer *buffer = __nvptx_print_buffer;
  if (!buffer)
    return -1;
  uint size = size_of_text(format), head = sizeof(PrintRecord) + count * sizeof(ulong), texts = head + size;
  each_text(format, slots, count, [&](uint at) INLINED { texts += size_of_text((const char *)slots[at]); });
  uint bytes = (texts + 7) & -8u;
  ulong place = __scoped_atomic_fetch_add(&buffer->used, bytes, __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE);
  if (place + bytes > buffer->room) {
    __scoped_atomic_fetch_min(&buffer->end, place, __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE);
    __scoped_atomic_fetch_add(&buffer->lost, 1, __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE);
    return -1;
  }
  char *to = (char *)(buffer + 1) + place;
  *(PrintRecord *)to = {bytes, count, head, stream};
  ulong *values = (ulong *)(to + sizeof(PrintRecord));
  for (uint at = 0; at < count; ++at)
    values[at] = slots[at];
  for (uint at = 0; at < size; ++at)
    to[head + at] = format[at];
  uint next = head + size;
  each_text(format, slots, count, [&](uint at) INLINED {
    const char *text = (const char *)slots[at];
    values[at] = next;
    do
      to[next++] = *text;
    while (*text++);
  });
  return 0;
}

extern "C" int __native_printf(const char *format, const ulong *slots, int count) {
  return print_to(1, format, slots, (uint)count);
}
