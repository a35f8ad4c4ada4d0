"""Straight-line code for graphs whose steps one thread runs in order, where they are many and their kernels short.

Kernels are short where what is around them costs more than they do: they get code for graphs alone. The code of a graph
is a function that runs its nodes in their order.
"""

from __future__ import annotations

from array import array
from collections import Counter
from contextlib import contextmanager
from functools import partial
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple, Protocol

from syclopt.child_processes import timeout_of
from syclopt.errors import SycloptError
from syclrt.backends.graph_work import KernelWork
from syclrt.backends.native_cpu.launch import ONE_ITEM, NativeLauncher
from syclrt.backends.records import BUILD_TIMEOUT
from syclrt.disk_cache import digest, find, kept, store
from syclrt.errors import SyclError, left_out, told
from syclrt.fork_lock import ForkLock

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable, Iterator, Sequence

    from syclopt.ir import Module
    from syclrt.backends.backend import Loaded
    from syclrt.backends.graph_work import Work
    from syclrt.backends.native_cpu.launch import NativeEntry
    from syclrt.backends.records import Origin

_FEWEST = 32  # launches of a kernel, which make it worth to find out whether it is short
_MOST = 64  # sequences in a process: one that makes more and more graphs does not wait for LLVM each time
_NOT_WORTH_IT = f"no short kernel is launched {_FEWEST} times"
_SHORT = "__native_short"  # the function in the text of a short kernel
_MOST_KNOWN = 4096  # short kernels and long ones
_MOST_INSTRUCTIONS = 128
_MOST_LINES = 256  # of the code of a kernel that may become short
_OPTIMIZED = "strip-debug,llvm(always-inline,default<O1>)"  # without vectors, which are for this machine's processor
_EXTENTS = (0, 3)  # the words of a `Launch` that tell how long a row of work-items is
_STRAIGHT_LINE = "__native_straight_line"
_NODES_PER_PART = 1024  # NODES_PER_LOOK of runner.cpp
_NODE_BYTES = 64
_NODES_PER_PIECE = 32
_MOST_PIECES = 64  # of code of their own, so that LLVM is done in less than a second
_RUN = """\
define internal void @run.{number}(ptr %first, i64 %count) nounwind {{
start:
  br label %loop
loop:
  %at = phi i64 [ 0, %start ], [ %next, %loop ]
  %node = getelementptr [{size} x i8], ptr %first, i64 %at
  %place.1 = getelementptr i8, ptr %node, i64 8
  %place.2 = getelementptr i8, ptr %node, i64 16
  %arguments = load ptr, ptr %place.1
  %launch = load ptr, ptr %place.2
{call}  %next = add i64 %at, 1
  %more = icmp ult i64 %next, %count
  br i1 %more, label %loop, label %end
end:
  ret void
}}
"""
_CALL_OF_TABLE = """\
  %function = load ptr, ptr %node
  call void %function(ptr %arguments, ptr %launch)
"""
_CALL_OF_SHORT = "  call void @{name}(ptr %arguments, ptr %launch) alwaysinline\n"
_MOST_INLINED = 8  # instructions; else each of a thousand nodes may take LLVM a millisecond

Kind = tuple["NativeEntry", bool]
"""A kernel, and whether it is launched for one work-item, not for a row of them."""


class Compiler(Protocol):
    """What makes machine code for the processor, as the backend does."""

    @property
    def key(self) -> str:
        """What code depends on besides the IR."""
        ...

    def lower(self, module: Module, then: Callable[[Module], Module], local_size: tuple[int, ...] = ()) -> Module:
        """Return what `then` makes of a module whose kernels are functions for the processor."""
        ...

    def compile(
        self, module: Module, symbols: Sequence[str], kernels: Sequence[str], name: Callable[[str], str]
    ) -> bytes:
        """Return what `load` takes, of a module that is for the processor; `name` tells what functions are called."""
        ...

    def load(self, code: bytes, kernels: Sequence[str], variables: Sequence[str]) -> Loaded:
        """Load machine code."""
        ...


class StraightLine:
    """Code for some steps, at an `address`; or the `reason` why there is none, and no address."""

    def __init__(self, numbers: array[int], kinds: dict[Kind | None, int], code: Loaded | None, reason: str) -> None:
        """Take the number of each step, 0: any other work will do, and those of kernels."""
        self._numbers = numbers
        self._kinds = kinds
        self._code = code
        self.address = 0 if code is None else code.address(_STRAIGHT_LINE)
        self.reason = reason

    def fits(self, index: int, work: Work) -> bool:
        """Tell whether a step does with other work what the code does."""
        number = self._numbers[index] if self._numbers else 0
        return not number or self._kinds.get(_kind(work)) == number


class StraightLines:
    """Makes the code, once for each sequence of kernels."""

    def __init__(self, compiler: Compiler) -> None:
        self._compiler = compiler
        self._short_kernels = _ShortKernels(compiler)
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
                made = self._code([kind[0].made_of[0] for kind in short], [*short.values()], numbers)
        except (SyclError, SycloptError) as error:
            return _none(told(error))
        except Exception as error:
            left_out("making one piece of code of the kernels of a graph", error)
            return _none(told(error))
        return _none(made) if isinstance(made, str) else StraightLine(numbers, found, made, "")

    def _short(self, kinds: Sequence[Kind]) -> dict[Kind, bytes]:
        """Return the code of those kernels that are short."""
        of_origin: dict[Origin, dict[_Launched, Kind]] = {}
        for kind in kinds:
            kernel, origin = kind[0].made_of
            if origin is not None and kind[0].stack is None:
                of_origin.setdefault(origin, {})[_Launched(kernel, kind[1])] = kind
        return {
            kind: text
            for origin, wanted in of_origin.items()
            for kind, text in zip(wanted.values(), self._short_kernels.texts(origin, [*wanted]), strict=True)
            if text
        }

    def _code(self, kernels: Sequence[str], shorts: Sequence[bytes], numbers: array[int]) -> Loaded | str:
        """Return the code, or why it cannot be made."""
        place = digest("straight line", self._compiler.key, numbers.tobytes(), *kernels, *shorts)
        made = self._made.get(place)
        if made is not None:
            return made
        if len(self._made) >= _MOST:
            return f"there is straight-line code for {_MOST} other sequences of kernels"
        try:
            made = self._loaded(place, kernels, shorts, numbers)
        except (SyclError, SycloptError) as error:
            made = told(error)
        self._made[place] = made
        return made

    def _loaded(self, place: bytes, kernels: Sequence[str], shorts: Sequence[bytes], numbers: array[int]) -> Loaded:
        def made() -> bytes:
            with _build_time():
                module = _straight_module(shorts, numbers)
                return self._compiler.compile(module, [_STRAIGHT_LINE], (), partial(_name, kernels))

        return self._compiler.load(kept(place, made), [_STRAIGHT_LINE], ())


def _none(reason: str) -> StraightLine:
    return StraightLine(array("I"), {}, None, reason)


def _kind(work: Work) -> Kind | None:
    if not isinstance(work, KernelWork) or not isinstance(work.launcher, NativeLauncher):
        return None
    launcher = work.launcher
    return (launcher.entry, launcher.extent == 1) if launcher.extent and not work.local_bytes else None


# Short kernels.


class _Launched(NamedTuple):
    """A kernel, and whether it is launched for one work-item, not for a row of them: then its code has no loop."""

    kernel: str
    is_single: bool


class _ShortKernels:
    """The code of short kernels: looked up, or made by passes."""

    def __init__(self, compiler: Compiler) -> None:
        self._compiler = compiler
        self._known: dict[tuple[bytes, _Launched], bytes] = {}

    def texts(self, origin: Origin, wanted: Sequence[_Launched]) -> list[bytes]:
        """Return for each kernel a module with a function `_SHORT`, called as kernels are; nothing for a long kernel.

        A short kernel has no variables, and calls nothing but C's library. Raises `SyclError`, `SycloptError`; what
        failed counts as long from then on.
        """
        if len(self._known) >= _MOST_KNOWN:
            self._known.clear()
        known = {one: text for one in wanted if (text := self._known.get((origin.key, one))) is not None}
        if missing := [one for one in wanted if one not in known]:
            try:
                found = self._found(origin, missing)
            except (SyclError, SycloptError):
                self._known |= {(origin.key, one): b"" for one in missing}
                raise
            self._known |= {(origin.key, one): text for one, text in found.items()}
            known |= found
        return [known[one] for one in wanted]

    def _found(self, origin: Origin, wanted: Sequence[_Launched]) -> dict[_Launched, bytes]:
        places = {one: digest("short kernel", origin.key, repr(one)) for one in wanted}
        found = {one: known for one, place in places.items() if (known := find(place)) is not None}
        if missing := [one for one in wanted if one not in found]:
            with _build_time():
                made = _made(self._compiler, origin, missing)
            for one, text in made.items():
                store(places[one], text)
            found |= made
        return found


@contextmanager
def _build_time() -> Generator[None]:
    """Let what is within take as long as the environment allows. Raises `SycloptError` for what is no number."""
    from syclopt.ir.llvm import time_limit

    with time_limit(timeout_of(BUILD_TIMEOUT)):
        yield


def _made(compiler: Compiler, origin: Origin, wanted: Sequence[_Launched]) -> dict[_Launched, bytes]:
    texts = dict.fromkeys(wanted, b"")
    module = origin.module()
    likely = [one for one in wanted if _may_be_short(module, one.kernel)]
    if likely:
        extracted = module.extract({one.kernel for one in likely})
        optimized = compiler.lower(extracted, partial(_optimized, wanted=likely), origin.local_size)
        for number, one in enumerate(likely):
            texts[one] = _short_text(optimized, f"{_SHORT}.{number}")
    return texts


def _optimized(lowered: Module, wanted: Sequence[_Launched]) -> Module:
    """Return a module with a function for each kernel that is wanted."""
    from syclopt import run_pipeline

    _add_functions(lowered, wanted)
    (image,) = run_pipeline(lowered, _OPTIMIZED)
    return image.module


def _may_be_short(module: Module, kernel: str) -> bool:
    reached = module.extract([kernel])
    if not all(variable.is_declaration for variable in reached.globals.values()):
        return False
    return sum(function.body_text.count("\n") for function in reached.definitions()) <= _MOST_LINES


def _add_functions(module: Module, wanted: Sequence[_Launched]) -> None:
    """Add functions that call kernels with launches of which all is known but for the extent of a row."""
    from syclopt.ir.text.spelling import spell

    words = [int.from_bytes(ONE_ITEM[at : at + 8], "little") for at in range(0, len(ONE_ITEM), 8)]
    for number, one in enumerate(wanted):
        values = [str(word) if one.is_single or at not in _EXTENTS else "%extent" for at, word in enumerate(words)]
        stores = "".join(
            f"  %place.{at} = getelementptr i64, ptr %known, i64 {at}\n  store i64 {value}, ptr %place.{at}\n"
            for at, value in enumerate(values)
        )
        module.add(
            f"define void @{_SHORT}.{number}(ptr %arguments, ptr %launch) {{\n"
            f"  %extent = load i64, ptr %launch\n"
            f"  %known = alloca [{len(words)} x i64]\n"
            f"{stores}"
            f"  call void @{spell(one.kernel)}(ptr %arguments, ptr %known) alwaysinline\n"
            f"  ret void\n}}\n"
        )


def _short_text(module: Module, name: str) -> bytes:
    reached = module.extract([name])
    function = reached.functions[name]
    if reached.definition_keys() != [name] or reached.globals:
        return b""
    if any(call.callee is None for call in function.calls):
        return b""  # who knows what it calls, and whether that asks for the work-item
    if sum(1 for _ in function.instructions) > _MOST_INSTRUCTIONS:
        return b""
    function.rename(_SHORT)
    return reached.to_bytes()


# The text of straight-line code.


def _name(kernels: Sequence[str], symbol: str) -> str:
    """Return what one of its functions is called: those that run one kernel are numbered as that is."""
    from syclrt.backends.native_cpu.function_names import kernels_of_graph

    what, _, number = symbol.partition(".")
    at = int(number) if what == "run" and number.isdecimal() else 0
    return kernels_of_graph(kernels[at - 1 : at] if at else sorted({*kernels}))


def _straight_module(shorts: Sequence[bytes], numbers: Sequence[int]) -> Module:
    """Return the module. `numbers` tell for each node which of the short kernels it runs, from 1 on, 0: it calls.

    Nodes stand in pieces. Pieces of the same kernels have one code; if there are too many, the rarest ones call.
    Each kernel is there once, in a loop for nodes of that kernel; those of few instructions are in the pieces, too.
    """
    from syclopt.ir import Module, link

    modules = [Module.parse(text, _SHORT) for text in shorts]
    for number, module in enumerate(modules, 1):
        module.functions[_SHORT].rename(f"{_SHORT}.{number}")
    lengths = [sum(1 for _ in module.functions[f"{_SHORT}.{at}"].instructions) for at, module in enumerate(modules, 1)]
    text = "".join(_line_text([length <= _MOST_INLINED for length in lengths], numbers))
    return link([*modules, Module.parse(text, _STRAIGHT_LINE)], name=_STRAIGHT_LINE)


def _line_text(are_inlined: Sequence[bool], numbers: Sequence[int]) -> Iterator[str]:
    yield _RUN.format(number=0, size=_NODE_BYTES, call=_CALL_OF_TABLE)
    for number in range(1, len(are_inlined) + 1):
        name = f"{_SHORT}.{number}"
        yield f"declare void @{name}(ptr, ptr)\n"
        yield _RUN.format(number=number, size=_NODE_BYTES, call=_CALL_OF_SHORT.format(name=name))
    pieces = [tuple(numbers[at : at + _NODES_PER_PIECE]) for at in range(0, len(numbers), _NODES_PER_PIECE)]
    common = {piece: at for at, (piece, _) in enumerate(Counter(pieces).most_common(_MOST_PIECES))}
    for piece, at in common.items():
        yield f"define internal void @piece.{at}(ptr %nodes) noinline nounwind {{\n"
        yield from _piece(piece, (True, *are_inlined))
        yield "  ret void\n}\n"
    yield from _parts(pieces, common)


def _piece(piece: tuple[int, ...], are_inlined: Sequence[bool]) -> Iterator[str]:
    at = 0
    for number, group in groupby(piece):
        count = len([*group])
        yield f"  %node.{at} = getelementptr i8, ptr %nodes, i64 {at * _NODE_BYTES}\n"
        how = "alwaysinline" if are_inlined[number] else "noinline"
        yield f"  call void @run.{number}(ptr %node.{at}, i64 {count}) {how}\n"
        at += count


def _parts(pieces: Sequence[tuple[int, ...]], common: dict[tuple[int, ...], int]) -> Iterator[str]:
    each = _NODES_PER_PART // _NODES_PER_PIECE
    parts = [pieces[at : at + each] for at in range(0, len(pieces), each)]
    cases = " ".join(f"i32 {at}, label %part.{at}" for at in range(len(parts)))
    yield f"define void @{_STRAIGHT_LINE}(ptr %nodes, i32 %position) nounwind {{\n"
    yield f"  %part = udiv i32 %position, {_NODES_PER_PART}\n"
    yield f"  switch i32 %part, label %end [ {cases} ]\n"
    for number, part in enumerate(parts):
        yield f"part.{number}:\n"
        for at, piece in enumerate(part):
            node = f"%node.{number}.{at}"
            offset = (number * _NODES_PER_PART + at * _NODES_PER_PIECE) * _NODE_BYTES
            yield f"  {node} = getelementptr i8, ptr %nodes, i64 {offset}\n"
            if piece in common:
                yield f"  call void @piece.{common[piece]}(ptr {node})\n"
            else:
                yield f"  call void @run.0(ptr {node}, i64 {len(piece)}) noinline\n"
        yield "  br label %end\n"
    yield "end:\n  ret void\n}\n"
