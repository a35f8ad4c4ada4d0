// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The virtual functions and the vtable of Scaling; no kernel.
#include "codecs.hpp"

int Scaling::encode(int value) const { return value * salt; }

int Scaling::decode(int value) const { return static_cast<int>(value / (salt * 1.0)) - offset; }

// Stock clang emits what device code refers to.
DEVICE void refer_to(Scaling *place) { new (place) Scaling; }
