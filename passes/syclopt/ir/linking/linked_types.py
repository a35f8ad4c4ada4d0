"""Types of several modules: which ones are one, what they are called, and where a text names one."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import NAME, NOISE, STRING, Key, key_of, spell

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping

    from syclopt.ir.entity import Entity
    from syclopt.ir.linking.part import Part


_NAME = compile_pattern(rf"%({NAME})")
_OPAQUE = "opaque"


class MergedType(NamedTuple):
    """A type of the result: whose text it has, and its body in names of the result."""

    part: Part
    entity: Entity
    body: tuple[Key, ...]


def merge_types(parts: Iterable[Part]) -> dict[Key, MergedType]:
    """Return the types of the result by name, and set what types are called there in `type_names` of each part."""
    merged: dict[Key, MergedType] = {}
    for part in parts:
        _merge(part, merged)
    return merged


def _merge(part: Part, merged: dict[Key, MergedType]) -> None:
    types = part.module.index.table("type")
    if not types:
        return
    bodies = {key: _body(entity) for key, entity in types.items()}
    same = _alike(bodies, merged)
    clashing = [key for key in bodies if key in merged and key not in same]
    taken = {*merged, *types}
    for key in clashing:
        part.type_names[key] = name = _free_name(key, taken)
        taken.add(name)
    for key, entity in types.items():
        name = part.type_names.get(key, key)
        if key not in same or merged[key].body == (_OPAQUE,):
            merged[name] = MergedType(part, entity, _renamed(bodies[key], part.type_names))


def _alike(bodies: Mapping[Key, tuple[Key, ...]], merged: Mapping[Key, MergedType]) -> set[Key]:
    """Return the types that are the same in both: taken to be so as long as nothing speaks against it."""
    same = {key for key in bodies if key in merged}
    while True:
        other = {key for key in same if not _fits(bodies[key], merged[key].body, same)}
        if not other:
            return same
        same -= other


def _fits(body: tuple[Key, ...], known: tuple[Key, ...], same: Collection[Key]) -> bool:
    if (_OPAQUE,) in (body, known):
        return True
    return body == known and all(name in same for name in body[1::2])


def _renamed(body: tuple[Key, ...], names: Mapping[Key, Key]) -> tuple[Key, ...]:
    return tuple(names.get(piece, piece) if at % 2 else piece for at, piece in enumerate(body))


def _body(entity: Entity) -> tuple[Key, ...]:
    """Return the text of a type after `type`: pieces of text, and between them the types that it names."""
    from syclopt.ir.fragments.types import canonical

    start = _NAME.match(entity.header)
    text = canonical(entity.header[start.end() if start else 0 :]).partition("type")[2].strip()
    pieces: list[Key] = [*_NAME.split(text)]
    pieces[1::2] = [key_of(str(token)) for token in pieces[1::2]]
    return tuple(pieces)


def _free_name(key: Key, taken: Collection[Key]) -> Key:
    if isinstance(key, int):
        return max((other for other in taken if isinstance(other, int)), default=-1) + 1
    number = 0
    while f"{key}.{number}" in taken:
        number += 1
    return f"{key}.{number}"


_QUOTED_OR_NOISE = compile_pattern(rf"([%@$]?)({STRING})|{NOISE}", re.DOTALL)
_PLAIN_TYPE = compile_pattern(r"%[-a-zA-Z$._0-9]++")
_AFTER = compile_pattern(r"([ \t\r\n]*+)([a-zA-Z_]++|.)?", re.DOTALL)
_BEFORE = compile_pattern(r"([%@]?)([-a-zA-Z$._0-9]++|[^ \t\r\n])[ \t\r\n]*+\Z", re.DOTALL)
_SCALAR = compile_pattern(r"void|i[0-9]+|half|bfloat|float|double|fp128|x86_fp80|ppc_fp128|ptr|label|token|metadata")
# Words after an operand that is no type: those of instructions that go on after it.
_AFTER_VALUE = frozenset(
    ["to", "unwind", "syncscope", "acquire", "release", "acq_rel", "seq_cst", "monotonic", "unordered"]
)
_BEFORE_TYPE = frozenset(
    "alloca inalloca load volatile atomic getelementptr inbounds nuw nusw inrange landingpad phi x to byval sret "
    "elementtype byref preallocated".split()
)
_WINDOW = 300


class LocalTypes:
    """Other names for types in functions of one module."""

    def __init__(self, types: Mapping[Key, Key]) -> None:
        """Take the names of types, old and new."""
        self._types = types
        self._has_numbers = any(isinstance(key, int) for key in types)
        plain = [spell(key) for key in types if isinstance(key, str)]
        names = "|".join(re.escape(name) for name in sorted(plain, key=len, reverse=True))
        self._value = compile_pattern(rf"%({names}|{STRING})[ \t]*+=|^({names}|{STRING}):", re.MULTILINE)
        self._parameter = compile_pattern(rf"%({names}|{STRING})[ \t]*+[,)]")

    def renamed(self, header: str, body: str) -> tuple[str, str] | None:
        """Return header and body of a symbol with the new names, if a local value may have one of the old ones.

        None when no local value has: then every mention is one of the type.
        """
        if not self._has_numbers:
            found = [*self._parameter.finditer(header), *self._value.finditer(body)]
            if not any(key_of(match[match.lastindex or 1]) in self._types for match in found):
                return None
        return _with_types(header, self._types), _with_types(body, self._types)


def _with_types(text: str, types: Mapping[Key, Key]) -> str:
    clean = _without_noise(text)
    pieces: list[str] = []
    start = 0
    for found in _PLAIN_TYPE.finditer(clean):
        key = key_of(text[found.start() + 1 : found.end()])
        if key in types and _is_type(clean, *found.span()):
            pieces += (text[start : found.start()], f"%{spell(types[key])}")
            start = found.end()
    return "".join((*pieces, text[start:]))


def _is_type(clean: str, start: int, end: int) -> bool:
    """Tell whether the name at `clean[start:end]` stands for a type there."""
    after = _AFTER.match(clean, end)
    blanks, token = (after[1], after[2] or "") if after else ("", "")
    if "\n" in blanks and token != "*":
        token = ""  # of the next instruction
    before = _BEFORE.search(clean, max(0, start - _WINDOW), start)
    sigil, word = (before[1], before[2]) if before else ("", "")
    if token == "(":
        is_after_type = sigil == "%" or word in ("*", "}", "]", ">") or _SCALAR.fullmatch(word) is not None
        return bool(blanks) and not is_after_type
    if token == "[":
        return word not in ("label", "within")
    if token and token not in ",)]}>=:!" and token not in _AFTER_VALUE:
        return True  # a value follows, or `*`
    if sigil or word not in (",", "(", "{"):
        return not sigil and word in _BEFORE_TYPE
    return _is_in_type_list(clean, start)


def _is_in_type_list(clean: str, at: int) -> bool:
    """Tell whether a name after a comma or bracket is in a list of types, as in `{ i32, %0 }` or `void (%0)`."""
    depth = 0
    line = clean.rfind("\n", 0, at) + 1
    for place in range(at - 1, max(line, 1) - 1, -1):
        character = clean[place]
        if character in ")]}":
            depth += 1
        elif character in "([{":
            depth -= 1
            if depth < 0:
                return character != "[" and not clean[:place].endswith("blockaddress")
    return "va_arg" in clean[line:at]


def _without_noise(text: str) -> str:
    """Return `text` of the same length without comments and strings; quoted names become plain ones."""
    return _QUOTED_OR_NOISE.sub(_plain, text) if '"' in text or ";" in text or "/*" in text else text


def _plain(found: re.Match[str]) -> str:
    if found[1]:
        return found[1] + "_" * len(found[2])
    return " " * len(found[0])
