"""The linked module: entities of all parts under their new names and numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.errors import LinkError
from syclopt.ir.attribute_lists import group_body
from syclopt.ir.body.call_sites import without_use_lists
from syclopt.ir.edits.linkage import with_own_comdat_named
from syclopt.ir.entity import Entity
from syclopt.ir.layout import LOCAL
from syclopt.ir.linking.linked_metadata import NamedLists, kept_nodes, node_entities
from syclopt.ir.linking.linked_types import LocalTypes, merge_types
from syclopt.ir.linking.merging import cast_to, element_type_of, with_elements, with_name
from syclopt.ir.linking.part import owned_in_order
from syclopt.ir.module import Module
from syclopt.ir.references import references
from syclopt.ir.text.alike import same_tokens
from syclopt.ir.text.names_in_text import Renaming
from syclopt.ir.text.source import Source
from syclopt.ir.text.spelling import Key, spell

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from syclopt.ir.body.call_sites import Call
    from syclopt.ir.entity import Kind
    from syclopt.ir.linking.part import Elements, LinkedSymbol, Part
    from syclopt.ir.linking.resolution import Resolution
    from syclopt.ir.views.function import Function


class Renumbering:
    """What is called otherwise in the result: metadata, attribute groups, symbols, types."""

    def __init__(
        self, offset: int, groups: Mapping[int, int], symbols: Mapping[Key, str], types: Mapping[Key, Key]
    ) -> None:
        """Metadata numbers grow by `offset`; `groups`, `symbols` and `types` map what is called otherwise.

        A symbol is replaced by any text, with its sigil.
        """
        self._local = LocalTypes(types) if types else None
        by_sigil: dict[str, Callable[[Key], str | None]] = {}
        if offset != 0 or any(old != new for old, new in groups.items()):
            by_sigil["!"] = lambda key: f"!{int(key) + offset}"
            by_sigil["#"] = lambda key: f"#{groups.get(int(key), key)}"
        if symbols:
            by_sigil["@"] = symbols.get
        self.is_needed = bool(by_sigil or types)
        self._plain = Renaming(by_sigil)
        of_types: dict[str, Callable[[Key], str | None]] = {
            "%": lambda key: f"%{spell(types[key])}" if key in types else None
        }
        self._full = Renaming(by_sigil | of_types) if types else self._plain

    def text(self, text: str) -> str:
        """Return a text that has no local values in names and numbers of the result."""
        return self._full.text(text) if self.is_needed and text else text

    def entity(self, entity: Entity, key: Key) -> Entity:
        """Return an entity in names and numbers of the result, with the key that it has there."""
        if not self.is_needed and key == entity.key:
            return entity
        translate = self._full.text
        gap = entity.source.text[entity.start : entity.begin]
        header, body = entity.header, entity.body
        names_values = entity.kind == "function" or "blockaddress" in header
        if names_values and self._local and (renamed := self._local.renamed(header, body)) is not None:
            header, body = renamed
            translate = self._plain.text
        header = translate(header)
        body = translate(body) if body else ""
        begin, brace = len(gap), len(gap) + len(header)
        text = f"{gap}{header}{body}"
        source = Source(text, "<linked>") if entity.kind == "metadata run" else entity.edited_text(text)
        new = Entity(entity.kind, key, source, 0, begin, brace, brace + len(body))
        new.origin = entity.origin or entity
        return new


_SYMBOLS: tuple[Kind, ...] = ("global", "alias", "ifunc", "function")


class Result:
    """The result of linking, on its way to a module."""

    def __init__(
        self,
        parts: list[Part],
        resolution: Resolution,
        lines: Mapping[str, Entity],
        warn: Callable[[str], None],
        *,
        is_typed: bool,
    ) -> None:
        """Find out what is called how: `resolution` says what is there, `lines` are those of the target."""
        self._parts = parts
        self._lines = lines
        self._comdats = resolution.comdats.owners
        self._types = merge_types(parts)
        self._named = NamedLists(parts, warn)
        self._groups: dict[str, int] = {}
        self._next_group = 0
        self._group_entities: list[tuple[Part, Entity, int]] = []
        self._symbols = {
            part: {kind: [s for s in owned_in_order(part) if s.entity.kind == kind] for kind in _SYMBOLS}
            for part in parts
        }
        self._number_unnamed()
        self._is_typed = is_typed
        self._types_only = {part: Renumbering(0, {}, {}, part.type_names) for part in parts}
        self._offsets: dict[Part, int] = {}
        self._renumbering: dict[Part, Renumbering] = {}
        self._of_aliases: dict[Part, Renumbering] = {}
        offset = 0
        for part in parts:
            self._offsets[part] = offset
            groups, symbols = self._merge_groups(part), self._renamed(part)
            copies = {key: f"@{spell(copy.name)}" for key, copy in part.copies.items()}
            self._renumbering[part] = Renumbering(offset, groups, symbols, part.type_names)
            self._of_aliases[part] = Renumbering(offset, groups, symbols | copies, part.type_names)
            offset += part.module.index.largest("metadata") + 1
        self._next_node = offset

    def module(self, name: str) -> Module:
        """Return the module."""
        entities: list[Entity] = []
        for part in self._parts[:1]:
            entities += [entity for entity in part.module.index.entities if entity.kind == "source_filename"]
        entities += [self._lines[key] for key in ("datalayout", "triple") if key in self._lines]
        for part in self._parts:
            entities += [entity for entity in part.module.index.entities if entity.kind == "module asm"]
        for key, merged in self._types.items():
            entities.append(self._renumbering[merged.part].entity(merged.entity, key))
        entities += self._used_comdats()
        for kind in _SYMBOLS:
            for part in self._parts:
                entities += [self._symbol(part, symbol) for symbol in self._symbols[part][kind]]
        for part, group, number in self._group_entities:
            entities.append(self._renumbering[part].entity(group, number))
        named, flag_nodes = self._named.entities(self._spelled, self._next_node)
        entities += named
        for part in self._parts:
            for nodes in node_entities(part, kept_nodes(part, self._named.roots.get(part, ()))):
                key = nodes.key if isinstance(nodes.key, str) else nodes.key + self._offsets[part]
                entities.append(self._renumbering[part].entity(nodes, key))
        return Module([*entities, *flag_nodes], "", name)

    def _spelled(self, part: Part, text: str) -> str:
        return self._renumbering[part].text(text)

    def _used_comdats(self) -> list[Entity]:
        used = {s.comdat for kinds in self._symbols.values() for symbols in kinds.values() for s in symbols}
        return [
            entity
            for part in self._parts
            for key, entity in part.module.index.table("comdat").items()
            if key in used and self._comdats[key] is part
        ]

    def _number_unnamed(self) -> None:
        """Number what has no name in the order of the result."""
        number = 0
        for kind in _SYMBOLS:
            for part in self._parts:
                for symbol in self._symbols[part][kind]:
                    if isinstance(symbol.name, int):
                        symbol.name = number
                        number += 1

    def _merge_groups(self, part: Part) -> dict[int, int]:
        """Return the number in the result of each attribute group that `part` needs; equal groups are one."""
        used = {int(key) for symbol in part.owned.values() for key in references(symbol.entity).attributes}
        groups: dict[int, int] = {}
        table = part.module.index.table("attributes")
        is_first = part is self._parts[0]
        for number in sorted(used):
            entity = table.get(number)
            if entity is None:  # LLVM takes it for an empty one
                groups[number] = self._next_group = max(number if is_first else 0, self._next_group)
                self._next_group += 1
                continue
            text = same_tokens(entity.header[group_body(entity.header)[0] :])
            known = None if is_first or "%" in text else self._groups.get(text)  # types have names of their module
            if known is None:
                known = max(number if is_first else 0, self._next_group)
                self._next_group = known + 1
                self._groups.setdefault(text, known)
                self._group_entities.append((part, entity, known))
            groups[number] = known
        return groups

    def _renamed(self, part: Part) -> dict[Key, str]:
        """Return what `part` must write for symbols that are called otherwise, or have another type."""
        renamed: dict[Key, str] = {}
        for key, symbol in part.resolved.items():
            is_elsewhere = symbol.part is not part and symbol.linkage not in LOCAL
            cast = None
            if is_elsewhere:
                cast = cast_to(part, key, symbol, self._is_typed, lambda p, text: self._types_only[p].text(text))
            if cast is not None:
                renamed[key] = cast
            elif symbol.name != key:
                renamed[key] = f"@{spell(symbol.name)}"
        return renamed

    def _symbol(self, part: Part, symbol: LinkedSymbol) -> Entity:
        """Return a symbol in names and numbers of the result."""
        entity = symbol.entity
        if "uselistorder" in entity.body:
            entity = entity.with_text(entity.header, without_use_lists(entity.body))
        if symbol.name != entity.key:
            entity = with_own_comdat_named(entity)
        if symbol.key != symbol.entity.key:  # a copy, for an alias
            entity = with_name(entity, symbol.name)
        is_alias = entity.kind in ("alias", "ifunc")
        renumbering = self._of_aliases[part] if is_alias else self._renumbering[part]
        new = renumbering.entity(entity, symbol.name)
        return self._with_all_elements(new, symbol.elements) if symbol.elements else new

    def _with_all_elements(self, variable: Entity, elements: list[Elements]) -> Entity:
        """Return an appending variable, in names of the result, with the elements that all parts have."""
        from syclopt.ir.fragments.types import canonical

        texts = [self._spelled(some.part, text) for some in elements for text in some.texts]
        types = [canonical(self._spelled(some.part, element_type_of(some.entity))).strip() for some in elements]
        for some, element_type in zip(elements, types, strict=True):
            if element_type != types[0]:
                first = elements[0].entity.location.file
                message = f"the appending variable '@{variable.key}' has elements of another type than in {first}"
                raise LinkError(message, some.entity.location)
        return with_elements(variable, texts, types[0])


_NO_CALLBACK = "nocallback"


def allow_callbacks(module: Module) -> None:
    """Remove `nocallback` from all functions but intrinsics, and from all calls."""
    groups = {number for number, group in module.attribute_groups.items() if _NO_CALLBACK in group.attributes}
    for key in {*_symbols_with(module, groups), *module.mentioning(_NO_CALLBACK)}:
        function = module.functions.get(key)
        if function is not None:
            _allow_callbacks_of(function)


def _symbols_with(module: Module, groups: set[Key]) -> list[Key]:
    if not groups:
        return []
    table = module.index.table("symbol")
    return [key for key, entity in table.items() if not groups.isdisjoint(references(entity).attributes)]


def _allow_callbacks_of(function: Function) -> None:
    if not function.is_intrinsic:
        function.remove_attribute(_NO_CALLBACK)
    edited: dict[Call, str] = {}
    for call in function.calls:
        attributes = function.attributes_of(call)
        attributes.attributes.remove(_NO_CALLBACK)
        if attributes.text != call.text:
            edited[call] = attributes.text
    if edited:
        function.replace_calls(edited)
