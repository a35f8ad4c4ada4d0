// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Images of SYCL 1.2.1: channels of all orders and types, samplers that accesses name, images in images.
#include "check.hpp"
#include <CL/sycl.hpp>
#include <vector>

using namespace cl::sycl;
using order = image_channel_order;
using type = image_channel_type;

static bool equals(const float4 &v, float a, float b, float c, float d) { return v[0] == a && v[1] == b && v[2] == c && v[3] == d; }

// What is read of the numbers 5, 2, 3, 4, what of the border, and what becomes of them when 11, 12, 13, 14 is written.
struct seen {
  float4 read, border;
  std::vector<float> written;
};
static seen with_order(queue &q, order of) {
  float numbers[8] = {5, 2, 3, 4, 0, 0, 0, 0};
  seen result;
  {
    image<1> picture(numbers, of, type::fp32, range<1>(1));
    buffer<float4> read(&result.read, range<1>(1)), border(&result.border, range<1>(1));
    q.submit([&](handler &h) {
      auto in = picture.get_access<float4, access::mode::read>(h);
      auto to_read = read.get_access<access::mode::write>(h);
      auto to_border = border.get_access<access::mode::write>(h);
      const sampler how(coordinate_normalization_mode::unnormalized, addressing_mode::clamp, filtering_mode::nearest);
      h.single_task([=] {
        to_read[0] = in.read(0);
        to_border[0] = in.read(-1, how);
      });
    });
    q.submit([&](handler &h) {
      accessor<float4, 1, access::mode::discard_write, access::target::image> out(picture, h);
      h.single_task([=] { out.write(0, float4(11, 12, 13, 14)); });
    });
    result.written.resize(picture.get_size() / sizeof(float));
  }
  for (size_t i = 0; i < result.written.size(); ++i)
    result.written[i] = numbers[i];
  return result;
}

static void check_orders(queue &q) {
  const auto check = [&](order of, const float4 &read, float border, const std::vector<float> &written) {
    const seen found = with_order(q, of);
    return equals(found.read, read[0], read[1], read[2], read[3]) && equals(found.border, 0, 0, 0, border) && found.written == written;
  };
  CHECK(check(order::a, {0, 0, 0, 5}, 0, {14}));
  CHECK(check(order::r, {5, 0, 0, 1}, 1, {11}));
  CHECK(check(order::rx, {5, 0, 0, 1}, 0, {11}));
  CHECK(check(order::rg, {5, 2, 0, 1}, 1, {11, 12}));
  CHECK(check(order::rgx, {5, 2, 0, 1}, 0, {11, 12}));
  CHECK(check(order::ra, {5, 0, 0, 2}, 0, {11, 14}));
  CHECK(check(order::rgb, {5, 2, 3, 1}, 1, {11, 12, 13}));
  CHECK(check(order::rgba, {5, 2, 3, 4}, 0, {11, 12, 13, 14}));
  CHECK(check(order::argb, {2, 3, 4, 5}, 0, {14, 11, 12, 13}));
  CHECK(check(order::bgra, {3, 2, 5, 4}, 0, {13, 12, 11, 14}));
  CHECK(check(order::abgr, {4, 3, 2, 5}, 0, {14, 13, 12, 11}));
  CHECK(check(order::intensity, {5, 5, 5, 5}, 0, {11}));
  CHECK(check(order::luminance, {5, 5, 5, 1}, 1, {11}));
  CHECK(with_order(q, order::rgbx).written.size() == 4);
}

// Numbers that stand for -1 to 1, and three numbers in a word.
template <class W> static W through(queue &q, order of, type as, const float4 &colour, float4 &back) {
  std::vector<W> memory(8, W(0));
  {
    image<2> picture(memory.data(), of, as, range<2>(1, 2));
    q.submit([&](handler &h) {
      auto out = picture.get_access<float4, access::mode::write>(h);
      h.single_task([=] { out.write(int2(0, 1), colour); });
    });
    auto in = picture.get_access<float4, access::mode::read_write>();
    back = in.read(int2(0, 1));
    in.write(int2(0, 0), colour);
    CHECK(picture.get_count() == 2 && in.get_range() == range<2>(1, 2));
  }
  return memory[0];
}

static void check_types(queue &q) {
  float4 back;
  CHECK((through<std::uint16_t>(q, order::rgb, type::unorm_short_565, float4(1, 0.5f, 0, 9), back) == (31 << 11 | 32 << 5)));
  CHECK(equals(back, 1, 32 / 63.0f, 0, 1));
  CHECK((through<std::uint16_t>(q, order::rgbx, type::unorm_short_555, float4(0, 1, 0.1f, 9), back) == (31 << 5 | 3)));
  CHECK(equals(back, 0, 1, 3 / 31.0f, 1));
  CHECK((through<std::uint32_t>(q, order::rgb, type::unorm_int_101010, float4(1, -1, 2, 9), back) == (1023u << 20 | 1023)));
  CHECK(equals(back, 1, 0, 1, 1));
  CHECK((through<std::int8_t>(q, order::r, type::snorm_int8, float4(-2, 0, 0, 0), back) == -127));
  CHECK(equals(back, -1, 0, 0, 1));
  CHECK((through<std::int16_t>(q, order::rg, type::snorm_int16, float4(0.5f, 1, 0, 0), back) == 16384));
  CHECK(equals(back, 16384 / 32767.0f, 1, 0, 1));
  const std::int8_t least[1] = {-128};
  image<1> picture(least, order::r, type::snorm_int8, range<1>(1));
  auto in = picture.get_access<float4, access::mode::read>();
  CHECK(in.read(0)[0] == -1);
  bool is_refused = false;
  try {
    image<1> other(order::rgba, type::unorm_short_565, range<1>(1));
  } catch (const exception &) {
    is_refused = true;
  }
  CHECK(is_refused);
}

// The last dimension of an image counts images of a dimension less.
static void check_arrays(queue &q) {
  std::vector<int4> memory(2 * 3 * 2);
  {
    image<3> pictures(memory.data(), order::rgba, type::signed_int32, range<3>(2, 3, 2));
    q.submit([&](handler &h) {
      accessor<int4, 2, access::mode::write, access::target::image_array> out(pictures, h);
      CHECK(out.get_count() == 12 && out.get_range() == range<3>(2, 3, 2));
      h.parallel_for<class Fills>(range<3>(2, 3, 2), [=](id<3> i) { out[i[2]].write(int2(i[0], i[1]), int4(i[0], i[1], i[2], 0)); });
    });
    q.submit([&](handler &h) {
      accessor<int4, 2, access::mode::read, access::target::image_array> in(pictures, h);
      const sampler how(coordinate_normalization_mode::normalized, addressing_mode::repeat, filtering_mode::nearest);
      h.single_task<class Reads>([=] {
        if (in[1].read(float2(1.75f, 0.5f), how)[1] != 1)
          sycl::ext::oneapi::experimental::printf("not repeated\n");
      });
    });
  }
  CHECK(memory[11][0] == 1 && memory[11][1] == 2 && memory[11][2] == 1 && memory[6][2] == 1 && memory[5][2] == 0);
}

int main() {
  queue q;
  CHECK(q.get_device().has(aspect::ext_intel_legacy_image));
  check_orders(q);
  check_types(q);
  check_arrays(q);
  const sampler one(coordinate_normalization_mode::normalized, addressing_mode::repeat, filtering_mode::linear), same = one;
  CHECK(one == same && one.get_addressing_mode() == addressing_mode::repeat && one.get_filtering_mode() == filtering_mode::linear);
  CHECK(one.get_coordinate_normalization_mode() == coordinate_normalization_mode::normalized);
  return passed();
}
