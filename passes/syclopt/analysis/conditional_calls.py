"""Conditional calls: what they call under which condition, and how they are spelled.

A front end makes them as a call of a function with the attribute `"sycl-call-if-on-device-conditionally"`, whose
arguments are the data of a callable and the numbers of a condition, and whose body calls the callable. When the
function is outlined, the call is one of a declaration (the stub) with the same attribute, whose first argument is the
function to run (the action); then come the arguments of the action, and the numbers.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from syclopt import names
from syclopt.errors import InputError, UndefinedError
from syclopt.ir.pointer_types import pointer_to
from syclopt.ir.text.source import to_internal
from syclopt.ir.text.spelling import spell

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from collections.abc import Set as AbstractSet

    from syclopt.conditions.condition import Condition
    from syclopt.errors import Location
    from syclopt.ir.body.call_sites import Call
    from syclopt.ir.fragments import Argument, CallFragment, FunctionHeader
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.function import Function
    from syclopt.ir.views.symbol import Symbol

_CASTS = ("addrspacecast", "bitcast")


@dataclass(frozen=True)
class ConditionalCall:
    """A call of a stub: the action, what it is called with, and the condition."""

    call: Call
    parsed: CallFragment
    action: Function
    data: tuple[Argument, ...]
    condition: Condition


def marked_functions(module: Module) -> tuple[list[Function], list[Function]]:
    """Return the functions that make conditional calls: definitions (kernels aside), and stubs."""
    from syclopt.analysis.entry_points import is_kernel

    functions = [module.functions[key] for key in module.functions_with_string(names.CALL_CONDITIONALLY)]
    definitions = [f for f in functions if not f.is_declaration and not is_kernel(f)]
    return definitions, [f for f in functions if f.is_declaration]


def read_call(module: Module, call: Call) -> ConditionalCall:
    """Return what the call of a stub says. Raises `InputError` where it is no conditional call."""
    what = f"call of '@{call.callee}'"
    key, parsed = action_of(module, call), call.parsed
    if key is None:
        found = f"found '{parsed.arguments[0].text}'" if parsed.arguments else "found nothing"
        raise InputError(f"{what}: expected a function as the action, {found}", call.location)
    start = 1 + count_of_data(module, call, key)
    if len(parsed.arguments) <= start:
        message = f"{what}: expected the action '@{key}', what it takes, and a condition"
        raise InputError(message, call.location)
    condition = condition_of(call, parsed.arguments[start:], what)
    return ConditionalCall(call, parsed, module.functions[key], parsed.arguments[1:start], condition)


def count_of_data(module: Module, call: Call, action: Key) -> int:
    """Return how many arguments of the call of a stub are what the action `action` takes.

    One that takes nothing may have been given its data all the same: they are no integers.
    """
    from syclopt.ir.body.numbering import parameter_keys

    count = len(parameter_keys(module.functions[action].entity))
    if not count:
        kinds = [argument.type.kind for argument in call.arguments[1:]]
        count = next((i for i, kind in enumerate(kinds) if kind == "integer"), len(kinds))
    return count


def calls_of_stubs(function: Function, stubs: AbstractSet[Key]) -> list[Call]:
    """Return the direct calls of `stubs` in a function, in order."""
    return [call for call in function.calls if call.callee in stubs and call.is_direct]


def action_of(module: Module, call: Call) -> Key | None:
    """Return the function that is the first argument of a call, also behind casts; None where there is none."""
    from syclopt.ir.fragments import Constant

    value = call.arguments[0].operand if call.arguments else None
    while isinstance(value, Constant) and value.kind == "expression" and value.value in _CASTS:
        value = value.operands[0]
    key = value.global_key if isinstance(value, Constant) else None
    return key if key is not None and key in module.functions else None


def integer_in(argument: Argument) -> int | None:
    """Return the integer that an argument is; None for any other."""
    from syclopt.ir.fragments import Constant

    operand = argument.operand
    value = operand.value if isinstance(operand, Constant) and operand.kind == "integer" else None
    return value if isinstance(value, int) else None


def condition_of(call: Call, arguments: Sequence[Argument], what: str) -> Condition:
    """Return the condition that arguments spell. Raises `InputError` that begins with `what`."""
    numbers: list[int] = []
    for argument in arguments:
        number = integer_in(argument)
        if number is None:
            message = f"{what}: expected constant integers as the condition, found '{argument.text}'"
            raise InputError(message, call.location)
        numbers.append(number)
    return parse_condition(numbers, what, lambda: call.location)


def parse_condition(numbers: Sequence[int], what: str, place: Callable[[], Location | None]) -> Condition:
    """Return the condition that numbers spell. Raises `InputError` that begins with `what`, at `place`."""
    from syclopt.conditions.condition import Condition

    try:
        return Condition.parse(numbers)
    except UndefinedError as error:
        raise UndefinedError(f"{what}: {error.message}", place()) from None
    except InputError as error:
        raise InputError(f"{what}: {error.message}", place()) from None


def header_of(function: Function) -> FunctionHeader:
    """Return the structure of the header of a function."""
    from syclopt.ir.fragments import parse_header

    return parse_header(function.header)


def pointer_to_function(function: Function, *, typed: bool) -> str:
    """Return the type of a pointer to a function."""
    header = header_of(function)
    parameters = [*(p.type.text for p in header.parameters), *(("...",) if header.is_varargs else ())]
    space = header.addrspace if isinstance(header.addrspace, int) else 0
    return pointer_to(f"{header.return_type.text} ({', '.join(parameters)})", space, typed=typed)


def spelled_action(function: Function, *, typed: bool) -> str:
    """Return an argument that hands over a function."""
    return f"{pointer_to_function(function, typed=typed)} @{spell(function.key)}"


def users_of(module: Module, keys: frozenset[Key]) -> list[Symbol]:
    """Return the functions, variables and aliases that refer to one of `keys`; metadata does not count."""
    symbols = module.symbols
    return [symbols[key] for key in symbols if not keys.isdisjoint(module.uses(key))]


def uses_beside(user: Symbol, calls: Iterable[Call], skipped: int = 0) -> frozenset[Key]:
    """Return what `user` refers to beside the callees of `calls`, and the first `skipped` arguments of each."""
    from syclopt.ir.uses import uses

    entity = user.entity
    pieces: list[str] = []
    start = entity.brace
    text = entity.source.text
    for call in calls:
        kept = [to_internal(argument.text) for argument in call.arguments[skipped:]]
        pieces += (text[start : call.span.start], *kept, text[call.arguments_span.end : call.span.end])
        start = call.span.end
    if not pieces:
        return user.uses
    return uses(entity.with_text(entity.header, " ".join((*pieces, text[start : entity.end]))))
