"""Types in mangled names of C++ variables, as C++ code spells them."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, TypeVar

from syclopt.ir.text.source import to_internal, to_user
from syclopt.limits import DEMANGLED_CHARACTERS
from syclopt.mangling.spelled_types import BUILTIN_TYPES, Spelled

if TYPE_CHECKING:
    from collections.abc import Callable

UNNAMED = "_GLOBAL__N_1"

Parts = tuple[str, ...]
Known = TypeVar("Known", tuple[str, ...], Spelled, tuple[str, ...] | Spelled)

_SEQUENCE = re.compile(r"S([0-9A-Z]{0,9})_")
_PARAMETER = re.compile(r"T(?:L[0-9]*_)?[0-9]*_")
_CV = re.compile(r"r?V?K?")
_BITS = re.compile(r"D([BU])([0-9]+)_")
_BUILTIN = re.compile(r"D[a-z]|[a-z]")
_SIZE = re.compile(r"A([0-9]*)_")
_WORDS = {"r": " __restrict", "V": " volatile", "K": " const", "R": " &", "O": " &&"}
_MARKS = {"P": "*", "R": "&", "O": "&&"}
_STANDARD = {"a": "allocator", "b": "basic_string", "s": "string", "i": "istream", "o": "ostream", "d": "iostream"}
TOO_EARLY = "its name ends too early"
ANYTHING = Spelled("?")  # a type that nobody asks for


class UnreadableError(Exception):
    """What is not understood; the text says what it is."""


class TypeReader(ABC):
    """The rules for types; those for names and template arguments come from who inherits."""

    def __init__(self, text: str, position: int, alias: Callable[[Parts, bool], str]) -> None:
        self.text = text
        self.position = position
        self._alias = alias
        self.seen: list[Parts | Spelled] = []  # what substitutions stand for
        self._spent = 0
        self._is_asked = True  # no alias is made for what nobody asks for

    @abstractmethod
    def name(self) -> Parts:
        """Read a nested name, or one of the global namespace or of `std`."""

    @abstractmethod
    def with_arguments(self, parts: Parts) -> Parts:
        """Read template arguments, and return the name with them."""

    def alias(self, parts: Parts, *, is_value: bool) -> str:
        """Return another name for what is in an unnamed namespace: of a type, or of a pointer to a value."""
        return to_internal(self._alias(tuple(map(to_user, parts)), is_value)) if self._is_asked else ANYTHING.left

    def skip_types(self) -> None:
        """Read types up to an E, those of a function; no alias is made for them."""
        before, self._is_asked = self._is_asked, False
        while not self.ends():
            self.type()
        self._is_asked = before

    def type(self) -> Spelled:
        """A type."""
        builtin = _BUILTIN.match(self.text, self.position)
        if builtin is not None and builtin[0] in BUILTIN_TYPES:
            self.position = builtin.end()
            return Spelled(BUILTIN_TYPES[builtin[0]])
        if self.at("S") and not self.at("St"):
            found = self._substituted()
            if isinstance(found, Spelled):
                return found
            if not self.at("I"):
                return self._named(found)
            new: Parts | Spelled = self.with_arguments(found)
        else:
            new = self._new_type()
        self.remember(new)
        return new if isinstance(new, Spelled) else self._named(new)

    def _named(self, parts: Parts) -> Spelled:
        if UNNAMED in parts:
            return Spelled(self.alias(parts, is_value=False))
        return Spelled(f"::{'::'.join(parts)}")

    def _new_type(self) -> Parts | Spelled:
        letter = self.text[self.position]
        if letter.isdigit() or self.at("N") or self.at("St"):
            return self.name()
        if letter in _MARKS:
            self.position += 1
            return self.type().marked(_MARKS[letter])
        words = "".join(_WORDS[each] for each in self.match(_CV)[0])
        if self.at("F") or self.at("Do"):
            return self._function(words)
        if words:
            return self.type().qualified(words)
        if letter == "A":
            size = self.match(_SIZE)[1]
            return self.type().array(size)
        if self.take("M"):
            owner = self.type()
            return self.type().marked(f"{owner.text}::*")
        if letter == "T":
            return self._parameter()
        return self._rare_type()

    def _rare_type(self) -> Spelled:
        if self.take("DF16_"):
            return Spelled("_Float16")
        if self.take("DF16b") or self.take("u6__bf16"):
            return Spelled("__bf16")
        found = self.match(_BITS)
        return Spelled(f"{'unsigned ' * (found[1] == 'U')}_BitInt({found[2]})")

    def _parameter(self) -> Spelled:
        """Read a template parameter, as stands in the type of a function."""
        if self._is_asked:
            raise self.strange()
        self.match(_PARAMETER)
        return ANYTHING

    def _function(self, words: str) -> Spelled:
        promise = " noexcept" * self.take("Do")
        self.expect("F")
        self.take("Y")  # extern "C"
        result = self.type()
        parameters: list[str] = []
        while not self.ends():
            if self.at("RE") or self.at("OE"):
                words += _WORDS[self.text[self.position]]
                self.position += 1
            else:
                parameters.append(self.type().text)
        if parameters == ["void"]:
            parameters = []
        return result.function(", ".join(parameters), words + promise)

    # What was there before.

    def substituted_name(self) -> Parts:
        """A namespace, class or template that was there before."""
        start = self.position
        found = self._substituted()
        if isinstance(found, Spelled):
            raise self.strange(start)
        return found

    def _substituted(self) -> Parts | Spelled:
        start = self.position
        if (word := self.text[start + 1]) in _STANDARD:
            self.position += 2
            return "std", _STANDARD[word]
        digits = self.match(_SEQUENCE)[1]
        number = int(digits, 36) + 1 if digits else 0
        if number >= len(self.seen):
            raise self.strange(start)
        return self._spend(self.seen[number])

    def remember(self, what: Parts | Spelled) -> None:
        """Make something what a substitution may stand for."""
        self._spend(what)
        self.seen.append(what)

    def _spend(self, what: Known) -> Known:
        """Return what is kept or used again. Raises `UnreadableError` when it all gets too much for one name."""
        self._spent += len(what.text) if isinstance(what, Spelled) else len(what) + sum(map(len, what))
        if self._spent > DEMANGLED_CHARACTERS:
            raise UnreadableError(f"more than {DEMANGLED_CHARACTERS} characters would come of it")
        return what

    # The text.

    def take(self, word: str) -> bool:
        """Step over `word`, if it comes next."""
        found = self.at(word)
        self.position += len(word) if found else 0
        return found

    def at(self, word: str) -> bool:
        """Tell whether `word` comes next."""
        return self.text.startswith(word, self.position)

    def expect(self, word: str) -> None:
        """Step over `word`. Raises `UnreadableError` when it does not come next."""
        if not self.take(word):
            raise self.strange()

    def match(self, pattern: re.Pattern[str]) -> re.Match[str]:
        """Step over what `pattern` matches here. Raises `UnreadableError` when it does not match."""
        found = pattern.match(self.text, self.position)
        if found is None:
            raise self.strange()
        self.position = found.end()
        return found

    def ends(self) -> bool:
        """Read the end of a list, if it is here."""
        if self.position >= len(self.text):
            raise UnreadableError(TOO_EARLY)
        return self.take("E")

    def strange(self, place: int | None = None) -> UnreadableError:
        """Return the error about what comes next, or what stands at a place before it."""
        self.position = self.position if place is None else place
        return UnreadableError(f"a template argument is not understood: '{self.rest()}'")

    def rest(self) -> str:
        """Return the beginning of what comes next."""
        return to_user(self.text[self.position : self.position + 16])
