"""A wrapper as C, for any compiler of the host."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.images.wrapper.records import LAYOUTS, Data, Place, Records

if TYPE_CHECKING:
    from collections.abc import Sequence

    from syclopt.images.wrapper.records import Cell, OffloadImage, Table, Word

_TYPES = {
    "p": "const void *",
    "B": "uint8_t ",
    "H": "uint16_t ",
    "i": "int32_t ",
    "I": "uint32_t ",
    "q": "uint64_t ",
}
_A_LINE = 24  # bytes of data
_UNREGISTRATION = """
extern void __sycl_unregister_lib(const struct descriptor *);

static void unregister(void) { __sycl_unregister_lib(descriptor); }
"""
_REGISTRATION = """
extern void __sycl_register_lib(const struct descriptor *);

__attribute__((constructor(101))) static void register_images(void) {
  __sycl_register_lib(descriptor);
%s}
"""
_AT_EXIT = "  atexit(unregister);\n"


def wrapper_c(images: Sequence[OffloadImage], *, is_library: bool = False) -> str:
    """Return the text of a C file that registers `images` when it is loaded; see `wrapper_ir`.

    Raises `InputError` for a name that has a null character.
    """
    structures = (_structure(kind, layout) for kind, layout in LAYOUTS.items())
    data = (_data(each) if isinstance(each, Data) else _table(each) for each in Records(images).all)
    code = [_UNREGISTRATION, _REGISTRATION % _AT_EXIT] if is_library else [_REGISTRATION % ""]
    return "\n".join(("#include <stdint.h>", "#include <stdlib.h>", "", *structures, "", *data, *code))


def _structure(kind: str, layout: tuple[tuple[Word, str], ...]) -> str:
    members = "".join([f"  {_TYPES[word]}{name};\n" for word, name in layout])
    return f"struct {kind} {{\n{members}}};"


def _data(data: Data) -> str:
    numbers = [str(byte) for byte in data.content]
    lines = (",".join(numbers[at : at + _A_LINE]) for at in range(0, len(numbers), _A_LINE))
    alignment = "_Alignas(8) " if data.name.startswith("code") else ""
    content = ",\n  ".join(lines)
    return f"static {alignment}const unsigned char {data.name}[] = {{\n  {content}\n}};"


def _table(table: Table) -> str:
    rows = ",\n".join(f"  {{{', '.join(map(_cell, row))}}}" for row in table.rows)
    return f"static const struct {table.kind} {table.name}[] = {{\n{rows}\n}};"


def _cell(cell: Cell) -> str:
    if isinstance(cell, Place):
        return f"{cell.name} + {cell.offset}" if cell.offset else cell.name
    return "0" if cell is None else str(int(cell))
