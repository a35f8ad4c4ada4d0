"""`!llvm.module.flags` of several modules: each flag says by its behavior how its values become one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from syclopt.errors import LinkError
from syclopt.ir.text.brackets import split_commas
from syclopt.ir.text.spelling import string_in

if TYPE_CHECKING:
    from collections.abc import Callable

    from syclopt.ir.linking.node_identity import NodeIdentity
    from syclopt.ir.linking.part import Part

NAME = "llvm.module.flags"
_ERROR, _WARNING, _REQUIRE, _OVERRIDE, _APPEND, _APPEND_UNIQUE, _MAX, _MIN = range(1, 9)
_WITH_WARNING = frozenset({(_MIN, _WARNING), (_WARNING, _MIN), (_MAX, _WARNING), (_WARNING, _MAX)})
_FLAG_OPERANDS = 3
_DIGITS = 20  # of the largest number that LLVM compares
# Behaviors that compilers gave these flags once: read as those of today when a module has those of today.
_UPGRADES = {
    "PIC Level": ({_ERROR, _MAX}, _MIN),
    "PIE Level": ({_ERROR}, _MAX),
    "branch-target-enforcement": ({_ERROR}, _MIN),
    "sign-return-address": ({_ERROR}, _MIN),
    "sign-return-address-all": ({_ERROR}, _MIN),
    "sign-return-address-with-bkey": ({_ERROR}, _MIN),
}


@dataclass(frozen=True, slots=True, eq=False)
class Operand:
    """An operand of a node: its text, in which numbers and names are those of `part`."""

    part: Part
    text: str


@dataclass(slots=True, eq=False)
class Flag:
    """One flag. `number` is its node in `part`; None for one that was made in linking."""

    part: Part
    number: int | None
    behavior: int
    name: str
    operands: tuple[Operand, ...]  # behavior, name, value
    elements: list[Operand] | None = None  # of a list that was made in linking

    @property
    def value(self) -> Operand:
        """What the flag says."""
        return self.operands[2]


def flag_of(part: Part, number: int) -> Flag:
    """Return the flag that a node is. Raises `LinkError` for a node of another form."""
    text = part.nodes.texts.get(number, "")
    pieces = [Operand(part, piece) for piece in operands_in(text)]
    behavior = pieces[0].text.split()[-1] if pieces else ""
    name = string_in(pieces[1].text) if len(pieces) == _FLAG_OPERANDS else None
    if name is None or not behavior.isdigit():
        raise LinkError(f"'!{number}' is no module flag", file=part.module.name)
    return Flag(part, number, int(behavior), name, tuple(pieces))


def operands_in(text: str) -> list[str]:
    """Return the operands between the braces of a tuple node."""
    start, end = text.find("{") + 1, text.rfind("}")
    return [text[begin:stop] for begin, stop in split_commas(text, start, end) if stop > begin]


class ModuleFlags:
    """The flags of the result."""

    def __init__(self, identity: NodeIdentity, warn: Callable[[str], None]) -> None:
        """Begin with no flag; `warn` gets what LLVM warns of."""
        self.flags: list[Flag] = []
        self._identity = identity
        self._warn = warn

    def add(self, part: Part, numbers: list[int]) -> None:
        """Merge the flags of a part, the nodes `numbers`, into those that are there. Raises `LinkError`."""
        flags = [flag_of(part, number) for number in numbers]
        if not flags:
            return
        if not self.flags:
            self.flags = flags
            return
        earlier = {flag.name for flag in self.flags if flag.behavior != _REQUIRE}
        minima = {flag.name for flag in self.flags if flag.behavior == _MIN}
        for flag in flags:
            self._merge(flag)
        ours = {flag.name for flag in flags if flag.behavior != _REQUIRE}
        for flag in self.flags:
            if flag.behavior == _MIN and (flag.name not in earlier or flag.name in minima - ours):
                _set_value(flag, f"{flag.value.text.split()[0]} 0")
        self._check_requirements()

    def _merge(self, flag: Flag) -> None:
        if flag.behavior == _REQUIRE:
            known = {self._same(f.value) for f in self.flags if f.behavior == _REQUIRE}
            if self._same(flag.value) not in known:
                self.flags.append(flag)
            return
        places = [at for at, f in enumerate(self.flags) if f.name == flag.name and f.behavior != _REQUIRE]
        if not places:
            self.flags.append(flag)
            return
        place = places[-1]
        there = self.flags[place]
        if there.behavior != flag.behavior:
            there, flag = _upgraded(there), _upgraded(flag)
            self.flags[place] = there
        differ = self._same(flag.value) != self._same(there.value) or there.elements is not None
        if _OVERRIDE in (there.behavior, flag.behavior):
            if there.behavior == flag.behavior and differ:
                raise _conflict(there, flag, "override values")
            if there.behavior != _OVERRIDE:
                self.flags[place] = flag
            return
        if there.behavior != flag.behavior and (there.behavior, flag.behavior) not in _WITH_WARNING:
            raise _conflict(there, flag, "behaviors")
        behaviors = {there.behavior, flag.behavior}
        if _WARNING in behaviors and differ:
            self._warn(str(_conflict(there, flag, "values").message))
        if _MIN in behaviors or _MAX in behaviors:
            self.flags[place] = _extreme(there, flag, min if _MIN in behaviors else max)
        elif flag.behavior == _ERROR and differ:
            raise _conflict(there, flag, "values")
        elif flag.behavior in (_APPEND, _APPEND_UNIQUE):
            self._append(there, flag)

    def _append(self, there: Flag, flag: Flag) -> None:
        elements = there.elements if there.elements is not None else _elements(there)
        more = _elements(flag)
        if flag.behavior == _APPEND_UNIQUE:
            seen: set[int] = set()
            joined = [*elements, *more]
            elements = [e for e in joined if (same := self._same(e)) not in seen and not seen.add(same)]
        else:
            elements = [*elements, *more]
        there.number, there.elements = None, elements

    def _same(self, operand: Operand) -> int:
        return self._identity.of(operand.part, operand.text)

    def _check_requirements(self) -> None:
        values = {flag.name: flag for flag in self.flags if flag.behavior != _REQUIRE}
        for requirement in [flag for flag in self.flags if flag.behavior == _REQUIRE]:
            part, text = requirement.part, requirement.value.text
            if text[1:].isdigit():
                text = part.nodes.texts.get(int(text[1:]), "")
            name, value = (Operand(part, piece) for piece in operands_in(text))
            flag = values.get(string_in(name.text) or "")
            if flag is None or self._same(flag.value) != self._same(value):
                what = string_in(name.text)
                message = f"module flag '{what}' has not the value '{value.text}', which is required"
                raise LinkError(message, file=part.module.name)


def _upgraded(flag: Flag) -> Flag:
    old, new = _UPGRADES.get(flag.name, ((), 0))
    return _changed(flag, flag.part, new, flag.value) if flag.behavior in old else flag


def _changed(flag: Flag, part: Part, behavior: int, value: Operand) -> Flag:
    return Flag(part, None, behavior, flag.name, (Operand(part, f"i32 {behavior}"), flag.operands[1], value))


def _set_value(flag: Flag, text: str) -> None:
    flag.number = None
    flag.operands = (*flag.operands[:2], Operand(flag.part, text))


def _extreme(there: Flag, flag: Flag, choose: Callable[[int, int], int]) -> Flag:
    values = [_integer(f) for f in (there, flag)]
    chosen = there if choose(*values) == values[0] else flag
    behavior = _MIN if choose is min else _MAX
    if chosen.behavior == behavior:
        return chosen
    return _changed(chosen, chosen.part, behavior, chosen.value)


def _integer(flag: Flag) -> int:
    word = flag.value.text.split()[-1]
    if word in ("true", "false"):
        return int(word == "true")
    if not word.isdigit() or len(word) > _DIGITS:
        raise LinkError(
            f"module flag '{flag.name}' is no number that can be compared: '{word}'", file=flag.part.module.name
        )
    return int(word)


def _elements(flag: Flag) -> list[Operand]:
    part, text = flag.value.part, flag.value.text
    if text[1:].isdigit():
        text = part.nodes.texts.get(int(text[1:]), "")
    return [Operand(part, piece) for piece in operands_in(text)]


def _conflict(there: Flag, flag: Flag, what: str) -> LinkError:
    first, second = there.part.module.name, flag.part.module.name
    return LinkError(f"module flag '{flag.name}' has conflicting {what} in {first} and {second}", file=second)
