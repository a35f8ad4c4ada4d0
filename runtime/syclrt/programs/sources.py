"""Where images come from: tables, files of IR, modules, images that passes made."""

from __future__ import annotations

import os
from functools import partial
from typing import TYPE_CHECKING, Any, TypeAlias

from syclopt import names
from syclopt.files import read_file
from syclopt.images.properties import Blob, PropertySets
from syclrt.disk_cache import digest
from syclrt.errors import Errc, SyclError, told_as
from syclrt.programs import starts
from syclrt.programs.loaded_image import Code, LoadedImage

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from typing_extensions import TypeIs

    from syclopt.images.device_image import DeviceImage
    from syclopt.images.device_variables import Variable
    from syclopt.ir import Module
    from syclopt.ir.llvm.adapters import AnyModule

    Source = str | bytes | os.PathLike[str] | DeviceImage | Module | AnyModule
    OpenedSource: TypeAlias = "str | DeviceImage | LinkedSource"

_LAST = 1 << 62
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


def opened(source: Source) -> OpenedSource:
    """Return what a module, or a file of IR, has; any other source as it is. Raises `SyclError` (INVALID)."""
    if _is_path(source):
        path = os.fsdecode(source)
        if "\n" in path and not os.path.exists(path):
            raise SyclError("expected a path, found a text: syclopt.Module.parse makes a module of IR", Errc.INVALID)
        return linked_file(path) if path.endswith((".ll", ".bc")) else path
    from syclopt.images.device_image import DeviceImage

    if isinstance(source, DeviceImage):
        return source
    from syclopt.ir import Module

    if isinstance(source, Module):
        return linked_module(source)
    if type(source).__module__.startswith("llvmlite."):
        with told_as(Errc.INVALID):
            return linked_module(Module.from_llvmlite(source))
    found = type(source).__name__
    message = f"expected the path of a table, .ll or .bc file, a DeviceImage, a Module or llvmlite's, found {found}"
    raise SyclError(message, Errc.INVALID)


def _is_path(source: object) -> TypeIs[str | bytes | os.PathLike[str]]:
    """Tell whether a source is a path: `os.PathLike` says so, too, but takes longer when it is asked first."""
    return isinstance(source, str | bytes) or hasattr(source, "__fspath__")


def images_of(sources: Sequence[OpenedSource]) -> Iterator[LoadedImage]:
    """Yield the images of some sources, which have no numbers yet. Raises `SyclError` for a table with faults.

    Add-on images are numbered within a package: a table, a module, or images that follow each other as one run of
    passes numbered them.
    """
    last, package = 0, object()
    for source in sources:
        is_other = isinstance(source, str | LinkedSource)
        if is_other or source.index < last:
            package = object()
        last = _LAST if is_other else source.index
        if not is_other:
            yield _of_image(source, package)
        elif isinstance(source, LinkedSource):
            yield from source.images
        else:
            with told_as(Errc.INVALID):
                yield from _of_table(source, package)


def variables_of(source: OpenedSource) -> Sequence[Variable]:
    """Return the device globals of a source that was a module."""
    return source.variables if isinstance(source, LinkedSource) else ()


def _of_image(image: DeviceImage, package: object) -> LoadedImage:
    sets = image.properties or PropertySets()
    if image.target is not None and names.COMPILE_TARGET_KEY not in sets.get(names.REQUIREMENTS_SET, {}):
        sets = sets.copy()
        sets.add(names.REQUIREMENTS_SET, names.COMPILE_TARGET_KEY, Blob.of_string(image.target))
    symbols = image.symbols if image.symbols is not None else _kernels_in(image.module)
    return LoadedImage(package, "an image", symbols, sets, Code(lambda: image.module, image.code))


def _of_table(path: str, package: object) -> Iterator[LoadedImage]:
    """Yield the images of a table. What its cells name stands where they say, or in the folder of the table."""
    from syclopt.files import read_named
    from syclopt.images.file_table import names_of, rows_of
    from syclopt.images.property_files import properties_of

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
        elif names.MACHINE_CODE_SET in sets:
            symbols = [*sets.get(names.MACHINE_CODE_KERNELS_SET, ())]
        else:
            symbols = _kernels_in(_read(cells["Code"], where))
        code = cells["Code"], where
        parts = Code(partial(_read, *code), partial(_code_in, *code), partial(read_named, *code, 4))
        yield LoadedImage(package, cells["Code"], symbols, sets, parts)


def _folder_of(code: str, table: str) -> str:
    """Return where the names in a table begin, which name this file of code."""
    folder = os.path.dirname(table)
    return folder if not os.path.exists(code) and os.path.exists(os.path.join(folder, code)) else ""


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


class LinkedSource:
    """What a module has: images in order, which have no numbers yet, and device globals."""

    def __init__(self, images: Sequence[LoadedImage], variables: Sequence[Variable]) -> None:
        self.images = images
        self.variables = variables


def linked_file(path: str) -> LinkedSource:
    """Return what a file of IR has. Raises `SyclError` (INVALID)."""
    with told_as(Errc.INVALID):
        data = read_file(path)
        key = digest("source", data)
        kept = starts.find_kept(key, path, lambda: _linked(data, path).images)
        if kept is not None:
            images, variables = kept
            return LinkedSource(images, tuple(map(_variable, variables)))
        linked = _linked(data, path)
        starts.keep(key, linked.images, linked.variables)
        return linked


def _linked(data: bytes, path: str) -> LinkedSource:
    from syclopt.ir import Module

    return linked_module(Module.parse(data, path))


def linked_module(module: Module) -> LinkedSource:
    """Return what a module has. What a front end of SYCL leaves to later passes is done before; it lists aspects then.

    Where no function says that others may call it, they may call all that are visible.

    Raises `SyclError` (INVALID).
    """
    import syclopt
    from syclrt.device_globals import variables_in

    with told_as(Errc.INVALID):
        passes: list[str] = []
        if names.ASPECTS_LIST in module.named_metadata:
            passes.append(_LOWERING)
        if not module.functions_with_string(names.MODULE_ID):
            passes.append(_EXPORTING)
        lowered = syclopt.run_pipeline(module.copy(), ",".join(passes))[0].module if passes else module
        package = object()
        images = [_image(one, package, module.name) for one in syclopt.post_link(lowered, **_OPTIONS)]
        return LinkedSource(images, tuple(variables_in(module)))


def _image(image: DeviceImage, package: object, name: str) -> LoadedImage:
    code = Code(lambda: image.module, image.code)
    return LoadedImage(package, name, image.symbols or (), image.properties or PropertySets(), code, is_source=True)


def _variable(values: Sequence[Any]) -> Variable:
    from syclopt.images.device_variables import Variable

    return Variable(*values)
