"""Extracting: the roots, all that they need, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from syclopt.errors import EditError, UndefinedError
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


def test_local_symbols_without_names_get_plain_ones() -> None:
    text = '@0 = private global i32 0\n@1 = internal global ptr @2\n@2 = private global i32 1\n@"0" = global ptr @0'
    assert str(Module.parse(text).extract([1])) == (
        "@unnamed.1 = internal global ptr @unnamed.2\n@unnamed.2 = private global i32 1\n"
    )


def test_names_that_symbols_get_are_those_of_no_other_module() -> None:
    """Nothing could refer to them from outside, or stand for them, and nothing can."""
    cuts = [Module.parse(f"@0 = weak constant i32 {n}\n@f = global ptr @0").extract(["f"]) for n in (1, 2, 2)]
    first, second, same = ([key for key in cut.globals if key != "f"] for cut in cuts)
    assert first != second == same
    assert all(str(key).startswith("unnamed.0$") for key in first + second)
    assert {cut.globals[key].linkage for cut, (key,) in zip(cuts, (first, second, same), strict=True)} == {"weak"}


def test_what_is_cut_of_a_module_that_was_cut_is_the_same() -> None:
    module = Module.parse("@0 = global i32 7\ndeclare void @f()\n")
    module.keep([0])
    before = str(module)
    module.keep(module.symbols)
    assert str(module) == before


def test_one_string_is_no_list_of_roots() -> None:
    with pytest.raises(EditError, match="found the one string 'f'"):
        Module.parse(TEXT).extract("f")
    with pytest.raises(EditError, match="found the one string 'f'"):
        Module.parse(TEXT).keep("f")


def test_undeclared_intrinsics_are_used_and_stay_undeclared() -> None:
    text = "define void @f() {\n  call void @llvm.trap()\n  call void @g()\n  ret void\n}\n"
    whole = text + "\ndeclare void @g()\n"
    module = Module.parse(whole + "define internal void @dead() {\n  ret void\n}\n")
    assert str(module.extract(["f"])) == whole
    with pytest.raises(UndefinedError, match="'@g', to which '@f' refers, is not defined"):
        Module.parse(text).extract(["f"])


def test_associated_symbols_that_are_gone_are_no_longer_named() -> None:
    text = """@a = global i32 0, section "a", !associated !0, !k !1
@b = global i32 0, section "b", !associated !2
declare void @f()
!0 = !{ptr @f}
!1 = !{i32 1}
!2 = !{ptr @a}
"""
    cut = Module.parse(text).extract(["a", "b"])
    assert str(cut) == (
        '@a = global i32 0, section "a", !k !1\n@b = global i32 0, section "b", !associated !2\n'
        "!1 = !{i32 1}\n!2 = !{ptr @a}\n"
    )
    llvm.verify(cut)


def test_many_nodes_in_one_line_of_references() -> None:
    """A chain of nodes as long as this is followed, of which some are entities of their own already."""
    size = 3000
    nodes = "".join(f"!{n} = !{{!{n + 1}}}\n" for n in range(size)) + f"!{size} = distinct !{{!{size}, %T* null}}\n"
    module = Module.parse(f"%T = type {{ i32 }}\n@f = global i32 0, !k !{size // 2}\n{nodes}")
    module.metadata[7].set_content("!{i32 7}")
    cut = module.extract(["f"])
    assert [*cut.metadata] == [*range(size // 2, size + 1)]
    assert [*cut.types] == ["T"]


def test_nodes_that_are_not_there_are_named_with_their_users() -> None:
    with pytest.raises(UndefinedError, match="m.ll:2:1: error: '!7', to which '!0' refers, is not defined"):
        Module.parse("@f = global i32 0, !k !0\n!0 = !{!1, !7}\n!1 = !{!0}\n", "m.ll").extract(["f"])
    with pytest.raises(UndefinedError, match="'!1', to which '@f' refers, is not defined"):
        Module.parse("@f = global i32 0, !k !1\n!0 = !{}\n").extract(["f"])


def test_nodes_that_stay_are_where_they_were() -> None:
    """Slices of a text keep their places in the file."""
    text = "@f = global i32 0, !k !1\n!0 = !{}\n!1 = !{!3}\n!2 = !{}\n!3 = !{i32 3}\n"
    module = Module.parse(text, "m.ll")
    module.keep(["f"])
    assert str(module) == "@f = global i32 0, !k !1\n!1 = !{!3}\n!3 = !{i32 3}\n"
    assert [str(node.location) for node in module.metadata.values()] == ["m.ll:3:1", "m.ll:5:1"]


def test_keep_removes_views_of_what_is_gone() -> None:
    module = Module.parse(TEXT)
    stays, goes, node = module.functions["f"], module.functions["other"], module.metadata[2]
    module.keep(["f", "g", "a"])
    assert (stays.is_removed, goes.is_removed, node.is_removed) == (False, True, False)
    assert module.functions["f"] is stays
    assert module.metadata[2] is node
    with pytest.raises(UndefinedError, match="'@other' is not defined"):
        module.keep(["f", "other"])


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


def test_nodes_that_do_not_count_up_are_cut_in_the_order_of_the_text() -> None:
    nodes = "!3 = !{!8}\n!4 = !{}\n!9 = !{!4}\n!7 = !{!9, !1}\n!8 = !{}\n!1 = !{}\n"
    functions = "".join(
        f"define void @{name}() !a !{node} {{\n  ret void\n}}\n\n" for name, node in (("f", 7), ("g", 3))
    )
    module = Module.parse(functions + nodes)
    assert [*module.extract(["f"]).metadata] == [4, 9, 7, 1]
    assert [*module.extract(["g"]).metadata] == [3, 8]
