"""Symbols with another linkage, or other words about their comdat."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from syclopt.ir.edits.declare import set_word, without_comdat
from syclopt.ir.layout import DECLARING, LOCAL, match_words, words_in
from syclopt.ir.references import comdat_of, comdat_span, without_strings
from syclopt.ir.text.source import Span
from syclopt.ir.text.spelling import spell

if TYPE_CHECKING:
    import re
    from collections.abc import Sequence

    from syclopt.ir.entity import Entity, Kind


_OUTSIDE_COMDATS = frozenset({"available_externally", "common"})
_AT_ONCE = 256  # symbols whose heads are edited in one text
_FEW_LEADS = 8  # so many kinds of first words they may have
_DOUBTS = ('"', ";", "/*", "\t", "\r")


def with_linkage(entity: Entity, linkage: str, *, in_comdat: bool = True) -> Entity:
    """Return a symbol with a linkage of `LINKAGES`, with `in_comdat` false in no comdat.

    As LLVM demands, a local linkage takes visibility, DLL storage and `dso_local` away, `available_externally` and
    `common` the comdat, and a definition that is not `available_externally` is not imported from a DLL.
    """
    header = entity.header
    if linkage in _OUTSIDE_COMDATS or not in_comdat:
        header = without_comdat(header)
    kind, lead = entity.kind, entity.lead
    if lead is not None and lead.text and header[1] != '"':
        start = 0 if kind == "function" else header.index("=") + 2
        if header.startswith(lead.text, start):
            rest = header[start + len(lead.text) :]
            return entity.with_words(header[:start] + _relinked(lead.text, kind, linkage) + rest)
    return entity.with_words(_with_word(header, match_words(entity), kind, linkage))


def internal(symbols: Sequence[Entity], *, in_comdats: bool) -> list[Entity]:
    """Return definitions, all of them functions or none, with internal linkage; see `with_linkage`.

    They are in no comdat, or leave theirs where `in_comdats` says that they are in some.
    """
    found: list[Entity] = []
    for at in range(0, len(symbols), _AT_ONCE):
        some = symbols[at : at + _AT_ONCE]
        heads = _internal_heads(some, in_comdats)
        if heads is None:
            found += [with_linkage(symbol, "internal", in_comdat=not in_comdats) for symbol in some]
        else:
            found += [symbol.with_words(head) for symbol, head in zip(some, heads, strict=True)]
    return found


def _internal_heads(symbols: Sequence[Entity], in_comdats: bool) -> list[str] | None:
    """Return the heads that `internal` gives to symbols, made in one text; None where only a close look can tell."""
    leads = {symbol.lead: symbol.kind for symbol in symbols}
    if len(leads) > _FEW_LEADS:
        return None
    text = "\0".join(["", *[symbol.header for symbol in symbols], ""])
    count = len(symbols)
    if any(map(text.__contains__, _DOUBTS)) or text.count("\0") != count + 1:
        return None
    is_function = symbols[0].kind == "function"
    before, after = ("\0", "@") if is_function else (" = ", " ")
    words = {
        f"{before}{lead.text}{after}": f"{before}{_relinked(lead.text, kind, 'internal')}{after}"
        for lead, kind in leads.items()
        if lead is not None and lead.text
    }
    if sum(map(text.count, words)) != count:
        return None
    if in_comdats:
        mark, rest = (" comdat \0", " \0") if is_function else (", comdat\n\0", "\n\0")
        if text.count(mark) != count or f" {mark}" in text or f",{mark}" in text:
            return None
        text = text.replace(mark, rest)
    for old, new in words.items():
        text = text.replace(old, new)
    return text[1:-1].split("\0")


@lru_cache(maxsize=1 << 12)
def _relinked(lead: str, kind: Kind, linkage: str) -> str:
    """Return the first words of a symbol with another linkage; see `Lead`."""
    name = "" if kind == "function" else "@_ = "
    found = words_in(name + lead, kind)
    assert found is not None
    return _with_word(name + lead, found, kind, linkage).removeprefix(name)


def _with_word(header: str, words: re.Match[str], kind: Kind, linkage: str) -> str:
    is_declared = words["keyword"] == "declare" or (kind == "global" and words["linkage"] in DECLARING)
    if linkage in LOCAL:
        for word in ("storage", "visibility", "preemption"):
            header = set_word(header, Span(*words.span(word)), "") if words[word] else header
    elif words["storage"] == "dllimport" and not (is_declared or linkage == "available_externally"):
        header = set_word(header, Span(*words.span("storage")), "")
    is_plain = linkage == "external" and not (kind == "global" and is_declared)
    return set_word(header, Span(*words.span("linkage")), "" if is_plain else linkage)


def outside_comdat(entity: Entity) -> Entity:
    """Return a symbol that is in no comdat."""
    return entity.with_words(without_comdat(entity.header))


def with_own_comdat_named(symbol: Entity) -> Entity:
    """Return a symbol that says which comdat it is in, even if that has its own name: it is about to be renamed."""
    header = symbol.header
    key = comdat_of(symbol)
    span = comdat_span(header) if key is not None and key == symbol.key else None
    if span is None or "(" in without_strings(header[slice(*span)]):
        return symbol
    return symbol.with_words(f"{header[: span.end]}(${spell(symbol.key)}){header[span.end :]}")
