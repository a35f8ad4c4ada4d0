// Another translation unit: it defines what the first one declares, and has variables of its own.
#include <sycl/device_global.hpp>

sycl::device_global<int> elsewhere;

namespace {
sycl::device_global<int> FuBar;
}

void *other_fubar() { return &FuBar; }
