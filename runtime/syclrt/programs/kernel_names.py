"""Kernels by the names that they may be called by."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from syclrt.errors import Errc, UnknownKernelError
from syclrt.programs.kernel import Kernel

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
    from syclopt.mangling.demangle import demangled

    name = demangled(symbol)
    if name is None:
        return ()
    name = name.removeprefix("typeinfo name for ").replace(_OF_A_FUNCTION, "")
    return tuple(dict.fromkeys((name, _without_parameters(name))))


def _last_names(symbol: str) -> tuple[str, ...]:
    """Return the last part of the name: "Plain" of a class in a function, "main::Plain"."""
    return tuple(_last_part(name) for name in _whole_names(symbol)[-1:])


def _without_parameters(name: str) -> str:
    end = len(name.removesuffix(" const"))
    if not name.endswith(")", 0, end):
        return name
    starts = [at for at, depth in _depths(name[:end]) if depth == 1 and name[at] == "("]
    return name[: starts[-1]] or name


def _last_part(name: str) -> str:
    starts = [at + 2 for at, depth in _depths(name) if depth == 0 and name.startswith("::", at)]
    return name[starts[-1] :] if starts else name


def _depths(name: str) -> Iterator[tuple[int, int]]:
    """Yield each place of a name, and how many brackets are open there; one that opens counts itself."""
    depth = 0
    for at, sign in enumerate(name):
        depth += sign in "(<{["
        yield at, depth
        depth -= sign in ")>}]"
