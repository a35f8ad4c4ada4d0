"""Mangled names of C++ (Itanium ABI, section 5.1), read.

Each method of the reader is a rule of the grammar, and reads what stands at its place. Where compilers and LLVM's
demangler are more generous than the ABI, so is the reader.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from syclopt.errors import ParseError
from syclopt.ir.text.source import to_internal
from syclopt.mangling.name_parts import DIGITS, SEQUENCE, NotMangled, Words
from syclopt.mangling.syntax import (
    AUTO,
    BUILTINS,
    NOT_FUNCTIONS,
    OPERATIONS,
    STANDARD_CLASSES,
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
    from collections.abc import Callable
    from typing import TypeVar

    from syclopt.mangling.syntax import Node, Nodes

    Found = TypeVar("Found")

_STD = Name("std")
_TYPES = {code: Builtin(code, text) for code, text in BUILTINS.items()}
_TYPES_OF_ONE_LETTER = {code: kind for code, kind in _TYPES.items() if len(code) == 1}
_DIGITS_OF_FLOATS = {"f": 8, "d": 16, "e": 20}
_SPECIALS = {  # t is a type, n a name, e a function, o what it adds to pointers, a a template argument, m a module
    "TV": ("t", "vtable for "),
    "TT": ("t", "VTT for "),
    "TI": ("t", "typeinfo for "),
    "TS": ("t", "typeinfo name for "),
    "TA": ("a", "template parameter object for "),
    "TW": ("n", "thread-local wrapper routine for "),
    "TH": ("n", "thread-local initialization routine for "),
    "Th": ("o", "non-virtual thunk to "),
    "Tv": ("o", "virtual thunk to "),
    "Tc": ("o", "covariant return thunk to "),
    "GV": ("n", "guard variable for "),
    "GR": ("r", "reference temporary for "),
    "GI": ("m", "initializer for module "),
}
# The operands of expressions: e is an expression, t a type, a, b and l are lists.
_OPERANDS = dict.fromkeys(("binary", "dot", "arrow", "index"), "ee") | {
    "prefix": "e",
    "delete": "e",
    "of": "e",
    "of type": "t",
    "cast": "te",
    "call": "el",
    "conditional": "eee",
}
_SHAPES = {code: _OPERANDS[row.kind] for code, row in OPERATIONS.items() if row.kind in _OPERANDS}
_SHAPES.update({"il": "b", "sP": "a", "sp": "e", "tl": "tb", "tr": "", "tw": "e"})


@lru_cache(maxsize=1 << 12)
def read(symbol: str) -> Node | None:
    """Return what a symbol says; None when it is not mangled, or not as the ABI has it."""
    try:
        text = to_internal(symbol)
        return _Reader(text).symbol() if text.startswith(("_Z", "___Z")) else None
    except (NotMangled, ParseError, RecursionError):
        return None


class _Facts:
    """What the name of a function says beside the name."""

    has_no_result = False  # constructors, destructors, conversions
    ends_with_arguments = False
    has_object_parameter = False
    qualifiers = ""
    reference = ""


class _Reader(Words):
    """A place in a text, and what was read before it."""

    def __init__(self, text: str, at: int = 0) -> None:
        super().__init__(text, at)
        self._known: list[Node] = []  # what substitutions stand for
        self._parameters: list[list[Node] | None] = []  # of the template, then of the lambdas inside
        self._later: list[Later] = []
        self._lambda_level = -1  # which level of parameters the lambda has that is being read
        self._invented: list[str] = []
        # In a conversion, arguments belong to the operator and not to its type, which may refer to them.
        self._takes_arguments = True
        self._arguments_follow: bool = False
        self._is_constraint = False  # levels of parameters are not told apart there

    # Functions and variables.

    def symbol(self) -> Node:
        """A whole symbol."""
        if self.take("___Z"):
            found = Worded("invocation function for block in ", self.before("_block_invoke", self.encoding))
            is_numbered = self.take("_")
            if (self.number() or not is_numbered) and (self.peek(".") or self.at == len(self.text)):
                return found
            raise NotMangled
        self.expect("_Z")
        found = self.encoding()
        if self.peek("."):
            return Suffixed(found, f" ({self.text[self.at :]})")
        if self.at < len(self.text):
            raise NotMangled
        return found

    def encoding(self) -> Node:
        """A function with its parameters, a variable, or what the compiler makes beside them."""
        kept, self._parameters = self._parameters, []
        if self.peek("T", "G"):
            found = self._special()
        else:
            facts = _Facts()
            first = len(self._later)
            name = self.name(facts)
            for later in self._later[first:]:
                later.argument = self._argument_for(0, later.number)
            del self._later[first:]
            found = name if self._is_at_end() else self._function(name, facts)
        self._parameters = kept
        return found

    def _is_at_end(self) -> bool:
        return self.at >= len(self.text) or self.text[self.at] in "E._"

    def _function(self, name: Node, facts: _Facts) -> Function:
        enabled_if = self.until("E", self._template_argument) if self.take("Ua9enable_ifI") else ()
        result = self.type() if facts.ends_with_arguments and not facts.has_no_result else None
        parameters = self._types()
        if facts.has_object_parameter and parameters:
            parameters = (Worded("this ", parameters[0]), *parameters[1:])
        constraint = self._constraint()
        return Function(name, result, parameters, enabled_if, constraint, facts.qualifiers, facts.reference)

    def _types(self) -> Nodes:
        """The types of parameters; `void` alone stands for none."""
        if self.take("v"):
            return ()
        found = [self.type()]
        while not self._is_at_end() and not self.peek("Q"):
            found.append(self.type())
        return tuple(found)

    def _special(self) -> Node:
        code = self.text[self.at : self.at + 2]
        self.at += 2
        if code == "TC":
            outer = self.type()
            self.signed()
            self.expect("_")
            return Expression(code, (self.type(), outer))
        rule, words = _SPECIALS.get(code, ("", ""))
        match rule:
            case "t":
                found = self.type()
            case "a":
                found = self._template_argument()
            case "n" | "r":
                found = self.name()
                if rule == "r" and (self.number(SEQUENCE) or self.peek("_")):
                    self.expect("_")
            case "o":
                self.at -= 1
                self.call_offsets()
                found = self.encoding()
            case "m" if (module := self._module(None)) is not None:
                found = module
            case _:
                raise NotMangled
        return Worded(words, found)

    # Names.

    def name(self, facts: _Facts | None = None) -> Node:
        """A name; one that bears facts is that of a function, whose type refers to its template arguments."""
        if self.peek("N"):
            return self._nested(facts)
        if self.peek("Z"):
            return self._local(facts)
        found, is_known = self._unscoped(facts)
        if self.peek("I"):
            if not is_known:
                self._known.append(found)
            return Template(found, self._template_arguments(facts))
        if is_known:
            raise NotMangled
        return found

    def _unscoped(self, facts: _Facts | None) -> tuple[Node, bool]:
        """A name in no class, and whether it is a substitution."""
        scope = _STD if self.take("St") else None
        module = None
        if self.peek("S"):
            module = self._substitution()
            if not isinstance(module, Module):
                return _alone(scope, module), True
        return self._unqualified(facts, scope, module), False

    def _local(self, facts: _Facts | None) -> Node:
        self.expect("Z")
        function = self.before("E", self.encoding)
        if self.take("s"):
            self._discriminator()
            return Local(function, Name("string literal"))
        kept, self._parameters = self._parameters, []
        if is_argument := self.take("d"):
            self.position()
        name = self.name(facts)
        discriminator = "" if is_argument else self._discriminator()
        self._parameters = kept
        return Local(function, name, discriminator)

    def _discriminator(self) -> str:
        """A number that tells entities of one name apart, or else nothing."""
        start = self.at
        if self.take("__"):
            self.number()
            is_one = self.take("_")
        elif self.take("_"):
            is_one = bool(self.number())
            self.at = start + 2
        else:
            self.number()
            is_one = self.at == len(self.text)
        if not is_one:
            self.at = start
        return self.text[start : self.at]

    def _nested(self, facts: _Facts | None) -> Node:
        self.expect("N")
        own = facts or _Facts()
        if self.take("H"):
            own.has_object_parameter = True
        else:
            own.qualifiers = self.qualifiers()
            own.reference = "&&" if self.take("O") else "&" if self.take("R") else ""
        found: Node | None = None
        while not self.take("E"):
            own.ends_with_arguments = False
            module = None
            if self.take("St"):
                found = _alone(found, _STD)
                continue
            if self.peek("S"):
                module = self._substitution()
                if not isinstance(module, Module):
                    found = _alone(found, module)
                    continue
            if self.peek("I"):
                if found is None or isinstance(found, Template):
                    raise NotMangled
                found = Template(found, self._template_arguments(facts))
            elif self.peek("T"):
                found = _alone(found, self._template_parameter())
            elif self.peek("Dt", "DT"):
                found = _alone(found, self._decltype())
            else:
                found = self._unqualified(facts, found, module)
            self._known.append(found)
            self.take("M")
        if found is None or not self._known:
            raise NotMangled
        self._known.pop()
        return found

    def _unqualified(self, facts: _Facts | None, scope: Node | None, module: Module | None) -> Node:
        module = self._module(module)
        is_friend = scope is not None and self.take("F")
        self.take("L")
        letter = self.text[self.at : self.at + 1]
        found: Node
        if letter in DIGITS and letter != "0":
            found = Name(self.identifier())
        elif letter == "U":
            found = self._unnamed_type(facts)
        elif self.take("DC"):
            names = [self.identifier(), *self.until("E", self.identifier)]
            found = Name(f"[{', '.join(names)}]")
        elif letter not in ("C", "D"):
            found = self._operator(facts)
        elif scope is None or module is not None:
            raise NotMangled
        else:
            scope = scope._replace(is_spelled_out=True) if isinstance(scope, Standard) else scope
            found = self._structor(facts, scope)
        found = self._tagged(found if module is None else Suffixed(found, f"@{module.text}"))
        found = Worded("friend ", found) if is_friend else found
        return found if scope is None else Nested(scope, found)

    def _module(self, module: Module | None) -> Module | None:
        while self.take("W"):
            sign = ":" if self.take("P") else "." if module else ""
            module = Module(f"{module.text if module else ''}{sign}{self.identifier()}")
            self._known.append(module)
        return module

    def _structor(self, facts: _Facts | None, scope: Node) -> Node:
        is_destructor = self.take("D")
        is_inherited = not is_destructor and self.take("C") and self.take("I")
        if not self.peek(*("01245" if is_destructor else "12345")):
            raise NotMangled
        self.at += 1
        if facts is not None:
            facts.has_no_result = True
        if is_inherited:
            self.name(facts)
        return Structor(scope, is_destructor)

    def _unnamed_type(self, facts: _Facts | None) -> Node:
        if facts is not None:
            self._parameters = []
        if self.take("Ut"):
            return Name(f"'unnamed{self.count()}'")
        if self.take("Ub"):
            self.count()
            return Name("'block-literal'")
        self.expect("Ul")
        level, kept = len(self._parameters), self._lambda_level
        self._lambda_level = level
        own: list[Node] = []
        self._parameters.append(own)
        declarations: list[Node] = []
        while self._is_declaration():
            declarations.append(self._declaration(own))
        if not declarations:
            self._parameters.pop()
        constraint = self._constraint()
        parameters = self._types()
        closure = Closure(tuple(declarations), constraint, parameters, self._constraint(), "")
        self.expect("E")
        del self._parameters[level:]
        self._lambda_level = kept
        return closure._replace(number=self.count())

    def _tagged(self, name: Node) -> Node:
        while self.take("B"):
            name = Suffixed(name, f"[abi:{self.identifier()}]")
        return name

    def _operator(self, facts: _Facts | None = None) -> Node:
        code = self.text[self.at : self.at + 2]
        self.at += 2
        if code == "cv":
            kept = self._arguments_follow
            self._arguments_follow = kept or facts is not None
            type_ = self._converted()
            self._arguments_follow = kept
            if facts is not None:
                facts.has_no_result = True
            return Worded("operator ", type_)
        if code == "li":
            return Worded('operator"" ', Name(self.identifier()))
        if code[:1] == "v" and code[1:] in DIGITS:
            return Worded("operator ", Name(self.identifier()))
        if code not in OPERATIONS or OPERATIONS[code].kind in NOT_FUNCTIONS:
            raise NotMangled
        sign = OPERATIONS[code].sign
        return Name(f"operator{' ' if sign[0].isalpha() else ''}{sign}")

    def _converted(self) -> Node:
        """The type that a conversion makes."""
        kept, self._takes_arguments = self._takes_arguments, False
        found = self.type()
        self._takes_arguments = kept
        return found

    def _substitution(self) -> Node:
        """What was there before, or a class of `std`."""
        self.expect("S")
        letter = self.text[self.at : self.at + 1]
        if letter in STANDARD_CLASSES:
            self.at += 1
            plain = Standard(letter)
            found = self._tagged(plain)
            if found is not plain:
                self._known.append(found)
            return found
        number = self.position(36)
        if number >= len(self._known):
            raise NotMangled
        return self._known[number]

    # Templates.

    def _template_parameter(self) -> Node:
        """A parameter, as the argument that stands for it."""
        start = self.at
        self.expect("T")
        level = self.position() if self.take("L") else 0
        number = self.position()
        if self._is_constraint:
            return Name(self.text[start : self.at - 1])
        if self._arguments_follow and level == 0:
            self._later.append(Later(number))
            return self._later[-1]
        return self._argument_for(level, number)

    def _argument_for(self, level: int, number: int) -> Node:
        arguments = self._parameters[level] if level < len(self._parameters) else None
        if arguments is not None and number < len(arguments):
            return arguments[number]
        if level != self._lambda_level or level > len(self._parameters):
            raise NotMangled
        if level == len(self._parameters):
            self._parameters.append(None)
        return AUTO

    def _template_arguments(self, facts: _Facts | None = None) -> Nodes:
        """The arguments of a template; types refer to those of a function."""
        self.expect("I")
        found: list[Node] = []
        meant: list[Node] = []
        if facts is not None:
            self._parameters = [meant]
            facts.ends_with_arguments = True
        while not self.take("E"):
            argument = self._template_argument()
            found.append(argument)
            meant.append(PackParameter(argument.arguments) if isinstance(argument, Pack) else argument)
            if self._constraint() is not None:
                self.expect("E")
                break
        return tuple(found)

    def _template_argument(self) -> Node:
        """A type, an expression, a value or a pack."""
        if self.take("X"):
            return self.before("E", self.expression)
        if self.take("J"):
            return Pack(self.until("E", self._template_argument))
        if self.take("LZ"):
            return Expression("_Z", (self.before("E", self.encoding),))
        if self.peek("L"):
            return self._literal()
        if self._is_declaration():
            self._declaration(None)
            return self._template_argument()
        return self.type()

    def _is_declaration(self) -> bool:
        return self.peek("Ty", "Tp", "Tt", "Tn", "Tk")

    def _declaration(self, parameters: list[Node] | None) -> Declaration:
        """A template parameter, which is one of `parameters` from there on."""
        if self.take("Tp"):
            return Declaration("p", AUTO, self._declaration(parameters))
        if self.take("Tk"):
            constraint = self._constrained(self.name)
            return Declaration("k", self._invent("$T", parameters), constraint)
        if self.take("Ty"):
            return Declaration("y", self._invent("$T", parameters), None)
        if self.take("Tn"):
            return Declaration("n", self._invent("$N", parameters), self.type())
        self.expect("Tt")
        name = self._invent("$TT", parameters)
        level = len(self._parameters)
        own: list[Node] = []
        self._parameters.append(own)
        found: list[Node] = []
        constraint = None
        while constraint is None and not self.peek("E"):
            found.append(self._declaration(own))
            constraint = self._constraint()
        self.expect("E")
        del self._parameters[level:]
        return Declaration("t", name, None, tuple(found), constraint)

    def _invent(self, kind: str, parameters: list[Node] | None) -> Name:
        """Make a name for a parameter that has no argument."""
        number = self._invented.count(kind)
        self._invented.append(kind)
        name = Name(f"{kind}{number - 1 if number else ''}")
        if parameters is not None:
            parameters.append(name)
        return name

    def _constraint(self) -> Node | None:
        return self._constrained(self.expression) if self.take("Q") else None

    def _constrained(self, rule: Callable[[], Node]) -> Node:
        kept, self._is_constraint = self._is_constraint, True
        found = rule()
        self._is_constraint = kept
        return found

    # Types.

    def type(self) -> Node:
        """A type."""
        letter = self.text[self.at : self.at + 1]
        if (builtin := _TYPES_OF_ONE_LETTER.get(letter)) is not None:
            self.at += 1
            return builtin
        if letter == "S" and not self.peek("St"):
            found, is_known = self._unscoped(None)
            if self.peek("I") and (self._takes_arguments or not is_known):
                if not is_known:
                    self._known.append(found)
                found = Template(found, self._template_arguments())
            elif is_known:
                return found
        elif letter == "D" and (builtin := self._builtin()) is not None:
            return builtin
        else:
            found = self._new_type(letter)
        self._known.append(found)
        return found

    def _new_type(self, letter: str) -> Node:
        match letter:
            case "K" | "V" | "r" | "U" | "F":
                return self._qualified_type()
            case "D":
                return self._type_of_two_letters()
            case "T":
                return self._type_of_template()
            case "P" | "R" | "O" | "A" | "M" | "C" | "G" | "u":
                self.at += 1
            case _:
                return self.name()
        match letter:
            case "P":
                return Pointer(self.type())
            case "R" | "O":
                return Reference(self.type(), "&" if letter == "R" else "&&")
            case "A":
                size = self._size()
                return Array(self.type(), size)
            case "M":
                owner = self.type()
                return MemberPointer(owner, self.type())
            case "C" | "G":
                return Suffixed(self.type(), " complex" if letter == "C" else " imaginary")
            case _:
                word = self.identifier()
                if self.take("I"):
                    return Expression(letter, (Name(word), self.before("E", self.type)))
                return Builtin(letter, word)

    def _type_of_template(self) -> Node:
        for code, word in (("Ts", "struct "), ("Tu", "union "), ("Te", "enum ")):
            if self.take(code):
                return Worded(word, self.name())
        found = self._template_parameter()
        if self._takes_arguments and self.peek("I"):
            self._known.append(found)
            return Template(found, self._template_arguments())
        return found

    def _builtin(self) -> Builtin | None:
        for length in (2, 3, 5):
            if (builtin := _TYPES.get(self.text[self.at : self.at + length])) is not None:
                self.at += length
                return builtin
        if not self.take("DF"):
            return None
        bits = self.count()
        return Builtin(f"DF{bits}_", f"_Float{bits}")

    def _type_of_two_letters(self) -> Node:
        if self.peek("Dt", "DT"):
            return self._decltype()
        if self.peek("Do", "DO", "Dw", "Dx"):
            return self._function_type("")
        code = self.text[self.at : self.at + 2]
        self.at += 2
        match code:
            case "DB" | "DU":
                return Expression(code, (_needed(self._size()),))
            case "Dk" | "DK":
                return Suffixed(self.name(), " auto" if code == "Dk" else " decltype(auto)")
            case "Dv":
                size = self._size()
                return Vector(None if self.take("p") else self.type(), size)
            case "Dp":
                return Expansion(self.type())
            case _:
                raise NotMangled

    def _size(self) -> Node | None:
        """A number or an expression, and the mark after it."""
        if self.take("_"):
            return None
        digits = self.number()
        found = Name(digits) if digits else self.expression()
        self.expect("_")
        return found

    def _decltype(self) -> Node:
        self.at += 2
        return Expression("Dt", (self.before("E", self.expression),))

    def _qualified_type(self) -> Node:
        if self.take("U"):
            word = self.identifier()
            if word.startswith("objcproto"):
                raise NotMangled  # Objective-C's types go by other rules
            arguments = self._template_arguments() if self.peek("I") else None
            is_atomic = self.peek("U7_Atomic")  # no qualifier but a type, which substitutions may stand for
            return Extended(self.type() if is_atomic else self._qualified_type(), word, arguments)
        letters = self.qualifiers()
        if self.peek("F", "Do", "DO", "Dw", "Dx"):
            return self._function_type(letters)
        type_ = self.type()
        return Qualified(type_, letters) if letters else type_

    def _function_type(self, qualifiers: str) -> FunctionType:
        exceptions: Node | None = None
        if self.take("Do"):
            exceptions = Name("noexcept")
        elif self.take("DO"):
            exceptions = Expression("DO", (self.before("E", self.expression),))
        elif self.take("Dw"):
            exceptions = Expression("Dw", (self.until("E", self.type),))
        self.take("Dx")  # it may be part of a transaction
        self.expect("F")
        self.take("Y")  # extern "C"
        result = self.type()
        reference = ""
        parameters: list[Node] = []
        while not self.take("E"):
            if self.peek("RE", "OE"):
                reference = "&" if self.take("R") else "&&"
                self.at += self.peek("OE")
            elif not self.take("v"):
                parameters.append(self.type())
        return FunctionType(result, tuple(parameters), qualifiers, reference, exceptions)

    # Expressions.

    def expression(self) -> Node:
        """An expression."""
        is_global = self.take("gs")
        code = self.text[self.at : self.at + 2]
        if (shape := _SHAPES.get(code)) is not None:
            self.at += 2
            found = Expression(code, tuple([self._operand(letter) for letter in shape]))
            return Expression("gs", (found,)) if is_global and code in ("da", "dl") else found
        match code[:1]:
            case "L":
                return self._literal()
            case "T":
                return self._template_parameter()
            case "f":
                return self._function_parameter_or_fold(code)
            case "u":
                return self._vendor_expression()
            case _:
                return self._other_expression(code, is_global)

    def _operand(self, letter: str) -> Node | Nodes:
        match letter:
            case "e":
                return self.expression()
            case "t":
                return self.type()
            case "l":
                return self.until("E", self.expression)
            case "b":
                return self.until("E", self._element)
            case _:
                return self.until("E", self._template_argument)

    def _other_expression(self, code: str, is_global: bool) -> Node:
        self.at += 2
        match code:
            case "pp" | "mm":
                return Expression(f"{code}_" if self.take("_") else code, (self.expression(),))
            case "cv":
                type_ = self._converted()
                many = self.until("E", self.expression) if self.take("_") else (self.expression(),)
                return Expression(code, (type_, many))
            case "nw" | "na":
                placement = self.until("_", self.expression)
                type_ = self.type()
                has_values = self.take("pi")
                found = Expression(code, (placement, type_, self.until("E", self.expression)))
                if found.operands[2] and not has_values:
                    raise NotMangled
                return Expression("gs", (found,)) if is_global else found
            case "mc" | "so":
                return Expression(code, (self.type(), self.expression(), self._offset()))
            case "sZ":
                is_template = self.peek("T")
                found = self._template_parameter() if is_template else self._function_parameter()
                return Expression("sZ" if is_template else "sZf", (found,))
            case "rq" | "rQ":
                parameters = self.until("_", self.type) if code == "rQ" else ()
                return Expression("rq", (parameters, (self._requirement(), *self.until("E", self._requirement))))
            case _:
                self.at -= 2
                return self._unresolved_name(is_global)

    def _offset(self) -> Name:
        """Where a part of an object begins, and which members of unions it is in."""
        offset = "" if self.peek("_", "p", "E") else self.signed()
        while self.take("_"):
            self.number()
        self.take("p")  # it is behind the end
        self.expect("E")
        return Name(offset)

    def _element(self) -> Node:
        """An initializer, with what it initializes."""
        for code, rule, count in (
            ("di", lambda: Name(self.identifier()), 1),
            ("dx", self.expression, 1),
            ("dX", self.expression, 2),
        ):
            if self.take(code):
                return Expression(code, (*(rule() for _ in range(count)), self._element()))
        return self.expression()

    def _requirement(self) -> Node:
        if self.take("X"):
            inner = self.expression()
            promise = Name("noexcept") if self.take("N") else None
            return Expression("X", (inner, self.name() if self.take("R") else None, promise))
        if self.take("T"):
            return Expression("T", (self.type(),))
        self.expect("Q")
        return Expression("Q", (self.expression(),))

    def _function_parameter_or_fold(self, code: str) -> Node:
        if code == "fp" or (code == "fL" and self.text[self.at + 2 : self.at + 3] in DIGITS):
            return self._function_parameter()
        operation = OPERATIONS.get(self.text[self.at + 2 : self.at + 4])
        self.at += 4
        if code not in ("fl", "fr", "fL", "fR") or operation is None:
            raise NotMangled
        if operation.kind != "binary" and operation.sign not in (".*", "->*"):
            raise NotMangled
        sign, first = Name(operation.sign), self.expression()
        if code in ("fL", "fR"):
            return Expression(code, (first, sign, sign, self.expression()))
        return Expression(code, (sign, first) if code == "fl" else (first, sign))

    def _function_parameter(self) -> Name:
        if self.take("fpT"):
            return Name("this")
        self.expect("f")
        if self.take("L") and not self.number():
            raise NotMangled
        self.expect("p")
        self.qualifiers()
        return Name(f"fp{self.count()}")

    def _vendor_expression(self) -> Node:
        self.at += 1
        name = Name(self.identifier())
        if name.text == "__uuidof" and self.peek("t", "z"):
            return Expression("cl", (name, (self.type() if self.take("t") else self._uuid_of_value(),)))
        return Expression("cl", (name, self.until("E", self._template_argument)))

    def _uuid_of_value(self) -> Node:
        self.expect("z")
        return self.expression()

    def _literal(self) -> Node:
        """A value of a type, or an entity."""
        self.expect("L")
        if self.take("_Z"):
            return Expression("_Z", (self.before("E", self.encoding),))
        if self.peek("Ul"):
            return Expression("L", (self.before("E", lambda: self._unnamed_type(None)),))
        if self.peek("T", "D") and not self.peek("Dn", "Di", "Ds", "Du"):
            raise NotMangled
        return self.before("E", self._value)

    def _value(self) -> Literal:
        kind = self.type()
        code = kind.code if isinstance(kind, Builtin) else ""
        if code in _DIGITS_OF_FLOATS:
            start = self.at
            self.at += _DIGITS_OF_FLOATS[code]
            value = self.text[start : self.at]
            is_right = not value.strip("0123456789abcdef")
        else:
            value = "" if self.peek("E") else self.signed()
            is_string = isinstance(kind, Array)
            is_right = value in {"b": ("0", "1"), "Dn": ("", "0")}.get(code, (value,)) and (
                code == "Dn" or is_string == (not value)
            )
        if not is_right:
            raise NotMangled
        return Literal(kind, value)

    def _unresolved_name(self, is_global: bool) -> Node:
        scope: Node | None = None
        if self.take("srN"):
            scope = self._with_arguments(self._unresolved_type())
            while not self.take("E"):
                scope = Nested(scope, self._simple_name())
        elif self.take("sr"):
            if self.text[self.at : self.at + 1] not in DIGITS:
                scope = self._with_arguments(self._unresolved_type())
            else:
                scope = self._simple_name()
                scope = Expression("gs", (scope,)) if is_global else scope
                while not self.take("E"):
                    scope = Nested(scope, self._simple_name())
        name = self._base_of_unresolved_name()
        if scope is not None:
            return Nested(scope, name)
        return Expression("gs", (name,)) if is_global else name

    def _base_of_unresolved_name(self) -> Node:
        is_destructor = self.take("dn")
        if self.text[self.at : self.at + 1] in DIGITS:
            found = self._simple_name()
        elif is_destructor:
            found = self._unresolved_type()
        else:
            self.take("on")
            found = self._with_arguments(self._operator())
        return Worded("~", found) if is_destructor else found

    def _unresolved_type(self) -> Node:
        if self.peek("S"):
            return self._substitution()
        if not self.peek("T", "Dt", "DT"):
            raise NotMangled
        found = self._template_parameter() if self.peek("T") else self._decltype()
        self._known.append(found)
        return found

    def _simple_name(self) -> Node:
        return self._with_arguments(Name(self.identifier()))

    def _with_arguments(self, name: Node) -> Node:
        return Template(name, self._template_arguments()) if self.peek("I") else name


def _alone(before: Node | None, found: Node) -> Node:
    """Return what nothing can stand before."""
    if before is not None:
        raise NotMangled
    return found


def _needed(found: Node | None) -> Node:
    if found is None:
        raise NotMangled
    return found
