"""The functions around a kernel: what a launch calls, which loads the arguments and loops over work-items.

The regions of a kernel are what work-items run from its start, or from a barrier, to the next barrier or the end. They
have a frame, where the work-items of a group keep values from one region to the next.
"""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING

from syclopt import names
from syclopt.codegen.native_cpu.regions.cut_body import ITEM, CutBody, LiveValues, Purity
from syclopt.codegen.native_cpu.regions.frame import Frame, RegionText, regions_of
from syclopt.codegen.native_cpu.regions.row_limits import row_limit
from syclopt.codegen.native_cpu.regions.taken_memory import take_memory
from syclopt.codegen.rooms import extent_of
from syclopt.images.kernel_facts import MOST_ALIGNMENT
from syclopt.ir.fresh_names import FreshNames
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import Key, spell

if TYPE_CHECKING:
    from collections.abc import Iterator
    from collections.abc import Set as AbstractSet

    from syclopt.codegen.native_cpu.regions.cut_body import Operation
    from syclopt.ir.data_layout import DataLayout
    from syclopt.ir.fragments import Parameter
    from syclopt.ir.views.function import Function

_ARGUMENTS = "%..arguments"
_COPY = "llvm.memcpy.p0.p0.i64"
_ATTRIBUTES = "alwaysinline nounwind"
_ONE = "one_"  # begins the names of what has a value for all
_ALONE = "ptr null, i64 0"  # no function does it for several work-items in step
_OF_GROUPS = compile_pattern(
    r"@__native_(?!query_(?:item_global_id|item_position|group_global_size|group_global_offset)\()"
)
_OF_SUB_GROUPS = (names.NATIVE_LANES, names.NATIVE_LANE, names.NATIVE_SUB_GROUP_QUERY)
_MOST_ITEMS = 8192  # of a work-group
_MOST_ON_STACK = 1 << 16  # bytes, for one value of all work-items
_PARAMETERS = f"ptr {_ARGUMENTS}, ptr {ITEM}, ptr %..frame, ptr %..index"


class KernelEntry:
    """Writes the functions that take the place of a kernel `@K`.

    `@K` gets the arguments, as they stand one after another in a struct, and the launch. It runs `@K.work` for each
    work-item. Where a kernel has barriers, or the size of work-groups is known and it sees its group, it runs
    `@K.group` for each work-group instead, and that runs each region `@K.region.N` for all work-items of the group
    before the next one. Where these names are taken, they end otherwise. A region that asks for its sub-group is run
    for each of them, of `sub_group_size` work-items.
    """

    def __init__(
        self,
        function: Function,
        layout: DataLayout,
        sub_group_size: int,
        local_size: tuple[int, ...] = (),
        *,
        publishes: bool = False,
    ) -> None:
        self._function = function
        self._layout = layout
        self._local_size = local_size
        self._sub_group_size = sub_group_size
        self._body = CutBody(function, sub_group_size)
        self._name = function.name
        self._names = FreshNames(function.module.symbols)
        self._group_name = f"@{spell(self._names.fresh(f'{self._name}.group'))}"
        self._regions: dict[int, str] = {}
        self._limits: dict[int, str] = {}
        self._static_bytes = 0
        self._takes_memory = False
        told = [f"call void @{names.NATIVE_PUBLISH_ITEM}(ptr {ITEM})"] if publishes else []
        self._prologue = [*told, *self._arguments(), *self._local_places()]

    def texts(self) -> Iterator[str]:
        """Yield the functions, and before them a type where they need one."""
        regions = regions_of(self._body)
        if len(regions) > 1 or self._has_sub_groups():
            self._takes_memory = take_memory(self._body, self._layout)
        purity = Purity(self._body, self._constants())
        values = LiveValues(self._body, purity)
        frame = Frame(self._body, values, regions, self._layout)
        starts = [*regions]
        texts = [
            RegionText(self._body, values, frame, starts, region).text(self._prologue)
            if self._body.sections[start].operation is None
            else ""
            for start, region in regions.items()
        ]
        asking = {number for number, text in enumerate(texts) if any(f"@{name}" in text for name in _OF_SUB_GROUPS)}
        sees_groups = _OF_GROUPS.search(texts[0]) is not None
        by_groups = len(regions) > 1 or bool(asking) or (bool(self._local_size) and sees_groups)
        limits = {
            number: text
            for number, region in enumerate(regions.values())
            if texts[number]
            and number not in asking
            and by_groups
            and (text := row_limit(self._body, values, purity, frame, starts, region, self._prologue))
        }
        yield from frame.definitions
        yield self._entry(by_groups=by_groups, sees_groups=sees_groups)
        if by_groups:
            yield self._group(frame, [regions[start].next for start in starts], starts, asking, limits.keys())
        for number, text in limits.items():
            yield f"define internal i64 {self._limit(number)}({_PARAMETERS}) {_ATTRIBUTES} {{\n{text}}}\n"
        for number, text in enumerate(texts):
            if not text:
                continue
            yield f"define internal i32 {self._region(number)}({_PARAMETERS}) {_ATTRIBUTES} {{\n{text}}}\n"

    def _has_sub_groups(self) -> bool:
        return any(str(step.callee).startswith(_OF_SUB_GROUPS) for step in self._body.steps)

    def _region(self, number: int) -> str:
        if number not in self._regions:
            self._regions[number] = f"@{spell(self._names.fresh(f'{self._name}.region.{number}'))}"
        return self._regions[number]

    def _limit(self, number: int) -> str:
        if number not in self._limits:
            self._limits[number] = f"@{spell(self._names.fresh(f'{self._name}.limit.{number}'))}"
        return self._limits[number]

    def _entry(self, *, by_groups: bool, sees_groups: bool) -> str:
        run, told, work = names.NATIVE_RUN_ITEMS, [f"i64 {self._static_bytes}"], f"{self._region(0)}, {_ALONE}"
        if by_groups:
            run, work = names.NATIVE_RUN_GROUPS, self._group_name
        elif not sees_groups:
            run, told = names.NATIVE_RUN_ROWS, [*self._known_size()] or ["i64 0"] * 3
        size, given, copied = self._bytes(), _ARGUMENTS, ""
        if self._alignment > 0:  # more than arguments of launches have
            given, aligned = "%..aligned", f"align {self._alignment}"
            copied = (
                f"  {given} = alloca [{size} x i8], {aligned}\n"
                f"  call void @{_COPY}(ptr {aligned} {given}, ptr {_ARGUMENTS}, i64 {size}, i1 false)\n"
            )
        # LLVM may load arguments before it is known whether they are needed.
        known = f"align 8 dereferenceable({size}) " if size else ""
        return (
            f"define void @{spell(self._name)}(ptr noalias {known}{_ARGUMENTS}, ptr noalias %..launch) nounwind {{\n"
            f"{copied}  call void @{run}(ptr {given}, ptr %..launch, {', '.join(told)}, ptr {work})\n"
            "  ret void\n}\n"
        )

    def _bytes(self) -> int:
        """Return the bytes of all arguments."""
        from syclopt.ir.fragments import parse_type

        module = self._function.module
        ends = [
            offset + self._layout.extent(member, module).bytes
            for member, offset in self._layout.members(parse_type(f"{{ {self._types()} }}"), module)
        ]
        return ends[-1] if ends else 0

    @property
    def _alignment(self) -> int:
        """The alignment that code relies on where the one parameter is by value and wants more than others; else 0."""
        only = self._function.parameters
        if len(only) != 1 or not self._is_by_value(only[0]):
            return 0
        wanted = [int(one.value) for one in only[0].attributes if one.name == "align"]
        return max(wanted) if wanted and max(wanted) > MOST_ALIGNMENT else 0

    def _types(self) -> str:
        return ", ".join(self._passed_type(parameter) for parameter in self._function.parameters)

    def _arguments(self) -> Iterator[str]:
        """Yield instructions that load what was given at launch; parameters by value are where it stands."""
        types = self._types()
        for at, parameter in enumerate(self._function.parameters):
            token = self._body.token(self._body.parameters[at])
            kind = self._passed_type(parameter)
            place = token if self._is_by_value(parameter) else f"%..argument{at}"
            yield f"{place} = getelementptr {{ {types} }}, ptr {_ARGUMENTS}, i64 0, i32 {at}"
            if self._is_by_value(parameter):
                continue
            if self._is_local(parameter):
                yield f"%..offset{at} = load i64, ptr {place}, !invariant.load !{{}}"
                yield f"%..base{at} = call ptr @{names.NATIVE_DYNAMIC_LOCAL_MEMORY}(ptr {ITEM})"
                yield f"{token} = getelementptr i8, ptr %..base{at}, i64 %..offset{at}"
            else:
                yield f"{token} = load {kind}, ptr {place}, !invariant.load !{{}}"

    def _local_places(self) -> Iterator[str]:
        """Yield instructions that find the variables in local memory, which stand one after another."""
        module = self._function.module
        for variable, place in self._body.places.items():
            found = module.globals[variable]
            extent = extent_of(found.value_type, self._layout, module)
            alignment = max(extent.alignment, found.alignment or 1, 16)
            offset = -(-self._static_bytes // alignment) * alignment
            self._static_bytes = offset + extent.stride
            yield f"{place} = call ptr @{names.NATIVE_LOCAL_MEMORY}(ptr {ITEM}, i64 {offset})"

    def _passed_type(self, parameter: Parameter) -> str:
        for attribute in parameter.attributes:
            if attribute.name == "byval":
                return attribute.value
        return "i64" if self._is_local(parameter) else parameter.type.text

    def _is_by_value(self, parameter: Parameter) -> bool:
        return any(attribute.name == "byval" for attribute in parameter.attributes)

    def _is_local(self, parameter: Parameter) -> bool:
        return any(attribute.name == names.LOCAL_MEMORY for attribute in parameter.attributes)

    def _constants(self) -> frozenset[Key]:
        parameters = zip(self._body.parameters, self._function.parameters, strict=True)
        return frozenset(key for key, parameter in parameters if self._is_by_value(parameter))

    def _group(
        self,
        frame: Frame,
        following: list[tuple[Key, ...]],
        starts: list[Key],
        asking: AbstractSet[int],
        limited: AbstractSet[int],
    ) -> str:
        lines = [
            f"  %..frame = alloca {frame.type}\n",
            *(f"  call void @{names.NATIVE_FIX_LOCAL_SIZE}(ptr {ITEM}, {size})\n" for size in self._known_size()),
            f"  %..items = call i64 @{names.NATIVE_ITEMS}(ptr {ITEM})\n",
        ]
        if self._takes_memory:
            lines.append("  store ptr null, ptr %..frame\n")
        large: list[int] = []
        for at, key in enumerate(frame.arrays):
            stride, alignment = frame.stride(key), frame.alignment(key)
            if stride * self._most_items() > _MOST_ON_STACK:
                large.append(at)
                given = f"i64 %..bytes{at}, i64 {alignment}"
                lines.append(f"  %..bytes{at} = mul i64 %..items, {stride}\n")
                lines.append(f"  %..array{at} = call ptr @{names.NATIVE_TAKE_MEMORY}({given})\n")
            else:
                lines.append(f"  %..array{at} = alloca {frame.element(key)}, i64 %..items, align {alignment}\n")
            lines.append(f"  %..place{at} = getelementptr {frame.type}, ptr %..frame, i64 0, i32 {frame.place(at)}\n")
            lines.append(f"  store ptr %..array{at}, ptr %..place{at}\n")
        lines.append("  br label %region.0\n")
        for number, after in enumerate(following):
            lines.append(f"\nregion.{number}:\n")
            operation = self._body.sections[starts[number]].operation
            if operation is not None:
                lines.extend(f"  {line}\n" for line in self._together(operation, frame, number))
                lines.append(f"  br label %region.{starts.index(after[0])}\n")
                continue
            run, how = names.NATIVE_RUN_REGION, _ALONE
            if number in asking:
                run, how = names.NATIVE_RUN_SUB_GROUPS, f"ptr null, i64 {self._sub_group_size}"
            limit = f"  call void @{names.NATIVE_LIMIT_ROWS}(ptr {ITEM}, i64"
            if number in limited:
                given = f"ptr {_ARGUMENTS}, ptr {ITEM}, ptr %..frame, ptr %..frame"  # nothing is kept by the number
                lines.append(f"  %..limit{number} = call i64 {self._limit(number)}({given})\n")
                lines.append(f"{limit} %..limit{number})\n")
            lines.append(
                f"  %..next{number} = call i32 @{run}(ptr {_ARGUMENTS}, ptr {ITEM}, ptr %..frame,"
                f" ptr {self._region(number)}, {how})\n"
            )
            if number in limited:
                lines.append(f"{limit} -1)\n")
            lines.extend(f"  {line}\n" for line in frame.hand_on(number))
            cases = " ".join(f"i32 {starts.index(start)}, label %region.{starts.index(start)}" for start in after)
            lines.append(f"  switch i32 %..next{number}, label %end [ {cases} ]\n")
        given = "".join(f"  call void @{names.NATIVE_GIVE_MEMORY}(ptr %..array{at})\n" for at in large)
        if self._takes_memory:
            given += f"  call void @{names.NATIVE_GIVE_ALL}(ptr %..frame)\n"
        lines.append(f"\nend:\n{given}  ret void\n")
        head = f"define internal void {self._group_name}(ptr {_ARGUMENTS}, ptr {ITEM}) nounwind"
        return f"{head} {{\n{''.join(lines)}}}\n"

    def _together(self, operation: Operation, frame: Frame, number: int) -> Iterator[str]:
        """Yield what the work-items of a group do together: a function gets where the values of all stand."""
        first, function, other = operation.arguments
        result, name = operation.result, f"%..together{number}"
        if first.key is None or result is None or not frame.keeps(result):
            return
        given = f"ptr %..array{frame.array(first.key)}, i64 %..items"
        value = other.value
        if other.key is not None:
            value = f"{name}.other"
            yield from self._common(other.key, frame, value)
        more = f"{operation.types[-1]} {value}"
        if not operation.name.startswith(_ONE):
            yield f"call void {function.value}({given}, ptr %..array{frame.array(result)}, {more})"
            return
        yield f"{name} = call {operation.type} {function.value}({given}, {more})"
        for at, place in enumerate(frame.common_places(result)):
            yield f"{name}.{at} = getelementptr {frame.type}, ptr %..frame, i64 0, i32 {place}"
            yield f"store {operation.type} {name}, ptr {name}.{at}"

    def _common(self, key: Key, frame: Frame, name: str) -> Iterator[str]:
        """Yield instructions that load a value which is the same for all, though that may not have been seen."""
        place = f"%..array{frame.array(key)}" if key not in frame.common else f"{name}.place"
        if key in frame.common:
            before, _ = frame.common_places(key)
            yield f"{place} = getelementptr {frame.type}, ptr %..frame, i64 0, i32 {before}"
        yield f"{name} = load {frame.element(key)}, ptr {place}"

    def _most_items(self) -> int:
        """Return how many work-items a work-group may have."""
        return prod(self._local_size) if self._local_size else _MOST_ITEMS

    def _known_size(self) -> Iterator[str]:
        """Yield the local size that the kernel requires, if it does, as arguments."""
        if self._local_size:
            x, y, z = (*self._local_size, 1, 1)[:3]
            yield f"i64 {x}, i64 {y}, i64 {z}"
