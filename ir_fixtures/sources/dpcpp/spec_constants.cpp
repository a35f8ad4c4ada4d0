// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Specialization constants: scalars, vectors, structures with padding, arrays; of one kernel and of several; in a
// function that is called, and one that is read twice.
#include <array>
#include <sycl/sycl.hpp>

struct Settings {
  bool enabled;
  double tolerance;
  short steps[3];
};

constexpr sycl::specialization_id<int> count(7);
constexpr sycl::specialization_id<float> factor(1.5f);
constexpr sycl::specialization_id<bool> flag(true);
constexpr sycl::specialization_id<Settings> settings(Settings{true, 0.25, {1, 2, 3}});
constexpr sycl::specialization_id<sycl::vec<int, 3>> vector(4, 5, 6);
constexpr sycl::specialization_id<std::array<short, 5>> zeros;
constexpr sycl::specialization_id<sycl::half> half(0.5f);

namespace inner {
constexpr sycl::specialization_id<int> count(9);
}

int twice(sycl::kernel_handler kernel) {
  return kernel.get_specialization_constant<count>() + kernel.get_specialization_constant<count>();
}

void run(sycl::queue &queue, float *out, double *doubles) {
  queue.submit([&](sycl::handler &handler) {
    handler.single_task<class Scalars>([=](sycl::kernel_handler kernel) {
      if (kernel.get_specialization_constant<flag>())
        *out = kernel.get_specialization_constant<factor>() * static_cast<float>(twice(kernel));
    });
  });
  queue.submit([&](sycl::handler &handler) {
    handler.single_task<class Structure>([=](sycl::kernel_handler kernel) {
      Settings chosen = kernel.get_specialization_constant<settings>();
      *doubles = chosen.enabled ? chosen.tolerance * chosen.steps[1] : 0;
    });
  });
  queue.submit([&](sycl::handler &handler) {
    handler.parallel_for<class Arrays>(sycl::range<1>(3), [=](sycl::id<1> i, sycl::kernel_handler kernel) {
      out[i] = static_cast<float>(kernel.get_specialization_constant<vector>()[static_cast<int>(i)] +
                                  kernel.get_specialization_constant<zeros>()[i] +
                                  kernel.get_specialization_constant<inner::count>());
    });
  });
  queue.submit([&](sycl::handler &handler) {
    handler.single_task<class Half>(
        [=](sycl::kernel_handler kernel) { *out = kernel.get_specialization_constant<half>(); });
  });
  queue.single_task<class None>([=] { *out = 0; });
}
