"""Random kernels: nested branches, loops with rounds of any number, breaks, loads and stores at any places.

Work-items read `in`, and read and write their own eight numbers of `out`, so that their order makes no difference.
"""

from __future__ import annotations

from random import Random

INPUTS = 1024
OUTPUTS = 8  # numbers of a work-item
_INTEGERS = 4
_FLOATS = 2
_HEAD = """target triple = "spirv64-unknown-unknown"
define spir_kernel void @run(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %a, i32 %b) {
"""
_TAIL = """
}
declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func i64 @_Z12get_local_idj(i32)
declare spir_func i64 @_Z15get_global_sizej(i32)
declare float @llvm.fmuladd.f32(float, float, float)
declare float @llvm.sqrt.f32(float)
declare float @llvm.fabs.f32(float)
declare float @llvm.minnum.f32(float, float)
declare float @llvm.sin.f32(float)
declare i32 @llvm.fptosi.sat.i32.f32(float)
declare i32 @llvm.umin.i32(i32, i32)
declare i32 @llvm.ctlz.i32(i32, i1)
declare <2 x float> @llvm.fabs.v2f32(<2 x float>)
"""


class KernelText:
    """Writes a kernel with choices of a random generator."""

    def __init__(self, random: Random) -> None:
        self._random = random
        self._lines: list[str] = []
        self._count = 0
        self._loops: list[tuple[str, str]] = []  # where `continue` and `break` lead to

    def text(self) -> str:
        """Return a module with the kernel `run`."""
        lines = self._lines
        lines += [f"%i{at} = alloca i32" for at in range(_INTEGERS)]
        lines += [f"%f{at} = alloca float" for at in range(_FLOATS)]
        lines.append("%id = call spir_func i64 @_Z13get_global_idj(i32 0)")
        lines.append("%row = call spir_func i64 @_Z13get_global_idj(i32 1)")
        lines.append("%local = call spir_func i64 @_Z12get_local_idj(i32 0)")
        lines.append("%size = call spir_func i64 @_Z15get_global_sizej(i32 0)")
        lines.append("%x = trunc i64 %id to i32")
        lines.append("%y = trunc i64 %row to i32")
        lines.append("%l = trunc i64 %local to i32")
        lines.append("%rows = mul i64 %row, %size")
        lines.append("%item = add i64 %rows, %id")
        lines.append(f"%mine = mul i64 %item, {OUTPUTS}")
        for at in range(_INTEGERS):
            lines.append(f"store i32 {self._pick('%x', '%y', '%a', '%b', '0', '7')}, ptr %i{at}")
        for at in range(_FLOATS):
            lines.append(f"store float {at + 1}.5, ptr %f{at}")
        self._statements(3, self._random.randint(2, 5))
        self._store_all()
        lines.append("ret void")
        return _HEAD + "".join(f"{'' if line.endswith(':') else '  '}{line}\n" for line in lines) + _TAIL

    def _pick(self, *choices: str) -> str:
        return self._random.choice(choices)

    def _value(self, text: str) -> str:
        self._count += 1
        self._lines.append(f"%t{self._count} = {text}")
        return f"%t{self._count}"

    def _label(self) -> str:
        self._count += 1
        return f"l{self._count}"

    def _integer(self, depth: int = 2) -> str:
        kind = self._random.randint(0, 13 if depth else 3)
        if kind <= 1:
            return self._value(f"load i32, ptr %i{self._random.randrange(_INTEGERS)}")
        if kind == 2:
            return self._pick("%x", "%y", "%l", "%a", "%b")
        if kind == 3:
            return str(self._random.randint(-3, 40))
        one = self._integer(depth - 1)
        match kind:
            case 4 | 5 | 6:
                operation = self._pick("add", "sub", "mul", "and", "or", "xor")
                return self._value(f"{operation} i32 {one}, {self._integer(depth - 1)}")
            case 7:
                by = self._value(f"and i32 {self._integer(depth - 1)}, 31")
                return self._value(f"{self._pick('shl', 'lshr', 'ashr')} i32 {one}, {by}")
            case 8:
                other = self._value(f"and i32 {self._integer(depth - 1)}, 15")
                by = self._value(f"add nsw i32 {other}, 1")
                return self._value(f"{self._pick('udiv', 'sdiv', 'urem', 'srem')} i32 {one}, {by}")
            case 9:
                return self._value(f"load i32, ptr addrspace(1) {self._place(depth - 1)}")
            case 10:
                chosen = self._condition(depth - 1)
                return self._value(f"select i1 {chosen}, i32 {one}, i32 {self._integer(depth - 1)}")
            case 11:
                return self._value(f"call i32 @llvm.fptosi.sat.i32.f32(float {self._float(depth - 1)})")
            case 12:
                short = self._value(f"trunc i32 {one} to {(kind := self._pick('i8', 'i16'))}")
                return self._value(f"{self._pick('sext', 'zext')} {kind} {short} to i32")
            case _:
                if self._random.random() < 0.5:
                    return self._value(f"call i32 @llvm.ctlz.i32(i32 {one}, i1 false)")
                return self._value(f"call i32 @llvm.umin.i32(i32 {one}, i32 {self._integer(depth - 1)})")

    def _float(self, depth: int = 2) -> str:
        kind = self._random.randint(0, 9 if depth else 1)
        if kind == 0:
            return f"{self._random.randint(-4, 9)}.25"
        if kind == 1:
            return self._value(f"load float, ptr %f{self._random.randrange(_FLOATS)}")
        if kind == 2:
            return self._value(f"{self._pick('sitofp', 'uitofp')} i32 {self._integer(depth - 1)} to float")
        one, other = self._float(depth - 1), self._float(depth - 1)
        match kind:
            case 3 | 4 | 5:
                return self._value(f"{self._pick('fadd', 'fsub', 'fmul', 'fdiv')} float {one}, {other}")
            case 6:
                third = self._float(depth - 1)
                return self._value(f"call float @llvm.fmuladd.f32(float {one}, float {other}, float {third})")
            case 7:
                return self._value(f"call float @llvm.{self._pick('sqrt', 'fabs', 'sin')}.f32(float {one})")
            case 8:
                return self._value(f"call float @llvm.minnum.f32(float {one}, float {other})")
            case _:
                return self._pair(depth)

    def _pair(self, depth: int) -> str:
        """Return a number that is computed with a vector of two, which stands in memory."""
        at = self._value(f"getelementptr <2 x float>, ptr addrspace(1) %in, i64 {self._index(depth - 1, 255)}")
        pair = self._value(f"load <2 x float>, ptr addrspace(1) {at}, align 8")
        element = self._random.randrange(2)
        new = self._value(f"insertelement <2 x float> {pair}, float {self._float(depth - 1)}, i32 {element}")
        turned = self._value(f"shufflevector <2 x float> {new}, <2 x float> {pair}, <2 x i32> <i32 1, i32 2>")
        whole = self._value(f"call <2 x float> @llvm.fabs.v2f32(<2 x float> {turned})")
        return self._value(f"extractelement <2 x float> {whole}, i32 {self._random.randrange(2)}")

    def _condition(self, depth: int = 2) -> str:
        if self._random.random() < 0.25:
            return self._value(
                f"fcmp {self._pick('olt', 'ult', 'oeq', 'une')} float {self._float(1)}, {self._float(1)}"
            )
        predicate = self._pick("slt", "ult", "eq", "ne", "sgt", "uge")
        return self._value(f"icmp {predicate} i32 {self._integer(depth)}, {self._integer(depth)}")

    def _index(self, depth: int, last: int) -> str:
        """Return a number of 64 bits that is not negative and not greater than `last`."""
        kind = self._random.randint(0, 3)
        if kind == 0:
            number = self._value(f"and i32 {self._integer(depth)}, {last}")
            return self._value(f"{self._pick('sext', 'zext')} i32 {number} to i64")
        if kind == 1:  # in a row, as `int` and as `size_t`
            sum_ = self._pick("add nsw i32 %x, %y", "add nsw i32 3, %x", "sub nsw i32 %x, -2", "add nsw i32 %x, 1")
            number = self._value(sum_)
            whole = self._value(f"sext i32 {number} to i64")
            return self._value(f"and i64 {whole}, {last}") if self._random.random() < 0.3 else self._fit(whole, last)
        if kind == 2:
            return self._fit(self._value(f"add i64 %id, {self._random.randrange(4)}"), last)
        return str(self._random.randint(0, last))

    def _fit(self, number: str, last: int) -> str:
        """Return a number that is small already, as launches are, or else one that is."""
        return number if last >= INPUTS // 4 - 1 else self._value(f"and i64 {number}, {last}")

    def _place(self, depth: int) -> str:
        if self._random.random() < 0.6:
            return self._value(f"getelementptr i32, ptr addrspace(1) %in, i64 {self._index(depth, INPUTS - 1)}")
        at = self._value(f"add i64 %mine, {self._index(depth, OUTPUTS - 1)}")
        return self._value(f"getelementptr i32, ptr addrspace(1) %out, i64 {at}")

    def _statements(self, depth: int, count: int) -> bool:
        """Write statements; tell whether control comes to their end."""
        return all(self._statement(depth) for _ in range(count))

    def _statement(self, depth: int) -> bool:
        kind = self._random.randint(0, 9 if depth else 4)
        if kind <= 2:
            self._lines.append(f"store i32 {self._integer()}, ptr %i{self._random.randrange(_INTEGERS)}")
        elif kind == 3:
            self._lines.append(f"store float {self._float()}, ptr %f{self._random.randrange(_FLOATS)}")
        elif kind == 4:
            at = self._value(f"add i64 %mine, {self._index(1, OUTPUTS - 1)}")
            place = self._value(f"getelementptr i32, ptr addrspace(1) %out, i64 {at}")
            self._lines.append(f"store i32 {self._integer()}, ptr addrspace(1) {place}")
        elif kind <= 6:
            self._branch(depth)
        elif kind == 7 and self._loops:
            return self._jump()
        elif kind == 8 and self._random.random() < 0.3:
            self._switch(depth)
        else:
            self._loop(depth)
        return True

    def _branch(self, depth: int) -> None:
        then, other, after = self._label(), self._label(), self._label()
        self._lines.append(f"br i1 {self._condition()}, label %{then}, label %{other}")
        for label in (then, other):
            self._lines.append(f"{label}:")
            if self._statements(depth - 1, self._random.randint(0, 2)):
                self._lines.append(f"br label %{after}")
        self._lines.append(f"{after}:")

    def _switch(self, depth: int) -> None:
        labels = [self._label() for _ in range(3)]
        after = self._label()
        value = self._value(f"and i32 {self._integer()}, 3")
        cases = f"i32 0, label %{labels[0]} i32 1, label %{labels[1]} i32 3, label %{labels[0]}"
        self._lines.append(f"switch i32 {value}, label %{labels[2]} [ {cases} ]")
        for label in labels:
            self._lines.append(f"{label}:")
            if self._statements(depth - 1, 1):
                self._lines.append(f"br label %{after}")
        self._lines.append(f"{after}:")

    def _jump(self) -> bool:
        """Leave a round or a loop, if a condition holds or whatever it says."""
        to = self._random.choice(self._random.choice(self._loops))
        if self._random.random() < 0.2:
            self._lines.append(f"br label %{to}")
            return False
        after = self._label()
        self._lines.append(f"br i1 {self._condition()}, label %{to}, label %{after}")
        self._lines.append(f"{after}:")
        return True

    def _loop(self, depth: int) -> None:
        head, body, step, after = (self._label() for _ in range(4))
        counts_first = self._random.random() < 0.5  # then `continue` goes where the condition is asked
        counter = f"%c{self._count}"
        self._lines.insert(0, f"{counter} = alloca i32")
        self._lines.append(f"store i32 0, ptr {counter}")
        limit = self._value(f"and i32 {self._integer()}, 7")
        self._lines.append(f"br label %{head}")
        self._lines.append(f"{head}:")
        now = self._value(f"load i32, ptr {counter}")
        if counts_first:
            self._count_on(counter)
        more = self._value(f"icmp slt i32 {now}, {limit}")
        self._lines.append(f"br i1 {more}, label %{body}, label %{after}")
        self._lines.append(f"{body}:")
        self._lines.append(f"store i32 {now}, ptr %i{self._random.randrange(_INTEGERS)}")
        self._loops.append((head if counts_first else step, after))
        if self._statements(depth - 1, self._random.randint(1, 3)):
            self._lines.append(f"br label %{head if counts_first else step}")
        self._loops.pop()
        if not counts_first:
            self._lines.append(f"{step}:")
            self._count_on(counter)
            self._lines.append(f"br label %{head}")
        self._lines.append(f"{after}:")

    def _count_on(self, counter: str) -> None:
        now = self._value(f"load i32, ptr {counter}")
        following = self._value(f"add nsw i32 {now}, 1")
        self._lines.append(f"store i32 {following}, ptr {counter}")

    def _store_all(self) -> None:
        for at in range(_INTEGERS + _FLOATS):
            kind = "i32" if at < _INTEGERS else "float"
            name = f"%i{at}" if at < _INTEGERS else f"%f{at - _INTEGERS}"
            value = self._value(f"load {kind}, ptr {name}")
            number = self._value(f"add i64 %mine, {at}")
            place = self._value(f"getelementptr i32, ptr addrspace(1) %out, i64 {number}")
            self._lines.append(f"store {kind} {value}, ptr addrspace(1) {place}")
