// What benchmark suites have: streams, a sparse product, shortest paths, the game of life, clusters.
#include <algorithm>
#include <cfloat>
#include <sycl/sycl.hpp>
#include <vector>
#include "check.hpp"

using namespace sycl;
template <class T> struct Stream {
  queue &q;
  size_t n;
  T *a, *b, *c, *sum;
  Stream(queue &q, size_t n)
      : q(q), n(n), a(malloc_shared<T>(n, q)), b(malloc_shared<T>(n, q)), c(malloc_shared<T>(n, q)),
        sum(malloc_shared<T>(1, q)) {}
  void init() {
    q.parallel_for(range<1>(n), [=, a = a, b = b, c = c](id<1> i) {
       a[i] = T(.1);
       b[i] = T(.2);
       c[i] = T(0);
     }).wait();
  }
  void copy() {
    q.parallel_for(range<1>(n), [a = a, c = c](id<1> i) { c[i] = a[i]; }).wait();
  }
  void mul() {
    q.parallel_for(range<1>(n), [b = b, c = c](id<1> i) { b[i] = T(.4) * c[i]; }).wait();
  }
  void add() {
    q.parallel_for(range<1>(n), [a = a, b = b, c = c](id<1> i) { c[i] = a[i] + b[i]; }).wait();
  }
  void triad() {
    q.parallel_for(range<1>(n), [a = a, b = b, c = c](id<1> i) { a[i] = b[i] + T(.4) * c[i]; }).wait();
  }
  T dot() {
    *sum = 0;
    q.parallel_for(range<1>(n), reduction(sum, plus<T>()), [a = a, b = b](id<1> i, auto &s) {
       s += a[i] * b[i];
     }).wait();
    return *sum;
  }
};
int main() {
  queue q;
  for (int k = 0; k < 2; k++) {
    const size_t n = 4096;
    double a = .1, b = .2, c = 0;
    auto go = [&](auto s, double eps) {
      s.init();
      for (int i = 0; i < 3; i++) {
        s.copy();
        s.mul();
        s.add();
        s.triad();
      }
      expect("a", s.a[7], a, eps);
      expect("dot", s.dot(), n * a * b, eps);
    };
    for (int i = 0; i < 3; i++) {
      c = a;
      b = .4 * c;
      c = a + b;
      a = b + .4 * c;
    }
    if (k)
      go(Stream<float>(q, n), 1e-4);
    else
      go(Stream<double>(q, n), 1e-9);
  }
  {
    const int N = 200;
    std::vector<int> rp(N + 1), ci;
    std::vector<float> va, x(N), y(N), w(N);
    for (int i = 0; i < N; i++) {
      rp[i] = ci.size();
      x[i] = i % 5;
      for (int j = i % 3; j < N; j += 17)
        ci.push_back(j), va.push_back(i * .5f + j);
    }
    rp[N] = ci.size();
    {
      buffer r(rp), c(ci);
      buffer v(va), bx(x), by(y);
      q.submit([&](handler &h) {
        accessor R(r, h, read_only), C(c, h, read_only);
        accessor V(v, h, read_only), X(bx, h, read_only);
        accessor Y(by, h, write_only, no_init);
        h.parallel_for(N, [=](id<1> i) {
          float s = 0;
          for (int k = R[i]; k < R[i[0] + 1]; k++)
            s += V[k] * X[C[k]];
          Y[i] = s;
        });
      });
    }
    for (int i = 0; i < N; i++)
      for (int k = rp[i]; k < rp[i + 1]; k++)
        w[i] += va[k] * x[ci[k]];
    expect_each("spmv", y, w, 1e-4);
  }
  {
    const int N = 48;
    std::vector<int> d(N * N), e;
    for (int i = 0; i < N * N; i++)
      d[i] = (i * 7919) % 100 + 1;
    e = d;
    {
      buffer<int, 2> b(d.data(), range<2>(N, N));
      for (int k = 0; k < N; k++)
        q.submit([&](handler &h) {
          accessor a(b, h);
          h.parallel_for(range<2>(N, N), [=](id<2> i) {
            int v = a[i[0]][k] + a[k][i[1]];
            if (v < a[i])
              a[i] = v;
          });
        });
    }
    for (int k = 0; k < N; k++)
      for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
          e[i * N + j] = std::min(e[i * N + j], e[i * N + k] + e[k * N + j]);
    expect_each("floyd", d, e);
  }
  {
    const int N = 32;
    std::vector<unsigned char> g(N * N), r(N * N);
    for (int i = 0; i < N * N; i++)
      g[i] = (i * 31 % 7) < 3;
    auto ref = g;
    {
      buffer<unsigned char, 2> a(g.data(), range<2>(N, N)), b(range<2>(N, N));
      b.set_write_back(false);
      for (int t = 0; t < 4; t++) {
        q.submit([&](handler &h) {
          accessor x(t % 2 ? b : a, h, read_only);
          accessor y(t % 2 ? a : b, h, write_only);
          h.parallel_for(range<2>(N, N), [=](item<2> it) {
            int n = 0;
            for (int i = -1; i <= 1; i++)
              for (int j = -1; j <= 1; j++)
                if (i || j)
                  n += x[(it[0] + i + N) % N][(it[1] + j + N) % N];
            y[it] = n == 3 || (n == 2 && x[it]);
          });
        });
      }
    }
    for (int t = 0; t < 4; t++) {
      auto o = ref;
      for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++) {
          int n = 0;
          for (int a = -1; a <= 1; a++)
            for (int b = -1; b <= 1; b++)
              if (a || b)
                n += o[(i + a + N) % N * N + (j + b + N) % N];
          ref[i * N + j] = n == 3 || (n == 2 && o[i * N + j]);
        }
    }
    expect_each("life", g, ref);
  }
  {
    const int N = 500, K = 4;
    float2 *p = malloc_shared<float2>(N, q), *c = malloc_shared<float2>(K, q);
    int *m = malloc_shared<int>(N, q);
    for (int i = 0; i < N; i++)
      p[i] = float2(i % 23, i % 29);
    for (int i = 0; i < K; i++)
      c[i] = p[i * 100];
    q.parallel_for(N, [=](id<1> i) {
       float best = FLT_MAX;
       for (int k = 0; k < K; k++) {
         float d = distance(p[i], c[k]);
         if (d < best)
           best = d, m[i] = k;
       }
     }).wait();
    for (int i = 0; i < N; i++) {
      int b = 0;
      float bd = 1e9;
      for (int k = 0; k < K; k++) {
        float d = std::hypot(p[i].x() - c[k].x(), p[i].y() - c[k].y());
        if (d < bd - 1e-5)
          bd = d, b = k;
      }
      expect("kmeans", m[i], b);
    }
  }
  return result();
}
