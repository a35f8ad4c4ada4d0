"""Target lines, source name and `module asm` of several modules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.ir.text.spelling import string_in

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from syclopt.ir.entity import Entity
    from syclopt.ir.linking.part import Part

_WHAT = {"triple": "target triple", "datalayout": "data layout"}


def target_lines(parts: Iterable[Part], warn: Callable[[str], None]) -> dict[str, Entity]:
    """Return the lines of target triple and data layout that the result has: the first of each that is not empty.

    `warn` is told of each that differs.
    """
    found: dict[str, Entity] = {}
    for part in parts:
        for entity in part.module.index.entities:
            if entity.kind != "target" or not string_in(entity.text):
                continue
            first = found.setdefault(str(entity.key), entity)
            if string_in(first.text) != string_in(entity.text):
                warn(
                    f"{_WHAT[str(entity.key)]} '{string_in(entity.text)}' of {entity.location.file} differs from "
                    f"'{string_in(first.text)}' of {first.location.file}"
                )
    return found


def is_nvptx(lines: dict[str, Entity]) -> bool:
    """Tell whether the target is NVPTX, where names have no dots."""
    return "triple" in lines and str(string_in(lines["triple"].text)).startswith("nvptx")
