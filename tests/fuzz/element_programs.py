"""Random OpenCL C programs of few statements about elements of memory, of which LLVM makes vectors of work-items.

They are what `short_programs.py` does not write: elements of two types beside each other, in rows, in structures, from
the end or in pairs, at indices that wrap and come back; loops over the elements of a work-item, which depend on the
round before, search, go backwards or end early; numbers of 8 to 128 bits by all builtin functions for integers; chosen
pointers, also of several address spaces; vectors of three; `switch`; variables that are volatile; work-groups that
return before the others meet. All elements that a work-item touches are its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from opencl_programs import Program, Writer, indented

if TYPE_CHECKING:
    from random import Random

_SIZES = (37, 64, 100, 130, 256, 1000)
_GROUPS = (4, 13, 20, 37, 50, 64, 65)
_WIDTHS = {"char": 1, "uchar": 1, "short": 2, "ushort": 2, "int": 4, "uint": 4, "long": 8, "ulong": 8}
_PRIVATE = {"a": "uint", "b": "uint", "c": "uchar", "h": "short", "w": "ulong", "l": "long", "n": "int"}
_BYTES = 16  # that a work-item has of each type
_PAIRS = ("add_sat", "sub_sat", "mul_hi", "rotate", "abs_diff", "hadd", "rhadd", "min", "max")
_EDGES = ("0u", "1u", "255u", "0x7fffu", "0x8000u", "65535u", "0x7fffffffu", "0x80000000u", "0xffffffffu", "77u")


class ElementText(Writer):
    """Writes a program with choices of a random generator."""

    def __init__(self, random: Random) -> None:
        super().__init__(random)
        self._size = random.choice(_SIZES)
        self._types = {"p": self._pick(*_WIDTHS), "q": self._pick(*_WIDTHS)}
        self._layouts = {one: self._pick("row", "row", "structure", "end", "pairs") for one in self._types}
        self._private = random.sample([*_PRIVATE], random.randint(2, 5))
        self._group = random.choice([None, *(one for one in _GROUPS if not self._size % one)])
        self._meets = self._group is not None and random.random() < 0.3
        self._loops = 0

    def program(self) -> Program:
        """Return one."""
        declared = [f"{_PRIVATE[one]} {one} = ({_PRIVATE[one]}){self._start()};" for one in self._private]
        lines = [
            *(["local uint tile[128];"] if self._meets else []),
            "size_t i = get_global_id(0);",
            f"global {self._types['p']} *p = (global {self._types['p']} *)cells;",
            f"global {self._types['q']} *q = (global {self._types['q']} *)(cells + {_BYTES // 4 * self._size});",
            "uint mine[4] = { 1, 2, (uint)i, 3 };",
            "uint3 three = VEC(uint3, (uint)i, 5, 6);",
            "out[2 * i] = 0, out[2 * i + 1] = 0;",
            *declared,
            *self._statements(2, 3),
        ]
        if self._meets:
            lines += [f"if (get_group_id(0) % 3 == {self._random.randint(0, 2)}) return;", *self._exchange_in_group()]
        elif self._chance(0.2):
            lines += [
                f"if ({self._condition()}) {{ out[2 * i] = {self._number(1)}; return; }}",
                *self._statements(1, 2),
            ]
        told = [*self._private, "mine[0]", "mine[1]", "mine[2]", "mine[3]", "three.x", "three.y", "three.z"]
        lines += ["ulong hash = 0;", *(f"hash = hash * 31 + (ulong){one};" for one in told)]
        lines += ["out[2 * i] = hash, out[2 * i + 1] = hash >> 32;"]
        head = (
            "kernel void run(global uint *out, global uint *cells, global const uint *in, int parameter,"
            " struct inner given) {"
        )
        types = ["struct inner { ushort a; uchar b[4]; };", "struct part { uint a; ushort b; uchar c[3]; };"]
        types.append("typedef unsigned _BitInt(128) unsigned128;")
        local = None if self._group is None else (self._group, 1, 1)
        text = "\n".join([*types, head, *indented(lines), "}", ""])
        return Program(text, (self._size, 1, 1), local, self._random.randint(0, 9), has_barriers=self._meets)

    def _start(self) -> str:
        return self._pick("i", "in[i & 255]", "in[(i * 7) & 255]", "parameter", "(i * 2654435761u)", "3", "-1")

    # what is computed

    def _number(self, depth: int = 2) -> str:  # noqa: PLR0912 - one case for each kind
        """Return an integer of any type."""
        if not depth or self._chance(0.15):
            return self._pick(*self._private, *self._private, *_EDGES, "(uint)i", "mine[1]", self._element())
        one, other = self._number(depth - 1), self._number(depth - 1)
        kind = self._pick(*_WIDTHS)
        bits = 8 * _WIDTHS[kind]
        match self._random.randint(0, 13):
            case 0 | 1:
                return f"({self._pick('(uint)', '(ulong)')}{one} {self._pick('+', '-', '*')} {other})"
            case 2:
                return f"({one} {self._pick('&', '|', '^')} {other})"
            case 3:
                by = self._pick(f"((uint){other} & {max(bits, 32) - 1})", f"{bits - 1}")
                return f"(({kind}){one} >> {by})"
            case 4:
                unsigned = self._pick("uint", "ulong")
                return f"(({unsigned}){one} << ((uint){other} & {31 if unsigned == 'uint' else 63}))"
            case 5:
                return f"({self._condition()} ? (ulong){one} : (ulong){other})"
            case 6:
                return f"(({kind}){one})"
            case 7:
                return f"{self._pick('divided', 'rest')}_{kind}(({kind}){one}, ({kind}){other})"
            case 8:
                by = self._random.choice((1, 31, 40, 64, 100))
                return f"(ulong)(((unsigned128){one} * {other} + {self._number(0)}) >> {by})"
            case 9:
                return f"DO1({self._pick('popcount', 'clz', 'ctz', 'abs')}, {kind}, {one})"
            case 10:
                function = self._pick("mad_sat", "mad_hi", "bitselect")
                return f"DO3({function}, {kind}, {one}, {other}, {self._number(0)})"
            case 11:
                narrow = self._pick("uint", "int")
                return f"DO24({narrow}, {one}, {other}, {self._number(0)})"
            case _:
                return f"DO2({self._pick(*_PAIRS)}, {kind}, {one}, {other})"

    def _condition(self) -> str:
        kind, one = self._pick(*_WIDTHS), self._pick(*self._private)
        return self._pick(
            f"({kind}){one} {self._pick('<', '>', '==', '!=', '<=')} ({kind}){self._number(1)}",
            f"{one} & {self._pick('1', '2', '5')}",
            f"(i & 3) {self._pick('==', '!=')} {self._pick('0', '1')}",
            f"in[(i + {self._random.randint(0, 9)}) & 255] & 1",
            f"({kind}){self._number(1)} < 0 || {one} > 9",
            f"&{self._element('p')} {self._pick('<', '==', '>=')} &{self._element('p')}",
        )

    def _changed(self, value: str, how: str, number: str) -> str:
        """Return a statement by which a number changes, without an overflow."""
        return f"{value} = ({_PRIVATE[value]})((ulong){value} {how} (ulong)({number}));"

    # memory

    def _most(self, array: str) -> int:
        """Return how many elements of an array a work-item has."""
        return _BYTES // _WIDTHS[self._types[array]]

    def _element(self, array: str | None = None, number: str | None = None) -> str:
        """Return one that is a work-item's own."""
        array = self._pick(*self._types) if array is None else array
        most, size = self._most(array), self._size
        number = str(self._random.randrange(most)) if number is None else number
        item = self._pick(
            "i", "i", "(uint)i", "(int)i", "(ushort)i", "((uint)(i + 4294967291u) + 5)", "((int)i - 9) + 9"
        )
        if self._layouts[array] == "structure":
            return f"{array}[({item}) * {most} + {number}]"
        if self._layouts[array] == "end":
            return f"{array}[{number} * {size} + {size - 1} - ({item})]"
        if self._layouts[array] == "pairs" and size % 2 == 0:
            return f"{array}[(i >> 1) * {2 * most} + {number} * 2 + (i & 1)]"
        return f"{array}[{number} * {size} + {item}]" if self._chance(0.7) else f"({array} + {number} * {size})[{item}]"

    # statements

    def _statements(self, depth: int, most: int) -> list[str]:
        return [line for _ in range(self._random.randint(1, most)) for line in self._statement(depth)]

    def _statement(self, depth: int) -> list[str]:  # noqa: PLR0912 - one case for each kind
        one = self._pick(*self._private)
        match self._random.randint(0, 19):
            case 0 | 1 | 2:
                return self._exchange()
            case 3 | 4:
                return [self._changed(one, self._pick("+", "^", "-"), self._number())]
            case 5 | 6:
                array = self._pick(*self._types)
                return [f"{self._element(array)} = ({self._types[array]}){self._number()};"]
            case 7 | 8 | 9 if depth:
                lines = [f"if ({self._condition()}) {{", *indented(self._statements(depth - 1, 2))]
                if self._chance(0.4):
                    lines += ["} else {", *indented(self._statements(depth - 1, 2))]
                return [*lines, "}"]
            case 10 | 11 | 12 if depth:
                return self._loop(depth - 1)
            case 13 if self._loops:
                return [f"if ({self._condition()}) {self._pick('break', 'continue')};"]
            case 14:
                return self._chosen_pointer()
            case 15:
                return self._switch(depth)
            case 16:
                return [f"mine[{self._number(1)} & 3] {self._pick('=', '+=')} {self._number(1)};",
                        f"{one} ^= mine[{self._number(1)} & 3];"]  # fmt: skip
            case 17:
                part, of = self._name("part"), f"(uchar){self._number(1)}"
                return [
                    f"struct part {part} = {{ {self._number(0)}, (ushort){self._number(0)}, {{ 1, {of}, 3 }} }};",
                    f"struct part {part}s[2] = {{ {part}, {{ 7, 8, {{ 9, 1, 2 }} }} }};",
                    f"{part} = {part}s[{self._number(1)} & 1];",
                    self._changed(one, "+", f"{part}.a ^ {part}.b ^ {part}.c[1]"),
                ]
            case 18:
                array = self._pick(*self._types)
                place = f"*(volatile global {self._types[array]} *)&{self._element(array)}"
                return [self._changed(one, "+", place)] if self._chance(0.5) else [f"{place} = {self._number(1)};"]
            case _:
                values = ", ".join(f"(uint){self._number(1)}" for _ in range(3))
                by = self._pick("three.zxy", "three.yyx", f"VEC(uint3, {values})")
                return [
                    f"three = three {self._pick('+', '^', '*', '&')} {by};",
                    f"{one} ^= three.{self._pick(*'xyz')};",
                ]

    def _exchange(self) -> list[str]:
        """Return statements that take a number out of memory, and put another one there or elsewhere."""
        old, array, value = self._name("old"), self._pick(*self._types), self._pick(*self._private)
        place, kind = self._element(array), self._types[array]
        to = place if self._chance(0.7) else self._element(array)
        if kind in ("uint", "int", "ulong", "long") and self._layouts[array] != "pairs" and self._chance(0.15):
            how = self._pick("add", "xchg", "min", "max", "or")
            taken = f"{kind} {old} = ATOMIC_{how}(global, {kind}, &{place}, ({kind}){self._number(1)}, 0);"
            return [taken, f"{value} ^= {old};"]
        kept = f"{value} = {old};" if self._chance(0.3) else self._changed(value, self._pick("+", "^", "-", "*"), old)
        lines = [f"{kind} {old} = {place};", f"{to} = ({kind}){self._pick(value, self._number(1))};", kept]
        head = f"if ({self._condition()}) " if self._chance(0.6) else ""
        return [f"{head}{{", *indented(lines), "}"]

    def _loop(self, depth: int) -> list[str]:
        """Return a loop over elements of an array, or of some rounds."""
        k, array, value = self._name("k"), self._pick(*self._types), self._pick(*self._private)
        most, kind = self._most(array), self._types[array]
        counter = self._pick("int", "uint", "size_t", "uchar", "short")
        end = self._pick(str(most), f"((uint){self._number(1)} & {most - 1})")
        here = self._element(array, k)
        self._loops += 1
        inside = self._statements(depth, 2) if self._chance(0.4) else []
        self._loops -= 1
        match self._random.randint(0, 5):
            case 0:
                body = [self._changed(value, self._pick("+", "^", "-", "|"), here)]
            case 1:
                before = self._element(array, f"({k} - 1)")
                how = self._pick("+", "^", "-")
                body = [f"if ({k} > 0) {here} = ({kind})((ulong){before} {how} (ulong){self._number(1)});"]
            case 2:
                body = [f"if ({here} == ({kind}){self._number(1)}) {{ {value} = {k}; break; }}"]
            case 3:
                body = [f"{here} = ({kind})((ulong){here} * 3 + {k});"]
            case 4:
                body = [f"{value} = DO2({self._pick(*_PAIRS)}, {kind}, {value}, {here});"]
            case _:
                kept = self._name("kept")
                body = [f"{kind} {kept} = {here};", f"{here} = ({kind}){value};", f"{value} = {kept};"]
        if self._chance(0.25):
            head = f"for (int {k} = (int){end} - 1; {k} >= 0; {k}--) {{"
        else:
            head = f"for ({counter} {k} = 0, end{k} = {end}; {k} < end{k}; {k} += {self._pick('1', '1', '2')}) {{"
        return [head, *indented([*body, *inside]), "}"]

    def _chosen_pointer(self) -> list[str]:
        """Return statements that change what one of two places has, perhaps of different address spaces."""
        array, value, at = self._pick(*self._types), self._pick(*self._private), self._name("at")
        kind, one, other = self._types[array], self._element(array), self._element(array)
        condition = self._condition()
        if kind == "uint" and self._chance(0.6):
            lines = [f"uint *{at} = {condition} ? (uint *)&{one} : &mine[{self._number(1)} & 3];"]
        else:
            lines = [f"global {kind} *{at} = {condition} ? &{one} : &{other};"]
        old = self._name("old")
        return [
            *lines,
            f"{kind} {old} = *{at};",
            f"*{at} = ({kind}){self._number(1)};",
            self._changed(value, "+", f"{old} + (ulong)({at} - {array})" if lines[0].startswith("global") else old),
        ]

    def _switch(self, depth: int) -> list[str]:
        one = self._pick(*self._private)
        labels = self._random.sample(range(8), self._random.randint(2, 6))
        lines = [f"switch ({self._number(1)} & 7) {{"]
        for label in labels:
            inside = self._statement(0) if depth and self._chance(0.3) else [f"{one} = {self._number(1)};"]
            loops, self._loops = self._loops, 0
            lines += [f"case {label}: {{", *indented(inside), "}", *(["break;"] if self._chance(0.8) else [])]
            self._loops = loops
        return [*lines, f"default: {one} ^= 5;", "}"]

    def _exchange_in_group(self) -> list[str]:
        one, other = self._pick(*self._private), self._pick(*self._private)
        where = self._pick("(mine_ + 1) % get_local_size(0)", "get_local_size(0) - 1 - mine_", "0")
        return [
            "size_t mine_ = get_local_id(0);",
            f"{one} ^= exchanged(tile, mine_, {where}, (uint){other});",
            *self._statements(1, 2),
        ]
