// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Errors, and the calls of the C interface, whose errors become exceptions.
#pragma once

#include <cstdio>
#include <exception>
#include <functional>
#include <memory>
#include <string>
#include <sycl/detail/config.hpp>
#include <sycl/detail/many.hpp>
#include <syclopt/abi.h>
#include <system_error>
#include <vector>

namespace sycl {

enum class errc : int {
  success = SYCLOPT_SUCCESS,
  runtime = SYCLOPT_RUNTIME,
  kernel = SYCLOPT_KERNEL,
  accessor = SYCLOPT_ACCESSOR,
  nd_range = SYCLOPT_ND_RANGE,
  event = SYCLOPT_EVENT,
  kernel_argument = SYCLOPT_KERNEL_ARGUMENT,
  build = SYCLOPT_BUILD,
  invalid = SYCLOPT_INVALID,
  memory_allocation = SYCLOPT_MEMORY_ALLOCATION,
  platform = SYCLOPT_PLATFORM,
  profiling = SYCLOPT_PROFILING,
  feature_not_supported = SYCLOPT_FEATURE_NOT_SUPPORTED,
  kernel_not_supported = SYCLOPT_KERNEL_NOT_SUPPORTED,
  backend_mismatch = SYCLOPT_BACKEND_MISMATCH,
};

namespace detail {
class sycl_category_t final : public std::error_category {
public:
  const char *name() const noexcept override { return "sycl"; }
  std::string message(int) const override { return "SYCL Error"; }
};
} // namespace detail

inline const std::error_category &sycl_category() noexcept {
  static const detail::sycl_category_t category;
  return category;
}
inline std::error_code make_error_code(errc e) noexcept { return {static_cast<int>(e), sycl_category()}; }
inline std::error_condition make_error_condition(errc e) noexcept { return {static_cast<int>(e), sycl_category()}; }

class context;
class queue;

class exception : public virtual std::exception {
  std::error_code number;
  std::string words;
  std::shared_ptr<const void> bound; // the context, if there is one

public:
  exception(std::error_code code, const std::string &what) : number(code), words(what) {}
  exception(std::error_code code, const char *what) : number(code), words(what) {}
  exception(std::error_code code) : number(code), words(code.message()) {}
  exception(int value, const std::error_category &category, const std::string &what = {}) : number(value, category), words(what) {}
  SYCLOPT_LATE exception(const context &of, std::error_code code, const std::string &what = {});
  SYCLOPT_LATE exception(const context &of, int value, const std::error_category &category, const std::string &what = {})
      : exception(of, std::error_code(value, category), what) {}

  const std::error_code &code() const noexcept { return number; }
  const std::error_category &category() const noexcept { return number.category(); }
  const char *what() const noexcept override { return words.c_str(); }
  bool has_context() const noexcept { return bound != nullptr; }
  SYCLOPT_LATE context get_context() const noexcept(false);
  [[deprecated("use code()")]] int get_cl_code() const { return number.value(); }
};

namespace detail {
struct queue_state;
}

class exception_list {
  detail::many<std::exception_ptr> list;
  friend struct detail::queue_state;

public:
  using value_type = std::exception_ptr;
  using reference = value_type &;
  using const_reference = const value_type &;
  using size_type = std::size_t;
  using iterator = const std::exception_ptr *;
  using const_iterator = iterator;
  size_type size() const { return list.size(); }
  iterator begin() const { return list.begin(); }
  iterator end() const { return list.end(); }
};

using async_handler = std::function<void(exception_list)>;

namespace detail {

// What handles errors that no handler was given for: tells all of them, and ends the program.
SYCLOPT_HOST_CODE __attribute__((noreturn)) void end_with(const exception_list &list) noexcept {
  for (const auto &one : list) {
    try {
      std::rethrow_exception(one);
    } catch (const std::exception &error) {
      std::fprintf(stderr, "unhandled asynchronous error: %s\n", error.what());
    } catch (...) {
      std::fputs("unhandled asynchronous error, which is no std::exception\n", stderr);
    }
  }
  std::terminate();
}

// What errors were before they had codes; <CL/sycl.hpp> gives programs these classes.
#define SYCLOPT_ERROR(name, base)                                                                                      \
  class name : public base {                                                                                           \
  public:                                                                                                              \
    using base::base;                                                                                                  \
  };
SYCLOPT_ERROR(runtime_error, exception)
SYCLOPT_ERROR(kernel_error, runtime_error)
SYCLOPT_ERROR(accessor_error, runtime_error)
SYCLOPT_ERROR(nd_range_error, runtime_error)
SYCLOPT_ERROR(event_error, runtime_error)
SYCLOPT_ERROR(invalid_parameter_error, runtime_error)
SYCLOPT_ERROR(device_error, exception)
SYCLOPT_ERROR(compile_program_error, device_error)
SYCLOPT_ERROR(link_program_error, device_error)
SYCLOPT_ERROR(invalid_object_error, device_error)
SYCLOPT_ERROR(memory_allocation_error, device_error)
SYCLOPT_ERROR(platform_error, device_error)
SYCLOPT_ERROR(profiling_error, device_error)
SYCLOPT_ERROR(feature_not_supported, device_error)
#undef SYCLOPT_ERROR

SYCLOPT_HOST_CODE __attribute__((noreturn)) void fail(errc code, const char *what) {
  const std::error_code number = make_error_code(code);
  switch (code) {
  case errc::runtime:
    throw runtime_error(number, what);
  case errc::kernel:
    throw kernel_error(number, what);
  case errc::accessor:
    throw accessor_error(number, what);
  case errc::nd_range:
    throw nd_range_error(number, what);
  case errc::event:
    throw event_error(number, what);
  case errc::kernel_argument:
  case errc::invalid:
    throw invalid_parameter_error(number, what);
  case errc::build:
    throw compile_program_error(number, what);
  case errc::memory_allocation:
    throw memory_allocation_error(number, what);
  case errc::platform:
    throw platform_error(number, what);
  case errc::profiling:
    throw profiling_error(number, what);
  case errc::feature_not_supported:
    throw feature_not_supported(number, what);
  default:
    throw exception(number, what);
  }
}

// The table of the runtime.
inline const struct ::syclopt_interface &runtime() {
  const auto *table = ::syclopt_interface;
  if (!table)
    fail(errc::runtime, "nothing runs this program: it was linked without 'syclopt-cxx'");
  if (table->version != SYCLOPT_ABI_VERSION || table->size < offsetof(struct ::syclopt_interface, create_graph))
    fail(errc::runtime, "the runtime is of another version than the headers that this program was compiled with");
  if (table->size > offsetof(struct ::syclopt_interface, begin_thread))
    table->begin_thread();
  return *table;
}
// The same, where it has graphs.
inline const struct ::syclopt_interface &graph_runtime() {
  const auto &table = runtime();
  if (table.size < offsetof(struct ::syclopt_interface, kernel_types))
    fail(errc::feature_not_supported, "the runtime has no graphs");
  return table;
}
// The same, where it has commands for elements in rows.
inline const struct ::syclopt_interface &box_runtime() {
  const auto &table = runtime();
  if (table.size <= offsetof(struct ::syclopt_interface, fill_box))
    fail(errc::feature_not_supported, "the runtime has no copies of rectangles");
  return table;
}

SYCLOPT_HOST_CODE __attribute__((noreturn)) void fail_as_runtime(int error) { fail(static_cast<errc>(error), runtime().last_error()); }
namespace apart {
inline void check(int error) {
  if (error)
    fail_as_runtime(error);
}
} // namespace apart

} // namespace detail
} // namespace sycl

template <> struct std::is_error_code_enum<sycl::errc> : std::true_type {};
