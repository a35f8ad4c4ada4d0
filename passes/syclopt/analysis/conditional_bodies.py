"""Functions whose bodies are for one side of a program: `"sycl-call-if-on-device"` and `"sycl-call-if-on-host"`.

The rules are those of the if_device design document, section "Single-pass compiler implementation".
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Self

from syclopt import names
from syclopt.errors import InputError

if TYPE_CHECKING:
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key


_YES = frozenset({"", "1", "true"})
_NO = frozenset({"0", "false"})


@dataclass(frozen=True)
class ConditionalBodies:
    """The functions of a module, declarations too, whose bodies run only on a device, or only on the host."""

    on_device: frozenset[Key]
    on_host: frozenset[Key]

    @classmethod
    def compute(cls, module: Module) -> Self:
        """Find them. Raises `InputError` for an attribute with a value that means neither yes nor no."""
        return cls(marked(module, names.CALL_IF_ON_DEVICE), marked(module, names.CALL_IF_ON_HOST))


def marked(module: Module, attribute: str) -> frozenset[Key]:
    """Return the functions with an attribute that has no value, or one that means yes: `1` or `true`.

    Raises `InputError` for a value other than these, `0` and `false`.
    """
    found: set[Key] = set()
    for key, value in module.functions_with_string(attribute).items():
        if value in _YES:
            found.add(key)
        elif value not in _NO:
            message = f"\"{attribute}\" of '@{key}' is '{value}', expected nothing, 'true', '1', 'false' or '0'"
            raise InputError(message, module.functions[key].location)
    return frozenset(found)
