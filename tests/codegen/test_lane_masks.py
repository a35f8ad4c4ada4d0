"""Lanes that run what `sycl-mask-lanes` makes never wait forever, and learn who is where they are.

Random code is run by a few lanes, one instruction of one lane at a time in any order. A vote waits for all lanes of its
mask that have not ended; that is all that PTX promises.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING

import pytest

from syclopt.ir.module import Module
from syclopt.ir.text.spelling import key_of
from syclopt.pipeline.run import run_pipeline

if TYPE_CHECKING:
    from syclopt.ir.body.body import Block, Body
    from syclopt.ir.body.instruction import Instruction

LANES = 4
MOST_STEPS = 400  # of a lane
ACTIVE, VOTE = "llvm.nvvm.activemask", "llvm.nvvm.vote.ballot.sync"
DECLARED = f"""
@same = external addrspace(3) global i1
declare i1 @own()
declare void @tell(i32)
declare i32 @{ACTIVE}()
"""


class TooLong(Exception):
    """A lane runs too long."""


@dataclass
class Code:
    """Blocks by number, where each may go, and the loops: the first block of each, and the last."""

    ways: list[list[int]] = field(default_factory=list[list[int]])
    loops: list[tuple[int, int]] = field(default_factory=list[tuple[int, int]])
    text: str = ""

    def loops_of(self, block: int) -> list[tuple[int, int]]:
        return [one for one in self.loops if one[0] <= block <= one[1]]

    def rounds_of(self, block: int) -> list[tuple[int, int]]:
        """Return the loops that a block is in from which they may begin anew."""
        return [one for one in self.loops_of(block) if self._may_begin_anew(one, block, set())]

    def _may_begin_anew(self, loop: tuple[int, int], block: int, seen: set[int]) -> bool:
        seen.add(block)
        inside = [to for to in self.ways[block] if loop[0] <= to <= loop[1]]
        return loop[0] in inside or any(self._may_begin_anew(loop, to, seen) for to in inside if to not in seen)


def random_code(random: Random) -> Code:
    """Return blocks that go forward, within loops that nest, and back to where these begin."""
    code = Code()
    count = random.randint(3, 12)
    nest(code, random, 1, count - 2, 2)
    for block in range(count):
        forward = [to for to in range(block + 1, count) if may_enter(code, block, to)]
        back = [first for first, _ in code.loops_of(block)]
        ways = [random.choice(forward)] if forward else []
        if ways and random.random() < 0.7:
            ways.append(random.choice(forward + 2 * back))
        code.ways.append(list(dict.fromkeys(ways)))
    lines: list[list[str]] = [[] for _ in range(count)]
    for block, ways in enumerate(code.ways):
        if random.random() < 0.5:
            lines[block] += [f"%m{block} = call i32 @{ACTIVE}()", f"call void @tell(i32 %m{block})"]
        if len(ways) == 2:
            kind = "load i1, ptr addrspace(3) @same" if random.random() < 0.3 else "call i1 @own()"
            lines[block] += [f"%c{block} = {kind}", f"br i1 %c{block}, label %b{ways[0]}, label %b{ways[1]}"]
        else:
            lines[block] += [f"br label %b{ways[0]}" if ways else "ret void"]
    blocks = [f"b{block}:\n  " + "\n  ".join(each) + "\n" for block, each in enumerate(lines)]
    code.text = f"define ptx_kernel void @run() {{\n{''.join(blocks)}}}\n{DECLARED}"
    return code


def nest(code: Code, random: Random, first: int, last: int, depth: int) -> None:
    """Put loops in some blocks, and loops in those."""
    while depth and first < last and random.random() < 0.7:
        begin = random.randint(first, last)
        end = random.randint(begin, last)
        code.loops.append((begin, end))
        nest(code, random, begin + 1, end, depth - 1)
        first = end + 1


def may_enter(code: Code, block: int, to: int) -> bool:
    """Tell whether a way leads into loops by their first blocks alone."""
    return all(one[0] == to for one in code.loops_of(to) if not one[0] <= block <= one[1])


class Lane:
    """What one lane runs: `step` runs an instruction, `waits` is the mask and the word of a vote that it waits for."""

    def __init__(self, number: int, body: Body, code: Code, seed: int) -> None:
        self.number = number
        self.told: list[tuple[int, tuple[int, ...], int]] = []
        self.waits: tuple[int, bool] | None = None
        self.ended = False
        self._body, self._code, self._seed = body, code, seed
        self._values: dict[str, int] = {}
        self._at = 0
        self._steps = 0
        self._rounds: dict[tuple[int, int], int] = {}
        self._block: Block = body.entry
        self._place = 0

    def step(self) -> None:
        one = self._block.instructions[self._at]
        self._at += 1
        self._steps += 1
        if self._steps > MOST_STEPS:
            raise TooLong
        if one.opcode == "ret":
            self.ended = True
        elif one.opcode == "br":
            self._go(one)
        elif one.opcode == "load":
            self._set(one, Random(f"{self._seed} {self._place} {self._rounds_here()}").random() < 0.5)
        else:
            self._call(one)

    def take(self, result: int) -> None:
        """Go on with what was voted."""
        self._set(self._block.instructions[self._at - 1], result)
        self.waits = None

    def _call(self, one: Instruction) -> None:
        assert one.call is not None
        callee = one.call.callee
        values = [self._value(argument.value) for argument in one.call.arguments]
        if callee == ACTIVE:
            assert self._place == 0, "the hardware is asked where lanes may have parted"
            self._set(one, (1 << LANES) - 1)
        elif callee == VOTE:
            self.waits = values[0], bool(values[1])
        elif callee == "tell":
            self.told.append((self._place, self._rounds_here(), values[0]))
        else:
            self._set(one, Random(f"{self._seed} {self.number} {self._steps}").random() < 0.5)

    def _go(self, one: Instruction) -> None:
        condition = one.operands[0] if len(one.labels) == 2 else ""
        to = self._body.block(one.labels[0 if not condition or self._value(condition.split()[-1]) else 1])
        before, self._block, self._at = self._block, to, 0
        self._values |= {
            f"%{phi.result}": self._value(next(way.value for way in phi.incoming if way.block == before.key))
            for phi in to.phis
        }
        self._at = len(to.phis)
        name = str(to.key)
        if name.startswith("b"):
            self._enter(int(name[1:]))

    def _enter(self, block: int) -> None:
        for loop in self._code.rounds_of(block):
            if loop[0] == block:
                is_inside = loop in self._code.rounds_of(self._place)
                self._rounds[loop] = self._rounds[loop] + 1 if is_inside else 0
        self._place = block

    def _rounds_here(self) -> tuple[int, ...]:
        return tuple(self._rounds[loop] for loop in self._code.rounds_of(self._place))

    def _set(self, one: Instruction, value: int) -> None:
        if one.defines_value:
            self._values[f"%{one.result}"] = int(value)

    def _value(self, text: str) -> int:
        if text in ("true", "false"):
            return text == "true"
        return self._values[f"%{key_of(text[1:])}"] if text.startswith("%") else int(text)


def vote(lanes: list[Lane]) -> bool:
    """Let lanes go on whose vote is complete; tell whether there were any."""
    for one in lanes:
        if one.waits is None:
            continue
        mask, _ = one.waits
        members = [each for each in lanes if mask >> each.number & 1 and not each.ended]
        if all(each.waits is not None and each.waits[0] == mask for each in members):
            assert one in members
            said = sum(1 << each.number for each in members if each.waits is not None and each.waits[1])
            for each in members:
                each.take(said)
            return True
    return False


def run(code: Code, body: Body, random: Random) -> list[Lane]:
    """Return lanes that have run the code. Raises `TooLong`."""
    seed = random.randrange(10**6)
    lanes = [Lane(number, body, code, seed) for number in range(LANES)]
    while any(not lane.ended for lane in lanes):
        ready = [lane for lane in lanes if not lane.ended and lane.waits is None]
        if ready:
            random.choice(ready).step()
        if random.random() < 0.3 or not ready:
            assert vote(lanes) or ready, "lanes wait for each other"
    return lanes


@pytest.mark.parametrize("seed", range(60))
def test_random_code(seed: int) -> None:
    random = Random(seed)
    code = random_code(random)
    (image,) = run_pipeline(Module.parse(code.text), "sycl-mask-lanes,verify")
    body = image.module.functions["run"].blocks[0].body
    for _ in range(5):
        try:
            lanes = run(code, body, random)
        except TooLong:
            continue
        there: dict[tuple[int, tuple[int, ...]], int] = {}
        for lane in lanes:
            for block, rounds, _ in lane.told:
                there[block, rounds] = there.get((block, rounds), 0) | 1 << lane.number
        for lane in lanes:
            assert [(block, rounds, there[block, rounds]) for block, rounds, _ in lane.told] == lane.told
