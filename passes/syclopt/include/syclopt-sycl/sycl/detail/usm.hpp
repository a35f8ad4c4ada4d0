// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Unified shared memory.
#pragma once

#include <sycl/detail/queue.hpp>

namespace sycl {
namespace detail {
SYCLOPT_HOST_CODE void *allocate(size_t align, size_t size, const device &d, usm::alloc kind) {
  void *memory = nullptr;
  if ((align & (align - 1)) != 0)
    return nullptr;
  const int error = runtime().allocate(number_of(d), static_cast<std::uint32_t>(kind), size, align < 16 ? 16 : align, &memory);
  if (error == SYCLOPT_MEMORY_ALLOCATION)
    return nullptr;
  check(error);
  return memory;
}
} // namespace detail

// All spellings: of bytes and of elements, with an alignment or without, for a device, or with the kind as an argument.
#define SYCLOPT_MALLOC(kind)                                                                                           \
  inline void *aligned_alloc_##kind(size_t align, size_t size, const device &d, const context &, const property_list & = {}) { \
    return detail::allocate(align, size, d, usm::alloc::kind);                                                         \
  }                                                                                                                    \
  inline void *aligned_alloc_##kind(size_t align, size_t size, const queue &q, const property_list & = {}) {           \
    return detail::allocate(align, size, q.get_device(), usm::alloc::kind);                                            \
  }                                                                                                                    \
  inline void *malloc_##kind(size_t size, const device &d, const context &, const property_list & = {}) {              \
    return detail::allocate(0, size, d, usm::alloc::kind);                                                             \
  }                                                                                                                    \
  inline void *malloc_##kind(size_t size, const queue &q, const property_list & = {}) {                                \
    return detail::allocate(0, size, q.get_device(), usm::alloc::kind);                                                \
  }                                                                                                                    \
  template <class T> T *aligned_alloc_##kind(size_t align, size_t count, const device &d, const context &, const property_list & = {}) { \
    return static_cast<T *>(detail::allocate(align < alignof(T) ? alignof(T) : align, detail::bytes_for<T>(count), d, usm::alloc::kind)); \
  }                                                                                                                    \
  template <class T> T *aligned_alloc_##kind(size_t align, size_t count, const queue &q, const property_list & = {}) { \
    return static_cast<T *>(detail::allocate(align < alignof(T) ? alignof(T) : align, detail::bytes_for<T>(count), q.get_device(), usm::alloc::kind)); \
  }                                                                                                                    \
  template <class T> T *malloc_##kind(size_t count, const device &d, const context &, const property_list & = {}) {    \
    return static_cast<T *>(detail::allocate(alignof(T), detail::bytes_for<T>(count), d, usm::alloc::kind));                     \
  }                                                                                                                    \
  template <class T> T *malloc_##kind(size_t count, const queue &q, const property_list & = {}) {                      \
    return static_cast<T *>(detail::allocate(alignof(T), detail::bytes_for<T>(count), q.get_device(), usm::alloc::kind));        \
  }
SYCLOPT_MALLOC(device)
SYCLOPT_MALLOC(shared)
SYCLOPT_MALLOC(host)
#undef SYCLOPT_MALLOC

// Memory of the host belongs to a context.
inline void *malloc_host(size_t size, const context &c, const property_list & = {}) {
  return detail::allocate(0, size, c.get_devices().at(0), usm::alloc::host);
}
inline void *aligned_alloc_host(size_t align, size_t size, const context &c, const property_list & = {}) {
  return detail::allocate(align, size, c.get_devices().at(0), usm::alloc::host);
}
template <class T> T *malloc_host(size_t count, const context &c, const property_list & = {}) {
  return static_cast<T *>(aligned_alloc_host(alignof(T), detail::bytes_for<T>(count), c));
}
template <class T> T *aligned_alloc_host(size_t align, size_t count, const context &c, const property_list & = {}) {
  return static_cast<T *>(aligned_alloc_host(align < alignof(T) ? alignof(T) : align, detail::bytes_for<T>(count), c));
}

inline void *malloc(size_t size, const device &d, const context &, usm::alloc kind, const property_list & = {}) { return detail::allocate(0, size, d, kind); }
inline void *malloc(size_t size, const queue &q, usm::alloc kind, const property_list & = {}) { return detail::allocate(0, size, q.get_device(), kind); }
inline void *aligned_alloc(size_t align, size_t size, const device &d, const context &, usm::alloc kind, const property_list & = {}) {
  return detail::allocate(align, size, d, kind);
}
inline void *aligned_alloc(size_t align, size_t size, const queue &q, usm::alloc kind, const property_list & = {}) {
  return detail::allocate(align, size, q.get_device(), kind);
}
template <class T> T *malloc(size_t count, const device &d, const context &, usm::alloc kind, const property_list & = {}) {
  return static_cast<T *>(detail::allocate(alignof(T), detail::bytes_for<T>(count), d, kind));
}
template <class T> T *malloc(size_t count, const queue &q, usm::alloc kind, const property_list & = {}) {
  return static_cast<T *>(detail::allocate(alignof(T), detail::bytes_for<T>(count), q.get_device(), kind));
}
template <class T> T *aligned_alloc(size_t align, size_t count, const device &d, const context &, usm::alloc kind, const property_list & = {}) {
  return static_cast<T *>(detail::allocate(align < alignof(T) ? alignof(T) : align, detail::bytes_for<T>(count), d, kind));
}
template <class T> T *aligned_alloc(size_t align, size_t count, const queue &q, usm::alloc kind, const property_list & = {}) {
  return static_cast<T *>(detail::allocate(align < alignof(T) ? alignof(T) : align, detail::bytes_for<T>(count), q.get_device(), kind));
}

inline void free(void *memory, const context &) {
  if (memory)
    detail::check(detail::runtime().release(memory));
}
inline void free(void *memory, const queue &) {
  if (memory)
    detail::check(detail::runtime().release(memory));
}

inline usm::alloc get_pointer_type(const void *memory, const context &) {
  std::uint32_t kind = SYCLOPT_MEMORY_UNKNOWN, number = 0;
  if (memory)
    detail::check(detail::runtime().pointer_info(memory, &kind, &number));
  return static_cast<usm::alloc>(kind);
}
inline device get_pointer_device(const void *memory, const context &) {
  std::uint32_t kind = SYCLOPT_MEMORY_UNKNOWN, number = 0;
  detail::check(detail::runtime().pointer_info(memory, &kind, &number));
  if (kind == SYCLOPT_MEMORY_UNKNOWN)
    detail::fail(errc::invalid, "the pointer is not one of unified shared memory");
  return detail::access_to_device::make(number);
}

template <class T, usm::alloc Kind, size_t Align = 0> class usm_allocator : public detail::has_properties {
  static_assert(Kind != usm::alloc::device, "the host cannot use memory of devices, so no container can");
  context of;
  device on;
  template <class, usm::alloc, size_t> friend class usm_allocator;

public:
  using value_type = T;
  using propagate_on_container_copy_assignment = std::true_type;
  using propagate_on_container_move_assignment = std::true_type;
  using propagate_on_container_swap = std::true_type;
  template <class U> struct rebind {
    using other = usm_allocator<U, Kind, Align>;
  };
  usm_allocator() = delete;
  usm_allocator(const context &c, const device &d, const property_list &p = {}) : has_properties(p), of(c), on(d) {}
  usm_allocator(const queue &q, const property_list &p = {}) : has_properties(p), of(q.get_context()), on(q.get_device()) {}
  template <class U> usm_allocator(const usm_allocator<U, Kind, Align> &other) noexcept : has_properties(other.properties), of(other.of), on(other.on) {}
  T *allocate(size_t count) {
    if (void *memory = detail::allocate(Align < alignof(T) ? alignof(T) : Align, detail::bytes_for<T>(count), on, Kind))
      return static_cast<T *>(memory);
    throw exception(make_error_code(errc::memory_allocation), "no memory is left");
  }
  void deallocate(T *memory, size_t) { free(memory, of); }
  template <class U> friend bool operator==(const usm_allocator &a, const usm_allocator<U, Kind, Align> &b) noexcept { return a.is_like(b); }
  template <class U> friend bool operator!=(const usm_allocator &a, const usm_allocator<U, Kind, Align> &b) noexcept { return !a.is_like(b); }

private:
  template <class U> bool is_like(const usm_allocator<U, Kind, Align> &b) const { return of == b.of && on == b.on; }
};

} // namespace sycl
