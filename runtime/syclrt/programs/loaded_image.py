"""An image as the runtime holds it: what it says of itself, and code that is read when it is asked for."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from syclopt import names
from syclopt.images.properties import Blob
from syclopt.targets import Requirements
from syclrt.caches.disk_cache import digest

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from syclopt.images.properties import Property, PropertySets
    from syclopt.ir import Module


class LoadedImage:
    """One device image. `number` is its place in the order of loading; it sorts by that."""

    def __init__(  # noqa: PLR0913 - a record
        self,
        number: int,
        origin: str,
        symbols: Sequence[str],
        sets: PropertySets,
        read: Callable[[], Module],
        code: Callable[[], bytes],
    ) -> None:
        self.number = number
        self.origin_number = 0
        """The same for all images of one source: numbers of add-on images count within it."""
        self.origin = origin
        self.symbols = tuple(symbols)
        self.sets = sets
        self._read = read
        self._code = code

    @cached_property
    def module(self) -> Module:
        """The code."""
        return self._read()

    @cached_property
    def digest(self) -> bytes:
        """A digest of the code."""
        return digest(self._code())

    @cached_property
    def requirements(self) -> Requirements:
        """What the image requires of a device."""
        return Requirements.from_properties(self.sets, self.origin)

    @cached_property
    def provides(self) -> str | None:
        """The set of virtual functions that the image has, if it has one."""
        name = self._virtual.get(names.VIRTUAL_FUNCTIONS_KEY)
        return name.as_string() if isinstance(name, Blob) else None

    @property
    def is_dummy(self) -> bool:
        """Whether the functions are stand-ins."""
        return bool(self._virtual.get(names.DUMMY_IMAGE_KEY))

    @cached_property
    def calls(self) -> tuple[str, ...]:
        """The sets whose functions may be called."""
        return self._listed(names.CALLS_VIRTUAL_FUNCTIONS_KEY) or self._listed(names.USES_VIRTUAL_FUNCTIONS_KEY)

    @cached_property
    def creates(self) -> tuple[str, ...]:
        """The sets of objects that may be created."""
        return self._listed(names.CREATES_VIRTUAL_FUNCTIONS_KEY)

    @property
    def imports(self) -> tuple[str, ...]:
        """The symbols that other images must have."""
        return tuple(self.sets.get(names.IMPORTED_SYMBOLS_SET, {}))

    @property
    def exports(self) -> tuple[str, ...]:
        """The symbols that other images may use."""
        return tuple(self.sets.get(names.EXPORTED_SYMBOLS_SET, {}))

    @property
    def kernels(self) -> tuple[str, ...]:
        """The kernels: entry points that are neither exported nor virtual functions."""
        if self.provides is not None or names.ADD_ON_IMAGE_SET in self.sets:
            return ()
        exported = {*self.exports}
        return tuple(symbol for symbol in self.symbols if symbol not in exported)

    @property
    def device_globals(self) -> Mapping[str, Property]:
        """Unique id -> what is known of a device global."""
        return self.sets.get(names.DEVICE_GLOBALS_SET, {})

    def _listed(self, key: str) -> tuple[str, ...]:
        value = self._virtual.get(key)
        return tuple(filter(None, value.as_string().split(","))) if isinstance(value, Blob) else ()

    @property
    def _virtual(self) -> Mapping[str, Property]:
        return self.sets.get(names.VIRTUAL_FUNCTIONS_SET, {})

    def __repr__(self) -> str:
        return f"<image {self.number} of {self.origin}>"
