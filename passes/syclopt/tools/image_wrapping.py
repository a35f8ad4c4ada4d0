"""`syclopt-image wrap` and `unwrap`: device images into host objects, and back out of them."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from syclopt.errors import InputError, UsageError
from syclopt.files import read_file, read_named, write_file
from syclopt.images.file_table import COLUMNS, FileTable, names_of, rows_of
from syclopt.images.machine_code import kind_in
from syclopt.images.properties import Blob, PropertySets
from syclopt.images.property_files import properties_of
from syclopt.images.wrapper.records import CodeFormat, OffloadImage, is_text
from syclopt.images.write import ImageFiles, symbol_bytes
from syclopt.ir.module import Module
from syclopt.names import COMPILE_TARGET_KEY, REQUIREMENTS_SET
from syclopt.targets.nvidia_gpus import is_nvidia_gpu

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

_SUFFIXES = {
    CodeFormat.NONE: "bin",
    CodeFormat.NATIVE: "bin",
    CodeFormat.SPIRV: "spv",
    CodeFormat.BITCODE: "bc",
}
_IR = (".ll", ".bc")


def wrap(tables: Sequence[str], output: str, target: str, *, is_library: bool) -> None:
    """Write the images of file tables into an object (`.o`), a module (`.ll`) or a C file (`.c`) for the host.

    IR is translated to SPIR-V, unless it is for NVIDIA's GPUs; all other code goes in as it is. Raises `SycloptError`.
    """
    suffix = os.path.splitext(output)[1]
    if suffix not in (".o", ".ll", ".c"):
        raise UsageError(f"option '-o': found '{output}', expected a name that ends in .o, .ll or .c")
    images = [image for table in tables for image in _images_of(table, target)]
    if not images:
        raise InputError("the table has no images", file=tables[0])
    if suffix == ".c":
        from syclopt.images.wrapper.as_c import wrapper_c

        write_file(output, wrapper_c(images, is_library=is_library).encode())
        return
    from syclopt.images.wrapper.as_ir import wrapper_ir
    from syclopt.ir.llvm import to_object

    text = wrapper_ir(images, is_library=is_library)
    write_file(output, text.encode() if suffix == ".ll" else to_object(Module.parse(text, output)))


def unwrap(path: str, table: str) -> None:
    """Write the images in an object, library or executable to numbered files beside `table`, which lists them.

    Raises `SycloptError`, also for a file that has no images; then nothing is left behind.
    """
    from syclopt.images.wrapper.unwrap import unwrap

    images = unwrap(read_file(path), path)
    if not images:
        raise InputError("no device images are in it", file=path)
    prefix = table.removesuffix(".table")
    rows: list[tuple[str, ...]] = []
    with ImageFiles(prefix) as files:
        for number, image in enumerate(images):
            contents = {
                kind_in(image.sets) or ("ll" if is_text(image.code) else _SUFFIXES[image.code_format]): image.code,
                "prop": image.sets.to_bytes(),
                "sym": symbol_bytes(image.symbols),
            }
            rows.append(tuple(f"{prefix}_{number}.{suffix}" for suffix in contents))
            for name, data in zip(rows[-1], contents.values(), strict=True):
                files.write(name, data)
        write_file(table, FileTable(COLUMNS, tuple(rows)).to_bytes())


def _images_of(path: str, target: str) -> list[OffloadImage]:
    return [_image(row, where, target) for row, where in rows_of(path)]


def _image(row: Mapping[str, str], where: str, target: str) -> OffloadImage:
    code, properties, symbols = (row.get(column) for column in COLUMNS)
    if not code:
        raise InputError("the row names no code", file=where)
    names = names_of(read_named(symbols, where)) if symbols else []
    sets = properties_of(read_named(properties, where), properties) if properties else PropertySets()
    made_for = _nvidia_gpu(sets)
    return OffloadImage(_code(code, where, is_translated=not made_for), tuple(names), sets, made_for or target)


def _nvidia_gpu(sets: PropertySets) -> str:
    """Return the target of an image if that is one of NVIDIA's GPUs, whose code is no SPIR-V."""
    said = sets.get(REQUIREMENTS_SET, {}).get(COMPILE_TARGET_KEY)
    target = said.as_string() if isinstance(said, Blob) else ""
    return target if is_nvidia_gpu(target) else ""


def _code(path: str, where: str, *, is_translated: bool) -> bytes:
    data = read_named(path, where)
    if not data:
        raise InputError(f"the code that {where} names is empty", file=path)
    if not path.endswith(_IR):
        return data
    from syclopt.ir.llvm import to_bitcode, to_spirv

    return (to_spirv if is_translated else to_bitcode)(Module.parse(data, path))
