// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the units of a program share: an interface, a device global, and functions of other units.
#pragma once
#include <sycl/sycl.hpp>

namespace codecs {

namespace oneapi = sycl::ext::oneapi::experimental;

struct Lossy;

class Codec {
public:
  SYCL_EXTERNAL Codec();
  SYCL_EXT_ONEAPI_FUNCTION_PROPERTY(oneapi::indirectly_callable) virtual unsigned encode(unsigned value);
  SYCL_EXT_ONEAPI_FUNCTION_PROPERTY(oneapi::indirectly_callable_in<Lossy>) virtual sycl::half squeeze(float value);
};

class Rotating : public Codec {
public:
  unsigned amount = 3;
  SYCL_EXTERNAL Rotating();
  SYCL_EXT_ONEAPI_FUNCTION_PROPERTY(oneapi::indirectly_callable) unsigned encode(unsigned value) override;
};

extern SYCL_EXTERNAL oneapi::device_global<unsigned> calls;

SYCL_EXTERNAL void construct(void *storage, bool rotating);
SYCL_EXTERNAL unsigned checksum(const unsigned *values, int count);
[[sycl::device_has(sycl::aspect::fp16)]] SYCL_EXTERNAL float refuse(float value);

} // namespace codecs
