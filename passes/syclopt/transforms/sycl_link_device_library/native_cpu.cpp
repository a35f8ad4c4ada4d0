// What device code calls and no image defines, for processors.
//
// Compiled to native_cpu.ll by scripts/regen_device_library. Functions have the names that compilers of device code
// give them, with plain pointers and types: `size_t get_global_id(uint)` is `_Z13get_global_idj`. The pass maps other
// spellings of a name to these, takes vectors apart where there is a function for their elements, and makes conversions.

#include "native_cpu/types.hpp"

#include "native_cpu/work_items.hpp"

#include "native_cpu/address_spaces.hpp"

#include "native_cpu/synchronisation.hpp"

#include "native_cpu/atomics.hpp"

#include "native_cpu/integers.hpp"

#include "native_cpu/mathematics.hpp"

#include "native_cpu/relations.hpp"

#include "native_cpu/vectors.hpp"

#include "native_cpu/rounding.hpp"

#include "native_cpu/halves.hpp"

#include "native_cpu/groups.hpp"

#include "native_cpu/printing.hpp"

#include "native_cpu/c_library.hpp"

#include "native_cpu/complex.hpp"
