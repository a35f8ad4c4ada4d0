#include <cstdio>
#include <dlfcn.h>

int main(int, char **names) {
  void *library = dlopen(names[1], RTLD_NOW);
  if (!library) {
    std::puts(dlerror());
    return 1;
  }
  auto next = reinterpret_cast<int (*)(int)>(dlsym(library, "next_for_c"));
  std::printf("%d\n", next(41));
  dlclose(library);
}
