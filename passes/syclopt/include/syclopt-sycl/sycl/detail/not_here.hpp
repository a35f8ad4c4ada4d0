// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What of SYCL these headers do not have: images, samplers, and objects of backends. Who uses it is told so.
#pragma once

#include <sycl/detail/queue.hpp>

namespace sycl {

enum class image_channel_order { a, r, rx, rg, rgx, ra, rgb, rgbx, rgba, argb, bgra, intensity, luminance, abgr };
enum class image_channel_type { snorm_int8, snorm_int16, unorm_int8, unorm_int16, unorm_short_565, unorm_short_555, unorm_int_101010, signed_int8, signed_int16, signed_int32, unsigned_int8, unsigned_int16, unsigned_int32, fp16, fp32 };
enum class image_format { r8g8b8a8_unorm, r16g16b16a16_unorm, r8g8b8a8_sint, r16g16b16a16_sint, r32b32g32a32_sint, r8g8b8a8_uint, r16g16b16a16_uint, r32b32g32a32_uint, r16b16g16a16_sfloat, r32g32b32a32_sfloat, b8g8r8a8_unorm };
enum class addressing_mode { mirrored_repeat, repeat, clamp_to_edge, clamp, none };
enum class filtering_mode { nearest, linear };
enum class coordinate_mode { normalized, unnormalized };
enum class image_target { device, host_task };
using image_allocator = std::allocator<unsigned char>;
enum class coordinate_normalization_mode { normalized, unnormalized };

#define SYCLOPT_IMAGE(name)                                                                                            \
  template <int D = 1, class A = void> class name {                                                                    \
    SYCLOPT_NOT_HERE(D != D, #name);                                                                                   \
                                                                                                                       \
  public:                                                                                                              \
    template <class... X> name(X &&...);                                                                               \
  };
SYCLOPT_IMAGE(image)
SYCLOPT_IMAGE(unsampled_image)
SYCLOPT_IMAGE(sampled_image)
#undef SYCLOPT_IMAGE
#define SYCLOPT_IMAGE(name)                                                                                            \
  template <class T, int D, class... X> class name {                                                                   \
    SYCLOPT_NOT_HERE(D != D, #name);                                                                                   \
  };
#define SYCLOPT_VALUES(name)                                                                                           \
  template <class T, int D, auto... X> class name {                                                                    \
    SYCLOPT_NOT_HERE(D != D, #name);                                                                                   \
  };
SYCLOPT_VALUES(unsampled_image_accessor)
SYCLOPT_VALUES(sampled_image_accessor)
SYCLOPT_VALUES(host_unsampled_image_accessor)
SYCLOPT_IMAGE(host_sampled_image_accessor)
#undef SYCLOPT_IMAGE
#undef SYCLOPT_VALUES
struct image_sampler {
  template <class... X> image_sampler(X &&...) { SYCLOPT_NOT_HERE(detail::never<X...>, "image_sampler"); }
};
class sampler {
public:
  template <class... X> sampler(X &&...) { SYCLOPT_NOT_HERE(detail::never<X...>, "sampler"); }
};

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
