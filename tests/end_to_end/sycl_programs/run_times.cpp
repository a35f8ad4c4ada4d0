// Five kernels, each run many times (the first argument; default: 3); prints the least time of each, in microseconds.
#include <algorithm>
#include <cstdlib>
#include <limits>
#include <sycl/sycl.hpp>
#include <vector>
#include "check.hpp"

int runs = 3;

template <typename Launch> void time_of(const char *name, Launch launch) {
  double least = std::numeric_limits<double>::max();
  for (int run = 0; run < runs; ++run) {
    sycl::event event = launch();
    event.wait();
    auto end = event.get_profiling_info<sycl::info::event_profiling::command_end>();
    auto start = event.get_profiling_info<sycl::info::event_profiling::command_start>();
    least = std::min(least, static_cast<double>(end - start) / 1e3);
  }
  std::printf("time of %s: %.2f\n", name, least);
}

void saxpy(sycl::queue &queue) {
  constexpr std::size_t count = 1 << 20;
  constexpr float a = 2.5f;
  std::vector<float> x(count, 1.5f), y(count, 2.0f), z(count);
  {
    sycl::buffer<float> bx(x), by(y), bz(z);
    time_of("saxpy", [&] {
      return queue.submit([&](sycl::handler &handler) {
        sycl::accessor ax(bx, handler, sycl::read_only), ay(by, handler, sycl::read_only);
        sycl::accessor az(bz, handler, sycl::write_only);
        handler.parallel_for<class Saxpy>(sycl::range<1>(count), [=](sycl::id<1> i) { az[i] = a * ax[i] + ay[i]; });
      });
    });
  }
  expect("saxpy", z[count - 1], 5.75);
}

void product(sycl::queue &queue) {
  constexpr std::size_t size = 256, tile = 16;
  const sycl::range<2> whole(size, size), part(tile, tile);
  std::vector<float> x(size * size), y(size * size), z(size * size);
  for (std::size_t i = 0; i < size * size; ++i) {
    x[i] = static_cast<float>(i % 7);
    y[i] = static_cast<float>(i % 5);
  }
  {
    sycl::buffer<float, 2> bx(x.data(), whole), by(y.data(), whole), bz(z.data(), whole);
    time_of("product", [&] {
      return queue.submit([&](sycl::handler &handler) {
        sycl::accessor ax(bx, handler, sycl::read_only), ay(by, handler, sycl::read_only);
        sycl::accessor az(bz, handler, sycl::write_only);
        sycl::local_accessor<float, 2> s(part, handler), t(part, handler);
        handler.parallel_for<class Product>(sycl::nd_range<2>(whole, part), [=](sycl::nd_item<2> item) {
          auto i = item.get_global_id(0), j = item.get_global_id(1);
          auto li = item.get_local_id(0), lj = item.get_local_id(1);
          float sum = 0;
          for (std::size_t step = 0; step < size; step += tile) {
            s[li][lj] = ax[i][step + lj];
            t[li][lj] = ay[step + li][j];
            sycl::group_barrier(item.get_group());
            for (std::size_t k = 0; k < tile; ++k)
              sum += s[li][k] * t[k][lj];
            sycl::group_barrier(item.get_group());
          }
          az[i][j] = sum;
        });
      });
    });
  }
  double wanted = 0;
  for (std::size_t k = 0; k < size; ++k)
    wanted += x[3 * size + k] * y[k * size + 5];
  expect("product", z[3 * size + 5], wanted);
}

void sum(sycl::queue &queue) {
  constexpr std::size_t count = 1 << 20;
  float *x = sycl::malloc_shared<float>(count, queue), *result = sycl::malloc_shared<float>(1, queue);
  for (std::size_t i = 0; i < count; ++i)
    x[i] = static_cast<float>(i % 3);
  time_of("reduction", [&] {
    *result = 0;
    return queue.parallel_for<class Sum>(sycl::range<1>(count), sycl::reduction(result, sycl::plus<float>()),
                                         [=](sycl::id<1> i, auto &all) { all += x[i] * x[i]; });
  });
  expect("reduction", *result, 5.0 * (count / 3), 1e-3);
  sycl::free(x, queue);
  sycl::free(result, queue);
}

struct Body {
  float x, y, z, mass;
};

void bodies(sycl::queue &queue) {
  constexpr int count = 1024;
  Body *all = sycl::malloc_shared<Body>(count, queue);
  sycl::float3 *forces = sycl::malloc_shared<sycl::float3>(count, queue);
  for (int i = 0; i < count; ++i)
    all[i] = {static_cast<float>(i % 13), static_cast<float>(i % 11), static_cast<float>(i % 7), 1.0f};
  time_of("n-body", [&] {
    return queue.parallel_for<class Bodies>(sycl::range<1>(count), [=](sycl::id<1> i) {
      sycl::float3 force(0.0f);
      Body own = all[i];
      for (int j = 0; j < count; ++j) {
        sycl::float3 way(all[j].x - own.x, all[j].y - own.y, all[j].z - own.z);
        float inverse = sycl::rsqrt(sycl::dot(way, way) + 0.01f);
        force += way * (all[j].mass * inverse * inverse * inverse);
      }
      forces[i] = force;
    });
  });
  double wanted = 0;
  for (int j = 0; j < count; ++j) {
    double x = all[j].x - all[9].x, y = all[j].y - all[9].y, z = all[j].z - all[9].z;
    wanted += x * all[j].mass / std::pow(x * x + y * y + z * z + 0.01, 1.5);
  }
  expect("n-body", forces[9].x(), wanted, 1e-3);
  sycl::free(all, queue);
  sycl::free(forces, queue);
}

void stencil(sycl::queue &queue) {
  constexpr int width = 1024;
  float *in = sycl::malloc_shared<float>(width * width, queue), *out = sycl::malloc_shared<float>(width * width, queue);
  for (int i = 0; i < width * width; ++i)
    in[i] = static_cast<float>(i % 17);
  time_of("stencil", [&] {
    return queue.parallel_for<class Stencil>(sycl::range<2>(width - 2, width - 2), [=](sycl::item<2> item) {
      int i = static_cast<int>((item[0] + 1) * width + item[1] + 1);
      out[i] = 0.2f * (in[i] + in[i - 1] + in[i + 1] + in[i - width] + in[i + width]);
    });
  });
  int i = 5 * width + 5;
  expect("stencil", out[i], 0.2 * (in[i] + in[i - 1] + in[i + 1] + in[i - width] + in[i + width]));
  sycl::free(in, queue);
  sycl::free(out, queue);
}

int main(int count, char **arguments) {
  if (count > 1)
    runs = std::atoi(arguments[1]);
  sycl::queue queue{sycl::property::queue::enable_profiling{}};
  saxpy(queue);
  product(queue);
  sum(queue);
  bodies(queue);
  stencil(queue);
  return result();
}
