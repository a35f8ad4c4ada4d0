// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Images: all formats, read, written and sampled by kernels, by tasks of the host and by the host.
#include "check.hpp"
#include <iterator>
#include <limits>
#include <memory>
#include <mutex>
#include <sycl/sycl.hpp>
#include <unordered_map>
#include <vector>

using namespace sycl;

static bool equals(const float4 &v, float a, float b, float c, float d) { return v[0] == a && v[1] == b && v[2] == c && v[3] == d; }
template <class F> errc code_of(F f) {
  try {
    f();
  } catch (const exception &e) {
    return static_cast<errc>(e.code().value());
  }
  return errc::success;
}

// A colour that a kernel writes comes back as the bytes that the format has for it, and kernels, tasks and the host read them.
template <class T, class Byte> void check_format(queue &q, image_format format, const T &written, const std::vector<Byte> &bytes, const T &read) {
  std::vector<Byte> memory(3 * bytes.size(), Byte(1));
  T in_kernel, in_task;
  {
    unsampled_image<1> image(memory.data(), format, range<1>(3));
    CHECK(image.size() == 3 && image.byte_size() == memory.size() * sizeof(Byte));
    buffer<T> found(&in_kernel, range<1>(1));
    q.submit([&](handler &h) {
      unsampled_image_accessor<T, 1, access_mode::write> out(image, h);
      h.single_task([=] { out.write(1, written); });
    });
    q.submit([&](handler &h) {
      const auto in = image.get_access<T, access_mode::read>(h);
      accessor to(found, h, write_only);
      h.single_task([=] { to[0] = in.read(1); });
    });
    q.submit([&](handler &h) {
      unsampled_image_accessor<const T, 1, access_mode::read, image_target::host_task> in(image, h, read_only_host_task);
      h.host_task([=, &in_task] { in_task = in.read(1); });
    });
    const T on_host = image.get_host_access<T, access_mode::read>().read(1);
    q.wait();
    for (int i = 0; i < 4; ++i)
      CHECK(on_host[i] == read[i] && in_task[i] == read[i]);
  }
  for (int i = 0; i < 4; ++i)
    CHECK(in_kernel[i] == read[i]);
  for (size_t i = 0; i < memory.size(); ++i)
    CHECK(memory[i] == (i / bytes.size() == 1 ? bytes[i % bytes.size()] : Byte(1)));
}

// All but that of halves, and those that are shorter than what they hold.
static void check_formats(queue &q) {
  using f = image_format;
  using byte = unsigned char;
  const float none = std::numeric_limits<float>::quiet_NaN();
  // Half a step goes to the even number: 0.5 * 255 is 127.5.
  check_format<float4, byte>(q, f::r8g8b8a8_unorm, {0.5f, -3.0f, 7.0f, none}, {128, 0, 255, 0}, {128 / 255.0f, 0, 1, 0});
  check_format<float4, byte>(q, f::b8g8r8a8_unorm, {0.1f, 0.2f, 1.0f, 2.5f / 255}, {255, 51, 26, 2}, {26 / 255.0f, 51 / 255.0f, 1, 2 / 255.0f});
  check_format<float4, std::uint16_t>(q, f::r16g16b16a16_unorm, {0.5f, 1.0f, 0.25f, -1}, {32768, 65535, 16384, 0}, {32768 / 65535.0f, 1, 16384 / 65535.0f, 0});
  check_format<float4, float>(q, f::r32g32b32a32_sfloat, {0.5f, -1e30f, 7, 1e-40f}, {0.5f, -1e30f, 7, 1e-40f}, {0.5f, -1e30f, 7, 1e-40f});
  check_format<int4, std::int8_t>(q, f::r8g8b8a8_sint, {1, -1, 500, -500}, {1, -1, 127, -128}, {1, -1, 127, -128});
  check_format<int4, std::int16_t>(q, f::r16g16b16a16_sint, {1, -1, 70000, -70000}, {1, -1, 32767, -32768}, {1, -1, 32767, -32768});
  check_format<int4, int>(q, f::r32b32g32a32_sint, {1, -1, 70000, -2147483647}, {1, -1, 70000, -2147483647}, {1, -1, 70000, -2147483647});
  check_format<uint4, byte>(q, f::r8g8b8a8_uint, {1, 255, 256, 4000000000u}, {1, 255, 255, 255}, {1, 255, 255, 255});
  check_format<uint4, std::uint16_t>(q, f::r16g16b16a16_uint, {1, 255, 65535, 4000000000u}, {1, 255, 65535, 65535}, {1, 255, 65535, 65535});
  check_format<uint4, unsigned>(q, f::r32b32g32a32_uint, {1, 255, 65535, 4000000000u}, {1, 255, 65535, 4000000000u}, {1, 255, 65535, 4000000000u});
  // Halves need no device that computes with them: 1 is 0x3c00, what is too large is infinite, the least number is 2^-24, and half of
  // it is none; 2049 lies between two halves, and becomes the even one.
  const float infinite = std::numeric_limits<float>::infinity();
  check_format<float4, std::uint16_t>(q, f::r16b16g16a16_sfloat, {1, -65520, 0x1p-24f, 2049}, {0x3c00, 0xfc00, 1, 0x6800}, {1, -infinite, 0x1p-24f, 2048});
  check_format<float4, std::uint16_t>(q, f::r16b16g16a16_sfloat, {-0.0f, 65519, 0x1p-25f, 0x1.8p-24f}, {0x8000, 0x7bff, 0, 2}, {-0.0f, 65504, 0, 0x1p-23f});
  if (q.get_device().has(aspect::fp16)) {
    check_format<half4, std::uint16_t>(q, f::r16b16g16a16_sfloat, {half(1), half(-2), half(0.5f), half(0)}, {0x3c00, 0xc000, 0x3800, 0}, {half(1), half(-2), half(0.5f), half(0)});
    check_format<half4, byte>(q, f::r8g8b8a8_unorm, {half(1), half(0.5f), half(0), half(1)}, {255, 128, 0, 255}, {half(1), half(128 / 255.0f), half(0), half(1)});
  }
}

// Where a coordinate leads to: elements are 10, 20, 30 and 40.
static std::vector<float> sampled(queue &q, const image_sampler &how, const std::vector<float> &places) {
  const float memory[4][4] = {{10, 0, 0, 1}, {20, 0, 0, 1}, {30, 0, 0, 1}, {40, 0, 0, 1}};
  std::vector<float> found(places.size()), on_host;
  sampled_image<1> image(memory, image_format::r32g32b32a32_sfloat, how, range<1>(4));
  {
    buffer<float> from(places), to(found);
    q.submit([&](handler &h) {
      const auto in = image.get_access<float4>(h);
      accessor x(from, h, read_only);
      accessor out(to, h, write_only);
      h.parallel_for(places.size(), [=](id<1> i) { out[i] = in.read(x[i])[0]; });
    });
    const host_sampled_image_accessor<float4, 1> in(image);
    for (const float x : places)
      on_host.push_back(in.read(x)[0]);
  }
  CHECK(found == on_host);
  return found;
}

static void check_samplers(queue &q) {
  using a = addressing_mode;
  using f = filtering_mode;
  const auto normalized = coordinate_normalization_mode::normalized, plain = coordinate_normalization_mode::unnormalized;
  using floats = std::vector<float>;
  const floats outside = {-4.5f, -0.5f, 0.5f, 1.0f, 3.75f, 4.0f, 100.0f, 1e20f, -1e20f};
  CHECK(sampled(q, {a::clamp_to_edge, plain, f::nearest}, outside) == floats({10, 10, 10, 20, 40, 40, 40, 40, 10}));
  CHECK(sampled(q, {a::clamp, plain, f::nearest}, outside) == floats({0, 0, 10, 20, 40, 0, 0, 0, 0}));
  CHECK(sampled(q, {a::none, plain, f::nearest}, {0.25f, 3.75f}) == floats({10, 40}));
  const floats between = {-0.75f, 0.0f, 0.25f, 0.5f, 1.0f, 1.25f, 3.75f, 4.25f, 5.0f};
  CHECK(sampled(q, {a::clamp_to_edge, plain, f::linear}, between) == floats({10, 10, 10, 10, 15, 17.5f, 40, 40, 40}));
  CHECK(sampled(q, {a::clamp, plain, f::linear}, between) == floats({0, 5, 7.5f, 10, 15, 17.5f, 30, 10, 0}));
  const floats parts = {0.0f, 0.125f, 0.25f, 0.9375f, 1.0f, 1.125f, -0.125f, -1.5f, 2.375f};
  CHECK(sampled(q, {a::clamp_to_edge, normalized, f::nearest}, parts) == floats({10, 10, 20, 40, 40, 40, 10, 10, 40}));
  CHECK(sampled(q, {a::repeat, normalized, f::nearest}, parts) == floats({10, 10, 20, 40, 10, 10, 40, 30, 20}));
  CHECK(sampled(q, {a::mirrored_repeat, normalized, f::nearest}, parts) == floats({10, 10, 20, 40, 40, 40, 10, 30, 20}));
  CHECK(sampled(q, {a::repeat, normalized, f::linear}, parts) == floats({25, 10, 15, 32.5f, 25, 10, 40, 25, 20}));
  CHECK(sampled(q, {a::mirrored_repeat, normalized, f::linear}, parts) == floats({10, 10, 15, 40, 40, 40, 10, 25, 20}));
  CHECK(sampled(q, {a::clamp, normalized, f::linear}, parts) == floats({5, 10, 15, 30, 20, 0, 0, 0, 0}));
  CHECK(code_of([&] { sampled(q, {a::repeat, plain, f::nearest}, parts); }) == errc::feature_not_supported);
}

// Corners of squares and cubes, of numbers of all kinds.
static void check_corners(queue &q) {
  const image_sampler linear = {addressing_mode::clamp, coordinate_normalization_mode::unnormalized, filtering_mode::linear};
  unsigned char flat[2][2][4] = {{{0, 255, 1, 2}, {255, 255, 1, 2}}, {{0, 255, 1, 2}, {255, 0, 1, 4}}};
  float solid[2][2][2][4] = {};
  solid[1][0][1][0] = 64; // x 1, y 0, z 1
  int numbers[2][4] = {{0, 10, 2147483647, -7}, {101, -7, 2147483647, 8}};
  sampled_image<2> square(flat, image_format::r8g8b8a8_unorm, linear, range<2>(2, 2));
  sampled_image<2> same(flat, image_format::r8g8b8a8_uint, linear, range<2>(2, 2), range<1>(8));
  sampled_image<3> cube(solid, image_format::r32g32b32a32_sfloat, linear, range<3>(2, 2, 2));
  sampled_image<1> line(numbers, image_format::r32b32g32a32_sint, linear, range<1>(2));
  float4 *found = malloc_shared<float4>(3, q);
  uint4 *whole = malloc_shared<uint4>(1, q);
  int4 *rounded = malloc_shared<int4>(2, q);
  q.submit([&](handler &h) {
    sampled_image_accessor<float4, 2> of_square(square, h, read_only);
    const auto of_same = same.get_access<uint4>(h);
    sampled_image_accessor<const float4, 3> of_cube(cube, h);
    const auto of_line = line.get_access<int4>(h);
    h.single_task([=] {
      found[0] = of_square.read(float2(1, 1));
      found[1] = of_cube.read(float4(1.25f, 0.75f, 1.0f, 99));
      found[2] = of_square.read({0.5f, 0.0f});
      whole[0] = of_same.read(float2(1, 1));
      rounded[0] = of_line.read(0.75f);
      rounded[1] = of_line.read(1.0f);
    });
  }).wait();
  CHECK(found[0][0] == 0.5f && found[0][1] == 0.75f && is_near(found[0][2], 1 / 255.0) && is_near(found[0][3], 2.5 / 255));
  CHECK(equals(found[1], 64 * 0.75f * 0.75f * 0.5f, 0, 0, 0));
  CHECK(found[2][0] == 0 && found[2][1] == 0.5f);
  CHECK(whole[0][0] == 128 && whole[0][1] == 191 && whole[0][3] == 2); // 127.5, 191.25 and 2.5
  CHECK(rounded[0][0] == 25 && rounded[0][1] == 6 && rounded[0][3] == -3 && rounded[1][0] == 50 && rounded[1][1] == 2);
  free(found, q), free(whole, q), free(rounded, q);
}

// Rows and slices with room behind them, and where the elements go at last.
static void check_memory(queue &q) {
  std::vector<unsigned char> padded(2 * 16 + 12, 7), kept;
  const auto write = [&q](auto &image, auto extent) {
    q.submit([&](handler &h) {
      unsampled_image_accessor<uint4, decltype(extent)::dimensions, access_mode::write> out(image, h);
      h.parallel_for(extent, [=](auto i) {
        if constexpr (decltype(extent)::dimensions == 2)
          out.write(int2(i[0], i[1]), uint4(i[0], i[1], 0, 5));
        else
          out.write(int4(i[0], i[1], i[2], 0), uint4(i[0], i[1], i[2], 5));
      });
    });
  };
  {
    unsampled_image<2> image(padded.data(), image_format::r8g8b8a8_uint, range<2>(3, 3), range<1>(16)); // which has no room behind its last row
    CHECK(image.get_pitch() == range<1>(16) && image.byte_size() == 48 && image.get_range() == range<2>(3, 3));
    write(image, range<2>(3, 3));
  }
  for (size_t at = 0; at < padded.size(); ++at) {
    const size_t x = at % 16 / 4, y = at / 16, c = at % 4;
    CHECK(padded[at] == (x == 3 ? 7 : c == 0 ? x : c == 1 ? y : c == 2 ? 0 : 5));
  }
  std::vector<unsigned> words(64, 0), last;
  {
    unsampled_image<3> image(image_format::r8g8b8a8_uint, {2, 2, 2}, {12, 40});
    CHECK(image.get_pitch() == range<2>(12, 40) && image.byte_size() == 80 && image.size() == 8);
    image.set_final_data(words.data());
    write(image, range<3>(2, 2, 2));
  }
  CHECK(words[0] == 0x05000000 && words[1] == 0x05000001 && words[3] == 0x05000100 && words[10] == 0x05010000 && words[14] == 0x05010101);
  {
    unsampled_image<2> image(image_format::r8g8b8a8_uint, range<2>(2, 2), unsampled_image<2>(image_format::r8g8b8a8_uint, range<2>(1, 1)).get_allocator());
    image.set_final_data(std::back_inserter(last));
    write(image, range<2>(2, 2));
  }
  CHECK(last == std::vector<unsigned>({0x05000000, 0x05000001, 0x05000100, 0x05000101}));
  const auto memory = std::make_shared<std::vector<unsigned>>(4, 1u), other = std::make_shared<std::vector<unsigned>>(4, 1u);
  std::shared_ptr<void> shared(memory, memory->data());
  auto as_words = std::shared_ptr<unsigned>(other, other->data());
  {
    unsampled_image<2> first(shared, image_format::r8g8b8a8_uint, range<2>(2, 2)), second(shared, image_format::r8g8b8a8_uint, range<2>(2, 2));
    second.set_final_data(std::weak_ptr<unsigned>(as_words));
    write(first, range<2>(2, 2));
    write(second, range<2>(2, 2));
    second.set_write_back(true);
  }
  CHECK((*memory)[3] == 0x05000101 && (*other)[1] == 0x05000001);
  {
    unsampled_image<2> image(memory->data(), image_format::r8g8b8a8_uint, range<2>(1, 4));
    image.set_write_back(false);
    write(image, range<2>(1, 4));
  }
  CHECK((*memory)[3] == 0x05000101);
  // Memory that no element begins at in the middle of, and memory that the image is to use itself.
  alignas(16) unsigned char odd[20] = {};
  std::mutex mutex;
  {
    unsampled_image<2> image(odd + 1, image_format::r8g8b8a8_uint, range<2>(2, 2));
    write(image, range<2>(2, 2));
  }
  CHECK(odd[0] == 0 && odd[4] == 5 && odd[5] == 1 && odd[16] == 5 && odd[17] == 0);
  {
    unsampled_image<2> image(odd, image_format::r8g8b8a8_uint, range<2>(2, 2), {property::image::use_host_ptr(), property::image::use_mutex(mutex)});
    CHECK(image.has_property<property::image::use_host_ptr>() && image.get_property<property::image::use_mutex>().get_mutex_ptr() == &mutex);
    write(image, range<2>(2, 2));
  }
  CHECK(odd[3] == 5 && odd[4] == 1);
  CHECK(code_of([&] { unsampled_image<2>(odd + 1, image_format::r8g8b8a8_uint, range<2>(2, 2), property::image::use_host_ptr()); }) == errc::invalid);
  CHECK(code_of([&] { unsampled_image<2>(odd, image_format::r8g8b8a8_uint, range<2>(2, 2), range<1>(4)); }) == errc::invalid);
  CHECK(code_of([&] { unsampled_image<2>(odd, image_format::r8g8b8a8_uint, range<2>(2, 2), range<1>(9)); }) == errc::invalid);
}

// Commands wait for one another as with buffers, and what is read is what was written last, by whom it was.
static void check_order(queue &q) {
  std::vector<float4> memory(64, float4(1));
  {
    unsampled_image<2> image(memory.data(), image_format::r32g32b32a32_sfloat, range<2>(8, 8));
    for (int n = 0; n < 5; ++n) {
      unsampled_image<2> next(image_format::r32g32b32a32_sfloat, range<2>(8, 8));
      q.submit([&](handler &h) {
        unsampled_image_accessor<float4, 2, access_mode::read> in(image, h);
        unsampled_image_accessor<float4, 2, access_mode::write> out(next, h, no_init);
        CHECK(out.has_property<property::no_init>());
        h.parallel_for(range<2>(8, 8), [=](id<2> i) {
          const int2 at(i[0], i[1]);
          out.write(at, in.read(at) * 2.0f);
        });
      });
      q.submit([&](handler &h) {
        unsampled_image_accessor<float4, 2, access_mode::read, image_target::host_task> in(next, h);
        unsampled_image_accessor<float4, 2, access_mode::write, image_target::host_task> out(image, h);
        h.host_task([=] {
          for (int x = 0; x < 8; ++x)
            for (int y = 0; y < 8; ++y)
              out.write(int2(x, y), in.read(int2(x, y)));
        });
      });
    }
    host_unsampled_image_accessor<float4, 2> both(image, read_write);
    CHECK(both.read(int2(7, 7))[0] == 32);
    both.write(int2(0, 7), float4(5));
  }
  CHECK(memory[7][1] == 32 && memory[56][2] == 5);
}

int main() {
  queue q;
  const device d = q.get_device();
  CHECK(d.has(aspect::image) && d.get_info<info::device::image_support>());
  CHECK(d.get_info<info::device::image2d_max_width>() >= 8192 && d.get_info<info::device::image3d_max_depth>() >= 2048);
  CHECK(d.get_info<info::device::max_read_image_args>() >= 128 && d.get_info<info::device::max_write_image_args>() >= 8 && d.get_info<info::device::max_samplers>() >= 16);
  check_formats(q);
  check_samplers(q);
  check_corners(q);
  check_memory(q);
  check_order(q);

  float4 one;
  unsampled_image<1> image(&one, image_format::r32g32b32a32_sfloat, range<1>(1)), same = image, other(image_format::r32g32b32a32_sfloat, range<1>(1));
  std::unordered_map<unsampled_image<1>, int> numbered;
  numbered[image] = 1;
  CHECK(image == same && image != other && numbered.count(same) == 1 && numbered.count(other) == 0);
  unsampled_image deduced(&one, image_format::r32g32b32a32_sfloat, range<2>(1, 1));
  static_assert(std::is_same_v<decltype(deduced), unsampled_image<2>>);
  static_assert(is_property_of_v<property::image::use_mutex, sampled_image<2>> && !is_property_of_v<property::image::use_mutex, buffer<int>>);
  static_assert(is_property_of_v<property::no_init, unsampled_image_accessor<int4, 1, access_mode::write>> && is_property_v<property::image::context_bound>);
  static_assert(std::is_same_v<unsampled_image_accessor<int4, 1, access_mode::read>::value_type, const int4> && std::is_same_v<unsampled_image_accessor<int4, 1, access_mode::write>::reference, int4 &>);
  CHECK(code_of([&] { image.get_host_access<int4>(); }) == errc::invalid); // floats are no ints
  CHECK(code_of([&] { image.get_host_access<float4, access_mode::read>(no_init); }) == errc::invalid);
  q.submit([&](handler &h) {
    unsampled_image_accessor<float4, 1, access_mode::read> in(image, h, read_only);
    const unsampled_image_accessor<const float4, 1, access_mode::read> fixed = in;
    const auto again = image.get_access<float4, access_mode::read>(h), of_other = other.get_access<float4, access_mode::read>(h);
    CHECK(fixed.size() == 1 && in == again && in != of_other);
    CHECK((std::hash<unsampled_image_accessor<float4, 1, access_mode::read>>()(in) != 0));
  });
  return passed();
}
