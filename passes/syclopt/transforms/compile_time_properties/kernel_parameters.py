"""The compile-time properties of the parameters of a kernel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt import names
from syclopt.transforms.compile_time_properties.decorations import DECORATIONS, Place, decoration

if TYPE_CHECKING:
    from syclopt.ir.fragments import Attribute, Parameter
    from syclopt.ir.text.source import Span
    from syclopt.ir.views.function import Function


def decorations_of_parameters(kernel: Function) -> list[list[str]]:
    """Return the decorations of each parameter, as metadata nodes, by the names of the attributes.

    Raises `InputError` for a value of another form than its decoration takes.
    """
    found: list[list[str]] = []
    for number, parameter in enumerate(kernel.parameters):
        place = _place(kernel, number)
        named = {a.name: a.value for a in parameter.attributes if a.is_string and a.name in DECORATIONS}
        found.append([decoration(name, named[name], place) for name in sorted(named) if name != names.ALIGNMENT])
    return found


def aligned_parameters(kernel: Function) -> str:
    """Return the header of a kernel in which `"sycl-alignment"="N"` of parameters is `align N`.

    Raises `InputError` when N is no power of two, or the parameter is no pointer.
    """
    header = kernel.header
    patches: dict[Span, str] = {}
    for number, parameter in enumerate(kernel.parameters):
        wanted = next((a for a in parameter.attributes if a.is_string and a.name == names.ALIGNMENT), None)
        if wanted is not None:
            patches |= _patches(parameter, wanted, _place(kernel, number), header)
    for span in sorted(patches, reverse=True):
        header = header[: span.start] + patches[span] + header[span.end :]
    return header


def _patches(parameter: Parameter, wanted: Attribute, place: Place, header: str) -> dict[Span, str]:
    value = wanted.value
    number = place.power_of_two(names.ALIGNMENT, value, place.number(names.ALIGNMENT, value))
    spelled = parameter.type.text
    if not (spelled.startswith("ptr") or spelled.endswith("*")):
        raise place.error(names.ALIGNMENT, value, f"a pointer, found the type {spelled}")
    known = next((a for a in parameter.attributes if a.name == "align" and not a.is_string), None)
    if known is None:
        return {wanted.span: f"align {number}"}
    start, end = wanted.span
    start -= header[start - 1] == " "
    return {type(wanted.span)(start, end): "", known.span: f"align {number}"}


def _place(kernel: Function, number: int) -> Place:
    return Place(f"parameter {number} of kernel '@{kernel.key}'", kernel)
