"""Instructions of one work-item, written for several."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from syclopt import names
from syclopt.codegen.native_cpu.sycl_vectorize_work_items.divergence import VARYING
from syclopt.codegen.native_cpu.sycl_vectorize_work_items.item_code import (
    IDS,
    Op,
    Operand,
    Refused,
    is_dropped,
    lanes_and_element,
    source_type,
    vector_call,
)
from syclopt.codegen.native_cpu.sycl_vectorize_work_items.row_checks import lower_half
from syclopt.ir.body.locals import replace_mentions
from syclopt.ir.body.opcodes import BINARY, CASTS, FAST_MATH
from syclopt.ir.text.brackets import split_commas
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import Key, spell

if TYPE_CHECKING:
    from syclopt.codegen.native_cpu.sycl_vectorize_work_items.divergence import Divergence, Shape
    from syclopt.codegen.native_cpu.sycl_vectorize_work_items.lane_values import Lanes, LaneValue, Output

DIVISIONS = frozenset({"udiv", "sdiv", "urem", "srem"})
_HARMLESS = ("0", "-1")  # no divisors of numbers that nobody asked for
_ALIGNMENT = compile_pattern(r", align (\d+)")
_KEPT = compile_pattern(r", !(?:tbaa|alias\.scope|noalias) !\d+")
BITS = {"i1": 1, "i8": 8, "i16": 16, "i32": 32, "i64": 64, "half": 16, "float": 32, "double": 64, "ptr": 64}
_BYTES = {"i8": 1, "i16": 2, "i32": 4, "i64": 8, "half": 2, "float": 4, "double": 8, "ptr": 8}
_MANGLED = {"half": "f16", "float": "f32", "double": "f64", "ptr": "p0"}


class InstructionWriter:
    """Writes instructions one by one. `mask` are the work-items that run one, None where all do."""

    def __init__(self, lanes: Lanes, output: Output, divergence: Divergence, types: frozenset[Key]) -> None:
        self._lanes = lanes
        self._output = output
        self._divergence = divergence
        self._types = types
        self._memory = MemoryWriter(lanes, output)

    def write(self, op: Op, mask: str | None) -> None:
        """Write an instruction that is no phi node and no terminator."""
        if op.opcode == "call" and is_dropped(str(op.callee)):
            return
        shape = self._divergence.shapes.get(op.key or "")
        if op.opcode == "atomicrmw":
            self._write_for_each(op, mask)
        elif op.opcode == "store" and mask in self._lanes.masks_of_one and not op.operands[0].type.startswith("<"):
            self._write_for_one(op, mask)
        elif op.opcode == "store" and not self._memory.is_scalar_store(op):
            self._memory.store(op, mask)
        elif shape is None or shape.is_uniform:
            self._output.line(self._for_first(op))
            if shape is not None:
                self._lanes.define(op, shape, op.name)
        elif shape.is_varying:
            parts = self._memory.load(op, mask) if op.opcode == "load" else self._parts(op, mask)
            self._lanes.set_parts(op, shape, parts)
            if self._lanes.finds_one and self._differs_by_one(op):
                masks = self._lanes.masks_of_one if op.head.startswith("icmp eq") else self._lanes.masks_but_one
                masks.add(parts[0])
        else:
            self._step(op, shape)

    def _differs_by_one(self, op: Op) -> bool:
        """Tell whether a comparison gives one work-item at most another result: values that all differ, with one."""
        if not op.head.startswith(("icmp eq", "icmp ne")):
            return False
        shapes = [self._lanes.of(one).shape for one in op.operands]
        steps = [abs(one.step) for one in shapes if one.step is not None and one.check is None]
        distance = max(steps, default=0) * self._lanes.width
        return len(steps) == 2 and 0 in steps and 0 < distance < 1 << BITS[op.operands[0].type]

    def _write_for_one(self, op: Op, mask: str) -> None:
        """Write a store for the only work-item that runs it."""
        self._output.line(self._of_one(op, self._lanes.first_of(self._lanes.bits_of(mask))))

    def _write_for_each(self, op: Op, mask: str | None) -> None:
        """Write an atomic operation for one work-item after another, of which there is one at least.

        Raises `Refused` where they are no sub-group: others do that as quickly one by one.
        """
        if not self._lanes.finds_one:
            raise Refused(f"'{op.text}' is atomic")
        lanes, output = self._lanes, self._output
        bits, vector, before = f"i{lanes.width}", lanes.vector(op.type), output.label
        all_bits = lanes.bits_of(mask) if mask is not None else "-1"
        for operand in op.operands:
            lanes.parts(operand)  # outside of the loop
        body, after = output.new_label(), output.new_label()
        rest, results = output.name(), output.name()
        output.line(f"br label %{body}")
        output.start(body)
        start = output.piece()
        at = lanes.first_of(rest)
        output.line(self._of_one(op, at))
        with_result = output.value(f"insertelement {vector} {results}, {op.type} {op.name}, {bits} {at}")
        less = output.value(f"add {bits} {rest}, -1")
        others = output.value(f"and {bits} {rest}, {less}")
        is_last = output.value(f"icmp eq {bits} {others}, 0")
        start.append(f"  {rest} = phi {bits} [ {all_bits}, %{before} ], [ {others}, %{body} ]\n")
        start.append(f"  {results} = phi {vector} [ poison, %{before} ], [ {with_result}, %{body} ]\n")
        output.line(f"br i1 {is_last}, label %{after}, label %{body}")
        output.start(after)
        lanes.set_parts(op, VARYING, [with_result])

    def _of_one(self, op: Op, at: str) -> str:
        """Return an instruction with the values of the work-item that a number tells."""
        names: dict[Key, str] = {one.key: self._lanes.at(one, at) for one in op.operands if one.key is not None}
        return replace_mentions(op.text, names.get, types=self._types) if names else op.text

    def _for_first(self, op: Op) -> str:
        """Return an instruction as it is, with the values of the first work-item."""
        names: dict[Key, str] = {}
        for operand in op.operands:
            if operand.key is not None:
                scalar = self._lanes.of(operand).scalar
                if scalar != f"%{spell(operand.key)}":
                    names[operand.key] = scalar
        return replace_mentions(op.text, names.get, types=self._types) if names else op.text

    def _step(self, op: Op, shape: Shape) -> None:
        """Write a value for the first work-item that others have in equal steps: without promises about it."""
        output, lanes = self._output, self._lanes
        wide: str | None = None
        scalar = op.name
        narrow = "" if shape.check is None else self._narrow(op)
        match op.opcode:
            case "call" | "load":
                output.line(self._for_first(op))
            case "getelementptr":
                base, *indices = op.operands
                rest = ", ".join(
                    f"i64 {lanes.wide(one)}" if one.type != "i32" or one.key else f"i32 {one.text}" for one in indices
                )
                output.line(f"{scalar} = getelementptr {source_type(op)}, ptr {lanes.of(base).scalar}, {rest}")
            case "trunc":
                wide = lanes.wide(op.operands[0]) if shape.is_exact else None
                first = lanes.of(op.operands[0]).scalar
                output.line(f"{scalar} = trunc {op.operands[0].type} {first} to {op.type}")
            case "sext" | "zext" if shape.check is not None:
                output.line(f"{scalar} = {op.opcode} i32 {narrow} to i64")
            case "sext" | "zext":
                wide = scalar = lanes.wide(op.operands[0])
                if op.type != "i64":
                    scalar = output.value(f"trunc i64 {wide} to {op.type}")
            case _:
                opcode = "add" if op.opcode == "or" else op.opcode
                one, other = op.operands
                first, second = lanes.of(one).scalar, lanes.of(other).scalar
                output.line(f"{scalar} = {opcode} {op.type} {first}, {second}")
                if shape.is_exact and op.type != "i64":
                    wide = output.value(f"{opcode} i64 {lanes.wide(one)}, {lanes.wide(other)}")
        lanes.define(op, shape, scalar, wide, narrow)

    def _narrow(self, op: Op) -> str:
        """Return the number of 32 bits that a value of the first work-item comes from, which may wrap."""
        known = next((found for one in op.operands if (found := self._lanes.of(one).narrow)), "")
        if known:
            return known
        first = self._lanes.of(op.operands[0]).scalar
        return first if op.opcode in ("sext", "zext") else lower_half(self._output, op, first)

    def _parts(self, op: Op, mask: str | None) -> list[str]:
        """Write an instruction on vectors; return the results for each element."""
        if op.opcode in BINARY:
            return self._elementwise(op, self._safe(op, mask))
        if op.opcode in ("icmp", "fcmp", "fneg", "freeze"):
            return self._elementwise(op, [self._lanes.parts(one) for one in op.operands])
        if op.opcode in CASTS:
            return self._cast(op)
        match op.opcode:
            case "select":
                return self._select(op)
            case "getelementptr":
                return [self._address(op)]
            case "extractelement":
                return [self._lanes.parts(op.operands[0])[int(op.operands[1].text)]]
            case "insertelement":
                parts = [*self._lanes.parts(op.operands[0])]
                parts[int(op.operands[2].text)] = self._lanes.parts(op.operands[1])[0]
                return parts
            case "shufflevector":
                both = [*self._lanes.parts(op.operands[0]), *self._lanes.parts(op.operands[1])]
                return ["poison" if at is None else both[at] for at in _order(op.operands[2])]
            case "call":
                return self._call(op)
            case _:
                raise Refused(f"'{op.text}' is not understood")

    def _elementwise(self, op: Op, operands: list[list[str]]) -> list[str]:
        element = lanes_and_element(op.operands[0].type)[1]
        vector = self._lanes.vector(element)
        return [self._output.value(f"{op.head} {vector} {', '.join(row)}") for row in zip(*operands, strict=True)]

    def _safe(self, op: Op, mask: str | None) -> list[list[str]]:
        """Return the operands; divisions are by one for work-items that do not run them."""
        operands = [self._lanes.parts(one) for one in op.operands]
        divisor = op.operands[1]
        is_harmless = divisor.key is None and divisor.text.lstrip("-").isdigit() and divisor.text not in _HARMLESS
        if op.opcode not in DIVISIONS or mask is None or is_harmless:
            return operands
        element = lanes_and_element(divisor.type)[1]
        vector, masks = self._lanes.vector(element), self._lanes.vector("i1")
        return [
            operands[0],
            [
                self._output.value(f"select {masks} {mask}, {vector} {one}, {vector} splat ({element} 1)")
                for one in operands[1]
            ],
        ]

    def _cast(self, op: Op) -> list[str]:
        count, element = lanes_and_element(op.operands[0].type)
        to_count, to_element = lanes_and_element(op.type)
        if count != to_count:
            return self._cut_or_joined(op)
        vector, wanted = self._lanes.vector(element), self._lanes.vector(to_element)
        parts = self._lanes.parts(op.operands[0])
        return [self._output.value(f"{op.head} {vector} {one} to {wanted}") for one in parts]

    def _cut_or_joined(self, op: Op) -> list[str]:
        """Write a cast of integers to more and narrower ones, or to fewer and wider ones."""
        (count, element), (to_count, to_element) = lanes_and_element(op.operands[0].type), lanes_and_element(op.type)
        if not (element.startswith("i") and to_element.startswith("i")):
            raise Refused(f"'{op.text}' joins or cuts elements")
        vector, wanted, output = self._lanes.vector(element), self._lanes.vector(to_element), self._output
        parts = self._lanes.parts(op.operands[0])
        if to_count > count:
            shifts = [at * int(to_element[1:]) for at in range(to_count // count)]
            return [
                output.value(
                    f"trunc {vector} {output.value(f'lshr {vector} {one}, splat ({element} {by})')} to {wanted}"
                )
                for one in parts
                for by in shifts
            ]
        each = count // to_count
        found: list[str] = []
        for start in range(0, count, each):
            joined = output.value(f"zext {vector} {parts[start]} to {wanted}")
            for at in range(1, each):
                wide = output.value(f"zext {vector} {parts[start + at]} to {wanted}")
                moved = output.value(f"shl {wanted} {wide}, splat ({to_element} {at * int(element[1:])})")
                joined = output.value(f"or {wanted} {joined}, {moved}")
            found.append(joined)
        return found

    def _select(self, op: Op) -> list[str]:
        condition, *values = op.operands
        vector = self._lanes.vector(lanes_and_element(op.type)[1])
        one, other = (self._lanes.parts(value) for value in values)
        chosen = self._lanes.of(condition)
        if chosen.shape.is_uniform and condition.type == "i1":
            conditions = [f"i1 {chosen.scalar}"] * len(one)
        else:
            parts = self._lanes.parts(condition)
            conditions = [f"{self._lanes.vector('i1')} {part}" for part in (parts * len(one))[: len(one)]]
        return [
            self._output.value(f"{op.head} {c}, {vector} {a}, {vector} {b}")
            for c, a, b in zip(conditions, one, other, strict=True)
        ]

    def _address(self, op: Op) -> str:
        def written(operand: Operand) -> str:
            value = self._lanes.of(operand)
            if value.shape.is_uniform:
                return f"{operand.type} {value.scalar}"
            return f"{self._lanes.vector(operand.type)} {self._lanes.parts_of(value)[0]}"

        return self._output.value(f"{op.head} {', '.join(written(one) for one in op.operands)}")

    def _ids(self, op: Op) -> str:
        """Write what asks for ids of work-items in several rows."""
        item, dimension = op.operands
        output, vector = self._output, self._lanes.vector("i64")
        arguments = f"(ptr {self._lanes.of(item).scalar}, i32 {dimension.text})"
        output.declare(names.NATIVE_IDS, f"ptr @{names.NATIVE_IDS}(ptr, i32)")
        place = output.value(f"call ptr @{names.NATIVE_IDS}{arguments}")
        local = output.value(f"load {vector}, ptr {place}, align 64")
        if str(op.callee) == IDS[0]:
            return local
        output.declare(names.NATIVE_FIRST_ID, f"i64 @{names.NATIVE_FIRST_ID}(ptr, i32)")
        first = output.value(f"call i64 @{names.NATIVE_FIRST_ID}{arguments}")
        one = output.value(f"insertelement {vector} poison, i64 {first}, i64 0")
        order = f"<{self._lanes.width} x i32> zeroinitializer"
        spread = output.value(f"shufflevector {vector} {one}, {vector} poison, {order}")
        return output.value(f"add {vector} {spread}, {local}")

    def _call(self, op: Op) -> list[str]:
        if str(op.callee) in IDS:
            return [self._ids(op)]
        found = vector_call(str(op.callee), op)
        assert found is not None, "it was asked before"
        stem, elements, varying = found
        callee = ".".join((stem, *(f"v{self._lanes.width}{one}" for one in elements)))
        rows = zip(*(self._lanes.parts(one) for one in op.operands[:varying]), strict=True)
        types = [self._lanes.vector(lanes_and_element(one.type)[1]) for one in op.operands[:varying]]
        fixed = [f"{one.type} {one.text}" for one in op.operands[varying:]]
        result = self._lanes.vector(lanes_and_element(op.type)[1])
        flags = "".join(f"{word} " for word in _flags(op.text))
        parts: list[str] = []
        for row in rows:
            arguments = ", ".join([*(f"{kind} {one}" for kind, one in zip(types, row, strict=True)), *fixed])
            parts.append(self._output.value(f"call {flags}{result} @{callee}({arguments})"))
        self._output.declare(
            callee, f"{result} @{callee}({', '.join([*types, *(one.type for one in op.operands[varying:])])})"
        )
        return parts


def _flags(text: str) -> list[str]:
    """Return the words of a call that allow LLVM to compute less exactly."""
    return [word for word in text.partition("(")[0].split() if word in FAST_MATH]


def _order(operand: Operand) -> list[int | None]:
    """Return the elements that a `shufflevector` takes."""
    count, _ = lanes_and_element(operand.type)
    if operand.text in ("zeroinitializer", "poison", "undef"):
        return [0 if operand.text == "zeroinitializer" else None] * count
    if operand.text.startswith("splat ("):
        return [int(operand.text[:-1].rpartition(" ")[2])] * count
    spans = split_commas(operand.text, 1, len(operand.text) - 1)
    words = [operand.text[slice(*span)].rpartition(" ")[2] for span in spans]
    return [int(word) if word.isdigit() else None for word in words]


class _Ways(NamedTuple):
    """Blocks: for work-items that access a row, for others, and what comes after both."""

    row: str
    others: str
    after: str


class MemoryWriter:
    """Writes loads and stores."""

    def __init__(self, lanes: Lanes, output: Output) -> None:
        self._lanes = lanes
        self._output = output

    def is_scalar_store(self, op: Op) -> bool:
        """Tell whether a store writes one value to one place."""
        return op.opcode == "store" and all(self._lanes.of(one).shape.is_uniform for one in op.operands)

    def load(self, op: Op, mask: str | None) -> list[str]:
        """Write a load from different places; return the vectors of its elements."""
        access = _Access(op, op.type, op.operands[0])
        address = self._lanes.of(access.address)
        if not access.is_row(address.shape):
            return self._gather(access, self._lanes.parts_of(address)[0], mask)
        if address.shape.check is None:
            return self._split(access, self._load_row(access, mask))
        ways = self._begin_check(address)
        row = self._split(access, self._load_row(access, mask))
        gathered = self._gather(access, self._begin_others(address, ways), mask)
        self._end_check(ways)
        vector = self._lanes.vector(access.element)
        return [
            self._output.value(f"phi {vector} [ {one}, %{ways.row} ], [ {other}, %{ways.others} ]")
            for one, other in zip(row, gathered, strict=True)
        ]

    def _begin_check(self, address: LaneValue) -> _Ways:
        """Begin what is run where addresses stand in a row."""
        output = self._output
        assert address.shape.check is not None, "it is checked"
        holds = address.shape.check.holds(output, address.narrow, self._lanes.width)
        ways = _Ways(output.new_label(), output.new_label(), output.new_label())
        output.line(f"br i1 {holds}, label %{ways.row}, label %{ways.others}")
        output.start(ways.row)
        return ways

    def _begin_others(self, address: LaneValue, ways: _Ways) -> str:
        """Begin what is run where they do not; return the addresses."""
        self._output.line(f"br label %{ways.after}")
        self._output.start(ways.others)
        addresses, lines = self._lanes.unchecked(address)
        self._output.lines(lines)
        return addresses

    def _end_check(self, ways: _Ways) -> None:
        """Go on with both."""
        self._output.line(f"br label %{ways.after}")
        self._output.start(ways.after)

    def _gather(self, access: _Access, first: str, mask: str | None) -> list[str]:
        """Write a load from a vector of addresses."""
        vector = self._lanes.vector(access.element)
        callee = f"llvm.masked.gather.v{self._lanes.width}{access.mangled}.v{self._lanes.width}p0"
        pointers, masks = self._lanes.vector("ptr"), self._lanes.vector("i1")
        self._output.declare(callee, f"{vector} @{callee}({pointers}, i32, {masks}, {vector})")
        return [
            self._output.value(
                f"call {vector} @{callee}({pointers} {places}, i32 {alignment}, {masks} {mask or _ALL},"
                f" {vector} poison){access.kept}"
            )
            for places, alignment in self._places(access, first)
        ]

    def store(self, op: Op, mask: str | None) -> None:
        """Write a store; where several work-items write to one place, the last one does so last."""
        access = _Access(op, op.operands[0].type, op.operands[1])
        parts = self._lanes.parts(op.operands[0])
        address = self._lanes.of(access.address)
        if not access.is_row(address.shape):
            self._scatter(access, parts, self._lanes.parts_of(address)[0], mask)
        elif address.shape.check is None:
            self._store_row(access, self._joined(access, parts), mask)
        else:
            ways = self._begin_check(address)
            self._store_row(access, self._joined(access, parts), mask)
            self._scatter(access, parts, self._begin_others(address, ways), mask)
            self._end_check(ways)

    def _scatter(self, access: _Access, parts: list[str], first: str, mask: str | None) -> None:
        """Write a store of vectors to a vector of addresses."""
        vector = self._lanes.vector(access.element)
        callee = f"llvm.masked.scatter.v{self._lanes.width}{access.mangled}.v{self._lanes.width}p0"
        pointers, masks = self._lanes.vector("ptr"), self._lanes.vector("i1")
        self._output.declare(callee, f"void @{callee}({vector}, {pointers}, i32, {masks})")
        for part, (places, alignment) in zip(parts, self._places(access, first), strict=True):
            self._output.line(
                f"call void @{callee}({vector} {part}, {pointers} {places}, i32 {alignment},"
                f" {masks} {mask or _ALL}){access.kept}"
            )

    def _load_row(self, access: _Access, mask: str | None) -> str:
        """Write a load of all that stands in a row."""
        count = self._lanes.width * access.count
        vector, masks, first = f"<{count} x {access.element}>", f"<{count} x i1>", self._lanes.of(access.address).scalar
        if mask is None:
            return self._output.value(f"load {vector}, ptr {first}, align {access.alignment}{access.kept}")
        callee = f"llvm.masked.load.v{count}{access.mangled}.p0"
        self._output.declare(callee, f"{vector} @{callee}(ptr, i32, {masks}, {vector})")
        arguments = f"ptr {first}, i32 {access.alignment}, {masks} {self._repeated(mask, access.count)}"
        return self._output.value(f"call {vector} @{callee}({arguments}, {vector} poison){access.kept}")

    def _store_row(self, access: _Access, value: str, mask: str | None) -> None:
        count = self._lanes.width * access.count
        vector, masks, first = f"<{count} x {access.element}>", f"<{count} x i1>", self._lanes.of(access.address).scalar
        if mask is None:
            self._output.line(f"store {vector} {value}, ptr {first}, align {access.alignment}{access.kept}")
            return
        callee = f"llvm.masked.store.v{count}{access.mangled}.p0"
        self._output.declare(callee, f"void @{callee}({vector}, ptr, i32, {masks})")
        arguments = f"ptr {first}, i32 {access.alignment}, {masks} {self._repeated(mask, access.count)}"
        self._output.line(f"call void @{callee}({vector} {value}, {arguments}){access.kept}")

    def _places(self, access: _Access, first: str) -> list[tuple[str, int]]:
        """Return the addresses of each element, with what is known of their alignment, by those of the first one."""
        pointers = self._lanes.vector("ptr")
        found = [(first, access.alignment)]
        size = _BYTES[access.element]
        for at in range(1, access.count):
            place = self._output.value(f"getelementptr i8, {pointers} {first}, i64 {at * size}")
            found.append((place, min(access.alignment, size)))
        return found

    def _repeated(self, mask: str, count: int) -> str:
        """Return a mask that has each work-item as often as it has elements."""
        if count == 1:
            return mask
        masks = self._lanes.vector("i1")
        order = [at // count for at in range(self._lanes.width * count)]
        return self._output.value(f"shufflevector {masks} {mask}, {masks} poison, {_numbers(order)}")

    def _split(self, access: _Access, row: str) -> list[str]:
        """Return the elements of work-items that stand in a row one after another, each as a vector."""
        if access.count == 1:
            return [row]
        width = self._lanes.width
        vector = f"<{width * access.count} x {access.element}>"
        orders = ([lane * access.count + at for lane in range(width)] for at in range(access.count))
        return [self._output.value(f"shufflevector {vector} {row}, {vector} poison, {_numbers(one)}") for one in orders]

    def _joined(self, access: _Access, parts: list[str]) -> str:
        """Return one vector with the elements of the work-items one after another."""
        width, count = self._lanes.width, access.count
        joined, vectors = parts, self._lanes.vector(access.element)
        while len(joined) > 1:
            size = width * count // len(joined)
            order = _numbers([*range(2 * size)])
            vectors = f"<{size} x {access.element}>"
            pairs = zip(joined[::2], joined[1::2], strict=True)
            joined = [self._output.value(f"shufflevector {vectors} {a}, {vectors} {b}, {order}") for a, b in pairs]
        if count == 1:
            return joined[0]
        whole = f"<{width * count} x {access.element}>"
        order = _numbers([at * width + lane for lane in range(width) for at in range(count)])
        return self._output.value(f"shufflevector {whole} {joined[0]}, {whole} poison, {order}")


_ALL = "splat (i1 true)"


class _Access:
    """What a load or store reads or writes for one work-item."""

    def __init__(self, op: Op, kind: str, address: Operand) -> None:
        self.address = address
        self.count, self.element = lanes_and_element(kind)
        if self.element not in _BYTES:
            raise Refused(f"'{op.text}' reads or writes what vectors cannot hold")
        self.mangled = _MANGLED.get(self.element, self.element)
        found = _ALIGNMENT.search(op.text)
        self.alignment = int(found[1]) if found else 1
        self.kept = "".join(_KEPT.findall(op.text))

    def is_row(self, address: Shape) -> bool:
        """Tell whether the work-items read or write without gaps, one after another."""
        return address.step == self.count * _BYTES[self.element] and not self.count & (self.count - 1)


def _numbers(order: list[int]) -> str:
    return f"<{len(order)} x i32> <{', '.join(f'i32 {one}' for one in order)}>"
