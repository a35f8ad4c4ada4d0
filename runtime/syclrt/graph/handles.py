"""What users hold and give: objects that exist once, wherever they are copied to, and one or several of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar, cast

from syclrt.errors import Errc, SyclError

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Self

T = TypeVar("T")


class Handle:
    """Something that exists once: `copy.copy` and `copy.deepcopy` return it itself."""

    __slots__ = ()

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self


def each_of(given: object, *kinds: type[T]) -> tuple[T, ...]:
    """Return the things that were given, of some kinds each. Raises `SyclError` (INVALID) for anything else."""
    single = isinstance(given, kinds) or not hasattr(given, "__iter__")
    found = (given,) if single else tuple(cast("Iterable[object]", given))
    for one in found:
        if not isinstance(one, kinds):
            wanted = " or ".join(kind.__name__ for kind in kinds)
            raise SyclError(f"expected a {wanted}, or several, found {type(one).__name__}", Errc.INVALID)
    return cast("tuple[T, ...]", found)
