"""Random OpenCL C programs whose meaning is known: whatever compiler and level, they compute the same.

No arithmetic overflows, no index leaves its array, all loops end, and work-items meet at every barrier or none does.
The same text is C, with the declarations of `opencl_meaning.c`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from random import Random

INPUTS = 256
GIVEN = bytes(range(6))  # what a structure holds that is passed by value
CELLS = 8  # numbers that a work-item has in `own`
PLACES = (
    "size_t item = (get_global_id(2) * get_global_size(1) + get_global_id(1)) * get_global_size(0) + get_global_id(0);",
    "size_t mine = (get_local_id(2) * get_local_size(1) + get_local_id(1)) * get_local_size(0) + get_local_id(0);",
    "size_t group = get_local_size(0) * get_local_size(1) * get_local_size(2);",
    f"global uint *own = cells + item * {CELLS};",
)
"""Where a work-item is in the range and in its work-group, how many this has, and the cells of the work-item."""
_INTEGERS = {"char": 8, "uchar": 8, "short": 16, "ushort": 16, "int": 32, "uint": 32, "long": 64, "ulong": 64}
_VECTORS = ("uint2", "uint3", "uint4", "uint8", "uchar4", "ushort8", "ulong2", "int4", "uchar16")
_IDS = ("get_global_id", "get_local_id", "get_group_id", "get_global_size", "get_local_size", "get_num_groups")
SIZES = (
    ((64, 1, 1), (16, 1, 1)),
    ((37, 1, 1), (37, 1, 1)),
    ((48, 1, 1), (3, 1, 1)),
    ((130, 1, 1), (65, 1, 1)),
    ((6, 1, 1), (1, 1, 1)),
    ((16, 4, 1), (8, 2, 1)),
    ((5, 6, 1), (5, 3, 1)),
    ((4, 8, 1), (1, 8, 1)),
    ((16, 2, 4), (16, 1, 2)),
)


@dataclass(frozen=True)
class Program:
    """A text with the kernel `run`, and for which ranges it is written."""

    text: str
    global_size: tuple[int, int, int]
    local_size: tuple[int, int, int] | None
    parameter: int
    has_barriers: bool
    lanes: int = 16


@dataclass
class Scope:
    """What the text of a function may name, and where control may go from here."""

    is_kernel: bool = False
    result: str | None = None
    scalars: dict[str, str] = field(default_factory=dict)
    constants: dict[str, str] = field(default_factory=dict)
    arrays: dict[str, tuple[str, int]] = field(default_factory=dict)
    vectors: dict[str, str] = field(default_factory=dict)
    floats: list[str] = field(default_factory=list)
    records: list[str] = field(default_factory=list)
    pointers: dict[str, str] = field(default_factory=dict)
    record_pointers: list[str] = field(default_factory=list)
    declared: list[str] = field(default_factory=list)
    loops: int = 0  # around this place, out of which `break` and `continue` lead
    may_return: bool = True
    rounds: int = 1  # how often this place is run, at most
    labels: list[str] = field(default_factory=list)  # that stand further on, at any depth
    after: list[list[str]] = field(default_factory=list)  # lists of statements around this place


class Writer:
    """What makes choices, and new names, for a program that is written."""

    def __init__(self, random: Random) -> None:
        self._random = random
        self._count = 0

    def _pick(self, *choices: str) -> str:
        return self._random.choice(choices)

    def _chance(self, probability: float) -> bool:
        return self._random.random() < probability

    def _name(self, stem: str) -> str:
        self._count += 1
        return f"{stem}{self._count}"


class ProgramText(Writer):
    """Writes a program with choices of a random generator."""

    def __init__(self, random: Random) -> None:
        super().__init__(random)
        self._functions: list[tuple[str, str, list[str]]] = []  # name, result, types of parameters
        self._is_lean = random.random() < 0.6  # without what keeps work-items from running in step
        self._has_barriers = random.random() < 0.35
        self._has_local = self._has_barriers or random.random() < 0.2
        self._global, self._local = random.choice(SIZES)

    def program(self) -> Program:
        """Return one."""
        fields = [f"  {self._integer_type()} f{at};" for at in range(3)]
        parts = [
            "struct inner { ushort a; uchar b[4]; };",
            "struct record {",
            *fields,
            "  uint items[4];",
            "  uint4 vector;",
            "  struct inner inner;",
            "};",
            "union bits { ulong whole; uint halves[2]; uchar bytes[8]; };",
            f"constant uint table[16] = {{ {', '.join(hex(self._random.getrandbits(32)) for _ in range(16))} }};",
            "",
        ]
        for _ in range(0 if self._is_lean else self._random.randint(0, 3)):
            parts += [self._function(), ""]
        parts.append(self._kernel())
        parameter = self._random.randint(0, 9)
        return Program("\n".join(parts), self._global, self._local, parameter, self._has_barriers)

    def _integer_type(self) -> str:
        return self._pick(*_INTEGERS, "int", "uint", "uint")

    # functions

    def _function(self) -> str:
        """Return a function of numbers, pointers and records."""
        name, result = self._name("helper"), self._integer_type()
        scope = Scope(result=result)
        parameters: list[str] = []
        types: list[str] = []
        for _ in range(self._random.randint(1, 4)):
            kind = self._pick("number", "number", "pointer", "record", "record pointer", "vector")
            one = self._name("p")
            if kind == "number":
                scope.scalars[one] = type_ = self._integer_type()
            elif kind == "pointer":
                scope.pointers[one] = base = self._pick("uint", "int", "ushort", "ulong")
                type_ = f"{base} *"
            elif kind == "record":
                scope.records.append(one)
                type_ = "struct record"
            elif kind == "record pointer":
                scope.record_pointers.append(one)
                type_ = "struct record *"
            else:
                scope.vectors[one] = type_ = self._pick(*_VECTORS)
            types.append(type_)
            parameters.append(f"{type_} {one}")
        scope.rounds = 64
        self._declare(scope, few=True)
        lines = self._statements(scope, 2, self._random.randint(2, 5))
        end = f"return {self._number(scope, result, 2)};"
        body = [*scope.declared, *lines, end]
        self._functions.append((name, result, types))
        keyword = self._pick("static", "static inline", "__attribute__((noinline)) static")
        return "\n".join([f"{keyword} {result} {name}({', '.join(parameters)}) {{", *indented(body), "}"])

    def _kernel(self) -> str:
        scope = Scope(is_kernel=True, may_return=not self._has_barriers)
        scope.constants["parameter"] = "int"
        self._declare(scope, few=False)
        lines: list[str] = []
        for _ in range(self._random.randint(2, 4) if self._has_barriers else 1):
            lines += self._segment(scope)
        attribute = ""
        if self._chance(0.2):
            attribute = f"__attribute__((reqd_work_group_size({', '.join(map(str, self._local))}))) "
        parameters = "global uint *out, global uint *cells, global const uint *in, int parameter, struct inner given"
        head = f"{attribute}kernel void run({parameters}) {{"
        first = [
            *PLACES,
            "ulong hash = 0;",
        ]
        if self._has_local:
            first = ["local uint tile[128];", *first, "tile[mine] = (uint)mine;", *self._barrier()]
        ends = self._hash(scope)
        lines = [*first, *scope.declared, *lines, *ends, "out[2 * item] = hash, out[2 * item + 1] = hash >> 32;"]
        return "\n".join([head, *indented(lines), "}", ""])

    def _segment(self, scope: Scope) -> list[str]:
        """Return statements of a kernel that all work-items run from the start to the end, with barriers around."""
        if not self._has_barriers:
            return self._statements(scope, 3, self._random.randint(3, 6))
        kind = self._random.randint(0, 4)
        if kind == 0:
            counter = self._name("u")
            scope.declared.append(f"uint {counter} = 0;")
            scope.constants[counter] = "uint"
            rounds = self._pick("2", "3", "((uint)parameter & 3)", "(uint)get_num_groups(0) % 3")
            before, scope.rounds = scope.rounds, 4
            inside = [*self._exchange(scope), *self._statements(scope, 2, 2)]
            if self._chance(0.3):
                inside += [f"if ({counter} == ((uint)parameter & 1)) {self._pick('break', 'continue')};"]
                inside += [*self._barrier()]
            inside += self._exchange(scope) if self._chance(0.5) else []
            scope.rounds = before
            return [f"for ({counter} = 0; {counter} < {rounds}; {counter}++) {{", *indented(inside), "}"]
        if kind == 1:
            condition = self._pick("parameter > 4", "get_group_id(0) & 1", "(parameter ^ get_group_id(0)) % 3 == 0")
            inside = [*self._statements(scope, 1, 2), *self._exchange(scope)]
            other = self._statements(scope, 1, 1)
            return [f"if ({condition}) {{", *indented(inside), "} else {", *indented(other), "}"]
        if kind == 2:
            return [*self._count_in_group(scope), *self._statements(scope, 2, 2)]
        return [*self._statements(scope, 2, self._random.randint(2, 4)), *self._exchange(scope)]

    def _barrier(self) -> list[str]:
        return ["barrier(CLK_LOCAL_MEM_FENCE);"] if self._has_barriers else []

    def _exchange(self, scope: Scope) -> list[str]:
        """Return statements that give a number to others, and take theirs."""
        other = self._pick("group - 1 - mine", "(mine + 1) % group", "(mine * 7 + 3) % group", "0")
        taken = self._pick(*[name for name, type_ in scope.scalars.items() if type_ in ("uint", "ulong")])
        if self._chance(0.3):
            return [f"{taken} = {taken} ^ exchanged(tile, mine, {other}, {self._number(scope, 'uint', 2)});"]
        return [
            *self._barrier(),
            f"tile[mine] = {self._number(scope, 'uint', 2)};",
            *self._barrier(),
            f"{taken} = {taken} ^ tile[{other}];",
            *self._barrier(),
        ]

    def _count_in_group(self, scope: Scope) -> list[str]:
        """Return statements that add up numbers of a group, in any order."""
        taken = self._pick(*[name for name, type_ in scope.scalars.items() if type_ in ("uint", "ulong")])
        return [
            *self._barrier(),
            "if (mine == 0) tile[127] = 5u;",
            *self._barrier(),
            f"if ({self._condition(scope, 2)}) atomic_add(&tile[127], {self._number(scope, 'uint', 1)});",
            *self._barrier(),
            f"{taken} = {taken} + tile[127];",
            *self._barrier(),
        ]

    def _declare(self, scope: Scope, *, few: bool) -> None:
        """Make the variables of a function, all with values."""
        random, say = self._random, scope.declared.append
        for at in range(random.randint(2, 4 if few else 7)):
            name, type_ = self._name("v"), "uint" if at == 0 else self._integer_type()
            say(f"{type_} {name} = {self._start(scope, type_)};")
            scope.scalars[name] = type_
        for _ in range(0 if self._is_lean else random.randint(0, 1 if few else 3)):
            name, type_, length = self._name("a"), self._integer_type(), random.choice((2, 4, 8, 16))
            values = ", ".join(self._start(scope, type_) for _ in range(random.randint(1, length)))
            say(f"{type_} {name}[{length}] = {{ {values} }};")
            scope.arrays[name] = (type_, length)
        for _ in range(random.randint(0, 1 if few else 2)):
            name, type_ = self._name("x"), self._pick(*_VECTORS)
            say(f"{type_} {name} = {self._vector_of(scope, type_, 0)};")
            scope.vectors[name] = type_
        for _ in range(random.randint(0, 2)):
            name = self._name("g")
            say(f"float {name} = {random.randint(-9, 9)}.5f;")
            scope.floats.append(name)
        if self._is_lean:
            return
        for _ in range(random.randint(0, 1 if few else 2)):
            name = self._name("s")
            say(f"struct record {name} = {{ 1, 2, 3, {{ 4, 5, 6, {random.randint(0, 99)} }} }};")
            say(f"{name}.vector = VEC(uint4, 1, 2, 3, 4);")
            say(f"{name}.inner.a = 7; {name}.inner.b[0] = 8; {name}.inner.b[1] = 9;")
            say(f"{name}.inner.b[2] = 10; {name}.inner.b[3] = 11;")
            scope.records.append(name)
        if scope.records and self._chance(0.6):
            name = self._name("q")
            say(f"struct record *{name} = &{self._pick(*scope.records)};")
            scope.record_pointers.append(name)
        for _ in range(random.randint(0, 2)):
            type_ = self._pick("uint", "int", "ulong", "ushort")
            if (place := self._address(scope, type_)) is not None:
                name = self._name("q")
                say(f"{type_} *{name} = {place};")
                scope.pointers[name] = type_

    def _start(self, scope: Scope, type_: str) -> str:
        """Return a first value: a number, or what differs between work-items."""
        if scope.is_kernel and self._chance(0.4):
            return f"({type_}){self._pick('item', 'mine', 'parameter', 'in[item & 255]', 'get_global_id(0)')}"
        return self._literal(type_)

    def _address(self, scope: Scope, type_: str) -> str | None:
        """Return the address of something private of a type, if there is one."""
        found = [f"&{name}" for name, kind in scope.scalars.items() if kind == type_]
        for name, (kind, length) in scope.arrays.items():
            if kind == type_:
                found.append(f"&{name}[{self._index(scope, length, 1)}]")
        if type_ == "uint":
            found += [f"&{name}.items[{self._index(scope, 4, 1)}]" for name in scope.records]
            found += [f"&{name}->items[{self._index(scope, 4, 1)}]" for name in scope.record_pointers]
        if type_ == "ushort":
            found += [f"&{name}.inner.a" for name in scope.records]
        found += [name for name, kind in scope.pointers.items() if kind == type_]
        return self._pick(*found) if found else None

    def _hash(self, scope: Scope) -> list[str]:
        """Return statements that make one number of variables, of all or of some."""
        names = [*scope.scalars]
        for name, (_, length) in scope.arrays.items():
            names += [f"{name}[{at}]" for at in range(length)]
        for name, type_ in scope.vectors.items():
            names += [f"{name}.s{'0123456789abcdef'[at]}" for at in range(length_of(type_))]
        for name in scope.records:
            names += [f"{name}.{one}" for one in ("f0", "f1", "f2", "inner.a")]
            names += [f"{name}.items[{at}]" for at in range(4)]
            names += [f"{name}.inner.b[{at}]" for at in range(4)]
            names += [f"{name}.vector.s{at}" for at in range(4)]
        names += [f"to_int({name})" for name in scope.floats]
        if self._chance(0.5):
            names = [name for name in names if self._chance(0.3)]
        names += [f"*{name}" for name in scope.pointers] + [f"{name}->items[1]" for name in scope.record_pointers]
        return [f"hash = hash * 31 + (ulong){name};" for name in names]

    # expressions

    def _literal(self, type_: str) -> str:
        bits = _INTEGERS[type_]
        kind = self._random.randint(0, 3)
        value = self._random.randint(0, 9) if kind else self._random.getrandbits(bits - 1)
        if not type_.startswith("u") and kind == 1:
            return f"({type_})(-{value})"
        return f"({type_}){value}{'u' if type_.startswith('u') else ''}{'l' if bits == 64 else ''}"

    def _index(self, scope: Scope, length: int, depth: int) -> str:
        if self._chance(0.3):
            return str(self._random.randrange(length))
        if depth <= 0:
            return f"(uint){self._pick(*scope.scalars, *scope.constants)} & {length - 1}"
        return f"{self._number(scope, 'uint', depth)} & {length - 1}"

    def _number(self, scope: Scope, type_: str, depth: int) -> str:
        """Return an expression of a type, in parentheses where it needs them."""
        if depth <= 0 or self._chance(0.25):
            return self._leaf(scope, type_, depth)
        wide = "ulong" if _INTEGERS[type_] == 64 else "uint"
        kind = self._random.randint(0, 12)
        one = self._number(scope, type_, depth - 1)
        if kind == 10:
            chosen = self._condition(scope, depth - 1)
            return f"(({chosen}) ? {one} : {self._number(scope, type_, depth - 1)})"
        if kind == 11:
            return f"({type_})({self._condition(scope, depth - 1)})"
        if kind == 12:
            return self._builtin(scope, type_, depth)
        other = self._number(scope, type_, depth - 1)
        match kind:
            case 0 | 1 | 2:
                return f"({type_})(({wide}){one} {self._pick('+', '-', '*')} ({wide}){other})"
            case 3 | 4:
                return f"({type_})({one} {self._pick('&', '|', '^')} {other})"
            case 5:
                return f"({type_})(({wide}){one} << ((uint){other} & {_INTEGERS[type_] - 1}))"
            case 6:
                return f"({type_})({one} >> ((uint){other} & {_INTEGERS[type_] - 1}))"
            case 7:
                return f"{self._pick('divided', 'rest')}_{type_}({one}, {other})"
            case 8:
                return f"({type_})(~{one})"
            case _:
                return f"({type_})(0 - ({wide}){one})"

    def _leaf(self, scope: Scope, type_: str, depth: int) -> str:
        if self._chance(0.2):
            return self._literal(type_)
        name = self._pick(*scope.scalars, *scope.constants, *self._others(scope))
        return f"({type_}){self._read(scope, name, depth - 1)}"

    def _others(self, scope: Scope) -> list[str]:
        """Return what can be read and is no variable of one number."""
        found = [*scope.arrays, *scope.vectors, *scope.floats, *scope.records, *scope.pointers, *scope.record_pointers]
        found += ["table", "id", *(("in", "own", "given") if scope.is_kernel else ())]
        return [*found, "tile"] if scope.is_kernel and self._has_local else found

    def _read(self, scope: Scope, name: str, depth: int) -> str:
        """Return a number that is in something."""
        if name in scope.arrays:
            return f"{name}[{self._index(scope, scope.arrays[name][1], depth)}]"
        if name in scope.vectors:
            return self._element(name, scope.vectors[name])
        if name in scope.floats:
            return f"to_int({name})"
        if name in scope.pointers:
            return f"*{name}"
        if name in scope.records or name in scope.record_pointers:
            return f"{name}{'.' if name in scope.records else '->'}{self._member(scope)}"
        if name == "given":
            return self._pick("given.a", f"given.b[{self._index(scope, 4, depth)}]")
        lengths = {"table": 16, "in": INPUTS, "own": CELLS}
        if name in lengths:
            return f"{name}[{self._index(scope, lengths[name], depth)}]"
        if name == "id":
            return f"{self._pick(*_IDS)}({self._pick('0', '0', '1')})"
        return "tile[mine]" if name == "tile" else name

    def _member(self, scope: Scope) -> str:
        return self._pick(
            *("f0", "f1", "f2", "inner.a"),
            f"items[{self._index(scope, 4, 0)}]",
            f"inner.b[{self._index(scope, 4, 0)}]",
            f"vector.{self._pick('x', 'y', 'z', 'w')}",
        )

    def _element(self, name: str, type_: str) -> str:
        return f"{name}.s{'0123456789abcdef'[self._random.randrange(length_of(type_))]}"

    def _builtin(self, scope: Scope, type_: str, depth: int) -> str:
        one, other = (self._number(scope, "uint", depth - 1) for _ in range(2))
        call = self._pick(
            f"min({one}, {other})",
            f"max((int){one}, (int){other})",
            f"popcount({one})",
            f"clz({one})",
            f"rotate({one}, {other} & 31)",
            f"abs_diff({one}, {other})",
            f"mul_hi({one}, {other})",
            f"add_sat((int){one}, (int){other})",
        )
        return f"({type_}){call}"

    def _condition(self, scope: Scope, depth: int) -> str:
        kind = self._random.randint(0, 9)
        if kind == 0 and scope.floats:
            return f"{self._pick(*scope.floats)} {self._pick('<', '>=', '==', '!=')} {self._float(scope, 1)}"
        if kind == 1 and depth > 0:
            one, other = self._condition(scope, depth - 1), self._condition(scope, depth - 1)
            return f"({one}) {self._pick('&&', '||')} ({other})"
        if kind == 2:
            return f"!{self._number(scope, 'int', depth)}"
        if kind <= 5:
            return f"({self._number(scope, 'uint', depth)} & {self._pick('1', '3', '7')}) == {self._pick('0', '1')}"
        type_ = self._integer_type()
        operator = self._pick("<", "<=", ">", ">=", "==", "!=")
        return f"{self._number(scope, type_, depth)} {operator} {self._number(scope, type_, depth)}"

    def _float(self, scope: Scope, depth: int) -> str:
        kind = self._random.randint(0, 4) if depth else self._random.randint(0, 1)
        if kind == 0 and scope.floats:
            return self._pick(*scope.floats)
        if kind <= 1:
            return f"(float)(short){self._leaf(scope, 'int', 0)}"
        one, other = self._float(scope, depth - 1), self._float(scope, depth - 1)
        return f"tame({one} {self._pick('+', '-', '*')} {other})"

    def _vector_of(self, scope: Scope, type_: str, depth: int) -> str:
        """Return an expression of a vector type; arithmetic is that of unsigned numbers."""
        length, element = length_of(type_), type_.rstrip("0123456789")
        same = [name for name, kind in scope.vectors.items() if kind == type_]
        if depth <= 0 or self._chance(0.3):
            if same and self._chance(0.6):
                return self._pick(*same)
            values = ", ".join(self._start(scope, element) if depth <= 0 else self._number(scope, element, 1)
                               for _ in range(length))  # fmt: skip
            return f"VEC({type_}, {values})"
        one, other = self._vector_of(scope, type_, depth - 1), self._vector_of(scope, type_, depth - 1)
        kind = self._random.randint(0, 5)
        if kind <= 1:
            operator = self._pick("&", "|", "^") if element == "int" else self._pick("+", "-", "*")
            return f"({one} {operator} {other})"
        if kind == 2:
            return f"({one} {self._pick('&', '|', '^')} {other})"
        if kind == 3 and element in ("uint", "int"):
            mask = f"({one} {self._pick('<', '==', '!=', '>')} {other})"
            return f"AS({type_}, (AS(int{length}, {one}) & {mask}) | (AS(int{length}, {other}) & ~{mask}))"
        if kind == 4 and length in (2, 4) and same:
            order = "".join(self._random.choice("xyzw"[:length]) for _ in range(length))
            return f"{self._pick(*same)}.{order}"
        return f"(~{one})"

    # statements

    def _statements(self, scope: Scope, depth: int, count: int) -> list[str]:
        """Return statements, with labels between them that those before may go to."""
        label = self._name("label") if self._chance(0.25) else None
        at = self._random.randint(1, count) if label else count
        lines: list[str] = []
        if label:
            scope.labels.append(label)
        for number in range(count):
            if number == at and label:
                scope.labels.remove(label)
                lines.append(f"{label}:;")
            lines += self._statement(scope, depth)
        if label and at == count:
            scope.labels.remove(label)
            lines.append(f"{label}:;")
        return lines

    def _statement(self, scope: Scope, depth: int) -> list[str]:  # noqa: PLR0912 - one case for each kind
        kind = self._random.randint(0, 21 if depth > 0 else 11)
        match kind:
            case 0 | 1 | 2:
                return [self._assignment(scope)]
            case 3 if scope.vectors:
                return [self._vector_assignment(scope)]
            case 4 if scope.floats:
                return [f"{self._pick(*scope.floats)} = {self._float(scope, 2)};"]
            case 5 if scope.is_kernel:
                return [f"own[{self._index(scope, CELLS, 2)}] = {self._number(scope, 'uint', 2)};"]
            case 6 if self._functions:
                return self._call(scope)
            case 7:
                return self._pointing(scope)
            case 8 | 9:
                return self._jump(scope)
            case 10 if not self._is_lean:
                return self._through_bits(scope)
            case 12 | 13 | 14:
                return self._branch(scope, depth)
            case 15:
                return self._switch(scope, depth)
            case 16 | 17 | 18 | 19 | 20:
                return self._loop(scope, depth)
            case 21:
                return self._backwards(scope, depth)
            case _:
                return [self._assignment(scope)]

    def _place(self, scope: Scope) -> tuple[str, str]:
        """Return something to assign to, and its type."""
        found = [*scope.scalars.items()] * 2
        if scope.is_kernel and self._chance(0.2):
            found.append((f"given.b[{self._index(scope, 4, 1)}]", "uchar"))
        found += [(f"{name}[{self._index(scope, n, 1)}]", type_) for name, (type_, n) in scope.arrays.items()]
        found += [(f"*{name}", type_) for name, type_ in scope.pointers.items()]
        found += [(self._element(name, kind), kind.rstrip("0123456789")) for name, kind in scope.vectors.items()]
        for name in (*(f"{one}." for one in scope.records), *(f"{one}->" for one in scope.record_pointers)):
            found.append((f"{name}items[{self._index(scope, 4, 1)}]", "uint"))
            found.append((f"{name}{self._pick('inner.a', 'f0', 'f2', 'vector.y')}", "ushort"))
            found.append((f"{name}inner.b[{self._index(scope, 4, 1)}]", "uchar"))
        return self._random.choice(found)

    def _assignment(self, scope: Scope) -> str:
        place, type_ = self._place(scope)
        return f"{place} = {self._number(scope, type_, self._random.randint(1, 3))};"

    def _vector_assignment(self, scope: Scope) -> str:
        name = self._pick(*scope.vectors)
        type_ = scope.vectors[name]
        if self._chance(0.2) and type_ != "uint3" and not self._is_lean:
            element = type_.rstrip("0123456789")
            index = self._index(scope, length_of(type_), 1)
            return f"(({element} *)&{name})[{index}] = {self._number(scope, element, 1)};"
        return f"{name} = {self._vector_of(scope, type_, 2)};"

    def _call(self, scope: Scope) -> list[str]:
        name, result, types = self._random.choice(self._functions)
        arguments: list[str] = []
        for type_ in types:
            if type_ in _INTEGERS:
                arguments.append(self._number(scope, type_, 1))
            elif type_ in _VECTORS:
                arguments.append(self._vector_of(scope, type_, 1))
            elif type_ == "struct record":
                if not scope.records:
                    return [self._assignment(scope)]
                arguments.append(self._pick(*scope.records))
            elif type_ == "struct record *":
                found = [*(f"&{one}" for one in scope.records), *scope.record_pointers]
                if not found:
                    return [self._assignment(scope)]
                arguments.append(self._pick(*found))
            else:
                address = self._address(scope, type_.removesuffix(" *"))
                if address is None:
                    return [self._assignment(scope)]
                arguments.append(address)
        if scope.rounds > 64:
            return [self._assignment(scope)]
        taken = [one for one, type_ in scope.scalars.items() if type_ == result] or [*scope.scalars]
        return [f"{self._pick(*taken)} = {name}({', '.join(arguments)});"]

    def _pointing(self, scope: Scope) -> list[str]:
        """Let a pointer point to something else, or copy a record."""
        if scope.record_pointers and scope.records and self._chance(0.4):
            if self._chance(0.5):
                return [f"{self._pick(*scope.records)} = *{self._pick(*scope.record_pointers)};"]
            first, second = self._pick(*scope.records), self._pick(*scope.records)
            return [f"{self._pick(*scope.record_pointers)} = ({self._condition(scope, 1)}) ? &{first} : &{second};"]
        if not scope.pointers:
            return [self._assignment(scope)]
        name = self._pick(*scope.pointers)
        one, other = (self._address(scope, scope.pointers[name]) for _ in range(2))
        return [f"{name} = ({self._condition(scope, 1)}) ? {one} : {other};"]

    def _through_bits(self, scope: Scope) -> list[str]:
        """Write a number in one way and read it in another."""
        name = self._name("bits")
        scope.declared.append(f"union bits {name}; {name}.whole = 3;")
        place = self._pick(*scope.scalars)
        at = self._index(scope, 8, 1)
        return [
            f"{name}.{self._pick('whole', 'halves[0]', 'halves[1]')} = {self._number(scope, 'uint', 2)};",
            f"{name}.bytes[{at}] = {self._number(scope, 'uchar', 1)};",
            f"{place} = {name}.{self._pick('whole', 'halves[1]', f'bytes[{self._index(scope, 8, 1)}]')};",
        ]

    def _jump(self, scope: Scope) -> list[str]:
        """Leave a round, a loop, a part of the text or the function, if a condition holds."""
        found = [f"goto {one};" for one in scope.labels]
        found += ["continue;", "continue;", "break;", "break;"] if scope.loops else []
        if scope.may_return and self._chance(0.3):
            end = (
                f"return {self._number(scope, scope.result, 1)};" if scope.result else "{ out[2 * item] = 9; return; }"
            )
            found.append(end)
        if not found:
            return [self._assignment(scope)]
        return [f"if ({self._condition(scope, 2)}) {self._pick(*found)}"]

    def _branch(self, scope: Scope, depth: int) -> list[str]:
        lines = [f"if ({self._condition(scope, 2)}) {{"]
        lines += indented(self._statements(scope, depth - 1, self._random.randint(1, 3)))
        if self._chance(0.5):
            lines += ["} else {", *indented(self._statements(scope, depth - 1, self._random.randint(1, 2)))]
        return [*lines, "}"]

    def _switch(self, scope: Scope, depth: int) -> list[str]:
        """Return a `switch`, whose cases may fall through, with `default` anywhere."""
        values = self._random.sample(range(8), self._random.randint(1, 5))
        labels = [f"case {value}:" for value in values]
        if self._chance(0.7):
            labels.insert(self._random.randint(0, len(labels)), "default:")
        lines = [f"switch ({self._number(scope, 'uint', 2)} & 7) {{"]
        for label in labels:
            lines += [f"  {label}", *indented(indented(self._statements(scope, depth - 1, 1)))]
            lines += ["    break;"] if self._chance(0.7) else []
        return [*lines, "}"]

    def _loop(self, scope: Scope, depth: int) -> list[str]:
        counter = self._name("i")
        scope.declared.append(f"uint {counter} = 0;")
        most = 8 if scope.rounds <= 32 else 4
        limit = self._pick(str(self._random.randint(1, most)), f"({self._number(scope, 'uint', 1)} & {most - 1})")
        before = scope.rounds
        scope.rounds *= most
        scope.loops += 1
        scope.constants[counter] = "uint"
        inside = indented(self._statements(scope, depth - 1, self._random.randint(1, 4)))
        if self._chance(0.08):  # another way in
            into = self._name("into")
            at = self._random.choice([number for number, line in enumerate(inside) if line[2] != " "])
            inside.insert(at, f"  {into}:;")
            before_loop = [f"if ({self._condition(scope, 2)}) goto {into};"]
        else:
            before_loop = []
        scope.loops -= 1
        scope.rounds = before
        kind = self._random.randint(0, 4)
        if kind <= 1:
            return [*before_loop, f"for ({counter} = 0; {counter} < {limit}; {counter}++) {{", *inside, "}"]
        fixed = self._name("n")
        scope.declared.append(f"uint {fixed} = 0;")
        start = [f"{counter} = 0; {fixed} = {limit};", *before_loop]
        if kind == 2:
            return [*start, f"while ({counter}++ < {fixed}) {{", *inside, "}"]
        if kind == 3:
            return [*start, "do {", *inside, f"}} while ({counter}++ < {fixed});"]
        condition = self._condition(scope, 2)
        return [*start, f"while ({counter}++ < {fixed} && ({condition})) {{", *inside, "}"]

    def _backwards(self, scope: Scope, depth: int) -> list[str]:
        """Return statements that are run again, by `goto`, some times at most."""
        label, fuel = self._name("again"), self._name("fuel")
        scope.declared.append(f"uint {fuel} = {self._random.randint(1, 4)};")
        before = scope.rounds
        scope.rounds *= 4
        inside = self._statements(scope, depth - 1, 2)
        scope.rounds = before
        return [
            f"{label}:;",
            *inside,
            f"if ({fuel} > 0 && ({self._condition(scope, 2)})) {{ {fuel}--; goto {label}; }}",
        ]


def length_of(type_: str) -> int:
    """Return how many elements a type of vectors has."""
    return int(type_.lstrip("abcdefghijklmnopqrstuvwxyz"))


def indented(lines: list[str]) -> list[str]:
    """Return lines as they stand in a block."""
    return [f"  {line}" for line in lines]
