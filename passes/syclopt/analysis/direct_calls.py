"""Where some functions are called directly, and what else uses them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.analysis.conditional_calls import uses_beside

if TYPE_CHECKING:
    from collections.abc import Callable
    from collections.abc import Set as AbstractSet

    from syclopt.errors import SycloptError
    from syclopt.ir.body.call_sites import Call
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.function import Function
    from syclopt.ir.views.symbol import Symbol


def direct_calls(
    module: Module, callees: AbstractSet[Key], refusal: Callable[[Key, Symbol], SycloptError]
) -> dict[Function, dict[Call, Key]]:
    """Return function -> its direct calls of `callees`, these themselves left out; in the order of the module.

    Raises what `refusal` returns of a callee and a symbol that uses it otherwise: that takes its address.
    """
    found: dict[Function, dict[Call, Key]] = {}
    users = {user.key for callee in callees for user in module.users(callee)} - callees
    for user in [module.symbols[key] for key in module.symbols if key in users]:
        calls: dict[Call, Key] = {}
        if user.kind == "function":
            function = module.functions[user.key]
            calls = {
                call: call.callee
                for call in function.calls
                if call.callee is not None and call.callee in callees and call.is_direct
            }
            found[function] = calls
        if other := uses_beside(user, calls) & callees:
            raise refusal(next(key for key in module.functions if key in other), user)
    return found
