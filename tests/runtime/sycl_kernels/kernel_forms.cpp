// Kernels with all kinds of arguments, which other programs run by their names: no code for the host is made of this.
#include <cmath>
#include <sycl/ext/oneapi/experimental/work_group_memory.hpp>
#include <sycl/sycl.hpp>

using namespace sycl;
namespace oneapi = sycl::ext::oneapi::experimental;

struct Line {
  float slope;
  double offset[2];
  int which;
};

namespace demo {
template <class T> class Scale;
}

template <class T> void scale(queue &q, T *x, T factor) {
  q.parallel_for<demo::Scale<T>>(64, [=](id<1> i) { x[i] *= factor; });
}

SYCL_EXT_ONEAPI_FUNCTION_PROPERTY((oneapi::nd_range_kernel<1>))
void count_up(int *out, int start, float step) {
  size_t i = ext::oneapi::this_work_item::get_nd_item<1>().get_global_linear_id();
  out[i] = start + int(i * step);
}

void pointers(queue &q, float *x, float *y, int *n, float a, Line line) {
  q.parallel_for<class Saxpy>(64, [=](id<1> i) { y[i] += a * x[i]; });
  q.parallel_for<class Lines>(64, [=](id<1> i) { y[i] = line.slope * x[i] + line.offset[line.which]; });
  q.parallel_for<class Index2>(range<2>(4, 16), [=](item<2> it) {
    n[it.get_linear_id()] = 100 * it.get_id(0) + it.get_id(1);
  });
  q.single_task<class Plain>([=] { n[0] = 42; });
  scale(q, x, 2.0f);
  scale(q, n, 3);
}

void local_memory(queue &q, int *n) {
  q.submit([&](handler &h) {
    local_accessor<int, 1> tile(range<1>(16), h);
    h.parallel_for<class Reverse>(nd_range<1>(64, 16), [=](nd_item<1> it) {
      int l = it.get_local_id(0);
      tile[l] = n[it.get_global_id(0)];
      group_barrier(it.get_group());
      n[it.get_global_id(0)] = tile[15 - l];
    });
  });
  q.submit([&](handler &h) {
    oneapi::work_group_memory<int[16]> tile{h};
    h.parallel_for<class Rotate>(nd_range<1>(64, 16), [=](nd_item<1> it) {
      int l = it.get_local_id(0);
      for (int step = 0; step < 3; ++step) {
        tile[l] = n[it.get_global_id(0)];
        group_barrier(it.get_group());
        n[it.get_global_id(0)] = tile[(l + 1) % 16];
        group_barrier(it.get_group());
      }
    });
  });
}

void groups(queue &q, int *n, int *out) {
  q.parallel_for<class SubGroups>(nd_range<1>(64, 16), [=](nd_item<1> it) {
    sub_group sg = it.get_sub_group();
    int i = it.get_global_id(0);
    int sum = reduce_over_group(sg, n[i], plus<int>());
    int scan = inclusive_scan_over_group(sg, n[i], plus<int>());
    int last = group_broadcast(sg, scan, sg.get_local_linear_range() - 1);
    int next = shift_group_left(sg, n[i], 0);
    out[i] = (last == sum) + 2 * (next == n[i]) + 4 * all_of_group(sg, n[i] >= 0) + 8 * (select_from_group(sg, i, 0) <= i);
  });
  q.parallel_for<class Groups>(nd_range<1>(64, 16), [=](nd_item<1> it) {
    int i = it.get_global_id(0);
    int sum = reduce_over_group(it.get_group(), n[i], plus<int>());
    int before = exclusive_scan_over_group(it.get_group(), 1, plus<int>());
    out[i] = sum + 1000 * before + 100000 * any_of_group(it.get_group(), n[i] == 7);
  });
}

void atomics(queue &q, const float *x, float *y, int *n) {
  q.parallel_for<class Histogram>(64, [=](id<1> i) {
    atomic_ref<int, memory_order::relaxed, memory_scope::device>(n[int(x[i]) % 4]).fetch_add(1);
    atomic_ref<float, memory_order::relaxed, memory_scope::device>(y[0]).fetch_add(x[i]);
    atomic_ref<float, memory_order::relaxed, memory_scope::device>(y[1]).fetch_max(x[i]);
  });
}

void mathematics(queue &q, const float *x, float *y) {
  q.parallel_for<class Math>(64, [=](id<1> i) {
    float v = x[i];
    y[i] = sycl::sin(v) + sycl::exp(-v) + sycl::sqrt(v) + sycl::pow(v, 1.5f) + sycl::fma(v, v, 1.0f) + std::cos(v);
  });
  q.parallel_for<class Vectors>(16, [=](id<1> i) {
    vec<float, 4> v;
    v.load(i, address_space_cast<access::address_space::global_space, access::decorated::no>(x));
    vec<float, 4> w = v * 2.0f + vec<float, 4>(0, 1, 2, 3);
    w.swizzle<3, 2, 1, 0>().store(i, address_space_cast<access::address_space::global_space, access::decorated::no>(y));
  });
}

void accessors(queue &q, buffer<float, 1> &in, buffer<float, 1> &out, buffer<int, 2> &square) {
  q.submit([&](handler &h) {
    accessor x(in, h, read_only);
    accessor y(out, h, write_only);
    accessor part(square, h, range<2>(2, 3), id<2>(4, 5));
    h.parallel_for<class Accessors>(range<2>(2, 3), [=](id<2> i) {
      part[i] = 10 * i[0] + i[1] + 1;
      y[3 * i[0] + i[1]] = 2 * x[3 * i[0] + i[1]];
    });
  });
}

void printing(queue &q) {
  q.single_task<class Prints>([=] { oneapi::printf("%d and %s and %.2f\n", 5, "text", 2.5); });
}

void streaming(queue &q, const int *n) {
  q.submit([&](handler &h) {
    stream out(1024, 80, h);
    h.parallel_for<class Streams>(nd_range<1>(64, 16), [=](nd_item<1> it) {
      int i = it.get_global_id(0);
      out << "item " << i << ": " << hex << n[i] << " " << dec << setw(4) << n[i] << endl;
    });
  });
}

void reducing(queue &q, int *n) {
  q.parallel_for<class Sum>(nd_range<1>(64, 16), reduction(n, plus<>()), [=](nd_item<1> it, auto &sum) {
    sum += int(it.get_global_id(0));
  });
}
