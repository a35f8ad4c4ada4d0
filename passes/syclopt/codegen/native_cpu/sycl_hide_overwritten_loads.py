"""sycl-hide-overwritten-loads: LLVM does not see that a value was loaded which is written over where it is chosen."""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING, ClassVar, cast

from syclopt import names
from syclopt.cached_property import cached_property
from syclopt.ir.body.opcodes import BINARY, CASTS
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import key_of, spell
from syclopt.passes import ModulePass, PassContext, PassResult

if TYPE_CHECKING:
    from collections.abc import Container

    from syclopt.ir.body.body import Block, Body
    from syclopt.ir.body.instruction import Instruction
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.function import Function

_BITS = {"i8": 8, "i16": 16, "i32": 32, "i64": 64, "half": 16, "bfloat": 16, "float": 32, "double": 64, "ptr": 64}
_LOAD = compile_pattern(rf"load (?:{'|'.join(_BITS)}), ")
_MADE_OF = BINARY | CASTS | {"select", "phi", "freeze", "fneg"}
_MOST_MADE = 64  # values that are looked at for a load
_MANY = 64
_ZEROS = f"@{names.NATIVE_ZEROS} = internal externally_initialized global [{_MANY} x i64] zeroinitializer"


class SYCLHideOverwrittenLoadsPass(ModulePass):
    """Write `x | zero` for what is loaded on one of several ways before a store, with zeros that LLVM cannot know.

    Of `if (c) { old = *p; *p = new; new = old; }` for several work-items LLVM makes a load and a store with a mask, and
    chooses `old` or `new` by that mask. LLVM 22 then loads where it chooses, behind the store, and finds there what was
    stored. It does so with a load that it sees; where something is computed from it before, it moves the choice there,
    also if that is computed of another one: so each load has a zero of its own.
    """

    name: ClassVar[str] = "sycl-hide-overwritten-loads"

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Edit in place."""
        done = 0
        for key in module.definition_keys():
            done += _hidden(module.functions[key], done)
        if done and names.NATIVE_ZEROS not in module.globals:
            module.add(_ZEROS)
        ctx.count("loads hidden", done)
        return PassResult(changed=bool(done))


def _hidden(function: Function, before: int) -> int:
    """Edit a function, when so many loads of others are hidden; return how many of its own are now."""
    text = function.body_text
    if not all(opcode in text for opcode in ("load", "store", "phi")):
        return 0
    with function.edit() as body:
        ways = _Ways(body)
        blocks = [block for block in body.blocks if not block.is_entry]
        loads = [one for block in blocks for one in ways.overwritten(block) if ways.may_be_chosen(one)]
        for at, one in enumerate(loads, before):
            _hide(body, one, at % _MANY)
    return len(loads)


def _hide(body: Body, load: Instruction, which: int) -> None:
    kind = str(load.result_type)
    result, number = f"%{spell(load.result or '')}", f"i{_BITS[kind]}"
    loaded, zero = f"%{body.fresh('loaded')}", f"%{body.fresh('zero')}"
    place = f"getelementptr (i64, ptr @{names.NATIVE_ZEROS}, i64 {which})"
    lines = [f"{loaded} = {load.code}", f"{zero} = load {number}, ptr {place}, align 8, !invariant.load !{{}}"]
    if kind == "ptr":
        lines.append(f"{result} = getelementptr i8, ptr {loaded}, i64 {zero}")
    elif kind == number:
        lines.append(f"{result} = or {kind} {loaded}, {zero}")
    else:
        bits, both = f"%{body.fresh('bits')}", f"%{body.fresh('bits')}"
        lines += [f"{bits} = bitcast {kind} {loaded} to {number}", f"{both} = or {number} {bits}, {zero}"]
        lines.append(f"{result} = bitcast {number} {both} to {kind}")
    load.replace("\n".join(lines))


class _Ways:
    """Which blocks control comes to by others alone, and which loads are written over behind them.

    Blocks are numbered so that those that all ways lead to by a block follow it: `spans[block]` is from where to where.
    """

    def __init__(self, body: Body) -> None:
        self._body = body
        self._zeros = {one.result for one in body.instructions if names.NATIVE_ZEROS in one.globals}

    def overwritten(self, block: Block) -> list[Instruction]:
        """Return the loads of a block after which a store comes, in it or in blocks behind it."""
        listed = block.instructions
        end = len(listed)
        if not self._is_written_behind(block):
            end = max((at for at, one in enumerate(listed) if one.opcode == "store"), default=0)
        loads = (one for one in listed[:end] if one.opcode == "load" and _LOAD.match(one.code))
        return [one for one in loads if not self._is_hidden(one)]

    def may_be_chosen(self, load: Instruction) -> bool:
        """Tell whether a phi node chooses what a load makes, or something else that comes by a way without the load."""
        made = {load.result: None}
        waiting = [load]
        while waiting:
            for user in waiting.pop().users:
                if user.is_phi and self._chooses(user, made, load.block):
                    return True
                if user.opcode in _MADE_OF and user.result not in made:
                    made[user.result] = None
                    waiting.append(user)
            if len(made) > _MOST_MADE:
                return True
        return False

    @cached_property
    def _spans(self) -> dict[Key, tuple[int, int]]:
        import networkx

        entry = self._body.entry.key
        graph: networkx.DiGraph[Key] = networkx.DiGraph()
        graph.add_node(entry)
        graph.add_edges_from((block.key, one.key) for block in self._body.blocks for one in block.successors)
        closest = cast("dict[Key, Key]", networkx.immediate_dominators(graph, entry))  # pyright: ignore[reportUnknownMemberType] - networkx is not annotated
        behind: dict[Key, list[Key]] = {}
        for key, before in closest.items():
            if key not in (entry, before):
                behind.setdefault(before, []).append(key)
        starts: dict[Key, int] = {}
        spans: dict[Key, tuple[int, int]] = {}
        waiting = [(entry, False)]
        while waiting:
            key, is_done = waiting.pop()
            if is_done:
                spans[key] = starts[key], len(starts)
                continue
            starts[key] = len(starts)
            waiting += [(key, True), *((one, False) for one in behind.get(key, ()))]
        return spans

    @cached_property
    def _writing(self) -> list[int]:
        """The numbers of the blocks with stores."""
        stores = {one.block.key for one in self._body.instructions if one.opcode == "store"}
        return sorted(self._spans[key][0] for key in stores if key in self._spans)

    def _is_written_behind(self, block: Block) -> bool:
        start, end = self._spans.get(block.key, (0, 0))
        return bisect_left(self._writing, start + 1) < bisect_left(self._writing, end)

    def _leads(self, first: Block, to: Block) -> bool:
        """Tell whether all ways to a block lead through another one."""
        start, end = self._spans.get(first.key, (0, 0))
        return start <= self._spans.get(to.key, (-1, 0))[0] < end

    def _is_hidden(self, load: Instruction) -> bool:
        users = [other for one in load.users for other in (one.users if one.opcode == "bitcast" else (one,))]
        return any(not self._zeros.isdisjoint(one.locals) for one in users)

    def _chooses(self, phi: Instruction, made: Container[Key | None], block: Block) -> bool:
        """Tell whether one of some values comes to a phi node from behind a block, and another value does not.

        What comes from a round before is told apart from what a loop begins with.
        """
        ways: dict[tuple[bool, bool], bool] = {}
        for one in phi.incoming:
            source = self._body.block(one.block)
            way = self._leads(phi.block, source), self._leads(block, source)
            ways[way] = ways.get(way, False) or (one.value.startswith("%") and key_of(one.value[1:]) in made)
        return any(ways.get((rounds, True)) and (rounds, False) in ways for rounds in (False, True))
