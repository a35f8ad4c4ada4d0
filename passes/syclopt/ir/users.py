"""Who refers to what: for every symbol of a module the entities whose text names it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.ir.references import references

if TYPE_CHECKING:
    from syclopt.ir.entity import Entity
    from syclopt.ir.index import Index
    from syclopt.ir.text.spelling import Key

Users = dict["Key", "list[Entity]"]

NAMING = frozenset({"function", "global", "alias", "ifunc", "metadata"})


def find_users(index: Index) -> Users:
    """Return for every symbol what refers to it, in the order of the text.

    A definition is a user of itself when it names itself once more; `uselistorder` directives are no users.
    """
    users: Users = {}
    for entity in naming_entities(index):
        for key in references(entity).symbols:
            users.setdefault(key, []).append(entity)
    return users


def naming_entities(index: Index) -> list[Entity]:
    """Return the entities that may refer to symbols, in order; of metadata nodes those that have an `@`."""
    if any(e.kind == "metadata run" and e.source.text.find("@", e.begin, e.end) >= 0 for e in index.entities):
        index.table("metadata")
    return [e for e in index.entities if e.kind in NAMING and (e.kind != "metadata" or "@" in e.header)]
