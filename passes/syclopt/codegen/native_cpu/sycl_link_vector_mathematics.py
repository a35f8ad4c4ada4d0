"""sycl-link-vector-mathematics: functions of floats come from a library that has them for several work-items, too."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.codegen.device_library.vector_mathematics import (
    SIZES,
    declaration_of,
    definition_of,
    name_of,
    read_name,
    variant_of,
    vector_mathematics,
)
from syclopt.ir.linking import link
from syclopt.ir.module import Module
from syclopt.passes import ModulePass, PassContext, PassResult
from syclopt.rewrites.used_lists import COMPILER_USED

if TYPE_CHECKING:
    from collections.abc import Iterable

_VARIANTS = "vector-function-abi-variant"


@dataclass(frozen=True)
class SYCLLinkVectorMathematicsPass(ModulePass):
    """Let mathematical functions of floats, intrinsics of LLVM, be calls of functions that are linked.

    For LLVM an intrinsic is a call of C's function for each work-item, also where it makes vectors. Of these functions
    it knows the variants for vectors, of the sizes that registers have, and calls them in loops. It is to be done last,
    as a function is not seen into any more: what is known of an intrinsic is to be used before. A float has the same
    result in vectors of all sizes, and alone.
    """

    name: ClassVar[str] = "sycl-link-vector-mathematics"
    bits: int = field(default=128, metadata={"help": "the size of vector registers"})

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Edit in place."""
        called = {key: read for key in module.declaration_keys() if (read := read_name(str(key))) is not None}
        if not called:
            return PassResult(changed=False)
        module.rename({key: new for key, read in called.items() if (new := name_of(*read)) != key})
        alone = sorted(word for word, lanes in called.values() if lanes == 1)
        made = [definition_of(*read) for read in called.values() if read[1] not in (1, *SIZES)]
        wanted = Module.parse("".join(dict.fromkeys((*made, *self._variants(alone)))), "wanted functions")
        module.become(link([module, wanted, vector_mathematics()], only_needed=True, name=module.name))
        for key in module.definition_keys():
            if str(key).startswith(names.NATIVE_MATHEMATICS):
                module.functions[key].add_attribute("noinline")
        for word in alone:
            variants = ",".join(variant_of(word, size) for size in self._sizes)
            module.functions[name_of(word, 1)].add_attribute(_VARIANTS, variants, string=True)
        ctx.count("mathematical functions linked", len(called))
        return PassResult(changed=True)

    @property
    def _sizes(self) -> list[int]:
        """How many floats are in a register, and half as many, beside doubles."""
        return [size for size in SIZES if self.bits // 64 <= size <= self.bits // 32]

    def _variants(self, words: Iterable[str]) -> list[str]:
        """Return texts that keep functions as they are until LLVM has made vectors, also what nothing calls yet."""
        kept = [(word, size) for word in words for size in (1, *self._sizes)]
        if not kept:
            return []
        listed = ", ".join(f"ptr @{name_of(*one)}" for one in kept)
        head = f'@{COMPILER_USED} = appending global [{len(kept)} x ptr] [{listed}], section "llvm.metadata"\n'
        return [head, *(declaration_of(*one) for one in kept)]
