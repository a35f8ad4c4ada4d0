"""The kernels as loops for Numba: a kernel's arguments, then the extents of its range."""

# Numba is not annotated, and not installed where types are checked.
# pyright: basic, reportMissingImports=false

from math import sqrt

import numpy as np
from numba import njit, prange

ZERO, QUARTER, HALF, FIFTH, HUNDREDTH = map(np.float32, (0, 0.25, 0.5, 0.2, 0.01))
ONE, TWO, THREE, FOUR = map(np.float32, (1, 2, 3, 4))


@njit(parallel=True, fastmath=False)
def saxpy(a, x, y, count):
    for i in prange(count):
        y[i] = a * x[i] + y[i]


@njit(parallel=True, fastmath=False)
def polynomial(x, y, count):
    for i in prange(count):
        total = HALF
        for _ in range(16):
            total = total * x[i] + QUARTER
        y[i] = total


@njit(parallel=True, fastmath=False)
def stencil(_width, source, to, columns, rows):
    for row in prange(1, rows + 1):
        for column in range(1, columns + 1):
            to[row, column] = FIFTH * (
                source[row, column]
                + source[row, column - 1]
                + source[row, column + 1]
                + source[row - 1, column]
                + source[row + 1, column]
            )


@njit(parallel=True, fastmath=False)
def product(size, a, b, c, columns, rows):
    for block in prange(rows // 16):
        top = block * 16
        total, of_a, of_b = (
            np.empty((16, 16), np.float32),
            np.empty((16, 16), np.float32),
            np.empty((16, 16), np.float32),
        )
        for left in range(0, columns, 16):
            total[:] = ZERO
            for tile in range(0, size, 16):
                for row in range(16):
                    for column in range(16):
                        of_a[row, column] = a[top + row, tile + column]
                        of_b[row, column] = b[tile + row, left + column]
                for row in range(16):
                    for column in range(16):
                        for k in range(16):
                            total[row, column] += of_a[row, k] * of_b[k, column]
            for row in range(16):
                for column in range(16):
                    c[top + row, left + column] = total[row, column]


@njit(parallel=True, fastmath=False)
def mandelbrot(most, steps, width, height):
    for row in prange(height):
        for column in range(width):
            from_x = THREE * np.float32(column) / np.float32(width) - TWO
            from_y = TWO * np.float32(row) / np.float32(height) - ONE
            x = y = ZERO
            step = 0
            while step < most and x * x + y * y < FOUR:
                x, y = x * x - y * y + from_x, TWO * x * y + from_y
                step += 1
            steps[row, column] = step


@njit(parallel=True, fastmath=False)
def bodies(count, bodies, forces, _count):
    for i in prange(count):
        x = y = z = ZERO
        for j in range(count):
            dx, dy, dz = bodies[j, 0] - bodies[i, 0], bodies[j, 1] - bodies[i, 1], bodies[j, 2] - bodies[i, 2]
            square = dx * dx + dy * dy + dz * dz + HUNDREDTH
            pull = bodies[j, 3] / (square * sqrt(square))
            x += dx * pull
            y += dy * pull
            z += dz * pull
        forces[i, 0], forces[i, 1], forces[i, 2], forces[i, 3] = x, y, z, ZERO
