"""Questions to a whole module: their answers are those that views give one by one, and no view is made for them."""

from __future__ import annotations

from pathlib import Path

import pytest

from syclopt.errors import UndefinedError
from syclopt.ir.module import Module
from syclopt.ir.uses import uses

_REAL = sorted((Path(__file__).parents[2] / "ir_fixtures" / "real").glob("*.ll"))

# Each of the declarations is used, or seems to be, in a way of its own; `dead_` names are used nowhere.
TEXT = """\
; the comment before it speaks of @dead_before
@data = global [2 x ptr] [ptr @in_data, ptr @"quoted name"]
@string = constant [25 x i8] c"; \\22 @dead_string @other  ", align 1
@self = constant ptr @self
@alias = alias void (), ptr @code

define void @code() personality ptr @in_header {
  call void @called()                ; @dead_comment "
  call void @after_comment()
  #dbg_value(ptr @dead_record, !0, !DIExpression(), !0)
  call void @takes(metadata ptr @dead_operand) /* @dead_block
     @dead_block "@" */
  call void @"\\71uoted"()
  call void @9()
  ret void
}

declare void @called()
declare void @after_comment()
declare void @takes(metadata)
declare void @"quoted name"()
declare void @quoted()
declare i32 @in_header(...)
declare void @9()
declare void @dead_before()
declare void @dead_string()
declare void @other()
declare void @dead_comment()
declare void @dead_record()
declare void @dead_operand()
declare void @dead_block()
declare void @dead_declaration()
@in_data = external global i32

!0 = !{ptr @dead_before}
"""
DEAD = {"other", *(f"dead_{name}" for name in "before string comment record operand block declaration".split())}


def test_what_only_comments_strings_and_metadata_name_is_not_used() -> None:
    module = Module.parse(TEXT)
    declared = module.declared_keys()
    assert {*declared} - module.used(declared) == DEAD
    assert module.used(["self", "alias", "data", "code", "absent"]) == {"self", "code"}
    assert module.used(["self", "code", "in_data"], but_by={"alias", "self"}) == {"in_data"}
    assert module.used(()) == set()


@pytest.mark.parametrize("is_known", [False, True])
@pytest.mark.parametrize("is_edited", [False, True])
@pytest.mark.parametrize("path", _REAL, ids=lambda path: path.stem)
def test_all_that_is_used_is_what_symbols_use(path: Path, is_edited: bool, is_known: bool) -> None:
    """Whether entities stand side by side as they were read, or are edited; whether somebody asked before."""
    module = Module.read(path)
    if is_edited:
        module.set_linkage([f for f in module.definitions() if f.linkage == "linkonce_odr"], "weak_odr")
    expected = {key for entity in module.copy().symbols.entities().values() for key in uses(entity)}
    if not is_known:
        for entity in module.entities:
            entity.facts.clear()
    assert module.used(module.symbols) == expected & module.symbols.keys()


@pytest.mark.parametrize("path", _REAL, ids=lambda path: path.stem)
def test_answers_are_those_of_views(path: Path) -> None:
    module = Module.read(path)
    symbols = [*module.symbols.values()]
    assert module.pinned_keys() == [symbol.key for symbol in symbols if symbol.is_pinned]
    assert module.declared_keys() == [symbol.key for symbol in symbols if symbol.is_declaration]
    assert {key: module.uses(key) for key in module.symbols} == {symbol.key: symbol.uses for symbol in symbols}
    assert {key: module.header(key) for key in module.symbols} == {symbol.key: symbol.header for symbol in symbols}
    assert module.bodies() == {function.key: function.body_place for function in module.definitions()}
    for text in ("call ", "!dbg", "constant", "nothing has this"):
        assert module.mentioning(text) == [symbol.key for symbol in symbols if text in symbol.raw]
    either = [symbol.key for symbol in symbols if "!dbg" in symbol.raw or "constant" in symbol.raw]
    assert module.mentioning("!dbg", "constant") == either
    named = {symbol.key: symbol.comdat for symbol in symbols if symbol.comdat is not None and symbol.kind != "alias"}
    assert {key: comdat for key, comdat in module.comdats_of_symbols().items() if key in named} == named


def test_an_edit_is_seen() -> None:
    module = Module.parse(TEXT)
    assert module.mentioning("@called") == ["code", "called"]
    module.functions["code"].set_linkage("internal")
    assert module.mentioning("internal") == ["code"]
    assert module.mentioning("@after_comment") == ["code", "after_comment"]
    module.functions["code"].set_body("{\n  ret void\n}")
    assert module.mentioning("@called") == ["called"]
    assert module.used(["called", "in_header"]) == {"in_header"}
    assert module.header("absent") == ""


def test_what_stands_between_symbols_mentions_nothing() -> None:
    """A comment before a symbol, a symbol that is gone, a head that is another now; and a word of two texts."""
    module = Module.parse("@a = global i32 1 ; word\n; word\ndeclare void @b()\n; word\n@c = global i32 word\n")
    assert module.mentioning("word") == ["a", "c"]
    assert module.mentioning("\n@c") == []
    module.symbols["a"].remove()
    assert module.mentioning("word", "declare") == ["b", "c"]
    assert module.mentioning("1 ;") == []


def test_uses_of_what_is_not_there() -> None:
    module = Module.parse("@a = global ptr @absent\n")
    assert module.uses("a") == {"absent"}
    with pytest.raises(UndefinedError, match="'@absent', to which '@a' refers, is not defined"):
        module.uses("absent")


def test_a_table_tells_its_keys_without_views() -> None:
    module = Module.parse(TEXT)
    assert not [key for table in (module.symbols, module.functions) for key in table if key not in table]
    assert module.symbols.keys() & {"data", "absent"} == {"data"}
    assert [*module.globals.keys()] == [*module.globals] == ["data", "string", "self", "in_data"]
    assert len(module.aliases) == 1
    assert [*module.aliases.entities()] == ["alias"]
    assert "data" not in module.functions
    assert module.functions.get("data") is None
    assert module.globals.get("data") is module.symbols["data"]
    assert not module._views.keys() - {module.globals["data"].entity}
