// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Classes with several bases, so that virtual functions have thunks; what the units codecs, factory and main_codecs share.
#pragma once
#include "../device.hpp"
#include "sycl.hpp"

namespace syclext = sycl::ext::oneapi::experimental;

struct exact;
struct quick;

struct Encoder {
  SYCL_EXT_ONEAPI_FUNCTION_PROPERTY(syclext::indirectly_callable<quick>)
  virtual int encode(int value) const = 0;
  virtual void describe() const {}
  int salt = 3;
};

struct Decoder {
  SYCL_EXT_ONEAPI_FUNCTION_PROPERTY(syclext::indirectly_callable<exact>)
  virtual int decode(int value) const = 0;
  int offset = 1;
};

struct Scaling : Encoder, Decoder {
  SYCL_EXT_ONEAPI_FUNCTION_PROPERTY(syclext::indirectly_callable<quick>)
  int encode(int value) const override;
  SYCL_EXT_ONEAPI_FUNCTION_PROPERTY(syclext::indirectly_callable<exact>)
  int decode(int value) const override;
};

// factory.cpp
DEVICE Decoder *make_codec(void *place);
