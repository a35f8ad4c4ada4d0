"""What command groups ask for: one command each, checked and ready to run."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple, Protocol

from syclrt.backends.backend import CopyWork, FillWork, KernelWork
from syclrt.errors import Errc, SyclError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from syclrt.backends.backend import Backend, Launcher
    from syclrt.programs.arguments import Packed
    from syclrt.programs.kernel import Kernel
    from syclrt.ranges import LaunchShape
    from syclrt.submission.places import Place, Runs

_SHORT = 1 << 16  # bytes, which are copied sooner than another thread begins


class Command(Protocol):
    """What is done when all that it waits for has ended."""

    @property
    def is_short(self) -> bool:
        """Whether it is over sooner than another thread would begin it."""
        ...

    @property
    def may_wait(self) -> bool:
        """Whether it may wait for what the host or other commands do meanwhile."""
        ...

    @property
    def may_last(self) -> bool:
        """Whether it can be interrupted from another thread, and may last so long that somebody would do so."""
        ...

    def run(self) -> None:
        """Do it, and return when it is done. Raises what goes wrong."""
        ...


class KernelCommand(NamedTuple):
    """A kernel, run for a range; `may_wait`: its code looks at memory that changes meanwhile."""

    kernel: Kernel
    shape: LaunchShape
    launcher: Launcher
    arguments: Packed
    may_wait: bool

    @property
    def is_short(self) -> bool:
        """Whether launches have been over soon, and nothing can hold up the next one."""
        return self.launcher.is_short and not self.may_wait

    @property
    def may_last(self) -> bool:
        """Whether the launch may last long."""
        return self.launcher.may_last

    def run(self) -> None:
        """Launch it."""
        self.launcher.run(self.arguments.data, self.arguments.local_bytes)

    def work(self) -> KernelWork:
        """Return it as a step of a graph."""
        return KernelWork(self.launcher, self.arguments.data, self.arguments.local_bytes)


class CopyCommand(NamedTuple):
    """A copy of `size` bytes; the offsets are those in target and source."""

    backend: Backend
    target: Place
    source: Place
    size: int
    offsets: tuple[int, int]
    may_wait = False
    may_last = False

    @property
    def is_short(self) -> bool:
        """Whether there are few bytes."""
        return self.size <= _SHORT

    def pieces(self) -> Iterator[tuple[int, int, int]]:
        """Yield address to write, address to read and length of what is without a gap on both sides."""
        return _joined(self.target.runs(self.offsets[0], self.size), self.source.runs(self.offsets[1], self.size))

    def run(self) -> None:
        """Copy."""
        for to, where, length in self.pieces():
            self.backend.copy(to, where, length)

    def work(self) -> CopyWork:
        """Return it as a step of a graph."""
        return CopyWork(tuple(self.pieces()))


class FillCommand(NamedTuple):
    """A pattern, written some times; `is_memset` tells bytes of one value from elements."""

    backend: Backend
    target: Place
    pattern: bytes
    times: int
    is_memset: bool = False
    may_wait = False
    may_last = False

    @property
    def is_short(self) -> bool:
        """Whether there are few bytes."""
        return len(self.pattern) * self.times <= _SHORT

    def run(self) -> None:
        """Fill."""
        for address, length in self.target.runs(0, len(self.pattern) * self.times):
            self.backend.fill(address, self.pattern, length // len(self.pattern))

    def work(self) -> FillWork:
        """Return it as a step of a graph."""
        return FillWork(tuple(self.target.runs(0, len(self.pattern) * self.times)), self.pattern)


class HostTask(NamedTuple):
    """A function of the host."""

    function: Callable[[], object]
    is_short = False
    may_wait = True
    may_last = False

    def run(self) -> None:
        """Call it. Raises `SyclError` for what it raises."""
        try:
            self.function()
        except Exception as error:
            raise SyclError(f"a host task failed: {error!r}", Errc.RUNTIME) from error


class Nothing(NamedTuple):
    """Nothing: a hint, or something that others wait for."""

    what: Literal["prefetch", "mem_advise", "barrier"]
    is_short = True
    may_wait = False
    may_last = False

    def run(self) -> None:
        """Do nothing."""


def _joined(targets: Runs, sources: Runs) -> Iterator[tuple[int, int, int]]:
    """Yield the pieces that are without a gap on both sides."""
    to, room = 0, 0
    for where, length in sources:
        start, rest = where, length
        while rest:
            if not room:
                to, room = next(targets)
            taken = min(rest, room)
            yield to, start, taken
            start, to = start + taken, to + taken
            rest, room = rest - taken, room - taken
