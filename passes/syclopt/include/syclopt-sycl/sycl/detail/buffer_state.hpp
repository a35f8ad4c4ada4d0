// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The memory behind a buffer: where its newest bytes are, and which commands use them.
#pragma once

#include <mutex>
#include <pthread.h>
#include <sycl/detail/command.hpp>

namespace sycl::detail {

inline bool reads(access_mode m) { return m != access_mode::discard_write && m != access_mode::discard_read_write; }
inline bool writes(access_mode m) { return m != access_mode::read; }

// What the host does with a buffer while an accessor of the host lives; commands that conflict wait for its end.
class host_use {
  std::mutex mutex;
  ::syclopt_event *waited_for = nullptr;
  bool is_over = false;
  const std::uint64_t thread = ::pthread_self();

public:
  const bool can_write;

  SYCLOPT_LATE explicit host_use(access_mode mode) : can_write(writes(mode)) {}
  host_use(const host_use &) = delete;
  ~host_use() {
    if (waited_for)
      runtime().release_event(waited_for);
  }
  SYCLOPT_HOST_CODE void end() {
    const std::lock_guard<std::mutex> here(mutex);
    is_over = true;
    if (waited_for)
      runtime().end_host_use(waited_for);
  }
  SYCLOPT_LATE bool has_ended() {
    const std::lock_guard<std::mutex> here(mutex);
    return is_over;
  }
  SYCLOPT_HOST_CODE event as_event() {
    const std::lock_guard<std::mutex> here(mutex);
    if (is_over)
      return {};
    if (runtime().size <= offsetof(struct ::syclopt_interface, end_host_use))
      fail(errc::feature_not_supported, "commands cannot wait for accessors of the host: the runtime is older than the program");
    if (!waited_for)
      check(runtime().begin_host_use(thread, &waited_for));
    check(runtime().retain_event(waited_for));
    return event(waited_for, nullptr);
  }
};

class buffer_state {
  struct on_device {
    std::uint32_t device;
    void *memory;
    bool is_new;   // has the newest bytes
    event arrival; // what brings them, where that is not the last command that writes
  };

  spin_lock lock;
  size_t bytes;
  void *host;
  bool host_is_own, host_is_new = true, is_written = false;
  event host_arrival; // as `arrival`
  void *given;      // memory, which need not be what the host uses now
  bool writes_back; // to that
  many<on_device> copies;
  event last_write;
  many<event> reads_since;
  many<std::shared_ptr<host_use>> host_uses;
  std::weak_ptr<graph_base> recorded;
  std::function<void(const void *)> write_back;
  bool gives_back = true; // the last bytes, to whatever is to have them

  SYCLOPT_HOST_CODE static bool shares_memory(const sycl::device &d) {
    std::uint32_t result = 0;
    size_t size = 0;
    check(runtime().device_info(number_of(d), SYCLOPT_DEVICE_SHARES_HOST_MEMORY, &result, sizeof result, &size));
    return result != 0;
  }

  SYCLOPT_HOST_CODE on_device &copy_on(queue_state &queue) {
    const auto number = number_of(queue.device);
    for (auto &one : copies)
      if (one.device == number)
        return one;
    void *memory = host;
    if (!shares_memory(queue.device))
      check(runtime().allocate(number, SYCLOPT_MEMORY_DEVICE, bytes, 64, &memory));
    copies.push_back({number, memory, false, {}});
    return copies.back();
  }

  SYCLOPT_HOST_CODE void *own_memory() const {
    void *memory = ::operator new(bytes ? bytes : 1, std::align_val_t(64), std::nothrow);
    if (!memory)
      fail(errc::memory_allocation, "the host has no memory for what is in the buffer");
    return memory;
  }
  // Memory was given that is not to be written: it is not used for what will be, once all that uses it has ended.
  bool spares_given_memory(access_mode mode) const { return !host_is_own && !writes_back && !uses_given_memory && writes(mode); }
  SYCLOPT_HOST_CODE void spare_given_memory(access_mode mode) {
    if (!spares_given_memory(mode))
      return;
    void *own = own_memory();
    std::memcpy(own, host, bytes);
    for (auto &one : copies)
      if (one.memory == host)
        one.memory = own;
    host = own;
    host_is_own = true;
  }

  // Adds what ends when the host has done what conflicts with a command.
  SYCLOPT_HOST_CODE void wait_for_host(access_mode mode, many<event> &after) {
    many<std::shared_ptr<host_use>> going_on;
    for (auto &use : host_uses)
      if (!use->has_ended()) {
        if (use->can_write || writes(mode))
          after.push_back(use->as_event());
        going_on.push_back(std::move(use));
      }
    host_uses = std::move(going_on);
  }

  // Brings the newest bytes to the host. What comes back is to be waited for, by all that use them there.
  SYCLOPT_HOST_CODE event to_host(many<event> after) {
    if (host_is_new)
      return host_arrival;
    host_arrival = {};
    for (auto &one : copies)
      if (one.is_new && one.memory != host) {
        ::syclopt_queue *queue = nullptr;
        ::syclopt_event *made = nullptr;
        after.push_back(one.arrival);
        check(runtime().create_queue(one.device, 0, &queue));
        check(runtime().copy(queue, host, one.memory, bytes, event_list(after), &made));
        host_arrival = event(made, nullptr);
        check(runtime().release_queue(queue));
        break;
      }
    host_is_new = true;
    return host_arrival;
  }
  // Brings the newest bytes to a device, likewise.
  SYCLOPT_HOST_CODE event to_device(queue_state &queue, on_device &copy, many<event> after) {
    if (copy.is_new)
      return copy.arrival;
    after.push_back(to_host(after));
    ::syclopt_event *made = nullptr;
    check(runtime().copy(queue.handle, copy.memory, host, bytes, event_list(after), &made));
    copy.arrival = event(made, nullptr);
    copy.is_new = true;
    return copy.arrival;
  }
  // Takes note that the newest bytes will be in the host's memory, or in that of a device, and nowhere else.
  SYCLOPT_HOST_CODE void written_in(const void *memory) {
    is_written = true;
    host_is_new = memory == host;
    host_arrival = {};
    for (auto &one : copies) {
      one.is_new = one.memory == memory;
      one.arrival = {};
    }
  }

public:
  std::shared_ptr<void> keeps; // what the host's memory belongs to
  bool uses_given_memory = false; // for all that is done, as `use_host_ptr` asks for
  std::mutex *mutex = nullptr;
  std::mutex submission; // held until a command is known to those that come after it

  SYCLOPT_LATE buffer_state(size_t size, void *memory) : bytes(size), host(memory), host_is_own(!memory), given(memory), writes_back(memory) {
    if (!host)
      host = own_memory();
  }
  buffer_state(const buffer_state &) = delete;
  // In the place of a destructor, as with `queue_state`.
  SYCLOPT_HOST_CODE void end() {
    try {
      finish();
    } catch (...) { // nobody is there to be told
    }
    for (const auto &one : copies)
      if (one.memory != host)
        runtime().release(one.memory);
    if (host_is_own)
      ::operator delete(host, std::align_val_t(64));
    delete this;
  }

  SYCLOPT_HOST_CODE void finish() {
    wait(true);
    if (!gives_back || (!write_back && !(writes_back && is_written)))
      return;
    const auto held = mutex ? std::unique_lock<std::mutex>(*mutex) : std::unique_lock<std::mutex>();
    to_host({}).wait();
    if (write_back)
      write_back(host);
    else if (host != given)
      std::memcpy(given, host, bytes);
  }
  size_t size() const { return bytes; }
  bool will_write_back() const { return gives_back && (write_back || writes_back); }
  // What has the last bytes in the place of the memory that was given, or nothing.
  SYCLOPT_HOST_CODE void set_final_data(std::function<void(const void *)> to) {
    write_back = std::move(to);
    given = nullptr;
    writes_back = false;
  }
  void set_write_back(bool flag) {
    gives_back = flag;
    writes_back = flag && given;
  }

  SYCLOPT_HOST_CODE void wait(bool for_reads) {
    many<event> all;
    {
      const locked here(lock);
      all = for_reads ? reads_since : all;
      all.push_back(last_write);
    }
    for (const auto &one : all)
      one.wait();
  }
  // For the host, while what is returned is kept.
  SYCLOPT_HOST_CODE std::shared_ptr<void> use_by_host(access_mode mode) {
    auto use = std::make_shared<host_use>(mode);
    const locked here(lock);
    host_uses.push_back(use);
    return std::shared_ptr<void>(use.get(), [use](void *) { use->end(); });
  }

  // In nodes of a graph, which say nothing of when they run: where the bytes will be.
  SYCLOPT_HOST_CODE void *for_graph(queue_state &queue, access_mode mode, bool on_host, const std::weak_ptr<graph_base> &graph) {
    if (spares_given_memory(mode))
      wait(true);
    const locked here(lock);
    spare_given_memory(mode);
    const auto &copy = copy_on(queue);
    if (on_host && copy.memory != host)
      fail(errc::feature_not_supported, "in graphs, host tasks use no buffers on devices with memory of their own");
    recorded = graph;
    return copy.memory;
  }

  // For the host, at once.
  SYCLOPT_HOST_CODE void *for_host(access_mode mode) {
    if (const auto graph = recorded.lock(); graph && graph->is_recording())
      fail(errc::invalid, "commands that use the buffer are being recorded, so the host cannot");
    wait(writes(mode));
    const locked here(lock);
    spare_given_memory(mode);
    to_host({}).wait();
    if (writes(mode))
      written_in(host);
    return host;
  }

  // For a task of the host that is still to be submitted: the memory that it will use, whatever else its command group asks for.
  SYCLOPT_HOST_CODE void *for_task() {
    if (spares_given_memory(access_mode::read_write))
      wait(true);
    const locked here(lock);
    spare_given_memory(access_mode::read_write);
    return host;
  }

  // For a command: adds what it must wait for, and returns the memory that it uses.
  SYCLOPT_HOST_CODE void *for_command(queue_state &queue, access_mode mode, bool on_host, many<event> &after) {
    if (spares_given_memory(mode))
      wait(true);
    const locked here(lock);
    wait_for_host(mode, after);
    spare_given_memory(mode);
    after.push_back(last_write);
    if (writes(mode))
      after.append(reads_since);
    on_device *copy = on_host ? nullptr : &copy_on(queue);
    void *memory = copy ? copy->memory : host;
    if (memory == host)
      after.push_back(to_host(after));
    else if (reads(mode) || copy->is_new)
      after.push_back(to_device(queue, *copy, after));
    if (writes(mode))
      written_in(memory);
    return memory;
  }
  SYCLOPT_HOST_CODE void used_by(const event &command, access_mode mode) {
    const locked here(lock);
    if (writes(mode)) {
      last_write = command;
      reads_since.clear();
    } else {
      if (reads_since.size() >= 64) {
        many<event> running;
        for (const auto &one : reads_since)
          if (one.get_info<info::event::command_execution_status>() != info::event_command_status::complete)
            running.push_back(one);
        reads_since = std::move(running);
      }
      reads_since.push_back(command);
    }
  }
};

// The tags of buffers that have accessors made outside of command groups: a group must require what it uses of these.
class placeholder_tags {
  spin_lock lock;
  many<const void *> all;

public:
  // Buffers may live as long as the program does.
  SYCLOPT_LATE static placeholder_tags &get() {
    static auto *const tags = new placeholder_tags;
    return *tags;
  }
  SYCLOPT_HOST_CODE void add(const void *tag, bool &is_there) {
    const locked here(lock);
    if (!std::exchange(is_there, true))
      all.push_back(tag);
  }
  SYCLOPT_HOST_CODE void remove(const void *tag) {
    const locked here(lock);
    for (auto &one : all)
      if (one == tag) {
        one = all.back();
        all.pop_back();
        return;
      }
  }
  // Those that are among the bytes of a callable.
  SYCLOPT_HOST_CODE many<const void *> in(const void *bytes, size_t size) {
    const locked here(lock);
    many<const void *> found;
    if (all.empty())
      return found;
    for (size_t at = 0; at + sizeof(void *) <= size; at += alignof(void *))
      for (const void *tag : all)
        if (std::memcmp(static_cast<const char *>(bytes) + at, &tag, sizeof tag) == 0)
          found.push_back(tag);
    return found;
  }
};

// A buffer, or a part of one.
struct buffer_part : std::enable_shared_from_this<buffer_part> {
  struct mark {
    buffer_part *of;
  };
  std::shared_ptr<buffer_state> whole;
  size_t offset; // in bytes
  const mark tag{this}; // its address stands for the device's pointer in callables until they are launched

  bool has_placeholders = false;

  SYCLOPT_LATE buffer_part(std::shared_ptr<buffer_state> w, size_t o) : whole(std::move(w)), offset(o) {}
  buffer_part(const buffer_part &) = delete;
  // In the place of a destructor, as with `queue_state`.
  SYCLOPT_HOST_CODE void end() {
    if (has_placeholders)
      placeholder_tags::get().remove(&tag);
    delete this;
  }
  SYCLOPT_HOST_CODE static std::shared_ptr<buffer_part> shared(std::shared_ptr<buffer_state> whole, size_t offset) {
    return {new buffer_part(std::move(whole), offset), [](buffer_part *part) { part->end(); }};
  }
  // All of a buffer, or a part of one that there is.
  SYCLOPT_HOST_CODE static std::shared_ptr<buffer_part> make(size_t bytes, void *memory, const property_list &list) {
    list.detail_only(bits_of(3, 5) | bits_of(14, 15));
    const std::shared_ptr<buffer_state> state(new buffer_state(bytes, memory), [](buffer_state *one) { one->end(); });
    state->uses_given_memory = list.has_property<property::buffer::use_host_ptr>();
    if (list.has_property<property::buffer::use_mutex>())
      state->mutex = list.get_property<property::buffer::use_mutex>().get_mutex_ptr();
    return shared(state, 0);
  }
  // What a command that uses so many bytes of it needs: what is beside them stays, whatever is discarded.
  SYCLOPT_HOST_CODE access_mode needed(access_mode mode, size_t used) const {
    if (reads(mode) || used == whole->size())
      return mode;
    return mode == access_mode::discard_write ? access_mode::write : access_mode::read_write;
  }
  SYCLOPT_HOST_CODE std::shared_ptr<buffer_part> part_at(size_t from) const { return shared(whole, from); }
  SYCLOPT_HOST_CODE char *for_host(access_mode mode) const { return static_cast<char *>(whole->for_host(mode)) + offset; }
  SYCLOPT_HOST_CODE char *for_task() const { return static_cast<char *>(whole->for_task()) + offset; }
  SYCLOPT_HOST_CODE static std::shared_ptr<buffer_part> at(const void *tag) { return static_cast<const mark *>(tag)->of->shared_from_this(); }
};

} // namespace sycl::detail
