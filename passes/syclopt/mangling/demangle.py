"""The C++ names behind mangled ones, spelled as LLVM's demangler spells them."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar

from syclopt.ir.text.source import to_user
from syclopt.limits import DEMANGLED_CHARACTERS
from syclopt.mangling.mangled_names import read
from syclopt.mangling.syntax import (
    ASSIGN,
    CAST,
    COMMA,
    OPERATIONS,
    STANDARD_CLASSES,
    UNNAMED,
    WEAKEST,
    Array,
    Builtin,
    Closure,
    Declaration,
    Expansion,
    Expression,
    Extended,
    Function,
    FunctionType,
    Later,
    Literal,
    Local,
    MemberPointer,
    Module,
    Name,
    Nested,
    Pack,
    PackParameter,
    Pointer,
    Qualified,
    Reference,
    Standard,
    Structor,
    Suffixed,
    Template,
    Vector,
    Worded,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from syclopt.mangling.syntax import Node, Nodes, Operation

    _Rules = dict[type, Callable[["_Printer", Any], None]]

_TRAITS = "char, std::char_traits<char>"
_WORDS = (("K", " const"), ("V", " volatile"), ("r", " restrict"))
_SUFFIXES = {"i": "", "j": "u", "l": "l", "m": "ul", "x": "ll", "y": "ull"}
_ESCAPES = {7: "\\a", 8: "\\b", 9: "\\t", 10: "\\n", 11: "\\v", 12: "\\f", 13: "\\r", 34: '\\"', 92: "\\\\"}
_RANKS = {**{code: row.rank for code, row in OPERATIONS.items()}, "pp_": 1, "mm_": 1, "mc": 2}
_CHAR = Builtin("c", "char")
# Where operands stand: whole ones at @, lists at #, what is expanded at *, and at % what may need brackets.
_FORMS = {
    **{code: f"{row.sign} @" for code, row in OPERATIONS.items() if row.kind == "delete"},
    **{code: f"{row.sign} (@)" for code, row in OPERATIONS.items() if row.kind in ("of", "of type")},
    "DB": "_BitInt(@)",
    "DO": "noexcept(@)",
    "DU": "unsigned _BitInt(@)",
    "Dt": "decltype(@)",
    "Dw": "throw(#)",
    "Q": " requires @;",
    "T": " typename @;",
    "TC": "construction vtable for @-in-@",
    "_Z": "@",
    "cl": "@(#)",
    "cp": "(@)(#)",
    "cv": "(@)(#)",
    "fL": "(% @ ... @ (*))",
    "fR": "((*) @ ... @ %)",
    "fl": "(... @ (*))",
    "fr": "((*) @ ...)",
    "gs": "::@",
    "il": "{#}",
    "mc": "(@)(@)",
    "sP": "sizeof... (#)",
    "sZ": "sizeof...(*)",
    "sZf": "sizeof... (@)",
    "sp": "*",
    "tr": "throw",
    "tw": "throw @",
    "u": "@(@)",
}


@lru_cache(maxsize=1 << 14)
def demangled(symbol: str) -> str | None:
    """Return the C++ name of a symbol, of a function with its parameters.

    It is None when the symbol is not mangled, or its name is longer or nested deeper than any program has it.
    """
    node = read(symbol)
    return spelled(node) if node is not None else None


def spelled(node: Node) -> str | None:
    """Return what a part of a mangled name says; None when that is too much."""
    printer = _Printer()
    try:
        printer.whole(node)
    except (_TooMuch, RecursionError):
        return None
    return to_user("".join(printer.out))


class _TooMuch(Exception):
    """A name is longer than any program has it: it may have each part twice in the next."""


class _Printer:
    """Writes a tree.

    Types such as `int (*)(char)` go on behind what they declare: each node has a left side and a right one.
    """

    def __init__(self) -> None:
        self.out: list[str] = []
        self._budget = DEMANGLED_CHARACTERS
        self._round: int | None = None  # of the expansion that is being written, once a pack was met
        self._rounds = 0
        self._is_in_template = False
        self._brackets = 0  # open inside template arguments, where a > would close them

    def whole(self, node: Node) -> None:
        """Write both sides of a node."""
        self.left(node)
        if (right := self._RIGHTS.get(type(node))) is not None:
            right(self, node)

    def left(self, node: Node) -> None:
        """Write the left side of a node, which most have alone."""
        self._budget -= 1
        if self._budget < 0:
            raise _TooMuch
        self._LEFTS[type(node)](self, node)

    def right(self, node: Node) -> None:
        """Write the right side of a node, if it has one."""
        if (right := self._RIGHTS.get(type(node))) is not None:
            right(self, node)

    def write(self, text: str) -> None:
        """Write a text that a name has."""
        self._budget -= len(text)
        self.out.append(text)

    def open(self, sign: str = "(") -> None:
        """Write a bracket."""
        self._brackets += self._is_in_template
        self.out.append(sign)

    def close(self, sign: str = ")") -> None:
        """Write a bracket."""
        self._brackets -= self._is_in_template
        self.out.append(sign)

    def operand(self, node: Node, rank: int = WEAKEST) -> None:
        """Write what stands in an expression, in brackets if it binds no stronger than a rank."""
        if type(node) is not Expression or _rank(node) < rank:
            self.whole(node)
            return
        self.open()
        self.whole(node)
        self.close()

    def listed(self, nodes: Nodes) -> None:
        """Write nodes with commas between them, but for empty ones."""
        out = self.out
        is_first = True
        for node in nodes:
            before = len(out)
            if not is_first:
                out.append(", ")
            start = len(out)
            self.operand(node, COMMA)
            if len(out) == start:
                del out[before:]
            else:
                is_first = False

    def in_brackets(self, nodes: Nodes) -> None:
        """Write a list in brackets."""
        self.open()
        self.listed(nodes)
        self.close()

    def arguments(self, nodes: Nodes) -> None:
        """Write template arguments."""
        kept, self._is_in_template = self._is_in_template, True
        self.out.append("<")
        self.listed(nodes)
        self.out.append(">")
        self._is_in_template = kept

    # Names.

    def _name(self, node: Name) -> None:
        self.write("(anonymous namespace)" if node.text.startswith(UNNAMED) else node.text)

    def _nested(self, node: Nested | Local) -> None:
        self.whole(node[0])
        self.out.append("::")
        self.whole(node[1])

    def _template(self, node: Template) -> None:
        self.whole(node.name)
        self.arguments(node.arguments)

    def _standard(self, node: Standard) -> None:
        self.write(f"std::{_base_name(node)}")
        if node.is_spelled_out and node.letter in "siod":
            self.write(f"<{_TRAITS}{', std::allocator<char>' if node.letter == 's' else ''}>")

    def _structor(self, node: Structor) -> None:
        self.write(f"{'~' * node.is_destructor}{_base_name(node.scope)}")

    def _worded(self, node: Worded) -> None:
        self.out.append(node.words)
        self.whole(node.of)

    def _suffixed(self, node: Suffixed) -> None:
        self.whole(node.of)
        self.write(node.words)

    def _closure(self, node: Closure) -> None:
        self.write(f"'lambda{node.number}'")
        self._declarator(node)

    def _declarator(self, node: Closure) -> None:
        if node.declarations:
            self.arguments(node.declarations)
        self._required(node.first_constraint, " ")
        self.in_brackets(node.parameters)
        self._required(node.second_constraint)

    def _required(self, constraint: Node | None, after: str = "") -> None:
        if constraint is not None:
            self.out.append(" requires ")
            self.whole(constraint)
            self.out.append(after)

    def _function(self, node: Function) -> None:
        if node.result is not None:
            self.left(node.result)
            if not self._goes_on(node.result):
                self.out.append(" ")
        self.whole(node.name)

    def _behind_function(self, node: Function) -> None:
        self._parameters(node)
        if node.enabled_if:
            self._formed(" [enable_if:#]", (node.enabled_if,))
        self._required(node.constraint)

    def _parameters(self, node: Function | FunctionType) -> None:
        self.in_brackets(node.parameters)
        if node.result is not None:
            self.right(node.result)
        self._qualifiers(node.qualifiers)
        if node.reference:
            self.out.append(f" {node.reference}")

    def _qualifiers(self, letters: str) -> None:
        self.out += [word for letter, word in _WORDS if letter in letters]

    def _behind_function_type(self, node: FunctionType) -> None:
        self._parameters(node)
        if node.exceptions is not None:
            self._formed(" @", (node.exceptions,))

    # Types.

    def _qualified(self, node: Qualified) -> None:
        self.left(node.type)
        self._qualifiers(node.qualifiers)

    def _extended(self, node: Extended) -> None:
        self.whole(node.type)
        self.write(f" {node.word}")
        if node.arguments is not None:
            self.arguments(node.arguments)

    def _pointing(self, type_: Node, sign: str) -> None:
        """Write the left side of what points to a type: an array or a function has it in brackets."""
        self.left(type_)
        kind = self._kind(type_)
        self.out.append((" (" if kind is Array else "(" if kind is FunctionType else "") + sign)

    def _pointed(self, type_: Node) -> None:
        if self._kind(type_) is not None:
            self.out.append(")")
        self.right(type_)

    def _collapsed(self, node: Reference) -> tuple[Node, str]:
        """Return what a reference refers to, if need be through others, and how: of two signs the shorter one stays."""
        sign, seen = node.sign, node.type
        while type(inner := self._meant(seen)) is Reference:
            self._budget -= 1
            if self._budget < 0:
                raise _TooMuch
            sign, seen = min(sign, inner.sign), inner.type
        return seen, sign

    def _member_pointer(self, node: MemberPointer) -> None:
        self.left(node.type)
        self.out.append(" " if self._kind(node.type) is None else "(")
        self.whole(node.owner)
        self.out.append("::*")

    def _behind_array(self, node: Array) -> None:
        self.out.append("[" if self.out and self.out[-1].endswith("]") else " [")
        if node.size is not None:
            self.whole(node.size)
        self.out.append("]")
        self.right(node.type)

    def _vector(self, node: Vector) -> None:
        if node.type is None:
            self.out.append("pixel")
        else:
            self.whole(node.type)
        self.out.append(" vector[")
        if node.size is not None:
            self.whole(node.size)
        self.out.append("]")

    def _function_type(self, node: FunctionType) -> None:
        self.left(node.result)
        self.out.append(" ")

    # Templates.

    def _current(self, node: PackParameter) -> Node | None:
        """Return the argument of this round; the first pack in an expansion says how many rounds there are."""
        if self._round is None:
            self._round, self._rounds = 0, len(node.arguments)
        return node.arguments[self._round] if self._round < len(node.arguments) else None

    def _pack_parameter(self, node: PackParameter) -> None:
        if (argument := self._current(node)) is not None:
            self.left(argument)

    def _behind_pack_parameter(self, node: PackParameter) -> None:
        if (argument := self._current(node)) is not None:
            self.right(argument)

    def _expand(self, pattern: Node) -> None:
        kept, self._round = (self._round, self._rounds), None
        start = len(self.out)
        self.whole(pattern)
        if self._round is None:
            self.out.append("...")
        elif self._rounds == 0:
            del self.out[start:]
        else:
            for number in range(1, self._rounds):
                self.out.append(", ")
                self._round = number
                self.whole(pattern)
        self._round, self._rounds = kept

    def _declaration(self, node: Declaration) -> None:
        match node.kind:
            case "y":
                self.out.append("typename ")
            case "t":
                self.out.append("template")
                self.arguments(node.parameters)
                self.out.append(" typename ")
            case _:
                assert node.of is not None
                if node.kind == "p":
                    self.left(node.of)
                    self.out.append("...")
                elif node.kind == "k":
                    self.whole(node.of)
                    self.out.append(" ")
                else:
                    self.left(node.of)
                    if not self._goes_on(node.of):
                        self.out.append(" ")

    def _declared(self, node: Declaration) -> None:
        if node.kind != "p":
            self.whole(node.name)
        if node.kind in "pn" and node.of is not None:
            self.right(node.of)
        if node.kind == "t":
            self._required(node.constraint)

    # What types are.

    def _meant(self, node: Node) -> Node:
        """Return the node that stands for a template parameter."""
        while True:
            if type(node) is Later:
                node = node.argument
            elif type(node) is PackParameter and (argument := self._current(node)) is not None:
                node = argument
            else:
                return node

    def _kind(self, node: Node) -> type[Array | FunctionType] | None:
        """Return whether a type is an array or a function, with or without qualifiers."""
        node = self._meant(node)
        while type(node) is Qualified:
            node = self._meant(node.type)
        return Array if type(node) is Array else FunctionType if type(node) in (FunctionType, Function) else None

    def _goes_on(self, node: Node) -> bool:
        """Whether a type has a right side."""
        while isinstance(node := self._meant(node), (Qualified, Pointer, Reference, MemberPointer)):
            node = node.type
        return type(node) in (Array, FunctionType, Function)

    # Expressions.

    def _literal(self, node: Literal) -> None:
        kind = node.type
        code = kind.code if type(kind) is Builtin else ""
        if code == "Dn":
            self.out.append("nullptr")
        elif type(kind) is Array:
            self.out.append('"<')
            self.whole(kind)
            self.out.append('>"')
        elif code == "b":
            self.out.append("true" if node.value == "1" else "false")
        elif code in ("f", "d", "e"):
            self.write(_floating(code, node.value))
        else:
            if code not in _SUFFIXES:
                self.open()
                self.whole(kind)
                self.close()
            self.write(f"{node.value.replace('n', '-')}{_SUFFIXES.get(code, '')}")

    def _expression(self, node: Expression) -> None:
        code, operands = node
        if (form := _FORMS.get(code)) is not None:
            self._formed(form, operands)
        elif code in OPERATIONS:
            self._operation(OPERATIONS[code], operands)
        else:
            self._OTHERS[code](self, *operands)

    def _formed(self, form: str, operands: Iterable[Any]) -> None:
        """Write operands where a form has a mark for them."""
        rest = iter(operands)
        for sign in form:
            match sign:
                case "@":
                    self.whole(next(rest))
                case "#":
                    self.listed(next(rest))
                case "*":
                    self._expand(next(rest))
                case "%":
                    self.operand(next(rest), CAST + 1)
                case "(":
                    self.open()
                case ")":
                    self.close()
                case _:
                    self.out.append(sign)

    def _operation(self, operation: Operation, operands: Sequence[Any]) -> None:
        kind, rank, sign = operation
        one, other = operands[0], operands[-1]
        match kind:
            case "binary":
                self._binary(rank, sign, one, other)
            case "prefix":
                self.out.append(sign)
                self.operand(one, rank)
            case "postfix":
                self.operand(one, rank + 1)
                self.out.append(sign)
            case "index":
                self.operand(one, rank)
                self._formed("[@]", (other,))
            case "conditional":
                self.operand(one, rank)
                self._formed(" ? @ : ", (operands[1],))
                self.operand(other, ASSIGN + 1)
            case "cast":
                self.out.append(sign)
                self.arguments((one,))
                self._formed("(@)", (other,))
            case "new":
                self.out.append(sign)
                self._formed("(#) @" if one else " @", operands if one else operands[1:])
                self._formed("(#)" if other else "", (other,))
            case _:
                self.operand(one, rank + 1)
                self.out.append(sign)
                self.operand(other, rank)

    def _binary(self, rank: int, sign: str, one: Node, other: Node) -> None:
        is_assignment = rank == ASSIGN
        closes_arguments = sign in (">", ">>") and not self._brackets
        if closes_arguments:
            self.open()
        self.operand(one, OPERATIONS["oo"].rank if is_assignment else rank + 1)
        self.out.append(", " if sign == "," else f" {sign} ")
        self.operand(other, rank + is_assignment)
        if closes_arguments:
            self.close()

    def _initialized(self, type_: Node, values: Sequence[Node]) -> None:
        if type(type_) is Array and type_.type == _CHAR and (text := _string(values)) is not None:
            self.write(text)
        else:
            self._formed("@{#}", (type_, values))

    def _element(self, *operands: Any) -> None:
        """Write what a braced list initializes, and with what."""
        value = operands[-1]
        form = ".@" if len(operands) == 2 and type(operands[0]) is Name else "[@]"
        self._formed("[@ ... @]" if len(operands) == 3 else form, operands)
        if type(value) is not Expression or value.code not in ("di", "dx", "dX"):
            self.out.append(" = ")
        self.whole(value)

    def _subobject(self, type_: Node, value: Node, offset: Name) -> None:
        number = offset.text.replace("n", "-") or "0"
        self._formed(f"@.<@ at offset {number}>", (value, type_))

    def _requirements(self, parameters: Nodes, requirements: Nodes) -> None:
        self._formed("requires (#)" if parameters else "requires", (parameters,))
        self.out.append(" ")
        self.open("{")
        for each in requirements:
            self.whole(each)
        self.out.append(" ")
        self.close("}")

    def _requirement(self, value: Node, constraint: Node | None, promise: Name | None) -> None:
        self._formed(" {@}" if constraint or promise else " @", (value,))
        if promise:
            self._formed(" @", (promise,))
        if constraint is not None:
            self._formed(" -> @", (constraint,))
        self.out.append(";")

    def _lambda(self, closure: Closure) -> None:
        self.out.append("[]")
        self._declarator(closure)
        self.out.append("{...}")

    _LEFTS: ClassVar[_Rules] = {
        Array: lambda printer, node: printer.left(node.type),
        Builtin: lambda printer, node: printer.write(node.text),
        Closure: _closure,
        Declaration: _declaration,
        Expansion: lambda printer, node: printer._expand(node.pattern),
        Expression: _expression,
        Extended: _extended,
        Function: _function,
        FunctionType: _function_type,
        Later: lambda printer, node: printer.left(node.argument),
        Literal: _literal,
        Local: _nested,
        MemberPointer: _member_pointer,
        Module: lambda printer, node: printer.write(node.text),
        Name: _name,
        Nested: _nested,
        Pack: lambda printer, node: printer.listed(node.arguments),
        PackParameter: _pack_parameter,
        Pointer: lambda printer, node: printer._pointing(node.type, "*"),
        Qualified: _qualified,
        Reference: lambda printer, node: printer._pointing(*printer._collapsed(node)),
        Standard: _standard,
        Structor: _structor,
        Suffixed: _suffixed,
        Template: _template,
        Vector: _vector,
        Worded: _worded,
    }
    _RIGHTS: ClassVar[_Rules] = {
        Array: _behind_array,
        Declaration: _declared,
        Function: _behind_function,
        FunctionType: _behind_function_type,
        Later: lambda printer, node: printer.right(node.argument),
        MemberPointer: lambda printer, node: printer._pointed(node.type),
        PackParameter: _behind_pack_parameter,
        Pointer: lambda printer, node: printer._pointed(node.type),
        Qualified: lambda printer, node: printer.right(node.type),
        Reference: lambda printer, node: printer._pointed(printer._collapsed(node)[0]),
    }
    _OTHERS: ClassVar[dict[str, Callable[..., None]]] = {
        **dict.fromkeys(("di", "dx", "dX"), _element),
        "L": _lambda,
        "X": _requirement,
        "rQ": _requirements,
        "rq": _requirements,
        "so": _subobject,
        "tl": _initialized,
    }


def _rank(node: Expression) -> int:
    """Return how weakly an expression binds."""
    inner = node.operands[0] if node.code == "gs" else None
    return _rank(inner) if isinstance(inner, Expression) else _RANKS.get(node.code, 0)


def _base_name(node: Node) -> str:
    """Return what a constructor is called by: the last part of the name of its class, less template arguments."""
    while not isinstance(node, Name):
        match node:
            case Standard(letter, is_spelled_out):
                return f"{'basic_' * (is_spelled_out and letter in 'siod')}{STANDARD_CLASSES[letter]}"
            case Nested(_, name) | Template(name) | Suffixed(name) | Worded("friend ", name):
                node = name
            case _:
                return ""
    text = node.text
    return "(anonymous namespace)" if text.startswith(UNNAMED) else "" if text[0] in "'[" else text


def _floating(code: str, digits: str) -> str:
    """Return a number that a mangled name has as bytes, as C spells it in hexadecimal digits."""
    if code == "e":
        return f"{_extended(int(digits, 16))}L"
    from struct import unpack

    (number,) = unpack(">f" if code == "f" else ">d", bytes.fromhex(digits))
    text = float(number).hex()
    if text == "nan":
        text = "-nan" if digits[0] in "89abcdef" else "nan"
    else:
        mantissa, mark, exponent = text.partition("p")
        text = f"{mantissa.rstrip('0').rstrip('.') if '.' in mantissa else mantissa}{mark}{exponent}"
    return f"{text}{'f' * (code == 'f')}"


def _extended(bits: int) -> str:
    """Return a number of 80 bits."""
    sign, exponent, mantissa = "-" * (bits >> 79), bits >> 64 & 0x7FFF, bits & (1 << 64) - 1
    if exponent == 0x7FFF:
        return f"{sign}{'nan' if mantissa << 1 & (1 << 64) - 1 else 'inf'}"
    if mantissa == 0 and exponent == 0:
        return f"{sign}0x0p+0"
    rest = f"{mantissa & (1 << 60) - 1:015x}".rstrip("0")
    return f"{sign}0x{mantissa >> 60:x}{'.' * bool(rest)}{rest}p{max(exponent, 1) - 16386:+d}"


def _string(values: Sequence[Node]) -> str | None:
    """Return characters as a string literal; None when they are no characters."""
    text, after_escape = '"', False
    for value in values:
        if type(value) is not Literal or type(value.type) is not Builtin or not value.value.isdigit():
            return None
        if len(value.value) > 3 or int(value.value) > 255:
            return None
        number = int(value.value)
        letter = chr(number)
        text += '""' * (after_escape and letter in "0123456789abcdefABCDEF")
        after_escape = number not in _ESCAPES and (number < 32 or number == 127)
        text += f"\\{'x' * (number > 7)}{number:X}" if after_escape else _ESCAPES.get(number, letter)
    return f'{text}"'
