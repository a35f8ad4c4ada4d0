"""Device globals as device code has them: attributes, initial values, and one name in whatever is linked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from syclopt import names
from syclopt.errors import SycloptError
from syclrt.errors import Errc, SyclError, told

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from syclopt.ir import Global, Module
    from syclopt.ir.fragments import Constant
    from syclopt.ir.text.spelling import Key

HostAccess = Literal["read", "write", "read_write", "none"]
InitMode = Literal["reprogram", "reset"]

_ACCESSES: dict[str, HostAccess] = {"0": "read", "1": "write", "2": "read_write", "3": "none"}
_INIT_MODES: dict[str, InitMode] = {"0": "reprogram", "1": "reset"}
_POINTER_BYTES = 8
_PREFIX = "__syclrt_device_global."  # of the names that device globals have in linked programs
_SPIRV_LAYOUT = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"


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
