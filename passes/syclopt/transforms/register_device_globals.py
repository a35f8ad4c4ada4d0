"""register-device-globals: tell the runtime of the device globals of a host module, before `main`."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import count
from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.analysis.device_globals import DeviceGlobal, DeviceGlobals
from syclopt.errors import PassFailed
from syclopt.ir.pointer_types import byte_pointer, has_typed_pointers, pointer_to
from syclopt.ir.text.brackets import split_commas, type_end
from syclopt.ir.text.source import to_internal, to_user
from syclopt.ir.text.spelling import escape, spell
from syclopt.passes import ModulePass, PassContext, PassResult

if TYPE_CHECKING:
    from syclopt.ir.module import Module
    from syclopt.ir.views.function import Function
    from syclopt.ir.views.symbol import Symbol

_LIST = "llvm.global_ctors"
_PRIORITY = 65535


@dataclass(frozen=True)
class RegisterDeviceGlobalsPass(ModulePass):
    """Add a constructor that calls `sycl::detail::device_global_map::add(address, id)` for each device global.

    It is the first of those with the default priority. Declarations are left to the module that defines the variable.
    """

    name: ClassVar[str] = "register-device-globals"
    function: str = field(
        default=names.ADD_DEVICE_GLOBAL, metadata={"help": "the function to call, with an address and a string"}
    )

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Add in place. Raises `InputError` as `DeviceGlobals`, `PassFailed` where names mean something else."""
        symbols = module.symbols
        constructor = module.functions.get(names.REGISTER_DEVICE_GLOBALS)
        is_ours = constructor is not None and _returns(constructor)
        if names.REGISTER_DEVICE_GLOBALS in symbols and not is_ours:
            raise PassFailed(
                self.name,
                f"'@{names.REGISTER_DEVICE_GLOBALS}' is not the constructor of this pass",
                symbols[names.REGISTER_DEVICE_GLOBALS].location,
            )
        registered = constructor.symbols_used if constructor is not None else frozenset[str]()
        found = [v for v in ctx.get(DeviceGlobals).values() if v.key not in registered and _is_here(symbols[v.key])]
        if not found:
            return PassResult(changed=False)
        ctx.count("device globals registered", len(found))
        typed = has_typed_pointers(module)
        free = (name for n in count() if (name := f"{names.DEVICE_GLOBAL_ID_SUFFIX}.{n}") not in symbols)
        calls = "".join([self._call(module, variable, next(free), typed=typed) for variable in found])
        if constructor is None:
            self._list(module, typed=typed)
        self._declare(module, typed=typed)
        if constructor is None:
            module.add(f"define internal void @{names.REGISTER_DEVICE_GLOBALS}() {{\n{calls}  ret void\n}}")
        else:
            with constructor.edit() as body:
                body.blocks[-1].append(calls)
        return PassResult(changed=True, preserves=(DeviceGlobals,))

    def _declare(self, module: Module, *, typed: bool) -> None:
        if self.function not in module.symbols:
            byte = pointer_to("i8", 0, typed=typed)
            module.add(f"declare void @{spell(self.function)}({byte}, {byte})")
        elif self.function not in module.functions:
            raise PassFailed(self.name, f"'@{self.function}' is no function", module.symbols[self.function].location)

    def _call(self, module: Module, variable: DeviceGlobal, name: str, *, typed: bool) -> str:
        """Return a call for `variable`, and add its id as a string, which gets `name`, to the module."""
        data = to_internal(variable.unique_id)
        kind = f"[{len(data) + 1} x i8]"
        module.add(f'@{name} = private unnamed_addr constant {kind} c"{escape(variable.unique_id)}\\00"')
        view = module.globals[variable.key]
        address = byte_pointer(f"@{spell(variable.key)}", view.value_type, view.address_space, typed=typed)
        string = byte_pointer(f"@{name}", kind, 0, typed=typed)
        return f"  call void @{spell(self.function)}({address}, {string})\n"

    def _list(self, module: Module, *, typed: bool) -> None:
        """Put the constructor before all others."""
        function = pointer_to("void ()", 0, typed=typed)
        byte = pointer_to("i8", 0, typed=typed)
        element, others = f"{{ i32, {function}, {byte} }}", list[str]()
        old = module.globals.get(_LIST)
        if old is not None:
            header, layout = old.header, old.layout
            others = [
                header[start:end]
                for start, end in split_commas(header, layout.initializer.start + 1, layout.initializer.end - 1)
                if header[layout.initializer.start] == "["
            ]
            element = to_user(others[0][: type_end(others[0], 0)]) if others else element
            old.remove()
        associated = f", {byte} null" if element.count(",") > 1 else ""
        ours = f"{element} {{ i32 {_PRIORITY}, {function} @{names.REGISTER_DEVICE_GLOBALS}{associated} }}"
        values = [ours, *map(to_user, others)]
        module.add(f"@{_LIST} = appending global [{len(values)} x {element}] [{', '.join(values)}]")


def _is_here(symbol: Symbol) -> bool:
    return not symbol.is_declaration and symbol.linkage != "available_externally"


def _returns(function: Function) -> bool:
    """Tell whether a function has a body that ends as that of the constructor."""
    last = None if function.is_declaration else function.blocks[-1].terminator
    return last is not None and last.opcode == "ret"
