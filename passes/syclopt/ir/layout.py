"""Where the parts of a header stand: the cheap look at a function, global or alias, by regular expression.

`fragments` gives the full structure; this module finds the words that most passes ask for and edit.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from syclopt.ir.conventions import convention_word
from syclopt.ir.entity import Entity, Fact, Kind, Lead
from syclopt.ir.references import without_comments, without_strings
from syclopt.ir.text.brackets import close_of, split_commas, type_end
from syclopt.ir.text.patterns import at_end, compile_pattern
from syclopt.ir.text.source import Span
from syclopt.ir.text.spelling import (
    BLANKS,
    COMMENT,
    FLAT_PARENTHESES,
    GAP,
    METADATA_NAME,
    NAME,
    PARENTHESES,
    STRING,
    metadata_key,
)

LINKAGES = (
    "private",
    "internal",
    "available_externally",
    "linkonce_odr",
    "linkonce",
    "weak_odr",
    "weak",
    "common",
    "appending",
    "extern_weak",
    "external",
)
LOCAL = frozenset({"internal", "private"})
DISCARDABLE = LOCAL | {"linkonce", "linkonce_odr", "available_externally"}
DECLARING = frozenset({"external", "extern_weak"})  # of variables

_LINKAGE = "|".join(LINKAGES)
_CONVENTION = (
    rf"cc{GAP}[0-9]++|[a-z0-9_]*cc(?:\([0-9]++\))?+|spir_(?:func|kernel)|ptx_(?:kernel|device)|amdgpu_[a-z_0-9]++"
    r"|aarch64_[a-z_0-9]++|intel_ocl_bicc|x86_64_[a-z0-9]++"
)
_WORDS = (
    rf"(?P<linkage>(?:{_LINKAGE})\b|){GAP}(?P<preemption>(?:dso_local|dso_preemptable)\b|){GAP}"
    rf"(?P<visibility>(?:default|hidden|protected)\b|){GAP}(?P<storage>(?:dllimport|dllexport)\b|){GAP}"
)


def _function_pattern(node: str) -> re.Pattern[str]:
    return compile_pattern(
        rf"(?P<keyword>define|declare)\b{GAP}(?P<attachments>(?:!{METADATA_NAME}{GAP}{node}{GAP})*+)"
        rf"{_WORDS}(?P<convention>(?:{_CONVENTION})(?![a-zA-Z0-9_.$])|)",
        re.DOTALL,
    )


_FUNCTION = _function_pattern("![0-9]++")
_FUNCTION_NAME = compile_pattern(
    rf'(?:[^@"(;/]++|{STRING}|{COMMENT}|{PARENTHESES})*+@({NAME}){GAP}\(',
    re.DOTALL,
)
_GLOBAL = compile_pattern(
    rf"@(?P<name>{NAME}){GAP}={GAP}{_WORDS}"
    rf"(?P<rest>(?:thread_local\b{GAP}(?:{FLAT_PARENTHESES})?+{GAP})?+(?:(?:unnamed_addr|local_unnamed_addr)\b{GAP})?+"
    rf"(?:addrspace{GAP}{FLAT_PARENTHESES}{GAP})?+(?:externally_initialized\b{GAP})?+)"
    r"(?P<keyword>global|constant|alias|ifunc)\b",
    re.DOTALL,
)
_ATTACHMENT = compile_pattern(
    rf"!({METADATA_NAME}){GAP}((?:distinct\b{GAP})?+!(?:[0-9]++|[a-zA-Z]*+(?={GAP}[{{(])))", re.DOTALL
)
_GAP = compile_pattern(GAP, re.DOTALL)
_TRAILING = compile_pattern(
    rf"(?P<all>(?:(?<![ \t\r\n]){BLANKS}(?:#[0-9]++|(?<![@%$!])(?<!\bc){STRING}(?:{BLANKS}={BLANKS}{STRING})?+))++)"
    rf"|{STRING}"
)
_DOUBTFUL = ('"', "/", ";", "comdat", "prefix", "prologue", "personality")
_TAKES_STRING = compile_pattern(r"\b(?:section|partition|code_model)[ \t\r\n]*+\Z")
_AFTER_ATTRIBUTES = compile_pattern(r"\b(?:section|partition|comdat|align|gc)\b")
_DATA = compile_pattern(r"(?<![-a-zA-Z$._0-9@%])(?:prefix|prologue|personality)\b")


class Words(NamedTuple):
    """The words before a symbol's type; "" for one that is not written. A convention is as LLVM prints it."""

    linkage: str
    preemption: str
    visibility: str
    storage: str
    convention: str


class Attachment(NamedTuple):
    """A metadata attachment, `!kind !5`."""

    kind: str
    span: Span
    node: Span


class FunctionLayout(NamedTuple):
    """Spans within the header of a function. A part that is not written has an empty span where it would stand."""

    linkage: Span
    preemption: Span
    visibility: Span
    storage: Span
    convention: Span
    result: Span  # return attributes and type
    name: Span
    parameters: Span  # with the parentheses
    attributes: Span  # all between the parameters and the data or attachments
    data: Span  # prefix, prologue, personality
    attachments: Span


class GlobalLayout(NamedTuple):
    """Spans within a global, alias or ifunc."""

    name: Span
    linkage: Span
    preemption: Span
    visibility: Span
    storage: Span
    rest: Span  # thread_local, unnamed_addr, addrspace, externally_initialized
    keyword: Span
    value_type: Span
    initializer: Span  # empty where there is none; the aliasee of an alias
    details: tuple[Span, ...]  # section, comdat, align, metadata attachments: what commas separate
    attributes: Span


_FUNCTION_LAYOUT = Fact[FunctionLayout]("layout of a function")
_GLOBAL_LAYOUT = Fact[GlobalLayout]("layout of a global or alias")
_span = lru_cache(maxsize=1 << 14)(Span)  # headers look alike: what is kept of them is the same few objects
_words = lru_cache(maxsize=1 << 10)(Words)


_of_function = lru_cache(maxsize=1 << 10)(FunctionLayout)
_of_global = lru_cache(maxsize=1 << 10)(GlobalLayout)


def words_of(entity: Entity) -> Words:
    """Return the words of a function, global, alias or ifunc: the quick look. Raises `ParseError`."""
    lead = entity.lead
    return (lead.words if lead is not None else None) or _find_words(entity)


def _find_words(entity: Entity) -> Words:
    found = match_words(entity)
    convention = convention_word(found["convention"]) if entity.kind == "function" else ""
    words = _words(*found.group("linkage", "preemption", "visibility", "storage"), convention)
    if entity.lead is None:
        entity.lead = Lead()
    entity.lead.words = words
    return words


def match_words(entity: Entity) -> re.Match[str]:
    """Return the words of a symbol, in groups of their names, where they stand in its header. Raises `ParseError`."""
    found = words_in(entity.header, entity.kind)
    if found is None:
        raise entity.source.error("expected a function or global variable", entity.begin)
    return found


def words_in(header: str, kind: Kind) -> re.Match[str] | None:
    """Return what `match_words` does, of the beginning of a header; None where it has another form."""
    return _match_function(header) if kind == "function" else _GLOBAL.match(header)


def _match_function(text: str) -> re.Match[str] | None:
    found = _FUNCTION.match(text)
    if found is not None and text.startswith("!", found.end("attachments")):
        pattern = _function_pattern(_inline_node(6))  # a node that is spelled inline, as no compiler does
        return pattern.match(text)
    return found


def _inline_node(depth: int) -> str:
    return rf"(?:distinct\b{GAP})?+!(?:[0-9]++|[a-zA-Z]*+{GAP}{_brackets(depth)})"


def _brackets(depth: int) -> str:
    inner = f"|{_brackets(depth - 1)}" if depth else ""
    return rf'[({{](?:[^(){{}}";/]++|{STRING}|{COMMENT}{inner})*+[)}}]'


def is_declaration(entity: Entity) -> bool:
    """Tell whether a function has no body, or a global no initializer. Aliases are definitions."""
    if entity.kind == "function":
        return entity.brace == entity.end
    return entity.kind == "global" and words_of(entity).linkage in DECLARING


def is_externally_initialized(entity: Entity) -> bool:
    """Tell whether something outside of the module gives a global its value."""
    return "externally_initialized" in without_comments(entity.header[slice(*global_layout(entity).rest)])


def function_layout(entity: Entity) -> FunctionLayout:
    """Return the layout of a function's header. Raises `ParseError` when it has no name or no parameters."""
    known = _FUNCTION_LAYOUT.get(entity)
    if known is not None:
        return known
    text = without_comments(entity.header)
    words, name = _match_function(text), _FUNCTION_NAME.match(text)
    if words is None or name is None:
        raise entity.source.error("expected a function header", entity.begin)
    stop = close_of(text, name.end() - 1)
    if stop < 0:
        raise entity.source.error("'(' is not closed", entity.begin)
    clean = without_strings(text)
    end = len(text.rstrip())
    found = clean.find("!", stop)
    attachments = end if found < 0 else found
    data_word = _DATA.search(clean, stop, attachments)
    data = data_word.start() if data_word else attachments
    leading = bool(words["attachments"])
    layout = _of_function(
        _span(*words.span("linkage")),
        _span(*words.span("preemption")),
        _span(*words.span("visibility")),
        _span(*words.span("storage")),
        _span(*words.span("convention")),
        _span(words.end(), name.start(1) - 1),
        _span(*name.span(1)),
        _span(name.end() - 1, stop),
        _span(stop, data),
        _span(data, attachments),
        _span(*words.span("attachments")) if leading or text.startswith("declare") else _span(attachments, end),
    )
    return _FUNCTION_LAYOUT.keep(entity, layout)


def attribute_end(function: Entity) -> int:
    """Return where an attribute can be added: before section, comdat, alignment and garbage collector."""
    header = function.header
    quick = header.rfind(")") + 1
    is_doubtful = any(map(header.__contains__, _DOUBTFUL)) or header.startswith("declare")
    if quick and not is_doubtful and "align" not in header[quick:]:
        attachments = header.find("!")
        if attachments < 0 or attachments >= quick:
            return len(header[: attachments if attachments >= 0 else None].rstrip())
    start, end = function_layout(function).attributes
    found = _AFTER_ATTRIBUTES.search(without_strings(header[:end]), start)
    return len(without_comments(header[: found.start() if found else end]).rstrip())


def _attributes_at_end(text: str, start: int, end: int) -> re.Match[str] | None:
    """Return the attributes and groups that end a header; `start` is in no string."""
    while text[start - 1] in " \t\r\n":  # a match begins with all blanks
        start -= 1
    found = at_end(_TRAILING, text, start, end)
    return found if found is not None and found["all"] is not None else None


def global_layout(entity: Entity) -> GlobalLayout:
    """Return the layout of a global, alias or ifunc. Raises `ParseError` when it has another form."""
    known = _GLOBAL_LAYOUT.get(entity)
    if known is not None:
        return known
    text = without_comments(entity.header)
    words = _GLOBAL.match(text)
    if words is None:
        raise entity.source.error("expected a global variable, alias or ifunc", entity.begin)
    gap = _GAP.match(text, words.end())
    start = gap.end() if gap else words.end()
    stop = type_end(text, start)
    end = max(stop, len(text.rstrip()))
    pieces = split_commas(text, stop, end)
    last = pieces[-1]
    attributes = _attributes_at_end(text, last[0], end)
    if attributes is not None and _TAKES_STRING.search(text, last[0], attributes.start()):
        after = text.index('"', text.index('"', attributes.start()) + 1) + 1
        attributes = _attributes_at_end(text, after, end)
    if attributes is not None:
        begin = stop + len(text[stop : attributes.start()].rstrip())  # before comments too
        pieces[-1] = (last[0], max(last[0], begin))
        attribute_span = _span(begin, end)
    else:
        attribute_span = _span(end, end)
    layout = _of_global(
        _span(*words.span("name")),
        _span(*words.span("linkage")),
        _span(*words.span("preemption")),
        _span(*words.span("visibility")),
        _span(*words.span("storage")),
        _span(*words.span("rest")),
        _span(*words.span("keyword")),
        _span(start, stop),
        _span(*pieces[0]),
        tuple(_span(*piece) for piece in pieces[1:]),
        attribute_span,
    )
    return _GLOBAL_LAYOUT.keep(entity, layout)


def attachments_in(text: str, start: int, end: int) -> list[Attachment]:
    """Return the metadata attachments in `text[start:end]`."""
    text = without_comments(text)
    found: list[Attachment] = []
    while (match := _ATTACHMENT.search(text, start, end)) is not None:
        stop = match.end()
        if not text[stop - 1].isdigit() and (opening := _GAP.match(text, stop, end)) and opening.end() < end:
            stop = close_of(text, opening.end())
            stop = end if stop < 0 else stop
        found.append(Attachment(metadata_key(match[1]), _span(match.start(), stop), _span(match.start(2), stop)))
        start = stop
    return found
