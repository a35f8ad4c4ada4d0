"""What is asked of many symbols at once is what each of them says alone, in any module."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from modules import Text, modules

from syclopt.ir.edits.cut import Cutter
from syclopt.ir.edits.linkage import internal, with_linkage
from syclopt.ir.entity import Entity
from syclopt.ir.layout import LINKAGES, is_declaration, words_of
from syclopt.ir.module import Module
from syclopt.ir.references import comdat_of
from syclopt.ir.uses import uses, uses_together


def symbols_of(text: Text) -> list[Entity]:
    return [*Module.parse(text.data).symbols.entities().values()]


def alone(symbol: Entity) -> Entity:
    """Return a symbol of which nothing is known from others."""
    return Entity.new(symbol.kind, symbol.key, symbol.header, symbol.body)


@given(modules())
def test_uses(text: Text) -> None:
    """They are what each symbol uses, and perhaps names of these symbols."""
    symbols = symbols_of(text)
    together = uses_together(symbols).keys()
    apart = set[object]().union(*map(uses, symbols_of(text)))
    assert apart <= together <= apart | {symbol.key for symbol in symbols}


@given(modules(), st.sampled_from(LINKAGES))
def test_words_and_linkage(text: Text, linkage: str) -> None:
    """First words that symbols share say what each symbol says, and get another linkage as it would."""
    for symbol in symbols_of(text):
        assert words_of(symbol) == words_of(alone(symbol))
        if not is_declaration(symbol):
            there, here = with_linkage(alone(symbol), linkage), with_linkage(symbol, linkage)
            assert there.header.rstrip("\n") == here.header.rstrip("\n")


@given(modules(), st.booleans(), st.booleans())
def test_internal_linkage(text: Text, functions: bool, in_comdats: bool) -> None:
    """Given to several symbols, it is what each one gets alone."""
    symbols = [
        symbol
        for symbol in symbols_of(text)
        if (symbol.kind == "function") is functions
        and (comdat_of(symbol) is not None) is in_comdats
        and not is_declaration(symbol)
    ]
    apart = [with_linkage(alone(symbol), "internal", in_comdat=not in_comdats) for symbol in symbols]
    together = internal(symbols, in_comdats=in_comdats)
    assert [one.header.rstrip("\n") for one in together] == [one.header.rstrip("\n") for one in apart]


@given(modules())
def test_needs(text: Text) -> None:
    """A cut that finds simple needs together holds what one holds that asks each symbol."""
    many, single = Cutter(Module.parse(text.data), many=True), Cutter(Module.parse(text.data))
    for keys in ([*many.symbols], *([key] for key in many.symbols)):
        assert str(many.cut(many.closure(keys))) == str(single.cut(single.closure(keys)))
