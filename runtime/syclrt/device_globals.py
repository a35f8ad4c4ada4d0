"""Device globals: as device code has them, as the host has them, and all those of a program.

Code has attributes, initial values, and one name in whatever is linked; the host a place for each device and context.
"""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from syclopt import names
from syclopt.cached_property import cached_property
from syclopt.images.properties import Blob
from syclrt.errors import Errc, SyclError, UnknownDeviceGlobalError, near_names, told_as
from syclrt.fork_lock import ForkLock
from syclrt.handle import Handle
from syclrt.memory.usm import memory_with
from syclrt.named import Named

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
    from typing import Protocol

    from syclopt.images.device_variables import HostAccess, InitMode, Variable
    from syclopt.images.properties import Property, PropertySets
    from syclopt.ir import Module
    from syclopt.ir.text.spelling import Key
    from syclrt.backends.device import Context, Device
    from syclrt.memory.usm import HeldAddress

    PlacesOf = Callable[[str, Device, Context], Sequence[HeldAddress]]
    """What tells where the variable of an id stands in each linked program; if there is none yet, one is built."""

    class Image(Protocol):
        """What lists device globals, as an image does."""

        @property
        def sets(self) -> PropertySets:
            """Its properties."""
            ...

        def variable(self, unique_id: str) -> Variable | None:
            """Return what its code says of a device global, if it has it."""
            ...


_PREFIX = "__syclrt_device_global."  # of the names that device globals have in linked programs
_MAPPING = f"@{names.GLOBAL_ID_MAPPING_KEY}"


def variables_in(module: Module) -> Iterator[Variable]:
    """Yield the device globals of a module. Raises `SyclError` for one that is not as it should be."""
    from syclopt.images import device_variables

    with _told():
        yield from device_variables.variables_in(module)


def variable_in(module: Module, unique_id: str) -> Variable | None:
    """Return a device global by its id, if a module has it. Raises `SyclError` as `variables_in`."""
    from syclopt.images import device_variables

    with _told():
        return device_variables.variable_in(module, unique_id)


@contextmanager
def _told() -> Generator[None]:
    """Let errors about variables be those of the runtime: INVALID, FEATURE_NOT_SUPPORTED for first values."""
    from syclopt.ir.constant_bytes import NoNumbers

    try:
        with told_as(Errc.INVALID):
            yield
    except NoNumbers as error:
        raise SyclError(str(error), Errc.FEATURE_NOT_SUPPORTED) from error


def with_shared_variables(modules: Sequence[Module]) -> list[Module]:
    """Return modules, copied, in which device globals have the name `shared_name` and may be linked to each other.

    They can be found by that name, and nothing may be concluded from their initial values.
    """
    copies = [module.copy() for module in modules]
    visible: dict[str, str] = {}
    for module in copies:
        found = {
            key: shared_name(unique_id)
            for key, unique_id in module.globals_with_string(names.UNIQUE_ID).items()
            if names.DEVICE_GLOBAL_SIZE in module.globals[key].attributes.strings
        }
        visible |= {str(key): name for key, name in found.items() if not module.globals[key].is_internal}
        _rename(module, found)
    for module in copies if len(copies) > 1 else ():
        taken = {key: visible[str(key)] for key in module.declared_keys() if str(key) in visible}
        module.rename(taken)
    return copies


def shared_name(unique_id: str) -> str:
    """Return the name that the variable with an id has in linked programs."""
    return f"{_PREFIX}{unique_id}"


def _rename(module: Module, found: Mapping[Key, str]) -> None:
    for key in found:
        variable = module.globals[key]
        if not variable.is_declaration:
            variable.set_linkage("weak_odr")
    module.rename(found)


class SharedMemory:
    """The memory of a variable that stands in no program, for each device and context."""

    def __init__(self) -> None:
        self._lock = ForkLock()
        self._places: WeakKeyDictionary[Context, dict[Device, HeldAddress]] = WeakKeyDictionary()

    def place(self, device: Device, context: Context, variable: Callable[[], Variable]) -> HeldAddress:
        """Return the memory for a device and context, which has the initial value at first. Raises `SyclError`."""
        with self._lock.inner:
            places = self._places.setdefault(context, {})
            found = places.get(device)
            if found is None:
                found = places[device] = memory_with(variable().initial, device, context)
            return found


class DeviceGlobal(Handle):
    """A variable of device code. Handles of one variable are the same object.

    Without image scope, its value is in memory that all programs of a device and context share; else it is in the one
    program that has it.
    """

    def __init__(
        self, table: DeviceGlobalTable, unique_id: str, size: int, shared: SharedMemory, *, device_image_scope: bool
    ) -> None:
        self.unique_id = unique_id
        self.size = size
        self.device_image_scope = device_image_scope
        self._table = table
        self.shared = shared
        """Where the value is, if it has no image scope."""
        self._in_no_image = SharedMemory()
        self.on_host: HeldAddress | None = None
        """Where a program has the value as host code, for one that is in no image."""

    @property
    def host_access(self) -> HostAccess:
        """What the host may do: "read", "write", "read_write" or "none"."""
        return self._variable.host_access

    @property
    def init_mode(self) -> InitMode | None:
        """When the device gives the first value: "reprogram", "reset", or None where nothing is said."""
        return self._variable.init_mode

    @property
    def implement_in_csr(self) -> bool:
        """Whether the host reaches it by a register."""
        return self._variable.implement_in_csr

    def place(self, device: Device, context: Context, *, writes: bool) -> HeldAddress:
        """Return where the value stands, for a copy to or from it.

        Raises `SyclError` (INVALID) when the host may not do that, and when several programs have a value.
        """
        if self.host_access not in ("read_write", "write" if writes else "read"):
            message = f"the host cannot {'write' if writes else 'read'} device global '{self.unique_id}'"
            raise SyclError(f"{message}: its host access is '{self.host_access}'", Errc.INVALID)
        if not self.device_image_scope:
            return self.memory(device, context)
        places = self._table.places_of(self.unique_id, device, context)
        if len(places) > 1:
            message = f"device global '{self.unique_id}' has image scope and is in {len(places)} programs"
            raise SyclError(f"{message}: the host cannot tell which one is meant", Errc.INVALID, device=device)
        if places:
            return places[0]
        return self.on_host or self._in_no_image.place(device, context, lambda: self._variable)

    def memory(self, device: Device, context: Context) -> HeldAddress:
        """Return the memory for a device and context, which has the initial value at first. Raises `SyclError`."""
        return self.shared.place(device, context, lambda: self._variable)

    @cached_property
    def _variable(self) -> Variable:
        return self._table.variable(self.unique_id)

    def __repr__(self) -> str:
        return f"<DeviceGlobal '{self.unique_id}', {self.size} bytes>"


class DeviceGlobalTable(Named[DeviceGlobal]):
    """Unique id -> device global."""

    def __init__(self, places_of: PlacesOf) -> None:
        super().__init__("device global", UnknownDeviceGlobalError)
        self.places_of = places_of
        self._others: dict[str, SharedMemory] = {}
        self._images: dict[str, list[Image]] = {}
        self._symbols: dict[str, dict[str, None]] = {}  # the ids of each; other threads may find more meanwhile
        self._unlisted: dict[str, Variable] = {}

    def of_same_images(self, places_of: PlacesOf) -> DeviceGlobalTable:
        """Return the table of a program of the same images, which shares what is without image scope."""
        found = DeviceGlobalTable(places_of)
        found._others = {name: variable.shared for name, variable in self.items()}
        return found

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
                        del self._images[unique_id]
                        if unique_id not in self._unlisted:
                            del self._found[unique_id]

    def variable(self, unique_id: str) -> Variable:
        """Return what the code says of a variable. Raises `SyclError` (INVALID) when no code has it any more."""
        for image in self._images.get(unique_id, ()):
            found = image.variable(unique_id)
            if found is not None:
                return found
        if unique_id in self._unlisted:
            return self._unlisted[unique_id]
        raise SyclError(f"no loaded image has device global '{unique_id}'", Errc.INVALID)

    def named(self, name: str) -> DeviceGlobal:
        """Return a variable by its id or its symbol. Raises `UnknownDeviceGlobalError`."""
        if not isinstance(name, str):  # pyright: ignore[reportUnnecessaryIsInstance] - callers are not checked
            raise UnknownDeviceGlobalError(f"expected the name of a device global, found {name!r}", Errc.INVALID)
        found = self._found.get(name)
        if found is not None:
            return found
        self._read_symbols()
        matches = [one for one in [*self._symbols.get(name, ())] if one in self._found]
        if len(matches) == 1:
            return self._found[matches[0]]
        if matches:
            message = f"several device globals have the symbol '{name}': {', '.join(matches)}"
            raise UnknownDeviceGlobalError(message, Errc.INVALID)
        hint = near_names(name, [*self._found, *self._symbols])
        raise UnknownDeviceGlobalError(f"there is no device global '{name}'{hint}", Errc.INVALID)

    def _add(self, unique_id: str, size: int, has_scope: bool) -> None:
        if unique_id not in self._found:
            shared = self._others.get(unique_id) or SharedMemory()
            self._found[unique_id] = DeviceGlobal(self, unique_id, size, shared, device_image_scope=has_scope)

    def _check(self, unique_id: str, size: int, has_scope: bool) -> None:
        found = self._found.get(unique_id)
        if found is not None and (found.size, found.device_image_scope) != (size, has_scope):
            message = f"images contradict each other about device global '{unique_id}': {found.size} and {size} bytes"
            raise SyclError(f"{message}, image scope {found.device_image_scope} and {has_scope}", Errc.INVALID)

    def _read_symbols(self) -> None:
        """Find the symbols that no property tells."""
        known = {unique_id for ids in [*self._symbols.values()] for unique_id in [*ids]}
        for unique_id in {*self} - known:
            self._note_symbol(self.variable(unique_id).symbol, unique_id)

    def _note_symbol(self, symbol: str, unique_id: str) -> None:
        self._symbols.setdefault(symbol, {})[unique_id] = None


def _record(unique_id: str, value: Property) -> tuple[int, bool]:
    """Return size and scope of a record, which may be padded."""
    if not isinstance(value, Blob) or len(value.data) < 5:
        message = f"device global '{unique_id}': expected a size of four bytes and a flag, found {value!r}"
        raise SyclError(message, Errc.INVALID)
    return int.from_bytes(value.data[:4], "little"), bool(value.data[4])
