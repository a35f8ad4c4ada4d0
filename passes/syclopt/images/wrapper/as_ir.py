"""A wrapper as a module of LLVM IR, for the host."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.images.wrapper.records import LAYOUTS, Data, Place, Records, Table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from syclopt.images.wrapper.records import Cell, OffloadImage

_TYPES = {"p": "ptr", "B": "i8", "H": "i16", "i": "i32", "I": "i32", "q": "i64"}
_ESCAPED = tuple(chr(byte) if 32 <= byte < 127 and byte not in b'"\\' else f"\\{byte:02X}" for byte in range(256))
_REGISTRATION = """
%hook = type {{ i32, ptr, ptr }}

@llvm.global_ctors = appending global [1 x %hook] [%hook {{ i32 101, ptr @register, ptr null }}]

define internal void @register() {{
  call void @__sycl_register_lib(ptr @descriptor)
{at_exit}  ret void
}}

declare void @__sycl_register_lib(ptr)
"""
_AT_EXIT = "  %failed = call i32 @atexit(ptr @unregister)\n"
_UNREGISTRATION = """
define internal void @unregister() {
  call void @__sycl_unregister_lib(ptr @descriptor)
  ret void
}

declare void @__sycl_unregister_lib(ptr)

declare i32 @atexit(ptr)
"""


def wrapper_ir(images: Sequence[OffloadImage], *, is_library: bool = False) -> str:
    """Return the text of a module that registers `images` when it is loaded. It has no triple: any 64-bit host's.

    One that `is_library`, and may be unloaded, takes them back. At the end of a program the runtime is left alone: that
    of 2026 may free what it holds of images twice when several use one set of virtual functions. Raises `InputError`
    for a name that has a null character.
    """
    records = Records(images)
    types = [f"%{kind} = type {{ {', '.join(_TYPES[w] for w, _ in layout)} }}" for kind, layout in LAYOUTS.items()]
    lines = [*types, "", *(_data(each) if isinstance(each, Data) else _table(each, records) for each in records.all)]
    registration = _REGISTRATION.format(at_exit=_AT_EXIT if is_library else "")
    return "\n".join((*lines, registration, *([_UNREGISTRATION] if is_library else [])))


def _data(data: Data) -> str:
    text = "".join([_ESCAPED[byte] for byte in data.content])
    align = 8 if data.name.startswith("code") else 1
    return f'@{data.name} = private unnamed_addr constant [{len(data.content)} x i8] c"{text}", align {align}'


def _table(table: Table, records: Records) -> str:
    kind = f"%{table.kind}"
    words = [word for word, _ in LAYOUTS[table.kind]]
    rows = (
        f"{kind} {{ {', '.join(_cell(word, cell, records) for word, cell in zip(words, row, strict=True))} }}"
        for row in table.rows
    )
    return f"@{table.name} = internal constant [{len(table.rows)} x {kind}] [{', '.join(rows)}], align 8"


def _cell(word: str, cell: Cell, records: Records) -> str:
    if not isinstance(cell, Place):
        return f"{_TYPES[word]} {'null' if cell is None else cell}"
    if not cell.offset:
        return f"ptr @{cell.name}"
    kind = records.kinds.get(cell.name)
    return f"ptr getelementptr inbounds ({f'%{kind}' if kind else 'i8'}, ptr @{cell.name}, i64 {cell.offset})"
