// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What all headers share: versions, annotations for the passes, and the two sides of a program.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>

#ifndef __clang__
#error "these SYCL headers are for clang, from version 16 on"
#elif __clang_major__ < 16
#error "these SYCL headers need clang 16 or newer"
#elif __cplusplus < 201703L
#error "these SYCL headers need C++17 or newer: compile with '-std=c++17'"
#endif

#define SYCL_LANGUAGE_VERSION 202012L
#define CL_SYCL_LANGUAGE_VERSION 202012L
#define SYCL_IMPLEMENTATION_SYCLOPT 1
#define SYCL_EXTERNAL __attribute__((annotate("syclopt:external")))

// What the driver writes in the place of attributes of kernels, which clang drops; behind the name of a function, those of clang.
#define SYCLOPT_OF_reqd_sub_group_size(...) annotate("syclopt:sycl-sub-group-size", __VA_ARGS__)
#define SYCLOPT_reqd_sub_group_size(...) __attribute__((SYCLOPT_OF_reqd_sub_group_size(__VA_ARGS__)))
#define SYCLOPT_OF_reqd_work_group_size(...) annotate("syclopt:sycl-work-group-size", __VA_ARGS__)
#define SYCLOPT_reqd_work_group_size(...) __attribute__((SYCLOPT_OF_reqd_work_group_size(__VA_ARGS__)))
#define SYCLOPT_OF_work_group_size_hint(...) annotate("syclopt:sycl-work-group-size-hint", __VA_ARGS__)
#define SYCLOPT_work_group_size_hint(...) __attribute__((SYCLOPT_OF_work_group_size_hint(__VA_ARGS__)))
#define SYCLOPT_OF_device_has(...) annotate("syclopt:sycl-device-has", __VA_ARGS__)
#define SYCLOPT_device_has(...) __attribute__((SYCLOPT_OF_device_has(__VA_ARGS__)))

#define SYCL_FEATURE_SET_FULL 1
#define SYCL_EXT_ONEAPI_AUTO_LOCAL_RANGE 1
#define SYCL_EXT_ONEAPI_BFLOAT16 1
#define SYCL_EXT_ONEAPI_BFLOAT16_MATH_FUNCTIONS 1
#define SYCL_EXT_ONEAPI_COMPLEX_ALGORITHMS 1
#define SYCL_EXT_ONEAPI_DEFAULT_CONTEXT 1
#define SYCL_EXT_ONEAPI_DEVICE_ARCHITECTURE 1
#define SYCL_EXT_ONEAPI_DEVICE_GLOBAL 1
#define SYCL_EXT_ONEAPI_DISCARD_QUEUE_EVENTS 1
#define SYCL_EXT_ONEAPI_ENQUEUE_BARRIER 1
#define SYCL_EXT_ONEAPI_ENQUEUE_FUNCTIONS 1
#define SYCL_EXT_ONEAPI_FREE_FUNCTION_KERNELS 1
#define SYCL_EXT_ONEAPI_FREE_FUNCTION_QUERIES 1
#define SYCL_EXT_ONEAPI_GET_KERNEL_INFO 1
#define SYCL_EXT_ONEAPI_GRAPH 1
#define SYCL_EXT_ONEAPI_IF_DEVICE 1
#define SYCL_EXT_ONEAPI_IN_ORDER_QUEUE_EVENTS 1
#define SYCL_EXT_ONEAPI_KERNEL_PROPERTIES 1
#define SYCL_EXT_ONEAPI_LOCAL_MEMORY 1
#define SYCL_EXT_ONEAPI_MAX_WORK_GROUP_QUERY 1
#define SYCL_EXT_ONEAPI_MEMCPY2D 1
#define SYCL_EXT_ONEAPI_NATIVE_MATH 1
#define SYCL_EXT_ONEAPI_NON_UNIFORM_GROUPS 1
#define SYCL_EXT_ONEAPI_PEER_ACCESS 1
#define SYCL_EXT_ONEAPI_PROD 1
#define SYCL_EXT_ONEAPI_PROPERTIES 1
#define SYCL_EXT_ONEAPI_QUEUE_EMPTY 1
#define SYCL_EXT_ONEAPI_QUEUE_PRIORITY 1
#define SYCL_EXT_ONEAPI_RAW_KERNEL_ARG 1
#define SYCL_EXT_ONEAPI_ROOT_GROUP 1
#define SYCL_EXT_ONEAPI_SUB_GROUP_MASK 1
#define SYCL_EXT_ONEAPI_USE_PINNED_HOST_MEMORY_PROPERTY 1
#define SYCL_EXT_ONEAPI_USM_DEVICE_READ_ONLY 1
#define SYCL_EXT_ONEAPI_VIRTUAL_FUNCTIONS 1
#define SYCL_EXT_ONEAPI_WORK_GROUP_MEMORY 1
#define SYCL_EXT_ONEAPI_WORK_GROUP_SCRATCH_MEMORY 1
#define SYCL_EXT_ONEAPI_WORK_GROUP_STATIC 1
#define SYCL_KHR_DEFAULT_CONTEXT 1
#define SYCL_KHR_DYNAMIC_ADDRSPACE_CAST 1
#define SYCL_KHR_FREE_FUNCTION_COMMANDS 1
#define SYCL_KHR_GROUP_INTERFACE 1
#define SYCL_KHR_MAX_WORK_GROUP_QUERIES 1
#define SYCL_KHR_QUEUE_EMPTY_QUERY 1
#define SYCL_KHR_QUEUE_FLUSH 1
#define SYCL_KHR_SPLIT_HEADERS 1
#define SYCL_KHR_STATIC_ADDRSPACE_CAST 1
#define SYCL_KHR_WORK_ITEM_QUERIES 1

// Functions of the host that are long, and do the same in all programs: the driver has them compiled once for each set of options,
// and programs that it compiles then have a declaration of them. Elsewhere they are templates, so that what they use is compiled in
// programs that use them. Constructors and destructors have several symbols, and are none. What is short, or is a constructor, is a
// template there too, with SYCLOPT_LATE. Members that stand outside of their class say so once more, with the words for members.
#if defined(SYCLOPT_HOST_CODE_IS_ELSEWHERE)
#define SYCLOPT_HOST_CODE inline __attribute__((gnu_inline, noinline))
#define SYCLOPT_MEMBER_HOST_CODE SYCLOPT_HOST_CODE
#define SYCLOPT_LATE
#define SYCLOPT_MEMBER_LATE inline
#elif defined(SYCLOPT_HOST_CODE_IS_HERE)
#define SYCLOPT_HOST_CODE inline __attribute__((used))
#define SYCLOPT_MEMBER_HOST_CODE SYCLOPT_HOST_CODE
#define SYCLOPT_LATE
#define SYCLOPT_MEMBER_LATE inline
#else
#define SYCLOPT_HOST_CODE template <class = void>
#define SYCLOPT_MEMBER_HOST_CODE template <class>
#define SYCLOPT_LATE template <class = void>
#define SYCLOPT_MEMBER_LATE template <class>
#endif

// What no header has: the use of it fails to compile, and says so.
#define SYCLOPT_NOT_HERE(condition, what) static_assert(condition, what " is not in these SYCL headers")

namespace sycl {

using std::size_t;

namespace detail {

// The name of a type, for the passes: they cut the text that clang makes.
template <class T> struct type_id {
  static constexpr const char *get() { return __PRETTY_FUNCTION__; }
};

template <class...> inline constexpr bool never = false;

// Where functions are that take anything: a program that calls one of the same name, with an object whose class is derived from one
// of `detail`, means its own.
namespace apart {}
using namespace apart;

// Bytes of elements; of more than have addresses, as many as no memory has.
template <class T> constexpr size_t bytes_for(size_t count) { return count <= ~size_t() / sizeof(T) ? count * sizeof(T) : ~size_t(); }

// Whether an object is called with arguments. Traits of the C++ library say the same, and take several times as long to compile.
template <class Void, class F, class... A> inline constexpr bool takes = false;
template <class F, class... A> inline constexpr bool takes<decltype(void(std::declval<F>()(std::declval<A>()...))), F, A...> = true;
template <class F, class... A> inline constexpr bool is_called_with = takes<void, F, A...>;

// What information is, where its type is all that there is to say.
template <class T> struct answer {
  using return_type = T;
};

// Without the passes a program is one side. Tests define SYCLOPT_IS_DEVICE: whether code runs within a kernel.
#ifdef SYCLOPT_IS_DEVICE
#define SYCLOPT_ONLY_IF(condition) if (condition)
#else
#define SYCLOPT_IS_DEVICE true
#define SYCLOPT_ONLY_IF(condition)
#endif

// The bodies of these are for one side, and empty on the other. A callable is called as what it is given as: a lambda may be mutable.
template <class T> __attribute__((noinline, annotate("syclopt:sycl-call-if-on-device", true))) void call_if_on_device(T &&fn) {
  SYCLOPT_ONLY_IF(SYCLOPT_IS_DEVICE) fn();
}

template <class T> __attribute__((noinline, annotate("syclopt:sycl-call-if-on-host", true))) void call_if_on_host(T &&fn) {
  SYCLOPT_ONLY_IF(!(SYCLOPT_IS_DEVICE)) fn();
}

namespace apart {
// The value of one of two callables.
template <class F, class G> inline auto on_side(const F &device, const G &host) {
  decltype(device()) result;
  call_if_on_device([&] { result = device(); });
  call_if_on_host([&] { result = host(); });
  return result;
}
} // namespace apart

} // namespace detail
} // namespace sycl
