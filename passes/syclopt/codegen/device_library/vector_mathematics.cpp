// Mathematical functions of floats for processors, in vectors of several sizes.
//
// Compiled to vector_mathematics.ll by scripts/regen_device_library. Kernels take from there what they call, in all the
// sizes that vectors of work-items may have, when they are written in the form that LLVM makes vectors of.

#include "sources/types.hpp"

#include "sources/native_cpu/c_mathematics.hpp"

#include "sources/native_cpu/vector_mathematics.hpp"
