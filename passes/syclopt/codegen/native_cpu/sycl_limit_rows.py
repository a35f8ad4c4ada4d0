"""sycl-limit-rows: rows of work-items end where a comparison of ids lets no more of them in."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, NamedTuple

from syclopt import names
from syclopt.codegen.native_cpu.regions import declarations, link_loops, replace_runs
from syclopt.ir.body.instruction import Instruction
from syclopt.ir.body.locals import replace_mentions
from syclopt.ir.body.opcodes import BINARY, CASTS
from syclopt.ir.fresh_names import FreshNames
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import Key, key_of, spell
from syclopt.passes import ModulePass, PassContext, PassResult

if TYPE_CHECKING:
    from collections.abc import Iterator

    from syclopt.ir.body.body import Block
    from syclopt.ir.body.call_sites import Call
    from syclopt.ir.module import Module
    from syclopt.ir.views.function import Function

_LIMITED = {
    names.NATIVE_RUN_ITEMS: names.NATIVE_RUN_LIMITED_ITEMS,
    names.NATIVE_RUN_ROWS: names.NATIVE_RUN_LIMITED_ROWS,
}
_PARAMETERS = ("..arguments", "..item", "..frame", "..index")
_ATTRIBUTES = "alwaysinline nounwind"
_PURE = BINARY | CASTS | {"icmp", "fcmp", "fneg", "select", "freeze", "getelementptr", "phi", "alloca"}
_COMPARISON = compile_pattern(r"icmp (?:samesign )?([us][lg][te]) (i32|i64) ([^,]+), ([^, ]+)")
_AND = compile_pattern(r"(?:and i1 |select i1 [^,]+, i1 [^,]+, i1 false)")
_OR = compile_pattern(r"(?:or (?:disjoint )?i1 |select i1 [^,]+, i1 true, i1 )")
_SWAPPED = {
    "ult": "ugt",
    "ule": "uge",
    "slt": "sgt",
    "sle": "sge",
    "ugt": "ult",
    "uge": "ule",
    "sgt": "slt",
    "sge": "sle",
}
_OPPOSITE = {"ugt": "ule", "uge": "ult", "sgt": "sle", "sge": "slt"}
_ROW, _OTHER_DIMENSIONS = ("i32 0",), (("i32 1",), ("i32 2",))
_MOST = (1 << 62) - 1  # no id is as large, and one more is a number
_IDS = (names.NATIVE_GLOBAL_ID, names.NATIVE_POSITION)
_SPECIAL = frozenset({"volatile", "atomic"})
_LONGEST_WAY = 4  # blocks
_MARKS = ("llvm.assume", "llvm.lifetime.", "llvm.dbg.")


class SYCLLimitRowsPass(ModulePass):
    """Where kernels begin with `if (id < n)`, and do nothing else for other ids, loop over ids up to `n` alone.

    The id is the global one that differs along a row, and `n` the same for a row: an argument, or computed from some
    and from ids of other dimensions. What the loops run does not ask then, so that LLVM and
    `sycl-vectorize-work-items` need no masks. It is done for kernels without barriers.
    """

    name: ClassVar[str] = "sycl-limit-rows"

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Edit in place."""
        done = replace_runs(module, _LIMITED, _limited)
        if done:
            link_loops(module)
        ctx.count("rows limited", done)
        return PassResult(changed=bool(done))


def _limited(caller: Function, call: Call) -> str:
    """Add what a call needs to run limited rows; return it, or nothing where there is no limit."""
    module = caller.module
    *_, work, together, width = call.arguments
    region = module.functions.get(key_of(work.value.removeprefix("@")))
    if together.value != "null" or width.value != "0" or region is None or region.is_declaration:
        return ""
    if tuple(parameter.key for parameter in region.parameters) != _PARAMETERS:
        return ""
    limit = _Guards(region).limit()
    if limit is None:
        return ""
    fresh = FreshNames(module.symbols)
    of_row, let_in = (f"@{spell(fresh.fresh(f'{region.name}.{what}'))}" for what in ("limit", "let.in"))
    parameters = ", ".join(f"ptr %{spell(one)}" for one in _PARAMETERS)
    module.add(f"define internal i32 {let_in}({parameters}) {_ATTRIBUTES} {region.body}\n")
    with module.functions[key_of(let_in[1:])].edit() as body:
        comparison = body.definition(limit.comparison)
        assert isinstance(comparison, Instruction), "the region has it"
        comparison.replace(f"%{spell(limit.comparison)} = icmp {'eq' if limit.truth else 'ne'} i32 0, 0")
    lines = "".join(f"  {line}\n" for line in limit.lines)
    module.add(f"define internal i64 {of_row}(ptr %..arguments, ptr %..item) {_ATTRIBUTES} {{\n{lines}}}\n")
    given = ", ".join(argument.text for argument in call.arguments[:-3])
    other = f"ptr {work.value}" if limit.is_narrow else "ptr null"
    head = call.printed.partition("call ")[0]
    text = (
        f"{head}call void @{_LIMITED[str(call.callee)]}({given}, ptr {of_row}, {other}, ptr {let_in}, ptr null, i64 0)"
    )
    for declaration in declarations(text + lines, module):
        module.add(declaration)
    return text


class _Limit(NamedTuple):
    """A comparison that is `truth` for all that are let in, and a function's body: it returns the first id that is not.

    If it `is_narrow`, that holds for ids of 31 bits.
    """

    comparison: Key
    truth: bool
    lines: list[str]
    is_narrow: bool


class _Guards:
    """Finds what lets work-items of a row in, where a region begins."""

    def __init__(self, region: Function) -> None:
        self._region = region
        self._start = region.blocks[0]
        self._made_by = {one.result: one for one in self._start.instructions if one.result is not None}
        self._blocks = {block.key: block for block in region.blocks}
        self._types = {key for key in region.module.types if isinstance(key, str)}

    def limit(self) -> _Limit | None:
        """Return the limit of a row, if there is one."""
        *before, end = self._start.instructions
        if end.opcode != "br" or len(self._start.successors) != 2 or not all(map(_does_nothing, before)):
            return None
        condition = self._made_by.get(end.locals[0]) if end.locals else None
        if condition is None:
            return None
        for truth, others in zip((True, False), reversed(self._start.successors), strict=True):
            if self._ends(others):
                found = next(self._limits(condition, truth=truth), None)
                if found is not None:
                    return found
        return None

    def _ends(self, block: Block) -> bool:
        """Tell whether work-items that come to a block do nothing any more."""
        for _ in range(_LONGEST_WAY):
            *before, end = block.instructions
            if not all(map(_does_nothing, before)):
                return False
            if end.opcode == "ret":
                return True
            if end.opcode != "br" or len(block.successors) != 1:
                return False
            block = self._blocks[block.successors[0].key]
        return False

    def _limits(self, condition: Instruction, *, truth: bool) -> Iterator[_Limit]:
        """Yield the limits of rows by comparisons that are true, or false, for all who go on."""
        if condition.opcode == "icmp":
            found = self._comparison(condition, truth=truth)
            if found is not None:
                yield found
        elif (_AND if truth else _OR).match(condition.code) is not None:
            for key in condition.locals:
                if key in self._made_by:
                    yield from self._limits(self._made_by[key], truth=truth)

    def _comparison(self, made: Instruction, *, truth: bool) -> _Limit | None:
        match = _COMPARISON.match(made.code)
        if match is None or made.result is None:
            return None
        predicate, kind, one, other = match.groups()
        is_id, is_narrow = self._id(one)
        if not is_id:
            predicate, one, other = _SWAPPED[predicate], other, one
            is_id, is_narrow = self._id(one)
        if not truth:
            predicate = _OPPOSITE.get(predicate, "")
        lines = self._computed(other) if is_id else None
        if lines is None or predicate not in ("ult", "ule", "slt", "sle"):
            return None
        return _Limit(
            made.result,
            truth,
            [*lines, *_returned(predicate, kind, other, from_offset=self._is_position(one))],
            is_narrow or kind == "i32",
        )

    def _id(self, value: str) -> tuple[bool, bool]:
        """Tell whether a value is the id that differs along a row, and whether it is one in its lower bits alone."""
        is_narrow = False
        made = self._maker(value)
        while made is not None and made.opcode in ("trunc", "zext", "sext", "freeze"):
            source, _, kind = made.operands[0].partition(" to ")
            before, _, value = source.rpartition(" ")
            kinds = {before.rpartition(" ")[2], kind or "i64"}
            if not kinds <= {"i32", "i64"}:
                return False, False
            is_narrow = is_narrow or "i32" in kinds
            made = self._maker(value)
        if made is None or made.call is None or made.call.callee not in _IDS:
            return False, False
        return made.operands[1:] == _ROW, is_narrow

    def _is_position(self, value: str) -> bool:
        made = self._maker(value)
        while made is not None and made.opcode in CASTS | {"freeze"}:
            made = self._maker(made.operands[0].partition(" to ")[0].rpartition(" ")[2])
        return made is not None and made.call is not None and made.call.callee == names.NATIVE_POSITION

    def _computed(self, value: str) -> list[str] | None:
        """Return what computes a value that a row has in common; None where it has not."""
        needed: dict[Key, None] = {}
        waiting = [key_of(value[1:])] if value.startswith("%") else []
        while waiting:
            key = waiting.pop()
            made = self._made_by.get(key)
            if key in needed or key in ("..arguments", "..item"):
                continue
            if made is None or not self._is_common(made):
                return None
            needed[key] = None
            waiting.extend(made.locals)
        return [self._copied(key) for key in self._made_by if key in needed]

    def _copied(self, key: Key) -> str:
        """Return an instruction with a name for its result."""

        def token(key: Key) -> str | None:
            return f"%n{key}" if isinstance(key, int) else None

        return f"{_token(key)} = {replace_mentions(self._made_by[key].code, token, types=self._types)}"

    def _is_common(self, made: Instruction) -> bool:
        if made.call is not None:
            callee = str(made.call.callee)
            if callee.startswith(names.NATIVE_ITEM_QUERY):
                return made.operands[1:] in _OTHER_DIMENSIONS
            return callee.startswith(names.NATIVE_QUERY) and not callee.startswith(names.NATIVE_SUB_GROUP_QUERY)
        if made.opcode == "load":
            return self._is_argument(made)
        return made.opcode in _PURE and made.opcode not in ("phi", "alloca")

    def _is_argument(self, load: Instruction) -> bool:
        """Tell whether a load reads arguments, which nobody writes to."""
        key = load.locals[0] if len(load.locals) == 1 else None
        while key in self._made_by and self._made_by[key].opcode == "getelementptr" and self._made_by[key].locals:
            key = self._made_by[key].locals[0]
        return key == "..arguments" and _SPECIAL.isdisjoint(load.code.split())

    def _maker(self, value: str) -> Instruction | None:
        return self._made_by.get(key_of(value[1:])) if value.startswith("%") else None


def _token(key: Key) -> str:
    return f"%n{key}" if isinstance(key, int) else f"%{spell(key)}"


def _returned(predicate: str, kind: str, value: str, *, from_offset: bool) -> Iterator[str]:
    """Yield what returns the first id that a comparison does not let in: an id is less than a value, or as large.

    Ids may be counted `from_offset`, but for what is returned.
    """
    is_signed, wide = predicate.startswith("s"), value
    if value.startswith("%"):
        wide = _token(key_of(value[1:]))
    if kind == "i32":
        yield f"%..wide = {'sext' if is_signed else 'zext'} i32 {wide} to i64"
        wide = "%..wide"
    yield f"%..is.large = icmp {'s' if is_signed else 'u'}gt i64 {wide}, {_MOST}"
    yield f"%..end = select i1 %..is.large, i64 {_MOST}, i64 {wide}"
    yield f"%..limit = add i64 %..end, {int(predicate.endswith('e'))}"
    if from_offset:
        yield f"%..offset = call i64 @{names.NATIVE_GLOBAL_OFFSET}(ptr %..item, i32 0)"
        yield "%..global = add i64 %..limit, %..offset"
        yield "ret i64 %..global"
        return
    yield "ret i64 %..limit"


def _does_nothing(instruction: Instruction) -> bool:
    """Tell whether nobody notices when an instruction is left out, but by its result."""
    call = instruction.call
    if call is not None:
        callee = str(call.callee)
        return callee.startswith((names.NATIVE_QUERY, *_MARKS))
    if instruction.opcode == "load":
        return _SPECIAL.isdisjoint(instruction.code.split())
    return instruction.opcode in _PURE
