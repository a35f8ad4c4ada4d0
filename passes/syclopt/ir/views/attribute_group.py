"""View of an attribute group."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.errors import EditError
from syclopt.ir.attribute_lists import group_strings
from syclopt.ir.edits.attribute_edits import listed_in_group
from syclopt.ir.views.attribute_list import AttributeList, AttributePlace
from syclopt.ir.views.view import View

if TYPE_CHECKING:
    from collections.abc import Mapping

    from syclopt.ir.attribute_kinds import Where


class AttributeGroup(View):
    """`attributes #3 = { nounwind "key"="value" }`."""

    __slots__ = ()

    @property
    def number(self) -> int:
        """The number after `#`."""
        return int(self.key)

    @property
    def attributes(self) -> AttributeList:
        """The attributes, to read, and to edit for all that refer to the group."""
        of = f"the attribute group #{self.key}"
        where: tuple[Where, ...] = ("function", "call")
        return AttributeList(AttributePlace(self, of, where, lambda: listed_in_group(self.entity), self._write))

    @property
    def strings(self) -> Mapping[str, str]:
        """The string attributes; quicker than asking `attributes`."""
        return group_strings(self.entity)

    def _write(self, header: str) -> None:
        edited = self.entity.with_head(header)
        if not listed_in_group(edited).attributes:
            raise EditError(f"the attribute group #{self.key} cannot be left without attributes", self.location)
        self.module.replace(self, edited)
