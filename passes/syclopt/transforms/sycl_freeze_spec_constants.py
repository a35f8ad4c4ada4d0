"""sycl-freeze-spec-constants: specialization constants of SPIR-V become constants, with values of one's own."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.analysis.direct_calls import direct_calls
from syclopt.cached_property import cached_property
from syclopt.errors import PassFailed
from syclopt.ir.constant_bytes import NoNumbers, spelled_number
from syclopt.ir.data_layout import resolved
from syclopt.ir.fragments import Constant
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.source import to_user
from syclopt.passes import ModulePass, PassContext, PassResult

if TYPE_CHECKING:
    from collections.abc import Mapping

    from syclopt.ir.body.instruction import Instruction
    from syclopt.ir.fragments import Argument
    from syclopt.ir.fragments.calls import CallFragment
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.symbol import Symbol

_VALUE = compile_pattern(r"([0-9]{1,10}):((?:[0-9a-fA-F]{2})+)")
_PREFIXES = (names.SPEC_CONSTANT_PREFIX, names.SPEC_CONSTANT_COMPOSITE_PREFIX)
_BRACKETS = {"array": "[]", "vector": "<>", "struct": ("{ ", " }")}


@dataclass(frozen=True)
class SYCLFreezeSpecConstantsPass(ModulePass):
    """Put a constant in the place of each `__spirv_SpecConstant(id, default)`: the value of the id, else the default.

    What `__spirv_SpecConstantComposite` composes of them becomes one constant. Each value is `ID:BYTES`, in
    hexadecimal, as the number stands in memory: `3:09000000` makes constant 3, an i32, 9. Ids that no call has are
    ignored: what nobody reads is gone. Run it before images are linked, as each counts ids from 0.
    """

    name: ClassVar[str] = "sycl-freeze-spec-constants"
    values: tuple[str, ...] = field(default=(), metadata={"help": "ID:BYTES, the bytes of each number"})

    def __post_init__(self) -> None:
        """Raise `ValueError` for a value that is none, and for two values of one id."""
        found: set[int] = set()
        for text in self.values:
            match = _VALUE.fullmatch(text)
            if match is None:
                raise ValueError(f"option 'values': found '{text}', expected an id, a colon and bytes in hexadecimal")
            if int(match[1]) in found:
                raise ValueError(f"option 'values': id {int(match[1])} has two values")
            found.add(int(match[1]))

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Edit in place. Raises `PassFailed` for another number of bytes than a constant has, and an unknown id."""
        callees = {key for key in module.declaration_keys() if str(key).startswith(_PREFIXES)}
        for function in direct_calls(module, callees, self._misused):
            with function.edit() as body:
                reads = [each for each in body.instructions if not callees.isdisjoint(each.globals)]
                constants: dict[Key | None, str] = {}
                for read in reads:
                    constants[read.result] = self._constant(module, read, constants)
                for read in reversed(reads):  # those first that are composed of others
                    read.remove(constants[read.result])
            ctx.count("reads frozen", len(reads))
        for key in callees:
            module.functions[key].remove()
        return PassResult(changed=bool(callees))

    @cached_property
    def _numbers(self) -> dict[int, bytes]:
        pairs = (text.split(":") for text in self.values)
        return {int(number): bytes.fromhex(data) for number, data in pairs}

    def _misused(self, callee: Key, user: Symbol) -> PassFailed:
        return PassFailed(self.name, f"'@{user.key}' uses '@{callee}' otherwise than in a direct call", user.location)

    def _constant(self, module: Module, instruction: Instruction, known: Mapping[Key | None, str]) -> str:
        """Return the constant that a call returns, less its type; `known` are those of the calls before it."""
        assert instruction.call is not None
        call = instruction.call.parsed
        if str(instruction.call.callee).startswith(names.SPEC_CONSTANT_PREFIX):
            return self._number(module, instruction, call)
        type_ = resolved(call.return_type, module) or call.return_type
        opening, closing = _BRACKETS[type_.kind]
        if type_.is_packed:
            opening, closing = f"<{opening}", f"{closing}>"
        elements: list[str] = []
        for one in call.arguments:
            value = known.get(_local(one), to_user(one.value))
            if value.startswith("%"):
                message = f"'{value}' in '{to_user(instruction.printed)}' is no constant"
                raise PassFailed(self.name, message, instruction.location)
            elements.append(f"{to_user(one.type.text)} {value}")
        return f"{opening}{', '.join(elements)}{closing}"

    def _number(self, module: Module, instruction: Instruction, call: CallFragment) -> str:
        identity = call.arguments[0].operand if len(call.arguments) == 2 else None
        if not isinstance(identity, Constant) or not isinstance(identity.value, int):
            message = f"expected a call with an id and a default, found '{to_user(instruction.printed)}'"
            raise PassFailed(self.name, message, instruction.location)
        default = call.arguments[1]
        data = self._numbers.get(identity.value)
        if data is None:
            return to_user(default.value)
        type_ = resolved(default.type, module) or default.type
        try:
            return spelled_number(data, type_)
        except NoNumbers as error:
            message = f"constant {identity.value} is of type '{to_user(type_.text)}': its value cannot be"
            raise PassFailed(self.name, f"{message} {len(data)} bytes", instruction.location) from error


def _local(argument: Argument) -> Key | None:
    """Return the key of the local value that an argument is."""
    operand = argument.operand
    if not isinstance(operand, Constant) or operand.kind != "local" or isinstance(operand.value, bytes):
        return None
    return operand.value
