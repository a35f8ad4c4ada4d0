"""The list of specialization constants that a module carries as metadata."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from syclopt import names
from syclopt.ir.text.spelling import escape

if TYPE_CHECKING:
    from collections.abc import Iterable

    from syclopt.ir.module import Module
    from syclopt.rewrites.spec_constant_reads import Default

PADDING = 0xFFFF_FFFF  # the id of what is no constant


class Record(NamedTuple):
    """A number in a constant: its id, its offset in bytes, its size. Runtimes skip those whose id is `PADDING`."""

    id: int
    offset: int
    size: int


class Listing:
    """Constants in the order in which a runtime lays out their values, one after the other."""

    def __init__(self) -> None:
        self._records: dict[str, list[Record]] = {}
        self._defaults: list[str] = []

    def add(self, name: str, records: Iterable[Record], default: Default) -> None:
        """Add a constant, with its default."""
        self._records[name] = [*records]
        self._defaults.append(f"{default.type} {default.value}")

    def pad(self, size: int) -> None:
        """Add bytes of padding behind the last constant."""
        last = [*self._records.values()][-1]
        last.append(Record(PADDING, last[-1].offset + last[-1].size, size))
        self._defaults.append(f"[{size} x i8] zeroinitializer")

    def write(self, module: Module) -> None:
        """Give the module the metadata."""
        constants = [
            module.add_metadata(f'!{{!"{escape(name)}"{"".join(f", i32 {_signed(n)}" for r in records for n in r)}}}')
            for name, records in self._records.items()
        ]
        defaults = [module.add_metadata(f"!{{{default}}}") for default in self._defaults]
        for name, nodes in ((names.SPEC_CONSTANTS_LIST, constants), (names.SPEC_CONSTANT_DEFAULTS_LIST, defaults)):
            if name in module.named_metadata:
                module.named_metadata[name].remove()
            module.add_named_metadata(name, nodes)


def _signed(number: int) -> int:
    """Return a number as LLVM prints 32 bits."""
    return number - (1 << 32) if number >= 1 << 31 else number
