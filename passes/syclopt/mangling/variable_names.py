"""What a mangled name of a C++ variable says: where the variable stands, so that C++ code can name it.

Read is the part of the Itanium C++ ABI that names of variables are made of: nested names, unnamed namespaces, internal
linkage, ABI tags, and template arguments: types, templates, values, addresses, and packs of them.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from syclopt.ir.text.source import to_internal, to_user
from syclopt.mangling.spelled_types import BUILTIN_TYPES, FLOATS, INTEGERS, floating, integer
from syclopt.mangling.type_spelling import ANYTHING, TOO_EARLY, UNNAMED, Parts, TypeReader, UnreadableError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_NUMBER = re.compile(r"[0-9]{1,9}")
_IDENTIFIER = re.compile(r"[A-Za-z_$\x80-\xff][\w$\x80-\xff]*", re.ASCII)
_METHOD = re.compile(r"r?V?K?[RO]?")
_VALUE = re.compile(r"(n?[0-9a-f]*)E")
_PAIRS = (
    "co ~ pl + mi - ml * dv / rm % an & or | eo ^ aS = pL += mI -= mL *= dV /= rM %= aN &= oR |= eO ^= ls << rs >> "
    "lS <<= rS >>= eq == ne != lt < gt > le <= ge >= ss <=> nt ! aa && oo || pp ++ mm -- cm , pm ->* pt -> cl () ix [] "
    "ng - ps + ad & de *"
).split()
_OPERATORS = dict(zip(_PAIRS[::2], _PAIRS[1::2], strict=True))
_MINUS = "operator-"  # with the bracket that closes the arguments it would be another operator


def _no_alias(_: Parts, __: bool) -> str:
    raise UnreadableError("a template argument is of an unnamed namespace")


def qualified_name(symbol: str, alias: Callable[[Parts, bool], str] = _no_alias) -> Parts:
    """Return the parts of the qualified name of the C++ variable behind `symbol`; `UNNAMED` is an unnamed namespace.

    Template arguments may name what is in an unnamed namespace: for its parts, `alias` returns another name, of the
    type, or (when its second argument is true) of a pointer to the function, variable or member. A name that is not
    mangled is one of the global namespace. Raises `ValueError` that says what a name has that no other code can
    spell: a place in a function, an unnamed type, a template argument of another kind.
    """
    text = to_internal(symbol)
    if not text.startswith("_Z"):
        if _IDENTIFIER.fullmatch(text):
            return (symbol,)
        raise ValueError("it is no name of C++ that is mangled by the Itanium ABI")
    reader = _Reader(text, 2, alias)
    try:
        parts = reader.name()
    except UnreadableError as error:
        raise ValueError(str(error)) from None
    except IndexError:
        raise ValueError(TOO_EARLY) from None
    except RecursionError:
        raise ValueError("it nests too deep") from None
    if reader.position != len(text):
        raise ValueError("it is no variable")
    return tuple(to_user(part) for part in parts)


class _Reader(TypeReader):
    """The rules for names and template arguments."""

    # Names.

    def name(self) -> Parts:
        """Read a nested name, or one of the global namespace or of `std`."""
        if self.take("Z"):
            raise UnreadableError("it stands in a function")
        if self.take("N"):
            return self._nested()
        parts = (*(("std",) if self.take("St") else ()), self._part())
        if self.at("I"):
            self.remember(parts)
            parts = self.with_arguments(parts)
        return parts

    def _nested(self) -> Parts:
        self.match(_METHOD)
        parts: Parts = ()
        while not self.ends():
            if self.at("I"):
                parts = self.with_arguments(parts)
            elif self.take("St"):
                parts = ("std",)
                continue
            elif self.at("S"):
                parts = self.substituted_name()
                continue
            elif self.at("T"):
                self._parameter()
                parts = (ANYTHING.left,)
            else:
                parts = (*parts, self._part())
            self.remember(parts)
        if not parts or not self.seen:
            raise UnreadableError("it has no name")
        self.seen.pop()  # the whole is one when it is used as a type
        return parts

    def _part(self) -> str:
        self.take("L")  # internal linkage
        if (operator := self.text[self.position : self.position + 2]) in _OPERATORS:
            self.position += 2
            return f"operator{_OPERATORS[operator]}"
        found = _NUMBER.match(self.text, self.position)
        if found is None:
            raise UnreadableError(f"its name has a part that is not understood: '{self.rest()}'")
        start = found.end()
        self.position = start + int(found[0])
        name = self.text[start : self.position]
        if len(name) < int(found[0]):
            raise UnreadableError(TOO_EARLY)
        while self.take("B"):  # an ABI tag
            self._part()
        return name

    def with_arguments(self, parts: Parts) -> Parts:
        if not parts:
            raise UnreadableError("it has no name")
        self.position += 1
        return (*parts[:-1], f"{parts[-1]}<{', '.join(self._arguments())}>")

    # Template arguments.

    def _arguments(self) -> Iterator[str]:
        while not self.ends():
            if self.take("J"):
                yield from self._arguments()
            elif self.take("Tn"):
                self.type()
            elif not self.take("Ty"):
                yield self._argument()

    def _argument(self) -> str:
        if self.take("X"):
            text = self._expression()
            self.expect("E")
            return text
        return self._literal() if self.at("L") else self.type().text

    def _expression(self) -> str:
        if self.take("adL_Z"):
            return self._address(self._entity())
        if self.take("tl"):
            kind = self.type()
            values: list[str] = []
            while not self.ends():
                values.append(self._expression())
            return f"{'' if kind.is_array else kind.text}{{{', '.join(values)}}}"
        return self._literal()

    def _literal(self) -> str:
        if not self.take("L"):
            raise self.strange()
        if self.take("_Z"):
            return self._object(self._entity())
        start = self.position
        kind = self.type()
        code = self.text[start : self.position]
        value = self.match(_VALUE)[1]
        try:
            if code == "Dn" or "*" in kind.left:
                return "nullptr" if code == "Dn" else f"({kind.text})nullptr"
            if code == "b":
                return ("false", "true")[integer(value) == "1"]
            if code in FLOATS:
                return floating(code, value)
            if code in INTEGERS or code not in BUILTIN_TYPES:
                return f"({kind.text}){integer(value)}"
        except ValueError:
            pass
        raise self.strange(start)

    def _address(self, parts: Parts) -> str:
        if UNNAMED in parts:
            return self.alias(parts, is_value=True)
        text = f"&::{'::'.join(parts)}"
        return f"({text})" if parts[-1] == _MINUS else text

    def _object(self, parts: Parts) -> str:
        return f"*{self.alias(parts, is_value=True)}" if UNNAMED in parts else f"(::{'::'.join(parts)})"

    def _entity(self) -> Parts:
        """Read a variable or a function with its parameters, and the end behind it."""
        if self.at("Z"):
            raise UnreadableError("a template argument stands in a function")
        parts = self.name()
        self.skip_types()
        return parts
