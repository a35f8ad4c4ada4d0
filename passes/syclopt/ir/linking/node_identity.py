"""Metadata nodes that are one for LLVM: those that are not distinct and say the same."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from syclopt.ir.layout import LOCAL
from syclopt.ir.text.alike import same_tokens
from syclopt.ir.text.spelling import NAME, STRING, key_of

if TYPE_CHECKING:
    from syclopt.ir.linking.part import Part

_TOKEN = re.compile(rf"!([0-9]++)|@({NAME})|{STRING}")
_DEEPEST = 40


class NodeIdentity:
    """Numbers for what nodes say: equal ones for nodes that are one."""

    def __init__(self) -> None:
        """Begin with no node."""
        self._numbers: dict[object, int] = {}
        self._known: dict[tuple[Part, int], int] = {}

    def of(self, part: Part, text: str) -> int:
        """Return the number of an operand: `!5`, `i32 6`, `!"text"`, `!{!5}`."""
        text = text.strip()
        if text[:1] == "!" and text[1:].isdigit():
            return self._of_node(part, int(text[1:]), 0)
        return self._number(self._meaning(part, text, 0))

    def _number(self, what: object) -> int:
        return self._numbers.setdefault(what, len(self._numbers))

    def _of_node(self, part: Part, number: int, depth: int) -> int:
        known = self._known.get((part, number))
        if known is None:
            text = part.nodes.texts.get(number, "")
            is_unique = not text or text.startswith("distinct") or depth > _DEEPEST
            what = (part, number) if is_unique else self._meaning(part, text, depth + 1)
            known = self._known[part, number] = self._number(what)
        return known

    def _meaning(self, part: Part, text: str, depth: int) -> str:
        def spell(found: re.Match[str]) -> str:
            if found[1] is not None:
                return f"!{self._of_node(part, int(found[1]), depth)} "
            if found[2] is not None:
                return self._symbol(part, found[2])
            return found[0]

        return same_tokens(_TOKEN.sub(spell, text))

    def _symbol(self, part: Part, token: str) -> str:
        symbol = part.resolved.get(key_of(token))
        if symbol is None:
            return "null"
        return f"@{symbol.key}" if symbol.linkage not in LOCAL else f"@{self._number(symbol)} local"
