"""Appending variables, such as `@llvm.global_ctors`: arrays whose elements come from all modules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.errors import LinkError
from syclopt.ir.edits.parts import alignment_of, part_of
from syclopt.ir.edits.words import unnamed_addr_of
from syclopt.ir.layout import global_layout
from syclopt.ir.linking.header_words import (
    is_constant,
    linkage_of,
    visibility_of,
)
from syclopt.ir.pointer_types import address_space_of
from syclopt.ir.references import symbol_mentions, without_comments
from syclopt.ir.text.brackets import split_commas, type_end
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.source import to_internal
from syclopt.ir.text.spelling import unescape

if TYPE_CHECKING:
    from collections.abc import Sequence

    from syclopt.ir.entity import Entity
    from syclopt.ir.linking.part import LinkedSymbol, Part
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key

_ARRAY = compile_pattern(r"\[[ \t\r\n]*+([0-9]++)[ \t\r\n]+x[ \t\r\n]*")


def elements_of(variable: Entity) -> list[str]:
    """Return the elements of an array variable, each with its type, as they are spelled."""
    count, element_type = _array_type(variable)
    value = without_comments(variable.header[slice(*global_layout(variable).initializer)])
    if value.startswith('c"'):
        inside = value[2 : value.rindex('"')]
        return [f"{element_type} {ord(character)}" for character in to_internal(unescape(inside))]
    if not value.startswith("["):  # one word for all
        return [f"{element_type} {value.strip()}"] * count
    return [value[start:end] for start, end in split_commas(value, 1, value.rindex("]")) if end > start]


def with_elements(variable: Entity, texts: Sequence[str], element_type: str) -> Entity:
    """Return an array variable of other elements."""
    layout = global_layout(variable)
    header = variable.header
    value = f"[{', '.join(texts)}]" if texts else "zeroinitializer"
    array = f"[{len(texts)} x {element_type}] {value}"
    return variable.with_head(header[: layout.value_type.start] + array + header[layout.initializer.end :])


def element_type_of(variable: Entity) -> str:
    """Return the type of the elements of an array variable, as it is spelled."""
    return _array_type(variable)[1]


def associated_key(element: str) -> Key | None:
    """Return the symbol that a constructor is for, the third field of its element."""
    start = element.find("{", type_end(element, 0))
    if start < 0:
        return None
    fields = split_commas(element, start + 1, element.rindex("}"))
    if len(fields) < 3:
        return None
    return next(symbol_mentions(element[slice(*fields[2])]), None)


def check_appending(there: LinkedSymbol, part: Part, key: Key) -> None:
    """Raise `LinkError` unless the elements of two variables can be put into one."""
    first, second = there.entity, part.symbols[key]
    if linkage_of(first) != "appending" or linkage_of(second) != "appending":
        raise LinkError(f"'@{key}' is appending in one module only", second.location)
    theirs, ours = _agreed(there.part.module, first), _agreed(part.module, second)
    for what, value in ours.items():
        if value != theirs[what]:
            message = f"the appending variable '@{key}' has another {what} than in {first.location.file}"
            raise LinkError(message, second.location)


def _agreed(module: Module, variable: Entity) -> dict[str, object]:
    """Return what all appending variables of one name must have alike, by what messages call it."""
    return {
        "'constant' or 'global'": is_constant(variable),
        "alignment": alignment_of(variable),
        "visibility": visibility_of(variable),
        "'unnamed_addr'": unnamed_addr_of(variable) == "unnamed_addr",
        "section": part_of(variable, "section"),
        "address space": address_space_of(module, variable),
    }


def _array_type(variable: Entity) -> tuple[int, str]:
    text = without_comments(variable.header)[slice(*global_layout(variable).value_type)]
    found = _ARRAY.match(text)
    if found is None:
        raise LinkError(f"'@{variable.key}' is appending and no array", variable.location)
    return int(found[1]), text[found.end() : text.rindex("]")].strip()
