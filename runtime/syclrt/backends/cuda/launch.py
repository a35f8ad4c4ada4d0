"""Kernels of loaded programs, ready to be launched: how a range becomes grids."""

from __future__ import annotations

import ctypes
from contextlib import nullcontext
from functools import lru_cache
from itertools import product
from math import prod
from struct import Struct, pack
from typing import TYPE_CHECKING, Protocol

from syclopt.cached_property import cached_property
from syclrt.backends.cuda.driver import address_of_bytes, call, driver
from syclrt.backends.cuda.lines import CudaLine
from syclrt.backends.cuda.memory import Pool
from syclrt.backends.cuda.native_calls import NativeGrid, NativeKernel
from syclrt.errors import Errc, SyclError
from syclrt.ranges import GroupLimits

if TYPE_CHECKING:
    from collections.abc import Iterator

    from syclopt import KernelFacts
    from syclrt.backends.backend import ArgumentPlaces, DirectLaunch, Line
    from syclrt.backends.cuda.gpu import Gpu
    from syclrt.backends.cuda.printing import Printer
    from syclrt.backends.resources import Resources
    from syclrt.backends.straight_calls import StraightLaunch
    from syclrt.ranges import LaunchShape

    Extents = tuple[int, int, int]

_WORK_ITEMS = 256  # of a work-group, where the range has none
_ROW = 32  # work-items of a sub-group, which access memory together
_ROWS = (64, 32, 128, 256)  # the first is the best: rows of memory are read, and rows beside each other
_MOST_IN_Z = 64  # work-items of a work-group
_MOST_GROUPS = ((1 << 31) - 1, 65535, 65535)  # of a grid
_MOST_ITEMS = (1 << 32) - 1  # of a grid, in one dimension: kernels count them in 32 bits
_WITHOUT_ASKING = 48 << 10  # bytes of local memory
_REMEMBERED = 256  # ranges: many kernels are launched for the same
_GRID, _KERNEL = Struct("=4I6Q12I"), Struct("=5Q9I4x")  # `NativeGrid` and `NativeKernel`
_MOST_PRIVATE = 512 << 10  # bytes of private memory of a work-item


class Program(Protocol):
    """Loaded code, which kernels keep."""

    gpu: Gpu
    pool: Pool
    printer: Printer


class CudaEntry:
    """A kernel of a loaded program."""

    def __init__(
        self, program: Program, function: int, name: str, facts: KernelFacts, most_items: int, private_bytes: int
    ) -> None:
        """Take the program, which it keeps, the function, and what is known of it."""
        self.gpu = program.gpu
        self.program = program
        self.function = function
        self.name = name
        self.facts = facts
        self.number = self.gpu.number_of(name)
        self.most_items = most_items
        """The most work-items of a work-group that the code takes: each has its registers."""
        self.private_bytes = private_bytes
        """The private memory of each work-item."""
        self._allowed = 0  # bytes of local memory

    @cached_property
    def static_local_bytes(self) -> int:
        """The local memory of variables in the code."""
        return self.attribute("SHARED_SIZE_BYTES")

    def attribute(self, name: str) -> int:
        """Return an attribute of the function, as the driver calls it."""
        key = getattr(driver().CUfunction_attribute, f"CU_FUNC_ATTRIBUTE_{name}")
        with self.gpu.current():
            status, found = self.gpu.calls.attribute_of(self.function, int(key))
        self.gpu.check_status(status, f"cannot look at kernel '{self.name}'", kernel=self.name)
        return found

    def allow(self, local_bytes: int) -> None:
        """Let launches ask for local memory. Raises `SyclError` (INVALID) for more than there is."""
        if local_bytes <= self._allowed:
            return
        most = self.gpu.facts.local_mem_size - self.static_local_bytes
        if local_bytes > most:
            message = f"kernel '{self.name}' asks for {local_bytes} bytes of local memory, of which {most} are left"
            raise SyclError(message, Errc.INVALID, kernel=self.name)
        self._allowed = _WITHOUT_ASKING - self.static_local_bytes
        if local_bytes > self._allowed:
            api = driver()
            key = api.CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
            with self.gpu.current():
                call("cannot ask for local memory", api.cuFuncSetAttribute, self.function, key, most)
            self._allowed = most

    def refusal(self) -> SyclError:
        """Return what to raise for code whose work-items have more memory of their own than a GPU gives them."""
        message = f"kernel '{self.name}' takes {self.private_bytes} bytes of private memory for each work-item"
        return SyclError(f"{message}, of which there are {_MOST_PRIVATE}", Errc.INVALID, kernel=self.name)

    def resources(self) -> Resources:
        """Return what the kernel takes, as the driver tells it."""
        from syclrt.backends.resources import Resources

        size = prod(self.facts.work_group_size) or self.most_items
        dynamic = self.facts.dynamic_local_bytes
        self.allow(dynamic)
        with self.gpu.current():
            count = driver().cuOccupancyMaxActiveBlocksPerMultiprocessor
            groups = int(call(f"cannot look at kernel '{self.name}'", count, self.function, size, dynamic))
        registers, constant = self.attribute("NUM_REGS"), self.attribute("CONST_SIZE_BYTES")
        shared = self.static_local_bytes + dynamic
        return Resources(registers, shared, self.private_bytes, constant, self.most_items, groups)

    def launcher(self, shape: LaunchShape, places: ArgumentPlaces) -> CudaLauncher:
        """Return what runs it for a range, with arguments that stand at some places."""
        return CudaLauncher(self, shape, places)


class CudaLauncher:
    """A kernel and a range."""

    is_short = False
    may_last = False

    def __init__(self, entry: CudaEntry, shape: LaunchShape, places: ArgumentPlaces) -> None:
        """Raise `SyclError`: ND_RANGE for too large work-groups, INVALID for code with too much private memory."""
        self.entry = entry
        if entry.private_bytes > _MOST_PRIVATE:
            raise entry.refusal()
        self.has_run = False
        facts = entry.facts
        block = shape.local_size
        if shape.is_nd_range:
            self._check(block)
        else:
            limits = shape.limits or GroupLimits()
            most = min(entry.most_items, limits.items)
            block = work_group(shape.global_size, most, facts.guarded_dimensions, limits.extents)
        self.block = block
        self._grids = packed_grids(shape, block)
        self.parameter_offsets = (0,) if facts.has_arguments_in_memory else places.offsets
        """Where each parameter stands among what is passed."""
        self._offsets = pack(f"{len(self.parameter_offsets)}I", *self.parameter_offsets)
        self._of_local_memory = places.of_local_memory if facts.dynamic_local_bytes else ()
        self._takes_local = bool(places.of_local_memory)
        if facts.dynamic_local_bytes:
            entry.allow(facts.dynamic_local_bytes)

    @cached_property
    def grids(self) -> tuple[NativeGrid, ...]:
        """The parts of the range that grids can have, none for an empty range."""
        return grids(self._grids)

    @cached_property
    def native(self) -> NativeKernel:
        """The kernel and the range for native code."""
        found = NativeKernel.from_buffer_copy(self._packed(may_wait=False))
        found.places, found.grids = map(address_of_bytes, (self._offsets, self._grids))
        return found

    def _packed(self, *, may_wait: bool) -> bytes:
        """Return a `NativeKernel`, without the addresses of places and grids."""
        entry, facts = self.entry, self.entry.facts
        return _KERNEL.pack(
            *(entry.gpu.calls.launch_kernel, entry.function, 0, 0, entry.number, len(self.parameter_offsets)),
            *(len(self._grids) // _GRID.size, *self.block, facts.dynamic_local_bytes),
            *(self._takes_local, facts.waits_for_grids, may_wait),
        )

    def direct(self, rows: bytes, context: object, *, may_wait: bool) -> DirectLaunch | None:
        """Return what launches it with arguments of Python; None where the line has to do more than that."""
        facts = self.entry.facts
        if facts.prints or facts.has_arguments_in_memory:
            return None
        kernel = self._packed(may_wait=may_wait)
        return self.entry.gpu.calls.new_call(rows, kernel, self._offsets, self._grids, context, self)

    def direct_for_any(self, rows: bytes, context: object, *, may_wait: bool) -> None:
        """Return None: grids are planned for each range."""

    def straight_for_any(self, *, has_groups: bool, may_wait: bool) -> None:
        """Return None likewise."""

    def straight(self, *, may_wait: bool) -> StraightLaunch | None:
        """Return native code that launches it; None likewise."""
        if may_wait or self.entry.facts.prints or not self.passes_as_they_are:
            return None
        return self.entry.gpu.calls.straight(self.native, self)

    def run(self, line: Line, arguments: bytes, local_bytes: int) -> None:
        """Have a line run it. Raises `SyclError` where the driver refuses it."""
        assert isinstance(line, CudaLine)
        entry, facts = self.entry, self.entry.facts
        if local_bytes:
            entry.allow(facts.dynamic_local_bytes + local_bytes)
        data = self.passed(arguments, line)
        with entry.program.printer.taking(line) if facts.prints else nullcontext():
            status = entry.gpu.calls.launch(ctypes.addressof(self.native), line.place, data, local_bytes)
            entry.gpu.check_status(status, f"cannot launch kernel '{entry.name}'", kernel=entry.name)
        self.has_run = True

    @property
    def passes_as_they_are(self) -> bool:
        """Whether arguments are passed as they are packed."""
        return not (self.entry.facts.has_arguments_in_memory or self._of_local_memory)

    def passed(self, arguments: bytes, line: CudaLine) -> bytes:
        """Return what is passed: the arguments, or where they stand in memory, which they are copied to.

        Their local memory comes after that of the kernel's own variables.
        """
        arguments = self.placed(arguments)
        if not self.entry.facts.has_arguments_in_memory:
            return arguments
        lease = self.entry.program.pool.allocate("device", len(arguments))
        line.keep(line.count + 1, lease)
        line.upload(lease.address, arguments)
        return lease.address.to_bytes(8, "little")

    def placed(self, arguments: bytes) -> bytes:
        """Return arguments in which offsets into local memory begin behind the kernel's own variables."""
        if not self._of_local_memory:
            return arguments
        moved = bytearray(arguments)
        for at in self._of_local_memory:
            offset = int.from_bytes(moved[at : at + 4], "little") + self.entry.facts.dynamic_local_bytes
            moved[at : at + 4] = offset.to_bytes(4, "little")
        return bytes(moved)

    def _check(self, block: Extents) -> None:
        entry, size = self.entry, prod(block)
        device = entry.gpu.facts
        if any(extent > most for extent, most in zip(block, device.max_work_item_sizes, strict=True)):
            most = device.max_work_item_sizes
            why = f"the extents of a work-group are at most {most} on '{device.name}', found {block}"
        elif size > entry.most_items:
            registers = entry.attribute("NUM_REGS")
            most = f"{entry.most_items} work-items, of {registers} registers each"
            why = f"its code takes work-groups of at most {most}, found {size}"
        else:
            return
        raise SyclError(f"kernel '{entry.name}' cannot be launched: {why}", Errc.ND_RANGE, kernel=entry.name)


@lru_cache(_REMEMBERED)
def work_group(size: Extents, most: int, guarded: int, largest: Extents) -> Extents:
    """Return the work-groups for a range without any: rows of sub-groups, not more work-items than `most`.

    No extent is above the `largest`. They divide the range, but need not in the first dimensions, so many as are
    `guarded`.
    """
    rest = min(_WORK_ITEMS, most)
    if guarded and size[1] == size[2] == 1:
        return _above(size[0], min(rest, largest[0])), 1, 1
    if guarded and (tile := _tile(size, 1 << (rest.bit_length() - 1), guarded, largest)) is not None:
        return tile
    row = _ROW if size[1] * size[2] > 1 else _WORK_ITEMS
    extents: list[int] = []
    for dimension, extent in enumerate(size):
        limit = min(rest, (row, _WORK_ITEMS, _MOST_IN_Z)[dimension], largest[dimension])
        extents.append(_above(extent, limit) if dimension < guarded else _divisor(extent, limit))
        rest //= extents[-1]
    x, y, z = extents
    return x, y, z


def _tile(size: Extents, items: int, guarded: int, largest: Extents) -> Extents | None:
    """Return full work-groups of whole sub-groups, those with the fewest work-items outside; None for a small range."""
    width, height, _ = size
    tiles = [
        (row, items // row, 1)
        for row in _ROWS
        if min(_above(width, items), largest[0]) >= row <= items
        and min(_above(height, items), largest[1]) >= items // row
        and (guarded > 1 or height % (items // row) == 0)
    ]
    return min(tiles, key=lambda tile: -(-width // tile[0]) * tile[0] * -(-height // tile[1]) * tile[1], default=None)


def _above(extent: int, limit: int) -> int:
    """Return the least power of two that is not less than an extent, or the largest one up to the limit."""
    return min(1 << max(0, extent - 1).bit_length(), 1 << (limit.bit_length() - 1))


def _divisor(extent: int, limit: int) -> int:
    """Return the largest divisor of an extent up to a limit."""
    return next((one for one in range(min(limit, extent), 1, -1) if extent % one == 0), 1)


@lru_cache(_REMEMBERED)
def packed_grids(shape: LaunchShape, block: Extents) -> bytes:
    """Return the parts of a range that grids can have, each as a `NativeGrid`; none for an empty range."""
    (width, height, depth), (x, y, z) = shape.global_size, block
    if not width * height * depth:
        return b""
    counts = -(-width // x), -(-height // y), -(-depth // z)
    limits = min(_MOST_GROUPS[0], _MOST_ITEMS // x), min(_MOST_GROUPS[1], _MOST_ITEMS // y), _MOST_GROUPS[2]
    if counts[0] <= limits[0] and counts[1] <= limits[1] and counts[2] <= limits[2]:
        return _grid(shape, block, counts, (0, 0, 0), counts)
    return b"".join(_parts(shape, block, counts, limits))


def grids(packed: bytes) -> tuple[NativeGrid, ...]:
    """Return parts of a range."""
    return tuple(NativeGrid.from_buffer_copy(packed, start) for start in range(0, len(packed), _GRID.size))


def _parts(shape: LaunchShape, block: Extents, counts: Extents, limits: Extents) -> Iterator[bytes]:
    firsts = (range(0, count, most) for count, most in zip(counts, limits, strict=True))
    for x, y, z in product(*firsts):
        size = [min(count - at, most) for count, at, most in zip(counts, (x, y, z), limits, strict=True)]
        yield _grid(shape, block, counts, (x, y, z), (size[0], size[1], size[2]))


def _grid(shape: LaunchShape, block: Extents, counts: Extents, first: Extents, size: Extents) -> bytes:
    """Return the part of a range with so many work-groups in each dimension that begins with one."""
    (width, height, depth), (right, down, back) = shape.global_size, shape.offset
    x, y, z = first[0] * block[0], first[1] * block[1], first[2] * block[2]
    left = min(width - x, _MOST_ITEMS), min(height - y, _MOST_ITEMS), min(depth - z, _MOST_ITEMS)
    return _GRID.pack(
        *(*size, 0, x + right, y + down, z + back, width, height, depth),
        *(*left, *first, *counts, shape.dimensions, 0, 0),
    )
