// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What queues and handlers do, as functions that give no event.
#pragma once

#include <sycl/detail/graph.hpp>
#include <sycl/detail/kernel_bundle.hpp>

namespace sycl::ext::oneapi::experimental {

template <class R, class P = properties<>> class launch_config {
  R range;
  P properties;

public:
  launch_config(R r, P p = {}) : range(r), properties(p) {}
  R detail_range() const { return range; }
  P detail_properties() const { return properties; }
};
template <class R> launch_config(R) -> launch_config<R>;
template <class R, class P> launch_config(R, P) -> launch_config<R, P>;

namespace lists {
// Reductions stand before the callable there, and behind it here, where objects and functions have their arguments.
template <class F> inline constexpr bool is_function = false;
template <auto *F> inline constexpr bool is_function<kernel_function_s<F>> = true;
template <auto *F, class... A> auto call_of(kernel_function_s<F>, const A &...arguments) { return sycl::detail::call_of_function<F>::with(arguments...); }
template <class Name, class T, class R, class P, class F, class... More> void launch(T &target, const R &r, const P &p, const F &f, const More &...more) {
  if constexpr (is_function<F>)
    target.parallel_for(r, p, call_of(f, more...));
  else if constexpr (std::is_same_v<F, kernel> && std::is_same_v<T, queue>)
    target.submit([&](handler &h) { launch<Name>(h, r, p, f, more...); });
  else if constexpr (std::is_same_v<F, kernel>)
    target.set_args(more...), target.parallel_for(r, p, f);
  else
    target.template parallel_for<Name>(r, p, more..., f);
}
template <class Name, class T, class F, class... More> void launch_task(T &target, const F &f, const More &...more) {
  if constexpr (is_function<F>)
    target.single_task(call_of(f, more...));
  else if constexpr (std::is_same_v<F, kernel> && std::is_same_v<T, queue>)
    target.submit([&](handler &h) { launch_task<Name>(h, f, more...); });
  else if constexpr (std::is_same_v<F, kernel>)
    target.set_args(more...), target.single_task(f);
  else
    target.template single_task<Name>(f, more...);
}
} // namespace lists

template <class F> void submit(const queue &q, F &&group) { queue(q).submit(std::forward<F>(group)); }
template <class F> event submit_with_event(const queue &q, F &&group) { return queue(q).submit(std::forward<F>(group)); }
template <class Name = sycl::detail::unnamed, class F, class... A> void single_task(queue q, const F &f, const A &...arguments) { lists::launch_task<Name>(q, f, arguments...); }
template <class Name = sycl::detail::unnamed, class F, class... A> void single_task(handler &h, const F &f, const A &...arguments) { lists::launch_task<Name>(h, f, arguments...); }

#define SYCLOPT_LAUNCH(name, R)                                                                                        \
  template <class Name = sycl::detail::unnamed, int D, class F, class... Reductions> void name(queue q, R<D> r, const F &f, const Reductions &...more) { lists::launch<Name>(q, r, properties<>(), f, more...); } \
  template <class Name = sycl::detail::unnamed, int D, class F, class... Reductions> void name(handler &h, R<D> r, const F &f, const Reductions &...more) { lists::launch<Name>(h, r, properties<>(), f, more...); } \
  template <class Name = sycl::detail::unnamed, int D, class P, class F, class... Reductions> void name(queue q, launch_config<R<D>, P> c, const F &f, const Reductions &...more) { lists::launch<Name>(q, c.detail_range(), c.detail_properties(), f, more...); } \
  template <class Name = sycl::detail::unnamed, int D, class P, class F, class... Reductions> void name(handler &h, launch_config<R<D>, P> c, const F &f, const Reductions &...more) { lists::launch<Name>(h, c.detail_range(), c.detail_properties(), f, more...); }
SYCLOPT_LAUNCH(parallel_for, range)
SYCLOPT_LAUNCH(nd_launch, nd_range)
#undef SYCLOPT_LAUNCH

#define SYCLOPT_SHORTCUT(name, called)                                                                                 \
  template <class... A> auto name(queue q, A... arguments)->decltype(void(q.called(arguments...))) { q.called(arguments...); } \
  template <class... A> auto name(handler &h, A... arguments)->decltype(void(h.called(arguments...))) { h.called(arguments...); }
SYCLOPT_SHORTCUT(memcpy, memcpy)
SYCLOPT_SHORTCUT(copy, copy)
SYCLOPT_SHORTCUT(memset, memset)
SYCLOPT_SHORTCUT(fill, fill)
SYCLOPT_SHORTCUT(prefetch, prefetch)
SYCLOPT_SHORTCUT(mem_advise, mem_advise)
#undef SYCLOPT_SHORTCUT
template <class Q> void partial_barrier(Q &q, const std::vector<event> &events);
template <class Q> void barrier(Q &q) { partial_barrier(q, std::vector<event>()); }
template <class Q> void partial_barrier(Q &q, const std::vector<event> &events) {
  if constexpr (std::is_same_v<Q, handler>)
    q.ext_oneapi_barrier(events);
  else
    queue(q).ext_oneapi_submit_barrier(events);
}
template <class Q, graph_state S> void execute_graph(Q &&q, command_graph<S> &graph) { q.ext_oneapi_graph(graph); }

} // namespace sycl::ext::oneapi::experimental
