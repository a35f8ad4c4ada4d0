"""Variables with what a sanitizer notes of the kernels that it has instrumented."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from syclopt import names

if TYPE_CHECKING:
    from syclopt.ir.module import Module

ASAN, MSAN, TSAN = "asan", "msan", "tsan"
_PREFIXES = {
    names.ASAN_KERNEL_METADATA: ASAN,
    names.MSAN_KERNEL_METADATA: MSAN,
    names.TSAN_KERNEL_METADATA: TSAN,
}
_STARTS = tuple(_PREFIXES)


class SanitizerMetadata(dict[str, str]):
    """The names of these variables, in the order of the module, and of each its sanitizer: `asan`, `msan` or `tsan`."""

    @classmethod
    def compute(cls, module: Module) -> Self:
        """Find them by the starts of their names."""
        found = [key for key in module.globals if isinstance(key, str) and key.startswith(_STARTS)]
        return cls((key, _PREFIXES[_start(key)]) for key in found)

    def module_ids(self) -> list[str]:
        """Return what stands behind the starts of the names, each once: the ids of the modules that were instrumented.

        Older front ends give all modules an empty one.
        """
        return [*dict.fromkeys(key.removeprefix(_start(key)) for key in self)]


def _start(key: str) -> str:
    return next(start for start in _STARTS if key.startswith(start))
