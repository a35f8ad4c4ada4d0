"""Words of headers that linking reads and sets: visibility, `unnamed_addr`, alignment, `constant`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.ir.edits.declare import set_word
from syclopt.ir.edits.parts import with_part
from syclopt.ir.edits.words import header_with_unnamed_addr, unnamed_addr_of
from syclopt.ir.layout import function_layout, global_layout, words_of
from syclopt.ir.text.source import Span
from syclopt.ir.text.spelling import Key, key_of, spell

if TYPE_CHECKING:
    from syclopt.ir.entity import Entity

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


def weaker_unnamed_addr(first: str, second: str) -> str:
    """Return the one of two words that promises less about an address."""
    return min(first, second, key=_UNNAMED_WORDS.index)


def with_unnamed_addr(symbol: Entity, word: str) -> Entity:
    """Return a symbol with `word` as what its header says of its address."""
    return symbol if word == unnamed_addr_of(symbol) else symbol.with_words(header_with_unnamed_addr(symbol, word))


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
