"""Device globals as code has them: attributes that say what the host may do, and the first value as bytes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from syclopt import names
from syclopt.errors import InputError, SycloptError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from syclopt.ir.data_layout import DataLayout
    from syclopt.ir.fragments import Constant, Type
    from syclopt.ir.module import Module
    from syclopt.ir.views.global_variable import Global

HostAccess = Literal["read", "write", "read_write", "none"]
InitMode = Literal["reprogram", "reset"]

_ACCESSES: dict[str, HostAccess] = {"0": "read", "1": "write", "2": "read_write", "3": "none"}
_INIT_MODES: dict[str, InitMode] = {"0": "reprogram", "1": "reset"}
_POINTER_BYTES = 8
_DIGITS = 10  # of a size at the most


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
    """Yield the device globals of a module.

    Raises `InputError` for one that is not as it should be, `NoNumbers` for a first value that is none in bytes.
    """
    for key, size in module.globals_with_string(names.DEVICE_GLOBAL_SIZE).items():
        yield _read(module.globals[key], size)


def variable_in(module: Module, unique_id: str) -> Variable | None:
    """Return a device global by its id, if a module has it. Raises as `variables_in`."""
    for key, found in module.globals_with_string(names.UNIQUE_ID).items():
        attributes = module.globals[key].attributes.strings
        if found == unique_id and names.DEVICE_GLOBAL_SIZE in attributes:
            return _read(module.globals[key], attributes[names.DEVICE_GLOBAL_SIZE])
    return None


def _read(variable: Global, size: str) -> Variable:
    attributes = variable.attributes.strings

    def value_of(name: str, of_old: str, default: str = "false") -> str:
        return attributes.get(name, attributes.get(of_old, default))

    what = f"device global '@{variable.key}'"
    access = _ACCESSES.get(value_of(names.HOST_ACCESS, names.HOST_ACCESS_OF_OLD, "2"))
    unique_id = attributes.get(names.UNIQUE_ID, "")
    if not unique_id or "\0" in unique_id or not size.isdecimal() or len(size) > _DIGITS or access is None:
        raise InputError(f"{what} has no id, or a NUL in it, or a size or host access that is no number")
    has_scope = value_of(names.DEVICE_IMAGE_SCOPE, names.DEVICE_IMAGE_SCOPE_OF_OLD) != "false"
    return Variable(
        unique_id,
        str(variable.key),
        int(size),
        has_scope,
        access,
        _INIT_MODES.get(value_of(names.INIT_MODE, names.INIT_MODE_OF_OLD)),
        value_of(names.IMPLEMENT_IN_CSR, names.IMPLEMENT_IN_CSR_OF_OLD) != "false",
        _initial(variable, int(size), what, has_scope=has_scope),
    )


def _initial(variable: Global, size: int, what: str, *, has_scope: bool) -> bytes:
    """Return the first value: of a variable with image scope its own, else what stands behind the pointer, or zeros."""
    from syclopt.images.code_facts import SPIRV_LAYOUT
    from syclopt.ir.constant_bytes import NoNumbers
    from syclopt.ir.data_layout import DataLayout
    from syclopt.ir.fragments import parse_type

    layout = DataLayout(variable.module.data_layout or SPIRV_LAYOUT)
    try:
        extent = layout.extent(parse_type(variable.value_type), variable.module)
        if extent.stride >= (size if has_scope else _POINTER_BYTES):
            return _first_bytes(variable, layout, size, has_scope=has_scope)[:size].ljust(size, b"\0")
    except NoNumbers as error:
        raise NoNumbers(f"{what} has an initial value with other things than numbers") from error
    except SycloptError as error:
        raise InputError(f"{what} has an initial value that cannot be read: {error.message}") from error
    raise InputError(f"{what} has {extent.stride} bytes, which hold no {'value' if has_scope else 'pointer'}")


def _first_bytes(variable: Global, layout: DataLayout, size: int, *, has_scope: bool) -> bytes:
    """Return what begins the first value, less the zeros after it."""
    from syclopt.ir.constant_bytes import ConstantBytes
    from syclopt.ir.fragments import parse_constant

    def has_size(type_: Type) -> bool:
        return layout.extent(type_, variable.module).bytes == size

    if variable.initializer is None:
        return b""
    constant = parse_constant(f"{variable.value_type} {variable.initializer}")
    if not has_scope:
        if len(constant.operands) < 2:
            return b""
        constant = constant.operands[1]
    else:  # what stands behind the value is the header's own affair
        first: Constant | None = constant
        while first is not None and not (first.type is not None and has_size(first.type)):
            first = first.operands[0] if first.operands else None
        constant = first or constant
    return b"" if _is_zero(constant) else ConstantBytes(variable.module).of(constant)


def _is_zero(constant: Constant) -> bool:
    return all(
        one.kind in ("null", "zeroinitializer", "undef", "poison") or bool(one.operands) or one.value == 0
        for one in constant.walk()
    )
