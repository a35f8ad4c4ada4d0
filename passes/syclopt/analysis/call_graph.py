"""Who calls whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self, TypeVar

from syclopt.analysis.called_symbols import CalledSymbols
from syclopt.analysis.ways import inverted
from syclopt.cached_property import cached_property

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key


Node = TypeVar("Node", bound="Key")

_DONE = 1 << 62


class CallGraph:
    """The functions that each definition of a module calls: directly, through casts, and through aliases.

    `callees` is function -> functions in the order of the first call; one that calls nothing is not in it.
    """

    def __init__(self, functions: Sequence[Key], callees: Mapping[Key, tuple[Key, ...]]) -> None:
        self.functions = functions
        self.callees = callees

    @classmethod
    def compute(cls, module: Module) -> Self:
        """Find the calls of `module`."""
        return cls.of(module, CalledSymbols.compute(module))

    @classmethod
    def of(cls, module: Module, symbols: CalledSymbols) -> Self:
        """Return the graph of a module whose symbols have been looked at."""
        functions = [*module.functions]
        plain = frozenset(functions)
        aliases = {key: target for key, target in module.symbols_behind().items() if target in plain}
        callees: dict[Key, tuple[Key, ...]] = {}
        for key, (called, _) in symbols.symbols.items():
            found = called
            if not plain.issuperset(called):
                known = (name for name in called if name in plain or name in aliases)
                found = tuple(dict.fromkeys(aliases.get(name, name) for name in known))
            if found:
                callees[key] = found
        return cls(functions, callees)

    @cached_property
    def callers(self) -> Mapping[Key, Sequence[Key]]:
        """Function -> the functions that call it; one that nothing calls is not in it."""
        return inverted(self.callees)


def components(roots: Iterable[Node], callees: Mapping[Node, tuple[Node, ...]]) -> list[list[Node]]:
    """Return the strongly connected components that `roots` reach, each after all that it calls.

    Tarjan's algorithm without recursion; the time is linear in nodes and edges.
    """
    lowest: dict[Node, int] = {}  # the least number on the path that a node leads back to; a done node has the largest
    path: list[Node] = []
    found: list[list[Node]] = []
    count = 0
    for root in roots:
        if root in lowest:
            continue
        work: list[tuple[Node, int, Iterator[Node]]] = []
        entered: Node | None = root
        while True:
            if entered is not None:
                lowest[entered] = count
                path.append(entered)
                work.append((entered, count, iter(callees.get(entered, ()))))
                count += 1
                entered = None
            node, number, rest = work[-1]
            low = lowest[node]
            for callee in rest:
                other = lowest.get(callee)
                if other is None:
                    entered = callee
                    break
                low = other if other < low else low
            lowest[node] = low
            if entered is not None:
                continue
            work.pop()
            if low == number:
                component: list[Node] = []
                while not component or component[-1] != node:
                    component.append(path.pop())
                    lowest[component[-1]] = _DONE
                found.append(component)
            if not work:
                break
            caller = work[-1][0]
            lowest[caller] = min(lowest[caller], lowest[node])
    return found
