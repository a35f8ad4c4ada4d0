"""How a module spells pointers: `ptr`, or `i8*` as LLVM up to 14 does; types and address spaces of symbols."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Literal

from syclopt.errors import UndefinedError
from syclopt.ir.layout import function_layout, global_layout
from syclopt.ir.references import without_comments, without_strings
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import STRING

if TYPE_CHECKING:
    from syclopt.ir.entity import Entity
    from syclopt.ir.index import Index
    from syclopt.ir.module import Module

_OPAQUE = compile_pattern(r"(?<![-a-zA-Z$._0-9%@!#])ptr(?![-a-zA-Z$._0-9])")
_NAMED_SPACE = compile_pattern(r"p[a-z]*([0-9]*)\(([^()]*)\)")
_WRITTEN_SPACE = compile_pattern(rf'\baddrspace\s*+\(\s*+(?:([0-9]++)|"([^"]*+)")\s*+\)|{STRING}', re.DOTALL)
_KINDS = ("type", "global", "alias", "ifunc", "function")


Spelling = Literal["typed", "opaque", ""]


def has_typed_pointers(module: Module) -> bool:
    """Tell whether pointers name what they point to; a module without any pointer counts as new."""
    return first_pointer(module) == "typed"


def first_pointer(module: Module) -> Spelling:
    """Tell how the first pointer of a module is spelled; "" when it has none."""
    return module.kept(FirstPointer).spelling()


class FirstPointer:
    """How an entity with a pointer spells it, which is how the whole module does; edits keep the answer true."""

    def __init__(self, index: Index) -> None:
        self._index = index
        self._entity: Entity | None = None
        self._spelling: Spelling = ""
        self._new: dict[Entity, None] | None = None  # what is yet to be looked at; None is all

    def spelling(self) -> Spelling:
        """Return how pointers are spelled; "" when there is none."""
        todo = self._index.entities if self._new is None else self._new if not self._spelling else ()
        for entity in todo:
            self._spelling = _spelling_in(entity) if entity.kind in _KINDS else ""
            if self._spelling:
                self._entity = entity
                break
        self._new = {}
        return self._spelling

    def note(self, old: Entity | None, new: Entity | None) -> None:
        """Note that `new` is in the place of `old`; None where there was nothing, or is nothing now."""
        if self._new is None:
            return
        if old is not None:
            self._new.pop(old, None)
            if old is self._entity:
                self._entity = new
                if new is None or _spelling_in(new) != self._spelling:
                    self._new, self._entity, self._spelling = None, None, ""
                return
        if new is not None and not self._spelling:
            self._new[new] = None


def _spelling_in(entity: Entity) -> Spelling:
    text = without_strings(entity.text)
    return "opaque" if _OPAQUE.search(text) else "typed" if "*" in text else ""


def pointer_to(pointee: str, address_space: int, *, typed: bool) -> str:
    """Return the type of a pointer to `pointee` in an address space, with typed pointers or with opaque ones."""
    space = f" addrspace({address_space})" if address_space else ""
    return f"{pointee}{space}*" if typed else f"ptr{space}"


def byte_pointer(spelled: str, pointee: str, address_space: int, *, typed: bool) -> str:
    """Return the constant that points to the symbol `spelled` (`@x`), with its type, as `i8*` or `ptr` of space 0."""
    source = pointer_to(pointee, address_space, typed=typed)
    target = pointer_to("i8", 0, typed=typed)
    if source == target:
        return f"{target} {spelled}"
    cast = "addrspacecast" if address_space else "bitcast"
    return f"{target} {cast} ({source} {spelled} to {target})"


def address_space_number(data_layout: str | None, name: str) -> int:
    """Return the number of a named address space: "A" (`alloca`), "G" (globals), "P" (code), or of a layout.

    Raises `UndefinedError` for a name that the data layout does not give a number.
    """
    parts = (data_layout or "").split("-")
    if name in ("A", "G", "P"):
        return next((int(part[1:]) for part in parts if part[:1] == name and part[1:].isdecimal()), 0)
    for part in parts:
        found = _NAMED_SPACE.match(part)
        if found is not None and found[2] == name:
            return int(found[1] or 0)
    raise UndefinedError(f"the data layout has no address space named '{name}'")


def address_space_of(module: Module, symbol: Entity) -> int:
    """Return the number of the address space of a symbol: of an alias, that of what it stands for.

    Where none is written it is 0, and of a function what the data layout says. Raises `UndefinedError` for a name that
    the data layout does not give a number.
    """
    found = _written_space(symbol)
    if found is not None:
        return int(found[1]) if found[1] else address_space_number(module.data_layout, found[2])
    return address_space_number(module.data_layout, "P") if symbol.kind == "function" else 0


def writes_address_space(symbol: Entity) -> bool:
    """Tell whether the address space of a symbol is written."""
    return _written_space(symbol) is not None


def _written_space(symbol: Entity) -> re.Match[str] | None:
    if "addrspace" not in symbol.header:
        return None
    words = _WRITTEN_SPACE.finditer(without_comments(symbol.header), *_span_of_space(symbol))
    return next((found for found in words if found[0][0] != '"'), None)


def _span_of_space(symbol: Entity) -> tuple[int, int]:
    if symbol.kind == "function":
        return function_layout(symbol).attributes
    layout = global_layout(symbol)
    if symbol.kind == "global":
        return layout.rest
    return layout.details[0] if layout.details else (0, 0)


def value_type_of(symbol: Entity) -> str:
    """Return the type of what a symbol stands for, in one spelling: of a function `i32 (ptr, ...)`."""
    from syclopt.ir.fragments import parse_header
    from syclopt.ir.fragments.types import canonical

    if symbol.kind != "function":
        return canonical(symbol.header[slice(*global_layout(symbol).value_type)]).strip()
    header = parse_header(symbol.header)
    parameters = [*(parameter.type.text for parameter in header.parameters), *(["..."] if header.is_varargs else [])]
    return f"{header.return_type.text} ({', '.join(parameters)})"
