"""Users of symbols, and putting one symbol in the place of another."""

from __future__ import annotations

import re
import shutil
import subprocess
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from syclopt.errors import EditError
from syclopt.ir import llvm
from syclopt.ir.module import Module

if TYPE_CHECKING:
    from collections.abc import Callable

    from syclopt.ir.views.view import View

TEXT = """@x = global i32 7 ; @x
@y = global ptr @x, section "@x"
@"p q" = internal global [2 x ptr] [ptr @x, ptr getelementptr (i8, ptr @x, i64 1)]
@a = alias i32, ptr @x
@n = global i32 8

declare void @callee()

define void @f(ptr %x) personality ptr @h !k !1 {
  store ptr @"\\78", ptr @y ; @x
  %v = load i32, ptr @x
  call void @f(ptr @x), !k !0
  call void @callee()
    #dbg_value(ptr @x, !0, !0, !0)
  ret void
  uselistorder ptr @x, { 1, 0 }
}

define void @h() {
  ret void
}

!named = !{!0}
!0 = !{ptr @x, !"@x"}
!1 = !{!0}
uselistorder ptr @y, { 1, 0 }
"""


def names(views: tuple[View, ...]) -> list[object]:
    return [view.key for view in views]


def test_users_are_what_refers_to_a_symbol() -> None:
    module = Module.parse(TEXT)
    assert names(module.globals["x"].users) == ["y", "p q", "a", "f", 0]
    assert names(module.functions["f"].users) == ["f"]
    assert names(module.functions["h"].users) == ["f"]
    assert module.aliases["a"].users == ()
    assert module.users("absent") == ()
    assert module.users("x")[0] is module.globals["y"]
    assert str(module) == TEXT


def test_users_are_those_of_now() -> None:
    module = Module.parse(TEXT)
    assert names(module.users("callee")) == ["f"]
    module.add("define void @g() {\n  call void @callee()\n  ret void\n}")
    assert names(module.users("callee")) == ["f", "g"]
    module.functions["f"].remove()
    assert names(module.users("callee")) == ["g"]
    module.add_metadata("!{ptr @callee}")
    assert names(module.users("callee")) == ["g", 2]


def test_metadata_that_names_no_symbol_is_not_looked_at() -> None:
    module = Module.parse("@x = global i32 0\n!0 = !{}\n!1 = !{!0}\n")
    assert module.users("x") == ()
    assert [entity.kind for entity in module.entities] == ["global", "metadata run"]


def without_use_lists(text: str) -> str:
    return "".join(line for line in text.splitlines(keepends=True) if "uselistorder" not in line)


def test_all_uses_are_replaced_and_nothing_else() -> None:
    module = Module.parse(without_use_lists(TEXT))
    x, n = module.globals["x"], module.globals["n"]
    x.replace_all_uses(n)
    expected = without_use_lists(TEXT).replace('@"\\78"', "@n")
    expected = re.sub(r"ptr @x", "ptr @n", expected)
    assert str(module) == expected
    assert x.users == ()
    assert names(n.users) == ["y", "p q", "a", "f", 0]
    assert x.text == "@x = global i32 7 ; @x\n"
    llvm.verify(module)
    version = module.version
    x.replace_all_uses(n)
    n.replace_all_uses(n)
    assert module.version == version


def test_lists_of_uses_go_where_uses_are_replaced() -> None:
    module = Module.parse(TEXT)
    module.globals["x"].replace_all_uses(module.globals["n"])
    assert "uselistorder" not in str(module)
    llvm.verify(module)


def test_what_a_definition_says_of_itself_is_replaced_but_its_name() -> None:
    text = "@l = global { ptr, i32 } { ptr @l, i32 0 }\n@m = global { ptr, i32 } { ptr @l, i32 1 }\n"
    text += "define void @r() {\n  call void @r()\n  ret void\n}\ndeclare void @s()\n"
    module = Module.parse(text)
    module.globals["l"].replace_all_uses(module.globals["m"])
    module.functions["r"].replace_all_uses(module.functions["s"])
    assert str(module) == text.replace("ptr @l", "ptr @m").replace("call void @r", "call void @s")
    llvm.verify(module)


def test_many_are_replaced_at_once() -> None:
    text = """@table = global [3 x ptr] [ptr @a, ptr @b, ptr @c]
@same = alias void (), ptr @a

define void @a() {
  call void @a()
  call void @b()
  ret void
}

define void @b() {
  ret void
}

declare void @c()
"""
    module = Module.parse(text)
    module.replace_all_uses({"a": "b", "b": "a", "c": "c"})
    swapped = text.replace("ptr @a, ptr @b", "ptr @b, ptr @a").replace("void (), ptr @a", "void (), ptr @b")
    assert str(module) == swapped.replace("@a()\n  call void @b()", "@b()\n  call void @a()")
    assert names(module.users("a")) == ["table", "a"]
    assert names(module.users("b")) == ["table", "same", "a"]
    llvm.verify(module)
    version = module.version
    with pytest.raises(EditError, match="'@absent' is not defined"):
        module.replace_all_uses({"a": "b", "c": "absent"})
    with pytest.raises(EditError, match="'@c' is a declaration, for which '@same' cannot stand"):
        module.replace_all_uses({"a": "c", "b": "c"})
    module.replace_all_uses({})
    assert module.version == version


def test_aliases_that_would_stand_for_each_other_are_refused() -> None:
    text = "@x = global i32 0\n@y = global i32 0\n@a = alias i32, ptr @x\n@b = alias i32, ptr @y\n"
    module = Module.parse(text)
    with pytest.raises(EditError, match="cannot take its place"):
        module.replace_all_uses({"x": "b", "y": "a"})
    assert str(module) == text
    module.replace_all_uses({"x": "y", "y": "x"})
    assert [alias.target for alias in module.aliases.values()] == ["y", "x"]


def test_users_of_many_symbols_are_kept_by_edits_of_any_kind() -> None:
    functions = "".join(f"define void @f{n}() {{\n  call void @f{(n + 1) % 9}()\n  ret void\n}}\n" for n in range(9))
    module = Module.parse(functions)
    for n in range(9):
        assert names(module.users(f"f{n}")) == [f"f{(n - 1) % 9}"]
    for n in range(9):
        module.functions[f"f{n}"].rename(f"g{n}")
        table = module.add(f"@t{n} = global ptr @g{n}")
        after = f"g{n - 1}" if n else "f8"
        assert names(module.users(f"g{n}")) == [f"t{n}", after]
        table.remove()
        assert names(module.users(f"g{n}")) == [after]
    assert [*module.functions] == [f"g{n}" for n in range(9)]
    with module.functions["g3"].edit() as body:
        next(body.instructions).replace("call void @g8()")
    assert names(module.users("g8")) == ["g3", "g7"]
    assert module.users("g4") == ()


REFUSED: list[tuple[Callable[[Module], object], str]] = [
    (lambda m: m.globals["x"].replace_all_uses(m.globals["far"]), "'@x' is in address space 0, '@far' in 1"),
    (lambda m: m.globals["x"].replace_all_uses(m.globals["out"]), "'@out' is a declaration, for which '@a' cannot"),
    (lambda m: m.globals["x"].replace_all_uses(m.aliases["a"]), "'@a' stands for '@x'"),
    (lambda m: m.globals["x"].replace_all_uses(m.aliases["b"]), "'@b' stands for '@x'"),
    (lambda m: m.globals["x"].replace_all_uses(m.copy().globals["far"]), "another module"),
    (lambda m: m.functions["f"].replace_all_uses(m.functions["g"]), "the address of a block of '@f' is taken"),
    (lambda m: m.functions["g"].replace_all_uses(m.globals["x"]), "'@x' is no function, as 'no_cfi' demands"),
]


@pytest.mark.parametrize(("edit", "message"), REFUSED)
def test_what_cannot_take_the_place_is_refused(edit: Callable[[Module], object], message: str) -> None:
    text = """@x = global i32 0
@far = addrspace(1) global i32 0
@out = external global i32
@a = alias i32, ptr @x
@b = alias i32, ptr @a
@t = global [2 x ptr] [ptr blockaddress(@f, %b), ptr no_cfi @g]
define void @f() {
  br label %b
b:
  ret void
}
define void @g() {
  ret void
}
"""
    module = Module.parse(text)
    llvm.verify(module)
    with pytest.raises(EditError, match=message):
        edit(module)
    assert (str(module), module.version) == (text, 0)


def test_with_typed_pointers_types_must_be_equal() -> None:
    text = """@x = global i32 0
@y = global i64 0
@z = global i32 1
@p = global i32* @x
declare void @f(i32*, ...)
declare void @g( i32 * %a, ... )
declare void @h(i64*, ...)
define void @k() {
  call void (i32*, ...) @f(i32* @x)
  ret void
}
"""
    module = Module.parse(text)
    with pytest.raises(EditError, match="'@x' is of type 'i32', '@y' of type 'i64'"):
        module.globals["x"].replace_all_uses(module.globals["y"])
    with pytest.raises(EditError, match=r"'@f' is of type 'void \(i32\*, \.\.\.\)', '@h' of type"):
        module.functions["f"].replace_all_uses(module.functions["h"])
    assert (str(module), module.version) == (text, 0)
    module.globals["x"].replace_all_uses(module.globals["z"])
    module.functions["f"].replace_all_uses(module.functions["g"])
    assert str(module) == text.replace("i32* @x", "i32* @z").replace("...) @f(", "...) @g(")


@pytest.mark.skipif(shutil.which("opt-22") is None, reason="needs opt-22")
@pytest.mark.parametrize("name", ["demo_app.ll", "shapes.ll", "solver.ll", "solids.ll"])
def test_functions_of_real_modules_take_the_places_of_others(name: str) -> None:
    module = Module.read(Path(__file__).parents[2] / "ir_fixtures" / "real" / name)
    functions = [f for f in module.functions.values() if f.users and not f.is_declaration]
    for old, new in pairwise(functions):
        before = {key: symbol.text for key, symbol in module.symbols.items()}
        users = {user.key for user in old.users}
        old.replace_all_uses(new)
        assert not old.users
        assert all(module.symbols[key].text == text for key, text in before.items() if key not in users)
    command = ["opt-22", "-passes=verify", "-disable-output", "-"]
    done = subprocess.run(command, input=module.to_bytes(), capture_output=True, check=False)
    assert not done.returncode, done.stderr
