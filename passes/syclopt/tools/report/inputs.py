"""What a report is about: the images of tables, of modules, and those in objects, libraries and programs."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from syclopt import names
from syclopt.errors import InputError
from syclopt.files import read_file, read_named
from syclopt.images.file_table import COLUMNS, names_of, rows_of
from syclopt.images.machine_code import kind_in
from syclopt.images.properties import PropertySets
from syclopt.images.property_files import properties_of
from syclopt.images.wrapper.records import CodeFormat, is_text
from syclopt.ir.module import Module

if TYPE_CHECKING:
    from collections.abc import Mapping

_ELF = b"\x7fELF"
_KINDS = {CodeFormat.SPIRV: "SPIR-V", CodeFormat.BITCODE: "bitcode", CodeFormat.NATIVE: "machine code"}


@dataclass
class ReportedImage:
    """An image: the file of its code and how many bytes that has, what it is, and what is known of it.

    Without a `module`, the properties are all that is known. `symbols` are its entry points.
    """

    file: str
    size: int
    kind: str
    symbols: list[str]
    sets: PropertySets = field(default_factory=PropertySets)
    module: Module | None = None


@dataclass
class Program:
    """The images of one input, and how many bytes its files have."""

    name: str
    images: list[ReportedImage]
    size: int


def read_program(path: str) -> Program:
    """Return what a file has: a table, a module of IR, or an object with images.

    Raises `SycloptError`, also for a file that holds none of them.
    """
    data = read_file(path)
    if data.startswith(_ELF):
        return _program_of_object(path, data)
    title = data.partition(b"\n")[0].rstrip(b"\r").decode("utf-8", "surrogateescape")
    if title.startswith("[") and {*title[1:-1].split("|")} <= {*COLUMNS}:
        return _program_of_table(path, len(data))
    module = Module.parse(data, path)
    return Program(path, [ReportedImage(path, len(data), "a module", _entry_points(module), module=module)], len(data))


def _program_of_object(path: str, data: bytes) -> Program:
    from syclopt.images.wrapper.unwrap import unwrap

    found = unwrap(data, path)
    if not found:
        raise InputError("no device images are in it", file=path)
    images = [_image(f"{path}, image {at}", one.code, one.symbols, one.sets) for at, one in enumerate(found)]
    return Program(path, images, sum(image.size for image in images))


def _program_of_table(path: str, size: int) -> Program:
    images: list[ReportedImage] = []
    for row, where in rows_of(path):
        contents = {column: read_named(file, where) for column, file in row.items() if file}
        size += sum(map(len, contents.values()))
        images.append(_image_of_row(row, contents))
    return Program(path, images, size)


def _image_of_row(row: Mapping[str, str], contents: Mapping[str, bytes]) -> ReportedImage:
    code, properties, symbols = COLUMNS
    sets = properties_of(contents[properties], row[properties]) if properties in contents else PropertySets()
    listed = names_of(contents[symbols]) if symbols in contents else None
    return _image(row.get(code, ""), contents.get(code, b""), listed, sets)


def _image(file: str, code: bytes, symbols: list[str] | tuple[str, ...] | None, sets: PropertySets) -> ReportedImage:
    kind = kind_in(sets) or ""
    module = None
    if not kind and code:
        form = CodeFormat.of(code)
        if form is CodeFormat.BITCODE or is_text(code):
            module = Module.parse(code, file)
        kind = "textual IR" if module is not None and form is CodeFormat.NATIVE else _KINDS[form]
    if symbols is None:
        symbols = _entry_points(module) if module is not None else [*sets.get(names.KERNEL_NAMES_SET, {})]
    return ReportedImage(file, len(code), kind or "no code", [*symbols], sets, module)


def _entry_points(module: Module) -> list[str]:
    from syclopt.analysis.entry_points import EntryPoints

    return [str(key) for key in EntryPoints.compute(module).ordered]
