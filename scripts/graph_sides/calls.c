// A loop that calls the kernels of a graph one after another, as a person would write it.
#include <stddef.h>

struct launch {
  size_t fields[16], next_group;
};

struct call {
  void (*function)(char *arguments, struct launch *launch);
  char *arguments;
  struct launch *launch;
};

void call_all(const struct call *calls, size_t count) {
  for (size_t at = 0; at < count; ++at) {
    calls[at].launch->next_group = 0;
    calls[at].function(calls[at].arguments, calls[at].launch);
  }
}
