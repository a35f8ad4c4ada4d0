// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Pointers and arguments that carry properties: kernels use them as what they wrap.
#include "check.hpp"
#include <sycl/ext/intel/experimental/cache_control_properties.hpp>
#include <sycl/ext/oneapi/experimental/annotated_arg/annotated_arg.hpp>
#include <sycl/ext/oneapi/experimental/annotated_ptr/annotated_ptr.hpp>
#include <sycl/sycl.hpp>
#include <type_traits>

namespace syclex = sycl::ext::oneapi::experimental;
namespace intelex = sycl::ext::intel::experimental;
using syclex::annotated_arg;
using syclex::annotated_ptr;

using aligned = decltype(syclex::properties{syclex::alignment<4>});
struct Sum {
  annotated_arg<int, aligned> a;
  annotated_arg<int> b;
  annotated_arg<int *, decltype(syclex::properties{intelex::buffer_location<1>})> c;
  Sum(int a_, int b_, int *c_) : a(a_), b(b_), c(c_) {}
  void operator()() const { *c = a + b; }
};
using no_cache = intelex::cache_control<intelex::cache_mode::uncached, intelex::cache_level::L1, intelex::cache_level::L3>;
using uncached = decltype(syclex::properties(intelex::read_hint<no_cache>));
struct Point {
  int x, y;
};

int main() {
  sycl::queue q;
  int *all = sycl::malloc_shared<int>(16, q);
  for (int i = 0; i < 16; ++i)
    all[i] = i;

  q.single_task(Sum{2, 5, all}).wait();
  CHECK(all[0] == 7);

  const auto list = annotated_ptr(all, syclex::properties{syclex::alignment<4>});
  const auto listed = annotated_ptr(all, syclex::alignment<4>, intelex::awidth<32>);
  static_assert(std::is_same_v<decltype(list), const annotated_ptr<int, aligned>>);
  static_assert(list.has_property<syclex::alignment_key>() && !list.has_property<intelex::awidth_key>());
  static_assert(listed.get_property<intelex::awidth_key>().value == 32 && listed.get_property<syclex::alignment_key>().value == 4);
  static_assert(std::is_trivially_copyable_v<decltype(list)> && !std::is_convertible_v<decltype(list), int *>);
  const auto more = annotated_ptr(list, syclex::properties{syclex::usm_kind_shared, syclex::alignment<4>});
  static_assert(more.has_property<syclex::usm_kind_key>() && more.has_property<syclex::alignment_key>());
  const annotated_ptr<const int, aligned> fewer(list);

  const auto parts = annotated_arg(all, intelex::conduit);
  q.parallel_for(8, [=](sycl::id<1> i) {
     list[static_cast<std::ptrdiff_t>(i[0])] += 10;
     auto upper = more + 8;
     upper[static_cast<std::ptrdiff_t>(i[0])] = static_cast<int>(parts[static_cast<std::ptrdiff_t>(i[0])] * 2 + fewer[0] - *list);
   }).wait();
  for (int i = 0; i < 8; ++i)
    CHECK(all[i] == (i ? i : 7) + 10);
  for (int i = 1; i < 8; ++i)
    CHECK(all[8 + i] == 2 * (i + 10));

  auto at = list;
  CHECK(at && at++ - list == 0 && ++at - list == 2 && *at == 12 && (at--, at.get() == all + 1));
  *at = *list;
  CHECK(all[1] == all[0] && ++*at == all[0] + 1 && (*at)-- == all[0] + 1 && (*at <<= 1) == 2 * all[0]);
  CHECK(!annotated_ptr<int>());

  q.single_task([=] { *annotated_ptr<int, uncached>(all) = annotated_ptr<int, uncached>(all + 9)[0] + 1; }).wait();
  CHECK(all[0] == all[9] + 1);

  Point *point = sycl::malloc_shared<Point>(1, q);
  const annotated_arg<Point *> place(point);
  q.single_task([=] { place->x = (annotated_ptr(point))->y = 3; }).wait();
  CHECK(point->x == 3 && point->y == 3);
  sycl::free(point, q);
  sycl::free(all, q);
  return passed();
}
