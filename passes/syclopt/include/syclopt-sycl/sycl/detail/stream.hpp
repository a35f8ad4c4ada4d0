// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Text from kernels: `printf`, and streams.
#pragma once

#include <cstdio>
#include <sycl/detail/atomic_ref.hpp>
#include <sycl/detail/accessor.hpp>
#include <sycl/detail/vec.hpp>

namespace sycl {

namespace ext::oneapi::experimental {
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wformat-security"
#pragma clang diagnostic ignored "-Wformat-nonliteral"
template <class F, class... A> int printf(const F *format, A... arguments) { return ::printf(format, arguments...); }
#pragma clang diagnostic pop
} // namespace ext::oneapi::experimental

enum class stream_manipulator { flush, dec, hex, oct, noshowbase, showbase, noshowpos, showpos, endl, fixed, scientific, hexfloat, defaultfloat };
inline constexpr stream_manipulator flush = stream_manipulator::flush, dec = stream_manipulator::dec, hex = stream_manipulator::hex, oct = stream_manipulator::oct,
                                    noshowbase = stream_manipulator::noshowbase, showbase = stream_manipulator::showbase, noshowpos = stream_manipulator::noshowpos,
                                    showpos = stream_manipulator::showpos, endl = stream_manipulator::endl, fixed = stream_manipulator::fixed,
                                    scientific = stream_manipulator::scientific, hexfloat = stream_manipulator::hexfloat, defaultfloat = stream_manipulator::defaultfloat;
namespace detail {
struct stream_number {
  int value;
  bool is_width;
};

// What the memory of a stream begins with; the text of all follows, and then what each work-item has not flushed.
struct stream_memory {
  unsigned used;     // of the text
  unsigned capacity; // of the text
  unsigned item_capacity, items;

  char *text() { return reinterpret_cast<char *>(this + 1); }
};
enum class stream_reals : unsigned char { general, fixed, scientific, hexadecimal };
struct stream_item {
  unsigned used;
  int digits; // behind the point, and one; or 0: as many as there are without a word
  int width;
  unsigned char base;
  stream_reals reals;
  unsigned char shows_base, shows_sign;
};

// A number that is not negative, in decimal digits, all of them: nothing is lost until they are rounded.
class stream_decimal {
  static constexpr std::uint32_t one = 1'000'000'000; // digits are in groups of nine, the highest ones first
  std::uint32_t groups[128];
  int first, last, point; // groups [first, last) may be other than zero; those from `point` on are behind the point

  void double_often(int times) {
    std::uint32_t carry = 0;
    for (int i = last; i-- > first;) {
      const std::uint64_t x = (std::uint64_t(groups[i]) << times) + carry;
      groups[i] = static_cast<std::uint32_t>(x % one);
      carry = static_cast<std::uint32_t>(x / one);
    }
    if (carry)
      groups[--first] = carry;
  }
  void halve_often(int times) {
    std::uint32_t carry = 0;
    for (int i = first; i < last; ++i) {
      const std::uint32_t rest = groups[i] & ((1u << times) - 1);
      groups[i] = (groups[i] >> times) + carry;
      carry = (one >> times) * rest;
    }
    if (carry)
      groups[last++] = carry;
    if (first + 1 < last && groups[first] == 0)
      ++first;
  }
  int group_of(int place) const { return point - 1 - (place < 0 ? (place - 8) / 9 : place / 9); }
  static std::uint32_t unit_of(int place) {
    std::uint32_t unit = 1;
    for (int i = (place % 9 + 9) % 9; i > 0; --i)
      unit *= 10;
    return unit;
  }

public:
  stream_decimal(std::uint64_t mantissa, int exponent) : first(0), last(0), point(exponent < 0 ? 2 : 36) {
    groups[point - 2] = static_cast<std::uint32_t>(mantissa / one);
    groups[point - 1] = static_cast<std::uint32_t>(mantissa % one);
    first = groups[point - 2] ? point - 2 : point - 1;
    last = point;
    for (; exponent > 0; exponent -= exponent < 29 ? exponent : 29)
      double_often(exponent < 29 ? exponent : 29);
    for (; exponent < 0; exponent += exponent > -9 ? -exponent : 9)
      halve_often(exponent > -9 ? -exponent : 9);
  }
  // The place of the highest digit, 0 for ones; 0 where all are zero.
  int highest() const {
    int at = first;
    while (at < last && groups[at] == 0)
      ++at;
    if (at == last)
      return 0;
    int place = (point - 1 - at) * 9;
    for (std::uint32_t rest = groups[at] / 10; rest; rest /= 10)
      ++place;
    return place;
  }
  int digit(int place) const {
    const int at = group_of(place);
    return at < first || at >= last ? 0 : static_cast<int>(groups[at] / unit_of(place) % 10);
  }
  // Round to the digits from a place on; a half goes to the even side.
  void round(int place) {
    if (place > highest() + 1) {
      last = first;
      return;
    }
    int at = group_of(place);
    if (at >= last)
      return;
    while (first > at)
      groups[--first] = 0;
    const std::uint32_t unit = unit_of(place), rest = groups[at] % unit, half = unit > 1 ? unit / 2 : one / 2;
    const std::uint32_t compared = unit > 1 ? rest : at + 1 < last ? groups[at + 1] : 0;
    bool has_more = false;
    for (int i = at + (unit > 1 ? 1 : 2); i < last; ++i)
      has_more |= groups[i] != 0;
    const bool is_odd = groups[at] / unit % 2 != 0;
    groups[at] -= rest;
    last = at + 1;
    if (compared < half || (compared == half && !has_more && !is_odd))
      return;
    for (groups[at] += unit; groups[at] >= one; ++groups[at]) {
      groups[at] -= one;
      if (at-- == first)
        groups[--first] = 0;
    }
  }
};

// What a work-item writes with. Its functions are called, so that a kernel has them once, however much it writes. (A template, so
// that they are compiled in programs that have streams.)
template <class = void> class stream_writer {
  stream_memory *memory;
  stream_item *item;
  char *own;

public:
  stream_writer(stream_memory *memory, size_t index) : memory(memory) {
    auto *items = reinterpret_cast<stream_item *>(memory->text() + memory->capacity);
    item = items + index;
    own = reinterpret_cast<char *>(items + memory->items) + index * memory->item_capacity;
  }

  __attribute__((noinline)) void flush() const {
    if (item->used == 0)
      return;
    const unsigned at = atomic_ref<unsigned, memory_order::relaxed, memory_scope::device>(memory->used).fetch_add(item->used);
    for (unsigned i = 0; i < item->used && at + i < memory->capacity; ++i)
      memory->text()[at + i] = own[i];
    item->used = 0;
  }
  __attribute__((noinline)) void put(char c) const {
    if (item->used == memory->item_capacity)
      flush();
    own[item->used++] = c;
  }
  __attribute__((noinline)) void put(const char *begin, int count) const {
    pad(count);
    for (int i = 0; i < count; ++i)
      put(begin[i]);
  }
  void put(const char *text) const {
    int count = 0;
    while (text[count])
      ++count;
    put(text, count);
  }
  __attribute__((noinline)) void whole(bool is_negative, std::uint64_t x) const {
    char digits[72];
    int at = 72;
    const unsigned base = item->base ? item->base : 10;
    do
      digits[--at] = "0123456789abcdef"[x % base];
    while ((x /= base) != 0);
    if (item->shows_base && base == 16)
      digits[--at] = 'x';
    if (item->shows_base && base != 10)
      digits[--at] = '0';
    if (is_negative)
      digits[--at] = '-';
    else if (item->shows_sign && base == 10)
      digits[--at] = '+';
    put(digits + at, 72 - at);
  }
  void address(std::uint64_t x) const {
    const unsigned char base = item->base;
    put("0x", 2);
    item->base = 16;
    whole(false, x);
    item->base = base;
  }
  // A number as IEEE 754 has it: sign, exponent, and so many bits of a fraction.
  __attribute__((noinline)) void real(std::uint64_t bits, int fraction_bits, int exponent_bits) const {
    const bool is_negative = bits >> (fraction_bits + exponent_bits) & 1;
    const int most = (1 << exponent_bits) - 1, biased = static_cast<int>(bits >> fraction_bits) & most;
    const std::uint64_t hidden = std::uint64_t(1) << fraction_bits;
    std::uint64_t mantissa = bits & (hidden - 1);
    if (biased == most && mantissa)
      return put("nan", 3);
    const char sign = is_negative ? '-' : item->shows_sign ? '+' : 0;
    if (biased == most) {
      const char text[] = {sign, 'i', 'n', 'f'};
      return put(sign ? text : text + 1, sign ? 4 : 3);
    }
    mantissa += biased ? hidden : 0;
    const int exponent = (biased ? biased : 1) - most / 2 - fraction_bits;
    item->reals == stream_reals::hexadecimal ? hexadecimal(sign, mantissa, exponent) : decimal(sign, mantissa, exponent);
  }
  void apply(stream_manipulator m) const {
    switch (m) {
    case stream_manipulator::endl: put('\n'); flush(); break;
    case stream_manipulator::flush: flush(); break;
    case stream_manipulator::dec: item->base = 10; break;
    case stream_manipulator::hex: item->base = 16; break;
    case stream_manipulator::oct: item->base = 8; break;
    case stream_manipulator::showbase: item->shows_base = 1; break;
    case stream_manipulator::noshowbase: item->shows_base = 0; break;
    case stream_manipulator::showpos: item->shows_sign = 1; break;
    case stream_manipulator::noshowpos: item->shows_sign = 0; break;
    case stream_manipulator::fixed: item->reals = stream_reals::fixed; break;
    case stream_manipulator::scientific: item->reals = stream_reals::scientific; break;
    case stream_manipulator::hexfloat: item->reals = stream_reals::hexadecimal; break;
    case stream_manipulator::defaultfloat: item->reals = stream_reals::general; break;
    }
  }
  void apply(stream_number n) const {
    if (n.is_width)
      item->width = n.value;
    else
      item->digits = n.value < 0 ? 0 : n.value + 1;
  }

private:
  void pad(int count) const {
    for (int i = count; i < item->width; ++i)
      put(' ');
    item->width = 0;
  }
  // As `1.8p+1`.
  void hexadecimal(char sign, std::uint64_t mantissa, int exponent) const {
    char out[32];
    int n = 0;
    constexpr std::uint64_t leading = std::uint64_t(1) << 52;
    for (; mantissa && mantissa < leading && exponent > -1074; --exponent)
      mantissa <<= 1;
    if (sign)
      out[n++] = sign;
    out[n++] = '0', out[n++] = 'x', out[n++] = mantissa & leading ? '1' : '0';
    std::uint64_t fraction = mantissa << 12;
    if (fraction)
      out[n++] = '.';
    for (; fraction; fraction <<= 4)
      out[n++] = "0123456789abcdef"[fraction >> 60];
    int power = mantissa ? exponent + 52 : 0;
    out[n++] = 'p';
    out[n++] = power < 0 ? '-' : '+';
    power = power < 0 ? -power : power;
    for (int ten = 1000; ten > 0; ten /= 10)
      if (power >= ten || ten == 1)
        out[n++] = static_cast<char>('0' + power / ten % 10);
    put(out, n);
  }
  void decimal(char sign, std::uint64_t mantissa, int exponent) const {
    stream_decimal number(mantissa, exponent);
    const bool is_general = item->reals == stream_reals::general;
    int digits = item->digits ? item->digits - 1 : 6;
    bool is_fixed = item->reals == stream_reals::fixed;
    if (is_general)
      digits = digits ? digits - 1 : 0; // behind the first one
    number.round(is_fixed ? -digits : number.highest() - digits);
    const int highest = number.highest();
    if (is_general && highest >= -4 && highest <= digits) {
      is_fixed = true;
      digits -= highest;
    }
    const int from = is_fixed && highest >= 0 ? highest : is_fixed ? 0 : highest; // the first place that is shown
    const int ones = is_fixed ? 0 : highest;
    while (is_general && digits && number.digit(ones - digits) == 0)
      --digits;
    const int power = highest < 0 ? -highest : highest;
    pad((sign != 0) + from - ones + 1 + (digits ? digits + 1 : 0) + (is_fixed ? 0 : power > 99 ? 5 : 4));
    if (sign)
      put(sign);
    for (int place = from; place >= ones - digits; --place) {
      if (place == ones - 1)
        put('.');
      put(static_cast<char>('0' + number.digit(place)));
    }
    if (is_fixed)
      return;
    put('e');
    put(highest < 0 ? '-' : '+');
    if (power > 99)
      put(static_cast<char>('0' + power / 100));
    put(static_cast<char>('0' + power / 10 % 10));
    put(static_cast<char>('0' + power % 10));
  }
};
} // namespace detail
inline detail::stream_number setprecision(int n) { return {n, false}; }
inline detail::stream_number setw(int n) { return {n, true}; }

class stream : public detail::owned<stream> {
  detail::stream_memory *memory; // a tag until the launch
  size_t capacity, item_capacity;

  // The stream is known by an address of its own, which lives as long as the command group's work does.
  SYCLOPT_HOST_CODE void begin(handler &h) {
    auto mark = std::make_shared<void *>();
    detail::access_to_handler::refuse_node(h, "graphs have no streams");
    memory = reinterpret_cast<detail::stream_memory *>(mark.get());
    detail::access_to_handler::before_launch(h, [mark, all = (capacity + 15) / 16 * 16, each = item_capacity < 64 ? 64 : item_capacity](handler &self) {
      const auto &launch = detail::access_to_handler::launch(self);
      const auto &queue = detail::access_to_handler::queue(self);
      const size_t items = launch.global[0] * launch.global[1] * launch.global[2];
      const size_t bytes = sizeof(detail::stream_memory) + all + items * (sizeof(detail::stream_item) + each);
      detail::check(detail::runtime().allocate(detail::number_of(queue->device), SYCLOPT_MEMORY_HOST, bytes, 64, mark.get()));
      std::memset(*mark, 0, bytes - items * each);
      *static_cast<detail::stream_memory *>(*mark) = {0, static_cast<unsigned>(all), static_cast<unsigned>(each), static_cast<unsigned>(items)};
      detail::access_to_handler::patch(self, mark.get(), *mark);
    });
    detail::access_to_handler::afterwards(h, [mark] {
      const auto *head = static_cast<const detail::stream_memory *>(*mark);
      const char *text = reinterpret_cast<const char *>(head + 1);
      std::fwrite(text, 1, head->used < head->capacity ? head->used : head->capacity, stdout);
      const auto *items = reinterpret_cast<const detail::stream_item *>(text + head->capacity);
      for (unsigned i = 0; i < head->items; ++i)
        std::fwrite(reinterpret_cast<const char *>(items + head->items) + size_t(i) * head->item_capacity, 1, items[i].used, stdout);
      std::fflush(stdout);
      detail::runtime().release(*mark);
    });
  }

public:
  // A template, so that what it begins is compiled in programs that have streams.
  template <class H, class = std::enable_if_t<std::is_same_v<H, handler>>>
  stream(size_t total, size_t statement, H &h, const property_list &p = {}) : memory(nullptr), capacity(total), item_capacity(statement) {
    p.detail_only(0);
    begin(h);
  }
  size_t size() const noexcept { return capacity; }
  size_t get_size() const { return capacity; }
  size_t get_work_item_buffer_size() const { return item_capacity; }
  size_t get_max_statement_size() const { return item_capacity; }
  // Streams know no properties.
  template <class P> bool has_property() const noexcept { return false; }
  template <class P> P get_property() const { return property_list().get_property<P>(); }

  const void *detail_memory() const { return memory; }
  friend bool operator==(const stream &a, const stream &b) { return a.memory == b.memory; }
  friend bool operator!=(const stream &a, const stream &b) { return a.memory != b.memory; }

  detail::stream_writer<> detail_writer() const {
    return {memory, (__spirv_BuiltInGlobalInvocationId(2) - __spirv_BuiltInGlobalOffset(2)) * __spirv_BuiltInGlobalSize(1) * __spirv_BuiltInGlobalSize(0) +
                        (__spirv_BuiltInGlobalInvocationId(1) - __spirv_BuiltInGlobalOffset(1)) * __spirv_BuiltInGlobalSize(0) + __spirv_BuiltInGlobalInvocationId(0) -
                        __spirv_BuiltInGlobalOffset(0)};
  }
};

namespace detail {
template <class T> void put_place(const stream &out, const T &x);
}

template <class T> const stream &operator<<(const stream &out, const T &x) {
  const auto writer = out.detail_writer();
  if constexpr (std::is_same_v<T, stream_manipulator> || std::is_same_v<T, detail::stream_number>) {
    writer.apply(x);
  } else if constexpr (detail::is_vector<T>) {
    for (int i = 0; i < detail::vector_facts<T>::size; ++i)
      out << (i == 0 ? "" : ", ") << x[i];
  } else if constexpr (std::is_same_v<T, char>) {
    writer.put(&x, 1);
  } else if constexpr (std::is_same_v<T, bool>) {
    out << (x ? "true" : "false");
  } else if constexpr (std::is_integral_v<T>) {
    const bool is_negative = x < 0;
    writer.whole(is_negative, is_negative ? ~static_cast<std::uint64_t>(x) + 1 : static_cast<std::uint64_t>(x));
  } else if constexpr (std::is_same_v<T, double>) {
    writer.real(bit_cast<std::uint64_t>(x), 52, 11);
  } else if constexpr (std::is_same_v<T, half>) {
    writer.real(bit_cast<std::uint16_t>(x), 10, 5);
  } else if constexpr (detail::is_floating<T> || std::is_same_v<T, ext::oneapi::bfloat16>) {
    writer.real(bit_cast<std::uint32_t>(static_cast<float>(x)), 23, 8);
  } else if constexpr (std::is_convertible_v<const T &, const char *>) {
    writer.put(static_cast<const char *>(x));
  } else if constexpr (std::is_pointer_v<T>) {
    writer.address(reinterpret_cast<std::uint64_t>(x));
  } else {
    detail::put_place(out, x);
  }
  return out;
}

namespace detail {
template <int D, class X> void put_numbers(const stream &out, const X &x) {
  out << '{';
  for (int d = 0; d < D; ++d)
    out << (d == 0 ? "" : ", ") << x[d];
  out << '}';
}
// How places and extents are written; all others are no output.
template <class X> struct place {
  static void put(const stream &, const X &) { SYCLOPT_NOT_HERE(never<X>, "output of this type to a stream"); }
};
template <int D> struct place<id<D>> {
  static void put(const stream &out, const id<D> &x) { put_numbers<D>(out, x); }
};
template <int D> struct place<range<D>> {
  static void put(const stream &out, const range<D> &x) { put_numbers<D>(out, x); }
};
template <int D> struct place<nd_range<D>> {
  static void put(const stream &out, const nd_range<D> &x) {
    out << "nd_range(global_range: " << x.get_global_range() << ", local_range: " << x.get_local_range() << ", offset: " << x.get_offset() << ')';
  }
};
template <int D, bool O> struct place<item<D, O>> {
  static void put(const stream &out, const item<D, O> &x) { out << "item(id: " << x.get_id() << ", range: " << x.get_range() << ')'; }
};
template <int D> struct place<group<D>> {
  static void put(const stream &out, const group<D> &x) {
    out << "group(id: " << x.get_group_id() << ", local_range: " << x.get_local_range() << ", group_range: " << x.get_group_range() << ')';
  }
};
template <int D> struct place<nd_item<D>> {
  static void put(const stream &out, const nd_item<D> &x) { out << "nd_item(global_id: " << x.get_global_id() << ", local_id: " << x.get_local_id() << ')'; }
};
template <int D> struct place<h_item<D>> {
  static void put(const stream &out, const h_item<D> &x) { out << "h_item(global_id: " << x.get_global_id() << ", local_id: " << x.get_logical_local_id() << ')'; }
};
template <class T> void put_place(const stream &out, const T &x) { place<T>::put(out, x); }
} // namespace detail

} // namespace sycl

template <> struct std::hash<sycl::stream> {
  size_t operator()(const sycl::stream &s) const noexcept { return std::hash<const void *>()(s.detail_memory()); }
};
