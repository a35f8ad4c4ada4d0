"""Random kernels, launched one after another, and the same launches as a graph that is fused.

A kernel writes to an array of its own type, where no other work-item does, and reads there, and anywhere in two others:
by indices that are the work-item's or only look so, in branches and loops, as bytes, through functions and pointers
that move. Arrays have no type: others see the same bytes as other numbers, from other places on. Numbers wrap.
"""

from __future__ import annotations

import subprocess
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

import syclrt
from syclrt import NdRange, Queue
from syclrt.graph import CommandGraph

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path
    from random import Random

    from syclrt import Program, UsmArray

_BYTES = 4096  # of an array: no index times the largest type reaches its end
_ARRAYS = 4
_KERNELS = 7
_ITEMS = 64  # at most
_WIDTH = 8  # of a plane
_SIZES = {"char": 1, "uchar": 1, "short": 2, "ushort": 2, "int": 4, "uint": 4, "long": 8, "ulong": 8}
_TYPES = ("int", "int", "int", *_SIZES)
_IDS = (
    *("size_t i = get_global_id(0);",) * 4,
    "int i = get_global_id(0);",
    "uint i = get_global_id(0);",
    "size_t i = get_global_linear_id();",
    "size_t i = get_group_id(0) * get_local_size(0) + get_local_id(0);",
)
_PLANE = f"size_t i = get_global_id(1) * {_WIDTH} + get_global_id(0);"
_OPTIONS = ("--target=spirv64-unknown-unknown", "-cl-std=CL3.0", "-fwrapv", "-w", "-S", "-emit-llvm")
_LEVELS = (("-O0", "-Xclang", "-disable-O0-optnone"), ("-O1",), ("-O2",), ("-O2",), ("-O3",))


@dataclass(frozen=True)
class _Kernel:
    name: str
    text: str
    is_plane: bool
    has_groups: bool


@dataclass(frozen=True)
class _Call:
    kernel: _Kernel
    extents: Any
    arrays: tuple[tuple[int, int], ...]
    """Which, and from which byte on: the one that is written first."""
    numbers: tuple[int, int]


class _Text:
    """The text of a kernel."""

    def __init__(self, random: Random, name: str) -> None:
        self._random = random
        self.type = random.choice(_TYPES)
        self.sources = [random.choice(("int", self.type, *_TYPES)) for _ in range(2)]
        self._own = self._own_index()
        first = self._own if random.random() < 0.5 else self._any_index()
        second = self._own if random.random() < 0.3 else self._any_index()
        self._first, self._second = f"r1[{first}]", f"r2[{second}]"
        self._index = first
        self._name = name

    def _own_index(self) -> str:
        """Return an index that no other work-item has."""
        c = self._random.randint(0, 20)
        return self._random.choice(
            (
                *("i",) * 4,
                *(f"i + {c}", f"{_ITEMS + c} - i", f"2 * i + {c}", f"3 * i + {c}", f"(i ^ {c & 7})", "(uint)i"),
                *(f"(int)i + {c}", f"(size_t)((uint)i * 5u + {c}u)", "((i & ~1ul) + (i & 1))", "(i << 1 | 1)"),
                *("(ulong)(uchar)i", f"(i + {c}) - {c}"),
            )
        )

    def _any_index(self) -> str:
        c = self._random.randint(0, 20)
        others = ("i / 2", "(i & 3)", str(c), "((i + 1) % 8)", f"(n > {c} ? i : i + 1)", "min((int)i, n & 63)")
        return self._random.choice((*("i",) * 3, *(self._own_index() for _ in range(3)), *others))

    def _operand(self) -> str:
        others = (self._second, f"w[{self._own}]", "c", "n", "7", f"({self.type})i")
        return self._random.choice((self._first, self._first, *others))

    def _value(self) -> str:
        return f"({self.type})({self._operand()} {self._random.choice('+-*^&|')} {self._operand()})"

    def statements(self, *, has_groups: bool) -> str:
        """Return what the kernel does when it has its index."""
        own, first, second, kind = f"w[{self._own}]", self._first, self._second, self.type
        put = f"{own} = {self._value()};"
        if has_groups:
            return (
                f"local int l[{_ITEMS}]; size_t at = get_local_id(0); l[at] = (int){first};"
                f" barrier(CLK_LOCAL_MEM_FENCE); {own} = ({kind})(l[get_local_size(0) - 1 - at] + c);"
            )
        pair = f"w[2 * i] = {self._value()}; w[2 * i + 1] = {self._operand()};".replace(own, "w[2 * i]")
        found = self._random.choice(
            (
                put,
                put,
                f"if ((int)i < n) {{ {put} }}",
                f"if ({first} > c) {{ {put} }}",
                f"if ((int)i >= n) return; {put} if (c > 3) {own} += 1;",
                f"{kind} s = 0; for (int j = 0; j < 3; j++) s += r1[{self._index} + j]; {own} = s;",
                f"int x = n; while (x > 0 && x < 100) {{ {own} += ({kind}){second}; x = x * 3 + 1; }}",
                f"global {kind} *p = w + 3; p += i; *p = ({kind})({first} + c);",
                f"((global uchar *)(w + i))[{self._random.randrange(_SIZES[kind])}] = (uchar)({first} + c);",
                f"{kind} t[4]; t[i & 3] = {self._operand()}; t[(i + 1) & 3] = c; {own} = t[i & 3] + t[(i + 1) & 3];",
                f"{own} = of_{self._name}(r1 + i, c) + {own};",
                f"{put} {{ {kind} v = {own}; {own} = v * ({kind})3 + ({kind}){first}; }}",
                f"switch ({first} & 3) {{ case 0: {own} = 1; break; case 1: {own} = c; break; default: {put} }}",
            )
        )
        return pair if self._random.random() < 0.08 else found


def _kernel(random: Random, name: str) -> _Kernel:
    text = _Text(random, name)
    is_plane = random.random() < 0.15
    has_groups = not is_plane and random.random() < 0.1
    first, second = text.sources
    function = (
        f"__attribute__((noinline)) {text.type} of_{name}(global const {first} *p, int c)"
        f" {{ return ({text.type})(p[0] * c + {random.randint(0, 9)}); }}"
    )
    parameters = f"global {text.type} *w, global const {first} *r1, global const {second} *r2, int n, int c"
    index = _PLANE if is_plane else random.choice(_IDS)
    kernel = f"kernel void {name}({parameters}) {{ {index} {text.statements(has_groups=has_groups)} }}"
    return _Kernel(name, f"{function}\n{kernel}\n", is_plane, has_groups)


def _calls(random: Random, kernels: Sequence[_Kernel]) -> list[_Call]:
    plain = [one for one in kernels if not (one.is_plane or one.has_groups)]
    pool = plain if plain and random.random() < 0.75 else kernels
    common = random.choice((_ITEMS, _ITEMS, 16, 17, 1))
    found: list[_Call] = []
    for _ in range(random.randint(2, 6)):
        kernel = random.choice(pool)
        extents: Any = common if random.random() < 0.9 else random.choice((5, NdRange(_ITEMS, 16)))
        if kernel.is_plane:
            extents = random.choice((1, _WIDTH)), _WIDTH
        elif kernel.has_groups:
            extents = NdRange(_ITEMS, random.choice((8, 16, _ITEMS)))
        target, *others = random.sample(range(_ARRAYS), 3)
        starts = [0 if random.random() < 0.8 else random.choice((8, 16, 32, 64)) for _ in range(3)]
        arrays = tuple(zip((target, *others), starts, strict=True))
        numbers = random.choice((0, 1, 5, 17, 64, 100)), random.choice((0, 1, -3, 7, 2**31 - 1))
        found.append(_Call(kernel, extents, arrays, numbers))
    return found


def _launch(queue: Queue, program: Program, calls: Sequence[_Call], arrays: Sequence[UsmArray]) -> None:
    for call in calls:
        given = [arrays[at][start:] for at, start in call.arrays]
        queue.parallel_for(call.extents, program.kernel(call.kernel.name), *given, *call.numbers)


def tried_fused(random: Random, folder: Path, times: int = 20) -> str:
    """Make kernels, and graphs of them; return what a fused one does otherwise, or nothing."""
    kernels = [_kernel(random, f"k{at}") for at in range(_KERNELS)]
    source, made = folder / "fused.cl", folder / "fused.ll"
    source.write_text("".join(one.text for one in kernels))
    subprocess.run(["clang-22", *_OPTIONS, *random.choice(_LEVELS), source, "-o", made], check=True)
    program, queue = syclrt.load(made), Queue(in_order=True)
    for _ in range(times):
        contents = [np.frombuffer(random.randbytes(_BYTES), "u1") for _ in range(_ARRAYS)]
        ours, theirs = ([syclrt.asarray(one, queue) for one in contents] for _ in range(2))
        calls = _calls(random, kernels)
        graph = CommandGraph(queue)
        with graph.recording(queue):
            _launch(queue, program, calls, theirs)
        executable = graph.finalize(fuse=True)
        for _ in range(random.randint(1, 2)):
            _launch(queue, program, calls, ours)
            queue.ext_oneapi_graph(executable).wait()
        if any((one.to_numpy() != other.to_numpy()).any() for one, other in zip(ours, theirs, strict=True)):
            return f"{source.read_text()}\n{calls}\n{executable.fusion_report}"
    return ""
