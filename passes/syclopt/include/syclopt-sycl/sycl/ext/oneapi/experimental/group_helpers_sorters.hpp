// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the sorts of groups take: sorters, and groups with memory for the default one.
#pragma once

#include <bitset>
#include <cstddef>
#include <functional>
#include <limits>
#include <sycl/sycl.hpp>
#include <tuple>

#include <sycl/detail/hide_letters.hpp>

namespace sycl {
// What `get_pointer` of local accessors returns is memory, too.
template <class T, access::address_space S, access::decorated D> span(multi_ptr<T, S, D>, size_t) -> span<T>;
} // namespace sycl
namespace sycl::ext::oneapi::experimental {

enum class sorting_order { ascending, descending };
enum class group_algorithm_data_placement { blocked, striped };
struct input_data_placement_key {
  using is_key = void;
  template <group_algorithm_data_placement P> using value_t = property_value<input_data_placement_key, property_number<P>>;
};
struct output_data_placement_key {
  using is_key = void;
  template <group_algorithm_data_placement P> using value_t = property_value<output_data_placement_key, property_number<P>>;
};
template <group_algorithm_data_placement P> inline constexpr input_data_placement_key::value_t<P> input_data_placement;
template <group_algorithm_data_placement P> inline constexpr output_data_placement_key::value_t<P> output_data_placement;

template <class G, size_t Extent> class group_with_scratchpad {
  static_assert(is_group_v<G>, "memory is for a work-group or a sub-group");
  G group;
  span<std::byte, Extent> scratch;

public:
  group_with_scratchpad(G g, span<std::byte, Extent> s) : group(g), scratch(s) {}
  G get_group() const { return group; }
  span<std::byte, Extent> get_memory() const { return scratch; }
};
template <class G, size_t Extent> group_with_scratchpad(G, span<std::byte, Extent>) -> group_with_scratchpad<G, Extent>;

namespace sorts {
template <class H, class = void> inline constexpr bool is_helper = false;
template <class H>
inline constexpr bool is_helper<H, std::void_t<decltype(std::declval<const H &>().get_memory()), decltype(std::declval<const H &>().get_group())>> =
    is_group_v<std::decay_t<decltype(std::declval<const H &>().get_group())>>;
template <class S> inline constexpr bool is_span = false;
template <class T, size_t N> inline constexpr bool is_span<span<T, N>> = true;

// Batcher's merge exchange, of any number of elements: what may be in another order at the same time is, for `exchange(low, high)`.
template <class G, class X> void exchange_all(const G &g, size_t n, const X &exchange) {
  const size_t self = g.get_local_linear_id(), items = g.get_local_linear_range();
  for (size_t sorted = 1; sorted < n; sorted *= 2)
    for (size_t step = sorted; step > 0; step /= 2) {
      group_barrier(g);
      const size_t first = step % sorted;
      for (size_t number = self;; number += items) {
        const size_t low = first + number / step * 2 * step + number % step, high = low + step;
        if (high >= n)
          break;
        if (low / (2 * sorted) == high / (2 * sorted))
          exchange(low, high);
      }
    }
  group_barrier(g);
}
template <class It> struct element_of {
  using type = typename It::value_type;
};
template <class T> struct element_of<T *> {
  using type = std::remove_cv_t<T>;
};
// Elements from some place on, by a function that tells whether one comes before another.
template <class G, class It, class Less> void sort_from(const G &g, It first, size_t n, const Less &less) {
  using element = std::remove_cv_t<typename element_of<It>::type>;
  exchange_all(g, n, [&](size_t low, size_t high) {
    const auto at = [&](size_t i) -> decltype(auto) { return first[static_cast<std::ptrdiff_t>(i)]; };
    const element a = at(low), b = at(high);
    if (less(b, a)) {
      at(low) = b;
      at(high) = a;
    }
  });
}

// Memory that has been given, for elements of a type.
template <class E> constexpr size_t bytes_for(size_t count) { return count * sizeof(E) + alignof(E) - 1; }
template <class E> E *elements_in(std::byte *memory) {
  const auto place = reinterpret_cast<std::uintptr_t>(memory);
  return reinterpret_cast<E *>((place + alignof(E) - 1) / alignof(E) * alignof(E));
}

// Where the element with a number of this work-item is.
template <class P, class Key, class G> size_t place(const G &g, size_t number, size_t count) {
  if constexpr (P::template has_property<Key>())
    if constexpr (P::template get_property<Key>().value == group_algorithm_data_placement::striped)
      return g.get_local_linear_id() + number * g.get_local_linear_range();
  return g.get_local_linear_id() * count + number;
}
// Sorts what the work-items of a group have: `count` elements each, which `take` makes of a number and a place, and `give` takes back.
template <class P, class E, class G, class Less, class Take, class Give>
void sort_shared(const G &g, std::byte *memory, size_t count, const Less &less, const Take &take, const Give &give) {
  E *all = elements_in<E>(memory);
  for (size_t i = 0; i < count; ++i) {
    const size_t at = place<P, input_data_placement_key>(g, i, count);
    all[at] = take(i, at);
  }
  sort_from(g, all, count * g.get_local_linear_range(), less);
  for (size_t i = 0; i < count; ++i)
    give(i, all[place<P, output_data_placement_key>(g, i, count)]);
  group_barrier(g);
}

template <class T, class U> struct pair {
  T key;
  U value;
};
// With the place where it was: of equal keys, the first one comes first.
template <class T> struct placed {
  T key;
  std::uint32_t place;
};
template <class T, class U> struct placed_pair {
  T key;
  std::uint32_t place;
  U value;
};
template <size_t N> struct bits_of;
template <> struct bits_of<1> {
  using type = std::uint8_t;
};
template <> struct bits_of<2> {
  using type = std::uint16_t;
};
template <> struct bits_of<4> {
  using type = std::uint32_t;
};
template <> struct bits_of<8> {
  using type = std::uint64_t;
};
// Some bits of a number, in an order of integers without sign that is that of the numbers.
template <class T, sorting_order O> struct order_of_bits {
  using bits = typename bits_of<sizeof(T)>::type;
  static constexpr bits sign = bits(bits(1) << (sizeof(T) * 8 - 1));
  bits mask;

  bits of(const T &value) const {
    auto b = sycl::bit_cast<bits>(value);
    if constexpr (!std::is_integral_v<T>)
      b = b & sign ? static_cast<bits>(~b) : static_cast<bits>(b ^ sign);
    else if constexpr (std::is_signed_v<T>)
      b = static_cast<bits>(b ^ sign);
    return static_cast<bits>(b & mask);
  }
  template <class E> bool operator()(const E &a, const E &b) const {
    const bits first = of(O == sorting_order::ascending ? a.key : b.key), second = of(O == sorting_order::ascending ? b.key : a.key);
    return first < second || (first == second && a.place < b.place);
  }
};
template <class T> using bit_set = std::bitset<sizeof(T) * 8>;
template <class T> inline constexpr unsigned long long all_bits = std::numeric_limits<unsigned long long>::max();

// What sorters have in common: memory, and what says which element comes first.
template <class Less> struct sorter {
  std::byte *memory;
  Less less;
};
} // namespace sorts

namespace default_sorters {

template <class Compare = std::less<>> class joint_sorter : sorts::sorter<Compare> {
public:
  template <size_t Extent> joint_sorter(span<std::byte, Extent> scratch, Compare c = {}) : sorts::sorter<Compare>{scratch.data(), c} {}
  template <class G, class It, class = std::enable_if_t<is_group_v<G>>> void operator()(G g, It first, It last) {
    sorts::sort_from(g, first, static_cast<size_t>(last - first), this->less);
  }
  // It takes none.
  template <class T> static size_t memory_required(memory_scope, size_t) { return 1; }
  template <class T> static size_t memory_required(const device &, memory_scope scope, size_t n) { return memory_required<T>(scope, n); }
};

template <class T, class Compare = std::less<>, size_t N = 1> class group_sorter : sorts::sorter<Compare> {
public:
  template <size_t Extent> group_sorter(span<std::byte, Extent> scratch, Compare c = {}) : sorts::sorter<Compare>{scratch.data(), c} {}
  template <class G, class = std::enable_if_t<is_group_v<G>>> T operator()(G g, T value) {
    (*this)(g, span<T, 1>(&value, 1), properties());
    return value;
  }
  template <class G, size_t M, class P, class = std::enable_if_t<is_group_v<G>>> void operator()(G g, span<T, M> values, P) {
    sorts::sort_shared<P, T>(
        g, this->memory, M, this->less, [&](size_t i, size_t) { return values[i]; }, [&](size_t i, const T &x) { values[i] = x; });
  }
  static size_t memory_required(memory_scope, size_t n) { return sorts::bytes_for<T>(n * N); }
  static size_t memory_required(const device &, memory_scope scope, size_t n) { return memory_required(scope, n); }
};

template <class T, class U, class Compare = std::less<>, size_t N = 1> class group_key_value_sorter : sorts::sorter<Compare> {
  using entry = sorts::pair<T, U>;

public:
  template <size_t Extent> group_key_value_sorter(span<std::byte, Extent> scratch, Compare c = {}) : sorts::sorter<Compare>{scratch.data(), c} {}
  template <class G, class = std::enable_if_t<is_group_v<G>>> std::tuple<T, U> operator()(G g, T key, U value) {
    (*this)(g, span<T, 1>(&key, 1), span<U, 1>(&value, 1), properties());
    return {key, value};
  }
  template <class G, size_t M, class P, class = std::enable_if_t<is_group_v<G>>> void operator()(G g, span<T, M> keys, span<U, M> values, P) {
    sorts::sort_shared<P, entry>(
        g, this->memory, M, [&](const entry &a, const entry &b) { return this->less(a.key, b.key); },
        [&](size_t i, size_t) { return entry{keys[i], values[i]}; },
        [&](size_t i, const entry &x) {
          keys[i] = x.key;
          values[i] = x.value;
        });
  }
  static size_t memory_required(memory_scope, size_t n) { return sorts::bytes_for<entry>(n * N); }
  static size_t memory_required(const device &, memory_scope scope, size_t n) { return memory_required(scope, n); }
};

} // namespace default_sorters

// Of numbers, by some of their bits; equal ones keep their order. How many bits a pass looks at does not matter here.
namespace radix_sorters {

template <class T, sorting_order O = sorting_order::ascending, unsigned BitsPerPass = 4> class joint_sorter : sorts::sorter<sorts::order_of_bits<T, O>> {
  using entry = sorts::placed<T>;

public:
  template <size_t Extent>
  joint_sorter(span<std::byte, Extent> scratch, const sorts::bit_set<T> mask = sorts::bit_set<T>(sorts::all_bits<T>))
      : sorts::sorter<sorts::order_of_bits<T, O>>{scratch.data(), {static_cast<typename sorts::order_of_bits<T, O>::bits>(mask.to_ullong())}} {}
  template <class G, class It, class = std::enable_if_t<is_group_v<G>>> void operator()(G g, It first, It last) {
    entry *all = sorts::elements_in<entry>(this->memory);
    const auto n = static_cast<size_t>(last - first);
    for (size_t i = g.get_local_linear_id(); i < n; i += g.get_local_linear_range())
      all[i] = {first[static_cast<std::ptrdiff_t>(i)], static_cast<std::uint32_t>(i)};
    sorts::sort_from(g, all, n, this->less);
    for (size_t i = g.get_local_linear_id(); i < n; i += g.get_local_linear_range())
      first[static_cast<std::ptrdiff_t>(i)] = all[i].key;
    group_barrier(g);
  }
  static constexpr size_t memory_required(memory_scope, size_t n) { return sorts::bytes_for<entry>(n); }
};

template <class T, sorting_order O = sorting_order::ascending, size_t N = 1, unsigned BitsPerPass = 4>
class group_sorter : sorts::sorter<sorts::order_of_bits<T, O>> {
  using entry = sorts::placed<T>;

public:
  template <size_t Extent>
  group_sorter(span<std::byte, Extent> scratch, const sorts::bit_set<T> mask = sorts::bit_set<T>(sorts::all_bits<T>))
      : sorts::sorter<sorts::order_of_bits<T, O>>{scratch.data(), {static_cast<typename sorts::order_of_bits<T, O>::bits>(mask.to_ullong())}} {}
  template <class G, class = std::enable_if_t<is_group_v<G>>> T operator()(G g, T value) {
    (*this)(g, span<T, 1>(&value, 1), properties());
    return value;
  }
  template <class G, size_t M, class P, class = std::enable_if_t<is_group_v<G>>> void operator()(G g, span<T, M> values, P) {
    sorts::sort_shared<P, entry>(
        g, this->memory, M, this->less, [&](size_t i, size_t at) { return entry{values[i], static_cast<std::uint32_t>(at)}; },
        [&](size_t i, const entry &x) { values[i] = x.key; });
  }
  static constexpr size_t memory_required(memory_scope, size_t n) { return sorts::bytes_for<entry>(n * N); }
};

template <class T, class U, sorting_order O = sorting_order::ascending, size_t N = 1, unsigned BitsPerPass = 4>
class group_key_value_sorter : sorts::sorter<sorts::order_of_bits<T, O>> {
  using entry = sorts::placed_pair<T, U>;

public:
  template <size_t Extent>
  group_key_value_sorter(span<std::byte, Extent> scratch, const sorts::bit_set<T> mask = sorts::bit_set<T>(sorts::all_bits<T>))
      : sorts::sorter<sorts::order_of_bits<T, O>>{scratch.data(), {static_cast<typename sorts::order_of_bits<T, O>::bits>(mask.to_ullong())}} {}
  template <class G, class = std::enable_if_t<is_group_v<G>>> std::tuple<T, U> operator()(G g, T key, U value) {
    (*this)(g, span<T, 1>(&key, 1), span<U, 1>(&value, 1), properties());
    return {key, value};
  }
  template <class G, size_t M, class P, class = std::enable_if_t<is_group_v<G>>> void operator()(G g, span<T, M> keys, span<U, M> values, P) {
    sorts::sort_shared<P, entry>(
        g, this->memory, M, this->less, [&](size_t i, size_t at) { return entry{keys[i], static_cast<std::uint32_t>(at), values[i]}; },
        [&](size_t i, const entry &x) {
          keys[i] = x.key;
          values[i] = x.value;
        });
  }
  static constexpr size_t memory_required(memory_scope, size_t n) { return sorts::bytes_for<entry>(n * N); }
};

} // namespace radix_sorters
} // namespace sycl::ext::oneapi::experimental

#include <sycl/detail/give_back_letters.hpp>
