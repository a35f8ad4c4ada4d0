// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One program for x86-64 hosts and a device: what both sides use, what only one does, and what hides from the other in
// if_device and if_host. The host side throws, prints and counts, which the device never sees.
#include "if_device.hpp"

extern "C" int printf(const char *, ...);

namespace {

struct TooLarge {
  int value;
};

int lines; // the host's alone
thread_local int depth;

struct Banner {
  Banner() { printf("begin\n"); }
  ~Banner() { printf("end after %d lines\n", lines); }
} banner;

const int device_weights[] = {1, 10, 100, 1000};
const char *const host_words[] = {"zero", "one", "two", "three"};

template <class T> struct Scale {
  virtual T apply(T value) const { return value * 2; }
  virtual ~Scale() {}
};

} // namespace

// Both sides use it; each sees a half of it.
inline int weight(int index) {
  int result = -1;
  sketch::if_device([&] { result = device_weights[index & 3]; }).otherwise([&] {
    ++lines;
    if (index > 3)
      throw TooLarge{index};
    printf("weight of %s\n", host_words[index]);
    result = index;
  });
  return result;
}

// Only the device gets here, but for what it leaves to the host.
static int on_device_only(int value) {
  sketch::if_host([&] {
    ++depth;
    printf("never printed: %d\n", value);
  });
  return value + 7;
}

int traced(int index) {
  try {
    sketch::if_host([&] { printf("traced(%d)\n", index); });
    return weight(index);
  } catch (const TooLarge &error) {
    printf("too large: %d\n", error.value);
    return -1;
  }
}

int main() {
  int results[4] = {};
  int *out = results;
  sketch::parallel_for(4, [=](unsigned long id) { out[id] = on_device_only(weight(static_cast<int>(id))); });
  const Scale<int> *scale = new Scale<int>;
  int sum = 0;
  for (int index = 0; index <= 4; ++index)
    sum += scale->apply(traced(index));
  delete scale;
  printf("sum %d\n", sum);
  return sum == 10 ? 0 : 1;
}
