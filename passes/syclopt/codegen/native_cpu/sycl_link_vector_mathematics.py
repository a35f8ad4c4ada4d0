"""sycl-link-vector-mathematics: mathematical functions come from a library that has them for several work-items."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.codegen.device_library.vector_mathematics import read_name, vector_mathematics
from syclopt.ir.linking import link
from syclopt.ir.module import Module
from syclopt.passes import ModulePass, PassContext, PassResult
from syclopt.rewrites.used_lists import COMPILER_USED

if TYPE_CHECKING:
    from syclopt.codegen.device_library.vector_mathematics import VectorFunction
    from syclopt.ir.text.spelling import Key

_VARIANTS = "vector-function-abi-variant"


@dataclass(frozen=True)
class SYCLLinkVectorMathematicsPass(ModulePass):
    """Let mathematical functions of floats, and some of doubles, which are intrinsics, be calls of linked functions.

    For LLVM an intrinsic is a call of C's function for each work-item, also where it makes vectors. Of these functions
    it knows the variants for vectors, of the sizes that registers have, and calls them in loops. It is to be done last,
    as a function is not seen into any more: what is known of an intrinsic is to be used before. A number has the same
    result in vectors of all sizes, and alone.
    """

    name: ClassVar[str] = "sycl-link-vector-mathematics"
    bits: int = field(default=128, metadata={"help": "the size of vector registers"})

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Edit in place."""
        called = {
            key: found
            for key in module.declaration_keys()
            if (found := read_name(str(key))) is not None and _is_called(module, key)
        }
        if not called:
            return PassResult(changed=False)
        module.rename({key: one.name for key, one in called.items() if one.name != key})
        alone = sorted(one for one in called.values() if one.lanes == 1)
        made = [one.definition for one in called.values() if not one.is_in_library]
        wanted = Module.parse("".join(dict.fromkeys((*made, *self._kept(alone)))), "wanted functions")
        module.become(link([module, wanted, vector_mathematics()], only_needed=True, name=module.name))
        for key in module.definition_keys():
            if str(key).startswith(names.NATIVE_MATHEMATICS):
                module.functions[key].add_attribute("noinline")
        for one in alone:
            variants = ",".join(variant.as_variant for variant in one.in_registers(self.bits))
            module.functions[one.name].add_attribute(_VARIANTS, variants, string=True)
        ctx.count("mathematical functions linked", len(called))
        return PassResult(changed=True)

    def _kept(self, functions: list[VectorFunction]) -> list[str]:
        """Return texts that keep functions as they are until LLVM has made vectors, also what nothing calls yet."""
        kept = [one for function in functions for one in (function, *function.in_registers(self.bits))]
        if not kept:
            return []
        listed = ", ".join(f"ptr @{one.name}" for one in kept)
        head = f'@{COMPILER_USED} = appending global [{len(kept)} x ptr] [{listed}], section "llvm.metadata"\n'
        return [head, *(one.declaration for one in kept)]


def _is_called(module: Module, key: Key) -> bool:
    """Tell whether others than the functions of the library use a function: these call C's for some numbers."""
    return any(not str(user.key).startswith(names.NATIVE_MATHEMATICS) for user in module.users(key))
