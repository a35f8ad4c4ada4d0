"""Views of global variables, aliases and ifuncs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.errors import EditError
from syclopt.ir.edits.checks import check_declaration
from syclopt.ir.edits.declare import declaration, set_word
from syclopt.ir.edits.words import thread_local_of, with_thread_local
from syclopt.ir.layout import GlobalLayout, global_layout, is_externally_initialized
from syclopt.ir.pointer_types import address_space_of
from syclopt.ir.references import references
from syclopt.ir.text.source import to_user
from syclopt.ir.text.spelling import bytes_of
from syclopt.ir.views.global_object import GlobalObject
from syclopt.ir.views.symbol import Symbol, symbols_in_order

if TYPE_CHECKING:
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.metadata_node import MetadataNode


class Global(GlobalObject):
    """A global variable."""

    __slots__ = ()

    @property
    def layout(self) -> GlobalLayout:
        """Where the parts stand."""
        return global_layout(self.entity)

    @property
    def is_constant(self) -> bool:
        """Whether it is a `constant`, not a `global`."""
        return self._word(self.layout.keyword) == "constant"

    @property
    def address_space(self) -> int:
        """The number of the address space; 0 where none is written.

        Raises `UndefinedError` for a name that the data layout does not give a number.
        """
        return address_space_of(self.module, self.entity)

    @property
    def is_externally_initialized(self) -> bool:
        """Whether something outside of the module gives the value."""
        return is_externally_initialized(self.entity)

    @property
    def value_type(self) -> str:
        """The type of the value, as it is spelled."""
        return to_user(self._word(self.layout.value_type))

    @property
    def initializer(self) -> str | None:
        """The initializer as it is spelled, without its type; None for a declaration."""
        return to_user(self._word(self.layout.initializer)) or None

    @property
    def characters(self) -> bytes | None:
        """The bytes of an initializer that is a string, `c"..."`, or an array of bytes; None for any other."""
        initializer = self._word(self.layout.initializer)
        if initializer[:1] not in ("c", "["):
            return None
        if initializer.find('"', 2) == len(initializer) - 1:
            return bytes_of(initializer)
        from syclopt.ir.fragments import parse_constant

        return parse_constant(f"{self._word(self.layout.value_type)} {initializer}").characters

    @property
    def referenced_globals(self) -> tuple[Key, ...]:
        """The symbols that the initializer refers to, each once, in the order of the text."""
        return symbols_in_order(self.entity.header, references(self.entity).symbols)

    @property
    def thread_local(self) -> str | None:
        """The model by which each thread has its own, such as "generaldynamic"; None for one that all share."""
        return thread_local_of(self.entity)

    def set_thread_local(self, model: str | None) -> None:
        """Give each thread its own, by a model of `THREAD_LOCAL_MODELS`, or all the same one (None).

        Raises `EditError` for another model.
        """
        self.set_header(with_thread_local(self, model))

    def set_constant(self, is_constant: bool) -> None:
        """Make it a `constant` or a `global`. Raises `EditError` for a common one, which is no constant."""
        if is_constant and self.linkage == "common":
            raise EditError(f"'@{self.key}' is common and cannot be a constant", self.location)
        self.set_header(set_word(self.entity.header, self.layout.keyword, "constant" if is_constant else "global"))

    def set_initializer(self, value: str | None) -> None:
        """Set the value, with its type (`i32 5`) or without (`5`); a declaration becomes a definition, and external.

        None makes it a declaration. Raises `EditError` for what is no constant of the global's type.
        """
        if value is None:
            self.drop_initializer()
            return
        from syclopt.ir.edits.initializers import with_initializer

        header = with_initializer(self, value)
        self.module.drop_use_lists()
        self.set_header(header)

    def drop_initializer(self) -> None:
        """Make it a declaration that LLVM accepts: external, without initializer, comdat and attachments.

        Raises `EditError` when an alias stands for it.
        """
        if not self.is_declaration:
            check_declaration(self)
            self.module.drop_use_lists()
            self.module.replace(self, declaration(self.entity))


class Alias(Symbol):
    """An alias or ifunc."""

    __slots__ = ()

    def _attribute_kinds(self) -> None:
        return None

    @property
    def is_ifunc(self) -> bool:
        """Whether it is an ifunc."""
        return self.entity.kind == "ifunc"

    @property
    def aliasee(self) -> str:
        """What it stands for (of an ifunc the resolver), as it is spelled with its type."""
        layout = global_layout(self.entity)
        return to_user(self._word(layout.details[0]) if layout.details else "")

    @property
    def target(self) -> Key | None:
        """The symbol that it stands for, also through a constant expression."""
        return next(iter(references(self.entity).symbols), None)

    @property
    def value_type(self) -> str:
        """The type of what it stands for, as it is spelled."""
        return to_user(self._word(global_layout(self.entity).value_type))

    @property
    def address_space(self) -> int:
        """The number of the address space of what it stands for; 0 where none is written."""
        return address_space_of(self.module, self.entity)

    def set_metadata(self, kind: str, node: MetadataNode | None) -> None:
        """Take attachments away, of which there are none. Raises `EditError` for a node: LLVM has no place for one."""
        if node is not None:
            raise EditError(f"'@{self.key}' is an {self.entity.kind}, which has no metadata", self.location)
