// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Fills while a device is busy with others that take long: events end when the memory has been written.
#include "check.hpp"
#include <sycl/sycl.hpp>

using namespace sycl;

template <class T> static void fill_and_look(queue &q, T *large, size_t count) {
  constexpr size_t FEW = 33;
  T *few = malloc_device<T>(FEW, q), *seen = malloc_host<T>(FEW, q);
  for (T value : {T(3), T(2)}) {
    event large_fill = q.fill(large, value, count);
    q.fill(few, value, FEW).wait();
    q.copy(few, seen, FEW).wait();
    for (size_t at = 0; at < FEW; ++at)
      CHECK(seen[at] == value);
    large_fill.wait();
    q.copy(large + count - 1, seen, 1).wait();
    CHECK(seen[0] == value);
  }
  free(few, q);
  free(seen, q);
}

int main() {
  queue in_any_order, in_order{property::queue::in_order{}};
  for (queue *q : {&in_any_order, &in_order}) {
    size_t bytes = size_t(1) << (q->get_backend() == backend::ext_oneapi_cuda ? 32 : 24);
    char *memory = malloc_device<char>(bytes, *q);
    fill_and_look(*q, reinterpret_cast<unsigned char *>(memory), bytes);
    fill_and_look(*q, reinterpret_cast<short *>(memory), bytes / sizeof(short));
    fill_and_look(*q, reinterpret_cast<int *>(memory), bytes / sizeof(int));
    fill_and_look(*q, reinterpret_cast<long long *>(memory), bytes / sizeof(long long));
    free(memory, *q);
  }
  return passed();
}
