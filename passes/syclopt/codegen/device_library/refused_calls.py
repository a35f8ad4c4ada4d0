"""What device code for processors cannot have: functions that nobody has, barriers where kernels cannot be cut."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt import names
from syclopt.analysis.call_chains import described_chain
from syclopt.analysis.call_graph import CallGraph, components
from syclopt.analysis.called_symbols import CalledSymbols
from syclopt.analysis.ways import steps_towards, way_from
from syclopt.codegen.device_library.names_of_functions import C_FUNCTIONS
from syclopt.errors import PassFailed
from syclopt.ir.views.global_variable import Global
from syclopt.mangling.shown_names import shown

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key

_OURS = "__native_"
_LLVM = "llvm."


class RefusedCalls:
    """The calls of a linked module, its kernels, and the functions that must know the work-item."""

    def __init__(self, module: Module, kernels: Iterable[Key], pass_name: str) -> None:
        self._module = module
        self._pass = pass_name
        self._symbols = CalledSymbols.compute(module)
        self._graph = CallGraph.of(module, self._symbols)
        self._kernels = frozenset(kernels)

    def check_definitions(self) -> None:
        """Raise `PassFailed` for a function that nobody has, and for a variable that the program does not have."""
        for key in self._module.declared_keys():
            name = str(key)
            if name.startswith((_OURS, _LLVM)) or name in C_FUNCTIONS:
                continue
            if key not in self._module.globals:
                message = f"neither the program nor the device library defines {shown(key)}{self._chain(key)}"
                raise PassFailed(self._pass, f"{self._kernel(key)}{message}")
            if user := next((one.key for one in self._module.users(key) if one.key in self._module.functions), None):
                message = f"nothing in the program defines the variable {shown(key)}, which {shown(user)} uses"
                raise PassFailed(self._pass, f"{self._kernel(user)}{message}")

    def check_barriers(self) -> None:
        """Raise `PassFailed` for a function that cannot become a part of kernels and has what only kernels can have."""
        for what, text in (
            (names.NATIVE_BARRIER, "a barrier"),
            (names.NATIVE_LOCAL, "a variable in local memory"),
        ):
            alone = self._alone()
            for key in self.reaching(what):
                if key in alone and key not in self._kernels:
                    reason = (
                        f"{text} in a function that {alone[key]}, so it cannot become a part of a kernel: {shown(key)}"
                    )
                    raise PassFailed(self._pass, f"{self._kernel(key)}{reason}{self._chain(key)}")

    def reaching(self, *goals: Key) -> Iterator[Key]:
        """Yield the functions from which calls lead to `goals`, without these."""
        return (key for key in steps_towards(goals, self._graph.callers) if key not in goals)

    def _alone(self) -> dict[Key, str]:
        """Return function -> why calls of it cannot all be inlined."""
        found: dict[Key, str] = {}
        for key in self._pointed_to():
            found[key] = "is called through a pointer"
        for group in components(self._module.definition_keys(), self._graph.callees):
            if len(group) > 1 or group[0] in self._graph.callees.get(group[0], ()):
                found.update(dict.fromkeys(group, "calls itself"))
        return found

    def _pointed_to(self) -> Iterator[Key]:
        functions = self._module.functions
        for _, others in self._symbols.symbols.values():
            yield from (key for key in others if key in functions)
        for key in self.reaching(names.NATIVE_BARRIER, names.NATIVE_LOCAL):
            if any(isinstance(user, Global) and not user.name.startswith(_LLVM) for user in self._module.users(key)):
                yield key

    def _steps(self, key: Key) -> dict[Key, Key]:
        return steps_towards((key,), self._graph.callers)

    def _way(self, key: Key) -> list[Key]:
        """Return the functions of which each calls the next one, from a kernel, if one leads there, to a function."""
        steps = self._steps(key)
        start = next((one for one in steps if one in self._kernels), [*steps][-1])
        return way_from(start, steps)

    def _kernel(self, key: Key) -> str:
        start = self._way(key)[0]
        return f"kernel {shown(start)}: " if start in self._kernels else ""

    def _chain(self, key: Key) -> str:
        way = self._way(key)
        return described_chain(self._module, way, None) if len(way) > 1 else ""
