"""What an image requires of a device."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt import names
from syclopt.errors import InputError
from syclopt.named_tuples import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import Protocol, Self

    class U32Array(Protocol):
        """A property value of bytes, such as `syclopt.images.properties.Blob`."""

        def as_u32(self) -> tuple[int, ...]:
            """Return the 32-bit integers; raises `ValueError` if they do not fill the value."""
            ...


class Requirements(NamedTuple):
    """Numbers of required aspects, required sub-group sizes, and the fixed targets, of which the device must be one.

    Fixed targets are numbers of aspects. Without any (`None`) the device may be what it is; an empty set fits none.
    """

    aspects: frozenset[int] = frozenset()
    sub_group_sizes: frozenset[int] = frozenset()
    fixed_targets: frozenset[int] | None = None

    @classmethod
    def of(
        cls,
        aspects: Iterable[int | str] = (),
        *,
        sub_group_size: int | None = None,
        fixed_targets: Iterable[int | str] | None = None,
    ) -> Self:
        """Return requirements with aspects by name or number; raises `UndefinedError` for an unknown name."""
        sizes = frozenset[int]() if sub_group_size is None else frozenset((sub_group_size,))
        fixed = None if fixed_targets is None else _numbers(fixed_targets)
        return cls(_numbers(aspects), sizes, fixed)

    @classmethod
    def from_properties(cls, sets: Mapping[str, Mapping[str, int | U32Array]], file: str | None = None) -> Self:
        """Read the property sets of a device image, which came from `file`.

        A property that is absent requires nothing. The sub-group size of an ESIMD image is its own affair. Raises
        `InputError` for a value of another type.
        """
        found = sets.get(names.REQUIREMENTS_SET, {})
        fixed = (
            _u32(found[names.FIXED_TARGET_KEY], names.FIXED_TARGET_KEY, file)
            if names.FIXED_TARGET_KEY in found
            else None
        )
        sizes = frozenset[int]()
        if names.REQD_SUB_GROUP_SIZE_KEY in found and not sets.get(names.MISC_SET, {}).get(names.IS_ESIMD_IMAGE_KEY):
            size = found[names.REQD_SUB_GROUP_SIZE_KEY]
            sizes = frozenset((size,)) if isinstance(size, int) else _u32(size, names.REQD_SUB_GROUP_SIZE_KEY, file)
        aspects = (
            _u32(found[names.ASPECTS_KEY], names.ASPECTS_KEY, file) if names.ASPECTS_KEY in found else frozenset[int]()
        )
        return cls(aspects, sizes, fixed)


def _numbers(aspects: Iterable[int | str]) -> frozenset[int]:
    from syclopt.targets.catalogue import aspects as all_aspects

    return frozenset(aspect if isinstance(aspect, int) else all_aspects().get(aspect).number for aspect in aspects)


def _u32(value: int | U32Array, name: str, file: str | None) -> frozenset[int]:
    wanted = f"property '{name}' of '{names.REQUIREMENTS_SET}': expected 32-bit integers (type 2)"
    if isinstance(value, int):
        raise InputError(f"{wanted}, found the integer {value} (type 1)", file=file)
    try:
        return frozenset(value.as_u32())
    except ValueError as error:
        raise InputError(f"{wanted}: {error}", file=file) from error
