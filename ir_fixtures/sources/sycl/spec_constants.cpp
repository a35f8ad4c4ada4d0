// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Specialization constants: their defaults, values of command groups, numbers and structs.
#include "check.hpp"
#include <sycl/sycl.hpp>

struct Coefficients {
  float a, b;
};
struct Mixed { // returned in two registers, which together have more bytes
  int first;
  float second;
  bool third;
};
constexpr sycl::specialization_id<int> factor(7);
constexpr sycl::specialization_id<Coefficients> line(Coefficients{2.0f, 1.0f});
sycl::specialization_id<Mixed> mixed(Mixed{1, 0.5f, true});

int main() {
  sycl::queue q;
  float *out = sycl::malloc_shared<float>(3, q);
  const auto run = [&](bool set) {
    q.submit([&](sycl::handler &h) {
      if (set) {
        h.set_specialization_constant<factor>(3);
        h.set_specialization_constant<line>(Coefficients{10.0f, 5.0f});
        h.set_specialization_constant<mixed>(Mixed{20, 0.25f, false});
        CHECK(h.get_specialization_constant<factor>() == 3);
      }
      h.single_task<class Constants>([=](sycl::kernel_handler k) {
        const Coefficients c = k.get_specialization_constant<line>();
        out[0] = static_cast<float>(k.get_specialization_constant<factor>());
        out[1] = c.a * out[0] + c.b;
        const Mixed m = k.get_specialization_constant<mixed>();
        out[2] = static_cast<float>(m.first) + m.second + (m.third ? 100.0f : 0.0f);
      });
    }).wait();
  };
  run(false);
  CHECK(out[0] == 7 && out[1] == 15 && out[2] == 101.5f);
  run(true);
  CHECK(out[0] == 3 && out[1] == 35 && out[2] == 20.25f);
  // Handlers come behind items of any kind.
  q.submit([&](sycl::handler &h) {
    h.parallel_for<class WithoutOffset>(sycl::range<1>(2), [=](sycl::item<1, false> i, sycl::kernel_handler k) { out[i.get_id(0)] = static_cast<float>(k.get_specialization_constant<factor>()) + 1; });
  }).wait();
  CHECK(out[0] == 8 && out[1] == 8);
  sycl::free(out, q);
  return passed();
}
