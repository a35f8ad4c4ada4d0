"""Laws of the model, for modules that nobody has written."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import given, note
from hypothesis import strategies as st
from modules import Text, modules

from syclopt.errors import EditError
from syclopt.ir import llvm
from syclopt.ir.module import Module
from syclopt.ir.references import without_comments
from syclopt.ir.scan import expand, scan
from syclopt.ir.text.source import Source
from syclopt.ir.views.function import Function
from syclopt.ir.views.global_variable import Global
from syclopt.ir.views.symbol import Symbol

if TYPE_CHECKING:
    from collections.abc import Callable

    from syclopt.ir.body.call_sites import Call
    from syclopt.ir.entity import Entity


def entities_of(text: str, *, fast: bool) -> list[object]:
    entities, footer = scan(Source(text), fast=fast)
    nodes = [node for e in entities for node in (expand(e) if e.kind == "metadata run" else [e])]
    return [footer, *((e.kind, e.key, e.start, e.begin, e.brace, e.end) for e in nodes)]


def parsed(text: Text) -> Module:
    module = Module.parse(text.data)
    module.index.table("metadata")
    return module


@given(modules())
def test_what_is_read(text: Text) -> None:
    """A module is what was written, for both roads of the scanner, its views, and LLVM."""
    check_printed(text)
    assert entities_of(text.text, fast=True) == entities_of(text.text, fast=False)
    check_entities(text)
    check_views(text)
    llvm.verify_text(text.data)


def check_printed(text: Text) -> None:
    """What is printed is what was read."""
    module = Module.parse(text.data)
    assert module.to_bytes() == text.data
    assert [view.key for view in module.metadata.values()] == [*module.metadata]
    assert module.to_bytes() == text.data
    assert str(module).encode("utf-8", "surrogateescape") == text.data


def check_entities(text: Text) -> None:
    """Each entity is there in order, under its name, from its first token to its last."""
    entities = parsed(text).index.entities
    assert [entity.kind for entity in entities] == [item.kind for item in text.items]
    for entity, item in zip(entities, text.items, strict=True):
        assert entity.text.startswith(item.text)
        assert not entity.text[len(item.text) :].strip(" \t\r\n").lstrip(";") or ";" in entity.text[len(item.text) :]
        if item.token:
            assert entity.key == item.key


def check_views(text: Text) -> None:
    """Views say what was written."""
    module = parsed(text)
    for item in text.items:
        if item.kind not in ("function", "global"):
            continue
        view = module.symbols[item.key]
        for fact, value in item.facts.items():
            if fact == "calls":
                assert isinstance(view, Function)
                check_calls(view, item.facts["calls"])
            else:
                assert getattr(view, fact) == value, fact


def check_calls(function: Function, expected: object) -> None:
    found = ["asm" if call.is_asm else "" if call.callee is None else call.callee_text for call in function.calls]
    assert [token.encode("utf-8", "surrogateescape").decode("latin-1") for token in found] == expected
    for call in function.calls:
        assert call.source.text[call.span.start : call.span.end] in function.entity.text
        assert len(call.arguments) == int(call.is_indirect)


def drop_initializer(symbol: Symbol) -> None:
    assert isinstance(symbol, Global)
    symbol.drop_initializer()


def remove_calls(symbol: Symbol) -> None:
    if isinstance(symbol, Function):
        symbol.replace_calls(dict.fromkeys(symbol.calls, ""))


def change_attributes(symbol: Symbol) -> None:
    """Change the attributes of result, parameters and calls."""
    if not isinstance(symbol, Function):
        return
    if symbol.return_type != "void":
        symbol.result_attributes.add("noundef")
        symbol.result_attributes.add("a b", "c", string=True)
    for index in range(len(symbol.parameters)):
        symbol.parameter_attributes(index).add("noundef")
        symbol.parameter_attributes(index).remove("align")
    texts: dict[Call, str] = {}
    for call in symbol.calls:
        changed = symbol.attributes_of(call)
        changed.attributes.add("cold")
        changed.attributes.add("a b", string=True)
        texts[call] = changed.text
    symbol.replace_calls(texts)


EDITS: dict[str, Callable[[Symbol], object]] = {
    "linkage": lambda symbol: symbol.set_linkage("weak" if not symbol.is_declaration else "extern_weak"),
    "local": lambda symbol: symbol.set_linkage("internal"),
    "external": lambda symbol: symbol.set_linkage("external"),
    "visibility": lambda symbol: symbol.set_visibility("hidden"),
    "default": lambda symbol: symbol.set_visibility("default"),
    "add attribute": lambda symbol: symbol.add_attribute("new } \udcff", "value;", string=True),
    "add flag": lambda symbol: symbol.add_attribute("cold"),
    "add memory": lambda symbol: symbol.add_attribute("memory", "argmem: read"),
    "other attributes": change_attributes,
    "remove attribute": lambda symbol: symbol.remove_attribute("k", string=True),
    "attach": lambda symbol: symbol.set_metadata("kind", next(iter(symbol.module.metadata.values()), None)),
    "detach": lambda symbol: symbol.set_metadata("kind", None),
    "comdat": Symbol.remove_comdat,
    "declare": lambda symbol: symbol.drop_body() if isinstance(symbol, Function) else drop_initializer(symbol),
    "empty": lambda symbol: symbol.empty_body() if isinstance(symbol, Function) else None,
    "body": lambda symbol: symbol.set_body("{\n  ret void\n}") if isinstance(symbol, Function) else None,
    "calls": remove_calls,
}


def numbers(symbol: Symbol) -> list[tuple[str, int]]:
    return [(kind, node.number) for kind, node in symbol.metadata.items()]


def snapshot(entities: list[Entity]) -> list[tuple[object, ...]]:
    """Say what entities there are; a comment behind one may be the next one's."""
    return [(entity.kind, entity.key, without_comments(entity.text).strip()) for entity in entities]


@given(text=modules(), choice=st.integers(0, 20), edits=st.permutations([*EDITS]))
def test_an_edit_touches_its_entity_only_and_llvm_accepts_it(text: Text, choice: int, edits: list[str]) -> None:
    for edit in edits[:4]:
        note(edit)
        check_edit(edit, text, choice)


def check_edit(edit: str, text: Text, choice: int) -> None:
    """What is printed parses to what the edited module says of itself; all other entities stay as they are."""
    module = parsed(text)
    symbols = [*module.symbols.values()]
    symbol = symbols[choice % len(symbols)]
    begin, end, groups = symbol.entity.begin, symbol.entity.end, len(module.attribute_groups)
    try:
        EDITS[edit](symbol)
    except EditError:
        assert module.to_bytes() == text.data
        return
    after = Module.parse(module.to_bytes())
    after.index.table("metadata")
    assert snapshot(after.index.entities) == snapshot(module.index.entities)
    if len(module.attribute_groups) == groups:  # a group that others use is copied
        assert module.internal_text().startswith(text.text[:begin])
        assert module.internal_text().endswith(text.text[end:])
    again = after.symbols[symbol.key]
    for fact in ("linkage", "visibility", "attributes", "comdat", "is_declaration", "symbols_used"):
        assert getattr(again, fact) == getattr(symbol, fact), fact
    assert again.attributes.strings == symbol.attributes.strings
    assert numbers(again) == numbers(symbol)
    llvm.verify_text(module.to_bytes())


@given(modules(), st.sampled_from(("new", "a b", "0", 'q"\\', "\u00e9", "\udcff", "x\ny")))
def test_a_symbol_is_renamed_wherever_it_is_named(text: Text, name: str) -> None:
    module = parsed(text)
    key = next(iter(module.symbols))
    if name in module.symbols:
        return
    uses = sum(key in symbol.symbols_used for symbol in module.symbols.values())
    module.symbols[key].rename(name)
    again = Module.parse(module.to_bytes())
    assert [*again.symbols] == [*module.symbols]
    assert key not in again.symbols
    assert sum(name in symbol.symbols_used for symbol in again.symbols.values()) == uses
    if not any(isinstance(other, int) for other in module.symbols):
        llvm.verify_text(module.to_bytes())


@given(modules(), st.integers(0, 20))
def test_what_is_extracted_is_whole_and_nothing_else(text: Text, choice: int) -> None:
    module = parsed(text)
    keys = [*module.symbols]
    root = keys[choice % len(keys)]
    cut = module.extract([root])
    llvm.verify(cut)
    named = {name for symbol in cut.symbols.values() for name in symbol.symbols_used}
    roots = {str(root), f"unnamed.{root}"}
    assert all(key in named or any(f"{key}$".startswith(f"{name}$") for name in roots) for key in cut.symbols)
    assert module.to_bytes() == text.data
