// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Elements behind one another, for what programs do not see. Each kind of std::vector takes ten times as long to compile, and a loop
// over one six times, whether or not a program has anything to do with it.
#pragma once

#include <new>
#include <sycl/detail/config.hpp>
#include <vector>

namespace sycl::detail {

template <class T> class many {
  static_assert(alignof(T) <= __STDCPP_DEFAULT_NEW_ALIGNMENT__, "memory is as aligned as `new` makes it");
  T *elements = nullptr;
  size_t count = 0, room = 0;

  void make_room(size_t wanted) {
    auto *const moved = static_cast<T *>(::operator new(wanted * sizeof(T)));
    for (size_t i = 0; i < count; ++i) {
      ::new (static_cast<void *>(moved + i)) T(static_cast<T &&>(elements[i]));
      elements[i].~T();
    }
    ::operator delete(elements);
    elements = moved;
    room = wanted;
  }

public:
  many() = default;
  explicit many(size_t size) : many() {
    while (count < size)
      push_back(T());
  }
  many(const T *first, const T *last) : many() {
    for (; first != last; ++first)
      push_back(*first);
  }
  many(const many &other) : many(other.begin(), other.end()) {}
  many(many &&other) noexcept : many() { swap(other); }
  many &operator=(many other) noexcept {
    swap(other);
    return *this;
  }
  ~many() {
    clear();
    ::operator delete(elements);
  }
  void swap(many &other) noexcept {
    const auto mine = elements;
    const auto my_count = count, my_room = room;
    elements = other.elements, count = other.count, room = other.room;
    other.elements = mine, other.count = my_count, other.room = my_room;
  }

  void push_back(T x) {
    if (count == room)
      make_room(room ? 2 * room : 4);
    ::new (static_cast<void *>(elements + count)) T(static_cast<T &&>(x));
    ++count;
  }
  template <class All> void append(const All &all) {
    for (const auto &one : all)
      push_back(one);
  }
  void pop_back() { elements[--count].~T(); }
  void clear() noexcept {
    while (count)
      pop_back();
  }

  bool empty() const { return count == 0; }
  size_t size() const { return count; }
  T *data() { return elements; }
  const T *data() const { return elements; }
  T *begin() { return elements; }
  const T *begin() const { return elements; }
  T *end() { return elements + count; }
  const T *end() const { return elements + count; }
  T &operator[](size_t i) { return elements[i]; }
  const T &operator[](size_t i) const { return elements[i]; }
  T &back() { return elements[count - 1]; }
  const T &back() const { return elements[count - 1]; }

  friend bool operator==(const many &a, const many &b) {
    bool is_equal = a.count == b.count;
    for (size_t i = 0; is_equal && i < a.count; ++i)
      is_equal = a.elements[i] == b.elements[i];
    return is_equal;
  }
};

// For programs, in functions that are templates.
template <class T> std::vector<T> as_vector(const many<T> &all) { return std::vector<T>(all.begin(), all.end()); }

} // namespace sycl::detail
