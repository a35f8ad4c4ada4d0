"""What kernels.cl does, in Python for Numba-CUDA."""

# Numba reads kernels itself.
# pyright: reportUnknownParameterType=false, reportMissingParameterType=false, reportUntypedFunctionDecorator=false
# pyright: reportUnknownVariableType=false, reportUnknownMemberType=false, reportUnknownArgumentType=false

from importlib import import_module
from typing import Any

import numpy

numpy.row_stack = numpy.vstack  # which numba-cuda 0.30 asks for, and NumPy 2.5 no longer has

cuda: Any = import_module("numba.cuda")
libdevice: Any = import_module("numba.cuda.libdevice")
float32: Any = import_module("numba").float32
uint32: Any = import_module("numba").uint32

TILE, GROUP = 32, 256
WARPS = GROUP // 32  # a name, as Numba takes no quotient for the size of an array


@cuda.jit
def saxpy(a, x, y):
    i = cuda.grid(1)
    if i < x.size:
        y[i] = a * x[i] + y[i]


@cuda.jit
def stencil(width, height, given, to):
    x, y = cuda.grid(2)
    if x > 0 and y > 0 and x < width - 1 and y < height - 1:
        to[y, x] = float32(0.2) * (given[y, x] + given[y, x - 1] + given[y, x + 1] + given[y - 1, x] + given[y + 1, x])


@cuda.jit
def product(size, a, b, c):
    of_a = cuda.shared.array((TILE, TILE), float32)
    of_b = cuda.shared.array((TILE, TILE), float32)
    column, row = cuda.threadIdx.x, cuda.threadIdx.y
    x, y = cuda.grid(2)
    total = float32(0)
    for tile in range(0, size, TILE):
        of_a[row, column] = a[y, tile + column]
        of_b[row, column] = b[tile + row, x]
        cuda.syncthreads()
        for k in range(TILE):
            total += of_a[row, k] * of_b[k, column]
        cuda.syncthreads()
    c[y, x] = total


@cuda.jit
def product_of_arguments(size, a, b, c):
    given = cuda.shared.array(0, float32)
    of_a, of_b = given[: TILE * TILE], given[TILE * TILE : 2 * TILE * TILE]
    column, row = cuda.threadIdx.x, cuda.threadIdx.y
    x, y = cuda.grid(2)
    total = float32(0)
    for tile in range(0, size, TILE):
        of_a[row * TILE + column] = a[y, tile + column]
        of_b[row * TILE + column] = b[tile + row, x]
        cuda.syncthreads()
        for k in range(TILE):
            total += of_a[row * TILE + k] * of_b[k * TILE + column]
        cuda.syncthreads()
    c[y, x] = total


@cuda.jit
def reduction(count, x, sums):
    parts = cuda.shared.array(GROUP, float32)
    total = float32(0)
    for i in range(cuda.grid(1), x.size, cuda.gridsize(1)):
        total += x[i]
    at = cuda.threadIdx.x
    parts[at] = total
    cuda.syncthreads()
    half = GROUP // 2
    while half:
        if at < half:
            parts[at] += parts[at + half]
        cuda.syncthreads()
        half //= 2
    if at == 0:
        sums[cuda.blockIdx.x] = parts[0]


reduction_long = reduction


@cuda.jit
def reduction_sub_groups(count, x, sums):
    parts = cuda.shared.array(WARPS, float32)
    total = float32(0)
    for i in range(cuda.grid(1), x.size, cuda.gridsize(1)):
        total += x[i]
    lane, warp = cuda.threadIdx.x % 32, cuda.threadIdx.x // 32
    lanes = 16
    while lanes:
        total += cuda.shfl_xor_sync(0xFFFFFFFF, total, lanes)
        lanes //= 2
    if lane == 0:
        parts[warp] = total
    cuda.syncthreads()
    if warp == 0:
        total = parts[lane] if lane < WARPS else float32(0)
        lanes = 16
        while lanes:
            total += cuda.shfl_xor_sync(0xFFFFFFFF, total, lanes)
            lanes //= 2
        if lane == 0:
            sums[cuda.blockIdx.x] = total


@cuda.jit
def histogram(count, x, bins):
    own = cuda.shared.array(256, uint32)
    at = cuda.threadIdx.x
    own[at] = 0
    cuda.syncthreads()
    for i in range(cuda.grid(1), x.size, cuda.gridsize(1)):
        cuda.atomic.add(own, x[i], 1)
    cuda.syncthreads()
    cuda.atomic.add(bins, at, own[at])


@cuda.jit
def mandelbrot(most, steps):
    column, row = cuda.grid(2)
    width, height = cuda.gridsize(2)
    from_x = float32(3) * float32(column) / float32(width) - float32(2)
    from_y = float32(2) * float32(row) / float32(height) - float32(1)
    x, y = float32(0), float32(0)
    step = 0
    while step < most and x * x + y * y < float32(4):
        x, y = x * x - y * y + from_x, float32(2) * x * y + from_y
        step += 1
    steps[row * width + column] = step


@cuda.jit
def bodies(count, given, forces):
    i = cuda.grid(1)
    if i >= count:
        return
    here_x, here_y, here_z = given[i, 0], given[i, 1], given[i, 2]
    x, y, z = float32(0), float32(0), float32(0)
    for j in range(count):
        dx, dy, dz = given[j, 0] - here_x, given[j, 1] - here_y, given[j, 2] - here_z
        inverse = libdevice.rsqrtf(dx * dx + dy * dy + dz * dz + float32(0.01))
        pull = given[j, 3] * inverse * inverse * inverse
        x += dx * pull
        y += dy * pull
        z += dz * pull
    forces[i, 0], forces[i, 1], forces[i, 2], forces[i, 3] = x, y, z, float32(0)
