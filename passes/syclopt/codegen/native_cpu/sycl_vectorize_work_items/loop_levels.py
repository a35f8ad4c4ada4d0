"""The loops of a function, and what runs within one round of each: blocks and inner loops, in an order of control."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from syclopt.codegen.native_cpu.sycl_vectorize_work_items.item_code import Refused

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from syclopt.codegen.native_cpu.sycl_vectorize_work_items.item_code import ItemCode

END = "\0end"  # what comes after a round: the next one, or what follows the loop


class Edge(NamedTuple):
    """A way from a block to another one."""

    source: str
    target: str


class Level:
    """A round of a loop, or the function: its nodes in order, where an inner loop stands as one node, by its header.

    `join[node]` is the first node that all ways from a node lead through, `END` if there is none;
    `dominator[node]` the last one that all ways to it lead through.
    """

    def __init__(self, code: ItemCode, blocks: frozenset[str], header: str | None) -> None:
        self.blocks = blocks
        self.header = header
        self.start = header if header is not None else code.entry
        self.inner: dict[str, Level] = {}
        self.exits: tuple[Edge, ...] = ()
        self.latch = ""
        self._node: dict[str, str] = {}
        self._place: dict[str, int] = {}
        self.edges: dict[str, tuple[Edge, ...]] = {}
        self.nodes: list[str] = []
        self.join: dict[str, str] = {}
        self.dominator: dict[str, str] = {}

    def finish(self, code: ItemCode, order: Sequence[str]) -> None:
        """Find nodes and edges, when the inner loops are known."""
        self._node = {block: header for header, level in self.inner.items() for block in level.blocks}
        self.nodes = [one for one in order if one in self.blocks and self._node.get(one, one) == one]
        for node in self.nodes:
            if node in self.inner:
                self.edges[node] = self.inner[node].exits
            else:
                self.edges[node] = tuple(Edge(node, one) for one in code.blocks[node].successors)
        self._order_nodes()
        self._place = place = {node: at for at, node in enumerate(self.nodes)}
        before: dict[str, list[str]] = {node: [] for node in self.nodes}
        for node in self.nodes:
            for one in self.successors(node):
                if one != END:
                    before[one].append(node)
        self.dominator = _meeting(self.nodes, before, self.start, place)
        backwards = {node: len(self.nodes) - at for node, at in place.items()}
        after = {node: self.successors(node) or (END,) for node in self.nodes}
        self.join = _meeting([END, *reversed(self.nodes)], after, END, {END: -1, **backwards})

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


def _meeting(
    order: Sequence[str], before: Mapping[str, Sequence[str]], root: str, place: Mapping[str, int]
) -> dict[str, str]:
    """Return node -> the closest node that all ways from the root to it lead through, in a graph without circles."""
    found = {root: root}
    for node in order:
        if node == root:
            continue
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


class Loops:
    """The levels of a function: `root` is the function itself, `of[block]` the innermost one of a block.

    Loops have one way in, which comes from a block that has no other way out, and one block from which rounds begin
    anew; what is made in a loop is used after it by phi nodes of the blocks that its ways out lead to. `Refused` is
    raised for others.
    """

    def __init__(self, code: ItemCode) -> None:
        self._code = code
        self._before: dict[str, list[str]] = {key: [] for key in code.blocks}
        for key, block in code.blocks.items():
            for one in block.successors:
                if one not in self._before:
                    raise Refused(f"there is no block '{one}'")
                self._before[one].append(key)
        order, backward = self._walk()
        self.order = order
        if len(order) != len(code.blocks):
            raise Refused("some blocks are never reached")
        found = [self._loop(header, latches) for header, latches in backward.items()]
        self.levels = sorted(found, key=lambda level: len(level.blocks))
        self.root = Level(code, frozenset(code.blocks), None)
        self.levels.append(self.root)
        self.of: dict[str, Level] = {}
        self.depth: dict[str, int] = dict.fromkeys(code.blocks, 0)
        self.parent: dict[Level, Level] = {}
        for at, level in enumerate(self.levels):
            for block in level.blocks:
                self.of.setdefault(block, level)
                self.depth[block] += level.header is not None
            outer = next((one for one in self.levels[at + 1 :] if level.start in one.blocks), None)
            if level.header is not None and outer is not None:
                if not level.blocks <= outer.blocks:
                    raise Refused("loops overlap")
                outer.inner[level.header] = level
                self.parent[level] = outer
        for level in self.levels:
            level.finish(code, order)
        self._check_uses()

    def _walk(self) -> tuple[list[str], dict[str, list[str]]]:
        """Return the blocks in an order of control, and header -> blocks from which rounds begin anew."""
        code = self._code
        done: dict[str, None] = {}
        open_ = {code.entry}
        waiting: list[tuple[str, int]] = [(code.entry, 0)]
        backward: dict[str, list[str]] = {}
        while waiting:
            key, at = waiting.pop()
            following = code.blocks[key].successors
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

    def _loop(self, header: str, latches: list[str]) -> Level:
        if len(latches) != 1:
            raise Refused(f"rounds of the loop at '{header}' begin anew from several blocks")
        blocks = {header}
        waiting = [*latches]
        while waiting:
            block = waiting.pop()
            if block not in blocks:
                blocks.add(block)
                waiting.extend(self._before[block])
        entries = [one for one in self._before[header] if one not in blocks]
        if self._code.entry in blocks or len(entries) != 1 or len(self._code.blocks[entries[0]].successors) != 1:
            raise Refused(f"the loop at '{header}' has several ways in")
        if any(one not in blocks for block in blocks if block != header for one in self._before[block]):
            raise Refused(f"the loop at '{header}' has several ways in")
        level = Level(self._code, frozenset(blocks), header)
        level.latch = latches[0]
        exits = [Edge(one, to) for one in blocks for to in self._code.blocks[one].successors if to not in blocks]
        level.exits = tuple(sorted(exits))
        if not exits or any(one not in blocks for edge in exits for one in self._before[edge.target]):
            raise Refused(f"the loop at '{header}' has no ways out of its own")
        return level

    def _check_uses(self) -> None:
        """Raise `Refused` if the values of a loop are used after it other than by phi nodes where it ends."""
        home = {op.key: key for key, block in self._code.blocks.items() for op in (*block.phis, *block.ops) if op.key}
        for key, block in self._code.blocks.items():
            for op in block.ops:
                for operand in op.operands:
                    self._check_use(home, operand.key, key)
            if block.condition is not None:
                self._check_use(home, block.condition.key, key)
            for op in block.phis:
                for source, operand in op.incoming.items():
                    self._check_use(home, operand.key, source)

    def _check_use(self, home: Mapping[str, str], used: str | None, block: str) -> None:
        where = home.get(used or "")
        if where is not None and block not in self.of[where].blocks:
            raise Refused(f"'%{used}' leaves its loop without a phi node")
