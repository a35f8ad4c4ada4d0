"""Random OpenCL C programs of sub-groups whose work-items go different ways, whose meaning is known.

They are what `tile_programs.py` does not write: operations of those that take part in nested branches, loops and
`switch`, which some work-items leave early or go round more often than others; between them, what work-items do alone,
with addresses that are kept and functions that are called through pointers. In some of them all of a group meet, too.

Those that leave a branch or a loop wait behind it for the others, and those that are done with a round wait for the
next one. In C each work-item goes all ways, with a mask for each that says whether it takes part.
"""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from tile_programs import TileText, indented

if TYPE_CHECKING:
    from collections.abc import Generator
    from random import Random

_SIZES = (4, 8, 16, 32)
_MOST_ROUNDS = 4
_FOLDS = ("add", "min", "max", "or", "xor")
_WAYS = ("reduce", "scan_inclusive", "scan_exclusive")


class LaneText(TileText):
    """Writes a program with choices of a random generator."""

    def __init__(self, random: Random) -> None:
        super().__init__(random)
        self._size = random.choice(_SIZES)
        self._any = [f"y{at}" for at in range(random.choice((0, 1, 2)))]
        self._meets = random.random() < 0.4
        self._has_sub_groups = False  # those operations of them that all must come to
        self._masks: list[str] = []  # of the places around this one, from outside
        self._lefts: list[tuple[str, int]] = []  # of loops around: who has left, and how many masks are around them
        self._named: list[str] = []
        self._may_have_returned = False

    def _body(self) -> list[str]:
        self._masks = [self._mask()]
        lines = [f"WHO({self._masks[0]} = 1;)"]
        for _ in range(self._random.randint(2, 6)):
            lines += self._of_lanes_there(3)
        lines.append(f"ENDED({self._masks[0]})")
        return [f"WHO(int {', '.join(f'{name} = 0' for name in self._named)};)", *lines]

    def _mask(self) -> str:
        name = self._name("m")
        self._named.append(name)
        return name

    @contextmanager
    def _at(self, mask: str) -> Generator[None]:
        self._masks.append(mask)
        yield
        self._masks.pop()

    def _statements(self, depth: int, mask: str, most: int = 3) -> list[str]:
        """Return what those do that have a mask."""
        with self._at(mask):
            lines = [line for _ in range(self._random.randint(1, most)) for line in self._of_lanes_there(depth)]
        return indented(lines)

    def _of_lanes_there(self, depth: int) -> list[str]:
        mask = self._masks[-1]
        match self._random.randint(0, 17):
            case 0 | 1 | 2 | 3:
                return [self._operation()]
            case 4 | 5 | 6 if depth > 0:
                return self._where(depth - 1)
            case 7 | 8 if depth > 0 and self._rounds <= _MOST_ROUNDS:
                return self._lanes_loop(depth - 1)
            case 9 if depth > 0 and self._rounds <= _MOST_ROUNDS:
                return self._lanes_repeated(depth - 1)
            case 10 if depth > 0:
                return self._lanes_switch(depth - 1)
            case 11 if self._lefts and len(self._masks) > 1:
                return [self._leave()]
            case 12 if self._chance(0.3):
                self._may_have_returned = True
                gone = " = ".join((*self._masks, "0"))
                left = "".join(f"{name} = 1; " for name, _ in self._lefts)
                return [f"RETURNED({mask}, {self._condition()}, out[2 * item] = 9, {left}{gone};)"]
            case 13 if self._meets and len(self._masks) == 1 and not self._may_have_returned:
                return self._exchange(0)
            case 14 | 15 if self._any or self._has_seen:
                place = self._pick(
                    *(f"*{name}" for name in self._any), *(["*seen.a", "*seen.b"] if self._has_seen else [])
                )
                return [f"SAY({mask}, {place} {self._pick('=', '+=')} {self._number(1)};)"]
            case _:
                return [f"SAY({mask},", *indented(self._of_item(1)), ")"]

    def _operation(self) -> str:
        taken, value = self._pick(*self._private), self._number(1)
        operation = f"sub_group_non_uniform_{self._pick(*_WAYS)}_{self._pick(*_FOLDS)}"
        return f"TOGETHER({self._masks[-1]}, {taken}, {self._pick(operation, operation, 'ballot', 'elected')}, {value})"

    def _where(self, depth: int) -> list[str]:
        outer, chosen, inner = self._masks[-1], self._mask(), self._mask()
        lines = [f"WHERE({chosen}, {inner}, {outer}, {self._condition()}) {{", *self._statements(depth, inner), "}"]
        if self._chance(0.5):
            other = self._mask()
            lines += [f"ELSEWHERE({chosen}, {other}, {outer}) {{", *self._statements(depth, other), "}"]
        return lines

    @contextmanager
    def _in_loop(self, left: str) -> Generator[None]:
        self._lefts.append((left, len(self._masks)))
        with self._repeated(_MOST_ROUNDS):
            yield
        self._lefts.pop()

    def _lanes_loop(self, depth: int) -> list[str]:
        outer, inner, left, counter = self._masks[-1], self._mask(), self._mask(), self._name("i")
        limit = self._name("n")
        self._declared.append(f"uint {counter} = 0, {limit} = 0;")
        with self._in_loop(left):
            body = self._statements(depth, inner)
        return [
            f"SAY({outer}, {limit} = {self._number(1)} & {_MOST_ROUNDS - 1};)",
            f"ROUNDS({outer}, {left}, {counter}, {limit}) {{",
            f"  WHO({inner} = !{left} && {counter} < {limit}; {left} = !{inner};)",
            *body,
            "}",
        ]

    def _lanes_repeated(self, depth: int) -> list[str]:
        outer, inner, left, counter = self._masks[-1], self._mask(), self._mask(), self._name("i")
        self._declared.append(f"uint {counter} = 0;")
        with self._in_loop(left):
            body = self._statements(depth, inner)
        condition = f"++{counter} < {_MOST_ROUNDS - 1} && ({self._condition()})"
        return [
            f"SAY({outer}, {counter} = 0;)",
            f"REPEATED({outer}, {left}) {{",
            f"  WHO({inner} = !{left};)",
            *body,
            f"  WHO(if (!{left}) {left} = !({condition});)",
            f"}} WHILE({condition});",
        ]

    def _leave(self) -> str:
        """Return a statement by which some work-items leave the innermost loop, or its round."""
        left, around = self._lefts[-1]
        gone = " = ".join((*self._masks[around:], "0"))
        word = self._pick("break", "continue")
        how = f"{left} = 1; " if word == "break" else ""
        return f"LEFT({self._masks[-1]}, {self._condition()}, {word}, {how}{gone};)"

    def _lanes_switch(self, depth: int) -> list[str]:
        outer, number, fell = self._masks[-1], self._mask(), self._mask()
        lines = [f"SWITCH({outer}, {number}, {fell}, (int)({self._number(1)} & 3)) {{"]
        labels = self._random.sample((0, 1, 2, 3), self._random.randint(1, 3))
        lefts, self._lefts = self._lefts, []  # `break` would leave the `switch`
        for label in labels:
            inner = self._mask()
            lines.append(f"  CASE({outer}, {number}, {fell}, {inner}, {label})")
            lines += indented(self._statements(depth, inner, 2))
            lines += [f"  CASE_ENDED({fell})"] if self._chance(0.6) else []
        self._lefts = lefts
        return [*lines, "}"]
