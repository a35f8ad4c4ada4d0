// C's functions that print.
#pragma once

extern "C" {
int puts(const char *text) { return __native_printf("%s\n", (const ulong *)&text, 1); }
int putchar(int c) {
  ulong slot = (ulong)c;
  __native_printf("%c", &slot, 1);
  return c;
}
} // extern "C"
