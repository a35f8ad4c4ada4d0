// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What DPC++ had before SYCL 2020: functions of groups, and the namespaces that they were in.
#pragma once

#include <sycl/detail/group_functions.hpp>
#include <sycl/detail/old_information.hpp>
#include <sycl/detail/reduction.hpp>
#include <sycl/ext/oneapi/filter_selector.hpp>

namespace sycl {
namespace ext::oneapi {

template <class G, class = sycl::detail::if_group<G>> bool leader(G g) { return g.leader(); }

// Each of these has a value of each work-item, or two pointers, between which all values are.
namespace detail_old {
template <class T, class = void> inline constexpr bool points = false;
template <class T> inline constexpr bool points<T, std::void_t<decltype(*std::declval<T>())>> = true;
} // namespace detail_old
#define SYCLOPT_VOTE(name)                                                                                             \
  template <class G, class = sycl::detail::if_group<G>> bool name(G g, bool x) { return name##_group(g, x); }          \
  template <class G, class T, class F, class = sycl::detail::if_group<G>> bool name(G g, T x, F f) { return name##_group(g, x, f); } \
  template <class G, class P, class F, class = sycl::detail::if_group<G>> bool name(G g, P first, P last, F f) { return joint_##name(g, first, last, f); }
SYCLOPT_VOTE(any_of)
SYCLOPT_VOTE(all_of)
SYCLOPT_VOTE(none_of)
#undef SYCLOPT_VOTE
template <class G, class T, class... I, class = sycl::detail::if_group<G>> T broadcast(G g, T x, I... from) { return group_broadcast(g, x, from...); }
template <class G, class T, class Op, class = sycl::detail::if_group<G>> T reduce(G g, T x, Op op) { return reduce_over_group(g, x, op); }
template <class G, class A, class B, class Op, class = sycl::detail::if_group<G>> auto reduce(G g, A a, B b, Op op) {
  if constexpr (detail_old::points<A>)
    return joint_reduce(g, a, b, op);
  else
    return reduce_over_group(g, a, b, op);
}
template <class G, class P, class T, class Op, class = sycl::detail::if_group<G>> T reduce(G g, P first, P last, T initial, Op op) { return joint_reduce(g, first, last, initial, op); }
#define SYCLOPT_SCAN(name)                                                                                             \
  template <class G, class T, class Op, class = sycl::detail::if_group<G>> T name(G g, T x, Op op) { return name##_over_group(g, x, op); } \
  template <class G, class A, class B, class C, class = sycl::detail::if_group<G>> auto name(G g, A x, B b, C c) { return name##_over_group(g, x, b, c); } \
  template <class G, class P, class Out, class Op, class = sycl::detail::if_group<G>> Out name(G g, P first, P last, Out out, Op op) { return joint_##name(g, first, last, out, op); } \
  template <class G, class P, class Out, class B, class C, class = sycl::detail::if_group<G>> Out name(G g, P first, P last, Out out, B b, C c) { return joint_##name(g, first, last, out, b, c); }
SYCLOPT_SCAN(inclusive_scan)
SYCLOPT_SCAN(exclusive_scan)
#undef SYCLOPT_SCAN

// Of an accessor: what its element is before counts, unless the accessor drops it.
template <class T, int D, access_mode M, target G, access::placeholder H, class Op>
auto reduction(const accessor<T, D, M, G, H> &out, const sycl::detail::itself<T> &identity, Op op) {
  const property_list how = M == access_mode::discard_write ? property_list(sycl::property::reduction::initialize_to_identity()) : property_list();
  return sycl::detail::of_buffer(sycl::detail::make_reduction<1>(static_cast<T *>(out.get_pointer()), identity, op, how));
}
template <class T, int D, access_mode M, target G, access::placeholder H, class Op> auto reduction(const accessor<T, D, M, G, H> &out, Op op) {
  return reduction(out, known_identity_v<Op, T>, op);
}

} // namespace ext::oneapi

namespace ONEAPI = ext::oneapi;
namespace INTEL {
using namespace ext::oneapi;
using namespace ext::intel;
} // namespace INTEL
} // namespace sycl
