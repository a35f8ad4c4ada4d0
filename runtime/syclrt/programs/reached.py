"""What code needs: the symbols that kernels lead to, in one module or in several that are linked."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from syclopt.ir import Module
    from syclopt.ir.text.spelling import Key


def reached_from(module: Module, roots: Iterable[Key]) -> dict[Key, Key]:
    """Return the symbols that some symbols of a module need, each with the one before it on a shortest way.

    Those roots that the module has are among them, with themselves.
    """
    symbols = module.symbols
    found: dict[Key, Key] = {key: key for key in roots if key in symbols}
    level = [*found]
    while level:
        following: list[Key] = []
        for key in level:
            for used in module.uses(key):
                if used not in found and used in symbols:
                    found[used] = key
                    following.append(used)
        level = following
    return found


def described_way(reached: dict[Key, Key], key: Key) -> str:
    """Return in words how code gets to a symbol: "'k' uses 'f', which uses 'g(int)'"."""
    from syclopt.mangling.demangle import demangled

    way = [key]
    while reached[way[-1]] != way[-1]:
        way.append(reached[way[-1]])
    shown = [f"'{demangled(str(one)) or one}'" for one in reversed(way)]
    return f"{shown[0]} uses {', which uses '.join(shown[1:])}" if len(shown) > 1 else f"{shown[0]} is one"


def reached_in(modules: Sequence[Module], roots: Iterable[Key]) -> list[set[Key]]:
    """Return for each of the modules that are linked the symbols that `roots` need."""
    wanted: set[Key] = set(roots)
    while True:
        found = [{*reached_from(module, wanted)} for module in modules]
        everything = wanted.union(*found)
        if len(modules) == 1 or len(everything) == len(wanted):
            return found
        wanted = everything
