"""Kernels by the names that they may be called by."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING

from syclrt.errors import Errc, UnknownKernelError
from syclrt.programs.kernel import Kernel

if TYPE_CHECKING:
    from syclopt.mangling.syntax import Node

_OF_A_FUNCTION = "__sycl_kernel_"  # begins the name of a kernel that DPC++ makes of a function
_REMEMBERED = 1 << 16  # symbols


class Kernels(Mapping[str, Kernel]):
    """Kernels by symbol, and by the name that it demangles to."""

    def __init__(self, kernels: dict[str, Kernel]) -> None:
        self._kernels = kernels

    def __getitem__(self, name: str) -> Kernel:
        found = self._kernels.get(name)
        if found is not None:
            return found
        if not isinstance(name, str):  # pyright: ignore[reportUnnecessaryIsInstance] - callers are not checked
            raise UnknownKernelError(f"expected the name of a kernel, found {name!r}", Errc.INVALID)
        for names_of in (_whole_names, _last_names):
            matches = [kernel for symbol, kernel in self._kernels.items() if name in names_of(symbol)]
            if len(matches) == 1:
                return matches[0]
            if matches:
                symbols = ", ".join(kernel.name for kernel in matches)
                raise UnknownKernelError(f"several kernels are named '{name}': {symbols}", Errc.INVALID, kernel=name)
        from difflib import get_close_matches

        near = get_close_matches(
            name, dict.fromkeys(each for symbol in self._kernels for each in _all_names(symbol)), 3
        )
        hint = f"; did you mean {' or '.join(repr(one) for one in near)}?" if near else ""
        raise UnknownKernelError(f"there is no kernel '{name}'{hint}", Errc.INVALID, kernel=name)

    def __iter__(self) -> Iterator[str]:
        return iter(self._kernels)

    def __len__(self) -> int:
        return len(self._kernels)


def _all_names(symbol: str) -> tuple[str, ...]:
    return (symbol, *_whole_names(symbol), *_last_names(symbol))


@lru_cache(_REMEMBERED)
def _whole_names(symbol: str) -> tuple[str, ...]:
    """Return what a kernel is called in the source, with and without parameters: `_ZTS5Plain` is "Plain"."""
    from syclopt.mangling.syntax import without_parameters

    node = _named(symbol)
    return () if node is None else _texts(node, without_parameters(node))


@lru_cache(_REMEMBERED)
def _last_names(symbol: str) -> tuple[str, ...]:
    """Return the last part of the name: "Plain" of a class in a function, "main::Plain"."""
    from syclopt.mangling.syntax import last_part, without_parameters

    node = _named(symbol)
    return () if node is None else _texts(last_part(without_parameters(node)))


def _named(symbol: str) -> Node | None:
    from syclopt.mangling.mangled_names import read
    from syclopt.mangling.syntax import Worded

    match read(symbol):
        case Worded("typeinfo name for ", named):
            return named
        case node:
            return node


def _texts(*nodes: Node) -> tuple[str, ...]:
    from syclopt.mangling.demangle import spelled

    return tuple(dict.fromkeys(text.replace(_OF_A_FUNCTION, "") for node in nodes if (text := spelled(node))))
