# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Print the module that Numba writes for a small compiled function, whatever machine and folder this runs in."""

import os
import sys

os.environ["NUMBA_CPU_NAME"] = "generic"
os.environ["NUMBA_CPU_FEATURES"] = ""

from numba import float64, int64, njit


def axpy(a, x, y, stop):
    total = 0.0
    for i in range(min(stop, len(x))):
        y[i] = a * x[i] + y[i]
        total += y[i]
    if total < 0:
        raise ValueError("negative sum")
    return total


axpy.__code__ = axpy.__code__.replace(co_filename="<numba_axpy>")
compiled = njit((float64, float64[::1], float64[::1], int64))(axpy)
[module] = compiled.inspect_llvm().values()
sys.stdout.write(module)
