"""sycl-lower-atomics: atomic operations in the orders and scopes that LLVM makes right code of for NVIDIA's GPUs."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from syclopt.analysis.source_places import location_at, place_of_instruction
from syclopt.errors import PassFailed
from syclopt.ir.data_layout import DataLayout
from syclopt.ir.fragments import parse_type
from syclopt.ir.text.brackets import type_end
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.source import to_internal
from syclopt.ir.text.spelling import spell
from syclopt.passes import ModulePass, PassContext, PassResult

if TYPE_CHECKING:
    import re

    from syclopt.ir.body.body import Body
    from syclopt.ir.body.instruction import Instruction
    from syclopt.ir.module import Module
    from syclopt.ir.views.function import Function

_ATOMIC = compile_pattern(r"\b(?:atomicrmw|cmpxchg|fence|atomic)\b")
_BLANK = r"[ \t\r\n]"
_ORDER = compile_pattern(
    rf'(?<=[ \t\r\n])(?:syncscope{_BLANK}*+\({_BLANK}*+"(?P<scope>[^"]*+)"{_BLANK}*+\){_BLANK}*+)?+'
    rf"(?P<orders>(?:(?:unordered|monotonic|acquire|release|acq_rel|seq_cst)(?![-a-zA-Z0-9$._]){_BLANK}*+)++)(?=,|\Z)"
)
_ALIGNMENT = compile_pattern(rf",{_BLANK}*+align{_BLANK}++([0-9]{{1,9}})")
_OPERATION = compile_pattern(rf"atomicrmw{_BLANK}++(?:volatile{_BLANK}++)?+(?P<name>[a-z_]++){_BLANK}")
_SCOPES = {
    **dict.fromkeys(("singlethread", "subgroup", "wavefront", "workgroup", "block"), "block"),
    **dict.fromkeys(("device", "agent"), "device"),
    **dict.fromkeys(("", "all_svm_devices", "system"), ""),
    "cluster": "cluster",
}
_ALONE = "singlethread"
_BEFORE = {"release": "release", "acq_rel": "release", "seq_cst": "seq_cst"}
_AFTER = frozenset({"acquire", "acq_rel", "seq_cst"})
_WIDEST = 8  # bytes
_SPACES = {"0": "", "1": ".global", "3": ".shared"}
# What a GPU does for the whole system with numbers of 32 and 64 bits; LLVM makes loops of other operations itself.
_OF_SYSTEM = {
    **{name: f"{name}.b" for name in ("and", "or", "xor")},
    **{name: f"{name}.s" for name in ("max", "min")},
    **{f"u{name}": f"{name}.u" for name in ("max", "min")},
    **{f"u{name}_wrap": f"{name}.u" for name in ("inc", "dec")},
    **dict.fromkeys(("add", "sub"), "add.u"),
    "fadd": "add.f",
    "xchg": "exch.b",
}
_ONLY_32 = frozenset({"uinc_wrap", "udec_wrap"})
_REGISTERS = {"i32": "r", "i64": "l", "float": "f", "double": "d"}
_AS_INTEGER = {"float": ("i32", "bitcast", "bitcast"), "double": ("i64", "bitcast", "bitcast")}
_POINTER_AS_INTEGER = ("i64", "ptrtoint", "inttoptr")


class SYCLLowerAtomicsPass(ModulePass):
    """Let fences keep the orders of atomic operations that read and write, and let scopes be NVIDIA's.

    LLVM drops orders and scopes of `atomicrmw`: such operations are relaxed, for the device. Before one that releases
    and after one that acquires comes a fence; one for the whole system becomes a loop around `cmpxchg`, of which LLVM
    makes right code. What concerns one work-item alone needs no fence.
    """

    name: ClassVar[str] = "sycl-lower-atomics"

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Edit in place. Raises `PassFailed` for scopes that nobody knows, and for more than 64 bits."""
        before = module.version
        layout = DataLayout(module.data_layout or "")
        for key in module.definition_keys():
            function = module.functions[key]
            if _ATOMIC.search(function.body_text):
                _Atomics(function, layout, self.name).lower()
        return PassResult(changed=module.version != before)


class _Atomics:
    """Edits the atomic operations of one function."""

    def __init__(self, function: Function, layout: DataLayout, pass_name: str) -> None:
        self._function = function
        self._layout = layout
        self._pass = pass_name

    def lower(self) -> None:
        with self._function.edit() as body:
            for instruction in [*body.instructions]:
                if instruction.opcode in ("atomicrmw", "cmpxchg", "fence", "load", "store"):
                    found = _ORDER.search(instruction.printed)
                    if found is not None:
                        self._lower(body, instruction, found)

    def _lower(self, body: Body, instruction: Instruction, found: re.Match[str]) -> None:
        scope = self._scope(instruction, found["scope"] or "")
        is_alone = found["scope"] == _ALONE
        orders = found["orders"].strip()
        if instruction.opcode == "fence" and is_alone:
            instruction.remove()
        elif instruction.opcode != "fence":
            kind = self._checked_type(instruction)
            if instruction.opcode == "atomicrmw":
                lead = _spelled(scope)
                if orders in _BEFORE and not is_alone:
                    instruction.insert_before(f"fence {lead}{_BEFORE[orders]}")
                if orders in _AFTER and not is_alone:
                    instruction.insert_after(f"fence {lead}acquire")
                orders = "monotonic"
                if not scope and self._make_system_wide(body, instruction, kind):
                    return
        if not instruction.is_removed:
            raw = instruction.printed
            text = f"{raw[: found.start()]}{_spelled(scope)}{orders}{raw[found.end() :]}"
            if text != raw:
                instruction.set_text(text)

    def _scope(self, instruction: Instruction, name: str) -> str:
        if name not in _SCOPES:
            known = ", ".join(f"'{one}'" for one in _SCOPES if one)
            raise self._refused(instruction, f"is for the scope '{name}', expected one of {known}")
        return _SCOPES[name]

    def _refused(self, instruction: Instruction, message: str) -> PassFailed:
        message = f"an atomic operation of '@{self._function.key}' {message}"
        place = place_of_instruction(self._function.module, instruction.raw)
        return PassFailed(self._pass, message, location_at(place) if place is not None else instruction.location)

    def _checked_type(self, instruction: Instruction) -> str:
        """Return the type of the value in memory."""
        kind = instruction.result_type if instruction.opcode == "load" else None
        if kind is None:
            first, *others = map(to_internal, instruction.operands or ("",))
            operand = first if instruction.opcode == "store" else next(iter(others), "")
            kind = operand[: type_end(operand, 0)]
        size = self._layout.extent(parse_type(kind), self._function.module).bytes
        if size > _WIDEST:
            raise self._refused(instruction, f"has a value of {size} bytes, expected at most {_WIDEST}")
        aligned = _ALIGNMENT.search(instruction.printed)
        if aligned is not None and int(aligned[1]) < size:
            raise self._refused(instruction, f"has a value at a multiple of {aligned[1]} bytes, expected {size}")
        return kind

    def _make_system_wide(self, body: Body, instruction: Instruction, kind: str) -> bool:
        """Put assembly in the place of an operation whose scope LLVM would drop; tell whether it is one."""
        operation = _OPERATION.search(instruction.printed)
        name = operation["name"] if operation is not None else ""
        if name not in _OF_SYSTEM or (name in _ONLY_32 and kind == "i64"):
            return False
        pointer, value = map(to_internal, instruction.operands)
        value = value[type_end(value, 0) :].strip()
        space = _SPACES.get(str(parse_type(pointer[: type_end(pointer, 0)]).address_space or 0))
        lines: list[str] = []
        register, back = kind, ""
        if name == "xchg" and (kind in _AS_INTEGER or kind.startswith("ptr")):
            register, there, back = _AS_INTEGER.get(kind, _POINTER_AS_INTEGER)
            lines.append(f"%{body.fresh('bits')} = {there} {kind} {value} to {register}")
        elif name == "sub":
            lines.append(f"%{body.fresh('negative')} = sub {kind} 0, {value}")
        if lines:
            value = lines[0].partition(" = ")[0]
        if register not in _REGISTERS:
            if kind in ("half", "bfloat") or kind.startswith("<"):
                raise self._refused(instruction, f"adds values of type '{kind}' for the whole system")
            return False  # few bits: LLVM makes a loop
        if space is None:
            return False
        result = instruction.result
        old = f"%{spell(result)}" if result is not None and not back else f"%{body.fresh('old')}"
        letter = _REGISTERS[register]
        bits = "32" if register in ("i32", "float") else "64"
        code = f"atom.relaxed.sys{space}.{_OF_SYSTEM[name]}{bits} $0, [$1], $2;"
        lines.append(
            f'{old} = call {register} asm sideeffect "{code}", "={letter},l,{letter},~{{memory}}"'
            f"({pointer}, {register} {value})"
        )
        if back:
            lines.append(
                f"%{spell(result if result is not None else body.fresh('old'))} = {back} {register} {old} to {kind}"
            )
        instruction.replace("\n".join(lines))
        return True


def _spelled(scope: str) -> str:
    return f'syncscope("{scope}") ' if scope else ""
