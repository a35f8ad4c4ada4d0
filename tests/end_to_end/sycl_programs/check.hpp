// What the programs share: a value that is not as expected is told, and the program fails.
#pragma once
#include <cmath>
#include <cstdio>
#include <cstdlib>

inline int failures = 0;

inline void expect(const char *what, double found, double wanted) {
  if (std::fabs(found - wanted) > 1e-5 * std::fmax(1.0, std::fabs(wanted))) {
    std::printf("%s: found %g, expected %g\n", what, found, wanted);
    ++failures;
  }
}

inline int result() {
  std::printf("%s\n", failures ? "failed" : "passed");
  return failures ? EXIT_FAILURE : EXIT_SUCCESS;
}
