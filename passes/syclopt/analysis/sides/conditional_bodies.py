"""Functions whose bodies are for one side of a program: `"sycl-call-if-on-device"` and `"sycl-call-if-on-host"`.

The rules are those of the if_device design document, section "Single-pass compiler implementation".
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Self

from syclopt.analysis.attribute_values import attribute_values
from syclopt.errors import InputError

if TYPE_CHECKING:
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.function import Function

ON_DEVICE = "sycl-call-if-on-device"
ON_HOST = "sycl-call-if-on-host"

_YES = frozenset({"", "1", "true"})
_NO = frozenset({"0", "false"})
# What a body promises and a mere return does not keep: to the caller, of a parameter, of the result.
_OF_FUNCTIONS = ("noreturn",)
_OF_PARAMETERS = frozenset({"returned", "initializes"})
_OF_RESULTS = frozenset({"nonnull", "dereferenceable", "range", "nofpclass"})


@dataclass(frozen=True)
class ConditionalBodies:
    """The functions of a module, declarations too, whose bodies run only on a device, or only on the host."""

    on_device: frozenset[Key]
    on_host: frozenset[Key]

    @classmethod
    def compute(cls, module: Module) -> Self:
        """Find them. Raises `InputError` for an attribute with a value that means neither yes nor no."""
        return cls(marked(module, ON_DEVICE), marked(module, ON_HOST))


def marked(module: Module, attribute: str) -> frozenset[Key]:
    """Return the functions with an attribute that has no value, or one that means yes: `1` or `true`.

    Raises `InputError` for a value other than these, `0` and `false`.
    """
    found: set[Key] = set()
    for key, value in attribute_values(module, (attribute,))[attribute].items():
        if value in _YES:
            found.add(key)
        elif value not in _NO:
            message = f"\"{attribute}\" of '@{key}' is '{value}', expected nothing, 'true', '1', 'false' or '0'"
            raise InputError(message, module.functions[key].location)
    return frozenset(found)


def allow_inlining(function: Function) -> None:
    """Take `noinline` away, and `optnone`, which needs it."""
    for name in ("optnone", "noinline"):
        if function.has_attribute(name):
            function.remove_attribute(name)


def empty(function: Function) -> None:
    """Reduce the body to a return of zero or nothing; promises go that only the old body kept.

    The personality goes too, as nothing can unwind.
    """
    function.empty_body()
    drop_promises(function)


def drop_promises(function: Function) -> None:
    """Take away what a function promises that returns nothing or zero at once, and does not keep then."""
    for name in _OF_FUNCTIONS:
        if function.has_attribute(name):
            function.remove_attribute(name)
    from syclopt.ir.fragments import parse_header

    text = function.entity.header
    header = parse_header(text)
    broken = [a for a in header.return_attributes if a.name in _OF_RESULTS]
    broken += [a for p in header.parameters for a in p.attributes if a.name in _OF_PARAMETERS]
    for start, end in reversed([attribute.span for attribute in broken]):
        text = text[:start] + text[end:].lstrip(" ")
    if broken:
        function.module.replace(function, function.entity.with_head(text))
