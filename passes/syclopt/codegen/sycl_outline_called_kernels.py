"""sycl-outline-called-kernels: kernels that other code calls become functions of their own, which kernels call."""

from __future__ import annotations

import re
from itertools import count
from typing import TYPE_CHECKING, ClassVar, cast

from syclopt import names
from syclopt.ir.body.call_sites import without_use_lists
from syclopt.ir.conventions import spellings_of
from syclopt.ir.edits.linkage import outside_comdat, with_linkage
from syclopt.ir.edits.rename import rename_symbols
from syclopt.ir.fresh_names import FreshNames
from syclopt.ir.module import Module
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.source import to_user
from syclopt.ir.text.spelling import GAP, NAME, spell
from syclopt.passes import ModulePass, PassContext, PassResult

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from syclopt.ir.body.call_sites import Call
    from syclopt.ir.fragments import Parameter
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.function import Function

# What makes a function an entry point.
_OF_ENTRY_POINTS = (names.MODULE_ID, names.ENTRY_POINT_MARK, names.KERNEL_MARK)
# What a call has to say of an argument as the function has it.
_BINDING = frozenset(("align", "byref", "byval", "inreg", "noundef", "signext", "sret", "zeroext"))
_CALLED = compile_pattern(
    rf"(?:%{NAME}{GAP}={GAP})?+(?:[a-z]++{GAP})*?(?P<convention>{names.SPIR_KERNEL}|cc{GAP}0*+76)(?![-a-zA-Z0-9$._])",
    re.DOTALL,
)


class SYCLOutlineCalledKernelsPass(ModulePass):
    """Move the body of each kernel that other code calls to a function `NAME.body`, which calls it in its place.

    OpenCL C has such calls, clang before version 22 leaves them, and LLVM refuses them: nobody can call a kernel, who
    is to take arguments as a launch gives them. The function is internal; of what the kernel says of launches it has
    nothing, and it takes the debug information.
    """

    name: ClassVar[str] = "sycl-outline-called-kernels"

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Edit in place."""
        calls = {
            key: found for key in module.mentioning(*spellings_of(names.SPIR_KERNEL)) if (found := _calls(module, key))
        }
        fresh = FreshNames(module.symbols)
        called = dict.fromkeys(call.callee for found in calls.values() for call in found)
        bodies = {key: fresh.fresh(f"{key}.body") for key in called if key is not None}
        for key, found in calls.items():
            module.functions[key].replace_calls({call: _of_function(call, bodies) for call in found})
        for key, name in bodies.items():
            _outline(module.functions[key], name)
        ctx.count("kernels outlined", len(bodies))
        return PassResult(changed=bool(bodies))


def _calls(module: Module, key: Key) -> list[Call]:
    """Return the direct calls of defined kernels, as kernels, in a function."""
    function = module.functions.get(key)
    if function is None or function.is_declaration:
        return []
    return [call for call in function.calls if _is_of_kernel(module, call)]


def _is_of_kernel(module: Module, call: Call) -> bool:
    callee = module.functions.get(call.callee) if call.is_direct and call.callee is not None else None
    if callee is None or callee.is_declaration or callee.calling_convention != names.SPIR_KERNEL:
        return False
    return _CALLED.match(call.text) is not None


def _of_function(call: Call, bodies: Mapping[Key, str]) -> str:
    """Return a call of what a kernel calls too."""
    callee = call.callee_span.start - call.span.start
    before, after = call.text[:callee], call.text[callee + len(call.callee_text) :]
    if (called := _CALLED.match(call.text)) is not None:
        before = before[: called.start("convention")] + names.SPIR_FUNC + before[called.end("convention") :]
    return f"{before}@{spell(bodies[call.callee or 0])}{after}"


def _outline(kernel: Function, name: str) -> None:
    """Let a kernel call a new function that has its body."""
    module = kernel.module
    module.drop_use_lists()
    entity = with_linkage(outside_comdat(kernel.entity), "internal")
    part = Module([entity.with_text(entity.header, without_use_lists(entity.body))], "", module.name)
    rename_symbols(part, {kernel.key: name})
    arguments = ", ".join(_handed_on(kernel.parameters))
    kernel.set_metadata("dbg", None)
    kernel.set_body(f"{{\n  call {names.SPIR_FUNC} void @{spell(name)}({arguments})\n  ret void\n}}")
    body = cast("Function", module.add(to_user(part.functions[name].raw)))
    for kind in body.metadata_kinds - {"dbg"}:
        body.set_metadata(kind, None)
    for attribute in _OF_ENTRY_POINTS:
        body.remove_attribute(attribute, string=True)
    body.set_calling_convention(names.SPIR_FUNC)


def _handed_on(parameters: Iterable[Parameter]) -> Iterator[str]:
    """Yield the parameters of a kernel as it hands them on."""
    numbers = count()
    for parameter in parameters:
        passed = [one.text for one in parameter.attributes if one.name in _BINDING]
        name = parameter.key if parameter.key is not None else next(numbers)
        yield " ".join((parameter.type.text, *passed, f"%{spell(name)}"))
