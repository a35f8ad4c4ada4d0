"""Thunks of virtual functions: which function each adjusts pointers for.

The name of a thunk has that of its function in it, but linkers give local symbols other names, each of the two its own.
Source of the names: the Itanium C++ ABI, section 5.1.4.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.ir.references import is_intrinsic
from syclopt.ir.text.patterns import compile_pattern
from syclopt.mangling.name_parts import thunk_target

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping

    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key

_COMPLETE_DESTRUCTOR = compile_pattern(r"D1(?=Ev\Z)")
_BASE_DESTRUCTOR = "D2"  # compilers let it be the complete one too, where both do the same
_LISTS = "llvm."  # variables that LLVM gives a meaning of its own


def as_compiled(name: str) -> str:
    """Return a name without the numbers that linkers added to it."""
    parts = name.split(".")
    kept = len(parts)
    while kept > 1 and parts[kept - 1].isascii() and parts[kept - 1].isdecimal():
        kept -= 1
    return ".".join(parts[:kept])


def is_thunk_name(name: Key) -> bool:
    """Tell whether a symbol is called as a thunk is."""
    return isinstance(name, str) and name.startswith("_ZT") and thunk_target(name) is not None


def functions_of_thunks(module: Module, thunks: Iterable[Key]) -> dict[Key, Key]:
    """Return thunk -> the function that it adjusts pointers for, of those of `thunks` that have one.

    Of the functions that bear the name in that of the thunk, but for what a linker added, it is the one that the thunk
    refers to. When the function was inlined into its thunk, it is the one that stands in a constant with the thunk: a
    class that overrides a function has it in its vtable, beside all thunks. Else it is the only one of the name in the
    module, or the one whose name has nothing added. When there is none, as its name went with an optimisation, it is
    the one function that the thunk calls.
    """
    wanted = {key: _plain(_name_in(str(key))) for key in thunks}
    if not wanted:
        return {}
    named: dict[str, list[Key]] = {name: [] for name in wanted.values()}
    for key in module.symbols:
        plain = _plain(str(key))
        if plain in named and key not in wanted:
            named[plain].append(key)
    candidates = {key: named[name] for key, name in wanted.items()}
    found = {key: function for key in wanted if (function := _referred(module, key, candidates[key])) is not None}
    found |= _beside(module, {key: candidates[key] for key in wanted if key not in found and candidates[key]})
    for key in wanted.keys() - found.keys():
        function = _of_name(str(key), candidates[key]) if candidates[key] else _callee(module, key)
        if function is not None:
            found[key] = function
    return {key: found[key] for key in wanted if key in found}


def _name_in(thunk: str) -> str:
    return thunk_target(thunk) or thunk


def _plain(name: str) -> str:
    """Return a name as a compiler gave it; the two destructors that can be one have one name."""
    return _COMPLETE_DESTRUCTOR.sub(_BASE_DESTRUCTOR, as_compiled(name))


def _referred(module: Module, thunk: Key, candidates: Collection[Key]) -> Key | None:
    used = module.symbols[thunk].symbols_used
    return next((key for key in candidates if key in used), None)


def _beside(module: Module, candidates: Mapping[Key, Collection[Key]]) -> dict[Key, Key]:
    """Return thunk -> the one of its candidates that a constant names with it."""
    found: dict[Key, Key] = {}
    if not candidates:
        return found
    for variable in module.globals.views():
        if not variable.is_constant or variable.name.startswith(_LISTS):
            continue
        used = variable.symbols_used
        for thunk in used & candidates.keys():
            for function in candidates[thunk]:
                if function in used:
                    found.setdefault(thunk, function)
    return found


def _of_name(thunk: str, candidates: Collection[Key]) -> Key | None:
    if len(candidates) == 1:
        return next(iter(candidates))
    name = _name_in(thunk)
    return name if name in candidates else None


def _callee(module: Module, thunk: Key) -> Key | None:
    """Return the one function that a thunk calls; None when it calls several, or none."""
    from syclopt.ir.body.call_sites import calls_of

    callees = {call.callee for call in calls_of(module.functions[thunk].entity)}
    called = {key for key in callees if key is None or not is_intrinsic(key)}
    return called.pop() if len(called) == 1 else None
