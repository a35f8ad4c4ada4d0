// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Buffers.
#pragma once

#include <sycl/detail/queue.hpp>

namespace sycl {

template <class T> using buffer_allocator = std::allocator<T>;
template <class T, int D = 1, class A = buffer_allocator<std::remove_const_t<T>>> class buffer;
template <class T, int D = 1, access_mode M = std::is_const_v<T> ? access_mode::read : access_mode::read_write, target G = target::device,
          access::placeholder P = access::placeholder::false_t>
class accessor;
template <class T, int D = 1, access_mode M = std::is_const_v<T> ? access_mode::read : access_mode::read_write> class host_accessor;

namespace detail {
template <class T, int D, class A> inline constexpr std::uint64_t properties_of<buffer<T, D, A>> = bits_of(3, 5) | bits_of(14, 15);
template <class T, int D, access_mode M, target G, access::placeholder P> inline constexpr std::uint64_t properties_of<accessor<T, D, M, G, P>> = bits_of(0, 0);
template <class T, int D, access_mode M> inline constexpr std::uint64_t properties_of<host_accessor<T, D, M>> = bits_of(0, 0);
template <class T, class = void> inline constexpr bool is_container = false;
template <class T>
inline constexpr bool is_container<T, std::void_t<decltype(std::data(std::declval<T &>())), decltype(std::size(std::declval<T &>()))>> = true;
template <class T, class = void> inline constexpr bool is_iterator = false;
template <class T> inline constexpr bool is_iterator<T, std::void_t<typename std::iterator_traits<T>::iterator_category>> = true;
} // namespace detail

template <class T, int D, class A> class buffer : public detail::has_properties, public detail::owned<buffer<T, D, A>> {
  template <class U> friend struct detail::weak_parts;
  std::shared_ptr<detail::buffer_part> part;
  range<D> extent;
  A allocator;
  template <class, int, class> friend class buffer;

  buffer(std::shared_ptr<detail::buffer_part> p, const range<D> &r, const property_list &list) : has_properties(list), part(std::move(p)), extent(r) {}

  void make(T *memory) {
    static_assert(is_device_copyable_v<std::remove_const_t<T>>, "the elements of a buffer must be device-copyable");
    part = detail::buffer_part::make(byte_size(), const_cast<std::remove_const_t<T> *>(memory), properties);
  }
  // Memory that the buffer must not write: it has its own, with the same in it.
  template <class I> void copy_of(I from, size_t count) {
    make(nullptr);
    auto *to = reinterpret_cast<std::remove_const_t<T> *>(part->for_host(access_mode::discard_write));
    for (size_t i = 0; i < count; ++i, ++from)
      std::memcpy(static_cast<void *>(to + i), static_cast<const void *>(&*from), sizeof(T));
  }
  template <class E> using if_elements = std::enable_if_t<__is_convertible_to(std::remove_extent_t<E> *, T *)>;
  template <class O> static range<D> counted(const O &container) { return range<D>(std::size(container)); }

public:
  using value_type = T;
  using reference = value_type &;
  using const_reference = const value_type &;
  using allocator_type = A;
  static constexpr int dimensions = D;

  buffer(const range<D> &r, const property_list &p = {}) : has_properties(p), extent(r) { make(nullptr); }
  buffer(const range<D> &r, A a, const property_list &p = {}) : has_properties(p), extent(r), allocator(a) { make(nullptr); }
  buffer(T *host, const range<D> &r, const property_list &p = {}) : has_properties(p), extent(r) {
    if constexpr (std::is_const_v<T>)
      copy_of(host, r.size());
    else
      make(host);
  }
  buffer(T *host, const range<D> &r, A a, const property_list &p = {}) : buffer(host, r, p) { allocator = a; }
  template <class U = T, class = std::enable_if_t<!std::is_const_v<U>>> buffer(const T *host, const range<D> &r, const property_list &p = {}) : has_properties(p), extent(r) {
    copy_of(host, r.size());
  }
  template <class U = T, class = std::enable_if_t<!std::is_const_v<U>>> buffer(const T *host, const range<D> &r, A a, const property_list &p = {}) : buffer(host, r, p) {
    allocator = a;
  }
  // Data of a container is written back where it is not const.
  template <class C, class = std::enable_if_t<D == 1 && detail::is_container<C> && std::is_convertible_v<decltype(std::data(std::declval<C &>())), const T *>>>
  buffer(C &container, const property_list &p = {}) : has_properties(p), extent(counted(container)) {
    if constexpr (std::is_convertible_v<decltype(std::data(container)), T *> && !std::is_const_v<T>)
      make(std::data(container));
    else
      copy_of(std::data(container), extent.size());
  }
  template <class C, class = std::enable_if_t<D == 1 && detail::is_container<C> && std::is_convertible_v<decltype(std::data(std::declval<C &>())), const T *>>>
  buffer(C &container, A a, const property_list &p = {}) : buffer(container, p) {
    allocator = a;
  }
  // Templates, so that no other buffer has a shared pointer to its elements compiled.
  template <class E, class = if_elements<E>> buffer(const std::shared_ptr<E> &host, const range<D> &r, const property_list &p = {}) : buffer(static_cast<T *>(host.get()), r, p) {
    part->whole->keeps = std::const_pointer_cast<std::remove_const_t<E>>(host);
  }
  template <class E, class = if_elements<E>> buffer(const std::shared_ptr<E> &host, const range<D> &r, A a, const property_list &p = {}) : buffer(host, r, p) { allocator = a; }
  template <class E, class X, class = if_elements<E>> buffer(std::unique_ptr<E, X> &&host, const range<D> &r, const property_list &p = {}) : buffer(std::shared_ptr<E>(std::move(host)), r, p) {}
  template <class E, class X, class = if_elements<E>> buffer(std::unique_ptr<E, X> &&host, const range<D> &r, A a, const property_list &p = {}) : buffer(std::shared_ptr<E>(std::move(host)), r, a, p) {}
  template <class I, class = std::enable_if_t<D == 1 && detail::is_iterator<I>>> buffer(I first, I last, const property_list &p = {}) : has_properties(p), extent(static_cast<size_t>(std::distance(first, last))) {
    copy_of(first, extent.size());
  }
  template <class I, class = std::enable_if_t<D == 1 && detail::is_iterator<I>>> buffer(I first, I last, A a, const property_list &p = {}) : buffer(first, last, p) { allocator = a; }
  // A part of another buffer.
  buffer(buffer &of, const id<D> &from, const range<D> &r) : has_properties(of.properties), extent(r), allocator(of.allocator) {
    bool is_one = true; // in all dimensions before
    for (int d = 0; d < D; ++d) {
      if (from[d] > of.extent[d] || r[d] > of.extent[d] - from[d] || (!is_one && r[d] != of.extent[d]))
        detail::fail(errc::invalid, "a sub-buffer is a contiguous part of its buffer");
      is_one = is_one && r[d] == 1;
    }
    if (of.is_sub_buffer())
      detail::fail(errc::invalid, "a sub-buffer cannot be made of a sub-buffer");
    part = of.part->part_at(of.part->offset + detail::linear(from, of.extent) * sizeof(T));
    is_part = true;
  }

  range<D> get_range() const { return extent; }
  size_t size() const noexcept { return extent.size(); }
  size_t byte_size() const noexcept { return extent.size() * sizeof(T); }
  [[deprecated("use size()")]] size_t get_count() const { return size(); }
  [[deprecated("use byte_size()")]] size_t get_size() const { return byte_size(); }
  A get_allocator() const { return allocator; }
  bool is_sub_buffer() const { return is_part; }

  template <access_mode M = access_mode::read_write, target G = target::device> accessor<T, D, M, G> get_access(handler &h) { return accessor<T, D, M, G>(*this, h); }
  template <access_mode M = access_mode::read_write, target G = target::device> accessor<T, D, M, G> get_access(handler &h, range<D> r, id<D> o = {}) {
    return accessor<T, D, M, G>(*this, h, r, o);
  }
  template <access_mode M> accessor<T, D, M, target::host_buffer> get_access() { return accessor<T, D, M, target::host_buffer>(*this); }
  template <access_mode M> accessor<T, D, M, target::host_buffer> get_access(range<D> r, id<D> o = {}) {
    return accessor<T, D, M, target::host_buffer>(*this, r, o);
  }
  template <class... R> auto get_access(handler &h, R... rest) { return sycl::accessor(*this, h, rest...); }
  template <class... R> auto get_access(R... rest) { return sycl::accessor(*this, rest...); }
  template <class... R> auto get_host_access(R... rest) { return sycl::host_accessor(*this, rest...); }

  template <class To = std::nullptr_t> void set_final_data(To to = nullptr) {
    if constexpr (std::is_null_pointer_v<To>)
      part->whole->set_final_data(nullptr);
    else if constexpr (!std::is_pointer_v<To> && !detail::is_iterator<To>)
      copy_at_end([to = std::weak_ptr(to)](const T *elements, size_t count) {
        if (auto there = to.lock())
          for (size_t i = 0; i < count; ++i)
            there.get()[i] = elements[i];
      });
    else if (!is_null(to))
      copy_at_end([to](const T *elements, size_t count) {
        auto at = to;
        for (size_t i = 0; i < count; ++i, ++at)
          *at = elements[i];
      });
    else
      part->whole->set_final_data(nullptr);
  }
  void set_write_back(bool flag = true) { part->whole->set_write_back(flag); }

  template <class U, int E, class B = typename std::allocator_traits<A>::template rebind_alloc<std::remove_const_t<U>>> buffer<U, E, B> reinterpret(range<E> r) const {
    if (r.size() * sizeof(U) != byte_size())
      detail::fail(errc::invalid, "a buffer is reinterpreted with as many bytes as it has");
    return reinterpreted<U, E, B>(r);
  }
  template <class U, int E = D, class B = typename std::allocator_traits<A>::template rebind_alloc<std::remove_const_t<U>>> buffer<U, E, B> reinterpret() const {
    if constexpr (E == 1)
      return reinterpret<U, 1, B>(range<1>(byte_size() / sizeof(U)));
    else {
      static_assert(sizeof(U) == sizeof(T) && E == D, "a range is needed where sizes or dimensions differ");
      return reinterpreted<U, E, B>(extent);
    }
  }

  const std::shared_ptr<detail::buffer_part> &detail_part() const { return part; }
  friend bool operator==(const buffer &a, const buffer &b) { return a.part == b.part; }
  friend bool operator!=(const buffer &a, const buffer &b) { return a.part != b.part; }

private:
  bool is_part = false;
  template <class To> static bool is_null(const To &to) {
    if constexpr (std::is_pointer_v<To>)
      return !to;
    return false;
  }
  // Its own elements, also where it is a part of another buffer.
  template <class Copy> void copy_at_end(const Copy &copy) {
    part->whole->set_final_data([copy, offset = part->offset, count = size()](const void *whole) {
      copy(reinterpret_cast<const T *>(static_cast<const char *>(whole) + offset), count);
    });
  }
  template <class U, int E, class B> buffer<U, E, B> reinterpreted(range<E> r) const {
    buffer<U, E, B> result(part->part_at(part->offset), r, properties);
    result.is_part = is_part;
    return result;
  }
};

template <class I, class A> buffer(I, I, A, const property_list & = {}) -> buffer<typename std::iterator_traits<I>::value_type, 1, A>;
template <class I> buffer(I, I, const property_list & = {}) -> buffer<typename std::iterator_traits<I>::value_type, 1>;
template <class T, int D, class A> buffer(const T *, const range<D> &, A, const property_list & = {}) -> buffer<T, D, A>;
template <class T, int D> buffer(const T *, const range<D> &, const property_list & = {}) -> buffer<T, D>;
template <class T, int D> buffer(const std::shared_ptr<T> &, const range<D> &, const property_list & = {}) -> buffer<T, D>;
template <class C, class A> buffer(C &, A, const property_list & = {}) -> buffer<typename C::value_type, 1, A>;
template <class C> buffer(C &, const property_list & = {}) -> buffer<typename C::value_type, 1>;

} // namespace sycl

template <class T, int D, class A> struct std::hash<sycl::buffer<T, D, A>> {
  size_t operator()(const sycl::buffer<T, D, A> &b) const noexcept { return std::hash<const void *>()(b.detail_part().get()); }
};
