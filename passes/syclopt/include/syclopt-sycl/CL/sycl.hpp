// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The name that the header had before.
#pragma once
#include <sycl/sycl.hpp>
namespace cl {
namespace sycl = ::sycl;
}
