"""What an edit must not write: text that is no entity, names that LLVM has no place for, linkages that cannot be.

Every function here raises the error, or returns; none changes anything.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from syclopt.errors import EditError, ParseError
from syclopt.ir.references import references, without_comments
from syclopt.ir.scan import expand, scan
from syclopt.ir.text.brackets import type_end
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.source import Source, to_internal, to_user
from syclopt.ir.text.spelling import GAP, METADATA_NAME, NAME, STRING, Key

if TYPE_CHECKING:
    from collections.abc import Iterable

    from syclopt.ir.entity import Entity
    from syclopt.ir.module import Module
    from syclopt.ir.views.global_object import GlobalObject
    from syclopt.ir.views.global_value import GlobalValue
    from syclopt.ir.views.metadata_node import MetadataNode

_ELEMENT = rf"(?:null|!(?:[0-9]++|{STRING})|i[0-9]++ -?[0-9]++|i1 (?:true|false)|ptr @{NAME})"
_PLAIN_NODE = compile_pattern(rf"(?:distinct )?+!\{{(?:{_ELEMENT}(?:, {_ELEMENT})*+)?+\}}")
_LISTED = rf"!(?:[0-9]++|DIExpression{GAP}\([^()]*+\)){GAP}"
_NAMED_METADATA = compile_pattern(rf"!{METADATA_NAME}{GAP}={GAP}!\{{{GAP}(?:{_LISTED}(?:,{GAP}{_LISTED})*+)?+\}}")
_TYPE = compile_pattern(rf"%{NAME}{GAP}={GAP}type\b{GAP}")
_ZERO = compile_pattern(r"zeroinitializer|null|false|0|0\.0+(?:e\+0+)?|0x0+")
_LARGEST_ALIGNMENT = 1 << 32
_PLAIN_BODY = compile_pattern(r'\{[^{}";/]*+\n\}\n')


def one_entity(text: str) -> Entity:
    """Return the top-level entity that `text` spells. Raises `ParseError` for none, several, or a bad one."""
    source = Source(to_internal(text.strip()) + "\n", "<added>")
    entities, footer = scan(source)
    if entities and entities[0].kind == "metadata run":
        entities[:1] = expand(entities[0])
    if len(entities) != 1 or source.text[footer:].strip():
        raise source.error("expected one top-level entity", entities[0].end if entities else 0)
    entity = entities[0]
    try:
        _check_entity(entity)
    except EditError as error:
        raise ParseError(error.message, entity.location) from None
    return entity


def _check_entity(entity: Entity) -> None:
    from syclopt.ir.layout import function_layout, global_layout

    text = without_comments(entity.header)
    if entity.kind == "function":
        function_layout(entity)
    elif entity.kind in ("global", "alias", "ifunc"):
        global_layout(entity)
    elif entity.kind == "metadata":
        check_node(text.partition("=")[2].strip())
    elif entity.kind == "type":
        found = _TYPE.match(text)
        start = found.end() if found else 0
        if not text[start:].strip() or text[type_end(text, start) :].strip():
            raise entity.source.error("expected a type", start)
    elif entity.kind == "named metadata" and _NAMED_METADATA.match(text) is None:
        raise entity.source.error("expected '!{' and numbers of nodes", entity.begin)
    if entity.kind in ("function", "global", "alias", "ifunc", "type", "comdat"):
        check_name(entity.key, entity.kind)


def check_name(name: Key, what: str) -> None:
    """Raise `EditError` for a name that no symbol, type or comdat can have: none, or one with NUL."""
    if name == "":
        raise EditError(f"the name of a {what} cannot be empty")
    if "\0" in str(name):
        raise EditError(f"the name {name!a} of a {what} has a NUL, which LLVM does not allow")


def check_node(text: str) -> None:
    """Raise `EditError` when `text` (internal form) is not what may stand right of `!5 =`."""
    if _PLAIN_NODE.fullmatch(text):
        return
    from syclopt.ir.fragments import parse_metadata

    try:
        parsed = parse_metadata(text)
    except ParseError as error:
        raise EditError(f"'{to_user(text)}' is no metadata node: {error.message}") from None
    if parsed.kind in ("string", "ref", "null", "value", "DIArgList"):
        raise EditError(f"'{to_user(text)}' is no metadata node; expected '!{{...}}' or a specialized node")


def check_owner(module: Module, node: MetadataNode) -> None:
    """Raise `EditError` for a node of another module, whose number means something else here."""
    if node.module is not module:
        raise EditError(f"the node '{node.reference}' belongs to another module")


def check_attachment(symbol: GlobalValue, kind: str, node: MetadataNode | None) -> None:
    """Raise `EditError` when `node` cannot be attached to `symbol` as `kind`."""
    if not kind:
        raise EditError(f"the kind of metadata of '@{symbol.key}' cannot be empty", symbol.location)
    if node is not None:
        check_owner(symbol.module, node)


def check_linkage(symbol: GlobalValue, linkage: str) -> None:
    """Raise `EditError` when LLVM does not allow `symbol` to have `linkage`."""
    from syclopt.ir.layout import LINKAGES

    if linkage not in LINKAGES:
        raise EditError(f"unknown linkage '{linkage}'; expected one of {', '.join(LINKAGES)}", symbol.location)
    if symbol.is_declaration:
        if linkage not in ("external", "extern_weak"):
            _refuse_linkage(symbol, linkage, "a declaration")
    elif linkage == "extern_weak":
        _refuse_linkage(symbol, linkage, "a definition")
    elif linkage in ("common", "appending"):
        _check_variable_linkage(symbol, linkage)
    elif linkage == "available_externally":
        _check_available_externally(symbol, linkage)
    elif linkage == "private" and symbol.comdat is not None and _is_coff(symbol.module.triple):
        _refuse_linkage(symbol, linkage, "in a comdat of a COFF file")


def _is_coff(triple: str | None) -> bool:
    return any(system in (triple or "") for system in ("windows", "uefi")) and not (triple or "").endswith("elf")


def _check_variable_linkage(symbol: GlobalValue, linkage: str) -> None:
    entity = symbol.entity
    if entity.kind != "global":
        _refuse_linkage(symbol, linkage, "no global variable")
    from syclopt.ir.layout import global_layout

    layout, header = global_layout(entity), entity.header
    if linkage == "appending" and header[layout.value_type.start] not in "[%":
        _refuse_linkage(symbol, linkage, "no array")
    if linkage == "common" and header[slice(*layout.keyword)] == "constant":
        _refuse_linkage(symbol, linkage, "a constant")
    if linkage == "common" and not _ZERO.fullmatch(header[slice(*layout.initializer)]):
        _refuse_linkage(symbol, linkage, "initialized with something that may not be zero")


def _check_available_externally(symbol: GlobalValue, linkage: str) -> None:
    kind = symbol.entity.kind
    symbols = symbol.module.index.names("symbol")
    if kind == "ifunc":
        _refuse_linkage(symbol, linkage, "an ifunc")
    if kind == "alias":
        from syclopt.ir.layout import words_of

        for key in references(symbol.entity).symbols:
            if key in symbols and words_of(symbols[key]).linkage != linkage:
                _refuse_linkage(symbol, linkage, f"an alias of '@{key}', which has another")
        return
    alias = symbol.module.alias_of(symbol.key)
    if alias is not None:
        _refuse_linkage(symbol, linkage, f"what '@{alias}' stands for")


def _refuse_linkage(symbol: GlobalValue, linkage: str, what: str) -> NoReturn:
    raise EditError(f"'@{symbol.key}' is {what}, which cannot have the linkage '{linkage}'", symbol.location)


def check_visibility(symbol: GlobalValue, visibility: str) -> None:
    """Raise `EditError` when LLVM does not allow `symbol` to have `visibility`."""
    if visibility not in ("default", "hidden", "protected"):
        raise EditError(f"unknown visibility '{visibility}'", symbol.location)
    what = symbol.linkage if symbol.is_internal else symbol.storage_class
    if what and visibility != "default" and (what, visibility) != ("dllexport", "protected"):
        raise EditError(f"'@{symbol.key}' is {what} and must have default visibility", symbol.location)


def check_alignment(symbol: GlobalObject, alignment: int) -> None:
    """Raise `EditError` for what LLVM takes for no alignment."""
    if alignment < 1 or alignment & (alignment - 1) or alignment > _LARGEST_ALIGNMENT:
        raise EditError(f"'{alignment}' is no alignment for '@{symbol.key}': no power of two", symbol.location)


def check_comdat(symbol: GlobalObject, comdat: Key) -> None:
    """Raise `EditError` when `symbol` cannot be in the comdat `comdat`."""
    if comdat not in symbol.module.comdats:
        raise EditError(f"'${comdat}' is not defined, and '@{symbol.key}' cannot be in it", symbol.location)
    linkage = symbol.linkage
    if symbol.is_declaration or linkage in ("available_externally", "common"):
        what = "a declaration" if symbol.is_declaration else linkage
        raise EditError(f"'@{symbol.key}' is {what} and cannot be in a comdat", symbol.location)
    if linkage == "private" and _is_coff(symbol.module.triple):
        raise EditError(f"'@{symbol.key}' is private and cannot be in a comdat of a COFF file", symbol.location)


def check_declaration(symbol: GlobalObject) -> None:
    """Raise `EditError` for a definition that cannot become a declaration, as an alias stands for it."""
    alias = symbol.module.alias_of(symbol.key)
    if alias is not None:
        raise EditError(f"'@{symbol.key}' is what '@{alias}' stands for and must be a definition", symbol.location)


def check_body(function: Entity, header: str, body: str) -> None:
    """Raise `EditError` when `body` is not one function body that belongs after `header`."""
    if _PLAIN_BODY.fullmatch(body) and ";" not in header.rpartition("\n")[2]:
        return
    try:
        entities, footer = scan(Source(f"{header}{body}"))
    except ParseError:
        entities, footer = [], 0
    if len(entities) != 1 or footer != len(header) + len(body) or entities[0].brace != len(header):
        raise EditError(f"expected a body in braces for '@{function.key}'", function.location)


def check_keys(keys: Iterable[Key]) -> None:
    """Raise `EditError` for one string, which would be taken for names of one letter."""
    if isinstance(keys, str):
        raise EditError(f"expected names of symbols, found the one string {keys!r}; write [{keys!r}]")
