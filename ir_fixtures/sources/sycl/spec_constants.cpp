// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Specialization constants: their defaults, values of command groups, numbers and structs.
#include "check.hpp"
#include <sycl/sycl.hpp>

struct Coefficients {
  float a, b;
};
constexpr sycl::specialization_id<int> factor(7);
constexpr sycl::specialization_id<Coefficients> line(Coefficients{2.0f, 1.0f});

int main() {
  sycl::queue q;
  float *out = sycl::malloc_shared<float>(2, q);
  const auto run = [&](bool set) {
    q.submit([&](sycl::handler &h) {
      if (set) {
        h.set_specialization_constant<factor>(3);
        h.set_specialization_constant<line>(Coefficients{10.0f, 5.0f});
        CHECK(h.get_specialization_constant<factor>() == 3);
      }
      h.single_task<class Constants>([=](sycl::kernel_handler k) {
        const Coefficients c = k.get_specialization_constant<line>();
        out[0] = static_cast<float>(k.get_specialization_constant<factor>());
        out[1] = c.a * out[0] + c.b;
      });
    }).wait();
  };
  run(false);
  CHECK(out[0] == 7 && out[1] == 15);
  run(true);
  CHECK(out[0] == 3 && out[1] == 35);
  sycl::free(out, q);
  return passed();
}
