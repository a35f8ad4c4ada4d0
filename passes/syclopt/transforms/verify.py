"""verify: let LLVM's verifier judge the module."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from syclopt.passes import ALL, ModulePass, PassContext, PassResult

if TYPE_CHECKING:
    from syclopt.ir.module import Module


class VerifyPass(ModulePass):
    """Refuse a module that LLVM's verifier refuses, with LLVM's message; change nothing."""

    name: ClassVar[str] = "verify"

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Raise `LLVMError` if the module is not valid."""
        from syclopt.ir.llvm import verify

        verify(module)
        return PassResult(changed=False, preserves=ALL)
