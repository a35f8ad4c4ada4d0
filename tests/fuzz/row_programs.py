"""Random OpenCL C programs of rows of work-items that stand behind guards, whose meaning is known.

They are what `opencl_programs.py` does not write: conditions on ids of one to three dimensions, joined so that
compilers pack them into vectors; work-groups that kernels ask about, or not, and none; pointers into one buffer, of
which every other number is written, or other parts; numbers of all widths, halves, and floats that are no numbers;
indices that wrap or go backwards, of `int` beside `size_t`; what must not be computed, loaded or stored unless a
condition holds; numbers that are exchanged for those in memory.

A work-item writes to places that are its own, and reads where nobody writes.
"""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING

from opencl_programs import Program, Writer

if TYPE_CHECKING:
    from random import Random

_SIZES = (
    ((64, 1, 1), (16, 1, 1)),
    ((37, 1, 1), (37, 1, 1)),
    ((48, 1, 1), (3, 1, 1)),
    ((130, 1, 1), (65, 1, 1)),
    ((1024, 1, 1), (128, 1, 1)),
    ((16, 4, 1), (8, 2, 1)),
    ((64, 8, 1), (8, 8, 1)),
    ((48, 6, 1), (16, 2, 1)),
    ((5, 6, 1), (5, 3, 1)),
    ((4, 8, 1), (1, 8, 1)),
    ((32, 4, 4), (8, 2, 2)),
    ((6, 6, 6), (3, 3, 3)),
    ((16, 2, 4), (16, 1, 2)),
)
_NO_GROUPS = ((100, 1, 1), (1, 1, 1), (17, 5, 1), (64, 3, 1), (9, 4, 5), (33, 1, 7))
_TYPES = {"uchar": 8, "char": 8, "ushort": 16, "short": 16, "uint": 32, "int": 32, "ulong": 64, "long": 64}
_PART = 2  # numbers of each of the four parts of `cells`, for each work-item


class RowText(Writer):
    """Writes a program with choices of a random generator."""

    def __init__(self, random: Random) -> None:
        super().__init__(random)
        self._has_groups = random.random() < 0.65
        if self._has_groups:
            self._global, self._local = random.choice(_SIZES)
        else:
            self._global, self._local = random.choice(_NO_GROUPS), None
        self._asks = self._has_groups and random.random() < 0.4  # about groups
        self._items = prod(self._global)
        self._parameter = random.randint(0, 9)
        self._dimensions = max([at + 1 for at in range(3) if self._global[at] > 1], default=1)
        self._values = [f"v{at}" for at in range(random.randint(1, 3))]
        self._floats = [f"f{at}" for at in range(random.randint(0, 2))]
        self._wide = [f"d{at}" for at in range(random.randint(0, 1))]
        self._halves = [f"h{at}" for at in range(random.choice((0, 0, 1)))]
        self._narrow = {f"n{at}": self._pick(*_TYPES) for at in range(random.randint(0, 2))}
        self._indices = {  # in int, with what is added to the place of a work-item
            f"j{at}": random.choice((0, 1, 3, -2, 17)) for at in range(random.choice((0, 0, 1, 2)))
        }
        self._loops = 0
        self._can_leave = False
        self._is_guarded = False
        # parts of `cells`: one that is written, two that are read, one that is written and read by its owner
        order = [0, 1, 2, 3]
        random.shuffle(order)
        self._written, self._own, *self._read = order

    def program(self) -> Program:
        """Return one."""
        text = "struct inner { ushort a; uchar b[4]; };\n" + self._kernel()
        return Program(text, self._global, self._local, self._parameter, has_barriers=False)

    def _extent(self, size: int) -> tuple[str, int]:
        """Return how far ids may go, as text, and the number."""
        extent = self._random.choice((size, size, size - 1, size + 2, size // 2, max(size - 3, 0), 1, 0))
        extent = max(extent, 0)
        return self._pick(str(extent), f"(parameter + {extent - self._parameter})"), extent

    def _kernel(self) -> str:  # noqa: PLR0915 - one case for each kind
        kind = self._pick("int", "int", "uint", "long", "size_t")
        ids = [f"{kind} {name} = get_global_id({at});" for at, name in enumerate("xyz")]
        extents = [self._extent(self._global[at]) for at in range(3)]
        bounds = [f"{kind} {name} = {text};" for name, (text, _) in zip(("w", "h", "d"), extents, strict=True)]
        whole = prod(number for _, number in extents)
        lines = [
            *ids,
            *bounds,
            f"size_t part = {_PART}ul * {self._items};",
            "size_t lin = (get_global_id(2) * get_global_size(1) + get_global_id(1)) * get_global_size(0)"
            " + get_global_id(0);",
        ]
        if self._asks and self._chance(0.5):
            lines[-1] = "size_t lin = get_global_linear_id();"
        lines += [f"int {one} = {self._pick('(int)lin', '(int)get_global_id(0)', '(int)x')} + {by};"
                  for one, by in self._indices.items()]  # fmt: skip
        lines += [f"size_t k{one} = {one} + (size_t){self._random.randint(0, 5)};" for one in self._indices]
        lines += [f"uint {one} = {self._start()};" for one in self._values]
        lines += [f"float {one} = {self._pick('as_float(in[lin & 255])', '(float)x', '-0.0f', '1.5f')};"
                  for one in self._floats]  # fmt: skip
        lines += [f"double {one} = {self._pick('(double)y', '0.1', '(double)in[lin & 255]')};" for one in self._wide]
        lines += [f"half {one} = (half){self._pick('(float)x', '0.1f', '65504.0f')};" for one in self._halves]
        lines += [f"{type_} {one} = ({type_}){self._pick('x', 'lin', 'parameter', '-1', 'in[lin & 255]')};"
                  for one, type_ in self._narrow.items()]  # fmt: skip
        lines += [f"global uint *written = cells + part * {self._written}, *own = cells + part * {self._own};"]
        lines += [f"global const uint *q{at} = cells + part * {one};" for at, one in enumerate(self._read)]
        inside = ["x < w", "y < h", "z < d"][: self._random.choice((1, 2, 3, 3))]
        is_exact = len(inside) == 3 and whole <= _PART * self._items
        more = [self._condition() for _ in range(self._random.choice((0, 0, 1, 2, 5)))]
        if self._asks:
            more.append(self._group_condition())
        if self._chance(0.3):
            inside = [*inside, "x >= 0", "y >= 0", "z >= 0"] if self._chance(0.5) else inside
        conditions = [*inside, *more]
        self._random.shuffle(conditions)
        self._is_guarded = True
        places = ["lin", "part / 2 - 1 - lin", "2 * lin", "2 * lin + 1", "(lin ^ 1)"]
        if is_exact:
            places += ["(size_t)((z * h + y) * w + x)"] * 6
        self._place = self._pick(*places)
        if kind == "int" and is_exact and self._chance(0.4):
            self._place = "(z * h + y) * w + x"
        elif self._indices and self._chance(0.3):
            lines.append("int place = (int)lin + 1;")
            self._place = "place - 1"
        self._can_leave = self._chance(0.4)
        body = [line for _ in range(self._random.randint(1, 5)) for line in self._statement(2)]
        stores = [line for _ in range(self._random.randint(1, 2)) for line in self._store()]
        match self._random.randint(0, 3):
            case 0:
                joined = " || ".join(f"!({one})" for one in conditions)
                lines += [f"if ({joined}) return;", *body, *stores]
            case 1:
                lines += [f"if ({' && '.join(conditions)}) {{", *_indented([*body, *stores]), "}"]
            case 2:
                lines += [f"if (!({' && '.join(conditions)})) {{ out[2 * lin] = 7; return; }}", *body, *stores]
            case _:
                self._can_leave = False
                name = self._name("take")
                lines += [f"int {name} = ({') & ('.join(conditions)});", *body]
                lines += [f"if ({name}) {{", *_indented(stores), "}"]
        if self._chance(0.5):
            lines += ["ulong hash = 0;", *(f"hash = hash * 31 + {one};" for one in self._all())]
            lines += ["out[2 * lin] = hash, out[2 * lin + 1] = hash >> 32;"]
        attribute = ""
        if self._local is not None and self._chance(0.5):
            attribute = f"__attribute__((reqd_work_group_size({', '.join(map(str, self._local))}))) "
        restrict = self._pick("", "", "restrict ")
        head = (
            f"{attribute}kernel void run(global uint *{restrict}out, global uint *cells, global const uint *in,"
            " int parameter, struct inner given) {"
        )
        return "\n".join([head, *_indented(lines), "}", ""])

    def _start(self) -> str:
        return self._pick("(uint)x", "(uint)lin", "in[lin & 255]", "(uint)parameter", "(uint)y * 77u", "3u")

    def _all(self) -> list[str]:
        """Return all values as bits."""
        return [
            *(f"(ulong){one}" for one in (*self._values, *self._narrow)),
            *(f"(ulong)bits_of({one})" for one in self._floats),
            *(f"(ulong)bits_of((float){one})" for one in (*self._wide, *self._halves)),
        ]

    def _group_condition(self) -> str:
        at = self._random.randrange(3)
        return self._pick(
            f"get_local_id({at}) {self._pick('<', '>=', '!=')} {self._random.randint(0, 4)}",
            f"(get_group_id({at}) & 1) == {self._random.randint(0, 1)}",
            f"get_group_id({at}) + 1 < get_num_groups({at})",
            f"get_local_linear_id() % 3 != {self._random.randint(0, 2)}",
            f"get_global_linear_id() < {self._random.randint(0, self._items)}",
            f"get_local_id({at}) < get_local_size({at}) - 1",
        )

    def _condition(self) -> str:
        one = self._pick("x", "y", "z", *self._values, *self._narrow)
        number = self._random.randint(0, 40)
        found = [
            f"{one} {self._pick('<', '>', '<=', '==', '!=')} ({self._pick('int', 'uint', 'long')}){number}",
            f"({one} & {self._pick('1', '3', '7')}) {self._pick('==', '!=')} {self._pick('0', '1')}",
            f"in[({one} + {number}) & 255] > 0x7fffffffu",
            f"q0[({one} * {number}) & 1] != 0",
        ]
        if self._floats:
            operator = self._pick("<", ">", "==", "!=", "<=")
            found += [f"{self._pick(*self._floats)} {operator} {self._float()}", f"isnan({self._float()})"] * 2
        if self._has_groups and self._asks:
            found.append(self._group_condition())
        return self._pick(*found)

    def _read_place(self) -> str:
        """Return a number out of the parts where nobody writes."""
        q, last = self._pick("q0", "q1"), _PART * self._items - 1
        kind = self._pick("uint", "int", "ulong", "long")
        place = f"({kind}){self._number(1)}"
        x = self._pick("x", "y", "lin", "x + y", "(uint)x", "(x * 3)")
        name = self._pick("uchar", "ushort", "short", "char", "uint", "int", "float")
        width = {"uchar": 1, "char": 1, "ushort": 2, "short": 2}.get(name, 4)
        text = f"((global const {name} *){q})"
        most = (last + 1) * 4 // width - 1
        near = f"(uint)({x} - {self._random.randint(0, 3)})"
        found = [
            f"{text}[(ulong){place} % {most + 1}]",
            f"((ulong){place} <= {most} ? {text}[{place}] : ({name})1)",
            f"({near} <= {most}u ? {text}[{near}] : ({name})0)",
            f"{text}[min((uint)({x}), {most}u)]",
            f"{text}[{most} - (int)min((uint)({x}), {most}u)]",
            f"{text}[((uint)({x}) * 65537u + {self._random.getrandbits(32)}u) % {most + 1}u]",
            f"{text}[((uint)({x}) + {2**32 - self._random.randint(0, 9)}u) % {most + 1}u]",
        ]
        for one in self._indices:
            found += [
                f"({one} >= 0 && {one} <= {most} ? {text}[{one}] : ({name})2)",
                f"{text}[{one} & {(1 << min(most, 63).bit_length() >> 1) - 1}]",
                f"(k{one} <= {most} ? {text}[k{one}] : ({name})3)",
                f"({one} >= 1 && {one} <= {most} ? {text}[{one} - 1] : ({name})4)",
            ]
        if self._place.startswith("2 *"):  # numbers between those that are written
            odd = 0 if self._place.endswith("1") else 1
            found.append(f"(uint)written[2 * min((uint)({x}), {self._items - 1}u) + {odd}]")
        one = self._pick(*found)
        return f"bits_of({one})" if name == "float" and "written" not in one else f"(uint){one}"

    def _number(self, depth: int = 2) -> str:  # noqa: PLR0912 - one case for each kind
        if depth <= 0 or self._chance(0.2):
            found = [*self._values, *self._values, "(uint)x", "(uint)y", "(uint)lin", f"{self._random.randint(0, 99)}u"]
            found += [f"(uint){one}" for one in self._narrow]
            found += ["own[2 * lin]", "own[2 * lin + 1]"]
            found += [f"(uint)((global uchar *)(own + 2 * lin))[{self._pick(*self._values)} & 7]"]
            if self._asks:
                found += ["(uint)get_group_id(0)", "(uint)get_local_id(1)", "(uint)get_local_size(0)",
                          "(uint)get_local_linear_id()"]  # fmt: skip
            return self._pick(*found)
        one, other = self._number(depth - 1), self._number(depth - 1)
        match self._random.randint(0, 12):
            case 0 | 1:
                return f"({one} {self._pick('+', '-', '*')} {other})"
            case 2:
                return f"({one} {self._pick('&', '|', '^')} {other})"
            case 3:  # only where it does not go too far
                return f"({other} < 32 ? {one} {self._pick('<<', '>>')} {other} : 5u)"
            case 4:
                type_ = self._pick(*_TYPES)
                return f"(uint){self._pick('divided', 'rest')}_{type_}(({type_}){one}, ({type_}){other})"
            case 5:
                return f"({self._condition()} ? {one} : {other})"
            case 6:
                return f"(uint)({self._pick(*_TYPES)}){one}"
            case 7 | 8:
                return self._read_place()
            case 9:
                return f"(uint)(((ulong){one} * {other}) >> {self._random.randint(0, 40)})"
            case 10 if self._floats:
                return f"bits_of({self._float()})"
            case 11 if self._floats:
                return f"(uint)to_int({self._float()})"
            case _:
                return f"{self._pick('min', 'abs_diff', 'mul_hi')}({one}, {other})"

    def _float(self) -> str:
        one, other = self._pick(*self._floats, "1.0f", "-0.0f"), self._pick(*self._floats, "(float)(int)x", "3.0f")
        found = [
            f"({one} {self._pick('+', '-', '*', '/')} {other})",
            f"(fmin({one}, {other}) + 0.0f)",
            f"(fmax({one}, {other}) + 0.0f)",
            f"fabs({one})",
            f"sqrt({one})",
            f"copysign({other}, {one})",
            f"({one} < {other} ? {one} : {other})",
            f"({one} > {other} ? {other} : {one})",
            f"fma({one}, {other}, 0.5f)",
            f"floor({one})",
            f"as_float({self._pick(*self._values)})",
            f"(- {one})",
        ]
        found += [f"(float){one}" for one in (*self._wide, *self._halves)] * 3
        return self._pick(*found)

    def _store(self) -> list[str]:
        """Return statements that write to this work-item's place."""
        place = self._place
        if self._chance(0.25) and place != "lin":
            return [f"if ({self._condition()}) written[{place}] {self._pick('=', '^=')} {self._number()};"]
        if self._chance(0.2):
            width, type_ = self._random.choice(((4, "uchar"), (2, "ushort"), (2, "short")))
            at = self._random.randrange(width)
            return [f"((global {type_} *)(written + ({place})))[{at}] = {self._number()};"]
        return [f"written[{place}] {self._pick('=', '=', '+=')} {self._number()};"]

    def _statement(self, depth: int) -> list[str]:  # noqa: PLR0912 - one case for each kind
        match self._random.randint(0, 17):
            case 0 | 1 | 2:
                return [f"{self._pick(*self._values)} = {self._number()};"]
            case 17:
                return self._exchange()
            case 16:
                never = self._pick(
                    "__builtin_trap();", "for (;;) own[2 * lin]++;", "for (;;) {}", "__builtin_unreachable();"
                )
                value = self._pick("parameter", "x")
                return [f"if ({value} == {self._random.randint(2000, 9999)}) {{ {never} }}"]
            case 3 if self._floats:
                return [f"{self._pick(*self._floats)} = {self._float()};"]
            case 4 if self._wide:
                one = self._pick(*self._wide)
                by = self._pick(*self._floats, "0.5", "(double)lin")
                return [f"{one} = {one} {self._pick('+', '*', '-', '/')} {by};"]
            case 5 if self._halves:
                one = self._pick(*self._halves)
                by = self._pick(one, f"(half){self._pick(*self._floats, '2.0f', '(float)lin')}")
                return [f"{one} = {one} {self._pick('+', '*', '-')} {by};"]
            case 6 if self._narrow:
                one = self._pick(*self._narrow)
                type_ = self._narrow[one]
                return [
                    f"{one} = ({type_})({self._number(1)} {self._pick('+', '>>', '^')} {self._random.randint(0, 7)});"
                ]
            case 7:
                return [f"own[2 * lin + {self._random.randint(0, 1)}] = {self._number()};"]
            case 8 | 9 if depth > 0:
                lines = [f"if ({self._condition()} {self._pick('&&', '||')} {self._condition()}) {{"]
                lines += _indented(self._statement(depth - 1))
                if self._chance(0.4):
                    lines += ["} else {", *_indented(self._statement(depth - 1))]
                return [*lines, "}"]
            case 10 | 11 | 12 if depth > 0:
                return self._loop(depth)
            case 13 if self._loops:
                return [f"if ({self._condition()}) {self._pick('break', 'continue')};"]
            case 14 if self._can_leave:
                return [f"if ({self._condition()} && {self._condition()}) {{ own[2 * lin] = 1; return; }}"]
            case 15:
                type_ = self._pick("ulong", "long", "ushort", "int")
                return [f"{self._pick(*self._values)} ^= (uint)(*(volatile global {type_} *)(own + 2 * lin));"]
            case _:
                return [f"{self._pick(*self._values)} += {self._number()};"]

    def _exchange(self) -> list[str]:
        """Return statements that take a number out of memory, and put another one there."""
        type_, old = self._pick("uint", "uint", "ushort", "uchar", "ulong", "int"), self._name("old")
        at = self._random.randrange(2) if type_ != "ulong" else 0
        value = self._pick(*self._values)
        place = f"((global {type_} *)(own + 2 * lin))[{at}]"
        taken = self._pick(f"{value} = {old};", f"{value} += {old};", f"{value} ^= {old};", f"{value} -= {old} * 3;")
        lines = [f"{type_} {old} = {place};", f"{place} = {self._pick(value, self._number(1))};", taken]
        condition = f"if ({self._condition()}) " if self._chance(0.7) else ""
        return [f"{condition}{{", *_indented(lines), "}"]

    def _loop(self, depth: int) -> list[str]:
        counter = self._name("i")
        limit = self._pick("3", f"({self._number(1)} & 7)", "(int)(lin & 15)", "(parameter & 3)")
        kind = self._pick("int", "uint", "long", "uchar")
        self._loops += 1
        inside = _indented([*self._statement(depth - 1), *self._statement(depth - 1)])
        self._loops -= 1
        step = self._pick(f"{counter}++", f"{counter} += 2")
        return [
            f"for ({kind} {counter} = 0, end{counter} = {limit}; {counter} < end{counter}; {step}) {{",
            *inside,
            "}",
        ]


def _indented(lines: list[str]) -> list[str]:
    return [f"  {line}" for line in lines]
