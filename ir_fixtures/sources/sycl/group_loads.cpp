// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Elements that a group shares out among its work-items, in blocks and in stripes, and puts back.
#include "check.hpp"
#include <sycl/ext/oneapi/experimental/group_load_store.hpp>
#include <sycl/sycl.hpp>

namespace syclex = sycl::ext::oneapi::experimental;

int main() {
  constexpr int each = 4, items = 16, groups = 2, count = each * items * groups;
  sycl::queue q;
  int *in = sycl::malloc_shared<int>(count, q), *blocks = sycl::malloc_shared<int>(count, q), *stripes = sycl::malloc_shared<int>(count, q);
  int *alone = sycl::malloc_shared<int>(items * groups, q);
  for (int i = 0; i < count; ++i)
    in[i] = 3 * i;
  q.parallel_for<class Shares>(sycl::nd_range<1>(items * groups, items), [=](sycl::nd_item<1> item) {
     const auto g = item.get_group();
     const size_t first = g.get_group_linear_id() * items * each;
     int own[each];
     syclex::group_load(g, in + first, sycl::span<int, each>(own));
     for (int &x : own)
       ++x;
     syclex::group_store(g, sycl::span<int, each>(own), blocks + first, syclex::properties(syclex::data_placement_blocked, syclex::full_group));
     sycl::vec<int, each> striped;
     constexpr auto as_stripes = syclex::properties(syclex::data_placement_striped, syclex::contiguous_memory);
     syclex::group_load(g, in + first, striped, as_stripes);
     const int low = striped[0], high = striped[each - 1];
     syclex::group_store(g, striped + 2, stripes + first, as_stripes);
     int one;
     syclex::group_load(g, in + first, one);
     const bool is_right = one == low && high - low == 3 * items * (each - 1);
     syclex::group_store(g, is_right ? own[1] : -1, alone + g.get_group_linear_id() * items);
   }).wait();
  for (int i = 0; i < count; ++i)
    CHECK(blocks[i] == 3 * i + 1 && stripes[i] == 3 * i + 2);
  for (int i = 0; i < items * groups; ++i)
    CHECK(alone[i] == 3 * (i * each + 1) + 1);
  for (int *p : {in, blocks, stripes, alone})
    sycl::free(p, q);
  return passed();
}
