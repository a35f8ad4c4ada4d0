"""sycl-guard-kernels: kernels that ask for nothing of their work-groups may be launched with some more work-items."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, NamedTuple

from syclopt import names
from syclopt.analysis.call_graph import CallGraph
from syclopt.analysis.called_symbols import CalledSymbols
from syclopt.analysis.ways import steps_towards
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
    }
)
_REGISTERS = "llvm.nvvm.read.ptx.sreg"
_PLAIN = ("llvm.nvvm.ex2", "llvm.nvvm.isspacep", "llvm.nvvm.sqrt")
_MATHEMATICS = "__nv_"  # begins names of libdevice, which asks for nothing
_DEVICE = "llvm.nvvm."
_DIMENSIONS = 96  # where struct Launch of launch.hpp has the number of them
_NAMES = ("range", "row", "y", "plane", "z", "outside")


class SYCLGuardKernelsPass(ModulePass):
    """Let kernels return at once in work-items that are outside of the range, where nobody can see the difference.

    That is so where a kernel asks for no local id, no group, no barrier, no sub-group and no local memory. It then has
    the attribute `sycl-guarded`, and ranges may be rounded up. Functions of the device library are not to be inlined
    yet, as their names tell what is asked for.
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
            with kernel.edit() as body:
                guard = body.add_entry_block(body.fresh("guard"), move_allocas=False)
                guarding = _Guard(*map(body.fresh, _NAMES), inside=guard.successors[0].key)
                body.add_blocks("".join(guarding.blocks()), after=guard)
                end = guard.terminator
                assert end is not None
                end.replace("\n".join(guarding.entry()))
            kernel.add_attribute(names.GUARDED, string=True)
        for declaration in _declarations():
            if declaration.partition("@")[2].partition("(")[0] not in module.functions:
                module.add(declaration)
        ctx.count("kernels guarded", len(guarded))
        return PassResult(changed=True)


class _Guard(NamedTuple):
    """Code that leaves a kernel where the work-item is not in the range: what its values and blocks are called.

    It looks at dimensions that the range has: most have one.
    """

    launch: str
    row: str
    y: str
    plane: str
    z: str
    outside: str
    inside: Key

    def entry(self) -> Iterator[str]:
        """Yield the instructions at the entry."""
        launch = f"%{self.launch}"
        yield f"{launch} = call ptr @{names.NVPTX_LAUNCH}()"
        yield f"{launch}.dimensions.place = getelementptr inbounds i8, ptr {launch}, i64 {_DIMENSIONS}"
        yield f"{launch}.dimensions = load i32, ptr {launch}.dimensions.place, align 8, !invariant.load !{{}}"
        yield from self._test(0, self.row)

    def blocks(self) -> Iterator[str]:
        """Yield the blocks behind."""
        from syclopt.ir.text.spelling import spell

        inside, launch = spell(self.inside), f"%{self.launch}"
        for count, block, more in ((1, self.row, self.y), (2, self.plane, self.z)):
            yield f"{block}:\n  {launch}.is.{count} = icmp eq i32 {launch}.dimensions, {count}\n"
            yield f"  br i1 {launch}.is.{count}, label %{inside}, label %{more}\n"
        for at, block, more in ((1, self.y, self.plane), (2, self.z, inside)):
            yield "\n  ".join((f"{block}:", *self._test(at, more))) + "\n"
        yield f"{self.outside}:\n  ret void\n"

    def _test(self, at: int, more: str) -> Iterator[str]:
        """Yield instructions that go on where the work-item is in the range, in one dimension."""
        launch, letter = f"%{self.launch}", "xyz"[at]
        own = f"{launch}.{letter}"
        for register in ("ctaid", "ntid", "tid"):
            yield f"{own}.{register} = call i32 @{_REGISTERS}.{register}.{letter}()"
            yield f"{own}.{register}.wide = zext i32 {own}.{register} to i64"
        for field, offset in (("base", 0), ("size", 24), ("offset", 48)):
            yield f"{own}.{field}.place = getelementptr inbounds i8, ptr {launch}, i64 {offset + 8 * at}"
            yield f"{own}.{field} = load i64, ptr {own}.{field}.place, align 8, !invariant.load !{{}}"
        yield f"{own}.group = mul nuw nsw i64 {own}.ctaid.wide, {own}.ntid.wide"
        yield f"{own}.item = add nuw nsw i64 {own}.group, {own}.tid.wide"
        yield f"{own}.start = sub i64 {own}.base, {own}.offset"
        yield f"{own}.place = add i64 {own}.start, {own}.item"
        yield f"{own}.is = icmp ult i64 {own}.place, {own}.size"
        yield f"br i1 {own}.is, label %{more}, label %{self.outside}"


def _declarations() -> Iterator[str]:
    yield f"declare ptr @{names.NVPTX_LAUNCH}()"
    for register in ("ctaid", "ntid", "tid"):
        for letter in "xyz":
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
