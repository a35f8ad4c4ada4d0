"""Writing device images: the IR of one, the drawings of all, or a file table with numbered files beside it."""

from __future__ import annotations

import os
from itertools import islice
from typing import TYPE_CHECKING

from syclopt.errors import InputError
from syclopt.files import STDOUT, write_file, write_stdout
from syclopt.images.device_image import CodeForm
from syclopt.images.file_table import COLUMNS

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from syclopt.images.device_image import DeviceImage


def write_images(
    images: Iterable[DeviceImage],
    output: str | os.PathLike[str] = "-",
    *,
    columns: Collection[str] = ("Code",),
    bitcode: bool = False,
    comments: bool = True,
) -> None:
    """Write images to `output` (`-` is standard output), each when it comes.

    A name that ends in `.dot` gets the drawings. One image gives its IR there, unless the name ends in `.table`.
    Otherwise a file table stands there, and beside it a file for each image and column: `stem_N.ll` (`.bc` with
    `bitcode`), `stem_N.prop`, `stem_N.sym`. Without `comments`, comments that fill a line are left out of the IR.

    Raises `FileError` for what cannot be written, `InputError` for what a format cannot hold, `LLVMError` for IR that
    has no bitcode. After a failure, what was there before a table is there again.
    """
    path = os.fspath(output)
    form = CodeForm(bitcode, comments)
    rest = iter(images)
    if path.endswith(".dot"):
        write_file(path, _drawings(rest))
        return
    first = [*islice(rest, 2)]
    if len(first) == 1 and not path.endswith(".table"):
        data = first[0].code(form)
        if path in STDOUT:
            write_stdout(data)
        else:
            write_file(path, data)
        return
    if path in STDOUT or path == os.devnull:
        count = len(first) + sum(1 for _ in rest)
        if path in STDOUT:
            raise InputError(f"{count} images do not fit on standard output; write them with -o X.table")
        return
    from syclopt.images.image_files import FileFormat, ImageFiles, TableOutput

    filled = [name for name in COLUMNS if name == "Code" or name in columns]
    prefix = os.path.splitext(path)[0]
    with ImageFiles(prefix, [TableOutput(path)], filled, FileFormat(bitcode, comments)) as files:
        while first:
            files.add(first.pop(0))
        for image in rest:
            files.add(image)
        files.write_tables()


def _drawings(images: Iterable[DeviceImage]) -> bytes:
    drawings = [image.drawing for image in images]
    found = [drawing for drawing in drawings if drawing is not None]
    if len(found) < len(drawings):
        raise InputError("no pass of the pipeline drew a graph to write; print<aspects> does")
    return "".join(found).encode("utf-8", "surrogateescape")
