"""A device image: a module and what is known of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from syclopt.images.properties import PropertySets
    from syclopt.ir.module import Module


class DeviceImage:
    """The unit of work of a pipeline.

    `properties` and `symbols` are `None` until a pass fills them. `target` names the device that the image is for,
    if it is for one. `index` is the place of the image among its siblings, and part of the names of its files.
    `drawing` is a graph in Graphviz's language, if a pass drew one of the module. `known` holds answers of analyses
    that whoever made the image could give: analysis -> answer.
    """

    __slots__ = ("_make", "_module", "drawing", "index", "known", "properties", "symbols", "target")

    def __init__(  # noqa: PLR0913 - a record
        self,
        module: Module | Callable[[], Module],
        properties: PropertySets | None = None,
        symbols: list[str] | None = None,
        target: str | None = None,
        index: int = 0,
        drawing: str | None = None,
        known: Mapping[type, object] | None = None,
    ) -> None:
        """Make an image of `module`, or of one that is made when it is first asked for."""
        made = not callable(module)
        self._module: Module | None = module if made else None
        self._make: Callable[[], Module] | None = None if made else module
        self.properties = properties
        self.symbols = symbols
        self.target = target
        self.index = index
        self.drawing = drawing
        self.known: Mapping[type, object] = known or {}

    @property
    def module(self) -> Module:
        """The code of the image."""
        if self._module is None:
            assert self._make is not None
            self._module = self._make()
            self._make = None
        return self._module

    @property
    def is_made(self) -> bool:
        """Whether the module exists already; if not, asking for it makes it."""
        return self._module is not None

    @property
    def sets(self) -> PropertySets:
        """The property sets, to be filled; there is one to fill from the first use on."""
        from syclopt.images.properties import PropertySets

        if self.properties is None:
            self.properties = PropertySets()
        return self.properties

    def with_module(
        self, module: Module | Callable[[], Module], known: Mapping[type, object] | None = None
    ) -> DeviceImage:
        """Return an image of `module` that has the rest, but no answers, from this one; no edit of it is seen here."""
        properties = None if self.properties is None else self.properties.copy()
        symbols = None if self.symbols is None else [*self.symbols]
        return DeviceImage(module, properties, symbols, self.target, self.index, known=known)

    def copy(self) -> DeviceImage:
        """Return an image of its own: no edit of it is seen here."""
        return self.with_module(self.module.copy(), self.known)

    def __getstate__(self) -> dict[str, object]:
        """Return what to send to another process: the code as text."""
        state: dict[str, object] = {name: getattr(self, name) for name in self.__slots__ if name[0] != "_"}
        return {**state, "text": self.module.internal_text(), "name": self.module.name}

    def __setstate__(self, state: dict[str, object]) -> None:
        """Take in what another process sent."""
        from functools import partial

        text, name = state.pop("text"), state.pop("name")
        self._module = None
        self._make = partial(_read, str(text), str(name))
        for field, value in state.items():
            setattr(self, field, value)


def _read(text: str, name: str) -> Module:
    from syclopt.ir.module import Module
    from syclopt.ir.source import encode

    return Module.parse(encode(text), name)
