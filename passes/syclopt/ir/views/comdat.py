"""View of a comdat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.errors import EditError
from syclopt.ir.entity import Fact
from syclopt.ir.references import without_comments
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.views.view import View

if TYPE_CHECKING:
    from syclopt.ir.entity import Entity

SELECTION_KINDS = ("any", "exactmatch", "largest", "nodeduplicate", "samesize")
_SELECTION = compile_pattern(r"\bcomdat\s+([a-z]+)\s*\Z")
_OF_OTHER_KINDS = Fact[dict[str, "Entity"]]("the same of other selection kinds")


def selection_kind(comdat: Entity) -> str:
    """Return how a linker chooses among comdats of one name."""
    found = _SELECTION.search(without_comments(comdat.header))
    return found[1] if found else ""


def with_selection_kind(comdat: Entity, kind: str) -> Entity:
    """Return a comdat of another selection kind, one of `SELECTION_KINDS`; the same entity each time."""
    made = _OF_OTHER_KINDS.get(comdat) or _OF_OTHER_KINDS.keep(comdat, {})
    known = made.get(kind)
    if known is None:
        header = comdat.header
        found = _SELECTION.search(without_comments(header))
        known = comdat
        if found is not None and found[1] != kind:
            known = comdat.with_head(f"{header[: found.start(1)]}{kind}{header[found.end(1) :]}")
        made[kind] = known
    return known


class Comdat(View):
    """`$name = comdat any`."""

    __slots__ = ()

    @property
    def selection_kind(self) -> str:
        """How a linker chooses among comdats of one name."""
        return selection_kind(self.entity)

    def set_selection_kind(self, kind: str) -> None:
        """Set the selection kind. Raises `EditError` for an unknown one."""
        if kind not in SELECTION_KINDS:
            raise EditError(f"unknown selection kind '{kind}'; expected one of {', '.join(SELECTION_KINDS)}")
        self.module.replace(self, with_selection_kind(self.entity, kind))

    def rename(self, name: str) -> None:
        """Give the comdat another name, here and in the symbols that are in it.

        Raises `EditError` when the name is taken, empty, or has a NUL.
        """
        from syclopt.ir.edits.rename import rename_comdat

        rename_comdat(self.module, self.key, name)
