"""What the C++ name behind a mangled one (Itanium C++ ABI, section 5.1) begins with.

A demangler prints a name, and before it the type that a function returns, if the name ends in template arguments. The
parser here follows all of a mangled name, but of each part it keeps only the text that it begins with.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from syclopt.mangling.expressions import OPERATORS, NotMangled
from syclopt.mangling.type_names import COUNT, SEQUENCE, Types

_LENGTH = re.compile(r"[1-9][0-9]*")
_DISCRIMINATOR = re.compile(r"(?:_[0-9]|__[0-9]+_|[0-9]+\Z)?")
_OFFSET = re.compile(r"hn?[0-9]+_|vn?[0-9]+_n?[0-9]+_")
_METHOD = re.compile(r"H?r?V?K?[OR]?")
_ANONYMOUS = "_GLOBAL__N"
_SPECIALS = (
    "TA template parameter object for|TC construction vtable for|TI typeinfo for|TS typeinfo name for|TT VTT for|"
    "TV vtable for|Tc covariant return thunk to|Th non-virtual thunk to|Tv virtual thunk to|"
    "GI initializer for module|GR reference temporary for|GV guard variable for|"
    "TH thread-local initialization routine for|TW thread-local wrapper routine for"
)
_SPECIAL = {word: text for word, _, text in (row.partition(" ") for row in _SPECIALS.split("|"))}


@lru_cache(maxsize=1 << 14)
def demangled_start(name: str) -> str | None:
    """Return what the C++ name of `name` begins with, two characters at least; None when `name` is not mangled."""
    if not name.startswith("_Z"):
        return None
    parser = _Parser(name, 2)
    try:
        start = parser.encoding()
    except (NotMangled, RecursionError):
        return None
    return start if parser.at == len(name) or parser.peek(".") else None


class _Name(NamedTuple):
    """What a name begins with, and what decides whether the type of a result stands before it."""

    start: str
    is_template: bool = False
    has_no_result: bool = False  # constructors, destructors, conversions


class _Parser(Types):
    """The rules for names."""

    def encoding(self) -> str:
        if self.peek("T", "G"):
            return self._special()
        kept, self.arguments = self.arguments, []
        name = self._name(is_function=True)
        start = name.start
        if not self._is_at_end():
            if self.take("Ua9enable_if"):
                self.template_arguments()
            if name.is_template and not name.has_no_result:
                start = self.type()
            if not self.take("v"):
                self.type()
                while not self._is_at_end() and not self.peek("Q"):
                    self.type()
            if self.take("Q"):
                self.expression()
        self.arguments = kept
        return start

    def _is_at_end(self) -> bool:
        return self.at >= len(self.text) or self.text[self.at] in "E_."

    def _special(self) -> str:
        kind = self.next(2)
        self.at += 2
        if kind not in _SPECIAL:
            raise NotMangled
        if kind in ("Th", "Tv", "Tc"):
            if kind == "Tc":
                self.match(_OFFSET)
                self.match(_OFFSET)
            else:
                self.at -= 1
                self.match(_OFFSET)
            self.encoding()
        elif kind == "TA":
            self.template_argument()
        elif kind == "TC":
            self.type()
            self.match(_LENGTH if self.next() != "0" else re.compile("0"))
            self.expect("_")
            self.type()
        elif kind == "GI":
            while self.take("W"):
                self.take("P")
                self.source_name()
        elif kind[0] == "G" or kind in ("TH", "TW"):
            self._name()
            if kind == "GR":
                self.match(SEQUENCE)
        else:
            self.type()
        return _SPECIAL[kind]

    # Names.

    def class_name(self) -> str:
        return self._name().start

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
            is_std = self.take("St")
            name = self._unqualified(None, is_function)
            if is_std:
                name = name._replace(start="std::")
            if not self.peek("I"):
                return name
            self.substitutions.append(name.start)
        self.template_arguments(is_function)
        return name._replace(is_template=True)

    def _local(self, is_function: bool) -> _Name:
        self.expect("Z")
        start = self.encoding()
        self.expect("E")
        name = _Name(start)
        if not self.take("s"):
            if self.take("d"):
                self.match(COUNT)
            name = self._name(is_function=is_function)
        self.match(_DISCRIMINATOR)
        return name._replace(start=start)

    def _nested(self, is_function: bool) -> _Name:
        self.expect("N")
        self.match(_METHOD)
        name: _Name | None = None
        while not self.take("E"):
            if self.peek("I"):
                if name is None or name.is_template:
                    raise NotMangled
                self.template_arguments(is_function)
                name = name._replace(is_template=True)
            elif self.peek("S") and not self.peek("St"):
                name = _first(name, self.substitution())
                continue  # it is among the substitutions
            elif self.peek("T"):
                name = _first(name, self.template_parameter())
            elif self.peek("Dt", "DT"):
                name = _first(name, self.decltype())
            else:
                is_std = name is None and self.take("St")
                last = self._unqualified(name, is_function)
                start = "std::" if is_std else name.start if name else last.start
                name = _Name(start, has_no_result=last.has_no_result)
            self.substitutions.append(name.start)
            self.take("M")
        if name is None or not self.substitutions:
            raise NotMangled
        self.substitutions.pop()
        return name

    def _unqualified(self, scope: _Name | None, is_function: bool) -> _Name:
        while self.take("W"):
            self.take("P")
            self.source_name()
        if scope is not None:
            self.take("F")  # a friend
        self.take("L")
        has_no_result = False
        if self.next().isdigit():
            start = self.source_name()
        elif self.peek("U"):
            start = self._unnamed_type(is_function)
        elif self.take("DC"):
            start = "["
            while not self.take("E"):
                self.source_name()
        elif self.peek("C", "D") and scope is not None:
            start, has_no_result = scope.start, True
            if self.take("CI"):
                self.at += 1
                self._name()
            else:
                self.at += 2
        else:
            has_no_result = self.peek("cv")
            start = self.operator_name()
        self.tags()
        return _Name(start, has_no_result=has_no_result)

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
            self.type()
            self.in_conversion = kept
        elif word == "li" or (word[:1] == "v" and word[1:].isdigit()):
            self.at += 2
            self.source_name()
        elif word in OPERATORS:
            self.at += 2
        else:
            raise NotMangled
        return "operator"

    def _unnamed_type(self, is_function: bool) -> str:
        if is_function:
            self.arguments = []
        if self.take("Ut"):
            self.match(COUNT)
            return "'unnamed"
        self.expect("Ul")
        level, self.lambda_level = self.lambda_level, len(self.arguments)
        kept = self.arguments
        self.arguments = [*kept, []]
        while self.is_declaration():
            self.declaration()
            self.arguments[-1].append("auto")
        if self.take("Q"):
            self.expression()
        if not self.take("v"):
            while not self.peek("E", "Q"):
                self.type()
        if self.take("Q"):
            self.expression()
        self.expect("E")
        self.match(COUNT)
        self.lambda_level, self.arguments = level, kept
        return "'lambda"


def _first(before: _Name | None, start: str) -> _Name:
    if before is not None:
        raise NotMangled
    return _Name(start)
