// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Work-items and their groups. Groups and nd_item hold nothing: they ask the device, which counts dimensions from the other end.
#pragma once

#include <sycl/detail/device_functions.hpp>
#include <sycl/detail/enums.hpp>
#include <sycl/detail/range.hpp>

namespace sycl {
template <class T, int N> class vec;

namespace detail {

template <class R, size_t (&Query)(int)> R ask() {
  if constexpr (R::dimensions == 1)
    return R(Query(0));
  else if constexpr (R::dimensions == 2)
    return R(Query(1), Query(0));
  else
    return R(Query(2), Query(1), Query(0));
}

inline void barrier(int scope, int memory, int semantics) { __spirv_ControlBarrier(scope, memory, semantics); }

// Who may make items and groups.
struct made_by_kernel {
  explicit made_by_kernel() = default;
};

} // namespace detail

template <int D = 1, bool WithOffset = true> class item : public detail::number_of_one_dimension<item<D, WithOffset>, D> {
  id<D> index, offset;
  range<D> extent;

public:
  static constexpr int dimensions = D;
  explicit item(detail::made_by_kernel)
      : index(detail::ask<id<D>, __spirv_BuiltInGlobalInvocationId>()), extent(detail::ask<range<D>, __spirv_BuiltInGlobalSize>()) {
    if constexpr (WithOffset)
      offset = detail::ask<id<D>, __spirv_BuiltInGlobalOffset>();
  }
  item(detail::made_by_kernel, const id<D> &i, const range<D> &r, const id<D> &o = {}) : index(i), offset(o), extent(r) {}
  id<D> get_id() const { return index; }
  size_t get_id(int d) const { return index[d]; }
  size_t operator[](int d) const { return index[d]; }
  range<D> get_range() const { return extent; }
  size_t get_range(int d) const { return extent[d]; }
  template <bool O = WithOffset, class = std::enable_if_t<O>> id<D> get_offset() const { return offset; }
  template <bool O = WithOffset, class = std::enable_if_t<!O>> operator item<D, O || true>() const {
    return item<D, true>(detail::made_by_kernel(), index, extent);
  }
  size_t get_linear_id() const {
    if constexpr (WithOffset)
      return detail::linear(index - offset, extent);
    else
      return detail::linear(index, extent);
  }
  friend bool operator==(const item &a, const item &b) { return a.index == b.index && a.extent == b.extent && a.offset == b.offset; }
  friend bool operator!=(const item &a, const item &b) { return !(a == b); }
};

template <int D> class h_item;

template <int D = 1> class group {
public:
  using id_type = id<D>;
  using range_type = range<D>;
  using linear_id_type = size_t;
  static constexpr int dimensions = D;
  static constexpr memory_scope fence_scope = memory_scope::work_group;

  explicit group(detail::made_by_kernel) {}
  // Of hierarchical kernels, in which one work-item does what all would do.
  group(detail::made_by_kernel, const range<D> &items) : logical(items) {}
  id<D> get_group_id() const { return detail::ask<id<D>, __spirv_BuiltInWorkgroupId>(); }
  size_t get_group_id(int d) const { return __spirv_BuiltInWorkgroupId(D - 1 - d); }
  id<D> get_id() const { return get_group_id(); }
  size_t get_id(int d) const { return get_group_id(d); }
  size_t operator[](int d) const { return get_group_id(d); }
  id<D> get_local_id() const { return detail::ask<id<D>, __spirv_BuiltInLocalInvocationId>(); }
  size_t get_local_id(int d) const { return __spirv_BuiltInLocalInvocationId(D - 1 - d); }
  range<D> get_local_range() const { return is_hierarchical() ? logical : detail::ask<range<D>, __spirv_BuiltInWorkgroupSize>(); }
  size_t get_local_range(int d) const { return is_hierarchical() ? logical[d] : __spirv_BuiltInWorkgroupSize(D - 1 - d); }
  range<D> get_global_range() const { return get_group_range() * get_local_range(); }
  size_t get_global_range(int d) const { return get_group_range(d) * get_local_range(d); }
  range<D> get_group_range() const { return detail::ask<range<D>, __spirv_BuiltInNumWorkgroups>(); }
  size_t get_group_range(int d) const { return __spirv_BuiltInNumWorkgroups(D - 1 - d); }
  range<D> get_max_local_range() const { return get_local_range(); }
  size_t get_group_linear_id() const { return detail::linear(get_group_id(), get_group_range()); }
  size_t get_linear_id() const { return get_group_linear_id(); }
  size_t get_local_linear_id() const { return detail::linear(get_local_id(), get_local_range()); }
  size_t get_group_linear_range() const { return get_group_range().size(); }
  size_t get_local_linear_range() const { return get_local_range().size(); }
  bool leader() const { return get_local_linear_id() == 0; }

  template <class F> void parallel_for_work_item(const F &f) const { parallel_for_work_item(logical, f); }
  template <class F> void parallel_for_work_item(const range<D> &items, const F &f) const {
    id<D> i;
    const size_t rows = D > 2 ? items[0] : 1, columns = D > 1 ? items[D > 2 ? 1 : 0] : 1, last = items[D - 1];
    for (size_t x = 0; x < rows; ++x)
      for (size_t y = 0; y < columns; ++y)
        for (size_t z = 0; z < last; ++z) {
          if constexpr (D > 2)
            i[0] = x;
          if constexpr (D > 1)
            i[D - 2] = y;
          i[D - 1] = z;
          f(h_item<D>(detail::made_by_kernel(), *this, i, items));
        }
  }
  template <access::mode M = access::mode::read_write> void mem_fence(access::fence_space space = access::fence_space::global_and_local) const {
    __spirv_MemoryBarrier(detail::work_group_scope, 8 | detail::fenced_memory(space));
  }

  // Copies are done at once, and by all work-items together.
  template <class To, class From> auto async_work_group_copy(To to, From from, size_t count, size_t stride = 1) const;
  template <class... E> void wait_for(E...) const { detail::barrier(detail::work_group_scope, detail::work_group_scope, 0x310); }

  // Inlined, so that kernels are cut for what this is, also in code that nobody optimizes.
  __attribute__((always_inline)) friend int reach_of(const group &) { return detail::work_group_scope; }
  friend bool operator==(const group &, const group &) { return true; }
  friend bool operator!=(const group &, const group &) { return false; }

private:
  range<D> logical = detail::numbers<range<D>, D>::filled(0);
  bool is_hierarchical() const { return logical[0] != 0; }
};

class sub_group {
public:
  using id_type = id<1>;
  using range_type = range<1>;
  using linear_id_type = std::uint32_t;
  static constexpr int dimensions = 1;
  static constexpr memory_scope fence_scope = memory_scope::sub_group;

  sub_group() = default;
  explicit sub_group(detail::made_by_kernel) {}
  id_type get_group_id() const { return id<1>(get_group_linear_id()); }
  id_type get_local_id() const { return id<1>(get_local_linear_id()); }
  range_type get_local_range() const { return range<1>(get_local_linear_range()); }
  range_type get_group_range() const { return range<1>(get_group_linear_range()); }
  range_type get_max_local_range() const { return range<1>(__spirv_BuiltInSubgroupMaxSize()); }
  linear_id_type get_group_linear_id() const { return __spirv_BuiltInSubgroupId(); }
  linear_id_type get_local_linear_id() const { return __spirv_BuiltInSubgroupLocalInvocationId(); }
  linear_id_type get_group_linear_range() const { return __spirv_BuiltInNumSubgroups(); }
  linear_id_type get_local_linear_range() const { return __spirv_BuiltInSubgroupSize(); }
  bool leader() const { return get_local_linear_id() == 0; }
  void barrier(access::fence_space = access::fence_space::global_and_local) const {
    detail::barrier(detail::sub_group_scope, detail::sub_group_scope, 0x10 | detail::all_memory);
  }
  // What sub-groups had before there were functions of groups; these are defined with those.
  template <class T> T shuffle(T x, id_type local) const;
  template <class T> T shuffle_down(T x, std::uint32_t delta) const;
  template <class T> T shuffle_up(T x, std::uint32_t delta) const;
  template <class T> T shuffle_xor(T x, id_type mask) const;
  bool any(bool x) const;
  bool all(bool x) const;
  template <class T> T broadcast(T x, id_type from) const;
  template <class T, class Op> T reduce(T x, Op op) const;
  template <class T, class Op> T reduce(T x, T initial, Op op) const;
  template <class T, class Op> T exclusive_scan(T x, Op op) const;
  template <class T, class Op> T exclusive_scan(T x, T initial, Op op) const;
  template <class T, class Op> T inclusive_scan(T x, Op op) const;
  template <class T, class Op> T inclusive_scan(T x, Op op, T initial) const;
  template <class P> auto load(P from) const { return std::remove_cv_t<std::remove_reference_t<decltype(*from)>>(from[get_local_linear_id()]); }
  template <class P, class T> void store(P to, const T &x) const { to[get_local_linear_id()] = x; }
  template <int N, class P> auto load(P from) const {
    vec<std::remove_cv_t<std::remove_reference_t<decltype(*from)>>, N> found;
    for (int at = 0; at < N; ++at)
      found[at] = from[at * get_max_local_range()[0] + get_local_linear_id()];
    return found;
  }
  template <int N, class P, class T> void store(P to, const vec<T, N> &x) const {
    for (int at = 0; at < N; ++at)
      to[at * get_max_local_range()[0] + get_local_linear_id()] = x[at];
  }

  __attribute__((always_inline)) friend int reach_of(const sub_group &) { return detail::sub_group_scope; }
  friend bool operator==(const sub_group &, const sub_group &) { return true; }
  friend bool operator!=(const sub_group &, const sub_group &) { return false; }
};

namespace ext::oneapi::experimental {
template <int D> class root_group;
}

template <int D = 1> class nd_item {
public:
  static constexpr int dimensions = D;
  explicit nd_item(detail::made_by_kernel) {}
  id<D> get_global_id() const { return detail::ask<id<D>, __spirv_BuiltInGlobalInvocationId>(); }
  size_t get_global_id(int d) const { return __spirv_BuiltInGlobalInvocationId(D - 1 - d); }
  size_t get_global_linear_id() const { return detail::linear(get_global_id() - get_offset(), get_global_range()); }
  id<D> get_local_id() const { return get_group().get_local_id(); }
  size_t get_local_id(int d) const { return get_group().get_local_id(d); }
  size_t get_local_linear_id() const { return get_group().get_local_linear_id(); }
  group<D> get_group() const { return group<D>(detail::made_by_kernel()); }
  size_t get_group(int d) const { return get_group().get_group_id(d); }
  size_t get_group_linear_id() const { return get_group().get_group_linear_id(); }
  sub_group get_sub_group() const { return sub_group(detail::made_by_kernel()); }
  ext::oneapi::experimental::root_group<D> ext_oneapi_get_root_group() const;
  range<D> get_group_range() const { return get_group().get_group_range(); }
  size_t get_group_range(int d) const { return get_group().get_group_range(d); }
  range<D> get_global_range() const { return detail::ask<range<D>, __spirv_BuiltInGlobalSize>(); }
  size_t get_global_range(int d) const { return __spirv_BuiltInGlobalSize(D - 1 - d); }
  range<D> get_local_range() const { return get_group().get_local_range(); }
  size_t get_local_range(int d) const { return get_group().get_local_range(d); }
  id<D> get_offset() const { return detail::ask<id<D>, __spirv_BuiltInGlobalOffset>(); }
  nd_range<D> get_nd_range() const { return nd_range<D>(get_global_range(), get_local_range(), get_offset()); }
  void barrier(access::fence_space space = access::fence_space::global_and_local) const {
    detail::barrier(detail::work_group_scope, detail::work_group_scope, 0x10 | detail::fenced_memory(space));
  }
  template <access::mode M = access::mode::read_write> void mem_fence(access::fence_space space = access::fence_space::global_and_local) const {
    get_group().mem_fence(space);
  }
  template <class To, class From> auto async_work_group_copy(To to, From from, size_t count, size_t stride = 1) const {
    return get_group().async_work_group_copy(to, from, count, stride);
  }
  template <class... E> void wait_for(E... events) const { get_group().wait_for(events...); }
  friend bool operator==(const nd_item &, const nd_item &) { return true; }
  friend bool operator!=(const nd_item &, const nd_item &) { return false; }
};

// A work-item of hierarchical kernels: logically one of as many as there are asked for, which those of the launch do in turn.
template <int D> class h_item {
  group<D> of;
  id<D> local;
  range<D> items;

public:
  static constexpr int dimensions = D;
  h_item(detail::made_by_kernel, const group<D> &g, const id<D> &i, const range<D> &r) : of(g), local(i), items(r) {}
  item<D, false> get_global() const { return item<D, false>(detail::made_by_kernel(), get_global_id(), get_global_range()); }
  item<D, false> get_local() const { return get_logical_local(); }
  item<D, false> get_logical_local() const { return item<D, false>(detail::made_by_kernel(), local, items); }
  item<D, false> get_physical_local() const { return item<D, false>(detail::made_by_kernel(), get_physical_local_id(), get_physical_local_range()); }
  id<D> get_global_id() const { return of.get_group_id() * id<D>(of.get_local_range()) + get_physical_local_id(); }
  range<D> get_global_range() const { return of.get_global_range(); }
  id<D> get_local_id() const { return local; }
  range<D> get_local_range() const { return items; }
  id<D> get_logical_local_id() const { return local; }
  range<D> get_logical_local_range() const { return items; }
  id<D> get_physical_local_id() const { return local % id<D>(of.get_local_range()); }
  range<D> get_physical_local_range() const { return of.get_local_range(); }
#define SYCLOPT_ONE(name)                                                                                              \
  size_t name(int d) const { return name()[d]; }
  SYCLOPT_ONE(get_global_id)
  SYCLOPT_ONE(get_global_range)
  SYCLOPT_ONE(get_local_id)
  SYCLOPT_ONE(get_local_range)
  SYCLOPT_ONE(get_logical_local_id)
  SYCLOPT_ONE(get_logical_local_range)
  SYCLOPT_ONE(get_physical_local_id)
  SYCLOPT_ONE(get_physical_local_range)
#undef SYCLOPT_ONE
  friend bool operator==(const h_item &a, const h_item &b) { return a.local == b.local && a.items == b.items; }
  friend bool operator!=(const h_item &a, const h_item &b) { return !(a == b); }
};

// A value for each work-item of a hierarchical kernel.
template <class T, int D = 1> class private_memory {
  static constexpr size_t most = 1024;
  T values[most];

public:
  explicit private_memory(const group<D> &) {}
  T &operator()(const h_item<D> &i) {
    const size_t at = detail::linear(i.get_logical_local_id(), i.get_logical_local_range());
    if (at >= most)
      __builtin_trap();
    return values[at];
  }
};

// The work-item that runs, without an object of it.
namespace ext::oneapi {
using sycl::sub_group;
inline sub_group this_sub_group() { return sub_group(detail::made_by_kernel()); }
namespace experimental {
template <int D> nd_item<D> this_nd_item() { return nd_item<D>(detail::made_by_kernel()); }
template <int D> group<D> this_group() { return group<D>(detail::made_by_kernel()); }
inline sub_group this_sub_group() { return sub_group(detail::made_by_kernel()); }
} // namespace experimental
} // namespace ext::oneapi
namespace ext::oneapi::this_work_item {
template <int D> nd_item<D> get_nd_item() { return nd_item<D>(detail::made_by_kernel()); }
template <int D> group<D> get_work_group() { return group<D>(detail::made_by_kernel()); }
inline sub_group get_sub_group() { return sub_group(detail::made_by_kernel()); }
} // namespace ext::oneapi::this_work_item

namespace ext::oneapi::experimental {
// All work-items of a kernel, which are one work-group where they wait for one another.
template <int D> class root_group {
  static nd_item<D> item() { return this_nd_item<D>(); }
  static constexpr range<D> one() { return range<D>::filled(1); }

public:
  using id_type = id<D>;
  using range_type = range<D>;
  using linear_id_type = size_t;
  static constexpr int dimensions = D;
  static constexpr memory_scope fence_scope = memory_scope::device;
  explicit root_group(sycl::detail::made_by_kernel) {}
  id<D> get_group_id() const { return id<D>(); }
  id<D> get_local_id() const { return item().get_global_id(); }
  range<D> get_group_range() const { return one(); }
  range<D> get_local_range() const { return item().get_global_range(); }
  range<D> get_max_local_range() const { return get_local_range(); }
  size_t get_group_linear_id() const { return 0; }
  size_t get_local_linear_id() const { return item().get_global_linear_id(); }
  size_t get_group_linear_range() const { return 1; }
  size_t get_local_linear_range() const { return get_local_range().size(); }
  bool leader() const { return get_local_linear_id() == 0; }
  __attribute__((always_inline)) friend int reach_of(const root_group &) { return sycl::detail::work_group_scope; }
  friend bool operator==(const root_group &, const root_group &) { return true; }
  friend bool operator!=(const root_group &, const root_group &) { return false; }
};
template <int D> group<D> get_child_group(root_group<D>) { return this_group<D>(); }
template <int D> sub_group get_child_group(group<D>) { return this_sub_group(); }
namespace this_work_item {
template <int D> root_group<D> get_root_group() { return root_group<D>(sycl::detail::made_by_kernel()); }
} // namespace this_work_item
} // namespace ext::oneapi::experimental
template <int D> ext::oneapi::experimental::root_group<D> nd_item<D>::ext_oneapi_get_root_group() const { return ext::oneapi::experimental::this_work_item::get_root_group<D>(); }

// Barriers and fences.
template <class G> inline constexpr bool is_group_v = false;
template <int D> inline constexpr bool is_group_v<group<D>> = true;
template <> inline constexpr bool is_group_v<sub_group> = true;
template <int D> inline constexpr bool is_group_v<ext::oneapi::experimental::root_group<D>> = true;
template <class G> struct is_group : std::bool_constant<is_group_v<G>> {};

template <class G, class = std::enable_if_t<is_group_v<G>>> void group_barrier(G g, memory_scope scope = G::fence_scope) {
  __spirv_ControlBarrier(reach_of(g), detail::spirv(scope), 0x10 | detail::all_memory);
}

inline void atomic_fence(memory_order order, memory_scope scope) {
  detail::call_if_on_device([&] {
    if (order != memory_order::relaxed)
      __spirv_MemoryBarrier(detail::spirv(scope), detail::spirv(order) | detail::all_memory);
  });
  detail::call_if_on_host([] { __atomic_thread_fence(__ATOMIC_SEQ_CST); });
}

} // namespace sycl
