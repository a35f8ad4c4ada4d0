// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Groups of some work-items of a sub-group: by a condition, rows of one size, or those that come there together.
#pragma once

#include <sycl/detail/group_functions.hpp>

namespace sycl {
namespace detail {

// A bit for each work-item of the sub-group.
struct some_lanes {
  std::uint64_t bits;
  std::uint32_t count() const { return static_cast<std::uint32_t>(__builtin_popcountll(bits)); }
  std::uint32_t before(std::uint32_t lane) const { return static_cast<std::uint32_t>(__builtin_popcountll(bits & ((std::uint64_t(1) << lane) - 1))); }
  // Where one of them is, by its number among them.
  std::uint32_t lane_of(std::uint32_t number) const {
    std::uint32_t lane = 0;
    for (std::uint32_t step = 32; step; step /= 2)
      lane = before(lane + step) <= number ? lane + step : lane;
    return lane;
  }
  ballot_bits ballot() const { return {static_cast<int>(bits), static_cast<int>(bits >> 32), 0, 0}; }
};
// `N` that follow each other.
template <std::uint32_t N> struct row_of_lanes : some_lanes {
  std::uint32_t before(std::uint32_t lane) const { return lane % N; }
  std::uint32_t lane_of(std::uint32_t number) const { return __spirv_BuiltInSubgroupLocalInvocationId() / N * N + number % N; }
};

inline some_lanes in_ballot(ballot_bits bits) { return {static_cast<std::uint64_t>(static_cast<unsigned>(bits[1])) << 32 | static_cast<unsigned>(bits[0])}; }
inline some_lanes those_with(const some_lanes &all, bool x) {
  return {in_ballot(__spirv_GroupNonUniformBallot(sub_group_scope, x, all.ballot())).bits & all.bits};
}
namespace apart {
inline some_lanes lanes_in(const sub_group &g) { return {~std::uint64_t() >> (64 - g.get_local_linear_range())}; }
template <class G> some_lanes lanes_in(const G &g) { return reach_of(g); }
} // namespace apart

// What functions of groups call.
inline bool __spirv_GroupAny(const some_lanes &all, bool x) { return those_with(all, x).bits != 0; }
inline bool __spirv_GroupAll(const some_lanes &all, bool x) { return those_with(all, !x).bits == 0; }
inline void __spirv_ControlBarrier(const some_lanes &all, int memory_scope, int semantics) { ::__spirv_ControlBarrier(sub_group_scope, memory_scope, semantics, all.ballot()); }
template <class Lanes, class T> T __spirv_GroupBroadcast(const Lanes &all, T x, size_t number) {
  return __spirv_GroupNonUniformShuffle(sub_group_scope, x, static_cast<int>(all.lane_of(static_cast<std::uint32_t>(number))), all.ballot());
}
#define SYCLOPT_FOLD(name, partitioned)                                                                                \
  template <class T> T __spirv_Group##name(const some_lanes &all, int kind, T x) { return __spirv_GroupNonUniform##partitioned(sub_group_scope, kind + 6, x, all.ballot()); }
SYCLOPT_FOLD(IAdd, IAdd)
SYCLOPT_FOLD(IMulKHR, IMul)
SYCLOPT_FOLD(BitwiseAndKHR, BitwiseAnd)
SYCLOPT_FOLD(BitwiseOrKHR, BitwiseOr)
SYCLOPT_FOLD(BitwiseXorKHR, BitwiseXor)
SYCLOPT_FOLD(SMin, SMin)
SYCLOPT_FOLD(SMax, SMax)
SYCLOPT_FOLD(UMin, UMin)
SYCLOPT_FOLD(UMax, UMax)
SYCLOPT_FOLD(FAdd, FAdd)
SYCLOPT_FOLD(FMulKHR, FMul)
SYCLOPT_FOLD(FMin, FMin)
SYCLOPT_FOLD(FMax, FMax)
#undef SYCLOPT_FOLD

template <class Lanes> class some_items {
  Lanes lanes;
  std::uint32_t number, groups;

protected:
  some_items(const Lanes &l, std::uint32_t n, std::uint32_t all) : lanes(l), number(n), groups(all) {}

public:
  using id_type = id<1>;
  using range_type = range<1>;
  using linear_id_type = std::uint32_t;
  static constexpr int dimensions = 1;
  static constexpr memory_scope fence_scope = memory_scope::sub_group;

  id_type get_group_id() const { return id<1>(number); }
  id_type get_local_id() const { return id<1>(get_local_linear_id()); }
  range_type get_group_range() const { return range<1>(groups); }
  range_type get_local_range() const { return range<1>(lanes.count()); }
  range_type get_max_local_range() const { return get_local_range(); }
  linear_id_type get_group_linear_id() const { return number; }
  linear_id_type get_local_linear_id() const { return lanes.before(__spirv_BuiltInSubgroupLocalInvocationId()); }
  linear_id_type get_group_linear_range() const { return groups; }
  linear_id_type get_local_linear_range() const { return lanes.count(); }
  bool leader() const { return get_local_linear_id() == 0; }

  friend const Lanes &reach_of(const some_items &g) { return g.lanes; }
};

} // namespace detail

namespace ext::oneapi::experimental {
template <class ParentGroup> class fragment;
template <size_t ChunkSize, class ParentGroup> class chunk;
template <class ParentGroup> class tangle;

template <class G> inline constexpr bool is_user_constructed_group_v = false;
template <class P> inline constexpr bool is_user_constructed_group_v<fragment<P>> = true;
template <size_t N, class P> inline constexpr bool is_user_constructed_group_v<chunk<N, P>> = true;
template <class P> inline constexpr bool is_user_constructed_group_v<tangle<P>> = true;
template <class G> inline constexpr bool is_fixed_topology_group_v = is_group_v<G> && !is_user_constructed_group_v<G>;
template <class G> struct is_user_constructed_group : std::bool_constant<is_user_constructed_group_v<G>> {};
template <class G> struct is_fixed_topology_group : std::bool_constant<is_fixed_topology_group_v<G>> {};
} // namespace ext::oneapi::experimental
template <class P> inline constexpr bool is_group_v<ext::oneapi::experimental::fragment<P>> = true;
template <size_t N, class P> inline constexpr bool is_group_v<ext::oneapi::experimental::chunk<N, P>> = true;
template <class P> inline constexpr bool is_group_v<ext::oneapi::experimental::tangle<P>> = true;

namespace ext::oneapi::experimental {

// Work-items for which a condition is the same, or those that call a function at the same time.
template <class P> class fragment : public sycl::detail::some_items<sycl::detail::some_lanes> {
public:
  fragment(sycl::detail::made_by_kernel, const sycl::detail::some_lanes &l, std::uint32_t n, std::uint32_t all) : some_items(l, n, all) {}
};
template <class P> fragment<P> binary_partition(P parent, bool predicate) {
  static_assert(std::is_same_v<P, sub_group> || is_user_constructed_group_v<P>, "sub-groups have parts, and parts of them; work-groups have not");
  const auto all = sycl::detail::lanes_in(parent), yes = sycl::detail::those_with(all, predicate);
  return {sycl::detail::made_by_kernel(), {predicate ? yes.bits : all.bits & ~yes.bits}, predicate, 2};
}
namespace this_kernel {
inline fragment<sub_group> get_opportunistic_group() {
  return {sycl::detail::made_by_kernel(), sycl::detail::in_ballot(__spirv_GroupNonUniformBallot(sycl::detail::sub_group_scope, true)), 0, 1};
}
} // namespace this_kernel

// Work-items that follow each other.
template <size_t ChunkSize, class P> class chunk : public sycl::detail::some_items<sycl::detail::row_of_lanes<ChunkSize>> {
public:
  chunk(sycl::detail::made_by_kernel, const sycl::detail::row_of_lanes<ChunkSize> &l, std::uint32_t n, std::uint32_t all) : chunk::some_items(l, n, all) {}
  operator fragment<P>() const { return {sycl::detail::made_by_kernel(), reach_of(*this), this->get_group_linear_id(), this->get_group_linear_range()}; }
};
namespace chunks {
template <class P> inline constexpr std::uint32_t most = 0;
template <> inline constexpr std::uint32_t most<sub_group> = 64;
template <size_t N, class P> inline constexpr std::uint32_t most<chunk<N, P>> = N;
} // namespace chunks
template <size_t ChunkSize, class P> chunk<ChunkSize, P> chunked_partition(P parent) {
  static_assert(ChunkSize > 0 && (ChunkSize & (ChunkSize - 1)) == 0, "the size of chunks is a power of two");
  static_assert(chunks::most<P> != 0, "sub-groups have chunks, and chunks have them");
  static_assert(ChunkSize <= chunks::most<P> || chunks::most<P> == 0, "no chunk is larger than the group it is of");
  constexpr std::uint32_t n = ChunkSize;
  if (n > __spirv_BuiltInSubgroupMaxSize()) {
    __builtin_printf("a sub-group has %u work-items here: fewer than a chunk of %u; a kernel requires as many by 'reqd_sub_group_size'\n", __spirv_BuiltInSubgroupMaxSize(), n);
    __builtin_trap();
  }
  const std::uint32_t lane = __spirv_BuiltInSubgroupLocalInvocationId(), first = lane / n * n;
  const std::uint64_t bits = (~std::uint64_t() >> (64 - n) << first) & sycl::detail::lanes_in(sub_group(sycl::detail::made_by_kernel())).bits;
  return {sycl::detail::made_by_kernel(), {{bits}}, parent.get_local_linear_id() / n, (parent.get_local_linear_range() + n - 1) / n};
}

// Work-items that go the same way.
template <class P> class tangle : public sycl::detail::some_items<sycl::detail::some_lanes> {
public:
  tangle(sycl::detail::made_by_kernel, const sycl::detail::some_lanes &l) : some_items(l, 0, 1) {}
};
template <class P> tangle<P> entangle(P parent) {
  static_assert(std::is_same_v<P, sub_group> || is_user_constructed_group_v<P>, "sub-groups have parts, and parts of them; work-groups have not");
  const auto there = sycl::detail::in_ballot(__spirv_GroupNonUniformBallot(sycl::detail::sub_group_scope, true));
  return {sycl::detail::made_by_kernel(), {there.bits & sycl::detail::lanes_in(parent).bits}};
}

// The names that they had before.
template <class ParentGroup> using ballot_group = fragment<ParentGroup>;
template <size_t PartitionSize, class ParentGroup> using fixed_size_group = chunk<PartitionSize, ParentGroup>;
template <class ParentGroup> using tangle_group = tangle<ParentGroup>;
using opportunistic_group = fragment<sub_group>;
template <class P> fragment<P> get_ballot_group(P parent, bool predicate) { return binary_partition(parent, predicate); }
template <size_t PartitionSize, class P> chunk<PartitionSize, P> get_fixed_size_group(P parent) { return chunked_partition<PartitionSize>(parent); }
template <class P> tangle<P> get_tangle_group(P parent) { return entangle(parent); }

} // namespace ext::oneapi::experimental

// Exchange, by numbers within the group.
namespace detail {
template <class G> using if_some_items = std::enable_if_t<ext::oneapi::experimental::is_user_constructed_group_v<G>>;
namespace apart {
template <class G, class T> T of_member(const G &g, const T &x, std::uint32_t number) {
  return by_words(x, [&](auto word) { return __spirv_GroupBroadcast(reach_of(g), word, number); });
}
} // namespace apart
} // namespace detail
template <class G, class T, class = detail::if_some_items<G>> T group_broadcast(G g, T x, id<1> from) { return detail::of_member(g, x, static_cast<std::uint32_t>(from[0])); }
template <class G, class T, class = detail::if_some_items<G>> T select_from_group(G g, T x, id<1> from) { return detail::of_member(g, x, static_cast<std::uint32_t>(from[0])); }
template <class G, class T, class = detail::if_some_items<G>> T permute_group_by_xor(G g, T x, std::uint32_t mask) { return detail::of_member(g, x, g.get_local_linear_id() ^ mask); }
template <class G, class T, class = detail::if_some_items<G>> T shift_group_left(G g, T x, std::uint32_t delta = 1) { return detail::of_member(g, x, g.get_local_linear_id() + delta); }
template <class G, class T, class = detail::if_some_items<G>> T shift_group_right(G g, T x, std::uint32_t delta = 1) { return detail::of_member(g, x, g.get_local_linear_id() - delta); }

} // namespace sycl
