"""Expressions in mangled C++ names: in template arguments, `decltype`, `noexcept` and constraints."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from syclopt.limits import DEMANGLED_CHARACTERS
from syclopt.mangling.demangled_types import SUFFIXES, bare

if TYPE_CHECKING:
    from collections.abc import Callable

DIGITS = re.compile(r"n?[0-9]*")
_VALUE = re.compile(r"n?[0-9a-f]*(?:_n?[0-9a-f]+)?")
_FUNCTION_PARAMETER = re.compile(r"f(?:L[0-9]+)?p(?:T|r?V?K?[0-9]*_)")
_CHOICES = re.compile(r"(?:_[0-9]*)*p?")
_FLOATS = frozenset({"float", "double", "long double", "__float128", "half"})
_FOLD = re.compile(r"f[lrLR]")
# Expressions by their operators: e is an expression, t a type, and the rest is in `_part`.
_SHAPES = {
    **dict.fromkeys("ad aw az co da de dl mm ng nt nx pp ps sp sz te tw".split(), "e"),
    **dict.fromkeys("aN aS aa an cm dV ds dt dv eO eo eq ge gt ix lS le ls lt mI mL mi ml ne".split(), "ee"),
    **dict.fromkeys("oR oo or pL pl pm pt rM rS rm rs ss".split(), "ee"),
    **dict.fromkeys("cc dc rc sc".split(), "te"),
    **dict.fromkeys("at st ti".split(), "t"),
    **dict.fromkeys("il cl cp".split(), "l"),
    **dict.fromkeys("nw na".split(), "n"),
    "qu": "eee",
    "tl": "tl",
    "tr": "",
    "cv": "c",
    "sZ": "p",
    "sP": "a",
    "mc": "te0E",
    "so": "te0_E",
    "rq": "r",
    "rQ": "R",
}


class NotMangled(Exception):
    """The text breaks off, or follows no rule."""


class Cursor:
    """A place in a text."""

    def __init__(self, text: str, at: int) -> None:
        self.text = text
        self.at: int = at

    def next(self, count: int = 1) -> str:
        """Return the next characters; fewer at the end."""
        return self.text[self.at : self.at + count]

    def peek(self, *words: str) -> bool:
        """Tell whether one of `words` comes next."""
        return self.text.startswith(words, self.at)

    def take(self, word: str) -> bool:
        """Step over `word`, if it comes next."""
        if not self.text.startswith(word, self.at):
            return False
        self.at += len(word)
        return True

    def expect(self, word: str) -> None:
        """Step over `word`. Raises `NotMangled` when it does not come next."""
        if not self.take(word):
            raise NotMangled

    def match(self, pattern: re.Pattern[str]) -> re.Match[str]:
        """Step over what `pattern` matches here. Raises `NotMangled` when it does not match."""
        found = pattern.match(self.text, self.at)
        if found is None:
            raise NotMangled
        self.at = found.end()
        return found


class Expressions(Cursor, ABC):
    """The rules for expressions; those for types and names come from who inherits."""

    def __init__(self, text: str, at: int) -> None:
        super().__init__(text, at)
        self.is_exact = True  # False as soon as there is something whose text the rules do not put together
        self.substitutions: list[str] = []
        self._spent = 0
        self.in_conversion = False  # a type there may refer to template arguments that follow it
        self.arguments: list[list[str]] = []  # of the template, then of the generic lambdas inside
        self.lambda_level = -1

    def remember(self, text: str) -> None:
        """Make a text what a substitution may stand for."""
        self.spend(text)
        self.substitutions.append(text)

    def spend(self, text: str) -> str:
        """Return a text that is kept or used again. Raises `NotMangled` when it all gets too much for one name."""
        self._spent += len(text)
        if self._spent > DEMANGLED_CHARACTERS:
            raise NotMangled
        return text

    @abstractmethod
    def encoding(self) -> str:
        """A function with its parameters, a variable, or what the compiler makes beside them."""

    @abstractmethod
    def type(self) -> str:
        """A type."""

    @abstractmethod
    def decltype(self) -> str:
        """The type of an expression."""

    @abstractmethod
    def class_name(self) -> str:
        """The name of a class or enumeration."""

    @abstractmethod
    def source_name(self) -> str:
        """A name after its length."""

    @abstractmethod
    def operator_name(self) -> str:
        """An operator, with the type of a conversion."""

    @abstractmethod
    def substitution(self) -> str:
        """What was there before, or a class of `std`."""

    @abstractmethod
    def template_parameter(self) -> str:
        """A parameter, as the argument that stands for it."""

    @abstractmethod
    def template_arguments(self, of_function: bool = False) -> str:
        """The arguments of a template; types refer to those of a function."""

    @abstractmethod
    def template_argument(self) -> str:
        """One of them."""

    def expression(self) -> None:
        """An expression."""
        self.is_exact = False
        self.take("gs")
        word = self.next(2)
        if self.peek("L"):
            self.literal()
        elif self.peek("T"):
            self.template_parameter()
        elif self.peek("fp", "fL") and (word == "fp" or self.text[self.at + 2 : self.at + 3].isdigit()):
            self.match(_FUNCTION_PARAMETER)
        elif word in _SHAPES:
            self.at += 2
            if word in ("pp", "mm"):
                self.take("_")
            for part in _SHAPES[word]:
                self._part(part)
        elif self.peek("f"):
            self._fold()
        elif self.take("u"):
            self.source_name()
            self.until_end(self.template_argument)
        else:
            self._unresolved_name()

    def literal(self) -> str:
        """A value of a type, or an entity."""
        self.expect("L")
        text = "nullptr"
        if self.take("_Z"):
            text, self.is_exact = self.encoding(), False
        elif not self.take("Dn0") and not self.take("Dn"):
            type_ = self.type()
            text = self._value(type_, self.match(_VALUE)[0])
        self.expect("E")
        return text

    def _value(self, type_: str, digits: str) -> str:
        number = digits.replace("n", "-", 1)
        if type_ == "bool" and digits in ("0", "1"):
            return "true" if digits == "1" else "false"
        if type_ in SUFFIXES:
            return f"{number}{SUFFIXES[type_]}"
        if not number.removeprefix("-").isdigit() or type_ in _FLOATS:
            self.is_exact = False
        return f"({bare(type_)}){number}"

    def _fold(self) -> None:
        word = self.match(_FOLD)[0]
        self.at += 2
        self.expression()
        if word in ("fL", "fR"):
            self.expression()

    def until_end(self, rule: Callable[[], object]) -> None:
        """Follow a rule until an E."""
        while not self.take("E"):
            rule()

    def _part(self, part: str) -> None:
        match part:
            case "e":
                self.expression()
            case "t":
                self.type()
            case "l":
                self.until_end(self._element)
            case "a":
                self.until_end(self.template_argument)
            case "c":
                self._conversion()
            case "n":
                self._new()
            case "p":
                self.template_parameter() if self.peek("T") else self.match(_FUNCTION_PARAMETER)
            case "0":
                self.match(DIGITS)
            case "_":
                self.match(_CHOICES)
            case "E":
                self.expect("E")
            case _:
                self._requirements(part == "R")

    def _element(self) -> None:
        """An initializer, with what it initializes."""
        if self.take("di"):
            self.source_name()
            self._element()
        elif self.take("dx"):
            self.expression()
            self._element()
        elif self.take("dX"):
            self.expression()
            self.expression()
            self._element()
        else:
            self.expression()

    def _conversion(self) -> None:
        kept, self.in_conversion = self.in_conversion, False
        self.type()
        self.in_conversion = kept
        if self.take("_"):
            self.until_end(self.expression)
        else:
            self.expression()

    def _new(self) -> None:
        while not self.take("_"):
            self.expression()
        self.type()
        if self.take("pi"):
            self.until_end(self.expression)
        else:
            self.expect("E")

    def _requirements(self, has_parameters: bool) -> None:
        while has_parameters and not self.take("_"):
            self.type()
        while not self.take("E"):
            if self.take("X"):
                self.expression()
                self.take("N")
                if self.take("R"):
                    self.class_name()
            elif self.take("T"):
                self.type()
            else:
                self.expect("Q")
                self.expression()

    def _unresolved_name(self) -> None:
        if self.take("srN"):
            self._unresolved_type()
            if self.peek("I"):
                self.template_arguments()
            self.until_end(self._simple_name)
        elif self.take("sr"):
            if self.next().isdigit():
                self.until_end(self._simple_name)
            else:
                self._unresolved_type()
                if self.peek("I"):
                    self.template_arguments()
        if self.take("dn"):
            self._simple_name() if self.next().isdigit() else self._unresolved_type()
        elif self.next().isdigit():
            self._simple_name()
        else:
            self.take("on")
            self.operator_name()
            if self.peek("I"):
                self.template_arguments()

    def _unresolved_type(self) -> None:
        if self.peek("T"):
            self.remember(self.template_parameter())
        elif self.peek("D"):
            self.remember(self.decltype())
        else:
            self.substitution()

    def _simple_name(self) -> None:
        self.source_name()
        if self.peek("I"):
            self.template_arguments()
