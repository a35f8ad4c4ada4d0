"""Uses of `double` as the text says, held to LLVM's own operands and types."""

from __future__ import annotations

import re
from pathlib import Path

import llvmlite.binding as llvm
import pytest

from syclopt.analysis.aspects.aspect_table import AspectTable
from syclopt.analysis.aspects.code_uses import CodeUses
from syclopt.analysis.aspects.masks import DOUBLE, AspectMasks, Bits
from syclopt.analysis.called_symbols import CalledSymbols
from syclopt.ir.module import Module

FIXTURES = Path(__file__).parents[2] / "ir_fixtures"
FILES = [
    path
    for folder in ("real", "passes/strip_debug", "passes/internalize")
    for path in sorted((FIXTURES / folder).glob("*.ll"))
]
CAST = re.compile(r"(?:bitcast|addrspacecast) \(.*?@([\w.$]+)")
OTHERS = (llvm.ValueKind.basic_block, llvm.ValueKind.metadata_as_value, llvm.ValueKind.inline_asm)


class Oracle:
    def __init__(self, module: llvm.ModuleRef, masks: AspectMasks) -> None:
        self.module = module
        self.masks = masks
        self.symbols = {one.name: one for one in (*module.functions, *module.global_variables)}  # internal ones, too

    def uses_double(self, function: llvm.ValueRef) -> bool:
        if self.has(function.global_value_type):
            return True
        return any(self.instruction(i) for block in function.blocks for i in block.instructions)

    def instruction(self, instruction: llvm.ValueRef) -> bool:
        text = str(instruction)
        if instruction.opcode == "alloca":
            allocated = re.search(r"alloca (.*?)(?:, align|, addrspace|$)", text)
            return allocated is not None and self.spelled(allocated[1])
        if instruction.opcode == "getelementptr":
            stepped = re.search(r"getelementptr (?:inbounds |nuw |nusw )*(.*?), ptr", text)
            if stepped is not None and self.spelled(stepped[1]):
                return True
        return self.has(instruction.type) or any(self.operand(operand) for operand in instruction.operands)

    def operand(self, operand: llvm.ValueRef) -> bool:
        try:
            kind = operand.value_kind
        except ValueError:  # a kind that llvmlite has no name for
            return self.has(operand.type)
        if kind in OTHERS:
            return False
        symbol = operand.name
        if kind == llvm.ValueKind.constant_expr and (cast := CAST.search(str(operand))):
            symbol = cast[1]
        return self.has(self.value_type(symbol) or operand.type)

    def value_type(self, symbol: str) -> object:
        found = self.symbols.get(symbol)
        return None if found is None else found.global_value_type

    def has(self, kind: object) -> bool:
        return self.spelled(str(kind).partition(" = type")[0])

    def spelled(self, text: str) -> bool:
        return bool(CodeUses(self.masks.types, DOUBLE).of_text(text) & DOUBLE)


@pytest.mark.parametrize("path", FILES, ids=[f"{path.parent.name}/{path.name}" for path in FILES])
def test_double_is_found_where_llvm_has_it(path: Path) -> None:
    text = path.read_text()
    try:
        reference = llvm.parse_assembly(text, context=llvm.create_context())  # where types keep their names
    except RuntimeError:
        pytest.skip("LLVM does not read it")
    module = Module.parse(text)
    masks = AspectMasks(module, AspectTable({}, {}, {}), Bits())
    symbols, bodies = CalledSymbols.compute(module).symbols, module.bodies()
    oracle = Oracle(reference, masks)
    for function in reference.functions:
        found = masks.symbol(function.name)
        if function.name in symbols:
            found |= masks.body(function.name, bodies[function.name], *symbols[function.name])
        assert bool(found & DOUBLE) == oracle.uses_double(function), function.name
