"""Where images come from: tables, files of IR, modules, images that passes made."""

from __future__ import annotations

import os
from functools import partial
from typing import TYPE_CHECKING

from syclopt import names
from syclopt.errors import SycloptError
from syclopt.images.device_image import DeviceImage
from syclopt.images.properties import Blob, PropertySets
from syclrt.errors import Errc, SyclError, told
from syclrt.programs.linked_sources import LinkedSource, linked_file, linked_module
from syclrt.programs.loaded_image import Code, LoadedImage

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from syclopt.ir import Module
    from syclopt.ir.llvm.adapters import AnyModule
    from syclrt.device_globals.variable import Variable
    from syclrt.programs.linked_sources import SourceImage

    Source = str | bytes | os.PathLike[str] | DeviceImage | Module | AnyModule
    OpenedSource = str | DeviceImage | LinkedSource
    MakeImage = Callable[[int], LoadedImage]

_LAST = 1 << 62


def opened(source: Source) -> OpenedSource:
    """Return what a module, or a file of IR, has; any other source as it is. Raises `SyclError` (INVALID)."""
    if isinstance(source, str | bytes | os.PathLike):
        path = os.fsdecode(source)
        return linked_file(path) if path.endswith((".ll", ".bc")) else path
    if isinstance(source, DeviceImage):
        return source
    from syclopt.ir import Module

    if isinstance(source, Module):
        return linked_module(source)
    if type(source).__module__.startswith("llvmlite."):
        return linked_module(_of_llvmlite(source))
    found = type(source).__name__
    message = f"expected the path of a table, .ll or .bc file, a DeviceImage, a Module or llvmlite's, found {found}"
    raise SyclError(message, Errc.INVALID)


def _of_llvmlite(source: AnyModule) -> Module:
    from syclopt.ir import Module

    try:
        return Module.from_llvmlite(source)
    except SycloptError as error:
        raise SyclError(told(error), Errc.INVALID) from error


def images_of(sources: Sequence[OpenedSource]) -> Iterator[MakeImage]:
    """Yield what makes each image of some sources, given its number. Raises `SyclError` for a table with faults.

    Add-on images are numbered within a package: a table, a module, or images that follow each other as one run of
    passes numbered them.
    """
    last, package = 0, object()
    for source in sources:
        is_image = isinstance(source, DeviceImage)
        if not is_image or source.index < last:
            package = object()
        last = source.index if is_image else _LAST
        if is_image:
            yield partial(_of_image, source, package)
        elif isinstance(source, LinkedSource):
            yield from (partial(_of_module, image, source.name, package) for image in source.images)
        else:
            try:
                yield from _of_table(source, package)
            except SycloptError as error:
                raise SyclError(told(error), Errc.INVALID) from error


def variables_of(source: OpenedSource) -> Sequence[Variable]:
    """Return the device globals of a source that was a module."""
    return source.variables if isinstance(source, LinkedSource) else ()


def _of_image(image: DeviceImage, package: object, number: int) -> LoadedImage:
    sets = image.properties or PropertySets()
    if image.target is not None and names.COMPILE_TARGET_KEY not in sets.get(names.REQUIREMENTS_SET, {}):
        sets = sets.copy()
        sets.add(names.REQUIREMENTS_SET, names.COMPILE_TARGET_KEY, Blob.of_string(image.target))
    symbols = image.symbols if image.symbols is not None else _kernels_in(image.module)
    return LoadedImage(number, package, "an image", symbols, sets, Code(lambda: image.module, image.code, lambda: b""))


def _of_module(image: SourceImage, origin: str, package: object, number: int) -> LoadedImage:
    found = LoadedImage(number, package, origin, image.symbols, image.sets, image.code)
    found.is_source = True
    return found


def _of_table(path: str, package: object) -> Iterator[MakeImage]:
    """Yield the images of a table. What its cells name stands where they say, or in the folder of the table."""
    from syclopt.files import read_named
    from syclopt.images.file_table import names_of, rows_of
    from syclopt.images.json import properties_of

    folder: str | None = None
    for row, where in rows_of(path):
        if folder is None:
            folder = _folder_of(row.get("Code", ""), path)
        cells = {column: os.path.join(folder, cell) for column, cell in row.items() if cell}
        if "Code" not in cells:
            raise SyclError(f"{where}: the row names no code", Errc.INVALID)
        file = cells.get("Properties")
        sets = PropertySets() if file is None else properties_of(read_named(file, where), file)
        if "Symbols" in cells:
            symbols = names_of(read_named(cells["Symbols"], where))
        else:
            symbols = _kernels_in(_read(cells["Code"], where))
        yield partial(_of_files, cells["Code"], where, package, symbols, sets)


def _folder_of(code: str, table: str) -> str:
    """Return where the names in a table begin, which name this file of code."""
    folder = os.path.dirname(table)
    return folder if not os.path.exists(code) and os.path.exists(os.path.join(folder, code)) else ""


def _of_files(
    code: str, where: str, package: object, symbols: list[str], sets: PropertySets, number: int
) -> LoadedImage:
    from syclopt.files import read_named

    def start() -> bytes:
        return read_named(code, where, 4)

    image_code = Code(lambda: _read(code, where), lambda: _code_in(code, where), start)
    return LoadedImage(number, package, code, symbols, sets, image_code)


def _read(file: str, where: str) -> Module:
    from syclopt.ir import Module

    return Module.parse(_code_in(file, where), file)


def _code_in(file: str, where: str) -> bytes:
    from syclopt.errors import FileError
    from syclopt.files import read_named

    data = read_named(file, where)
    if not data:
        raise FileError("the file is empty", file=file)
    return data


def _kernels_in(module: Module) -> list[str]:
    """Return the kernels of an image of which no symbols are listed."""
    return [str(f.key) for f in module.definitions() if f.calling_convention == "spir_kernel"]
