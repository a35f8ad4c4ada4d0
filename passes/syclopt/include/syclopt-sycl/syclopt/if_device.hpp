// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// For programs that are written for DPC++ too: here if_device is among the headers.
#pragma once
#include <sycl/sycl.hpp>
