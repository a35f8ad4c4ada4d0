"""Attribute lists: reading and editing them as text, in headers and in attribute groups."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from syclopt.ir.entity import Fact
from syclopt.ir.text.brackets import close_of
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.source import Span, to_user
from syclopt.ir.text.spelling import COMMENT, GAP, STRING, escape, unescape

if TYPE_CHECKING:
    from collections.abc import Iterator

    from syclopt.ir.entity import Entity

_TOKEN = compile_pattern(
    rf"#(?P<group>[0-9]++)|(?P<key>{STRING})(?:{GAP}={GAP}(?P<value>{STRING}))?+|(?P<comment>{COMMENT})"
    rf"|(?P<word>[a-z_][a-zA-Z0-9_.]*+)(?:{GAP}={GAP}(?P<number>[0-9]++)|(?P<open>{GAP}\())?+|(?P<digits>[0-9]++)",
    re.DOTALL,
)
_SECTION = frozenset({"section", "partition", "gc"})
_NO_ATTRIBUTE = frozenset({"unnamed_addr", "local_unnamed_addr", "addrspace", "comdat"})

# Words that `add_attribute` writes without quotes; LLVM's names of function attributes that take no value.
FLAGS = frozenset(
    """
    alwaysinline builtin cold convergent coro_only_destroy_when_complete disable_sanitizer_instrumentation
    fn_ret_thunk_extern hot hybrid_patchable inlinehint jumptable minsize mustprogress naked nobuiltin nocallback
    nocf_check
    nodivergencesource noduplicate nofree noimplicitfloat noinline nomerge noprofile norecurse noredzone noreturn
    nosanitize_bounds nosanitize_coverage nosync nounwind nonlazybind null_pointer_is_valid optdebug optforfuzzing
    optnone optsize presplitcoroutine readnone readonly returns_twice safestack sanitize_address sanitize_hwaddress
    sanitize_memory sanitize_memtag sanitize_numerical_stability sanitize_realtime sanitize_thread sanitize_type
    shadowcallstack skipprofile speculatable speculative_load_hardening ssp sspreq sspstrong strictfp uwtable
    willreturn writeonly argmemonly inaccessiblememonly inaccessiblemem_or_argmemonly
    """.split()
)


class Attribute(NamedTuple):
    """One attribute of a list: `nounwind`, `memory(none)`, `"key"="value"`, or a reference to a group."""

    name: str
    value: str
    group: int | None
    span: Span


def attributes_in(text: str, start: int, end: int) -> Iterator[Attribute]:
    """Yield the attributes of `text[start:end]`, which may also hold the other words that follow parameters."""
    position = start
    skip_next = False
    while (token := _TOKEN.search(text, position, end)) is not None:
        position = token.end()
        span = Span(*token.span())
        if token["group"]:
            yield Attribute("", "", int(token["group"]), span)
        elif token["key"]:
            if not skip_next:
                value = unescape(token["value"][1:-1]) if token["value"] else ""
                yield Attribute(unescape(token["key"][1:-1]), value, None, span)
        elif token["word"]:
            word, value = token["word"], token["number"] or ""
            if token["open"]:
                position = close_of(text, token.end() - 1)
                position = end if position < 0 else position
                value = to_user(text[token.end() : position - 1].strip())
            skip_next = word in _SECTION
            if word == "align" and not value and (digits := _TOKEN.search(text, position, end)) and digits["digits"]:
                position = digits.end()
            elif not skip_next and word not in _NO_ATTRIBUTE:
                yield Attribute(word, value, None, Span(span.start, position))
            continue
        skip_next = False


def spell_attribute(name: str, value: str | None) -> str:
    """Return an attribute as LLVM spells it: a word for the flags that LLVM knows, else a string."""
    if value is None and name in FLAGS:
        return name
    key = f'"{escape(name)}"'
    return f'{key}="{escape(value)}"' if value else key


_WITH_ATTRIBUTES = Fact[dict[str, "Entity"]]("the same with one more attribute")
_GROUP_ATTRIBUTES = Fact[dict[str, str]]("attributes of the group")


def with_attribute(function: Entity, name: str) -> Entity:
    """Return a function with one more attribute, which it must not have; the same entity each time."""
    made = _WITH_ATTRIBUTES.get(function) or _WITH_ATTRIBUTES.keep(function, {})
    known = made.get(name)
    if known is None:
        from syclopt.ir.layout import attribute_end

        header, at = function.header, attribute_end(function)
        gap = "" if header[at : at + 1].isspace() else " "
        known = made[name] = function.with_words(f"{header[:at]} {spell_attribute(name, None)}{gap}{header[at:]}")
    return known


def group_body(header: str) -> tuple[int, int]:
    """Return the span between the braces of an attribute group."""
    return header.index("{") + 1, header.rindex("}")


def group_text_without(header: str, name: str) -> str:
    """Return the inside of an attribute group less the attribute `name`."""
    start, end = group_body(header)
    kept = [header[slice(*a.span)] for a in attributes_in(header, start, end) if a.name != name]
    return " ".join(kept)


def group_attributes(group: Entity) -> dict[str, str]:
    """Return name -> value of an attribute group; what is returned is kept and must not be changed."""
    known = _GROUP_ATTRIBUTES.get(group)
    if known is None:
        header = group.header
        found = {a.name: a.value for a in attributes_in(header, *group_body(header)) if a.group is None}
        known = _GROUP_ATTRIBUTES.keep(group, found)
    return known
