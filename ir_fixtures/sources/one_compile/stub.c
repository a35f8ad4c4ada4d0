/* What tests link with the host side: it says what a launch was given. */
#include <stddef.h>
#include <stdio.h>

void once_launch(const void *kernel, const void *callable, size_t size, size_t align, size_t global, size_t local) {
  (void)callable;
  printf("launch %s: %zu bytes at %zu, %zu items in %zu\n", (const char *)kernel, size, align, global, local);
}

void syclopt_add_device_global(void *variable, const char *id) { printf("device global %s %d\n", id, variable != 0); }
