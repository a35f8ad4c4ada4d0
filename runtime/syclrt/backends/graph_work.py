"""What a backend is given of a graph: its steps, what each of them does, and what changes in them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from syclrt.backends.backend import Launcher
    from syclrt.backends.records import DirectParameter


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


class NumberPlace(NamedTuple):
    """A number among the packed arguments of a command group; `values`, its arguments, have it at `at`.

    Groups have a `command`, which is replaced.
    """

    group: object
    values: list[object]
    at: int
    parameter: DirectParameter


class ChangedNumber(NamedTuple):
    """The number of a dynamic `parameter`, which has a `value`: its places, those of each command group side by side.

    The `graph` has `is_at_rest`: whether nobody changes command groups.
    """

    parameter: object
    graph: object
    places: Sequence[NumberPlace]


class CommandTypes(NamedTuple):
    """What launches of kernels are made of: a class with slots, and its `arguments`, the packed ones first.

    The other slots are `kernel`, `shape`, `launcher` and `may_wait`.
    """

    command: type
    packed: type


class UpdatedKernel(NamedTuple):
    """A kernel of an executable graph, whose `node` takes the `command` of a group.

    It launches the same while the command has that launcher, and packed arguments of `num_bytes` that ask for so much
    local memory. The graph has `is_at_rest`: whether it may change now.
    """

    group: object
    node: object
    launcher: Launcher
    local_bytes: int
    num_bytes: int
