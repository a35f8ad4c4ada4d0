// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Image filters: vector types, a constant table, local memory, an image and a static function.

#define TILE 16

typedef struct {
  float4 gain;
  int2 origin;
  uchar flags;
} filter_settings;

constant float blur_weights[5] = {0.0625f, 0.25f, 0.375f, 0.25f, 0.0625f};
constant char banner[] = "filter {v1}; \"quoted\" \\ done";

static float4 clamp_pixel(float4 pixel, global const filter_settings *settings) {
  float4 scaled = pixel * settings->gain;
  return settings->flags & 1 ? clamp(scaled, (float4)(0.0f), (float4)(1.0f)) : scaled;
}

__attribute__((noinline)) float luminance(float4 pixel) {
  return dot(pixel, (float4)(0.2126f, 0.7152f, 0.0722f, 0.0f));
}

kernel __attribute__((reqd_work_group_size(TILE, 1, 1))) void
blur_rows(global const float4 *restrict in, global float4 *restrict out, global const filter_settings *settings,
          int width) {
  local float4 tile[TILE + 4];
  int x = (int)get_global_id(0), y = (int)get_global_id(1), lane = (int)get_local_id(0);
  tile[lane + 2] = in[y * width + x];
  if (lane < 2) {
    tile[lane] = in[y * width + max(x - 2, 0)];
    tile[lane + TILE + 2] = in[y * width + min(x + TILE, width - 1)];
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  float4 sum = (float4)(0.0f);
  for (int k = 0; k < 5; k++)
    sum += blur_weights[k] * tile[lane + k];
  out[y * width + x] = clamp_pixel(sum, settings);
}

kernel void to_grey(read_only image2d_t image, sampler_t taps, global uchar *grey, int width) {
  int2 at = (int2)((int)get_global_id(0), (int)get_global_id(1));
  grey[at.y * width + at.x] = convert_uchar_sat(255.0f * luminance(read_imagef(image, taps, at)));
}

kernel void greet(global char *out) {
  size_t i = get_global_id(0);
  if (i < sizeof(banner))
    out[i] = banner[i];
}
