"""Whether any LLVM reads what is joined: typed pointers are of old compilers, some words of new ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.ir.pointer_types import has_typed_pointers
from syclopt.ir.text.patterns import compile_pattern

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from syclopt.ir.linking.part import Part

_LAST_WITH_TYPED_POINTERS = 16
_SINCE = {
    "nofpclass(": 17, "dead_on_unwind": 18, "writable": 18, "range(": 19, "#dbg_": 19, "optdebug": 19,
    "initializes(": 20, "splat (": 20, "noext": 20, "samesign": 20, "captures(": 21, "dead_on_return": 22,
    "nocreateundeforpoison": 22,
}  # fmt: skip
_NEW = compile_pattern(
    r"(?<![-a-zA-Z0-9$._\"@%!])(?:nofpclass\(|dead_on_unwind|writable|range\(|#dbg_|optdebug|initializes\(|splat \("
    r"|noext|samesign|captures\(|dead_on_return|nocreateundeforpoison)"
)


def check_readers(parts: Sequence[Part], warn: Callable[[str], None]) -> None:
    """Tell `warn` of modules of which each LLVM refuses one, where some of `parts` have typed pointers."""
    old = next((part.module.name for part in parts if has_typed_pointers(part.module)), "")
    for part in parts:
        word = max(_NEW.findall(part.module.internal_text()), key=_SINCE.__getitem__, default="")
        if word:
            warn(
                f"no LLVM reads both: typed pointers in {old} need LLVM {_LAST_WITH_TYPED_POINTERS} or before, "
                f"'{word.strip(' (')}' in {part.module.name} needs LLVM {_SINCE[word]} or later"
            )
