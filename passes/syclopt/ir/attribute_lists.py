"""Attribute lists as text: what stands in headers and in attribute groups."""

from __future__ import annotations

import re
from functools import lru_cache
from sys import intern
from typing import TYPE_CHECKING, NamedTuple

from syclopt.ir.entity import Fact
from syclopt.ir.references import without_comments
from syclopt.ir.text.alike import on_a_line
from syclopt.ir.text.brackets import close_of
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.source import Span, to_user
from syclopt.ir.text.spelling import COMMENT, GAP, STRING, escape, unescape

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
    from collections.abc import Set as AbstractSet

    from syclopt.ir.entity import Entity

_TOKEN = compile_pattern(
    rf"#(?P<group>[0-9]++)|(?P<key>{STRING})(?:{GAP}={GAP}(?P<value>{STRING}))?+|(?P<comment>{COMMENT})"
    rf"|(?P<word>[a-z_][a-zA-Z0-9_.]*+)(?:{GAP}={GAP}(?P<number>[0-9]++)|(?P<open>{GAP}\())?+|(?P<digits>[0-9]++)",
    re.DOTALL,
)
_ONE_STRING = compile_pattern(STRING)
_SECTION = frozenset({"section", "partition", "gc"})
_NO_ATTRIBUTE = frozenset({"unnamed_addr", "local_unnamed_addr", "addrspace", "comdat"})


class Attribute(NamedTuple):
    """One attribute of a list: `nounwind`, `memory(none)`, `"key"="value"`, or a reference to a group.

    A string and one of LLVM's attributes may have the same name.
    """

    name: str
    value: str
    is_string: bool
    group: int | None
    span: Span


class AttributeValues(NamedTuple):
    """Name -> value of attributes, LLVM's own and strings apart; '' where there is no value."""

    own: dict[str, str]
    strings: dict[str, str]


def attributes_in(text: str, start: int, end: int) -> Iterator[Attribute]:
    """Yield the attributes of `text[start:end]`, which may also hold the other words that follow parameters."""
    position = start
    skip_next = False
    while (token := _TOKEN.search(text, position, end)) is not None:
        position = token.end()
        span = Span(*token.span())
        if token["comment"]:
            continue
        if token["group"]:
            yield Attribute("", "", False, int(token["group"]), span)
        elif token["key"]:
            if not skip_next:
                value = unescape(token["value"][1:-1]) if token["value"] else ""
                yield Attribute(intern(unescape(token["key"][1:-1])), value, True, None, span)
        elif token["word"]:
            word, value = token["word"], token["number"] or ""
            if token["open"]:
                position = close_of(text, token.end() - 1)
                position = end if position < 0 else position
                value = to_user(unquoted(text[token.end() : position - 1]))
            skip_next = word in _SECTION
            if word == "align" and not value and (digits := _TOKEN.search(text, position, end)) and digits["digits"]:
                position = digits.end()
            elif not skip_next and word not in _NO_ATTRIBUTE:
                yield Attribute(word, value, False, None, Span(span.start, position))
            continue
        skip_next = False


def unquoted(inside: str) -> str:
    """Return the value that stands between brackets: of a single string its inside."""
    value = on_a_line(inside)
    return value[1:-1] if _ONE_STRING.fullmatch(value) else value


def values_of(attributes: Iterable[Attribute], groups: Callable[[int], AttributeValues]) -> AttributeValues:
    """Return what attributes say together: the last of one name holds, and a group before what is written inline."""
    own: dict[str, str] = {}
    strings: dict[str, str] = {}
    grouped: list[AttributeValues] = []
    for attribute in attributes:
        if attribute.group is not None:
            grouped.append(groups(attribute.group))
        elif attribute.is_string:
            strings[attribute.name] = attribute.value
        else:
            own[attribute.name] = attribute.value
    for group in grouped:
        own |= group.own
        strings |= group.strings
    return AttributeValues(own, strings)


def spell_string(name: str, value: str = "") -> str:
    """Return a string attribute as LLVM spells it: `"name"`, or `"name"="value"`."""
    key = f'"{escape(name)}"'
    return f'{key}="{escape(value)}"' if value else key


NO_ATTRIBUTES = AttributeValues({}, {})
"""The attributes of a group that nothing defines."""
_GROUP_ATTRIBUTES = Fact[AttributeValues]("attributes of the group")
_NOTHING: dict[str, str] = {}  # what groups without strings, or of strings alone, have in common
_DOUBTFUL = ("\\", ";", "/*")
_NAME_AND_VALUE = compile_pattern(r'"([^"]*+)"(?:[ \t\r\n]*+=[ \t\r\n]*+"([^"]*+)")?+')


def group_body(header: str) -> tuple[int, int]:
    """Return the span between the braces of an attribute group."""
    text = without_comments(header)
    return text.index("{") + 1, text.rindex("}")


def group_attributes(group: Entity) -> AttributeValues:
    """Return the attributes of an attribute group; what is returned is kept and must not be changed."""
    known = _GROUP_ATTRIBUTES.get(group)
    if known is None:
        header = group.header
        listed = (a for a in attributes_in(header, *group_body(header)) if a.group is None)
        own, strings = values_of(listed, _no_group)
        known = _GROUP_ATTRIBUTES.keep(group, AttributeValues(own or _NOTHING, strings or _NOTHING))
    return known


def group_strings(group: Entity) -> Mapping[str, str]:
    """Return the string attributes of a group, for who asks for no others: quicker, and nothing is kept with it."""
    known = _GROUP_ATTRIBUTES.get(group)
    return known.strings if known is not None else _strings_in(group.header)


def names_of_strings(groups: Sequence[Entity]) -> AbstractSet[str]:
    """Return the names of the string attributes of groups, which are looked at together."""
    text = "".join([group.header for group in groups])
    if _is_plain(text):
        return {found[1] for found in _NAME_AND_VALUE.finditer(text)}
    return {name for group in groups for name in group_strings(group)}


@lru_cache(maxsize=1 << 8)  # a few groups are those of most functions
def _strings_in(header: str) -> Mapping[str, str]:
    if _is_plain(header):
        return dict(_NAME_AND_VALUE.findall(header))
    listed = (a for a in attributes_in(header, *group_body(header)) if a.group is None)
    return values_of(listed, _no_group).strings


def _is_plain(text: str) -> bool:
    """Tell whether the strings in a text are as they look."""
    return text.isascii() and not any(map(text.__contains__, _DOUBTFUL))


def _no_group(_number: int) -> AttributeValues:
    return NO_ATTRIBUTES
