// What kernels.cl has, as SYCL C++: each kernel is a callable, whose members are the arguments.
#include <sycl/sycl.hpp>

struct saxpy {
  float a;
  const float *x;
  float *y;
  void operator()(sycl::id<1> i) const { y[i] = a * x[i] + y[i]; }
};

struct stencil {
  int width, height;
  const float *from;
  float *to;
  void operator()(sycl::id<2> where) const {
    int x = where[1], y = where[0], at = y * width + x;
    if (x > 0 && y > 0 && x < width - 1 && y < height - 1)
      to[at] = 0.2f * (from[at] + from[at - 1] + from[at + 1] + from[at - width] + from[at + width]);
  }
};

template <class T> T &local(sycl::nd_item<1> item) {
  return *sycl::ext::oneapi::group_local_memory_for_overwrite<T>(item.get_group());
}

struct product {
  static constexpr int tile = 32;
  int size;
  const float *a, *b;
  float *c;
  void operator()(sycl::nd_item<2> item) const {
    auto &of_a = *sycl::ext::oneapi::group_local_memory_for_overwrite<float[tile][tile]>(item.get_group());
    auto &of_b = *sycl::ext::oneapi::group_local_memory_for_overwrite<float[tile][tile]>(item.get_group());
    int column = item.get_local_id(1), row = item.get_local_id(0), x = item.get_global_id(1), y = item.get_global_id(0);
    float sum = 0;
    for (int first = 0; first < size; first += tile) {
      of_a[row][column] = a[y * size + first + column];
      of_b[row][column] = b[(first + row) * size + x];
      sycl::group_barrier(item.get_group());
      for (int k = 0; k < tile; ++k)
        sum += of_a[row][k] * of_b[k][column];
      sycl::group_barrier(item.get_group());
    }
    c[y * size + x] = sum;
  }
};

inline float sum_of_stride(sycl::nd_item<1> item, size_t count, const float *x) {
  float sum = 0;
  for (size_t i = item.get_global_id(0); i < count; i += item.get_global_range(0))
    sum += x[i];
  return sum;
}

struct reduction {
  static constexpr int group = 256;
  size_t count;
  const float *x;
  float *sums;
  void operator()(sycl::nd_item<1> item) const {
    auto &parts = local<float[group]>(item);
    int at = item.get_local_id(0);
    parts[at] = sum_of_stride(item, count, x);
    sycl::group_barrier(item.get_group());
    for (int half_size = group / 2; half_size; half_size /= 2) {
      if (at < half_size)
        parts[at] += parts[at + half_size];
      sycl::group_barrier(item.get_group());
    }
    if (!at)
      sums[item.get_group(0)] = parts[0];
  }
};

struct reduction_sub_groups {
  size_t count;
  const float *x;
  float *sums;
  void operator()(sycl::nd_item<1> item) const {
    float sum = sycl::reduce_over_group(item.get_group(), sum_of_stride(item, count, x), sycl::plus<>());
    if (item.get_group().leader())
      sums[item.get_group(0)] = sum;
  }
};

struct histogram {
  template <class T, sycl::memory_scope scope, sycl::access::address_space space>
  using count_ref = sycl::atomic_ref<T, sycl::memory_order::relaxed, scope, space>;

  size_t count;
  const unsigned char *x;
  unsigned *bins;
  void operator()(sycl::nd_item<1> item) const {
    using sycl::access::address_space;
    auto &own = local<unsigned[256]>(item);
    int at = item.get_local_id(0);
    own[at] = 0;
    sycl::group_barrier(item.get_group());
    for (size_t i = item.get_global_id(0); i < count; i += item.get_global_range(0))
      ++count_ref<unsigned, sycl::memory_scope::work_group, address_space::local_space>(own[x[i]]);
    sycl::group_barrier(item.get_group());
    count_ref<unsigned, sycl::memory_scope::device, address_space::global_space>(bins[at]) += own[at];
  }
};

struct mandelbrot {
  int most;
  int *steps;
  void operator()(sycl::nd_item<2> item) const {
    int column = item.get_global_id(1), row = item.get_global_id(0);
    int width = item.get_global_range(1), height = item.get_global_range(0);
    float from_x = 3.0f * column / width - 2.0f, from_y = 2.0f * row / height - 1.0f, x = 0, y = 0;
    int step = 0;
    while (step < most && x * x + y * y < 4.0f) {
      float next = x * x - y * y + from_x;
      y = 2 * x * y + from_y;
      x = next;
      ++step;
    }
    steps[row * width + column] = step;
  }
};

struct bodies {
  int count;
  const sycl::float4 *all;
  sycl::float4 *forces;
  void operator()(sycl::id<1> i) const {
    sycl::float4 here = all[i];
    float x = 0, y = 0, z = 0;
    for (int j = 0; j < count; ++j) {
      sycl::float4 there = all[j];
      float dx = there.x() - here.x(), dy = there.y() - here.y(), dz = there.z() - here.z();
      float inverse = sycl::rsqrt(dx * dx + dy * dy + dz * dz + 0.01f);
      float pull = there.w() * inverse * inverse * inverse;
      x += dx * pull;
      y += dy * pull;
      z += dz * pull;
    }
    forces[i] = sycl::float4(x, y, z, 0);
  }
};

// Names all kernels.
void launch(sycl::queue &queue) {
  const sycl::nd_range<1> row(256, 256);
  const sycl::nd_range<2> square({32, 32}, {32, 32});
  queue.parallel_for(sycl::range<1>(1), saxpy{});
  queue.parallel_for(sycl::range<2>(1, 1), stencil{});
  queue.parallel_for(square, product{});
  queue.parallel_for(row, reduction{});
  queue.parallel_for(row, reduction_sub_groups{});
  queue.parallel_for(row, histogram{});
  queue.parallel_for(square, mandelbrot{});
  queue.parallel_for(sycl::range<1>(1), bodies{});
}
