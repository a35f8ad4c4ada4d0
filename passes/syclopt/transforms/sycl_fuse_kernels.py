"""sycl-fuse-kernels: one kernel that does what several do, one after another."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.analysis.call_graph import CallGraph
from syclopt.analysis.element_wise.work_item_calls import form_of_query, query_name
from syclopt.analysis.ways import steps_towards
from syclopt.errors import PassFailed
from syclopt.ir.layout import attachments_in
from syclopt.ir.pointer_types import has_typed_pointers
from syclopt.ir.references import without_noise
from syclopt.ir.text.printed import as_printed
from syclopt.ir.text.source import to_internal, to_user
from syclopt.ir.text.spelling import spell
from syclopt.passes import ModulePass, PassContext, PassResult

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from syclopt.ir.body.call_sites import Call
    from syclopt.ir.fragments import Parameter
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.function import Function
    from syclopt.ir.views.metadata_node import MetadataNode

# What makes a function an entry point.
_OF_ENTRY_POINTS = (names.MODULE_ID, names.ENTRY_POINT_MARK, names.KERNEL_MARK)
# What a launch must keep to.
_REQUIREMENTS = (
    names.REQD_WORK_GROUP_SIZE_KIND,
    names.REQD_SUB_GROUP_SIZE_KIND,
    names.WORK_GROUP_NUM_DIM_KIND,
    names.MAX_WORK_GROUP_SIZE_KIND,
    names.MAX_LINEAR_WORK_GROUP_SIZE_KIND,
    names.MAX_GLOBAL_WORK_DIM_KIND,
)
# Attachments that say nothing about memory: all others go, such as that nobody writes what a load reads.
_KEPT = frozenset("dbg range fpmath prof unpredictable llvm.loop srcloc callees heapallocsite annotation".split())
_ASSUME = "llvm.assume"
_FIRST_ID = form_of_query("get_global_id", 0)


@dataclass(frozen=True)
class SYCLFuseKernelsPass(ModulePass):
    """Make one kernel of several: each work-item does the work of the first one, then that of the next one.

    That gives the same results as launching one after another only where no work-item needs what another one did in a
    kernel before: who fuses knows that, by `emit-kernel-accesses`. Parameters that get the same argument may become
    one. The kernels become functions that are to be inlined, with all that they call; what they said of memory that
    holds for one kernel and not for several (types, memory that nobody writes) is forgotten.
    """

    name: ClassVar[str] = "sycl-fuse-kernels"
    kernels: tuple[str, ...] = field(metadata={"help": "the kernels in order; one may stand several times"})
    result: str = field(metadata={"help": "the name of the new kernel"})
    parameters: tuple[int, ...] = field(
        default=(), metadata={"help": "for each parameter of the kernels, the number of the new one that it becomes"}
    )
    apart: tuple[int, ...] = field(
        default=(), metadata={"help": "new parameters to memory that no other parameter leads to"}
    )
    temporary: tuple[int, ...] = field(
        default=(), metadata={"help": "new parameters to memory that nobody reads after the kernel"}
    )
    covering: tuple[int, ...] = field(
        default=(), metadata={"help": "new integer parameters that exceed the global id in the first dimension"}
    )
    indexes_fit: bool = field(default=False, metadata={"help": "in no launch, an index is cut off or wraps"})

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Edit in place. Raises `PassFailed` for names that are no kernels, and parameters that do not fit."""
        if has_typed_pointers(module):
            from syclopt.ir.llvm import run_passes

            module.become(run_passes(module, ()))
        if not self.kernels:
            raise PassFailed(self.name, "option 'kernels' names no kernel")
        if self._is_done(module):
            return PassResult(changed=False)
        kernels = [self._kernel(module, name) for name in self.kernels]
        if self.result in module.symbols:
            raise PassFailed(self.name, f"option 'result': '@{self.result}' is there already")
        chosen = {"apart": self.apart, "temporary": self.temporary, "covering": self.covering}
        header = FusedHeader(self.name, kernels, self.parameters, chosen)
        known = assumptions(module, [(at, header.type(at)) for at in self.covering])
        calls = [f"  call spir_func void @{spell(one.key)}({header.arguments(at)})\n" for at, one in enumerate(kernels)]
        marks = f' "{names.INDEXES_FIT}"' if self.indexes_fit else ""
        unit = kernels[0].attributes.strings.get(names.MODULE_ID)
        marks += f' "{names.MODULE_ID}"="{unit}"' if unit is not None else ""
        required = self._requirements(kernels)
        for kernel in dict.fromkeys(kernels):
            _make_part(kernel)
        head = f"define spir_kernel void @{spell(self.result)}({header.parameters()}){marks}{required}"
        module.add("".join((head, " {\n", *known, *calls, "  ret void\n}\n")))
        for key in steps_towards((self.result,), CallGraph.compute(module).callees):
            function = module.functions[key]
            if key != self.result and not function.is_declaration:
                _let_inline(function)
        forget_promises(module, self.result)
        return PassResult(changed=True)

    def _is_done(self, module: Module) -> bool:
        """Tell whether the new kernel is there already: a kernel that calls the others, which are none any more."""
        result = module.functions.get(self.result)
        if result is None or result.calling_convention != names.SPIR_KERNEL:
            return False
        return [call.callee for call in result.calls] == [*self.kernels]

    def _kernel(self, module: Module, name: str) -> Function:
        if name not in module.functions:
            raise PassFailed(self.name, f"option 'kernels': there is no function '@{name}'")
        function = module.functions[name]
        if function.is_declaration or function.calling_convention != names.SPIR_KERNEL:
            raise PassFailed(self.name, f"option 'kernels': '@{name}' is no kernel that is defined", function.location)
        return function

    def _requirements(self, kernels: list[Function]) -> str:
        """Return the attachments that a launch must keep to. Raises `PassFailed` where kernels differ in one."""
        found: dict[str, tuple[Function, MetadataNode]] = {}
        for kernel in kernels:
            nodes = kernel.metadata
            for kind in (kind for kind in _REQUIREMENTS if kind in nodes):
                other, node = found.setdefault(kind, (kernel, nodes[kind]))
                if as_printed(to_internal(node.content)) != as_printed(to_internal(nodes[kind].content)):
                    message = f"'@{other.name}' and '@{kernel.name}' differ in '!{kind}'"
                    raise PassFailed(self.name, message, kernel.location)
        return "".join(f" !{kind} {node.reference}" for kind, (_, node) in found.items())


def _make_part(kernel: Function) -> None:
    """Let a kernel be a function that only this module calls."""
    for kind in kernel.metadata_kinds - {"dbg"}:
        kernel.set_metadata(kind, None)
    for attribute in _OF_ENTRY_POINTS:
        kernel.remove_attribute(attribute, string=True)
    if kernel.comdat is not None:
        kernel.remove_comdat()
    kernel.set_linkage("internal")
    kernel.set_calling_convention(names.SPIR_FUNC)


def _let_inline(function: Function) -> None:
    for attribute in ("optnone", "noinline"):
        if function.has_attribute(attribute):
            function.remove_attribute(attribute)
    if not function.has_attribute("alwaysinline"):
        function.add_attribute("alwaysinline")


def forget_promises(module: Module, kernel: Key) -> None:
    """Edit a kernel and all that it calls: no attachment speaks of memory, and queries can be asked once for many."""
    queries: set[Key] = set()
    reached = steps_towards((kernel,), CallGraph.compute(module).callees)
    for key in reached:
        if module.functions[key].is_declaration and query_name(key) is not None:
            _make_pure(module, key)
            queries.add(key)
    for key in reached:
        function = module.functions[key]
        if function.is_declaration:
            continue
        asked = [call for call in function.calls if call.callee in queries] if queries else ()
        function.replace_calls({call: _without_attributes(call) for call in asked})
        text = _without_promises(function.body_text)
        if text != function.body_text:
            function.set_body(to_user(text.strip()))


def _without_attributes(call: Call) -> str:
    """Return the text of a call without what stands behind its arguments, attachments aside."""
    spans = [attribute.span for attribute in call.parsed.attributes]
    text = to_internal(call.text)
    return to_user(text[: call.parsed.arguments_span.end] + text[spans[-1].end :]) if spans else call.text


def _without_promises(body: str) -> str:
    """Return a body without attachments that speak of memory."""
    clean = without_noise(body)
    pieces: list[str] = []
    start = 0
    for attachment in attachments_in(clean, 0, len(clean)) if "!" in clean else ():
        if attachment.kind not in _KEPT:
            pieces.append(body[start : clean.rfind(",", 0, attachment.span.start)])
            start = attachment.span.end
    return "".join((*pieces, body[start:]))


def _make_pure(module: Module, key: Key) -> None:
    """Let a query be a function whose result depends on its arguments alone, as it does within a work-item."""
    function = module.functions[key]
    parameters = ", ".join(parameter.type.text for parameter in function.parameters)
    header = f"declare spir_func {function.return_type} @{spell(key)}({parameters})"
    function.set_header(f"{header} nounwind willreturn memory(none)\n")


class FusedHeader:
    """Parameters of kernels, and the number of the new parameter that each becomes."""

    def __init__(
        self, pass_name: str, kernels: Sequence[Function], numbers: Sequence[int], chosen: Mapping[str, Sequence[int]]
    ) -> None:
        """Take the numbers; without any, each parameter is a new one. `chosen` has new ones for each option.

        Raises `PassFailed` for such that do not fit.
        """
        self._pass = pass_name
        self._kernels = kernels
        old = [parameter for kernel in kernels for parameter in kernel.parameters]
        numbers = numbers or range(len(old))
        if len(numbers) != len(old):
            message = f"option 'parameters' has {len(numbers)} numbers, and the kernels have {len(old)} parameters"
            raise PassFailed(pass_name, message)
        self._types: dict[int, str] = {}
        for number, parameter in zip(numbers, old, strict=True):
            self._note(number, _spelled(parameter))
        if sorted(self._types) != [*range(len(self._types))]:
            raise PassFailed(pass_name, "option 'parameters' leaves out a number")
        for option, found in chosen.items():
            for one in found:
                self._check(option, one, self._types.get(one, "none"))
        self._numbers = numbers
        self._attributes = {
            number: " noalias" * (number in chosen["apart"])
            + f' "{names.TEMPORARY_MEMORY}"' * (number in chosen["temporary"])
            for number in self._types
        }

    def _check(self, option: str, number: int, spelled: str) -> None:
        if option == "covering" and spelled not in ("i32", "i64"):
            raise PassFailed(self._pass, f"option '{option}': parameter {number} is neither 'i32' nor 'i64'")
        if option != "covering" and not spelled.startswith("ptr"):
            raise PassFailed(self._pass, f"option '{option}': parameter {number} is no pointer")

    def _note(self, number: int, spelled: str) -> None:
        known = self._types.setdefault(number, spelled)
        if known != spelled:
            raise PassFailed(self._pass, f"option 'parameters': {number} would be '{known}' and '{spelled}'")

    def type(self, number: int) -> str:
        """Return the type of a new parameter."""
        return self._types[number]

    def parameters(self) -> str:
        """Return the parameters as the header spells them."""
        return ", ".join(f"{self._types[at]}{self._attributes[at]} %p{at}" for at in range(len(self._types)))

    def arguments(self, part: int) -> str:
        """Return what one of the kernels gets."""
        first = sum(len(kernel.parameters) for kernel in self._kernels[:part])
        own = self._numbers[first : first + len(self._kernels[part].parameters)]
        return ", ".join(f"{self._types[number]} %p{number}" for number in own)


def _spelled(parameter: Parameter) -> str:
    """Return the type of a parameter, and how it is passed."""
    passed = [one.text for one in parameter.attributes if one.name in ("byval", "align")]
    is_by_value = any(one.name == "byval" for one in parameter.attributes)
    return " ".join((parameter.type.text, *(passed if is_by_value else ())))


def assumptions(module: Module, parameters: Iterable[tuple[int, str]]) -> list[str]:
    """Return instructions for the start of a kernel; `parameters` are numbers and types (i32, i64) of such numbers."""
    queries = [key for key in module.declaration_keys() if _asks_for_id(module, key)]
    lines = [line for query in queries for number, kind in parameters for line in _lines(spell(query), number, kind)]
    if lines and _ASSUME not in module.functions:
        module.add(f"declare void @{_ASSUME}(i1)")
    return [f"  {line}\n" for line in lines]


def _asks_for_id(module: Module, key: Key) -> bool:
    name = query_name(key)
    return name is not None and form_of_query(name, 0) == _FIRST_ID and module.functions[key].return_type == "i64"


def _lines(query: str, number: int, kind: str) -> Iterator[str]:
    """Yield comparisons as guards may have them, each of which is true."""
    id_, limit = f"%id.{query.strip(chr(34))}.{number}", f"%p{number}"
    yield f"{id_} = call spir_func i64 @{query}(i32 0)"
    if kind == "i32":
        yield f"{id_}.cut = trunc i64 {id_} to i32"
        yield f"{id_}.signed = icmp slt i32 {id_}.cut, {limit}"
        yield f"call void @{_ASSUME}(i1 {id_}.signed)"
        yield f"{id_}.unsigned = icmp ult i32 {id_}.cut, {limit}"
        yield f"call void @{_ASSUME}(i1 {id_}.unsigned)"
        yield f"{id_}.limit = zext i32 {limit} to i64"
        limit = f"{id_}.limit"
    yield f"{id_}.less = icmp ult i64 {id_}, {limit}"
    yield f"call void @{_ASSUME}(i1 {id_}.less)"
