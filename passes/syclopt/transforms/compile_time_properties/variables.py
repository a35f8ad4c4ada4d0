"""What the compile-time properties of a variable are as SPIR-V decorations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt import names
from syclopt.errors import InputError
from syclopt.transforms.compile_time_properties.decorations import (
    DECORATIONS,
    GLOBAL_NUMBERS,
    READ_WRITE,
    Extension,
    Place,
    decoration,
    string,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.transforms.compile_time_properties.decorations import Located

_OLD_NAMES = {
    names.HOST_ACCESS_OF_OLD: names.HOST_ACCESS,
    names.INIT_MODE_OF_OLD: names.INIT_MODE,
    names.IMPLEMENT_IN_CSR_OF_OLD: names.IMPLEMENT_IN_CSR,
}
_NO_ACCESS = 3
_MARKS = (*DECORATIONS, names.DEVICE_GLOBAL_SIZE, names.HOST_PIPE_SIZE)
_DETAILS = (*_OLD_NAMES, names.HOST_ACCESS, names.UNIQUE_ID)


def decorations_of_variables(module: Module, extension: Extension) -> dict[Key, list[str]]:
    """Return the decorations of variables, as metadata nodes: by the names of the attributes, the access last.

    A device global always has one that says what the host may do with it, and its id; so has a host pipe. Raises
    `InputError` for a value of another form than its decoration takes, and for a variable that needs an id.
    """
    marks = {name: found for name in _MARKS if (found := module.globals_with_string(name))}
    if not marks:
        return {}
    marked = {key for found in marks.values() for key in found}
    strings = marks | {name: module.globals_with_string(name) for name in _DETAILS}
    decorations: dict[Key, list[str]] = {}
    for key, variable in module.globals.entities().items():
        if key in marked:
            attributes = {name: values[key] for name, values in strings.items() if key in values}
            decorations[key] = _decorations(key, attributes, extension, variable)
    return decorations


def _decorations(key: Key, attributes: Mapping[str, str], extension: Extension, owner: Located) -> list[str]:
    is_device_global = names.DEVICE_GLOBAL_SIZE in attributes
    if is_device_global:
        attributes = {_OLD_NAMES[name]: attributes[name] for name in _OLD_NAMES if name in attributes} | {**attributes}
    place = Place(f"{'device global' if is_device_global else 'variable'} '@{key}'", owner)
    numbers = GLOBAL_NUMBERS[extension]
    codes = {names.INIT_MODE: numbers.init_mode, names.IMPLEMENT_IN_CSR: numbers.implement_in_csr}
    found = [
        decoration(name, attributes[name], place, codes.get(name)) for name in sorted(attributes) if name in DECORATIONS
    ]
    accesses: list[int] = []
    if is_device_global:
        accesses.append(_access(attributes, place))
    if names.HOST_PIPE_SIZE in attributes:
        accesses.append(READ_WRITE)
    for access in accesses:
        unique_id = attributes.get(names.UNIQUE_ID, "")
        if not unique_id:
            raise InputError(f'{place.what} has no id: expected the attribute "{names.UNIQUE_ID}"', place.location)
        found.append(f"!{{i32 {numbers.host_access}, i32 {numbers.accesses[access]}, {string(unique_id)}}}")
    return found


def _access(attributes: Mapping[str, str], place: Place) -> int:
    value = attributes.get(names.HOST_ACCESS)
    if value is None:
        return READ_WRITE
    access = place.number(names.HOST_ACCESS, value)
    if access > _NO_ACCESS:
        raise place.error(names.HOST_ACCESS, value, "0 (read), 1 (write), 2 (read and write) or 3 (none)")
    return access
