"""Values of specialization constants, put into images, and kept where kernels read them."""

from __future__ import annotations

from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from syclopt.cached_property import cached_property
from syclrt.disk_cache import digest
from syclrt.errors import Errc, SyclError, told_as
from syclrt.fork_lock import ForkLock
from syclrt.memory.usm import memory_with
from syclrt.programs.loaded_image import LoadedImage

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from syclopt.ir import Module
    from syclrt.backends.device import Context, Device, OnDevice
    from syclrt.memory.usm import HeldAddress
    from syclrt.programs.choice import LinkedImage

    Values = Mapping[str, bytes]
    """Symbolic id -> the bytes of a value, of constants that have another one than their default."""


class SpecializedImage(LoadedImage):
    """An image in which specialization constants have other values than their defaults."""

    def __init__(self, base: LoadedImage, values: Values) -> None:
        """Take the values of constants that the image has."""
        self.__dict__.update(base.__dict__)
        for known in ("module", "digest"):
            self.__dict__.pop(known, None)
        self.machine_codes = None
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
