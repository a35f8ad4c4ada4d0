"""What sort of symbol a name of a module is: what differences are grouped by."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt import names
from syclopt.analysis.importable_functions import importable_functions
from syclopt.analysis.opencl_builtins import is_opencl_builtin
from syclopt.analysis.thunks import is_thunk_name

if TYPE_CHECKING:
    from collections.abc import Iterable

    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.function import Function
    from syclopt.ir.views.global_variable import Global

_VTABLE = ("_ZTV", "_ZTC", "_ZTT")
ABSENT = "not in the module"
DRAWN_IN = "drawn in by an external variable"
DISCARDABLE = "external function that may be discarded"
KEPT = "used by such a function"
RESERVED = "external function with a reserved name"


class SymbolSorts:
    """The sorts of the symbols of a module."""

    def __init__(self, module: Module) -> None:
        """Look at all symbols."""
        self._module = module
        self._names: dict[str, str] = {}
        importable = importable_functions(module)
        self._sorts = {
            str(key): _of_function(function, is_importable=key in importable)
            for key, function in module.functions.items()
        }
        for key, variable in module.globals.items():
            self._sorts[str(key)] = sort = _of_variable(variable)
            if (unique := variable.attributes.strings.get(names.UNIQUE_ID)) is not None:
                self._sorts[unique] = sort
                self._names[unique] = str(key)
        for key in module.aliases:
            self._sorts[str(key)] = "alias"
            self._sorts[str(module.symbol_behind(key))] = "function behind an alias"
        self._drawn_in = self.with_uses(str(key) for key in module.pinned_keys() if key in module.globals)

    def sort_of(self, name: str) -> str:
        """Return the sort of a symbol."""
        return self._sorts.get(name, ABSENT)

    def name_behind(self, key: str) -> str:
        """Return the name of the variable that has a unique id; anything else is its own name."""
        return self._names.get(key, key)

    def sort_of_key(self, key: str) -> str:
        """Return the sort of the symbol that a key is, the end of a key that begins with one, or the key itself."""
        if key in self._sorts:
            return self._sorts[key]
        symbol, at, rest = key.rpartition("@")
        return f"{at}{rest}" if at and symbol in self._sorts else key

    def is_drawn_in(self, name: str) -> bool:
        """Whether a variable that no image may drop leads to the symbol."""
        return name in self._drawn_in

    def with_uses(self, keys: Iterable[str]) -> set[str]:
        """Return symbols, and all that they lead to."""
        return {str(key) for key in _reached(self._module, keys)}

    def set_of(self, name: str) -> str | None:
        """Return the set that a virtual function is in."""
        return self._module.functions_with_string(names.INDIRECTLY_CALLABLE).get(name)


def _reached(module: Module, roots: Iterable[Key]) -> set[Key]:
    todo = list(roots)
    found: set[Key] = set()
    while todo:
        key = todo.pop()
        if key not in found:
            found.add(key)
            todo += module.uses(key)
    return found


def _of_function(function: Function, *, is_importable: bool) -> str:
    strings = function.attributes.strings
    if is_thunk_name(function.key):
        return "thunk"
    if names.INDIRECTLY_CALLABLE in strings:
        return "virtual function"
    if "kernel" in function.calling_convention:
        return "kernel"
    if function.is_declaration:
        return "OpenCL builtin" if is_opencl_builtin(function.name) else "declared function"
    if names.MODULE_ID in strings:
        if not is_importable:
            return RESERVED
        return "external function" if function.is_pinned else DISCARDABLE
    return "function"


def _of_variable(variable: Global) -> str:
    if names.DEVICE_GLOBAL_SIZE in variable.attributes.strings:
        return "device global"
    return "vtable" if variable.name.startswith(_VTABLE) else f"{variable.linkage} variable"
