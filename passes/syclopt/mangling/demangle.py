"""The C++ names behind mangled ones (Itanium C++ ABI, section 5.1), spelled as LLVM's demangler spells them.

The parser follows all of a mangled name. Of some parts it does not put the text together: expressions in template
arguments and in `decltype`, constraints, parameters of generic lambdas. What a name begins with is right even then.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from syclopt.mangling.demangled_types import OPERATORS, SPECIALS, bare, declared, is_pack
from syclopt.mangling.expressions import NotMangled
from syclopt.mangling.template_arguments import COUNT, SEQUENCE
from syclopt.mangling.type_names import Types

_LENGTH = re.compile(r"[1-9][0-9]{0,8}")
_DISCRIMINATOR = re.compile(r"(?:_[0-9]|__[0-9]+_|[0-9]+\Z)?")
_OFFSET = re.compile(r"hn?[0-9]+_|vn?[0-9]+_n?[0-9]+_")
_QUALIFIERS = {"K": " const", "V": " volatile", "r": " restrict", "R": " &", "O": " &&"}
_METHOD = re.compile(r"H?r?V?K?[OR]?")
_ANONYMOUS = "_GLOBAL__N"


def demangled(name: str) -> str | None:
    """Return the C++ name of `name`: of a function with its parameters; None when it is not mangled, or not known."""
    text, is_exact = _read(name)
    return text if is_exact else None


def demangled_start(name: str) -> str | None:
    """Return what the C++ name of `name` begins with, two characters at least; None when `name` is not mangled."""
    return _read(name)[0]


@lru_cache(maxsize=1 << 14)
def _read(name: str) -> tuple[str | None, bool]:
    """Return the C++ name, and whether it is right from the beginning to the end."""
    if not name.startswith("_Z"):
        return None, False
    parser = _Parser(name, 2)
    try:
        text = parser.encoding()
    except (NotMangled, RecursionError):
        return None, False
    if parser.at == len(name):
        return text, parser.is_exact
    return (f"{text} ({name[parser.at :]})", parser.is_exact) if parser.peek(".") else (None, False)


class _Name(NamedTuple):
    """A name, and what decides how the types of result and parameters stand beside it."""

    text: str
    is_template: bool = False
    has_no_result: bool = False  # constructors, destructors, conversions
    last: str = ""  # the last part, less template arguments: constructors are called by it
    qualifiers: str = ""  # of a method


class _Parser(Types):
    """The rules for names."""

    def encoding(self) -> str:
        if self.peek("T", "G"):
            return self._special()
        kept, self.arguments = self.arguments, []
        name = self._name(is_function=True)
        text = name.text
        if not self._is_at_end():
            if self.take("Ua9enable_if"):
                self.is_exact = False
                self.template_arguments()
            result = self.type() if name.is_template and not name.has_no_result else ""
            self.is_exact = self.is_exact and not is_pack(result)
            types = [self.type()]
            while not self._is_at_end() and not self.peek("Q"):
                types.append(self.type())
            if self.take("Q"):
                self.expression()
            text += f"{self.parameters(types)}{name.qualifiers}"
            text = declared(result, text) if result else text
        self.arguments = kept
        return text

    def _is_at_end(self) -> bool:
        return self.at >= len(self.text) or self.text[self.at] in "E_."

    def _special(self) -> str:
        kind = self.next(2)
        self.at += 2
        if kind not in SPECIALS:
            raise NotMangled
        text = ""
        if kind in ("Th", "Tv", "Tc"):
            if kind == "Tc":
                self.match(_OFFSET)
                self.match(_OFFSET)
            else:
                self.at -= 1
                self.match(_OFFSET)
            text = self.encoding()
        elif kind == "TA":
            self.is_exact = False
            self.template_argument()
        elif kind == "TC":
            outer = bare(self.type())
            self.match(_LENGTH if self.next() != "0" else re.compile("0"))
            self.expect("_")
            text = f"{bare(self.type())}-in-{outer}"
        elif kind == "GI":
            self.is_exact = False
            while self.take("W"):
                self.take("P")
                self.source_name()
        elif kind[0] == "G" or kind in ("TH", "TW"):
            text = self._name().text
            if kind == "GR":
                self.match(SEQUENCE)
        else:
            text = bare(self.type())
        return f"{SPECIALS[kind]} {text}"

    # Names.

    def class_name(self) -> str:
        return self._name().text

    def _name(self, *, is_function: bool = False) -> _Name:
        """A name; the template arguments of a function are what its type refers to."""
        if self.peek("N"):
            return self._nested(is_function)
        if self.peek("Z"):
            return self._local(is_function)
        if self.peek("S") and not self.peek("St"):
            name = _Name(self.substitution())
            if not self.peek("I"):
                raise NotMangled
        else:
            std = "std::" if self.take("St") else ""
            name = self._unqualified(None, is_function)
            name = name._replace(text=std + name.text)
            if not self.peek("I"):
                return name
            self.remember(name.text)
        return name._replace(text=name.text + self.template_arguments(is_function), is_template=True)

    def _local(self, is_function: bool) -> _Name:
        self.expect("Z")
        function = self.encoding()
        self.expect("E")
        if self.take("s"):
            name = _Name("'string literal'")
        else:
            if self.take("d"):
                self.is_exact = False
                self.match(COUNT)
            name = self._name(is_function=is_function)
        self.match(_DISCRIMINATOR)
        return name._replace(text=f"{function}::{name.text}")

    def _nested(self, is_function: bool) -> _Name:
        self.expect("N")
        letters = self.match(_METHOD)[0]
        self.is_exact = self.is_exact and "H" not in letters
        qualifiers = "".join(text for letter, text in _QUALIFIERS.items() if letter in letters)
        name: _Name | None = None
        while not self.take("E"):
            if self.peek("I"):
                if name is None or name.is_template:
                    raise NotMangled
                name = name._replace(text=name.text + self.template_arguments(is_function), is_template=True)
            elif self.peek("S") and not self.peek("St"):
                name = _first(name, self.substitution())
                continue  # it is among the substitutions
            elif self.peek("T"):
                name = _first(name, self.template_parameter())
            elif self.peek("Dt", "DT"):
                name = _first(name, self.decltype())
            else:
                scope = "std::" if name is None and self.take("St") else f"{name.text}::" if name else ""
                last = self._unqualified(name, is_function)
                name = last._replace(text=scope + last.text)
            self.remember(name.text)
            self.take("M")
        if name is None or not self.substitutions:
            raise NotMangled
        self.substitutions.pop()
        return name._replace(qualifiers=qualifiers)

    def _unqualified(self, scope: _Name | None, is_function: bool) -> _Name:
        while self.take("W"):
            self.is_exact = False
            self.take("P")
            self.source_name()
        if scope is not None:
            self.take("F")  # a friend
        self.take("L")
        has_no_result = False
        if self.next().isdigit():
            text = self.source_name()
        elif self.peek("U"):
            text = self._unnamed_type(is_function)
        elif self.take("DC"):
            parts: list[str] = []
            while not self.take("E"):
                parts.append(self.source_name())
            text = f"[{', '.join(parts)}]"
        elif self.peek("C", "D") and scope is not None:
            text, has_no_result = self._structor(scope), True
        else:
            has_no_result = self.peek("cv")
            text = self.operator_name()
        return _Name(text + self.tags(), has_no_result=has_no_result, last=text)

    def _structor(self, scope: _Name) -> str:
        """A constructor or destructor."""
        word = "~" if self.peek("D") else ""
        self.is_exact = self.is_exact and not scope.last.startswith("'")
        if self.take("CI"):
            self.is_exact = False
            self.at += 1
            self._name()
        else:
            self.at += 2
        return f"{word}{scope.last or _last_of(scope.text)}"

    def source_name(self) -> str:
        length = int(self.match(_LENGTH)[0])
        name = self.next(length)
        if len(name) < length:
            raise NotMangled
        self.at += length
        return "(anonymous namespace)" if name.startswith(_ANONYMOUS) else name

    def operator_name(self) -> str:
        word = self.next(2)
        if word == "cv":
            self.at += 2
            kept, self.in_conversion = self.in_conversion, True
            type_ = self.type()
            self.in_conversion = kept
            return f"operator {bare(type_)}"
        if word == "li" or (word[:1] == "v" and word[1:].isdigit()):
            self.at += 2
            return f'operator"" {self.source_name()}' if word == "li" else f"operator {self.source_name()}"
        if word not in OPERATORS:
            raise NotMangled
        self.at += 2
        text = OPERATORS[word]
        return f"operator{' ' if text[0].isalpha() else ''}{text}"

    def _unnamed_type(self, is_function: bool) -> str:
        if is_function:
            self.arguments = []
        if self.take("Ut"):
            return f"'unnamed{self.match(COUNT)[1]}'"
        self.expect("Ul")
        level, self.lambda_level = self.lambda_level, len(self.arguments)
        kept = self.arguments
        self.arguments = [*kept, []]
        while self.is_declaration():
            self.declaration()
            self.arguments[-1].append("auto")
        if self.take("Q"):
            self.expression()
        types: list[str] = []
        while not self.peek("E", "Q"):
            types.append(self.type())
        if self.take("Q"):
            self.expression()
        self.expect("E")
        number = self.match(COUNT)[1]
        self.lambda_level, self.arguments = level, kept
        return f"'lambda{number}'{self.parameters(types)}"


def _first(before: _Name | None, text: str) -> _Name:
    if before is not None:
        raise NotMangled
    return _Name(text)


def _last_of(name: str) -> str:
    """Return the last part of a name, less its template arguments."""
    depth, start, end = 0, 0, len(name)
    for at, letter in enumerate(name):
        if letter == "<":
            end = at if not depth else end
            depth += 1
        elif letter == ">":
            depth -= 1
        elif letter == ":" and not depth:
            start, end = at + 1, len(name)
    return name[start:end]
