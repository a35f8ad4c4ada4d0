"""Which images of a program are linked to which, and why: what their property sets say of each other."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from syclopt import names
from syclopt.images.properties import Blob

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from syclopt.images.properties import Property, PropertySets

_CALLS = names.CALLS_VIRTUAL_FUNCTIONS_KEY
_CREATES = names.CREATES_VIRTUAL_FUNCTIONS_KEY
_USES = names.USES_VIRTUAL_FUNCTIONS_KEY


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
