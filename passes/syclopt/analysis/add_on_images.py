"""Add-on images: conditionally called code in images of its own, of which a device gets the code or a stub.

The functions of one image are those that are called under one condition and use the same aspects. Attributes tell the
number of the image and the condition, on definitions and declarations.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt import names
from syclopt.analysis.conditional_calls import parse_condition
from syclopt.errors import InputError
from syclopt.ir.text.patterns import compile_pattern

if TYPE_CHECKING:
    from collections.abc import Mapping

    from syclopt.conditions.condition import Condition
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key


_INTEGERS = compile_pattern(r"-?[0-9]{1,20}(?:,-?[0-9]{1,20})*")


def in_order(number: str) -> tuple[int, str]:
    """Return what numbers of images are sorted by."""
    return len(number), number


def needed_add_ons(
    module: Module, numbers: Mapping[Key, str], conditions: Mapping[Key, str]
) -> dict[str, tuple[Condition, Key]]:
    """Return number -> condition of the add-on images that a module declares functions of, with one such function.

    `numbers` and `conditions` are the values of the attributes. Raises `InputError` for what is no condition, and when
    functions of one image have different ones.
    """
    found: dict[str, tuple[Condition, Key]] = {}
    for key, number in numbers.items():
        if module.functions[key].is_declaration:
            condition = _condition(module, key, conditions.get(key))
            other, first = found.setdefault(number, (condition, key))
            if other != condition:
                message = (
                    f"'@{key}' and '@{first}' are of one add-on image, {number}, under different conditions:"
                    f" '{condition}' and '{other}'"
                )
                raise InputError(message, module.functions[key].location)
    return {number: found[number] for number in sorted(found, key=in_order)}


def _condition(module: Module, key: Key, text: str | None) -> Condition:
    function = module.functions[key]
    if text is None:
        raise InputError(f'\'@{key}\' has "{names.ADD_ON_IMAGE}", but no "{names.ADD_ON_CONDITION}"', function.location)
    what = f'\'@{key}\' has "{names.ADD_ON_CONDITION}"="{text}"'
    if not _INTEGERS.fullmatch(text):
        raise InputError(f"{what}: expected the integers of a condition, with commas between", function.location)
    return parse_condition([*map(int, text.split(","))], what, lambda: function.location)
