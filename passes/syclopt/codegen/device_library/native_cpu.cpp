// What device code calls and no image defines, for processors.
//
// Compiled to native_cpu.ll by scripts/regen_device_library. Functions have the names that compilers of device code
// give them, with plain pointers and types: `size_t get_global_id(uint)` is `_Z13get_global_idj`. The pass maps other
// spellings of a name to these, takes vectors apart where there is a function for their elements, and makes conversions.
//
// What differs from GPUs stands in sources/native_cpu/, and before what is made of it.

#include "sources/types.hpp"

#include "sources/native_cpu/work_items.hpp"

#include "sources/work_items.hpp"

#include "sources/native_cpu/address_spaces.hpp"

#include "sources/address_spaces.hpp"

#include "sources/scopes.hpp"

#include "sources/native_cpu/synchronisation.hpp"

#include "sources/synchronisation.hpp"

#include "sources/native_cpu/atomics.hpp"

#include "sources/atomics.hpp"

#include "sources/integers.hpp"

#include "sources/native_cpu/c_mathematics.hpp"

#include "sources/mathematics.hpp"

#include "sources/relations.hpp"

#include "sources/vectors.hpp"

#include "sources/rounding.hpp"

#include "sources/native_cpu/halves.hpp"

#include "sources/folds.hpp"

#include "sources/native_cpu/groups.hpp"

#include "sources/groups.hpp"

#include "sources/native_cpu/printing.hpp"

#include "sources/printing.hpp"

#include "sources/reading_records.hpp"

#include "sources/native_cpu/c_library.hpp"

#include "sources/c_library.hpp"

#include "sources/complex.hpp"
