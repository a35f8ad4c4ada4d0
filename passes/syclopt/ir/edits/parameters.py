"""Naming the parameters of a function."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.errors import EditError
from syclopt.ir.body.numbering import parameter_keys
from syclopt.ir.edits.checks import check_name
from syclopt.ir.fragments import parse_header
from syclopt.ir.text.spelling import spell

if TYPE_CHECKING:
    from syclopt.ir.views.function import Function


def name_parameter(function: Function, index: int, name: str) -> None:
    """Give a parameter a name, in the header and wherever the body says the old one. Raises `EditError`."""
    check_name(name, "parameter")
    header = function.entity.header
    parameters, keys = parse_header(header).parameters, parameter_keys(function.entity)
    if not 0 <= index < len(parameters):
        raise EditError(f"'@{function.key}' has no parameter {index}", function.location)
    old, parameter = keys[index], parameters[index]
    if old == name:
        return
    if isinstance(old, int) and not function.is_declaration:
        raise EditError(
            f"parameter {index} of '@{function.key}' has only a number, which others follow", function.location
        )
    if name in keys:
        raise EditError(f"'%{name}' is a parameter of '@{function.key}' already", function.location)
    if not function.is_declaration:
        with function.edit() as body:
            if body.definition(name) is not None:
                raise EditError(f"'%{name}' is a value or block of '@{function.key}' already", function.location)
            body.replace_uses(old, f"%{spell(name)}")
    end = parameter.end_pos if parameter.key is None else header.rindex("%", parameter.start_pos, parameter.end_pos)
    between = " " if parameter.key is None else ""
    function.set_span(end, parameter.end_pos, f"{between}%{spell(name)}")
