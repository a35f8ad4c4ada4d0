// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Command groups: what a command waits for, what it uses, and what it does.
#pragma once

#include <sycl/detail/buffer_state.hpp>
#include <sycl/detail/command.hpp>
#include <tuple>

namespace sycl {

template <class T, int D, access_mode M, target G, access::placeholder P> class accessor;
template <class T, int D, class A> class buffer;
class handler;
class stream;
enum class bundle_state { input, object, executable };
template <bundle_state S> class kernel_bundle;

namespace ext::oneapi::experimental {
template <class T, class P> class device_global;
template <class T> class dynamic_parameter;
// An argument of a kernel as bytes.
struct raw_kernel_arg {
  raw_kernel_arg(const void *b, size_t s) : bytes(b), size(s) {}
  const void *bytes;
  size_t size;
};
enum class graph_state { modifiable, executable };
template <graph_state S = graph_state::modifiable> class command_graph;
template <graph_state S, class T> class graph_of;
template <class T> class basic_dynamic_command_group;
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

struct access_to_handler;
template <class T> struct basic_graph;
template <class R> inline constexpr bool is_nd_range = false;
template <int D> inline constexpr bool is_nd_range<nd_range<D>> = true;
template <class Name, class P, class R, class... A> void launch_reductions(handler &h, const R &r, const A &...arguments);

} // namespace detail

class interop_handle {
  sycl::backend found;

public:
  explicit interop_handle(sycl::backend b) : found(b) {}
  sycl::backend get_backend() const noexcept { return found; }
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
  detail::many<event> after;
  detail::many<requirement> requirements;
  detail::kernel_step kernels, second; // reductions have several
  using step = std::function<::syclopt_event *(handler &, const detail::event_list &)>;
  detail::many<step> before_launch; // what must know of the launch; each is no command
  step action;
  detail::many<step> afterwards;
  const void *task = nullptr; // the callable of a host task
  size_t task_size = 0;
  detail::many<std::shared_ptr<void>> kept; // until the command has ended
  detail::many<void *> memory;              // of the device, which is given back then
  std::shared_ptr<detail::graph_base> graph; // whose node the command becomes
  const char *no_node = nullptr;              // what graphs do not take, of what was asked for
  bool is_barrier = false;
  detail::constant_values constants;
  detail::many<detail::kernel_argument> arguments; // of a kernel that is an object
  size_t local_bytes = 0;
  bool has_command = false, has_bundle = false, is_object = false;
  event result;

  friend class queue;
  template <class T> friend struct detail::basic_graph;
  friend struct detail::access_to_handler;
  SYCLOPT_LATE explicit handler(std::shared_ptr<detail::queue_state> q) : queue(std::move(q)), result(nullptr, queue) {}
  template <ext::oneapi::experimental::graph_state S, class T> friend class ext::oneapi::experimental::graph_of;
  template <class T> friend class ext::oneapi::experimental::basic_dynamic_command_group;

  SYCLOPT_HOST_CODE static event submit(const std::shared_ptr<detail::queue_state> &queue, void (*fill)(const void *group, handler &), const void *group) {
    handler h(queue);
    fill(group, h);
    queue->has_commands.store(true, std::memory_order_relaxed);
    return h.finish();
  }
  void one_command() {
    if (has_command)
      detail::fail(errc::invalid, "a command group has one command");
    has_command = true;
  }

  template <class F> void set(detail::kernel_step &step, const void *entry, const F &f) {
    detail::check_callable<F>();
    step.callable.set(static_cast<const void *>(&f), sizeof f, alignof(F));
    step.launch.kernel = entry;
  }
  // Work-groups that the runtime chooses have no memory of the program's.
  void check_no_local_memory() const {
    if (local_bytes != 0)
      detail::fail(errc::kernel_argument, "local accessors are for kernels over an nd_range, whose work-groups the program knows");
  }
  template <class Name, class P, class F> void set_task(detail::kernel_step &step, const F &f) {
    check_no_local_memory();
    set(step, reinterpret_cast<const void *>(&detail::task_entry<detail::kernel_name<Name, F>, P, F>), f);
    step.launch.kind = SYCLOPT_SINGLE_TASK;
    detail::set_extents(step.launch.global, 0, nullptr, 1);
  }
  template <class Name, class P, int D, class F> void set_range(detail::kernel_step &step, const range<D> &r, id<D> offset, const F &f) {
    check_no_local_memory();
    set(step, reinterpret_cast<const void *>(&detail::range_entry<detail::kernel_name<Name, F>, P, D, F>), f);
    step.set_range(r);
    detail::set_extents(step.launch.offset, D, &offset[0], 0);
  }
  template <class Name, class P, int D, class F> void set_nd_range(detail::kernel_step &step, const nd_range<D> &r, const F &f) {
    set(step, reinterpret_cast<const void *>(&detail::nd_range_entry<detail::kernel_name<Name, F>, P, D, F>), f);
    step.set_nd_range(r);
    if constexpr (P::template has_property<ext::oneapi::experimental::use_root_sync_key>())
      if (r.get_group_range().size() > 1)
        detail::fail(errc::nd_range, "work-items of several work-groups cannot wait for one another: max_num_work_groups of the kernel is 1");
  }

  // Arguments of parallel_for behind the range: properties, reductions, and the callable at last.
  template <class Name, class R, class P, class F> void launch(const R &r, const P &p, const F &f) {
    one_command();
    if constexpr (P::template has_property<ext::oneapi::experimental::work_group_scratch_size>()) {
      if (local_bytes != 0)
        detail::fail(errc::invalid, "a kernel with work_group_scratch_size has no local accessors");
      local_bytes = p.detail_scratch;
    } else {
      (void)p;
    }
    using all = typename detail::kernel_properties<F, P>::type;
    if constexpr (std::is_same_v<F, kernel>)
      launch_object(r, f);
    else if constexpr (detail::is_nd_range<R>)
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

  // Kernels that are objects.
  SYCLOPT_HOST_CODE void set_argument(int index, const void *value, size_t size, size_t align) {
    const auto *bytes = static_cast<const unsigned char *>(value);
    const detail::kernel_argument argument = {index, align, detail::many<unsigned char>(bytes, bytes + size)};
    for (auto &one : arguments)
      if (one.index == index)
        return void(one = argument);
    arguments.push_back(argument);
    for (size_t at = arguments.size() - 1; at > 0 && arguments[at - 1].index > index; --at) {
      arguments[at] = arguments[at - 1];
      arguments[at - 1] = argument;
    }
  }
  // Where an argument is in the bytes of a kernel that is an object; of callables, it is not known.
  SYCLOPT_HOST_CODE size_t place_of(int index) const {
    size_t at = 0;
    for (const auto &one : arguments) {
      at = (at + one.align - 1) / one.align * one.align;
      if (one.index == index && is_object)
        return at;
      at += one.bytes.size();
    }
    return size_t(-1);
  }
  template <class R> void launch_object(const R &r, const kernel &k, bool is_task = false);

  // Placeholders have no memory in a group that does not require them.
  SYCLOPT_HOST_CODE void check_placeholders(const void *bytes, size_t size) const {
    for (const void *tag : detail::placeholder_tags::get().in(bytes, size)) {
      bool is_required = false;
      for (const auto &one : requirements)
        is_required = is_required || &one.part->tag == tag;
      if (!is_required)
        detail::fail(errc::kernel_argument, "the command uses a placeholder accessor that its command group does not require: call handler::require with it");
    }
  }
  SYCLOPT_HOST_CODE void check_placeholders() const {
    for (const auto *step : {&kernels, &second})
      if (step->launch.kernel)
        check_placeholders(step->callable.data(), step->callable.size());
    check_placeholders(task, task_size);
  }
  SYCLOPT_HOST_CODE void patch(const void *tag, const void *pointer) {
    for (auto *step : {&kernels, &second})
      detail::replace(step->callable.data(), step->callable.size(), tag, pointer);
  }
  ::syclopt_queue *handle() const { return graph ? graph->queue->handle : queue->handle; }
  void take(::syclopt_event *made) { result = event(made, graph ? graph->queue : queue); }
  SYCLOPT_HOST_CODE void run(detail::kernel_step &step, const detail::event_list &after_these) {
    if (&step == &kernels)
      step.launch.local_bytes = local_bytes;
    ::syclopt_event *made = nullptr;
    step.with_launch(constants, [&](const auto &launch) { detail::check(detail::runtime().launch(handle(), &launch, after_these, &made)); });
    take(made);
  }
  // Memory of the device for the command alone.
  SYCLOPT_HOST_CODE void *take_memory(size_t bytes) {
    if (memory.empty())
      afterwards.push_back([](handler &self, const detail::event_list &list) {
        return detail::submit_host_task(self.queue, [all = self.memory] {
          for (void *one : all)
            detail::runtime().release(one);
        }, list);
      });
    void *made = nullptr;
    detail::check(detail::runtime().allocate(detail::number_of(queue->device), SYCLOPT_MEMORY_DEVICE, bytes, 64, &made));
    memory.push_back(made);
    return made;
  }
  // The memory of what was required, once `finish` has found it.
  SYCLOPT_LATE void *memory_of(const void *tag) const {
    for (const auto &one : requirements)
      if (&one.part->tag == tag)
        return static_cast<char *>(one.memory) + one.part->offset;
    detail::fail(errc::accessor, "the command group does not require the accessor: call handler::require with it");
  }

  SYCLOPT_HOST_CODE event finish() {
    graph = recording_graph();
    return graph ? graph->record(*this) : run_now();
  }
  // Commands of several threads that use a buffer are ordered: each is known to the next one. Locks are taken by address.
  SYCLOPT_HOST_CODE detail::many<std::unique_lock<std::mutex>> locked_buffers() const {
    const std::less<const void *> is_before{};
    detail::many<std::unique_lock<std::mutex>> held;
    for (detail::buffer_state *last = nullptr, *next = nullptr;; last = next, next = nullptr) {
      for (const auto &one : requirements)
        if (auto *const whole = one.part->whole.get(); is_before(last, whole) && (!next || is_before(whole, next)))
          next = whole;
      if (!next)
        return held;
      held.push_back(std::unique_lock<std::mutex>(next->submission));
    }
  }
  // The host runs tasks, whatever its accessors are for.
  bool is_on_host(const requirement &one) const { return one.on_host || task; }
  SYCLOPT_HOST_CODE event run_now() {
    check_placeholders();
    const auto held = locked_buffers();
    for (auto &one : requirements)
      one.memory = one.part->whole->for_command(*queue, one.mode, is_on_host(one), after);
    patch_all();
    const detail::event_list list(after);
    event first, last; // of its kernels
    if (action) {
      take(action(*this, list));
    } else if (kernels.launch.kernel) {
      run(kernels, list);
      first = result;
      if (second.launch.kernel)
        run(second, detail::event_list(result));
      last = result;
    } else if (!after.empty() || queue->is_in_order || queue->has_profiling) {
      ::syclopt_event *made = nullptr; // of no bytes: a barrier may wait for more
      detail::check(detail::runtime().copy(queue->handle, nullptr, nullptr, 0, list, &made));
      take(made);
    }
    for (auto &one : afterwards)
      take(one(*this, detail::event_list(result)));
    if (queue->has_profiling && last.detail_handle() && result != first)
      result.detail_set_times(first, last);
    if (!kept.empty()) {
      const auto behind = queue->queue_behind();
      event(detail::submit_host_task(behind, [all = kept] {}, detail::event_list(result)), behind);
    }
    for (const auto &one : requirements)
      one.part->whole->used_by(result, one.mode);
    return std::move(result);
  }
  SYCLOPT_HOST_CODE void patch_all() {
    for (auto &one : requirements)
      patch(&one.part->tag, static_cast<char *>(one.memory) + one.part->offset);
    for (auto &one : before_launch)
      one(*this, {});
  }

  // The graph whose node the command becomes: of a queue that records, or that begins to, for what the command depends on.
  SYCLOPT_HOST_CODE std::shared_ptr<detail::graph_base> recording_graph() const {
    if (auto found = queue->recording.lock())
      return found;
    for (const auto &one : after)
      if (one.detail_is_node())
        if (auto found = one.detail_queue()->recording.lock(); found && found->is_recording()) {
          found->begin(queue);
          return found;
        }
    return nullptr;
  }
  // Dynamic parameters find their arguments in the callable by the values that they have now.
  struct graph_parameter {
    int index; // of the argument
    std::function<void(detail::callable_bytes &, size_t place, const std::shared_ptr<void> &launches, size_t choice)> add;
  };
  detail::many<graph_parameter> parameters;
  SYCLOPT_HOST_CODE void add_requirement(const std::shared_ptr<detail::buffer_part> &part, access_mode mode, bool on_host) {
    for (auto &one : requirements)
      if (one.part->whole == part->whole) {
        if (one.mode != mode)
          one.mode = access_mode::read_write;
        if (one.part == part)
          return;
        mode = one.mode;
      }
    requirements.push_back({part, mode, on_host, nullptr});
  }
  // A task of a graph runs each time the graph does.
  SYCLOPT_HOST_CODE ::syclopt_event *submit_task(std::function<void()> task, const detail::event_list &list) {
    if (!graph)
      return detail::submit_host_task(queue, std::move(task), list);
    auto *const state = new detail::host_task_state{std::move(task), graph->queue};
    kept.push_back(std::shared_ptr<void>(state));
    ::syclopt_event *made = nullptr;
    detail::check(detail::runtime().host_task(handle(), detail::host_task_state::run, state, list, &made));
    return made;
  }
  // A task of so many bytes, in which tags of accessors become the memory that they stand for.
  SYCLOPT_HOST_CODE void add_task(const std::shared_ptr<void> &callable, size_t size, void (*call)(void *task, const device &on)) {
    one_command();
    task = callable.get();
    task_size = size;
    before_launch.push_back([callable, size](handler &self, const detail::event_list &) {
      for (const auto &one : self.requirements)
        detail::replace(callable.get(), size, &one.part->tag, static_cast<char *>(one.memory) + one.part->offset);
      return nullptr;
    });
    action = [callable, call](handler &self, const detail::event_list &list) {
      return self.submit_task([callable, call, on = self.queue->device] { call(callable.get(), on); }, list);
    };
  }
  // A command that is one call of the C interface.
  template <class Call> void command(Call call) {
    one_command();
    action = [call](handler &self, const detail::event_list &list) {
      ::syclopt_event *made = nullptr;
      detail::check(call(self.handle(), list, &made));
      return made;
    };
  }
  // Copies and fills of rectangles, whose rows are a pitch apart.
  SYCLOPT_HOST_CODE static struct ::syclopt_box rectangle(const void *memory, size_t size, size_t pitch, size_t width, size_t rows) {
    return {const_cast<void *>(memory), size, {1, rows, width}, {0, pitch, size}};
  }
  SYCLOPT_HOST_CODE void copy_rectangle(const struct ::syclopt_box &to, const struct ::syclopt_box &from) {
    no_node = "graphs have no copies of rectangles";
    command([=](auto *q, const auto &list, auto **made) { return detail::box_runtime().copy_box(q, &to, &from, list, made); });
  }
  SYCLOPT_HOST_CODE void fill_rectangle(const struct ::syclopt_box &to, const void *pattern) {
    no_node = "graphs have no fills of rectangles";
    const auto *bytes = static_cast<const unsigned char *>(pattern);
    command([to, kept = detail::many<unsigned char>(bytes, bytes + to.size)](auto *q, const auto &list, auto **made) {
      return detail::box_runtime().fill_box(q, SYCLOPT_NODE_MEMFILL, &to, kept.data(), list, made);
    });
  }
  // Calls with the elements of an accessor, in the memory that the command uses.
  template <class A, class Call> void with_elements(const A &a, Call call);
  template <class A, class B> void copy_converted(const A &from, const B &to);
  template <class T, int D, access_mode M, target G, access::placeholder P>
  void copy_elements(const accessor<T, D, M, G, P> &part, char *other, bool to_other);

public:
  handler(const handler &) = delete;
  handler &operator=(const handler &) = delete;

  SYCLOPT_LATE void depends_on(const event &e) { after.push_back(e); }
  SYCLOPT_HOST_CODE void depends_on(const std::vector<event> &list) { after.append(list); }
  template <class T, int D, access_mode M, target G, access::placeholder P> void require(const accessor<T, D, M, G, P> &a);

  // Kernels.
  template <class Name = detail::unnamed, class F> void single_task(const F &f) { single_task<Name>(ext::oneapi::experimental::properties<>(), f); }
  template <class Name = detail::unnamed, class... P, class F> void single_task(ext::oneapi::experimental::properties<P...>, const F &f) {
    one_command();
    if constexpr (std::is_same_v<F, kernel>)
      launch_object(range<1>(1), f, true);
    else
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
    with_arguments<Name>(detail::with_groups(r), arguments...);
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
  // Arguments of kernels that are objects. Callables have captured theirs: only those that graphs may change are named.
  template <class T> void set_arg(int index, T &&value) {
    using V = std::decay_t<T>;
    static_assert(is_device_copyable_v<V> || __is_trivially_destructible(V), "an argument of a kernel must be device-copyable");
    set_argument(index, &value, sizeof(V), alignof(V));
  }
  template <class T> void set_arg(int index, ext::oneapi::experimental::dynamic_parameter<T> &parameter);
  SYCLOPT_HOST_CODE void set_arg(int index, const ext::oneapi::experimental::raw_kernel_arg &bytes) { set_argument(index, bytes.bytes, bytes.size, bytes.size % 8 == 0 ? 8 : bytes.size % 4 == 0 ? 4 : bytes.size % 2 == 0 ? 2 : 1); }
  template <class... T> void set_args(T &&...arguments) {
    int index = 0;
    (set_arg(index++, std::forward<T>(arguments)), ...);
  }

  // Graphs.
  template <ext::oneapi::experimental::graph_state S> void ext_oneapi_graph(ext::oneapi::experimental::command_graph<S> &executable);
  template <class T, int D, access_mode M, target G, access::placeholder P>
  void require(ext::oneapi::experimental::dynamic_parameter<accessor<T, D, M, G, P>> parameter);

  template <class F> void host_task(F &&task) {
    using Task = std::decay_t<F>;
    const auto call = [](void *shared, [[maybe_unused]] const device &on) {
      if constexpr (std::is_invocable_v<Task &>)
        (*static_cast<Task *>(shared))();
      else if constexpr (!std::is_invocable_v<Task &, interop_handle>)
        static_assert(detail::never<F>, "a host task is called with an interop_handle or nothing");
      else
        (*static_cast<Task *>(shared))(interop_handle(on.get_backend()));
    };
    add_task(std::make_shared<Task>(std::forward<F>(task)), sizeof(Task), call);
  }
  template <class F> void codeplay_host_task(F &&task) { host_task(std::forward<F>(task)); }
  template <class F> void interop_task(F &&) { SYCLOPT_NOT_HERE(detail::never<F>, "interop_task"); }

  // Memory.
  SYCLOPT_HOST_CODE void memcpy(void *to, const void *from, size_t size) {
    command([=](auto *q, const auto &list, auto **made) { return detail::runtime().copy(q, to, from, size, list, made); });
  }
  template <class T> void copy(const T *from, T *to, size_t count) { memcpy(to, from, count * sizeof(T)); }
  SYCLOPT_HOST_CODE void memset(void *to, int value, size_t size) {
    one_command();
    action = [=, byte = static_cast<unsigned char>(value)](handler &self, const detail::event_list &list) {
      const auto box = rectangle(to, 1, size, size, 1);
      ::syclopt_event *made = nullptr;
      detail::check(self.graph ? detail::box_runtime().fill_box(self.handle(), SYCLOPT_NODE_MEMSET, &box, &byte, list, &made)
                               : detail::runtime().fill(self.handle(), to, &byte, 1, size, list, &made));
      return made;
    };
  }
  template <class T> void fill(void *to, const T &pattern, size_t count) {
    static_assert(is_device_copyable_v<T>, "a pattern must be device-copyable");
    fill_bytes(to, &pattern, sizeof(T), count);
  }
  SYCLOPT_HOST_CODE void prefetch(const void *memory, size_t size) {
    command([=](auto *q, const auto &list, auto **made) { return detail::runtime().prefetch(q, memory, size, list, made); });
  }
  SYCLOPT_HOST_CODE void mem_advise(const void *memory, size_t size, int advice) {
    command([=](auto *q, const auto &list, auto **made) { return detail::runtime().advise(q, memory, size, advice, list, made); });
  }
  // Rectangles: pitches are bytes, or elements, from one row to the next.
  SYCLOPT_HOST_CODE void ext_oneapi_memcpy2d(void *to, size_t to_pitch, const void *from, size_t from_pitch, size_t width, size_t rows) {
    check_pitch(width, to_pitch), check_pitch(width, from_pitch);
    copy_rectangle(rectangle(to, 1, to_pitch, width, rows), rectangle(from, 1, from_pitch, width, rows));
  }
  template <class T> void ext_oneapi_copy2d(const T *from, size_t from_pitch, T *to, size_t to_pitch, size_t width, size_t rows) {
    ext_oneapi_memcpy2d(to, to_pitch * sizeof(T), from, from_pitch * sizeof(T), width * sizeof(T), rows);
  }
  template <class T> void ext_oneapi_fill2d(void *to, size_t pitch, const T &pattern, size_t width, size_t rows) {
    check_pitch(width, pitch);
    fill_rectangle(rectangle(to, sizeof(T), pitch * sizeof(T), width, rows), &pattern);
  }
  SYCLOPT_HOST_CODE void ext_oneapi_memset2d(void *to, size_t pitch, int value, size_t width, size_t rows) {
    ext_oneapi_fill2d(to, pitch, static_cast<unsigned char>(value), width, rows);
  }
  SYCLOPT_HOST_CODE void ext_oneapi_barrier() {
    is_barrier = true;
    command([](auto *q, const auto &list, auto **made) { return detail::runtime().barrier(q, list, made); });
  }
  SYCLOPT_HOST_CODE void ext_oneapi_barrier(const std::vector<event> &list) {
    depends_on(list);
    ext_oneapi_barrier();
  }
  SYCLOPT_HOST_CODE void barrier() { ext_oneapi_barrier(); }
  SYCLOPT_HOST_CODE void barrier(const std::vector<event> &list) { ext_oneapi_barrier(list); }

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

  // Device globals, which the host may write and read as their property host_access says.
  template <class T, class L, class = std::enable_if_t<ext::oneapi::experimental::host_may_write<L>>>
  void memcpy(ext::oneapi::experimental::device_global<T, L> &to, const void *from, size_t size = sizeof(T), size_t offset = 0) {
    check_extent(sizeof(T), offset, size);
    no_node = "graphs have no copies of device globals";
    command([=, variable = static_cast<const void *>(&to)](auto *q, const auto &list, auto **made) {
      return detail::runtime().copy_to_device_global(q, variable, offset, from, size, list, made);
    });
  }
  template <class T, class L, class = std::enable_if_t<ext::oneapi::experimental::host_may_read<L>>>
  void memcpy(void *to, const ext::oneapi::experimental::device_global<T, L> &from, size_t size = sizeof(T), size_t offset = 0) {
    check_extent(sizeof(T), offset, size);
    no_node = "graphs have no copies of device globals";
    command([=, variable = static_cast<const void *>(&from)](auto *q, const auto &list, auto **made) {
      return detail::runtime().copy_from_device_global(q, variable, offset, to, size, list, made);
    });
  }
  template <class T, class L, class = std::enable_if_t<ext::oneapi::experimental::host_may_write<L>>>
  void copy(const std::remove_all_extents_t<T> *from, ext::oneapi::experimental::device_global<T, L> &to,
            size_t count = sizeof(T) / sizeof(std::remove_all_extents_t<T>), size_t start = 0) {
    memcpy(to, from, detail::bytes_for<std::remove_all_extents_t<T>>(count), detail::bytes_for<std::remove_all_extents_t<T>>(start));
  }
  template <class T, class L, class = std::enable_if_t<ext::oneapi::experimental::host_may_read<L>>>
  void copy(const ext::oneapi::experimental::device_global<T, L> &from, std::remove_all_extents_t<T> *to,
            size_t count = sizeof(T) / sizeof(std::remove_all_extents_t<T>), size_t start = 0) {
    memcpy(to, from, detail::bytes_for<std::remove_all_extents_t<T>>(count), detail::bytes_for<std::remove_all_extents_t<T>>(start));
  }
  template <class T, class L, class... A, class = std::enable_if_t<!ext::oneapi::experimental::host_may_write<L>>>
  void memcpy(ext::oneapi::experimental::device_global<T, L> &, A...) = delete;
  template <class T, class L, class... A, class = std::enable_if_t<!ext::oneapi::experimental::host_may_read<L>>>
  void memcpy(void *, const ext::oneapi::experimental::device_global<T, L> &, A...) = delete;

  // Specialization constants, and bundles.
  template <auto &S> void set_specialization_constant(detail::constant_type<S> value) {
    check_no_bundle();
    constants.set<S>(value);
  }
  template <auto &S> detail::constant_type<S> get_specialization_constant() const {
    check_no_bundle();
    return constants.get<S>();
  }
  template <bundle_state S> void use_kernel_bundle(const kernel_bundle<S> &bundle);

private:
  SYCLOPT_HOST_CODE void check_no_bundle() const {
    if (has_bundle)
      detail::fail(errc::invalid, "the values of specialization constants are those of the bundle that is used");
  }
  SYCLOPT_HOST_CODE void fill_bytes(void *to, const void *pattern, size_t size, size_t count) {
    const auto *bytes = static_cast<const unsigned char *>(pattern);
    command([=, kept = detail::many<unsigned char>(bytes, bytes + size)](auto *q, const auto &list, auto **made) {
      return detail::runtime().fill(q, to, kept.data(), size, count, list, made);
    });
  }
  static void check_pitch(size_t width, size_t pitch) {
    if (width > pitch)
      detail::fail(errc::invalid, "the rows are longer than what is from one to the next");
  }
  static void check_extent(size_t all, size_t offset, size_t size) {
    if (offset > all || size > all - offset)
      detail::fail(errc::invalid, "the copy goes beyond the device global");
  }
};

namespace detail {

// What of a command group accessors, reductions and streams need.
struct access_to_handler {
  SYCLOPT_HOST_CODE static void require(handler &h, const std::shared_ptr<buffer_part> &part, access_mode mode, bool on_host) {
    h.add_requirement(part, mode, on_host);
  }
  static size_t take_local(handler &h, size_t bytes, size_t align) {
    const size_t at = (h.local_bytes + align - 1) / align * align;
    h.local_bytes = at + bytes;
    return at;
  }
  SYCLOPT_HOST_CODE static void *take_memory(handler &h, size_t bytes) { return h.take_memory(bytes); }
  static size_t local_bytes(const handler &h) { return h.local_bytes; }
  static const std::shared_ptr<queue_state> &queue(const handler &h) { return h.queue; }
  static void patch(handler &h, const void *tag, const void *pointer) { h.patch(tag, pointer); }
  static const struct ::syclopt_launch &launch(const handler &h) { return h.kernels.launch; }
  template <class F> static void before_launch(handler &h, F f) {
    h.before_launch.push_back([f](handler &self, const event_list &) {
      f(self);
      return nullptr;
    });
  }
  template <class F> static void afterwards(handler &h, F f) {
    h.afterwards.push_back([f](handler &self, const event_list &list) { return submit_host_task(self.queue, f, list); });
  }
  static void refuse_node(handler &h, const char *why) { h.no_node = why; }
  SYCLOPT_HOST_CODE static void depend(handler &h, ::syclopt_event *made) { h.after.push_back(event(made, h.queue)); }
  template <class Name, class P, class R, class F> static void first(handler &h, const R &r, const F &f) {
    h.launch<Name>(r, P(), f);
  }
  template <class Name, class R, class F> static void then(handler &h, const R &r, const F &f, size_t local) {
    h.set_nd_range<Name, ext::oneapi::experimental::properties<>>(h.second, r, f);
    h.second.launch.local_bytes = local;
  }
};

} // namespace detail
} // namespace sycl
