"""Device globals: as device code has them, as the host has them, and all those of a program.

Code has attributes, initial values, and one name in whatever is linked; the host a place for each device and context.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Literal, NamedTuple, Protocol
from weakref import WeakKeyDictionary

from syclopt import names
from syclopt.errors import SycloptError
from syclopt.images.properties import Blob
from syclrt.errors import Errc, SyclError, UnknownDeviceGlobalError, near_names, told
from syclrt.fork_lock import ForkLock
from syclrt.memory.usm import memory_with

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from syclopt.images.properties import Property, PropertySets
    from syclopt.ir import Global, Module
    from syclopt.ir.fragments import Constant
    from syclopt.ir.text.spelling import Key
    from syclrt.backends.device import Context, Device
    from syclrt.memory.usm import HeldAddress

    PlacesOf = Callable[[str, Device, Context], Sequence[HeldAddress]]
    """What tells where the variable of an id stands in each linked program; if there is none yet, one is built."""

    class Image(Protocol):
        """What lists device globals, as an image does."""

        sets: PropertySets

        @cached_property
        def module(self) -> Module:
            """The code."""
            ...


HostAccess = Literal["read", "write", "read_write", "none"]
InitMode = Literal["reprogram", "reset"]

_ACCESSES: dict[str, HostAccess] = {"0": "read", "1": "write", "2": "read_write", "3": "none"}
_INIT_MODES: dict[str, InitMode] = {"0": "reprogram", "1": "reset"}
_POINTER_BYTES = 8
_PREFIX = "__syclrt_device_global."  # of the names that device globals have in linked programs
_SPIRV_LAYOUT = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
_MAPPING = f"@{names.GLOBAL_ID_MAPPING_KEY}"


class Variable(NamedTuple):
    """What code says of a device global. `initial` are the bytes of its first value."""

    unique_id: str
    symbol: str
    size: int
    has_image_scope: bool
    host_access: HostAccess
    init_mode: InitMode | None
    implement_in_csr: bool
    initial: bytes


def variables_in(module: Module) -> Iterator[Variable]:
    """Yield the device globals of a module. Raises `SyclError` (INVALID) for one that is not as it should be."""
    for key, size in module.globals_with_string(names.DEVICE_GLOBAL_SIZE).items():
        yield _read(module.globals[key], size)


def variable_in(module: Module, unique_id: str) -> Variable | None:
    """Return a device global by its id, if a module has it. Raises `SyclError` (INVALID) as `variables_in`."""
    for key, found in module.globals_with_string(names.UNIQUE_ID).items():
        attributes = module.globals[key].attributes.strings
        if found == unique_id and names.DEVICE_GLOBAL_SIZE in attributes:
            return _read(module.globals[key], attributes[names.DEVICE_GLOBAL_SIZE])
    return None


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
        taken = {key: visible[str(key)] for key in module.declaration_keys() if str(key) in visible}
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


def _read(variable: Global, size: str) -> Variable:
    attributes = variable.attributes.strings

    def value_of(name: str, of_old: str, default: str = "false") -> str:
        return attributes.get(name, attributes.get(of_old, default))

    what = f"device global '@{variable.key}'"
    access = _ACCESSES.get(value_of(names.HOST_ACCESS, names.HOST_ACCESS_OF_OLD, "2"))
    if names.UNIQUE_ID not in attributes or not size.isdecimal() or access is None:
        raise SyclError(f"{what} has no id, or a size or host access that is no number", Errc.INVALID)
    has_scope = value_of(names.DEVICE_IMAGE_SCOPE, names.DEVICE_IMAGE_SCOPE_OF_OLD) != "false"
    return Variable(
        attributes[names.UNIQUE_ID],
        str(variable.key),
        int(size),
        has_scope,
        access,
        _INIT_MODES.get(value_of(names.INIT_MODE, names.INIT_MODE_OF_OLD)),
        value_of(names.IMPLEMENT_IN_CSR, names.IMPLEMENT_IN_CSR_OF_OLD) != "false",
        _initial(variable, int(size), has_scope, what),
    )


def _initial(variable: Global, size: int, has_scope: bool, what: str) -> bytes:
    """Return the first value: of a variable with image scope its own, else what stands behind the pointer, or zeros."""
    from syclopt.ir.constant_bytes import ConstantBytes, NoNumbers
    from syclopt.ir.data_layout import DataLayout
    from syclopt.ir.fragments import parse_constant, parse_type

    layout = DataLayout(variable.module.data_layout or _SPIRV_LAYOUT)
    try:
        extent = layout.extent(parse_type(variable.value_type), variable.module)
        if extent.stride < (size if has_scope else _POINTER_BYTES):
            message = f"{what} has {extent.stride} bytes, which hold no {'value' if has_scope else 'pointer'}"
            raise SyclError(message, Errc.INVALID)
        if variable.initializer is None:
            return bytes(size)
        constant = parse_constant(f"{variable.value_type} {variable.initializer}")
        if not has_scope:
            if len(constant.operands) < 2:
                return bytes(size)
            constant = constant.operands[1]
        if _is_zero(constant):
            return bytes(size)
        return ConstantBytes(variable.module).of(constant)[:size].ljust(size, b"\0")
    except NoNumbers as error:
        code = Errc.FEATURE_NOT_SUPPORTED
        raise SyclError(f"{what} has an initial value with other things than numbers", code) from error
    except SycloptError as error:
        raise SyclError(f"{what} has an initial value that cannot be read: {told(error)}", Errc.INVALID) from error


def _is_zero(constant: Constant) -> bool:
    return all(
        one.kind in ("null", "zeroinitializer", "undef", "poison") or bool(one.operands) or one.value == 0
        for one in constant.walk()
    )


class DeviceGlobal:
    """A variable of device code. Handles of one variable are the same object.

    Without image scope, its value is in memory that all programs of a device and context share; else it is in the one
    program that has it.
    """

    def __init__(self, table: DeviceGlobalTable, unique_id: str, size: int, *, device_image_scope: bool) -> None:
        self.unique_id = unique_id
        self.size = size
        self.device_image_scope = device_image_scope
        self._table = table
        self._lock = ForkLock()
        self._memory: WeakKeyDictionary[Context, dict[Device, HeldAddress]] = WeakKeyDictionary()
        self._on_host: HeldAddress | None = None

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
        return places[0] if places else self._host_value(device, context)

    def memory(self, device: Device, context: Context) -> HeldAddress:
        """Return the memory for a device and context, which has the initial value at first. Raises `SyclError`."""
        with self._lock.inner:
            places = self._memory.setdefault(context, {})
            found = places.get(device)
            if found is None:
                found = places[device] = memory_with(self._variable.initial, device, context)
            return found

    def _host_value(self, device: Device, context: Context) -> HeldAddress:
        """Return the value of a variable that no image has."""
        with self._lock.inner:
            if self._on_host is None:
                self._on_host = memory_with(self._variable.initial, device, context)
            return self._on_host

    @cached_property
    def _variable(self) -> Variable:
        return self._table.variable(self.unique_id)

    def __repr__(self) -> str:
        return f"<DeviceGlobal '{self.unique_id}', {self.size} bytes>"


class DeviceGlobalTable(Mapping[str, DeviceGlobal]):
    """Unique id -> device global."""

    def __init__(self, places_of: PlacesOf) -> None:
        self.places_of = places_of
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

    def variable(self, unique_id: str) -> Variable:
        """Return what the code says of a variable. Raises `SyclError` (INVALID) when no code has it any more."""
        for image in self._images.get(unique_id, ()):
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
        hint = near_names(name, [*self._found, *self._symbols])
        raise UnknownDeviceGlobalError(f"there is no device global '{name}'{hint}", Errc.INVALID)

    def _add(self, unique_id: str, size: int, has_scope: bool) -> None:
        if unique_id not in self._found:
            self._found[unique_id] = DeviceGlobal(self, unique_id, size, device_image_scope=has_scope)

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
