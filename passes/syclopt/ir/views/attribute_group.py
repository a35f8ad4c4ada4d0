"""View of an attribute group."""

from __future__ import annotations

from syclopt.ir.attribute_lists import group_attributes
from syclopt.ir.views.view import View


class AttributeGroup(View):
    """`attributes #3 = { nounwind "key"="value" }`. A mapping from name to value is its `attributes`."""

    __slots__ = ()

    @property
    def number(self) -> int:
        """The number after `#`."""
        return int(self.key)

    @property
    def attributes(self) -> dict[str, str]:
        """Name -> value; a flag has the value ''."""
        return dict(group_attributes(self.entity))
