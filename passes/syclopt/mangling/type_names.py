"""Types in mangled C++ names."""

from __future__ import annotations

import re
from abc import ABC

from syclopt.mangling.demangled_types import BUILTINS, HERE, bare, function, listed, pointing, qualified
from syclopt.mangling.expressions import DIGITS, NotMangled
from syclopt.mangling.template_arguments import TemplateArguments

_CV = re.compile(r"r?V?K?")
_QUALIFIERS = {"K": " const", "V": " volatile", "r": " restrict"}
_POINTERS = {"P": "*", "R": "&", "O": "&&", "C": " complex", "G": " imaginary"}
_NUMBER = re.compile(r"[0-9]+")


class Types(TemplateArguments, ABC):
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
            start += self.template_arguments()
        elif self.take("DF"):
            return self._float()
        else:
            start = self._new_type(letter)
        self.remember(start)
        return start

    def _new_type(self, letter: str) -> str:
        if letter and letter in "rVKU":
            return self._qualified()
        if letter in _POINTERS:
            self.at += 1
            return pointing(self.type(), _POINTERS[letter])
        if letter == "F" or self.peek("Do", "DO", "Dw", "Dx"):
            return self._function()
        if letter == "A":
            return self._array()
        if self.take("M"):
            member_of = self.short(bare(self.type()))
            type_ = self.type()
            return pointing(type_, f"{member_of}::*" if HERE in type_ else f" {member_of}::*")
        if self.take("u"):
            return self._vendor_type()
        if letter == "D":
            return self._d_type()
        if self.peek("Ts", "Tu", "Te"):
            word = {"Ts": "struct", "Tu": "union", "Te": "enum"}[self.next(2)]
            self.at += 2
            return f"{word} {self.class_name()}"
        if letter == "T":
            return self._parameter_type()
        return self.class_name()

    def _qualified(self) -> str:
        if self.take("U"):
            word = self.source_name()
            if self.peek("I"):
                word += self.template_arguments()
            return qualified(self._qualified(), f" {word}")
        letters = self.match(_CV)[0]
        type_ = self._function() if self.peek("F", "Do", "DO", "Dw", "Dx") else self.type()
        return qualified(type_, "".join(_QUALIFIERS[letter] for letter in reversed(letters)))

    def _parameter_type(self) -> str:
        start = self.template_parameter()
        if self.peek("I") and not self.in_conversion:
            self.remember(start)
            start += self.template_arguments()
        return start

    def _vendor_type(self) -> str:
        start = self.source_name()
        if self.take("I"):
            start += f"<{bare(self.type())}>"
            self.expect("E")
        return start

    def _function(self) -> str:
        more = ""
        if self.take("DO"):
            self.expression()
            self.expect("E")
        elif self.take("Dw"):
            self.is_exact = False
            self.until_end(self.type)
        elif self.take("Do"):
            more = " noexcept"
        self.take("Dx")
        self.expect("F")
        self.take("Y")
        result = self.type()
        types: list[str] = []
        while not self.take("E"):
            if self.take("RE") or self.take("OE"):
                more = f"{' &' if self.text[self.at - 2] == 'R' else ' &&'}{more}"
                break
            types.append(self.type())
        return function(result, self.parameters(types), more)

    def parameters(self, types: list[str]) -> str:
        """Return the list of parameters of these types; one of `void` stands for none."""
        return "()" if types == ["void"] else f"({self.short(listed(types))})"

    def _array(self) -> str:
        self.expect("A")
        size = self._size()
        type_ = self.type()
        before, mark, after = type_.partition(HERE)
        return f"{before}{mark}[{size}]{after}" if mark else f"{type_} {HERE}[{size}]"

    def _size(self) -> str:
        """A number or an expression, and the mark after it."""
        size = ""
        if self.next().isdigit():
            size = self.match(_NUMBER)[0]
        elif not self.peek("_"):
            self.expression()
        self.expect("_")
        return size

    def _float(self) -> str:
        bits = self.match(_NUMBER)[0]
        if self.take("b"):
            return "std::bfloat16_t"
        if self.take("x"):
            return f"_Float{bits}x"
        self.expect("_")
        return f"_Float{bits}"

    def _d_type(self) -> str:
        if self.take("Dv"):
            return self._vector()
        if self.peek("DB", "DU"):
            start = "_BitInt" if self.peek("DB") else "unsigned _BitInt"
            self.at += 2
            return f"{start}({self._size()})"
        if self.take("Dp"):
            return self.type()
        if self.peek("Dt", "DT"):
            return self.decltype()
        self.at += 2
        if self.text[self.at - 2 : self.at] not in ("Dk", "DK"):
            raise NotMangled
        self.is_exact = False
        self.class_name()
        return "auto"

    def _vector(self) -> str:
        size = ""
        if self.take("_"):
            self.expression()
        else:
            size = self.match(DIGITS)[0]
        self.expect("_")
        if self.take("p"):
            return f"pixel vector[{size}]"
        return f"{bare(self.type())} vector[{size}]"

    def decltype(self) -> str:
        """The type of an expression."""
        self.at += 2
        self.expression()
        self.expect("E")
        return "decltype(...)"
