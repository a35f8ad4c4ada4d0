"""View of a type definition."""

from __future__ import annotations

import re

from syclopt.ir.text.brackets import type_end
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.source import to_user
from syclopt.ir.text.spelling import GAP, NAME
from syclopt.ir.views.view import View

_BEFORE = compile_pattern(rf"%{NAME}{GAP}={GAP}type\b{GAP}", re.DOTALL)


class NamedType(View):
    """`%name = type { i32, ptr }`."""

    __slots__ = ()

    @property
    def body(self) -> str:
        """What the name stands for, as it is spelled; "opaque" for a type without a body."""
        header = self.entity.header
        found = _BEFORE.match(header)
        at = found.end() if found else len(header)
        return to_user(header[at : type_end(header, at)])

    @property
    def is_opaque(self) -> bool:
        """Whether it has no body."""
        return self.body == "opaque"

    def rename(self, name: str) -> None:
        """Give the type another name, wherever the module says it.

        Raises `EditError` when the name is taken, empty, or has a NUL, and when a function has a value of the old or
        the new name: values and types are spelled alike.
        """
        from syclopt.ir.edits.rename import rename_type

        rename_type(self.module, self.key, name)
