"""Arguments of templates in mangled C++ names, what stands for them, and what was there before."""

from __future__ import annotations

import re
from abc import ABC

from syclopt.mangling.demangled_types import STD_CLASSES, is_pack, listed, pack
from syclopt.mangling.expressions import Expressions, NotMangled

COUNT = re.compile(r"([0-9]*)_")
SEQUENCE = re.compile(r"([0-9A-Z]*)_")
_LONGEST = 1 << 12


class TemplateArguments(Expressions, ABC):
    """The rules for substitutions and for template arguments; those for types and names come from who inherits."""

    def substitution(self) -> str:
        """What was there before, or a class of `std`."""
        self.expect("S")
        if self.peek("a", "b", "d", "i", "o", "s"):
            self.at += 1
            name = STD_CLASSES[self.text[self.at - 1]]
            if tags := self.tags():
                name += tags
                self.remember(name)
            self.is_exact = self.is_exact and not self.peek("C", "D")  # these have the long name of the class
            return name
        number = _number(self.match(SEQUENCE)[1], 36)
        if number >= len(self.substitutions):
            raise NotMangled
        return self.spend(self.substitutions[number])

    def template_parameter(self) -> str:
        """A parameter, as the argument that stands for it."""
        self.expect("T")
        level = _number(self.match(COUNT)[1], 10) + 1 if self.take("L") else 0
        number = _number(self.match(COUNT)[1], 10)
        if self.in_conversion and level == 0:
            self.is_exact = False
            return "auto"
        if level < len(self.arguments) and number < len(self.arguments[level]):
            return self.spend(self.arguments[level][number])
        if level != self.lambda_level:
            raise NotMangled
        return "auto"

    def template_arguments(self, of_function: bool = False) -> str:
        """The arguments of a template; types refer to those of a function."""
        self.expect("I")
        outer: list[str] = []
        found: list[str] = []
        if of_function:
            self.arguments = [outer]
        while not self.take("E"):
            if self.take("Q"):
                self.expression()
                continue
            expands = self.peek("J", "Dp")
            start = self.template_argument()
            self.is_exact = self.is_exact and (expands or not is_pack(start))
            found.append(start)
            if of_function:
                outer.append(start)
        return f"<{self.short(listed(found))}>"

    def template_argument(self) -> str:
        """A type, an expression, a value or a pack."""
        if self.take("X"):
            self.expression()
            self.expect("E")
            return "..."
        if self.take("LZ"):
            self.is_exact = False
            start = self.encoding()
            self.expect("E")
            return start
        if self.peek("L"):
            return self.literal()
        if self.take("J"):
            starts: list[str] = []
            while not self.take("E"):
                starts.append(self.template_argument())
            return self.short(pack(starts))
        if self.is_declaration():
            self.declaration()
            return self.template_argument()
        return self.type()

    def is_declaration(self) -> bool:
        """Tell whether the declaration of a template parameter comes next."""
        return self.peek("Ty", "Tk", "Tn", "Tt", "Tp")

    def declaration(self) -> None:
        """The declaration of a template parameter."""
        self.is_exact = False
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

    def tags(self) -> str:
        """ABI tags."""
        text = ""
        while self.take("B"):
            text += f"[abi:{self.source_name()}]"
        return text

    def short(self, text: str) -> str:
        """Return a part of which there may be more, unless it is long: each name may have all before it twice."""
        if len(text) <= _LONGEST:
            return text
        self.is_exact = False
        return "..."


def _number(digits: str, base: int) -> int:
    """Return what `S_`, `S0_`, `T_`, `T0_` and their like count with."""
    try:
        return int(digits, base) + 1 if digits else 0
    except ValueError as error:
        raise NotMangled from error
