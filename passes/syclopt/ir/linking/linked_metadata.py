"""Metadata of several modules: which nodes are one, the module flags, and the lists of the result."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from syclopt.errors import LinkError
from syclopt.ir.edits.mentions import without_symbols
from syclopt.ir.entity import Entity
from syclopt.ir.layout import LOCAL
from syclopt.ir.references import references, without_comments
from syclopt.ir.text.brackets import split_commas
from syclopt.ir.text.printed import as_printed
from syclopt.ir.text.spelling import NAME, STRING, key_of, spell_metadata, string_in

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from syclopt.ir.linking.part import Part
    from syclopt.ir.text.spelling import Key


_TOKEN = re.compile(rf"!([0-9]++)|@({NAME})|{STRING}")
_DEEPEST = 40


class NodeIdentity:
    """Numbers for what nodes say: equal ones for nodes that are one."""

    def __init__(self) -> None:
        """Begin with no node."""
        self._numbers: dict[object, int] = {}
        self._known: dict[tuple[Part, int], int] = {}

    def of(self, part: Part, text: str) -> int:
        """Return the number of an operand: `!5`, `i32 6`, `!"text"`, `!{!5}`."""
        text = text.strip()
        if text[:1] == "!" and text[1:].isdigit():
            return self._of_node(part, int(text[1:]), 0)
        return self._number(self._meaning(part, text, 0))

    def _number(self, what: object) -> int:
        return self._numbers.setdefault(what, len(self._numbers))

    def _of_node(self, part: Part, number: int, depth: int) -> int:
        known = self._known.get((part, number))
        if known is None:
            text = part.nodes.texts.get(number, "")
            is_unique = not text or text.startswith("distinct") or depth > _DEEPEST
            what = (part, number) if is_unique else self._meaning(part, text, depth + 1)
            known = self._known[part, number] = self._number(what)
        return known

    def _meaning(self, part: Part, text: str, depth: int) -> str:
        def spell(found: re.Match[str]) -> str:
            if found[1] is not None:
                return f"!{self._of_node(part, int(found[1]), depth)} "
            if found[2] is not None:
                return self._symbol(part, found[2])
            return found[0]

        return as_printed(_TOKEN.sub(spell, text))

    def _symbol(self, part: Part, token: str) -> str:
        symbol = part.resolved.get(key_of(token))
        if symbol is None:
            return "null"
        return f"@{symbol.key}" if symbol.linkage not in LOCAL else f"@{self._number(symbol)} local"


FLAGS_NAME = "llvm.module.flags"
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
    pieces = [Operand(part, as_printed(piece)) for piece in operands_in(text)]
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
        self._listed: dict[Flag, set[int]] = {}  # flag that lists each element once -> the elements it has

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
        more = _elements(flag)
        if there.elements is None:
            more = [*_elements(there), *more]
            there.number, there.elements = None, []
        if flag.behavior == _APPEND_UNIQUE:
            known = self._listed.setdefault(there, set())
            more = [e for e in more if (same := self._same(e)) not in known and not known.add(same)]
        there.elements += more

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


_OPERAND = re.compile(r"!([0-9]+)|!DI[a-zA-Z]+\([^()]*\)")


class NamedLists:
    """The operands of named metadata of all parts, each node once, as LLVM's linker has them."""

    def __init__(self, parts: Iterable[Part], warn: Callable[[str], None]) -> None:
        """Read the named metadata of `parts`. Raises `LinkError` for flags that contradict each other."""
        self.lists: dict[Key, list[Operand]] = {}
        self.roots: dict[Part, set[int]] = {}
        identity = NodeIdentity()
        flags = ModuleFlags(identity, warn)
        seen: dict[Key, set[int]] = {}
        for part in parts:
            numbers: list[int] = []
            for entity in part.module.index.entities:
                if entity.kind != "named metadata":
                    continue
                operands = [Operand(part, found[0]) for found in _OPERAND.finditer(_inside(entity))]
                if entity.key == FLAGS_NAME:
                    numbers += [int(operand.text[1:]) for operand in operands]
                    continue
                known, listed = seen.setdefault(entity.key, set()), self.lists.setdefault(entity.key, [])
                for operand in operands:
                    if (same := identity.of(part, operand.text)) not in known:
                        known.add(same)
                        listed.append(operand)
            flags.add(part, numbers)
        self.flags = flags.flags
        for operand in self._all_operands():
            self.roots.setdefault(operand.part, set()).update(_numbers_in(operand.text))

    def _all_operands(self) -> Iterable[Operand]:
        for operands in self.lists.values():
            yield from operands
        for flag in self.flags:
            if flag.number is not None:
                yield Operand(flag.part, f"!{flag.number}")
            yield from flag.operands
            yield from flag.elements or ()

    def entities(self, spelled: Callable[[Part, str], str], number: int) -> tuple[list[Entity], list[Entity]]:
        """Return the named metadata, and the nodes of flags that were made in linking, numbered from `number`.

        `spelled` gives a text of a part in the names of the result.
        """
        named = [
            Entity.new("named metadata", name, _named(str(name), [spelled(o.part, o.text) for o in operands]))
            for name, operands in self.lists.items()
        ]
        nodes: list[Entity] = []
        operands: list[str] = []
        for flag in self.flags:
            if flag.number is not None:
                operands.append(spelled(flag.part, f"!{flag.number}"))
                continue
            for text in _flag_nodes(flag, spelled, number):
                nodes.append(Entity.new("metadata", number, f"!{number} = {text}\n"))
                number += 1
            operands.append(f"!{number - 1}")
        if operands:
            named.append(Entity.new("named metadata", FLAGS_NAME, _named(FLAGS_NAME, operands)))
        return named, nodes


def _flag_nodes(flag: Flag, spelled: Callable[[Part, str], str], number: int) -> list[str]:
    """Return the text of the node of a flag; before it that of its list, if that was made in linking."""
    operands = [spelled(operand.part, operand.text) for operand in flag.operands]
    if flag.elements is None:
        return [f"!{{{', '.join(operands)}}}"]
    elements = ", ".join(spelled(operand.part, operand.text) for operand in flag.elements)
    return [f"distinct !{{{elements}}}", f"distinct !{{{operands[0]}, {operands[1]}, !{number}}}"]


def kept_nodes(part: Part, roots: Iterable[int]) -> set[int]:
    """Return the nodes of a part that its symbols in the result and `roots` lead to."""
    used = {int(key) for symbol in part.owned.values() for key in references(symbol.entity).metadata}
    seen: set[int] = set()
    part.nodes.closure(used.union(roots), seen)
    return seen


def node_entities(part: Part, kept: set[int]) -> list[Entity]:
    """Return the nodes of a part that are kept, with `null` in the place of symbols that the result has not."""
    nodes = part.nodes
    changed: dict[int, str] = {}
    for number in nodes.naming & kept:
        if any(key not in part.resolved for key in nodes.symbols(number)):
            node = Entity.new("metadata", number, f"!{number} = {nodes.texts[number]}\n")
            changed[number] = without_symbols(node, part.resolved.keys()).text.partition("= ")[2].strip()
    if len(kept) == len(nodes.texts) and not changed:
        return nodes.entities
    texts = nodes.texts
    lines = [f"!{number} = {changed.get(number) or texts[number]}\n" for number in texts if number in kept]
    return [Entity.new("metadata run", "", "".join(lines), gap="\n")] if lines else []


def _inside(named: Entity) -> str:
    text = without_comments(named.header)
    return text[text.index("{") + 1 : text.rindex("}")]


def _named(name: str, operands: list[str]) -> str:
    return f"!{spell_metadata(name)} = !{{{', '.join(operands)}}}\n"


def _numbers_in(text: str) -> set[int]:
    return {int(key) for key in references(Entity.new("metadata", -1, text)).metadata}
