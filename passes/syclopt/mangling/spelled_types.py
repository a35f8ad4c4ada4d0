"""How C++ code spells types and values of template arguments."""

from __future__ import annotations

import struct
from typing import NamedTuple

from syclopt.mangling.demangled_types import BUILTINS

_OTHER_SPELLINGS = {"Dn": "decltype(nullptr)", "Dh": "__fp16"}
_NOT_IN_CODE = frozenset({"Dd", "De", "Df", "Dc"})
BUILTIN_TYPES = {code: text for code, text in {**BUILTINS, **_OTHER_SPELLINGS}.items() if code not in _NOT_IN_CODE}
INTEGERS = frozenset({*"achstijlmxywno", "Di", "Ds", "Du"})
FLOATS = {"f": (">f", "f"), "d": (">d", "")}
_WIDEST = 1 << 64


class Spelled(NamedTuple):
    """A type: what stands left and right of what is declared with it.

    A mark such as `*` needs parentheses on a function or an array.
    """

    left: str
    right: str = ""
    is_function: bool = False
    is_array: bool = False

    @property
    def text(self) -> str:
        """The type by itself."""
        return self.left + self.right

    def marked(self, mark: str) -> Spelled:
        """Return a pointer or a reference to the type."""
        if self.is_function or self.is_array or mark.endswith("::*"):
            return Spelled(f"{self.left} ({mark}", f"){self.right}")
        return Spelled(self.left + mark, self.right)

    def qualified(self, words: str) -> Spelled:
        """Return the type with ` const`, ` volatile` or both."""
        return self._replace(left=self.left + words)

    def array(self, size: str) -> Spelled:
        """Return an array of the type; the size may be empty."""
        return Spelled(self.left, f"[{size}]{self.right}", is_array=True)

    def function(self, parameters: str, words: str) -> Spelled:
        """Return a function that returns the type; `words` follow its parameters."""
        return Spelled(self.left, f"({parameters}){words}{self.right}", is_function=True)


def integer(digits: str) -> str:
    """Return an integer, written as in mangled names, as a literal that needs no wider type than it has.

    Raises `ValueError` for one of more than 64 bits.
    """
    number = int(digits.replace("n", "-"))
    if number == -(_WIDEST >> 1):
        return f"({number + 1} - 1)"
    if abs(number) >= _WIDEST:
        raise ValueError(digits)
    return f"{number}u" if number >= _WIDEST >> 1 else str(number)


def floating(code: str, digits: str) -> str:
    """Return a number of the type `code`, written as in mangled names, as a literal without loss.

    Raises `ValueError` for what has no literal.
    """
    form, suffix = FLOATS[code]
    if len(digits) != 2 * struct.calcsize(form):
        raise ValueError(digits)
    (number,) = struct.unpack(form, bytes.fromhex(digits))
    literal = float(number).hex()
    if "0x" not in literal:  # an infinity, or no number
        raise ValueError(digits)
    return literal + suffix
