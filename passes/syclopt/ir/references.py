"""What an entity refers to: symbols, types, attribute groups, metadata nodes, comdats. Found on demand, then kept.

Of many entities at once, texts are looked at in large pieces.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from syclopt.ir.entity import Entity, Fact
from syclopt.ir.joining import joined
from syclopt.ir.text.names_in_text import symbol_mentions
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.source import Span
from syclopt.ir.text.spelling import NAME, STRING_OR_COMMENT, Key, key_of, numbers_of, unescape

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from collections.abc import Set as AbstractSet

_PLAIN_COMMENT = compile_pattern(r";[^\n\r]*+")
_SYMBOL = compile_pattern(r"@([-a-zA-Z$._0-9]++)")
_GROUP = compile_pattern(r"#([0-9]+)")
_NODE = compile_pattern(r"!([0-9]+)")
_TYPE = compile_pattern(r"%([-a-zA-Z$._][-a-zA-Z$._0-9]*+)(?!:)")
_NUMBERED_TYPE = compile_pattern(r"%([0-9]++)")
_COMDAT = compile_pattern(r"(?<![-a-zA-Z$._0-9@%])comdat\b(?:[ \t\r\n]*+\([^()]*+\))?+")
_PLAIN_NAME = compile_pattern(r"[-a-zA-Z$._0-9]++")
_IN_COMDAT = compile_pattern(rf"\$({NAME})")
_COMMENT_WITHOUT_STRING = compile_pattern(r';[^\n\r"]*+(?=[\n\r]|\Z)')
_SIGILS = frozenset("@%$")
_NONE: frozenset[Key] = frozenset()
_AT_ONCE = 64  # entities whose texts are one piece
_NOTHING: frozenset[Key] = frozenset()


class References(NamedTuple):
    """Names that a text refers to, each set in the keys of its kind."""

    symbols: frozenset[Key]
    attributes: frozenset[Key]
    metadata: frozenset[Key]


_EMPTY = References(_NONE, _NONE, _NONE)
_IN_HEADER = Fact[References]("references of the header", of="names")
_IN_BODY = Fact[References]("references of the body", of="body")
_REFERENCES = Fact[References]("references", of="names")
_TYPES = Fact[frozenset[Key]]("names of types and values", of="names")
_NUMBERED_TYPES = Fact[frozenset[Key]]("names and numbers of types and values", of="names")
_OWN_COMDAT = Fact["tuple[Key | None]"]("comdat")


def references(entity: Entity, *, header_only: bool = False) -> References:
    """Return the symbols, attribute groups and metadata nodes that `entity` refers to (its own name left out)."""
    is_whole = not header_only and entity.brace != entity.end
    known: References | None = entity.facts.get(_REFERENCES if is_whole else _IN_HEADER)
    if known is not None:
        return known
    header = _IN_HEADER.get(entity)
    if header is None:
        header = _find(entity.header)
        if entity.kind in ("function", "global", "alias", "ifunc"):
            header = _without_name(entity, header)
        _IN_HEADER.keep(entity, header)
    if not is_whole:
        return header
    body = _IN_BODY.get(entity) or _IN_BODY.keep(entity, _find(entity.body))
    both = body if header is _EMPTY else References(header[0] | body[0], header[1] | body[1], header[2] | body[2])
    return _REFERENCES.keep(entity, both)


def known_references(entity: Entity) -> References | None:
    """Return what `references` has found of all of `entity`; None when nobody has asked."""
    return (_REFERENCES if entity.brace != entity.end else _IN_HEADER).get(entity)


def type_references(entity: Entity, numbered: bool = False) -> frozenset[Key]:
    """Return the names after `%` in `entity`: its types, and the local values that have a name.

    With `numbered`, numbers too (a module of an old compiler may have a type `%0`).
    """
    fact = _NUMBERED_TYPES if numbered else _TYPES
    known = fact.get(entity)
    if known is None:
        text = entity.text
        if entity.kind == "type":
            text = text[text.index("=") :] if text[1] != '"' else text[text.index('"', 2) :].partition("=")[2]
        known = fact.keep(entity, types_in(text, numbered))
    return known


def is_intrinsic(key: Key) -> bool:
    """Tell whether a name is LLVM's own, as `llvm.trap`: it needs no declaration."""
    return isinstance(key, str) and key.startswith("llvm.")


def comdat_of(entity: Entity) -> Key | None:
    """Return the comdat that a function or global belongs to."""
    header = entity.head if entity.head is not None else entity.source.text[entity.begin : entity.brace]
    if "comdat" not in header:
        return None
    if not (";" in header or "/*" in header):  # what ends with the words says them, as most of them do
        if header.endswith((", comdat\n", " comdat ")):
            return entity.key
        before, _, name = header.rpartition(" comdat($")
        if before and name.endswith((")\n", ") ")) and _PLAIN_NAME.fullmatch(name, 0, len(name) - 2):
            return key_of(name[:-2])
    known = _OWN_COMDAT.get(entity) or _OWN_COMDAT.keep(entity, (_find_comdat(entity),))
    return known[0]


def without_noise(text: str) -> str:
    """Return `text` of the same length with strings (but not quoted names) and comments blanked out."""
    text = _without_nul(text)
    return STRING_OR_COMMENT.sub(_blank_noise, text) if '"' in text or ";" in text or "/*" in text else text


def without_strings(text: str) -> str:
    """Return `text` of the same length with strings, quoted names and comments blanked out."""
    text = _without_nul(text)
    return STRING_OR_COMMENT.sub(_blank_all, text) if '"' in text or ";" in text or "/*" in text else text


def without_comments(text: str) -> str:
    """Return `text` of the same length with comments blanked out."""
    text = _without_nul(text)
    return STRING_OR_COMMENT.sub(_blank_comment, text) if ";" in text or "/*" in text else text


def comdat_span(header: str) -> Span | None:
    """Return where the words stand that put a function or global into a comdat."""
    at = header.find("comdat")
    found = _COMDAT.search(without_strings(header), at) if at >= 0 else None
    return Span(*found.span()) if found else None


def _find_comdat(entity: Entity) -> Key | None:
    text = entity.header
    span = comdat_span(text)
    if span is None:
        return None
    words = text[slice(*span)]
    named = _IN_COMDAT.search(without_noise(words)) if "$" in words else None
    return key_of(named[1]) if named else entity.key


def _without_nul(text: str) -> str:
    return text.replace("\0", " ") if "\0" in text else text


def _blank_all(found: re.Match[str]) -> str:
    return " " * len(found[0])


def _blank_noise(found: re.Match[str]) -> str:
    token, start = found[0], found.start()
    is_name = token[0] == '"' and start > 0 and found.string[start - 1] in "@%$"
    return token if is_name else " " * len(token)


def _blank_comment(found: re.Match[str]) -> str:
    token = found[0]
    return token if token[0] == '"' else " " * len(token)


def outside(text: str) -> tuple[str, list[tuple[str, str]]]:
    """Return what stands outside of strings and comments, and the quoted names with their sigils."""
    if '"' not in text:
        if "/*" in text:
            return STRING_OR_COMMENT.sub(" ", text), []
        return (_PLAIN_COMMENT.sub("", text) if ";" in text else text), []
    parts = text.split('"')
    inside, outside = parts[1::2], parts[0::2]
    joined = '"'.join(outside)
    if len(parts) % 2 == 0 or "\n" in "".join(inside) or "/*" in joined:
        return _outside_exactly(text)
    if ";" in joined:
        joined = _COMMENT_WITHOUT_STRING.sub("", joined)
        if ";" in joined:
            return _outside_exactly(text)
    names = [(before[-1], name) for before, name in zip(outside, inside, strict=False) if before[-1:] in _SIGILS]
    return joined, names


def _outside_exactly(text: str) -> tuple[str, list[tuple[str, str]]]:
    names: list[tuple[str, str]] = []
    for found in STRING_OR_COMMENT.finditer(text):
        start = found.start()
        if found[0][0] == '"' and start > 0 and text[start - 1] in _SIGILS:
            names.append((text[start - 1], found[0][1:-1]))
    return STRING_OR_COMMENT.sub('"', text), names


def _without_name(entity: Entity, found: References) -> References:
    """Leave out the entity's own name, unless its header says it twice."""
    if entity.key not in found.symbols:
        return found
    if '@"' in entity.header or entity.header.count(f"@{entity.key}") != 1:
        mentions = sum(key == entity.key for key in symbol_mentions(entity.header))
        if mentions > 1:
            return found
    return _references(found.symbols - {entity.key}, found.attributes, found.metadata)


def _find(text: str) -> References:
    text, names = outside(text)
    symbols: frozenset[Key] = _NONE
    if "@" in text:
        plain: list[str] = _SYMBOL.findall(text)
        symbols = frozenset(plain)
        if names or any(token[0].isdigit() for token in plain):
            symbols = frozenset(
                [*(_number_or_name(token) for token in plain), *(unescape(n) for s, n in names if s == "@")]
            )
    return _references(symbols, *_numbers(text))


def _references(symbols: frozenset[Key], attributes: frozenset[Key], metadata: frozenset[Key]) -> References:
    """Return references; those to nothing are the same few objects, which many entities keep."""
    if attributes or metadata:
        return References(symbols or _NONE, attributes, metadata)
    return References(symbols, _NONE, _NONE) if symbols else _EMPTY


def numbers_in(text: str) -> tuple[frozenset[Key], frozenset[Key]]:
    """Return the attribute groups and metadata nodes that a text names."""
    return _numbers(outside(text)[0])


def numbers_and_noise_in(text: str) -> tuple[frozenset[Key], frozenset[Key]]:
    """Return what `numbers_in` does, and what strings and comments seem to name."""
    return _numbers(text)


def _numbers(text: str) -> tuple[frozenset[Key], frozenset[Key]]:
    groups = _keys({*_GROUP.findall(text)}) if "#" in text else _NONE
    return groups, _keys({*_NODE.findall(text)}) if "!" in text else _NONE


def _keys(tokens: set[str]) -> frozenset[Key]:
    try:
        return frozenset(map(int, tokens))
    except ValueError:  # digits in a string
        return frozenset(numbers_of(tokens))


def types_in(text: str, numbered: bool) -> frozenset[Key]:
    """Return the names after `%` in a text; with `numbered`, numbers too."""
    if "%" not in text:
        return _NONE
    text, names = outside(text)
    found: set[Key] = {*_TYPE.findall(text), *(unescape(name) for sigil, name in names if sigil == "%")}
    if numbered:
        found.update(int(token) for token in _NUMBERED_TYPE.findall(text))
    return frozenset(found)


def _number_or_name(token: str) -> Key:
    return int(token) if token.isdigit() else token


class Shared(NamedTuple):
    """What entities refer to: attribute groups, metadata nodes, comdats, and names after `%` if asked for."""

    groups: AbstractSet[Key]
    nodes: AbstractSet[Key]
    comdats: AbstractSet[Key]
    types: AbstractSet[Key]


def shared_references(entities: Sequence[Entity], *, types: bool, numbered: bool) -> Shared:
    """Return what entities refer to, with `types` also types and values; see `references` and `type_references`."""
    if len(entities) == 1:
        return _of_one(entities[0], types, numbered)
    groups: set[Key] = set()
    nodes: set[Key] = set()
    comdats: set[Key] = set()
    names: set[Key] = set()
    for text, some in pieces(entities):
        if "comdat" in text:
            comdats.update(comdat for entity in some if (comdat := comdat_of(entity)) is not None)
        if types:
            names |= types_in(text, numbered)
        if "#" in text or "!" in text:
            _add_numbers(text, some, groups, nodes)
    return Shared(groups, nodes, comdats, names)


def _of_one(entity: Entity, types: bool, numbered: bool) -> Shared:
    found, comdat = references(entity), comdat_of(entity)
    names = type_references(entity, numbered) if types else _NOTHING
    return Shared(found.attributes, found.metadata, frozenset(() if comdat is None else (comdat,)), names)


def _add_numbers(text: str, entities: Sequence[Entity], groups: set[Key], nodes: set[Key]) -> None:
    """Add the groups and nodes that entities with a text refer to."""
    known = [known_references(entity) for entity in entities]
    if None not in known:
        groups.update(*[each.attributes for each in known if each is not None])
        nodes.update(*[each.metadata for each in known if each is not None])
        return
    named_groups, named_nodes = numbers_and_noise_in(text)
    if not (named_groups <= groups and named_nodes <= nodes):
        named_groups, named_nodes = numbers_in(text)
        groups |= named_groups
        nodes |= named_nodes


def pieces(entities: Sequence[Entity]) -> Iterator[tuple[str, Sequence[Entity]]]:
    """Yield the text of so many entities at once, and these."""
    for at in range(0, len(entities), _AT_ONCE):
        some = entities[at : at + _AT_ONCE]
        yield joined(some), some
