"""sycl-guard-kernels: kernels that ask for nothing of their work-groups may be launched with some more work-items."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, NamedTuple

from syclopt import names
from syclopt.analysis.call_graph import CallGraph
from syclopt.analysis.called_symbols import CalledSymbols
from syclopt.analysis.ways import steps_towards
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.printed import as_printed
from syclopt.ir.text.spelling import spell
from syclopt.ir.views.function import Function
from syclopt.ir.views.global_variable import Global
from syclopt.passes import ModulePass, PassContext, PassResult
from syclopt.targets.triples import LOCAL, local_parameters

if TYPE_CHECKING:
    from collections.abc import Iterator

    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key

# What asks for the place in the range alone, although it reads registers about work-groups.
_PLACES = frozenset(
    {
        *("_Z13get_global_idj", "_Z20get_global_linear_idv"),
        *("_Z33__spirv_BuiltInGlobalInvocationIdi", "_Z29__spirv_BuiltInGlobalLinearIdv"),
        *("_Z17get_global_offsetj", "_Z27__spirv_BuiltInGlobalOffseti"),
    }
)
_DIMENSION = compile_pattern(r"\(i32 (?:noundef )?([012])\)")
_REGISTERS = "llvm.nvvm.read.ptx.sreg"
_PLAIN = ("llvm.nvvm.ex2", "llvm.nvvm.isspacep", "llvm.nvvm.sqrt")
_MATHEMATICS = "__nv_"  # begins names of libdevice, which asks for nothing
_DEVICE = "llvm.nvvm."
_PLACE = ("ctaid", "ntid", "tid")
_LETTERS = "xyz"
_LEFT = 48  # where struct Launch of launch.hpp has how many work-items are left


class SYCLGuardKernelsPass(ModulePass):
    """Let kernels return at once in work-items that are outside of the range, where nobody can see the difference.

    That is so where a kernel asks for no local id, no group, no barrier, no sub-group and no local memory. Its
    attribute `sycl-guarded` says in how many dimensions it does that, those that it asks for: ranges may be rounded up
    in them. Functions of the device library are not to be inlined yet, as their names tell what is asked for.
    """

    name: ClassVar[str] = "sycl-guard-kernels"

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Edit in place."""
        groups = _Groups(module)
        marked = module.functions_with_convention(names.PTX_KERNEL)
        kernels = [module.functions[key] for key in module.definition_keys() if key in marked]
        guarded = [
            kernel
            for kernel in kernels
            if not kernel.has_attribute(names.GUARDED, string=True) and not groups.are_asked_for(kernel)
        ]
        if not guarded:
            return PassResult(changed=False)
        for kernel in guarded:
            dimensions = groups.dimensions_of(kernel)
            with kernel.edit() as body:
                guard = body.add_entry_block(body.fresh("guard"), move_allocas=False)
                inside = guard.successors[0].key
                guarding = _Guard(body.fresh("range"), body.fresh("outside"), inside, dimensions)
                body.add_blocks(guarding.block(), after=guard)
                end = guard.terminator
                assert end is not None
                end.replace("\n".join(guarding.entry()))
            kernel.add_attribute(names.GUARDED, dimensions, string=True)
        for declaration in _declarations():
            if declaration.partition("@")[2].partition("(")[0] not in module.functions:
                module.add(declaration)
        ctx.count("kernels guarded", len(guarded))
        return PassResult(changed=True)


class _Guard(NamedTuple):
    """Code that leaves a kernel where the work-item is not in the range: what its values and blocks are called.

    It is one jump, of numbers of 32 bits: no grid has more work-items in one dimension.
    """

    launch: str
    outside: str
    inside: Key
    dimensions: int

    def entry(self) -> Iterator[str]:
        """Yield the instructions at the entry."""
        launch = f"%{self.launch}"
        yield f"{launch} = call ptr @{names.NVPTX_LAUNCH}()"
        is_inside = "true"
        for at in range(self.dimensions):
            yield from self._test(at)
            own = f"{launch}.{_LETTERS[at]}"
            yield f"{own}.too = and i1 {is_inside}, {own}.is"
            is_inside = f"{own}.too"
        yield f"br i1 {is_inside}, label %{spell(self.inside)}, label %{self.outside}"

    def block(self) -> str:
        """Return the block behind."""
        return f"{self.outside}:\n  ret void\n"

    def _test(self, at: int) -> Iterator[str]:
        """Yield instructions that tell whether the work-item is in the range, in one dimension."""
        launch, letter = f"%{self.launch}", _LETTERS[at]
        own = f"{launch}.{letter}"
        for register in _PLACE:
            yield f"{own}.{register} = call i32 @{_REGISTERS}.{register}.{letter}()"
        yield f"{own}.group = mul nuw i32 {own}.ctaid, {own}.ntid"
        yield f"{own}.item = add nuw i32 {own}.group, {own}.tid"
        yield f"{own}.place = getelementptr inbounds i8, ptr {launch}, i64 {_LEFT + 4 * at}"
        yield f"{own}.left = load i32, ptr {own}.place, align 4, !invariant.load !{{}}"
        yield f"{own}.is = icmp ult i32 {own}.item, {own}.left"


def _declarations() -> Iterator[str]:
    yield f"declare ptr @{names.NVPTX_LAUNCH}()"
    for register in _PLACE:
        for letter in _LETTERS:
            yield f"declare i32 @{_REGISTERS}.{register}.{letter}()"


def _is_plain(name: str) -> bool:
    """Tell whether what a function asks for is known by its name: nothing of work-groups."""
    return name in _PLACES or name.startswith(_MATHEMATICS)


class _Groups:
    """Tells which kernels ask for anything of their work-groups."""

    def __init__(self, module: Module) -> None:
        self._module = module
        symbols = CalledSymbols.compute(module)
        graph = CallGraph.of(module, symbols)
        self._callees = {key: called for key, called in graph.callees.items() if not _is_plain(str(key))}
        named = {other for _, others in symbols.symbols.values() for other in others if other in module.functions}
        stored = {key for key in module.functions if any(isinstance(user, Global) for user in module.users(key))}
        self._pointed_to = sorted(named | stored, key=str)

    def are_asked_for(self, kernel: Function) -> bool:
        """Tell whether a kernel, or what it may call, asks for something of its work-group."""
        if local_parameters(kernel) or any(
            one.name == names.LOCAL_MEMORY for parameter in kernel.parameters for one in parameter.attributes
        ):
            return True
        reached = steps_towards((kernel.key,), self._callees)
        if any(self._calls_pointers(key) for key in reached):
            reached = steps_towards((kernel.key, *self._pointed_to), self._callees)
        return any(self._asks(key) for key in reached)

    def dimensions_of(self, kernel: Function) -> int:
        """Return how many dimensions a kernel asks for the place in, at least one."""
        found = 1
        for key in steps_towards((kernel.key,), self._callees):
            function = self._module.functions[key]
            for call in () if function.is_declaration else function.calls:
                if str(call.callee) in _PLACES:
                    one = _DIMENSION.search(as_printed(call.text))
                    found = max(found, int(one[1]) + 1 if one is not None else len(_LETTERS))
        return found

    def _calls_pointers(self, key: Key) -> bool:
        function = self._module.functions[key]
        return not function.is_declaration and any(call.callee is None and not call.is_asm for call in function.calls)

    def _asks(self, key: Key) -> bool:
        name = str(key)
        if _is_plain(name):
            return False
        if name.startswith(_DEVICE):
            return not name.startswith(_PLAIN)
        function = self._module.functions[key]
        if function.is_declaration:
            return False
        return any(call.is_asm for call in function.calls) or any(
            symbol in self._module.globals and self._module.globals[symbol].address_space == LOCAL
            for symbol in function.symbols_used
        )
