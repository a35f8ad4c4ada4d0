"""Metadata nodes of one module, as text in bulk: which node refers to which, and which names a symbol."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, cast

from syclopt.ir.references import symbol_mentions
from syclopt.ir.text.alike import on_a_line
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import GAP, numbers_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key

_NODE = compile_pattern(r"!([0-9]++) = ([^\n]*+)\n?+")
_START = compile_pattern(rf"![0-9]++{GAP}={GAP}", re.DOTALL)
_REFERENCE = compile_pattern(r"!([0-9]++)")


class Nodes:
    """The nodes of a module. Their text is read when it is first asked for."""

    def __init__(self, module: Module) -> None:
        """Look at the nodes of `module`."""
        self.entities = [e for e in module.index.entities if e.kind in ("metadata", "metadata run")]
        self._texts: dict[int, str] | None = None
        self._naming: frozenset[int] | None = None

    @property
    def texts(self) -> dict[int, str]:
        """Number -> text after `=`, in one line, in the order of the module."""
        if self._texts is None:
            self._texts = {}
            for entity in self.entities:
                if entity.kind == "metadata run":
                    found = cast("list[tuple[str, str]]", _NODE.findall(entity.source.text, entity.begin, entity.end))
                    self._texts.update((int(number), text) for number, text in found)
                else:
                    start = _START.match(entity.text)
                    self._texts[int(entity.key)] = on_a_line(entity.text[start.end() if start else 0 :])
        return self._texts

    @property
    def naming(self) -> frozenset[int]:
        """The nodes that name a symbol."""
        if self._naming is None:
            numbers: set[int] = set()
            if any("@" in entity.text for entity in self.entities):
                numbers = {n for n, text in self.texts.items() if "@" in text and self.symbols(n)}
            self._naming = frozenset(numbers)
        return self._naming

    def symbols(self, number: int) -> list[Key]:
        """Return the symbols that a node names."""
        return [*symbol_mentions(self.texts.get(number, ""))]

    def closure(self, roots: Iterable[int], seen: set[int]) -> set[int]:
        """Add `roots` and the nodes that they lead to to `seen`; return those that are new."""
        texts = self.texts
        new: set[int] = set()
        todo = [*roots]
        while todo:
            number = todo.pop()
            if number in seen or number not in texts:
                continue
            seen.add(number)
            new.add(number)
            todo += numbers_of(cast("list[str]", _REFERENCE.findall(texts[number])))
        return new
