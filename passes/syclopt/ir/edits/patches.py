"""Instructions of a body replaced one after the other: the new text is made once, when it is first asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.errors import EditError
from syclopt.ir.body.call_sites import without_use_lists
from syclopt.ir.entity import NO_FACTS, Entity
from syclopt.ir.text.source import Span, to_internal
from syclopt.ir.text.spelling import parting

if TYPE_CHECKING:
    from collections.abc import Mapping

    from syclopt.ir.body.call_sites import Call

_LATER = frozenset({"source", "start", "begin", "brace", "end", "head"})


class Patches:
    """What takes the places of calls of one body, in the order in which it was said."""

    def __init__(self, base: Entity) -> None:
        self.base = base
        self._log: list[tuple[Span, str]] = []
        self._spans: set[Span] = set()
        self._head = base
        self._latest = base

    def is_of(self, entity: Entity) -> bool:
        """Tell whether the body of `entity` is the base with all patches, and nothing else."""
        return entity is self._latest or entity.source is self._latest.source

    def patched(self, entity: Entity, texts: Mapping[Call, str]) -> Entity:
        """Return `entity`, of which `is_of` holds, with `texts` in the places of calls too.

        Raises `EditError` for a call that is not of the base, or that was replaced before.
        """
        base = self.base
        for call in texts:
            if call.source is not base.source or not base.brace <= call.span.start < base.end:
                raise EditError(f"the call '{call.text}' is not in the body of '@{entity.key}'", entity.location)
            if call.span in self._spans:
                raise EditError(f"the call '{call.text}' has been replaced before", call.location)
        new = [(call.span, to_internal(text)) for call, text in texts.items()]
        self._log += new
        self._spans.update(span for span, _ in new)
        if entity is not self._latest:
            self._head = entity  # it has another head since
        self._latest = _Patched(base, self._head, self._log)
        return self._latest


class _Patched(Entity):
    """The entity `base` with the head of another one, and some patches. Its text is made when it is asked for."""

    __slots__ = ("_base", "_count", "_head_of", "_log")

    def __init__(self, base: Entity, head_of: Entity, log: list[tuple[Span, str]]) -> None:
        self.kind = base.kind
        self.key = head_of.key
        self.origin = head_of.origin or head_of
        self.facts = NO_FACTS
        self.lead = head_of.lead
        self._base = base
        self._head_of = head_of
        self._log = log
        self._count = len(log)  # what is said later is no part of this

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> object:
            if name not in _LATER:
                raise AttributeError(name)
            base = self._base
            body = patched_text(base.source.text, base.brace, base.end, dict(self._log[: self._count]))
            made = self._head_of.with_text(self._head_of.header, without_use_lists(body))
            for part in _LATER:
                setattr(self, part, getattr(made, part))
            del self._base, self._head_of, self._log
            return getattr(self, name)

    def __getstate__(self) -> object:
        """Return what is pickled: the text, not how it came about."""
        len(self.source.text)
        return super().__getstate__()


def patched_text(text: str, start: int, end: int, patches: Mapping[Span, str]) -> str:
    """Return `text[start:end]` with other texts in the places of spans; an empty one takes the line it filled."""
    pieces: list[str] = []
    for span in sorted(patches):
        patch = patches[span]
        begin, stop = span if patch else _whole_line(text, span)
        before = text[start:begin]
        pieces += (before, parting(before, patch), patch, parting(patch or before, text[stop : stop + 1]))
        start = stop
    return "".join((*pieces, text[start:end]))


def _whole_line(text: str, span: Span) -> Span:
    """Widen a span to its line, if it fills it."""
    start = text.rfind("\n", 0, span.start) + 1
    end = text.find("\n", span.end) + 1
    if end and not text[start : span.start].strip() and not text[span.end : end].strip():
        return Span(start, end)
    return span
