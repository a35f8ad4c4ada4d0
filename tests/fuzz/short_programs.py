"""Random OpenCL C programs of few statements, of which LLVM makes vectors of work-items, whose meaning is known.

Work-items take numbers out of rows of memory and put others there, under conditions, in branches and in loops that are
unrolled. Each row has a number for each work-item, which is its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from opencl_programs import CELLS, Program, Writer, indented

if TYPE_CHECKING:
    from random import Random

_SIZES = (64, 100, 256, 1000)
_TYPES = {"uint": 4, "uint ": 4, "float": 4, "int": 4, "ushort": 2, "uchar": 1, "ulong": 8}
_VALUES = ("a", "b")


class ShortText(Writer):
    """Writes a program with choices of a random generator."""

    def __init__(self, random: Random) -> None:
        super().__init__(random)
        self._size = random.choice(_SIZES)
        self._type = random.choice([*_TYPES])
        self._rows = CELLS * 4 // _TYPES[self._type]

    def program(self) -> Program:
        """Return one."""
        group = self._random.choice([None, *(one for one in (4, 20, 50, 64) if not self._size % one)])
        lines = [
            "size_t i = get_global_id(0);",
            f"global {self._type} *p = (global {self._type} *)cells;",
            "uint a = in[i & 255], b = (uint)i * 77u + parameter;",
            *(line for _ in range(self._random.randint(1, 3)) for line in self._statement(2)),
            "out[2 * i] = a, out[2 * i + 1] = b;",
        ]
        head = "kernel void run(global uint *out, global uint *cells, global const uint *in, int parameter, struct inner given) {"  # noqa: E501 - it is one line
        text = "\n".join(["struct inner { ushort a; uchar b[4]; };", head, *indented(lines), "}", ""])
        local = None if group is None else (group, 1, 1)
        return Program(text, (self._size, 1, 1), local, self._random.randint(0, 9), has_barriers=False)

    def _place(self) -> str:
        return f"p[i + {self._random.randrange(min(self._rows, 3)) * self._size}]"

    def _condition(self) -> str:
        one, other = self._pick(*_VALUES), self._pick(*_VALUES, "i", "(uint)parameter", "0x7fffffffu")
        return self._pick(
            *(f"{one} & {self._pick('1', '2', '5')}", f"(i & 3) {self._pick('==', '!=')} {self._pick('0', '1')}"),
            f"{one} {self._pick('<', '>', '!=')} {other}",
            f"in[(i + {self._random.randint(0, 9)}) & 255] & 1",
        )

    def _statement(self, depth: int) -> list[str]:
        match self._random.randint(0, 6 if depth else 3):
            case 0 | 1 | 2:
                return self._exchange()
            case 3:
                return [f"{self._pick(*_VALUES)} {self._pick('=', '+=', '^=')} {self._number()};"]
            case 4 | 5:
                lines = [f"if ({self._condition()}) {{", *indented(self._statement(depth - 1))]
                if self._chance(0.3):
                    lines += ["} else {", *indented(self._statement(depth - 1))]
                return [*lines, "}"]
            case _:
                rounds = self._pick("2", "3", "(a & 3)")
                return [f"for (uint k = 0; k < {rounds}; k++) {{", *indented(self._statement(depth - 1)), "}"]

    def _number(self) -> str:
        return self._pick(*_VALUES, f"({'a * 3'} + b)", "(uint)i", "9u", "(a >> 3)")

    def _exchange(self) -> list[str]:
        """Return statements that take a number out of memory, and put another one there or elsewhere."""
        old, value, place = self._name("old"), self._pick(*_VALUES), self._place()
        to = place if self._chance(0.8) else self._place()
        taken = f"(uint)as_uint({old})" if self._type == "float" else f"(uint){old}"
        number = f"as_float({self._number()} & 0x3fffffffu)" if self._type == "float" else self._number()
        kept = self._pick(f"{value} = {taken};", f"{value} {self._pick('+=', '^=', '-=', '&=', '*=')} {taken};")
        lines = [f"{self._type} {old} = {place};", f"{to} = ({self._type}){number};", kept]
        head = f"if ({self._condition()}) " if self._chance(0.7) else ""
        return [f"{head}{{", *indented(lines), "}"]
