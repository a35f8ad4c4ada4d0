"""Functions that ask for the work-item and are no part of a kernel: kernels tell them, where they may be called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt import names
from syclopt.analysis.call_graph import CallGraph
from syclopt.analysis.called_symbols import CalledSymbols
from syclopt.analysis.ways import steps_towards
from syclopt.ir.views.function import Function
from syclopt.ir.views.global_variable import Global

if TYPE_CHECKING:
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key


class Listeners:
    """The functions of a module, apart from kernels, that ask for the work-item and may run."""

    def __init__(self, module: Module) -> None:
        self._module = module
        self._symbols = CalledSymbols.compute(module)
        self._graph = CallGraph.of(module, self._symbols)
        kernels = module.functions_with_convention(names.SPIR_KERNEL)
        users = module.users(names.NATIVE_ITEM) if names.NATIVE_ITEM in module.functions else ()
        asking = [user.key for user in users if isinstance(user, Function) and user.key not in kernels]
        self._callers = steps_towards(asking, self._graph.callers)
        self._are_pointed_to = not self._pointed_to().isdisjoint(self._callers)
        self._are_told = False

    def may_hear(self, kernel: Key) -> bool:
        """Tell whether a kernel may call one of them: it does, or calls something through a pointer."""
        hears = kernel in self._callers or (self._are_pointed_to and self._calls_pointers(kernel))
        self._are_told = self._are_told or hears
        return hears

    def listen(self) -> None:
        """Let them ask for what kernels tell, if one does."""
        if self._are_told:
            self._module.functions[names.NATIVE_ITEM].rename(names.NATIVE_CURRENT_ITEM)

    def _pointed_to(self) -> set[Key]:
        """Return the functions that ask, or lead to one that does, and whose address something has."""
        named = {key for _, others in self._symbols.symbols.values() for key in others}
        stored = (key for key in self._callers if any(isinstance(user, Global) for user in self._module.users(key)))
        return named.union(stored)

    def _calls_pointers(self, kernel: Key) -> bool:
        """Tell whether a kernel, or a function that it calls, calls something through a pointer."""
        reached = steps_towards((kernel,), self._graph.callees)
        functions = (self._module.functions[key] for key in reached)
        return any(
            instruction.call is not None and instruction.call.callee is None and not instruction.call.is_asm
            for function in functions
            if not function.is_declaration
            for block in function.blocks
            for instruction in block.instructions
        )
