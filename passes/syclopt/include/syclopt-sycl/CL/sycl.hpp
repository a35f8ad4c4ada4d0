// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The name that the header had before.
#pragma once
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <sycl/detail/old_images.hpp>
#include <sycl/detail/old_names.hpp>
#include <sycl/sycl.hpp>
#include <vector>
namespace sycl {
// The host was a device; now the processor is.
class host_selector : public cpu_selector {};
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
using exception_ptr_class = std::exception_ptr;
using mutex_class = std::mutex;
using string_class = std::string;
template <class T> using function_class = std::function<T>;
template <class T> using hash_class = std::hash<T>;
template <class T> using shared_ptr_class = std::shared_ptr<T>;
template <class T, class D = std::default_delete<T>> using unique_ptr_class = std::unique_ptr<T, D>;
template <class T, class A = std::allocator<T>> using vector_class = std::vector<T, A>;
template <class T> using weak_ptr_class = std::weak_ptr<T>;
} // namespace sycl
namespace cl {
namespace sycl = ::sycl;
}
