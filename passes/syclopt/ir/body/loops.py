"""The loops of a function, and what runs within one round of each: blocks and inner loops, in an order of control.

Blocks are known by names here, whatever they are made of.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from syclopt.ir.text.spelling import spell

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from syclopt.ir.body.body import Body

END = "\0end"  # what comes after a round: the next one, or what follows the loop; no block has such a name


class SeveralWaysIn(Exception):
    """Blocks run again and again, and control comes to them in several places; the argument names one."""


class Edge(NamedTuple):
    """A way from a block to another one."""

    source: str
    target: str


class Level:
    """A round of a loop, or the function: its nodes in order, where an inner loop stands as one node, by its header.

    `join[node]` is the first node that all ways from a node lead through, `END` if there is none;
    `dominator[node]` the last one that all ways to it lead through.
    """

    def __init__(self, start: str, blocks: frozenset[str], latches: tuple[str, ...]) -> None:
        self.start = start
        self.blocks = blocks
        self.latches = latches
        """The blocks from which rounds begin anew; none where it is the function."""
        self.inner: dict[str, Level] = {}
        self.exits: tuple[Edge, ...] = ()
        self._node: dict[str, str] = {}
        self._place: dict[str, int] = {}
        self.edges: dict[str, tuple[Edge, ...]] = {}
        self.nodes: list[str] = []
        self.join: dict[str, str] = {}
        self.dominator: dict[str, str] = {}

    @property
    def header(self) -> str | None:
        """The block where each round of the loop begins; None for the function."""
        return self.start if self.latches else None

    def finish(self, successors: Mapping[str, Sequence[str]], order: Sequence[str]) -> None:
        """Find nodes and edges, when the inner loops are known."""
        self._node = {block: header for header, level in self.inner.items() for block in level.blocks}
        self.exits = tuple(
            sorted(Edge(one, to) for one in self.blocks for to in successors[one] if to not in self.blocks)
        )
        self.nodes = [one for one in order if one in self.blocks and self._node.get(one, one) == one]
        for node in self.nodes:
            if node in self.inner:
                self.edges[node] = self.inner[node].exits
            else:
                self.edges[node] = tuple(Edge(node, one) for one in successors[node])
        self._order_nodes()
        self._place = {node: at for at, node in enumerate(self.nodes)}
        before: dict[str, list[str]] = {node: [] for node in self.nodes}
        for node in self.nodes:
            for one in self.successors(node):
                if one != END:
                    before[one].append(node)
        self.dominator = _meeting(self.nodes, before)
        after = {node: self.successors(node) or (END,) for node in self.nodes}
        self.join = _meeting([END, *reversed(self.nodes)], after)

    def successors(self, node: str) -> tuple[str, ...]:
        """Return the nodes that may come next, each once; `END` for ways out."""
        return tuple(dict.fromkeys(self.node_of(edge.target) for edge in self.edges[node]))

    def node_of(self, block: str) -> str:
        """Return the node of a block; `END` for what is outside, and for the header."""
        if block not in self.blocks or block == self.header:
            return END
        return self._node.get(block, block)

    def ordered(self, nodes: Iterable[str]) -> list[str]:
        """Return nodes in order."""
        return sorted(nodes, key=self._place.__getitem__)

    def between(self, node: str, start: str | None = None) -> set[str]:
        """Return the nodes that may run after a node (one of the ways from it) and before its join."""
        end = self.join[node]
        waiting = [*(self.successors(node) if start is None else (start,))]
        found: set[str] = set()
        while waiting:
            one = waiting.pop()
            if one not in (end, END) and one not in found:
                found.add(one)
                waiting.extend(self.successors(one))
        return found

    def meetings(self, node: str) -> set[str]:
        """Return the nodes where different ways from a node meet first."""
        end = self.join[node]
        last = self._place.get(end, len(self.nodes))
        way: dict[str, set[str]] = {}
        for one in self.successors(node):
            way.setdefault(one, set()).add(one)
        meetings: set[str] = set()
        for one in self.nodes[self._place[node] + 1 : last + 1]:
            found = way.get(one)
            if found is None:
                continue
            if len(found) > 1:
                meetings.add(one)
            label = one if len(found) > 1 else next(iter(found))
            if one != end:
                for other in self.successors(one):
                    way.setdefault(other, set()).add(label)
        return meetings

    def _order_nodes(self) -> None:
        """Let nodes stand after all that lead to them."""
        found: dict[str, None] = {}
        waiting: list[tuple[str, int]] = [(self.start, 0)]
        entered = {self.start}
        while waiting:
            node, at = waiting.pop()
            following = [one for one in self.successors(node) if one != END]
            if at == len(following):
                found[node] = None
                continue
            waiting.append((node, at + 1))
            if following[at] not in entered:
                entered.add(following[at])
                waiting.append((following[at], 0))
        self.nodes = [*reversed(found)]


def _meeting(order: Sequence[str], before: Mapping[str, Sequence[str]]) -> dict[str, str]:
    """Return node -> the closest node that all ways from the first one lead through, in a graph without circles."""
    root, *others = order
    place = {node: at for at, node in enumerate(order)}
    found = {root: root}
    for node in others:
        ways = [one for one in before[node] if one in found]
        closest = ways[0]
        for way in ways[1:]:
            one, other = closest, way
            while one != other:
                if place[one] > place[other]:
                    one = found[one]
                else:
                    other = found[other]
            closest = one
        found[node] = closest
    return found


class LoopNest:
    """The levels of a function, those of inner loops before those around them.

    `root` is the function itself, `of[block]` the innermost level of a block, `parent[level]` the one around a loop,
    `depth[block]` the number of loops around a block, `before[block]` the blocks that lead to it. What control does not
    reach is left out.
    """

    def __init__(self, entry: str, successors: Mapping[str, Sequence[str]]) -> None:
        """Take where control may go from each block. Raises `SeveralWaysIn` for a loop that has no header."""
        self.order, backward = _walk(entry, successors)
        self.before: dict[str, list[str]] = {key: [] for key in self.order}
        for key in self.order:
            for one in successors[key]:
                self.before[one].append(key)
        place = {key: at for at, key in enumerate(self.order)}
        found = [
            Level(header, self._blocks(header, latches, place), tuple(latches)) for header, latches in backward.items()
        ]
        self.root = Level(entry, frozenset(self.order), ())
        self.levels = [*sorted(found, key=lambda level: len(level.blocks)), self.root]
        self.of: dict[str, Level] = {}
        self.depth: dict[str, int] = dict.fromkeys(self.order, 0)
        self.parent: dict[Level, Level] = {}
        for at, level in enumerate(self.levels):
            for block in level.blocks:
                self.of.setdefault(block, level)
                self.depth[block] += level is not self.root
            if level is not self.root:
                outer = next(one for one in self.levels[at + 1 :] if level.start in one.blocks)
                outer.inner[level.start] = level
                self.parent[level] = outer
        for level in self.levels:
            level.finish(successors, self.order)

    def _blocks(self, header: str, latches: Sequence[str], place: Mapping[str, int]) -> frozenset[str]:
        """Return the blocks of a loop. Raises `SeveralWaysIn` where control comes to them not only by the header."""
        blocks = {header}
        waiting = [*latches]
        while waiting:
            block = waiting.pop()
            if block in blocks:
                continue
            if place[block] < place[header]:
                raise SeveralWaysIn(header)
            blocks.add(block)
            waiting.extend(self.before[block])
        return frozenset(blocks)


def loops_in(body: Body) -> LoopNest:
    """Return the levels of a body, whose blocks are known by their keys as they are spelled. Raises `SeveralWaysIn`."""
    successors = {spell(block.key): [spell(one.key) for one in block.successors] for block in body.blocks}
    return LoopNest(spell(body.entry.key), successors)


def _walk(entry: str, successors: Mapping[str, Sequence[str]]) -> tuple[list[str], dict[str, list[str]]]:
    """Return the blocks in an order of control, and header -> blocks from which rounds begin anew."""
    done: dict[str, None] = {}
    open_ = {entry}
    waiting: list[tuple[str, int]] = [(entry, 0)]
    backward: dict[str, list[str]] = {}
    while waiting:
        key, at = waiting.pop()
        following = successors[key]
        if at == len(following):
            done[key] = None
            open_.discard(key)
            continue
        waiting.append((key, at + 1))
        one = following[at]
        if one in open_:
            backward.setdefault(one, []).append(key)
        elif one not in done:
            open_.add(one)
            waiting.append((one, 0))
    return [*reversed(done)], backward
