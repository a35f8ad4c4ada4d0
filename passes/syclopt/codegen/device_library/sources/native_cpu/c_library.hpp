// How a process ends with a message; C's functions it has itself.
#pragma once

extern "C" int dprintf(int, const char *, ...);
extern "C" [[noreturn]] void abort();

template <class... Values> [[noreturn]] INLINE void stop(const char *format, Values... values) {
  __native_write_printed();
  dprintf(2, format, values...);
  abort();
}
