// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What kernels print: streams, printf, and an assertion that holds.
#include "check.hpp"
#include <cassert>
#include <sycl/sycl.hpp>

int main() {
  sycl::queue q;
  q.submit([&](sycl::handler &h) {
    sycl::stream out(1000, 50, h);
    CHECK(out.size() == 1000 && out.get_work_item_buffer_size() == 50);
    h.single_task<class Stream>([=] {
      out << "number " << 42 << ", half of one " << 0.5f << ", as hex " << sycl::hex << 255 << sycl::dec << ", true " << true << sycl::endl;
      out << sycl::float2(1, 2) << " at " << sycl::id<2>(3, 4) << '\n' << sycl::flush;
    });
  }).wait();
  q.parallel_for<class Printf>(2, [=](sycl::id<1> i) {
    sycl::ext::oneapi::experimental::printf("item %d\n", static_cast<int>(i[0]));
    assert(i[0] < 2);
  }).wait();
  return passed();
}
