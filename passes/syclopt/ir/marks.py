"""What stands on the headers of all functions, or all variables, of a module: strings, and kinds of metadata.

The quick look: a header is read once, and most of them without their layout. `Module.functions_with_string` and its
like ask here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from syclopt.ir.attribute_lists import attributes_in, group_attributes
from syclopt.ir.entity import Fact
from syclopt.ir.layout import function_layout, global_layout
from syclopt.ir.text.patterns import compile_pattern

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from syclopt.ir.entity import Entity
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key

_KIND = compile_pattern(r"!([-a-zA-Z$._][-a-zA-Z$._0-9]*+)[ \t\r\n]*+(?:distinct[ \t\r\n]++)?+!")
_GROUP = compile_pattern(r"#([0-9]+)")
_LAST_GROUPS = compile_pattern(r"(?:[ \t]#[0-9]++)++\Z")
_NO_KINDS: frozenset[str] = frozenset()
_NO_STRINGS: Mapping[str, str] = {}
_NO_VALUES: Mapping[Key, str] = {}


class _Header(NamedTuple):
    """Kinds of metadata that are attached, numbers of attribute groups in order, string attributes beside them."""

    kinds: frozenset[str]
    groups: tuple[str, ...]
    strings: Mapping[str, str]


_NOTHING = _Header(_NO_KINDS, (), _NO_STRINGS)
_HEADER = Fact[_Header]("marks of the header", of="names")


class PossibleMarks(NamedTuple):
    """String attributes, and kinds of metadata, of which functions have no others."""

    strings: frozenset[str]
    kinds: frozenset[str]


class Marks:
    """Which functions, or which variables, of a module as it is now have a string attribute, or metadata of a kind."""

    def __init__(self, module: Module, kind: Literal["function", "global"]) -> None:
        """Look at the headers of all entities of a kind, declarations too."""
        self._module = module
        self._keys: list[Key] = []
        self._of_kind: dict[str, list[Key]] = {}
        self._of_groups: dict[tuple[str, ...], list[Key]] = {}
        self._with_strings: dict[Key, Mapping[str, str]] = {}
        self._found: dict[str, Mapping[Key, str]] = {}
        self._strings: frozenset[str] | None = None  # those that there are
        self._lists: list[tuple[list[Mapping[str, str]], list[Key]]] | None = None
        look = self._of_function if kind == "function" else _of_global
        self._of_one_group: dict[str, _Header] = {}
        for key, entity in module.index.table("symbol").items():
            if entity.kind != kind:
                continue
            header: _Header | None = entity.facts.get(_HEADER)
            if header is None:
                header = _HEADER.keep(entity, look(entity))
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
            groups = [strings for groups, _ in self._lists_of_groups() for strings in groups]
            self._strings = frozenset[str]().union(*self._with_strings.values(), *groups)
        return self._strings

    def kinds(self) -> frozenset[str]:
        """Return the kinds of metadata that there are. Of functions alone."""
        return frozenset(self._of_kind)

    def _of_function(self, function: Entity) -> _Header:
        header = function.header
        if '"' in header or "!" in header or ";" in header or "/" in header or "\\" in header:
            return _of_function(self._module, function)
        at = header.find("#")
        if at < 0:
            return _NOTHING
        group = header[at + 1 :].partition(" ")[0]
        if not group.isdigit() or header.rfind("#") > at:
            return _of_function(self._module, function)
        known = self._of_one_group.get(group)
        if known is None:
            known = self._of_one_group[group] = _Header(_NO_KINDS, (group,), _NO_STRINGS)
        return known

    def _find(self, name: str) -> Mapping[Key, str]:
        found = {key: strings[name] for key, strings in self._with_strings.items() if name in strings}
        lists = bool(found)
        for groups, keys in self._lists_of_groups():
            value = next((strings[name] for strings in groups if name in strings), None)
            if value is not None:
                found.update(dict.fromkeys(keys, value))
                lists += 1
        return found if lists < 2 else {key: found[key] for key in self._keys if key in found}

    def _lists_of_groups(self) -> list[tuple[list[Mapping[str, str]], list[Key]]]:
        """Return the lists of groups that headers have, the last group first, as its strings; and who has them."""
        if self._lists is None:
            table = self._module.index.table("attributes")
            self._lists = [
                ([group_attributes(group).strings for each in numbers[::-1] if (group := table.get(int(each)))], keys)
                for numbers, keys in self._of_groups.items()
            ]
        return self._lists


def note_string(function: Entity, name: str) -> None:
    """Note that a function, whose head is that of another less this, has the string attribute `name` too."""
    known = _HEADER.get(function)
    if known is not None:
        _HEADER.keep(function, known._replace(strings={**known.strings, name: ""}))


def _of_function(module: Module, function: Entity) -> _Header:
    header = function.header
    kinds, groups = _NO_KINDS, ()
    if "\\" in header or ";" in header or "/*" in header:
        kinds = module.functions[function.key].metadata_kinds
        return _closely(header, *function_layout(function).attributes, kinds)
    if '"' in header:
        parts = header.split('"')  # every other one was in quotes
        outside = '"'.join(parts[0::2])
        kinds = frozenset(_KIND.findall(outside)) if "!" in outside else _NO_KINDS
        if any(part[-1:].isspace() for part in parts[0:-1:2]):
            return _closely(header, *function_layout(function).attributes, kinds)
        header = outside
    elif "!" in header:
        kinds = frozenset(_KIND.findall(header))
    if "#" in header:
        groups = tuple(_GROUP.findall(header))
    return _Header(kinds, groups, _NO_STRINGS) if kinds or groups else _NOTHING


def _of_global(variable: Entity) -> _Header:
    text = variable.header.rstrip()
    if ";" in text or "/*" in text or text.endswith('"'):
        return _closely(variable.header, *global_layout(variable).attributes, _NO_KINDS)
    last = text.find("#", max(text.rfind(","), text.rfind('"')) + 1)
    if last > 0 and (found := _LAST_GROUPS.search(text, last - 1)) is not None:
        if text[: found.start()].endswith('"'):
            return _closely(variable.header, *global_layout(variable).attributes, _NO_KINDS)
        return _Header(_NO_KINDS, tuple(_GROUP.findall(found[0])), _NO_STRINGS)
    return _NOTHING


def _closely(header: str, start: int, end: int, kinds: frozenset[str]) -> _Header:
    groups: list[str] = []
    strings: dict[str, str] = {}
    for attribute in attributes_in(header, start, end):
        if attribute.group is not None:
            groups.append(str(attribute.group))
        elif attribute.is_string:
            strings[attribute.name] = attribute.value
    return _Header(kinds, tuple(groups), strings)
