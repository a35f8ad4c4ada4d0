// What host code has that devices have in another way: each kernel puts what it finds to its own place in `out`.
#include "once.hpp"
#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <complex>
#include <cstdio>
#include <cstring>
#include <stdexcept>

namespace {

// What all kernels take: their callables hold nothing else.
struct values {
  long *out;
  double d;
  float f;
  int n;
};

struct pair_of_floats {
  float first, second;
};
struct of_three {
  long first, second, third;
};
struct bits {
  unsigned low : 3, middle : 7;
  signed high : 5;
};
enum class colour : unsigned char { red = 1, green = 2, blue = 7 };

// Small structures are passed in registers, large ones in memory, of which the callee has a copy; results, too.
__attribute__((noinline)) float sum(pair_of_floats x) { return x.first + 2 * x.second; }
__attribute__((noinline)) pair_of_floats turned(pair_of_floats x) { return {x.second, x.first}; }
__attribute__((noinline)) long spoiled(of_three x) {
  x.first += 100;
  return x.first + x.second + x.third;
}
__attribute__((noinline)) of_three three(long x) { return {x, x + 1, x + 2}; }

__attribute__((noinline)) int fibonacci(int n) { return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2); }

__attribute__((noinline)) int named(colour x) {
  switch (x) {
  case colour::red:
    return 10;
  case colour::green:
    return 20;
  case colour::blue:
    return 30;
  }
  return 0;
}

constexpr int squares[] = {0, 1, 4, 9, 16, 25, 36, 49};
int twice(int x) { return 2 * x; }
int thrice(int x) { return 3 * x; }
int (*const functions[])(int) = {twice, thrice};

// A function of the user with the name of one of OpenCL's.
__attribute__((noinline)) float length(float x) { return x + 1000; }

struct guard {
  long *place;
  ~guard() { *place += 1; }
};

// Something may throw, as far as the compiler knows; nothing does.
__attribute__((noinline)) long guarded(long *place, long (*function)(long)) {
  guard one{place};
  try {
    guard two{place};
    return function(*place);
  } catch (const std::exception &) {
    return -1;
  }
}
long plus_five(long x) { return x + 5; }

// Pointers to members are offsets, or functions and what is added to the object.
struct members {
  int first, second;
  __attribute__((noinline)) int sum(int x) const { return first + x; }
  __attribute__((noinline)) int product(int x) const { return second * x; }
};

typedef float four_floats __attribute__((vector_size(16)));
__attribute__((noinline)) four_floats squared(four_floats x) { return x * x; }

template <class C> __attribute__((noinline)) int length_of(const C *text) {
  int size = 0;
  while (text[size])
    ++size;
  return size;
}
const char *const words[] = {"one", "three", "fifteen"};

__attribute__((used, section("of_the_program"))) const int placed[] = {4, 5, 6};
__attribute__((used, retain)) int counted;

template <class Name, class F> void row(const F &f) {
  once::parallel_for<Name>(1, [=](std::size_t) { f(); });
}

} // namespace

// Constructors of this class are two names of one function.
struct two_names {
  int value;
  ANNOTATE("syclopt:external") two_names(int);
};
two_names::two_names(int x) : value(x * 7) {}

// What has names that other assemblers cannot read, and what is seen nowhere else.
const int oddly_named[] __asm__("a.table of-four") = {1, 2, 3, 4};
__attribute__((noinline)) int oddly_called(int x) __asm__("a function.of-one");
int oddly_called(int x) { return oddly_named[x & 3] * 10; }
extern __attribute__((visibility("hidden"))) const double hidden[];
const double hidden[] = {0.5, 1.5};
inline const long of_all_units = 300;

asm(".globl assembly_of_the_module\nassembly_of_the_module = 1");

int main() {
  values in{nullptr, 0.25, 0.5f, 5};
  row<class Structures>([=] {
    pair_of_floats pair{1, 2};
    of_three large{1, 2, 3};
    in.out[0] = long(sum(pair)) + long(10 * sum(turned(pair)));
    in.out[1] = spoiled(large) + 1000 * large.first;
    in.out[2] = three(in.n).third;
  });
  row<class Recursion>([=] { in.out[3] = fibonacci(in.n + 5); });
  row<class Switch>([=] { in.out[4] = named(colour(in.n + 2)); });
  row<class Tables>([=] { in.out[5] = squares[in.n]; });
  row<class Pointers>([=] { in.out[6] = functions[in.n & 1](in.n); });
  row<class Wide>([=] {
    unsigned __int128 wide = (unsigned __int128)0xffffffffffffffff * 0x100000001ull + in.n;
    in.out[7] = long(wide >> 64);
    in.out[8] = long(wide / 1000003);
  });
  row<class Floats>([=] {
    in.out[9] = long(1000 * (std::sin(in.f) + std::pow(in.f, 2.0f) + std::exp(in.f)));
    in.out[10] = long(1000 * (std::sin(in.d) + std::pow(in.d, 2.0) + std::cbrt(in.d) + std::fma(in.d, in.d, in.d)));
  });
  row<class Named>([=] { in.out[11] = long(length(in.f)); });
  row<class Bytes>([=] {
    char bytes[64], others[64];
    std::memset(bytes, in.n, sizeof bytes);
    std::memcpy(others, bytes, std::size_t(in.n) * 8);
    std::memmove(bytes + 1, bytes, 8);
    bytes[3] = 'x';
    in.out[12] = others[39] + std::memcmp(bytes, others, 3) + long(std::strlen("seven"));
  });
  row<class Exceptions>([=] {
    in.out[13] = 1;
    in.out[14] = guarded(in.out + 13, plus_five);
  });
  row<class Aliases>([=] { in.out[15] = two_names(in.n).value; });
  row<class Atomics>([=] {
    __atomic_fetch_add(in.out + 16, 4, __ATOMIC_SEQ_CST);
    long expected = 4;
    __atomic_compare_exchange_n(in.out + 16, &expected, 9l, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
    in.out[17] = __atomic_load_n(in.out + 16, __ATOMIC_ACQUIRE);
  });
  row<class Halves>([=] {
    _Float16 half = _Float16(in.f);
    in.out[18] = long(float(half * _Float16(3)) * 100);
  });
  row<class Lengths>([=] {
    int *numbers = static_cast<int *>(__builtin_alloca(std::size_t(in.n) * sizeof(int)));
    for (int i = 0; i < in.n; ++i)
      numbers[i] = i * i;
    in.out[19] = numbers[in.n - 1];
  });
  row<class Asserted>([=] {
    assert(in.n == 5);
    if (in.n != 5)
      __builtin_trap();
    in.out[20] = in.n;
  });
  row<class Bitfields>([=] {
    bits some{};
    some.middle = unsigned(in.n) * 20;
    some.high = -in.n;
    in.out[21] = some.middle + 1000 * some.high;
  });
  row<class Library>([=] {
    std::array<int, 4> numbers{3, in.n, 1, 2};
    std::sort(numbers.begin(), numbers.end());
    std::complex<double> number(in.d, 1);
    in.out[22] = numbers[3] * 10 + std::min(numbers[0], 7) + long(100 * std::norm(number * number));
  });
  row<class Prints>([=] {
    std::printf("%d and %s\n", in.n, "text");
    in.out[23] = 1;
  });
  row<class Checked>([=] {
    char bytes[16], others[16];
    const auto count = std::size_t(in.n);
    __builtin___memset_chk(bytes, in.n, count, __builtin_object_size(bytes, 0));
    __builtin___memcpy_chk(others, bytes, count, __builtin_object_size(others, 0));
    __builtin___memmove_chk(others + 1, others, count, __builtin_object_size(others + 1, 0));
    __builtin___strcpy_chk(bytes, words[in.n & 1], __builtin_object_size(bytes, 0));
    in.out[24] = others[in.n] * 1000 + bytes[4];
  });
  row<class Variables>([=] {
    in.out[25] = placed[in.n & 1] * 1000 + oddly_called(in.n) + long(hidden[in.n & 1] * 2) + of_all_units;
  });
  row<class Members>([=] {
    members some{in.n, 7};
    int members::*number = in.n & 1 ? &members::second : &members::first;
    int (members::*function)(int) const = in.n & 1 ? &members::product : &members::sum;
    in.out[26] = some.*number + 100 * (some.*function)(in.n);
  });
  row<class Texts>([=] {
    in.out[27] = length_of(words[in.n & 1]) + 10 * length_of(L"wide") + 100 * length_of(u"\u20ac") + U'x';
  });
  row<class Vectors>([=] {
    four_floats some = {1, 2, 3, in.f};
    some = squared(some);
    in.out[28] = long(some[2] + 100 * some[3]);
  });
  row<class Widths>([=] {
    unsigned _BitInt(37) narrow = unsigned(in.n) * 1000000007u;
    unsigned _BitInt(100) wide = narrow;
    wide = wide * wide << 30;
    in.out[29] = long(narrow << 8);
    in.out[30] = long(wide >> 40);
  });
  row<class Sums>([=] {
    float sum = in.f;
    __atomic_fetch_add(&sum, 1.25f, __ATOMIC_RELAXED);
    in.out[31] = long(sum * 100);
  });
  row<class Sixteen>([=] { in.out[32] = long(float(__bf16(in.f) * __bf16(3.0f)) * 100); });
  once::parallel_for<class Branches>(
      16,
      [=](std::size_t i) {
        int *tile = once::local_memory<int, 8>();
        const std::size_t own = once::local_id();
        if (i < 8) {
          tile[own] = int(own);
          once::barrier();
          in.out[i] = tile[7 - own];
        } else {
          tile[own] = 2 * int(own);
          once::barrier();
          in.out[i] = 100 + tile[7 - own];
        }
      },
      8);
}
