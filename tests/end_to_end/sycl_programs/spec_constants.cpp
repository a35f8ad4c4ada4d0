// Specialization constants: scalars and a structure, set and by default.
#include <sycl/sycl.hpp>
#include "check.hpp"

struct Pair {
  int first;
  float second;
};

constexpr sycl::specialization_id<int> length(7);
constexpr sycl::specialization_id<float> factor(1.5f);
constexpr sycl::specialization_id<Pair> pair(Pair{3, 0.25f});

int main() {
  sycl::queue queue;
  float *out = sycl::malloc_shared<float>(1, queue);
  for (bool set : {false, true}) {
    queue.submit([&](sycl::handler &handler) {
      if (set) {
        handler.set_specialization_constant<length>(10);
        handler.set_specialization_constant<pair>(Pair{5, 0.5f});
      }
      handler.single_task<class Compute>([=](sycl::kernel_handler kernel) {
        float sum = 0;
        for (int i = 0; i < kernel.get_specialization_constant<length>(); ++i)
          sum += kernel.get_specialization_constant<factor>();
        Pair p = kernel.get_specialization_constant<pair>();
        *out = sum + static_cast<float>(p.first) + p.second;
      });
    }).wait();
    expect("the sum", *out, set ? 15 + 5.5 : 10.5 + 3.25);
  }
  return result();
}
