// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Queues: command groups, and their shortcuts.
#pragma once

#include <optional>
#include <sycl/detail/handler.hpp>

namespace sycl {

namespace ext::oneapi::experimental {
enum class queue_state { executing, recording };
}

namespace info::queue {
struct context : detail::answer<sycl::context> {};
struct device : detail::answer<sycl::device> {};
struct reference_count : detail::answer<std::uint32_t> {};
} // namespace info::queue

class queue : public detail::has_properties, public detail::owned<queue> {
  template <class T> friend struct detail::weak_parts;
  std::shared_ptr<detail::queue_state> state;
  std::shared_ptr<const void> end = reports_at_end(state);

  // Events and commands have the state, too. Errors are reported when the last of the objects goes that stand for the queue.
  SYCLOPT_HOST_CODE static std::shared_ptr<const void> reports_at_end(const std::shared_ptr<detail::queue_state> &state) {
    return {state.get(), [state](const void *) { state->report_errors(); }};
  }

  // Without a device it is the default one, and without a context one of the device alone.
  SYCLOPT_HOST_CODE static std::shared_ptr<detail::queue_state> made(const context *c, const device *d, const async_handler *h, const property_list &p) {
    p.detail_only(detail::properties_of<queue>);
    const device on = d ? *d : device();
    const context of = c ? *c : context::detail_default({on});
    if (!of.detail_has({on}))
      detail::fail(errc::invalid, "the device is none of the context's");
    return detail::queue_state::shared(new detail::queue_state(on, of, h ? *h : async_handler(), p.has_property<property::queue::in_order>(), p.has_property<property::queue::enable_profiling>()));
  }

  queue(std::shared_ptr<detail::queue_state> s, std::shared_ptr<const void> e, const property_list &p) : has_properties(p), state(std::move(s)), end(std::move(e)) {}

public:
  SYCLOPT_LATE explicit queue(const property_list &p = {}) : has_properties(p), state(made(nullptr, nullptr, nullptr, p)) {}
  SYCLOPT_LATE explicit queue(const async_handler &h, const property_list &p = {}) : has_properties(p), state(made(nullptr, nullptr, &h, p)) {}
  template <class S, class = std::enable_if_t<detail::is_selector<S>>> explicit queue(const S &selector, const property_list &p = {}) : queue(device(selector), p) {}
  template <class S, class = std::enable_if_t<detail::is_selector<S>>>
  explicit queue(const S &selector, const async_handler &h, const property_list &p = {}) : queue(device(selector), h, p) {}
  SYCLOPT_LATE explicit queue(const device &d, const property_list &p = {}) : has_properties(p), state(made(nullptr, &d, nullptr, p)) {}
  SYCLOPT_LATE explicit queue(const device &d, const async_handler &h, const property_list &p = {}) : has_properties(p), state(made(nullptr, &d, &h, p)) {}
  template <class S, class = std::enable_if_t<detail::is_selector<S>>>
  explicit queue(const context &c, const S &selector, const property_list &p = {}) : queue(c, selector, async_handler(), p) {}
  template <class S, class = std::enable_if_t<detail::is_selector<S>>>
  explicit queue(const context &c, const S &selector, const async_handler &h, const property_list &p = {})
      : queue(c, detail::selected(selector, &c), h, p) {}
  SYCLOPT_LATE explicit queue(const context &c, const device &d, const property_list &p = {}) : has_properties(p), state(made(&c, &d, nullptr, p)) {}
  SYCLOPT_LATE explicit queue(const context &c, const device &d, const async_handler &h, const property_list &p = {}) : has_properties(p), state(made(&c, &d, &h, p)) {}
  queue(const queue &) = default;
  queue(queue &&) = default;
  queue &operator=(const queue &) = default;
  queue &operator=(queue &&) = default;

  friend bool operator==(const queue &a, const queue &b) { return a.state == b.state; }
  friend bool operator!=(const queue &a, const queue &b) { return a.state != b.state; }
  const std::shared_ptr<detail::queue_state> &detail_state() const { return state; }

  device get_device() const { return state->device; }
  SYCLOPT_LATE context get_context() const { return state->context; }
  SYCLOPT_LATE sycl::backend get_backend() const noexcept { return state->device.get_backend(); }
  bool is_in_order() const { return state->is_in_order; }
  bool is_host() const { return false; }
  SYCLOPT_HOST_CODE bool ext_oneapi_empty() const {
    int result = 0;
    detail::check(detail::runtime().queue_is_empty(state->handle, &result));
    return result != 0;
  }
  SYCLOPT_LATE bool khr_empty() const { return ext_oneapi_empty(); }
  void ext_oneapi_prod() {} // commands run without it
  void khr_flush() const {}
  template <class I> typename I::return_type get_info() const {
    if constexpr (std::is_same_v<I, info::queue::context>)
      return get_context();
    else if constexpr (std::is_same_v<I, info::queue::device>)
      return get_device();
    else {
      static_assert(std::is_same_v<I, info::queue::reference_count>, "queues know no such thing");
      return static_cast<std::uint32_t>(state.use_count());
    }
  }
  template <class I> typename I::return_type get_backend_info() const { SYCLOPT_NOT_HERE(detail::never<I>, "information of backends"); }

  SYCLOPT_HOST_CODE void wait() {
    if (!state->recording.expired())
      detail::fail(errc::invalid, "the queue is recording, so nothing runs that could be waited for");
    detail::check(detail::runtime().wait_queue(state->handle));
  }
  SYCLOPT_LATE void wait_and_throw() {
    wait();
    state->report_errors();
  }
  SYCLOPT_LATE void throw_asynchronous() { state->report_errors(); }

  template <class F> event submit(F &&group) {
    const auto fill = [&](handler &h) { group(h); };
    return handler::submit(state, [](const void *filling, handler &h) { (*static_cast<decltype(&fill)>(filling))(h); }, &fill);
  }
  template <class F> event submit(F &&group, const queue &) { return submit(std::forward<F>(group)); }

  // Graphs.
  ext::oneapi::experimental::queue_state ext_oneapi_get_state() const {
    using ext::oneapi::experimental::queue_state;
    return state->recording.expired() ? queue_state::executing : queue_state::recording;
  }
  template <ext::oneapi::experimental::graph_state S = ext::oneapi::experimental::graph_state::modifiable> ext::oneapi::experimental::command_graph<S> ext_oneapi_get_graph() const;
  template <ext::oneapi::experimental::graph_state S> event ext_oneapi_graph(ext::oneapi::experimental::command_graph<S> &executable, const std::vector<event> &after = {}) {
    return shortcut(after, [&](handler &h) { h.ext_oneapi_graph(executable); });
  }
  template <ext::oneapi::experimental::graph_state S> event ext_oneapi_graph(ext::oneapi::experimental::command_graph<S> &executable, const event &after) {
    return ext_oneapi_graph(executable, std::vector<event>{after});
  }

  // Shortcuts. Events to wait for come behind the range or at the end of what is copied.
  template <class Name = detail::unnamed, class... A> event single_task(const A &...arguments) {
    return submit([&](handler &h) { after_events(h, [&](const auto &...rest) { h.single_task<Name>(rest...); }, arguments...); });
  }
  template <class Name = detail::unnamed, class... A> event single_task(const std::vector<event> &after, const A &...arguments) {
    return shortcut(after, [&](handler &h) { h.single_task<Name>(arguments...); });
  }
#define SYCLOPT_PARALLEL_FOR(D)                                                                                        \
  template <class Name = detail::unnamed, class... A> event parallel_for(range<D> r, const A &...arguments) {          \
    return submit([&](handler &h) { after_events(h, [&](const auto &...rest) { h.parallel_for<Name>(r, rest...); }, arguments...); }); \
  }                                                                                                                    \
  template <class Name = detail::unnamed, class... A> event parallel_for(range<D> r, const std::vector<event> &after, const A &...arguments) { \
    return shortcut(after, [&](handler &h) { h.parallel_for<Name>(r, arguments...); });                                \
  }                                                                                                                    \
  template <class Name = detail::unnamed, class F> event parallel_for(range<D> r, id<D> offset, const F &f) {          \
    return submit([&](handler &h) { h.parallel_for<Name>(r, offset, f); });                                            \
  }
  SYCLOPT_PARALLEL_FOR(1)
  SYCLOPT_PARALLEL_FOR(2)
  SYCLOPT_PARALLEL_FOR(3)
#undef SYCLOPT_PARALLEL_FOR
  template <class Name = detail::unnamed, int D, class... A> event parallel_for(nd_range<D> r, const A &...arguments) {
    return submit([&](handler &h) { after_events(h, [&](const auto &...rest) { h.parallel_for<Name>(r, rest...); }, arguments...); });
  }

  template <class Name = detail::unnamed, int D, class... A> event parallel_for(nd_range<D> r, const std::vector<event> &after, const A &...arguments) {
    return shortcut(after, [&](handler &h) { h.parallel_for<Name>(r, arguments...); });
  }

  using events = std::vector<event>;
  SYCLOPT_HOST_CODE event memcpy(void *to, const void *from, size_t size, const events &after = {}) {
    return shortcut(after, [&](handler &h) { h.memcpy(to, from, size); });
  }
  SYCLOPT_HOST_CODE event memcpy(void *to, const void *from, size_t size, const event &after) { return memcpy(to, from, size, events{after}); }
  template <class T> event copy(const T *from, T *to, size_t count, const events &after = {}) { return memcpy(to, from, count * sizeof(T), after); }
  template <class T> event copy(const T *from, T *to, size_t count, const event &after) { return copy(from, to, count, events{after}); }
  SYCLOPT_HOST_CODE event memset(void *to, int value, size_t size, const events &after = {}) {
    return shortcut(after, [&](handler &h) { h.memset(to, value, size); });
  }
  SYCLOPT_HOST_CODE event memset(void *to, int value, size_t size, const event &after) { return memset(to, value, size, events{after}); }
  template <class T> event fill(void *to, const T &pattern, size_t count, const events &after = {}) {
    return shortcut(after, [&](handler &h) { h.fill(to, pattern, count); });
  }
  template <class T> event fill(void *to, const T &pattern, size_t count, const event &after) { return fill(to, pattern, count, events{after}); }
  SYCLOPT_HOST_CODE event prefetch(const void *memory, size_t size, const events &after = {}) {
    return shortcut(after, [&](handler &h) { h.prefetch(memory, size); });
  }
  SYCLOPT_HOST_CODE event prefetch(const void *memory, size_t size, const event &after) { return prefetch(memory, size, events{after}); }
  SYCLOPT_HOST_CODE event mem_advise(const void *memory, size_t size, int advice, const events &after = {}) {
    return shortcut(after, [&](handler &h) { h.mem_advise(memory, size, advice); });
  }
  SYCLOPT_HOST_CODE event mem_advise(const void *memory, size_t size, int advice, const event &after) { return mem_advise(memory, size, advice, events{after}); }
#define SYCLOPT_RECTANGLE(name)                                                                                        \
  template <class A, class B, class C, class D, class E, class F> event name(A a, B b, C c, D d, E e, F f, const events &after = {}) { \
    return shortcut(after, [&](handler &h) { h.name(a, b, c, d, e, f); });                                             \
  }                                                                                                                    \
  template <class A, class B, class C, class D, class E, class F> event name(A a, B b, C c, D d, E e, F f, const event &after) { return name(a, b, c, d, e, f, events{after}); }
  SYCLOPT_RECTANGLE(ext_oneapi_memcpy2d)
  SYCLOPT_RECTANGLE(ext_oneapi_copy2d)
#undef SYCLOPT_RECTANGLE
  template <class T> event ext_oneapi_fill2d(void *to, size_t pitch, const T &pattern, size_t width, size_t rows, const events &after = {}) {
    return shortcut(after, [&](handler &h) { h.ext_oneapi_fill2d(to, pitch, pattern, width, rows); });
  }
  SYCLOPT_HOST_CODE event ext_oneapi_memset2d(void *to, size_t pitch, int value, size_t width, size_t rows, const events &after = {}) {
    return shortcut(after, [&](handler &h) { h.ext_oneapi_memset2d(to, pitch, value, width, rows); });
  }
  SYCLOPT_HOST_CODE event ext_oneapi_submit_barrier(const events &after = {}) {
    return shortcut(after, [&](handler &h) { h.ext_oneapi_barrier(); });
  }
  SYCLOPT_HOST_CODE event submit_barrier(const events &after = {}) { return ext_oneapi_submit_barrier(after); }

  // Events of queues in order: of all that was submitted before, and for the next command to wait for.
  template <class E = event> std::optional<E> ext_oneapi_get_last_event() const {
    check_in_order();
    if (!state->has_commands)
      return {};
    return shortcut({}, [](handler &h) { h.ext_oneapi_barrier(); });
  }
  SYCLOPT_HOST_CODE void ext_oneapi_set_external_event(const event &before) {
    check_in_order();
    ext_oneapi_submit_barrier({before});
  }

  // Between buffers and memory.
  template <class T, int D, access_mode M, target G, access::placeholder P, class To> event copy(accessor<T, D, M, G, P> from, To to, const events &after = {}) {
    return with_accessor(from, after, [&](handler &h) { h.copy(from, to); });
  }
  template <class From, class T, int D, access_mode M, target G, access::placeholder P> event copy(From from, accessor<T, D, M, G, P> to, const events &after = {}) {
    return with_accessor(to, after, [&](handler &h) { h.copy(from, to); });
  }
  template <class T, int D, access_mode M, target G, access::placeholder P, class U, int E, access_mode N, target F, access::placeholder Q>
  event copy(accessor<T, D, M, G, P> from, accessor<U, E, N, F, Q> to, const events &after = {}) {
    return with_accessor(from, after, [&](handler &h) {
      if (to.is_placeholder())
        h.require(to);
      h.copy(from, to);
    });
  }
  template <class T, int D, access_mode M, target G, access::placeholder P> event fill(accessor<T, D, M, G, P> to, const std::remove_const_t<T> &value, const events &after = {}) {
    return with_accessor(to, after, [&](handler &h) { h.fill(to, value); });
  }
  template <class T, int D, access_mode M, target G, access::placeholder P> event update_host(accessor<T, D, M, G, P> a, const events &after = {}) {
    return with_accessor(a, after, [&](handler &h) { h.update_host(a); });
  }

  // Device globals.
  template <class T, class L, class = std::enable_if_t<ext::oneapi::experimental::host_may_write<L>>>
  event memcpy(ext::oneapi::experimental::device_global<T, L> &to, const void *from, size_t size = sizeof(T), size_t offset = 0, const events &after = {}) {
    return shortcut(after, [&](handler &h) { h.memcpy(to, from, size, offset); });
  }
  template <class T, class L, class = std::enable_if_t<ext::oneapi::experimental::host_may_read<L>>>
  event memcpy(void *to, const ext::oneapi::experimental::device_global<T, L> &from, size_t size = sizeof(T), size_t offset = 0, const events &after = {}) {
    return shortcut(after, [&](handler &h) { h.memcpy(to, from, size, offset); });
  }
  template <class T, class L, class = std::enable_if_t<ext::oneapi::experimental::host_may_write<L>>>
  event copy(const std::remove_all_extents_t<T> *from, ext::oneapi::experimental::device_global<T, L> &to,
             size_t count = sizeof(T) / sizeof(std::remove_all_extents_t<T>), size_t start = 0, const events &after = {}) {
    return shortcut(after, [&](handler &h) { h.copy(from, to, count, start); });
  }
  template <class T, class L, class = std::enable_if_t<ext::oneapi::experimental::host_may_read<L>>>
  event copy(const ext::oneapi::experimental::device_global<T, L> &from, std::remove_all_extents_t<T> *to,
             size_t count = sizeof(T) / sizeof(std::remove_all_extents_t<T>), size_t start = 0, const events &after = {}) {
    return shortcut(after, [&](handler &h) { h.copy(from, to, count, start); });
  }
  template <class T, class L> event memcpy(ext::oneapi::experimental::device_global<T, L> &to, const void *from, size_t size, size_t offset, const event &after) { return memcpy(to, from, size, offset, events{after}); }
  template <class T, class L> event memcpy(void *to, const ext::oneapi::experimental::device_global<T, L> &from, size_t size, size_t offset, const event &after) { return memcpy(to, from, size, offset, events{after}); }
  template <class T, class L> event copy(const std::remove_all_extents_t<T> *from, ext::oneapi::experimental::device_global<T, L> &to, size_t count, size_t start, const event &after) { return copy(from, to, count, start, events{after}); }
  template <class T, class L> event copy(const ext::oneapi::experimental::device_global<T, L> &from, std::remove_all_extents_t<T> *to, size_t count, size_t start, const event &after) { return copy(from, to, count, start, events{after}); }
  template <class T, class L, class... A, class = std::enable_if_t<!ext::oneapi::experimental::host_may_write<L>>>
  event memcpy(ext::oneapi::experimental::device_global<T, L> &, A...) = delete;
  template <class T, class L, class... A, class = std::enable_if_t<!ext::oneapi::experimental::host_may_read<L>>>
  event memcpy(void *, const ext::oneapi::experimental::device_global<T, L> &, A...) = delete;

private:
  void check_in_order() const {
    if (!state->is_in_order)
      detail::fail(errc::invalid, "the queue was not made with property::queue::in_order");
  }
  template <class F> event shortcut(const events &after, const F &command) const {
    const auto fill = [&](handler &h) {
      h.depends_on(after);
      command(h);
    };
    return handler::submit(state, [](const void *filling, handler &h) { (*static_cast<decltype(&fill)>(filling))(h); }, &fill);
  }
  template <class A, class F> event with_accessor(const A &a, const events &after, const F &command) {
    return shortcut(after, [&](handler &h) {
      h.require(a);
      command(h);
    });
  }
  template <class Call, class First, class... Rest> static void after_events(handler &h, const Call &call, const First &first, const Rest &...rest) {
    if constexpr (__is_convertible_to(const First &, const event &) || __is_convertible_to(const First &, const events &)) {
      h.depends_on(first);
      call(rest...);
    } else {
      call(first, rest...);
    }
  }
};

} // namespace sycl

template <> struct std::hash<sycl::queue> {
  size_t operator()(const sycl::queue &q) const noexcept { return std::hash<const void *>()(q.detail_state().get()); }
};
