"""Straight-line code for graphs whose steps one thread runs in order, where they are many and their kernels short."""

from __future__ import annotations

from array import array
from collections import Counter
from typing import TYPE_CHECKING

from syclopt.errors import SycloptError
from syclrt.backends.backend import KernelWork
from syclrt.backends.native_cpu.launch import NativeLauncher
from syclrt.backends.native_cpu.short_kernels import Launched, ShortKernels, build_time
from syclrt.backends.native_cpu.straight_text import STRAIGHT_LINE, straight_module
from syclrt.disk_cache import digest, find, store
from syclrt.errors import SyclError, left_out, told
from syclrt.fork_lock import ForkLock

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from syclrt.backends.backend import Loaded, Origin, Work
    from syclrt.backends.native_cpu.backend import NativeCPU
    from syclrt.backends.native_cpu.launch import NativeEntry

_FEWEST = 32  # launches of a kernel, which make it worth to find out whether it is short
_MOST = 64  # sequences in a process: one that makes more and more graphs does not wait for LLVM each time
_NOT_WORTH_IT = f"no short kernel is launched {_FEWEST} times"

Kind = tuple["NativeEntry", bool]
"""A kernel, and whether it is launched for one work-item, not for a row of them."""


class StraightLine:
    """Code for some steps, at an `address`; or the `reason` why there is none, and no address."""

    def __init__(self, numbers: array[int], kinds: dict[Kind | None, int], code: Loaded | None, reason: str) -> None:
        """Take the number of each step, 0: any other work will do, and those of kernels."""
        self._numbers = numbers
        self._kinds = kinds
        self._code = code
        self.address = 0 if code is None else code.address(STRAIGHT_LINE)
        self.reason = reason

    def fits(self, index: int, work: Work) -> bool:
        """Tell whether a step does with other work what the code does."""
        number = self._numbers[index] if self._numbers else 0
        return not number or self._kinds.get(_kind(work)) == number


class StraightLines:
    """Makes the code, once for each sequence of kernels."""

    def __init__(self, backend: NativeCPU) -> None:
        self._backend = backend
        self._short_kernels = ShortKernels(backend)
        self._lock = ForkLock()
        self._made: dict[bytes, Loaded | str] = {}

    def line(self, works: Iterable[Work]) -> StraightLine:
        """Return code for steps, if it is worth it and LLVM makes it in the time that the environment allows."""
        kinds = [*map(_kind, works)]
        likely = [kind for kind, count in Counter(kinds).items() if kind is not None and count >= _FEWEST]
        if not likely:
            return _none(_NOT_WORTH_IT)
        try:
            with self._lock.inner:
                short = self._short(likely)
                if not short:
                    return _none(_NOT_WORTH_IT)
                found: dict[Kind | None, int] = {kind: number for number, kind in enumerate(short, 1)}
                numbers = array("I", [found.get(kind, 0) for kind in kinds])
                made = self._code([*short.values()], numbers)
        except (SyclError, SycloptError) as error:
            return _none(told(error))
        except Exception as error:
            left_out("making one piece of code of the kernels of a graph", error)
            return _none(told(error))
        return _none(made) if isinstance(made, str) else StraightLine(numbers, found, made, "")

    def _short(self, kinds: Sequence[Kind]) -> dict[Kind, bytes]:
        """Return the code of those kernels that are short."""
        of_origin: dict[Origin, dict[Launched, Kind]] = {}
        for kind in kinds:
            kernel, origin = kind[0].made_of
            if origin is not None:
                of_origin.setdefault(origin, {})[Launched(kernel, kind[1])] = kind
        return {
            kind: text
            for origin, wanted in of_origin.items()
            for kind, text in zip(wanted.values(), self._short_kernels.texts(origin, [*wanted]), strict=True)
            if text
        }

    def _code(self, shorts: Sequence[bytes], numbers: array[int]) -> Loaded | str:
        """Return the code, or why it cannot be made."""
        place = digest("straight line", self._backend.key, numbers.tobytes(), *shorts)
        made = self._made.get(place)
        if made is not None:
            return made
        if len(self._made) >= _MOST:
            return f"there is straight-line code for {_MOST} other sequences of kernels"
        try:
            made = self._loaded(place, shorts, numbers)
        except (SyclError, SycloptError) as error:
            made = told(error)
        self._made[place] = made
        return made

    def _loaded(self, place: bytes, shorts: Sequence[bytes], numbers: array[int]) -> Loaded:
        code = find(place)
        if code is None:
            with build_time():
                code = self._backend.compile(straight_module(shorts, numbers), [STRAIGHT_LINE])
            store(place, code)
        return self._backend.load(code, [STRAIGHT_LINE], ())


def _none(reason: str) -> StraightLine:
    return StraightLine(array("I"), {}, None, reason)


def _kind(work: Work) -> Kind | None:
    if not isinstance(work, KernelWork) or not isinstance(work.launcher, NativeLauncher):
        return None
    launcher = work.launcher
    return (launcher.entry, launcher.extent == 1) if launcher.extent and not work.local_bytes else None
