"""Modules as llvmlite's objects."""

# llvmlite is not annotated.
# pyright: reportUnknownArgumentType=false, reportUnknownMemberType=false
# pyright: reportUnknownParameterType=false, reportUnknownVariableType=false

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from llvmlite import binding, ir

from syclopt.errors import LLVMError
from syclopt.ir.llvm import text_for_llvm, verify
from syclopt.ir.llvm_worker.worker import Refusal, parse_text

if TYPE_CHECKING:
    from syclopt.ir.module import Module

ModuleRef = binding.ModuleRef
AnyModule = binding.ModuleRef | ir.Module


def to_module_ref(module: Module, context: binding.ContextRef | None = None) -> binding.ModuleRef:
    """Return the module parsed by llvmlite in this process, in its global context unless another is given.

    The worker parses and verifies it first, so what LLVM refuses is an `LLVMError`, and what LLVM would end this
    process for an `LLVMCrash`. What the caller then does with the module can end this process.
    """
    verify(module)
    text, _ = text_for_llvm(module)
    try:
        return parse_text(bytearray(text), context or binding.get_global_context())
    except Refusal as refusal:
        raise LLVMError(cast("bytes", refusal.args[0]).decode("utf-8", "replace"), file=module.name) from refusal
