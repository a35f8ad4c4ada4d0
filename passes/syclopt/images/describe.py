"""What a device image holds and requires, in plain words."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from syclopt.errors import InputError
from syclopt.images import known
from syclopt.images.json import value_of
from syclopt.images.properties import Blob

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from syclopt.images.properties import Property, PropertySets

_INDENT = 24
_MISC = {
    "sycl-register-alloc-mode": "register allocation mode",
    "sycl-grf-size": "registers a thread (GRF size)",
    "optLevel": "optimization level",
}
_REQUIREMENTS = {
    "reqd_sub_group_size": "sub-group size",
    "work_group_num_dim": "dimensions of the work-group size",
    "joint_matrix": "joint matrices",
    "joint_matrix_mad": "multiplications of joint matrices",
    "compile_target": "compiled for",
}
_SIZES = {
    "reqd_work_group_size": "work-group size",
    "reqd_work_group_size_uint64_t": "work-group size",
    "max_work_group_size": "largest work-group size",
}
_RANGES = {"1": "unsigned int", "2": "size_t"}
_LIBRARIES = "assert,math,math fp64,complex,complex fp64,cstring,imf,imf fp64,imf bf16,bfloat16,group sort".split(",")
_PADDING = _NO_PARAMETER = 0xFFFF_FFFF


def describe(sets: PropertySets, symbols: Iterable[str] | None = None) -> list[str]:
    """Return lines about an image: its entry points, if they are given, and all that its property sets say."""
    lines: list[str] = []
    if symbols is not None:
        lines += labelled("entry points", symbols)
    for name, properties in sets.items():
        title, rule = _RULES.get(name, (f"[{name}]", None))
        lines += labelled(title, (_described(rule, name, key, value) for key, value in properties.items()))
    return lines


def labelled(label: str, items: Iterable[str]) -> Iterator[str]:
    """Yield lines: the label, and beside it one item below the other, or "none"."""
    start = f"  {label:{_INDENT - 2}}"
    if len(start) > _INDENT:
        yield start
        start = ""
    for item in [*items] or ["none"]:
        yield f"{start:{_INDENT}}{item}"
        start = ""


def _described(rule: Callable[[str, Property], str] | None, name: str, key: str, value: Property) -> str:
    """Return one property in words; as it is where there are none for it."""
    if rule is not None:
        try:
            return _printable(rule(key, value))
        except ValueError:  # a value of another type or size than the key has
            pass
    return _printable(f"{key} = {json.dumps(value_of(name, key, value))}")


def _printable(text: str) -> str:
    return "".join(c if c.isprintable() else ascii(c)[1:-1] for c in text)


def _requirement(key: str, value: Property) -> str:
    if key in ("aspects", "aspect"):
        return "aspects " + _aspects(value) if _numbers(value) else "no aspects"
    if key == "fixed_target":
        return "one of the devices " + _aspects(value)
    if key in _SIZES:
        return f"{_SIZES[key]} {_product(key, value)}"
    return f"{_named(_REQUIREMENTS, key)} {_scalar(value)}"


def _aspects(value: Property) -> str:
    from syclopt.targets.builtin import aspects

    names = ((number, aspects().find(number)) for number in _numbers(value))
    return ", ".join(f"{aspect.name} ({number})" if aspect else str(number) for number, aspect in names)


def _specialization_constant(key: str, value: Property) -> str:
    numbers = _numbers(value)
    records = zip(numbers[::3], numbers[1::3], numbers[2::3], strict=True)
    parts = (
        f"{_bytes(size)} of padding" if number == _PADDING else f"id {number} at {offset}, {_bytes(size)}"
        for number, offset, size in records
    )
    return f"{key}: {'; '.join(parts)}"


def _defaults(key: str, value: Property) -> str:
    return f"{key}: {_bytes(len(_blob(value).data))}"


def _parameters(key: str, value: Property) -> str:
    bits = _blob(value).as_bits()
    omitted = [str(index) for index, bit in enumerate(bits) if bit]
    return f"{key}: {', '.join(omitted)} of {len(bits)}" if omitted else f"{key}: none of {len(bits)}"


def _name(key: str, value: Property) -> str:
    if _integer(value) != 1:
        raise ValueError(value)
    return key


def _metadata(key: str, value: Property) -> str:
    name, at, what = key.rpartition("@")
    if what == "global_id_mapping":
        return f"{name}: the device global is the variable {_blob(value).as_string()}"
    if what in _SIZES:
        return f"{name}: {_SIZES[what]} {_product(what, value)}"
    words = {"max_linear_work_group_size": "most items of a work-group", **_REQUIREMENTS}
    if not at:
        raise ValueError(key)
    return f"{name}: {_named(words, what)} {_integer(value)}"


def _misc(key: str, value: Property) -> str:
    flags = {"isEsimdImage": "ESIMD code", "specConstsReplacedWithDefault": "specialization constants have defaults"}
    if key in flags and value == 1:
        return flags[key]
    if key == "idQueriesRange":
        return f"ids fit in {_named(_RANGES, str(_integer(value)))}"
    if key == "sanUsed":
        return f"sanitizer {_blob(value).as_string()}"
    return f"{_named(_MISC, key)} {_integer(value)}"


def _parameter(key: str, value: Property) -> str:
    return f"{key}: no parameter" if value == _NO_PARAMETER else f"{key}: parameter {_integer(value)}"


def _device_global(key: str, value: Property) -> str:
    size, scope = _numbers(value)
    return f"{key}: {_bytes(size)}" + (", one in this image alone (device_image_scope)" if scope & 1 else "")


def _host_pipe(key: str, value: Property) -> str:
    (size,) = _numbers(value)
    return f"{key}: {_bytes(size)}"


def _virtual(key: str, value: Property) -> str:
    words = {
        "virtual-functions-set": "has those of",
        "uses-virtual-functions-set": "is linked with those of",
        "calls-virtual-functions-set": "calls those of",
        "creates-virtual-functions-set": "makes objects with those of",
    }
    if key == "dummy-image" and value == 1:
        return "dummies: their bodies are empty"
    return f"{_named(words, key)} {', '.join(_blob(value).as_string().split(','))}"


def _add_on_needed(key: str, value: Property) -> str:
    from syclopt.images.add_on_conditions import condition_in

    try:
        return f"{key} if {condition_in(_blob(value))}"
    except InputError as error:
        raise ValueError(value) from error


def _add_on(key: str, value: Property) -> str:
    return f"{key}: {('a stub', 'code')[_integer(value)]}" if value in (0, 1) else f"{key}: {_integer(value)}"


def _registered(key: str, value: Property) -> str:
    return f"{key}: {_blob(value).as_string()}"


def _libraries(_key: str, value: Property) -> str:
    mask = _integer(value)
    names = [name for bit, name in enumerate(_LIBRARIES) if mask >> bit & 1]
    if mask >> len(_LIBRARIES):
        raise ValueError(mask)
    return ", ".join(names) or "none"


def _library(key: str, value: Property) -> str:
    return f"{key}: {('fallback', 'native')[_integer(value)]}" if value in (0, 1) else f"{key}: {_integer(value)}"


_RULES: dict[str, tuple[str, Callable[[str, Property], str]]] = {
    known.LIBRARIES: ("device libraries", _libraries),
    known.DEVICE_LIBRARY: ("device library", _library),
    known.REQUIREMENTS: ("requires", _requirement),
    known.SPECIALIZATION_CONSTANTS: ("constants", _specialization_constant),
    known.DEFAULT_VALUES: ("default values", _defaults),
    known.PARAMETERS: ("arguments left out", _parameters),
    known.EXPORTED: ("exports", _name),
    known.KERNELS: ("kernels", _name),
    known.IMPORTED: ("imports", _name),
    known.PROGRAM_METADATA: ("metadata", _metadata),
    known.MISC: ("compilation", _misc),
    known.ASSERTIONS: ("assertions in", _name),
    known.LOCAL_ARGUMENTS: ("local memory", _parameter),
    known.DEVICE_GLOBALS: ("device globals", _device_global),
    known.HOST_PIPES: ("host pipes", _host_pipe),
    known.VIRTUAL_FUNCTIONS: ("virtual functions", _virtual),
    known.ADD_ON_IMAGES: ("needs add-on images", _add_on_needed),
    known.ADD_ON_IMAGE: ("is add-on image", _add_on),
    known.REGISTERED_KERNELS: ("registered kernels", _registered),
}


def _blob(value: Property) -> Blob:
    if not isinstance(value, Blob):
        raise ValueError(value)
    return value


def _integer(value: Property) -> int:
    if not isinstance(value, int):
        raise ValueError(value)
    return value


def _numbers(value: Property) -> tuple[int, ...]:
    return _blob(value).as_u32()


def _scalar(value: Property) -> str:
    return str(value) if isinstance(value, int) else value.as_string()


def _product(key: str, value: Property) -> str:
    numbers = _blob(value).as_u64() if key.endswith("uint64_t") else _numbers(value)
    return " x ".join(map(str, numbers))


def _bytes(count: int) -> str:
    return "1 byte" if count == 1 else f"{count} bytes"


def _named(words: dict[str, str], key: str) -> str:
    if key not in words:
        raise ValueError(key)
    return words[key]
