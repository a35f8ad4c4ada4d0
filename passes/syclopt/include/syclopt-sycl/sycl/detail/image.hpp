// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Images: memory whose elements are read and written by place, converted, and sampled between places.
#pragma once

#include <sycl/detail/accessor.hpp>
#include <sycl/detail/vec.hpp>

namespace sycl {

enum class image_format { r8g8b8a8_unorm, r16g16b16a16_unorm, r8g8b8a8_sint, r16g16b16a16_sint, r32b32g32a32_sint, r8g8b8a8_uint, r16g16b16a16_uint, r32b32g32a32_uint, r16b16g16a16_sfloat, r32g32b32a32_sfloat, b8g8r8a8_unorm };
enum class image_channel_order { a, r, rx, rg, rgx, ra, rgb, rgbx, rgba, argb, bgra, intensity, luminance, abgr };
enum class image_channel_type { snorm_int8, snorm_int16, unorm_int8, unorm_int16, unorm_short_565, unorm_short_555, unorm_int_101010, signed_int8, signed_int16, signed_int32, unsigned_int8, unsigned_int16, unsigned_int32, fp16, fp32 };
enum class addressing_mode { mirrored_repeat, repeat, clamp_to_edge, clamp, none };
enum class filtering_mode { nearest, linear };
enum class coordinate_normalization_mode { normalized, unnormalized };
enum class image_target { device, host_task };
using image_allocator = std::allocator<std::byte>;

struct image_sampler {
  addressing_mode addressing;
  coordinate_normalization_mode coordinate;
  filtering_mode filtering;
};

template <int D = 1, class A = image_allocator> class unsampled_image;
template <int D = 1, class A = image_allocator> class sampled_image;
template <class T, int D, access_mode M, image_target G = image_target::device> class unsampled_image_accessor;
template <class T, int D, image_target G = image_target::device> class sampled_image_accessor;
template <class T, int D = 1, access_mode M = std::is_const_v<T> ? access_mode::read : access_mode::read_write> class host_unsampled_image_accessor;
template <class T, int D> class host_sampled_image_accessor;
template <int D = 1, class A = image_allocator> class image; // is in <sycl/image.hpp>
class sampler;                                               // is in <sycl/sampler.hpp>

namespace detail {

template <int D, class A> inline constexpr std::uint64_t properties_of<unsampled_image<D, A>> = bits_of(17, 19);
template <int D, class A> inline constexpr std::uint64_t properties_of<sampled_image<D, A>> = bits_of(17, 19);
template <class T, int D, access_mode M, image_target G> inline constexpr std::uint64_t properties_of<unsampled_image_accessor<T, D, M, G>> = bits_of(0, 0);
template <class T, int D, access_mode M> inline constexpr std::uint64_t properties_of<host_unsampled_image_accessor<T, D, M>> = bits_of(0, 0);

template <int D> using image_place = std::conditional_t<D == 1, int, vec<int, D == 3 ? 4 : D>>;
template <int D> using image_point = std::conditional_t<D == 1, float, vec<float, D == 3 ? 4 : D>>;
namespace apart {
template <class C> int number_at(const C &coordinates, int d) {
  if constexpr (is_vector<C>)
    return coordinates[d];
  else
    return coordinates;
}
} // namespace apart

// Numbers of half precision as bits, so that devices without the type read and write images of them, too.
inline float from_half(std::uint16_t bits) {
  const auto size = static_cast<std::uint32_t>(bits & 0x7fff) << 13, sign = static_cast<std::uint32_t>(bits & 0x8000) << 16;
  const auto finite = bit_cast<std::uint32_t>(bit_cast<float>(size) * 0x1p112f);
  return bit_cast<float>(sign | ((bits & 0x7c00) == 0x7c00 ? size | 0x7f800000 : finite));
}
inline std::uint16_t to_half(float x) {
  const auto bits = bit_cast<std::uint32_t>(x), size = bits & 0x7fffffff;
  std::uint32_t result = 0x7e00; // no number
  if (size < 0x38800000)         // what halves have fewer bits for
    result = bit_cast<std::uint32_t>(bit_cast<float>(size) + 0.5f) - 0x3f000000;
  else if (size < 0x477ff000)
    result = (size - 0x38000000 + 0xfff + (size >> 13 & 1)) >> 13;
  else if (size <= 0x7f800000)
    result = 0x7c00;
  return static_cast<std::uint16_t>(result | (bits >> 16 & 0x8000));
}

// Operators between enumerations would be looked for among all of SYCL's, which takes clang long.
constexpr bool is_linear(const image_sampler &s) { return static_cast<int>(s.filtering) != 0; }
constexpr bool is_normalized(const image_sampler &s) { return static_cast<int>(s.coordinate) == 0; }
constexpr bool repeats(const image_sampler &s) { return static_cast<int>(s.addressing) <= static_cast<int>(addressing_mode::repeat); }

namespace apart {
template <class R> R limited(R x, R least, R most) { return !(x > least) ? least : x < most ? x : most; }
} // namespace apart

struct half_bits {
  std::uint16_t bits;
  explicit operator float() const { return from_half(bits); }
};
// A type of so many bytes, with a sign where another has one.
template <class R, int Size> using resized = std::conditional_t<std::is_signed_v<R>, std::conditional_t<Size == 1, std::int8_t, std::int16_t>, std::conditional_t<Size == 1, std::uint8_t, std::uint16_t>>;
// A number as it is stored: limited to what its type holds, and, where 1 is stored as `scale`, rounded.
template <class C, class R> C as_channel(R x, R scale) {
  using most = std::numeric_limits<C>;
  if constexpr (std::is_same_v<C, R>)
    return x;
  else if constexpr (std::is_same_v<C, half_bits>)
    return {to_half(x)};
  else if constexpr (std::is_same_v<R, float>)
    return static_cast<C>(static_cast<int>(__builtin_rintf(limited(x * scale, most::is_signed && x == x ? -scale : 0.0f, scale))));
  else
    return static_cast<C>(limited<R>(x, most::min(), most::max()));
}

// The channels of an element, as all formats have them: four, of one type.
struct four_channels {
  image_channel_type type = image_channel_type::unorm_int8;
  std::uint8_t size = 4; // of an element
  bool is_blue_first = false;

  SYCLOPT_HOST_CODE void describe(image_format format) {
    using c = image_channel_type;
    static constexpr c types[] = {c::unorm_int8, c::unorm_int16, c::signed_int8, c::signed_int16, c::signed_int32, c::unsigned_int8, c::unsigned_int16, c::unsigned_int32, c::fp16, c::fp32, c::unorm_int8};
    static constexpr std::uint8_t sizes[] = {4, 8, 4, 8, 16, 4, 8, 16, 8, 16, 4};
    const auto at = static_cast<int>(format);
    type = types[at];
    size = sizes[at];
    is_blue_first = at == static_cast<int>(image_format::b8g8r8a8_unorm);
  }
  unsigned alignment() const { return size; }
  // What a number that is stored stands for. (By constants, which GPUs divide by sooner.)
  template <class R> static R scaled(R x, image_channel_type type) {
    if constexpr (std::is_same_v<R, float>)
      switch (type) {
      case image_channel_type::unorm_int8: return x / 255.0f;
      case image_channel_type::unorm_int16: return x / 65535.0f;
      default: break;
      }
    return x;
  }
  template <class R> static constexpr R border() { return R(); } // of alpha
  // As they are stored: `scaled` says what for.
  template <class R> void load(const char *from, R (&to)[4]) const {
    using c = image_channel_type;
    if constexpr (std::is_same_v<R, float>) {
      switch (type) {
      case c::unorm_int8: load_as<std::uint8_t>(from, to); break;
      case c::unorm_int16: load_as<std::uint16_t>(from, to); break;
      case c::fp16: load_as<half_bits>(from, to); break;
      default: load_as<float>(from, to);
      }
      const float first = to[0];
      to[0] = is_blue_first ? to[2] : first;
      to[2] = is_blue_first ? first : to[2];
    } else {
      switch (size) {
      case 4: return load_as<resized<R, 1>>(from, to);
      case 8: return load_as<resized<R, 2>>(from, to);
      default: return load_as<R>(from, to);
      }
    }
  }
  template <class R> void store(char *to, const R (&colour)[4]) const {
    using c = image_channel_type;
    if constexpr (std::is_same_v<R, float>) {
      const R from[4] = {is_blue_first ? colour[2] : colour[0], colour[1], is_blue_first ? colour[0] : colour[2], colour[3]};
      switch (type) {
      case c::unorm_int8: return store_as<std::uint8_t>(to, from, 255.0f);
      case c::unorm_int16: return store_as<std::uint16_t>(to, from, 65535.0f);
      case c::fp16: return store_as<half_bits>(to, from, 1.0f);
      default: return store_as<float>(to, from, 1.0f);
      }
    } else {
      switch (size) {
      case 4: return store_as<resized<R, 1>>(to, colour, R(1));
      case 8: return store_as<resized<R, 2>>(to, colour, R(1));
      default: return store_as<R>(to, colour, R(1));
      }
    }
  }

private:
  template <class C, class R> static void load_as(const char *from, R (&to)[4]) {
    C stored[4];
    std::memcpy(stored, __builtin_assume_aligned(from, sizeof stored), sizeof stored);
    for (int i = 0; i < 4; ++i)
      to[i] = static_cast<R>(stored[i]);
  }
  template <class C, class R> static void store_as(char *to, const R (&from)[4], R scale) {
    C stored[4];
    for (int i = 0; i < 4; ++i)
      stored[i] = as_channel<C>(from[i], scale);
    std::memcpy(__builtin_assume_aligned(to, sizeof stored), stored, sizeof stored);
  }
};

// The elements of an image: where they are, and what their bytes mean.
template <class Channels> class image_elements : public Channels {
public:
  char *data = nullptr; // in a command group a tag, until the command is launched
  size_t row = 0, slice = 0;
  int extent[3] = {1, 1, 1};
  image_sampler sampler = {addressing_mode::none, coordinate_normalization_mode::unnormalized, filtering_mode::nearest};

  using Channels::load, Channels::size, Channels::store, Channels::type;

private:
  char *at(int x, int y, int z) const { return data + static_cast<size_t>(x) * size + static_cast<size_t>(y) * row + static_cast<size_t>(z) * slice; }
  template <int D, class C> char *at(const C &coordinates) const {
    return at(number_at(coordinates, 0), D > 1 ? number_at(coordinates, 1) : 0, D > 2 ? number_at(coordinates, 2) : 0);
  }

  // What floats are computed for.
  template <class T> using number = std::conditional_t<std::is_same_v<T, half>, float, T>;
  template <class T> vec<T, 4> scaled(const number<T> (&from)[4]) const {
    vec<T, 4> result;
    for (int i = 0; i < 4; ++i)
      result[i] = static_cast<T>(Channels::scaled(from[i], type));
    return result;
  }

  // Between which elements a coordinate is in a dimension, and how far.
  struct between {
    int first, second;
    float part;
  };
  static int addressed(int i, int count, addressing_mode mode) {
    switch (mode) {
    case addressing_mode::clamp: return i;
    case addressing_mode::repeat: i += i < 0 ? count : i >= count ? -count : 0; [[fallthrough]];
    default: return i < 0 ? 0 : i < count ? i : count - 1;
    }
  }
  static between find(float x, int count, const image_sampler &sampler) {
    const auto size = static_cast<float>(count);
    switch (sampler.addressing) {
    case addressing_mode::repeat: x = (x - __builtin_floorf(x)) * size; break;
    case addressing_mode::mirrored_repeat: x = __builtin_fabsf(x - 2.0f * __builtin_rintf(0.5f * x)) * size; break;
    default: x *= is_normalized(sampler) ? size : 1.0f;
    }
    x -= is_linear(sampler) ? 0.5f : 0.0f;
    const float whole = __builtin_floorf(x);
    const int i = static_cast<int>(limited(whole, -2.0f, size));
    return {addressed(i, count, sampler.addressing), addressed(i + 1, count, sampler.addressing), x - whole};
  }
  // An element, or the border.
  template <class R> void load_or_border(R (&to)[4], int x, int y, int z) const {
    if (x >= 0 && x < extent[0] && y >= 0 && y < extent[1] && z >= 0 && z < extent[2])
      return load(at(x, y, z), to);
    to[0] = to[1] = to[2] = R();
    to[3] = Channels::template border<R>();
  }
  template <class R> static R rounded(float x) {
    if constexpr (std::is_same_v<R, float>)
      return x;
    else
      return static_cast<R>(limited(__builtin_rintf(x), static_cast<float>(std::numeric_limits<R>::min()), std::is_signed_v<R> ? 0x1.fffffep30f : 0x1.fffffep31f));
  }

public:
  template <class T, int D, class C> vec<T, 4> read(const C &coordinates) const {
    number<T> found[4];
    load(at<D>(coordinates), found);
    return scaled<T>(found);
  }
  template <class T, int D, class C> void write(const C &coordinates, const vec<T, 4> &colour) const {
    number<T> numbers[4];
    for (int i = 0; i < 4; ++i)
      numbers[i] = static_cast<number<T>>(colour[i]);
    store(at<D>(coordinates), numbers);
  }
  template <class T, int D> vec<T, 4> sample(const image_point<D> &coordinates, const image_sampler &how) const {
    between found[3] = {};
    for (int d = 0; d < D; ++d)
      if constexpr (D == 1)
        found[d] = find(coordinates, extent[d], how);
      else
        found[d] = find(coordinates[d], extent[d], how);
    number<T> result[4];
    if (!is_linear(how)) {
      load_or_border(result, found[0].first, found[1].first, found[2].first);
      return scaled<T>(result);
    }
    float sum[4] = {};
    for (int corner = 0; corner < 1 << D; ++corner) {
      int place[3] = {};
      float times = 1;
      for (int d = 0; d < D; ++d) {
        place[d] = corner >> d & 1 ? found[d].second : found[d].first;
        times *= corner >> d & 1 ? found[d].part : 1 - found[d].part;
      }
      load_or_border(result, place[0], place[1], place[2]);
      for (int i = 0; i < 4; ++i)
        sum[i] += times * static_cast<float>(result[i]);
    }
    for (int i = 0; i < 4; ++i)
      result[i] = rounded<number<T>>(sum[i]);
    return scaled<T>(result);
  }

  size_t count() const { return static_cast<size_t>(extent[0]) * static_cast<size_t>(extent[1]) * static_cast<size_t>(extent[2]); }
  // Whether the elements are what accessors have for numbers.
  template <class T> bool are() const {
    switch (type) {
    case image_channel_type::signed_int8:
    case image_channel_type::signed_int16:
    case image_channel_type::signed_int32: return std::is_same_v<T, std::int32_t>;
    case image_channel_type::unsigned_int8:
    case image_channel_type::unsigned_int16:
    case image_channel_type::unsigned_int32: return std::is_same_v<T, std::uint32_t>;
    default: return is_floating<T>;
    }
  }
};

namespace apart {
inline void check(const image_sampler &s) {
  if (repeats(s) && !is_normalized(s))
    fail(errc::feature_not_supported, "images are repeated for coordinates that are normalized");
}
} // namespace apart

// The memory of an image.
struct image_bytes {
  std::shared_ptr<buffer_part> part;

protected:
  SYCLOPT_HOST_CODE static int counted(size_t elements) {
    if (elements > 1 << 30)
      fail(errc::invalid, "images have at most 2^30 elements in a dimension");
    return static_cast<int>(elements);
  }
  SYCLOPT_HOST_CODE static size_t checked(size_t pitch, size_t least, size_t size) {
    if (pitch < least || pitch % size != 0)
      fail(errc::invalid, "the pitch of an image is a multiple of the size of its elements, and holds a row or a slice");
    return pitch;
  }
  // Devices read whole elements: memory that these do not lie well in is copied, there and back.
  SYCLOPT_HOST_CODE void take(void *memory, size_t bytes, unsigned alignment, bool is_written, const property_list &list) {
    list.detail_only(bits_of(17, 19));
    const bool is_required = list.has_property<property::image::use_host_ptr>();
    const bool lies_well = reinterpret_cast<std::uintptr_t>(memory) % alignment == 0;
    if (is_required && !lies_well)
      fail(errc::invalid, "memory that an image is to use itself begins at a multiple of the size of its elements");
    part = buffer_part::make(bytes, lies_well ? memory : nullptr, {});
    part->whole->uses_given_memory = is_required;
    if (list.has_property<property::image::use_mutex>())
      part->whole->mutex = list.get_property<property::image::use_mutex>().get_mutex_ptr();
    if (!lies_well) {
      std::memcpy(part->for_host(access_mode::discard_write), memory, bytes);
      part->whole->set_final_data([memory, bytes](const void *from) { std::memcpy(memory, from, bytes); });
    }
    if (!is_written)
      part->whole->set_write_back(false);
  }
};
template <class Channels> class image_memory : public image_bytes {
public:
  image_elements<Channels> elements;

  template <int D, class... F> void make(void *memory, bool is_written, const range<D> &extent, const range<D == 3 ? 2 : 1> *pitch, const property_list &list, F... format) {
    auto &e = elements;
    e.describe(format...);
    for (int d = 0; d < D; ++d)
      e.extent[d] = counted(extent[d]);
    e.row = e.size * extent[0];
    if (pitch)
      e.row = checked((*pitch)[0], e.row, e.size);
    e.slice = e.row * static_cast<size_t>(e.extent[1]);
    if (D == 3 && pitch)
      e.slice = checked((*pitch)[D - 2], e.slice, e.size);
    // Less what is behind the last row.
    const size_t bytes = e.count() ? e.size * extent[0] + e.row * static_cast<size_t>(e.extent[1] - 1) + e.slice * static_cast<size_t>(e.extent[2] - 1) : 0;
    take(memory, bytes, e.alignment(), is_written, list);
  }
  // For accessors: the elements, which have a tag for their memory.
  template <class T> image_elements<Channels> tagged() const {
    if (!elements.template are<T>())
      fail(errc::invalid, "the numbers of the accessor are not those of the image: int4 is for signed ones, uint4 for unsigned ones, float4 and half4 for all others");
    image_elements<Channels> result = elements;
    result.data = const_cast<char *>(reinterpret_cast<const char *>(&part->tag));
    return result;
  }
};

// What an iterator takes.
template <class To, class = void> struct taken_by {
  using type = typename std::iterator_traits<To>::value_type;
};
template <class To> struct taken_by<To, std::enable_if_t<std::is_void_v<typename std::iterator_traits<To>::value_type>>> {
  using type = typename To::container_type::value_type;
};

// What all images are.
template <int D, class Channels> class image_object : public has_properties {
  static_assert(D >= 1 && D <= 3, "images have one, two or three dimensions");

protected:
  image_memory<Channels> memory;
  range<D> extent;
  struct no_pitch {
    no_pitch(no_pitch *, int);
  };
  using pitch_type = std::conditional_t<(D > 1), range<D == 1 ? 1 : D - 1>, no_pitch>;

  image_object(const property_list &list, const range<D> &r) : has_properties(list), extent(r) {}
  template <class... F> void make(void *host, bool is_written, F... format) { memory.make(host, is_written, extent, nullptr, properties, format...); }
  template <class... F> void make_with(const pitch_type &pitch, void *host, bool is_written, F... format) { memory.make(host, is_written, extent, &pitch, properties, format...); }

public:
  static constexpr int dimensions = D;
  range<D> get_range() const { return extent; }
  template <int N = D, class = std::enable_if_t<(N > 1)>> range<N - 1> get_pitch() const {
    range<N - 1> result;
    for (int d = 1; d < N; ++d)
      result[d - 1] = d == 1 ? memory.elements.row : memory.elements.slice;
    return result;
  }
  size_t size() const noexcept { return extent.size(); }
  size_t byte_size() const noexcept { return D == 1 ? memory.elements.row : memory.elements.slice * static_cast<size_t>(memory.elements.extent[2]); }

  const image_memory<Channels> &detail_memory() const { return memory; }
  friend bool operator==(const image_object &a, const image_object &b) { return a.memory.part.get() == b.memory.part.get(); }
  friend bool operator!=(const image_object &a, const image_object &b) { return !(a == b); }
};

// What is written back when they go.
template <int D, class A, class Channels> class written_image : public image_object<D, Channels> {
protected:
  A allocator;
  using image_object<D, Channels>::image_object;

public:
  A get_allocator() const { return allocator; }
  template <class To = std::nullptr_t> void set_final_data(To to = nullptr) {
    auto &whole = *this->memory.part->whole;
    if constexpr (std::is_null_pointer_v<To>) {
      whole.set_final_data(nullptr);
    } else if constexpr (!std::is_pointer_v<To> && !is_iterator<To>) {
      whole.set_final_data([to = std::weak_ptr(to), bytes = whole.size()](const void *from) {
        if (auto there = to.lock())
          std::memcpy(there.get(), from, bytes);
      });
    } else {
      whole.set_final_data([to, bytes = whole.size()](const void *from) {
        if constexpr (std::is_pointer_v<To>) {
          if (to)
            std::memcpy(to, from, bytes);
        } else {
          using value = typename taken_by<To>::type;
          auto next = to;
          for (size_t i = 0; i < bytes / sizeof(value); ++i, ++next) {
            value copy;
            std::memcpy(&copy, static_cast<const char *>(from) + i * sizeof(value), sizeof(value));
            *next = copy;
          }
        }
      });
    }
  }
  void set_write_back(bool flag = true) { this->memory.part->whole->set_write_back(flag); }
};

// Constructors of images that are written: with and without memory, pitches and an allocator.
#define SYCLOPT_CONSTRUCTORS(name, FORMAT, GIVEN)                                                                      \
  name(FORMAT, const range<D> &r, const property_list &p = {}) : base(p, r) { this->make(nullptr, true, GIVEN); }      \
  name(FORMAT, const range<D> &r, A a, const property_list &p = {}) : name(GIVEN, r, p) { this->allocator = a; }       \
  name(FORMAT, const range<D> &r, const typename base::pitch_type &w, const property_list &p = {}) : base(p, r) { this->make_with(w, nullptr, true, GIVEN); } \
  name(FORMAT, const range<D> &r, const typename base::pitch_type &w, A a, const property_list &p = {}) : name(GIVEN, r, w, p) { this->allocator = a; } \
  name(void *host, FORMAT, const range<D> &r, const property_list &p = {}) : base(p, r) { this->make(host, true, GIVEN); } \
  name(void *host, FORMAT, const range<D> &r, A a, const property_list &p = {}) : name(host, GIVEN, r, p) { this->allocator = a; } \
  name(void *host, FORMAT, const range<D> &r, const typename base::pitch_type &w, const property_list &p = {}) : base(p, r) { this->make_with(w, host, true, GIVEN); } \
  name(void *host, FORMAT, const range<D> &r, const typename base::pitch_type &w, A a, const property_list &p = {}) : name(host, GIVEN, r, w, p) { this->allocator = a; } \
  name(const std::shared_ptr<void> &host, FORMAT, const range<D> &r, const property_list &p = {}) : name(host.get(), GIVEN, r, p) { keep(host); } \
  name(const std::shared_ptr<void> &host, FORMAT, const range<D> &r, A a, const property_list &p = {}) : name(host.get(), GIVEN, r, a, p) { keep(host); } \
  name(const std::shared_ptr<void> &host, FORMAT, const range<D> &r, const typename base::pitch_type &w, const property_list &p = {}) : name(host.get(), GIVEN, r, w, p) { keep(host); } \
  name(const std::shared_ptr<void> &host, FORMAT, const range<D> &r, const typename base::pitch_type &w, A a, const property_list &p = {}) : name(host.get(), GIVEN, r, w, a, p) { keep(host); }

} // namespace detail

template <int D, class A> class unsampled_image : public detail::written_image<D, A, detail::four_channels> {
  using base = detail::written_image<D, A, detail::four_channels>;
  void keep(const std::shared_ptr<void> &host) { this->memory.part->whole->keeps = host; }

public:
  SYCLOPT_CONSTRUCTORS(unsampled_image, image_format f, f)

  template <class T, access_mode M = std::is_const_v<T> ? access_mode::read : access_mode::read_write, image_target G = image_target::device>
  unsampled_image_accessor<T, D, M, G> get_access(handler &h, const property_list &p = {}) {
    return unsampled_image_accessor<T, D, M, G>(*this, h, p);
  }
  template <class T, access_mode M = std::is_const_v<T> ? access_mode::read : access_mode::read_write>
  host_unsampled_image_accessor<T, D, M> get_host_access(const property_list &p = {}) {
    return host_unsampled_image_accessor<T, D, M>(*this, p);
  }
};

template <int D, class A> class sampled_image : public detail::image_object<D, detail::four_channels> {
  using base = detail::image_object<D, detail::four_channels>;
  void take(const image_sampler &s) {
    detail::check(s);
    this->memory.elements.sampler = s;
  }
  void keep(const std::shared_ptr<const void> &host) { this->memory.part->whole->keeps = std::const_pointer_cast<void>(host); }

public:
  sampled_image(const void *host, image_format f, image_sampler s, const range<D> &r, const property_list &p = {}) : base(p, r) {
    take(s);
    this->make(const_cast<void *>(host), false, f);
  }
  sampled_image(const void *host, image_format f, image_sampler s, const range<D> &r, const typename base::pitch_type &w, const property_list &p = {}) : base(p, r) {
    take(s);
    this->make_with(w, const_cast<void *>(host), false, f);
  }
  sampled_image(const std::shared_ptr<const void> &host, image_format f, image_sampler s, const range<D> &r, const property_list &p = {}) : sampled_image(host.get(), f, s, r, p) { keep(host); }
  sampled_image(const std::shared_ptr<const void> &host, image_format f, image_sampler s, const range<D> &r, const typename base::pitch_type &w, const property_list &p = {}) : sampled_image(host.get(), f, s, r, w, p) { keep(host); }

  template <class T, image_target G = image_target::device> sampled_image_accessor<T, D, G> get_access(handler &h, const property_list &p = {}) { return sampled_image_accessor<T, D, G>(*this, h, p); }
  template <class T> host_sampled_image_accessor<T, D> get_host_access(const property_list &p = {}) { return host_sampled_image_accessor<T, D>(*this, p); }
};

namespace detail {

// Each device is asked once: it takes longer than all else that an accessor needs.
SYCLOPT_HOST_CODE void check_images(const device &d) {
  static std::uint64_t have_images = 0;
  const std::uint32_t number = number_of(d);
  const std::uint64_t bit = number < 64 ? std::uint64_t(1) << number : 0;
  if ((__atomic_load_n(&have_images, __ATOMIC_RELAXED) & bit) != 0)
    return;
  if (!d.has(aspect::image))
    fail(errc::feature_not_supported, "the device of the queue has no images");
  __atomic_fetch_or(&have_images, bit, __ATOMIC_RELAXED);
}

// What accessors of images share: a vector of four numbers is what they read and write.
template <class V, int D, access_mode M, class Channels> class image_access {
protected:
  using channel = typename vector_facts<V>::element;
  static_assert(std::is_same_v<V, vec<std::int32_t, 4>> || std::is_same_v<V, vec<std::uint32_t, 4>> || std::is_same_v<V, vec<float, 4>> || std::is_same_v<V, vec<half, 4>>,
                "accessors of images are for int4, uint4, float4 and half4");
  static constexpr int mode = static_cast<int>(M), reads = static_cast<int>(access_mode::read), writes = static_cast<int>(access_mode::write), discards = static_cast<int>(access_mode::discard_write);
  static constexpr bool can_write = mode != reads, can_read = mode != writes && mode != discards;

  image_elements<Channels> elements;
  bool keeps_data = true;

  explicit image_access(const image_elements<Channels> &e) : elements(e) {}
  template <class I> image_access(const I &image, const property_list &p) : elements(image.detail_memory().template tagged<channel>()), keeps_data(!p.has_property<property::no_init>()) {
    p.detail_only(bits_of(0, 0));
    if (!can_write && !keeps_data)
      fail(errc::invalid, "an accessor that reads needs what is in the image: it has no property no_init");
  }
  access_mode needed() const { return keeps_data ? M : can_read ? access_mode::discard_read_write : access_mode::discard_write; }
  template <class I> void in_group(const I &image, handler &h, bool on_host) {
    if (!on_host)
      check_images(access_to_handler::queue(h)->device);
    access_to_handler::require(h, image.detail_memory().part, needed(), on_host);
    if (on_host)
      elements.data = image.detail_memory().part->for_task();
  }
  template <class I> const buffer_part &on_host(const I &image) {
    const auto &part = *image.detail_memory().part;
    elements.data = part.for_host(needed());
    return part;
  }

public:
  using value_type = std::conditional_t<can_write, V, const V>;
  using reference = value_type &;
  using const_reference = const V &;
  static constexpr int dimensions = D;

  size_t size() const noexcept { return elements.count(); }
  template <class P> bool has_property() const noexcept { return std::is_same_v<P, property::no_init> && !keeps_data; }
  template <class P> P get_property() const {
    if (!has_property<P>())
      fail(errc::invalid, "the object was made without the property");
    return P();
  }
  const void *detail_tag() const { return elements.data; }
  friend bool operator==(const image_access &a, const image_access &b) { return a.elements.data == b.elements.data; }
  friend bool operator!=(const image_access &a, const image_access &b) { return !(a == b); }
};

template <class V, int D, access_mode M, class Channels = four_channels> class unsampled_access : public image_access<V, D, M, Channels> {
protected:
  using image_access<V, D, M, Channels>::image_access;

public:
  template <class C = image_place<D>, class = std::enable_if_t<unsampled_access::can_read && std::is_convertible_v<C, image_place<D>>>> V read(const C &coordinates) const noexcept {
    return this->elements.template read<typename unsampled_access::channel, D>(static_cast<image_place<D>>(coordinates));
  }
  template <class C = image_place<D>, class = std::enable_if_t<unsampled_access::can_write && std::is_convertible_v<C, image_place<D>>>> void write(const C &coordinates, const V &colour) const {
    this->elements.template write<typename unsampled_access::channel, D>(static_cast<image_place<D>>(coordinates), colour);
  }
};

template <class V, int D> class sampled_access : public image_access<V, D, access_mode::read, four_channels> {
protected:
  using image_access<V, D, access_mode::read, four_channels>::image_access;

public:
  template <class C = image_point<D>, class = std::enable_if_t<std::is_convertible_v<C, image_point<D>>>> V read(const C &coordinates) const noexcept {
    return this->elements.template sample<typename sampled_access::channel, D>(static_cast<image_point<D>>(coordinates), this->elements.sampler);
  }
};

// Accessors of `T` and `const T` are converted to each other where they read.
template <class U, class T, bool CanWrite> using if_other_constness = std::enable_if_t<!CanWrite && !std::is_same_v<U, T> && std::is_same_v<std::remove_const_t<U>, std::remove_const_t<T>>>;
template <image_target G> inline constexpr bool is_on_host = static_cast<int>(G) != 0;
template <class Tag, access_mode M, image_target G>
using if_tag_of = std::enable_if_t<std::is_same_v<Tag, std::conditional_t<is_on_host<G>, mode_target_tag_t<M, target::host_task>, mode_tag_t<M>>>>;

} // namespace detail

template <class T, int D, access_mode M, image_target G> class unsampled_image_accessor : public detail::unsampled_access<std::remove_const_t<T>, D, M> {
  using base = detail::unsampled_access<std::remove_const_t<T>, D, M>;
  static_assert(base::mode == base::reads || (base::mode == base::writes && !std::is_const_v<T>), "accessors of images in commands read or write; to what is const they read");

public:
  static constexpr sycl::access_mode access_mode = M;
  static constexpr image_target access_target = G;
  template <class A> unsampled_image_accessor(unsampled_image<D, A> &image, handler &h, const property_list &p = {}) : base(image, p) { this->in_group(image, h, detail::is_on_host<G>); }
  template <class A, class Tag, class = detail::if_tag_of<Tag, M, G>> unsampled_image_accessor(unsampled_image<D, A> &image, handler &h, Tag, const property_list &p = {}) : unsampled_image_accessor(image, h, p) {}
  template <class U, class = detail::if_other_constness<U, T, base::can_write>> unsampled_image_accessor(const unsampled_image_accessor<U, D, M, G> &other) : base(other) {}
};

template <class T, int D, image_target G> class sampled_image_accessor : public detail::sampled_access<std::remove_const_t<T>, D> {
  using base = detail::sampled_access<std::remove_const_t<T>, D>;

public:
  static constexpr image_target access_target = G;
  template <class A> sampled_image_accessor(sampled_image<D, A> &image, handler &h, const property_list &p = {}) : base(image, p) { this->in_group(image, h, detail::is_on_host<G>); }
  template <class A, class Tag, class = detail::if_tag_of<Tag, access_mode::read, G>> sampled_image_accessor(sampled_image<D, A> &image, handler &h, Tag, const property_list &p = {}) : sampled_image_accessor(image, h, p) {}
  template <class U, class = detail::if_other_constness<U, T, false>> sampled_image_accessor(const sampled_image_accessor<U, D, G> &other) : base(other) {}
};

template <class T, int D, access_mode M> class host_unsampled_image_accessor : public detail::unsampled_access<std::remove_const_t<T>, D, M>, public detail::host_use_holder<true> {
  using base = detail::unsampled_access<std::remove_const_t<T>, D, M>;
  static_assert(!base::can_write || !std::is_const_v<T>, "accessors to what is const are of the mode 'read'");

public:
  static constexpr sycl::access_mode access_mode = M;
  template <class A> host_unsampled_image_accessor(unsampled_image<D, A> &image, const property_list &p = {}) : base(image, p) { this->begin_use(this->on_host(image), M); }
  template <class A> host_unsampled_image_accessor(unsampled_image<D, A> &image, mode_tag_t<M>, const property_list &p = {}) : host_unsampled_image_accessor(image, p) {}
  template <class U, class = detail::if_other_constness<U, T, base::can_write>> host_unsampled_image_accessor(const host_unsampled_image_accessor<U, D, M> &other) : base(other), host_use_holder(other) {}
};

template <class T, int D> class host_sampled_image_accessor : public detail::sampled_access<std::remove_const_t<T>, D>, public detail::host_use_holder<true> {
  using base = detail::sampled_access<std::remove_const_t<T>, D>;

public:
  template <class A> host_sampled_image_accessor(sampled_image<D, A> &image, const property_list &p = {}) : base(image, p) { this->begin_use(this->on_host(image), access_mode::read); }
  template <class U, class = detail::if_other_constness<U, T, false>> host_sampled_image_accessor(const host_sampled_image_accessor<U, D> &other) : base(other), host_use_holder(other) {}
};

} // namespace sycl

#define SYCLOPT_OPEN(...) __VA_ARGS__
#define SYCLOPT_HASH(parameters, type, key)                                                                            \
  template <SYCLOPT_OPEN parameters> struct std::hash<SYCLOPT_OPEN type> {                                             \
    size_t operator()(const SYCLOPT_OPEN type &x) const noexcept { return std::hash<const void *>()(x.key); }          \
  };
SYCLOPT_HASH((int D, class A), (sycl::unsampled_image<D, A>), detail_memory().part.get())
SYCLOPT_HASH((int D, class A), (sycl::sampled_image<D, A>), detail_memory().part.get())
SYCLOPT_HASH((class T, int D, sycl::access_mode M, sycl::image_target G), (sycl::unsampled_image_accessor<T, D, M, G>), detail_tag())
SYCLOPT_HASH((class T, int D, sycl::image_target G), (sycl::sampled_image_accessor<T, D, G>), detail_tag())
SYCLOPT_HASH((class T, int D, sycl::access_mode M), (sycl::host_unsampled_image_accessor<T, D, M>), detail_tag())
SYCLOPT_HASH((class T, int D), (sycl::host_sampled_image_accessor<T, D>), detail_tag())
#undef SYCLOPT_HASH
#undef SYCLOPT_OPEN
