"""How many bytes the values of symbols take."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.ir.data_layout import DataLayout
from syclopt.ir.layout import global_layout

if TYPE_CHECKING:
    from syclopt.ir.entity import Entity
    from syclopt.ir.module import Module


class Sizes:
    """Sizes of symbols, as a data layout has them."""

    def __init__(self, data_layout: str) -> None:
        """Read a data layout."""
        self._layout = DataLayout(data_layout)

    def of_symbol(self, entity: Entity, module: Module) -> int:
        """Return the bytes that the value of a global variable of `module` takes, padded; of anything else, 0."""
        if entity.kind == "function":
            return 0
        from syclopt.ir.fragments import parse_type

        spelled = entity.header[slice(*global_layout(entity).value_type)]
        return self._layout.extent(parse_type(spelled), module).stride
