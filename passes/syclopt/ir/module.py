"""A module of LLVM IR: its text, and an index of what stands in it."""

from __future__ import annotations

import os
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Any, Literal, TypeVar, cast

from syclopt.errors import DuplicateError, EditError, UndefinedError
from syclopt.ir.aliases import symbol_behind, symbols_behind
from syclopt.ir.attribute_lists import group_strings
from syclopt.ir.conventions import spellings_of
from syclopt.ir.edits.attach import with_attachments, without_attachments
from syclopt.ir.edits.checks import check_keys, check_linkage, check_node, check_owner, one_entity
from syclopt.ir.edits.lines import line_value, set_line
from syclopt.ir.entity import Entity
from syclopt.ir.index import SPACES, Index, spelled
from syclopt.ir.joining import joined
from syclopt.ir.layout import DECLARING, DISCARDABLE, is_declaration, words_of
from syclopt.ir.references import comdat_of, is_intrinsic, references
from syclopt.ir.scan import scan
from syclopt.ir.text.source import Source, decode, encode, to_internal, to_user
from syclopt.ir.text.spelling import spell_metadata
from syclopt.ir.uses import uses, uses_together
from syclopt.ir.views.view_table import Table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
    from collections.abc import Set as AbstractSet
    from os import PathLike

    from syclopt.ir.edits.attribute_edits import Edit
    from syclopt.ir.entity import Kind
    from syclopt.ir.llvm.adapters import AnyModule, ModuleRef
    from syclopt.ir.marks import Marks, PossibleMarks
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.text_search import TextSearch
    from syclopt.ir.users import Kept
    from syclopt.ir.views.attribute_group import AttributeGroup
    from syclopt.ir.views.comdat import Comdat
    from syclopt.ir.views.function import Function
    from syclopt.ir.views.global_variable import Alias, Global
    from syclopt.ir.views.metadata_node import MetadataNode, NamedMetadata
    from syclopt.ir.views.named_type import NamedType
    from syclopt.ir.views.symbol import Symbol
    from syclopt.ir.views.view import View

    Answers = TypeVar("Answers", bound=Kept)

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
_PLAIN_VIEW = ("view", "View")
_classes: dict[Kind, Callable[[Any, Entity], View]] = {}


_UNPINNED = DISCARDABLE | DECLARING
_NOTHING: frozenset[Key] = frozenset()
_NO_VALUES: Mapping[Key, str] = {}
_NO_GROUPS: Mapping[Key, Iterable[Key]] = {}
_FUNCTIONS: frozenset[Kind] = frozenset({"function"})
_GLOBALS: frozenset[Kind] = frozenset({"global"})
_ALIASES: frozenset[Kind] = frozenset({"alias", "ifunc"})
_MANY = 1000  # entities: whether one of them has a comment is quicker seen in all of the text
_BITCODE = (b"BC\xc0\xde", b"\xde\xc0\x17\x0b")


class Module:
    """LLVM IR as text and index. Untouched text prints byte for byte as it was read.

    `functions`, `globals`, `aliases`, `types`, `attribute_groups`, `metadata`, `named_metadata` and `comdats` are
    mappings by name (`str`), or by number (`int`) where there is no name; values are views, in source order.
    """

    __slots__ = (
        "_absent",
        "_fresh",
        "_is_part",
        "_kept",
        "_known_marks",
        "_numbered_types",
        "_possible_marks",
        "_searched",
        "_texts",
        "_views",
        "footer",
        "index",
        "name",
        "version",
    )

    def __init__(
        self,
        entities: list[Entity],
        footer: str = "",
        name: str = "<string>",
        *,
        is_part: bool = False,
        possible_marks: PossibleMarks | None = None,
    ) -> None:
        """Make a module of entities in order, which the caller gives away.

        `is_part` says that other modules share the entities: what is found of an entity is then worth keeping.
        `possible_marks` are those that functions may have, where the caller knows that: of a part, those of the whole.
        """
        self._is_part = is_part
        self.index = Index(entities)
        self.footer = footer
        self.name = name
        self.version = 0
        self._views: dict[Entity, View] = {}
        self._fresh: dict[str, int] = {}
        self._texts: dict[str, int] = {}
        self._absent: set[Kind] = set()  # of "summary" and "uselist", what the module is known not to have
        self._kept: dict[type[Kept], Kept] = {}  # what was asked for, and is told of each edit
        self._numbered_types: tuple[int, bool] | None = None  # with the version that it is of
        self._known_marks: dict[str, Marks] = {}  # until something changes
        self._searched: TextSearch | None = None  # until something changes
        self._possible_marks = possible_marks  # until something changes

    # In and out.

    @classmethod
    def parse(cls, text: str | bytes | bytearray | memoryview, name: str = "<string>") -> Module:
        """Return the module of a text, of its bytes, or of the bytes of a bitcode file.

        `name` stands for the file in messages. Raises `ParseError`, `DuplicateError` when two entities have one name,
        `LLVMError` for bitcode that LLVM refuses, and `TypeError` for what is neither text nor bytes.
        """
        if isinstance(text, str):
            return cls._scanned(to_internal(text), name)
        if not isinstance(text, bytes | bytearray | memoryview):  # pyright: ignore[reportUnnecessaryIsInstance] - callers are not checked
            message = f"expected the text of a module or its bytes, found {type(text).__name__}"
            raise TypeError(f"{message}: Module.read takes the path of a file")
        data = bytes(text)
        if data.startswith(_BITCODE):
            from syclopt.ir.llvm import from_bitcode

            data = from_bitcode(data, name)
        return cls._scanned(decode(data), name)

    @classmethod
    def read(cls, path: str | bytes | PathLike[str]) -> Module:
        """Return the module of a file of text or bitcode; an empty file has an empty module.

        Raises `FileError`, `ParseError`, `LLVMError`.
        """
        from syclopt.files import read_source

        return cls.parse(read_source(path), os.fsdecode(path))

    @classmethod
    def from_llvmlite(cls, module: AnyModule, name: str = "<llvmlite>") -> Module:
        """Return the module that llvmlite holds, parsed (`ModuleRef`) or being built (`llvmlite.ir.Module`)."""
        return cls.parse(str(module), name)

    def to_llvmlite(self) -> ModuleRef:
        """Return the module parsed by llvmlite, in this process. Raises `LLVMError` when LLVM refuses it."""
        from syclopt.ir.llvm.adapters import to_module_ref

        return to_module_ref(self)

    def __str__(self) -> str:
        return to_user(self.internal_text())

    def to_bytes(self, comments: bool = True) -> bytes:
        """Return the bytes of the text; with `comments=False`, without whole-line comments."""
        if comments:
            return encode(self.internal_text())
        from syclopt.ir.comments import strip_comments, without_comment_lines

        entities = self.index.entities
        if self._is_part and not self.footer and (len(entities) < _MANY or ";" in self.internal_text()):
            return encode(joined([without_comment_lines(entity) for entity in entities]))
        return encode(strip_comments(self.internal_text()))

    def write(self, path: str | bytes | PathLike[str], comments: bool = True) -> None:
        """Write the text to a file, whole or not at all; a name that ends in `.bc` gets bitcode. Raises `FileError`."""
        from syclopt.files import write_file

        if os.fsdecode(path).endswith(".bc"):
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
        entities, marks = [*self.index.entities], self._possible_marks
        return Module(entities, self.footer, self.name, is_part=self._is_part, possible_marks=marks)

    def again(self) -> Callable[[], Module]:
        """Return what makes a module of the same text, and until then keeps that text alone: no entity, no fact."""
        return partial(self._scanned, self.internal_text(), self.name)

    @classmethod
    def _scanned(cls, internal: str, name: str) -> Module:
        entities, footer = scan(Source(internal, name))
        module = cls(entities, internal[footer:], name)
        module.index.check()
        return module

    # Entities by name.

    @property
    def functions(self) -> Table[Function]:
        """Definitions and declarations of functions."""
        return Table(self, "symbol", _FUNCTIONS)

    @property
    def globals(self) -> Table[Global]:
        """Global variables."""
        return Table(self, "symbol", _GLOBALS)

    @property
    def aliases(self) -> Table[Alias]:
        """Aliases and ifuncs."""
        return Table(self, "symbol", _ALIASES)

    @property
    def symbols(self) -> Table[Symbol]:
        """Functions, globals, aliases and ifuncs: all that is named with `@`."""
        return Table(self, "symbol")

    @property
    def types(self) -> Table[NamedType]:
        """Type definitions."""
        return Table(self, "type")

    @property
    def attribute_groups(self) -> Table[AttributeGroup]:
        """Attribute groups by number."""
        return Table(self, "attributes")

    @property
    def metadata(self) -> Table[MetadataNode]:
        """Metadata nodes by number."""
        return Table(self, "metadata")

    @property
    def named_metadata(self) -> Table[NamedMetadata]:
        """Named metadata."""
        return Table(self, "named metadata")

    @property
    def comdats(self) -> Table[Comdat]:
        """Comdats."""
        return Table(self, "comdat")

    # What has no name.

    @property
    def entities(self) -> tuple[Entity, ...]:
        """All entities in the order of the text: their kind, key, text and location."""
        return tuple(self.index.entities)

    def texts(self, kind: Kind) -> tuple[str, ...]:
        """Return the texts of the entities of one kind, such as "module asm", "uselist", "summary"; see `views`."""
        return tuple(to_user(entity.text.strip()) for entity in self.index.entities if entity.kind == kind)

    @property
    def module_asm(self) -> tuple[str, ...]:
        """The `module asm` lines."""
        return self.texts("module asm")

    @property
    def triple(self) -> str | None:
        """The target triple, or None. To set it to None removes the line."""
        return line_value(self, "target", "triple")

    @triple.setter
    def triple(self, value: str | None) -> None:
        set_line(self, "target", "triple", value)

    @property
    def data_layout(self) -> str | None:
        """The data layout, or None. To set it to None removes the line."""
        return line_value(self, "target", "datalayout")

    @data_layout.setter
    def data_layout(self, value: str | None) -> None:
        set_line(self, "target", "datalayout", value)

    @property
    def source_filename(self) -> str | None:
        """The name of the source file, or None. To set it to None removes the line."""
        return line_value(self, "source_filename", "source_filename")

    @source_filename.setter
    def source_filename(self, value: str | None) -> None:
        set_line(self, "source_filename", "source_filename", value)

    def extract(self, roots: Iterable[Key]) -> Module:
        """Return a module of the symbols `roots` and everything that they need, and nothing else.

        Raises `UndefinedError` for a root, or a reference on the way, that nothing defines.
        """
        from syclopt.ir.edits.cut import extract

        return extract(self, roots)

    # Views of entities; every edit of one ends here.

    def view(self, entity: Entity) -> View:
        """Return the view of an entity of this module; the same one each time."""
        view = self._views.get(entity)
        if view is None:
            view_class = _classes.get(entity.kind) or _class_of(entity.kind)
            view = self._views[entity] = view_class(self, entity)
        return view

    def views(self, kind: Kind) -> tuple[View, ...]:
        """Return the views of all entities of one kind, in order: the way to those that have no name."""
        if kind == "metadata":
            self.index.table("metadata")
        return tuple(self.view(entity) for entity in self.index.entities if entity.kind == kind)

    def users(self, key: Key) -> tuple[View, ...]:
        """Return what refers to the symbol `key`, in order: functions, globals, aliases, ifuncs and metadata nodes.

        Of a module that is often asked, the users of all symbols are known, and edits keep that true: a question costs
        what it answers, and what was edited since the last one. A definition that refers to itself is one of its users.
        `module asm` is text of its own, in which nothing is found.
        """
        from syclopt.ir.users import NAMING, SymbolUsers

        return tuple(self.view(user) for user in self.kept(SymbolUsers).of(key) if user.kind in NAMING)

    def alias_of(self, key: Key) -> Key | None:
        """Return an alias or ifunc that stands for the symbol `key`, which must then be a definition."""
        from syclopt.ir.users import AliasUsers

        aliases = self.kept(AliasUsers).of(key)
        return aliases[-1].key if aliases else None

    def kept(self, what: type[Answers]) -> Answers:
        """Return what answers a question about the module; it is made once, and told of each edit from then on."""
        known = self._kept.get(what)
        if known is None:
            known = self._kept[what] = what(self.index)
        return cast("Answers", known)

    def become(self, other: Module) -> None:
        """Take over the entities of `other`, such as one cut out of this module; views of what is gone are removed."""
        self._next_version()
        self.index = other.index
        self.footer = other.footer
        self._absent.clear()
        self._kept.clear()
        self._fresh.clear()
        self._texts.clear()
        views = self._views
        self._views = {}
        unnamed = {entity for entity in other.index.entities if entity.kind not in SPACES}
        for entity, view in views.items():
            space = SPACES.get(entity.kind)
            now = self.index.names(space).get(entity.key) if space else entity if entity in unnamed else None
            view.set_entity(now)
            if now is not None:
                self._views[now] = view

    def replace(self, view: View, entity: Entity | None) -> None:
        """Give `view` another entity, or take it out of the module; every edit ends here.

        Raises `EditError` for a node that is spelled inline.
        """
        if self._views.get(view.entity) is not view:
            raise EditError(f"'{view.text}' is spelled inside of another entity and can only be edited there")
        self.replace_entity(view.entity, entity)

    def replace_entity(self, old: Entity, new: Entity | None) -> None:
        """Put the entity `new` in the place of `old`, or nothing; the view of `old` shows `new`."""
        self._changed(old.kind)
        if new is None and SPACES.get(old.kind) == "symbol":
            self.drop_use_lists()
        self.index.replace(old, new)
        self._show(old, new)
        self._note(old, new)

    def replace_all(self, edited: Mapping[Entity, Entity | None]) -> None:
        """Put entities in the places of others of the same kinds, or nothing; quicker than one by one."""
        if not edited:
            return
        self._changed()
        if None in edited.values() and any(
            new is None and SPACES.get(old.kind) == "symbol" for old, new in edited.items()
        ):
            self.drop_use_lists()
        self.index.replace_all(edited)
        for old in self._views.keys() & edited.keys():
            self._show(old, edited[old])
        for old, new in edited.items() if self._kept else ():
            self._note(old, new)

    def _show(self, old: Entity, new: Entity | None) -> None:
        """Let the view of `old`, if there is one, show `new`."""
        view = self._views.pop(old, None)
        if view is not None:
            view.set_entity(new)
            if new is not None:
                self._views[new] = view

    def _note(self, old: Entity | None, new: Entity | None) -> None:
        """Let what is kept of the module know of an edit."""
        for kept in self._kept.values():
            kept.note(old, new)

    def _changed(self, kind: Kind | None = None) -> None:
        """Note that an entity, of `kind`, changes: a summary of the module says what was before, and goes."""
        self._next_version()
        if kind != "summary":
            self._drop("summary")

    def _next_version(self) -> None:
        self.version += 1
        self._searched = self._possible_marks = None
        if self._known_marks:
            self._known_marks = {}

    def drop_use_lists(self) -> None:
        """Remove the `uselistorder` directives, which a change in the uses of a symbol makes wrong."""
        self._drop("uselist")

    def _drop(self, kind: Kind) -> None:
        if kind not in self._absent:
            self._absent.add(kind)
            for entity in [e for e in self.index.entities if e.kind == kind]:
                self.index.replace(entity, None)
                self._show(entity, None)
                self._note(entity, None)

    def insert(self, entity: Entity) -> None:
        """Add an entity where LLVM prints such. Raises `DuplicateError` when its name or line is there."""
        kind = entity.kind
        if kind in ("target", "source_filename") and self.index.line(kind, entity.key) is not None:
            raise DuplicateError(f"'{entity.key}' is already given", entity.location)
        if self.index.opens(entity):
            from syclopt.ir.edits.lines import below_first_comments

            entity = below_first_comments(self, entity)
        self.index.add(entity)
        self._absent.discard(kind)
        self._note(None, entity)
        self._changed(kind)
        if SPACES.get(kind) == "symbol" and references(entity).symbols:
            self.drop_use_lists()

    def insert_nodes(self, text: str, last: int) -> None:
        """Add metadata nodes, a line for each; their numbers are free, and `last` is the largest."""
        for entity in scan(Source(text, "<added>"))[0]:
            self.index.add_nodes(entity, last)
            self._note(None, entity)
        self._changed("metadata")

    # Which symbols there are.

    def definitions(self) -> Iterator[Function]:
        """Yield the functions that have a body. The module may be edited meanwhile."""
        view = cast("Callable[[Entity], Function]", self.view)
        version = self.version
        for found in [e for e in self.index.table("symbol").values() if e.kind == "function" and e.brace != e.end]:
            entity = found if self.version == version else self.index.find("symbol", found.key)
            if entity is not None and entity.kind == "function" and entity.brace != entity.end:
                yield view(entity)

    def definition_keys(self) -> list[Key]:
        """Return the keys of the functions that have a body, in order; quicker than `definitions`."""
        table = self.index.table("symbol")
        return [key for key, entity in table.items() if entity.kind == "function" and entity.brace != entity.end]

    def declaration_keys(self) -> list[Key]:
        """Return the keys of the functions that have no body, in order."""
        table = self.index.table("symbol")
        return [key for key, entity in table.items() if entity.kind == "function" and entity.brace == entity.end]

    def declared_keys(self) -> list[Key]:
        """Return the keys of the functions without a body and the variables without a value, in order."""
        return [key for key, entity in self.index.table("symbol").items() if is_declaration(entity)]

    def pinned_keys(self) -> list[Key]:
        """Return the keys of the definitions that stay when nothing uses them, in order; see `Symbol.is_pinned`."""
        return [
            key
            for key, entity in self.index.table("symbol").items()
            if (entity.kind != "function" or entity.brace != entity.end)
            and words_of(entity).linkage not in (_UNPINNED if entity.kind == "global" else DISCARDABLE)
        ]

    def mentioning(self, *words: str, escaped: bool = False) -> list[Key]:
        """Return the keys of the symbols whose texts have one of `words` (internal form), also in comments, in order.

        A word of LLVM's grammar is spelled in one way. Of a name, a string or a kind of metadata, `escaped` also finds
        the symbols that may have it with escapes, which no printer would write. Quick where few have one; where the
        symbols stand is found once, until the module changes.
        """
        if self._searched is None:
            from syclopt.ir.text_search import TextSearch

            self._searched = TextSearch(self.index.table("symbol"))
        return self._searched.mentioning(*words, escaped=escaped)

    def header(self, key: Key) -> str:
        """Return the header of a symbol, as `View.header` does; nothing when there is no such symbol."""
        entity = self.index.names("symbol").get(key)
        return entity.header if entity is not None else ""

    def bodies(self) -> Mapping[Key, tuple[str, int, int]]:
        """Return key -> text, start and end of the bodies of functions, in order; as `Function.body_place` does."""
        return {
            key: (entity.source.text, entity.brace, entity.end)
            for key, entity in self.index.table("symbol").items()
            if entity.kind == "function" and entity.brace != entity.end
        }

    def defined(self, key: Key) -> Symbol:
        """Return the symbol of a key; raises `UndefinedError` that names who refers to it when nothing defines it."""
        return cast("Symbol", self.view(self._defined(key)))

    def _defined(self, key: Key) -> Entity:
        table = self.index.table("symbol")
        entity = table.get(key)
        if entity is None:
            user = next((e for e in table.values() if key in references(e).symbols), None)
            where = f", to which '@{user.key}' refers," if user else ""
            raise UndefinedError(f"'@{key}'{where} is not defined", user.location if user else None, self.name)
        return entity

    # What stands on them.

    def functions_with_string(self, name: str) -> Mapping[Key, str]:
        """Return key -> value of the functions with a string attribute, by a group or not, in order.

        Quick, also for many names: headers are read once, until the module changes.
        """
        possible = self._possible_marks
        if possible is not None and name not in possible.strings:
            return _NO_VALUES
        return self._marks("function").with_string(name)

    def globals_with_string(self, name: str) -> Mapping[Key, str]:
        """Return key -> value of the global variables with a string attribute, as `functions_with_string`."""
        return self._marks("global").with_string(name)

    def groups_with_string(self, name: str) -> Mapping[Key, str]:
        """Return number -> value of the attribute groups with a string attribute, in order."""
        groups = self.index.table("attributes").items()
        return {number: strings[name] for number, group in groups if name in (strings := group_strings(group))}

    def functions_with_metadata(self, kind: str) -> list[Function]:
        """Return the functions that metadata of a kind is attached to, in order."""
        possible = self._possible_marks
        if possible is not None and kind not in possible.kinds:
            return []
        keys = self._marks("function").with_metadata(kind)
        if not keys:
            return []
        table = self.index.table("symbol")
        return [cast("Function", self.view(table[key])) for key in keys]

    def functions_with_convention(self, *conventions: str) -> frozenset[Key]:
        """Return the keys of the functions with one of some calling conventions, as LLVM prints them."""
        functions = [entity for entity in self.index.table("symbol").values() if entity.kind == "function"]
        headers = [entity.header for entity in functions]
        text = "\n".join(headers)
        words = [word for one in conventions for word in spellings_of(one) if word in text]
        if not words:
            return frozenset()
        found = [e for e, header in zip(functions, headers, strict=True) if any(word in header for word in words)]
        return frozenset(entity.key for entity in found if words_of(entity).convention in conventions)

    def possible_marks(self, *more_strings: str) -> PossibleMarks:
        """Return the marks that functions of this module have; parts of it have no others but `more_strings`."""
        from syclopt.ir.marks import PossibleMarks

        marks = self._marks("function")
        return PossibleMarks(marks.strings().union(more_strings), marks.kinds())

    def _marks(self, kind: Literal["function", "global"]) -> Marks:
        known = self._known_marks.get(kind)
        if known is None:
            from syclopt.ir.marks import Marks

            known = self._known_marks[kind] = Marks(self, kind, is_part=self._is_part)
        return known

    # What they use and stand for.

    def uses(self, key: Key) -> frozenset[Key]:
        """Return the symbols that the symbol `key` uses, in code, initializers and aliases; metadata does not count.

        Raises `UndefinedError` that names who refers to `key` when nothing defines it.
        """
        return uses(self.index.names("symbol").get(key) or self._defined(key))

    def reachable(self, roots: Iterable[Key], together: Mapping[Key, Iterable[Key]] = _NO_GROUPS) -> set[Key]:
        """Return `roots` and all symbols that they use, directly or through others.

        With a symbol come those that `together` has for it, too. Intrinsics that nothing declares are left out. Raises
        `UndefinedError` that names who refers to another symbol that nothing defines.
        """
        symbols = self.index.names("symbol")
        reached: set[Key] = set()
        wave = dict.fromkeys(roots)
        while wave:
            reached.update(wave)
            here = [symbol for key in wave if (symbol := symbols.get(key)) is not None]
            if len(here) < len(wave):
                absent = [key for key in wave if key not in symbols]
                for key in absent:
                    if not is_intrinsic(key):
                        self._defined(key)
                reached.difference_update(absent)
            found = uses_together(here)
            for key in wave.keys() & together.keys():
                found.update(dict.fromkeys(together[key]))
            wave = {key: None for key in found if key not in reached}
        return reached

    def used(self, keys: Iterable[Key], *, but_by: AbstractSet[Key] = _NOTHING) -> set[Key]:
        """Return those of `keys` that a symbol uses, be it itself; what the symbols `but_by` use does not count.

        Much quicker than to ask each symbol for its uses, where nobody has done so.
        """
        from syclopt.ir.uses import used_symbols

        table = self.index.table("symbol")
        users = [entity for key, entity in table.items() if key not in but_by] if but_by else table.values()
        return used_symbols(users, keys)

    def symbol_behind(self, key: Key, *, is_name: bool = False) -> Key | None:
        """Return the symbol that `key` stands for in the end, through aliases; any other stands for itself.

        None when an alias on the way stands for itself, or names no symbol or several. With `is_name`, also when one is
        more than another name of the next symbol, such as a place within it. There need be no symbol of what is
        returned.
        """
        return symbol_behind(self.index.names("symbol"), key, is_name=is_name)

    def symbols_behind(self, *, is_name: bool = False) -> dict[Key, Key | None]:
        """Return alias -> what `symbol_behind` says of it, for all aliases; each is looked at once."""
        return symbols_behind(self.index.names("symbol"), self.aliases, is_name=is_name)

    def comdats_of_symbols(self) -> dict[Key, Key]:
        """Return symbol -> comdat of those in one. As in LLVM, an alias is in the comdat of what it stands for."""
        table = self.index.table("symbol")
        found = {key: comdat for key, entity in table.items() if (comdat := comdat_of(entity)) is not None}
        aliases = [key for key, entity in table.items() if entity.kind == "alias"] if found else ()
        for key, target in symbols_behind(table, aliases).items():
            if target in found:
                found.setdefault(key, found[target])
        return found

    @property
    def has_numbered_types(self) -> bool:
        """Whether a number after `%` may be a type, as in modules of old compilers."""
        known = self._numbered_types
        if known is None or known[0] != self.version:
            known = self._numbered_types = (
                self.version,
                any(isinstance(key, int) for key in self.index.names("type")),
            )
        return known[1]

    # What changes a module beyond one entity.

    def keep(self, keys: Iterable[Key]) -> None:
        """Remove all symbols but `keys`, and of types, comdats, groups and metadata what these do not need.

        Symbols that `keys` refer to stay only if they are listed too; `extract` finds them. Views of what stays stay.
        Symbols that have only a number get names. Raises `UndefinedError` for a key that is not there, and when what
        stays refers to metadata, attributes or a comdat that nothing defines; `EditError` for one string.
        """
        from syclopt.ir.edits.cut import Cutter

        check_keys(keys)
        cutter = Cutter(self)
        self.become(cutter.cut(cutter.names.get(key, key) for key in keys))

    def rename(self, names: Mapping[Key, str]) -> None:
        """Give symbols new names, old -> new, wherever the module says the old ones; one walk for all.

        A comdat keeps its name. Raises `EditError` when a new name is taken, empty or has a NUL, or when an old one is
        not there.
        """
        from syclopt.ir.edits.rename import rename_symbols

        rename_symbols(self, names)

    def replace_all_uses(self, names: Mapping[Key, Key]) -> None:
        """Let all that uses one of some symbols, old -> new, use the new one; one walk for all.

        All change at once: with `{"a": "b", "b": "c"}`, what used `a` uses `b`, and what used `b` uses `c`. Raises
        `EditError`, and changes nothing, when one is not there, or cannot take the place of the other; see
        `GlobalValue.replace_all_uses`.
        """
        from syclopt.ir.edits.replace_uses import replace_all_uses

        replace_all_uses(self, names)

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
            check_owner(self, node)
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
            return MetadataNode(self, Entity.new("metadata", -1, text))
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


def _class_of(kind: Kind) -> Callable[[Any, Entity], View]:
    module, name = _VIEWS.get(kind, _PLAIN_VIEW)
    found: type[View] = getattr(import_module(f"syclopt.ir.views.{module}"), name)
    _classes[kind] = found
    return found
