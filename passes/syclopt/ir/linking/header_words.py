"""Words of headers that linking reads and sets: visibility, `unnamed_addr`, alignment, `constant`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.ir.edits.declare import set_word
from syclopt.ir.edits.parts import part_of, with_part
from syclopt.ir.layout import function_layout, global_layout, words_of
from syclopt.ir.references import comdat_of, comdat_span, without_strings
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.source import Span
from syclopt.ir.text.spelling import Key, key_of, spell

if TYPE_CHECKING:
    from syclopt.ir.entity import Entity

_UNNAMED = compile_pattern(r"\b(?:local_)?+unnamed_addr\b")
_ADDRESS_SPACE = compile_pattern(r"\baddrspace[ \t\r\n]*+\([ \t\r\n]*+([0-9]++)[ \t\r\n]*+\)")
_VISIBILITIES = ("hidden", "protected", "default")  # the more restrictive one wins
_UNNAMED_WORDS = ("", "local_unnamed_addr", "unnamed_addr")  # the one that says less wins


def linkage_of(symbol: Entity) -> str:
    """Return the linkage of a symbol; "external" where none is written."""
    return words_of(symbol).linkage or "external"


def visibility_of(symbol: Entity) -> str:
    """Return the visibility of a symbol."""
    return words_of(symbol).visibility or "default"


def stricter_visibility(first: str, second: str) -> str:
    """Return the more restrictive of two visibilities."""
    return min(first, second, key=_VISIBILITIES.index)


def with_visibility(symbol: Entity, visibility: str) -> Entity:
    """Return a symbol of another visibility."""
    if visibility == visibility_of(symbol):
        return symbol
    layout = function_layout(symbol) if symbol.kind == "function" else global_layout(symbol)
    word = "" if visibility == "default" else visibility
    return symbol.with_words(set_word(symbol.header, layout.visibility, word))


def dso_local(symbol: Entity) -> Entity:
    """Return a symbol that is `dso_local`, as one with a local linkage is without saying so."""
    layout = function_layout(symbol) if symbol.kind == "function" else global_layout(symbol)
    return symbol.with_words(set_word(symbol.header, layout.preemption, "dso_local"))


def unnamed_addr_of(symbol: Entity) -> str:
    """Return `unnamed_addr`, `local_unnamed_addr` or ""."""
    span = _unnamed_addr_span(symbol)
    return symbol.header[span.start : span.end]


def weaker_unnamed_addr(first: str, second: str) -> str:
    """Return the one of two words that promises less about an address."""
    return min(first, second, key=_UNNAMED_WORDS.index)


def with_unnamed_addr(symbol: Entity, word: str) -> Entity:
    """Return a symbol with `word`, which is not more than it has, as what its header says of its address."""
    span = _unnamed_addr_span(symbol)
    if word == symbol.header[span.start : span.end]:
        return symbol
    if word:
        return symbol.with_words(symbol.header[: span.start] + word + symbol.header[span.end :])
    before, after = symbol.header[: span.start], symbol.header[span.end :]
    return symbol.with_words(before + (after.lstrip(" \t") if before[-1:].isspace() else after))


def alignment_of(variable: Entity) -> int:
    """Return the alignment that a global variable has in its text; 0 where none is written."""
    return int(part_of(variable, "align").removeprefix("align") or 0)


def with_alignment(variable: Entity, alignment: int) -> Entity:
    """Return a global variable of another alignment, which is not 0."""
    return variable.with_words(with_part(variable, "align", f"align {alignment}"))


def is_constant(variable: Entity) -> bool:
    """Tell whether a global is a `constant`."""
    layout = global_layout(variable)
    return variable.header[slice(*layout.keyword)] == "constant"


def not_constant(variable: Entity) -> Entity:
    """Return a `constant` as a `global`."""
    layout = global_layout(variable)
    return (
        variable.with_words(set_word(variable.header, layout.keyword, "global")) if is_constant(variable) else variable
    )


def address_space_of(symbol: Entity) -> int:
    """Return the number of the address space that a symbol stands in; 0 where none is written."""
    if "addrspace" not in symbol.header:
        return 0
    span = function_layout(symbol).attributes if symbol.kind == "function" else global_layout(symbol).rest
    found = _ADDRESS_SPACE.search(without_strings(symbol.header), *span)
    return int(found[1]) if found else 0


def with_own_comdat_named(symbol: Entity) -> Entity:
    """Return a symbol that says which comdat it is in, even if that has its own name: it is about to be renamed."""
    header = symbol.header
    key = comdat_of(symbol)
    span = comdat_span(header) if key is not None and key == symbol.key else None
    if span is None or "(" in without_strings(header[slice(*span)]):
        return symbol
    return symbol.with_words(f"{header[: span.end]}(${spell(symbol.key)}){header[span.end :]}")


def name_span(symbol: Entity) -> Span:
    """Return where the name of a symbol stands in its header, without its sigil."""
    if symbol.kind == "function":
        return function_layout(symbol).name
    return global_layout(symbol).name


def with_name(symbol: Entity, key: Key) -> Entity:
    """Return a symbol of another name; what its body or initializer says stays."""
    span = name_span(symbol)
    if key_of(symbol.header[slice(*span)]) == key:
        return symbol
    renamed = symbol.with_head(f"{symbol.header[: span.start]}{spell(key)}{symbol.header[span.end :]}")
    renamed.key = key
    return renamed


def _unnamed_addr_span(symbol: Entity) -> Span:
    header = symbol.header
    if "unnamed_addr" not in header:
        return Span(0, 0)
    span = function_layout(symbol).attributes if symbol.kind == "function" else global_layout(symbol).rest
    found = _UNNAMED.search(without_strings(header), *span)
    return Span(*found.span()) if found else Span(0, 0)
