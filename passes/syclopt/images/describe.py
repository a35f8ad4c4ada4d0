"""What a device image holds and requires, in plain words, and which images of a program are linked to which."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from syclopt import names
from syclopt.errors import InputError
from syclopt.images.json import value_of
from syclopt.images.properties import Blob

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from syclopt.images.properties import Property, PropertySets

_INDENT = 24
_MISC = {
    names.REGISTER_ALLOC_MODE: "register allocation mode",
    names.GRF_SIZE: "registers a thread (GRF size)",
    names.OPT_LEVEL_KEY: "optimization level",
}
_REQUIREMENTS = {
    names.REQD_SUB_GROUP_SIZE_KEY: "sub-group size",
    names.WORK_GROUP_NUM_DIM_KEY: "dimensions of the work-group size",
    names.JOINT_MATRIX_KEY: "joint matrices",
    names.JOINT_MATRIX_MAD_KEY: "multiplications of joint matrices",
    names.COMPILE_TARGET_KEY: "compiled for",
}
_MACHINE_CODE = {names.CODE_KIND_KEY: "of the kind", names.CODE_ARCHITECTURE_KEY: "for"}
_SIZES = {
    names.REQD_WORK_GROUP_SIZE_KEY: "work-group size",
    names.REQD_WORK_GROUP_SIZE_64_KEY: "work-group size",
    names.MAX_WORK_GROUP_SIZE_KEY: "largest work-group size",
}
_RANGES = {"1": "unsigned int", "2": "size_t"}
_LIBRARIES = "assert,math,math fp64,complex,complex fp64,cstring,imf,imf fp64,imf bf16,bfloat16,group sort".split(",")
_PADDING = _NO_PARAMETER = 0xFFFF_FFFF
_CALLS = names.CALLS_VIRTUAL_FUNCTIONS_KEY
_CREATES = names.CREATES_VIRTUAL_FUNCTIONS_KEY
_USES = names.USES_VIRTUAL_FUNCTIONS_KEY


def describe(sets: PropertySets, symbols: Iterable[str] | None = None) -> list[str]:
    """Return lines about an image: its entry points, if they are given, and all that its property sets say."""
    lines: list[str] = []
    if symbols is not None:
        lines += labelled("entry points", symbols)
    for title, items in described_sets(sets):
        lines += labelled(title, items)
    return lines


def described_sets(sets: PropertySets) -> list[tuple[str, list[str]]]:
    """Return what each property set is about, and its properties in words."""
    found: list[tuple[str, list[str]]] = []
    for name, properties in sets.items():
        title, rule = _RULES.get(name, (f"[{name}]", None))
        found.append((title, [_described(rule, name, key, value) for key, value in properties.items()]))
    return found


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
    if key in (names.ASPECTS_KEY, names.ASPECT_KEY):
        return "aspects " + _aspects(value) if _numbers(value) else "no aspects"
    if key == names.FIXED_TARGET_KEY:
        return "one of the devices " + _aspects(value)
    if key in _SIZES:
        return f"{_SIZES[key]} {_product(key, value)}"
    return f"{_named(_REQUIREMENTS, key)} {_scalar(value)}"


def _aspects(value: Property) -> str:
    from syclopt.targets.catalogue import aspects

    found = ((number, aspects().find(number)) for number in _numbers(value))
    return ", ".join(f"{aspect.name} ({number})" if aspect else str(number) for number, aspect in found)


def _specialization_constant(key: str, value: Property) -> str:
    numbers = _numbers(value)
    records = zip(numbers[::3], numbers[1::3], numbers[2::3], strict=True)
    parts = (
        f"{_bytes(size)} of padding" if number == _PADDING else f"id {number} at {offset}, {_bytes(size)}"
        for number, offset, size in records
    )
    return f"{key}: {'; '.join(parts)}"


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
    if what == names.GLOBAL_ID_MAPPING_KEY:
        return f"{name}: the device global is the variable {_blob(value).as_string()}"
    if what in _SIZES:
        return f"{name}: {_SIZES[what]} {_product(what, value)}"
    words = {names.MAX_LINEAR_WORK_GROUP_SIZE_KEY: "most items of a work-group", **_REQUIREMENTS}
    if not at:
        raise ValueError(key)
    return f"{name}: {_named(words, what)} {_integer(value)}"


def _misc(key: str, value: Property) -> str:
    flags = {
        names.IS_ESIMD_IMAGE_KEY: "ESIMD code",
        names.SPEC_CONSTANTS_REPLACED_KEY: "specialization constants have defaults",
    }
    if key in flags and value == 1:
        return flags[key]
    if key == names.ID_QUERIES_RANGE_KEY:
        return f"ids fit in {_named(_RANGES, str(_integer(value)))}"
    if key == names.SANITIZER_KEY:
        return f"sanitizer {_blob(value).as_string()}"
    return f"{_named(_MISC, key)} {_integer(value)}"


def _parameter(key: str, value: Property) -> str:
    return f"{key}: no parameter" if value == _NO_PARAMETER else f"{key}: parameter {_integer(value)}"


def _host_pipe(key: str, value: Property) -> str:
    (size,) = _numbers(value)
    return f"{key}: {_bytes(size)}"


def _either(*words: str) -> Callable[[str, Property], str]:
    """Return the rule for a property that is 0 or 1."""
    return lambda key, value: f"{key}: {words[_integer(value)] if value in (0, 1) else _integer(value)}"


def _device_global(key: str, value: Property) -> str:
    size, scope = _numbers(value)
    return f"{key}: {_bytes(size)}" + (", one in this image alone (device_image_scope)" if scope & 1 else "")


def _virtual(key: str, value: Property) -> str:
    words = {
        names.VIRTUAL_FUNCTIONS_KEY: "has those of",
        names.USES_VIRTUAL_FUNCTIONS_KEY: "is linked with those of",
        names.CALLS_VIRTUAL_FUNCTIONS_KEY: "calls those of",
        names.CREATES_VIRTUAL_FUNCTIONS_KEY: "makes objects with those of",
    }
    if key == names.DUMMY_IMAGE_KEY and value == 1:
        return "dummies: their bodies are empty"
    return f"{_named(words, key)} {', '.join(_blob(value).as_string().split(','))}"


def _add_on_needed(key: str, value: Property) -> str:
    from syclopt.images.add_on_conditions import condition_in

    try:
        return f"{key} if {condition_in(_blob(value))}"
    except InputError as error:
        raise ValueError(value) from error


def _machine_code(key: str, value: Property) -> str:
    if key == names.KEEPS_VALUES_KEY:
        return f"{'some' if _integer(value) else 'no'} variables keep their values from launch to launch"
    return f"{_named(_MACHINE_CODE, key)} {_blob(value).as_string()}"


def _compiled_kernel(key: str, value: Property) -> str:
    from syclopt.images.machine_code import kernel_in

    try:
        launch, (parameters, _) = kernel_in(value)
    except (InputError, KeyError, TypeError) as error:
        raise ValueError(value) from error
    local_bytes = launch.static_local_bytes + launch.dynamic_local_bytes
    parts = [
        f"takes {', '.join(one.type if one.kind == 'scalar' else one.kind for one in parameters) or 'nothing'}",
        *([f"work-groups of {' x '.join(map(str, launch.work_group_size))}"] if launch.work_group_size else []),
        *([f"{_bytes(local_bytes)} of local memory"] if local_bytes else []),
        *(["prints"] if launch.prints else []),
    ]
    return f"{key}: {'; '.join(parts)}"


def _compiled_variable(key: str, value: Property) -> str:
    from syclopt.images.machine_code import variable_in

    try:
        symbol, code = variable_in(value)
    except (InputError, KeyError, TypeError) as error:
        raise ValueError(value) from error
    return f"{key}: {symbol}, {_bytes(code.size)}"


def _libraries(_key: str, value: Property) -> str:
    mask = _integer(value)
    found = [name for bit, name in enumerate(_LIBRARIES) if mask >> bit & 1]
    if mask >> len(_LIBRARIES):
        raise ValueError(mask)
    return ", ".join(found) or "none"


_RULES: dict[str, tuple[str, Callable[[str, Property], str]]] = {
    names.DEVICE_LIBRARIES_SET: ("device libraries", _libraries),
    names.DEVICE_LIBRARY_SET: ("device library", _either("fallback", "native")),
    names.REQUIREMENTS_SET: ("requires", _requirement),
    names.SPEC_CONSTANTS_SET: ("constants", _specialization_constant),
    names.SPEC_CONSTANT_DEFAULTS_SET: ("default values", lambda key, value: f"{key}: {_bytes(len(_blob(value).data))}"),
    names.KERNEL_PARAMETERS_SET: ("arguments left out", _parameters),
    names.EXPORTED_SYMBOLS_SET: ("exports", _name),
    names.KERNEL_NAMES_SET: ("kernels", _name),
    names.IMPORTED_SYMBOLS_SET: ("imports", _name),
    names.PROGRAM_METADATA_SET: ("metadata", _metadata),
    names.MISC_SET: ("compilation", _misc),
    names.ASSERT_USED_SET: ("assertions in", _name),
    names.IMPLICIT_LOCAL_ARG_SET: ("local memory", _parameter),
    names.DYNAMIC_LOCAL_MEMORY_SET: ("sized at launch", _name),
    names.DEVICE_GLOBALS_SET: ("device globals", _device_global),
    names.HOST_PIPES_SET: ("host pipes", _host_pipe),
    names.VIRTUAL_FUNCTIONS_SET: ("virtual functions", _virtual),
    names.ADD_ON_IMAGES_SET: ("needs add-on images", _add_on_needed),
    names.ADD_ON_IMAGE_SET: ("is add-on image", _either("a stub", "code")),
    names.REGISTERED_KERNELS_SET: ("registered kernels", lambda key, value: f"{key}: {_blob(value).as_string()}"),
    names.MACHINE_CODE_SET: ("machine code", _machine_code),
    names.MACHINE_CODE_KERNELS_SET: ("kernels in it", _compiled_kernel),
    names.MACHINE_CODE_VARIABLES_SET: ("device globals in it", _compiled_variable),
    names.KERNEL_ACCESSES_SET: (
        "accesses",
        lambda key, value: f"{key}: {'; '.join(_blob(value).as_string().splitlines()) or 'none'}",
    ),
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


@dataclass(frozen=True)
class ImageNode:
    """An image as links see it: its name, the names of its entry points, its property sets."""

    name: str
    symbols: Sequence[str]
    sets: PropertySets


class Link(NamedTuple):
    """Images by their numbers: one needs the other; `always` unless it depends on the device whether it does."""

    source: int
    target: int
    why: str
    always: bool


def links_of(images: Sequence[ImageNode]) -> list[Link]:
    """Return the links between images, in the order of the images and of their properties."""
    sets: dict[str, list[int]] = {}
    exports: dict[str, int] = {}
    add_ons: dict[str, list[int]] = {}
    for number, image in enumerate(images):
        name = image.sets.get(names.VIRTUAL_FUNCTIONS_SET, {}).get(names.VIRTUAL_FUNCTIONS_KEY)
        if isinstance(name, Blob):
            sets.setdefault(name.as_string(), []).append(number)
        for symbol in image.sets.get(names.EXPORTED_SYMBOLS_SET, {}):
            exports.setdefault(symbol, number)
        for group in image.sets.get(names.ADD_ON_IMAGE_SET, {}):
            add_ons.setdefault(group, []).append(number)
    found: list[Link] = []
    for number, image in enumerate(images):
        found += _to_sets(number, image, sets, images)
        for symbol in image.sets.get(names.IMPORTED_SYMBOLS_SET, {}):
            if symbol in exports and exports[symbol] != number:
                found.append(Link(number, exports[symbol], f"imports {symbol}", always=True))
        for group, condition in image.sets.get(names.ADD_ON_IMAGES_SET, {}).items():
            for target in add_ons.get(group, ()):
                is_real = images[target].sets[names.ADD_ON_IMAGE_SET][group] == 1
                found.append(Link(number, target, "else" if not is_real else f"if {_words(condition)}", always=False))
    return found


def drawing(images: Sequence[ImageNode]) -> str:
    """Return a graph of images and their links in Graphviz's language; a dashed link depends on the device."""
    lines = ["digraph images {", "  node [shape=box];"]
    for number, image in enumerate(images):
        entry_points = [*image.symbols[:4], *(["..."] if len(image.symbols) > 4 else [])]
        label = json.dumps("\n".join([image.name, *_titles(image), *entry_points]), ensure_ascii=False)
        style = " style=dashed" if _is_stand_in(image) else ""
        lines.append(f"  {number} [label={label}{style}];")
    for link in links_of(images):
        style = "" if link.always else " style=dashed"
        lines.append(f"  {link.source} -> {link.target} [label={json.dumps(link.why, ensure_ascii=False)}{style}];")
    return "".join(f"{line}\n" for line in [*lines, "}"])


def _words(condition: Property) -> str:
    from syclopt.errors import InputError
    from syclopt.images.add_on_conditions import condition_in

    try:
        return str(condition_in(condition)) if isinstance(condition, Blob) else f"{condition}"
    except (InputError, ValueError):
        return "its condition holds"


def _to_sets(number: int, image: ImageNode, sets: dict[str, list[int]], images: Sequence[ImageNode]) -> Iterator[Link]:
    called = _names(image, _CALLS)
    for key in (_CALLS, _CREATES, _USES):
        for name in _names(image, key):
            if key == _CREATES and name in called:
                continue
            for target in sets.get(name, ()):
                is_dummy = _is_dummy(images[target])
                if key != _CREATES and is_dummy:
                    continue
                verb = "makes objects with" if key == _CREATES else "calls"
                has_dummy = any(_is_dummy(images[other]) for other in sets[name])
                when = "" if not (key == _CREATES and has_dummy) else (" (else)" if is_dummy else " (if it fits)")
                yield Link(number, target, f"{verb} {name}{when}", always=not when)


def _names(image: ImageNode, key: str) -> list[str]:
    value = image.sets.get(names.VIRTUAL_FUNCTIONS_SET, {}).get(key)
    return [name for name in value.as_string().split(",") if name] if isinstance(value, Blob) else []


def _titles(image: ImageNode) -> Iterator[str]:
    name = image.sets.get(names.VIRTUAL_FUNCTIONS_SET, {}).get(names.VIRTUAL_FUNCTIONS_KEY)
    if isinstance(name, Blob):
        yield f"{'dummy of ' if _is_dummy(image) else ''}set {name.as_string()}"
    for group, value in image.sets.get(names.ADD_ON_IMAGE_SET, {}).items():
        yield f"add-on {group}{'' if value == 1 else ' (stub)'}"


def _is_dummy(image: ImageNode) -> bool:
    return image.sets.get(names.VIRTUAL_FUNCTIONS_SET, {}).get(names.DUMMY_IMAGE_KEY) == 1


def _is_stand_in(image: ImageNode) -> bool:
    return _is_dummy(image) or 0 in image.sets.get(names.ADD_ON_IMAGE_SET, {}).values()
