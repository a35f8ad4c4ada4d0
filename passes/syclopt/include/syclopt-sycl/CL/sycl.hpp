// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The name that the header had before.
#pragma once
#include <sycl/sycl.hpp>
namespace sycl {
using detail::accessor_error;
using detail::compile_program_error;
using detail::device_error;
using detail::event_error;
using detail::feature_not_supported;
using detail::invalid_object_error;
using detail::invalid_parameter_error;
using detail::kernel_error;
using detail::link_program_error;
using detail::memory_allocation_error;
using detail::nd_range_error;
using detail::platform_error;
using detail::profiling_error;
using detail::runtime_error;
} // namespace sycl
namespace cl {
namespace sycl = ::sycl;
}
