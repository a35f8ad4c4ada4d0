// Kernels as functors, templates and lambdas of all kinds, and what they capture.
#include <sycl/sycl.hpp>
#include <vector>
#include "check.hpp"

using namespace sycl;
template <class T> struct Axpy {
  T a;
  const T *x;
  T *y;
  void operator()(id<1> i) const { y[i] += a * x[i]; }
};
template <class T, int N> class Name;
template <class T, int N> void go(queue &q, T *o) {
  q.parallel_for<Name<T, N>>(N, [=](id<1> i) { o[i] = T(i[0]) * N; }).wait();
}
auto make(int k) {
  return [=](int x) { return x * k; };
}
struct Mem {
  int v = 6;
  int *o;
  void run(queue &q) {
    auto p = o;
    int w = v;
    q.single_task([=] { p[0] = w; }).wait();
    q.single_task([=, *this] { o[1] = v * 2; }).wait();
  }
};
namespace a {
namespace {
class Hidden;
}
void f(queue &q, int *o) {
  q.single_task<Hidden>([=] { *o = 13; }).wait();
}
} // namespace a
template <class F> void apply(queue &q, int n, F f) {
  q.submit([&](handler &h) { h.parallel_for(range<1>(n), [=](item<1> i) { f(i.get_id(0)); }); }).wait();
}
// An object that its callee takes by value, and destroys.
struct Counted {
  int value;
  explicit Counted(int v) : value(v) {}
  Counted(const Counted &other) : value(other.value + 1) {}
  ~Counted() { value = 0; }
};
int twice(Counted counted) { return counted.value * 2; }

int main() {
  queue q;
  double *x = malloc_shared<double>(100, q), *y = malloc_shared<double>(100, q);
  int *o = malloc_shared<int>(100, q);
  float *f = malloc_shared<float>(100, q);
  for (int i = 0; i < 100; i++)
    x[i] = i, y[i] = 1;
  q.parallel_for(range<1>(100), Axpy<double>{2.5, x, y}).wait();
  expect("axpy", y[10], 26);
  go<int, 10>(q, o);
  go<float, 20>(q, f);
  expect("t", o[9], 90);
  expect("t", f[19], 380);
  auto m = make(7);
  q.parallel_for(10, [=](auto i) { o[i] = m(int(i)); }).wait();
  expect("m", o[9], 63);
  Mem{6, o}.run(q);
  expect("mem", o[0] + o[1], 18);
  a::f(q, o);
  expect("hid", *o, 13);
  apply(q, 10, [=](size_t i) { o[i] = i + 1; });
  apply(q, 10, [=](auto i) { o[i] *= 2; });
  expect("apply", o[9], 20);
  struct Big {
    int a[50];
    double d;
    char c;
  } big{};
  big.a[49] = 3;
  big.d = 1.5;
  big.c = 'x';
  q.single_task([=] { o[0] = big.a[49] + big.c + int(big.d * 2); }).wait();
  expect("big", o[0], 3 + 'x' + 3);
  int arr[4] = {1, 2, 3, 4};
  q.parallel_for(4, [=](id<1> i) { o[i] = arr[i] * arr[3 - i]; }).wait();
  expect("arr", o[1], 6);
  {
    std::vector<int> v(8, 2);
    buffer<int> b1(v), b2{range<1>(8)};
    struct Accs {
      accessor<int, 1, access_mode::read> r;
      accessor<int, 1, access_mode::write> w;
      int k;
    };
    q.submit([&](handler &h) {
      Accs s{{b1, h}, {b2, h}, 5};
      accessor<int, 1, access_mode::read> two[2] = {{b1, h}, {b1, h}};
      h.parallel_for(8, [=](id<1> i) { s.w[i] = s.r[i] * s.k + two[1][i]; });
    });
    host_accessor ha(b2);
    expect("accs", ha[7], 12);
  }
  q.parallel_for(range<1>(3), [=](id<1> i) {
     auto rec = [&](auto self, int n) -> int {
       if (n == 0)
         return 1;
       return n * 2;
     };
     o[i] = rec(rec, 4) + [](auto... v) { return (v * ...); }(2, 3, int(i));
   }).wait();
  expect("rec", o[2], 20);
  const int k = 11;
  static constexpr int sk = 31;
  constexpr float cf = 2.5f;
  q.single_task([=] { o[0] = k + sk + int(cf * 2); }).wait();
  expect("const", o[0], 47);
  void *vp = o;
  q.single_task([=] { static_cast<int *>(vp)[1] = 4; }).wait();
  expect("void", o[1], 4);
  bool flag = true;
  char c = 3;
  short s = -2;
  unsigned long ul = 1ul << 50;
  q.single_task([=] { o[2] = flag * 100 + c * 10 + s + int(ul >> 49); }).wait();
  expect("small", o[2], 130);
  std::nullptr_t np = nullptr;
  int *null = nullptr;
  q.single_task([=] { o[3] = null == np; }).wait();
  expect("null", o[3], 1);
  q.single_task([] {}).wait();
  q.parallel_for(5, [](id<1>) {}).wait();
  q.single_task([=] {
     Counted counted(3);
     *o = twice(counted);
   }).wait();
  expect("by value", *o, 8);
  return result();
}
