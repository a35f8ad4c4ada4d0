// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What programs for FPGAs of Intel say, as far as it has a meaning elsewhere. The emulator of an FPGA is the processor.
#pragma once
#include <sycl/sycl.hpp>

#include <sycl/detail/hide_letters.hpp>

namespace sycl::ext::intel {

inline const auto fpga_selector_v = accelerator_selector_v;
inline const auto fpga_emulator_selector_v = cpu_selector_v;
inline const auto fpga_simulator_selector_v = accelerator_selector_v;
class fpga_selector : public accelerator_selector {};
class fpga_emulator_selector : public cpu_selector {};
class fpga_simulator_selector : public accelerator_selector {};

// Registers, and how memory is reached: values stay what they are.
template <class T> const T &fpga_reg(const T &x) { return x; }
template <int> struct burst_coalesce_impl;
template <int> struct cache;
template <int> struct statically_coalesce_impl;
template <int> struct prefetch_impl;
template <int S> using burst_coalesce = burst_coalesce_impl<S>;
template <int S> using statically_coalesce = statically_coalesce_impl<S>;
template <int S> using prefetch = prefetch_impl<S>;
template <class... How> struct lsu {
  template <class P> static auto load(P p) { return *p; }
  template <class P, class T> static void store(P p, const T &x) { *p = x; }
};

// Kernels here do not run beside each other, as those that talk through pipes must.
template <class Name, class T, std::int32_t N = 0> struct pipe {
  SYCLOPT_NOT_HERE(sycl::detail::never<T>, "ext::intel::pipe");
};
template <class Name, class T, size_t N = 0> struct kernel_readable_io_pipe {
  SYCLOPT_NOT_HERE(sycl::detail::never<T>, "ext::intel::kernel_readable_io_pipe");
};
template <class Name, class T, size_t N = 0> struct kernel_writeable_io_pipe {
  SYCLOPT_NOT_HERE(sycl::detail::never<T>, "ext::intel::kernel_writeable_io_pipe");
};

} // namespace sycl::ext::intel

#include <sycl/detail/give_back_letters.hpp>
