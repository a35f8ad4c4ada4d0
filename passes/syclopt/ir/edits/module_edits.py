"""What changes a module: entities added, nodes and groups of attributes numbered, several symbols edited at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from syclopt.errors import EditError, UndefinedError
from syclopt.ir.edits.attach import with_attachments, without_attachments
from syclopt.ir.edits.checks import check_keys, check_linkage, check_node, check_owner, one_entity
from syclopt.ir.entity import Entity
from syclopt.ir.index import spelled
from syclopt.ir.module_questions import ModuleQuestions
from syclopt.ir.text.source import to_internal
from syclopt.ir.text.spelling import spell_metadata

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from syclopt.ir.edits.attribute_edits import Edit
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.metadata_node import MetadataNode, NamedMetadata
    from syclopt.ir.views.symbol import Symbol
    from syclopt.ir.views.view import View


class ModuleEdits(ModuleQuestions):
    """What changes a module beyond one entity."""

    __slots__ = ()

    def keep(self, keys: Iterable[Key]) -> None:
        """Remove all symbols but `keys`, and of types, comdats, groups and metadata what these do not need.

        Symbols that `keys` refer to stay only if they are listed too; `extract` finds them. Views of what stays stay.
        Symbols that have only a number get names. Raises `UndefinedError` for a key that is not there, and when what
        stays refers to metadata, attributes or a comdat that nothing defines; `EditError` for one string.
        """
        from syclopt.ir.edits.cut import Cutter

        check_keys(keys)
        cutter = Cutter(cast("Module", self))
        self.become(cutter.cut(cutter.names.get(key, key) for key in keys))

    def rename(self, names: Mapping[Key, str]) -> None:
        """Give symbols new names, old -> new, wherever the module says the old ones; one walk for all.

        A comdat keeps its name. Raises `EditError` when a new name is taken, empty or has a NUL, or when an old one is
        not there.
        """
        from syclopt.ir.edits.rename import rename_symbols

        rename_symbols(cast("Module", self), names)

    def replace_all_uses(self, names: Mapping[Key, Key]) -> None:
        """Let all that uses one of some symbols, old -> new, use the new one; one walk for all.

        All change at once: with `{"a": "b", "b": "c"}`, what used `a` uses `b`, and what used `b` uses `c`. Raises
        `EditError`, and changes nothing, when one is not there, or cannot take the place of the other; see
        `GlobalValue.replace_all_uses`.
        """
        from syclopt.ir.edits.replace_uses import replace_all_uses

        replace_all_uses(cast("Module", self), names)

    def set_linkage(self, symbols: Iterable[Symbol], linkage: str) -> None:
        """Give all of `symbols` a linkage, or none of them; "external" is what no word stands for.

        Raises `EditError` when one of them cannot have it.
        """
        chosen = [*symbols]
        for symbol in chosen:
            check_linkage(symbol, linkage)
        for symbol in chosen:
            symbol.set_linkage(linkage)

    def add(self, text: str) -> View:
        """Add the top-level entity that `text` spells, of any kind, where LLVM prints such, and return its view.

        Raises `ParseError` when it is not one entity, `DuplicateError` when its name is taken; the module is then as
        it was before.
        """
        entity = one_entity(text)
        if entity.kind == "function":
            entity = Entity.new("function", entity.key, entity.header, entity.body.rstrip(), gap="\n")
        self.insert(entity)
        return self.view(entity)

    def add_metadata(self, text: str) -> MetadataNode:
        """Add a node, `!{i32 6}` or `distinct !{...}`, under the next free number and return it.

        A node of the same text that was added before is given again, unless it is distinct.
        Raises `EditError` for text that is no node.
        """
        internal = to_internal(text)
        key = self._texts.get(internal)
        node = self.index.find("metadata", key) if key is not None else None
        if node is None:
            check_node(internal)
            key = self.free_number("metadata")
            node = Entity.new("metadata", key, f"!{key} = {internal}\n")
            self.insert(node)
            if not internal.startswith("distinct"):
                self._texts[internal] = key
        return cast("MetadataNode", self.view(node))

    def add_nodes(self, texts: Iterable[str]) -> dict[str, int]:
        """Add a node for each text, under the next free numbers, and return text -> number; a text counts once.

        What `add_metadata` added is given again. Many nodes take little time and memory: none is an entity yet. Raises
        `EditError` for text that is no node.
        """
        numbers: dict[str, int] = {}
        lines: list[str] = []
        number = -1
        for text in texts:
            if text in numbers:
                continue
            internal = to_internal(text)
            known = self._texts.get(internal)
            if known is not None and self.index.find("metadata", known) is not None:
                numbers[text] = known
                continue
            check_node(internal)
            number = numbers[text] = self.free_number("metadata")
            lines.append(f"!{number} = {internal}\n")
        if lines:
            self.insert_nodes("".join(lines), number)
        return numbers

    def attach_nodes(self, nodes: Mapping[Key, Sequence[tuple[str, str]]]) -> None:
        """Attach nodes, as kind and text, to functions and variables: `set_metadata` for many at once.

        Each takes the place of those of the same kind. Raises `EditError` for text that is no node.
        """
        numbers = self.add_nodes(text for attached in nodes.values() for _, text in attached)
        symbols = self.index.names("symbol")
        edited: dict[Entity, Entity] = {}
        for key, attached in nodes.items():
            now = symbols[key]
            for kind, text in attached:
                now = with_attachments(without_attachments(now, kind), f"!{spell_metadata(kind)} !{numbers[text]}")
            edited[symbols[key]] = now
        self.replace_all(edited)

    def add_named_metadata(self, name: str, nodes: Iterable[MetadataNode] = ()) -> NamedMetadata:
        """Add `!name = !{...}`. Raises `DuplicateError` when the name is taken, `EditError` when it is empty."""
        if not name:
            raise EditError("the name of named metadata cannot be empty")
        self.index.check_free("named metadata", name)
        entity = Entity.new("named metadata", name, f"!{spell_metadata(name)} = !{{{self.listed(nodes)}}}\n")
        self.insert(entity)
        return cast("NamedMetadata", self.view(entity))

    def listed(self, nodes: Iterable[MetadataNode]) -> str:
        """Return the numbers of `nodes` as named metadata lists them; a node that is spelled inline is added first.

        Raises `EditError` for a node of another module.
        """
        chosen = [*nodes]
        for node in chosen:
            check_owner(cast("Module", self), node)
        return ", ".join(
            f"!{(node if node.number >= 0 else self.add_metadata(node.content)).number}" for node in chosen
        )

    def free_number(self, space: str) -> int:
        """Return the next free number of metadata nodes ("metadata") or attribute groups ("attributes")."""
        if space not in self._fresh:
            self._fresh[space] = self.index.largest(space) + 1
        number = self._fresh[space]
        self._fresh[space] = number + 1
        return number

    def node(self, text: str, user: View) -> MetadataNode:
        """Return the node that `text` (internal form) means in `user`: `!5`, or a node that is spelled inline."""
        from syclopt.ir.views.metadata_node import MetadataNode

        if not text[1:].isdigit():
            return MetadataNode(cast("Module", self), Entity.new("metadata", -1, text))
        entity = self.index.find("metadata", int(text[1:]))
        if entity is None:
            raise UndefinedError(f"'{text}', to which {spelled(user)} refers, is not defined", user.location)
        return cast("MetadataNode", self.view(entity))

    def group_without(self, number: int, edit: Edit) -> int | None:
        """Return the number of an attribute group like `number` less what `edit` is about; None when nothing is left.

        The group itself stays as it is, for others that refer to it.
        """
        from syclopt.ir.attribute_lists import NO_ATTRIBUTES, group_attributes
        from syclopt.ir.edits.attribute_edits import group_text_without

        groups = self.index.names("attributes")
        values = group_attributes(groups[number]) if number in groups else NO_ATTRIBUTES
        if edit.name not in (values.strings if edit.is_string else values.own):
            return number
        text = group_text_without(groups[number], edit)
        if not text:
            return None
        found = self._texts.get(text, -1)
        if found not in groups:
            found = self._texts[text] = self.free_number("attributes")
            self.insert(Entity.new("attributes", found, f"attributes #{found} = {{ {text} }}"))
        return found
