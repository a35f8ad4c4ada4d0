"""syclopt-aspect-filter: keeps the rows of a file table whose device images a target can run."""

from __future__ import annotations

import sys

from syclopt.tools.run_tool import tool

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from syclopt.targets import Target
    from syclopt.tools.command_line import LLVMStyleParser


@tool("syclopt-aspect-filter")
def main(arguments: Sequence[str]) -> int:
    """Run the command line; return the exit status."""
    from syclopt.errors import UsageError
    from syclopt.files import read_file, write_file, write_stdout
    from syclopt.tools.command_line import read_config_options

    options = _parser().parse(arguments)
    if len(options.input) != 1:
        found = " and ".join(repr(name) for name in options.input) or "none"
        raise UsageError(f"expected one file table, found {found}")
    if missing := [name for name in ("target", "output") if getattr(options, name) is None]:
        raise UsageError("expected -target=NAME" if missing[0] == "target" else "expected -o FILE")
    targets, _ = read_config_options(options)
    table = filtered(read_file(options.input[0]), options.input[0], targets.get(options.target))
    if options.output == "-":
        write_stdout(table)
    else:
        write_file(options.output, table)
    return 0


def filtered(data: bytes, file: str, target: Target) -> bytes:
    """Return a file table without the rows whose device requirements `target` does not meet.

    `data` is the text of the table and `file` its name. A table without the column `Properties` comes back as it is,
    and a row without a property file stays. Raises `FileError`, `ParseError` and `InputError` for a file that cannot
    be read or is malformed.
    """
    from syclopt.files import read_file
    from syclopt.images.file_table import FileTable
    from syclopt.images.properties import PropertySets
    from syclopt.targets import Requirements

    table = FileTable.parse(data, file)
    if "Properties" not in table.columns:
        return data
    rows: list[tuple[str, ...]] = []
    for row, path in zip(table.rows, table.column("Properties"), strict=True):
        if path:
            sets = PropertySets.parse(read_file(path), path)
            if not target.supports(Requirements.from_properties(sets, path)):
                continue
        rows.append(row)
    return FileTable(table.columns, tuple(rows)).to_bytes()


def _parser() -> LLVMStyleParser:
    from syclopt.tools.command_line import LLVMStyleParser, add_config_options

    parser = LLVMStyleParser(
        "syclopt-aspect-filter", "Keeps the rows of a file table whose device images a target can run.", joined="W"
    )
    parser.add_argument("input", nargs="*", help="the file table; paths in it are relative to the current folder")
    parser.add_argument("-o", dest="output", metavar="FILE", help="where to write the table; '-': standard output")
    parser.add_argument("--target", metavar="NAME", help="the target, by name or alias")
    add_config_options(parser)
    return parser


if __name__ == "__main__":
    sys.exit(main())
