// Types and lists of types.
#pragma once

using size_t = decltype(sizeof 0);
using uint = unsigned;
using uchar = unsigned char;
using ushort = unsigned short;
using ulong = unsigned long;
using half = _Float16;

#define INLINED __attribute__((always_inline))
#define INLINE static inline INLINED

// DO(T, what...) for each type.
#define FOR_INTEGERS(DO, ...)                                                                                          \
  DO(char, ##__VA_ARGS__) DO(uchar, ##__VA_ARGS__) DO(short, ##__VA_ARGS__) DO(ushort, ##__VA_ARGS__)                  \
  DO(int, ##__VA_ARGS__) DO(uint, ##__VA_ARGS__) DO(long, ##__VA_ARGS__) DO(ulong, ##__VA_ARGS__)
#define FOR_SIGNLESS(DO, ...)                                                                                          \
  DO(char, ##__VA_ARGS__) DO(short, ##__VA_ARGS__) DO(int, ##__VA_ARGS__) DO(long, ##__VA_ARGS__)
#define FOR_FLOATS(DO, ...) DO(half, ##__VA_ARGS__) DO(float, ##__VA_ARGS__) DO(double, ##__VA_ARGS__)
#define FOR_SCALARS(DO, ...) FOR_INTEGERS(DO, ##__VA_ARGS__) FOR_FLOATS(DO, ##__VA_ARGS__)

#define VECTORS(T)                                                                                                     \
  typedef T T##2 __attribute__((ext_vector_type(2)));                                                                  \
  typedef T T##3 __attribute__((ext_vector_type(3)));                                                                  \
  typedef T T##4 __attribute__((ext_vector_type(4)));                                                                  \
  typedef T T##8 __attribute__((ext_vector_type(8)));                                                                  \
  typedef T T##16 __attribute__((ext_vector_type(16)));
FOR_SCALARS(VECTORS)
#undef VECTORS

template <class T> struct Unsigned;
template <> struct Unsigned<char> { using type = uchar; };
template <> struct Unsigned<uchar> { using type = uchar; };
template <> struct Unsigned<short> { using type = ushort; };
template <> struct Unsigned<ushort> { using type = ushort; };
template <> struct Unsigned<int> { using type = uint; };
template <> struct Unsigned<uint> { using type = uint; };
template <> struct Unsigned<long> { using type = ulong; };
template <> struct Unsigned<ulong> { using type = ulong; };
template <> struct Unsigned<half> { using type = ushort; };
template <> struct Unsigned<float> { using type = uint; };
template <> struct Unsigned<double> { using type = ulong; };
template <class T> using unsigned_of = typename Unsigned<T>::type;
template <class T> constexpr bool is_signed = T(-1) < T(0);
template <class T> constexpr T least = is_signed<T> ? T(T(1) << (sizeof(T) * 8 - 1)) : T(0);
template <class T> constexpr T largest = T(~least<T>);
template <class T> INLINE unsigned_of<T> bits_of(T x) { return __builtin_bit_cast(unsigned_of<T>, x); }

template <class T> struct Wide;
template <> struct Wide<char> { using type = short; };
template <> struct Wide<uchar> { using type = ushort; };
template <> struct Wide<short> { using type = int; };
template <> struct Wide<ushort> { using type = uint; };
template <> struct Wide<int> { using type = long; };
template <> struct Wide<uint> { using type = ulong; };
template <> struct Wide<long> { using type = _BitInt(128); };
template <> struct Wide<ulong> { using type = unsigned _BitInt(128); };
template <class T> using wide = typename Wide<T>::type;
