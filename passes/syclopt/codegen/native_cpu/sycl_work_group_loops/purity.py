"""Instructions that give the same result whenever they run: they change nothing, and read what nobody writes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt import names
from syclopt.ir.body.opcodes import BINARY, CASTS

if TYPE_CHECKING:
    from syclopt.codegen.native_cpu.sycl_work_group_loops.kernel_body import KernelBody, Step
    from syclopt.ir.text.spelling import Key

_LANES = frozenset({"extractelement", "insertelement", "shufflevector", "extractvalue", "insertvalue"})
_PURE = BINARY | CASTS | _LANES | {"fneg", "getelementptr", "icmp", "fcmp", "select", "freeze"}


class Purity:
    """Tells pure instructions of a kernel; of `constants`, which are parameters, nobody writes to where they point."""

    def __init__(self, body: KernelBody, constants: frozenset[Key]) -> None:
        self._body = body
        self._constants = constants

    def is_pure(self, step: Step) -> bool:
        """Tell whether an instruction gives the same result whenever a work-item runs it with the same operands."""
        if step.opcode == "load":
            is_known = bool(step.uses)  # a load that uses no value reads a variable
            return is_known and "volatile" not in step.text and all(self._is_constant(used) for used in step.uses)
        return step.opcode in _PURE or _is_call_of(step, names.NATIVE_QUERY)

    def differs(self, step: Step) -> bool:
        """Tell whether an instruction asks for what differs within a work-group."""
        return _is_call_of(step, names.NATIVE_ITEM_QUERY)

    def _is_constant(self, key: Key) -> bool:
        """Tell whether a value points into what nobody writes to."""
        seen: set[Key] = set()
        while (step := self._body.definitions.get(key)) is not None:
            if step.opcode != "getelementptr" or len(step.uses) != 1 or key in seen:
                return False
            seen.add(key)
            key = step.uses[0]
        return key in self._constants


def _is_call_of(step: Step, prefix: str) -> bool:
    return isinstance(step.callee, str) and step.callee.startswith(prefix)
