"""Edits one after another, on modules that nobody has written and on real ones.

An edit that is refused changes nothing. One that is made leaves every entity as it was, to the byte, but those that it
is about; and LLVM accepts what comes out at the end.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from modules import Text, modules

from syclopt.errors import EditError, SycloptError
from syclopt.ir import llvm
from syclopt.ir.layout import LINKAGES
from syclopt.ir.module import Module
from syclopt.ir.references import without_comments
from syclopt.ir.views.function import Function
from syclopt.ir.views.global_variable import Global
from syclopt.ir.views.symbol import Symbol

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from syclopt.ir.views.view import View

Names = set[tuple[str, object]]
REAL = Path(__file__).parents[2] / "ir_fixtures" / "real"


def name(view: View) -> tuple[str, object]:
    return view.entity.kind, view.key


def chosen(sequence: Sequence[str], number: int) -> str:
    return sequence[number % len(sequence)]


def need(condition: bool) -> None:
    """Refuse an edit here that would not be one, or whose outcome is the caller's business."""
    if not condition:
        raise EditError("not this one")


def rename(symbol: Symbol, number: int) -> Names:
    touched = {name(user) for user in symbol.users} | {name(symbol)}
    symbol.rename(chosen(("", "new", "a b", "f", "\u00e9"), number))
    return touched | {name(symbol)}


def replace_uses(symbol: Symbol, number: int) -> Names:
    others = [*symbol.module.symbols.values()]
    other = others[number % len(others)]
    need(isinstance(symbol, Function) == isinstance(other, Function))
    touched = {name(user) for user in symbol.users}
    symbol.replace_all_uses(other)
    return touched


def remove(symbol: Symbol, _number: int) -> Names:
    need(not symbol.users and isinstance(symbol.key, str))
    touched = {name(symbol)}
    symbol.remove()
    return touched


def rename_comdat(symbol: Symbol, number: int) -> Names:
    key = symbol.comdat
    need(key is not None)
    module = symbol.module
    comdat = module.comdats[key or 0]
    touched = {name(other) for other in module.symbols.values() if other.comdat == key} | {name(comdat)}
    comdat.rename(chosen(("new", "a b", "", "f"), number))
    return touched | {name(comdat)}


def rename_type(symbol: Symbol, number: int) -> Names:
    module = symbol.module
    types = [*module.types.values()]
    need(bool(types))
    type_ = types[number % len(types)]
    users = {
        name(v)
        for kind in ("function", "global", "type", "alias")
        for v in module.views(kind)
        if type_.key in v.types_used
    }
    touched = users | {name(type_)}
    type_.rename(chosen(("new type", "N", "c"), number))
    return touched | {name(type_)}


def attach(symbol: Symbol, number: int) -> Names:
    node = symbol.module.add_metadata(chosen(("!{i32 1}", 'distinct !{!"a"}', '!{!{!"b"}, null}'), number))
    symbol.set_metadata("kind", node)
    return {name(symbol), name(node)}


def add(symbol: Symbol, number: int) -> Names:
    texts = ('module asm "x"', "%added = type { i32 }", "$added = comdat any", "@added = global i32 0")
    texts += ("declare void @added()", "define void @defined() {\n  ret void\n}", "!named.now = !{}", "@bad")
    view = symbol.module.add(chosen(texts, number))
    return {name(view)}


def named(symbol: Symbol, number: int) -> Names:
    nodes = [*symbol.module.metadata.values()][:2]
    return {name(symbol.module.add_named_metadata(chosen(("n", "o", ""), number), nodes))}


def line(symbol: Symbol, number: int) -> Names:
    module = symbol.module
    if number % 3 == 0:
        module.source_filename = "b.c"
    elif number % 3 == 1:
        module.triple = "x86_64-unknown-linux-gnu"
    else:
        module.data_layout = "e"
    return {("source_filename", "source_filename"), ("target", "triple"), ("target", "datalayout")}


def of_function(edit: Callable[[Function, int], object]) -> Callable[[Symbol, int], Names]:
    def edited(symbol: Symbol, number: int) -> Names:
        need(isinstance(symbol, Function))
        if isinstance(symbol, Function):
            edit(symbol, number)
        return {name(symbol)}

    return edited


def of_global(edit: Callable[[Global, int], object]) -> Callable[[Symbol, int], Names]:
    def edited(symbol: Symbol, number: int) -> Names:
        need(isinstance(symbol, Global))
        if isinstance(symbol, Global):
            edit(symbol, number)
        return {name(symbol)}

    return edited


def of_symbol(edit: Callable[[Symbol, int], object]) -> Callable[[Symbol, int], Names]:
    def edited(symbol: Symbol, number: int) -> Names:
        edit(symbol, number)
        return {name(symbol)}

    return edited


def of_object(edit: Callable[[Function | Global, int], object]) -> Callable[[Symbol, int], Names]:
    def edited(symbol: Symbol, number: int) -> Names:
        need(isinstance(symbol, Function | Global))
        if isinstance(symbol, Function | Global):
            edit(symbol, number)
        return {name(symbol)}

    return edited


VALUES = (
    "zeroinitializer",
    "undef",
    "7",
    "i32 8",
    "null",
    "ptr null",
    "@f",
    '{ i32 1, [2 x i8] c"ab" }',
    "[i8 1]",
    "%x",
    None,
)
CONVENTIONS = ("ccc", "fastcc", "spir_func", "spir_kernel", "cc 10", "none")
EDITS: dict[str, Callable[[Symbol, int], Names]] = {
    "linkage": of_symbol(lambda symbol, n: symbol.set_linkage(chosen(LINKAGES, n))),
    "visibility": of_symbol(lambda symbol, n: symbol.set_visibility(chosen(("default", "hidden", "protected"), n))),
    "storage": of_symbol(lambda symbol, n: symbol.set_storage_class(chosen(("", "dllimport", "dllexport"), n))),
    "dso_local": of_symbol(lambda symbol, n: symbol.set_dso_local(bool(n % 2))),
    "unnamed_addr": of_symbol(
        lambda symbol, n: symbol.set_unnamed_addr(chosen(("", "unnamed_addr", "local_unnamed_addr"), n))
    ),
    "section": of_object(lambda symbol, n: symbol.set_section((None, "s", 't "x"', "}{ ;")[n % 4])),
    "alignment": of_object(lambda symbol, n: symbol.set_alignment((None, 1, 16, 3)[n % 4])),
    "comdat": of_object(lambda symbol, n: symbol.set_comdat(([None, "none", *symbol.module.comdats] * 2)[n % 4])),
    "constant": of_global(lambda symbol, n: symbol.set_constant(bool(n % 2))),
    "thread_local": of_global(lambda symbol, n: symbol.set_thread_local((None, "initialexec", "localexec")[n % 3])),
    "initializer": of_global(lambda symbol, n: symbol.set_initializer(VALUES[n % len(VALUES)])),
    "convention": of_function(lambda symbol, n: symbol.set_calling_convention(chosen(CONVENTIONS, n))),
    "body": of_function(lambda symbol, n: symbol.set_body(chosen(("{\n  unreachable\n}", "{unreachable}", "{}{}"), n))),
    "drop": of_function(lambda symbol, _: symbol.drop_body()),
    "empty": of_function(lambda symbol, _: symbol.empty_body()),
    "attach": attach,
    "rename": rename,
    "uses": replace_uses,
    "remove": remove,
    "rename comdat": rename_comdat,
    "rename type": rename_type,
    "add": add,
    "named": named,
    "line": line,
}  # fmt: skip
steps = st.lists(
    st.tuples(st.sampled_from(sorted(EDITS)), st.integers(0, 50), st.integers(0, 50)), min_size=1, max_size=8
)


def texts(module: Module) -> dict[tuple[str, object, int], str]:
    """Return the text of every entity; of those of one kind and name, in their order."""
    found: dict[tuple[str, object, int], str] = {}
    for entity in module.entities:
        number = sum(1 for kind, key, _ in found if (kind, key) == (entity.kind, entity.key))
        found[entity.kind, entity.key, number] = entity.text.strip()
    return found


def said(module: Module) -> dict[tuple[str, object, int], str]:
    """Return the texts less comments: one behind an entity may be the next one's when it is read again."""
    return {entity: without_comments(text).strip() for entity, text in texts(module).items()}


def untouched(found: dict[tuple[str, object, int], str], touched: Names) -> dict[tuple[str, object, int], str]:
    """Leave out what an edit is about, and what goes with any edit or change of uses."""
    return {e: t for e, t in found.items() if e[:2] not in touched and e[0] not in ("uselist", "summary")}


def perform(module: Module, edit: str, choice: int, number: int) -> None:
    symbols = [symbol for symbol in module.symbols.values() if not symbol.name.startswith("llvm.")]
    if not symbols:
        return
    before, version, entities = str(module), module.version, texts(module)
    try:
        touched = EDITS[edit](symbols[choice % len(symbols)], number)
    except SycloptError:
        if edit != "attach":  # which adds a node first, that is no part of what is refused
            assert (str(module), module.version) == (before, version), edit
        return
    assert untouched(entities, touched) == untouched(texts(module), touched), edit
    assert str(module) == before or module.version > version


@given(modules(), steps)
def test_edits_one_after_another(text: Text, edits: list[tuple[str, int, int]]) -> None:
    module = Module.parse(text.data)
    module.index.table("metadata")
    for edit, choice, number in edits:
        perform(module, edit, choice, number)
    again = Module.parse(module.to_bytes())
    again.index.table("metadata")
    assert said(again) == said(module)
    llvm.verify_text(module.to_bytes())


@pytest.mark.parametrize("file", ["demo_app.ll", "shapes_summary.ll", "solids.ll", "virtual_codecs.ll", "if_device.ll"])
@settings(max_examples=max(2, settings().max_examples // 20))
@given(edits=steps)
def test_edits_of_real_modules(file: str, edits: list[tuple[str, int, int]]) -> None:
    module = Module.read(REAL / file)
    module.index.table("metadata")
    for edit, choice, number in edits:
        perform(module, edit, choice, number)
    llvm.verify_text(module.to_bytes())
