"""Which variables of a module are device globals: those with the attribute `"sycl-device-global-size"`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Self

from syclopt import names
from syclopt.errors import InputError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.global_variable import Global

_SCOPE = (names.DEVICE_IMAGE_SCOPE, names.DEVICE_IMAGE_SCOPE_OF_OLD)
_U32 = 0xFFFF_FFFF


@dataclass(frozen=True, slots=True)
class DeviceGlobal:
    """A device global: its id in the program, the size of its value in bytes, all its attributes.

    With `image_scope`, each image has a variable of its own; else all share one, to which the variable points.
    """

    key: Key
    unique_id: str
    size: int
    image_scope: bool
    attributes: Mapping[str, str]


class DeviceGlobals(dict["Key", DeviceGlobal]):
    """The device globals of a module by their keys, in its order; declarations count too."""

    @classmethod
    def compute(cls, module: Module) -> Self:
        """Find the device globals of `module`.

        Raises `InputError` for one without `"sycl-unique-id"`, one whose size is no unsigned 32-bit number, and two
        with one id. The variable has image scope when `"sycl-device-image-scope"`, or `"device_image_scope"` as older
        compilers spell it, is there with another value than `"false"`.
        """
        found = cls()
        ids: dict[str, Key] = {}
        for key in module.globals_with_string(names.DEVICE_GLOBAL_SIZE):
            variable = _read(module.globals[key])
            first = ids.setdefault(variable.unique_id, key)
            if first != key:
                message = f"device global '@{key}' has the id '{variable.unique_id}' of '@{first}'"
                raise InputError(message, module.globals[key].location)
            found[key] = variable
        return found


def _read(variable: Global) -> DeviceGlobal:
    attributes = variable.attributes.strings
    what = f"device global '@{variable.key}'"
    unique_id = attributes.get(names.UNIQUE_ID, "")
    if not unique_id:
        raise InputError(f'{what} has no id: expected the attribute "{names.UNIQUE_ID}"', variable.location)
    size = attributes[names.DEVICE_GLOBAL_SIZE]
    if not (size.isascii() and size.isdigit()) or len(size) > 10 or int(size) > _U32:
        message = f"{what}: \"{names.DEVICE_GLOBAL_SIZE}\" is '{size}', expected an unsigned 32-bit number"
        raise InputError(message, variable.location)
    scope = next((attributes[name] for name in _SCOPE if name in attributes), "false")
    return DeviceGlobal(variable.key, unique_id, int(size), scope != "false", attributes)
