"""The functions that run a region for a sub-group: its parts in turn, and between them what all do together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt import names
from syclopt.codegen.native_cpu.regions.cut_body import ITEM, CutBody, LiveValues, Purity
from syclopt.codegen.native_cpu.regions.frame import Frame, Region, RegionText, regions_of
from syclopt.codegen.native_cpu.sycl_sub_group_loops import lane_operations
from syclopt.codegen.native_cpu.sycl_sub_group_loops.rounds import in_order, meet_in_each_round
from syclopt.errors import PassFailed
from syclopt.ir.body.opcodes import CALLS
from syclopt.ir.fresh_names import FreshNames
from syclopt.ir.text.spelling import Key, spell

if TYPE_CHECKING:
    from collections.abc import Iterator

    from syclopt.codegen.native_cpu.regions.cut_body import Incoming, Operation
    from syclopt.ir.data_layout import DataLayout
    from syclopt.ir.views.function import Function

_PASS = "sycl-sub-group-loops"
_ARGUMENTS = "%..arguments"
_OUTER = "%..outer"
_INDEX = "..index"
_SPELLED: dict[Key, str] = {"..arguments": _ARGUMENTS, "..item": ITEM, "..frame": _OUTER, _INDEX: f"%{_INDEX}"}
_CONSTANTS: frozenset[Key] = frozenset({"..arguments", "..frame"})
_PARAMETERS = f"ptr {_ARGUMENTS}, ptr {ITEM}, ptr %..frame, ptr %{_INDEX}"
_ALONE = "ptr null, i64 0"
_DECLARATIONS = {
    "llvm.memcpy.p0.p0.i64": "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n",
    "llvm.cttz.i64": "declare i64 @llvm.cttz.i64(i64, i1)\n",
}
_MOST_ON_STACK = 1 << 16  # bytes, for one value of all work-items


class SubGroupFrame(Frame):
    """The frame of a sub-group: the frame around it, where each work-item goes on, and what the region returns first.

    Bits are kept as bytes, so that vectors can be loaded. Nothing is common where work-items may go different ways.
    """

    head = ("ptr", "ptr", "i32")

    def has_common(self, values: LiveValues) -> bool:
        """Tell whether all come to every cut together."""
        return is_together(self._body, values)

    def element(self, key: Key) -> str:
        """Return the type of the elements of an array, or of a common value."""
        found = super().element(key)
        return "i8" if found == "i1" else found

    def index(self) -> Iterator[str]:
        """Yield instructions that find the number of this work-item, and what the head of the frame has for it."""
        yield f"%..item.index = call i64 @{names.NATIVE_LANE}(ptr {ITEM})"
        yield f"%..next.place = getelementptr {self.type}, ptr %..frame, i64 0, i32 1"
        yield "%..next.array = load ptr, ptr %..next.place, !invariant.load !{}"
        yield "%..next = getelementptr i32, ptr %..next.array, i64 %..item.index"
        yield f"%..result = getelementptr {self.type}, ptr %..frame, i64 0, i32 2"

    def load(self, key: Key, name: str) -> Iterator[str]:
        """Yield instructions that load a value that was kept."""
        if self._is_bit(key):
            yield f"{name}.byte = load i8, ptr {self.source(key)}"
            yield f"{name} = trunc i8 {name}.byte to i1"
        else:
            yield from super().load(key, name)

    def store(self, key: Key, value: str) -> Iterator[str]:
        """Yield instructions that keep a value."""
        if self._is_bit(key):
            yield f"{value}.byte = zext i1 {value} to i8"
            yield f"store i8 {value}.byte, ptr {self.target(key)}"
        else:
            yield from super().store(key, value)

    def leave(self, number: int, text: str = "") -> Iterator[str]:
        """Yield instructions that end a region: note the next one, and what the function around it returns."""
        if text:
            yield f"store {text.removeprefix('ret ')}, ptr %..result"
        yield f"store i32 {number}, ptr %..next"
        yield f"ret i32 {number}"

    def _is_bit(self, key: Key) -> bool:
        return super().element(key) == "i1"


def is_together(body: CutBody, values: LiveValues) -> bool:
    """Tell whether all work-items of a sub-group come to every cut together, as far as that is easily seen."""
    return all(section.after_cut is None or key not in values.parted for key, section in body.sections.items())


class SubGroupEntry:
    """Writes the functions that take the place of a region: `whole` and `some`, and its parts.

    `whole` runs where all work-items are there, and goes on by a copy of the frame in `@....parted` when they go
    different ways, but for variables that are pointed to, of which there is one. That one runs the first of the parts
    that work-items are at for these, again and again.
    """

    def __init__(self, function: Function, layout: DataLayout, size: int) -> None:
        self._function = function
        self._layout = layout
        self._size = size
        self._cut()
        if not self._is_together and meet_in_each_round(function):
            self._cut()
        fresh = FreshNames(function.module.symbols).fresh
        self.whole, self.some, self._parted = (
            f"@{spell(fresh(f'{function.name}.{word}'))}" for word in ("whole", "some", "parted")
        )
        self._parts = [f"@{spell(fresh(f'{function.name}.part.{at}'))}" for at in range(len(self._starts))]

    def _cut(self) -> None:
        self._body = CutBody(self._function, self._size, _SPELLED)
        self._values = LiveValues(self._body, Purity(self._body, _CONSTANTS, _INDEX))
        self._is_together = is_together(self._body, self._values)
        self._regions = regions_of(self._body)
        if not self._is_together:
            order = in_order({key: section.successors for key, section in self._body.sections.items()})
            self._regions = {key: self._regions[key] for key in order if key in self._regions}
        self._starts = [*self._regions]
        self._frame = SubGroupFrame(self._body, self._values, self._regions, self._layout)

    def texts(self) -> Iterator[str]:
        """Yield the functions, and before them a type. Raises `PassFailed` for an operation that is not known."""
        head = f"(ptr {_ARGUMENTS}, ptr {ITEM}, ptr"
        yield from self._frame.definitions
        yield f"define internal i32 {self.whole}{head} {_OUTER}) alwaysinline nounwind {{\n{_text(self._whole())}}}\n"
        yield f"define internal i32 {self.some}{head} {_OUTER}) noinline nounwind {{\n{_text(self._some())}}}\n"
        yield f"define internal i32 {self._parted}{head} %..frame) noinline nounwind {{\n{_text(self._each())}}}\n"
        for number, region in enumerate(self._regions.values()):
            if self._operation(region) is not None:
                continue
            prologue = [
                f"%..outer.place = getelementptr {self._frame.type}, ptr %..frame, i64 0, i32 0",
                f"{_OUTER} = load ptr, ptr %..outer.place, !invariant.load !{{}}",
            ]
            if self._body.tells_item and self._calls_functions(region):
                prologue.append(f"call void @{names.NATIVE_PUBLISH_ITEM}(ptr {ITEM})")
            text = RegionText(self._body, self._values, self._frame, self._starts, region).text(prologue)
            head = f"define internal i32 {self._parts[number]}({_PARAMETERS}) alwaysinline nounwind"
            yield f"{head} {{\n{text}}}\n"

    @property
    def declarations(self) -> dict[str, str]:
        """What may be called besides the loops: name -> declaration."""
        return _DECLARATIONS

    def _operation(self, region: Region) -> Operation | None:
        return self._body.sections[region.start].operation

    def _calls_functions(self, region: Region) -> bool:
        """Tell whether a region calls a function that may ask for the work-item: one that is here, or any."""
        functions = self._function.module.functions
        steps = (step for key in region.sections for step in self._body.sections[key].steps if step.opcode in CALLS)
        return any(step.callee is None or not functions[step.callee].is_declaration for step in steps)

    def _whole(self) -> Iterator[str]:
        yield from self._made_frame("")
        if not self._is_together:
            yield from self._made_frame(".copy")
        yield "br label %region.0"
        for number, region in enumerate(self._regions.values()):
            yield f"region.{number}:"
            operation = self._operation(region)
            if operation is None:
                yield (
                    f"call void @{names.NATIVE_RUN_LANES}(ptr {_ARGUMENTS}, ptr {ITEM}, ptr %..frame, i64 {self._size},"
                    f" ptr null, ptr {self._parts[number]}, {_ALONE})"
                )
                yield from self._frame.hand_on(number)
            else:
                yield from self._together(operation, number)
            yield from self._go_on(number, region)
        if not self._is_together:
            yield "parted:"
            yield from self._copied()
            run = f"@{names.NATIVE_RUN_PARTED}(ptr {_ARGUMENTS}, ptr {ITEM}, ptr %..frame.copy, ptr {self._parted})"
            yield f"%..result.parted = call i32 {run}"
            yield from self._given("")
            yield from self._given(".copy")
            yield "ret i32 %..result.parted"
        yield "end:"
        yield from self._returned()
        yield from self._given("")
        if not self._is_together:
            yield from self._given(".copy")
        yield "ret i32 %..result"

    def _go_on(self, number: int, region: Region) -> Iterator[str]:
        """Yield a branch to the next region, if all work-items go to the same one."""
        ways = [*(f"region.{self._starts.index(one)}" for one in region.next), *(["end"] if region.may_end else [])]
        if len(ways) < 2:
            yield f"br label %{ways[0] if ways else 'end'}"
            return
        yield f"%..to{number} = load i32, ptr %..next"
        if not self._is_together:
            vector = f"<{self._size} x i32>"
            yield f"%..all{number} = load {vector}, ptr %..next, align 64"
            yield f"%..one{number} = insertelement {vector} poison, i32 %..to{number}, i64 0"
            order = f"<{self._size} x i32> zeroinitializer"
            yield f"%..same{number} = shufflevector {vector} %..one{number}, {vector} poison, {order}"
            yield f"%..differ{number} = icmp ne {vector} %..all{number}, %..same{number}"
            yield f"%..bits{number} = bitcast <{self._size} x i1> %..differ{number} to i{self._size}"
            yield f"%..parts{number} = icmp ne i{self._size} %..bits{number}, 0"
            yield f"br i1 %..parts{number}, label %parted, label %region.{number}.on"
            yield f"region.{number}.on:"
        cases = " ".join(
            f"i32 {self._starts.index(one)}, label %region.{self._starts.index(one)}" for one in region.next
        )
        yield f"switch i32 %..to{number}, label %end [ {cases} ]"

    def _some(self) -> Iterator[str]:
        yield from self._made_frame("")
        yield f"call void @{names.NATIVE_START_LANES}(ptr {ITEM}, ptr %..next, i64 {self._size})"
        yield f"%..result = call i32 {self._parted}(ptr {_ARGUMENTS}, ptr {ITEM}, ptr %..frame)"
        yield from self._given("")
        yield "ret i32 %..result"

    def _each(self) -> Iterator[str]:
        kind = self._frame.type
        yield "%..lanes.place = alloca i64"
        yield f"%..next.place = getelementptr {kind}, ptr %..frame, i64 0, i32 1"
        yield "%..next = load ptr, ptr %..next.place"
        for at in range(len(self._frame.arrays)):
            yield f"%..place{at} = getelementptr {kind}, ptr %..frame, i64 0, i32 {self._frame.place(at)}"
            yield f"%..array{at} = load ptr, ptr %..place{at}"
        yield "br label %again"
        yield "again:"
        following = f"@{names.NATIVE_NEXT_REGION}(ptr %..next, i64 {self._size}, ptr %..lanes.place)"
        yield f"%..number = call i32 {following}"
        yield "%..active = load i64, ptr %..lanes.place"
        cases = " ".join(f"i32 {number}, label %region.{number}" for number, _ in enumerate(self._starts))
        yield f"switch i32 %..number, label %end [ {cases} ]"
        for number, region in enumerate(self._regions.values()):
            yield f"region.{number}:"
            operation = self._operation(region)
            if operation is None:
                run = f"@{names.NATIVE_RUN_SOME_LANES}(ptr {_ARGUMENTS}, ptr {ITEM}, ptr %..frame, i64 {self._size},"
                yield f"call void {run} ptr {self._parts[number]}, ptr %..next, i64 %..active)"
                yield from self._frame.hand_on(number)
            else:
                yield from self._together(operation, number, "%..active")
                (start,) = region.next
                yield from self._come_to(self._starts.index(start), number)
            yield "br label %again"
        yield "end:"
        yield from self._returned()
        yield "ret i32 %..result"

    def _come_to(self, next_number: int, number: int) -> Iterator[str]:
        """Yield instructions that note the next region for those that take part in an operation."""
        lanes = lane_operations.LaneOperations(self._size, f"..to{number}.", "%..active")
        mask, vector = lanes.mask(), lanes.vector("i32")
        before = lanes.value(f"load {vector}, ptr %..next, align 64")
        chosen = f"{vector} splat (i32 {next_number}), {vector} {before}"
        after = lanes.value(f"select {lanes.vector('i1')} {mask}, {chosen}")
        yield from lanes.lines
        yield f"store {vector} {after}, ptr %..next, align 64"

    def _together(self, operation: Operation, number: int, active: str = "") -> Iterator[str]:
        """Yield what work-items do together: load what each has, store what each gets."""
        lanes = lane_operations.LaneOperations(self._size, f"..op{number}.", active)
        operands = [self._loaded(one, lanes) for one in operation.arguments]
        try:
            found = lanes.write(operation.name, operands)
        except lane_operations.Unknown as error:
            message = f"'@{names.NATIVE_LANES}{operation.name}' is not known"
            raise PassFailed(_PASS, message, self._function.location) from error
        self._store(operation, found, lanes)
        yield from lanes.lines

    def _loaded(self, operand: Incoming, lanes: lane_operations.LaneOperations) -> lane_operations.LaneValues:
        if operand.key is None:
            return lane_operations.LaneValues(operand.value, is_common=True)
        step = self._body.definitions[operand.key]
        element = self._frame.element(operand.key)
        is_common = operand.key in self._frame.common
        kind = element if is_common else lanes.vector(element)
        found = lanes.value(f"load {kind}, ptr {self._place(operand.key, lanes)}{'' if is_common else ', align 64'}")
        if step.result_type != element:
            wanted = step.result_type if is_common else lanes.vector(step.result_type)
            found = lanes.value(f"trunc {kind} {found} to {wanted}")
        return lane_operations.LaneValues(found, is_common=is_common)

    def _store(
        self, operation: Operation, found: lane_operations.LaneValues, lanes: lane_operations.LaneOperations
    ) -> None:
        key = operation.result
        if key is None or not self._frame.keeps(key):
            return
        element = self._frame.element(key)
        if key in self._frame.common:
            for place in self._frame.common_places(key):
                to = lanes.value(f"getelementptr {self._frame.type}, ptr %..frame, i64 0, i32 {place}")
                lanes.lines.append(f"store {element} {found.text}, ptr {to}")
            return
        vector, place = lanes.vector(element), self._place(key, lanes)
        values = lanes.spread(element, found)
        mask = lanes.mask()
        if mask.startswith("%"):
            before = lanes.value(f"load {vector}, ptr {place}, align 64")
            values = lanes.value(f"select {lanes.vector('i1')} {mask}, {vector} {values}, {vector} {before}")
        lanes.lines.append(f"store {vector} {values}, ptr {place}, align 64")

    def _place(self, key: Key, lanes: lane_operations.LaneOperations) -> str:
        """Return where a value is kept: an array, or what is common as it was before."""
        if key not in self._frame.common:
            return f"%..array{self._frame.array(key)}"
        place, _ = self._frame.common_places(key)
        return lanes.value(f"getelementptr {self._frame.type}, ptr %..frame, i64 0, i32 {place}")

    def _made_frame(self, which: str) -> Iterator[str]:
        """Yield instructions that make a frame and its arrays."""
        kind = self._frame.type
        yield f"%..frame{which} = alloca {kind}"
        yield f"%..next{which} = alloca [{self._size} x i32], align 64"
        yield f"%..outer.place{which} = getelementptr {kind}, ptr %..frame{which}, i64 0, i32 0"
        yield f"store ptr {_OUTER}, ptr %..outer.place{which}"
        yield f"%..next.place{which} = getelementptr {kind}, ptr %..frame{which}, i64 0, i32 1"
        yield f"store ptr %..next{which}, ptr %..next.place{which}"
        for at, key in enumerate(self._frame.arrays):
            name = f"%..array{at}{which}"
            if which and key in self._frame.pointed:
                name = f"%..array{at}"
            elif self._bytes(key) > _MOST_ON_STACK:
                given = f"i64 {self._bytes(key)}, i64 {self._frame.alignment(key)}"
                yield f"{name} = call ptr @{names.NATIVE_TAKE_MEMORY}({given})"
            else:
                array = f"[{self._size} x {self._frame.element(key)}]"
                yield f"{name} = alloca {array}, align {self._frame.alignment(key)}"
            yield f"%..place{at}{which} = getelementptr {kind}, ptr %..frame{which}, i64 0, i32 {self._frame.place(at)}"
            yield f"store ptr {name}, ptr %..place{at}{which}"

    def _given(self, which: str) -> Iterator[str]:
        """Yield instructions that give the memory of large arrays back."""
        for at, key in enumerate(self._frame.arrays):
            if self._bytes(key) > _MOST_ON_STACK and not (which and key in self._frame.pointed):
                yield f"call void @{names.NATIVE_GIVE_MEMORY}(ptr %..array{at}{which})"

    def _copied(self) -> Iterator[str]:
        """Yield instructions that copy the frame to the other one."""
        copied = [("%..next", 4 * self._size)]
        arrays = enumerate(self._frame.arrays)
        copied += [(f"%..array{at}", self._bytes(key)) for at, key in arrays if key not in self._frame.pointed]
        for name, size in copied:
            yield (
                f"call void @llvm.memcpy.p0.p0.i64(ptr align 64 {name}.copy, ptr align 64 {name}, i64 {size}, i1 false)"
            )

    def _bytes(self, key: Key) -> int:
        return self._size * self._frame.stride(key)

    def _returned(self) -> Iterator[str]:
        yield f"%..result.place = getelementptr {self._frame.type}, ptr %..frame, i64 0, i32 2"
        yield "%..result = load i32, ptr %..result.place"


def _text(lines: Iterator[str]) -> str:
    return "".join(f"\n{line}\n" if line.endswith(":") else f"  {line}\n" for line in lines)
