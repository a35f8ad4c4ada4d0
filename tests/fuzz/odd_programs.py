"""Random OpenCL C programs of the odd parts of C, whose meaning is known.

They are what `opencl_programs.py` does not write, beside what it does: bit-fields, packed structures in places that
are not aligned, structures of kilobytes by value, integers of 7, 24, 65 and 128 bits, functions that call themselves
and each other, pointers to functions that work-items choose, copies of a length that is computed, arithmetic that
tells whether it overflows, atomic operations of all kinds and widths, volatile variables, elements of vectors whose
number is computed, shuffles by masks, vectors of three, halves, conversions that saturate, indices of 8 and 16 bits
that wrap, numbers that depend on those of rounds before, and long `switch`es.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from opencl_programs import ProgramText, indented, length_of

if TYPE_CHECKING:
    from random import Random

    from opencl_programs import Program, Scope

_DECLARED = """
struct fields { int a : 3; uint b : 5; uint c : 17; ulong d : 40; uchar e : 1; short f : 11; long g : 33; };
struct __attribute__((packed)) packed { uchar a; uint b; ushort c; ulong d; uchar e; };
struct big { uint x[1100]; uchar y; };
struct nested { struct { uchar a; struct { short b; ulong c; } in[2]; } out[2]; uint3 v; float f; };
typedef unsigned _BitInt(7) unsigned7;
typedef unsigned _BitInt(24) unsigned24;
typedef signed _BitInt(24) signed24;
typedef unsigned _BitInt(65) unsigned65;
typedef unsigned _BitInt(128) unsigned128;
typedef signed _BitInt(128) signed128;
typedef uint (*act)(uint, uint);
static uint even(uint n, uint v);
static uint odd(uint n, uint v) { return n ? even(n - 1, v * 5 + n) : v ^ 77u; }
static uint even(uint n, uint v) { return n ? odd(n - 1, v ^ (v >> 3)) + n : v; }
static uint tree(uint n, uint v) {
  uint kept[3] = { v, n, v ^ n };
  if (n < 2) return v + 1;
  uint one = tree(n - 1, kept[v % 3] + 1);
  return one * 3 + tree(n - 2, one ^ kept[n % 3]);
}
static uint act_add(uint a, uint b) { return a + b; }
static uint act_mix(uint a, uint b) { return a * 31 ^ b >> 5; }
static uint act_loop(uint a, uint b) { for (uint i = 0; i < (b & 7); i++) a = a * 3 + i; return a; }
static uint act_tree(uint a, uint b) { return tree(a & 3, b); }
__attribute__((noinline)) static uint of_big(struct big s, uint at) {
  s.x[at % 1100] += s.y;
  return s.x[(at * 7) % 1100] + s.x[at % 1100];
}
__attribute__((noinline)) static struct big big_of(uint v) {
  struct big s = { { v, 2, 3 }, (uchar)v };
  s.x[1099] = v ^ 5u; s.x[v % 1100] = 9;
  return s;
}
static uint over(uint *p, uint *q, uint n) { for (uint i = 1; i < n; i++) p[i] = q[i - 1] * 3 + p[i]; return p[n - 1]; }
"""
_WIDE = {"unsigned7": 7, "unsigned24": 24, "unsigned65": 65, "unsigned128": 128}
_SIGNED = {"unsigned24": "signed24", "unsigned128": "signed128"}
_CONVERSIONS = (
    *("uchar_sat", "char_sat", "short_sat", "int_sat", "uint_sat"),
    *("uchar_sat_rte", "short_sat_rtn", "int_sat_rtp"),
)
_ATOMIC = ("add", "sub", "min", "max", "and", "or", "xor", "xchg", "cas", "load")


class OddText(ProgramText):
    """Writes a program with choices of a random generator."""

    def __init__(self, random: Random) -> None:
        super().__init__(random)
        kinds = [
            *(self._fields, self._packed, self._big, self._wide, self._recursion, self._chosen_function, self._copies),
            *(self._overflow, self._atomic, self._volatile, self._elements, self._shuffles, self._threes, self._halves),
            *(self._wrapping, self._dependent, self._long_switch, self._addresses, self._conversions, self._vectors),
        ]
        self._odd = random.choice((0.15, 0.4, 0.7))
        self._kinds = random.sample(kinds, random.randint(2, len(kinds)))

    def program(self) -> Program:
        """Return one."""
        found = super().program()
        return replace(found, text=_DECLARED + found.text)

    def _statement(self, scope: Scope, depth: int) -> list[str]:
        if self._chance(self._odd):
            return self._random.choice(self._kinds)(scope)
        return super()._statement(scope, depth)

    def _any(self, scope: Scope, type_: str = "uint", depth: int = 2) -> str:
        return self._number(scope, type_, depth)

    def _to(self, scope: Scope) -> str:
        """Return the start of a statement that takes a number along."""
        return f"{self._pick(*scope.scalars)} ^="

    def _fields(self, scope: Scope) -> list[str]:
        one, at = self._name("fields"), self._pick(*"abcdefg")
        scope.declared.append(f"struct fields {one} = {{ 1, 2, 3, 4, 1, -6, -7 }};")
        return [
            f"{one}.{at} = {self._any(scope, 'long')};",
            f"{one}.{self._pick(*'bcd')} {self._pick('+=', '^=', '|=')} {self._any(scope)};",
            f"{self._to(scope)} (uint){one}.{self._pick(*'abcdefg')} + (uint){one}.{at};",
        ]

    def _packed(self, scope: Scope) -> list[str]:
        if scope.is_kernel and self._chance(0.6):
            one = f"((global struct packed *){self._pick('own', '(1 + (global uchar *)own)')})"
            value = self._any(scope, "ulong")
            return [f"{one}->{self._pick(*'abcde')} = {value};", f"{self._to(scope)} {one}->{self._pick(*'abcde')};"]
        one = self._name("packed")
        scope.declared.append(f"struct packed {one}[3] = {{ {{ 1, 2, 3, 4, 5 }}, {{ 9, 8 }} }};")
        places = [f"{one}[{self._any(scope)} % 3]" for _ in range(4)]
        return [
            f"{places[0]}.{self._pick(*'abcde')} = {self._any(scope, 'ulong')};",
            f"{places[1]} = {places[2]};",
            f"{self._to(scope)} {places[3]}.{self._pick(*'abcde')};",
        ]

    def _big(self, scope: Scope) -> list[str]:
        if scope.rounds > 16:
            return [self._assignment(scope)]
        if self._chance(0.5):
            return [f"{self._to(scope)} of_big(big_of({self._any(scope)}), {self._any(scope)});"]
        one = self._name("big")
        scope.declared.append(f"struct big {one} = {{ {{ 4, 5 }}, 3 }};")
        return [
            f"{one}.x[{self._any(scope)} % 1100] = {self._any(scope)};",
            f"if ({self._condition(scope, 1)}) {one} = big_of({self._any(scope)});",
            f"{self._to(scope)} of_big({one}, {self._any(scope)}) + {one}.x[{self._any(scope)} % 1100];",
        ]

    def _wide(self, scope: Scope) -> list[str]:
        one, kind = self._name("wide"), self._pick(*_WIDE)
        scope.declared.append(f"{kind} {one} = 1;")
        other, bits, signed = f"({kind}){self._any(scope, 'ulong')}", _WIDE[kind], _SIGNED.get(kind, kind)
        changed = self._pick(
            f"{one} = {one} << ({self._any(scope)} % {bits}u) | {one} >> {self._random.randrange(bits)};",
            f"{one} = ({kind})(({signed}){one} >> ({self._any(scope)} % {bits}u));",
            f"{one} = ({signed}){one} < ({signed})({other}) ? {other} : ({kind})~{one};",
            f"{one} = {one} / ({kind})(({other}) | 1);",
            f"if ({one} > {other}) {one} = {one} % ({kind})(({other}) | 1);",
            f"{one} ^= ({kind})({other} << {bits // 2});",
        )
        return [
            f"{one} = {one} {self._pick('+', '-', '*', '^', '|')} {other};",
            changed,
            f"{self._to(scope)} (uint){one} + (uint)({one} >> {bits // 2});",
        ]

    def _recursion(self, scope: Scope) -> list[str]:
        if scope.rounds > 64 or not scope.is_kernel:
            return [self._assignment(scope)]
        call = self._pick(f"{self._pick('even', 'odd')}({self._any(scope)} & 15", f"tree({self._any(scope)} & 7")
        return [f"{self._to(scope)} {call}, {self._any(scope)});"]

    def _chosen_function(self, scope: Scope) -> list[str]:
        if scope.rounds > 64:
            return [self._assignment(scope)]
        one = self._name("act")
        scope.declared.append(f"act {one} = act_add;")
        which = [self._pick("act_add", "act_mix", "act_loop", "act_tree") for _ in range(3)]
        conditions = [self._condition(scope, 2) for _ in range(3)]
        return [
            f"if ({conditions[0]}) {one} = {which[0]}; else if ({conditions[1]}) {one} = {which[1]};",
            f"{self._to(scope)} {one}({self._any(scope)}, {self._any(scope)});",
            *([f"{one} = ({conditions[2]}) ? {one} : {which[2]};"] if self._chance(0.5) else []),
        ]

    def _copies(self, scope: Scope) -> list[str]:
        one, other = self._name("from"), self._name("into")
        scope.declared.append(f"uchar {one}[24] = {{ 1, 2, 3, 4, 5 }}; ushort {other}[16] = {{ 9, 8, 7 }};")
        at, to, many = (self._any(scope) for _ in range(3))
        copy = self._pick(
            f"__builtin_memcpy({other}, {one}, {many} % 25);",
            f"__builtin_memmove({other} + {to} % 4, {other} + {at} % 4, {many} % 25);",
            f"__builtin_memset({one} + {to} % 4, (int)({at} & 255), {many} % 21);",
            f"__builtin_memcpy(&{other}[{to} % 5], &{one}[{at} % 5], 16);",
            f"for (uint i = 0; i < {many} % 16; i++) {other}[i] = {one}[(i * 5) & 15];",
        )
        changed = f"{one}[{self._any(scope)} % 24] += (uchar){self._any(scope)};"
        found = f"{other}[{self._any(scope)} & 15] + {one}[{self._any(scope)} % 24]"
        return [copy, changed, f"{self._to(scope)} {found};"]

    def _overflow(self, scope: Scope) -> list[str]:
        one, kind = self._name("sum"), self._pick("int", "uint", "long", "ulong", "short", "uchar")
        scope.declared.append(f"{kind} {one} = 0;")
        call = f"__builtin_{self._pick('add', 'sub', 'mul')}_overflow"
        arguments = f"{self._any(scope, kind)}, {self._any(scope, kind)}, &{one}"
        return [f"if ({call}({arguments})) {self._to(scope)} {self._any(scope)};", f"{self._to(scope)} (uint){one};"]

    def _atomic(self, scope: Scope) -> list[str]:
        if not scope.is_kernel:
            return [self._assignment(scope)]
        kind = self._pick("uint", "uint", "int", "ulong", "long")
        is_wide, space = "long" in kind, "global"
        place = f"&own[{'2 * ' if is_wide else ''}({self._any(scope, depth=1)} & {3 if is_wide else 7})]"
        if self._has_local and not is_wide and self._chance(0.5):
            place, space = "&tile[mine]", "local"
        space = "" if self._chance(0.3) else space  # by a generic pointer
        numbers = f"{self._any(scope, kind)}, {self._any(scope, kind)}"
        return [f"{self._to(scope)} (uint)ATOMIC_{self._pick(*_ATOMIC)}({space}, {kind}, {place}, {numbers});"]

    def _volatile(self, scope: Scope) -> list[str]:
        one = self._name("vol")
        scope.declared.append(f"volatile {self._pick('uint', 'uchar', 'ulong')} {one} = 5;")
        more = f"if ({self._condition(scope, 1)}) {one} = {one} + 3;"
        return [f"{one} = {self._any(scope)};", more, f"{self._to(scope)} (uint){one};"]

    def _elements(self, scope: Scope) -> list[str]:
        one, kind = self._name("vector"), self._pick("uint2", "uint3", "uint4", "uint8", "uchar16", "ushort8")
        element, length = kind.rstrip("0123456789"), length_of(kind)
        scope.declared.append(f"{kind} {one} = ({kind})({element}){self._random.randint(0, 99)};")
        return [
            f"{one}[{self._any(scope)} % {length}] = {self._any(scope, element)};",
            f"{one} = {one} {self._pick('+', '*', '^')} ({kind})({element}){self._any(scope, element)};",
            f"{self._to(scope)} {one}[{self._any(scope)} % {length}];",
        ]

    def _shuffles(self, scope: Scope) -> list[str]:
        one, other, kind = self._name("vector"), self._name("mask"), self._pick("uint2", "uint4", "uint8")
        length = length_of(kind)
        numbers = ", ".join(str(at * 7 + 1) for at in range(length))
        scope.declared.append(f"{kind} {one} = VEC({kind}, {numbers}), {other} = {one};")
        shuffled = self._pick(
            f"{one} = SHUFFLE{length}({one}, {other});",
            f"{other} = SHUFFLE2_{length}({one}, {other}, {one} ^ {other});",
        )
        return [
            f"{other}.s{self._random.randrange(length)} = {self._any(scope)};",
            f"{one}.s0 = {self._any(scope)};",
            shuffled,
            f"{self._to(scope)} {one}.s1 + {other}.s{self._random.randrange(length)};",
        ]

    def _threes(self, scope: Scope) -> list[str]:
        one, other = self._name("three"), self._name("nested")
        say = scope.declared.append
        say(f"uint3 {one}[2]; {one}[0] = VEC(uint3, 1, 2, 3); {one}[1] = {one}[0] * 5u;")
        say(f"struct nested {other} = {{ 0 }}; {other}.v = {one}[1]; {other}.f = 1;")
        inner = f"{other}.out[{self._any(scope)} & 1].in[{self._any(scope)} & 1]"
        return [
            f"{one}[{self._any(scope)} & 1].{self._pick(*'xyz')} = {self._any(scope)};",
            f"{one}[{self._any(scope)} & 1] = {one}[0].zxy + {other}.v;",
            f"{inner}.{self._pick('b', 'c')} = {self._any(scope, 'ushort')};",
            f"{other}.v = {one}[{self._any(scope)} & 1];",
            f"{other}.f = tame({other}.f * 3.0f + (float)({self._any(scope)} & 255));",
            f"{self._to(scope)} {one}[1].x + {other}.v.z + (uint){inner}.c + to_int({other}.f);",
        ]

    def _halves(self, scope: Scope) -> list[str]:
        one = self._name("half")
        scope.declared.append(f"half {one} = (half)0.1f;")
        value = f"(half)(float)({self._any(scope)} & {self._pick('15', '255', '0xffff')})"
        return [
            f"{one} = {one} {self._pick('+', '-', '*', '/')} {value};",
            f"if ({one} {self._pick('<', '>=', '==')} {value}) {one} = -{one};",
            f"{self._to(scope)} bits_of((float){one});",
        ]

    def _wrapping(self, scope: Scope) -> list[str]:
        one, kind = self._name("c"), self._pick("uchar", "ushort", "char", "short")
        bits = 8 if "char" in kind else 16
        low = self._random.getrandbits(bits) - (0 if kind.startswith("u") else 1 << bits - 1)
        step = self._pick("1", "1", "-1", "3", "-7")
        end = f"({kind})({low} + {self._random.randint(1, 20)} * {step})"
        scope.declared.append(f"{kind} {one};")
        inside = [f"{self._to(scope)} table[{one} & 15];"]
        if scope.is_kernel:
            inside = [f"{self._to(scope)} in[(uchar)({one} * {self._pick('1', '3', '255')})];"]
            inside.append(f"own[{one} & 7] += in[(uchar)(255 - {one})];")
        return [
            f"for ({one} = ({kind}){low}; {one} != {end}; {one} = ({kind})({one} + {step})) {{",
            *indented(inside),
            "}",
        ]

    def _dependent(self, scope: Scope) -> list[str]:
        if scope.is_kernel and self._chance(0.5):
            i = self._name("i")
            places = (f"{i}", f"7 - {i}", f"{i} + 1", f"{i} - 1", f"{i} ^ 1", f"({i} * 3)")
            to, value = (f"own[{self._pick(*places)} & 7]" for _ in range(2))
            head = f"for (uint {i} = 0; {i} < ({self._any(scope, depth=1)} & 7); {i}++)"
            return [f"{head} {to} {self._pick('=', '+=', '^=')} {value} * 3 + {i};"]
        one = self._name("array")
        scope.declared.append(f"uint {one}[20] = {{ 1, 2, 3 }};")
        places = ", ".join(f"{one} + ({self._any(scope)} & 3)" for _ in range(2))
        return [
            f"{one}[{self._any(scope)} % 20] = {self._any(scope)};",
            f"{self._to(scope)} over({places}, 1 + ({self._any(scope)} & 15));",
            f"{self._to(scope)} {one}[{self._any(scope)} % 20];",
        ]

    def _long_switch(self, scope: Scope) -> list[str]:
        kind, place = self._pick("uchar", "uint", "ulong", "long", "char"), self._pick(*scope.scalars)
        is_dense, is_table = self._chance(0.5), self._chance(0.4)
        most = 100 if "char" in kind else 1 << 31
        lines = [f"switch (({kind})({self._any(scope, kind)}{self._pick('', '', ' & 15', ' % 23')})) {{"]
        for value in [*range(16)] if is_dense else self._random.sample(range(most), 6):
            sign = "-" if not kind.startswith("u") and not is_dense and self._chance(0.5) else ""
            text = str(self._random.getrandbits(31)) if is_table else self._any(scope, depth=1)
            if not is_dense or self._chance(0.9):
                lines.append(f"  case {sign}{value}: {place} = {text};{self._pick('', *[' break;'] * 9)}")
        if "char" in kind and not is_dense:
            lines.append(f"  case {most} ... {most + 7}: {place} = {self._any(scope)}; break;")
        lines += [f"  default: {place} = {self._any(scope)};"] if self._chance(0.6) else []
        return [*lines, "}"]

    def _addresses(self, scope: Scope) -> list[str]:
        one, other = self._name("place"), self._name("kept")
        scope.declared.append(f"uint {other}[4] = {{ 1, 2, 3, 4 }};")
        if scope.is_kernel and self._chance(0.5):
            scope.declared.append(f"uint *{one} = {other};")
            found = ["own", other, "own + 4", f"{other} + 1", *(["&tile[mine]"] if self._has_local else [])]
            chosen = " : ".join(f"(uint *){self._pick(*found)}" for _ in range(2))
            written = f"*{one} {self._pick('=', '+=')} {self._any(scope)};"
            return [f"{one} = ({self._condition(scope, 1)}) ? {chosen};", written, f"{self._to(scope)} *{one};"]
        scope.declared.append(f"ulong {one} = 0;")
        at = f"(uint)((uint *){one} - (uint *){other})"
        return [
            f"{one} = (ulong)&{other}[{self._any(scope)} & 3];",
            f"*(uint *){one} = {self._any(scope)};",
            f"{self._to(scope)} *(uint *)((ulong){other} + 4 * ({self._any(scope)} & 3)) + {at};",
        ]

    def _conversions(self, scope: Scope) -> list[str]:
        one = self._name("number")
        scope.declared.append(f"float {one} = 1.5f;")
        return [
            f"{one} = as_float({self._any(scope)});",
            f"if (isnan({one})) {one} = -3.75f;",
            f"{self._to(scope)} (uint)TO_{self._pick(*_CONVERSIONS)}({one});",
        ]

    def _vectors(self, scope: Scope) -> list[str]:
        if not scope.is_kernel:
            return [self._assignment(scope)]
        one, kind = self._name("vector"), self._pick("uint2", "uint4", "uint8")
        length = length_of(kind)
        scope.declared.append(f"{kind} {one} = ({kind})(uint){self._random.randint(0, 99)};")
        place = f"own + ({self._any(scope, depth=1)} & {8 - length})"
        return [
            f"{one} = VLOAD{length}({place});",
            f"{one} = ({one} {self._pick('+', '^', '*')} {self._any(scope)});",
            self._pick(f"VSTORE{length}({one}, {place});", f"{self._to(scope)} {one}.s1;"),
        ]
