"""Writing device images: the IR of one, the drawings of all, or numbered files and the file tables that list them.

P_0.bc  P_0.prop  P_0.sym      the first image, under the prefix P
P_1.esimd.bc                   an image of ESIMD kernels alone
P_0.intel_gpu_pvc.prop         the properties that a table for the target intel_gpu_pvc lists
"""

from __future__ import annotations

import os
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

from syclopt import names
from syclopt.errors import InputError
from syclopt.files import STDOUT, FilesTogether, write_file, write_stdout
from syclopt.images.device_image import CodeForm
from syclopt.images.file_table import COLUMNS, FileTable

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
    from types import TracebackType
    from typing import Self

    from syclopt.images.device_image import DeviceImage

_PLAIN = CodeForm()
_OF_IR = (".ll", ".bc")


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

    Raises `FileError` for what cannot be written, `InputError` for what a format cannot hold and for several images
    under a name that ends in `.ll` or `.bc`, `LLVMError` for IR that has no bitcode. After a failure, what was there
    before a table is there again.
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
    of_one = "on standard output" if path in STDOUT else f"in '{path}'" if path.endswith(_OF_IR) else ""
    if of_one or path == os.devnull:
        count = len(first) + sum(1 for _ in rest)
        if of_one:
            raise InputError(f"{count} images do not fit {of_one}; write them with -o X.table")
        return
    filled = [name for name in COLUMNS if name == "Code" or name in columns]
    prefix = os.path.splitext(path)[0]
    with ImageFiles(prefix, [TableOutput(path)], filled, form) as files:
        while first:
            files.add(first.pop(0))
        for image in rest:
            files.add(image)
        files.write_tables()


class TableOutput(NamedTuple):
    """A file table: where it goes (`-` is standard output), and for which target. Several may be parts of one file.

    A table with a `target` lists property files of its own, which name it, and only the images that `keeps` accepts.
    With `ahead_of_time`, its images were made for that target alone.
    """

    path: str
    target: str = ""
    keeps: Callable[[DeviceImage], bool] | None = None
    ahead_of_time: bool = False

    @property
    def made_for(self) -> str:
        """The target that images were made for; "" when it is decided on the device."""
        return self.target if self.ahead_of_time else ""


class ImageFiles:
    """Writes the files of images as they come, and at last the tables.

    It is used in a `with` statement, at whose end all files take their names. When an exception leaves it, what was
    there before is there again.
    """

    def __init__(
        self,
        prefix: str,
        tables: Sequence[TableOutput] = (),
        columns: Sequence[str] = (),
        form: CodeForm = _PLAIN,
        *,
        json_properties: bool = False,
    ) -> None:
        """Write files whose names begin with `prefix`, for `columns` (of `COLUMNS`, in their order)."""
        self._prefix = prefix
        self._tables = tables
        self._columns = columns
        self._form = form
        self._json_properties = json_properties
        self._rows: list[list[tuple[str, ...]]] = [[] for _ in tables]
        self._left_out: dict[str, DeviceImage] = {}
        self._written: list[str] = []
        self._files = FilesTogether()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._files.__exit__(kind, error, at)

    def add(self, image: DeviceImage, code: str | None = None) -> None:
        """Write the files of an image, and note its rows; `code` names a file that holds its IR already.

        IR and symbols are written once, even if no table lists the image. Raises `FileError`, `InputError` for what a
        format cannot hold, `LLVMError` for IR that has no bitcode.
        """
        self._add(image, self._stem(image), [*zip(self._tables, self._rows, strict=True)], code)

    def add_made_for(self, images: Mapping[str, DeviceImage]) -> None:
        """Write the files of an image that was made for several targets: the target (see `made_for`) -> the image.

        IR that is the same for all is written once; else the names of files have the target that they are for.
        """
        shared = len({image.code(self._form) for image in images.values()}) == 1
        for made_for, image in images.items():
            stem = self._stem(image)
            tables = zip(self._tables, self._rows, strict=True)
            own = [(table, rows) for table, rows in tables if table.made_for == made_for]
            self._add(image, f"{stem}.{made_for}" if made_for and not shared else stem, own)

    def _add(
        self,
        image: DeviceImage,
        stem: str,
        tables: Sequence[tuple[TableOutput, list[tuple[str, ...]]]],
        code: str | None = None,
    ) -> None:
        cells: dict[str, str] = {"Code": code or f"{stem}.{image.ending(self._form)}"}
        if code is None:
            self._write_once(cells["Code"], lambda: image.code(self._form))
        if "Symbols" in self._columns:
            cells["Symbols"] = f"{stem}.sym"
            self._write_once(cells["Symbols"], lambda: symbol_bytes(image.symbols or []))
        property_files: dict[str, str] = {}
        for table, rows in tables:
            if table.keeps is not None and not table.keeps(image):
                self._left_out.setdefault(table.path, image)
                continue
            if "Properties" in self._columns:
                if table.target not in property_files:
                    path = f"{self._prefix}_{image.index}.{table.target}" if table.target else stem
                    property_files[table.target] = self._write_properties(path, image, table.target)
                cells["Properties"] = property_files[table.target]
            rows.append(tuple(cells[column] for column in self._columns))

    def _write_once(self, path: str, data: Callable[[], bytes]) -> None:
        if path not in self._written[-4 * len(self._tables) :]:  # where the image's other files are
            self.write(path, data())

    def add_imports(self, image: DeviceImage) -> None:
        """Write the names that an image could import to a file of their own, which no table lists."""
        symbols = [] if image.properties is None else [*image.properties.get(names.IMPORTED_SYMBOLS_SET, {})]
        self.write(f"{self._stem(image)}.imported_sym", symbol_bytes(symbols))

    def write(self, path: str, data: bytes) -> None:
        """Write a file beside those of images; raises `FileError`."""
        self._written.append(path)
        self._files.add(path, data)

    def write_named(self, path: str, data: bytes) -> None:
        """Write a file whose name somebody gave: a link keeps pointing where it does. Raises `FileError`."""
        self._files.add_named(path, data)

    def write_tables(self) -> None:
        """Write the tables, and let all files take their names, these last. Raises `FileError`, `InputError`."""
        printed: list[bytes] = []
        contents: dict[str, list[tuple[str, ...]]] = {}
        for table, rows in zip(self._tables, self._rows, strict=True):
            contents.setdefault(table.path, []).extend(rows)
        for path, rows in contents.items():
            data = FileTable(tuple(self._columns), tuple(rows)).to_bytes()
            if path in STDOUT:
                printed.append(data)
            else:
                self._files.add_named(path, data)
        self._files.take_names()
        for data in printed:
            write_stdout(data)

    def empty_tables(self) -> list[tuple[TableOutput, DeviceImage]]:
        """Return the tables that list nothing of what was added, each with the first image that it left out."""
        tables = zip(self._tables, self._rows, strict=True)
        empty = [table for table, rows in tables if not rows and table.path in self._left_out]
        return [(table, self._left_out[table.path]) for table in empty]

    def _stem(self, image: DeviceImage) -> str:
        stem = f"{self._prefix}_{image.index}"
        return f"{stem}.esimd" if _is_esimd(image) else stem

    def _write_properties(self, stem: str, image: DeviceImage, target: str) -> str:
        from syclopt.images.properties import Blob, PropertySets

        sets = image.properties or PropertySets()
        if target and names.REQUIREMENTS_SET in sets:
            sets = sets.copy()
            sets.add(names.REQUIREMENTS_SET, names.COMPILE_TARGET_KEY, Blob.of_string(target))
        if self._json_properties:
            from syclopt.images.json import to_json

            path, data = f"{stem}.json", to_json(sets).encode()
        else:
            path, data = f"{stem}.prop", sets.to_bytes()
        self.write(path, data)
        return path


def _is_esimd(image: DeviceImage) -> bool:
    return image.properties is not None and bool(image.properties.get(names.MISC_SET, {}).get(names.IS_ESIMD_IMAGE_KEY))


def symbol_bytes(symbols: Sequence[str]) -> bytes:
    """Return the text of a `.sym` file. Raises `InputError` for a name with a line break."""
    if broken := [name for name in symbols if "\n" in name]:
        raise InputError(f"a symbol file cannot hold the name {broken[0]!a}: it has a line break")
    return "".join(f"{name}\n" for name in symbols).encode("utf-8", "surrogateescape")


def _drawings(images: Iterable[DeviceImage]) -> bytes:
    drawings = [image.drawing for image in images]
    found = [drawing for drawing in drawings if drawing is not None]
    if len(found) < len(drawings):
        raise InputError("no pass of the pipeline drew a graph to write; print<aspects> does")
    return "".join(found).encode("utf-8", "surrogateescape")
