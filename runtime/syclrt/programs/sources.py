"""Where images come from: tables, files of IR, modules, images that passes made."""

from __future__ import annotations

import os
from functools import partial
from typing import TYPE_CHECKING

from syclopt import names
from syclopt.errors import SycloptError
from syclopt.images.device_image import DeviceImage
from syclopt.images.properties import Blob, PropertySets
from syclrt.errors import Errc, SyclError
from syclrt.programs.loaded_image import Code, LoadedImage

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from typing import TypeGuard

    from syclopt.ir import Module
    from syclrt.device_globals.variable import Variable

    Source = str | bytes | os.PathLike[str] | DeviceImage | Module
    MakeImage = Callable[[int], LoadedImage]

_LAST = 1 << 62
_LOWERING = (
    "sycl-conditional-call-on-device<prefix=program>,sycl-cleanup-vtables,sycl-virtual-functions-analysis,"
    "sycl-propagate-aspects-usage,sycl-lower-wg-local-memory"
)


def opened(source: Source) -> Source:
    """Return the module that the path of an `.ll` or `.bc` file stands for; any other source as it is.

    Raises `SyclError` (INVALID).
    """
    if isinstance(source, bytes):  # so do paths that are no text
        source = os.fsdecode(source)
    if not isinstance(source, str | os.PathLike) or not os.fspath(source).endswith((".ll", ".bc")):
        return source
    try:
        return _read(os.fspath(source))
    except SycloptError as error:
        raise SyclError(str(error), Errc.INVALID) from error


def images_of(sources: Sequence[Source]) -> Iterator[MakeImage]:
    """Yield what makes each image of some sources, given its number. Raises `SyclError` for what is no source.

    Add-on images are numbered within a package: a table, a module, or images that follow each other as one run of
    passes numbered them.
    """
    last, package = 0, object()
    for source in sources:
        is_image = isinstance(source, DeviceImage)
        if not is_image or source.index < last:
            package = object()
        last = source.index if is_image else _LAST
        yield from _of_source(source, package)


def _of_source(source: Source, package: object) -> Iterator[MakeImage]:
    try:
        if isinstance(source, DeviceImage):
            yield partial(_of_image, source, "an image", package)
        elif isinstance(source, str | os.PathLike):
            yield from _of_table(os.fspath(source), package)
        elif _is_module(source):
            yield from _post_linked(source, package)
        else:
            found = type(source).__name__
            message = f"expected the path of a table, .ll or .bc file, a DeviceImage or a Module, found {found}"
            raise SyclError(message, Errc.INVALID)
    except SycloptError as error:
        raise SyclError(str(error), Errc.INVALID) from error


def variables_of(source: Source) -> Iterator[Variable]:
    """Yield the device globals of a source that is a module. Raises `SyclError`."""
    if _is_module(source):
        from syclrt.device_globals.variable import variables_in

        yield from variables_in(source)


def _is_module(source: object) -> TypeGuard[Module]:
    if isinstance(source, str | os.PathLike):
        return False  # soon said, without what modules are made of
    from syclopt.ir import Module

    return isinstance(source, Module)


def _of_image(image: DeviceImage, origin: str, package: object, number: int) -> LoadedImage:
    sets = image.properties or PropertySets()
    if image.target is not None and names.COMPILE_TARGET_KEY not in sets.get(names.REQUIREMENTS_SET, {}):
        sets = sets.copy()
        sets.add(names.REQUIREMENTS_SET, names.COMPILE_TARGET_KEY, Blob.of_string(image.target))
    symbols = image.symbols if image.symbols is not None else _kernels_in(image.module)
    return LoadedImage(number, package, origin, symbols, sets, Code(lambda: image.module, image.code, lambda: b""))


def _post_linked(module: Module, package: object) -> Iterator[MakeImage]:
    """Yield the images that the post-link step makes of a module, with all property sets.

    What a front end of SYCL leaves to later passes is done before; it lists the aspects then.
    """
    from syclopt import post_link, run_pipeline

    lowered = module
    if names.ASPECTS_LIST in module.named_metadata:
        lowered = run_pipeline(module.copy(), _LOWERING)[0].module
    for image in post_link(
        lowered,
        suppress_undefined_warnings=True,
        exported_symbols=True,
        imported_symbols=True,
        program_metadata=True,
        device_globals=True,
        spec_constants="native",
        default_spec_constants=True,
        dynamic_linking=True,
    ):
        yield partial(_of_source_image, image, module.name, package)


def _of_source_image(image: DeviceImage, origin: str, package: object, number: int) -> LoadedImage:
    found = _of_image(image, origin, package, number)
    found.is_source = True
    return found


def _of_table(path: str, package: object) -> Iterator[MakeImage]:
    """Yield the images of a table. What its cells name stands where they say, or in the folder of the table."""
    from syclopt.images.table_rows import names_of, properties_of, read_cell, rows_of

    folder: str | None = None
    for row, where in rows_of(path):
        if folder is None:
            folder = _folder_of(row.get("Code", ""), path)
        cells = {column: os.path.join(folder, cell) for column, cell in row.items() if cell}
        if "Code" not in cells:
            raise SyclError(f"{where}: the row names no code", Errc.INVALID)
        file = cells.get("Properties")
        sets = PropertySets() if file is None else properties_of(read_cell(file, where), file)
        if "Symbols" in cells:
            symbols = names_of(read_cell(cells["Symbols"], where))
        else:
            symbols = _kernels_in(_read(cells["Code"]))
        yield partial(_of_files, cells["Code"], where, package, symbols, sets)


def _folder_of(code: str, table: str) -> str:
    """Return where the names in a table begin, which name this file of code."""
    folder = os.path.dirname(table)
    return folder if not os.path.exists(code) and os.path.exists(os.path.join(folder, code)) else ""


def _of_files(  # noqa: PLR0913 - what a row of a table says
    code: str, where: str, package: object, symbols: list[str], sets: PropertySets, number: int
) -> LoadedImage:
    from syclopt.files import read_file
    from syclopt.images.table_rows import read_cell

    def start() -> bytes:
        return read_cell(code, where, 4)

    return LoadedImage(number, package, code, symbols, sets, Code(lambda: _read(code), lambda: read_file(code), start))


def _read(file: str) -> Module:
    from syclopt.ir import Module

    return Module.read(file)


def _kernels_in(module: Module) -> list[str]:
    """Return the kernels of an image of which no symbols are listed."""
    return [str(f.key) for f in module.definitions() if f.calling_convention == "spir_kernel"]
