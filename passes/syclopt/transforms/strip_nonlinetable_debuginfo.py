"""strip-nonlinetable-debuginfo: leave line tables of debug information, which is what `-gline-tables-only` makes."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, ClassVar

from syclopt.ir.edits.attach import without_attachments
from syclopt.ir.edits.debug_text import DebugText, drop_intrinsics, other_symbols
from syclopt.ir.module import Module
from syclopt.ir.node_graph import NodeGraph
from syclopt.ir.references import without_comments
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import GAP, STRING
from syclopt.passes import ModulePass, PassContext, PassResult

if TYPE_CHECKING:
    from collections.abc import Iterator

    from syclopt.ir.entity import Entity
    from syclopt.ir.text.spelling import Key

_VARIABLES = DebugText(lines=False)
_NODE = compile_pattern(
    rf"^!([0-9]++){GAP}={GAP}(?:distinct{GAP})?+"
    rf"(?:!(DICompileUnit|DISubprogram|DISubroutineType){GAP}\(|!\{{{GAP}(?:null{GAP})?\}})",
    re.MULTILINE | re.DOTALL,
)
_FIELD = compile_pattern(rf"([a-zA-Z]++): ({STRING}|!\{{[^{{}}\"]*+\}}|[^,\"(){{}}]++)(?:, |\)\s*+\Z)")
_TYPES = compile_pattern(rf"{GAP}types:{GAP}!(?:([0-9]++)|\{{{GAP}(?:null{GAP})?\}}){GAP}\)", re.DOTALL)
_EMPTY_TYPE = "!DISubroutineType(types: !{})"
_DROPPED = {
    "DICompileUnit": frozenset({"enums", "retainedTypes", "globals", "imports", "macros"}),
    "DISubprogram": frozenset(
        {"containingType", "templateParams", "declaration", "retainedNodes", "variables", "thrownTypes", "annotations"}
    ),
}


class StripNonlinetableDebuginfoPass(ModulePass):
    """Of debug information leave functions, files and locations, those that code was inlined at included.

    Records, intrinsics and attachments about variables, types, and what compile units list go; functions are in files
    then, and not in classes or namespaces. As in LLVM, but for lexical blocks, which stay: some are in other files.
    """

    name: ClassVar[str] = "strip-nonlinetable-debuginfo"

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Strip in place. Raises `ParseError` for a debug record whose bracket is not closed."""
        before = module.version
        drop_intrinsics(module)
        symbols = module.symbols.entities().values()
        edited = {symbol: now for symbol in symbols if (now := _without_variables(symbol)) is not symbol}
        if any(old.body != new.body for old, new in edited.items()):
            module.drop_use_lists()
        module.replace_all(edited)
        _strip_nodes(module)
        if module.version == before:
            return PassResult(changed=False)
        module.keep(other_symbols(module))
        return PassResult(changed=True)


def _without_variables(symbol: Entity) -> Entity:
    """Return a symbol without debug information about variables; itself when it has none."""
    if symbol.kind == "global":
        return without_attachments(symbol, "dbg")
    if symbol.brace == symbol.end:
        return symbol
    body = _VARIABLES.stripped(symbol)
    return symbol.with_text(symbol.header, body) if len(body) < symbol.end - symbol.brace else symbol


def _strip_nodes(module: Module) -> None:
    """Leave of compile units and functions what line tables have."""
    described: list[Key] = []
    types: dict[Key, Key | None] = {}  # functions' types -> their lists, None for an empty one
    empty: set[Key] = set()
    for node in _nodes(module):
        key, kind = int(node[1]), node[2]
        if kind in _DROPPED:
            described.append(key)
        elif kind is None:
            empty.add(key)
        elif found := _TYPES.match(node.string, node.end()):
            types[key] = int(found[1]) if found[1] else None
    if not described:
        return
    no_types = [key for key, listed in types.items() if listed is None or listed in empty]
    no_type = no_types[0] if no_types else module.free_number("metadata")
    graph = NodeGraph(module.entities)
    edited: dict[Key, Entity] = {}
    for key in described:
        node = graph.node(key)
        if node is not None and (now := _with_less(node, f"!{no_type}")) is not node:
            edited[key] = now
    if not edited:
        return
    module.become(Module(graph.with_nodes(module.entities, edited), module.footer, module.name))
    if not no_types:
        module.insert_nodes(f"!{no_type} = {_EMPTY_TYPE}\n", int(no_type))


def _nodes(module: Module) -> Iterator[re.Match[str]]:
    """Yield how nodes of the kinds that matter begin, with number and kind, None for an empty list."""
    for entity in module.entities:
        if entity.kind == "metadata run":
            yield from _NODE.finditer(entity.source.text, entity.begin, entity.end)
        elif entity.kind == "metadata" and (found := _NODE.match(entity.header)) is not None:
            yield found


def _with_less(node: Entity, no_type: str) -> Entity:
    """Return a compile unit or function as line tables have it; itself if it is so."""
    header = without_comments(node.header)
    found = _NODE.match(header)
    if found is None or found[2] is None:
        return node
    fields = dict(_fields(header, found.end()))
    kept = {name: value for name, value in fields.items() if name not in _DROPPED[found[2]]}
    if found[2] == "DISubprogram":
        lines = {"type": no_type, "scope": fields.get("file", "null")}
        kept |= {name: value for name, value in lines.items() if name in kept}
        if kept.get("name", '""') != '""':
            kept.pop("linkageName", None)
    elif kept.get("emissionKind") == "FullDebug":
        kept["emissionKind"] = "LineTablesOnly"
    if kept == fields:
        return node
    return node.with_head(f"{header[: found.end()]}{', '.join(f'{name}: {value}' for name, value in kept.items())})\n")


def _fields(header: str, start: int) -> Iterator[tuple[str, str]]:
    """Yield the fields of a node from their start on, with their values."""
    plain: list[tuple[str, str]] = []
    while start < len(header):
        found = _FIELD.match(header, start)
        if found is None:
            from syclopt.ir.fragments import parse_metadata

            content = header[header.index("=") + 1 :].strip()
            yield from ((name, value.text) for name, value in parse_metadata(content).fields)
            return
        plain.append((found[1], found[2].strip()))
        start = found.end()
    yield from plain
