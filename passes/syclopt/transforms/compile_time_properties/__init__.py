"""compile-time-properties: say in the terms of SPIR-V what attributes say about variables, kernels and pointers."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.analysis.device_globals import DeviceGlobals
from syclopt.analysis.entry_points import EntryPoints
from syclopt.ir.pointer_types import has_typed_pointers, pointer_to
from syclopt.ir.text.printed import as_printed
from syclopt.ir.text.source import to_internal
from syclopt.ir.text.spelling import spell
from syclopt.passes import ModulePass, PassContext, PassResult
from syclopt.transforms.compile_time_properties.decorations import (
    GLOBAL_NUMBERS,
    Extension,
    aligned_parameters,
    attached,
    contents,
    decorations_of_parameters,
    decorations_of_variables,
    kernel_properties,
    list_of_nodes,
    may_have,
    merged,
    new_lists,
)
from syclopt.transforms.compile_time_properties.decorations import MARKS as KERNEL_MARKS

if TYPE_CHECKING:
    from collections.abc import Sequence
    from collections.abc import Set as AbstractSet

    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.function import Function
    from syclopt.transforms.compile_time_properties.decorations import ExecutionMode

_PREFIX = f'"{names.ATTRIBUTE_PREFIX}'
_ANNOTATION = "llvm.ptr.annotation"
_NUMBERS_OF_VARIABLES = frozenset[int]().union(*(numbers.all for numbers in GLOBAL_NUMBERS.values()))


@dataclass(frozen=True)
class CompileTimePropertiesPass(ModulePass):
    """Turn the attributes of compile-time properties into metadata for SPIR-V.

    Variables and kernels get `!spirv.Decorations`, parameters of kernels `!spirv.ParameterDecorations`, kernels what
    else their properties mean; annotations of pointers get their new strings. The attributes stay, but for
    `"sycl-alignment"` of parameters, which becomes `align`. Only kernels with the convention `spir_kernel` count.
    """

    name: ClassVar[str] = "compile-time-properties"
    spirv_decorations: Extension = field(
        default="global-variable-decorations",
        metadata={"help": "the SPIR-V extension that gives the decorations of variables their numbers"},
    )

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Edit in place. Raises `InputError` for a property with a value of another form than it takes."""
        before = module.version
        ctx.get(DeviceGlobals)
        kernels = module.functions_with_convention(names.SPIR_KERNEL)
        variables = decorations_of_variables(module, self.spirv_decorations)
        lists = new_lists(module, variables, _NUMBERS_OF_VARIABLES)
        module.attach_nodes({key: [(names.DECORATIONS_KIND, text)] for key, text in lists.items()})
        ctx.count("variables decorated", len(lists))
        ctx.count("kernels changed", _kernels(module, _with_properties(module, kernels)))
        mentioning = (module.functions.get(key) for key in module.mentioning(_ANNOTATION, escaped=True))
        annotated = [f for f in mentioning if f is not None and not f.is_declaration]
        if annotated:
            _annotations(module, annotated, ctx)
        return PassResult(changed=module.version != before, preserves=(DeviceGlobals, EntryPoints))


def _with_properties(module: Module, kernels: AbstractSet[Key]) -> list[Function]:
    """Return the kernels that may have properties, themselves or on a parameter."""
    marked = {key for name in KERNEL_MARKS for key in module.functions_with_string(name)}
    keys = [key for key in module.functions if key in kernels]
    return [module.functions[key] for key in keys if key in marked or _may_mark_parameters(module.header(key))]


def _may_mark_parameters(header: str) -> bool:
    return may_have(header[: header.rfind(")")], _PREFIX)


def _kernels(module: Module, kernels: Sequence[Function]) -> int:
    """Say what the properties of kernels and of their parameters mean; return how many kernels changed."""
    decorations: dict[Key, Sequence[str]] = {}
    nodes: dict[Key, list[tuple[str, str]]] = {}
    changed: set[Key] = set()
    for kernel in kernels:
        version = module.version
        if may_have(kernel.header, _PREFIX):
            _parameters(kernel)
        properties = kernel_properties(module, kernel)
        decorations[kernel.key] = properties.decorations
        present = {*kernel.metadata_kinds}
        nodes[kernel.key] = []
        for kind, text in properties.metadata:
            if kind not in present:
                present.add(kind)
                nodes[kernel.key].append((kind, text))
        if properties.modes:
            _execution_modes(module, kernel, properties.modes)
        if module.version != version:
            changed.add(kernel.key)
    for key, text in new_lists(module, decorations).items():
        nodes[key].insert(0, (names.DECORATIONS_KIND, text))
    module.attach_nodes({key: attached for key, attached in nodes.items() if attached})
    return len(changed.union(key for key, attached in nodes.items() if attached))


def _parameters(kernel: Function) -> None:
    header = aligned_parameters(kernel)
    kernel.set_header(header)
    wanted = decorations_of_parameters(kernel)
    if not any(wanted):
        return
    module = kernel.module
    nodes = attached(kernel, names.PARAMETER_DECORATIONS_KIND)
    lists = contents(nodes, kernel)
    before = [contents([module.node(text, kernel)], kernel) for text in lists]
    before += [[] for _ in wanted[len(before) :]]
    after = [merged(old, new) for old, new in zip(before, wanted, strict=False)]
    if after == before and nodes:
        return
    texts = [list_of_nodes(module, decorations) for decorations in after]
    kernel.set_metadata(names.PARAMETER_DECORATIONS_KIND, module.add_metadata(list_of_nodes(module, texts)))


def _execution_modes(module: Module, kernel: Function, modes: Sequence[ExecutionMode]) -> None:
    """List the modes of a kernel in the module, those that it has not listed yet."""
    pointer = pointer_to(_function_type(kernel), 0, typed=has_typed_pointers(module))
    texts = [f"!{{{pointer} @{spell(kernel.key)}, i32 {mode}, i32 {width}}}" for mode, width in modes]
    named = module.named_metadata
    operands = named[names.EXECUTION_MODE_LIST].operands if names.EXECUTION_MODE_LIST in named else ()
    listed = {as_printed(to_internal(node.content)) for node in operands}
    added = [module.add_metadata(text) for text in texts if as_printed(to_internal(text)) not in listed]
    if not added:
        return
    if names.EXECUTION_MODE_LIST in named:
        named[names.EXECUTION_MODE_LIST].set_operands([*operands, *added])
    else:
        module.add_named_metadata(names.EXECUTION_MODE_LIST, added)


def _function_type(function: Function) -> str:
    parameters = [parameter.type.text for parameter in function.parameters]
    return f"{function.return_type} ({', '.join(parameters + ['...'] * function.is_vararg)})"


def _annotations(module: Module, functions: list[Function], ctx: PassContext) -> None:
    from syclopt.transforms.compile_time_properties.annotations import AnnotationRewriter

    rewriter = AnnotationRewriter(module)
    for function in functions:
        if rewriter.rewrite(function):
            ctx.count("functions with annotations rewritten")
