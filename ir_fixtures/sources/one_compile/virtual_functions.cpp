// Objects with virtual functions in two sets, one of which needs fp64; a class with type information and a virtual
// function for the host alone, that throws.
#include "once.hpp"
#include <cstdio>
#include <stdexcept>

struct set_fp64;

struct Base {
  virtual CALLABLE_INDIRECTLY(void) int foo(int x) { return x + 1; }
  virtual CALLABLE_INDIRECTLY(set_fp64) int bar(int x) { return int(double(x) * 0.5); }
  virtual int report() {
    std::puts("on the host");
    throw std::runtime_error("host");
  }
};

struct Derived : Base {
  CALLABLE_INDIRECTLY(void) int foo(int x) override { return x * 3; }
};

int main() {
  alignas(16) static char memory[2][64];
  int results[4] = {};
  void *place = memory;
  int *out = results;
  once::parallel_for<class Constructor>(1, [=](std::size_t) {
    new (place) Base;
    new (static_cast<char *>(place) + 64) Derived;
  });
  once::parallel_for<class Use>(once::calls<void>{}, 2, [=](std::size_t i) {
    out[i] = reinterpret_cast<Base *>(static_cast<char *>(place) + 64 * i)->foo(7);
  });
  once::parallel_for<class UseFP64>(once::calls<set_fp64, void>{}, 2, [=](std::size_t i) {
    out[2 + i] = reinterpret_cast<Base *>(static_cast<char *>(place) + 64 * i)->bar(10);
  });
  try {
    Base{}.report();
  } catch (const std::exception &error) {
    std::printf("caught %s\n", error.what());
  }
}
