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

// Which pointers become which by themselves, and which where it is said.
template <class From, class To> constexpr bool becomes = std::is_convertible_v<From, To>;
template <class From, class To> constexpr bool is_made_to = std::is_constructible_v<To, From> && !becomes<From, To>;
using global = sycl::raw_global_ptr<int>;
using generic = sycl::raw_generic_ptr<int>;
static_assert(becomes<global, generic> && is_made_to<generic, global> && is_made_to<generic, sycl::decorated_local_ptr<const int>>);
static_assert(is_made_to<int *, global> && becomes<int *, sycl::global_ptr<int>> && becomes<sycl::global_ptr<int>, int *>);
static_assert(is_made_to<sycl::raw_global_ptr<void>, global> && !std::is_constructible_v<global, sycl::raw_global_ptr<const void>>);
using reader = sycl::accessor<int, 1, sycl::access_mode::read>;
static_assert(becomes<sycl::accessor<int>, global> && !std::is_constructible_v<global, reader> && !std::is_constructible_v<sycl::raw_local_ptr<int>, reader>);
static_assert(std::is_same_v<decltype(sycl::multi_ptr(reader())), sycl::raw_global_ptr<const int>>);
static_assert(std::is_same_v<decltype(sycl::multi_ptr(sycl::local_accessor<int>())), sycl::raw_local_ptr<int>>);
static_assert(std::is_same_v<sycl::remove_decoration_t<sycl::decorated_global_ptr<int>::pointer>, int *>);

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

  sycl::global_ptr<int> old = data;
  const sycl::global_ptr<const int> first = old;
  old = data + 2;
  CHECK(old == data + 2 && data != old && first < old && old - first == 2 && old > nullptr && old[1] == 3);
  const sycl::context context = queue.get_context();
  int *const of_host = sycl::malloc_host<int>(4, context);
  CHECK(sycl::get_pointer_type(of_host, context) == sycl::usm::alloc::host);
  sycl::free(of_host, context), sycl::free(data, queue);
  return passed();
}
