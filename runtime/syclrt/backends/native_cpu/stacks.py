"""What kernels take of a thread's stack: the frames of functions, as LLVM lays them out, along chains of calls."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, NamedTuple

from syclopt.ir.text.spelling import spell
from syclopt.mangling.shown_names import shown
from syclrt.backends.native_cpu.runner import MOST_STACK, STACKS

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from syclopt.ir import Module
    from syclopt.ir.text.spelling import Key

_ANY_THREAD = 128 << 10  # bytes that threads have that nobody has made for kernels
_CALL = 16  # bytes of a call besides the frame: the place to return to, and what aligns the frame
_SHOWN = 8  # functions of a chain


class Stack(NamedTuple):
    """What a kernel takes that is run on threads with large stacks."""

    num_bytes: int
    """Along the longest chain of calls, where no function runs again within itself."""
    chain: str
    recursive: str
    """A function that calls itself, also through others; empty if there is none."""

    def about(self, kernel: str) -> str:
        """Return what is said where the stack overflows."""
        reason = f"function {shown(self.recursive)} calls itself too often" if self.recursive else self.chain
        return (
            f"syclrt: kernel {shown(kernel)} has overflowed the stack of a thread ({MOST_STACK >> 20} MiB): {reason}\n"
        )

    def refusal(self, kernel: str) -> str:
        """Return what is said where a kernel takes more than threads have."""
        needs = f"kernel {shown(kernel)} needs {self.num_bytes:,} bytes of stack, and threads have {MOST_STACK:,}"
        return f"{needs}: {self.chain}"


def measure(module: Module) -> None:
    """Let the compiler tell how large the frames of functions are, and touch large ones page by page as they grow."""
    for function in module.definitions():
        function.add_attribute("warn-stack-size", 0, string=True)
        function.add_attribute("probe-stack", "inline-asm", string=True)


def stacks_of(module: Module, kernels: Sequence[str], frames: Mapping[str, int]) -> dict[str, Stack]:
    """Return the stacks of the kernels that need large ones. What a frame has been made part of has none of its own."""
    chains = _Chains(module, frames)
    stacks = {kernel: chains.stack_of(kernel) for kernel in kernels}
    return {kernel: one for kernel, one in stacks.items() if one.recursive or one.num_bytes > _ANY_THREAD}


def with_stacks(code: bytes, stacks: Mapping[str, Stack]) -> bytes:
    """Return code that tells of stacks."""
    return STACKS + json.dumps(stacks).encode() + b"\n" + code if stacks else code


def split_stacks(code: bytes) -> tuple[bytes, dict[str, Stack]]:
    """Return code, and the stacks that it tells of: it begins with `STACKS`."""
    _, head, rest = code.split(b"\n", 2)
    return rest, {kernel: Stack(*stack) for kernel, stack in json.loads(head).items()}


class _Chains:
    """The longest chain of calls from each function. Whatever a function names it may call, also through tables."""

    def __init__(self, module: Module, frames: Mapping[str, int]) -> None:
        self._module = module
        self._bodies = module.bodies()
        self._frames = frames
        self._longest: dict[Key, tuple[int, Key | None]] = {}  # bytes, and what comes next on the chain
        self._recursive: dict[Key, str] = {}  # a function that calls itself, of those that are reached

    def stack_of(self, kernel: str) -> Stack:
        """Return what a kernel needs."""
        self._follow(kernel)
        chain: list[str] = []
        symbol: Key | None = kernel
        while symbol is not None:
            if frame := self._frame(symbol):
                chain.append(f"{shown(symbol)} ({frame:,} bytes)")
            symbol = self._longest[symbol][1]
        return Stack(self._longest[kernel][0], " calls ".join(chain[:_SHOWN]), self._recursive.get(kernel, ""))

    def _follow(self, root: Key) -> None:
        """Find the longest chains from a symbol on, and from all that it reaches."""
        if root in self._longest:
            return
        path: list[tuple[Key, frozenset[Key], Iterator[Key]]] = []
        within: set[Key] = set()
        entered: Key | None = root
        while entered is not None or path:
            if entered is not None:
                uses = self._module.uses(entered)
                path.append((entered, uses, iter(uses)))
                within.add(entered)
            symbol, uses, rest = path[-1]
            entered = next((one for one in rest if one not in self._longest and one not in within), None)
            if entered is None:
                self._end(symbol, uses, within)
                within.remove(symbol)
                path.pop()

    def _end(self, symbol: Key, uses: frozenset[Key], within: set[Key]) -> None:
        below = max(uses - within, key=lambda one: self._longest[one][0], default=None)
        frame = self._frame(symbol)
        self._longest[symbol] = (frame + _CALL if frame else 0) + (self._longest[below][0] if below else 0), below
        if self._calls_itself(symbol) or not within.isdisjoint(uses - {symbol}):
            self._recursive[symbol] = str(symbol)
        elif found := next((self._recursive[one] for one in uses if one in self._recursive), ""):
            self._recursive[symbol] = found

    def _frame(self, symbol: Key) -> int:
        return self._frames.get(symbol, 0) if isinstance(symbol, str) else 0

    def _calls_itself(self, symbol: Key) -> bool:
        text, start, end = self._bodies.get(symbol, ("", 0, 0))
        return text.find(f"@{spell(symbol)}(", start, end) >= 0
