"""Device images as a program carries them: one block of bytes, with the device globals of its code."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, NamedTuple

from syclopt.errors import InputError
from syclopt.images.device_variables import Variable
from syclopt.images.json import from_json, to_json

if TYPE_CHECKING:
    from collections.abc import Sequence

    from syclopt.images.properties import PropertySets

SECTION = ".syclopt_images"
"""Where they stand in a program."""
_MAGIC = b"syclopt images 1\n"


class EmbeddedImage(NamedTuple):
    """An image: its entry points, its property sets, and its code as bytes."""

    symbols: tuple[str, ...]
    sets: PropertySets
    code: bytes


class EmbeddedImages(NamedTuple):
    """What a program, or a shared library, carries."""

    images: tuple[EmbeddedImage, ...]
    variables: tuple[Variable, ...]


def to_bytes(images: Sequence[EmbeddedImage], variables: Sequence[Variable]) -> bytes:
    """Return what `from_bytes` reads."""
    rows = [(image.symbols, to_json(image.sets), len(image.code)) for image in images]
    listed = [(*variable[:-1], variable.initial.hex()) for variable in variables]
    head = json.dumps({"images": rows, "variables": listed}).encode()
    return b"".join((_MAGIC, head, b"\n", *(image.code for image in images)))


def from_bytes(data: bytes, name: str) -> EmbeddedImages:
    """Return what `to_bytes` was given. Raises `InputError` for what another version wrote, and what is damaged."""
    if not data.startswith(_MAGIC):
        found = data[: len(_MAGIC)].partition(b"\n")[0].decode("ascii", "replace")
        raise InputError(f"its device images are of another version: found '{found}'; link it anew", file=name)
    try:
        return _read(data, name)
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
        raise InputError("its device images are damaged", file=name) from error


def _read(data: bytes, name: str) -> EmbeddedImages:
    end = data.index(b"\n", len(_MAGIC))
    said: dict[str, list[list[Any]]] = json.loads(data[len(_MAGIC) : end])
    images: list[EmbeddedImage] = []
    start = end + 1
    for symbols, sets, size in said["images"]:
        if type(size) is not int or not 0 <= size <= len(data) - start or not all(type(one) is str for one in symbols):
            raise ValueError("what it says of an image cannot be")
        images.append(EmbeddedImage(tuple(symbols), from_json(sets, name), data[start : start + size]))
        start += size
    variables = (Variable(*values, initial=bytes.fromhex(initial)) for *values, initial in said["variables"])
    return EmbeddedImages(tuple(images), tuple(variables))
