// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Device globals: kernels share them, and the host copies to and from them.
#include "check.hpp"
#include <sycl/sycl.hpp>

namespace syclext = sycl::ext::oneapi::experimental;

syclext::device_global<int> dev_var;
static syclext::device_global<float[4], decltype(syclext::properties{syclext::device_image_scope})> table;
namespace inner {
inline syclext::device_global<long, decltype(syclext::properties{syclext::host_access_read})> counter;
}

struct chain {
  int *to;
  int *operator->() const { return to; }
};
syclext::device_global<chain> links;
static syclext::device_global<float, decltype(syclext::properties{syclext::device_image_scope})> in_no_kernel;
syclext::device_global<int, decltype(syclext::properties{syclext::host_access_none})> of_devices;

// What the host may not do is no function at all.
template <class G, class = void> inline constexpr bool may_write = false;
template <class G> inline constexpr bool may_write<G, std::void_t<decltype(sycl::queue().copy(std::declval<const int *>(), std::declval<G &>()))>> = true;
template <class G, class = void> inline constexpr bool may_read = false;
template <class G> inline constexpr bool may_read<G, std::void_t<decltype(sycl::queue().memcpy(std::declval<void *>(), std::declval<G &>(), 4))>> = true;
static_assert(may_write<decltype(dev_var)> && may_read<decltype(dev_var)> && may_read<decltype(inner::counter)>);
static_assert(!may_write<decltype(of_devices)> && !may_read<decltype(of_devices)>);
static_assert(!std::is_copy_constructible_v<decltype(table)> && !std::is_move_assignable_v<decltype(dev_var)>);
static_assert(std::is_same_v<decltype(links.operator->()), chain &>);

int main() {
  sycl::queue q;
  int val = 42;
  q.copy(&val, dev_var).wait();
  int *out = sycl::malloc_shared<int>(2, q);
  q.submit([&](sycl::handler &cgh) {
    cgh.single_task<class Read>([=] {
      out[0] = dev_var;
      dev_var = dev_var + 1;
      inner::counter.get() += 5;
    });
  }).wait();
  CHECK(out[0] == 42);
  q.memcpy(&val, dev_var).wait();
  CHECK(val == 43);
  long count = 0;
  q.copy(inner::counter, &count).wait();
  CHECK(count == 5);

  const float numbers[] = {1, 2, 3, 4};
  q.copy(numbers, table).wait();
  q.parallel_for<class Double>(4, [=](sycl::id<1> i) { table[i[0]] *= 2; }).wait();
  float back[2];
  q.copy(table, back, 2, 1).wait();
  CHECK(back[0] == 4 && back[1] == 6);
  sycl::event last = q.copy(back, table, 1, 3, q.memcpy(table, numbers, 4, 4, sycl::event()));
  last = q.copy(table, back, 2, 1, q.memcpy(back, table, 8, 8, {last}));
  last.wait();
  CHECK(back[0] == 1 && back[1] == 6);
  float other = 43;
  q.memcpy(in_no_kernel, &other, sizeof other).wait();
  CHECK(in_no_kernel.get() == 43);
  in_no_kernel.get() = 44;
  q.copy(in_no_kernel, &other).wait();
  CHECK(other == 44);
  const std::size_t wraps = std::size_t(1) << 62; // elements, whose bytes no number holds
  const auto is_refused = [&](auto copy) {
    try {
      copy();
    } catch (const sycl::exception &error) {
      return error.code() == sycl::errc::invalid;
    }
    return false;
  };
  CHECK(is_refused([&] { q.memcpy(back, dev_var, 8).wait(); }));
  CHECK(is_refused([&] { q.copy(table, back, wraps, 1).wait(); }));
  CHECK(is_refused([&] { q.copy(back, table, 1, wraps).wait(); }));
  sycl::free(out, q);
  return passed();
}
