"""The IR of straight-line code: a function that runs the nodes of a graph in their order."""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from typing import TYPE_CHECKING

from syclrt.backends.native_cpu.short_kernels import SHORT

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from syclopt.ir import Module

STRAIGHT_LINE = "__native_straight_line"
NODES_PER_PART = 1024  # NODES_PER_LOOK of runner.cpp
NODE_BYTES = 64
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
  %next.group = getelementptr i8, ptr %launch, i64 128
  store i64 0, ptr %next.group
  call void %function(ptr %arguments, ptr %launch)
"""
_CALL_OF_SHORT = "  call void @{name}(ptr %arguments, ptr %launch) alwaysinline\n"
_MOST_INLINED = 8  # instructions; else each of a thousand nodes may take LLVM a millisecond


def straight_module(shorts: Sequence[bytes], numbers: Sequence[int]) -> Module:
    """Return the module. `numbers` tell for each node which of the short kernels it runs, from 1 on, 0: it calls.

    Nodes stand in pieces. Pieces of the same kernels have one code; if there are too many, the rarest ones call.
    Each kernel is there once, in a loop for nodes of that kernel; those of few instructions are in the pieces, too.
    """
    from syclopt.ir import Module, link

    modules = [Module.parse(text, SHORT) for text in shorts]
    for number, module in enumerate(modules, 1):
        module.functions[SHORT].rename(f"{SHORT}.{number}")
    lengths = [sum(1 for _ in module.functions[f"{SHORT}.{at}"].instructions) for at, module in enumerate(modules, 1)]
    text = "".join(_text([length <= _MOST_INLINED for length in lengths], numbers))
    return link([*modules, Module.parse(text, STRAIGHT_LINE)], name=STRAIGHT_LINE)


def _text(are_inlined: Sequence[bool], numbers: Sequence[int]) -> Iterator[str]:
    yield _RUN.format(number=0, size=NODE_BYTES, call=_CALL_OF_TABLE)
    for number in range(1, len(are_inlined) + 1):
        name = f"{SHORT}.{number}"
        yield f"declare void @{name}(ptr, ptr)\n"
        yield _RUN.format(number=number, size=NODE_BYTES, call=_CALL_OF_SHORT.format(name=name))
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
        yield f"  %node.{at} = getelementptr i8, ptr %nodes, i64 {at * NODE_BYTES}\n"
        how = "alwaysinline" if are_inlined[number] else "noinline"
        yield f"  call void @run.{number}(ptr %node.{at}, i64 {count}) {how}\n"
        at += count


def _parts(pieces: Sequence[tuple[int, ...]], common: dict[tuple[int, ...], int]) -> Iterator[str]:
    each = NODES_PER_PART // _NODES_PER_PIECE
    parts = [pieces[at : at + each] for at in range(0, len(pieces), each)]
    cases = " ".join(f"i32 {at}, label %part.{at}" for at in range(len(parts)))
    yield f"define void @{STRAIGHT_LINE}(ptr %nodes, i32 %position) nounwind {{\n"
    yield f"  %part = udiv i32 %position, {NODES_PER_PART}\n"
    yield f"  switch i32 %part, label %end [ {cases} ]\n"
    for number, part in enumerate(parts):
        yield f"part.{number}:\n"
        for at, piece in enumerate(part):
            node = f"%node.{number}.{at}"
            offset = (number * NODES_PER_PART + at * _NODES_PER_PIECE) * NODE_BYTES
            yield f"  {node} = getelementptr i8, ptr %nodes, i64 {offset}\n"
            if piece in common:
                yield f"  call void @piece.{common[piece]}(ptr {node})\n"
            else:
                yield f"  call void @run.0(ptr {node}, i64 {len(piece)}) noinline\n"
        yield "  br label %end\n"
    yield "end:\n  ret void\n}\n"
