// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What of SYCL these headers do not have: objects of backends. Who uses it is told so.
#pragma once

#include <sycl/detail/queue.hpp>

namespace sycl {

template <backend B> struct backend_traits {
  SYCLOPT_NOT_HERE(B != B, "backend_traits");
};
template <backend B> using errc_for = typename backend_traits<B>::errc;
template <backend B> const std::error_category &error_category_for() noexcept { SYCLOPT_NOT_HERE(B != B, "error_category_for"); }
template <backend B, class O> using backend_return_t = typename backend_traits<B>::template return_type<O>;
template <backend B, class O> using backend_input_t = typename backend_traits<B>::template input_type<O>;
#define SYCLOPT_INTEROP(name)                                                                                          \
  template <backend B, class... X> auto name(X &&...) { SYCLOPT_NOT_HERE(B != B, #name); }
SYCLOPT_INTEROP(get_native)
SYCLOPT_INTEROP(make_platform)
SYCLOPT_INTEROP(make_device)
SYCLOPT_INTEROP(make_context)
SYCLOPT_INTEROP(make_queue)
SYCLOPT_INTEROP(make_event)
SYCLOPT_INTEROP(make_kernel)
#undef SYCLOPT_INTEROP
#define SYCLOPT_INTEROP(name, what)                                                                                    \
  template <backend B, what V, class... T, class... X> auto name(X &&...) { SYCLOPT_NOT_HERE(B != B, #name); }
SYCLOPT_INTEROP(make_buffer, class)
SYCLOPT_INTEROP(make_kernel_bundle, bundle_state)
SYCLOPT_INTEROP(make_sampled_image, int)
SYCLOPT_INTEROP(make_unsampled_image, int)
#undef SYCLOPT_INTEROP

} // namespace sycl
