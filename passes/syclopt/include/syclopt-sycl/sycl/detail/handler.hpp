// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Command groups: what a command waits for, what it uses, and what it does.
#pragma once

#include <sycl/detail/buffer_state.hpp>
#include <sycl/detail/kernel.hpp>
#include <tuple>

namespace sycl {

template <class T, int D, access_mode M, target G, access::placeholder P> class accessor;
template <class T, int D, class A> class buffer;
class handler;
class kernel;
class stream;
enum class bundle_state { input, object, executable };
template <bundle_state S> class kernel_bundle;

namespace ext::oneapi::experimental {
template <class T, class P> class device_global;
template <class L> constexpr bool host_may_access(host_access_enum other) {
  if constexpr (L::template has_property<host_access_key>()) {
    constexpr auto allowed = L::template find<host_access_key>::value;
    return allowed == host_access_enum::read_write || allowed == other;
  } else {
    return true;
  }
}
template <class L> inline constexpr bool host_may_read = host_may_access<L>(host_access_enum::read);
template <class L> inline constexpr bool host_may_write = host_may_access<L>(host_access_enum::write);
} // namespace ext::oneapi::experimental

namespace detail {

// The bytes of a callable, where pointers can still be put in.
class callable_bytes {
  alignas(16) unsigned char few[256];
  void *many = nullptr;
  size_t count = 0, alignment = 1;

public:
  callable_bytes() = default;
  callable_bytes(const callable_bytes &) = delete;
  ~callable_bytes() {
    if (many)
      ::operator delete(many, std::align_val_t(alignment));
  }
  void set(const void *bytes, size_t size, size_t align) {
    count = size;
    alignment = align < 16 ? 16 : align;
    if (size > sizeof few || align > 16)
      many = ::operator new(size, std::align_val_t(alignment));
    std::memcpy(data(), bytes, size);
  }
  void *data() { return many ? many : few; }
  size_t size() const { return count; }
  size_t align() const { return alignment; }
};

// Values of specialization constants, by their names.
class constant_values {
  std::vector<std::pair<std::string, std::vector<unsigned char>>> values;

public:
  template <auto &S> void set(const constant_type<S> &value) {
    const auto *bytes = reinterpret_cast<const unsigned char *>(&value);
    values.emplace_back(constant_id<S>::get(), std::vector<unsigned char>(bytes, bytes + sizeof value));
  }
  template <auto &S> constant_type<S> get() const {
    constant_type<S> value = S.detail_default();
    for (const auto &[name, bytes] : values)
      if (name == constant_id<S>::get())
        std::memcpy(static_cast<void *>(&value), bytes.data(), sizeof value);
    return value;
  }
  // As the C interface takes them.
  std::vector<struct ::syclopt_constant> list() const {
    std::vector<struct ::syclopt_constant> result;
    for (const auto &[name, bytes] : values)
      result.push_back({name.c_str(), bytes.data(), bytes.size()});
    return result;
  }
};

// Puts a pointer where its tag is among bytes.
inline void replace(void *bytes, size_t size, const void *tag, const void *pointer) {
  for (size_t at = 0; at + sizeof tag <= size; at += alignof(void *))
    if (std::memcmp(static_cast<char *>(bytes) + at, &tag, sizeof tag) == 0)
      std::memcpy(static_cast<char *>(bytes) + at, &pointer, sizeof pointer);
}

struct kernel_step {
  callable_bytes callable;
  struct ::syclopt_launch launch = {};
};

template <class R> void set_extents(size_t (&to)[3], const R &from, size_t unused) {
  for (int d = 0; d < 3; ++d)
    to[d] = d < R::dimensions ? from[d] : unused;
}

struct access_to_handler;
template <class R> inline constexpr bool is_nd_range = false;
template <int D> inline constexpr bool is_nd_range<nd_range<D>> = true;
template <class Name, class P, class R, class... A> void launch_reductions(handler &h, const R &r, const A &...arguments);

// A task on the host, which takes care of itself.
template <class F> struct host_task_state {
  F task;
  std::shared_ptr<queue_state> queue;
  static void run(void *self) {
    std::unique_ptr<host_task_state> state(static_cast<host_task_state *>(self));
    try {
      state->task();
    } catch (...) {
      state->queue->add_error(std::current_exception());
    }
  }
};

template <class F> ::syclopt_event *submit_host_task(const std::shared_ptr<queue_state> &queue, F task, const event_list &after) {
  auto state = std::make_unique<host_task_state<F>>(host_task_state<F>{std::move(task), queue});
  ::syclopt_event *made = nullptr;
  check(runtime().host_task(queue->handle, host_task_state<F>::run, state.get(), after, &made));
  state.release();
  return made;
}

} // namespace detail

class interop_handle {
public:
  template <backend B, class... A> auto get_native_mem(A...) const { SYCLOPT_NOT_HERE(detail::never<A...>, "get_native_mem"); }
  template <backend B> auto get_native_queue() const { SYCLOPT_NOT_HERE(B != B, "get_native_queue"); }
  template <backend B> auto get_native_device() const { SYCLOPT_NOT_HERE(B != B, "get_native_device"); }
  template <backend B> auto get_native_context() const { SYCLOPT_NOT_HERE(B != B, "get_native_context"); }
};

class handler {
  struct requirement {
    std::shared_ptr<detail::buffer_part> part;
    access_mode mode;
    bool on_host;
    void *memory;
  };

  std::shared_ptr<detail::queue_state> queue;
  std::vector<event> after;
  std::vector<requirement> requirements;
  std::vector<std::function<void(handler &)>> before_launch; // what must know of the launch
  detail::kernel_step kernels; // reductions have several
  std::unique_ptr<detail::kernel_step> second;
  std::function<::syclopt_event *(const detail::event_list &)> action;
  std::vector<std::function<::syclopt_event *(const detail::event_list &)>> afterwards;
  detail::constant_values constants;
  size_t local_bytes = 0;
  bool has_command = false, has_bundle = false;
  event result;

  friend class queue;
  friend struct detail::access_to_handler;
  explicit handler(std::shared_ptr<detail::queue_state> q) : queue(std::move(q)) {}

  void one_command() {
    if (std::exchange(has_command, true))
      detail::fail(errc::invalid, "a command group has one command");
  }

  template <class F> void set(detail::kernel_step &step, const void *entry, const F &f) {
    detail::check_callable<F>();
    step.callable.set(static_cast<const void *>(&f), sizeof f, alignof(F));
    step.launch.kernel = entry;
  }
  template <class Name, class P, class F> void set_task(detail::kernel_step &step, const F &f) {
    set(step, reinterpret_cast<const void *>(&detail::task_entry<detail::kernel_name<Name, F>, P, F>), f);
    step.launch.kind = SYCLOPT_SINGLE_TASK;
    detail::set_extents(step.launch.global, range<1>(1), 1);
  }
  template <class Name, class P, int D, class F> void set_range(detail::kernel_step &step, const range<D> &r, const id<D> &offset, const F &f) {
    set(step, reinterpret_cast<const void *>(&detail::range_entry<detail::kernel_name<Name, F>, P, D, F>), f);
    step.launch.kind = SYCLOPT_RANGE;
    step.launch.dimensions = D;
    detail::set_extents(step.launch.global, r, 1);
    detail::set_extents(step.launch.offset, offset, 0);
  }
  template <class Name, class P, int D, class F> void set_nd_range(detail::kernel_step &step, const nd_range<D> &r, const F &f) {
    for (int d = 0; d < D; ++d)
      if (r.get_local_range()[d] == 0 || r.get_global_range()[d] % r.get_local_range()[d] != 0)
        detail::fail(errc::nd_range, "the global range is no multiple of the local range");
    set(step, reinterpret_cast<const void *>(&detail::nd_range_entry<detail::kernel_name<Name, F>, P, D, F>), f);
    step.launch.kind = SYCLOPT_ND_RANGE_KIND;
    step.launch.dimensions = D;
    detail::set_extents(step.launch.global, r.get_global_range(), 1);
    detail::set_extents(step.launch.local, r.get_local_range(), 1);
    detail::set_extents(step.launch.offset, r.get_offset(), 0);
  }

  // Arguments of parallel_for behind the range: properties, reductions, and the callable at last.
  template <class Name, class R, class P, class F> void launch(const R &r, const P &, const F &f) {
    one_command();
    using all = typename detail::kernel_properties<F, P>::type;
    if constexpr (detail::is_nd_range<R>)
      set_nd_range<Name, all>(kernels, r, f);
    else
      set_range<Name, all>(kernels, r, id<R::dimensions>(), f);
  }
  template <class Name, class R, class First, class... Rest> void with_arguments(const R &r, const First &first, const Rest &...rest) {
    using none = ext::oneapi::experimental::properties<>;
    if constexpr (ext::oneapi::experimental::is_property_list_v<First>) {
      static_assert(sizeof...(Rest) >= 1, "a kernel has a callable");
      if constexpr (sizeof...(Rest) == 1)
        launch<Name>(r, first, rest...);
      else
        detail::launch_reductions<Name, First>(*this, r, rest...);
    } else if constexpr (sizeof...(Rest) == 0) {
      launch<Name>(r, none(), first);
    } else {
      detail::launch_reductions<Name, none>(*this, r, first, rest...);
    }
  }

  void patch(const void *tag, const void *pointer) {
    for (auto *step : {&kernels, second.get()})
      if (step)
        detail::replace(step->callable.data(), step->callable.size(), tag, pointer);
  }
  void run(detail::kernel_step &step, const std::vector<struct ::syclopt_constant> &list, const detail::event_list &after_these) {
    step.launch.callable = step.callable.data();
    step.launch.size = step.callable.size();
    step.launch.align = step.callable.align();
    step.launch.constants = list.data();
    step.launch.constant_count = list.size();
    if (&step == &kernels)
      step.launch.local_bytes = local_bytes;
    ::syclopt_event *made = nullptr;
    detail::check(detail::runtime().launch(queue->handle, &step.launch, after_these, &made));
    result = event(made, queue);
  }
  // The memory of what was required, once `finish` has found it.
  void *memory_of(const void *tag) const {
    for (const auto &one : requirements)
      if (&one.part->tag == tag)
        return static_cast<char *>(one.memory) + one.part->offset;
    detail::fail(errc::accessor, "the command group does not require the accessor");
  }

  event finish() {
    for (auto &one : requirements)
      one.memory = one.part->whole->for_command(*queue, one.mode, one.on_host, after);
    for (auto &one : requirements)
      patch(&one.part->tag, static_cast<char *>(one.memory) + one.part->offset);
    for (auto &one : before_launch)
      one(*this);
    const detail::event_list list(after);
    if (action) {
      result = event(action(list), queue);
    } else if (kernels.launch.kernel) {
      const auto values = constants.list();
      run(kernels, values, list);
      if (second)
        run(*second, values, detail::event_list({result}));
    } else if (!after.empty()) {
      ::syclopt_event *made = nullptr;
      detail::check(detail::runtime().barrier(queue->handle, list, &made));
      result = event(made, queue);
    }
    for (auto &one : afterwards)
      result = event(one(detail::event_list({result})), queue);
    for (const auto &one : requirements)
      one.part->whole->used_by(result, one.mode);
    return std::move(result);
  }

  void add_requirement(std::shared_ptr<detail::buffer_part> part, access_mode mode, bool on_host) {
    for (auto &one : requirements)
      if (one.part->whole == part->whole) {
        if (one.mode != mode)
          one.mode = access_mode::read_write;
        if (one.part == part)
          return;
        mode = one.mode;
      }
    requirements.push_back({std::move(part), mode, on_host, nullptr});
  }
  // A command that is one call of the C interface.
  template <class Call> void command(Call call) {
    one_command();
    action = [q = queue, call](const detail::event_list &list) {
      ::syclopt_event *made = nullptr;
      detail::check(call(q->handle, list, &made));
      return made;
    };
  }
  template <class T, int D, access_mode M, target G, access::placeholder P>
  void copy_elements(const accessor<T, D, M, G, P> &part, char *other, bool to_other);

public:
  handler(const handler &) = delete;
  handler &operator=(const handler &) = delete;

  void depends_on(const event &e) { after.push_back(e); }
  void depends_on(const std::vector<event> &list) { after.insert(after.end(), list.begin(), list.end()); }
  template <class T, int D, access_mode M, target G, access::placeholder P> void require(const accessor<T, D, M, G, P> &a);

  // Kernels.
  template <class Name = detail::unnamed, class F> void single_task(const F &f) { single_task<Name>(ext::oneapi::experimental::properties<>(), f); }
  template <class Name = detail::unnamed, class... P, class F> void single_task(ext::oneapi::experimental::properties<P...>, const F &f) {
    one_command();
    set_task<Name, typename detail::kernel_properties<F, ext::oneapi::experimental::properties<P...>>::type>(kernels, f);
  }
#define SYCLOPT_PARALLEL_FOR(D)                                                                                        \
  template <class Name = detail::unnamed, class... A> void parallel_for(range<D> r, const A &...arguments) {           \
    with_arguments<Name>(r, arguments...);                                                                             \
  }                                                                                                                    \
  template <class Name = detail::unnamed, class F> void parallel_for(range<D> r, id<D> offset, const F &f) {           \
    one_command();                                                                                                     \
    set_range<Name, ext::oneapi::experimental::properties<>>(kernels, r, offset, f);                                   \
  }
  SYCLOPT_PARALLEL_FOR(1)
  SYCLOPT_PARALLEL_FOR(2)
  SYCLOPT_PARALLEL_FOR(3)
#undef SYCLOPT_PARALLEL_FOR
  template <class Name = detail::unnamed, int D, class... A> void parallel_for(nd_range<D> r, const A &...arguments) {
    with_arguments<Name>(r, arguments...);
  }
  // One work-item of each group does what all of them would.
  template <class Name = detail::unnamed, int D, class F> void parallel_for_work_group(range<D> groups, range<D> items, const F &f) {
    one_command();
    const range<D> one = detail::numbers<range<D>, D>::filled(1);
    set_nd_range<detail::kernel_name<Name, F>, ext::oneapi::experimental::properties<>>(kernels, nd_range<D>(groups, one), detail::group_callable<D, F>{f, items});
  }
  template <class Name = detail::unnamed, int D, class F> void parallel_for_work_group(range<D> groups, const F &f) {
    parallel_for_work_group<Name>(groups, detail::numbers<range<D>, D>::filled(1), f);
  }
  template <class T> void set_arg(int, T) { SYCLOPT_NOT_HERE(detail::never<T>, "set_arg"); }
  template <class... T> void set_args(T...) { SYCLOPT_NOT_HERE(detail::never<T...>, "set_args"); }

  template <class F> void host_task(F &&task) {
    one_command();
    using Task = std::decay_t<F>;
    auto shared = std::make_shared<Task>(std::forward<F>(task));
    before_launch.push_back([shared](handler &self) {
      for (const auto &one : self.requirements)
        detail::replace(static_cast<void *>(shared.get()), sizeof(Task), &one.part->tag, static_cast<char *>(one.memory) + one.part->offset);
    });
    action = [q = queue, shared](const detail::event_list &list) {
      return detail::submit_host_task(
          q,
          [shared] {
            if constexpr (std::is_invocable_v<Task &>)
              (*shared)();
            else
              (*shared)(interop_handle());
          },
          list);
    };
  }

  // Memory.
  void memcpy(void *to, const void *from, size_t size) {
    command([=](auto *q, const auto &list, auto **made) { return detail::runtime().copy(q, to, from, size, list, made); });
  }
  template <class T> void copy(const T *from, T *to, size_t count) { memcpy(to, from, count * sizeof(T)); }
  void memset(void *to, int value, size_t size) { fill(static_cast<unsigned char *>(to), static_cast<unsigned char>(value), size); }
  template <class T> void fill(void *to, const T &pattern, size_t count) {
    static_assert(is_device_copyable_v<T>, "a pattern must be device-copyable");
    command([=](auto *q, const auto &list, auto **made) { return detail::runtime().fill(q, to, &pattern, sizeof(T), count, list, made); });
  }
  void prefetch(const void *memory, size_t size) {
    command([=](auto *q, const auto &list, auto **made) { return detail::runtime().prefetch(q, memory, size, list, made); });
  }
  void mem_advise(const void *memory, size_t size, int advice) {
    command([=](auto *q, const auto &list, auto **made) { return detail::runtime().advise(q, memory, size, advice, list, made); });
  }
  void ext_oneapi_barrier() {
    command([](auto *q, const auto &list, auto **made) { return detail::runtime().barrier(q, list, made); });
  }
  void ext_oneapi_barrier(const std::vector<event> &list) {
    depends_on(list);
    ext_oneapi_barrier();
  }

  // Buffers.
  template <class T, int D, access_mode M, target G, access::placeholder P, class To> void copy(accessor<T, D, M, G, P> from, To *to);
  template <class T, int D, access_mode M, target G, access::placeholder P, class To>
  void copy(accessor<T, D, M, G, P> from, std::shared_ptr<To> to);
  template <class From, class T, int D, access_mode M, target G, access::placeholder P> void copy(const From *from, accessor<T, D, M, G, P> to);
  template <class From, class T, int D, access_mode M, target G, access::placeholder P>
  void copy(std::shared_ptr<From> from, accessor<T, D, M, G, P> to);
  template <class T, int D, access_mode M, target G, access::placeholder P, class T2, int D2, access_mode M2, target G2, access::placeholder P2>
  void copy(accessor<T, D, M, G, P> from, accessor<T2, D2, M2, G2, P2> to);
  template <class T, int D, access_mode M, target G, access::placeholder P> void fill(accessor<T, D, M, G, P> to, const std::remove_const_t<T> &value);
  template <class T, int D, access_mode M, target G, access::placeholder P> void update_host(accessor<T, D, M, G, P> a);

  // Device globals.
  template <class T, class L> void memcpy(ext::oneapi::experimental::device_global<T, L> &to, const void *from, size_t size = sizeof(T), size_t offset = 0) {
    static_assert(ext::oneapi::experimental::host_may_write<L>, "the host may not write this device global: see its property host_access");
    check_extent(sizeof(T), offset, size);
    command([=, variable = static_cast<const void *>(&to)](auto *q, const auto &list, auto **made) {
      return detail::runtime().copy_to_device_global(q, variable, offset, from, size, list, made);
    });
  }
  template <class T, class L>
  void memcpy(void *to, const ext::oneapi::experimental::device_global<T, L> &from, size_t size = sizeof(T), size_t offset = 0) {
    static_assert(ext::oneapi::experimental::host_may_read<L>, "the host may not read this device global: see its property host_access");
    check_extent(sizeof(T), offset, size);
    command([=, variable = static_cast<const void *>(&from)](auto *q, const auto &list, auto **made) {
      return detail::runtime().copy_from_device_global(q, variable, offset, to, size, list, made);
    });
  }
  template <class T, class L>
  void copy(const std::remove_all_extents_t<T> *from, ext::oneapi::experimental::device_global<T, L> &to,
            size_t count = sizeof(T) / sizeof(std::remove_all_extents_t<T>), size_t start = 0) {
    memcpy(to, from, count * sizeof(std::remove_all_extents_t<T>), start * sizeof(std::remove_all_extents_t<T>));
  }
  template <class T, class L>
  void copy(const ext::oneapi::experimental::device_global<T, L> &from, std::remove_all_extents_t<T> *to,
            size_t count = sizeof(T) / sizeof(std::remove_all_extents_t<T>), size_t start = 0) {
    memcpy(to, from, count * sizeof(std::remove_all_extents_t<T>), start * sizeof(std::remove_all_extents_t<T>));
  }

  // Specialization constants, and bundles.
  template <auto &S> void set_specialization_constant(detail::constant_type<S> value) {
    if (has_bundle)
      detail::fail(errc::invalid, "the values of specialization constants are those of the bundle that is used");
    constants.set<S>(value);
  }
  template <auto &S> detail::constant_type<S> get_specialization_constant() const { return constants.get<S>(); }
  template <bundle_state S> void use_kernel_bundle(const kernel_bundle<S> &bundle);

private:
  static void check_extent(size_t all, size_t offset, size_t size) {
    if (offset > all || size > all - offset)
      detail::fail(errc::invalid, "the copy goes beyond the device global");
  }
};

namespace detail {

// What of a command group accessors, reductions and streams need.
struct access_to_handler {
  static void require(handler &h, std::shared_ptr<buffer_part> part, access_mode mode, bool on_host) {
    h.add_requirement(std::move(part), mode, on_host);
  }
  static size_t take_local(handler &h, size_t bytes, size_t align) {
    const size_t at = (h.local_bytes + align - 1) / align * align;
    h.local_bytes = at + bytes;
    return at;
  }
  static size_t local_bytes(const handler &h) { return h.local_bytes; }
  static const std::shared_ptr<queue_state> &queue(const handler &h) { return h.queue; }
  static void patch(handler &h, const void *tag, const void *pointer) { h.patch(tag, pointer); }
  static const struct ::syclopt_launch &launch(const handler &h) { return h.kernels.launch; }
  template <class F> static void before_launch(handler &h, F f) { h.before_launch.push_back(f); }
  template <class F> static void afterwards(handler &h, F f) { h.afterwards.push_back(f); }
  static void depend(handler &h, ::syclopt_event *made) { h.after.emplace_back(made, h.queue); }
  template <class Name, class P, class R, class F> static void first(handler &h, const R &r, const F &f) {
    h.launch<Name>(r, P(), f);
  }
  template <class Name, class R, class F> static void then(handler &h, const R &r, const F &f, size_t local) {
    h.second = std::make_unique<kernel_step>();
    h.set_nd_range<Name, ext::oneapi::experimental::properties<>>(*h.second, r, f);
    h.second->launch.local_bytes = local;
  }
};

} // namespace detail
} // namespace sycl
