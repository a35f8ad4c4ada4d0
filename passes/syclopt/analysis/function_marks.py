"""What the front end left on the functions of a module: which metadata and attributes stand on which of them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple, Self, cast

from syclopt import names
from syclopt.ir.attribute_lists import attributes_in, group_attributes
from syclopt.ir.entity import Fact
from syclopt.ir.layout import function_layout
from syclopt.ir.references import references
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import Key

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from syclopt.ir.entity import Entity
    from syclopt.ir.module import Module
    from syclopt.ir.views.function import Function

_ATTRIBUTES = (
    names.CALLS_INDIRECTLY,
    names.CREATES_INDIRECTLY,
    names.INDIRECTLY_CALLABLE,
    names.REFERENCED_INDIRECTLY,
    names.ADD_ON_CONDITION,
    names.ADD_ON_IMAGE,
    names.ADD_ON_STUB,
    names.GRF_SIZE,
    names.MODULE_ID,
    names.OPT_LEVEL,
    names.REGISTER_ALLOC_MODE,
    names.WORK_GROUP_STATIC,
)
_NAMES = frozenset(_ATTRIBUTES)
_KIND = compile_pattern(r"!([-a-zA-Z$._][-a-zA-Z$._0-9]*+)[ \t\r\n]*+(?:distinct[ \t\r\n]++)?+!")
_GROUP = re.compile(r"#([0-9]+)")
_NOTHING: frozenset[str] = frozenset()
_NO_GROUPS: frozenset[Key] = frozenset()


class _Marks(NamedTuple):
    """What the header of one function has; kept with the function, which images share."""

    kinds: frozenset[str]
    attributes: Mapping[str, str]
    groups: frozenset[Key]


_MARKS = Fact[_Marks]("marks of the header")
_GROUP_MARKS = Fact[dict[str, str]]("marks of the group")


@dataclass(frozen=True)
class FunctionMarks:
    """The functions of a module, declarations too, by what they carry, in the order of the module.

    `attached` is kind of metadata -> functions; `attributes` is name -> function -> value, for the attributes that
    property sets are made of.
    """

    attached: Mapping[str, Sequence[Key]]
    attributes: Mapping[str, Mapping[Key, str]]

    @classmethod
    def compute(cls, module: Module) -> Self:
        """Look at the headers of all functions."""
        attached: dict[str, list[Key]] = {}
        attributes: dict[str, dict[Key, str]] = {name: {} for name in _ATTRIBUTES}
        groups = {key: held for key, group in module.index.table("attributes").items() if (held := _of_group(group))}
        for key, entity in module.index.table("symbol").items():
            if entity.kind != "function":
                continue
            marks = _MARKS.get(entity) or _of_function(module, entity)
            for kind in marks.kinds:
                attached.setdefault(kind, []).append(key)
            for name, value in marks.attributes.items():
                attributes[name][key] = value
            if groups and marks.groups:
                for group in marks.groups & groups.keys():
                    for name, value in groups[group].items():
                        attributes[name][key] = value
        return cls(attached, attributes)

    def with_metadata(self, module: Module, kind: str) -> Iterator[Function]:
        """Yield the functions of the module that metadata of a kind is attached to."""
        table = module.index.table("symbol")
        for key in self.attached.get(kind, ()):
            yield cast("Function", module.view(table[key]))


def _of_group(group: Entity) -> dict[str, str]:
    known = _GROUP_MARKS.get(group)
    if known is None:
        attributes = group_attributes(group)
        known = _GROUP_MARKS.keep(group, {name: value for name, value in attributes.items() if name in _NAMES})
    return known


def _of_function(module: Module, function: Entity) -> _Marks:
    header = function.header
    if "\\" in header or ";" in header or "/*" in header:
        kinds, groups = module.symbol(function).metadata_kinds, references(function, header_only=True).attributes
        may_have = True
    else:
        parts = header.split('"')  # every other one was in quotes
        outside = '"'.join(parts[0::2])
        kinds = frozenset(_KIND.findall(outside)) if "!" in outside else _NOTHING
        groups = frozenset(map(int, _GROUP.findall(outside))) if "#" in outside else _NO_GROUPS
        may_have = not _NAMES.isdisjoint(parts[1::2])
    attributes: dict[str, str] = {}
    if may_have:
        written = attributes_in(header, *function_layout(function).attributes)
        attributes = {a.name: a.value for a in written if a.group is None and a.name in _NAMES}
    return _MARKS.keep(function, _Marks(kinds, attributes, groups))
