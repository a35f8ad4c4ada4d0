// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Makes objects whose vtable is in the unit codecs.
#include "codecs.hpp"

DEVICE Decoder *make_codec(void *place) { return new (place) Scaling; }
