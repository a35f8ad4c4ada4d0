"""A module of LLVM IR: its text, and an index of what stands in it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from syclopt.ir.edits.lines import line_value, set_line
from syclopt.ir.edits.module_edits import ModuleEdits
from syclopt.ir.joining import joined
from syclopt.ir.scan import scan
from syclopt.ir.text.source import Source, decode, encode, to_internal, to_user
from syclopt.ir.views.view_table import Table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from os import PathLike

    from syclopt.ir.entity import Entity, Kind
    from syclopt.ir.llvm.adapters import AnyModule, ModuleRef, TextModule
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.attribute_group import AttributeGroup
    from syclopt.ir.views.comdat import Comdat
    from syclopt.ir.views.function import Function
    from syclopt.ir.views.global_variable import Alias, Global
    from syclopt.ir.views.metadata_node import MetadataNode, NamedMetadata
    from syclopt.ir.views.named_type import NamedType
    from syclopt.ir.views.symbol import Symbol

_FUNCTIONS: frozenset[Kind] = frozenset({"function"})
_GLOBALS: frozenset[Kind] = frozenset({"global"})
_ALIASES: frozenset[Kind] = frozenset({"alias", "ifunc"})
_BITCODE = (b"BC\xc0\xde", b"\xde\xc0\x17\x0b")


class Module(ModuleEdits):
    """LLVM IR as text and index. Untouched text prints byte for byte as it was read.

    `functions`, `globals`, `aliases`, `types`, `attribute_groups`, `metadata`, `named_metadata` and `comdats` are
    mappings by name (`str`), or by number (`int`) where there is no name; values are views, in source order.
    """

    __slots__ = ()

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
        return cls._scanned(internal, name)

    @classmethod
    def read(cls, path: str | PathLike[str]) -> Module:
        """Return the module of a file of text or bitcode; an empty file has an empty module.

        Raises `FileError`, `ParseError`, `LLVMError`.
        """
        from syclopt.files import read_source

        return cls.parse(read_source(path), str(path))

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

        text = self.internal_text()
        if ";" in text and self._is_part and not self.footer:
            return encode(joined([without_comment_lines(entity) for entity in self.index.entities]))
        return encode(strip_comments(text))

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
