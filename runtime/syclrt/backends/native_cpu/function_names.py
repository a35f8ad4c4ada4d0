"""What functions in machine code are called, for the line that tells which of them a signal has ended (faults.cpp)."""

from __future__ import annotations

from struct import Struct
from typing import TYPE_CHECKING

from syclopt.mangling.shown_names import in_source
from syclrt.backends.native_cpu.loaded_code import NamedFunctions
from syclrt.backends.native_cpu.object_file import functions_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

_FUNCTION = Struct("<i2I")  # `Named` of faults.cpp


def with_functions(code: bytes, of: bytes, symbol: str, name: Callable[[str], str]) -> bytes:
    """Return code that tells of functions what `name` returns: of those that an object file has beside a symbol."""
    places = {one.name: one for one in functions_of(of)}
    first = places.get(symbol)
    if first is None:
        return code
    near = [one for one in places.values() if one.section == first.section]
    found: dict[bytes, int] = {}
    rows: list[bytes] = []
    end = NamedFunctions.start + _FUNCTION.size * len(near)
    for one in near:
        text = name(one.name).encode("utf-8", "backslashreplace") + b"\0"
        if text not in found:
            found[text] = end
            end += len(text)
        rows.append(_FUNCTION.pack(one.start - first.start, one.size, found[text]))
    return NamedFunctions(symbol, len(rows), b"".join((*rows, *found))).to_bytes() + code


def name_in_program(kernels: Sequence[str], symbol: str) -> str:
    """Return what a function is called in code for kernels."""
    if symbol in kernels:
        return f"kernel {_quoted(symbol)}"
    function = f"function {_quoted(symbol)}"
    return f"kernel {_quoted(kernels[0])}, {function}" if len(kernels) == 1 else f"{function} of a kernel"


def kernels_of_graph(kernels: Sequence[str]) -> str:
    """Return what code for some kernels of a graph is called."""
    return f"kernel {' or '.join(_names(kernels))} of a graph"


def _names(kernels: Sequence[str]) -> Iterator[str]:
    most = 8
    yield from map(_quoted, kernels[:most])
    if len(kernels) > most:
        yield "another one"


def _quoted(symbol: str) -> str:
    return f"'{in_source(symbol) or symbol}'"
