"""Loads and stores of several work-items: from one place, from places in a row, or from any."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.codegen.native_cpu.sycl_vectorize_work_items.item_code import Op, Operand, Refused, lanes_and_element
from syclopt.ir.text.patterns import compile_pattern

if TYPE_CHECKING:
    from syclopt.codegen.native_cpu.sycl_vectorize_work_items.lane_shapes import Shape
    from syclopt.codegen.native_cpu.sycl_vectorize_work_items.lane_values import Lanes, Output

_ALIGNMENT = compile_pattern(r", align (\d+)")
_KEPT = compile_pattern(r", !(?:tbaa|alias\.scope|noalias) !\d+")
_BYTES = {"i8": 1, "i16": 2, "i32": 4, "i64": 8, "half": 2, "float": 4, "double": 8, "ptr": 8}
_MANGLED = {"half": "f16", "float": "f32", "double": "f64", "ptr": "p0"}


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
        if access.is_row(self._lanes.of(access.address).shape):
            return self._split(access, self._load_row(access, mask))
        vector = self._lanes.vector(access.element)
        callee = f"llvm.masked.gather.v{self._lanes.width}{access.mangled}.v{self._lanes.width}p0"
        pointers, masks = self._lanes.vector("ptr"), self._lanes.vector("i1")
        self._output.declare(callee, f"{vector} @{callee}({pointers}, i32, {masks}, {vector})")
        return [
            self._output.value(
                f"call {vector} @{callee}({pointers} {places}, i32 {alignment}, {masks} {mask or _ALL},"
                f" {vector} poison){access.kept}"
            )
            for places, alignment in self._places(access)
        ]

    def store(self, op: Op, mask: str | None) -> None:
        """Write a store; where several work-items write to one place, the last one does so last."""
        access = _Access(op, op.operands[0].type, op.operands[1])
        parts = self._lanes.parts(op.operands[0])
        if access.is_row(self._lanes.of(access.address).shape):
            self._store_row(access, self._joined(access, parts), mask)
            return
        vector = self._lanes.vector(access.element)
        callee = f"llvm.masked.scatter.v{self._lanes.width}{access.mangled}.v{self._lanes.width}p0"
        pointers, masks = self._lanes.vector("ptr"), self._lanes.vector("i1")
        self._output.declare(callee, f"void @{callee}({vector}, {pointers}, i32, {masks})")
        for part, (places, alignment) in zip(parts, self._places(access), strict=True):
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

    def _places(self, access: _Access) -> list[tuple[str, int]]:
        """Return the addresses of each element, with what is known of their alignment."""
        pointers = self._lanes.vector("ptr")
        (first,) = self._lanes.parts(access.address)
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
