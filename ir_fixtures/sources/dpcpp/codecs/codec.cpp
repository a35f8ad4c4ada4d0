// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The unit with the constructors, the bodies of the virtual functions, and the device global.
#include "codec.hpp"

namespace codecs {

SYCL_EXTERNAL oneapi::device_global<unsigned> calls;

Codec::Codec() = default;
Rotating::Rotating() = default;

SYCL_EXT_ONEAPI_FUNCTION_PROPERTY(oneapi::indirectly_callable) unsigned Codec::encode(unsigned value) {
  calls = calls + 1;
  return ~value;
}

SYCL_EXT_ONEAPI_FUNCTION_PROPERTY(oneapi::indirectly_callable_in<Lossy>) sycl::half Codec::squeeze(float value) {
  return static_cast<sycl::half>(value) * static_cast<sycl::half>(0.5f);
}

SYCL_EXT_ONEAPI_FUNCTION_PROPERTY(oneapi::indirectly_callable) unsigned Rotating::encode(unsigned value) {
  return value << amount | value >> (32 - amount);
}

} // namespace codecs
