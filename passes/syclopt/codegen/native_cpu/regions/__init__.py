"""How kernels are cut into regions that loops run, and these loops: what passes for the processor share."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from syclopt import names
from syclopt.ir.linking import link
from syclopt.ir.module import Module

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator

    from syclopt.ir.body.call_sites import Call
    from syclopt.ir.views.function import Function

SIZES = (4, 8, 16, 32, 64)
"""How many work-items a sub-group may have."""


@cache
def loops() -> Module:
    """Return the loops around work-items, sub-groups and work-groups."""
    return Module.parse(files(__name__).joinpath("loops.ll").read_bytes(), "loops.ll")


def link_loops(module: Module) -> None:
    """Add the functions of the loops that a module names."""
    module.become(link([module, loops()], only_needed=True, name=module.name))


def replace_runs(module: Module, runs: Collection[str], other: Callable[[Function, Call], str | None]) -> int:
    """Replace calls of functions of the loops, those in `runs`; return how many were replaced.

    `other` returns the text of another call for a caller and its call, and nothing where that one stays.
    """
    callers = {user.key for run in runs if run in module.functions for user in module.users(run)}
    done = 0
    for key in [one for one in module.definition_keys() if one in callers]:
        caller = module.functions[key]
        texts = {call: text for call in caller.calls if call.callee in runs and (text := other(caller, call))}
        caller.replace_calls(texts)
        done += len(texts)
    return done


def declarations(text: str, module: Module) -> Iterator[str]:
    """Yield declarations of the functions of the loops that a text names and a module does not."""
    for function in loops().functions.values():
        if f"@{function.name}(" in text and function.name not in module.functions:
            types = ", ".join(parameter.type.text for parameter in function.parameters)
            yield f"declare {function.return_type} @{function.name}({types})"


def known_size(group: Function) -> tuple[int, ...]:
    """Return the size of the work-groups that a function runs; a size of 0 where it is not known."""
    fixed = next((call for call in group.calls if call.callee == names.NATIVE_FIX_LOCAL_SIZE), None)
    return (0, 0, 0) if fixed is None else tuple(int(one.value) for one in fixed.arguments[1:])
