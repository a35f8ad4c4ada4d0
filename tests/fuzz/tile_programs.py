"""Random OpenCL C programs of work-groups that share memory, and of sub-groups, whose meaning is known.

They are what `opencl_programs.py` does not write: pointers into local memory that may lead to the same place, are kept
across barriers, in structures and arrays too, and are read as other types; barriers in nested loops whose rounds
local memory tells, in branches, `switch`, `goto` and functions; between them, operations of sub-groups and
work-groups; returns. Variables are aligned more than they need to be, live in blocks with barriers, or are made in each
round of a loop, and what has their address outlives barriers.

Between two barriers a work-item writes to its own slots only, or all only read; what is added atomically is read later.
All work-items come to the same barriers, and all of a sub-group to the same operations.
"""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from opencl_programs import SIZES, Program, Writer

if TYPE_CHECKING:
    from collections.abc import Generator
    from random import Random

SLOTS = 4  # of a work-item in each array in local memory
_MOST = 128  # work-items of a group
_SIZES = (*SIZES, ((32, 4, 1), (32, 4, 1)), ((6, 6, 6), (3, 3, 3)), ((7, 3, 5), (7, 1, 5)))
_SUB_GROUP_SIZES = (4, 8, 16, 32, 64)
_TILES = ("A", "B")
_FOLDS = ("add", "min", "max")
_VECTORS = ("uint2", "uint3", "uint4", "uchar4", "ushort8", "ulong2", "uchar16")
_KINDS = ("bool", "uchar", "short", "ulong", "float", "double", "half", *_VECTORS)


_MISPLACED = """
__attribute__((noinline)) static uint misplaced(const void *place, uint alignment) {
  const void *volatile seen = place;
  return (ulong)seen % alignment;
}
"""
_FUNCTIONS = """
typedef uint (*asks)(uint, uint);
__attribute__((noinline)) static uint down(uint n, uint v) {
  return n ? down(n - 1, v * 3 + get_local_id(0)) : v + get_group_id(0);
}
static uint one(uint n, uint v) { return v + get_local_id(0) * n; }
static uint two(uint n, uint v) { return v * n + get_global_id(1); }
"""


class TileText(Writer):
    """Writes a program with choices of a random generator."""

    def __init__(self, random: Random) -> None:
        super().__init__(random)
        self._declared: list[str] = []
        self._private = [f"x{at}" for at in range(random.randint(2, 5))]
        self._common = [f"g{at}" for at in range(random.randint(1, 3))]  # the same for a work-group
        self._of_lanes = [f"s{at}" for at in range(random.randint(1, 2))]  # the same for a sub-group
        self._arrays = [f"a{at}" for at in range(random.randint(0, 2))]  # private, of 8 numbers
        self._own = [f"p{at}" for at in range(random.randint(0, 3))]  # pointers to slots of this work-item
        self._whole = [f"w{at}" for at in range(random.randint(0, 2))]  # pointers to arrays in local memory
        self._any = [f"y{at}" for at in range(random.choice((0, 0, 1, 2)))]  # pointers to what is its own, anywhere
        self._inner: list[str] = []  # arrays of blocks around this place, and pointers into them
        self._has_seen = random.random() < 0.3  # a structure with addresses of what is its own
        self._has_list = random.random() < 0.25  # of numbers, each of which is made where it is added
        self._alignments = {name: random.choice((32, 64, 128)) for name in (*self._private[1:], *self._arrays)
                            if random.random() < 0.15}  # fmt: skip
        self._kinds = {f"k{at}": self._pick(*_KINDS) for at in range(random.randint(0, 3))}
        self._has_record = random.random() < 0.4
        self._has_table = random.random() < 0.3
        self._has_function = random.random() < 0.2  # that is called through a pointer
        self._meets = True  # at the start
        self._counters: list[str] = []  # of loops of the whole group
        self._may_write = True  # to local memory
        self._loops = 0  # of single work-items, which they may leave
        self._rounds = 1
        self._has_sub_groups = random.random() < 0.6
        self._has_collectives = random.random() < 0.3
        self._global, self._local = random.choice(_SIZES)
        self._size = random.choice(_SUB_GROUP_SIZES)

    def program(self) -> Program:
        """Return one."""
        helpers = [self._helper() for _ in range(self._random.randint(0, 3))]
        self._helpers = helpers
        kernel = self._kernel()
        parameter = self._random.randint(0, 9)
        parts = ["struct inner { ushort a; uchar b[4]; };"]
        parts.append("struct kept { uint x; LOCAL uint *p; uint y[4]; LOCAL uint *q; };")
        parts.append("struct seen { uint *a; ulong n; uint *b; };" if self._has_seen else "")
        parts.append("struct node { struct node *before; uint value; };" if self._has_list else "")
        parts.append(_MISPLACED if self._alignments else "")
        parts.append(_FUNCTIONS if self._has_function else "")
        parts += [text for _, text in helpers]
        parts.append(kernel)
        return Program("\n".join(parts), self._global, self._local, parameter, has_barriers=True, lanes=self._size)

    @contextmanager
    def _reading(self) -> Generator[None]:
        """Write what only reads local memory."""
        before, self._may_write = self._may_write, False
        yield
        self._may_write = before

    @contextmanager
    def _repeated(self, rounds: int) -> Generator[None]:
        before = self._rounds
        self._rounds *= rounds
        yield
        self._rounds = before

    # functions

    def _helper(self) -> tuple[str, str]:
        name = self._name("helper")
        keyword = self._pick("static", "static inline", "__attribute__((noinline)) static")
        kind = (
            self._pick("meets", "own", "sums", "lanes") if self._has_sub_groups else self._pick("meets", "own", "sums")
        )
        if kind == "meets":
            body = [
                "MEET;",
                "p[0] ^= v;",
                f"if (common & {self._pick('1', '2', '3')}) {{",
                "  MEET;",
                "  v += q[other * 4] + q[other * 4 + 1];",
                "}",
                "MEET;",
                f"uint found = q[{self._pick('other * 4', '0', '5 % (uint)group')}];",
                "MEET;",
                "return found + v;",
            ]
            head = f"uint {name}(LOCAL uint *p, LOCAL uint *q, uint v, uint other, uint common, uint group)"
        elif kind == "own":
            body = ["LOCAL uchar *bytes = (LOCAL uchar *)p;", "p[1] = v;", "bytes[4 + (v & 3)] += 3;"]
            body += ["return p[1] + q[v & 3];"]
            head = f"uint {name}(LOCAL uint *p, LOCAL uint *q, uint v)"
        elif kind == "sums":
            body = ["uint sum = 0;", "for (uint i = 0; i < n; i++)", "  sum = sum * 5 + p[i];", "return sum;"]
            head = f"uint {name}(LOCAL uint *p, uint n)"
        else:
            body = [f"uint all = {self._lane_operation('v', 'other')};", "return all * 3 + v;"]
            head = f"uint {name}(uint v, uint other)"
        lines = "\n".join(f"  {line}" for line in body)
        return f"{kind} {name}", f"{keyword} {head} {{\n{lines}\n}}\n"

    def _body(self) -> list[str]:
        """Return what work-items do when they have met first."""
        lines: list[str] = []
        for _ in range(self._random.randint(1, 4)):
            lines += self._of_group(self._random.choice((0, 1, 1, 2)), is_outermost=True)
        for _ in range(self._random.randint(0, 3)):
            lines += self._of_item(2, may_return=True)
        return lines

    def _kernel(self) -> str:
        body = self._body()
        size = (
            f"__attribute__((reqd_work_group_size({', '.join(map(str, self._local))}))) " if self._chance(0.4) else ""
        )
        lanes = f"__attribute__((intel_reqd_sub_group_size({self._size}))) "
        head = (
            f"{size}{lanes}kernel void run(global uint *out, global uint *cells, global const uint *in, int parameter,"
            " struct inner given) {"
        )
        slots = _MOST * SLOTS
        first = [
            f"LVAR uint A[{slots}] __attribute__((aligned(8))), B[{slots}] __attribute__((aligned(8))), count[8], packed[{_MOST}];",  # noqa: E501 - it is one statement
            "size_t item = (get_global_id(2) * get_global_size(1) + get_global_id(1)) * get_global_size(0)"
            " + get_global_id(0);",
            "uint mine = (get_local_id(2) * get_local_size(1) + get_local_id(1)) * get_local_size(0) + get_local_id(0);",  # noqa: E501 - it is one statement
            "uint group = get_local_size(0) * get_local_size(1) * get_local_size(2);",
            "size_t number = (get_group_id(2) * get_num_groups(1) + get_group_id(1)) * get_num_groups(0)"
            " + get_group_id(0);",
            "global uint *near = cells + number * group * 8, *own = near + mine * 8;",
            *(f"uint {name}{self._aligned(name)} = {self._start(at)};" for at, name in enumerate(self._private)),
            *(
                f"uint {name} = {self._pick('parameter', '(uint)number', '7', 'parameter * 3 + (uint)number')};"
                for name in self._common
            ),
            *(f"uint {name} = {self._common[0]};" for name in self._of_lanes),
            *(
                f"uint {name}[8]{self._aligned(name)} = {{ mine, 2, (uint)item, {self._random.randint(0, 99)} }};"
                for name in self._arrays
            ),
            *(f"LOCAL uint *{name} = {self._pick(*_TILES)} + mine * 4;" for name in self._own),
            *(f"LOCAL uint *{name} = {self._pick(*_TILES)};" for name in self._whole),
            *(f"{kind} {name} = {self._of_kind(kind, 'mine')};" for name, kind in self._kinds.items()),
            "for (uint i = 0; i < 4; i++)",
            "  A[mine * 4 + i] = mine * 7 + i, B[mine * 4 + i] = in[(mine + i) & 255];",
            "for (uint i = mine; i < 8; i += group)",
            "  count[i] = i;",
        ]
        if self._has_record:
            first.append("struct kept r = { 1, A + mine * 4, { mine, 2, 3, 4 }, B + mine * 4 }, other = r;")
        if self._has_table:
            first.append("LOCAL uint *ps[3] = { A + mine * 4, B + mine * 4, A + mine * 4 };")
        first += [f"uint *{name} = {self._anything()};" for name in self._any]
        if self._has_seen:
            first.append(f"struct seen seen = {{ {self._anything()}, mine, {self._anything()} }}, saw = seen;")
        if self._has_list:
            first.append("struct node *list = 0;")
        if self._has_function:
            first.append(f"asks function = {self._function()};")
        ends = ["ulong hash = 0;"]
        names = [*self._private, *self._common, *self._of_lanes]
        names += [f"{name}[{at}]" for name in self._arrays for at in range(8)]
        names += [f"{name}[{at}]" for name in self._own for at in range(4)]
        names += [f"A[mine * 4 + {at}]" for at in range(4)] + [f"B[mine * 4 + {at}]" for at in range(4)]
        names += ["r.x", "r.p[1]", "r.q[2]", "r.y[0]", "r.y[3]"] if self._has_record else []
        names += ["ps[0][0]", "ps[1][1]", "ps[2][2]"] if self._has_table else []
        names += [f"*{name}" for name in self._any]
        names += ["*seen.a", "*saw.b", "seen.n"] if self._has_seen else []
        names += [f"misplaced(&{name}, {alignment})" for name, alignment in self._alignments.items()]
        names += [
            self._as_number(name, element) for name, kind in self._kinds.items() for element in range(_length(kind))
        ]
        ends += [f"hash = hash * 31 + (ulong){name};" for name in names if self._chance(0.8)]
        if self._has_list:
            ends.append("for (; list; list = list->before) hash = hash * 31 + list->value;")
        ends.append("out[2 * item] = hash, out[2 * item + 1] = hash >> 32;")
        lines = [*first, *self._declared, *(["MEET;"] if self._meets else []), *body, *ends]
        return "\n".join([head, *(f"  {line}" for line in lines), "}", ""])

    def _aligned(self, name: str) -> str:
        return f" __attribute__((aligned({self._alignments[name]})))" if name in self._alignments else ""

    def _start(self, at: int) -> str:
        return "mine" if at == 0 else self._pick("(uint)item", "in[item & 255]", "parameter", "3", "mine * 5")

    def _anything(self) -> str:
        """Return the address of a number that only this work-item uses, in any memory."""
        found = [f"(uint *)({self._slots()} + ({self._small()} & 3))", f"(uint *)(own + ({self._small()} & 7))"]
        found += [f"&{name}" for name in self._private[1:]] * 2
        found += [f"&{name}[{self._small()} & 7]" for name in self._arrays]
        found += ["&r.x", f"&r.y[{self._small()} & 3]", "&other.y[1]"] if self._has_record else []
        return self._pick(*found)

    def _of_kind(self, kind: str, number: str) -> str:
        """Return a number as a value of a kind."""
        if kind in ("float", "double", "half"):
            return f"({kind})(short){number}" if kind != "half" else f"(half)(float)(uchar){number}"
        if kind == "bool":
            return f"(({number} & 5) != 0)"
        if _length(kind) == 1:
            return f"({kind}){number}"
        element = kind.rstrip("0123456789")
        values = ", ".join(f"({element})({number} + {at}u)" for at in range(_length(kind)))
        return f"VEC({kind}, {values})"

    def _as_number(self, name: str, at: int) -> str:
        kind = self._kinds[name]
        if kind in ("float", "double", "half"):
            return f"(uint)to_int((float){name})"
        return f"(uint){name}" if _length(kind) == 1 else f"(uint){name}.s{'0123456789abcdef'[at]}"

    def _change_kind(self) -> list[str]:
        name = self._pick(*self._kinds)
        kind = self._kinds[name]
        fresh = self._of_kind(kind, self._number(1))
        if kind == "bool":
            return [f"{name} = {name} {self._pick('&&', '||', '!=')} {fresh};"]
        if kind in ("float", "double", "half"):
            return [f"{name} = {name} * ({kind})0.5f + {fresh};"]
        return [self._pick(f"{name} = {fresh};", f"{name} = {name} + {fresh};", f"{name} ^= {fresh};")]

    def _function(self) -> str:
        return f"({self._small()} & 1) ? {self._pick('one', 'two', 'down')} : {self._pick('one', 'two', 'down')}"

    # numbers

    def _number(self, depth: int = 2) -> str:
        """Return a number of a work-item, as `uint`."""
        if depth <= 0 or self._chance(0.25):
            return self._leaf()
        one, other = self._number(depth - 1), self._number(depth - 1)
        match self._random.randint(0, 10):
            case 0 | 1 | 2:
                return f"({one} {self._pick('+', '-', '*')} {other})"
            case 3:
                return f"({one} {self._pick('&', '|', '^')} {other})"
            case 4:
                return f"({one} {self._pick('<<', '>>')} ({other} & 31))"
            case 5:
                return f"(({self._condition(depth - 1)}) ? {one} : {other})"
            case 6:
                return f"(uint)({self._pick('uchar', 'short', 'char', 'ushort')}){one}"
            case 7:
                return f"(uint)(((ulong){one} * {other}) >> {self._random.randint(0, 40)})"
            case 8:
                return f"rest_uint({one}, {other})"
            case 9:
                return f"(uint)to_int((float)(short){one} * 0.5f + {self._random.randint(0, 9)})"
            case _:
                return f"min({one}, {other})"

    def _leaf(self) -> str:
        found = [*self._private, *self._private, *self._common, *self._of_lanes, *self._counters]
        found += ["mine", f"{self._random.randint(0, 40)}u", "(uint)get_group_id(0)", "group", "(uint)given.b[2]"]
        found += [f"{name}[{self._small()} & 7]" for name in self._arrays]
        found += [f"(uint){self._slot()}", f"(uint){self._slot()}", f"own[{self._small()} & 7]"]
        found.append(f"in[{self._small()} & 255]")
        if self._has_record:
            found += ["r.x", f"r.y[{self._small()} & 3]"]
        found += [f"*{name}" for name in self._any]
        found += ["*seen.a", "*seen.b"] if self._has_seen else []
        found += [f"{name}[{self._small()} & 1]" for name in self._inner] * 3
        found += [self._as_number(name, self._random.randrange(_length(kind))) for name, kind in self._kinds.items()]
        if not self._may_write:
            found += [self._of_others() for _ in range(6)]
        return self._pick(*found)

    def _small(self) -> str:
        return self._pick(*self._private, *self._common, *self._counters, "mine", str(self._random.randint(0, 3)))

    def _slots(self) -> str:
        """Return a pointer to slots of this work-item."""
        found = [f"({one} + mine * 4)" for one in _TILES] + [*self._own] * 2
        found += ["r.p", "r.q"] if self._has_record else []
        found += ["ps[0]", "ps[1]", f"ps[{self._small()} % 3]"] if self._has_table else []
        return self._pick(*found)

    def _slot(self) -> str:
        """Return a slot of this work-item."""
        slots, at = self._slots(), f"[{self._small()} & 3]"
        match self._random.randint(0, 7):
            case 0:
                return f"((LOCAL uchar *){slots})[{self._small()} & 15]"
            case 1:
                return f"((LOCAL ushort *){slots})[{self._small()} & 7]"
            case 2:
                return f"((LOCAL short *)({slots} + 1))[{self._small()} & 3]"
            case 3:
                return f"*({slots} + ({self._small()} & 3))"
            case _:
                return f"{slots}{at}"

    def _of_others(self) -> str:
        """Return what some work-item has written, for when nobody writes."""
        whole = self._pick(*_TILES, *self._whole, *self._whole)
        number = self._small()
        other = self._pick(
            "(group - 1 - mine)", "((mine + 1) % group)", "((mine * 7 + 3) % group)", "0", f"({number} % group)"
        )
        match self._random.randint(0, 6):
            case 0:
                return f"(uint)((LOCAL uchar *){whole})[{number} % (group * 16)]"
            case 1:
                return f"(uint)((LOCAL ulong *){whole})[{other} * 2 + ({number} & 1)]"
            case 2:
                return f"count[{number} & 7]"
            case 3:
                return f"near[{other} * 8 + ({number} & 7)]"
            case 4:
                return f"{whole}[{number} % (group * 4)]"
            case _:
                return f"{whole}[{other} * 4 + ({number} & 3)]"

    def _condition(self, depth: int = 1) -> str:
        match self._random.randint(0, 3):
            case 0:
                return f"({self._number(depth)} & {self._pick('1', '3', '7')}) == {self._pick('0', '1')}"
            case 1 if depth > 0:
                return f"({self._condition(depth - 1)}) {self._pick('&&', '||')} ({self._condition(depth - 1)})"
            case 2:
                return f"(mine {self._pick('<', '>', '==')} {self._random.randint(0, 30)})"
            case _:
                return f"{self._number(depth)} {self._pick('<', '>', '==', '!=')} {self._number(depth)}"

    def _common_number(self) -> str:
        """Return a number that a group has in common."""
        found = [*self._common, *self._common, *self._counters, "(uint)parameter", "(uint)get_group_id(0)"]
        found += [str(self._random.randint(0, 7)), "(uint)get_num_groups(1)", "group"]
        if not self._may_write:
            found += [f"A[{self._random.randint(0, 3)}]", "B[group * 4 - 1]", "count[2]", "near[3]"]
        one = self._pick(*found)
        if self._chance(0.4):
            one = f"({one} {self._pick('+', '^', '*', '-')} {self._pick(*found)})"
        if self._chance(0.15):  # which a compiler does not see
            return f"({one} + (mine >> {self._random.randint(7, 9)}))"
        return one

    def _number_of_lanes(self) -> str:
        """Return a number that a sub-group has in common."""
        found = [*self._of_lanes, *self._of_lanes, *self._common, "get_sub_group_id()", "get_sub_group_size()"]
        one = self._pick(*found, *self._counters)
        return f"({one} {self._pick('+', '^', '*')} {self._pick(*found, '3u')})" if self._chance(0.4) else one

    # what a group does

    def _of_group(self, depth: int, *, is_outermost: bool = False) -> list[str]:  # noqa: PLR0912 - one case for each kind
        """Return statements that all work-items of a group run, and in which they may meet."""
        kind = self._random.randint(0, 16)
        match kind:
            case 0 | 1 | 2 | 3:
                return self._exchange(depth)
            case 4 | 5 if depth > 0:
                return self._group_loop(depth)
            case 6 if depth > 0:
                return self._group_branch(depth)
            case 7 if depth > 0:
                return self._group_switch(depth)
            case 8 if depth > 0 and self._rounds <= 16:
                return self._group_backwards(depth)
            case 9 if self._rounds <= 16:
                return self._call_meeting()
            case 10:
                return [f"{self._pick(*self._common)} = {self._common_number()};"]
            case 11 if is_outermost or self._chance(0.3):
                end = f"out[2 * item] = {self._number(1)};"
                condition = f"({self._common_number()} & 7) == {self._random.randint(0, 7)}"
                return [f"if ({condition}) {{ {end} return; }}"]
            case 12 if self._has_collectives:
                return self._collective()
            case 12 if self._may_write:
                return self._pack()
            case 13 | 14 | 15 if self._has_sub_groups:
                return self._of_sub_group(2)
            case 16 if depth > 0:
                return self._group_block(depth)
            case _:
                return self._of_item(2)

    def _groups(self, depth: int, most: int) -> list[str]:
        return [line for _ in range(self._random.randint(1, most)) for line in self._of_group(depth)]

    def _exchange(self, depth: int) -> list[str]:
        """Return statements between which nobody writes to local memory, with barriers around."""
        lines = [*self._of_item(1), "MEET;"] if self._chance(0.7) else ["MEET;"]
        with self._reading():
            if self._chance(0.5):
                name = self._pick(*self._common)
                lines.append(f"{name} = {self._common_number()};")
            lines.append(f"{self._pick(*self._private)} = {self._of_others()};")
            for _ in range(self._random.randint(0, 3)):
                if self._has_sub_groups and self._chance(0.3):
                    lines += self._of_sub_group(1)
                elif depth > 0 and self._chance(0.15):
                    lines += self._group_loop(depth)
                else:
                    lines += self._of_item(1)
        return [*lines, "MEET;"]

    def _group_loop(self, depth: int) -> list[str]:
        counter = self._name("u")
        most = 4 if self._rounds <= 8 else 2
        limit = f"({self._common_number()} & {most - 1})"
        self._declared.append(f"uint {counter} = 0;")
        self._counters.append(counter)
        with self._repeated(most):
            inside = self._groups(depth - 1, 2)
            if self._chance(0.3):
                jump = self._pick("break", "continue")
                condition = f"({self._common_number()} & 3) == {self._random.randint(0, 3)}"
                inside += [f"if ({condition}) {jump};", *self._groups(depth - 1, 1)]
        self._counters.remove(counter)
        inside = indented(inside)
        kept = self._name("n")
        self._declared.append(f"uint {kept} = 0;")
        match self._random.randint(0, 2):
            case 0:
                return [f"for ({counter} = 0, {kept} = {limit}; {counter} < {kept}; {counter}++) {{", *inside, "}"]
            case 1:
                return [f"{counter} = 0; {kept} = {limit};", f"while ({counter}++ < {kept}) {{", *inside, "}"]
            case _:
                return [f"{counter} = 0; {kept} = {limit};", "do {", *inside, f"}} while ({counter}++ < {kept});"]

    def _group_branch(self, depth: int) -> list[str]:
        lines = [f"if ({self._common_number()} & {self._pick('1', '2', '4')}) {{"]
        lines += indented(self._groups(depth - 1, 2))
        if self._chance(0.5):
            lines += ["} else {", *indented(self._groups(depth - 1, 2))]
        return [*lines, "}"]

    def _group_block(self, depth: int) -> list[str]:
        """Return a block with variables of its own."""
        array, pointer = self._name("t"), self._name("q")
        lines = [f"uint {array}[4] = {{ {self._number(1)}, mine }}, *{pointer} = &{array}[{self._small()} & 1];"]
        self._inner += [array, pointer]
        for _ in range(self._random.randint(1, 3)):
            lines += self._groups(depth - 1, 1)
            if self._chance(0.5):
                lines.append(f"{pointer}[{self._small()} & 1] += {self._number(1)};")
        self._inner = self._inner[:-2]
        return ["{", *indented(lines), "}"]

    def _group_switch(self, depth: int) -> list[str]:
        lines = [f"switch ({self._common_number()} & 3) {{"]
        for label in self._random.sample(["case 0:", "case 1:", "case 2:", "default:"], 3):
            lines += [f"  {label}", *indented(indented(self._groups(depth - 1, 1)))]
            lines += ["    break;"] if self._chance(0.6) else []
        return [*lines, "}"]

    def _group_backwards(self, depth: int) -> list[str]:
        label, fuel = self._name("again"), self._name("fuel")
        self._declared.append(f"uint {fuel} = {self._random.randint(1, 3)};")
        with self._repeated(4):
            inside = self._groups(depth - 1, 2)
        condition = f"({self._common_number()} & 1) == {self._random.randint(0, 1)}"
        return [f"{label}:;", *inside, f"if ({fuel} > 0 && {condition}) {{ {fuel}--; goto {label}; }}"]

    def _call_meeting(self) -> list[str]:
        found = [name.split()[1] for name, _ in self._helpers if name.startswith("meets ")]
        if not found or not self._may_write:
            return self._exchange(0)
        other = self._pick("(group - 1 - mine)", "((mine + 1) % group)", "0")
        arguments = (
            f"{self._slots()}, {self._pick(*_TILES)}, {self._number(1)}, {other}, {self._common_number()}, group"
        )
        return [f"{self._pick(*self._private)} = {self._pick(*found)}({arguments});"]

    def _pack(self) -> list[str]:
        """Return statements in which some work-items take the next place in local memory, and all add up what is there."""  # noqa: E501 - it is one statement
        taken, sum_ = self._name("taken"), self._pick(*self._private)
        self._declared.append(f"uint {taken} = 0;")
        return [
            "MEET;",
            "if (mine == 0) count[7] = 0;",
            "MEET;",
            f"if ({self._condition()}) {{",
            f"  {taken} = atomic_add(&count[7], 1u);",
            f"  packed[{taken}] = {self._number(1)};",
            "}",
            "MEET;",
            f"{self._pick(*self._common)} = count[7];",
            f"for ({taken} = 0; {taken} < count[7]; {taken}++)",
            f"  {sum_} += packed[{taken}];",
            f"{taken} = 0;",
            "MEET;",
        ]

    def _collective(self) -> list[str]:
        to_common = self._pick(*self._common)
        match self._random.randint(0, 3):
            case 0:
                return [f"{to_common} = work_group_reduce_{self._pick(*_FOLDS)}({self._number(1)});"]
            case 1:
                return [f"{to_common} = work_group_{self._pick('any', 'all')}((int)({self._number(1)} & 1));"]
            case 2:
                how = self._pick("inclusive", "exclusive")
                return [
                    f"{self._pick(*self._private)} = work_group_scan_{how}_{self._pick(*_FOLDS)}({self._number(1)});"
                ]
            case _:
                place = ", ".join(f"{self._common_number()} % get_local_size({at})" for at in range(3))
                return [f"{to_common} = work_group_broadcast({self._number(1)}, {place});"]

    # what a sub-group does

    def _of_sub_group(self, depth: int) -> list[str]:
        match self._random.randint(0, 9):
            case 0 if depth > 0:
                counter = self._name("l")
                self._declared.append(f"uint {counter} = 0;")
                limit = f"({self._number_of_lanes()} & 3)"
                kept = self._name("n")
                self._declared.append(f"uint {kept} = 0;")
                with self._repeated(4):
                    inside = indented([*self._of_sub_group(depth - 1), *self._of_sub_group(depth - 1)])
                return [f"for ({counter} = 0, {kept} = {limit}; {counter} < {kept}; {counter}++) {{", *inside, "}"]
            case 1 if depth > 0:
                lines = [f"if ({self._number_of_lanes()} & 1) {{", *indented(self._of_sub_group(depth - 1))]
                if self._chance(0.5):
                    lines += ["} else {", *indented(self._of_sub_group(depth - 1))]
                return [*lines, "}"]
            case 2:
                return self._of_item(1)
            case 3:
                return self._some_lanes()
            case 4:
                found = [name.split()[1] for name, _ in self._helpers if name.startswith("lanes ")]
                if found:
                    call = f"{self._pick(*found)}({self._number(1)}, {self._number(0)})"
                    return [f"{self._pick(*self._private)} = {call};"]
                return [f"{self._pick(*self._of_lanes)} = {self._lanes_in_common()};"]
            case 5 | 6:
                return [f"{self._pick(*self._of_lanes)} = {self._lanes_in_common()};"]
            case _:
                operation = self._lane_operation(self._number(1), self._number(0))
                return [f"{self._pick(*self._private)} = {operation};"]

    def _lanes_in_common(self) -> str:
        """Return an operation whose result is the same for a sub-group."""
        value = self._number(1)
        return self._pick(
            f"sub_group_reduce_{self._pick(*_FOLDS)}({value})",
            f"sub_group_broadcast({value}, 0)",
            f"(uint)sub_group_{self._pick('any', 'all')}((int)({value} & 1))",
            f"sub_group_ballot((int)({value} & 1)).x",
            f"sub_group_ballot_bit_count(sub_group_ballot((int)({value} & 1)))",
        )

    def _lane_operation(self, value: str, other: str) -> str:
        lanes, lane = "get_sub_group_size()", "get_sub_group_local_id()"
        return self._pick(
            f"sub_group_scan_{self._pick('inclusive', 'exclusive')}_{self._pick(*_FOLDS)}({value})",
            f"sub_group_reduce_{self._pick(*_FOLDS)}({value})",
            f"sub_group_shuffle({value}, {other} % {lanes})",
            f"sub_group_shuffle_xor({value}, ({lane} ^ 1) < {lanes} ? 1 : 0)",
            f"(uint)sub_group_shuffle((ulong){value} * 3, ({lane} + 1) % {lanes})",
            f"(uint)sub_group_shuffle((uchar){value}, {other} % {lanes})",
            f"sub_group_shuffle({value}, {lane} ? {lane} - 1 : 0)",
            f"(uint)sub_group_any((int)({value} & 3) == 3)",
        )

    def _some_lanes(self) -> list[str]:
        """Return statements in which some work-items of a sub-group do something, and others do not."""
        meets = self._name("meets")
        self._declared.append(f"int {meets} = 0;")
        fold = self._pick(*_FOLDS, "xor", "or")
        value, taken = self._number(1), self._pick(*self._private)
        how = self._pick("reduce", "scan_inclusive")
        if self._rounds <= 16 and self._chance(0.4):
            other, rounds, counter = self._pick(*self._private), self._name("n"), self._name("i")
            self._declared.append(f"uint {rounds} = 0, {counter} = 0;")
            return [
                f"{rounds} = {self._number(1)} & 3;",
                f"SOME_ROUNDS({counter}, {rounds}, {self._condition(0)}, {taken}, sub_group_non_uniform_{how}_{fold},"
                f" {self._number(1)}, {other} = {self._number(1)})",
            ]
        before = self._of_item(1, may_write=False)
        return [
            f"{meets} = {self._condition()};",
            f"SOME_LANES({meets}, {taken}, sub_group_non_uniform_{how}_{fold}, {value})",
            *before,
        ]

    # what a work-item does

    def _of_item(self, depth: int, *, may_return: bool = False, may_write: bool = True) -> list[str]:  # noqa: PLR0912 - one case for each kind
        writes = may_write and self._may_write
        match self._random.randint(0, 28):
            case 0 | 1 | 2:
                return [f"{self._pick(*self._private)} = {self._number()};"]
            case 19 | 20 if self._kinds:
                return self._change_kind()
            case 21 if self._any and writes:
                return [f"*{self._pick(*self._any)} {self._pick('=', '+=')} {self._number(1)};"]
            case 22 if self._any:
                chosen = f"({self._condition()}) ? {self._anything()} : {self._anything()}"
                return [f"{self._pick(*self._any)} = {self._pick(self._anything(), chosen)};"]
            case 25 if self._has_seen:
                return [self._pick(f"seen.a = {self._anything()};", f"seen.b = {self._anything()};", "saw = seen;",
                                   f"if ({self._condition()}) seen = saw;")]  # fmt: skip
            case 26 if self._has_seen and writes:
                return [f"*seen.{self._pick('a', 'b')} {self._pick('=', '+=')} {self._number(1)};"]
            case 27 if self._has_list and self._rounds <= 64:
                size = f"sizeof(struct node) * {self._pick('1', '2', f'(1 + ({self._small()} & 3))')}"
                made = f"struct node *made = __builtin_alloca({size}); made->before = list; list = made;"
                return [f"{{ {made} made->value = {self._number(1)}; }}"]
            case 28 if self._inner:
                return [f"{self._pick(*self._inner)}[{self._small()} & 1] = {self._number(1)};"]
            case 24:
                never = self._pick("__builtin_trap();", "for (;;) own[1]++;", "for (;;) MEET;", "return;")
                return [f"if (parameter == {self._random.randint(100, 999)}) {{ {never} }}"]
            case 23 if self._has_record:
                return [self._pick("other = r;", "r = other;", f"if ({self._condition()}) r = other;")]
            case 18 if self._has_function:
                called = self._pick("function", "function", "down")
                call = f"{self._pick(*self._private)} = {called}({self._small()} & 3, {self._number(1)});"
                return [self._pick(call, call, f"function = {self._function()};")]
            case 3 | 4 | 5 if writes:
                return [f"{self._slot()} {self._pick('=', '+=', '^=')} {self._number(1)};"]
            case 6 if writes:
                return [f"atomic_add(&count[{self._small()} & 7], {self._number(1)});"]
            case 7 if writes:
                return [f"own[{self._small()} & 7] = {self._number(1)};"]
            case 8 if self._arrays:
                return [f"{self._pick(*self._arrays)}[{self._small()} & 7] = {self._number(1)};"]
            case 9 if self._own:
                return [f"{self._pick(*self._own)} = ({self._condition()}) ? {self._slots()} : {self._slots()};"]
            case 10 if self._whole:
                one = self._pick(*self._whole)
                chosen = self._common_number() if self._chance(0.5) else self._number(1)
                return [f"{one} = ({chosen} & 1) ? {self._pick(*_TILES)} : {self._pick(*_TILES, *self._whole)};"]
            case 11 if self._has_record:
                return [self._pick(f"r.x = {self._number(1)};", f"r.y[{self._small()} & 3] = {self._number(1)};",
                                   f"r.p = {self._slots()};", "r.q = r.p;")]  # fmt: skip
            case 12 if self._has_table:
                return [f"ps[{self._small()} % 3] = {self._slots()};"]
            case 13 | 14 if depth > 0:
                lines = [f"if ({self._condition()}) {{", *self._items(depth - 1, may_return, may_write)]
                if self._chance(0.4):
                    lines += ["} else {", *self._items(depth - 1, may_return, may_write)]
                return [*lines, "}"]
            case 15 if depth > 0 and self._rounds <= 64:
                return self._item_loop(depth, may_write)
            case 16 if may_return or self._loops:
                kinds = ["out[2 * item] = 9; return;"] if may_return else []
                kinds += ["break;", "continue;"] if self._loops else []
                return [f"if ({self._condition()}) {{ {self._pick(*kinds)} }}"]
            case 17:
                return self._call_own(writes)
            case _:
                return [f"{self._pick(*self._private)} ^= {self._slot()};"]

    def _items(self, depth: int, may_return: bool, may_write: bool) -> list[str]:
        count = self._random.randint(1, 2)
        lines = [self._of_item(depth, may_return=may_return, may_write=may_write) for _ in range(count)]
        return indented([line for one in lines for line in one])

    def _item_loop(self, depth: int, may_write: bool) -> list[str]:
        counter, kept = self._name("i"), self._name("n")
        self._declared.append(f"uint {counter} = 0, {kept} = 0;")
        self._loops += 1
        with self._repeated(8):
            inside = self._items(depth - 1, may_return=False, may_write=may_write)
            inside += self._items(depth - 1, may_return=False, may_write=may_write)
        self._loops -= 1
        limit = f"{self._number(1)} & 7"
        return [f"for ({counter} = 0, {kept} = {limit}; {counter} < {kept}; {counter}++) {{", *inside, "}"]

    def _call_own(self, writes: bool) -> list[str]:
        found = [name.split() for name, _ in self._helpers]
        found = [one for one in found if one[0] == "sums" or (one[0] == "own" and writes)]
        if not found:
            return [f"{self._pick(*self._private)} += {self._slot()};"]
        kind, name = self._random.choice(found)
        if kind == "own":
            call = f"{name}({self._slots()}, {self._slots()}, {self._number(1)})"
        elif self._may_write:
            call = f"{name}({self._slots()}, {self._small()} & 3)"
        else:
            call = f"{name}({self._pick(*_TILES)}, {self._number(0)} % (group * 4))"
        return [f"{self._pick(*self._private)} = {call};"]


def _length(kind: str) -> int:
    """Return how many elements a type has."""
    return int(kind.lstrip("abcdefghijklmnopqrstuvwxyz") or 1)


def indented(lines: list[str]) -> list[str]:
    """Return lines further to the right."""
    return [f"  {line}" for line in lines]
