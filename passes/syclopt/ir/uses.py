"""Uses of symbols: what an entity refers to, less what only metadata operands in a body name.

A debug record such as `#dbg_value(ptr @g, ...)`, or an operand `metadata ptr @g`, is no use of `@g`: code is the same
with and without debug information. When `@g` goes, `poison` takes its place there.

Which of some symbols a module uses, a look at many texts at once tells. An `@name` in a text is most often a use. So
names are looked for in large slices, and an entity is only asked for its uses where a slice also has what can hide a
name: a string, a comment, a metadata operand.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from syclopt.ir.entity import NO_FACTS, Entity, Fact
from syclopt.ir.references import known_references, references, without_noise
from syclopt.ir.text.brackets import close_of, split_commas
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.source import Span, to_internal
from syclopt.ir.text.spelling import GAP, Key, numbers_of, unescape

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from collections.abc import Set as AbstractSet

    from syclopt.ir.text.source import Source

_PLAIN = r'(?:[^()\n@;/"]++|\([^()\n@;/"]*+\))*+'
_NAMING = (  # records and operands, but for those that are plain to see and name no symbol
    ("#dbg_", compile_pattern(rf"#dbg_(?![a-z_]++\({_PLAIN}\))")),
    ("metadata", compile_pattern(rf"(?<![-$.%@#!\w])metadata(?![-$.:\w]|[,)]| {_PLAIN}[,)])")),
)
_START = compile_pattern(
    r"#dbg_[a-z_]++[ \t\r\n]*+(?=\()|(?<![-$.%@#!\w])metadata(?![-$.:\w])[ \t\r\n]*+(?:(?=[^!,)\s])|(?=!DIArgList))"
)
_LIST = compile_pattern(rf"!DIArgList{GAP}\(", re.DOTALL)
_PLAIN_NAME = compile_pattern(r"@((?:[-a-zA-Z$._][-a-zA-Z$._0-9]*+)?+)")
_DOUBTS = ('"', "/*", "metadata", "#dbg_")
_BRACKET = compile_pattern(r"[(\[{<>}\]),]")


_SHORT = 512  # characters: of longer texts each is looked at alone
_AT_ONCE = 256  # short texts

_USES = Fact["frozenset[Key]"]("uses of symbols", of="names")
_SYMBOL = compile_pattern(r"@([-a-zA-Z$._0-9]++)")
_QUOTED = compile_pattern(r'@(?="([^"]*+)")')  # in a string, the next one may begin where this one ends
_COMMENT = compile_pattern(r';(?! preds = )[^\n\r@";]*+(?:; preds = [^\n\r@";]*+)*+[@"]')
_SLICE = 1 << 18  # characters that are looked at together


def uses(entity: Entity) -> frozenset[Key]:
    """Return the symbols that `entity` uses; its own name in the header is none of them."""
    known: frozenset[Key] | None = entity.facts.get(_USES)
    if known is None:
        found = references(entity).symbols
        if not found or entity.brace == entity.end:
            return found
        known = found
        if may_name_in_metadata(entity.source.text, entity.brace, entity.end):
            body = entity.body
            rest: list[str] = []
            start = 0
            for span in _metadata_operands(body):
                rest.append(body[start : span.start])
                start = span.end
            plain = Entity.new("metadata", -1, "".join((*rest, body[start:])))
            known = references(plain).symbols | references(entity, header_only=True).symbols
        _USES.keep(entity, known)
    return known


def uses_and_own_name(entity: Entity) -> Iterable[Key]:
    """Return what `uses` does, and perhaps the name of the entity; quicker where nobody has asked before."""
    names = _plain_names(entity.text) if entity.facts is NO_FACTS else None
    return uses(entity) if names is None else names


def uses_together(entities: Sequence[Entity]) -> dict[Key, None]:
    """Return what entities use, and perhaps names of their own; texts that are short are looked at together.

    What comes first is used by one of the first: things that stand together are then looked at together.
    """
    found: dict[Key, None] = {}
    short = [e for e in entities if e.end - e.begin < _SHORT and e.facts is NO_FACTS and e.head is None]
    if len(short) < len(entities):
        together = {*short}
        for entity in entities:
            if entity not in together:
                found |= dict.fromkeys(uses_and_own_name(entity))
    for at in range(0, len(short), _AT_ONCE):
        some = short[at : at + _AT_ONCE]
        names = _plain_names("\n".join([e.source.text[e.begin : e.end] for e in some]))
        found |= dict.fromkeys([name for e in some for name in uses_and_own_name(e)] if names is None else names)
    return found


def _plain_names(text: str) -> list[str] | None:
    """Return the names after `@` in a text; None where one is quoted or a number, or may be no use of a symbol."""
    if any(map(text.__contains__, _DOUBTS)) or (";" in text and text.count(";") != text.count("; preds = ")):
        return None
    names: list[str] = _PLAIN_NAME.findall(text)
    return None if "" in names else names


def known_uses(entity: Entity) -> frozenset[Key] | None:
    """Return what `uses` would say of `entity`, if that is known; None when nobody has asked."""
    known = _USES.get(entity)
    if known is None and (found := known_references(entity)) is not None:
        return found.symbols if entity.brace == entity.end or not found.symbols else None
    return known


def may_name_in_metadata(text: str, start: int, end: int) -> bool:
    """Tell whether `text[start:end]` may have a metadata operand that names a symbol."""
    return any(text.find(mark, start, end) >= 0 and naming.search(text, start, end) for mark, naming in _NAMING)


def without_mentions(function: Entity, kept: AbstractSet[Key]) -> Entity:
    """Put `poison` in the place of metadata operands of the body that name symbols which are not `kept`."""
    if references(function).symbols <= kept:
        return function
    body = function.body
    pieces: list[str] = []
    after = 0
    for value in (value for span in _metadata_operands(body) for value in _values(body, span)):
        text = body[value.start : value.end]
        if "@" in text and references(Entity.new("metadata", -1, text)).symbols - kept:
            pieces += (body[after : value.start], _poison(text))
            after = value.end
    return function.with_text(function.header, "".join((*pieces, body[after:])))


def _metadata_operands(body: str) -> Iterator[Span]:
    """Yield the spans of the arguments of debug records, in parentheses, and of operands after `metadata`."""
    clean = without_noise(body)
    position = 0
    while (found := _START.search(clean, position)) is not None:
        start = found.end()
        position = close_of(clean, start) if clean[start] == "(" else _operand_end(clean, start)
        if position < 0:
            return
        yield Span(start, position)


def _operand_end(text: str, start: int) -> int:
    """Return where the operand that begins at `start` ends: before a comma or the bracket that closes the list."""
    position = start
    while (token := _BRACKET.search(text, position)) is not None:
        if token[0] in ",)]}>":
            return token.start()
        position = close_of(text, token.start())
        if position < 0:
            return -1
    return -1


def _values(body: str, span: Span) -> Iterator[Span]:
    """Yield the spans of the single values in a metadata operand, those of lists too."""
    todo = [span] if body[span.start] != "(" else [Span(*s) for s in split_commas(body, span.start + 1, span.end - 1)]
    for part in todo:
        if (listed := _LIST.match(body, part.start)) is not None:
            inner = listed.end()
            yield from (Span(*s) for s in split_commas(body, inner, part.end - 1))
        elif body[part.start] != "!":
            yield part


def _poison(text: str) -> str:
    """Return the value of the type of `text` that says nothing; old LLVM, with typed pointers, has only `undef`."""
    from syclopt.ir.fragments import parse_metadata

    constant = parse_metadata(text).constant
    spelled = constant.type.text if constant is not None and constant.type is not None else "ptr"
    return f"{to_internal(spelled)} {'undef' if spelled.endswith('*') else 'poison'}"


class _Slice(NamedTuple):
    """A part of a text, and the entities that stand there."""

    text: str
    start: int
    end: int
    entities: tuple[Entity, ...]


def used_symbols(entities: Iterable[Entity], keys: Iterable[Key]) -> set[Key]:
    """Return those of `keys` that one of `entities`, functions, variables and aliases, uses: see `uses`."""
    wanted = frozenset(keys)
    left = {*wanted}
    others: list[Entity] = []
    for entity in entities:
        if not left:
            break
        known = known_uses(entity)
        if known is not None:
            left -= known
        elif entity.key not in wanted:
            others.append(entity)
        elif entity.brace < entity.end or entity.header.count("@") > 1:
            left -= uses(entity)
    for piece in _slices(others) if left else ():
        named = left & _names(piece)
        if named and _may_hide(piece):
            users = (entity for entity in piece.entities if any(named & _names(part) for part in _parts(entity)))
            named.intersection_update(set[Key]().union(*map(uses, users)))
        left -= named
    return {*wanted} - left


def _slices(entities: Iterable[Entity]) -> Iterator[_Slice]:
    """Yield the texts of entities: one for those that stand side by side and are as they were read."""
    source: Source | None = None
    start = stop = 0
    run: list[Entity] = []
    for entity in entities:
        if entity.head is not None:
            yield from _parts(entity)
        elif entity.source is source and entity.start == stop and stop - start < _SLICE:
            stop = entity.end
            run.append(entity)
        else:
            if source is not None:
                yield _Slice(source.text, start, stop, tuple(run))
            source, start, stop, run = entity.source, entity.start, entity.end, [entity]
    if source is not None:
        yield _Slice(source.text, start, stop, tuple(run))


def _parts(entity: Entity) -> Iterator[_Slice]:
    if entity.head is None:
        yield _Slice(entity.source.text, entity.begin, entity.end, (entity,))
        return
    yield _Slice(entity.head, 0, len(entity.head), (entity,))
    yield _Slice(entity.source.text, entity.brace, entity.end, (entity,))


def _names(piece: _Slice) -> set[Key]:
    """Return what stands after an `@`, wherever that is."""
    text, start, end, _ = piece
    names: set[str] = {*_SYMBOL.findall(text, start, end)}
    numbers = {name for name in names if name.isdigit()}
    found: set[Key] = {*(names - numbers), *numbers_of(numbers)}
    if text.find('@"', start, end) >= 0:
        found.update(map(unescape, _QUOTED.findall(text, start, end)))
    return found


def _may_hide(piece: _Slice) -> bool:
    """Tell whether a name may stand in a string, a comment or a metadata operand."""
    text, start, end, _ = piece
    if text.find("/*", start, end) >= 0 or _COMMENT.search(text, start, end):
        return True
    if text.find('"', start, end) >= 0 and any("@" in inside for inside in text[start:end].split('"')[1::2]):
        return True
    return may_name_in_metadata(text, start, end)
