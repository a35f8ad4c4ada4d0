"""Specialization constants of programs, as users name them and give them values."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from syclrt.errors import Errc, SyclError, UnknownConstantError, near_names
from syclrt.named import Named
from syclrt.programs.arguments import bytes_of, number_bytes

if TYPE_CHECKING:
    from collections.abc import Iterable

    from syclrt.programs.loaded_image import LoadedImage
    from syclrt.programs.specialized_image import Values

_SYMBOL = re.compile(r"_Z\w+$")  # ends a symbolic id
_SHOWN = 3  # names in a message
_LONGEST_SHOWN = 16  # bytes of a value


@dataclass(frozen=True)
class SpecializationConstant:
    """A specialization constant of a program. `default` and `value` are the bytes that it has in memory."""

    symbolic_id: str
    size: int
    default: bytes
    value: bytes
    _image: LoadedImage = field(repr=False, compare=False)

    @property
    def type(self) -> str:
        """LLVM's name of the type of a constant that is a number: "i32", "double"; "" for others, which take bytes.

        A `bool` is an "i8", a `sycl::half` a "half". Raises `SyclError` (INVALID) where the code cannot be read.
        """
        return self._image.constant_types.get(self._image.constants[self.symbolic_id].start, "")

    def bytes_of(self, value: object) -> bytes:
        """Return the bytes of a value for this constant. Raises `SyclError` (INVALID) for what cannot be one."""
        scalar = _numpy_scalar(value)
        if scalar is None:
            data = bytes_of(self.size, value)
            if data is None and self.type:
                data = number_bytes(self.type, value)
        elif scalar.itemsize != self.size:
            data = None
        else:
            data = number_bytes(self.type, scalar) if self.type else scalar.tobytes()
        if data is None:
            raise SyclError(f"{self._described()}, found {_shown(value)}", Errc.INVALID)
        return data

    def _described(self) -> str:
        expected = f"{self.size} byte{'s' * (self.size != 1)}"
        match self.type[:1]:
            case "":
                expected += ", or a record or an array of NumPy with as many"
            case "i":
                bits = int(self.type[1:])
                expected += f" or an integer from {-(1 << bits - 1)} to {(1 << bits) - 1}"
                expected += ", or a boolean" if bits <= 8 else ""
            case _:
                expected += f" or a number that a {self.type} can be"
        return f"specialization constant '{self.symbolic_id}': expected {expected}"

    def __str__(self) -> str:
        is_default = self.value == self.default
        value, default = _told(self.type, self.value), _told(self.type, self.default)
        kind = self.type or f"{self.size} bytes"
        return f"{self.symbolic_id}: {kind}, {value}{'' if is_default else f' (default: {default})'}"


def _numpy_scalar(value: Any) -> Any:
    """Return a number of NumPy, or an array of one without extents, as it is; None for anything else."""
    is_one = getattr(value, "shape", None) == () and hasattr(value, "tobytes")
    return value if is_one and value.dtype.kind in "biuf" else None


def _shown(value: Any) -> str:
    """Return a value for a message: how many bytes it has, if it has any."""
    if type(value) in (bool, int, float, str):
        return repr(value)[: 2 * _LONGEST_SHOWN]
    if isinstance(value, bytes | bytearray):
        return f"{len(value)} bytes"
    size = getattr(value, "nbytes", None)
    return f"{type(value).__name__}{f' of {size} bytes' if isinstance(size, int) else ''}"


def _told(kind: str, data: bytes) -> str:
    """Return a value for people: the number, or the bytes."""
    match kind[:1]:
        case "i":
            return str(int.from_bytes(data, "little", signed=True))
        case "h" | "f" | "d":
            import struct

            return str(struct.unpack({2: "<e", 4: "<f", 8: "<d"}[len(data)], data)[0])
        case _:
            return f"{data[:_LONGEST_SHOWN].hex(' ')}{' ...' if len(data) > _LONGEST_SHOWN else ''}"


class SpecializationConstants(Named[SpecializationConstant]):
    """The constants of some images, by their symbolic ids."""

    def __init__(self, images: Iterable[LoadedImage], values: Values) -> None:
        """Raise `SyclError` (INVALID) where images contradict each other, or the values, about a size."""
        super().__init__("specialization constant", UnknownConstantError)
        for image in images:
            for name, record in image.constants.items():
                value = values.get(name, record.default)
                known = self._found.setdefault(
                    name, SpecializationConstant(name, record.size, record.default, value, image)
                )
                sizes = {known.size, record.size, len(value)}
                if len(sizes) > 1:
                    message = f"{image.origin} contradicts another image about specialization constant '{name}'"
                    raise SyclError(f"{message}: {' and '.join(map(str, sorted(sizes)))} bytes", Errc.INVALID)

    def named(self, name: object) -> SpecializationConstant:
        """Return a constant by its symbolic id, by a part that no other has, or by its name in the source.

        Raises `UnknownConstantError` (INVALID).
        """
        if not isinstance(name, str) or not name:
            raise UnknownConstantError(f"expected the name of a specialization constant, found {name!r}", Errc.INVALID)
        if name in self._found:
            return self._found[name]
        matches = [one for one in self._found if name in one] or [one for one in self._found if name == _source(one)]
        if len(matches) == 1:
            return self._found[matches[0]]
        if matches:
            several = ", ".join(matches[:_SHOWN]) + (", ..." if len(matches) > _SHOWN else "")
            message = f"'{name}' is a part of several specialization constants: {several}"
            raise UnknownConstantError(message, Errc.INVALID)
        hint = near_names(name, dict.fromkeys(filter(None, (*self._found, *map(_source, self._found)))))
        raise UnknownConstantError(f"there is no specialization constant '{name}'{hint}", Errc.INVALID)

    def values_of(self, wanted: Mapping[str, object]) -> dict[str, bytes]:
        """Return the bytes of values for some constants, by their symbolic ids. Raises `SyclError` (INVALID)."""
        if not isinstance(wanted, Mapping):  # pyright: ignore[reportUnnecessaryIsInstance] - callers are not checked
            raise SyclError(f"expected names and values of constants, found {wanted!r}", Errc.INVALID)
        found: dict[str, bytes] = {}
        for name, value in wanted.items():
            constant = self.named(name)
            if constant.symbolic_id in found:
                raise SyclError(f"specialization constant '{constant.symbolic_id}' has two values", Errc.INVALID)
            found[constant.symbolic_id] = constant.bytes_of(value)
        return found


def _source(symbolic_id: str) -> str:
    """Return what a constant is called in the source: `inner::count` of `____ZN5innerL5countE`."""
    from syclopt.mangling.demangle import demangled

    symbol = _SYMBOL.search(symbolic_id)
    return (demangled(symbol[0]) or "") if symbol else ""
