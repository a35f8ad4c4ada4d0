"""What a copy of is itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Self


class Handle:
    """Something that exists once: `copy.copy` and `copy.deepcopy` return it itself. Most belong to their process."""

    __slots__ = ()

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        name = type(self).__name__
        raise TypeError(f"a {name} belongs to its process and cannot be pickled: programs, kernels and devices can")
