"""Attributes in headers and groups: where they may stand, added and removed."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from syclopt.errors import EditError, nearest
from syclopt.ir.attribute_kinds import KINDS, UNTYPED_ONCE, AttributeKind, compact
from syclopt.ir.attribute_lists import Attribute, attributes_in, group_body, spell_string
from syclopt.ir.text.source import to_internal, to_user

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from syclopt.ir.attribute_kinds import Where
    from syclopt.ir.entity import Entity
    from syclopt.ir.fragments import Argument, CallFragment, FunctionHeader, Parameter
    from syclopt.ir.fragments.attributes import Attribute as ParsedAttribute


def of_result(header: FunctionHeader) -> ListedAttributes:
    """Return the attributes of what a function returns."""
    return _listed(header.source, header.return_attributes, header.insertion_point("return_attributes"))


def of_parameter(header: FunctionHeader, index: int) -> ListedAttributes:
    """Return the attributes of a parameter, which the function must have."""
    return _after_type(header.source, header.parameters[index])


def of_call(call: CallFragment) -> ListedAttributes:
    """Return the attributes of a call itself."""
    return _listed(call.source, call.attributes, call.arguments_span.end)


def of_call_result(call: CallFragment) -> ListedAttributes:
    """Return the attributes of what a call returns."""
    return _listed(call.source, call.return_attributes, call.result_start)


def of_argument(call: CallFragment, index: int) -> ListedAttributes:
    """Return the attributes of an argument, which the call must have."""
    return _after_type(call.source, call.arguments[index])


def _after_type(text: str, value: Parameter | Argument) -> ListedAttributes:
    return _listed(text, value.attributes, value.type.end_pos)


def _listed(text: str, parsed: Sequence[ParsedAttribute], otherwise: int) -> ListedAttributes:
    found = [Attribute(a.name, _value(a), a.is_string, a.group, a.span) for a in parsed]
    return ListedAttributes(text, found, lambda: found[-1].span.end if found else otherwise)


def _value(parsed: ParsedAttribute) -> str:
    return parsed.value if parsed.is_string else to_user(parsed.value)


_BEFORE_NO_BLANK = " \t\r\n\0({"
_AFTER_NO_BLANK = " \t\r\n\0),}"


class ListedAttributes(NamedTuple):
    """The attributes of one place in a text; `end` finds where one more can be put."""

    text: str
    attributes: Sequence[Attribute]
    end: Callable[[], int]
    is_group: bool = False


class Edit(NamedTuple):
    """An attribute that a list is to have, spelled inline and as in a group; without these, one to take away."""

    name: str
    is_string: bool
    inline: str = ""
    grouped: str = ""

    def is_about(self, attribute: Attribute) -> bool:
        """Tell whether an attribute is the one to set or take away."""
        return attribute.group is None and attribute.name == self.name and attribute.is_string == self.is_string


def listed_in_group(group: Entity) -> ListedAttributes:
    """Return the attributes of a group."""
    header = group.header
    start, end = group_body(header)
    found = [*attributes_in(header, start, end)]
    return ListedAttributes(header, found, lambda: found[-1].span.end if found else start, is_group=True)


def edited(listed: ListedAttributes, edit: Edit, group_without: Callable[[int, Edit], int | None]) -> str:
    """Return the text with an attribute set or taken away. It is set where it stands inline, else at the end.

    `group_without` is given the groups that are referred to; it returns the number of a group without the attribute:
    the same where the group does not hold it, None where nothing would be left.
    """
    spelled = edit.grouped if listed.is_group else edit.inline
    changes: list[tuple[int, int, str]] = []
    is_set = not spelled
    for attribute in listed.attributes:
        start, end = attribute.span
        if edit.is_about(attribute):
            changes.append((start, end, "" if is_set else spelled))
            is_set = True
        elif attribute.group is not None and (number := group_without(attribute.group, edit)) != attribute.group:
            changes.append((start, end, "" if number is None else f"#{number}"))
    if not is_set:
        at = listed.end()
        changes.append((at, at, spelled))
    text = listed.text
    for start, end, new in sorted(changes, reverse=True):
        if start == end:
            text = _inserted(text, start, new)
        else:
            text = f"{text[:start]}{new}{text[end:]}" if new else _cut(text, start, end)
    return text


def group_text_without(group: Entity, edit: Edit) -> str:
    """Return the inside of a group less an attribute."""
    kept = (a.span for a in listed_in_group(group).attributes if not edit.is_about(a))
    return " ".join(group.header[start:end] for start, end in kept)


def _cut(text: str, start: int, end: int) -> str:
    """Take out an attribute with the blank before it; what stood on either side of it stays apart."""
    before = text[: start - (text[start - 1] in " \t")]
    between = "" if before[-1] in _BEFORE_NO_BLANK or text[end : end + 1] in _AFTER_NO_BLANK else " "
    return f"{before}{between}{text[end:]}"


def _inserted(text: str, at: int, spelled: str) -> str:
    before = "" if text[at - 1] in _BEFORE_NO_BLANK else " "
    after = "" if text[at : at + 1] in _AFTER_NO_BLANK else " "
    return f"{text[:at]}{before}{spelled}{after}{text[at:]}"


def string_edit(name: str, value: str) -> Edit:
    """Return what sets a string attribute. Raises `EditError` for a NUL, which LLVM's bitcode cannot hold."""
    if "\0" in name or "\0" in value:
        raise EditError(f"an attribute holds no NUL, found {name!a}={value!a}")
    spelled = spell_string(name, value)
    return Edit(name, True, spelled, spelled)


def attribute_edit(name: str, value: str, where: Sequence[Where], *, is_typed_pointer: bool = False) -> Edit:
    """Return what sets one of LLVM's attributes at one of the places `where`.

    Raises `EditError` for a name that LLVM does not know, a place where the attribute may not stand, and a value of
    another form than it takes. On a parameter whose pointer has a type, `byval` may go without one, as once it did.
    """
    kind = KINDS.get(name)
    if kind is None:
        hint = f"{nearest(name, _names_at(where))} (a string is added with string=True)"
        raise EditError(f"LLVM has no attribute '{name}'{hint}")
    if kind.places.isdisjoint(where):
        places = " or ".join(sorted(kind.places - {"call"} or kind.places))
        raise EditError(f"the attribute '{name}' is for a {places}, not for a {where[0]}")
    text = to_internal(value.strip())
    if not (text or kind.form.is_optional or (is_typed_pointer and name in UNTYPED_ONCE)):
        raise EditError(f"the attribute '{name}' needs a value: {kind.form.takes}")
    if text and not kind.form.accepts(text):
        raise EditError(f"the attribute '{name}' takes {kind.form.takes}, not '{value}'")
    if not text:
        return Edit(name, False, name, name)
    form = kind.form
    return Edit(name, False, form.inline.format(name=name, value=text), form.grouped.format(name=name, value=text))


def unchecked_edit(name: str, value: str) -> Edit:
    """Return what sets an attribute, `name` or `name(value)`, that LLVM may not know.

    Raises `EditError` for what could not be told from the text around it.
    """
    text = to_internal(value.strip())
    spelled = f"{name}({text})" if text else name
    found = [*attributes_in(spelled, 0, len(spelled))]
    if len(found) != 1 or found[0].span != (0, len(spelled)) or found[0].name != name or "\n" in text:
        raise EditError(f"no attribute is spelled '{to_user(spelled)}'")
    return Edit(name, False, spelled, spelled)


def is_same_value(one: str, other: str) -> bool:
    """Tell whether two values differ in blanks at most."""
    return one == other or compact(one) == compact(other)


def _names_at(where: Sequence[Where]) -> list[str]:
    def may_stand(kind: AttributeKind) -> bool:
        return not kind.places.isdisjoint(where)

    return [name for name, kind in KINDS.items() if may_stand(kind)]
