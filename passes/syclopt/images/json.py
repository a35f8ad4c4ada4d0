"""Property sets as JSON, for people and for tools that know no `.prop` files.

    {
      "SYCL/device requirements": {
        "aspects": {"u32": [6]},
        "reqd_sub_group_size": 16
      }
    }

An integer is a number. Bytes are an object with one of `u32` and `u64` (numbers), `text`, `bits` (a text of 0 and 1,
the first bit first) and `hex`; which one it is follows from the key, but each can stand for any bytes that it can hold.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Literal, cast

from syclopt import names
from syclopt.errors import DuplicateError, Location, ParseError
from syclopt.images.properties import Blob, PropertySets
from syclopt.limits import json_value

if TYPE_CHECKING:
    from collections.abc import Callable

    from syclopt.images.properties import Property

Form = Literal["u32", "u64", "text", "bits", "hex"]

_REQUIREMENT_FORMS: dict[str, Form] = {
    names.ASPECTS_KEY: "u32",
    names.ASPECT_KEY: "u32",
    names.FIXED_TARGET_KEY: "u32",
    names.REQD_SUB_GROUP_SIZE_KEY: "u32",
    names.REQD_WORK_GROUP_SIZE_KEY: "u32",
    names.REQD_WORK_GROUP_SIZE_64_KEY: "u64",
}
_FORMS: dict[str, Form] = {
    names.SPEC_CONSTANTS_SET: "u32",
    names.KERNEL_PARAMETERS_SET: "bits",
    names.MISC_SET: "text",
    names.DEVICE_GLOBALS_SET: "u32",
    names.HOST_PIPES_SET: "u32",
    names.VIRTUAL_FUNCTIONS_SET: "text",
    names.REGISTERED_KERNELS_SET: "text",
    names.KERNEL_ACCESSES_SET: "text",
    names.MACHINE_CODE_SET: "text",
    names.MACHINE_CODE_KERNELS_SET: "text",
    names.MACHINE_CODE_VARIABLES_SET: "text",
    names.ADD_ON_IMAGES_SET: "u32",
}
_MAX_INT = 0xFFFF_FFFF
_Object = dict[str, Any]


def to_json(sets: PropertySets) -> str:
    """Return property sets as JSON, a line for each property; sets and keys keep their order."""
    rows = [f"  {json.dumps(name)}: {_set_text(name, properties)}" for name, properties in sets.items()]
    return "{\n" + ",\n".join(rows) + "\n}\n" if rows else "{}\n"


def from_json(text: str | bytes, file: str = "<string>") -> PropertySets:
    """Read what `to_json` wrote, or what has its form.

    Raises `ParseError` with the place for what is no JSON, `LimitError` for brackets deep inside each other, and
    `ParseError` or `DuplicateError` with set and key for JSON of another form.
    """
    if isinstance(text, bytes):
        text = text.decode("utf-8", "surrogateescape")
    try:
        data: object = json_value(text, file, lambda pairs: _without_duplicates(pairs, file))
    except json.JSONDecodeError as error:
        raise ParseError(f"no JSON: {error.msg.lower()}", Location(file, error.lineno, error.colno)) from error
    except ValueError as error:  # a number too long
        raise ParseError(f"no JSON of property sets: {error}", Location(file, 1, 1)) from error
    if not isinstance(data, dict):
        raise ParseError(f"expected an object of property sets, found {_shown(data)}", file=file)
    sets = PropertySets()
    for name, properties in cast("_Object", data).items():
        if not isinstance(properties, dict):
            raise ParseError(
                f"property set '{name}': expected an object, found {_shown(cast('object', properties))}", file=file
            )
        values = cast("_Object", properties).items()
        sets[name] = {key: _read(value, f"property '{key}' of '{name}'", file) for key, value in values}
    return sets


def _set_text(name: str, properties: dict[str, Property]) -> str:
    rows = [f"    {json.dumps(key)}: {json.dumps(value_of(name, key, value))}" for key, value in properties.items()]
    return "{\n" + ",\n".join(rows) + "\n  }" if rows else "{}"


def value_of(name: str, key: str, value: Property) -> object:
    """Return what stands for the property `key` of the set `name` in JSON."""
    if isinstance(value, int):
        return value
    form = _form_of(name, key)
    if form != "hex":
        try:
            shown = _WRITERS[form](value)
            if _READERS[form](shown) == value:
                return {form: shown}
        except ValueError:
            pass
    if value.bits % 8:
        return {"hex": value.data.hex(), "length": value.bits}
    return {"hex": value.data.hex()}


def _form_of(set_name: str, key: str) -> Form:
    """Return what the bytes of a property are by its name: numbers, text, a bit vector, or just bytes ("hex")."""
    if set_name == names.REQUIREMENTS_SET:
        return _REQUIREMENT_FORMS.get(key, "text")
    if set_name == names.PROGRAM_METADATA_SET:
        return "text" if key.endswith(f"@{names.GLOBAL_ID_MAPPING_KEY}") else "u32"
    return _FORMS.get(set_name, "hex")


def _read(value: object, what: str, file: str) -> Property:
    if isinstance(value, int) and not isinstance(value, bool):
        if not 0 <= value <= _MAX_INT:
            raise ParseError(f"{what}: expected an unsigned 32-bit integer, found {value}", file=file)
        return value
    shown = _shown(value)
    fields = cast("_Object", value) if isinstance(value, dict) else {}
    form = next(iter(fields), "")
    try:
        if list(fields) == ["hex", "length"]:
            return Blob(bytes.fromhex(_text(fields["hex"])), _checked(fields["length"]))
        if len(fields) == 1 and form in _READERS:
            return _READERS[form](fields[form])
    except ValueError as error:
        raise ParseError(f"{what}: {shown}: {error}", file=file) from error
    expected = "expected an integer, or an object with one of " + ", ".join(_READERS)
    raise ParseError(f"{what}: {expected}, found {shown}", file=file)


def _checked(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError("expected integers")
    return value


def _numbers(values: object) -> list[int]:
    if not isinstance(values, list):
        raise ValueError("expected a list of integers")
    return [_checked(value) for value in cast("list[object]", values)]


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise ValueError("expected a text")
    return value


def _bits(value: object) -> Blob:
    text = _text(value)
    if not {*text} <= {"0", "1"}:
        raise ValueError("expected a text of 0 and 1")
    return Blob.of_bits([bit == "1" for bit in text])


_READERS: dict[str, Callable[[object], Blob]] = {
    "u32": lambda value: Blob.of_u32(_numbers(value)),
    "u64": lambda value: Blob.of_u64(_numbers(value)),
    "text": lambda value: Blob.of_string(_text(value)),
    "bits": _bits,
    "hex": lambda value: Blob.of_bytes(bytes.fromhex(_text(value))),
}
_WRITERS: dict[str, Callable[[Blob], object]] = {
    "u32": lambda blob: [*blob.as_u32()],
    "u64": lambda blob: [*blob.as_u64()],
    "text": Blob.as_string,
    "bits": lambda blob: "".join("01"[bit] for bit in blob.as_bits()),
}


def _without_duplicates(pairs: list[tuple[str, Any]], file: str) -> _Object:
    found: _Object = {}
    for key, value in pairs:
        if key in found:
            raise DuplicateError(f"'{key}' is given twice", file=file)
        found[key] = value
    return found


def _shown(value: object) -> str:
    text = json.dumps(value)
    return text if len(text) <= 60 else f"{text[:57]}..."
