// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// SYCL 2020 for programs that a stock clang compiles once, for host and devices.
#pragma once

// What programs use without including it, as other implementations of this header do.
#include <atomic>
#include <bitset>
#include <cmath>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <sstream>
#include <variant>

#include <sycl/detail/hide_letters.hpp>

#include <sycl/detail/accessor.hpp>
#include <sycl/detail/atomic_ref.hpp>
#include <sycl/detail/device_global.hpp>
#include <sycl/detail/enqueue_functions.hpp>
#include <sycl/detail/group_functions.hpp>
#include <sycl/detail/image.hpp>
#include <sycl/detail/kernel_bundle.hpp>
#include <sycl/detail/khr.hpp>
#include <sycl/detail/math.hpp>
#include <sycl/detail/non_uniform_groups.hpp>
#include <sycl/detail/not_here.hpp>
#include <sycl/detail/reduction.hpp>
#include <sycl/detail/sides.hpp>
#include <sycl/detail/stream.hpp>
#include <sycl/detail/usm.hpp>
#include <sycl/detail/work_group_memory.hpp>

#include <sycl/detail/give_back_letters.hpp>

#if defined(SYCLOPT_WITH_ALL_EXTENSIONS)
#include <sycl/detail/all_extensions.hpp>
#endif
