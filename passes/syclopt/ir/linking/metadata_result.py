"""Metadata of the result: which nodes are kept, what named metadata lists, and the flags."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from syclopt.ir.edits.mentions import without_symbols
from syclopt.ir.entity import Entity
from syclopt.ir.linking import module_flags
from syclopt.ir.linking.module_flags import Flag, ModuleFlags, Operand
from syclopt.ir.linking.node_identity import NodeIdentity
from syclopt.ir.references import references, without_comments
from syclopt.ir.text.spelling import spell_metadata

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from syclopt.ir.linking.part import Part
    from syclopt.ir.text.spelling import Key

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
                if entity.key == module_flags.NAME:
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
            named.append(Entity.new("named metadata", module_flags.NAME, _named(module_flags.NAME, operands)))
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
