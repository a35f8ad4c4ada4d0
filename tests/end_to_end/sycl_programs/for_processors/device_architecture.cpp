// Code for some architectures, in kernels that are compiled for processors ahead of time (spir64_x86_64).
#include <sycl/sycl.hpp>
#include "../check.hpp"

namespace oneapi = sycl::ext::oneapi::experimental;
using oneapi::architecture;

constexpr sycl::specialization_id<int> factor(3);

// What only one architecture could compile is not compiled for others.
template <architecture Wanted> int only() {
  int result = 0;
  oneapi::if_architecture_is<Wanted>([&] { result = 1; });
  return result;
}

struct Shape {
  SYCL_EXT_ONEAPI_FUNCTION_PROPERTY(oneapi::indirectly_callable) virtual int size() {
    int result = 0;
    oneapi::if_architecture_is<architecture::x86_64>([&] { result = 20; }).otherwise([&] { result = 30; });
    return result;
  }
};

int chained() {
  int result = 0;
  oneapi::if_architecture_is<architecture::intel_gpu_pvc>([&] { result = 1; })
      .else_if_architecture_is<architecture::intel_gpu_skl, architecture::nvidia_gpu_sm_90>([&] { result = 2; })
      .else_if_architecture_is<architecture::amd_gpu_gfx90a, architecture::x86_64>([&] { result = 3; })
      .else_if_architecture_is<architecture::x86_64>([&] { result = 4; })
      .otherwise([&] { result = 5; });
  return result;
}

int main() {
  sycl::queue queue{sycl::cpu_selector_v};
  int *out = sycl::malloc_shared<int>(8, queue);
  queue.submit([&](sycl::handler &handler) {
    handler.set_specialization_constant<factor>(7);
    handler.single_task<class Branches>([=](sycl::kernel_handler kernel) {
      out[0] = only<architecture::x86_64>();
      out[1] = only<architecture::intel_gpu_pvc>();
      out[2] = chained();
      oneapi::if_architecture_is<architecture::intel_gpu_dg1>([&] { out[3] = 1; }).otherwise([&] { out[3] = 2; });
      oneapi::if_architecture_is<oneapi::arch_category::intel_gpu>([&] { out[4] = 1; }).otherwise([&] { out[4] = 2; });
      oneapi::if_architecture_is_ge<architecture::intel_gpu_skl>([&] { out[5] = 1; }).otherwise([&] { out[5] = 2; });
      out[6] = kernel.get_specialization_constant<factor>();
    });
  }).wait();
  expect("for processors", out[0], 1);
  expect("for another device", out[1], 0);
  expect("in a chain", out[2], 3);
  expect("otherwise", out[3], 2);
  expect("a category", out[4], 2);
  expect("an order of GPUs", out[5], 2);
  expect("a specialization constant", out[6], 7);

  void *storage = sycl::malloc_shared(sizeof(Shape), queue);
  queue.single_task<class Construct>([=] { new (storage) Shape; }).wait();
  queue.single_task<class Use>(oneapi::properties{oneapi::assume_indirect_calls}, [=] {
    out[0] = static_cast<Shape *>(storage)->size();
  }).wait();
  expect("in a virtual function", out[0], 20);
  return result();
}
