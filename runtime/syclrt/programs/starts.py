"""What is kept of a source, so that a start finds all that it needs with one look into the cache.

That is what its images say of themselves and of their kernels, and machine code of those that need no others, for the
devices that they ran on. The code of images stands apart: who finds machine code does not read it.
"""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any

from syclopt.images.properties import PropertySets
from syclrt.disk_cache import digest, find, packed, store, unpacked
from syclrt.errors import SyclError
from syclrt.programs.arguments import places_of
from syclrt.programs.kernel import group_limits, required_size
from syclrt.programs.loaded_image import Code, LoadedImage, module_of
from syclrt.programs.parts import Part, facts_in, records_in, said_of_first

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from syclopt.images.device_variables import Variable
    from syclrt.programs.kernel import KeptFacts

    Place = tuple[str, tuple[int, ...], tuple[str, ...]]
    """What machine code is for: the key of a device, the extents of work-groups, if it has some, and kernels."""

_MOST_BYTES = 64 << 10  # of machine code: what is read has to be looked at for damage
# What images say of themselves, in values that can be kept.
_SAID = (
    *("symbols", "kernels", "target", "provides", "is_dummy", "calls", "creates", "exports", "groups", "uses_others"),
    *("is_ir", "machine_code", "measured", "work_group_size", "has_constants_in_buffer", "facts"),
)
_SAID_IF_EMPTY = "device_globals", "kernel_metadata"  # others have values that cannot

_NOTHING: Mapping[str, Any] = {}


class MachineCodes:
    """Machine code of an image of a source, which is kept with what is known of the source."""

    __slots__ = ("_all", "_key", "_source")

    def __init__(self, key: bytes, source: Any, codes: dict[Place, bytes]) -> None:
        """Take the key of the source, all that is kept of it, and the part of that that is machine code."""
        self._key = key
        self._source = source
        self._all = codes

    def part(self, device: str, size: tuple[int, ...], kernel: str) -> Part | None:
        """Return the kernels that there is code for together with one, for a device."""
        for known, extents, kernels in [*self._all]:  # other threads may add some
            if known == device and extents == size and kernel in kernels:
                return Part(kernels, (), shares=False)
        return None

    def find(self, place: Place) -> bytes | None:
        """Return the code for a place, if there is any."""
        return self._all.get(place)

    def keep(self, place: Place, code: bytes) -> None:
        """Keep code, unless there would be too much of it."""
        if sum(map(len, self._all.values())) + len(code) <= _MOST_BYTES:
            self._all[place] = code
            store(self._key, packed(self._source))


def keep(key: bytes, images: Sequence[LoadedImage], variables: Sequence[Variable]) -> None:
    """Keep what a source has, with what its code says of the first kernels; machine code of its images will join it."""
    from syclopt.errors import InputError

    kept: list[tuple[Any, ...]] = []
    for image in images:
        said = said_of_first(image)
        image.records = records = records_in(said)
        try:
            image.facts = {name: one for name in records if (one := _facts(image, name)) is not None}
            kept.append((_said_of(image), image.sets.to_bytes(), said, {}))
        except InputError:
            return  # a name that no file of properties can hold
    source = kept, [*map(tuple, variables)]
    for at, (image, (*_, codes)) in enumerate(zip(images, kept, strict=True)):
        store(_code_key(key, at), image.data)
        image.machine_codes = MachineCodes(key, source, codes)
    store(key, packed(source))


def find_kept(
    key: bytes, name: str, linked: Callable[[], Sequence[LoadedImage]]
) -> tuple[list[LoadedImage], Sequence[Any]] | None:
    """Return the images that are kept of a source, and its device globals as tuples; None where nothing is kept.

    `linked` returns the same images anew, in case that their code is gone.
    """
    found = find(key)
    if found is None:
        return None
    source = unpacked(found)
    images, variables = source
    package = object()
    made: list[LoadedImage] = []
    for at, ((said, empty), sets, records, codes) in enumerate(images):
        code = partial(_code, key, at, linked)
        image = LoadedImage.as_it_said(
            package,
            name,
            {**dict(zip(_SAID, said, strict=True)), **dict.fromkeys(empty, _NOTHING)},
            sets=partial(_sets, sets),
            records=partial(records_in, records),
            code=Code(lambda code=code: module_of(code(), name), code, lambda code=code: code()[:4]),
        )
        image.machine_codes = MachineCodes(key, source, codes)
        made.append(image)
    return made, variables


def _said_of(image: LoadedImage) -> tuple[list[Any], list[str]]:
    """Return what an image says, and the names of what it has nothing of."""
    return [getattr(image, name) for name in _SAID], [name for name in _SAID_IF_EMPTY if not getattr(image, name)]


def _facts(image: LoadedImage, kernel: str) -> KeptFacts | None:
    """Return what launches of a kernel need to know; None for one that cannot be launched."""
    with suppress(SyclError):
        facts = facts_in(image, kernel)
        limits = group_limits(image, kernel)
        most = None if limits is None else (limits.extents, limits.items)
        return facts.may_wait, required_size(image, kernel), most, places_of(facts.parameters)
    return None


def _code_key(key: bytes, at: int) -> bytes:
    return digest("code of a source", key, str(at))


def _code(key: bytes, at: int, linked: Callable[[], Sequence[LoadedImage]]) -> bytes:
    found = find(_code_key(key, at))
    return linked()[at].data if found is None else found


def _sets(text: bytes) -> PropertySets:
    return PropertySets.parse(text) if text else PropertySets()
