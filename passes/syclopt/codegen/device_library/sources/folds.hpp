// What groups fold, and what is to be done with what is before a work-item.
#pragma once

enum Operation { REDUCE, INCLUSIVE, EXCLUSIVE, CLUSTERED, PARTITIONED = 6 };

namespace {
#define FOLD(name, formula)                                                                                            \
  struct name {                                                                                                        \
    template <class T> static INLINED T of(T x, T y) { return formula; }                                               \
  };
FOLD(Add, x + y)
FOLD(Multiply, x *y)
FOLD(Least, y < x ? y : x)
FOLD(Most, x < y ? y : x)
FOLD(And, x &y)
FOLD(Or, x | y)
FOLD(Xor, x ^ y)
#undef FOLD
} // namespace
