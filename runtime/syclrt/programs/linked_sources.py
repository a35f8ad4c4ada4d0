"""Modules that are loaded: the post-link step makes images of them, and for what is in a file only once.

What it made of a file is kept in the cache, under a digest of what the file holds: a line of JSON with what is known
of the images and of the device globals, and then the code of the images.
"""

from __future__ import annotations

import json
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

import syclopt
from syclopt import names
from syclopt.errors import InputError, SycloptError
from syclopt.files import read_file
from syclopt.images.properties import PropertySets
from syclrt.caches.disk_cache import digest, find, store
from syclrt.device_globals.variable import Variable, variables_in
from syclrt.errors import Errc, SyclError, told
from syclrt.programs.loaded_image import Code

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    from syclopt.images.device_image import DeviceImage
    from syclopt.ir import Module

_LOWERING = (
    "sycl-conditional-call-on-device<prefix=program>,sycl-cleanup-vtables,sycl-virtual-functions-analysis,"
    "sycl-propagate-aspects-usage,sycl-lower-wg-local-memory"
)
_OPTIONS: dict[str, Any] = {
    **dict.fromkeys(("suppress_undefined_warnings", "exported_symbols", "imported_symbols", "program_metadata"), True),
    **dict.fromkeys(("device_globals", "default_spec_constants", "dynamic_linking"), True),
    "spec_constants": "native",
}
_EXPORTING = "sycl-export-visible-functions"


@dataclass(frozen=True, slots=True)
class SourceImage:
    """An image that was made of a module."""

    symbols: tuple[str, ...]
    sets: PropertySets
    code: Code


@dataclass(frozen=True, slots=True)
class LinkedSource:
    """What a module has: images in order, and device globals. `name` is that of the module, or of its file."""

    name: str
    images: tuple[SourceImage, ...]
    variables: tuple[Variable, ...]


def linked_file(path: str) -> LinkedSource:
    """Return what a file of IR has. Raises `SyclError` (INVALID)."""
    with _refused_as_invalid():
        data = read_file(path)
        key = digest("source", data)
        kept = find(key)
        if kept is not None:
            return _from_bytes(kept, path)
        from syclopt.ir import Module

        linked = linked_module(Module.parse(data, path))
        _keep(key, linked)
    return linked


def linked_module(module: Module) -> LinkedSource:
    """Return what a module has. What a front end of SYCL leaves to later passes is done before; it lists aspects then.

    Where no function says that others may call it, they may call all that are visible.

    Raises `SyclError` (INVALID).
    """
    with _refused_as_invalid():
        passes: list[str] = []
        if names.ASPECTS_LIST in module.named_metadata:
            passes.append(_LOWERING)
        if not module.functions_with_string(names.MODULE_ID):
            passes.append(_EXPORTING)
        lowered = syclopt.run_pipeline(module.copy(), ",".join(passes))[0].module if passes else module
        images = syclopt.post_link(lowered, **_OPTIONS)
        return LinkedSource(module.name, tuple(map(_image, images)), tuple(variables_in(module)))


@contextmanager
def _refused_as_invalid() -> Generator[None]:
    try:
        yield
    except SycloptError as error:
        raise SyclError(told(error), Errc.INVALID) from error


def _image(image: DeviceImage) -> SourceImage:
    code = Code(lambda: image.module, image.code, lambda: b"")
    return SourceImage(tuple(image.symbols or ()), image.properties or PropertySets(), code)


def _keep(key: bytes, linked: LinkedSource) -> None:
    codes = [image.code.data() for image in linked.images]
    try:
        images = [
            (image.symbols, image.sets.to_bytes().decode("utf-8", "surrogateescape"), len(code))
            for image, code in zip(linked.images, codes, strict=True)
        ]
    except InputError:
        return  # a name that no file of properties can hold
    variables = [(*variable[:-1], variable.initial.hex()) for variable in linked.variables]
    head = json.dumps({"images": images, "variables": variables}).encode()
    store(key, b"".join((head, b"\n", *codes)))


def _from_bytes(kept: bytes, name: str) -> LinkedSource:
    head, _, codes = kept.partition(b"\n")
    said: dict[str, list[list[Any]]] = json.loads(head)
    images: list[SourceImage] = []
    start = 0
    for symbols, sets, size in said["images"]:
        end = start + size
        code = partial(codes.__getitem__, slice(start, end))
        images.append(SourceImage(tuple(symbols), _sets(sets), Code(partial(_module, code, name), code, lambda: b"")))
        start = end
    variables = (Variable(*values, initial=bytes.fromhex(initial)) for *values, initial in said["variables"])
    return LinkedSource(name, tuple(images), tuple(variables))


def _sets(text: str) -> PropertySets:
    return PropertySets.parse(text) if text else PropertySets()


def _module(code: Callable[[], bytes], name: str) -> Module:
    from syclopt.ir import Module

    return Module.parse(code(), name)
