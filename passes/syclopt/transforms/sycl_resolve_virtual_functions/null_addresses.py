"""Null in the place of addresses of functions, where they are not called."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from syclopt.ir.body.call_sites import calls_of, without_use_lists
from syclopt.ir.layout import global_layout
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import COMMENT, GAP, NAME, STRING, key_of

if TYPE_CHECKING:
    from collections.abc import Container, Sequence

    from syclopt.ir.entity import Entity
    from syclopt.ir.text.spelling import Key

# A function, with the words for what stands for it; the block of one has an address that nothing can replace.
_ADDRESS = compile_pattern(
    rf"(?P<block>\bblockaddress{GAP}\({GAP}@{NAME})|(?:\b(?:dso_local_equivalent|no_cfi){GAP})?+@(?P<name>{NAME})"
    rf"|[%$]?+{STRING}|{COMMENT}",
    re.DOTALL,
)


def without_addresses(user: Entity, functions: Container[Key]) -> tuple[Entity, Sequence[Key]]:
    """Return a function or variable with null for the addresses of some functions, and those whose address it took.

    A call of one stays, also through casts.
    """
    taken: dict[Key, None] = {}
    if user.kind == "global":
        start, end = global_layout(user).initializer
        value = _replaced(user.header[start:end], functions, (), taken)
        edited = user.with_head(f"{user.header[:start]}{value}{user.header[end:]}") if taken else user
        return edited, [*taken]
    called = [call.callee_span for call in calls_of(user) if call.callee is not None and call.callee in functions]
    base = user.brace
    spans = [(span.start - base, span.end - base) for span in called]
    body = _replaced(user.body, functions, spans, taken)
    return user.with_text(user.header, without_use_lists(body)) if taken else user, [*taken]


def _replaced(text: str, functions: Container[Key], called: Sequence[tuple[int, int]], taken: dict[Key, None]) -> str:
    """Return a text with null for functions outside of the spans `called`, which are in order; note them in `taken`."""
    spans = iter((*called, (len(text), len(text))))
    start, end = next(spans)

    def other(found: re.Match[str]) -> str:
        nonlocal start, end
        while end <= found.start():
            start, end = next(spans)
        key = None if found["name"] is None else key_of(found["name"])
        if key is None or key not in functions or start <= found.start() < end:
            return found[0]
        taken[key] = None
        before, after = (text[at : at + 1].isalpha() for at in (found.start() - 1, found.end()))
        return f"{' ' if before else ''}null{' ' if after else ''}"  # what a name touches, a word would be read with

    return _ADDRESS.sub(other, text)
