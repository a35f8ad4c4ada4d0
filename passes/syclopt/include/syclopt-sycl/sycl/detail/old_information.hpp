// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What is asked of GPUs of Intel, and of how many work-groups there may be, as DPC++ had it before the namespaces of today.
#pragma once
#include <sycl/detail/device.hpp>

namespace sycl::info::device {

using ext_intel_free_memory = free_memory;
using ext_intel_max_mem_bandwidth = max_mem_bandwidth;
using ext_intel_pci_address = pci_address;
using ext_intel_gpu_eu_count = sycl::ext::intel::info::device::gpu_eu_count;
using ext_intel_gpu_eu_simd_width = sycl::ext::intel::info::device::gpu_eu_simd_width;
using ext_intel_gpu_slices = sycl::ext::intel::info::device::gpu_slices;
using ext_intel_gpu_subslices_per_slice = sycl::ext::intel::info::device::gpu_subslices_per_slice;
using ext_intel_gpu_eu_count_per_subslice = sycl::ext::intel::info::device::gpu_eu_count_per_subslice;
using ext_intel_gpu_hw_threads_per_eu = sycl::ext::intel::info::device::gpu_hw_threads_per_eu;
using ext_oneapi_max_work_groups_1d = sycl::ext::oneapi::experimental::info::device::max_work_groups<1>;
using ext_oneapi_max_work_groups_2d = sycl::ext::oneapi::experimental::info::device::max_work_groups<2>;
using ext_oneapi_max_work_groups_3d = sycl::ext::oneapi::experimental::info::device::max_work_groups<3>;
using ext_oneapi_max_global_work_groups = sycl::ext::oneapi::experimental::info::device::max_global_work_groups;

} // namespace sycl::info::device
