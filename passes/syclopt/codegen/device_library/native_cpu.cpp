// What device code calls and no image defines, for processors.
//
// Compiled to native_cpu.ll by scripts/regen_device_library. Functions have the names that compilers of device code
// give them, with plain pointers and types: `size_t get_global_id(uint)` is `_Z13get_global_idj`. The pass maps other
// spellings of a name to these, takes vectors apart where there is a function for their elements, and makes conversions.

#include "sources/types.hpp"

#include "sources/work_items.hpp"

#include "sources/address_spaces.hpp"

#include "sources/synchronisation.hpp"

#include "sources/atomics.hpp"

#include "sources/integers.hpp"

#include "sources/mathematics.hpp"

#include "sources/relations.hpp"

#include "sources/vectors.hpp"

#include "sources/rounding.hpp"

#include "sources/halves.hpp"

#include "sources/groups.hpp"

#include "sources/printing.hpp"

#include "sources/c_library.hpp"

#include "sources/complex.hpp"
