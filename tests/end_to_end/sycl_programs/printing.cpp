// Text from kernels: a stream, and printf with arguments and without.
#include <sycl/sycl.hpp>
#include "check.hpp"

int main() {
  sycl::queue queue;
  queue.submit([&](sycl::handler &handler) {
    sycl::stream out(1024, 256, handler);
    handler.single_task([=] { out << "stream " << 42 << ' ' << 2.5f << sycl::endl; });
  }).wait();
  queue.single_task([=] {
    sycl::ext::oneapi::experimental::printf("plain\n");
    sycl::ext::oneapi::experimental::printf("number %d and %d\n", 7, 8);
  }).wait();
  return result();
}
