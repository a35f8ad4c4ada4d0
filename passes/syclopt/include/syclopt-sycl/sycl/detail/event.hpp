// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Events, and what queues share with their events.
#pragma once

#include <atomic>
#include <memory>
#include <sycl/detail/device.hpp>
#include <utility>

namespace sycl {

namespace info {
namespace event {
struct command_execution_status : detail::answer<info::event_command_status> {};
struct reference_count : detail::answer<std::uint32_t> {};
} // namespace event
namespace event_profiling {
#define SYCLOPT_INFO(name, number)                                                                                     \
  struct name {                                                                                                        \
    using return_type = std::uint64_t;                                                                                 \
    static constexpr std::uint32_t profiling_code = number;                                                            \
  };
SYCLOPT_INFO(command_submit, SYCLOPT_PROFILING_SUBMIT)
SYCLOPT_INFO(command_start, SYCLOPT_PROFILING_START)
SYCLOPT_INFO(command_end, SYCLOPT_PROFILING_END)
#undef SYCLOPT_INFO
} // namespace event_profiling
} // namespace info

class handler;

namespace detail {

// A lock for a few instructions.
class spin_lock {
  bool taken = false;

public:
  void lock() {
    while (__atomic_test_and_set(&taken, __ATOMIC_ACQUIRE))
      __builtin_ia32_pause();
  }
  void unlock() { __atomic_clear(&taken, __ATOMIC_RELEASE); }
};
class locked {
  spin_lock &lock;

public:
  explicit locked(spin_lock &l) : lock(l) { lock.lock(); }
  locked(const locked &) = delete;
  ~locked() { lock.unlock(); }
};

struct graph_base;

// What a queue is, for all objects that stand for it.
struct queue_state {
  ::syclopt_queue *handle = nullptr;
  sycl::device device;
  sycl::context context;
  async_handler handler;
  bool is_in_order, has_profiling;
  std::atomic<bool> has_commands = false;
  spin_lock lock;
  many<std::exception_ptr> errors; // that wait for `throw_asynchronous`
  std::weak_ptr<graph_base> recording;    // the graph whose nodes its commands become
  bool is_of_graph = false;               // has no other commands than nodes, of the graph `recording`
  std::weak_ptr<queue_state> reports_to;  // of a graph's queue: the one that runs it
  std::shared_ptr<queue_state> behind;    // has what is left to do when commands of this one have ended, which nobody is told of

  SYCLOPT_LATE queue_state(const sycl::device &d, const sycl::context &c, async_handler h, bool in_order, bool profiling)
      : device(d), context(c), handler(std::move(h)), is_in_order(in_order), has_profiling(profiling) {
    check(runtime().create_queue(number_of(d), (in_order ? SYCLOPT_QUEUE_IN_ORDER : 0u) | (profiling ? SYCLOPT_QUEUE_PROFILING : 0u), &handle));
  }
  // That of a graph.
  SYCLOPT_LATE queue_state(::syclopt_queue *taken, const sycl::device &d, const sycl::context &c)
      : handle(taken), device(d), context(c), is_in_order(false), has_profiling(false), is_of_graph(true) {}
  queue_state(const queue_state &) = delete;
  // No destructor, as that would have all that it uses compiled in every program.
  SYCLOPT_HOST_CODE void end() {
    report_errors();
    runtime().release_queue(handle);
    delete this;
  }
  SYCLOPT_HOST_CODE static std::shared_ptr<queue_state> shared(queue_state *made) {
    return {made, [](queue_state *state) { state->end(); }};
  }

  SYCLOPT_HOST_CODE std::shared_ptr<queue_state> queue_behind() {
    const locked here(lock);
    if (!behind)
      behind = shared(new queue_state(device, context, async_handler(), false, false));
    return behind;
  }

  SYCLOPT_HOST_CODE void add_error(std::exception_ptr error) {
    if (const auto other = reports_to.lock())
      return other->add_error(std::move(error));
    const locked here(lock);
    errors.push_back(std::move(error));
  }
  // Gives the errors that nobody has seen to the handler of the queue, or else of its context.
  SYCLOPT_HOST_CODE void report_errors() {
    exception_list list;
    {
      const locked here(lock);
      list.list.swap(errors);
    }
    if (list.list.empty())
      return;
    if (handler)
      handler(std::move(list));
    else if (context.detail_handler())
      context.detail_handler()(std::move(list));
    else
      end_with(list);
  }
};

} // namespace detail

class event : public detail::owned<event> {
  ::syclopt_event *handle = nullptr; // none: complete
  std::shared_ptr<detail::queue_state> of;
  std::shared_ptr<const void> times; // `kernel_times`, of a command that is several for the runtime
  ::syclopt_event *handle_timed(std::uint32_t what) const;

public:
  event() = default;
  event(::syclopt_event *taken, std::shared_ptr<detail::queue_state> state) : handle(taken), of(std::move(state)) {}
  event(const event &other) : handle(other.handle), of(other.of), times(other.times) {
    if (handle)
      detail::runtime().retain_event(handle);
  }
  event(event &&other) noexcept : handle(other.handle), of(std::move(other.of)), times(std::move(other.times)) { other.handle = nullptr; }
  event &operator=(event other) noexcept { // without std::swap, whose checks take long to compile
    auto *const mine = handle;
    handle = other.handle;
    other.handle = mine;
    of.swap(other.of);
    times.swap(other.times);
    return *this;
  }
  ~event() {
    if (handle)
      detail::runtime().release_event(handle);
  }

  SYCLOPT_HOST_CODE void wait() const {
    if (handle)
      detail::check(detail::runtime().wait_events({&handle, 1}));
  }
  SYCLOPT_LATE void wait_and_throw() const {
    wait();
    if (of)
      of->report_errors();
  }
  SYCLOPT_HOST_CODE static void wait(const std::vector<event> &list) {
    for (const auto &one : list)
      one.wait();
  }
  SYCLOPT_HOST_CODE static void wait_and_throw(const std::vector<event> &list) {
    for (const auto &one : list)
      one.wait_and_throw();
  }
  SYCLOPT_HOST_CODE std::vector<event> get_wait_list() const {
    size_t count = 0;
    if (handle)
      detail::check(detail::runtime().event_wait_list(handle, nullptr, 0, &count));
    detail::many<::syclopt_event *> handles(count);
    if (count != 0)
      detail::check(detail::runtime().event_wait_list(handle, handles.data(), count, &count));
    std::vector<event> result;
    for (size_t i = 0; i < count && i < handles.size(); ++i)
      result.emplace_back(handles[i], of);
    return result;
  }
  SYCLOPT_LATE sycl::backend get_backend() const noexcept { return (of ? of->device : device()).get_backend(); }
  bool is_host() const { return false; }
  template <class I> typename I::return_type get_info() const {
    std::uint32_t status = SYCLOPT_EVENT_COMPLETE;
    if constexpr (std::is_same_v<I, info::event::command_execution_status>) {
      if (handle)
        detail::check(detail::runtime().event_status(handle, &status));
      return static_cast<info::event_command_status>(status);
    } else {
      static_assert(std::is_same_v<I, info::event::reference_count>, "events know no such thing");
      return 1;
    }
  }
  template <class I> typename I::return_type get_backend_info() const { SYCLOPT_NOT_HERE(detail::never<I>, "information of backends"); }
  template <class I> typename I::return_type get_profiling_info() const {
    if (!of || !of->has_profiling)
      detail::fail(errc::invalid, "the queue was not made with property::queue::enable_profiling");
    std::uint64_t result = 0;
    if (auto *timed = handle_timed(I::profiling_code))
      detail::check(detail::runtime().event_profiling(timed, I::profiling_code, &result));
    return result;
  }
  SYCLOPT_LATE void detail_set_times(const event &first, const event &last);
  ::syclopt_event *detail_handle() const { return handle; }
  const std::shared_ptr<detail::queue_state> &detail_queue() const { return of; }
  bool detail_is_node() const { return of && of->is_of_graph; }
  friend bool operator==(const event &a, const event &b) { return a.handle == b.handle; }
  friend bool operator!=(const event &a, const event &b) { return a.handle != b.handle; }
};

namespace detail {

// The kernels of a command that begins with the first one and ends with the last one.
struct kernel_times {
  event first, last;
};

// A graph, as far as command groups know of it. All else is a template, so that programs without graphs have nothing of it.
struct graph_base {
  ::syclopt_graph *handle = nullptr;
  std::shared_ptr<queue_state> queue; // what is given to it becomes a node

  virtual ~graph_base() = default;
  virtual bool is_recording() const = 0;
  virtual void begin(const std::shared_ptr<queue_state> &) = 0;
  virtual event record(handler &) = 0;
};

// Events as the C interface takes them.
class event_list {
  many<::syclopt_event *> handles;
  void add(const event &one) {
    if (one.detail_handle())
      handles.push_back(one.detail_handle());
  }

public:
  event_list() = default;
  SYCLOPT_LATE explicit event_list(const event &one) { add(one); }
  SYCLOPT_LATE explicit event_list(const many<event> &list) {
    for (const auto &one : list)
      add(one);
  }
  operator struct ::syclopt_events() const { return {handles.data(), handles.size()}; }
};

} // namespace detail

SYCLOPT_MEMBER_LATE void event::detail_set_times(const event &first, const event &last) { times.reset(new detail::kernel_times{first, last}); }
inline ::syclopt_event *event::handle_timed(std::uint32_t what) const {
  if (!times)
    return handle;
  const auto *all = static_cast<const detail::kernel_times *>(times.get());
  return (what == SYCLOPT_PROFILING_END ? all->last : all->first).handle;
}

} // namespace sycl

template <> struct std::hash<sycl::event> {
  size_t operator()(const sycl::event &e) const noexcept { return reinterpret_cast<size_t>(e.detail_handle()); }
};
