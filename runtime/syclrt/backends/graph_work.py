"""What a backend is given of a graph: its steps, and what each of them does."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from syclrt.backends.backend import Launcher


class KernelWork(NamedTuple):
    """A kernel of a graph, with its arguments as `Launcher.run` takes them.

    `may_wait`: it may wait for what others do meanwhile.
    """

    launcher: Launcher
    arguments: bytes
    local_bytes: int
    may_wait: bool


class CopyWork(NamedTuple):
    """Copies: address to write, address to read, and bytes, of each piece of memory."""

    pieces: tuple[tuple[int, int, int], ...]


class FillWork(NamedTuple):
    """A pattern, written to pieces of memory: address and bytes of each, a multiple of the pattern's."""

    pieces: tuple[tuple[int, int], ...]
    pattern: bytes


Work = KernelWork | CopyWork | FillWork | None
"""What one step of a graph does; None: nothing, others only wait for it."""


class Step(NamedTuple):
    """What is done, and the steps (their indices, all smaller than its own) that end before it begins."""

    work: Work
    predecessors: tuple[int, ...]
