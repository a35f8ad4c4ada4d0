"""What mangled names of C++ are read as: a tree of names, types and expressions.

The grammar is that of the Itanium C++ ABI, section 5.1. What a name repeats by substitutions, and the arguments that
template parameters stand for, are in the tree wherever they are meant, each time as the same object.
"""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias


class Name(NamedTuple):
    """An identifier, an operator, or a word that stands where one can."""

    text: str


class Nested(NamedTuple):
    """A name in a namespace or class."""

    scope: Node
    name: Node


class Local(NamedTuple):
    """A name in a function; several of one name there are told apart by what follows it in the mangled name."""

    function: Node
    name: Node
    discriminator: str = ""


class Template(NamedTuple):
    """A template with arguments."""

    name: Node
    arguments: Nodes


class Standard(NamedTuple):
    """A class of `std` that has a letter of its own; constructors spell out what `std::string` and the like are."""

    letter: str
    is_spelled_out: bool = False


class Structor(NamedTuple):
    """A constructor or destructor of the class that it stands in."""

    scope: Node
    is_destructor: bool


class Closure(NamedTuple):
    """The type of a lambda."""

    declarations: Nodes
    first_constraint: Node | None
    parameters: Nodes
    second_constraint: Node | None
    number: str


class Worded(NamedTuple):
    """What words tell about: a vtable, a thunk, a friend, the operator of a conversion, a destructor."""

    words: str
    of: Node


class Suffixed(NamedTuple):
    """What words follow: an ABI tag, a module, `complex`, what an optimisation adds."""

    of: Node
    words: str


class Module(NamedTuple):
    """A module of C++."""

    text: str


class Function(NamedTuple):
    """A function with its parameters; its result is told where the function is of a template."""

    name: Node
    result: Node | None
    parameters: Nodes
    enabled_if: Nodes
    constraint: Node | None
    qualifiers: str
    reference: str


class Builtin(NamedTuple):
    """A type that the language or a compiler has, by its letters; `u` for those that compilers have."""

    code: str
    text: str


class Qualified(NamedTuple):
    """A type with qualifiers: K for const, V for volatile, r for restrict."""

    type: Node
    qualifiers: str


class Extended(NamedTuple):
    """A type with a qualifier that a compiler has, such as an address space."""

    type: Node
    word: str
    arguments: Nodes | None


class Pointer(NamedTuple):
    """A pointer."""

    type: Node


class Reference(NamedTuple):
    """A reference: `&` or `&&`."""

    type: Node
    sign: str


class MemberPointer(NamedTuple):
    """A pointer to a member of a class."""

    owner: Node
    type: Node


class Array(NamedTuple):
    """An array."""

    type: Node
    size: Node | None


class Vector(NamedTuple):
    """A vector of numbers; one of pixels has no type."""

    type: Node | None
    size: Node | None


class FunctionType(NamedTuple):
    """The type of a function."""

    result: Node
    parameters: Nodes
    qualifiers: str
    reference: str
    exceptions: Node | None


class Pack(NamedTuple):
    """Template arguments for one parameter."""

    arguments: Nodes


class PackParameter(NamedTuple):
    """A template parameter that stands for several arguments: for one in each round of an expansion."""

    arguments: Nodes


class Expansion(NamedTuple):
    """What is there once for each argument of the packs in it."""

    pattern: Node


class Declaration(NamedTuple):
    """A template parameter: a type (y), constrained (k), a value (n), a template (t), or a pack of such (p)."""

    kind: str
    name: Node
    of: Node | None
    parameters: Nodes = ()
    constraint: Node | None = None


class Later:
    """A template parameter in the type of a conversion: the argument follows the type."""

    __slots__ = ("argument", "number")

    def __init__(self, number: int) -> None:
        self.number = number
        self.argument: Node = AUTO


class Literal(NamedTuple):
    """A value of a type, spelled as in the mangled name, where strings have none."""

    type: Node
    value: str


class Expression(NamedTuple):
    """An operation, by its letters, on expressions, types, and lists of them."""

    code: str
    operands: tuple[Any, ...]


_Name: TypeAlias = (
    Name | Nested | Local | Template | Standard | Structor | Closure | Worded | Suffixed | Module | Function
)
_Type: TypeAlias = Builtin | Qualified | Extended | Pointer | Reference | MemberPointer | Array | Vector | FunctionType
_Other: TypeAlias = Pack | PackParameter | Expansion | Declaration | Later | Literal | Expression
Node: TypeAlias = _Name | _Type | _Other
Nodes: TypeAlias = tuple[Node, ...]

UNNAMED = "_GLOBAL__N"  # begins the name of an unnamed namespace
AUTO = Name("auto")
STANDARD_CLASSES = {
    "a": "allocator",
    "b": "basic_string",
    "d": "iostream",
    "i": "istream",
    "o": "ostream",
    "s": "string",
}
_BUILTINS = (
    "v void|w wchar_t|b bool|c char|a signed char|h unsigned char|s short|t unsigned short|i int|j unsigned int|"
    "l long|m unsigned long|x long long|y unsigned long long|n __int128|o unsigned __int128|f float|d double|"
    "e long double|g __float128|z ...|Di char32_t|Ds char16_t|Du char8_t|Da auto|Dc decltype(auto)|"
    "Dn std::nullptr_t|Dd decimal64|De decimal128|Df decimal32|Dh half|DF16b std::bfloat16_t"
)
_SIZES = {"s": "short ", "t": "unsigned short ", "i": "", "j": "unsigned ", "l": "long ", "m": "unsigned long "}
BUILTINS = {code: text for code, _, text in (row.partition(" ") for row in _BUILTINS.split("|"))} | {
    f"{sat}D{kind}{letter}": f"{'_Sat ' * bool(sat)}{size}{text}"
    for sat in ("", "DS")
    for kind, text in (("A", "_Accum"), ("R", "_Fract"))
    for letter, size in _SIZES.items()
}


class Operation(NamedTuple):
    """What the letters of an operator stand for; the weaker it binds, the higher is its rank."""

    kind: str
    rank: int
    sign: str


CAST, ASSIGN, COMMA, WEAKEST = 3, 17, 18, 19
_OPERATIONS = (
    ("binary", 5, "ml * rm %"),
    ("binary", 6, "mi - pl +"),
    ("binary", 7, "ls << rs >>"),
    ("binary", 8, "ss <=>"),
    ("binary", 9, "ge >= gt > le <= lt <"),
    ("binary", 10, "eq == ne !="),
    ("binary", 11, "an &"),
    ("binary", 12, "eo ^"),
    ("binary", 13, "or |"),
    ("binary", 14, "aa &&"),
    ("binary", 15, "oo ||"),
    ("binary", 17, "aN &= aS = dV /= dv / eO ^= lS <<= mI -= mL *= oR |= pL += rM %= rS >>="),
    ("binary", 18, "cm ,"),
    ("prefix", 2, "ad & co ~ de * ng - nt ! ps +"),
    ("postfix", 1, "mm -- pp ++"),
    ("dot", 4, "ds .*"),
    ("dot", 1, "dt ."),
    ("arrow", 4, "pm ->*"),
    ("arrow", 1, "pt ->"),
    ("index", 1, "ix []"),
    ("conditional", 16, "qu ?"),
    ("call", 1, "cl () cp ()"),
    ("conversion", 3, "cv operator"),
    ("new", 2, "na new[] nw new"),
    ("delete", 2, "da delete[] dl delete"),
    ("cast", 1, "cc const_cast dc dynamic_cast rc reinterpret_cast sc static_cast"),
    ("of type", 2, "at alignof st sizeof"),
    ("of type", 1, "ti typeid"),
    ("of", 2, "az alignof nx noexcept sz sizeof"),
    ("of", 1, "te typeid"),
    ("name", 0, "aw co_await"),
)
OPERATIONS = {
    code: Operation(kind, rank, sign)
    for kind, rank, row in _OPERATIONS
    for code, sign in zip(row.split()[::2], row.split()[1::2], strict=True)
}
NOT_FUNCTIONS = frozenset({"cast", "of", "of type", "conversion", "dot"})


def last_part(name: Node) -> Node:
    """Return the last part of a name, with template arguments if it has some."""
    match name:
        case Nested(_, inner) | Local(_, inner) | Function(inner):
            return last_part(inner)
        case Template(inner, arguments):
            return Template(last_part(inner), arguments)
        case _:
            return name


def without_parameters(name: Node) -> Node:
    """Return what a function or a lambda is called."""
    match name:
        case Function(inner):
            return inner
        case Closure(number=number):
            return Name(f"'lambda{number}'")
        case Nested(scope, inner):
            return Nested(scope, without_parameters(inner))
        case Local(function, inner, discriminator):
            return Local(function, without_parameters(inner), discriminator)
        case _:
            return name
