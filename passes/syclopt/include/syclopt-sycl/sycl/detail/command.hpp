// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What commands are made of before they are given to the runtime: launches of kernels, and tasks on the host.
#pragma once

#include <sycl/detail/event.hpp>
#include <sycl/detail/kernel.hpp>

namespace sycl::detail {

// An argument of a kernel that is launched as an object.
struct kernel_argument {
  int index;
  size_t align;
  many<unsigned char> bytes;
};

// The bytes of a callable, where pointers can still be put in.
class callable_bytes {
  alignas(16) unsigned char few[256];
  void *larger = nullptr;
  size_t count = 0, alignment = 1;

public:
  callable_bytes() = default;
  callable_bytes(const callable_bytes &other) { set(other.data(), other.count, other.alignment); }
  callable_bytes &operator=(const callable_bytes &) = delete;
  ~callable_bytes() {
    if (larger)
      ::operator delete(larger, std::align_val_t(alignment));
  }
  SYCLOPT_HOST_CODE void set(const void *bytes, size_t size, size_t align) {
    count = size;
    alignment = align < 16 ? 16 : align;
    if (size > sizeof few || align > 16)
      larger = ::operator new(size, std::align_val_t(alignment));
    std::memcpy(data(), bytes, size);
  }
  // One argument behind the other, as the members of a class are.
  SYCLOPT_HOST_CODE void set(const many<kernel_argument> &arguments) {
    many<unsigned char> all;
    const auto pad = [&](size_t align) {
      while (all.size() % align != 0)
        all.push_back(0);
    };
    size_t most = 1;
    for (const auto &one : arguments) {
      pad(one.align);
      all.append(one.bytes);
      most = one.align > most ? one.align : most;
    }
    pad(most);
    if (all.empty())
      all.push_back(0);
    set(all.data(), all.size(), most);
  }
  void *data() { return larger ? larger : few; }
  const void *data() const { return larger ? larger : few; }
  size_t size() const { return count; }
  size_t align() const { return alignment; }
};

// Values of specialization constants, by their names.
class constant_values {
  struct constant {
    std::string name;
    many<unsigned char> bytes;
    SYCLOPT_LATE friend bool operator==(const constant &a, const constant &b) { return a.name == b.name && a.bytes == b.bytes; }
  };
  many<constant> values;

public:
  template <auto &S> void set(const constant_type<S> &value) {
    const auto *bytes = reinterpret_cast<const unsigned char *>(&value);
    values.push_back({constant_id<S>::get(), many<unsigned char>(bytes, bytes + sizeof value)});
  }
  template <auto &S> constant_type<S> get() const {
    constant_type<S> value = S.detail_default();
    for (const auto &[name, bytes] : values)
      if (name == constant_id<S>::get())
        std::memcpy(static_cast<void *>(&value), bytes.data(), sizeof value);
    return value;
  }
  bool empty() const { return values.empty(); }
  template <class V> bool has_those_of(const V &other) const { return values == other.values; }
  // As the C interface takes them.
  SYCLOPT_HOST_CODE many<struct ::syclopt_constant> list() const {
    many<struct ::syclopt_constant> result;
    for (const auto &[name, bytes] : values)
      result.push_back({name.c_str(), bytes.data(), bytes.size()});
    return result;
  }
};

// Puts a pointer where its tag is among bytes.
SYCLOPT_HOST_CODE void replace(void *bytes, size_t size, const void *tag, const void *pointer) {
  for (size_t at = 0; at + sizeof tag <= size; at += alignof(void *))
    if (std::memcmp(static_cast<char *>(bytes) + at, &tag, sizeof tag) == 0)
      std::memcpy(static_cast<char *>(bytes) + at, &pointer, sizeof pointer);
}

SYCLOPT_HOST_CODE void set_extents(size_t (&to)[3], int dimensions, const size_t *from, size_t unused) {
  for (int d = 0; d < 3; ++d)
    to[d] = d < dimensions ? from[d] : unused;
}

// Work-items of a launch, of which there are less than 2 to the power of 63.
SYCLOPT_HOST_CODE void set_global(::syclopt_launch &launch, int dimensions, const size_t *extents) {
  set_extents(launch.global, dimensions, extents, 1);
  std::int64_t items = 1;
  bool is_empty = false, are_too_many = false;
  for (const size_t extent : launch.global) {
    is_empty = is_empty || extent == 0;
    are_too_many = are_too_many || __builtin_mul_overflow(items, extent, &items);
  }
  if (are_too_many && !is_empty)
    fail(errc::nd_range, "the range has too many work-items");
}

// Work-groups for a range that has none: large ones, the last dimension first.
template <int D> nd_range<D> with_groups(const nd_range<D> &r) {
  if (r.get_local_range() != range<D>(ext::oneapi::experimental::auto_range<D>()))
    return r;
  size_t most = 256;
  range<D> local = r.get_global_range();
  for (int d = D - 1; d >= 0; --d) {
    while (local[d] > most || (local[d] != 0 && r.get_global_range()[d] % local[d] != 0))
      local[d] = local[d] > most ? most : local[d] - 1;
    most /= local[d] != 0 ? local[d] : 1;
  }
  return nd_range<D>(r.get_global_range(), local, r.get_offset());
}

// A launch. Its pointers to bytes and constants are only there for `with_launch`.
struct kernel_step {
  callable_bytes callable;
  struct ::syclopt_launch launch = {};

  template <class F> void with_launch(const constant_values &constants, const F &f) const {
    const auto list = constants.list();
    struct ::syclopt_launch complete = launch;
    complete.callable = callable.data();
    complete.size = callable.size();
    complete.align = callable.align();
    complete.constants = list.data();
    complete.constant_count = list.size();
    f(complete);
  }
  template <int D> void set_range(range<D> r) {
    launch.kind = SYCLOPT_RANGE;
    launch.dimensions = D;
    set_global(launch, D, &r[0]);
    set_extents(launch.local, 0, nullptr, 0);
  }
  template <int D> void set_nd_range(const nd_range<D> &r) {
    range<D> global = r.get_global_range(), local = r.get_local_range();
    id<D> offset = r.get_offset();
    set_groups(D, &global[0], &local[0], &offset[0]);
  }

private:
  SYCLOPT_HOST_CODE void set_groups(int dimensions, const size_t *global, const size_t *local, const size_t *offset) {
    bool is_empty = false; // of any groups
    for (int d = 0; d < dimensions; ++d)
      is_empty = is_empty || global[d] == 0;
    for (int d = 0; d < dimensions && !is_empty; ++d)
      if (local[d] == 0 || global[d] % local[d] != 0)
        fail(errc::nd_range, "the global range is no multiple of the local range");
    launch.kind = SYCLOPT_ND_RANGE_KIND;
    launch.dimensions = static_cast<std::uint32_t>(dimensions);
    set_global(launch, dimensions, global);
    set_extents(launch.local, is_empty ? 0 : dimensions, local, 1);
    set_extents(launch.offset, dimensions, offset, 0);
  }
};

// A task on the host, and where its errors go. It is one type for all tasks: each other one would be compiled with every program.
struct host_task_state {
  std::function<void()> task;
  std::shared_ptr<queue_state> queue;
  SYCLOPT_HOST_CODE static void run(void *self) {
    auto &state = *static_cast<host_task_state *>(self);
    try {
      state.task();
    } catch (...) {
      state.queue->add_error(std::current_exception());
    }
  }
  SYCLOPT_HOST_CODE static void run_once(void *self) {
    run(self);
    delete static_cast<host_task_state *>(self);
  }
};

SYCLOPT_HOST_CODE ::syclopt_event *submit_host_task(const std::shared_ptr<queue_state> &queue, std::function<void()> task, const event_list &after) {
  const auto &table = runtime();
  auto *state = new host_task_state{std::move(task), queue};
  ::syclopt_event *made = nullptr;
  const int error = table.host_task(queue->handle, host_task_state::run_once, state, after, &made);
  if (error)
    delete state;
  check(error);
  return made;
}

} // namespace sycl::detail
