"""Extracting: the roots, all that they need, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from syclopt.errors import UndefinedError
from syclopt.ir import llvm
from syclopt.ir.module import Module
from syclopt.ir.references import references

_REAL = sorted((Path(__file__).parents[2] / "ir_fixtures" / "real").glob("*.ll"))

TEXT = """; head
source_filename = "m.c"
target triple = "x86_64-unknown-linux-gnu"
%A = type { %B }
%B = type { i32 }
%C = type { i32 }
$k = comdat any
$unused = comdat any
@a = global %A zeroinitializer, comdat($k)
@b = global ptr @f
@c = global %C zeroinitializer
; before f
define void @f() #1 {
  call void @g(ptr @a), !m !2
  ret void
}
define void @other() #0 {
  call void @g(ptr @c), !m !3
  ret void
}
declare void @g(ptr) #0
attributes #0 = { cold }
attributes #1 = { nounwind }
attributes #2 = { hot }
!flags = !{!0}
!0 = !{i32 1}
!1 = !{!0}
!2 = !{!1}
!3 = !{!2}
; foot
"""


def test_what_is_needed_comes_along_as_it_was_written() -> None:
    module = Module.parse(TEXT)
    cut = module.extract(["f"])
    gone = ["%C = ", "$unused", "@b =", "@c =", "attributes #2", "!3 = "]
    lines = [line for line in TEXT.splitlines() if not line.startswith(tuple(gone))]
    at = lines.index("define void @other() #0 {")
    assert str(cut).splitlines() == [*lines[:at], *lines[at + 4 : -1]]
    llvm.verify(cut)
    assert str(module) == TEXT


def test_unnamed_symbols_get_names() -> None:
    cut = Module.parse('@0 = global i32 0\n@1 = global ptr @2\n@2 = global i32 1\n@"0" = global ptr @0').extract([1])
    assert str(cut) == "@unnamed.1 = global ptr @unnamed.2\n@unnamed.2 = global i32 1\n"


def test_nodes_that_name_what_is_gone_say_null() -> None:
    text = '@x = global i32 0, !k !0\n@y = global i32 0\n!0 = !{ptr @x, ptr @y, !"@y", ; (\n ptr\n @y ; : \n}\n'
    cut = Module.parse(text).extract(["x"])
    assert [*cut.symbols] == ["x"]
    assert [operand.text for operand in cut.metadata[0].operands] == ["ptr @x", "null", '!"@y"', "null"]
    llvm.verify(cut)


def test_roots_that_are_not_there() -> None:
    with pytest.raises(UndefinedError, match="'@nothing' is not defined"):
        Module.parse(TEXT).extract(["f", "nothing"])


@pytest.mark.parametrize("path", _REAL, ids=lambda path: path.name)
def test_every_definition_of_a_compiler_stands_alone(path: Path) -> None:
    module = Module.read(path)
    before = str(module)
    is_old = "clang14" in path.name
    for key in [function.key for function in module.definitions()][:12]:
        cut = module.extract([key])
        needed: set[object] = {key}
        todo = [key]
        while todo:
            found = references(module.symbols[todo.pop()].entity).symbols - needed
            needed |= found
            todo += found
        assert len(cut.symbols) <= len(needed)
        assert str(Module.parse(str(cut))) == str(cut)
        if not is_old:
            llvm.verify(cut)
    assert str(module) == before
