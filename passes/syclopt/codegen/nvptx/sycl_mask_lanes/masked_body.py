"""A function in which each mask of lanes is known: those that come to a place wait for each other there."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import Counter
from heapq import heappop, heappush
from typing import TYPE_CHECKING

from syclopt.codegen.nvptx.sycl_mask_lanes.lane_ways import LaneWays
from syclopt.ir.body.instruction import labels_in
from syclopt.ir.body.locals import replace_mentions
from syclopt.ir.body.loops import END, SeveralWaysIn, loops_in
from syclopt.ir.text.source import to_user
from syclopt.ir.text.spelling import spell

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from syclopt.ir.body.body import Block, Body
    from syclopt.ir.body.instruction import Instruction
    from syclopt.ir.body.loops import Level
    from syclopt.ir.text.spelling import Key

BALLOT = "llvm.nvvm.vote.ballot.sync"
_MOST_BEFORE_RETURN = 8  # instructions


class MaskedBody:
    """The masks of a function that are made while it is edited, by the blocks that need one.

    Within a level all lanes of its mask take part in the same votes, in the order of its nodes: at each node that asks
    and that not all of them come to, and at the end of each round of a loop that they leave in different rounds. Those
    that go another way vote that they do not come, when that is certain; what a node does not find in its vote cannot
    come any more. Lanes that have ended are not waited for.
    """

    def __init__(self, body: Body, asking: Collection[Instruction], varying: Iterable[Key], *, ends: bool) -> None:
        """Take the instructions that need a mask; `ends` says that lanes which return have ended.

        Raises `SeveralWaysIn`.
        """
        self._body = body
        self._ends = ends
        self._blocks = {_name(block): block for block in body.blocks}
        self._nest = loops_in(body)
        reached = {name: self._blocks[name] for name in self._nest.order}
        self._ways = LaneWays(body, reached, self._nest, varying)
        self._asking = {name for one in asking if (name := _name(one.block)) in reached}
        self._asks = {level for level in self._nest.levels if level.blocks & self._asking}
        self._nodes = {level: _ordered(level, [*self._blocks]) for level in self._nest.levels}
        self._place = {level: {node: at for at, node in enumerate(nodes)} for level, nodes in self._nodes.items()}
        self._votes = {level: self._places(level) for level in self._nest.levels}
        self._mask: dict[Level, str] = {}
        self._at: dict[str, str] = {}
        self._begun: dict[Level, list[tuple[str, Block]]] = {}

    def write(self, mask: str) -> None:
        """Write votes and masks; `mask` is that of the lanes that enter."""
        for level in reversed(self._nest.levels):
            if level is self._nest.root:
                self._mask[level] = mask
            elif self._has_own(level):
                self._mask[level] = f"%{self._body.fresh('lanes')}"
                self._begun[level] = []
            else:
                self._mask[level] = self._mask[self._nest.parent[level]]
        self._vote_in_blocks()
        for name in self._nest.order:
            self._write_ways(name, self._blocks[name])
        for level, begun in self._begun.items():
            header = self._blocks[level.start]
            ways = (f"[ {value}, %{_name(block)} ]" for value, block in begun for _ in range(_edges(block, header)))
            header.insert_at_start(f"{self._mask[level]} = phi i32 {', '.join(ways)}")

    def mask_of(self, block: Block) -> str:
        """Return the lanes that come to a block that asks; those that enter for one that is not reached."""
        name = _name(block)
        if name in self._at:
            return self._at[name]
        return self._mask[self._nest.of.get(name, self._nest.root)]

    def _places(self, level: Level) -> list[int]:
        """Return where, in the order of nodes, there is a vote on who comes."""
        if level not in self._asks:
            return []
        return sorted(self._place[level][node] for node in self._ways.partly(level) if self._node_asks(level, node))

    def _node_asks(self, level: Level, node: str) -> bool:
        inner = level.inner.get(node)
        return node in self._asking if inner is None else inner in self._asks

    def _has_own(self, level: Level) -> bool:
        """Tell whether the lanes of a loop are others than those around it."""
        if level not in self._asks:
            return False
        outer = self._nest.parent[level]
        return level in self._ways.uneven or self._is_voted(outer, level.start)

    def _is_voted(self, level: Level, node: str) -> bool:
        return self._place[level][node] in self._votes[level]

    def _vote_in_blocks(self) -> None:
        for level in self._nest.levels:
            for place in self._votes[level]:
                name = self._nodes[level][place]
                if name not in level.inner:
                    self._at[name] = f"%{self._body.fresh('lanes')}"
                    self._blocks[name].insert_at_start(f"{self._at[name]} = {_vote(self._mask[level], comes=True)}")

    def _write_ways(self, name: str, block: Block) -> None:
        successors = block.successors
        if not successors:
            end = block.terminator
            if end is not None and end.opcode == "ret" and not self._ends:
                lines = self._leaving(self._nest.of[name], name, None)
                if lines:
                    end.insert_before("\n".join(lines))
            return
        for target in successors:
            self._write_way(name, block, _name(target))

    def _write_way(self, name: str, block: Block, target: str) -> None:
        """Write the votes on the way from a block to another one."""
        if self._ends and self._returns_at_once(target):
            return
        level = self._nest.of[name]
        lines = self._leaving(level, name, target)
        while target not in level.blocks:
            name, level = level.start, self._nest.parent[level]
        entered = level if target == level.header else level.inner.get(target)
        value = ""
        if entered is not None and entered in self._begun:
            value = outer = self._mask[level]
            if entered in self._ways.uneven if entered is level else self._is_voted(level, target):
                value = f"%{self._body.fresh('lanes')}"
                lines.append(f"{value} = {_vote(outer, comes=True)}")
        source = self._put(block, self._blocks[target], lines)
        if value and entered is not None:
            self._begun[entered].append((value, source))

    def _leaving(self, level: Level, node: str, target: str | None) -> list[str]:
        """Return the votes of lanes that go from a node to a block, or return, on what they will not come to."""
        lines: list[str] = []
        while target is None or target not in level.blocks:
            lines += self._absent(level, node, None)
            if level in self._asks and level in self._ways.uneven:
                lines.append(_vote(self._mask[level], comes=False))
            if level is self._nest.root:
                return lines
            node, level = level.start, self._nest.parent[level]
        return lines + self._absent(level, node, None if target == level.header else level.node_of(target))

    def _absent(self, level: Level, after: str, before: str | None) -> list[str]:
        """Return the votes of lanes that come to no node between two, or to none after the first one."""
        places, votes = self._place[level], self._votes[level]
        end = len(votes) if before is None else bisect_left(votes, places[before])
        count = end - bisect_right(votes, places[after])
        return [_vote(self._mask[level], comes=False)] * count

    def _returns_at_once(self, name: str) -> bool:
        """Tell whether lanes in a block wait for nothing before they end."""
        block = self._blocks[name]
        *before, end = block.instructions
        return (
            end.opcode == "ret"
            and name not in self._asking
            and len(before) <= _MOST_BEFORE_RETURN
            and not any(one.opcode == "call" for one in before)
        )

    def _put(self, block: Block, target: Block, lines: Sequence[str]) -> Block:
        """Put instructions on the way from a block to another one; return where control comes from now."""
        if not lines:
            return block
        end = block.terminator
        assert end is not None
        if len(end.labels) == 1:
            end.insert_before("\n".join(lines))
            return block
        label = self._body.fresh("way")
        text = "\n  ".join((f"{label}:", *lines, f"br label %{spell(target.key)}"))
        (between,) = self._body.add_blocks(f"{text}\n", after=block)
        for phi in target.phis:
            value = next(one.value for one in phi.incoming if one.block == block.key)
            phi.add_incoming(value, between)
        goal = target.key
        end.replace(to_user(replace_mentions(end.raw, lambda key: f"%{label}" if key == goal else None)))
        return between


def masked(body: Body, asking: Collection[Instruction], varying: Iterable[Key], *, ends: bool) -> MaskedBody | None:
    """Return what makes the masks of a function; None where loops have several ways in."""
    try:
        return MaskedBody(body, asking, varying, ends=ends)
    except SeveralWaysIn:
        return None


def _edges(block: Block, target: Block) -> int:
    """Return in how many ways control goes from a block to another one: a `switch` may have several cases for it."""
    end = block.terminator
    return 0 if end is None else [*labels_in(end.raw)].count(target.key)


def _ordered(level: Level, layout: Sequence[str]) -> list[str]:
    """Return the nodes of a level, each after all that lead to it, as near to their order in the text as that allows.

    So what lanes do before they return stands before what others do later, and these need not wait for it to the end.
    """
    place = {name: at for at, name in enumerate(layout)}
    waited = Counter(one for node in level.nodes for one in level.successors(node))
    ready = [place[level.start]]
    found: list[str] = []
    while ready:
        node = layout[heappop(ready)]
        found.append(node)
        for one in level.successors(node):
            waited[one] -= 1
            if not waited[one] and one != END:
                heappush(ready, place[one])
    return found


def _vote(mask: str, *, comes: bool) -> str:
    """Return a vote of the lanes of a mask on who comes."""
    return f"call i32 @{BALLOT}(i32 {mask}, i1 {'true' if comes else 'false'})"


def _name(block: Block) -> str:
    """Return what a block is called in the nest of loops: numbers and names differ."""
    return spell(block.key)
