// Functions of whole vectors, and what moves them from and to memory.
#pragma once

// Geometry. Sums of squares have a wider type, or are scaled where squares would not fit.
template <class V> struct Lanes;
#define COUNT(T, n)                                                                                                    \
  template <> struct Lanes<T##n> { static constexpr int count = n; };
#define COUNTS(T) COUNT(T, 2) COUNT(T, 3) COUNT(T, 4)
FOR_FLOATS(COUNTS)
#undef COUNTS
#undef COUNT

// The type that sums of squares are computed in.
template <class T> struct Sum { using type = double; };
template <> struct Sum<half> { using type = float; };

template <class T, class V> INLINE typename Sum<T>::type sum_of_products(V x, V y) {
  typename Sum<T>::type sum = 0;
  for (int i = 0; i < Lanes<V>::count; ++i)
    sum += (typename Sum<T>::type)x[i] * (typename Sum<T>::type)y[i];
  return sum;
}
INLINE float root(float x) { return __builtin_sqrtf(x); }
INLINE double root(double x) { return __builtin_sqrt(x); }

template <class V> INLINE double largest_of(V x) {
  double found = 0;
  for (int i = 0; i < Lanes<V>::count; ++i)
    found = __builtin_fmax(found, __builtin_fabs((double)x[i]));
  return found;
}
// What to multiply with, so that squares are neither too large nor too small.
template <class T, class V> INLINE T scale_for(V x) {
  if constexpr (sizeof(T) == 8) {
    double most = largest_of(x);
    return most > 0x1p510 ? 0x1p-600 : most < 0x1p-480 ? 0x1p600 : 1.0;
  }
  return T(1);
}
template <class T, class V> static T length_of(V x) {
  T scale = scale_for<T>(x);
  if constexpr (sizeof(T) == 8)
    for (int i = 0; i < Lanes<V>::count; ++i)
      if (__builtin_isinf(x[i]))
        return __builtin_inf();
  return (T)root(sum_of_products<T>(x * scale, x * scale)) / scale;
}
template <class T, class V> static V normalized(V x) {
  bool is_infinite = false;
  for (int i = 0; i < Lanes<V>::count; ++i)
    is_infinite |= __builtin_isinf(x[i]);
  if (is_infinite)
    for (int i = 0; i < Lanes<V>::count; ++i)
      x[i] = __builtin_copysign(__builtin_isinf(x[i]) ? 1.0 : x[i] == x[i] ? 0.0 : (double)x[i], (double)x[i]);
  T scale = scale_for<T>(x);
  auto squares = sum_of_products<T>(x * scale, x * scale);
  if (squares == 0)
    return x;
  for (int i = 0; i < Lanes<V>::count; ++i)
    x[i] = (T)(x[i] * scale / root(squares));
  return x;
}

#define GEOMETRY(T, n)                                                                                                 \
  T dot(T##n x, T##n y) { return (T)sum_of_products<T>(x, y); }                                                        \
  T __spirv_Dot(T##n x, T##n y) { return (T)sum_of_products<T>(x, y); }                                                \
  T length(T##n x) { return length_of<T>(x); }                                                                         \
  T distance(T##n x, T##n y) { return length_of<T>(x - y); }                                                           \
  T##n normalize(T##n x) { return normalized<T>(x); }                                                                  \
  T fast_length(T##n x) { return (T)root(sum_of_products<T>(x, x)); }                                                  \
  T fast_distance(T##n x, T##n y) { return (T)root(sum_of_products<T>(x - y, x - y)); }                                \
  T##n fast_normalize(T##n x) {                                                                                        \
    auto squares = sum_of_products<T>(x, x), inverse = 1 / root(squares);                                              \
    for (int i = 0; i < n && squares != 0; ++i)                                                                        \
      x[i] = (T)(x[i] * inverse);                                                                                      \
    return x;                                                                                                          \
  }
#define GEOMETRIES(T)                                                                                                  \
  GEOMETRY(T, 2) GEOMETRY(T, 3) GEOMETRY(T, 4)                                                                         \
  T dot(T x, T y) { return x * y; }                                                                                    \
  T length(T x) { return fabs(x); }                                                                                    \
  T distance(T x, T y) { return fabs(x - y); }                                                                         \
  T normalize(T x) { return x != x || x == T(0) ? x : copysign(T(1), x); }                                             \
  T fast_length(T x) { return fabs(x); }                                                                               \
  T fast_distance(T x, T y) { return fabs(x - y); }                                                                    \
  T fast_normalize(T x) { return normalize(x); }                                                                       \
  T##3 cross(T##3 x, T##3 y) { return x.yzx * y.zxy - x.zxy * y.yzx; }                                                 \
  T##4 cross(T##4 x, T##4 y) {                                                                                         \
    T##3 product = cross(x.xyz, y.xyz);                                                                                \
    return (T##4){product.x, product.y, product.z, T(0)};                                                              \
  }
FOR_FLOATS(GEOMETRIES)
#undef GEOMETRIES
#undef GEOMETRY

// Vectors in memory that is aligned for their elements alone.
#define MOVE(T, n)                                                                                                     \
  T##n vload##n(size_t at, T *p) {                                                                               \
    T##n x;                                                                                                            \
    __builtin_memcpy(&x, p + at * n, n * sizeof(T));                                                                   \
    return x;                                                                                                          \
  }                                                                                                                    \
  void vstore##n(T##n x, size_t at, T *p) { __builtin_memcpy(p + at * n, &x, n * sizeof(T)); }
#define MOVES(T) MOVE(T, 2) MOVE(T, 3) MOVE(T, 4) MOVE(T, 8) MOVE(T, 16)
FOR_SCALARS(MOVES)
#undef MOVES
#undef MOVE
