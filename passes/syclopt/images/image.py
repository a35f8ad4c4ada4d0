"""A device image: a module and what is known of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from syclopt.images.properties import PropertySets
    from syclopt.ir.module import Module


@dataclass(slots=True, eq=False)
class DeviceImage:
    """The unit of work of a pipeline.

    `properties` and `symbols` are `None` until a pass fills them. `target` names the device that the image is for,
    if it is for one. `index` is the place of the image among its siblings, and part of the names of its files.
    `drawing` is a graph in Graphviz's language, if a pass drew one of the module.
    """

    module: Module
    properties: PropertySets | None = None
    symbols: list[str] | None = None
    target: str | None = None
    index: int = 0
    drawing: str | None = None

    def with_module(self, module: Module) -> DeviceImage:
        """Return an image of `module` that has all else from this one; no edit of it is seen here."""
        properties = None if self.properties is None else self.properties.copy()
        symbols = None if self.symbols is None else [*self.symbols]
        return DeviceImage(module, properties, symbols, self.target, self.index)

    def copy(self) -> DeviceImage:
        """Return an image of its own: no edit of it is seen here."""
        return self.with_module(self.module.copy())
