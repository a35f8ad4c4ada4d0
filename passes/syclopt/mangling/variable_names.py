"""What a mangled name of a C++ variable says: where the variable stands, so that C++ code can name it."""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING, Any, NamedTuple

from syclopt.ir.text.source import to_user
from syclopt.limits import DEMANGLED_CHARACTERS
from syclopt.mangling.demangle import spelled
from syclopt.mangling.mangled_names import read
from syclopt.mangling.syntax import (
    STANDARD_CLASSES,
    Array,
    Builtin,
    Expression,
    Function,
    FunctionType,
    Literal,
    Local,
    MemberPointer,
    Name,
    Nested,
    Pack,
    Pointer,
    Qualified,
    Reference,
    Standard,
    Suffixed,
    Template,
    Worded,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from syclopt.mangling.syntax import Node, Nodes

UNNAMED = "_GLOBAL__N_1"

Parts = tuple[str, ...]

_OTHER_BUILTINS = {"Dn": "decltype(nullptr)", "Dh": "__fp16", "DF16b": "__bf16"}
_INTEGERS = frozenset({*"achstijlmxywno", "Di", "Ds", "Du"})
_PLAIN_BUILTINS = _INTEGERS | frozenset({*"vbfdegz", "Da", "DF16_"})
_FLOATS = {"f": (">f", "f"), "d": (">d", "")}
_WORDS = (("r", " __restrict"), ("V", " volatile"), ("K", " const"))
_WIDEST = 1 << 64
_MINUS = "operator-"  # with the bracket that closes the arguments it would be another operator


def _no_alias(_: Parts, __: bool) -> str:
    raise ValueError("a template argument is of an unnamed namespace")


def qualified_name(symbol: str, alias: Callable[[Parts, bool], str] = _no_alias) -> Parts:
    """Return the parts of the qualified name of the C++ variable behind `symbol`; `UNNAMED` is an unnamed namespace.

    Template arguments may name what is in an unnamed namespace: for its parts, `alias` returns another name, of the
    type, or (when its second argument is true) of a pointer to the function, variable or member. A name that is not
    mangled is one of the global namespace. Raises `ValueError` that says what a name has that no other code can
    spell: a place in a function, an unnamed type, a template argument of another kind.
    """
    if not symbol.startswith("_Z") and symbol.replace("$", "_").isidentifier():
        return (symbol,)
    node = read(symbol)
    match node:
        case None:
            raise ValueError("it is no name of C++ that is mangled by the Itanium ABI")
        case Local():
            raise ValueError("it stands in a function")
        case Function() | Worded() | Expression():
            raise ValueError("it is no variable")
        case _:
            pass
    try:
        return _Speller(alias).parts(node)
    except RecursionError:
        raise ValueError("it nests too deep") from None


class _Spelled(NamedTuple):
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

    def marked(self, mark: str) -> _Spelled:
        """Return a pointer or a reference to the type."""
        if self.is_function or self.is_array or mark.endswith("::*"):
            return _Spelled(f"{self.left} ({mark}", f"){self.right}")
        return _Spelled(self.left + mark, self.right)


class _Speller:
    """Spells names, types and template arguments as C++ code has them."""

    def __init__(self, alias: Callable[[Parts, bool], str]) -> None:
        self._alias = alias
        self._spent = 0

    def parts(self, node: Node) -> Parts:
        """Return the parts of a name."""
        match node:
            case Name(text) if text[0] not in "'[":
                return self._spend((to_user(text),))
            case Nested(scope, name):
                return self._spend((*self.parts(scope), *self.parts(name)))
            case Template(name, arguments):
                *scope, last = self.parts(name)
                return self._spend((*scope, f"{last}<{', '.join(self._arguments(arguments))}>"))
            case Standard(letter):
                return "std", STANDARD_CLASSES[letter]
            case Suffixed(name, words) if words.startswith("[abi:"):
                return self.parts(name)
            case Local():
                raise ValueError("a template argument stands in a function")
            case _:
                raise ValueError(f"its name has a part that no other code can spell: '{spelled(node)}'")

    def _spend(self, parts: Parts) -> Parts:
        """Return what is part of a longer name. Raises `ValueError` when it all gets too much."""
        self._spent += sum(map(len, parts))
        if self._spent > DEMANGLED_CHARACTERS:
            raise ValueError(f"more than {DEMANGLED_CHARACTERS} characters would come of it")
        return parts

    def _arguments(self, arguments: Nodes) -> Iterator[str]:
        for argument in arguments:
            if isinstance(argument, Pack):
                yield from self._arguments(argument.arguments)
            else:
                yield self._argument(argument)

    def _argument(self, node: Any) -> str:
        match node:
            case Expression("ad", (Expression("_Z", (entity,)),)):
                parts = self._entity(entity)
                if UNNAMED in parts:
                    return self._alias(parts, True)
                text = f"&::{'::'.join(parts)}"
                return f"({text})" if parts[-1] == _MINUS else text
            case Expression("_Z", (entity,)):
                parts = self._entity(entity)
                return f"*{self._alias(parts, True)}" if UNNAMED in parts else f"(::{'::'.join(parts)})"
            case Expression("tl", (kind, values)):
                type_ = self._type(kind)
                return f"{'' if type_.is_array else type_.text}{{{', '.join(map(self._argument, values))}}}"
            case Literal(kind, value):
                return self._literal(node, self._type(kind), kind.code if isinstance(kind, Builtin) else "", value)
            case _:
                return self._type(node).text

    def _entity(self, node: Any) -> Parts:
        return self.parts(node.name if isinstance(node, Function) else node)

    def _literal(self, node: Node, kind: _Spelled, code: str, value: str) -> str:
        if code == "Dn":
            return "nullptr"
        if "*" in kind.left:
            return f"({kind.text})nullptr"
        if code == "b":
            return "true" if value == "1" else "false"
        try:
            if code in _FLOATS:
                return _floating(code, value)
            if code in _INTEGERS or not code:
                return f"({kind.text}){_integer(value)}"
        except ValueError:
            pass
        raise _strange(node)

    def _type(self, node: Node) -> _Spelled:
        match node:
            case Builtin(code, text):
                if code in _PLAIN_BUILTINS or text == "__bf16":
                    return _Spelled(text)
                if code not in _OTHER_BUILTINS:
                    raise _strange(node)
                return _Spelled(_OTHER_BUILTINS[code])
            case Pointer(inner):
                return self._type(inner).marked("*")
            case Reference(inner, sign):
                return self._type(inner).marked(sign)
            case MemberPointer(owner, inner):
                return self._type(inner).marked(f"{self._type(owner).text}::*")
            case Qualified(inner, qualifiers):
                type_ = self._type(inner)
                return type_._replace(left=type_.left + _words(qualifiers))
            case Array(inner, None | Name() as size):
                type_ = self._type(inner)
                return _Spelled(type_.left, f"[{size.text if size else ''}]{type_.right}", is_array=True)
            case FunctionType(result, parameters, qualifiers, reference, None | Name() as exceptions):
                words = f"{_words(qualifiers)}{f' {reference}' if reference else ''}{' noexcept' * bool(exceptions)}"
                inner = self._type(result)
                listed = ", ".join(self._spend(tuple(self._type(one).text for one in parameters)))
                return _Spelled(inner.left, f"({listed}){words}{inner.right}", is_function=True)
            case Expression("DB" | "DU" as code, (Name(size),)):
                return _Spelled(f"{'unsigned ' * (code == 'DU')}_BitInt({size})")
            case Name() | Nested() | Template() | Standard() | Suffixed() | Local():
                parts = self.parts(node)
                return _Spelled(self._alias(parts, False) if UNNAMED in parts else f"::{'::'.join(parts)}")
            case _:
                raise _strange(node)


def _words(qualifiers: str) -> str:
    return "".join(word for letter, word in _WORDS if letter in qualifiers)


def _strange(node: Node) -> ValueError:
    return ValueError(f"a template argument is not understood: '{spelled(node)}'")


def _integer(digits: str) -> str:
    """Return an integer, written as in mangled names, as a literal that needs no wider type than it has.

    Raises `ValueError` for one of more than 64 bits.
    """
    number = int(digits.replace("n", "-"))
    if number == -(_WIDEST >> 1):
        return f"({number + 1} - 1)"
    if abs(number) >= _WIDEST:
        raise ValueError(digits)
    return f"{number}u" if number >= _WIDEST >> 1 else str(number)


def _floating(code: str, digits: str) -> str:
    """Return a number that a mangled name has as bytes as a literal without loss.

    Raises `ValueError` for what has no literal.
    """
    form, suffix = _FLOATS[code]
    (number,) = struct.unpack(form, bytes.fromhex(digits))
    literal = float(number).hex()
    if "0x" not in literal:  # an infinity, or no number
        raise ValueError(digits)
    return literal + suffix
