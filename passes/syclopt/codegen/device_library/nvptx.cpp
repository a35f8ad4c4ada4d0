// What device code calls and no image defines, for NVIDIA's GPUs.
//
// Compiled to nvptx.ll by scripts/regen_device_library, as native_cpu.cpp is. Mathematics calls NVIDIA's libdevice, which
// is linked too where it is needed. What differs from processors stands in sources/nvptx/.

#include "sources/types.hpp"

#include "sources/nvptx/work_items.hpp"

#include "sources/work_items.hpp"

#include "sources/nvptx/address_spaces.hpp"

#include "sources/address_spaces.hpp"

#include "sources/scopes.hpp"

#include "sources/nvptx/synchronisation.hpp"

#include "sources/synchronisation.hpp"

#include "sources/nvptx/atomics.hpp"

#include "sources/atomics.hpp"

#include "sources/integers.hpp"

#include "sources/nvptx/c_mathematics.hpp"

#include "sources/mathematics.hpp"

#include "sources/relations.hpp"

#include "sources/vectors.hpp"

#include "sources/rounding.hpp"

#include "sources/folds.hpp"

#include "sources/nvptx/groups.hpp"

#include "sources/groups.hpp"

#include "sources/nvptx/printing.hpp"

#include "sources/printing.hpp"

#include "sources/nvptx/c_library.hpp"

#include "sources/c_library.hpp"

#include "sources/complex.hpp"
