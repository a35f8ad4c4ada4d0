// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Times between commands of a queue.
#pragma once
#include <sycl/sycl.hpp>

#define SYCL_EXT_ONEAPI_PROFILING_TAG 1

namespace sycl::ext::oneapi::experimental {

// An event with the time at which all commands have ended that the queue was given before; later ones begin afterwards.
inline event submit_profiling_tag(queue &q) {
  if (!q.has_property<sycl::property::queue::enable_profiling>())
    throw exception(errc::invalid, "a profiling tag is for a queue with the property 'enable_profiling'");
  return q.ext_oneapi_submit_barrier();
}

} // namespace sycl::ext::oneapi::experimental
