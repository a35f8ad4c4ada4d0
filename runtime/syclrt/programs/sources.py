"""Where images come from: tables, files of IR, modules, images that passes made."""

from __future__ import annotations

import os
from functools import partial
from typing import TYPE_CHECKING

from syclopt.errors import SycloptError
from syclopt.images.device_image import DeviceImage
from syclopt.images.properties import PropertySets
from syclrt.errors import Errc, SyclError
from syclrt.programs.loaded_image import LoadedImage

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from syclopt.ir import Module

    Source = str | os.PathLike[str] | DeviceImage | Module
    MakeImage = Callable[[int], LoadedImage]


def module_of(source: Source) -> Source:
    """Return the module that the path of an `.ll` or `.bc` file stands for; any other source as it is.

    Raises `SyclError` (INVALID).
    """
    from syclopt.ir import Module

    if not isinstance(source, str | os.PathLike) or not os.fspath(source).endswith((".ll", ".bc")):
        return source
    try:
        return Module.read(source)
    except SycloptError as error:
        raise SyclError(str(error), Errc.INVALID) from error


def images_of(source: Source) -> Iterator[MakeImage]:
    """Yield what makes each image of a source, given its number. Raises `SyclError` for what is no source."""
    from syclopt.ir import Module

    try:
        if isinstance(source, DeviceImage):
            yield partial(_of_image, source, "an image")
        elif isinstance(source, Module):
            yield from _post_linked(source)
        else:
            yield from _rows(os.fspath(source))
    except SycloptError as error:
        raise SyclError(str(error), Errc.INVALID) from error
    except TypeError as error:
        found = type(source).__name__
        message = f"expected the path of a table, .ll or .bc file, a DeviceImage or a Module, found {found}"
        raise SyclError(message, Errc.INVALID) from error


def _of_image(image: DeviceImage, origin: str, number: int) -> LoadedImage:
    def read() -> Module:
        return image.module

    return LoadedImage(number, origin, image.symbols or (), image.properties or PropertySets(), read, image.code)


def _post_linked(module: Module) -> Iterator[MakeImage]:
    """Yield the images that the post-link step makes of a module, with all property sets."""
    from syclopt import post_link

    for image in post_link(
        module,
        suppress_undefined_warnings=True,
        exported_symbols=True,
        imported_symbols=True,
        program_metadata=True,
        device_globals=True,
    ):
        yield partial(_of_image, image, module.name)


def _rows(path: str) -> Iterator[MakeImage]:
    from syclopt.files import read_file
    from syclopt.images.file_table import FileTable

    table = FileTable.parse(read_file(path), path)
    for cells in table.rows:
        row = dict(zip(table.columns, cells, strict=True))
        sets = PropertySets.parse(read_file(row["Properties"]), row["Properties"]) if row.get("Properties") else None
        names = (
            read_file(row["Symbols"]).decode("utf-8", "surrogateescape").split("\n")[:-1] if row.get("Symbols") else []
        )
        yield partial(_of_files, row["Code"], names, sets or PropertySets())


def _of_files(code: str, symbols: list[str], sets: PropertySets, number: int) -> LoadedImage:
    from syclopt.files import read_file
    from syclopt.ir import Module

    return LoadedImage(number, code, symbols, sets, lambda: Module.read(code), lambda: read_file(code))
