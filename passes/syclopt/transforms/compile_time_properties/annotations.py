"""Reading calls of `llvm.ptr.annotation` that carry compile-time properties of SYCL."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from syclopt import names
from syclopt.errors import InputError
from syclopt.ir.fragments import Constant, parse_constant
from syclopt.ir.text.source import to_internal
from syclopt.ir.text.spelling import unescape
from syclopt.transforms.compile_time_properties.decorations import DECORATIONS, Place

if TYPE_CHECKING:
    from syclopt.ir.body.call_sites import Call
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.global_variable import Global

INTRINSIC = "llvm.ptr.annotation"
_ARGUMENTS = 5
_SEEN_THROUGH = frozenset({"getelementptr", "bitcast", "addrspacecast"})
_STRING = re.compile(r'c"([^"]*)"')
_NUMBER = re.compile(r"0[xX][0-9a-fA-F]+|0[bB][01]+|0[oO]?[0-7]+|[1-9][0-9]*|0", re.ASCII)
_PREFETCH = {names.PREFETCH_HINT: 1, names.PREFETCH_HINT_NON_TEMPORAL: 3}
_LEVELS = 4
# What SPIR-V calls the modes uncached, cached, streaming, invalidate, constant, write-through and write-back.
_READ_CONTROLS = (0, 1, 2, 3, 4)
_WRITE_CONTROLS = (0, 0, 3, 0, 0, 1, 2)


@dataclass(frozen=True, slots=True)
class Annotation:
    """What an annotation says: strings for the annotation itself, cache controls (metadata nodes), an alignment.

    `alignment` is the number and the place among `strings` where it stands if no instruction takes it.
    """

    string: Global
    strings: tuple[str, ...]
    controls: tuple[str, ...]
    alignment: tuple[int, int, str] | None

    def text(self, *, aligned: bool) -> str:
        """Return the new string of the annotation; `aligned` tells that the alignment has been applied."""
        strings = [*self.strings]
        if self.alignment is not None and not aligned:
            _, at, value = self.alignment
            strings.insert(at, _piece(names.ALIGNMENT, value))
        return "".join(strings)


def annotation_of(module: Module, call: Call) -> Annotation | None:
    """Return what a call of the intrinsic says; None when it is not about properties of SYCL.

    Raises `InputError` for properties of another form than expected.
    """
    arguments = call.arguments
    if len(arguments) != _ARGUMENTS:
        return None
    string = _variable(module, arguments[1].operand)
    if string is None or _text(string) != names.ANNOTATION_MARK:
        return None
    place = Place("annotation", call)
    strings: list[str] = []
    controls: list[str] = []
    alignment: tuple[int, int, str] | None = None
    for name, value in _properties(module, arguments[4].operand, place):
        if name == names.ALIGNMENT:
            number = place.power_of_two(name, value or "", _number(name, value, place))
            alignment = (number, len(strings), value or "")
        elif name.startswith(names.CACHE_PREFIX) and name in DECORATIONS:
            controls += _controls(name, value, place)
        elif name in DECORATIONS:
            strings.append(_piece(name, value))
    return Annotation(string, tuple(strings), tuple(controls), alignment)


def _properties(module: Module, operand: object, place: Place) -> list[tuple[str, str | None]]:
    """Return the names and values that the last argument of the intrinsic points to."""
    values = _variable(module, operand)
    if values is None or values.initializer in (None, "zeroinitializer"):
        return []
    constant = parse_constant(to_internal(f"{values.value_type} {values.initializer}"))
    texts = [_text(variable) if (variable := _variable(module, o)) else None for o in constant.operands]
    if len(texts) % 2 or None in texts[::2]:
        message = f"annotation: '@{values.key}' is {values.initializer}, expected pairs of names and values"
        raise InputError(message, place.location)
    return [(name or "", value) for name, value in zip(texts[::2], texts[1::2], strict=True)]


def _variable(module: Module, operand: object) -> Global | None:
    """Return the variable that a constant points to, itself or through casts."""
    while isinstance(operand, Constant) and operand.kind == "expression" and operand.value in _SEEN_THROUGH:
        operand = operand.operands[0]
    key: Key | None = operand.global_key if isinstance(operand, Constant) else None
    return module.globals.get(key) if key is not None else None


def _text(variable: Global) -> str | None:
    """Return the C string that a variable holds."""
    found = _STRING.fullmatch((variable.initializer or "").strip())
    text = unescape(to_internal(found[1])) if found else ""
    return text[:-1] if text.find("\0") == len(text) - 1 >= 0 else None


def _piece(name: str, value: str | None) -> str:
    code = DECORATIONS[name][0]
    if value is None:
        return f"{{{code}}}"
    return f'{{{code}:"{value},{_PREFETCH[name]}"}}' if name in _PREFETCH else f'{{{code}:"{value}"}}'


def _number(name: str, value: str | None, place: Place) -> int:
    """Return a number in decimal, hexadecimal, octal or binary. Raises `InputError`."""
    if value is None or not _NUMBER.fullmatch(value) or len(value) > 40:
        raise place.error(name, value or "", "an unsigned 32-bit number")
    is_old_octal = value[0] == "0" and value[1:].isdigit()
    number = int(value, 8 if is_old_octal else 0)
    if number >> 32:
        raise place.error(name, value, "an unsigned 32-bit number")
    return number


def _controls(name: str, value: str | None, place: Place) -> list[str]:
    number = _number(name, value, place)
    code = DECORATIONS[name][0]
    table = _READ_CONTROLS if name.startswith(names.CACHE_READ_PREFIX) else _WRITE_CONTROLS
    if number >> (_LEVELS * len(table)):
        raise place.error(name, value or "", f"cache modes from 0 to {len(table) - 1}, in four bits each")
    return [
        f"!{{i32 {code}, i32 {level}, i32 {control}}}"
        for mode, control in enumerate(table)
        for level in range(_LEVELS)
        if number >> (_LEVELS * mode + level) & 1
    ]
