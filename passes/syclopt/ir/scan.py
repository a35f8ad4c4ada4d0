"""Text -> entities, in one walk.

The fast road is one compiled regular expression over text as compilers print it: every entity starts a line, and all
but functions end with it. It is exact about strings and comments, and it declines what it cannot be sure of; such an
entity goes through the complete tokenizer of `tokens.py`, the slow road. Both give the same entities.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from syclopt.ir.entity import Entity, Kind, Lead
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.source import Source
from syclopt.ir.text.spelling import GAP, LINE_COMMENT, METADATA_NAME, NAME, STRING, Key, key_of, metadata_key

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_STRING = r'"[^"\n\r]*+"'
_LINE = rf'(?:[^"\n\r\t;=/]++|{_STRING}(?:={_STRING})?+)*+'
_HEAD = rf'(?:[^"\n\r\t;=/{{}}]++|{_STRING}(?:={_STRING})?+|(?<=\()\{{[^{{}}"\n\r;=/]*+\}})*+'
_TEXT = r'[^{}";/]*+'
_ATOM = r'"[^"]*+"|;[^\n\r]*+|/(?!\*)'


def _braces(depth: int) -> str:
    inner = rf"|\{{{_braces(depth - 1)}\}}" if depth else ""
    return rf"{_TEXT}(?:(?:{_ATOM}{inner}){_TEXT})*+"


_GLOBAL_WORDS = r"(?:(?!(?:global|constant|alias|ifunc)\b)[a-z_]+(?:\([^()\"\n\r;]*+\))?+ )*+"
_NODE = rf"![0-9]{{1,18}} = (?:distinct )?+!{_LINE}"

# One row for each kind: its name, then its pattern. The group in it is the token that names the entity; of a symbol
# another one is what `Lead` is about, before or after the name.
_ROWS: tuple[tuple[Kind, str], ...] = (
    ("function", rf"(define [^@\"\n\r;=/]*+)@({NAME})\({_HEAD}\{{\r?\n{_braces(3)}\}}"),
    ("function", rf"(declare [^@\"\n\r;=/]*+)@({NAME})\({_LINE}"),
    ("global", rf"@({NAME}) = ({_GLOBAL_WORDS}(?:global|constant)) {_LINE}"),
    ("alias", rf"@({NAME}) = ({_GLOBAL_WORDS}alias) {_LINE}"),
    ("ifunc", rf"@({NAME}) = ({_GLOBAL_WORDS}ifunc) {_LINE}"),
    ("metadata run", rf"(){_NODE}(?:\r?\n{_NODE})*+"),
    ("type", rf"%({NAME}) = type {_LINE}"),
    ("attributes", rf"attributes #([0-9]++) = \{{(?:[^\"\n\r;{{}}/]++|{_STRING})*+\}}"),
    ("comdat", rf"\$({NAME}) = comdat (?:any|exactmatch|largest|nodeduplicate|samesize)"),
    ("named metadata", rf"!({METADATA_NAME}) = !\{{[^\"\n\r;={{}}/]*+\}}"),
    ("target", rf"target (datalayout|triple) = {_STRING}"),
    ("source_filename", rf"(source_filename) = {_STRING}"),
    ("module asm", rf"(module) asm {_STRING}"),
    ("uselist", rf"(uselistorder(?:_bb)?+) {_LINE}"),
    ("summary", rf"\^([0-9]++) = {_LINE}"),
)
_NAMED = frozenset({"function", "global", "alias", "ifunc", "type", "comdat"})
_SYMBOLS = frozenset({"function", "global", "alias", "ifunc"})
_NUMBERED = frozenset({"attributes", "summary"})
_EXACT = frozenset({"attributes", "comdat", "named metadata", "target", "source_filename", "module asm"})
_DEFINITION = 1  # the group of the first row
_GAP = compile_pattern(GAP, re.DOTALL)
_OPENING = compile_pattern(rf"{STRING}|{LINE_COMMENT}|/\*(?:[^*]++|\*(?!/))*+(?:\*/|(\Z))", re.DOTALL)
_ENTITY = compile_pattern(
    rf"(?s:{GAP})(?:{'|'.join(f'({row})' for _, row in _ROWS)})" + r"[ \t]*+(?:\r?\n|\Z)|"  # or nothing, at once
)
_PLAIN = compile_pattern(r"[^(){}\[\]dmu]*+(?:(?!declare|define|module|uselistorder)[dmu][^(){}\[\]dmu]*+)*+")
_HIDDEN = ("declare", "define", "module", "uselistorder")
_HIDDEN_WORD = compile_pattern(rf"(?<![-a-zA-Z0-9$._@%!#])(?:{'|'.join(_HIDDEN)}(?:_bb)?+)(?![-a-zA-Z0-9$._:\"\\])")
_STRIDE = 2000
_DIGITS = compile_pattern(r"[0-9]++")
_TWO_DIGITS = compile_pattern(r"[0-9](?=[0-9])")
_BEFORE_NUMBER = frozenset("!#@%^(")
_NUMBER = compile_pattern(r"^!([0-9]++) =", re.MULTILINE)
_RUN_NODE = compile_pattern(r"!([0-9]++) = [^\n]*+\n?+")


def scan(source: Source, fast: bool = True) -> tuple[list[Entity], int]:
    """Return the entities of `source` in order, and the offset where the footer after the last one starts.

    With `fast=False` every entity takes the slow road (the result is the same but for metadata runs).
    Raises `ParseError` with the place of what is no LLVM IR.
    """
    entities: list[Entity] = []
    text = source.text
    size = len(text)
    _refuse_long_numbers(source)
    _refuse_open_comment(source)
    start = 0
    while True:
        if fast:
            start = _scan_quickly(source, start, entities)
        gap = _GAP.match(text, start)
        begin = gap.end() if gap else start
        if begin == size:
            return entities, start
        entity = _slow(source, entities, start, begin)
        entities.append(entity)
        start = entity.end


def _scan_quickly(source: Source, start: int, entities: list[Entity]) -> int:
    """Add the entities from `start` on to `entities`, as far as the fast road goes, and return where that is."""
    text = source.text
    add = entities.append
    roads = _roads()
    leads = _Leads()
    plain = -1  # up to here there is nothing that makes a line doubtful
    for found in _ENTITY.finditer(text, start):
        row = found.lastindex
        if row is None:
            break
        kind, is_exact, read, name, lead = roads[row]
        begin, end = found.start(row), found.end()
        brace = end
        if row == _DEFINITION:
            brace = _brace(text, begin, found.end(name))
            if brace < 0:
                break
        elif not is_exact:
            if plain < end:
                line = _PLAIN.match(text, begin + 1)
                plain = line.end() if line else 0
                if plain < end and _is_doubtful(text, begin, end):
                    break
            if kind == "metadata run" and begin > 0 and text[begin - 1] != "\n":
                break  # runs are whole lines
        first = leads[found[lead]] if lead else None
        add(Entity(kind, read(found[name]), source, start, begin, brace, end, None, first))
        start = end
    return start


def _brace(text: str, begin: int, name_end: int) -> int:
    """Return where the body of a function begins; -1 when only the slow road can tell."""
    brace = text.rfind("{", name_end, text.index("\n", name_end))
    return brace if text.count("(", begin, brace) == text.count(")", begin, brace) else -1


class _Leads(dict[str, Lead]):
    """The first words of symbols, each text once."""

    def __missing__(self, text: str) -> Lead:
        return self.setdefault(text, Lead(text))


class _Road(NamedTuple):
    """What a match of a row of the fast road is."""

    kind: Kind
    is_exact: bool
    read: Callable[[str], Key]  # makes a key of the token that names the entity
    name: int  # the group of that
    lead: int  # and of the first words of a symbol; 0 of what is none


@cache
def _roads() -> dict[int, _Road]:
    """Return the roads by the groups of their rows."""
    roads: dict[int, _Road] = {}
    row = _DEFINITION
    for kind, _ in _ROWS:
        name, lead = row + 1, 0
        if kind in _SYMBOLS:
            name, lead = (row + 2, row + 1) if kind == "function" else (row + 1, row + 2)
        read = (
            key_of
            if kind in _NAMED
            else int
            if kind in _NUMBERED
            else metadata_key
            if kind == "named metadata"
            else str
        )
        roads[row] = _Road(kind, kind in _EXACT, read, name, lead)
        row = max(name, lead) + 1
    return roads


def _refuse_open_comment(source: Source) -> None:
    """Raise `ParseError` for a comment that begins with `/*` and never ends: no pattern has to look for its end."""
    text = source.text
    if "*" not in text or "/*" not in text or text.rfind("*/") > text.rfind("/*") + 1:
        return
    for found in _OPENING.finditer(text):
        if found[1] is not None:
            raise source.error("comment is not closed", found.start())


def _refuse_long_numbers(source: Source) -> None:
    """Raise `ParseError` for a name, or a number in parentheses, of more digits than Python reads as one number.

    Every so many characters one is looked at: a number as long as that has two neighbours among them.
    """
    text = source.text
    end = 0
    line: tuple[int, int, str] = (0, 0, "")
    for found in _TWO_DIGITS.finditer(text[::_STRIDE]):
        inside = found.start() * _STRIDE
        if inside < end or not text[inside : inside + _STRIDE].isdigit():
            continue
        first = max(0, inside - _STRIDE)  # which is no digit of it, as it would have been found there
        start = first + len(text[first:inside].rstrip("0123456789"))
        digits = _DIGITS.match(text, inside)
        end = digits.end() if digits else inside
        if text[start - 1 : start] not in _BEFORE_NUMBER:
            continue
        if start >= line[1]:
            line = _without_noise(text, start)
        if line[2][start - line[0]] != " ":
            raise source.error("a number has too many digits", start)


def _without_noise(text: str, offset: int) -> tuple[int, int, str]:
    """Return where the line of a character begins and ends, and its text with strings and comments blanked out."""
    from syclopt.ir.references import without_noise

    start, end = text.rfind("\n", 0, offset) + 1, text.find("\n", offset)
    end = end if end >= 0 else len(text)
    return start, end, without_noise(text[start:end])


def node_numbers(run: Entity) -> list[str]:
    """Return the numbers that a metadata node or run defines, as they are written."""
    return _NUMBER.findall(run.source.text, run.begin, run.end) if run.kind == "metadata run" else [str(run.key)]


def node_begins(run: Entity) -> Iterator[tuple[int, int]]:
    """Yield the numbers that a metadata run defines, each with the offset where its line begins."""
    return ((int(found[1]), found.start()) for found in _NUMBER.finditer(run.source.text, run.begin, run.end))


def expand(run: Entity) -> list[Entity]:
    """Return the metadata nodes of a metadata run, one entity each."""
    source, start = run.source, run.start
    nodes: list[Entity] = []
    for found in _RUN_NODE.finditer(source.text, run.begin, run.end):
        end = found.end()
        nodes.append(Entity("metadata", int(found[1]), source, start, found.start(), end, end))
        start = end
    return nodes


def take_out(run: Entity, key: Key) -> list[Entity]:
    """Return a metadata run in parts, of which the node `key` is one; nothing when it is not in the run."""
    source, text = run.source, run.source.text
    begin = run.begin
    if not text.startswith(f"!{key} = ", begin):
        begin = text.find(f"\n!{key} = ", begin, run.end) + 1
        if not begin:
            return []
    start = begin if begin > run.begin else run.start
    end = text.find("\n", begin, run.end) + 1 or run.end
    parts = [Entity("metadata", key, source, start, begin, end, end)]
    if begin > run.begin:
        parts.insert(0, Entity("metadata run", "", source, run.start, run.begin, begin, begin))
    if end < run.end:
        parts.append(Entity("metadata run", "", source, end, end, run.end, run.end))
    return parts


def _is_doubtful(text: str, begin: int, end: int) -> bool:
    """Tell whether a line may hold more than one entity, or brackets that go on in the next line."""
    line = text[begin + 1 : end]
    return (
        any(word in line and _hides(text, word, begin + 1, end) for word in _HIDDEN)
        or (("(" in line or ")" in line) and line.count("(") != line.count(")"))
        or (("{" in line or "}" in line) and line.count("{") != line.count("}"))
        or (("[" in line or "]" in line) and line.count("[") != line.count("]"))
    )


def _hides(text: str, word: str, begin: int, end: int) -> bool:
    """Tell whether a word that begins an entity, or a part of one, stands in a text as a word of its own."""
    at = text.find(word, begin, end)
    while at >= 0 and _HIDDEN_WORD.match(text, at, end) is None:
        at = text.find(word, at + 1, end)
    return at >= 0


def _slow(source: Source, entities: list[Entity], start: int, begin: int) -> Entity:
    """Return the next entity by the slow road, after giving back a line to the entity that goes on at `begin`."""
    from syclopt.ir.tokens import slow_entity, starts_entity  # most modules never need it

    if not starts_entity(source, begin) and entities:
        last = entities.pop()
        start, begin, stop = last.start, last.begin, begin
        if last.kind == "metadata run" and (cut := source.text.rfind("\n", last.begin, last.end - 1)) >= 0:
            entities.append(Entity("metadata run", "", source, start, begin, cut + 1, cut + 1))
            start = begin = cut + 1
        extent = slow_entity(source, begin)
        if extent.end in (stop, last.end):  # it does not go on there, also after a second look
            raise source.error("expected a top-level entity", stop)
    else:
        extent = slow_entity(source, begin)
    return Entity(extent.kind, extent.key, source, start, begin, extent.brace, extent.end)
