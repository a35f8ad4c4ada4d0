"""sycl-mask-lanes: operations of some lanes of a sub-group know which ones, wherever these have been before."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.analysis.conditional_calls import uses_beside
from syclopt.codegen.nvptx.sycl_mask_lanes.masked_body import BALLOT, masked
from syclopt.ir.body.numbering import parameter_keys
from syclopt.ir.views.function import Function
from syclopt.passes import ModulePass, PassContext, PassResult
from syclopt.rewrites.parameter_lists import set_parameters, spelled_parameters

if TYPE_CHECKING:
    from collections.abc import Iterable

    from syclopt.ir.body.body import Body
    from syclopt.ir.body.call_sites import Call
    from syclopt.ir.body.instruction import Instruction
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key

_ACTIVE = "llvm.nvvm.activemask"


class SYCLMaskLanesPass(ModulePass):
    """Give operations of some lanes the mask of all those that come to them, in the place of `activemask`.

    That tells which lanes the hardware has brought together, and it need not bring together all that come: not behind
    a branch in which some return, for one. So lanes vote, in an order that is the same for all of them, on who comes
    to each place that asks, and to each next round of a loop. Where all come there is no vote. Functions that are
    called by name take the mask of those who call; others, and those with loops that have several ways in, ask the
    hardware.
    """

    name: ClassVar[str] = "sycl-mask-lanes"
    idempotent: ClassVar[bool] = False

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Edit in place."""
        if _ACTIVE not in module.functions:
            return PassResult(changed=False)
        kernels = module.functions_with_convention(names.PTX_KERNEL)
        asking = _asking(module)
        taking = {key for key in asking if key not in kernels and _is_only_called(module, key)}
        version = module.version
        for key in [key for key in module.definition_keys() if key in asking]:
            _write(module.functions[key], taking, is_kernel=key in kernels)
        if module.version != version and BALLOT not in module.functions:
            module.add(f"declare i32 @{BALLOT}(i32, i1)")
        ctx.count("functions that take a mask", len(taking))
        return PassResult(changed=module.version != version)


def _asking(module: Module) -> set[Key]:
    """Return the functions that ask which lanes are active, or call by name one that does."""
    found: set[Key] = set()
    waiting: list[Key] = [_ACTIVE]
    while waiting:
        callee = waiting.pop()
        for user in module.users(callee):
            if isinstance(user, Function) and user.key not in found and _calls(user, callee):
                found.add(user.key)
                waiting.append(user.key)
    return found


def _is_only_called(module: Module, key: Key) -> bool:
    """Tell whether nothing but direct calls names a function."""
    return all(
        isinstance(user, Function) and key not in uses_beside(user, _calls(user, key)) for user in module.users(key)
    )


def _calls(function: Function, callee: Key) -> list[Call]:
    return [call for call in function.calls if call.callee == callee and call.is_direct]


def _write(function: Function, taking: set[Key], *, is_kernel: bool) -> None:
    takes = function.key in taking
    parameters = spelled_parameters(function) if takes else []
    varying = () if is_kernel else parameter_keys(function.entity)
    with function.edit() as body:
        body.remove_unreachable()
        asking = [one for one in body.instructions if one.opcode == "call" and _asks(one, taking)]
        lanes = f"%{body.fresh('lanes')}"
        ways = masked(body, asking, varying, ends=is_kernel)
        if ways is None:
            _ask_hardware(body, asking)
        else:
            ways.write(lanes)
            for one in asking:
                _tell(body, one, ways.mask_of(one.block))
            if not takes:
                body.entry.insert_at_start(f"{lanes} = call i32 @{_ACTIVE}()")
    if takes:
        set_parameters(function, [*parameters, f"i32 {lanes}"])


def _ask_hardware(body: Body, asking: Iterable[Instruction]) -> None:
    """Let functions that take a mask have that of the active lanes."""
    for one in asking:
        if one.call is not None and one.call.callee != _ACTIVE:
            mask = f"%{body.fresh('lanes')}"
            one.insert_before(f"{mask} = call i32 @{_ACTIVE}()")
            _tell(body, one, mask)


def _asks(one: Instruction, taking: set[Key]) -> bool:
    call = one.call
    return call is not None and (call.callee == _ACTIVE or (call.callee in taking and call.is_direct))


def _tell(body: Body, one: Instruction, mask: str) -> None:
    """Put the mask in the place of a question, or behind the arguments of a call."""
    call = one.call
    assert call is not None
    if call.callee == _ACTIVE:
        one.remove(mask)
        return
    at = call.arguments_span.end - 1 - call.span.start
    comma = ", " if call.arguments else ""
    before, written = one.raw[:at], call.parsed.type
    if written.kind == "function":
        end = written.end_pos - 1
        before = f"{before[:end]}{comma}i32{before[end:]}"
    body.set_text(one, f"{before}{comma}i32 {mask}{one.raw[at:]}")
