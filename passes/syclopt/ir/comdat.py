"""View of a comdat."""

from __future__ import annotations

import re

from syclopt.errors import EditError
from syclopt.ir.view import View

SELECTION_KINDS = ("any", "exactmatch", "largest", "nodeduplicate", "samesize")
_SELECTION = re.compile(r"\bcomdat\s+([a-z]+)\s*\Z")


class Comdat(View):
    """`$name = comdat any`."""

    __slots__ = ()

    @property
    def selection_kind(self) -> str:
        """How a linker chooses among comdats of one name."""
        found = _SELECTION.search(self.entity.header)
        return found[1] if found else ""

    def set_selection_kind(self, kind: str) -> None:
        """Set the selection kind. Raises `EditError` for an unknown one."""
        if kind not in SELECTION_KINDS:
            raise EditError(f"unknown selection kind '{kind}'; expected one of {', '.join(SELECTION_KINDS)}")
        if found := _SELECTION.search(self.entity.header):
            self.set_span(*found.span(1), kind)
