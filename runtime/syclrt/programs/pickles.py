"""Programs as pickles have them: their images and what was said of them, without machine code and names of files.

All of it is of Python's own types, so that a pickle of another version is met with a message.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from syclopt import __version__
from syclopt.images.device_variables import Variable
from syclopt.images.properties import Blob, PropertySets
from syclrt.disk_cache import digest
from syclrt.errors import Errc, SyclError
from syclrt.programs.loaded_image import Code, LoadedImage

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    State: TypeAlias = tuple[Any, ...]

_FORMAT = 1


class Contents(NamedTuple):
    """What a program has: images as they were loaded, device globals of modules, values of constants that are given."""

    images: Sequence[LoadedImage]
    variables: Sequence[Variable]
    values: dict[str, bytes]


def state_of(contents: Contents) -> State:
    """Return what travels. Raises `SyclError` (INVALID) for an image whose file is gone."""
    packages: dict[object, int] = {}
    images = tuple(
        (
            packages.setdefault(image.package, len(packages)),
            os.path.basename(image.origin),
            image.symbols,
            image.is_source,
            _plain(image.sets),
            image.data,
        )
        for image in contents.images
    )
    return _FORMAT, __version__, images, tuple(map(tuple, contents.variables)), tuple(contents.values.items())


def key_of(state: State) -> bytes:
    """Return a digest of what travels, less the values of constants."""
    _, _, images, variables, _ = state
    return digest(repr([image[:-1] for image in images]), repr(variables), *(image[-1] for image in images))


def contents_of(state: State) -> Contents:
    """Return what travelled. Raises `SyclError` (INVALID) for what another version wrote."""
    if state[:1] != (_FORMAT,):
        version = state[1] if len(state) > 1 else "another version"
        message = f"the pickle of a program was written by syclrt {version}, and this is {__version__}"
        raise SyclError(f"{message}, which has another form of it: use one version on all sides", Errc.INVALID)
    _, _, images, variables, values = state
    packages = [object() for _ in images]
    return Contents(
        [_image(packages[package], *rest) for package, *rest in images],
        [Variable(*variable) for variable in variables],
        dict(values),
    )


def _plain(sets: PropertySets) -> tuple[object, ...]:
    """Return property sets as tuples, in which a value that has bits is these and its bytes."""
    return tuple(
        (name, tuple((key, (one.bits, one.data) if isinstance(one, Blob) else one) for key, one in found.items()))
        for name, found in sets.items()
    )


def _sets(plain: Iterable[tuple[str, Iterable[tuple[str, Any]]]]) -> PropertySets:
    sets = PropertySets()
    for name, found in plain:
        sets[name] = {key: value if isinstance(value, int) else Blob(value[1], value[0]) for key, value in found}
    return sets


def _image(
    package: object, origin: str, symbols: Sequence[str], is_source: bool, plain: Any, code: bytes
) -> LoadedImage:
    return LoadedImage(package, origin, symbols, _sets(plain), Code.of_bytes(code, origin), is_source=is_source)
