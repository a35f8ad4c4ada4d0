"""What a kernel may assume of numbers that are larger than each global id: a guard that compares them is not needed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.analysis.element_wise.work_item_calls import form_of_query, query_name
from syclopt.ir.text.spelling import spell

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key

_ASSUME = "llvm.assume"
_FIRST_ID = form_of_query("get_global_id", 0)


def assumptions(module: Module, parameters: Iterable[tuple[int, str]]) -> list[str]:
    """Return instructions for the start of a kernel; `parameters` are numbers and types (i32, i64) of such numbers."""
    queries = [key for key in module.declaration_keys() if _asks_for_id(module, key)]
    lines = [line for query in queries for number, kind in parameters for line in _lines(spell(query), number, kind)]
    if lines and _ASSUME not in module.functions:
        module.add(f"declare void @{_ASSUME}(i1)")
    return [f"  {line}\n" for line in lines]


def _asks_for_id(module: Module, key: Key) -> bool:
    name = query_name(key)
    return name is not None and form_of_query(name, 0) == _FIRST_ID and module.functions[key].return_type == "i64"


def _lines(query: str, number: int, kind: str) -> Iterator[str]:
    """Yield comparisons as guards may have them, each of which is true."""
    id_, limit = f"%id.{query.strip(chr(34))}.{number}", f"%p{number}"
    yield f"{id_} = call spir_func i64 @{query}(i32 0)"
    if kind == "i32":
        yield f"{id_}.cut = trunc i64 {id_} to i32"
        yield f"{id_}.signed = icmp slt i32 {id_}.cut, {limit}"
        yield f"call void @{_ASSUME}(i1 {id_}.signed)"
        yield f"{id_}.unsigned = icmp ult i32 {id_}.cut, {limit}"
        yield f"call void @{_ASSUME}(i1 {id_}.unsigned)"
        yield f"{id_}.limit = zext i32 {limit} to i64"
        limit = f"{id_}.limit"
    yield f"{id_}.less = icmp ult i64 {id_}, {limit}"
    yield f"call void @{_ASSUME}(i1 {id_}.less)"
