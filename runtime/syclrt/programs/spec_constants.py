"""Values of specialization constants: given by programs, put into images, and kept where kernels read them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from syclrt.disk_cache import digest
from syclrt.errors import Errc, SyclError, UnknownConstantError, near_names, told_as
from syclrt.fork_lock import ForkLock
from syclrt.memory.usm import memory_with
from syclrt.programs.arguments import bytes_of, number_bytes
from syclrt.programs.loaded_image import LoadedImage

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from syclopt.ir import Module
    from syclrt.backends.device import Context, Device, OnDevice
    from syclrt.memory.usm import HeldAddress
    from syclrt.programs.discovery import LinkedImage

    Values = Mapping[str, bytes]
    """Symbolic id -> the bytes of a value, of constants that have another one than their default."""

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


class SpecializationConstants(Mapping[str, SpecializationConstant]):
    """The constants of some images, by their symbolic ids."""

    def __init__(self, images: Iterable[LoadedImage], values: Values) -> None:
        """Raise `SyclError` (INVALID) where images contradict each other, or the values, about a size."""
        self._found: dict[str, SpecializationConstant] = {}
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

    def __getitem__(self, name: str) -> SpecializationConstant:
        return self._found[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._found)

    def __len__(self) -> int:
        return len(self._found)


def _source(symbolic_id: str) -> str:
    """Return what a constant is called in the source: `inner::count` of `____ZN5innerL5countE`."""
    from syclopt.mangling.demangle import demangled

    symbol = _SYMBOL.search(symbolic_id)
    return (demangled(symbol[0]) or "") if symbol else ""


class SpecializedImage(LoadedImage):
    """An image in which specialization constants have other values than their defaults."""

    def __init__(self, base: LoadedImage, values: Values) -> None:
        """Take the values of constants that the image has."""
        self.__dict__.update(base.__dict__)
        for known in ("module", "digest"):
            self.__dict__.pop(known, None)
        self._base = base
        self._values = values

    @property
    def base(self) -> LoadedImage:
        """The image as it was loaded."""
        return self._base

    @property
    def constant_values(self) -> bytes:
        """The values, as a buffer has them."""
        data = bytearray(self._base.constant_values)
        for name, value in self._values.items():
            data[self.constants[name].place] = value
        return bytes(data)

    @cached_property
    def module(self) -> Module:
        """The code, with the values in it."""
        module = self._base.module
        if not self._in_code:
            return module
        import syclopt

        with told_as(Errc.INVALID):
            return syclopt.run_pipeline(module.copy(), f"sycl-freeze-spec-constants<values={self._in_code}>")[0].module

    @cached_property
    def digest(self) -> bytes:
        """A digest of the code with the values."""
        return digest("specialized", self._base.digest, self._in_code) if self._in_code else self._base.digest

    @cached_property
    def keeps_values(self) -> bool:
        """Whether the code has variables that keep their values from launch to launch."""
        return self._base.keeps_values

    def lacks(self, symbol: str, device: Device) -> bool:
        """Tell whether a symbol that the image imports is not in the device's library either."""
        return self._base.lacks(symbol, device)

    @cached_property
    def _in_code(self) -> str:
        """The values that become constants of the code: ids, and bytes."""
        if not self._base.has_native_constants:
            return ""
        return ",".join(
            f"{number.id}:{value[number.offset : number.offset + number.size].hex()}"
            for name, value in self._values.items()
            for number in self.constants[name].numbers
        )


class OutdatedImage(SpecializedImage):
    """An image in which constants have their default values for good, of a program that gives them others."""

    def __init__(self, base: LoadedImage) -> None:
        super().__init__(base, {})

    @property
    def is_outdated(self) -> bool:
        """Whether specialization constants have default values in it that are not those of its program."""
        return True


def specialized(images: Sequence[LoadedImage], values: Values) -> list[LoadedImage]:
    """Return images, as they were loaded, with values in them: those that these change are others now.

    Raises `SyclError` (INVALID) for properties that say nothing.
    """
    if not values:
        return [*images]
    found = [_with_values(image, values) for image in images]
    changed = {kernel for image in found if image.base is not image for kernel in image.kernels}
    return [
        OutdatedImage(image) if image.has_replaced_constants and not changed.isdisjoint(image.kernels) else image
        for image in found
    ]


def _with_values(image: LoadedImage, values: Values) -> LoadedImage:
    changed = {
        name: values[name]
        for name, record in image.constants.items()
        if name in values and values[name] != record.default
    }
    return SpecializedImage(image, changed) if changed else image


def check_places(kernel: str, linked: Sequence[LinkedImage]) -> None:
    """Raise `SyclError` (FEATURE_NOT_SUPPORTED) where code would read constants from a buffer that has others there.

    Kernels hand a buffer to what they call, and it is laid out for the image of the kernel.
    """
    for image in [one.image for one in linked if not one.image.kernels and one.image.has_constants_in_buffer]:
        for user in [one.image for one in linked if one.image.kernels]:
            is_other = user.has_native_constants
            wrong = [name for name, one in image.constants.items() if is_other or user.constants.get(name) != one]
            if wrong:
                message = f"image {image.number} ({image.origin}) reads specialization constant '{wrong[0]}' from the"
                message += f" buffer of kernels in image {user.number} ({user.origin}), which has it elsewhere or not"
                cure = "images that are linked need native ones (-spec-const=native)"
                raise SyclError(f"{message}: {cure}", Errc.FEATURE_NOT_SUPPORTED, kernel=kernel or None)


class ConstantBuffers:
    """Values of specialization constants in memory, for kernels that read them there."""

    def __init__(self) -> None:
        self._lock = ForkLock()
        self._places: WeakKeyDictionary[Context, dict[tuple[str, Device], HeldAddress]] = WeakKeyDictionary()

    def place(self, kernel: str, queue: OnDevice, values: Callable[[], bytes]) -> HeldAddress:
        """Return where the values for a kernel stand in memory of a queue, and what keeps them. Raises `SyclError`."""
        with self._lock.inner:
            places = self._places.setdefault(queue.context, {})
            found = places.get((kernel, queue.device))
            if found is None:
                found = memory_with(values(), queue.device, queue.context)
                places[kernel, queue.device] = found
            return found

    def forget(self) -> None:
        """Forget the memory, which stays as long as commands use it."""
        with self._lock.inner:
            self._places.clear()
