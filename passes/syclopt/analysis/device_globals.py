"""Which variables of a module are device globals: those with the attribute `"sycl-device-global-size"`."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Self

from syclopt import names
from syclopt.errors import InputError

if TYPE_CHECKING:
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key

_SCOPE = (names.DEVICE_IMAGE_SCOPE, names.DEVICE_IMAGE_SCOPE_OF_OLD)
_U32 = 0xFFFF_FFFF


class DeviceGlobal(NamedTuple):
    """A device global: its id in the program, and the size of its value in bytes.

    With `image_scope`, each image has a variable of its own; else all share one, to which the variable points.
    """

    key: Key
    unique_id: str
    size: int
    image_scope: bool


class DeviceGlobals(dict["Key", DeviceGlobal]):
    """The device globals of a module by their keys, in its order; declarations count too."""

    @classmethod
    def compute(cls, module: Module) -> Self:
        """Find the device globals of `module`.

        Raises `InputError` for one without `"sycl-unique-id"`, or with a NUL in it, one whose size is no unsigned
        32-bit number, and two with one id. The variable has image scope when `"sycl-device-image-scope"`, or
        `"device_image_scope"` as older compilers spell it, is there with another value than `"false"`.
        """
        found = cls()
        sizes = module.globals_with_string(names.DEVICE_GLOBAL_SIZE)
        if not sizes:
            return found
        ids = module.globals_with_string(names.UNIQUE_ID)
        scopes = [module.globals_with_string(name) for name in _SCOPE]
        known: dict[str, Key] = {}
        for key, size in sizes.items():
            scope = next((values[key] for values in scopes if key in values), "false")
            found[key] = _device_global(module, key, ids.get(key, ""), size, is_alone=scope != "false")
            first = known.setdefault(found[key].unique_id, key)
            if first != key:
                message = f"device global '@{key}' has the id '{found[key].unique_id}' of '@{first}'"
                raise InputError(message, module.globals[key].location)
        return found


def _device_global(module: Module, key: Key, unique_id: str, size: str, *, is_alone: bool) -> DeviceGlobal:
    what = f"device global '@{key}'"
    if not unique_id:
        message = f'{what} has no id: expected the attribute "{names.UNIQUE_ID}"'
        raise InputError(message, module.globals[key].location)
    if "\0" in unique_id:
        message = f"{what} has the id {unique_id!a}: a NUL would end it"
        raise InputError(message, module.globals[key].location)
    if not (size.isascii() and size.isdigit()) or len(size) > 10 or int(size) > _U32:
        message = f"{what}: \"{names.DEVICE_GLOBAL_SIZE}\" is '{size}', expected an unsigned 32-bit number"
        raise InputError(message, module.globals[key].location)
    return DeviceGlobal(key, unique_id, int(size), is_alone)
