"""Bodies that functions are given: an empty one, or that of a declaration that becomes a definition."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from syclopt.ir.edits.declare import set_word
from syclopt.ir.layout import function_layout
from syclopt.ir.references import without_comments
from syclopt.ir.text.names_in_text import outside_noise
from syclopt.ir.text.source import to_internal
from syclopt.ir.text.spelling import NAME, key_of

if TYPE_CHECKING:
    from syclopt.ir.entity import Entity

_LOCAL = outside_noise(f"%({NAME})")


def with_empty_body(function: Entity, return_type: str) -> Entity:
    """Return a definition whose only block returns zero, or nothing; prefix data and personality go."""
    names = (key_of(token) for token in _LOCAL.findall(function.header) if token)
    label = "" if "entry" in names else "entry:\n"
    result = "ret void" if return_type == "void" else f"ret {to_internal(return_type)} {_zero(return_type)}"
    data, header = function_layout(function).data, function.header
    return function.with_text(header[: data.start] + header[data.end :], f"{{\n{label}  {result}\n}}\n")


def definition_header(declaration: Entity) -> str:
    """Return the header of a declaration as it stands before a body: without linkage, import and attachments."""
    layout, header = function_layout(declaration), declaration.header
    start, end = layout.attachments
    if header[slice(*layout.storage)] == "dllimport":
        header = set_word(header, layout.storage, "")
    header = set_word(header, layout.linkage, "")
    header = (header[len("declare") : start] + header[end:]).rstrip()  # attachments come before these words
    header = f"define{header}" if header[0].isspace() else f"define {header}"
    return header + (" " if len(without_comments(header).rstrip()) == len(header) else "\n")


def _zero(spelled: str) -> str:
    """Return the zero of a type, as LLVM spells it."""
    if spelled == "ptr" or spelled.startswith("ptr ") or spelled.endswith("*"):
        return "null"
    if spelled == "i1":
        return "false"
    if re.fullmatch(r"i[0-9]+", spelled):
        return "0"
    return "0.000000e+00" if spelled in ("float", "double") else "zeroinitializer"
