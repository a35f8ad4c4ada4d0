"""sycl-limit-alignment: code relies on no larger alignment than memory of the host has."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.ir.data_layout import DataLayout
from syclopt.ir.fragments import parse_type
from syclopt.ir.references import without_strings
from syclopt.ir.text.brackets import type_end
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.source import to_internal, to_user
from syclopt.ir.text.spelling import COMMENT, GAP, NAME, STRING
from syclopt.passes import ModulePass, PassContext, PassResult

if TYPE_CHECKING:
    from syclopt.ir.body.instruction import Instruction
    from syclopt.ir.entity import Entity
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.function import Function

_WORD_STARTS = r"(?<![-a-zA-Z0-9$._%@!#])"
_WORD_ENDS = r"(?![-a-zA-Z0-9$._:])"
_TYPE_WORDS = "i[0-9]++|ptr|half|bfloat|float|double|fp128|x86_fp80|ppc_fp128|x86_amx|x|vscale|target|void|addrspace"
# What is left alone: strings, comments, names, and the variables of functions up to what comes after their types.
_ALIGNMENT = compile_pattern(
    rf"{STRING}|{COMMENT}|%{NAME}"
    rf"|{_WORD_STARTS}alloca{_WORD_ENDS}(?:[ \t\r\n\0\[\]{{}}<>(),*]|{STRING}|{COMMENT}|%(?!{NAME}{GAP}=){NAME}"
    rf"|(?:-?[0-9]++|{_TYPE_WORDS}|inalloca|swifterror){_WORD_ENDS}|align{GAP}\(?{GAP}[0-9]++)++"
    rf"|{_WORD_STARTS}align(?P<gap>(?![-a-zA-Z$._:]){GAP}\(?{GAP})(?P<bytes>[0-9]++)",
    re.DOTALL,
)
_ACCESS = rf"{_WORD_STARTS}(?:load|store){_WORD_ENDS}"
_ACCESS_WITHOUT = compile_pattern(
    rf"{_ACCESS}(?:(?!,\s*+align\b|{_ACCESS})[^\n=;])*+(?:$|[=;]|(?={_ACCESS}))", re.MULTILINE
)
_ALIGNED = compile_pattern(r",\s*+align\b")
_ATTACHED = compile_pattern(r",\s*+!")


@dataclass(frozen=True)
class SYCLLimitAlignmentPass(ModulePass):
    """Let loads, stores, parameters and calls promise an alignment of at most so many bytes.

    A vector of eight floats wants 32 bytes in device code, and an array of the host begins at a multiple of 16.
    Processors load it from there as fast. Variables keep their alignments. So does the parameter of a kernel that has
    but one, by value: the loops around it make a copy that is as aligned.
    """

    name: ClassVar[str] = "sycl-limit-alignment"
    most: int = field(default=16, metadata={"help": "bytes, a power of two"})

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Edit in place."""
        done = sum(self._spelled_out(module, module.functions[key]) for key in module.definition_keys())
        done += self._lower(module)
        ctx.count("alignments lowered", done)
        return PassResult(changed=bool(done))

    def _lower(self, module: Module) -> int:
        """Give functions smaller alignments; return how many there are."""
        done = 0

        def one(found: re.Match[str]) -> str:
            nonlocal done
            if found["bytes"] is None or int(found["bytes"]) <= self.most:
                return found[0]
            done += 1
            return f"align{found['gap']}{self.most}"

        edited: dict[Entity, Entity] = {}
        callables = _kernels_of_callables(module)
        for key in module.mentioning("align"):
            entity = module.symbols[key].entity
            before = done
            if entity.kind == "function":
                head = entity.header if key in callables else _ALIGNMENT.sub(one, entity.header)
                body = _ALIGNMENT.sub(one, entity.body)
                if done > before:
                    edited[entity] = entity.with_text(head, body)
        module.replace_all(edited)
        return done

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


def _kernels_of_callables(module: Module) -> set[Key]:
    """Return the kernels whose one parameter is by value."""
    kernels = module.functions_with_convention(names.SPIR_KERNEL)
    parameters = {key: module.functions[key].parameters for key in kernels}
    return {
        key
        for key, only in parameters.items()
        if len(only) == 1 and any(one.name == "byval" for one in only[0].attributes)
    }


def _accessed_type(instruction: Instruction) -> str:
    """Return the type that a load or store without an alignment accesses; nothing for any other instruction."""
    if instruction.opcode not in ("load", "store") or _ALIGNED.search(without_strings(instruction.raw)):
        return ""
    if instruction.opcode == "load":
        return instruction.result_type or ""
    operand = to_internal(instruction.operands[0])
    return operand[: type_end(operand, 0)]
