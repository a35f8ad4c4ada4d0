// Kernels that do what devices cannot: each line is one error. What is left to the host is none.
#include "once.hpp"
#include <cstdarg>
#include <iostream>
#include <stdexcept>

int counter;
thread_local int mine;
int elsewhere(int);

struct shape {
  virtual CALLABLE_INDIRECTLY(void) int area() { return 0; }
};
struct square : shape {};

static int deep(int x) {
  if (x > 3)
    throw std::runtime_error("too deep");
  std::cout << x;
  counter++;
  return elsewhere(x);
}

static int sum(int count, ...) {
  va_list rest;
  va_start(rest, count);
  int result = va_arg(rest, int);
  va_end(rest);
  return result;
}

int main() {
  int *out = nullptr;
  once::parallel_for<class Refused>(1, [=](std::size_t i) {
    once::if_host([] { throw 1; });
    out[0] = deep(int(i));
    int *own = new int;
    mine = *own;
    out[1] = sum(1, 2);
    long double third = out[0] / 3.0L;
    out[2] = int(third);
    asm volatile("nop");
    out[4] = dynamic_cast<square *>(reinterpret_cast<shape *>(out)) != nullptr;
    static int first = deep(3);
    out[3] = first;
  });
}
