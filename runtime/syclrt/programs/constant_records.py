"""Specialization constants as property sets and code have them: ids, places, defaults and types."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from syclopt import names
from syclopt.images.properties import Blob
from syclrt.errors import Errc, SyclError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from syclopt.images.properties import Property, PropertySets
    from syclopt.ir import Module
    from syclopt.ir.fragments import Type

_PADDING = 0xFFFF_FFFF  # the id of what is no number
_FLOATS = frozenset({"half", "float", "double"})
_INTEGERS = frozenset({"i1", "i8", "i16", "i32", "i64"})


class ConstantNumber(NamedTuple):
    """A number in a constant: its id in the code, its offset in bytes, its size."""

    id: int
    offset: int
    size: int


class ConstantRecord(NamedTuple):
    """A constant of an image. `start` is where its value stands in a buffer with those of all."""

    start: int
    size: int
    default: bytes
    numbers: tuple[ConstantNumber, ...]

    @property
    def place(self) -> slice:
        """Where its value stands among those of all."""
        return slice(self.start, self.start + self.size)


def defaults_in(sets: PropertySets) -> bytes:
    """Return the default values of all constants, as a buffer has them that code reads them from."""
    values = sets.get(names.SPEC_CONSTANT_DEFAULTS_SET, {}).get(names.ALL_DEFAULTS_KEY)
    return values.data if isinstance(values, Blob) else b""


def records_in(sets: PropertySets, origin: str, is_native: Callable[[], bool]) -> dict[str, ConstantRecord]:
    """Return symbolic id -> constant. `is_native` tells whether the code has constants of SPIR-V.

    Of those, padding that ends a constant is a part of it; else it stands between two constants. Raises `SyclError`
    (INVALID) for records that are none.
    """
    found: dict[str, ConstantRecord] = {}
    defaults, start = defaults_in(sets), 0
    for name, value in sets.get(names.SPEC_CONSTANTS_SET, {}).items():
        listed = _listed(value)
        end = max((one.offset + one.size for one in listed), default=0)
        numbers = tuple(one for one in listed if one.id != _PADDING)
        if not numbers or start + end > len(defaults):
            message = f"{origin}: specialization constant '{name}' has no numbers, or no default among the"
            raise SyclError(f"{message} {len(defaults)} bytes of all", Errc.INVALID)
        size = end
        if len(numbers) == 1 and len(listed) > 1 and not is_native():
            size = numbers[0].size
        found[name] = ConstantRecord(start, size, defaults[start : start + size], numbers)
        start += end
    return found


def _listed(value: Property) -> list[ConstantNumber]:
    data = value.as_u32() if isinstance(value, Blob) and value.bits % 96 == 0 else ()
    return [ConstantNumber(*data[at : at + 3]) for at in range(0, len(data), 3)]


def types_in(module: Module) -> dict[int, str]:
    """Return the types of constants that are numbers, by where their values stand among those of all.

    A structure that has one member, of floating-point, is a number too: `sycl::half` is such a one.
    """
    from syclopt.ir.constant_bytes import ConstantBytes, NoNumbers

    found: dict[int, str] = {}
    sizes, start = ConstantBytes(module), 0
    listed = module.named_metadata.get(names.SPEC_CONSTANT_DEFAULTS_LIST)
    for node in listed.operands if listed is not None else ():
        constant = node.operands[0].constant if len(node.operands) == 1 else None
        if constant is None or constant.type is None:
            break
        try:
            size = len(sizes.of(constant))
        except NoNumbers:
            break
        found[start] = _number_type(constant.type, module)
        start += size
    return found


def _number_type(written: Type, module: Module) -> str:
    if written.text in _INTEGERS:
        return written.text
    *_, inner = _single_members(written, module)
    return inner.text if inner.text in _FLOATS else ""


def _single_members(written: Type, module: Module) -> Iterator[Type]:
    """Yield a type, then its only member, and so on."""
    from syclopt.ir.data_layout import resolved

    found = written
    yield found
    while (struct := resolved(found, module)) is not None and struct.kind == "struct" and len(struct.elements) == 1:
        found = struct.elements[0]
        yield found
