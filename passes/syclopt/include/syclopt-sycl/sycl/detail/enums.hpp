// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Enumerations and tags.
#pragma once

#include <sycl/detail/config.hpp>
#include <type_traits>

namespace sycl {

enum class backend : std::uint32_t { host, opencl, ext_oneapi_level_zero, level_zero = ext_oneapi_level_zero, ext_oneapi_cuda, cuda = ext_oneapi_cuda, all, ext_oneapi_hip, hip = ext_oneapi_hip, ext_oneapi_native_cpu, native_cpu = ext_oneapi_native_cpu };

enum class aspect : std::int32_t {
#define SYCLOPT_ASPECT(name, number) name = number,
#include <sycl/detail/aspects.def>
#undef SYCLOPT_ASPECT
};
// A program is compiled for devices that are not known yet.
template <aspect A> struct any_device_has : std::true_type {};
template <aspect A> struct all_devices_have : std::false_type {};
template <aspect A> inline constexpr bool any_device_has_v = any_device_has<A>::value;
template <aspect A> inline constexpr bool all_devices_have_v = all_devices_have<A>::value;

namespace access {
enum class address_space { private_space, global_space, constant_space [[deprecated]], local_space, generic_space };
enum class decorated { no, yes, legacy };
enum class mode { read = 1024, write, read_write, discard_write, discard_read_write, atomic };
enum class target { device = 2014, global_buffer = device, constant_buffer = 2015, local, image, host_buffer, host_image, image_array, host_task };
enum class placeholder { false_t, true_t };
enum class fence_space : char { local_space, global_space, global_and_local };
} // namespace access

using access_mode = access::mode;
using access::target;

template <access_mode M> struct mode_tag_t {};
template <access_mode M, target T> struct mode_target_tag_t {};
inline constexpr mode_tag_t<access_mode::read> read_only;
inline constexpr mode_tag_t<access_mode::read_write> read_write;
inline constexpr mode_tag_t<access_mode::write> write_only;
inline constexpr mode_target_tag_t<access_mode::read, target::constant_buffer> read_constant;
inline constexpr mode_target_tag_t<access_mode::read, target::host_task> read_only_host_task;
inline constexpr mode_target_tag_t<access_mode::read_write, target::host_task> read_write_host_task;
inline constexpr mode_target_tag_t<access_mode::write, target::host_task> write_only_host_task;

enum class memory_order : int { relaxed, acquire, __consume_unsupported, release, acq_rel, seq_cst };
inline constexpr auto memory_order_relaxed = memory_order::relaxed;
inline constexpr auto memory_order_acquire = memory_order::acquire;
inline constexpr auto memory_order_release = memory_order::release;
inline constexpr auto memory_order_acq_rel = memory_order::acq_rel;
inline constexpr auto memory_order_seq_cst = memory_order::seq_cst;

enum class memory_scope : int { work_item, sub_group, work_group, device, system };
inline constexpr auto memory_scope_work_item = memory_scope::work_item;
inline constexpr auto memory_scope_sub_group = memory_scope::sub_group;
inline constexpr auto memory_scope_work_group = memory_scope::work_group;
inline constexpr auto memory_scope_device = memory_scope::device;
inline constexpr auto memory_scope_system = memory_scope::system;

namespace info {
enum class device_type : std::uint32_t { cpu, gpu, accelerator, custom, automatic, host, all };
enum class partition_property { no_partition, partition_equally, partition_by_counts, partition_by_affinity_domain };
enum class partition_affinity_domain { not_applicable, numa, L4_cache, L3_cache, L2_cache, L1_cache, next_partitionable };
enum class local_mem_type : std::uint32_t { none, local, global };
enum class fp_config : std::uint32_t { denorm, inf_nan, round_to_nearest, round_to_zero, round_to_inf, fma, correctly_rounded_divide_sqrt, soft_float };
enum class global_mem_cache_type : std::uint32_t { none, read_only, read_write };
enum class execution_capability : std::uint32_t { exec_kernel, exec_native_kernel };
enum class event_command_status : std::int32_t { submitted, running, complete, ext_oneapi_unknown = -1 };
} // namespace info

namespace usm {
enum class alloc { host, device, shared, unknown };
}

// The numbers that SPIR-V has for orders and scopes.
namespace detail {
constexpr int spirv(memory_order order) {
  return order == memory_order::relaxed ? 0 : order == memory_order::acquire ? 2 : order == memory_order::release ? 4 : order == memory_order::acq_rel ? 8 : 16;
}
constexpr int spirv(memory_scope scope) {
  return scope == memory_scope::work_item ? 4 : scope == memory_scope::sub_group ? 3 : scope == memory_scope::work_group ? 2 : scope == memory_scope::device ? 1 : 0;
}
inline constexpr int work_group_scope = 2, sub_group_scope = 3;
inline constexpr int all_memory = 0x80 | 0x100 | 0x200; // of sub-groups, work-groups and devices
constexpr int fenced_memory(access::fence_space space) {
  return space == access::fence_space::local_space ? 0x100 : space == access::fence_space::global_space ? 0x200 : 0x300;
}
} // namespace detail

inline void atomic_fence(memory_order order, memory_scope scope);

} // namespace sycl
