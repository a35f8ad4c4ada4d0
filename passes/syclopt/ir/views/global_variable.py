"""Views of global variables, aliases and ifuncs."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from syclopt.ir.edits.declare import declaration
from syclopt.ir.layout import GlobalLayout, global_layout, is_externally_initialized
from syclopt.ir.references import references, without_comments
from syclopt.ir.text.source import to_user
from syclopt.ir.views.symbol import Symbol, symbols_in_order

if TYPE_CHECKING:
    from syclopt.ir.text.spelling import Key

_ADDRESS_SPACE = re.compile(r"addrspace\s*\(\s*([0-9]+)\s*\)")


class Global(Symbol):
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
        """The number of the address space; 0 where none is written."""
        found = _ADDRESS_SPACE.search(without_comments(self._word(self.layout.rest)))
        return int(found[1]) if found else 0

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
    def referenced_globals(self) -> tuple[Key, ...]:
        """The symbols that the initializer refers to, each once, in the order of the text."""
        return symbols_in_order(self.entity.header, references(self.entity).symbols)

    def drop_initializer(self) -> None:
        """Make it a declaration that LLVM accepts: external, without initializer, comdat and attachments."""
        if not self.is_declaration:
            self.module.drop_use_lists()
            self.module.replace(self, declaration(self.entity))


class Alias(Symbol):
    """An alias or ifunc."""

    __slots__ = ()

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
