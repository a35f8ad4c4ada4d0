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
};
struct stream_item {
  unsigned used;
  int precision, width;
  unsigned char base, is_fixed, shows_base, shows_sign;
};
} // namespace detail
inline detail::stream_number setprecision(int n) { return {n, false}; }
inline detail::stream_number setw(int n) { return {n, true}; }

class stream {
  detail::stream_memory *memory; // a tag until the launch
  size_t capacity, item_capacity;

  char *text() const { return reinterpret_cast<char *>(memory + 1); }
  detail::stream_item *items() const { return reinterpret_cast<detail::stream_item *>(text() + memory->capacity); }
  static size_t index() {
    return (__spirv_BuiltInGlobalInvocationId(2) - __spirv_BuiltInGlobalOffset(2)) * __spirv_BuiltInGlobalSize(1) * __spirv_BuiltInGlobalSize(0) +
           (__spirv_BuiltInGlobalInvocationId(1) - __spirv_BuiltInGlobalOffset(1)) * __spirv_BuiltInGlobalSize(0) + __spirv_BuiltInGlobalInvocationId(0) - __spirv_BuiltInGlobalOffset(0);
  }
  detail::stream_item &item() const { return items()[index()]; }
  char *own() const { return reinterpret_cast<char *>(items() + memory->items) + index() * memory->item_capacity; }

public:
  stream(size_t total, size_t statement, handler &h, const property_list & = {}) : memory(nullptr), capacity((total + 15) / 16 * 16), item_capacity(statement < 64 ? 64 : statement) {
    // The stream is known by an address of its own, which lives as long as the command group's work does.
    auto mark = std::make_shared<std::pair<const void *, void *>>();
    detail::access_to_handler::refuse_node(h, "graphs have no streams");
    memory = reinterpret_cast<detail::stream_memory *>(mark.get());
    detail::access_to_handler::before_launch(h, [mark, all = capacity, each = item_capacity](handler &self) {
      const auto &launch = detail::access_to_handler::launch(self);
      const auto &queue = detail::access_to_handler::queue(self);
      const size_t items = launch.global[0] * launch.global[1] * launch.global[2];
      const size_t bytes = sizeof(detail::stream_memory) + all + items * (sizeof(detail::stream_item) + each);
      detail::check(detail::runtime().allocate(detail::number_of(queue->device), SYCLOPT_MEMORY_HOST, bytes, 64, &mark->second));
      std::memset(mark->second, 0, bytes - items * each);
      *static_cast<detail::stream_memory *>(mark->second) = {0, static_cast<unsigned>(all), static_cast<unsigned>(each), static_cast<unsigned>(items)};
      detail::access_to_handler::patch(self, mark.get(), mark->second);
    });
    detail::access_to_handler::afterwards(h, [mark, queue = detail::access_to_handler::queue(h)](const detail::event_list &list) {
      return detail::submit_host_task(
          queue,
          [mark] {
            const auto *head = static_cast<const detail::stream_memory *>(mark->second);
            const char *text = reinterpret_cast<const char *>(head + 1);
            std::fwrite(text, 1, head->used < head->capacity ? head->used : head->capacity, stdout);
            const auto *items = reinterpret_cast<const detail::stream_item *>(text + head->capacity);
            for (unsigned i = 0; i < head->items; ++i)
              std::fwrite(reinterpret_cast<const char *>(items + head->items) + size_t(i) * head->item_capacity, 1, items[i].used, stdout);
            std::fflush(stdout);
            detail::runtime().release(mark->second);
          },
          list);
    });
  }
  size_t size() const noexcept { return capacity; }
  size_t get_size() const { return capacity; }
  size_t get_work_item_buffer_size() const { return item_capacity; }
  size_t get_max_statement_size() const { return item_capacity; }

  const void *detail_memory() const { return memory; }
  friend bool operator==(const stream &a, const stream &b) { return a.memory == b.memory; }
  friend bool operator!=(const stream &a, const stream &b) { return a.memory != b.memory; }

  void detail_flush() const {
    auto &mine = item();
    if (mine.used == 0)
      return;
    const unsigned at = atomic_ref<unsigned, memory_order::relaxed, memory_scope::device>(memory->used).fetch_add(mine.used);
    for (unsigned i = 0; i < mine.used && at + i < memory->capacity; ++i)
      text()[at + i] = own()[i];
    mine.used = 0;
  }
  void detail_put(char c) const {
    if (item().used == memory->item_capacity)
      detail_flush();
    own()[item().used++] = c;
  }
  void detail_put(const char *begin, int count) const {
    for (int i = count; i < item().width; ++i)
      detail_put(' ');
    item().width = 0;
    for (int i = 0; i < count; ++i)
      detail_put(begin[i]);
  }
  void detail_whole(bool negative, std::uint64_t x) const {
    char digits[72];
    int at = 72;
    const auto &mine = item();
    const unsigned base = mine.base ? mine.base : 10;
    do
      digits[--at] = "0123456789abcdef"[x % base];
    while ((x /= base) != 0);
    if (mine.shows_base && base == 16)
      digits[--at] = 'x';
    if (mine.shows_base && base != 10)
      digits[--at] = '0';
    if (negative)
      digits[--at] = '-';
    else if (mine.shows_sign && base == 10)
      digits[--at] = '+';
    detail_put(digits + at, 72 - at);
  }
  // As `1.8p+1`, behind what is there already; `x` is finite and has no sign.
  void detail_hexadecimal(double x, char *out, int n) const {
    const auto bits = bit_cast<std::uint64_t>(x);
    const bool is_normal = bits >> 52 != 0;
    int exponent = x == 0 ? 0 : is_normal ? static_cast<int>(bits >> 52) - 1023 : -1022;
    out[n++] = '0', out[n++] = 'x', out[n++] = is_normal ? '1' : '0';
    std::uint64_t fraction = bits << 12;
    if (fraction != 0)
      out[n++] = '.';
    for (; fraction != 0; fraction <<= 4)
      out[n++] = "0123456789abcdef"[fraction >> 60];
    out[n++] = 'p';
    out[n++] = exponent < 0 ? '-' : '+';
    exponent = exponent < 0 ? -exponent : exponent;
    for (int power = 1000; power > 0; power /= 10)
      if (exponent >= power || power == 1)
        out[n++] = static_cast<char>('0' + exponent / power % 10);
    detail_put(out, n);
  }
  void detail_real(double x) const {
    char out[360];
    int n = 0;
    const auto &mine = item();
    if (x != x)
      return detail_put("nan", 3);
    if (__builtin_copysign(1.0, x) < 0) {
      out[n++] = '-';
      x = -x;
    } else if (mine.shows_sign) {
      out[n++] = '+';
    }
    if (x > std::numeric_limits<double>::max()) {
      out[n] = 'i', out[n + 1] = 'n', out[n + 2] = 'f';
      return detail_put(out, n + 3);
    }
    if (mine.is_fixed == 3)
      return detail_hexadecimal(x, out, n);
    const int precision = mine.precision ? mine.precision : 6;
    int exponent = 0;
    double m = x;
    if (x != 0) {
      for (; m >= 10; ++exponent)
        m /= 10;
      for (; m < 1; --exponent)
        m *= 10;
    }
    const bool is_fixed = mine.is_fixed == 1, is_general = mine.is_fixed == 0;
    // Digits of the number, rounded to as many as will be seen.
    int digits = is_fixed ? exponent + 1 + precision : is_general ? precision : precision + 1;
    digits = digits < 0 ? 0 : digits > 17 ? 17 : digits;
    double scaled = m;
    for (int i = 1; i < digits; ++i)
      scaled *= 10;
    auto whole = static_cast<std::uint64_t>(digits == 0 ? (m >= 5 ? 1.0 : 0.0) : __builtin_rint(scaled));
    char number[24];
    int count = 0;
    for (std::uint64_t rest = whole; rest != 0 || count == 0; rest /= 10)
      number[count++] = static_cast<char>('0' + rest % 10);
    if (count > (digits < 1 ? 1 : digits) || (digits == 0 && whole == 1))
      ++exponent;
    const auto digit = [&](int i) { return i < count ? number[count - 1 - i] : '0'; };
    const auto put_fraction = [&](int first, int shown) {
      if (is_general)
        while (shown > 0 && (first + shown - 1 < 0 || digit(first + shown - 1) == '0') && first + shown > 0)
          --shown;
      if (shown > 0)
        out[n++] = '.';
      for (int i = 0; i < shown; ++i)
        out[n++] = first + i < 0 ? '0' : digit(first + i);
    };
    if (is_fixed || (is_general && exponent >= -4 && exponent < precision)) {
      if (exponent < 0)
        out[n++] = '0';
      for (int i = 0; i <= exponent && n < 320; ++i)
        out[n++] = digit(i);
      put_fraction(exponent + 1, is_fixed ? precision : precision - 1 - exponent);
    } else {
      out[n++] = digit(0);
      put_fraction(1, is_general ? precision - 1 : precision);
      out[n++] = 'e';
      out[n++] = exponent < 0 ? '-' : '+';
      const int e = exponent < 0 ? -exponent : exponent;
      if (e >= 100)
        out[n++] = static_cast<char>('0' + e / 100);
      out[n++] = static_cast<char>('0' + e / 10 % 10);
      out[n++] = static_cast<char>('0' + e % 10);
    }
    detail_put(out, n);
  }
  void detail_apply(stream_manipulator m) const {
    auto &mine = item();
    switch (m) {
    case stream_manipulator::endl: detail_put('\n'); detail_flush(); break;
    case stream_manipulator::flush: detail_flush(); break;
    case stream_manipulator::dec: mine.base = 10; break;
    case stream_manipulator::hex: mine.base = 16; break;
    case stream_manipulator::oct: mine.base = 8; break;
    case stream_manipulator::showbase: mine.shows_base = 1; break;
    case stream_manipulator::noshowbase: mine.shows_base = 0; break;
    case stream_manipulator::showpos: mine.shows_sign = 1; break;
    case stream_manipulator::noshowpos: mine.shows_sign = 0; break;
    case stream_manipulator::fixed: mine.is_fixed = 1; break;
    case stream_manipulator::scientific: mine.is_fixed = 2; break;
    case stream_manipulator::hexfloat: mine.is_fixed = 3; break;
    default: mine.is_fixed = 0; break;
    }
  }
  void detail_apply(detail::stream_number n) const { (n.is_width ? item().width : item().precision) = n.value; }
};

namespace detail {
template <class T> void put_place(const stream &out, const T &x);
}

template <class T> const stream &operator<<(const stream &out, const T &x) {
  if constexpr (std::is_same_v<T, stream_manipulator> || std::is_same_v<T, detail::stream_number>) {
    out.detail_apply(x);
  } else if constexpr (detail::is_vector<T>) {
    for (int i = 0; i < T::size(); ++i)
      out << (i == 0 ? "" : ", ") << x[i];
  } else if constexpr (std::is_same_v<T, char>) {
    out.detail_put(&x, 1);
  } else if constexpr (std::is_same_v<T, bool>) {
    out << (x ? "true" : "false");
  } else if constexpr (std::is_integral_v<T>) {
    const bool negative = x < 0;
    out.detail_whole(negative, negative ? ~static_cast<std::uint64_t>(x) + 1 : static_cast<std::uint64_t>(x));
  } else if constexpr (detail::is_floating<T> || std::is_same_v<T, ext::oneapi::bfloat16>) {
    out.detail_real(static_cast<double>(static_cast<std::conditional_t<std::is_same_v<T, double>, double, float>>(x)));
  } else if constexpr (std::is_convertible_v<const T &, const char *>) {
    const char *begin = x;
    int n = 0;
    while (begin[n])
      ++n;
    out.detail_put(begin, n);
  } else if constexpr (std::is_pointer_v<T>) {
    out.detail_put("0x", 2);
    out.detail_apply(stream_manipulator::hex);
    out.detail_whole(false, reinterpret_cast<std::uint64_t>(x));
    out.detail_apply(stream_manipulator::dec);
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
