"""Kernels by the names that they may be called by."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from syclrt.errors import Errc, UnknownKernelError
from syclrt.programs.kernel import Kernel


class Kernels(Mapping[str, Kernel]):
    """Kernels by symbol, and by the name that it demangles to."""

    def __init__(self, kernels: dict[str, Kernel]) -> None:
        self._kernels = kernels

    def __getitem__(self, name: str) -> Kernel:
        found = self._kernels.get(name)
        if found is not None:
            return found
        matches = [kernel for symbol, kernel in self._kernels.items() if name in _names_of(symbol)]
        if len(matches) == 1:
            return matches[0]
        if matches:
            symbols = ", ".join(kernel.name for kernel in matches)
            raise UnknownKernelError(f"several kernels are named '{name}': {symbols}", Errc.INVALID, kernel=name)
        from difflib import get_close_matches

        near = get_close_matches(name, [each for symbol in self._kernels for each in (symbol, *_names_of(symbol))], 3)
        hint = f"; did you mean {' or '.join(repr(one) for one in near)}?" if near else ""
        raise UnknownKernelError(f"there is no kernel '{name}'{hint}", Errc.INVALID, kernel=name)

    def __iter__(self) -> Iterator[str]:
        return iter(self._kernels)

    def __len__(self) -> int:
        return len(self._kernels)


def _names_of(symbol: str) -> tuple[str, ...]:
    """Return what a kernel may be called besides its symbol: `_ZTS5Plain` is "Plain"."""
    from syclopt.mangling.demangle import demangled

    name = demangled(symbol)
    if name is None:
        return ()
    name = name.removeprefix("typeinfo name for ")
    return (name, name.partition("(")[0]) if "(" in name else (name,)
