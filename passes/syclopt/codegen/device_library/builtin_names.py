"""Mangled names of functions that every program for devices has, read and written without address spaces."""

from __future__ import annotations

import string
from typing import NamedTuple

_DIGITS = string.digits + string.ascii_uppercase  # of the numbers in `S0_`
_SAME = str.maketrans("axy", "clm")  # types that another name stands for: signed char, long long, unsigned long long
_SIGNLESS = str.maketrans("hjmt", "cils")
_UNSIGNED = str.maketrans("cils", "hjmt")
_BUILTIN = frozenset("vwbchstijlmfdz")
_HALF = "DF16_"
_HALVES = ("DF16_", "Dh")
_ENUMERATIONS = frozenset(
    {"memory_order", "memory_scope", "Flag", "Scope", "MemorySemanticsMask", "GroupOperation", "cl_mem_fence_flags"}
)
_EVENTS = frozenset({"ocl_event", "__ocl_event_t"})
_GLOBAL_SPACE = ("AS1", "CLglobal")  # in code for devices, and for processors
_LONGEST = 250  # characters of a name


class BuiltinName(NamedTuple):
    """A name and the types of its parameters, mangled without substitutions, qualifiers and address spaces.

    Enumerations are `int`, and an event is a pointer. `writes_global` tells of a first pointer to global memory.
    """

    word: str
    types: tuple[str, ...]
    writes_global: bool = False

    @property
    def mangled(self) -> str:
        """The name as compilers spell it that know no address spaces."""
        known: list[str] = []
        types = "".join(_spelled(one, known) for one in self.types)
        return f"_Z{len(self.word)}{self.word}{types or 'v'}"

    def signless(self) -> BuiltinName:
        """Return the name with signed integers in the place of unsigned ones."""
        return self._replace(types=tuple(_translated(one, _SIGNLESS) for one in self.types))

    def unsigned(self) -> BuiltinName:
        """Return the name with unsigned integers in the place of signed ones."""
        return self._replace(types=tuple(_translated(one, _UNSIGNED) for one in self.types))


def read_builtin_name(name: str) -> BuiltinName | None:
    """Return what a mangled name says; None for one that no such function can have."""
    if not name.startswith("_Z") or len(name) > _LONGEST:
        return None
    reader = _Reader(name)
    try:
        return reader.read()
    except (_Unknown, IndexError, ValueError):
        return None


def lanes_of(kind: str) -> tuple[int, str]:
    """Return how many elements a vector type has, and their type; 0 and the type itself for others."""
    if not kind.startswith("Dv"):
        return 0, kind
    count, _, element = kind[2:].partition("_")
    return int(count), element


def _translated(kind: str, table: dict[int, int]) -> str:
    return kind if kind == _HALF else f"{kind[:-1]}{kind[-1].translate(table)}"


def _spelled(kind: str, known: list[str]) -> str:
    if kind == _HALF or len(kind) == 1:
        return kind
    if kind in known:
        number = known.index(kind)
        return f"S{_base36(number - 1) if number else ''}_"
    head, inner = (kind[:1], kind[1:]) if kind[0] == "P" else (kind[: kind.index("_") + 1], lanes_of(kind)[1])
    text = f"{head}{_spelled(inner, known)}"
    known.append(kind)
    return text


def _base36(number: int) -> str:
    return _DIGITS[number] if number < len(_DIGITS) else _base36(number // 36) + _DIGITS[number % 36]


class _Unknown(Exception):
    """A name has what no function of a device library has."""


class _Reader:
    """Reads a name from left to right. `_known` are the types that substitutions may name."""

    def __init__(self, name: str) -> None:
        self._text = name
        self._at = 2
        self._known: list[str] = []
        self._first_space: str | None = None

    def read(self) -> BuiltinName:
        word = self._word()
        types: list[str] = []
        while self._at < len(self._text):
            types.append(self._type())
        if types == ["v"]:
            types = []
        return BuiltinName(word, tuple(types), self._first_space in _GLOBAL_SPACE)

    def _word(self) -> str:
        start = self._at
        while self._text[self._at].isdigit():
            self._at += 1
        end = self._at + int(self._text[start : self._at])
        word = self._text[self._at : end]
        if self._at == start or end > len(self._text):
            raise _Unknown
        self._at = end
        return word

    def _takes(self, text: str) -> bool:
        if self._text.startswith(text, self._at):
            self._at += len(text)
            return True
        return False

    def _type(self) -> str:
        if self._qualifiers():
            return self._noted(self._type())
        if self._takes("P"):
            if self._first_space is None:
                self._first_space = self._space()
            return self._noted(f"P{self._type()}")
        if self._takes("Dv"):
            end = self._text.index("_", self._at) + 1
            head, self._at = self._text[self._at : end], end
            return self._noted(f"Dv{head}{self._type()}")
        if any(self._takes(half) for half in _HALVES):
            return _HALF
        return self._named_type()

    def _named_type(self) -> str:
        first = self._text[self._at]
        if first == "S":
            return self._substitution()
        if first.isdigit():
            return self._noted(_meaning(self._word()))
        if self._takes("N"):
            return self._nested()
        self._at += 1
        kind = first.translate(_SAME)
        if kind not in _BUILTIN:
            raise _Unknown
        return kind

    def _qualifiers(self) -> bool:
        """Pass over address spaces and qualifiers, one thing for substitutions; tell whether there are some."""
        start = self._at
        while self._text[self._at] == "U" and (self._at == start or not self._text.startswith("U7_Atomic", self._at)):
            self._at += 1
            if self._word() == "_Atomic":
                return True
        while self._text[self._at] in "rVK":
            self._at += 1
        return self._at > start

    def _space(self) -> str:
        at = self._at
        space = ""
        if self._takes("U"):
            space = self._word()
        self._at = at
        return space

    def _substitution(self) -> str:
        end = self._text.index("_", self._at)
        number = self._text[self._at + 1 : end]
        self._at = end + 1
        return self._known[int(number, 36) + 1 if number else 0]

    def _nested(self) -> str:
        word = ""
        while not self._takes("E"):
            if self._text[self._at] == "S":
                self._substitution()
                continue
            word = self._word()
            self._known.append("i")
        return _meaning(word)

    def _noted(self, kind: str) -> str:
        self._known.append(kind)
        return kind


def _meaning(word: str) -> str:
    if word in _EVENTS:
        return "Pv"
    if word not in _ENUMERATIONS:
        raise _Unknown
    return "i"
