"""Images made alike before they are compared: where one step makes several images of what the other has in one."""

from __future__ import annotations

import struct
from collections import defaultdict
from typing import TYPE_CHECKING

from tests.peer.image_facts import ImageFacts
from tests.peer.spirv_symbols import Symbols

from syclopt import names

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tests.peer.symbol_sorts import SymbolSorts

    from syclopt.pipeline.post_link.options import SplitMode

_LENGTH_BYTES = 8


def joined_ours(images: Sequence[ImageFacts], mode: SplitMode) -> list[ImageFacts]:
    """Return our images; those of mode `none` as one: sets of virtual functions have images of their own."""
    return [_joined(images)] if mode == "none" else list(images)


def joined_theirs(images: Sequence[ImageFacts], sorts: SymbolSorts) -> list[ImageFacts]:
    """Return their images, those of a set as one: theirs are split further by units, aspects or functions."""
    groups: dict[object, list[ImageFacts]] = defaultdict(list)
    for number, image in enumerate(images):
        of = sorts.set_of(image.entry_points[0]) if image.entry_points else None
        groups[number if of is None else of].append(image)
    return [_joined(group) for group in groups.values()]


def _joined(images: Sequence[ImageFacts]) -> ImageFacts:
    if len(images) == 1:
        return images[0]
    sets: dict[str, dict[str, int | bytes]] = {}
    for image in images:
        for name, keys in image.sets.items():
            found = sets.setdefault(name, {})
            for key, value in keys.items():
                found[key] = (
                    _both(found[key], value) if key == names.ASPECTS_KEY and key in found else found.get(key, value)
                )
    defined = {name for image in images for name in image.symbols.defined}
    declared = {name for image in images for name in image.symbols.declared}
    exported = {name for image in images for name in image.symbols.exported}
    entry_points = [name for image in images for name in image.entry_points]
    return ImageFacts(tuple(dict.fromkeys(entry_points)), sets, Symbols(defined, declared - defined, exported))


def _both(one: int | bytes, other: int | bytes) -> int | bytes:
    """Return all aspects of two lists."""
    assert isinstance(one, bytes)
    assert isinstance(other, bytes)
    data = one[_LENGTH_BYTES:] + other[_LENGTH_BYTES:]
    aspects = sorted({number for (number,) in struct.iter_unpack("<I", data)})
    packed = struct.pack(f"<{len(aspects)}I", *aspects)
    return (8 * len(packed)).to_bytes(_LENGTH_BYTES, "little") + packed
