"""sycl-join-ids: the place of a work-item in its range is asked for as such, and not computed from its group."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from syclopt import names
from syclopt.ir.body.opcodes import BINARY, CASTS
from syclopt.ir.text.spelling import Key, key_of, spell
from syclopt.passes import ModulePass, PassContext, PassResult

if TYPE_CHECKING:
    from collections.abc import Iterator

    from syclopt.ir.body.body import Body
    from syclopt.ir.body.instruction import Instruction
    from syclopt.ir.module import Module
    from syclopt.ir.views.function import Function

_PURE = BINARY | CASTS
_SEEN_BY_ALL = frozenset(
    {names.NATIVE_ITEM, names.NATIVE_GLOBAL_ID, names.NATIVE_GLOBAL_SIZE, names.NATIVE_GLOBAL_OFFSET}
)
_OURS = "__native_"
_DECLARATIONS = {
    names.NATIVE_ITEM: "ptr @{}() memory(none)",
    names.NATIVE_POSITION: "i64 @{}(ptr, i32) memory(read)",
    names.NATIVE_GLOBAL_SIZE: "i64 @{}(ptr, i32) memory(read)",
}
_ARITHMETIC = frozenset({"sub", "add", "or", "mul", "shl"})  # what a number of a work-item may be made by


@dataclass(frozen=True)
class SYCLJoinIdsPass(ModulePass):
    """Write `group_id * local_size + local_id`, and `global_id - global_offset`, as one query in kernels.

    It is done where the kernel sees nothing else of its work-group. Then groups that stand side by side can run as one.
    With a known size of work-groups, so are ids that are computed with that number, and the number of all work-items
    that is computed from the number of groups.
    """

    name: ClassVar[str] = "sycl-join-ids"
    local_size: tuple[int, ...] = field(
        default=(), metadata={"help": "the extents of all work-groups, where they are known, the first varies fastest"}
    )

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Edit in place."""
        kernels = module.functions_with_convention(names.SPIR_KERNEL)
        done = sum(self._joined(module.functions[key]) for key in module.definition_keys() if key in kernels)
        if done:
            for name, declaration in _DECLARATIONS.items():
                if name not in module.functions:
                    module.add(f"declare {declaration.format(name)}\n")
        ctx.count("ids joined", done)
        return PassResult(changed=bool(done))

    def _joined(self, kernel: Function) -> int:
        """Edit a kernel; return how many numbers are asked for now."""
        if kernel.symbols_used.isdisjoint((names.NATIVE_LOCAL_ID, names.NATIVE_GLOBAL_OFFSET)):
            return 0
        found = _Ids(kernel, self.local_size)
        if not found.queries or found.sees_group:
            return 0
        with kernel.edit() as body:
            found.edit(body)
        return len(found.queries)


class _Query(NamedTuple):
    """What is asked for, and the dimension as it is spelled."""

    callee: str
    dimension: str


class _Ids:
    """The numbers of a kernel that can be asked for: `queries`. `sees_group`: it asks for more of its work-group."""

    def __init__(self, kernel: Function, local_size: tuple[int, ...]) -> None:
        self._local_size = local_size
        self._instructions = [*kernel.instructions]
        self._made_by = {one.result: one for one in self._instructions if one.result is not None}
        self._users: dict[Key, list[Instruction]] = {}
        for one in self._instructions:
            for key in one.locals:
                self._users.setdefault(key, []).append(one)
        self.queries = {
            one.result: query
            for one in self._instructions
            if one.result is not None and (query := self._query(one)) is not None
        }
        self._unused = dict.fromkeys(self._found_unused())
        self.sees_group = any(
            str(one.call.callee).startswith(_OURS) and str(one.call.callee) not in _SEEN_BY_ALL
            for one in self._instructions
            if one.call is not None and one.result not in self._unused
        )

    def edit(self, body: Body) -> None:
        """Ask for the numbers in a body of the kernel, and remove what nothing uses any more."""
        made_by = {one.result: one for one in body.instructions if one.result is not None}
        unused = [made_by[key] for key in self._unused]
        for made, query in [(made_by[key], query) for key, query in self.queries.items()]:
            item = body.fresh("item")
            call = f"call i64 @{query.callee}(ptr %{item}, {query.dimension})"
            made.replace(f"%{item} = call ptr @{names.NATIVE_ITEM}()\n%{spell(made.result or '')} = {call}")
        for made in unused:
            made.remove()

    def _query(self, made: Instruction) -> _Query | None:
        if made.opcode not in _ARITHMETIC or made.result_type != "i64":
            return None
        match made.opcode:
            case "sub":
                one, other = map(self._asked, _values(made))
                if one.callee == names.NATIVE_GLOBAL_ID and other == (names.NATIVE_GLOBAL_OFFSET, one.dimension):
                    return _Query(names.NATIVE_POSITION, one.dimension)
            case "add" | "or" if made.opcode == "add" or "disjoint" in made.code.split():
                values = _values(made)
                for one, other in (values, values[::-1]):
                    local = self._asked(other)
                    if local.callee == names.NATIVE_LOCAL_ID and self._is_all(
                        one, names.NATIVE_GROUP_ID, local.dimension
                    ):
                        return _Query(names.NATIVE_POSITION, local.dimension)
            case "mul" | "shl" if self._local_size:
                groups = next(
                    (one for one in map(self._asked, _values(made)) if one.callee == names.NATIVE_GROUP_COUNT), None
                )
                if groups is not None and self._is_all(f"%{spell(made.result or '')}", *groups):
                    return _Query(names.NATIVE_GLOBAL_SIZE, groups.dimension)
            case _:
                pass
        return None

    def _is_all(self, value: str, callee: str, dimension: str) -> bool:
        """Tell whether a value is the result of a query times the size of work-groups."""
        made = self._made_by.get(key_of(value[1:])) if value.startswith("%") else None
        if made is None or made.opcode not in ("mul", "shl"):
            return False
        one, other = _values(made)
        wanted = _Query(callee, dimension)
        if made.opcode == "shl":
            return self._asked(one) == wanted and other.isdigit() and self._is_size(str(1 << int(other)), dimension)
        return (self._asked(one) == wanted and self._is_size(other, dimension)) or (
            self._asked(other) == wanted and self._is_size(one, dimension)
        )

    def _is_size(self, value: str, dimension: str) -> bool:
        at = dimension.removeprefix("i32 ")
        if value.isdigit():
            return at.isdigit() and int(at) < len(self._local_size) and self._local_size[int(at)] == int(value)
        return self._asked(value) == (names.NATIVE_LOCAL_SIZE, dimension)

    def _asked(self, value: str) -> _Query:
        """Return what a value is asked for by; nothing for what is computed."""
        made = self._made_by.get(key_of(value[1:])) if value.startswith("%") else None
        if made is None or made.call is None:
            return _Query("", "")
        return _Query(str(made.call.callee), made.operands[-1])

    def _found_unused(self) -> Iterator[Key]:
        """Yield what nothing uses when the numbers are asked for, after what uses it."""
        unused: set[Key] = set()
        for one in reversed(self._instructions):
            if one.result is None or one.result in self.queries:
                continue
            is_query = one.call is not None and str(one.call.callee).startswith((names.NATIVE_QUERY, names.NATIVE_ITEM))
            users = self._users.get(one.result, ())
            if (is_query or one.opcode in _PURE) and all(
                user.result in unused or user.result in self.queries for user in users
            ):
                unused.add(one.result)
                yield one.result


def _values(made: Instruction) -> tuple[str, str]:
    """Return the operands, without their type."""
    first, second = made.operands
    return first.rpartition(" ")[2], second
