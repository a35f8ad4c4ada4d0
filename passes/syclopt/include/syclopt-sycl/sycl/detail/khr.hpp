// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Khronos' extensions: the work-item that runs, groups and their members, casts of pointers, and commands as functions.
#pragma once

#include <sycl/detail/enqueue_functions.hpp>
#include <sycl/detail/multi_ptr.hpp>
#if __cplusplus >= 202302L && __has_include(<mdspan>)
#include <mdspan>
#endif

namespace sycl::khr {

namespace commands = ext::oneapi::experimental;

template <int D> nd_item<D> this_nd_item() { return nd_item<D>(sycl::detail::made_by_kernel()); }
template <int D> group<D> this_group() { return group<D>(sycl::detail::made_by_kernel()); }
inline sycl::sub_group this_sub_group() { return sycl::sub_group(sycl::detail::made_by_kernel()); }

#define SYCLOPT_CAST(name, called)                                                                                     \
  template <access::address_space S, class T> multi_ptr<T, S, access::decorated::no> name(T *p) { return commands::called<S>(p); } \
  template <access::address_space S, class T, access::decorated E> multi_ptr<T, S, E> name(multi_ptr<T, access::address_space::generic_space, E> p) { return commands::called<S>(p); }
SYCLOPT_CAST(static_addrspace_cast, static_address_cast)
SYCLOPT_CAST(dynamic_addrspace_cast, dynamic_address_cast)
#undef SYCLOPT_CAST

namespace groups {

#if defined(__cpp_lib_mdspan)
template <class N, int D> struct one_member;
template <class N> struct one_member<N, 1> {
  using type = std::extents<N, 1>;
};
template <class N> struct one_member<N, 2> {
  using type = std::extents<N, 1, 1>;
};
template <class N> struct one_member<N, 3> {
  using type = std::extents<N, 1, 1, 1>;
};
#define SYCLOPT_EXTENTS(...)                                                                                           \
  using extents_type = __VA_ARGS__;                                                                                    \
  auto extent(typename extents_type::rank_type r) const noexcept { return extents().extent(r); }                       \
  static constexpr auto rank() noexcept { return extents_type::rank(); }                                               \
  static constexpr auto rank_dynamic() noexcept { return extents_type::rank_dynamic(); }                               \
  static constexpr size_t static_extent(typename extents_type::rank_type r) noexcept { return extents_type::static_extent(r); } \
  extents_type extents() const noexcept
#endif

// What groups and their members share, by a group as SYCL has it.
template <class G, memory_scope Scope> struct types {
  using id_type = typename G::id_type;
  using linear_id_type = typename G::linear_id_type;
  using range_type = typename G::range_type;
  using size_type = linear_id_type;
  static constexpr int dimensions = G::dimensions;
  static constexpr memory_scope fence_scope = Scope;
};

// A group: where it is among all of them, and how many members it has.
template <class G> class like : public types<G, G::fence_scope> {
  using has = types<G, G::fence_scope>;
  static G of() { return G(sycl::detail::made_by_kernel()); }

public:
  using of_sycl = G;
  like(G) noexcept {}
  operator G() const noexcept { return of(); }
  typename has::id_type id() const noexcept { return of().get_group_id(); }
  typename has::linear_id_type linear_id() const noexcept { return of().get_group_linear_id(); }
  typename has::range_type range() const noexcept { return of().get_group_range(); }
  typename has::size_type size() const noexcept { return of().get_local_linear_range(); }
#if defined(__cpp_lib_mdspan)
  SYCLOPT_EXTENTS(std::dextents<typename has::size_type, has::dimensions>) {
    std::array<typename has::size_type, has::dimensions> all;
    for (int d = 0; d < has::dimensions; ++d)
      all[d] = static_cast<typename has::size_type>(of().get_local_range()[d]);
    return extents_type(all);
  }
#endif
};

} // namespace groups

template <int D = 1> class work_group : public groups::like<group<D>> {
public:
  using groups::like<group<D>>::like;
};
class sub_group : public groups::like<sycl::sub_group> {
public:
  using like::like;
  size_type max_size() const noexcept { return static_cast<size_type>(of_sycl(*this).get_max_local_range()[0]); }
};

template <class G> class member_item;
template <class G, class = typename G::of_sycl> member_item<G> get_member_item(G) noexcept;
template <class G> class member_item : public groups::types<typename G::of_sycl, memory_scope::work_item> {
  using has = groups::types<typename G::of_sycl, memory_scope::work_item>;
  static auto of() { return typename G::of_sycl(sycl::detail::made_by_kernel()); }
  member_item() = default;
  friend member_item get_member_item<G>(G) noexcept;

public:
  typename has::id_type id() const noexcept { return of().get_local_id(); }
  typename has::linear_id_type linear_id() const noexcept { return of().get_local_linear_id(); }
  typename has::range_type range() const noexcept { return of().get_local_range(); }
  constexpr typename has::size_type size() const noexcept { return 1; }
#if defined(__cpp_lib_mdspan)
  SYCLOPT_EXTENTS(typename groups::one_member<typename has::size_type, has::dimensions>::type) { return {}; }
#undef SYCLOPT_EXTENTS
#endif
};
template <class G, class> member_item<G> get_member_item(G) noexcept { return {}; }
template <class G> bool leader_of(G g) noexcept { return get_member_item(g).linear_id() == 0; }

// Commands of queues and of command groups. Reductions, and arguments of kernels that are objects, stand behind what is launched.
template <class F> void submit(const queue &q, F &&group) { queue(q).submit(std::forward<F>(group)); }
template <class F> event submit_tracked(const queue &q, F &&group) { return queue(q).submit(std::forward<F>(group)); }

#define SYCLOPT_LAUNCHES(to, D)                                                                                        \
  template <class F, class... A> void launch(to t, range<D> r, const F &f, const A &...arguments) { commands::parallel_for(t, r, f, arguments...); } \
  template <class F, class... A> void launch_reduce(to t, range<D> r, const F &f, const A &...reductions) { commands::parallel_for(t, r, f, reductions...); } \
  template <class F, class... A> void launch_grouped(to t, range<D> r, range<D> size, const F &f, const A &...arguments) { commands::nd_launch(t, nd_range<D>(r, size), f, arguments...); } \
  template <class F, class... A> void launch_grouped_reduce(to t, range<D> r, range<D> size, const F &f, const A &...reductions) { commands::nd_launch(t, nd_range<D>(r, size), f, reductions...); }
#define SYCLOPT_SHORTCUT(name)                                                                                         \
  template <class... A> void name(const queue &q, A &&...arguments) { queue(q).name(std::forward<A>(arguments)...); }  \
  template <class... A> void name(handler &h, A &&...arguments) { h.name(std::forward<A>(arguments)...); }
#define SYCLOPT_COMMANDS(to)                                                                                           \
  SYCLOPT_LAUNCHES(to, 1)                                                                                              \
  SYCLOPT_LAUNCHES(to, 2)                                                                                              \
  SYCLOPT_LAUNCHES(to, 3)                                                                                              \
  template <class F, class... A> void launch_task(to t, const F &f, const A &...arguments) { commands::single_task(t, f, arguments...); } \
  SYCLOPT_LATE inline void command_barrier(to t) { commands::barrier(t); }                                                    \
  SYCLOPT_LATE inline void event_barrier(to t, const std::vector<event> &events) { commands::partial_barrier(t, events); }
SYCLOPT_COMMANDS(const queue &)
SYCLOPT_COMMANDS(handler &)
SYCLOPT_SHORTCUT(memcpy)
SYCLOPT_SHORTCUT(copy)
SYCLOPT_SHORTCUT(memset)
SYCLOPT_SHORTCUT(fill)
SYCLOPT_SHORTCUT(update_host)
SYCLOPT_SHORTCUT(prefetch)
SYCLOPT_SHORTCUT(mem_advise)
#undef SYCLOPT_LAUNCHES
#undef SYCLOPT_SHORTCUT
#undef SYCLOPT_COMMANDS

} // namespace sycl::khr
