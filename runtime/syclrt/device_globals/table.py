"""All device globals of a program, by id: what images list, and what modules have besides."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Protocol

from syclopt import names
from syclopt.images.properties import Blob
from syclrt.device_globals.device_global import DeviceGlobal
from syclrt.device_globals.variable import variable_in
from syclrt.errors import Errc, SyclError, UnknownDeviceGlobalError

if TYPE_CHECKING:
    from collections.abc import Iterable
    from functools import cached_property

    from syclopt.images.properties import Property, PropertySets
    from syclopt.ir import Module
    from syclrt.device_globals.device_global import Owner
    from syclrt.device_globals.variable import Variable

    class Image(Protocol):
        """What lists device globals, as an image does."""

        sets: PropertySets

        @cached_property
        def module(self) -> Module:
            """The code."""
            ...


_MAPPING = f"@{names.GLOBAL_ID_MAPPING_KEY}"


class DeviceGlobalTable(Mapping[str, DeviceGlobal]):
    """Unique id -> device global."""

    def __init__(self, owner: Owner) -> None:
        self._owner = owner
        self._found: dict[str, DeviceGlobal] = {}
        self._images: dict[str, list[Image]] = {}
        self._symbols: dict[str, list[str]] = {}
        self._unlisted: dict[str, Variable] = {}

    def add_image(self, image: Image) -> None:
        """Take what an image lists. Raises `SyclError` (INVALID) for a value that is none, or contradicts another."""
        records = {key: _record(key, value) for key, value in image.sets.get(names.DEVICE_GLOBALS_SET, {}).items()}
        for unique_id, record in records.items():
            self._check(unique_id, *record)
        for unique_id, record in records.items():
            self._add(unique_id, *record)
        for unique_id in records:
            self._images.setdefault(unique_id, []).append(image)
        for key, value in image.sets.get(names.PROGRAM_METADATA_SET, {}).items():
            unique_id = key.removesuffix(_MAPPING)
            if unique_id in records and unique_id != key and isinstance(value, Blob):
                self._note_symbol(value.as_string(), unique_id)

    def add_variables(self, variables: Iterable[Variable]) -> None:
        """Take the variables of modules; those that no image lists, since no code uses them, have a value here."""
        for variable in variables:
            self._note_symbol(variable.symbol, variable.unique_id)
            if variable.unique_id not in self._found:
                self._unlisted[variable.unique_id] = variable
                self._add(variable.unique_id, variable.size, variable.has_image_scope)

    def remove(self, images: Iterable[Image]) -> None:
        """Forget images, and what they alone list: its memory goes when no program uses it any more."""
        for image in images:
            for unique_id in image.sets.get(names.DEVICE_GLOBALS_SET, {}):
                listing = self._images.get(unique_id, [])
                if image in listing:
                    listing.remove(image)
                    if not listing:
                        del self._images[unique_id], self._found[unique_id]

    def images_with(self, unique_id: str) -> list[Image]:
        """Return the images that list a variable."""
        return self._images.get(unique_id, [])

    def variable(self, unique_id: str) -> Variable:
        """Return what the code says of a variable. Raises `SyclError` (INVALID) when no code has it any more."""
        for image in self.images_with(unique_id):
            found = variable_in(image.module, unique_id)
            if found is not None:
                return found
        if unique_id in self._unlisted:
            return self._unlisted[unique_id]
        raise SyclError(f"no loaded image has device global '{unique_id}'", Errc.INVALID)

    def named(self, name: str) -> DeviceGlobal:
        """Return a variable by its id or its symbol. Raises `UnknownDeviceGlobalError`."""
        found = self._found.get(name)
        if found is not None:
            return found
        self._read_symbols()
        matches = [one for one in self._symbols.get(name, ()) if one in self._found]
        if len(matches) == 1:
            return self._found[matches[0]]
        if matches:
            message = f"several device globals have the symbol '{name}': {', '.join(matches)}"
            raise UnknownDeviceGlobalError(message, Errc.INVALID)
        from difflib import get_close_matches

        near = get_close_matches(name, [*self._found, *self._symbols], 3)
        hint = f"; did you mean {' or '.join(repr(one) for one in near)}?" if near else ""
        raise UnknownDeviceGlobalError(f"there is no device global '{name}'{hint}", Errc.INVALID)

    def _add(self, unique_id: str, size: int, has_scope: bool) -> None:
        if unique_id not in self._found:
            self._found[unique_id] = DeviceGlobal(self._owner, unique_id, size, device_image_scope=has_scope)

    def _check(self, unique_id: str, size: int, has_scope: bool) -> None:
        found = self._found.get(unique_id)
        if found is not None and (found.size, found.device_image_scope) != (size, has_scope):
            message = f"images contradict each other about device global '{unique_id}': {found.size} and {size} bytes"
            raise SyclError(f"{message}, image scope {found.device_image_scope} and {has_scope}", Errc.INVALID)

    def _read_symbols(self) -> None:
        """Find the symbols that no property tells."""
        known = {unique_id for ids in self._symbols.values() for unique_id in ids}
        for unique_id in self._found.keys() - known:
            self._note_symbol(self.variable(unique_id).symbol, unique_id)

    def _note_symbol(self, symbol: str, unique_id: str) -> None:
        known = self._symbols.setdefault(symbol, [])
        if unique_id not in known:
            known.append(unique_id)

    def __getitem__(self, unique_id: str) -> DeviceGlobal:
        return self._found[unique_id]

    def __iter__(self) -> Iterator[str]:
        return iter(self._found)

    def __len__(self) -> int:
        return len(self._found)


def _record(unique_id: str, value: Property) -> tuple[int, bool]:
    """Return size and scope of a record, which may be padded."""
    if not isinstance(value, Blob) or len(value.data) < 5:
        message = f"device global '{unique_id}': expected a size of four bytes and a flag, found {value!r}"
        raise SyclError(message, Errc.INVALID)
    return int.from_bytes(value.data[:4], "little"), bool(value.data[4])
