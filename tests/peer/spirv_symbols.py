"""The symbols of a SPIR-V module: which functions and variables it defines, declares and exports."""

from __future__ import annotations

import struct
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

_HEADER_WORDS = 5
_NAME, _ENTRY_POINT, _FUNCTION, _FUNCTION_END, _VARIABLE, _DECORATE, _LABEL = 5, 15, 54, 56, 59, 71, 248
_LINKAGE_ATTRIBUTES, _BUILT_IN = 41, 11
_EXPORT, _IMPORT = 0, 1


@dataclass
class Symbols:
    """Names of functions and variables: those with a body or value, those without, and those that others may use."""

    defined: set[str] = field(default_factory=set)
    declared: set[str] = field(default_factory=set)
    exported: set[str] = field(default_factory=set)


def symbols_of(code: bytes) -> Symbols:
    """Return the symbols of a module of little-endian SPIR-V. What LLVM had without a name has none here."""
    found = _Reader()
    for opcode, words in _instructions(code):
        found.read(opcode, words)
    return found.symbols()


def _instructions(code: bytes) -> Iterator[tuple[int, tuple[int, ...]]]:
    words = struct.unpack(f"<{len(code) // 4}I", code)
    at = _HEADER_WORDS
    while at < len(words):
        count, opcode = words[at] >> 16, words[at] & 0xFFFF
        yield opcode, words[at + 1 : at + count]
        at += count


class _Reader:
    def __init__(self) -> None:
        self._names: dict[int, str] = {}
        self._entries: dict[int, str] = {}
        self._linkage: dict[int, tuple[str, int]] = {}
        self._built_in: set[int] = set()
        self._functions: list[int] = []
        self._bodies: set[int] = set()
        self._variables: list[int] = []
        self._is_inside = False

    def read(self, opcode: int, words: tuple[int, ...]) -> None:
        if opcode == _NAME:
            self._names[words[0]] = _string(words[1:])[0]
        elif opcode == _ENTRY_POINT:
            self._entries[words[1]] = _string(words[2:])[0]
        elif opcode == _DECORATE and words[1] == _LINKAGE_ATTRIBUTES:
            name, length = _string(words[2:])
            self._linkage[words[0]] = name, words[2 + length]
        elif opcode == _DECORATE and words[1] == _BUILT_IN:
            self._built_in.add(words[0])
        elif opcode == _FUNCTION:
            self._functions.append(words[1])
            self._is_inside = True
        elif opcode == _FUNCTION_END:
            self._is_inside = False
        elif opcode == _LABEL:
            self._bodies.add(self._functions[-1])
        elif opcode == _VARIABLE and not self._is_inside and words[1] not in self._built_in:
            self._variables.append(words[1])

    def symbols(self) -> Symbols:
        """Return what was found. A kernel is there twice, as itself and as the entry that calls it; it counts once."""
        symbols = Symbols()
        for number in (*self._functions, *self._variables):
            linked, kind = self._linkage.get(number, ("", None))
            name = linked or self._entries.get(number) or self._names.get(number, "")
            if not name:
                continue
            is_declared = kind == _IMPORT if number in self._variables else number not in self._bodies
            (symbols.declared if is_declared else symbols.defined).add(name)
            if number in self._entries or kind not in (None, _IMPORT):
                symbols.exported.add(name)
        return symbols


def _string(words: tuple[int, ...]) -> tuple[str, int]:
    """Return a string and how many words it takes."""
    data = struct.pack(f"<{len(words)}I", *words)
    end = data.index(0)
    return data[:end].decode("utf-8", "surrogateescape"), end // 4 + 1
