"""syclopt-image: shows device images, also as a page, puts them into host objects and takes them back out."""

from __future__ import annotations

import sys

from syclopt.tools.run_tool import tool

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from syclopt.tools.command_line import LLVMStyleParser


@tool("syclopt-image")
def main(arguments: Sequence[str]) -> int:
    """Run the command line; return the exit status."""
    from syclopt.errors import UsageError
    from syclopt.files import write_stdout

    options = _parser().parse(arguments)
    match options.words:
        case ["wrap", *tables] if tables:
            from syclopt.tools.image_wrapping import wrap

            wrap(tables, options.output, options.target, is_library=options.may_unload)
            return 0
        case ["unwrap", file]:
            from syclopt.tools.image_wrapping import unwrap

            unwrap(file, _table_for(options.output))
            return 0
        case ["report", *inputs] if inputs:
            return _report(inputs, options.before, options.output)
        case ["show", *files] if files:
            text = "\n".join(_show(file) for file in files)
        case ["graph", *tables] if tables:
            text = _graph(tables)
        case _:
            raise UsageError("expected 'show FILE', 'report FILE', 'graph TABLE', 'wrap TABLE' or 'unwrap FILE'")
    data = text.encode("utf-8", "surrogateescape")
    if options.output == "-":
        write_stdout(data)
    else:
        from syclopt.files import write_file

        write_file(options.output, data)
    return 0


def _table_for(output: str) -> str:
    from syclopt.errors import UsageError

    if output.endswith(".table"):
        return output
    raise UsageError(f"option '-o': found '{output}', expected a name that ends in .table")


def _report(inputs: Sequence[str], before: str | None, output: str) -> int:
    from syclopt.files import write_file, write_stdout
    from syclopt.tools.report.page import report

    page = report(inputs, before)
    if output == "-":
        write_stdout(page)
    else:
        write_file(output, page)
    return 0


def _graph(tables: Sequence[str]) -> str:
    """Return the graph of all images of some tables: those of one program."""
    from syclopt.files import read_named
    from syclopt.images.describe import ImageNode, drawing
    from syclopt.images.file_table import names_of, rows_of
    from syclopt.images.property_files import properties_of

    nodes: list[ImageNode] = []
    for file in tables:
        for number, (row, where) in enumerate(rows_of(file)):
            contents = {column: read_named(path, where) for column, path in row.items() if path}
            sets = properties_of(contents.get("Properties", b""), row.get("Properties", ""))
            nodes.append(ImageNode(f"image {number} of {file}", names_of(contents.get("Symbols", b"")), sets))
    return drawing(nodes)


def _show(file: str) -> str:
    from syclopt.files import read_file
    from syclopt.images.describe import describe
    from syclopt.images.file_table import COLUMNS, rows_of
    from syclopt.images.property_files import properties_of

    data = read_file(file)
    title = data.partition(b"\n")[0].rstrip(b"\r").decode("utf-8", "surrogateescape")
    if "\0" not in title and not {*title[1:-1].split("|")} <= {*COLUMNS}:
        return "".join(f"{line}\n" for line in (file, *describe(properties_of(data, file))))
    blocks: list[str] = []
    for number, (row, where) in enumerate(rows_of(file)):
        shown = _image(row, where)
        blocks.append("".join(f"{text}\n" for text in (f"image {number} of {file}", *shown)))
    return "\n".join(blocks) if blocks else f"{file}: no images\n"


def _image(row: Mapping[str, str], where: str) -> Iterator[str]:
    """Yield lines about one row of a table: column -> path."""
    from syclopt.files import read_named
    from syclopt.images.describe import describe, labelled
    from syclopt.images.file_table import names_of
    from syclopt.images.property_files import properties_of

    contents: dict[str, bytes] = {}
    for column, path in row.items():
        if not path:
            continue
        contents[column] = read_named(path, where)
        yield from labelled(column.lower(), [f"{path}, {len(contents[column])} bytes"])
    symbols = contents.get("Symbols")
    sets = properties_of(contents.get("Properties", b""), row.get("Properties", ""))
    yield from describe(sets, None if symbols is None else names_of(symbols))


def _parser() -> LLVMStyleParser:
    from syclopt.tools.command_line import LLVMStyleParser

    parser = LLVMStyleParser("syclopt-image", "Shows what device images hold and require, and which are linked.")
    add = parser.add_argument
    words = (
        "show: file tables, or property files (also as JSON); report: a page on file tables, modules, objects and"
        " programs; graph: the file tables of a program; wrap: the images of"
    )
    words += " tables into an object of the host; unwrap: the images in an object, library or program"
    add("words", nargs="*", metavar="show FILE | report FILE | graph TABLE | wrap TABLE | unwrap FILE", help=words)
    where = (
        "where to write: a page, a graph (in Graphviz's language), a wrapper (.o, .ll or .c), the table of unwrapped"
    )
    where += " images"
    add("-o", dest="output", default="-", metavar="FILE", help=where)
    was = "the module that passes made the images of: the report shows how functions differ from it"
    add("--input", dest="before", metavar="FILE", help=was)
    add("--target", default="spir64", metavar="TARGET", help="what wrapped images are for (default: spir64)")
    add("--library", dest="may_unload", action="store_true", help="wrap for a library, which may be unloaded")
    return parser


if __name__ == "__main__":
    sys.exit(main())
