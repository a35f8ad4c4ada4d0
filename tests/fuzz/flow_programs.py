"""Random OpenCL C programs without structure, whose meaning is known: labels, and `goto` to any of them.

Control goes into loops and `switch`es from outside, back to several places, from one loop into another, and to labels
that nothing reaches. Either each work-item goes its own way, or all of a group go the same one: then they meet on it,
share local memory, and give each other numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from opencl_programs import CELLS, PLACES, SIZES, Program, Writer, indented

if TYPE_CHECKING:
    from random import Random

_SUB_GROUP_SIZES = (4, 8, 16, 32)
_END, _END_OF_SWITCH = "}  // of a branch", "}  // of a `switch`"
_FOLDS = ("add", "min", "max")


class FlowText(Writer):
    """Writes a program with choices of a random generator."""

    def __init__(self, random: Random) -> None:
        super().__init__(random)
        self._global, self._local = random.choice(SIZES)
        self._lanes = random.choice(_SUB_GROUP_SIZES)
        self._meets = random.random() < 0.6
        self._own = [f"x{at}" for at in range(random.randint(2, 4))]  # which differ between work-items
        self._common = [f"u{at}" for at in range(random.randint(1, 3))] if self._meets else []
        self._labels = [f"l{at}" for at in range(random.randint(3, 9))]

    def program(self) -> Program:
        """Return one."""
        fuel = self._random.randint(2, 12)
        lines = [
            *(["local uint tile[128];", "local uint total;"] if self._meets else []),
            *PLACES,
            f"int fuel = {fuel};",
            f"uint kept[4] = {{ 1, (uint)item, {self._random.randint(0, 9)}, 4 }};",
            "uint *place = &kept[1];",
            *(f"uint {one} = {self._pick('(uint)item', 'in[item & 255]', '(uint)mine * 7u', '3u')};"
              for one in self._own),
            *(f"uint {one} = {self._pick('(uint)parameter', '(uint)get_group_id(0)', '5u')};" for one in self._common),
        ]  # fmt: skip
        lines += self._body()
        told = [*self._own, *self._common, "kept[0]", "kept[1]", "kept[2]", "kept[3]", "(uint)fuel"]
        lines += ["end:;", "ulong hash = 0;", *(f"hash = hash * 31 + {one};" for one in told)]
        lines += ["out[2 * item] = hash, out[2 * item + 1] = hash >> 32;"]
        head = (
            f"__attribute__((intel_reqd_sub_group_size({self._lanes}))) kernel void run(global uint *out,"
            " global uint *cells, global const uint *in, int parameter, struct inner given) {"
        )
        text = "\n".join(["struct inner { ushort a; uchar b[4]; };", head, *indented(lines), "}", ""])
        parameter = self._random.randint(0, 9)
        return Program(text, self._global, self._local, parameter, has_barriers=self._meets, lanes=self._lanes)

    def _body(self) -> list[str]:
        """Return all labels with what follows them, some of them in loops and `switch`es."""
        lines: list[str] = []
        ends: list[str] = []  # of what is open
        for at, label in enumerate(self._labels):
            if ends and self._chance(0.4):
                lines.append(ends.pop())
            if len(ends) < 3 and self._chance(0.35):
                start, end = self._opened()
                lines.append(start)
                ends.append(end)
            lines.append(f"{label}:;")
            if ends and ends[-1] == _END_OF_SWITCH and self._chance(0.7):
                lines.append(f"case {at}:;")
            for _ in range(self._random.randint(0, 2)):
                lines += self._statement()
            lines += self._jump(at, is_inside=any(one != _END for one in ends))
        return [*lines, *reversed(ends)]

    def _opened(self) -> tuple[str, str]:
        """Return how a loop or a `switch` begins and ends."""
        going = f"{self._condition()} && fuel-- > 0"
        return self._random.choice(
            (
                ("do {", f"}} while ({going});"),
                (f"while ({going}) {{", "}"),
                (f"for (; {going}; {self._changed()}) {{", "}"),
                (f"if ({self._condition()}) {{", _END),
                (f"switch ({self._control()} % {len(self._labels)}) {{", _END_OF_SWITCH),
            )
        )

    def _jump(self, at: int, *, is_inside: bool) -> list[str]:
        """Return how control leaves the statements of a label, if it does not go on to the next one."""
        one, other = self._pick(*self._labels, "end"), self._pick(*self._labels, "end")
        match self._random.randint(0, 9):
            case 0 | 1 | 2:
                return [self._way(at, one, self._condition())]
            case 3:
                return [self._way(at, one, self._condition()), self._way(at, other, self._condition())]
            case 4 if self._chance(0.5):
                return [self._way(at, one, "1")]
            case 5:
                ways = [self._way(at, to, "1") for to in (one, other, self._pick(one, other, *self._labels))]
                cases = (f"  case {number}: {way} break;" for number, way in enumerate(ways))
                return [f"switch ({self._control()} & 3) {{", *cases, "}"]
            case 6 if is_inside:
                return [f"if ({self._condition()}) break;"]
            case 7 if self._chance(0.3):
                return [f"if ({self._condition()}) {{ out[2 * item] = {self._pick(*self._own)}; return; }}"]
            case _:
                return []

    def _way(self, at: int, to: str, condition: str) -> str:
        is_back = to in self._labels[: at + 1]
        return f"if ({condition}{' && fuel-- > 0' if is_back else ''}) goto {to};"

    def _control(self) -> str:
        """Return a number that tells where to go."""
        one = self._pick(*(self._common or self._own))
        return self._pick(one, f"({one} >> 3)", f"({one} + {self._random.randint(0, 9)})", f"({one} ^ (uint)fuel)")

    def _condition(self) -> str:
        control = self._control()
        return self._pick(
            f"({control} & {self._pick('1', '2', '5')}) {self._pick('==', '!=')} 0",
            f"{control} {self._pick('<', '>', '!=')} {self._random.randint(0, 40)}",
            f"{control} % 3 {self._pick('==', '!=')} {self._random.randint(0, 2)}",
        )

    def _number(self) -> str:
        one, other = (
            self._pick(*self._own, *self._common),
            self._pick(*self._own, *self._common, "(uint)item", "own[3]"),
        )
        return self._pick(
            f"({one} + {other})", f"({one} * {other} + 1u)", f"({one} ^ {other} >> 3)", f"kept[{one} & 3]", "*place",
            f"own[{one} & {CELLS - 1}]", f"in[{one} & 255]", f"(uint)(uchar){one}", f"({one} < {other} ? {one} : 7u)",
        )  # fmt: skip

    def _changed(self) -> str:
        if self._common and self._chance(0.5):
            one = self._pick(*self._common)
            return f"{one} = {one} * 5u + {self._pick(*self._common, '1u', '(uint)fuel')}"
        return f"{self._pick(*self._own)} {self._pick('=', '+=', '^=')} {self._number()}"

    def _statement(self) -> list[str]:
        one, other = self._pick(*self._own), self._pick("group - 1 - mine", "(mine + 1) % group", "0")
        match self._random.randint(0, 13 if self._meets else 7):
            case 0 | 1 | 2:
                return [f"{self._changed()};"]
            case 3:
                return [f"own[{self._pick(*self._own)} & {CELLS - 1}] = {self._number()};"]
            case 4:
                return [f"kept[{self._pick(*self._own)} & 3] = {self._number()};"]
            case 5:
                return [f"place = &kept[{self._pick(*self._own)} & 3];"]
            case 6:
                return [f"*place {self._pick('=', '+=')} {self._number()};"]
            case 7:
                condition = f"{one} & {self._pick('1', '2', '5')}"
                return [f"for (uint i = 0, end = {one} & 3; i < end; i++) if ({condition}) {self._changed_alone()};"]
            case 8 | 9:
                return [f"{one} ^= exchanged(tile, mine, {other}, {self._number()});"]
            case 10:
                return ["MEET;", f"if (mine == 0) total = {self._number()};", "MEET;",
                        f"{self._pick(*self._common)} ^= total;", "MEET;"]  # fmt: skip
            case 11:
                return [f"{self._pick(*self._common)} += work_group_reduce_{self._pick(*_FOLDS)}({self._number()});"]
            case 12:
                how = self._pick("reduce", "scan_inclusive", "scan_exclusive")
                return [f"{one} += sub_group_{how}_{self._pick(*_FOLDS)}({self._number()});"]
            case _:
                lane = self._pick("0", "get_sub_group_size() - 1", "get_sub_group_local_id() / 2")
                return [f"{one} ^= sub_group_shuffle({self._number()}, {lane});"]

    def _changed_alone(self) -> str:
        return f"{self._pick(*self._own)} += {self._number()}"
