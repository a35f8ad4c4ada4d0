// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Images as SYCL 1.2.1 had them: of more formats, and sampled by what each access says.
#pragma once

#include <sycl/sycl.hpp>

#include <sycl/detail/hide_letters.hpp>

namespace sycl {

namespace detail {
template <int D, class A> inline constexpr std::uint64_t properties_of<image<D, A>> = bits_of(17, 19);

// One to four channels, in any order; some are not stored, and some share a word.
struct any_channels {
  static constexpr int one = 5; // in the place of a channel that is not stored; 4 is zero
  image_channel_type type = image_channel_type::unorm_int8;
  std::uint16_t order = 0x3210; // four digits: which one of those that are stored is red, green, blue and alpha, from the last one
  std::uint8_t channels = 4, size = 4;
  bool border_is_opaque = false;

  void describe(image_channel_order o, image_channel_type t) {
    // Of each order: whether the border is opaque, how many channels are stored, and which; of each type: the bytes of a channel, or
    // those of an element whose channels share a word.
    static constexpr std::uint32_t orders[] = {0x010444, 0x115440, 0x015440, 0x125410, 0x025410, 0x021440, 0x135210, 0x045210, 0x043210, 0x040321, 0x043012, 0x010000, 0x115000, 0x040123};
    static constexpr std::uint8_t sizes[] = {1, 2, 1, 2, 0x12, 0x12, 0x14, 1, 2, 4, 1, 2, 4, 2, 4};
    describe(t, orders[static_cast<int>(o)], sizes[static_cast<int>(t)]);
  }
  SYCLOPT_HOST_CODE void describe(image_channel_type t, std::uint32_t facts, unsigned bytes) {
    const bool is_packed = bytes >= 0x10;
    type = t;
    order = static_cast<std::uint16_t>(facts);
    channels = static_cast<std::uint8_t>(facts >> 16 & 15);
    size = static_cast<std::uint8_t>(is_packed ? bytes & 15 : bytes * channels);
    border_is_opaque = facts >> 20 != 0;
    if (is_packed && order != 0x5210)
      fail(errc::invalid, "numbers of an image that share a word are red, green and blue");
  }
  unsigned alignment() const { return size % 3 == 0 ? size / 3u : size; }
  float scale() const {
    switch (type) {
    case image_channel_type::unorm_int8: return 255.0f;
    case image_channel_type::unorm_int16: return 65535.0f;
    case image_channel_type::snorm_int8: return 127.0f;
    case image_channel_type::snorm_int16: return 32767.0f;
    default: return 1.0f;
    }
  }
  template <class R> static R scaled(R x, image_channel_type type) {
    if constexpr (std::is_same_v<R, float>)
      switch (type) {
      case image_channel_type::unorm_int8: return x / 255.0f;
      case image_channel_type::unorm_int16: return x / 65535.0f;
      case image_channel_type::snorm_int8: return x / 127.0f;
      case image_channel_type::snorm_int16: return x / 32767.0f;
      default: break;
      }
    return x;
  }
  template <class R> R opaque() const { return std::is_same_v<R, float> ? static_cast<R>(scale()) : R(1); }
  template <class R> R border() const { return border_is_opaque ? opaque<R>() : R(); }
  template <class R> void load(const char *from, R (&to)[4]) const {
    using c = image_channel_type;
    R stored[4] = {};
    if constexpr (std::is_same_v<R, float>) {
      switch (type) {
      case c::unorm_int8: load_as<std::uint8_t>(from, stored); break;
      case c::unorm_int16: load_as<std::uint16_t>(from, stored); break;
      case c::snorm_int8: load_as<std::int8_t>(from, stored); break;
      case c::snorm_int16: load_as<std::int16_t>(from, stored); break;
      case c::fp16: load_as<half_bits>(from, stored); break;
      case c::unorm_short_565: load_packed<std::uint16_t>(from, stored, 5, 6, 5); break;
      case c::unorm_short_555: load_packed<std::uint16_t>(from, stored, 5, 5, 5); break;
      case c::unorm_int_101010: load_packed<std::uint32_t>(from, stored, 10, 10, 10); break;
      default: load_as<float>(from, stored);
      }
    } else {
      switch (type) {
      case c::signed_int8:
      case c::unsigned_int8: load_as<resized<R, 1>>(from, stored); break;
      case c::signed_int16:
      case c::unsigned_int16: load_as<resized<R, 2>>(from, stored); break;
      default: load_as<R>(from, stored);
      }
    }
    const R least = std::is_same_v<R, float> ? static_cast<R>(-scale()) : R();
    const bool has_least = type <= c::snorm_int16;
    for (int i = 0; i < 4; ++i) {
      const int place = digit(i);
      const R found = place == 0 ? stored[0] : place == 1 ? stored[1] : place == 2 ? stored[2] : place == 3 ? stored[3] : place == one ? opaque<R>() : R();
      to[i] = has_least && found < least ? least : found; // two numbers stand for -1
    }
  }
  template <class R> void store(char *to, const R (&colour)[4]) const {
    using c = image_channel_type;
    R from[4];
    for (int i = 0; i < 4; ++i)
      from[i] = digit(0) == i ? colour[0] : digit(1) == i ? colour[1] : digit(2) == i ? colour[2] : colour[3];
    if constexpr (std::is_same_v<R, float>) {
      switch (type) {
      case c::unorm_int8: return store_as<std::uint8_t>(to, from);
      case c::unorm_int16: return store_as<std::uint16_t>(to, from);
      case c::snorm_int8: return store_as<std::int8_t>(to, from);
      case c::snorm_int16: return store_as<std::int16_t>(to, from);
      case c::fp16: return store_as<half_bits>(to, from);
      case c::unorm_short_565: return store_packed<std::uint16_t>(to, from, 5, 6, 5);
      case c::unorm_short_555: return store_packed<std::uint16_t>(to, from, 5, 5, 5);
      case c::unorm_int_101010: return store_packed<std::uint32_t>(to, from, 10, 10, 10);
      default: return store_as<float>(to, from);
      }
    } else {
      switch (type) {
      case c::signed_int8:
      case c::unsigned_int8: return store_as<resized<R, 1>>(to, from);
      case c::signed_int16:
      case c::unsigned_int16: return store_as<resized<R, 2>>(to, from);
      default: return store_as<R>(to, from);
      }
    }
  }

private:
  int digit(int at) const { return order >> 4 * at & 15; }
  template <class C, class R> void load_as(const char *from, R (&to)[4]) const {
    for (size_t i = 0; i < 4; ++i)
      if (i < channels) {
        C stored;
        std::memcpy(&stored, __builtin_assume_aligned(from + i * sizeof(C), sizeof(C)), sizeof(C));
        to[i] = static_cast<R>(stored);
      }
  }
  template <class C, class R> void store_as(char *to, const R (&from)[4]) const {
    for (size_t i = 0; i < 4; ++i)
      if (i < channels) {
        const C stored = as_channel<C>(from[i], static_cast<R>(scale()));
        std::memcpy(__builtin_assume_aligned(to + i * sizeof(C), sizeof(C)), &stored, sizeof(C));
      }
  }
  // Three numbers of so many bits each, the first one in the highest bits.
  template <class W> static void load_packed(const char *from, float (&to)[4], int red, int green, int blue) {
    W word;
    std::memcpy(&word, __builtin_assume_aligned(from, sizeof word), sizeof word);
    const auto part = [&](int at, int bits) { return static_cast<float>(word >> at & ((1u << bits) - 1)) / static_cast<float>((1u << bits) - 1); };
    to[0] = part(green + blue, red), to[1] = part(blue, green), to[2] = part(0, blue);
  }
  template <class W> static void store_packed(char *to, const float (&from)[4], int red, int green, int blue) {
    const auto part = [&](int i, int at, int bits) {
      const auto most = static_cast<float>((1u << bits) - 1);
      return static_cast<std::uint32_t>(__builtin_rintf(limited(from[i] * most, 0.0f, most))) << at;
    };
    const auto word = static_cast<W>(part(0, green + blue, red) | part(1, blue, green) | part(2, 0, blue));
    std::memcpy(__builtin_assume_aligned(to, sizeof word), &word, sizeof word);
  }
};

template <int D, class C> image_point<D> point_of(const C &coordinates) {
  if constexpr (is_vector<C>)
    return coordinates.template convert<float>();
  else
    return static_cast<float>(coordinates);
}
} // namespace detail

class sampler {
  image_sampler how;

public:
  sampler(coordinate_normalization_mode c, addressing_mode a, filtering_mode f, const property_list & = {}) : how{a, c, f} { detail::check(how); }
  addressing_mode get_addressing_mode() const { return how.addressing; }
  filtering_mode get_filtering_mode() const { return how.filtering; }
  coordinate_normalization_mode get_coordinate_normalization_mode() const { return how.coordinate; }
  const image_sampler &detail_sampler() const { return how; }
  friend bool operator==(const sampler &a, const sampler &b) { return a.how.addressing == b.how.addressing && a.how.coordinate == b.how.coordinate && a.how.filtering == b.how.filtering; }
  friend bool operator!=(const sampler &a, const sampler &b) { return !(a == b); }
};

template <int D, class A> class image : public detail::written_image<D, A, detail::any_channels> {
  using base = detail::written_image<D, A, detail::any_channels>;
  void keep(const std::shared_ptr<void> &host) { this->memory.part->whole->keeps = host; }

public:
#define SYCLOPT_FORMAT image_channel_order o, image_channel_type t
#define SYCLOPT_GIVEN o, t
  SYCLOPT_CONSTRUCTORS(image, SYCLOPT_FORMAT, SYCLOPT_GIVEN)
  image(const void *host, SYCLOPT_FORMAT, const range<D> &r, const property_list &p = {}) : base(p, r) {
    this->make(const_cast<void *>(host), false, SYCLOPT_GIVEN);
  }
  image(const void *host, SYCLOPT_FORMAT, const range<D> &r, A a, const property_list &p = {}) : image(host, SYCLOPT_GIVEN, r, p) { this->allocator = a; }
#undef SYCLOPT_FORMAT
#undef SYCLOPT_GIVEN

  size_t get_count() const { return this->size(); }
  size_t get_size() const { return this->byte_size(); }
  template <class T, access_mode M> accessor<T, D, M, target::image> get_access(handler &h) { return accessor<T, D, M, target::image>(*this, h); }
  template <class T, access_mode M> accessor<T, D, M, target::host_image> get_access() { return accessor<T, D, M, target::host_image>(*this); }
};

namespace detail {

template <class V, int D, access_mode M> class old_image_access : public unsampled_access<V, D, M, any_channels> {
protected:
  using base = unsampled_access<V, D, M, any_channels>;
  using base::base;

public:
  explicit old_image_access(const image_elements<any_channels> &e) : base(e) {}
  using base::read;
  template <class C, class = std::enable_if_t<base::can_read && (is_vector<C> || std::is_convertible_v<C, float>)>> V read(const C &coordinates, const sampler &how) const noexcept {
    return this->elements.template sample<typename base::channel, D>(point_of<D>(coordinates), how.detail_sampler());
  }
  size_t get_count() const { return this->size(); }
  range<D> get_range() const {
    range<D> result;
    for (int d = 0; d < D; ++d)
      result[d] = static_cast<size_t>(this->elements.extent[d]);
    return result;
  }
};

} // namespace detail

template <class T, int D, access_mode M, access::placeholder P> class accessor<T, D, M, target::image, P> : public detail::old_image_access<std::remove_const_t<T>, D, M> {
public:
  template <class A> accessor(image<D, A> &of, handler &h, const property_list &p = {}) : detail::old_image_access<std::remove_const_t<T>, D, M>(of, p) { this->in_group(of, h, false); }
};
template <class T, int D, access_mode M, access::placeholder P>
class accessor<T, D, M, target::host_image, P> : public detail::old_image_access<std::remove_const_t<T>, D, M>, public detail::host_use_holder<true> {
public:
  template <class A> accessor(image<D, A> &of, const property_list &p = {}) : detail::old_image_access<std::remove_const_t<T>, D, M>(of, p) { this->begin_use(this->on_host(of), M); }
};
// An image whose last dimension counts images.
template <class T, int D, access_mode M, access::placeholder P> class accessor<T, D, M, target::image_array, P> : public detail::image_access<std::remove_const_t<T>, D + 1, M, detail::any_channels> {
public:
  template <class A> accessor(image<D + 1, A> &of, handler &h, const property_list &p = {}) : detail::image_access<std::remove_const_t<T>, D + 1, M, detail::any_channels>(of, p) { this->in_group(of, h, false); }
  size_t get_count() const { return this->size(); }
  range<D + 1> get_range() const { return detail::old_image_access<std::remove_const_t<T>, D + 1, M>(this->elements).get_range(); }
  detail::old_image_access<std::remove_const_t<T>, D, M> operator[](size_t i) const {
    auto one = this->elements;
    one.data += i * (D == 1 ? one.row : one.slice);
    one.extent[D] = 1;
    return detail::old_image_access<std::remove_const_t<T>, D, M>(one);
  }
};

} // namespace sycl

template <int D, class A> struct std::hash<sycl::image<D, A>> {
  size_t operator()(const sycl::image<D, A> &x) const noexcept { return std::hash<const void *>()(x.detail_memory().part.get()); }
};

#include <sycl/detail/give_back_letters.hpp>
