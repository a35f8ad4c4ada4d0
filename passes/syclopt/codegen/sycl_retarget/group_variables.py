"""Variables of which each work-group or work-item has its own: those in local memory, and those of SPIR-V."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt import names
from syclopt.codegen.sycl_retarget.spirv_variables import builtin_declarations, builtin_value, is_builtin
from syclopt.errors import PassFailed
from syclopt.ir.body.constant_expressions import taken_apart
from syclopt.ir.references import without_comments
from syclopt.ir.text.names_in_text import Renaming, symbol_mentions
from syclopt.ir.text.spelling import spell
from syclopt.ir.views.function import Function
from syclopt.rewrites.used_lists import SUBJECT_LISTS
from syclopt.targets.triples import LOCAL, local_parameters

if TYPE_CHECKING:
    from collections.abc import Iterable

    from syclopt.ir.body.body import Body
    from syclopt.ir.body.instruction import Instruction
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.global_variable import Global

_UNDEFINED = ("undef", "poison")


def mark_local_parameters(module: Module) -> None:
    """Let parameters of kernels that point to local memory have `"sycl-local-memory"`."""
    for key in module.functions_with_convention(names.SPIR_KERNEL):
        kernel = module.functions[key]
        for at in sorted(local_parameters(kernel)):
            kernel.parameter_attributes(at).add(names.LOCAL_MEMORY, string=True)


def check_local_variables(module: Module, pass_name: str) -> None:
    """Raise `PassFailed` for a variable that may be one in local memory, which its address space does not tell.

    In OpenCL C such a variable has no value to begin with, as few others of a module.
    """
    for variable in module.globals.values():
        if variable.address_space or variable.is_constant or variable.linkage not in ("internal", "private"):
            continue
        if variable.initializer in _UNDEFINED and any(isinstance(u, Function) for u in module.users(variable.key)):
            message = (
                f"'@{variable.key}' may be in local memory, of which each work-group has its own: code for "
                f"'{module.triple or ''}' does not tell; compile for devices (clang: --target=spirv64-unknown-unknown)"
            )
            raise PassFailed(pass_name, message, variable.location)


class Expander:
    """Puts `call ptr @__native_local(ptr @x)` in the place of `@x`, for each variable `@x` in local memory.

    A variable `@__spirv_BuiltInX`, which nobody defines, becomes a variable of the function, set to what a call of the
    function with this name returns. A constant expression around a variable becomes instructions.
    """

    def __init__(self, module: Module, pass_name: str, *, has_local_memory: bool) -> None:
        """With `has_local_memory`, code reaches variables in local memory as it does others."""
        self._module = module
        self._pass = pass_name
        self._has_local_memory = has_local_memory

    def run(self) -> None:
        """Edit all functions that use such variables. Raises `PassFailed` for a variable that points to one."""
        users: dict[Key, list[Key]] = {}
        for variable in self._module.globals.values():
            if variable.address_space == LOCAL or is_builtin(variable):
                self._note_users(variable, users)
        if self._has_local_memory:
            users = {user: others for user, keys in users.items() if (others := self._of_spirv(keys))}
        used = {key for keys in users.values() for key in keys}
        for declaration in builtin_declarations(self._module, used):
            self._module.add(declaration)
        has_local = any(self._module.globals[key].address_space == LOCAL for key in used)
        if has_local and names.NATIVE_LOCAL not in self._module.functions:
            self._module.add(f"declare ptr addrspace({LOCAL}) @{names.NATIVE_LOCAL}(ptr addrspace({LOCAL}))")
        for key, variables in users.items():
            with self._module.functions[key].edit() as body:
                for variable in variables:
                    self._expand(body, variable)

    def _of_spirv(self, variables: Iterable[Key]) -> list[Key]:
        return [key for key in variables if is_builtin(self._module.globals[key])]

    def _note_users(self, variable: Global, users: dict[Key, list[Key]]) -> None:
        for user in self._module.users(variable.key):
            if isinstance(user, Function):
                users.setdefault(user.key, []).append(variable.key)
            elif user.kind in ("global", "alias") and user.key not in SUBJECT_LISTS:
                message = (
                    f"the constant '@{user.key}' points to '@{variable.key}', of which each work-group has its own"
                )
                raise PassFailed(self._pass, message, user.location)

    def _expand(self, body: Body, variable: Key) -> None:
        place = f"%{body.fresh(f'{variable}.place')}"
        places = Renaming({"@": {variable: place}.get})
        for user in [one for one in body.instructions if variable in symbol_mentions(one.raw)]:
            self._take_apart(body, user, places, place)
        view = self._module.globals[variable]
        if is_builtin(view):
            body.entry.insert_at_start("\n".join(builtin_value(view, place)))
            return
        space = f"ptr addrspace({LOCAL})"
        body.entry.insert_at_start(f"{place} = call {space} @{names.NATIVE_LOCAL}({space} @{spell(variable)})")

    def _take_apart(self, body: Body, user: Instruction, places: Renaming, place: str) -> None:
        """Put `place` where a variable stands, with an instruction for each constant expression around it."""
        text = places.text(without_comments(user.raw))
        before, _, text = taken_apart(text, lambda _, inside: place in inside, lambda: body.fresh("local"))
        body.set_text(user, text)
        if before and user.is_phi:
            body.entry.append("\n".join(before))  # it comes before all blocks that the values come from
        elif before:
            user.insert_before("\n".join(before))
