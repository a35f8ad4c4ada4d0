// What benchmark suites have: a cell of a recurrent network in halves, a histogram of private copies, a compaction by
// sub-groups, a blur of pixels. Functions are large, pointers restricted, kernels launched many times, names careless.
#include <sycl/sycl.hpp>
#include <algorithm>
#include <chrono>
#include <numeric>
#include <random>
#include <vector>
#include "check.hpp"

#define WG 64
#define AT(A, I) A[I]
#define F(x) static_cast<acc>(x)

using sycl::half;
class kernel;
class filter;
struct index {};

template <typename T>
T sigmoid(T x) {
  return T(1) / (T(1) + sycl::exp(-x));
}

template <typename S, typename acc, typename I>
void cell(sycl::nd_item<1> &item, S *__restrict input, S *__restrict hidden, S *__restrict bias, S *__restrict old,
          S *__restrict now, S *__restrict kept, I width, I count) {
  const I at = item.get_global_id(0);
  if (at >= count)
    return;
  const I column = at % width, row = at / width, base = 3 * width * row + column;
  acc gates[2];
#pragma unroll
  for (I g = 0; g < 2; ++g)
    gates[g] = sigmoid(F(AT(input, base + g * width)) + F(AT(hidden, base + g * width)) + F(AT(bias, column + g * width)));
  const acc inner = F(AT(hidden, base + 2 * width)) + F(AT(bias, column + 2 * width));
  const acc next = sycl::tanh(F(AT(input, base + 2 * width)) + gates[0] * inner);
  AT(now, at) = static_cast<S>(next + gates[1] * (F(AT(old, at)) - next));
  S *to = kept + 4 * width * row + column;
  to[0 * width] = static_cast<S>(gates[0]);
  to[1 * width] = static_cast<S>(gates[1]);
  to[2 * width] = static_cast<S>(next);
  to[3 * width] = static_cast<S>(inner);
}

void recurrent(sycl::queue &q) {
  const int width = 24, count = 1000, rows = (count + width - 1) / width;
  std::default_random_engine engine(123);
  std::uniform_real_distribution<float> any(-2.f, 2.f);
  auto filled = [&](size_t size) {
    half *p = sycl::malloc_shared<half>(size, q);
    std::generate(p, p + size, [&] { return any(engine); });
    return p;
  };
  half *in = filled(3 * rows * width), *hidden = filled(3 * rows * width), *bias = filled(3 * width);
  half *old = filled(count), *now = filled(count), *kept = filled(4 * rows * width);
  for (int turn = 0; turn < 20; ++turn)
    q.submit([&](sycl::handler &h) {
      h.parallel_for<class gru>(sycl::nd_range<1>((count + WG - 1) / WG * WG, WG), [=](sycl::nd_item<1> item) {
        cell<half, float, int>(item, in, hidden, bias, old, now, kept, width, count);
      });
    });
  q.wait();
  for (int at = 0; at < count; ++at) {
    const int column = at % width, base = 3 * width * (at / width) + column;
    auto gate = [&](int g) {
      return 1 / (1 + std::exp(-float(in[base + g * width]) - float(hidden[base + g * width]) - float(bias[column + g * width])));
    };
    const float inner = float(hidden[base + 2 * width]) + float(bias[column + 2 * width]);
    const float next = std::tanh(float(in[base + 2 * width]) + gate(0) * inner);
    expect("recurrent", float(now[at]), next + gate(1) * (float(old[at]) - next), 2e-3);
    expect("kept", float(kept[4 * width * (at / width) + column + 3 * width]), inner, 2e-3);
  }
  for (half *p : {in, hidden, bias, old, now, kept})
    sycl::free(p, q);
}

template <int BINS>
void histogram(sycl::queue &q, const std::vector<unsigned char> &data) {
  std::vector<unsigned> bins(BINS), wanted(BINS);
  for (unsigned char value : data)
    ++wanted[value % BINS];
  {
    sycl::buffer<unsigned char> from(data.data(), data.size());
    sycl::buffer<unsigned> to(bins.data(), BINS);
    q.submit([&](sycl::handler &cgh) {
      sycl::accessor d(from, cgh, sycl::read_only);
      sycl::accessor b(to, cgh);
      sycl::local_accessor<unsigned> mine(BINS, cgh);
      const size_t n = data.size();
      cgh.parallel_for(sycl::nd_range<1>(4 * WG, WG), [=](sycl::nd_item<1> it) {
        const size_t l = it.get_local_id(0);
        for (size_t i = l; i < BINS; i += WG)
          mine[i] = 0;
        sycl::group_barrier(it.get_group());
        for (size_t i = it.get_global_id(0); i < n; i += it.get_global_range(0))
          sycl::atomic_ref<unsigned, sycl::memory_order::relaxed, sycl::memory_scope::work_group,
                           sycl::access::address_space::local_space>(mine[d[i] % BINS])++;
        sycl::group_barrier(it.get_group());
        for (size_t i = l; i < BINS; i += WG)
          if (mine[i])
            sycl::atomic_ref<unsigned, sycl::memory_order::relaxed, sycl::memory_scope::device>(b[i]) += mine[i];
      });
    });
  }
  expect_each("histogram", bins, wanted);
}

void compaction(sycl::queue &q, const std::vector<unsigned char> &data) {
  const int n = data.size(), padded = (n + WG - 1) / WG * WG;
  int *from = sycl::malloc_device<int>(n, q), *to = sycl::malloc_device<int>(n, q), *size = sycl::malloc_shared<int>(1, q);
  std::vector<int> values(data.begin(), data.end()), wanted, found(n);
  q.copy(values.data(), from, n).wait();
  *size = 0;
  q.parallel_for<filter>(sycl::nd_range<1>(padded, WG), [=](sycl::nd_item<1> item) {
     auto sg = item.get_sub_group();
     const int i = item.get_global_linear_id();
     const int taken = i < n && from[i] > 127;
     const int before = sycl::exclusive_scan_over_group(sg, taken, sycl::plus<>());
     const int all = sycl::reduce_over_group(sg, taken, sycl::plus<>());
     int start = 0;
     if (sg.leader())
       start = sycl::atomic_ref<int, sycl::memory_order::acq_rel, sycl::memory_scope::device>(*size).fetch_add(all);
     start = sycl::group_broadcast(sg, start);
     if (taken)
       to[start + before] = from[i];
   }).wait();
  std::copy_if(values.begin(), values.end(), std::back_inserter(wanted), [](int value) { return value > 127; });
  expect("compacted", *size, wanted.size());
  q.copy(to, found.data(), *size).wait();
  std::sort(found.begin(), found.begin() + *size);
  std::sort(wanted.begin(), wanted.end());
  expect_each("compaction", found, wanted);
  for (int *p : {from, to, size})
    sycl::free(p, q);
}

template <class index>
void blur(sycl::queue &q) {
  constexpr int W = 32, H = 24, R = 2, T = 8;
  auto *pixels = sycl::malloc_shared<sycl::uchar4>(W * H, q);
  auto *out = sycl::malloc_shared<sycl::vec<half, 4>>(W * H, q);
  for (int i = 0; i < W * H; ++i)
    pixels[i] = sycl::uchar4(i % 251, i % 13, 255 - i % 100, 255);
  q.submit([&](sycl::handler &h) {
     sycl::local_accessor<sycl::float4, 2> tile(sycl::range<2>(T + 2 * R, T + 2 * R), h);
     h.parallel_for<kernel>(sycl::nd_range<2>({H, W}, {T, T}), [=](sycl::nd_item<2> it) {
       const int x0 = it.get_group(1) * T - R, y0 = it.get_group(0) * T - R;
       for (int k = it.get_local_linear_id(); k < (T + 2 * R) * (T + 2 * R); k += T * T) {
         const int y = sycl::clamp(y0 + k / (T + 2 * R), 0, H - 1), x = sycl::clamp(x0 + k % (T + 2 * R), 0, W - 1);
         tile[k / (T + 2 * R)][k % (T + 2 * R)] = pixels[y * W + x].convert<float>() / 255.0f;
       }
       sycl::group_barrier(it.get_group());
       sycl::float4 sum{0};
       for (int y = 0; y <= 2 * R; ++y)
         for (int x = 0; x <= 2 * R; ++x)
           sum += tile[it.get_local_id(0) + y][it.get_local_id(1) + x];
       out[it.get_global_linear_id()] = (sum / float((2 * R + 1) * (2 * R + 1))).convert<half, sycl::rounding_mode::rte>();
     });
   }).wait();
  for (int y = 0; y < H; ++y)
    for (int x = 0; x < W; ++x) {
      float sum = 0;
      for (int dy = -R; dy <= R; ++dy)
        for (int dx = -R; dx <= R; ++dx)
          sum += pixels[std::clamp(y + dy, 0, H - 1) * W + std::clamp(x + dx, 0, W - 1)].z() / 255.0f;
      expect("blur", float(out[y * W + x].z()), sum / 25, 2e-3);
    }
  sycl::free(pixels, q);
  sycl::free(out, q);
}

int main() {
  sycl::queue q{sycl::property::queue::in_order()};
  std::vector<unsigned char> data(5000);
  std::mt19937 engine(7);
  std::generate(data.begin(), data.end(), [&] { return static_cast<unsigned char>(engine()); });
  recurrent(q);
  histogram<256>(q, data);
  histogram<10>(q, data);
  compaction(q, data);
  blur<struct index>(q);
  return result();
}
