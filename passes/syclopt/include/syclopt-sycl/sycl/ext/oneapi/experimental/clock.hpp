// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Counters that grow with time, to measure within kernels. What a difference is in seconds, the device knows.
#pragma once
#include <sycl/sycl.hpp>

#define SYCL_EXT_ONEAPI_CLOCK 1

namespace sycl::ext::oneapi::experimental {

enum class clock_scope : int { device = 1, work_group = 2, sub_group = 3 };

// One counter of the processor or multiprocessor for all scopes: on GPUs, those of several work-groups may differ.
template <clock_scope> std::uint64_t clock() { return __builtin_readcyclecounter(); }

} // namespace sycl::ext::oneapi::experimental
