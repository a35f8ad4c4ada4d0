// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Sorts by the work-items of groups and sub-groups: of memory, of one and of several elements each, with values, by bits.
#include "check.hpp"
#include <algorithm>
#include <functional>
#include <numeric>
#include <sycl/ext/oneapi/experimental/group_sort.hpp>
#include <sycl/sycl.hpp>
#include <vector>

namespace syclex = sycl::ext::oneapi::experimental;
using syclex::group_with_scratchpad;
constexpr auto of_group = sycl::memory_scope::work_group;
constexpr size_t items = 24, groups = 3, each = 4;

template <class T> std::vector<T> numbers(size_t n, unsigned seed) {
  std::vector<T> all(n);
  for (T &x : all) {
    seed = seed * 1103515245u + 12345u;
    x = static_cast<T>(static_cast<int>(seed >> 8 & 0xff) - 128);
  }
  return all;
}
template <class T> bool descends(const std::vector<T> &all) { return std::is_sorted(all.begin(), all.end(), std::greater<>()); }

// A kernel over one group of `n` work-items, with local memory.
template <class F> void in_group(sycl::queue &q, size_t n, size_t bytes, F f) {
  q.submit([&](sycl::handler &h) {
     sycl::local_accessor<std::byte> scratch(bytes, h);
     h.parallel_for(sycl::nd_range<1>(n, n), [=](sycl::nd_item<1> item) {
       f(item, sycl::span<std::byte>(scratch.template get_multi_ptr<sycl::access::decorated::no>().get(), bytes));
     });
   }).wait();
}

// Elements in memory, as many as may not fit the group, by either sorter.
template <class T> void sorts_memory(sycl::queue &q, size_t n) {
  const auto in = numbers<T>(n, static_cast<unsigned>(n));
  auto ascending = in, descending = in;
  std::sort(ascending.begin(), ascending.end());
  std::sort(descending.begin(), descending.end(), std::greater<>());
  T *all = sycl::malloc_shared<T>(3 * n + 1, q);
  for (int i = 0; i < 3; ++i)
    std::copy(in.begin(), in.end(), all + static_cast<size_t>(i) * n);
  using radix = syclex::radix_sorters::joint_sorter<T, syclex::sorting_order::descending>;
  const size_t bytes = std::max(syclex::default_sorters::joint_sorter<>::memory_required<T>(q.get_device(), of_group, n), radix::memory_required(of_group, n));
  in_group(q, items, bytes, [=](auto item, auto scratch) {
    const auto g = item.get_group();
    syclex::joint_sort(group_with_scratchpad(g, scratch), all, all + n);
    syclex::joint_sort(group_with_scratchpad(g, scratch), all + n, all + 2 * n, std::greater<>());
    syclex::joint_sort(g, all + 2 * n, all + 3 * n, radix(scratch));
  });
  CHECK(std::equal(ascending.begin(), ascending.end(), all));
  CHECK(std::equal(descending.begin(), descending.end(), all + n));
  CHECK(std::equal(descending.begin(), descending.end(), all + 2 * n));
  sycl::free(all, q);
}

// One element of each work-item, in groups of several dimensions side by side.
void sorts_values(sycl::queue &q) {
  const auto in = numbers<float>(items * groups, 5);
  std::vector<float> out(in.size()), by_bits(in.size());
  {
    sycl::buffer source(in), result(out), other(by_bits);
    using radix = syclex::radix_sorters::group_sorter<float>;
    const size_t bytes = std::max(syclex::default_sorters::group_sorter<float>::memory_required(of_group, items), radix::memory_required(of_group, items));
    q.submit([&](sycl::handler &h) {
      sycl::accessor from(source, h, sycl::read_only);
      sycl::accessor to(result, h, sycl::write_only), too(other, h, sycl::write_only);
      sycl::local_accessor<std::byte> scratch(bytes, h);
      h.parallel_for(sycl::nd_range<2>({groups, items}, {1, items}), [=](sycl::nd_item<2> item) {
        const sycl::span memory{scratch.get_pointer(), bytes};
        const size_t i = item.get_global_linear_id();
        to[i] = syclex::sort_over_group(group_with_scratchpad(item.get_group(), memory), from[i]);
        too[i] = syclex::sort_over_group(item.get_group(), from[i], radix(memory));
      });
    });
  }
  for (size_t group = 0; group < groups; ++group) {
    std::vector<float> own(in.begin() + group * items, in.begin() + (group + 1) * items);
    std::sort(own.begin(), own.end());
    CHECK(std::equal(own.begin(), own.end(), out.begin() + group * items) && std::equal(own.begin(), own.end(), by_bits.begin() + group * items));
  }
}

// Each sub-group by itself.
void sorts_in_sub_groups(sycl::queue &q) {
  constexpr size_t n = 64;
  const auto in = numbers<int>(n, 9);
  int *all = sycl::malloc_shared<int>(n, q), *sizes = sycl::malloc_shared<int>(n, q);
  std::copy(in.begin(), in.end(), all);
  const size_t bytes = syclex::default_sorters::group_sorter<int>::memory_required(sycl::memory_scope::sub_group, n);
  in_group(q, n, 4 * n * bytes, [=](auto item, auto scratch) {
    const auto sub = item.get_sub_group();
    const size_t i = item.get_local_linear_id();
    sizes[i] = static_cast<int>(sub.get_local_linear_range());
    all[i] = syclex::sort_over_group(group_with_scratchpad(sub, scratch.subspan(sub.get_group_linear_id() * bytes, bytes)), all[i]);
  });
  size_t begin = 0;
  for (; begin < n; begin += static_cast<size_t>(sizes[begin])) {
    std::vector<int> own(in.begin() + begin, in.begin() + begin + sizes[begin]);
    std::sort(own.begin(), own.end());
    CHECK(std::equal(own.begin(), own.end(), all + begin));
  }
  CHECK(begin == n);
  sycl::free(all, q);
  sycl::free(sizes, q);
}

// Several elements of each work-item, in blocks and in stripes, with values, and by the upper bits alone.
void sorts_arrays(sycl::queue &q) {
  constexpr size_t n = items * each;
  const auto in = numbers<short>(n, 7);
  short *keys = sycl::malloc_shared<short>(3 * n, q);
  int *values = sycl::malloc_shared<int>(2 * n, q);
  for (size_t i = 0; i < 3 * n; ++i)
    keys[i] = in[i % n];
  using radix = syclex::radix_sorters::group_key_value_sorter<short, int, syclex::sorting_order::ascending, each>;
  using pairs = syclex::default_sorters::group_key_value_sorter<short, int, std::less<>, each>;
  const size_t bytes = std::max(radix::memory_required(of_group, items), pairs::memory_required(of_group, items));
  in_group(q, items, bytes, [=](auto item, auto scratch) {
    const auto g = item.get_group();
    const size_t self = item.get_local_linear_id();
    const auto at = [=](size_t i) { return self * each + i; };
    short own[each];
    int places[each];
    const auto take = [&](size_t from) {
      for (size_t i = 0; i < each; ++i) {
        own[i] = keys[from + at(i)];
        places[i] = static_cast<int>(at(i));
      }
    };
    take(0);
    constexpr syclex::properties striped(syclex::output_data_placement<syclex::group_algorithm_data_placement::striped>);
    syclex::sort_over_group(group_with_scratchpad(g, scratch), sycl::span<short, each>(own), std::greater<>(), striped);
    for (size_t i = 0; i < each; ++i)
      keys[self + i * items] = own[i];
    take(n);
    syclex::sort_key_value_over_group(group_with_scratchpad(g, scratch), sycl::span<short, each>(own), sycl::span<int, each>(places));
    for (size_t i = 0; i < each; ++i) {
      keys[n + at(i)] = own[i];
      values[at(i)] = places[i];
    }
    take(2 * n);
    syclex::sort_key_value_over_group(g, sycl::span<short, each>(own), sycl::span<int, each>(places), radix(scratch, std::bitset<16>(0xffc0)));
    for (size_t i = 0; i < each; ++i) {
      keys[2 * n + at(i)] = own[i];
      values[n + at(i)] = places[i];
    }
  });
  CHECK(descends(std::vector<short>(keys, keys + n)));
  CHECK(std::is_sorted(keys + n, keys + 2 * n));
  for (size_t i = 0; i < n; ++i)
    CHECK(keys[n + i] == in[static_cast<size_t>(values[i])] && keys[2 * n + i] == in[static_cast<size_t>(values[n + i])]);
  const int *places = values + n;
  for (size_t i = 1; i < n; ++i) { // of those that are equal, the first one stays before the second
    const int before = keys[2 * n + i - 1] >> 6, here = keys[2 * n + i] >> 6;
    CHECK(before < here || (before == here && places[i - 1] < places[i]));
  }
  sycl::free(keys, q);
  sycl::free(values, q);
}

int main() {
  sycl::queue q;
  for (const size_t n : {0, 1, 2, 7, 24, 100, 257}) {
    sorts_memory<int>(q, n);
    sorts_memory<float>(q, n);
  }
  sorts_memory<signed char>(q, 65);
  sorts_memory<std::int64_t>(q, 48);
  sorts_values(q);
  sorts_in_sub_groups(q);
  sorts_arrays(q);
  return passed();
}
