// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Aspects: what kernels and functions use (fp16, fp64, atomics of 64 bits), what they say they use, in their bodies, in
// functions they call, in the types of variables and of members.
#include <sycl/sycl.hpp>

template <typename T> T half_of(T value) { return value / 2; }

[[sycl::device_has(sycl::aspect::fp64)]] double narrow(double value) { return half_of(value); }

struct Sample {
  float time;
  double value;
};
struct Trace {
  int length;
  Sample samples[4];
};

inline float last(const Trace &trace) {
  Trace copy = trace;
  return copy.samples[copy.length - 1].time;
}

void run(sycl::queue &queue, void *storage) {
  auto *floats = static_cast<float *>(storage);
  auto *halves = static_cast<sycl::half *>(storage);
  auto *doubles = static_cast<double *>(storage);
  auto *longs = static_cast<long *>(storage);
  auto *traces = static_cast<Trace *>(storage);
  queue.single_task<class Plain>([=] { *floats = half_of(*floats); });
  queue.single_task<class Half>([=] { *halves = half_of(*halves); });
  queue.single_task<class Double>([=] { *doubles = narrow(*doubles); });
  queue.single_task<class HalfAndDouble>([=] { *doubles = half_of(*doubles) + static_cast<double>(*halves); });
  queue.single_task<class Atomic>([=] {
    sycl::atomic_ref<long, sycl::memory_order::relaxed, sycl::memory_scope::device>(*longs) += 2;
  });
  queue.single_task<class OfTypes>([=] { *floats = last(*traces); });
  queue.single_task<class Says>([=]() [[sycl::device_has(sycl::aspect::gpu, sycl::aspect::fp16)]] { *floats = 1; });
  queue.single_task<class SaysNothing>([=]() [[sycl::device_has()]] { *floats = 2; });
}
