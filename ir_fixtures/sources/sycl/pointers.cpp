// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Pointers that know their address space, copies by groups, and rectangles of memory.
#include "check.hpp"
#include <sycl/sycl.hpp>

template <class T, sycl::access::address_space S, sycl::access::decorated D> static T sum_of(sycl::multi_ptr<T, S, D> from, int count) {
  T result = 0;
  for (int i = 0; i < count; ++i)
    result += from[i];
  return result;
}

int main() {
  using sycl::access::address_space;
  using sycl::access::decorated;
  sycl::queue queue;
  constexpr int count = 32;
  int *const data = sycl::malloc_shared<int>(count, queue);
  for (int i = 0; i < count; ++i)
    data[i] = i;
  sycl::buffer<int> result{sycl::range<1>(count)};
  queue.submit([&](sycl::handler &h) {
    const sycl::accessor out{result, h, sycl::write_only};
    const sycl::local_accessor<int> local{count, h};
    h.parallel_for<class Pointers>(sycl::nd_range<1>(count, count), [=](sycl::nd_item<1> item) {
      const size_t i = item.get_local_id(0);
      const auto global = sycl::address_space_cast<address_space::global_space, decorated::yes>(data);
      const auto here = local.get_multi_ptr<decorated::yes>();
      item.get_group().async_work_group_copy(here, global, count).wait();
      sycl::decorated_local_ptr<int> moved = here;
      moved += static_cast<std::ptrdiff_t>(i);
      const sycl::multi_ptr<const int, address_space::generic_space, decorated::no> generic = global;
      const sycl::multi_ptr<void, address_space::local_space, decorated::yes> nameless = moved;
      int own[2] = {*moved, generic[0]};
      const int pair = sum_of(sycl::address_space_cast<address_space::private_space, decorated::no>(own), 2);
      const int again = *static_cast<sycl::decorated_local_ptr<int>>(nameless);
      out.get_multi_ptr<decorated::no>()[i] = moved - here == static_cast<std::ptrdiff_t>(i) && again == pair ? pair * 2 : -1;
    });
  });
  CHECK(sycl::host_accessor(result, sycl::read_only)[31] == 62);

  int table[12], part[8] = {};
  for (int i = 0; i < 12; ++i)
    table[i] = i;
  queue.ext_oneapi_copy2d(table, 4, part, 2, 2, 3).wait();
  CHECK(part[2] == 4 && part[5] == 9 && part[6] == 0);
  sycl::free(data, queue);
  return passed();
}
