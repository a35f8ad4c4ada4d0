// How a kernel ends with a message, and C's functions.
#pragma once

extern "C" {
[[noreturn]] void abort() { __builtin_trap(); }

// What a GPU says itself, where nobody takes what is printed.
[[noreturn]] void __assertfail(const char *what, const char *file, uint line, const char *function, size_t);
void *malloc(size_t);
}

template <class T> INLINE ulong as_slot(T x) {
  if constexpr (__is_pointer(T))
    return (ulong)x;
  else
    return (ulong)(long)x;
}
template <class... Values> [[noreturn]] INLINE void stop(const char *format, Values... values) {
  ulong slots[] = {as_slot(values)..., 0};
  if (print_to(2, format, slots, sizeof...(values)) < 0)
    __assertfail(format, "", 0, "", 1);
  __scoped_atomic_thread_fence(__ATOMIC_SEQ_CST, __MEMORY_SCOPE_SYSTEM);
  abort();
}

#define NAMED(T, name, as, parameters, ...)                                                                            \
  T c_##name parameters __asm__(#as);                                                                                  \
  T c_##name parameters { return __VA_ARGS__; }
#define ONE(name)                                                                                                      \
  NAMED(float, name##_float, name##f, (float x), ::name(x)) NAMED(double, name##_double, name, (double x), ::name(x))
#define TWO(name)                                                                                                      \
  NAMED(float, name##_float, name##f, (float x, float y), ::name(x, y))                                                \
  NAMED(double, name##_double, name, (double x, double y), ::name(x, y))
ONE(acos) ONE(acosh) ONE(asin) ONE(asinh) ONE(atan) ONE(atanh) ONE(cbrt) ONE(ceil) ONE(cos) ONE(cosh) ONE(erf)
ONE(erfc) ONE(exp) ONE(exp10) ONE(exp2) ONE(expm1) ONE(fabs) ONE(floor) ONE(lgamma) ONE(log) ONE(log10) ONE(log1p)
ONE(log2) ONE(logb) ONE(rint) ONE(round) ONE(sin) ONE(sinh) ONE(sqrt) ONE(tan) ONE(tanh) ONE(tgamma) ONE(trunc)
TWO(atan2) TWO(copysign) TWO(fdim) TWO(fmax) TWO(fmin) TWO(fmod) TWO(hypot) TWO(nextafter) TWO(pow) TWO(remainder)
#define OTHERS(T, name, f)                                                                                             \
  NAMED(T, fma_##T, fma##f, (T x, T y, T z), ::fma(x, y, z))                                                           \
  NAMED(T, frexp_##T, frexp##f, (T x, int *exponent), ::frexp(x, exponent))                                            \
  NAMED(T, ldexp_##T, ldexp##f, (T x, int n), ::ldexp(x, n))                                                           \
  NAMED(T, scalbn_##T, scalbn##f, (T x, int n), ::ldexp(x, n))                                                         \
  NAMED(T, scalbln_##T, scalbln##f, (T x, long n), ::ldexp(x, (int)clamp(n, -100000L, 100000L)))                       \
  NAMED(T, lgamma_r_##T, lgamma##f##_r, (T x, int *sign), gamma_of(x, sign))                                           \
  NAMED(T, modf_##T, modf##f, (T x, T *whole), ::modf(x, whole))                                                       \
  NAMED(T, nan_##T, nan##f, (const char *), T(__builtin_nan("")))                                                      \
  NAMED(T, nearbyint_##T, nearbyint##f, (T x), ::rint(x))                                                              \
  NAMED(T, remquo_##T, remquo##f, (T x, T y, int *quotient), ::remquo(x, y, quotient))                                 \
  NAMED(int, ilogb_##T, ilogb##f, (T x), x != x ? least<int> : ::ilogb(x))                                             \
  NAMED(long, llrint_##T, llrint##f, (T x), (long)::rint(x)) NAMED(long, lrint_##T, lrint##f, (T x), (long)::rint(x))  \
  NAMED(long, llround_##T, llround##f, (T x), (long)::round(x))                                                        \
  NAMED(long, lround_##T, lround##f, (T x), (long)::round(x))                                                          \
  void c_sincos_##T(T x, T *sine, T *cosine) __asm__("sincos" #f);                                                     \
  void c_sincos_##T(T x, T *sine, T *cosine) { *sine = ::sincos(x, cosine); }
OTHERS(float, float, f) OTHERS(double, double, )
NAMED(int, abs, abs, (int x), x < 0 ? -x : x)
NAMED(long, labs, labs, (long x), x < 0 ? -x : x)
NAMED(long, llabs, llabs, (long x), x < 0 ? -x : x)
#undef OTHERS
#undef TWO
#undef ONE
#undef NAMED

// Loops that LLVM may not take for calls of themselves.
#define PLAIN_LOOP __attribute__((no_builtin))
extern "C" {
PLAIN_LOOP int memcmp(const void *x, const void *y, size_t count) {
  const uchar *a = (const uchar *)x, *b = (const uchar *)y;
  for (size_t at = 0; at < count; ++at)
    if (a[at] != b[at])
      return a[at] < b[at] ? -1 : 1;
  return 0;
}
PLAIN_LOOP int bcmp(const void *x, const void *y, size_t count) { return memcmp(x, y, count); } // LLVM's, for equality
PLAIN_LOOP void *memchr(const void *text, int c, size_t count) {
  for (const uchar *at = (const uchar *)text, *end = at + count; at < end; ++at)
    if (*at == (uchar)c)
      return (void *)at;
  return nullptr;
}
PLAIN_LOOP void *memrchr(const void *text, int c, size_t count) {
  for (const uchar *at = (const uchar *)text + count; at-- > (const uchar *)text;)
    if (*at == (uchar)c)
      return (void *)at;
  return nullptr;
}
PLAIN_LOOP void *memcpy(void *to, const void *from, size_t count) {
  for (size_t at = 0; at < count; ++at)
    ((char *)to)[at] = ((const char *)from)[at];
  return to;
}
PLAIN_LOOP void *memmove(void *to, const void *from, size_t count) {
  if ((ulong)to - (ulong)from >= count)
    return memcpy(to, from, count);
  for (size_t at = count; at-- > 0;)
    ((char *)to)[at] = ((const char *)from)[at];
  return to;
}
PLAIN_LOOP void *memset(void *to, int c, size_t count) {
  for (size_t at = 0; at < count; ++at)
    ((char *)to)[at] = (char)c;
  return to;
}
PLAIN_LOOP void *calloc(size_t count, size_t size) {
  void *found = count && size > -1ul / count ? nullptr : malloc(count * size);
  return found ? memset(found, 0, count * size) : nullptr;
}
PLAIN_LOOP size_t strlen(const char *text) {
  size_t size = 0;
  while (text[size])
    ++size;
  return size;
}
PLAIN_LOOP size_t wcslen(const int *text) { // LLVM makes calls of it of loops over any words of 32 bits
  size_t size = 0;
  while (text[size])
    ++size;
  return size;
}
PLAIN_LOOP int wmemcmp(const int *x, const int *y, size_t count) {
  for (size_t at = 0; at < count; ++at)
    if (x[at] != y[at])
      return x[at] < y[at] ? -1 : 1;
  return 0;
}
PLAIN_LOOP char *strchr(const char *text, int c) {
  for (;; ++text) {
    if (*text == (char)c)
      return (char *)text;
    if (!*text)
      return nullptr;
  }
}
PLAIN_LOOP int strncmp(const char *x, const char *y, size_t count) {
  for (size_t at = 0; at < count; ++at)
    if (x[at] != y[at] || !x[at])
      return (uchar)x[at] - (uchar)y[at];
  return 0;
}
PLAIN_LOOP int strcmp(const char *x, const char *y) { return strncmp(x, y, -1ul); }
PLAIN_LOOP char *strcpy(char *to, const char *from) {
  memcpy(to, from, strlen(from) + 1);
  return to;
}
PLAIN_LOOP char *stpcpy(char *to, const char *from) {
  size_t size = strlen(from);
  memcpy(to, from, size + 1);
  return to + size;
}
PLAIN_LOOP size_t strnlen(const char *text, size_t count) {
  size_t size = 0;
  while (size < count && text[size])
    ++size;
  return size;
}
PLAIN_LOOP char *strncpy(char *to, const char *from, size_t count) {
  size_t size = strnlen(from, count);
  memcpy(to, from, size);
  memset(to + size, 0, count - size);
  return to;
}
PLAIN_LOOP char *strncat(char *to, const char *from, size_t count) {
  char *end = to + strlen(to);
  size_t size = strnlen(from, count);
  memcpy(end, from, size);
  end[size] = 0;
  return to;
}
PLAIN_LOOP char *strcat(char *to, const char *from) { return strncat(to, from, -1ul); }
PLAIN_LOOP char *strrchr(const char *text, int c) {
  for (const char *at = text + strlen(text);; --at) {
    if (*at == (char)c)
      return (char *)at;
    if (at == text)
      return nullptr;
  }
}
PLAIN_LOOP char *strstr(const char *text, const char *part) {
  size_t size = strlen(part);
  for (;; ++text) {
    if (!strncmp(text, part, size))
      return (char *)text;
    if (!*text)
      return nullptr;
  }
}
PLAIN_LOOP size_t strcspn(const char *text, const char *stops) {
  size_t size = 0;
  while (text[size] && !strchr(stops, text[size]))
    ++size;
  return size;
}
PLAIN_LOOP size_t strspn(const char *text, const char *taken) {
  size_t size = 0;
  while (text[size] && strchr(taken, text[size]))
    ++size;
  return size;
}
PLAIN_LOOP char *strpbrk(const char *text, const char *stops) {
  const char *found = text + strcspn(text, stops);
  return *found ? (char *)found : nullptr;
}
}
