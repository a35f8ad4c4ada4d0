"""How a module spells pointers: `ptr`, or `i8*` as LLVM up to 14 does; and the names of address spaces."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Literal

from syclopt.errors import UndefinedError
from syclopt.ir.references import without_strings

if TYPE_CHECKING:
    from syclopt.ir.module import Module

_OPAQUE = re.compile(r"(?<![-a-zA-Z$._0-9%@!#])ptr(?![-a-zA-Z$._0-9])")
_NAMED_SPACE = re.compile(r"p[a-z]*([0-9]*)\(([^()]*)\)")
_KINDS = ("type", "global", "alias", "ifunc", "function")


def has_typed_pointers(module: Module) -> bool:
    """Tell whether pointers name what they point to; a module without any pointer counts as new."""
    return first_pointer(module) == "typed"


def first_pointer(module: Module) -> Literal["typed", "opaque", ""]:
    """Tell how the first pointer of a module is spelled; "" when it has none."""
    for entity in module.index.entities:
        if entity.kind in _KINDS:
            text = without_strings(entity.text)
            if _OPAQUE.search(text):
                return "opaque"
            if "*" in text:
                return "typed"
    return ""


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
