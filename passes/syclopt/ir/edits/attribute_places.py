"""Where the attributes of results, parameters and calls stand: lists to edit, of parsed headers and calls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.ir.attribute_lists import Attribute
from syclopt.ir.edits.attribute_edits import ListedAttributes
from syclopt.ir.text.source import to_user

if TYPE_CHECKING:
    from collections.abc import Sequence

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
