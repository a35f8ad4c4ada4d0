"""Mappings from names to views."""

from __future__ import annotations

from collections.abc import ItemsView, Iterator, KeysView, Mapping, ValuesView
from typing import TYPE_CHECKING, Generic, TypeVar, cast

from syclopt.errors import UndefinedError
from syclopt.ir.index import SIGILS

if TYPE_CHECKING:
    from collections.abc import Callable

    from syclopt.ir.entity import Entity, Kind
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.view import View

ViewType_co = TypeVar("ViewType_co", bound="View", covariant=True)


class Table(Mapping["Key", ViewType_co], Generic[ViewType_co]):
    """Name -> view of the entities of a name space, or of some kinds of them, in source order.

    A view is made when it is asked for: `in`, `len`, iteration and `keys` make none. A name that nothing defines is an
    `UndefinedError`, which is a `KeyError` too.
    """

    __slots__ = ("_kinds", "_space", "module")

    def __init__(self, module: Module, space: str, kinds: frozenset[Kind] | None = None) -> None:
        self.module = module
        self._space = space
        self._kinds = kinds

    def __getitem__(self, key: Key) -> ViewType_co:
        view = self._view(key)
        if view is None:
            raise UndefinedError(f"'{SIGILS[self._space]}{key}' is not defined", file=self.module.name)
        return view

    def __contains__(self, key: object) -> bool:
        entity = self.module.index.find(self._space, cast("Key", key))
        return entity is not None and (self._kinds is None or entity.kind in self._kinds)

    def __iter__(self) -> Iterator[Key]:
        table = self.module.index.table(self._space)
        kinds = self._kinds
        return iter(table) if kinds is None else (key for key, entity in table.items() if entity.kind in kinds)

    def __len__(self) -> int:
        return len(self.entities())

    if not TYPE_CHECKING:

        def get(self, key, default=None):
            """Return a view, or `default`: without the exception that `Mapping` would catch."""
            return self._view(key) or default

    def keys(self) -> KeysView[Key]:
        """Return the keys in source order: a set, as those of a `dict` are."""
        return self.entities().keys()

    def values(self) -> ValuesView[ViewType_co]:
        """Return the views in source order."""
        return _Values(self)

    def items(self) -> ItemsView[Key, ViewType_co]:
        """Return the keys with their views in source order."""
        return _Items(self)

    def views(self) -> Iterator[ViewType_co]:
        """Yield the views in source order, without looking each up by its key."""
        kinds = self._kinds
        view = cast("Callable[[Entity], ViewType_co]", self.module.view)
        for entity in self.module.index.table(self._space).values():
            if kinds is None or entity.kind in kinds:
                yield view(entity)

    def pairs(self) -> Iterator[tuple[Key, ViewType_co]]:
        """Yield the keys with their views, as `views`."""
        kinds = self._kinds
        view = cast("Callable[[Entity], ViewType_co]", self.module.view)
        for key, entity in self.module.index.table(self._space).items():
            if kinds is None or entity.kind in kinds:
                yield key, view(entity)

    def entities(self) -> Mapping[Key, Entity]:
        """Return what the views show, in source order: for edits of many symbols at once, and of many modules.

        Entities do not change, and modules share them; `Module.replace_all` puts others in their places. The mapping
        is that of the module as it is now, which is not to be edited while the mapping is walked through.
        """
        table = self.module.index.table(self._space)
        kinds = self._kinds
        return table if kinds is None else {key: entity for key, entity in table.items() if entity.kind in kinds}

    def _view(self, key: Key) -> ViewType_co | None:
        module = self.module
        entity = module.index.find(self._space, key)
        if entity is None or (self._kinds is not None and entity.kind not in self._kinds):
            return None
        return cast("ViewType_co", module.view(entity))


class _Values(ValuesView[ViewType_co]):
    """The values of a table, as it has them itself."""

    def __init__(self, table: Table[ViewType_co]) -> None:
        super().__init__(table)
        self._table = table

    def __iter__(self) -> Iterator[ViewType_co]:
        return self._table.views()


class _Items(ItemsView["Key", ViewType_co]):
    """The items of a table, as it has them itself."""

    def __init__(self, table: Table[ViewType_co]) -> None:
        super().__init__(table)
        self._table = table

    def __iter__(self) -> Iterator[tuple[Key, ViewType_co]]:
        return self._table.pairs()
