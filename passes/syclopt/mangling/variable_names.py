"""What a mangled name of a C++ variable says: where the variable stands, so that C++ code can name it.

Read is the part of the Itanium C++ ABI that names of variables are made of: nested names, unnamed namespaces, internal
linkage, ABI tags, and template arguments of built-in and named types and of integers.
"""

from __future__ import annotations

import re

from syclopt.ir.text.source import to_internal, to_user

UNNAMED = "_GLOBAL__N_1"

_NUMBER = re.compile(r"[0-9]+")
_IDENTIFIER = re.compile(r"[A-Za-z_$\x80-\xff][\w$\x80-\xff]*", re.ASCII)
_TYPES = {
    "a": "signed char",
    "b": "bool",
    "c": "char",
    "d": "double",
    "e": "long double",
    "f": "float",
    "h": "unsigned char",
    "i": "int",
    "j": "unsigned int",
    "l": "long",
    "m": "unsigned long",
    "s": "short",
    "t": "unsigned short",
    "v": "void",
    "w": "wchar_t",
    "x": "long long",
    "y": "unsigned long long",
}
_QUALIFIERS = {"P": "*", "K": " const", "V": " volatile", "R": "&", "O": "&&"}
_TOO_EARLY = "its name ends too early"
_LITERAL = re.compile(r"L([a-z])(n?)([0-9]+)E")


class _UnreadableError(Exception):
    """What is not understood; the text says what it is."""


def qualified_name(symbol: str) -> tuple[str, ...]:
    """Return the parts of the qualified name of the C++ variable behind `symbol`; `UNNAMED` is an unnamed namespace.

    A name that is not mangled is one of the global namespace. Raises `ValueError` that says what a name has that no
    other code can spell: a place in a function, an unnamed type, a template argument of another kind.
    """
    text = to_internal(symbol)
    if not text.startswith("_Z"):
        if _IDENTIFIER.fullmatch(text):
            return (symbol,)
        raise ValueError("it is no name of C++ that is mangled by the Itanium ABI")
    reader = _Reader(text, 2)
    try:
        parts = reader.name()
    except _UnreadableError as error:
        raise ValueError(str(error)) from None
    except IndexError:
        raise ValueError(_TOO_EARLY) from None
    except RecursionError:
        raise ValueError("it nests too deep") from None
    if reader.position != len(text):
        raise ValueError("it is no variable")
    return tuple(to_user(part) for part in parts)


class _Reader:
    def __init__(self, text: str, position: int) -> None:
        self._text = text
        self.position = position

    def name(self) -> list[str]:
        """Read `N parts E`, or one part."""
        if self._take("Z"):
            raise _UnreadableError("it stands in a function")
        if not self._take("N"):
            parts = ["std"] if self._take("St") else []
            parts.append(self._part())
            if self._take("I"):
                parts[-1] += self._arguments()
            return parts
        parts = ["std"] if self._take("St") else []
        while not self._ends():
            if self._take("I"):
                parts[-1] += self._arguments()
            else:
                parts.append(self._part())
        if not parts:
            raise _UnreadableError("it has no name")
        return parts

    def _part(self) -> str:
        self._take("L")  # internal linkage
        found = _NUMBER.match(self._text, self.position)
        if found is None:
            raise _UnreadableError(f"its name has a part that is not understood: '{self._rest()}'")
        start = found.end()
        self.position = start + int(found[0])
        name = self._text[start : self.position]
        if len(name) < int(found[0]):
            raise _UnreadableError(_TOO_EARLY)
        while self._take("B"):  # an ABI tag
            self._part()
        return name

    def _arguments(self) -> str:
        arguments: list[str] = []
        while not self._ends():
            arguments.append(self._argument())
        return f"<{', '.join(arguments)}>"

    def _argument(self) -> str:
        literal = _LITERAL.match(self._text, self.position)
        if literal is not None and literal[1] in _TYPES:
            self.position = literal.end()
            value = f"({_TYPES[literal[1]]}){'-' * bool(literal[2])}{literal[3]}"
            return {"(bool)0": "false", "(bool)1": "true"}.get(value, value)
        return self._type()

    def _type(self) -> str:
        qualifiers: list[str] = []
        while self._text[self.position] in _QUALIFIERS:
            qualifiers.append(_QUALIFIERS[self._text[self.position]])
            self.position += 1
        letter = self._text[self.position]
        if letter in _TYPES:
            self.position += 1
            name = _TYPES[letter]
        elif letter.isdigit() or self._text.startswith(("N", "St"), self.position):
            parts = self.name()
            if UNNAMED in parts:
                raise _UnreadableError("a template argument is a type of an unnamed namespace")
            name = f"::{'::'.join(parts)}"
        else:
            raise _UnreadableError(f"a template argument is not understood: '{self._rest()}'")
        return name + "".join(reversed(qualifiers))

    def _take(self, word: str) -> bool:
        found = self._text.startswith(word, self.position)
        self.position += len(word) if found else 0
        return found

    def _ends(self) -> bool:
        """Read the end of a list, if it is here."""
        if self.position >= len(self._text):
            raise _UnreadableError(_TOO_EARLY)
        return self._take("E")

    def _rest(self) -> str:
        return to_user(self._text[self.position : self.position + 16])
