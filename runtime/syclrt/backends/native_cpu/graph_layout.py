"""Steps of a graph as bytes, which native code reads: runner.cpp says how."""

from __future__ import annotations

from struct import Struct
from typing import TYPE_CHECKING, NamedTuple, Protocol

from syclrt.backends.backend import CopyWork, KernelWork
from syclrt.backends.native_cpu.launch import NativeLauncher

if TYPE_CHECKING:
    from collections.abc import Iterator

    from syclrt.backends.backend import FillWork, Work

LAUNCH_BYTES = 144  # for a `Launch`, so that arguments behind it are aligned
_NO_LAUNCH = bytes(LAUNCH_BYTES)
_LAUNCH = Struct("<112x 2Q 16x")  # for what has no work-items: groups, and how many are taken at once
_PIECES = Struct("<2Q")
_PIECE = Struct("<3Q")
_CHUNK = 1 << 18  # bytes of copies and fills, of which threads take one after another
_BYTES_PER_NANOSECOND = 8


class Functions(Protocol):
    """Where functions for steps without kernels stand."""

    move: int
    do_nothing: int


class NativeStep(NamedTuple):
    """A function, `Launch` for one thread and for several, arguments, and how many nanoseconds it may take."""

    function: int
    alone: bytes
    together: bytes
    arguments: bytes
    nanoseconds: int


def native_step(work: Work, functions: Functions) -> NativeStep:
    """Return what native code does for a step."""
    if isinstance(work, KernelWork):
        launcher = work.launcher
        assert isinstance(launcher, NativeLauncher)
        if launcher.address is not None:
            alone, together = launcher.launches(work.local_bytes)
            return NativeStep(launcher.address, alone, together, work.arguments, launcher.nanoseconds)
    elif work is not None:
        return _copy(work, functions) if isinstance(work, CopyWork) else _fill(work, functions)
    return NativeStep(functions.do_nothing, _NO_LAUNCH, _NO_LAUNCH, b"", 0)


def _copy(work: CopyWork, functions: Functions) -> NativeStep:
    pieces = work.pieces
    can_be_shared = not _may_overlap(pieces)
    if can_be_shared:
        pieces = tuple((to + at, where + at, size) for to, where, length in pieces for at, size in _chunks(length))
    data = [_PIECES.pack(len(pieces), 0), *(_PIECE.pack(*piece) for piece in pieces)]
    return _move(functions, data, len(pieces) if can_be_shared else 1, sum(piece[2] for piece in pieces))


def _fill(work: FillWork, functions: Functions) -> NativeStep:
    each = max(1, _CHUNK // len(work.pattern)) * len(work.pattern)
    pieces = [(to + at, size) for to, length in work.pieces for at, size in _chunks(length, each)]
    data = [_PIECES.pack(len(pieces), len(work.pattern)), *(_PIECE.pack(to, 0, size) for to, size in pieces)]
    return _move(functions, [*data, work.pattern], len(pieces), sum(size for _, size in pieces))


def _move(functions: Functions, data: list[bytes], groups: int, num_bytes: int) -> NativeStep:
    launch = _LAUNCH.pack(groups, 1)
    return NativeStep(functions.move, launch, launch, b"".join(data), num_bytes // _BYTES_PER_NANOSECOND)


def _chunks(length: int, each: int = _CHUNK) -> Iterator[tuple[int, int]]:
    for at in range(0, length, each):
        yield at, min(each, length - at)


def _may_overlap(pieces: tuple[tuple[int, int, int], ...]) -> bool:
    """Tell whether copies may write what others of them read, so that their order matters."""
    if not pieces:
        return False
    first_target, last_target = min(to for to, _, _ in pieces), max(to + size for to, _, size in pieces)
    first_source, last_source = min(where for _, where, _ in pieces), max(where + size for _, where, size in pieces)
    return first_target < last_source and first_source < last_target
