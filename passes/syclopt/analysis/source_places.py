"""Where IR comes from in the source, by its debug information."""

from __future__ import annotations

import os
import re
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from syclopt.errors import Location
from syclopt.ir.references import without_noise
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import GAP

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from syclopt.ir.fragments import MetadataFragment
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key

_DEBUG_LOCATION = compile_pattern(rf"!dbg{GAP}!([0-9]++)", re.DOTALL)
_MOST_SCOPES = 100
_SUBPROGRAM = "DISubprogram"
_PLACE = compile_pattern(r"(.*?):([0-9]{1,9})(?::([0-9]{1,9}))?+", re.DOTALL)
_SYSTEM = compile_pattern(
    r"/usr/(?:local/)?(?:include|lib(?:32|64)?)/"
    r"|.*/(?:include/c\+\+|lib/clang|lib/libc/include|libcxx/include|ziglang/lib|syclopt/include)/"
)
_LARGEST = 1 << 24  # bytes of a source that is read for a line of it


def location_at(place: str) -> Location:
    """Return where a place `file:line:column` is, with the line and a caret, where the file can be read."""
    found = _PLACE.fullmatch(place)
    if found is None:
        return Location(place, 1, 1)
    file, line, column = found[1], int(found[2]), int(found[3] or 0)
    lines = _lines(file)
    if not 0 < line <= len(lines):
        return Location(file, line, column or 1)
    text = lines[line - 1]
    offset = column - 1 if 0 < column <= len(text) else len(text) - len(text.lstrip())
    return Location(file, line, offset + 1, Location.at(file, text, offset).excerpt)


@lru_cache(maxsize=16)
def _lines(file: str) -> Sequence[str]:
    """Return the lines of a source; none where it cannot be read."""
    try:
        if not os.path.isfile(file) or os.path.getsize(file) > _LARGEST:
            return ()
        with open(file, encoding="utf-8", errors="replace", newline="") as source:
            return source.read().splitlines()
    except OSError:
        return ()


def place_of_instruction(module: Module, text: str) -> str | None:
    """Return file, line and column of an instruction, if its text says where it comes from."""
    number = _debug_location(text)
    return place_of_node(module, number) if number is not None else None


def place_of_call(module: Module, caller: Key, callee: Key) -> str | None:
    """Return the place of the first call of `callee` in `caller`."""
    return place_of_instruction(module, text_of_call(module, caller, callee))


def text_of_call(module: Module, caller: Key, callee: Key) -> str:
    """Return the text of the first call of `callee` in `caller`; nothing where there is none."""
    return next((call.text for call in module.functions[caller].calls if call.callee == callee), "")


def place_of_node(module: Module, number: int) -> str | None:
    """Return file, line and column of a node: a DILocation, or what has a line in a file.

    Of code of a library that was inlined, it is where the library was called.
    """
    innermost: str | None = None
    for place, _ in _frames(module, number):
        innermost = innermost or place
        if place is None or not is_of_library(place):
            return place or innermost
    return innermost


class InlinedCall(NamedTuple):
    """A call in whose place the body of the function stands that was called: what that is, and where it was called.

    `function` is the symbol, or the name where there is no symbol.
    """

    function: str
    place: str | None


def inlined_calls(module: Module, text: str) -> list[InlinedCall]:
    """Return the inlined calls that lead to the place of an instruction, the innermost first.

    They begin where `place_of_instruction` is: those that a library makes in itself are left out.
    """
    number = _debug_location(text)
    if number is None:
        return []
    frames = [*_frames(module, number)]
    own = next((at for at, (place, _) in enumerate(frames) if place is None or not is_of_library(place)), 0)
    inside = zip(frames[own:], frames[own + 1 :], strict=False)
    return [InlinedCall(name, caller) for (_, node), (caller, _) in inside if (name := _function(module, node))]


def _debug_location(text: str) -> int | None:
    """Return the number of the node that says where an instruction comes from."""
    found = _DEBUG_LOCATION.search(without_noise(text))
    return int(found[1]) if found else None


def _frames(module: Module, number: int) -> Iterator[tuple[str | None, MetadataFragment]]:
    """Yield a location with its place, then that of the call in whose place it stands, and so on outwards."""
    node = _node(module, number)
    for _ in range(_MOST_SCOPES):
        if node is None:
            return
        yield _place(module, node), node
        node = _above(module, node, "inlinedAt")


def _function(module: Module, location: MetadataFragment) -> str | None:
    """Return the symbol, or else the name, of the function that a location is in."""
    for scope in _scopes(module, location):
        if scope.kind == _SUBPROGRAM:
            name = scope.field("linkageName") or scope.field("name")
            return name.string if name is not None else None
    return None


def is_of_library(place: str) -> bool:
    """Tell whether a place is in a header that comes with a system, a compiler or SYCL, and that no user writes."""
    return _SYSTEM.match(place) is not None


def _place(module: Module, node: MetadataFragment) -> str | None:
    """Return file, line and column of a node by itself, by the first of its scopes that is in a file."""
    line, column = node.field("line"), node.field("column")
    for scope in _scopes(module, node):
        file = scope.field("file")
        if file is not None and file.number is not None:
            name = _file(module, file.number)
            numbers = [str(part.number) for part in (line, column) if part is not None and part.number is not None]
            return ":".join((name, *numbers)) if name else None
    return None


def _scopes(module: Module, node: MetadataFragment) -> Iterator[MetadataFragment]:
    """Yield a node, and the scopes that it is in, outwards."""
    scope: MetadataFragment | None = node
    for _ in range(_MOST_SCOPES):
        if scope is None:
            return
        yield scope
        scope = _above(module, scope, "scope")


def _above(module: Module, node: MetadataFragment, field: str) -> MetadataFragment | None:
    above = node.field(field)
    return _node(module, above.number) if above is not None and above.number is not None else None


def _file(module: Module, number: int) -> str | None:
    node = _node(module, number)
    name, folder = (node.field("filename"), node.field("directory")) if node else (None, None)
    if name is None or not name.string:
        return None
    return os.path.join(folder.string, name.string) if folder is not None and folder.string else name.string


def _node(module: Module, number: int) -> MetadataFragment | None:
    return module.metadata[number].parsed if number in module.metadata else None
