"""Lists of the aspects that functions use."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt import names
from syclopt.analysis.device_metadata import aspects_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from syclopt.ir.views.function import Function


def add_used_aspects(function: Function, numbers: Iterable[int]) -> None:
    """Let a function list aspects among those it uses."""
    listed = {*aspects_of(function, names.USED_ASPECTS_KIND)}
    if not listed.issuperset(added := {*numbers}):
        items = ", ".join(f"i32 {number}" for number in sorted(listed | added))
        function.set_metadata(names.USED_ASPECTS_KIND, function.module.add_metadata(f"!{{{items}}}"))
