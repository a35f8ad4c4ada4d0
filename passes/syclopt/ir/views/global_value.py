"""What all that is named with `@` has: linkage and the other words before its type, users, and its name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.errors import EditError
from syclopt.ir.edits.checks import check_linkage, check_visibility
from syclopt.ir.edits.declare import set_word
from syclopt.ir.edits.linkage import outside_comdat, with_linkage
from syclopt.ir.layout import DISCARDABLE, LOCAL, global_layout, is_declaration, words_of
from syclopt.ir.references import comdat_of
from syclopt.ir.uses import uses
from syclopt.ir.views.view import View

if TYPE_CHECKING:
    from syclopt.ir.layout import FunctionLayout, GlobalLayout
    from syclopt.ir.text.source import Span
    from syclopt.ir.text.spelling import Key


class GlobalValue(View):
    """What functions, global variables, aliases and ifuncs share, less attributes and metadata."""

    __slots__ = ()

    @property
    def layout(self) -> FunctionLayout | GlobalLayout:
        """Where the parts of the header stand."""
        return global_layout(self.entity)

    def _word(self, span: Span) -> str:
        return self.entity.header[span.start : span.end]

    @property
    def linkage(self) -> str:
        """The linkage; "external" where none is written."""
        return words_of(self.entity).linkage or "external"

    @property
    def visibility(self) -> str:
        """One of "default", "hidden" and "protected"."""
        return words_of(self.entity).visibility or "default"

    @property
    def is_internal(self) -> bool:
        """Whether no other module can see the symbol: linkage internal or private."""
        return self.linkage in LOCAL

    @property
    def is_declaration(self) -> bool:
        """Whether the module has no body or initializer for the symbol."""
        return is_declaration(self.entity)

    @property
    def is_discardable(self) -> bool:
        """Whether the symbol may go when nothing uses it."""
        return self.linkage in DISCARDABLE

    @property
    def is_pinned(self) -> bool:
        """Whether it is a definition that stays when nothing uses it."""
        return not (self.is_discardable or self.is_declaration)

    @property
    def comdat(self) -> Key | None:
        """The comdat that the symbol belongs to."""
        return comdat_of(self.entity)

    @property
    def storage_class(self) -> str:
        """One of "dllimport", "dllexport" and ""."""
        return words_of(self.entity).storage

    @property
    def is_dso_local(self) -> bool:
        """Whether `dso_local` is written, or the linkage says so: a local symbol is of its own file."""
        return self.is_internal or words_of(self.entity).preemption == "dso_local"

    @property
    def unnamed_addr(self) -> str:
        """Whether the address matters: "unnamed_addr" (to nobody), "local_unnamed_addr" (outside of the module), ""."""
        from syclopt.ir.edits.words import unnamed_addr_of

        return unnamed_addr_of(self.entity)

    @property
    def uses(self) -> frozenset[Key]:
        """The symbols that it uses: `symbols_used` less what only metadata operands name; see `Module.uses`."""
        return uses(self.entity)

    @property
    def users(self) -> tuple[View, ...]:
        """What refers to the symbol: functions, globals, aliases, ifuncs and metadata nodes; see `Module.users`."""
        return self.module.users(self.key)

    # Edits.

    def set_linkage(self, linkage: str) -> None:
        """Set the linkage; see `with_linkage` for what goes with it.

        Raises `EditError` for an unknown linkage, and for one that such a symbol cannot have.
        """
        check_linkage(self, linkage)
        if self.linkage == linkage:
            return
        self.module.replace(self, with_linkage(self.entity, linkage))

    def set_visibility(self, visibility: str) -> None:
        """Set the visibility: "default", "hidden" or "protected".

        Raises `EditError` for another, and for a symbol that is local or of a DLL.
        """
        check_visibility(self, visibility)
        word = "" if visibility == "default" else visibility
        self.set_header(set_word(self.entity.header, self.layout.visibility, word))

    def remove_comdat(self) -> None:
        """Take the symbol out of its comdat; the comdat itself stays."""
        if self.comdat is not None:
            self.module.replace(self, outside_comdat(self.entity))

    def rename(self, name: str) -> None:
        """Give the symbol another name, here and wherever the module refers to it.

        Raises `EditError` when the name is taken, empty, or has a NUL.
        """
        self.module.rename({self.key: name})

    def replace_all_uses(self, other: GlobalValue) -> None:
        """Let all that uses this symbol use `other`: code, initializers, aliases and metadata. The symbol itself stays.

        Raises `EditError` when `other` cannot stand there: in another module or address space, of another type where
        pointers have types or it is an intrinsic, a declaration behind an alias, an alias of this symbol; or when the
        address of a block is taken. `Module.replace_all_uses` does it for many symbols at once.
        """
        if other.module is not self.module:
            raise EditError(f"'@{other.key}' belongs to another module than '@{self.key}'", self.location)
        self.module.replace_all_uses({self.key: other.key})

    def set_dso_local(self, is_local: bool) -> None:
        """Say whether the symbol is of its own file.

        Raises `EditError` when an imported symbol is to be, or a local one not to be.
        """
        if is_local and self.storage_class == "dllimport":
            raise EditError(f"'@{self.key}' is dllimport and cannot be dso_local", self.location)
        if not is_local and self.is_internal:
            raise EditError(f"'@{self.key}' is {self.linkage} and always dso_local", self.location)
        if is_local != self.is_dso_local:
            self.set_header(set_word(self.entity.header, self.layout.preemption, "dso_local" if is_local else ""))

    def set_storage_class(self, storage: str) -> None:
        """Set the DLL storage class: "dllimport", "dllexport" or "". What is imported is no longer `dso_local`.

        Raises `EditError` for another, for a local or hidden symbol, and for `dllimport` of a definition.
        """
        from syclopt.ir.edits.words import with_storage_class

        self.set_header(with_storage_class(self, storage))

    def set_unnamed_addr(self, word: str) -> None:
        """Say whether the address matters: "unnamed_addr", "local_unnamed_addr" or "". Raises `EditError`."""
        from syclopt.ir.edits.words import with_unnamed_addr

        self.set_header(with_unnamed_addr(self, word))
