// What the programs share: a value that is not as expected is told, and the program fails.
#pragma once
#include <cmath>
#include <cstddef>
#include <cstdio>
#include <cstdlib>

inline int failures = 0;

inline void expect(const char *what, double found, double wanted, double tolerance = 1e-5) {
  if (!(std::fabs(found - wanted) <= tolerance * std::fmax(1.0, std::fabs(wanted)))) {
    std::printf("%s: found %g, expected %g\n", what, found, wanted);
    ++failures;
  }
}

template <typename Found, typename Wanted>
void expect_each(const char *what, const Found &found, const Wanted &wanted, double tolerance = 1e-5) {
  for (std::size_t i = 0; i < wanted.size(); ++i)
    expect(what, static_cast<double>(found[i]), static_cast<double>(wanted[i]), tolerance);
}

inline int result() {
  std::printf("%s\n", failures ? "failed" : "passed");
  return failures ? EXIT_FAILURE : EXIT_SUCCESS;
}
