"""The two libraries of bfloat16 conversions, which images that call these functions bring along."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from syclopt import names
from syclopt.analysis.builtins import BFLOAT16_CONVERSIONS
from syclopt.analysis.entry_points import EntryPoints
from syclopt.errors import InputError, SycloptError
from syclopt.images.device_image import DeviceImage
from syclopt.ir.module import Module

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from syclopt.pipeline.post_link.options import PostLinkOptions

_LIBRARIES = ("libsycl-fallback-bfloat16.bc", "libsycl-native-bfloat16.bc")


def with_bfloat16_libraries(images: Iterable[DeviceImage], options: PostLinkOptions) -> Iterator[DeviceImage]:
    """Yield `images`, and after them an image of each library in `device_lib_dir` if one needs the functions.

    The fallback comes first, then what a device with the conversions in hardware takes. Without a folder nothing is
    added. Raises `InputError` when a library cannot be loaded.
    """
    folder = options.device_lib_dir
    needed = False
    count = 0
    for image in images:
        needed = needed or (folder is not None and _calls_conversions(image))
        count += 1
        yield image
    if needed and folder is not None:
        for is_native, name in enumerate(_LIBRARIES):
            library = _library(os.path.join(folder, name), count + is_native, is_native)
            yield _embedded(library) if options.embed_aux_info else library


def _embedded(library: DeviceImage) -> DeviceImage:
    from syclopt.transforms.embed_aux_info import with_aux_info

    return with_aux_info(library)


def _calls_conversions(image: DeviceImage) -> bool:
    if not any(image.may_mention(name.encode()) for name in BFLOAT16_CONVERSIONS):
        return False
    module = image.module
    symbols = module.symbols
    called = any(name in symbols and symbols[name].is_declaration for name in BFLOAT16_CONVERSIONS)
    return called and (module.triple or "").startswith("spir")


def _library(path: str, index: int, is_native: int) -> DeviceImage:
    try:
        module = Module.read(path)
    except SycloptError as error:
        message = f"failed to load bfloat16 device library modules: {error.message}"
        raise InputError(message, error.location, error.file or path) from error
    image = DeviceImage(module, symbols=[str(key) for key in EntryPoints.compute(module).ordered], index=index)
    for function in module.definitions():
        if function.calling_convention == names.SPIR_FUNC and function.name.startswith(names.DEVICE_LIBRARY_PREFIX):
            image.sets.add(names.EXPORTED_SYMBOLS_SET, function.name, 1)
    image.sets.add(names.DEVICE_LIBRARY_SET, names.BFLOAT16_KEY, is_native)
    return image
