"""Writing device images: the IR of one, or a file table with numbered files beside it."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from typing import TYPE_CHECKING

from syclopt.errors import FileError, InputError
from syclopt.images.table import COLUMNS, FileTable
from syclopt.ir.files import write_all, write_file

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from syclopt.images.image import DeviceImage
    from syclopt.ir.module import Module

_SUFFIXES = {"Properties": ".prop", "Symbols": ".sym"}
_STDOUT = ("-", "/dev/stdout")


def write_images(
    images: Sequence[DeviceImage],
    output: str | os.PathLike[str] = "-",
    *,
    columns: Collection[str] = ("Code",),
    bitcode: bool = False,
    comments: bool = True,
) -> None:
    """Write images to `output` (`-` is standard output).

    A name that ends in `.dot` gets the drawings. One image gives its IR there, unless the name ends in `.table`.
    Otherwise a file table stands there, and beside it a file for each image and column: `stem_N.ll` (`.bc` with
    `bitcode`), `stem_N.prop`, `stem_N.sym`. Without `comments`, comments that fill a line are left out of the IR.

    Raises `FileError` for what cannot be written, `InputError` for what a format cannot hold, `LLVMError` for IR that
    has no bitcode. After a failure, nothing that was written for a table remains.
    """
    path = os.fspath(output)
    if path.endswith(".dot"):
        write_file(path, _drawings(images))
        return
    if len(images) == 1 and not path.endswith(".table"):
        data = _code(images[0].module, bitcode, comments)
        if path in _STDOUT:
            write_stdout(data)
        else:
            write_file(path, data)
        return
    if path in _STDOUT:
        raise InputError(f"{len(images)} images do not fit on standard output; write them with -o X.table")
    if path == os.devnull:
        return
    _write_table(images, path, [name for name in COLUMNS if name == "Code" or name in columns], bitcode, comments)


def write_stdout(data: bytes) -> None:
    """Write bytes to standard output; raises `FileError`, but lets `BrokenPipeError` through."""
    if sys.stdout is None:  # so it is when descriptor 1 is closed
        raise FileError("cannot write: standard output is closed", file="<stdout>")
    try:
        rest = memoryview(data)
        while rest:  # an unbuffered stream may take a part
            rest = rest[sys.stdout.buffer.write(rest) :]
        sys.stdout.flush()
    except BrokenPipeError:
        raise
    except OSError as error:
        raise FileError.from_os("write", "<stdout>", error) from error


def _write_table(
    images: Sequence[DeviceImage], path: str, columns: Sequence[str], bitcode: bool, comments: bool
) -> None:
    stem = os.path.splitext(path)[0]
    written: list[str] = []
    try:
        rows: list[tuple[str, ...]] = []
        for image in images:
            cells: list[str] = []
            for column in columns:
                suffix = _SUFFIXES.get(column, ".bc" if bitcode else ".ll")
                data = _cell_data(image, column, bitcode, comments)
                cells.append(f"{stem}_{image.index}{suffix}")
                written.append(cells[-1])
                write_all(cells[-1], data)
            rows.append(tuple(cells))
        write_file(path, FileTable(tuple(columns), tuple(rows)).to_bytes())
    except BaseException:
        for name in written:
            with suppress(OSError):
                os.unlink(name)
        raise


def _cell_data(image: DeviceImage, column: str, bitcode: bool, comments: bool) -> bytes:
    if column == "Code":
        return _code(image.module, bitcode, comments)
    if column == "Properties":
        return b"" if image.properties is None else image.properties.to_bytes()
    symbols = image.symbols or []
    if broken := [name for name in symbols if "\n" in name]:
        raise InputError(f"a symbol file cannot hold the name {broken[0]!a}: it has a line break")
    return "".join(f"{name}\n" for name in symbols).encode("utf-8", "surrogateescape")


def _drawings(images: Sequence[DeviceImage]) -> bytes:
    drawings = [image.drawing for image in images if image.drawing is not None]
    if len(drawings) < len(images):
        raise InputError("no pass of the pipeline drew a graph to write; print<aspects> does")
    return "".join(drawings).encode("utf-8", "surrogateescape")


def _code(module: Module, bitcode: bool, comments: bool) -> bytes:
    if not bitcode:
        return module.to_bytes(comments=comments)
    from syclopt.ir.llvm import to_bitcode

    return to_bitcode(module)
