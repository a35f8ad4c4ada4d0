// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The unit with the kernels.
#include "codec.hpp"

using namespace codecs;

void run(sycl::queue &queue, void *storage, unsigned *values, float *floats) {
  constexpr oneapi::properties calls_default{oneapi::assume_indirect_calls};
  constexpr oneapi::properties calls_lossy{oneapi::assume_indirect_calls_to<Lossy>};
  queue.single_task<class Construct>([=] { construct(storage, values[0] == 1); });
  queue.parallel_for<class Encode>(sycl::range<1>(64), calls_default, [=](sycl::id<1> i) {
    values[i] = static_cast<Codec *>(storage)->encode(values[i]);
  });
  queue.single_task<class Squeeze>(calls_lossy, [=] {
    floats[1] = static_cast<float>(static_cast<Codec *>(storage)->squeeze(floats[0]));
  });
  queue.single_task<class Check>([=] { values[0] = checksum(values, 64); });
  queue.single_task<class Refuse>([=] { floats[0] = refuse(floats[0]); });
}
