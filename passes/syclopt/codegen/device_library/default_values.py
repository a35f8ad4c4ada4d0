"""Functions that give specialization constants: on a processor these have their default values."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt import names
from syclopt.ir.fragments import parse_type

if TYPE_CHECKING:
    from collections.abc import Iterator

    from syclopt.ir.views.function import Function


def default_value(function: Function) -> list[str] | None:
    """Return instructions that return the default value, for a function that gives a specialization constant.

    `__spirv_SpecConstant` gets it as the second argument, `__spirv_SpecConstantComposite` all elements of it.
    """
    kind = function.return_type
    if function.name.startswith(names.SPEC_CONSTANT_COMPOSITE_PREFIX):
        return [*_composed(function, "insertelement" if parse_type(kind).kind == "vector" else "insertvalue")]
    if function.name.startswith(names.SPEC_CONSTANT_PREFIX):
        return [f"  ret {kind} %1\n"]
    return None


def _composed(function: Function, insert: str) -> Iterator[str]:
    kind, value = function.return_type, "poison"
    for at, parameter in enumerate(function.parameters):
        place = f"i32 {at}" if insert == "insertelement" else f"{at}"
        yield f"  %with{at} = {insert} {kind} {value}, {parameter.type.text} %{at}, {place}\n"
        value = f"%with{at}"
    yield f"  ret {kind} {value}\n"
