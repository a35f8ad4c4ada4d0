"""syclopt-image: prints what device images hold and require, from a file table or a property file."""

from __future__ import annotations

import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from syclopt.images.properties import PropertySets
    from syclopt.tools.command_line import LLVMStyleParser


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line; return the exit status."""
    from syclopt.tools.run import run_tool

    return run_tool("syclopt-image", _main, argv)


def _main(arguments: Sequence[str]) -> int:
    from syclopt.images.write import write_stdout
    from syclopt.tools.command_line import UsageError

    options = _parser().parse(arguments)
    match options.words:
        case ["show", *files] if files:
            text = "\n".join(_show(file) for file in files)
        case _:
            raise UsageError("expected 'show FILE'")
    write_stdout(text.encode("utf-8", "surrogateescape"))
    return 0


def _show(file: str) -> str:
    from syclopt.images.describe import describe
    from syclopt.images.table import COLUMNS, FileTable
    from syclopt.ir.files import read_file

    data = read_file(file)
    title = data.partition(b"\n")[0].rstrip(b"\r").decode("utf-8", "surrogateescape")
    if not {*title[1:-1].split("|")} <= {*COLUMNS}:
        return "".join(f"{line}\n" for line in (file, *describe(_read_properties(data, file))))
    table = FileTable.parse(data, file)
    lines = [number for number, line in enumerate(data.split(b"\n")[1:], 2) if line.strip()]
    blocks: list[str] = []
    for number, (row, line) in enumerate(zip(table.rows, lines, strict=True)):
        shown = _image(dict(zip(table.columns, row, strict=True)), f"{file}:{line}")
        blocks.append("".join(f"{text}\n" for text in (f"image {number} of {file}", *shown)))
    return "\n".join(blocks) if blocks else f"{file}: no images\n"


def _image(row: Mapping[str, str], where: str) -> Iterator[str]:
    """Yield lines about one row of a table: column -> path."""
    from syclopt.images.describe import describe, labelled
    from syclopt.images.properties import PropertySets

    contents: dict[str, bytes] = {}
    for column, path in row.items():
        if not path:
            continue
        contents[column] = _read(path, where)
        yield from labelled(column.lower(), [f"{path}, {len(contents[column])} bytes"])
    sets = PropertySets()
    if contents.get("Properties"):
        sets = _read_properties(contents["Properties"], row["Properties"])
    symbols = contents.get("Symbols")
    names = None if symbols is None else symbols.decode("utf-8", "surrogateescape").split("\n")[:-1]
    yield from describe(sets, names)


def _read_properties(data: bytes, file: str) -> PropertySets:
    from syclopt.images.json import from_json
    from syclopt.images.properties import PropertySets

    return from_json(data, file) if data.lstrip().startswith(b"{") else PropertySets.parse(data, file)


def _read(path: str, where: str) -> bytes:
    """Return the bytes of a file that a table names. Raises `FileError` that says where it does."""
    from syclopt.errors import FileError

    try:
        with open(path, "rb") as stream:
            return stream.read()
    except OSError as error:
        raise FileError.from_os(f"read what {where} names", path, error) from error
    except ValueError as error:  # a path with a null character
        raise FileError(f"cannot read what {where} names: {error}", file=ascii(path)) from error


def _parser() -> LLVMStyleParser:
    from syclopt.tools.command_line import LLVMStyleParser

    parser = LLVMStyleParser("syclopt-image", "Prints what device images hold and require.")
    add = parser.add_argument
    add("words", nargs="*", metavar="show FILE", help="file tables, or property files (also as JSON)")
    add("--version", action="store_true", help="print the version, and stop")
    return parser


if __name__ == "__main__":
    sys.exit(main())
