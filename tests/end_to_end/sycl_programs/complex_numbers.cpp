// Complex numbers of two types: products, quotients and functions.
#include <complex>
#include <sycl/sycl.hpp>
#include "check.hpp"

using namespace sycl;
template <class T> void run(queue &q, double eps) {
  using C = std::complex<T>;
  C *o = malloc_shared<C>(40, q);
  C a(1, 2), b(-.5, .25);
  T s = 3;
#define L                                                                                                              \
  X(a *b)                                                                                                              \
  X(a / b) X(a + b) X(a - b) X(-a) X(a *s) X(s / a) X(std::conj(a)) X(std::exp(b)) X(std::sqrt(a)) X(std::log(a))      \
      X(std::pow(a, b)) X(std::sin(b)) X(std::cos(b)) X(std::polar(s, T(.5))) X(C(std::abs(a), std::arg(a)))           \
          X(C(std::norm(a))) X(C(a == b, a != b)) X(std::tanh(b)) X(a * b * a / b + s)
  q.single_task([=] {
     int i = 0;
#define X(e) o[i++] = e;
     L
#undef X
         C z(0);
     for (int k = 0; k < 20; k++)
       z = z * z + b;
     o[i++] = z;
   }).wait();
  int i = 0;
#define X(e)                                                                                                           \
  {                                                                                                                    \
    C w = e;                                                                                                           \
    expect(#e, o[i].real(), w.real(), eps);                                                                            \
    expect(#e " i", o[i].imag(), w.imag(), eps);                                                                       \
    i++;                                                                                                               \
  }
  L
#undef X
      C z(0);
  for (int k = 0; k < 20; k++)
    z = z * z + b;
  expect("z", o[i].real(), z.real(), eps);
}
int main() {
  queue q;
  run<float>(q, 1e-4);
  run<double>(q, 1e-11);
  return result();
}
