"""What functions and global variables have, and aliases have not: section, alignment, a place in a comdat."""

from __future__ import annotations

from syclopt.ir.edits.checks import check_alignment, check_comdat
from syclopt.ir.edits.parts import alignment_of, part_of, with_part
from syclopt.ir.text.spelling import Key, escape, spell, string_in
from syclopt.ir.views.symbol import Symbol


class GlobalObject(Symbol):
    """A function or global variable."""

    __slots__ = ()

    @property
    def section(self) -> str | None:
        """The section that the object file has for it, or None."""
        text = part_of(self.entity, "section")
        return string_in(text) if text else None

    @property
    def alignment(self) -> int | None:
        """The alignment in bytes, or None where none is written."""
        return alignment_of(self.entity) or None

    def set_section(self, section: str | None) -> None:
        """Set the section; None takes it away."""
        self.set_header(with_part(self.entity, "section", f'section "{escape(section)}"' if section else ""))

    def set_alignment(self, alignment: int | None) -> None:
        """Set the alignment in bytes; None takes it away. Raises `EditError` for what is no power of two."""
        if alignment is not None:
            check_alignment(self, alignment)
        self.set_header(with_part(self.entity, "align", f"align {alignment}" if alignment else ""))

    def set_comdat(self, comdat: Key | None) -> None:
        """Put the symbol into a comdat of the module; None takes it out.

        Raises `EditError` when there is no such comdat, or the symbol cannot be in one.
        """
        if comdat is None:
            self.remove_comdat()
            return
        check_comdat(self, comdat)
        text = "comdat" if comdat == self.key else f"comdat(${spell(comdat)})"
        self.set_header(with_part(self.entity, "comdat", text))
