"""View of a type definition."""

from __future__ import annotations

from syclopt.ir.brackets import type_end
from syclopt.ir.source import to_user
from syclopt.ir.view import View


class NamedType(View):
    """`%name = type { i32, ptr }`."""

    __slots__ = ()

    @property
    def body(self) -> str:
        """What the name stands for, as it is spelled; "opaque" for a type without a body."""
        header = self.entity.header
        at = header.index("type", header.index("=", header.index('"', 2) if header[1] == '"' else 0)) + len("type")
        while header[at].isspace():
            at += 1
        return to_user(header[at : type_end(header, at)])

    @property
    def is_opaque(self) -> bool:
        """Whether it has no body."""
        return self.body == "opaque"
