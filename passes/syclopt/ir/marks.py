"""What stands on the headers of all functions, or all variables, of a module: strings, and kinds of metadata.

The quick look: a header is read once, and most of them without their layout. `Module.functions_with_string` and its
like ask here.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Literal, NamedTuple

from syclopt.ir.attribute_lists import attributes_in, group_strings, names_of_strings
from syclopt.ir.entity import Fact
from syclopt.ir.layout import attachments_in, function_layout, global_layout
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import numbers_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from syclopt.ir.entity import Entity
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key

_KIND = compile_pattern(r"!([-a-zA-Z$._][-a-zA-Z$._0-9]*+)[ \t\r\n]*+(?:distinct[ \t\r\n]*+)?+!")
_GROUP = compile_pattern(r"#([0-9]+)")
_LAST_GROUPS = compile_pattern(r"#[0-9]++(?:[ \t\r\n]*+#[0-9]++)*+\Z")
_BEFORE_NAMES = frozenset("@%$=")  # and before values of strings
_NO_KINDS: frozenset[str] = frozenset()
_NO_STRINGS: Mapping[str, str] = {}
_NO_VALUES: Mapping[Key, str] = {}


class _Header(NamedTuple):
    """Kinds of metadata that are attached, numbers of attribute groups in order, string attributes beside them."""

    kinds: frozenset[str]
    groups: tuple[int, ...]
    strings: Mapping[str, str]


_NOTHING = _Header(_NO_KINDS, (), _NO_STRINGS)
_HEADER = Fact[_Header]("marks of the header", of="names")


class PossibleMarks(NamedTuple):
    """String attributes, and kinds of metadata, of which functions have no others."""

    strings: frozenset[str]
    kinds: frozenset[str]


class Marks:
    """Which functions, or which variables, of a module as it is now have a string attribute, or metadata of a kind."""

    def __init__(self, module: Module, kind: Literal["function", "global"], *, is_part: bool) -> None:
        """Look at the headers of all entities of a kind, declarations too.

        What is found is kept with the entities of a part: other parts ask for it again.
        """
        self._attribute_groups = module.index.table("attributes")
        self._keys: list[Key] = []
        self._of_kind: dict[str, list[Key]] = {}
        self._of_groups: dict[tuple[int, ...], list[Key]] = {}
        self._with_strings: dict[Key, Mapping[str, str]] = {}
        self._found: dict[str, Mapping[Key, str]] = {}
        self._strings: frozenset[str] | None = None  # those that there are
        look = _look_at_function if kind == "function" else _look_at_global
        for key, entity in module.index.table("symbol").items():
            if entity.kind != kind:
                continue
            header: _Header | None = entity.facts.get(_HEADER)
            if header is None:
                header = look(entity)
                if is_part:
                    _HEADER.keep(entity, header)
            self._keys.append(key)
            if header is _NOTHING:
                continue
            kinds, groups, strings = header
            for each in kinds:
                self._of_kind.setdefault(each, []).append(key)
            if groups:
                self._of_groups.setdefault(groups, []).append(key)
            if strings:
                self._with_strings[key] = strings

    def with_metadata(self, kind: str) -> Sequence[Key]:
        """Return what has metadata of a kind, in the order of the module. Of functions alone."""
        return self._of_kind.get(kind, ())

    def with_string(self, name: str) -> Mapping[Key, str]:
        """Return what has a string attribute, by a group or not, with its value; in the order of the module."""
        if name not in self.strings():
            return _NO_VALUES
        found = self._found.get(name)
        if found is None:
            found = self._found[name] = self._find(name)
        return found

    def strings(self) -> frozenset[str]:
        """Return the names of the string attributes that there are."""
        if self._strings is None:
            numbers = frozenset[int]().union(*self._of_groups)
            groups = [group for number in numbers if (group := self._attribute_groups.get(number)) is not None]
            self._strings = frozenset(names_of_strings(groups)).union(*self._with_strings.values())
        return self._strings

    def kinds(self) -> frozenset[str]:
        """Return the kinds of metadata that there are. Of functions alone."""
        return frozenset(self._of_kind)

    def _find(self, name: str) -> Mapping[Key, str]:
        found = {key: strings[name] for key, strings in self._with_strings.items() if name in strings}
        lists = bool(found)
        for groups, keys in self._of_groups.items():
            value = self._value_in(groups, name)
            if value is not None:
                found.update(dict.fromkeys(keys, value))
                lists += 1
        return found if lists < 2 else {key: found[key] for key in self._keys if key in found}

    def _value_in(self, groups: tuple[int, ...], name: str) -> str | None:
        """Return the value of a string in a list of groups, of which the last one counts; None when none has it."""
        for number in reversed(groups):
            group = self._attribute_groups.get(number)
            if group is not None and name in (strings := group_strings(group)):
                return strings[name]
        return None


def note_string(function: Entity, name: str) -> None:
    """Note that a function, whose head is that of another less this, has the string attribute `name` too."""
    known = _HEADER.get(function)
    if known is not None:
        _HEADER.keep(function, known._replace(strings={**known.strings, name: ""}))


def _look_at_function(function: Entity) -> _Header:
    header = function.header
    if not ('"' in header or "!" in header or ";" in header or "/" in header or "\\" in header):
        first = header.find("#")
        return _plain_groups(header[first:]) if first >= 0 else _NOTHING
    if "\\" in header or ";" in header or "/*" in header:
        start, end = function_layout(function).attachments
        kinds = frozenset(attachment.kind for attachment in attachments_in(header, start, end))
        return _closely(function, kinds)
    outside = header
    if '"' in header:
        parts = header.split('"')  # every other one was in quotes
        outside = '"'.join(parts[0::2])
        if any(part[-1:] not in _BEFORE_NAMES for part in parts[0:-1:2]):
            return _closely(function, _kinds_in(function, outside))
    groups = tuple(numbers_of(_GROUP.findall(outside))) if "#" in outside else ()
    return _header(_kinds_in(function, outside), groups)


@lru_cache(maxsize=1 << 10)
def _plain_groups(text: str) -> _Header:
    """Return what stands in a header from its first group on, which is the same for many functions."""
    return _header(_NO_KINDS, tuple(numbers_of(_GROUP.findall(text))))


def _look_at_global(variable: Entity) -> _Header:
    text = variable.header.rstrip()
    if ";" in text or "/*" in text or text.endswith('"'):
        return _closely(variable)
    last = text.find("#", max(text.rfind(","), text.rfind('"')) + 1)
    if last > 0 and (found := _LAST_GROUPS.match(text, last)) is not None:
        if text[:last].rstrip().endswith('"'):
            return _closely(variable)
        return _header(_NO_KINDS, tuple(numbers_of(_GROUP.findall(found[0]))))
    return _NOTHING


def _kinds_in(function: Entity, outside: str) -> frozenset[str]:
    """Return the kinds of metadata in a header without what was in quotes: of a declaration before the name."""
    if "!" not in outside:
        return _NO_KINDS
    return _kinds(*_KIND.findall(outside, 0, outside.find("@") if function.brace == function.end else len(outside)))


@lru_cache(maxsize=1 << 8)
def _kinds(*kinds: str) -> frozenset[str]:
    return frozenset(kinds)


@lru_cache(maxsize=1 << 10)
def _header(kinds: frozenset[str], groups: tuple[int, ...]) -> _Header:
    return _Header(kinds, groups, _NO_STRINGS) if kinds or groups else _NOTHING


def _closely(symbol: Entity, kinds: frozenset[str] = _NO_KINDS) -> _Header:
    layout = function_layout(symbol) if symbol.kind == "function" else global_layout(symbol)
    return _Header(kinds, *_groups_and_strings(symbol.header[slice(*layout.attributes)]))


@lru_cache(maxsize=1 << 8)  # functions of one translation unit have the same
def _groups_and_strings(text: str) -> tuple[tuple[int, ...], Mapping[str, str]]:
    groups: list[int] = []
    strings: dict[str, str] = {}
    for attribute in attributes_in(text, 0, len(text)):
        if attribute.group is not None:
            groups.append(attribute.group)
        elif attribute.is_string:
            strings[attribute.name] = attribute.value
    return tuple(groups), strings
