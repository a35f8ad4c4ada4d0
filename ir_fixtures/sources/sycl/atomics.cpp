// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Atomic references: every operation, integers, floating point and pointers, in kernels and on the host.
#include "check.hpp"
#include <limits>
#include <sycl/sycl.hpp>

template <class T> using atomic = sycl::atomic_ref<T, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::global_space>;

int main() {
  sycl::queue q;
  int *numbers = sycl::malloc_shared<int>(8, q);
  float *real = sycl::malloc_shared<float>(2, q);
  unsigned long *wide = sycl::malloc_shared<unsigned long>(1, q);
  for (int i = 0; i < 8; ++i)
    numbers[i] = 0;
  numbers[3] = -1;
  real[0] = real[1] = 0;
  *wide = 1;
  q.parallel_for<class Atomics>(sycl::range<1>(100), [=](sycl::id<1> id) {
    const int i = static_cast<int>(id[0]);
    atomic<int>(numbers[0]) += i;
    atomic<int>(numbers[1]).fetch_max(i);
    atomic<int>(numbers[2]).fetch_min(-i);
    atomic<int>(numbers[3]).fetch_and(~(1 << (i % 8)));
    atomic<int>(numbers[4]).fetch_or(1 << (i % 10));
    atomic<int>(numbers[5]).fetch_xor(3);
    --atomic<int>(numbers[6]);
    atomic<float>(real[0]).fetch_add(0.5f);
    atomic<unsigned long> product(*wide);
    for (unsigned long old = product.load(); !product.compare_exchange_weak(old, old + 2);)
      ;
    atomic<float>(real[1]).fetch_max(static_cast<float>(i) / 2);
    sycl::atomic_fence(sycl::memory_order::acq_rel, sycl::memory_scope::device);
    atomic<int>(numbers[7]).store(9);
  }).wait();
  CHECK(numbers[0] == 4950 && numbers[1] == 99 && numbers[2] == -99 && numbers[3] == ~255);
  CHECK(numbers[4] == 1023 && numbers[5] == 0 && numbers[6] == -100 && numbers[7] == 9);
  CHECK(real[0] == 50 && real[1] == 49.5f && *wide == 201);
  int here = 5;
  atomic<int> host(here);
  CHECK(host.fetch_add(2) == 5 && host.exchange(1) == 7 && host.load() == 1);

  // Integers wrap, whatever the optimizer knows of sums.
  numbers[0] = numbers[2] = std::numeric_limits<int>::max(), numbers[1] = numbers[3] = std::numeric_limits<int>::min();
  const auto wraps = [](int *of) { return ++atomic<int>(of[0]) < 0 && --atomic<int>(of[1]) > 0; };
  q.single_task<class Wraps>([=] { numbers[4] = wraps(numbers); }).wait();
  CHECK(numbers[4] == 1 && wraps(numbers + 2));
  CHECK(numbers[0] == std::numeric_limits<int>::min() && numbers[1] == std::numeric_limits<int>::max());
  sycl::free(numbers, q), sycl::free(real, q), sycl::free(wide, q);
  return passed();
}
