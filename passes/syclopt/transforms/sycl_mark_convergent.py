"""sycl-mark-convergent: callers of what work-items do together are not duplicated either."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from syclopt.ir.views.function import Function
from syclopt.ir.views.metadata_node import MetadataNode
from syclopt.passes import ModulePass, PassContext, PassResult

if TYPE_CHECKING:
    from syclopt.ir.body.call_sites import Call
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key

_CONVERGENT = "convergent"


@dataclass(frozen=True)
class SYCLMarkConvergentPass(ModulePass):
    """Give `convergent` to each function that calls one with it, directly or not.

    Compilers of host code do so for no function. Without it, LLVM makes two calls of one to a function that has a
    barrier, where different work-items come by different ways: `if (a) x(); barrier(); if (a) y();`. Where the address
    of such a function is taken, indirect calls are convergent, too.
    """

    name: ClassVar[str] = "sycl-mark-convergent"

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Edit in place."""
        functions = module.functions
        known = {key for key in functions if functions[key].has_attribute(_CONVERGENT)}
        found, is_taken = _callers(module, known)
        sites = 0
        if is_taken:
            indirect = {one.key for one in module.definitions() if any(call.is_indirect for call in one.calls)}
            sites = sum(_mark_indirect_calls(functions[key]) for key in indirect)
            found, _ = _callers(module, found | indirect)
        for key in found - known:
            functions[key].add_attribute(_CONVERGENT)
        ctx.count("functions that are convergent, too", len(found - known))
        return PassResult(changed=bool(found - known or sites))


def _callers(module: Module, convergent: set[Key]) -> tuple[set[Key], bool]:
    """Return functions with all those that use them, and whether anything else does, or they are not only called."""
    found, todo, is_taken = {*convergent}, [*convergent], False
    while todo:
        key = todo.pop()
        for user in module.users(key):
            if isinstance(user, Function):
                is_taken = is_taken or all(call.callee != key for call in user.calls)
                if user.key not in found:
                    found.add(user.key)
                    todo.append(user.key)
            elif not isinstance(user, MetadataNode):
                is_taken = True
    return found, is_taken


def _mark_indirect_calls(function: Function) -> int:
    """Let the indirect calls of a function be convergent; return how many were not."""
    texts: dict[Call, str] = {}
    for call in function.calls:
        view = function.attributes_of(call)
        if call.is_indirect and _CONVERGENT not in view.attributes:
            view.attributes.add(_CONVERGENT)
            texts[call] = view.text
    function.replace_calls(texts)
    return len(texts)
