"""Types in mangled C++ names: what each begins with when it is printed."""

from __future__ import annotations

import re
from abc import ABC

from syclopt.mangling.expressions import DIGITS, Expressions, NotMangled

_TEXT_OF_BUILTINS = (
    "v void|w wchar_t|b bool|c char|a signed char|h unsigned char|s short|t unsigned short|i int|j unsigned int|"
    "l long|m unsigned long|x long long|y unsigned long long|n __int128|o unsigned __int128|f float|d double|"
    "e long double|g __float128|z ...|Di char32_t|Ds char16_t|Du char8_t|Da auto|Dc decltype(auto)|"
    "Dn std::nullptr_t|Dd decimal64|De decimal128|Df decimal32|Dh half"
)
BUILTINS = {word: text for word, _, text in (row.partition(" ") for row in _TEXT_OF_BUILTINS.split("|"))}
_CV = re.compile(r"r?V?K?")
COUNT = re.compile(r"([0-9]*)_")
SEQUENCE = re.compile(r"([0-9A-Z]*)_")
_NUMBER = re.compile(r"[0-9]+")


class Types(Expressions, ABC):
    """The rules for types; those for names come from who inherits."""

    def type(self) -> str:
        """A type."""
        letter = self.next()
        for word in (letter, self.next(2)):
            if word in BUILTINS:
                self.at += len(word)
                return BUILTINS[word]
        if letter == "S" and not self.peek("St"):
            start = self.substitution()
            if not self.peek("I") or self.in_conversion:
                return start
            self.template_arguments()
        elif self.take("DF"):
            return self._float()
        else:
            start = self._new_type(letter)
        self.substitutions.append(start)
        return start

    def _new_type(self, letter: str) -> str:
        if letter and letter in "rVKU":
            return self._qualified()
        if letter and letter in "PROCG":
            self.at += 1
            return self.type()
        if letter == "F" or self.peek("Do", "DO", "Dw", "Dx"):
            return self._function()
        if letter == "A":
            return self._array()
        if self.take("M"):
            self.type()
            return self.type()
        if self.take("u"):
            return self._vendor_type()
        if letter == "D":
            return self._d_type()
        if self.peek("Ts", "Tu", "Te"):
            self.at += 2
            self.class_name()
            return "struct"
        if letter == "T":
            return self._parameter_type()
        return self.class_name()

    def _qualified(self) -> str:
        if self.take("U"):
            self.source_name()
            if self.peek("I"):
                self.template_arguments()
            return self._qualified()
        self.match(_CV)
        return self._function() if self.peek("F", "Do", "DO", "Dw", "Dx") else self.type()

    def _parameter_type(self) -> str:
        start = self.template_parameter()
        if self.peek("I") and not self.in_conversion:
            self.substitutions.append(start)
            self.template_arguments()
        return start

    def _vendor_type(self) -> str:
        start = self.source_name()
        if self.take("I"):
            self.type()
            self.expect("E")
        return start

    def _function(self) -> str:
        if self.take("DO"):
            self.expression()
            self.expect("E")
        elif self.take("Dw"):
            self.until_end(self.type)
        else:
            self.take("Do")
        self.take("Dx")
        self.expect("F")
        self.take("Y")
        start = self.type()
        while not self.take("E") and not self.take("RE") and not self.take("OE"):
            self.type()
        return start

    def _array(self) -> str:
        self.expect("A")
        self._size()
        return self.type()

    def _size(self) -> None:
        """A number or an expression, and the mark after it."""
        if self.next().isdigit():
            self.match(_NUMBER)
        elif not self.peek("_"):
            self.expression()
        self.expect("_")

    def _float(self) -> str:
        self.match(_NUMBER)
        if self.take("b"):
            return "std::bfloat16_t"
        if not self.take("x"):
            self.expect("_")
        return "_Float"

    def _d_type(self) -> str:
        if self.take("Dv"):
            if self.take("_"):
                self.expression()
            self.match(DIGITS)
            self.expect("_")
            return "pixel vector" if self.take("p") else self.type()
        if self.peek("DB", "DU"):
            start = "_BitInt" if self.peek("DB") else "unsigned _BitInt"
            self.at += 2
            self._size()
            return start
        if self.take("Dp"):
            return self.type()
        if self.peek("Dt", "DT"):
            return self.decltype()
        self.at += 2
        if self.text[self.at - 2 : self.at] not in ("Dk", "DK"):
            raise NotMangled
        self.class_name()
        return "auto"

    def decltype(self) -> str:
        """The type of an expression."""
        self.at += 2
        self.expression()
        self.expect("E")
        return "decltype("

    # Substitutions and template arguments.

    def substitution(self) -> str:
        """What was there before, or a class of `std`."""
        self.expect("S")
        if self.peek("a", "b", "d", "i", "o", "s"):
            self.at += 1
            if self.tags():
                self.substitutions.append("std::")
            return "std::"
        number = _number(self.match(SEQUENCE)[1], 36)
        if number >= len(self.substitutions):
            raise NotMangled
        return self.substitutions[number]

    def template_parameter(self) -> str:
        """A parameter, as the argument that stands for it."""
        self.expect("T")
        level = _number(self.match(COUNT)[1], 10) + 1 if self.take("L") else 0
        number = _number(self.match(COUNT)[1], 10)
        if self.in_conversion and level == 0:
            return "auto"
        if level < len(self.arguments) and number < len(self.arguments[level]):
            return self.arguments[level][number]
        if level != self.lambda_level:
            raise NotMangled
        return "auto"

    def template_arguments(self, of_function: bool = False) -> None:
        """The arguments of a template; types refer to those of a function."""
        self.expect("I")
        outer: list[str] = []
        if of_function:
            self.arguments = [outer]
        while not self.take("E"):
            if self.take("Q"):
                self.expression()
                continue
            start = self.template_argument()
            if of_function:
                outer.append(start)

    def template_argument(self) -> str:
        """A type, an expression, a value or a pack."""
        if self.take("X"):
            self.expression()
            self.expect("E")
            return ""
        if self.take("LZ"):
            start = self.encoding()
            self.expect("E")
            return start
        if self.peek("L"):
            self.literal()
            return ""
        if self.take("J"):
            starts: list[str] = []
            while not self.take("E"):
                starts.append(self.template_argument())
            return starts[0] if starts else ""
        if self.is_declaration():
            self.declaration()
            return self.template_argument()
        return self.type()

    def is_declaration(self) -> bool:
        """Tell whether the declaration of a template parameter comes next."""
        return self.peek("Ty", "Tk", "Tn", "Tt", "Tp")

    def declaration(self) -> None:
        """The declaration of a template parameter."""
        kind = self.next(2)
        self.at += 2
        if kind == "Tp":
            self.declaration()
            return
        if kind == "Tk":
            self.class_name()
        elif kind == "Tn":
            self.type()
        elif kind == "Tt":
            while not self.take("E"):
                if self.take("Q"):
                    self.expression()
                else:
                    self.declaration()
        elif kind != "Ty":
            raise NotMangled

    def tags(self) -> bool:
        """ABI tags; tell whether there are any."""
        has_tags = self.peek("B")
        while self.take("B"):
            self.source_name()
        return has_tags


def _number(digits: str, base: int) -> int:
    """Return what `S_`, `S0_`, `T_`, `T0_` and their like count with."""
    try:
        return int(digits, base) + 1 if digits else 0
    except ValueError as error:
        raise NotMangled from error
