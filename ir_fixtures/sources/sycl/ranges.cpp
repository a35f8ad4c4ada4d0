// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Ranges, ids and items as numbers, and the many ways in which kernels take them.
#include "check.hpp"
#include <sycl/sycl.hpp>

int main() {
  sycl::range wide{4, 5};
  sycl::id one{3};
  wide = 2 * wide - 1;
  CHECK(wide == sycl::range<2>(7, 9) && wide.size() == 63 && sycl::range(2, 3, 4).get(2) == 4);
  CHECK(one == 3 && 3 == one && one != 4u && one < 5 && 5 > one && one % 2 == 1 && one * 0.5 == 1.5);
  CHECK((one + 1) * 4 == 16 && size_t(one) == 3 && sycl::id<2>(1, 2) * sycl::id<2>(2, 2) == sycl::id<2>(2, 4));
  const sycl::nd_range<2> groups{{8, 8}, {4, 2}};
  CHECK(groups.get_group_range() == sycl::range<2>(2, 4));

  sycl::queue queue;
  int *const out = sycl::malloc_shared<int>(64, queue);
  const auto expect = [&](int at, int value) {
    queue.wait();
    CHECK(out[at] == value);
  };
  const int count = 64;
  queue.parallel_for<class Generic>(count, [=](auto i) { out[i] = static_cast<int>(i.get_linear_id()); });
  expect(63, 63);
  queue.parallel_for<class Reference>(count, [=](auto &i) { out[i] -= 1; });
  expect(63, 62);
  queue.parallel_for<class Number>(sycl::range<1>(64), [=](int i) { out[i] = 2 * i; });
  expect(63, 126);
  queue.parallel_for<class Id>(sycl::range<1>(64), [=](const sycl::id<1> &i) {
    if (i == 5)
      out[i] = 1;
  });
  expect(5, 1);
  queue.parallel_for<class Item>({8, 8}, [=](sycl::item<2> i) { out[i.get_linear_id()] = static_cast<int>(i[0] * 10 + i.get_id(1)); });
  expect(63, 77);
  queue.parallel_for<class Three>(sycl::range{2, 4, 8}, [=](sycl::id<3> i) { out[i[0] * 32 + i[1] * 8 + i[2]] = static_cast<int>(i[2]); });
  expect(62, 6);
  queue.parallel_for<class Group>(sycl::nd_range{sycl::range{64}, sycl::range{8}}, [=](sycl::nd_item<1> i) {
    out[i.get_global_id(0)] = static_cast<int>(i.get_group(0) * 100 + i.get_local_id(0));
  });
  expect(20, 204);

  const auto is_refused = [&](auto launch) {
    try {
      launch();
    } catch (const sycl::exception &error) {
      return error.code() == sycl::errc::nd_range;
    }
    return false;
  };
  const size_t large = size_t(1) << 40;
  const auto counts = [&](auto r) { queue.parallel_for(r, [=](auto) { ++out[20]; }); };
  CHECK(is_refused([&] { counts(sycl::range<1>(-1)); }));
  CHECK(is_refused([&] { counts(sycl::range<3>(large, large, large)); }));
  CHECK(is_refused([&] { counts(sycl::nd_range<2>({large, large}, {1, 8})); }));
  counts(sycl::range<3>(large, 0, large));
  expect(20, 204);
  sycl::free(out, queue);
  return passed();
}
