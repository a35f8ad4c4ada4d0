"""sycl-limit-alignment: code relies on no larger alignment than memory of the host has."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from syclopt.ir.data_layout import DataLayout
from syclopt.ir.fragments import parse_type
from syclopt.ir.module import Module
from syclopt.ir.references import without_strings
from syclopt.ir.text.brackets import type_end
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.source import to_internal, to_user
from syclopt.ir.text.spelling import COMMENT, NAME
from syclopt.passes import ModulePass, PassContext, PassResult

if TYPE_CHECKING:
    from syclopt.ir.body.instruction import Instruction
    from syclopt.ir.views.function import Function

# What is left alone: strings, comments, and the variables themselves.
_ALIGNMENT = compile_pattern(
    rf'^@{NAME}[ \t]*+=[^\n]*+|"[^"]*+"|{COMMENT}'
    r"|(?<![-a-zA-Z0-9$._%@!])alloca(?![-a-zA-Z0-9$._:])(?:(?!align\b)[^\n])*+(?:align[ \t]++[0-9]++)?+"
    rf"|(?<![-a-zA-Z0-9$._%@!])align(?P<gap>(?:[ \t\r\n]++|{COMMENT})++)(?P<bytes>[0-9]++)",
    re.MULTILINE | re.DOTALL,
)
_ACCESS = r"(?<![-a-zA-Z0-9$._%@!#])(?:load|store)(?![-a-zA-Z0-9$._:])"
_ACCESS_WITHOUT = compile_pattern(rf"{_ACCESS}(?:(?!,\s*+align\b|{_ACCESS})[^\n])*+$", re.MULTILINE)
_ALIGNED = compile_pattern(r",\s*+align\b")
_ATTACHED = compile_pattern(r",\s*+!")


@dataclass(frozen=True)
class SYCLLimitAlignmentPass(ModulePass):
    """Let loads, stores, parameters and calls promise an alignment of at most so many bytes.

    A vector of eight floats wants 32 bytes in device code, and an array of the host begins at a multiple of 16.
    Processors load it from there as fast. Variables keep their alignments.
    """

    name: ClassVar[str] = "sycl-limit-alignment"
    most: int = field(default=16, metadata={"help": "bytes, a power of two"})

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Edit in place."""
        done = sum(self._spelled_out(module, module.functions[key]) for key in module.definition_keys())
        text, lowered = self._lowered(module.internal_text())
        if lowered:
            module.become(Module.parse(text.encode("latin-1"), module.name))
        ctx.count("alignments lowered", done + lowered)
        return PassResult(changed=bool(done or lowered))

    def _lowered(self, text: str) -> tuple[str, int]:
        """Return text with smaller alignments, and how many there are."""
        done = 0

        def one(found: re.Match[str]) -> str:
            nonlocal done
            if found["bytes"] is None or int(found["bytes"]) <= self.most:
                return found[0]
            done += 1
            return f"align{found['gap']}{self.most}"

        return _ALIGNMENT.sub(one, text), done

    def _spelled_out(self, module: Module, function: Function) -> int:
        """Write the alignment of accesses that do not tell it, where their type would have a larger one."""
        if _ACCESS_WITHOUT.search(function.body_text) is None:
            return 0
        layout = DataLayout(module.data_layout or "")
        done = 0
        with function.edit() as body:
            for instruction in body.instructions:
                kind = _accessed_type(instruction)
                if kind and layout.extent(parse_type(kind), module).alignment > self.most:
                    attached = _ATTACHED.search(without_strings(instruction.raw))
                    at = attached.start() if attached else len(instruction.raw)
                    text = f"{instruction.raw[:at]}, align {self.most}{instruction.raw[at:]}"
                    instruction.replace(to_user(text))
                    done += 1
        return done


def _accessed_type(instruction: Instruction) -> str:
    """Return the type that a load or store without an alignment accesses; nothing for any other instruction."""
    if instruction.opcode not in ("load", "store") or _ALIGNED.search(without_strings(instruction.raw)):
        return ""
    if instruction.opcode == "load":
        return instruction.result_type or ""
    operand = to_internal(instruction.operands[0])
    return operand[: type_end(operand, 0)]
