// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Programs here check themselves: they print PASS, or what is wrong, and then fail.
#pragma once
#include <cmath>
#include <cstdio>
#include <cstdlib>

#define CHECK(condition)                                                                                               \
  do {                                                                                                                 \
    if (!(condition)) {                                                                                                \
      std::printf("%s:%d: not so: %s\n", __FILE__, __LINE__, #condition);                                              \
      std::exit(1);                                                                                                    \
    }                                                                                                                  \
  } while (false)

inline bool is_near(double a, double b, double tolerance = 1e-5) { return std::fabs(a - b) <= tolerance * (1 + std::fabs(b)); }
inline int passed() { return std::puts("PASS") < 0; }
