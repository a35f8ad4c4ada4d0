"""What a device function needs: the edges along which code is collected for an image."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.analysis.entry_points import MARK, is_kernel
from syclopt.ir.attributes import with_attribute
from syclopt.ir.cut import Cutter

if TYPE_CHECKING:
    from collections.abc import Iterable

    from syclopt.ir.function import Function
    from syclopt.ir.module import Module
    from syclopt.ir.names import Key

_POSSIBLE_CALLEE = "referenced-indirectly"


class Dependencies:
    """The closure of entry points over uses of symbols, and over indirect calls of what may be their callees."""

    def __init__(self, module: Module) -> None:
        """Look at `module`, which must not change while closures are asked for."""
        self._cutter = Cutter(module)
        module = self._cutter.module
        self._functions = module.functions
        self._callees: dict[str, list[Key]] = {}
        for function in module.functions.values():
            if function.has_attribute(_POSSIBLE_CALLEE) and not (function.is_declaration or is_kernel(function)):
                self._callees.setdefault(_type_of(function), []).append(function.key)
        fixed = [v.key for v in module.globals.values() if not v.is_declaration and not v.is_discardable]
        self._fixed = self._close(fixed, set())

    def cut(self, entry_points: Iterable[Key]) -> Module:
        """Return the module of `entry_points`, the variables that are in every image, and all that both need.

        The entry points carry `"sycl-entry-point"` there: another one that they call is a mere copy.
        Raises `UndefinedError` for a reference on the way that nothing defines.
        """
        roots = [self._cutter.names[key] for key in entry_points]
        marked = {
            key: with_attribute(self._cutter.symbols[key], MARK)
            for key in roots
            if not self._functions[key].has_attribute(MARK)
        }
        return self._cutter.cut(self._close(roots, {*self._fixed}), marked)

    def name(self, key: Key) -> str:
        """Return the name that the symbol `key` has in what is cut out; one with only a number gets one there."""
        return str(self._cutter.names[key])

    def _close(self, roots: Iterable[Key], found: set[Key]) -> set[Key]:
        todo = [*roots]
        while todo:
            key = todo.pop()
            if key in found:
                continue
            found.add(key)
            todo += self._cutter.references(key) - found
            if self._callees and key in self._functions:
                for call in self._functions[key].calls:
                    if call.is_indirect:
                        todo += self._callees.get(call.parsed.function_type, ())
        return found


def _type_of(function: Function) -> str:
    parameters = [parameter.type.text for parameter in function.parameters]
    if function.is_vararg:
        parameters.append("...")
    return f"{function.return_type} ({', '.join(parameters)})"
