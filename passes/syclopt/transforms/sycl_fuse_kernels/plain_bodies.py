"""Bodies of kernels without what holds for one kernel and not for several after one another."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from syclopt.analysis.call_graph import CallGraph
from syclopt.analysis.element_wise.work_item_calls import query_name
from syclopt.analysis.ways import steps_towards
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.source import to_user
from syclopt.ir.text.spelling import COMMENT, STRING, spell

if TYPE_CHECKING:
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key

# Attachments that say nothing about memory: all others go, such as that nobody writes what a load reads.
_KEPT = "dbg|range|fpmath|prof|unpredictable|llvm\\.loop|srcloc|callees|heapallocsite|annotation"
_ATTACHMENT = compile_pattern(
    rf"(?P<gone>,[ \t]*+!(?!(?:{_KEPT})[ \t])[-a-zA-Z$._\\][-a-zA-Z$._0-9\\]*+[ \t]++!(?:[0-9]++|\{{\}}))"
    rf"|{STRING}|{COMMENT}",
    re.DOTALL,
)


def forget_promises(module: Module, kernel: Key) -> None:
    """Edit a kernel and all that it calls: no attachment speaks of memory, and queries can be asked once for many."""
    queries: list[str] = []
    reached = steps_towards((kernel,), CallGraph.compute(module).callees)
    for key in reached:
        if module.functions[key].is_declaration and query_name(key) is not None:
            _make_pure(module, key)
            queries.append(re.escape(spell(key)))
    attributed = compile_pattern(rf"(@(?:{'|'.join(queries)})\([^()]*+\))[ \t]++#[0-9]++") if queries else None
    for key in reached:
        function = module.functions[key]
        if function.is_declaration:
            continue
        before = function.body_text
        text = _ATTACHMENT.sub(lambda found: "" if found["gone"] else found[0], before)
        if attributed is not None:
            text = attributed.sub(r"\1", text)
        if text != before:
            function.set_body(to_user(text.strip()))


def _make_pure(module: Module, key: Key) -> None:
    """Let a query be a function whose result depends on its arguments alone, as it does within a work-item."""
    function = module.functions[key]
    parameters = ", ".join(parameter.type.text for parameter in function.parameters)
    header = f"declare spir_func {function.return_type} @{spell(key)}({parameters})"
    function.set_header(f"{header} nounwind willreturn memory(none)\n")
