"""What the compile-time properties of a variable are as SPIR-V decorations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.analysis.device_globals import SIZE, UNIQUE_ID
from syclopt.errors import InputError
from syclopt.transforms.compile_time_properties.decorations import (
    DECORATIONS,
    GLOBAL_NUMBERS,
    IMPLEMENT_IN_CSR,
    INIT_MODE,
    READ_WRITE,
    Extension,
    Place,
    decoration,
    string,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from syclopt.ir.text.spelling import Key
    from syclopt.transforms.compile_time_properties.decorations import Located

HOST_PIPE = "sycl-host-pipe-size"
_HOST_ACCESS = "sycl-host-access"
_OLD_NAMES = {"host_access": _HOST_ACCESS, "init_mode": INIT_MODE, "implement_in_csr": IMPLEMENT_IN_CSR}
_NO_ACCESS = 3
MARKS = frozenset({*DECORATIONS, SIZE, HOST_PIPE})


def decorations_of_variable(key: Key, attributes: Mapping[str, str], extension: Extension, owner: Located) -> list[str]:
    """Return the decorations of a variable, as metadata nodes: by the names of the attributes, the access last.

    `owner` is the variable. A device global always has one that says what the host may do with it, and its id; so has
    a host pipe. Raises `InputError` for a value of another form than its decoration takes, and for a variable that
    needs an id.
    """
    is_device_global = SIZE in attributes
    if is_device_global:
        attributes = {_OLD_NAMES[name]: attributes[name] for name in _OLD_NAMES if name in attributes} | {**attributes}
    place = Place(f"{'device global' if is_device_global else 'variable'} '@{key}'", owner)
    numbers = GLOBAL_NUMBERS[extension]
    codes = {INIT_MODE: numbers.init_mode, IMPLEMENT_IN_CSR: numbers.implement_in_csr}
    found = [
        decoration(name, attributes[name], place, codes.get(name)) for name in sorted(attributes) if name in DECORATIONS
    ]
    accesses: list[int] = []
    if is_device_global:
        accesses.append(_access(attributes, place))
    if HOST_PIPE in attributes:
        accesses.append(READ_WRITE)
    for access in accesses:
        unique_id = attributes.get(UNIQUE_ID, "")
        if not unique_id:
            raise InputError(f'{place.what} has no id: expected the attribute "{UNIQUE_ID}"', place.location)
        found.append(f"!{{i32 {numbers.host_access}, i32 {access}, {string(unique_id)}}}")
    return found


def _access(attributes: Mapping[str, str], place: Place) -> int:
    value = attributes.get(_HOST_ACCESS)
    if value is None:
        return READ_WRITE
    access = place.number(_HOST_ACCESS, value)
    if access > _NO_ACCESS:
        raise place.error(_HOST_ACCESS, value, "0 (read), 1 (write), 2 (read and write) or 3 (none)")
    return access
