"""Mappings from names to views."""

from __future__ import annotations

from collections.abc import ItemsView, Iterator, Mapping, ValuesView
from typing import TYPE_CHECKING, Generic, TypeVar, cast

from syclopt.errors import UndefinedError
from syclopt.ir.index import SIGILS

if TYPE_CHECKING:
    from syclopt.ir.entity import Kind
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.view import View

ViewType_co = TypeVar("ViewType_co", bound="View", covariant=True)


class Table(Mapping["Key", ViewType_co], Generic[ViewType_co]):
    """Name -> view of the entities of some kinds, in source order.

    A name that nothing defines is an `UndefinedError`, which is a `KeyError` too.
    """

    __slots__ = ("_kinds", "_module", "_space")

    def __init__(self, module: Module, space: str, *kinds: Kind) -> None:
        self._module = module
        self._space = space
        self._kinds = frozenset(kinds)

    def __getitem__(self, key: Key) -> ViewType_co:
        entity = self._module.index.find(self._space, key)
        if entity is None or entity.kind not in self._kinds:
            raise UndefinedError(f"'{SIGILS[self._space]}{key}' is not defined", file=self._module.name)
        return cast("ViewType_co", self._module.view(entity))

    def __contains__(self, key: object) -> bool:
        entity = self._module.index.find(self._space, cast("Key", key))
        return entity is not None and entity.kind in self._kinds

    def __iter__(self) -> Iterator[Key]:
        return (key for key, entity in self._module.index.table(self._space).items() if entity.kind in self._kinds)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def values(self) -> ValuesView[ViewType_co]:
        """Return the views in source order."""
        return _Values(self)

    def items(self) -> ItemsView[Key, ViewType_co]:
        """Return the keys with their views in source order."""
        return _Items(self)

    def views(self) -> Iterator[ViewType_co]:
        """Yield the views in source order, without looking each up by its key."""
        view = self._module.view
        for entity in self._module.index.table(self._space).values():
            if entity.kind in self._kinds:
                yield cast("ViewType_co", view(entity))


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
        return ((view.key, view) for view in self._table.views())
