// printf: text is kept until the runtime takes it, so that it comes in order with what the host prints.
#pragma once

#include "../formatting.hpp"

extern "C" long write(int, const void *, size_t);

static Text native_printed;
static int native_printing; // 1 while a thread changes it

__attribute__((noinline)) static void give_to_host(const char *from, size_t size) {
  while (__atomic_exchange_n(&native_printing, 1, __ATOMIC_ACQUIRE))
    ;
  append(&native_printed, from, size);
  __atomic_store_n(&native_printing, 0, __ATOMIC_RELEASE);
}

extern "C" {
int __native_printf(const char *format, const ulong *slots, int count) {
  Text text = formatted(format, slots, count);
  give_to_host(text.data, text.used);
  free(text.data);
  return 0;
}

// Returns what was printed since the last call, which the caller frees. A handler of signals may call this, also in the
// thread that changes the text: that one will not go on, so this gives up some time.
char *__native_take_printed(size_t *size) {
  *size = 0;
  for (uint tries = 0; __atomic_exchange_n(&native_printing, 1, __ATOMIC_ACQUIRE); ++tries)
    if (tries == 1u << 26)
      return nullptr;
  char *data = native_printed.data;
  *size = native_printed.used;
  native_printed = {};
  __atomic_store_n(&native_printing, 0, __ATOMIC_RELEASE);
  return data;
}

// Writes what nobody will take any more.
void __native_write_printed() {
  size_t size;
  char *data = __native_take_printed(&size);
  for (size_t at = 0; at < size;) {
    long written = write(1, data + at, size - at);
    if (written <= 0)
      break;
    at += (size_t)written;
  }
  free(data);
}
} // extern "C"
