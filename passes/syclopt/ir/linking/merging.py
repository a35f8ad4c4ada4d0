"""Symbols of one name: what both say of visibility, address, alignment; and what is left of one that lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.ir.edits.linkage import with_linkage, with_own_comdat_named
from syclopt.ir.edits.parts import alignment_of
from syclopt.ir.edits.words import unnamed_addr_of
from syclopt.ir.layout import global_layout, is_declaration
from syclopt.ir.linking.header_words import (
    is_constant,
    linkage_of,
    not_constant,
    stricter_visibility,
    visibility_of,
    weaker_unnamed_addr,
    with_alignment,
    with_name,
    with_unnamed_addr,
    with_visibility,
)
from syclopt.ir.text.spelling import spell

if TYPE_CHECKING:
    from syclopt.ir.entity import Entity


def merge_words(first: Entity, second: Entity) -> tuple[Entity, Entity]:
    """Return two symbols of one name with what they must agree on.

    The more restrictive visibility and the weaker `unnamed_addr` win; a `common` gets the larger alignment; a declared
    variable is constant only if both declarations say so.
    """
    if first.kind == second.kind == "global":
        if is_declaration(first) and is_declaration(second) and not (is_constant(first) and is_constant(second)):
            first, second = not_constant(first), not_constant(second)
        if linkage_of(first) == linkage_of(second) == "common":
            alignment = max(alignment_of(first), alignment_of(second))
            if alignment:
                first, second = with_alignment(first, alignment), with_alignment(second, alignment)
    visibility = stricter_visibility(visibility_of(first), visibility_of(second))
    first, second = with_visibility(first, visibility), with_visibility(second, visibility)
    word = weaker_unnamed_addr(unnamed_addr_of(first), unnamed_addr_of(second))
    return with_unnamed_addr(first, word), with_unnamed_addr(second, word)


def clone_of(variable: Entity, number: int) -> Entity:
    """Return a private copy of a variable that has no name, in the same comdat."""
    return with_name(with_linkage(with_own_comdat_named(variable), "private"), number)


def declaration_of_alias(alias: Entity) -> Entity:
    """Return the declaration of what an alias or ifunc is to those who use it."""
    from syclopt.ir.fragments import parse_type

    spelled = alias.header[slice(*global_layout(alias).value_type)]
    value_type = parse_type(spelled)
    name = spell(alias.key)
    if value_type.kind != "function":
        edited = alias.with_text(f"@{name} = external global {spelled}\n", "")
        edited.kind = "global"
        return edited
    parameters = [parameter.text for parameter in value_type.parameters]
    parameters += ["..."] if value_type.is_varargs else []
    edited = alias.with_text(f"declare {value_type.result.text} @{name}({', '.join(parameters)})\n", "")
    edited.kind = "function"
    return edited
