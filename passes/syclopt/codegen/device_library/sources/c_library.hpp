// What C++ of device code calls by names of C, where a process has no such function, or another one.
#pragma once

extern "C" {
[[noreturn]] void abort();

[[noreturn]] void __devicelib_assert_fail(const char *what, const char *file, int line, const char *function,
                                          size_t global_x, size_t global_y, size_t global_z, size_t local_x,
                                          size_t local_y, size_t local_z) {
  stop("%s:%d: %s: global id: [%lu,%lu,%lu], local id: [%lu,%lu,%lu] Assertion `%s` failed.\n", file, line,
       function ? function : "", global_x, global_y, global_z, local_x, local_y, local_z, what);
}
[[noreturn]] void __assert_fail(const char *what, const char *file, uint line, const char *function) {
  __devicelib_assert_fail(what, file, (int)line, function, global_id(0), global_id(1), global_id(2), local_id(0),
                          local_id(1), local_id(2));
}

[[noreturn]] void __cxa_pure_virtual() { stop("a pure virtual function was called\n"); }

float __spirv_bfloat16_to_float(ushort x) { return __builtin_bit_cast(float, (uint)x << 16); }
ushort __spirv_float_to_bfloat16(float x) {
  uint bits = bits_of(x);
  return x != x ? 0x7fc0 | bits >> 16 : (bits + 0x7fff + (bits >> 16 & 1)) >> 16;
}
float __devicelib_ConvertBF16ToFINTEL(const ushort *x) { return __spirv_bfloat16_to_float(*x); }
ushort __devicelib_ConvertFToBF16INTEL(const float *x) { return __spirv_float_to_bfloat16(*x); }

// Destructors that are called through a table mention this; device code deletes nothing.
void _ZdlPv(void *) { abort(); }
void _ZdlPvm(void *, size_t) { abort(); }
void _ZdlPvmSt11align_val_t(void *, size_t, size_t) { abort(); }

// What is called where `_FORTIFY_SOURCE` has the size of what is written to checked.
static void check_size(size_t count, size_t size) {
  if (count > size)
    stop("*** buffer overflow detected ***: terminated\n");
}
void *__memcpy_chk(void *to, const void *from, size_t count, size_t size) {
  check_size(count, size);
  return __builtin_memcpy(to, from, count);
}
void *__memmove_chk(void *to, const void *from, size_t count, size_t size) {
  check_size(count, size);
  return __builtin_memmove(to, from, count);
}
void *__memset_chk(void *to, int c, size_t count, size_t size) {
  check_size(count, size);
  return __builtin_memset(to, c, count);
}
char *__strcpy_chk(char *to, const char *from, size_t size) {
  check_size(__builtin_strlen(from) + 1, size);
  return __builtin_strcpy(to, from);
}
char *__strncpy_chk(char *to, const char *from, size_t count, size_t size) {
  check_size(count, size);
  return __builtin_strncpy(to, from, count);
}
char *__strcat_chk(char *to, const char *from, size_t size) {
  check_size(__builtin_strlen(to) + __builtin_strlen(from) + 1, size);
  return __builtin_strcat(to, from);
}
char *__strncat_chk(char *to, const char *from, size_t count, size_t size) {
  size_t added = __builtin_strlen(from);
  check_size(__builtin_strlen(to) + (added < count ? added : count) + 1, size);
  return __builtin_strncat(to, from, count);
}

// Kinds of characters, as the locale "C" has them.
static bool is_in(int c, char first, char last) { return c >= first && c <= last; }
int islower(int c) { return is_in(c, 'a', 'z'); }
int isupper(int c) { return is_in(c, 'A', 'Z'); }
int isalpha(int c) { return is_in(c, 'a', 'z') || is_in(c, 'A', 'Z'); }
int isdigit(int c) { return is_in(c, '0', '9'); }
int isxdigit(int c) { return is_in(c, '0', '9') || is_in(c, 'a', 'f') || is_in(c, 'A', 'F'); }
int isalnum(int c) { return isalpha(c) || is_in(c, '0', '9'); }
int isblank(int c) { return c == ' ' || c == '\t'; }
int isspace(int c) { return c == ' ' || is_in(c, '\t', '\r'); }
int isprint(int c) { return is_in(c, ' ', '~'); }
int isgraph(int c) { return is_in(c, '!', '~'); }
int ispunct(int c) { return is_in(c, '!', '~') && !isalnum(c); }
int iscntrl(int c) { return is_in(c, 0, 31) || c == 127; }
int tolower(int c) { return is_in(c, 'A', 'Z') ? c + 32 : c; }
int toupper(int c) { return is_in(c, 'a', 'z') ? c - 32 : c; }

struct IntQuotient { int quotient, rest; };
struct LongQuotient { long quotient, rest; };
IntQuotient div(int a, int b) { return {a / b, a % b}; }
LongQuotient ldiv(long a, long b) { return {a / b, a % b}; }
LongQuotient lldiv(long a, long b) { return {a / b, a % b}; }

// A `long double` of device code is a double.
double nexttoward(double x, double y) { return nextafter(x, y); }
float nexttowardf(float x, double y) { return x == y ? float(y) : nextafter(x, y > x ? __builtin_inff() : -__builtin_inff()); }

// Products and quotients of complex numbers, as C says what infinities give.
#define COMPLEX(T, R, multiply, divide)                                                                                \
  struct R { T re, im; };                                                                                              \
  R multiply(T a, T b, T c, T d) {                                                                                     \
    T re = a * c - b * d, im = a * d + b * c;                                                                          \
    if (re == re || im == im)                                                                                          \
      return {re, im};                                                                                                 \
    bool again = false;                                                                                                \
    if (__builtin_isinf(a) || __builtin_isinf(b)) {                                                                    \
      a = copysign(__builtin_isinf(a) ? T(1) : T(0), a), b = copysign(__builtin_isinf(b) ? T(1) : T(0), b);            \
      c = c == c ? c : copysign(T(0), c), d = d == d ? d : copysign(T(0), d);                                          \
      again = true;                                                                                                    \
    }                                                                                                                  \
    if (__builtin_isinf(c) || __builtin_isinf(d)) {                                                                    \
      c = copysign(__builtin_isinf(c) ? T(1) : T(0), c), d = copysign(__builtin_isinf(d) ? T(1) : T(0), d);            \
      a = a == a ? a : copysign(T(0), a), b = b == b ? b : copysign(T(0), b);                                          \
      again = true;                                                                                                    \
    }                                                                                                                  \
    if (!again)                                                                                                        \
      return {re, im};                                                                                                 \
    return {T(__builtin_inf()) * (a * c - b * d), T(__builtin_inf()) * (a * d + b * c)};                               \
  }                                                                                                                    \
  R divide(T a, T b, T c, T d) {                                                                                       \
    T most = fmax(fabs(c), fabs(d));                                                                                   \
    int exponent = most == 0 || most - most != 0 ? 0 : ilogb(most);                                                    \
    T x = ldexp(c, -exponent), y = ldexp(d, -exponent), square = x * x + y * y;                                        \
    T re = ldexp((a * x + b * y) / square, -exponent), im = ldexp((b * x - a * y) / square, -exponent);                \
    if (re == re || im == im)                                                                                          \
      return {re, im};                                                                                                 \
    if (square == 0 && (a == a || b == b)) {                                                                           \
      T infinite = copysign(T(__builtin_inf()), c);                                                                    \
      return {infinite * a, infinite * b};                                                                             \
    }                                                                                                                  \
    if ((__builtin_isinf(a) || __builtin_isinf(b)) && c - c == 0 && d - d == 0) {                                      \
      a = copysign(__builtin_isinf(a) ? T(1) : T(0), a), b = copysign(__builtin_isinf(b) ? T(1) : T(0), b);            \
      return {T(__builtin_inf()) * (a * c + b * d), T(__builtin_inf()) * (b * c - a * d)};                             \
    }                                                                                                                  \
    if (__builtin_isinf(most) && a - a == 0 && b - b == 0) {                                                           \
      c = copysign(__builtin_isinf(c) ? T(1) : T(0), c), d = copysign(__builtin_isinf(d) ? T(1) : T(0), d);            \
      return {T(0) * (a * c + b * d), T(0) * (b * c - a * d)};                                                         \
    }                                                                                                                  \
    return {re, im};                                                                                                   \
  }
COMPLEX(float, FloatComplex, __mulsc3, __divsc3)
COMPLEX(double, DoubleComplex, __muldc3, __divdc3)
#undef COMPLEX
} // extern "C"
