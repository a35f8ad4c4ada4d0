// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Objects that do not keep what they stand for, and the order of objects by what that is.
#pragma once

#include <optional>
#include <sycl/sycl.hpp>
#include <utility>
#include <vector>

#define SYCL_EXT_ONEAPI_WEAK_OBJECT 1

namespace sycl {
namespace detail {

// What all objects that stand for one thing have in common: something that can be ordered.
template <class T> auto owner_of(const T &x) {
  const auto number = [](const void *address) { return reinterpret_cast<std::uintptr_t>(address); };
  if constexpr (std::is_same_v<T, device>) {
    return number_of(x);
  } else if constexpr (std::is_same_v<T, platform>) {
    return x.detail_hash();
  } else if constexpr (std::is_same_v<T, context>) {
    std::vector<std::uintptr_t> result{number(x.detail_identity())};
    for (const device &one : x.get_devices())
      result.push_back(number_of(one));
    return result;
  } else if constexpr (std::is_same_v<T, event>) {
    return number(x.detail_handle());
  } else if constexpr (std::is_same_v<T, kernel_id>) {
    return number(x.detail_symbol());
  } else if constexpr (std::is_same_v<T, kernel>) {
    return std::pair(owner_of(x.detail_id()), owner_of(x.get_context()));
  } else if constexpr (std::is_same_v<T, stream>) {
    return number(x.detail_memory());
  } else {
    return x.detail_owner();
  }
}

// Of most objects it is another one.
template <class T> struct weak_parts {
  std::optional<T> kept;
  weak_parts() = default;
  weak_parts(const T &object) : kept(object) {}
  std::optional<T> lock() const { return kept; }
  bool is_before(const weak_parts &other) const { return other.kept && (!kept || owner_of(*kept) < owner_of(*other.kept)); }
};
template <> struct weak_parts<queue> {
  std::weak_ptr<queue_state> state;
  std::weak_ptr<const void> end;
  std::optional<property_list> properties;
  weak_parts() = default;
  weak_parts(const queue &object) : state(object.state), end(object.end), properties(object.properties) {}
  std::optional<queue> lock() const {
    if (auto held = end.lock())
      return queue(state.lock(), std::move(held), *properties);
    return {};
  }
  bool is_before(const weak_parts &other) const { return end.owner_before(other.end); }
};
template <class T, int D, class A> struct weak_parts<buffer<T, D, A>> {
  std::weak_ptr<buffer_part> part;
  range<D> extent;
  std::optional<std::pair<property_list, A>> others;
  bool is_part = false;
  weak_parts() = default;
  weak_parts(const buffer<T, D, A> &object) : part(object.part), extent(object.extent), others({object.properties, object.allocator}), is_part(object.is_part) {}
  std::optional<buffer<T, D, A>> lock() const {
    auto held = part.lock();
    if (!held)
      return {};
    buffer<T, D, A> result(std::move(held), extent, others->first);
    result.allocator = others->second;
    result.is_part = is_part;
    return result;
  }
  bool is_before(const weak_parts &other) const { return part.owner_before(other.part); }
};

} // namespace detail

namespace ext::oneapi {

template <class T> class weak_object {
  sycl::detail::weak_parts<T> parts;

public:
  using object_type = T;
  constexpr weak_object() noexcept {}
  weak_object(const T &object) noexcept : parts(object) {}
  weak_object(const weak_object &) noexcept = default;
  weak_object(weak_object &&other) noexcept : parts(std::move(other.parts)) { other.reset(); }
  weak_object &operator=(weak_object other) noexcept {
    swap(other);
    return *this;
  }
  void reset() noexcept { parts = {}; }
  void swap(weak_object &other) noexcept { std::swap(parts, other.parts); }
  bool expired() const noexcept { return !parts.lock(); }
  std::optional<T> try_lock() const noexcept { return parts.lock(); }
  T lock() const {
    if (auto object = parts.lock())
      return *std::move(object);
    sycl::detail::fail(errc::invalid, "the object of the weak object is gone");
  }
  bool owner_before(const weak_object &other) const noexcept { return parts.is_before(other.parts); }
};

template <class T> struct owner_less {
  bool operator()(const weak_object<T> &a, const weak_object<T> &b) const noexcept { return a.owner_before(b); }
};

} // namespace ext::oneapi
} // namespace sycl
