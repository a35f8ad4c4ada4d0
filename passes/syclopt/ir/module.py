"""A module of LLVM IR: its text, and an index of what stands in it."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, cast

from syclopt.errors import UndefinedError
from syclopt.ir.entity import Entity
from syclopt.ir.index import SPACES, Index, joined, spelled
from syclopt.ir.references import references
from syclopt.ir.scan import expand, scan
from syclopt.ir.text.source import Source, decode, encode, to_internal, to_user
from syclopt.ir.text.spelling import spell_metadata
from syclopt.ir.views.view_table import Table

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from os import PathLike

    from syclopt.ir.entity import Kind
    from syclopt.ir.llvm.adapters import AnyModule, ModuleRef, TextModule
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.attribute_group import AttributeGroup
    from syclopt.ir.views.comdat import Comdat
    from syclopt.ir.views.function import Function
    from syclopt.ir.views.global_variable import Alias, Global
    from syclopt.ir.views.metadata_node import MetadataNode, NamedMetadata
    from syclopt.ir.views.named_type import NamedType
    from syclopt.ir.views.symbol import Symbol
    from syclopt.ir.views.view import View

_BITCODE = (b"BC\xc0\xde", b"\xde\xc0\x17\x0b")
_VIEWS: dict[Kind, tuple[str, str]] = {
    "function": ("function", "Function"),
    "global": ("global_variable", "Global"),
    "alias": ("global_variable", "Alias"),
    "ifunc": ("global_variable", "Alias"),
    "type": ("named_type", "NamedType"),
    "comdat": ("comdat", "Comdat"),
    "attributes": ("attribute_group", "AttributeGroup"),
    "metadata": ("metadata_node", "MetadataNode"),
    "named metadata": ("metadata_node", "NamedMetadata"),
}


class Module:
    """LLVM IR as text and index. Untouched text prints byte for byte as it was read.

    `functions`, `globals`, `aliases`, `types`, `attribute_groups`, `metadata`, `named_metadata` and `comdats` are
    mappings by name (`str`), or by number (`int`) where there is no name; values are views, in source order.
    """

    __slots__ = ("_fresh", "_has_use_lists", "_is_part", "_texts", "_views", "footer", "index", "name", "version")

    def __init__(
        self, entities: list[Entity], footer: str = "", name: str = "<string>", *, is_part: bool = False
    ) -> None:
        """Make a module of entities in order, which the caller gives away.

        `is_part` says that other modules share the entities: what is found of an entity is then worth keeping.
        """
        self._is_part = is_part
        self.index = Index(entities)
        self.footer = footer
        self.name = name
        self.version = 0
        self._views: dict[Entity, View] = {}
        self._fresh: dict[str, int] = {}
        self._texts: dict[str, int] = {}
        self._has_use_lists: bool | None = None

    # In and out.

    @classmethod
    def parse(cls, text: str | bytes, name: str = "<string>") -> Module:
        """Return the module of a text, of its bytes, or of the bytes of a bitcode file.

        `name` stands for the file in messages. Raises `ParseError`, `DuplicateError` when two entities have one name,
        and `LLVMError` for bitcode that LLVM refuses.
        """
        if isinstance(text, str):
            internal = to_internal(text)
        elif text.startswith(_BITCODE):
            from syclopt.ir.llvm import from_bitcode

            internal = decode(from_bitcode(text, name))
        else:
            internal = decode(text)
        source = Source(internal, name)
        entities, footer = scan(source)
        module = cls(entities, internal[footer:], name)
        module.index.check()
        return module

    @classmethod
    def read(cls, path: str | PathLike[str]) -> Module:
        """Return the module of a file of text or bitcode. Raises `FileError`, `ParseError`, `LLVMError`."""
        from syclopt.files import read_file

        return cls.parse(read_file(path), str(path))

    @classmethod
    def from_llvmlite(cls, module: AnyModule, name: str = "<llvmlite>") -> Module:
        """Return the module that llvmlite holds, parsed (`ModuleRef`) or being built (`llvmlite.ir.Module`)."""
        return cls.parse(str(module), name)

    def to_llvmlite(self) -> ModuleRef:
        """Return the module parsed by llvmlite, in this process. Raises `LLVMError` when LLVM refuses it."""
        from syclopt.ir.llvm.adapters import to_module_ref

        return to_module_ref(self)

    def to_llvmlite_ir(self) -> TextModule:
        """Return an `llvmlite.ir.Module` that prints this module's text, for code that builds with llvmlite."""
        from syclopt.ir.llvm.adapters import to_ir_module

        return to_ir_module(self)

    def __str__(self) -> str:
        return to_user(self.internal_text())

    def to_bytes(self, comments: bool = True) -> bytes:
        """Return the bytes of the text; with `comments=False`, without whole-line comments."""
        if comments:
            return encode(self.internal_text())
        from syclopt.ir.comments import strip_comments, without_comment_lines

        if self._is_part and not self.footer:
            return encode(joined(map(without_comment_lines, self.index.entities)))
        return encode(strip_comments(self.internal_text()))

    def write(self, path: str | PathLike[str], comments: bool = True) -> None:
        """Write the text to a file, whole or not at all; a name that ends in `.bc` gets bitcode. Raises `FileError`."""
        from syclopt.files import write_file

        if str(path).endswith(".bc"):
            from syclopt.ir.llvm import to_bitcode

            write_file(path, to_bitcode(self))
            return
        write_file(path, self.to_bytes(comments))

    def internal_text(self) -> str:
        """Return the text, one character a byte."""
        text = self.index.text()
        return text + self.footer if self.footer else text

    def copy(self) -> Module:
        """Return a module of the same text. Entities are shared, edits are not."""
        return Module([*self.index.entities], self.footer, self.name, is_part=self._is_part)

    # Entities by name.

    @property
    def functions(self) -> Table[Function]:
        """Definitions and declarations of functions."""
        return Table(self, "symbol", "function")

    @property
    def globals(self) -> Table[Global]:
        """Global variables."""
        return Table(self, "symbol", "global")

    @property
    def aliases(self) -> Table[Alias]:
        """Aliases and ifuncs."""
        return Table(self, "symbol", "alias", "ifunc")

    @property
    def symbols(self) -> Table[Symbol]:
        """Functions, globals, aliases and ifuncs: all that is named with `@`."""
        return Table(self, "symbol", "function", "global", "alias", "ifunc")

    @property
    def types(self) -> Table[NamedType]:
        """Type definitions."""
        return Table(self, "type", "type")

    @property
    def attribute_groups(self) -> Table[AttributeGroup]:
        """Attribute groups by number."""
        return Table(self, "attributes", "attributes")

    @property
    def metadata(self) -> Table[MetadataNode]:
        """Metadata nodes by number."""
        return Table(self, "metadata", "metadata")

    @property
    def named_metadata(self) -> Table[NamedMetadata]:
        """Named metadata."""
        return Table(self, "named metadata", "named metadata")

    @property
    def comdats(self) -> Table[Comdat]:
        """Comdats."""
        return Table(self, "comdat", "comdat")

    def definitions(self) -> Iterator[Function]:
        """Yield the functions that have a body."""
        for entity in [*self.index.table("symbol").values()]:
            if entity.kind == "function" and entity.brace != entity.end:
                yield cast("Function", self.view(entity))

    @property
    def entities(self) -> tuple[Entity, ...]:
        """All entities in the order of the text: their kind, key, text and location."""
        return tuple(self.index.entities)

    def texts(self, kind: Kind) -> tuple[str, ...]:
        """Return the texts of the entities of one kind that has no name: "module asm", "uselist", "summary"."""
        return tuple(to_user(entity.text.strip()) for entity in self.index.entities if entity.kind == kind)

    @property
    def module_asm(self) -> tuple[str, ...]:
        """The `module asm` lines."""
        return self.texts("module asm")

    @property
    def triple(self) -> str | None:
        """The target triple, or None."""
        return self._line("target", "triple")

    @property
    def data_layout(self) -> str | None:
        """The data layout, or None."""
        return self._line("target", "datalayout")

    @property
    def source_filename(self) -> str | None:
        """The name of the source file, or None."""
        return self._line("source_filename", "source_filename")

    def _line(self, kind: Kind, key: str) -> str | None:
        from syclopt.ir.text.spelling import string_in

        for entity in self.index.entities:
            if entity.kind == kind and entity.key == key:
                return string_in(entity.text)
        return None

    # Edits.

    def symbol(self, entity: Entity) -> Symbol:
        """Return the view of an entity that is named with `@`."""
        return cast("Symbol", self.view(entity))

    def view(self, entity: Entity) -> View:
        """Return the view of an entity of this module; the same one each time."""
        view = self._views.get(entity)
        if view is None:
            module, name = _VIEWS[entity.kind]
            view_class = _classes.get(name)
            if view_class is None:
                view_class = _classes[name] = getattr(import_module(f"syclopt.ir.views.{module}"), name)
            view = self._views[entity] = view_class(self, entity)
        return view

    def defined(self, key: Key) -> Symbol:
        """Return the symbol of a key; raises `UndefinedError` that names who refers to it when nothing defines it."""
        entity = self.index.table("symbol").get(key)
        if entity is None:
            users = (e for e in self.index.table("symbol").values() if key in references(e).symbols)
            user = next(users, None)
            where = f", to which '@{user.key}' refers," if user else ""
            raise UndefinedError(f"'@{key}'{where} is not defined", user.location if user else None, self.name)
        return self.symbol(entity)

    def become(self, other: Module) -> None:
        """Take over the entities of `other`, such as one cut out of this module; views of what is gone are removed."""
        self.version += 1
        self.index = other.index
        self.footer = other.footer
        views = self._views
        self._views = {}
        for entity, view in views.items():
            now = self.index.table(SPACES[entity.kind]).get(entity.key)
            view.set_entity(now)
            if now is not None:
                self._views[now] = view

    def replace(self, view: View, entity: Entity | None) -> None:
        """Give `view` another entity, or take it out of the module; every edit ends here."""
        self.replace_entity(view.entity, entity)

    def replace_entity(self, old: Entity, new: Entity | None) -> None:
        """Put the entity `new` in the place of `old`, or nothing; the view of `old` shows `new`."""
        self.version += 1
        if new is None and SPACES.get(old.kind) == "symbol":
            self.drop_use_lists()
        self.index.replace(old, new)
        view = self._views.pop(old, None)
        if view is not None:
            view.set_entity(new)
            if new is not None:
                self._views[new] = view

    def replace_all(self, edited: Mapping[Entity, Entity]) -> None:
        """Put entities in the places of others of the same kinds and names; quicker than one by one."""
        self.version += bool(edited)
        self.index.replace_all(edited)
        for old in self._views.keys() & edited.keys():
            view = self._views[edited[old]] = self._views.pop(old)
            view.set_entity(edited[old])

    def set_linkage(self, symbols: Iterable[Symbol], linkage: str) -> None:
        """Give each of `symbols` a linkage; "external" is what no word stands for. Raises `EditError`."""
        for symbol in symbols:
            symbol.set_linkage(linkage)

    def add(self, text: str) -> View:
        """Add the entity that `text` spells (a declaration, a global, a type, ...) and return its view.

        Raises `ParseError` when it is not one entity, `DuplicateError` when its name is taken.
        """
        source = Source(to_internal(text.strip()) + "\n", "<added>")
        entities, footer = scan(source)
        if len(entities) != 1 or source.text[footer:].strip():
            raise source.error("expected one top-level entity", entities[0].end if entities else 0)
        entity = expand(entities[0])[0] if entities[0].kind == "metadata run" else entities[0]
        if entity.kind == "function":
            entity = Entity.new("function", entity.key, entity.header, entity.body.rstrip(), gap="\n")
        self._insert(entity)
        return self.view(entity)

    def add_metadata(self, text: str) -> MetadataNode:
        """Add a node, `!{i32 6}` or `distinct !{...}`, under the next free number and return it.

        A node of the same text that was added before is given again, unless it is distinct.
        """
        internal = to_internal(text)
        key = self._texts.get(internal)
        if key is None or key not in self.metadata:
            key = self.free_number("metadata")
            self._insert(Entity.new("metadata", key, f"!{key} = {internal}\n"))
            if not internal.startswith("distinct"):
                self._texts[internal] = key
        return self.metadata[key]

    def add_named_metadata(self, name: str, nodes: Iterable[MetadataNode] = ()) -> NamedMetadata:
        """Add `!name = !{...}`. Raises `DuplicateError` when there is one of that name."""
        operands = ", ".join(f"!{node.number}" for node in nodes)
        self._insert(Entity.new("named metadata", name, f"!{spell_metadata(name)} = !{{{operands}}}\n"))
        return self.named_metadata[name]

    def free_number(self, space: str) -> int:
        """Return the next free number of metadata nodes ("metadata") or attribute groups ("attributes")."""
        if space not in self._fresh:
            self._fresh[space] = self.index.largest(space) + 1
        number = self._fresh[space]
        self._fresh[space] = number + 1
        return number

    def node(self, text: str, user: Entity) -> MetadataNode:
        """Return the node that `text` (internal form) means in `user`: `!5`, or a node that is spelled inline."""
        from syclopt.ir.views.metadata_node import MetadataNode

        if not text[1:].isdigit():
            return MetadataNode(self, Entity.new("metadata", -1, text))
        entity = self.index.find("metadata", int(text[1:]))
        if entity is None:
            raise UndefinedError(f"'{text}', to which {spelled(user)} refers, is not defined", user.location)
        return cast("MetadataNode", self.view(entity))

    def group_without(self, number: int, name: str) -> int | None:
        """Return the number of the attribute group `number` less the attribute `name`; None when nothing is left."""
        from syclopt.ir.attribute_lists import group_text_without

        group = self.attribute_groups[number]
        if name not in group.attributes:
            return number
        text = group_text_without(group.entity.header, name)
        if not text:
            return None
        known = self._texts.get(text, -1)
        if known not in self.attribute_groups:
            known = self._texts[text] = self.free_number("attributes")
            self._insert(Entity.new("attributes", known, f"attributes #{known} = {{ {text} }}"))
        return known

    def drop_use_lists(self) -> None:
        """Remove the `uselistorder` directives, which a change in the uses of a symbol makes wrong."""
        if self._has_use_lists is None:
            self._has_use_lists = any(entity.kind == "uselist" for entity in self.index.entities)
        if self._has_use_lists:
            self._has_use_lists = False
            for entity in [e for e in self.index.entities if e.kind == "uselist"]:
                self.index.replace(entity, None)

    def extract(self, roots: Iterable[Key]) -> Module:
        """Return a module of the symbols `roots` and everything that they need, and nothing else.

        Raises `UndefinedError` for a root, or a reference on the way, that nothing defines.
        """
        from syclopt.ir.edits.cut import extract

        return extract(self, roots)

    def _insert(self, entity: Entity) -> None:
        self.version += 1
        self.index.add(entity)


_classes: dict[str, type[View]] = {}
