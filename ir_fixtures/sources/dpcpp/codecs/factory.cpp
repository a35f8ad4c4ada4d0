// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The unit that creates objects, for kernels of other units, with a kernel of its own.
#include "codec.hpp"

namespace codecs {

SYCL_EXTERNAL void construct(void *storage, bool rotating) {
  if (rotating)
    new (storage) Rotating;
  else
    new (storage) Codec;
}

SYCL_EXTERNAL unsigned checksum(const unsigned *values, int count) {
  unsigned sum = 1;
  for (int i = 0; i < count; ++i)
    sum = sum * 31 + values[i];
  return sum;
}

SYCL_EXTERNAL float refuse(float value) {
  return static_cast<float>(static_cast<sycl::half>(value));
}

void clear(sycl::queue &queue) {
  queue.single_task<class Clear>([] { calls = 0; });
}

} // namespace codecs
