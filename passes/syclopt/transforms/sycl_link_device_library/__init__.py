"""sycl-link-device-library: what device code calls of a library comes from one that is made for its target."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.analysis.call_graph import CallGraph
from syclopt.ir.linking import link
from syclopt.ir.module import Module
from syclopt.passes import ModulePass, PassContext, PassResult

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from syclopt.ir.text.spelling import Key

# Names that differ from those of the library by a prefix: `_Z15__spirv_ocl_sinf` is `_Z3sinf`.
_PREFIXES = ("__spirv_ocl_",)


@dataclass(frozen=True)
class SYCLLinkDeviceLibraryPass(ModulePass):
    """Link what device code for the processor of this machine lacks: queries, barriers, mathematics.

    Functions that ask where a work-item stands, or that wait for others, are to be inlined into kernels afterwards,
    and get `alwaysinline`.
    """

    name: ClassVar[str] = "sycl-link-device-library"

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Edit in place."""
        library = _library()
        for key in module.declaration_keys():
            if (other := _plain_name(str(key))) is not None and other in library.functions:
                module.functions[key].rename(other)
        kernels = module.functions_with_convention(names.SPIR_KERNEL)
        module.become(link([module, library], only_needed=True, name=module.name))
        graph = CallGraph.compute(module)
        for key in _callers_of_what_is_inlined(graph):
            if key not in kernels and not module.functions[key].is_declaration:
                module.functions[key].add_attribute("alwaysinline")
        return PassResult(changed=True)


@cache
def _library() -> Module:
    text = files("syclopt.transforms.sycl_link_device_library").joinpath("native_cpu.ll").read_bytes()
    return Module.parse(text, "native_cpu.ll")


def _plain_name(name: str) -> str | None:
    """Return the name that the library has for a function, where compilers have several: without a prefix."""
    if not name.startswith("_Z"):
        return None
    for prefix in _PREFIXES:
        digits = name[2:].partition(prefix)[0]
        if digits.isdigit() and name.startswith(prefix, 2 + len(digits)):
            length = int(digits)
            start = 2 + len(digits)
            word = name[start + len(prefix) : start + length]
            return f"_Z{len(word)}{word}{name[start + length :]}"
    return None


def _callers_of_what_is_inlined(graph: CallGraph) -> Iterable[Key]:
    """Yield the functions from which calls lead to one that must know the work-item."""
    callers: Mapping[Key, Sequence[Key]] = graph.callers
    waiting: list[Key] = [names.NATIVE_ITEM, names.NATIVE_BARRIER, names.NATIVE_LOCAL]
    found = {*waiting}
    while waiting:
        for caller in callers.get(waiting.pop(), ()):
            if caller not in found:
                found.add(caller)
                waiting.append(caller)
                yield caller
