"""sycl-retarget: device code that was made for SPIR-V becomes code for another target."""

from __future__ import annotations

import platform
import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, Literal

from syclopt import names
from syclopt.codegen.machines import PROCESSORS
from syclopt.errors import InputError, PassFailed
from syclopt.ir.attribute_lists import group_body
from syclopt.ir.module import Module
from syclopt.ir.pointer_types import has_typed_pointers
from syclopt.ir.text.brackets import close_of
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import COMMENT, GAP, STRING, spell
from syclopt.ir.views.function import Function
from syclopt.passes import ModulePass, PassContext, PassResult
from syclopt.targets.triples import LOCAL, is_for_devices, is_for_processor, local_parameters

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from syclopt.codegen.machines import Machine
    from syclopt.ir.body.body import Body
    from syclopt.ir.body.call_sites import Call
    from syclopt.ir.body.instruction import Instruction
    from syclopt.ir.entity import Entity
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.global_variable import Global

_SPACE_IN_NAME = compile_pattern(r"\.p(?P<space>[0-9]++)(?=\.|\Z)")
# What becomes another word or goes: a type of SPIR-V, spaces, conventions, promises that queries break.
_SPACE = r"[ \t\r\n]*+"
_WORD = compile_pattern(
    rf'(?P<event>target{GAP}\({GAP}"spirv\.Event"{GAP}\))|{STRING}'
    rf"|(?P<before>,?+(?:[ \t\r\n]++(?:{COMMENT}{_SPACE})?+|{COMMENT}{_SPACE})|,|(?<=[\])}}>*]))"
    rf"(?:(?P<spaces>addrspace{GAP}\({GAP}(?P<space>[0-9]++){GAP}\))"
    rf"|(?P<gone>(?:addrspace|memory){GAP}\((?:[^()\";/]++|{STRING}|{COMMENT})*+\))"
    r"|(?P<convention>spir_(?:func|kernel))(?![-a-zA-Z0-9$._:]))"
    rf"(?P<touches>(?=[-a-zA-Z0-9$._]))?+|{COMMENT}",
    re.DOTALL,
)
_CAST = compile_pattern(
    rf"{STRING}|{COMMENT}|(?<![-a-zA-Z0-9$._%@!#])(?P<cast>addrspacecast)(?![-a-zA-Z0-9$._])", re.DOTALL
)
_POINTERS = compile_pattern(rf"{GAP}\(?{GAP}(?:<[^<>p]*+)?+ptr{GAP}(?:addrspace\((?P<space>[0-9]++)\))?", re.DOTALL)
_TO = compile_pattern(rf"{STRING}|{COMMENT}|\(|\bto\b", re.DOTALL)
_PROMISES = (
    *("optnone", "noinline", "argmemonly", "inaccessiblememonly", "inaccessiblemem_or_argmemonly", "readnone"),
    *("readonly", "speculatable", "writeonly"),
)
_WORDS = rf"(?<![-a-zA-Z0-9$._\"])(?P<gone>{'|'.join(_PROMISES)})(?![-a-zA-Z0-9$._(\"])"
_PROCESSOR = ("target-cpu", "target-features", "tune-cpu")  # another one than code is made for
_PROMISE = compile_pattern(
    rf'{_SPACE}(?:(?P<processor>"(?:{"|".join(_PROCESSOR)})"{GAP}={GAP}{STRING})|{STRING}|{COMMENT}|{_WORDS})',
    re.DOTALL,
)
_ANY_PROMISE = compile_pattern(_WORDS)  # on a parameter it is one of another kind, and stays
_UNDEFINED = ("undef", "poison")
_EXPRESSION = compile_pattern(
    r"(?<![-a-zA-Z0-9$._%@])(?:getelementptr|addrspacecast|bitcast|ptrtoint|inttoptr|add|sub|xor|trunc)"
    r"(?:[ \t]++(?:inbounds|nusw|nuw|nsw|inrange\([^()]*+\)))*+[ \t]*+\("
)
_PREFIX = "__spirv_BuiltIn"
_VECTOR = compile_pattern(r"<[ \t]*+([0-9]{1,4}) x (i[0-9]{1,7})>")
_INTEGER = compile_pattern(r"i[0-9]{1,7}")
_LONG = frozenset({"__spirv_BuiltInGlobalLinearId", "__spirv_BuiltInLocalInvocationIndex"})


@dataclass(frozen=True)
class SYCLRetargetPass(ModulePass):
    """Make code for the processor of this machine out of device code: for SPIR-V, or compiled for a processor.

    There is one address space then: pointers of all kinds are plain ones. A variable in local memory, of which each
    work-group has its own, is reached by a call of `@__native_local` with its address. What a function was said to
    leave alone in memory is forgotten, since queries such as `get_global_id` read memory now. The named metadata
    `!syclopt.retargeted` marks what is done: a module that has it is left as it is.
    """

    name: ClassVar[str] = "sycl-retarget"
    target: Literal["native_cpu"] = field(default="native_cpu", metadata={"help": "what the code is for"})
    processor: str = field(default="", metadata={"help": f"one of {', '.join(PROCESSORS)}; default: this machine's"})

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Edit in place. Raises `PassFailed` for a module of another target, and for what cannot be expressed."""
        if names.RETARGETED_LIST in module.named_metadata:
            return PassResult(changed=False)
        processor = self._processor()
        triple = module.triple or ""
        if not is_for_devices(triple) and not is_for_processor(triple, processor):
            expected = f"spir64, spirv64 or {processor}-unknown-linux-gnu"
            raise PassFailed(self.name, f"the module is for '{triple}', expected {expected}")
        if has_typed_pointers(module):
            from syclopt.ir.llvm import run_passes

            module.become(run_passes(module, ()))
        if not is_for_devices(triple):
            check_local_variables(module, self.name)
        mark_local_parameters(module)
        Expander(module, self.name).run()
        machine = PROCESSORS[processor]
        module.triple, module.data_layout = machine.triple, machine.data_layout
        module.become(respelled(module, machine))
        forget_promises(module)
        rename_intrinsics(module, machine)
        module.add_named_metadata(names.RETARGETED_LIST, [module.add_metadata(f'!{{!"{self.target}"}}')])
        return PassResult(changed=True)

    def _processor(self) -> str:
        name = self.processor or platform.machine()
        if name not in PROCESSORS:
            raise PassFailed(self.name, f"no code is made for the processor '{name}', only for {', '.join(PROCESSORS)}")
        return name


def rename_intrinsics(module: Module, machine: Machine) -> None:
    """Let names of intrinsics tell the spaces that they have: `llvm.memcpy.p1.p4.i64` is `llvm.memcpy.p0.p0.i64`."""

    def renumbered(found: re.Match[str]) -> str:
        return f".p{machine.address_spaces.get(int(found['space']), 0)}"

    for key in module.declaration_keys():
        name = str(key)
        if not name.startswith("llvm.") or (plain := _SPACE_IN_NAME.sub(renumbered, name)) == name:
            continue
        function = module.functions[key]
        if plain in module.functions:
            function.replace_all_uses(module.functions[plain])
            function.remove()
        else:
            function.rename(plain)


def forget_promises(module: Module) -> None:
    """Take promises away that stand on functions and calls themselves; `respelled` takes those of groups."""
    for function in module.functions.values():
        if _ANY_PROMISE.search(function.entity.header):
            for name in _PROMISES:
                function.remove_attribute(name)
        if any(name in function.entity.header for name in _PROCESSOR):
            for name in _PROCESSOR:
                function.remove_attribute(name, string=True)
        if not function.is_declaration and _ANY_PROMISE.search(function.body_text):
            function.replace_calls({call: _without_promises(function, call) for call in function.calls})


def _without_promises(function: Function, call: Call) -> str:
    view = function.attributes_of(call)
    for name in _PROMISES:
        view.attributes.remove(name)
    return view.text


def respelled(module: Module, machine: Machine) -> Module:
    """Return a module with the address spaces and conventions of a machine; casts within one space are no casts."""
    text = _WORD.sub(lambda found: _respelled(found, machine), module.internal_text())
    made = Module.parse(_without_casts(text, machine).encode("latin-1"), module.name)
    edited: dict[Entity, Entity] = {}
    for group in made.attribute_groups.entities().values():
        header = group.header
        start, end = group_body(header)
        edited[group] = group.with_head(f"{header[:start]}{_promised(header[start:end])}{header[end:]}")
    made.replace_all(edited)
    return made


def _respelled(found: re.Match[str], machine: Machine) -> str:
    if found["event"]:
        return "ptr"
    if found["spaces"] and (space := machine.address_spaces.get(int(found["space"]), 0)):
        return f"{found['before']}addrspace({space})"
    if found["convention"] and (convention := machine.conventions.get(found["convention"], found["convention"])):
        return f"{found['before']}{convention}"
    if found["spaces"] or found["gone"] or found["convention"]:
        return "" if found["touches"] is None else " "
    return found[0]


def _without_casts(text: str, machine: Machine) -> str:
    """Return text in which a cast from a space to itself is a `bitcast`."""

    def one(found: re.Match[str]) -> str:
        stays = not found["cast"] or (any(machine.address_spaces.values()) and _changes_space(text, found.end()))
        return found[0] if stays else "bitcast"

    return _CAST.sub(one, text)


def _changes_space(text: str, at: int) -> bool:
    """Tell whether the cast whose operand begins at `at` leads to pointers of another space."""
    operand = _POINTERS.match(text, at)
    place = operand.end() if operand else at
    while (token := _TO.search(text, place)) is not None and token[0] != "to":
        place = close_of(text, token.start()) if token[0] == "(" else token.end()
    result = _POINTERS.match(text, token.end()) if token else None
    return operand is None or result is None or operand["space"] != result["space"]


def _promised(attributes: str) -> str:
    """Return the attributes of a group less promises; a group is never empty, as older LLVMs would refuse it."""
    kept = _PROMISE.sub(lambda found: "" if found["gone"] or found["processor"] else found[0], attributes)
    return kept if kept.strip() else " nounwind "


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

    def __init__(self, module: Module, pass_name: str) -> None:
        self._module = module
        self._pass = pass_name

    def run(self) -> None:
        """Edit all functions that use such variables. Raises `PassFailed` for a variable that points to one."""
        users: dict[Key, list[Key]] = {}
        for variable in self._module.globals.values():
            if variable.address_space == LOCAL or is_builtin(variable):
                self._note_users(variable, users)
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

    def _note_users(self, variable: Global, users: dict[Key, list[Key]]) -> None:
        for user in self._module.users(variable.key):
            if isinstance(user, Function):
                users.setdefault(user.key, []).append(variable.key)
            elif user.kind in ("global", "alias"):
                message = (
                    f"the constant '@{user.key}' points to '@{variable.key}', of which each work-group has its own"
                )
                raise PassFailed(self._pass, message, user.location)

    def _expand(self, body: Body, variable: Key) -> None:
        mention = compile_pattern(rf"@{re.escape(spell(variable))}(?![-a-zA-Z0-9$._])")
        users = [one for one in body.instructions if mention.search(one.raw)]
        place = f"%{body.fresh(f'{variable}.place')}"
        for user in users:
            self._take_apart(body, user, mention, place)
        view = self._module.globals[variable]
        if is_builtin(view):
            body.entry.insert_at_start("\n".join(builtin_value(view, place)))
            return
        space = f"ptr addrspace({LOCAL})"
        body.entry.insert_at_start(f"{place} = call {space} @{names.NATIVE_LOCAL}({space} @{spell(variable)})")

    def _take_apart(self, body: Body, user: Instruction, mention: re.Pattern[str], place: str) -> None:
        """Put `place` where a variable stands, with an instruction for each constant expression around it."""
        text = mention.sub(place, user.raw)
        values = [place]
        before: list[str] = []
        while (around := _innermost(text, values)) is not None:
            start, opening, end = around
            values.append(f"%{body.fresh('local')}")
            before.append(f"{values[-1]} = {text[start:opening].rstrip()} {text[opening + 1 : end - 1]}")
            text = text[:start] + values[-1] + text[end:]
        body.set_text(user, text)
        if before and user.is_phi:
            body.entry.append("\n".join(before))  # it comes before all blocks that the values come from
        elif before:
            user.insert_before("\n".join(before))


def _innermost(text: str, values: list[str]) -> tuple[int, int, int] | None:
    """Return start, bracket and end of a constant expression around one of `values` with no other inside; or None."""
    for found in reversed([*_EXPRESSION.finditer(text)]):
        end = close_of(text, found.end() - 1)
        if any(value in text[found.end() : end] for value in values):
            return found.start(), found.end() - 1, end
    return None


def is_builtin(variable: Global) -> bool:
    """Tell whether a variable is one of SPIR-V's. Raises `InputError` for one that has no type of theirs."""
    if not variable.name.startswith(_PREFIX) or not variable.is_declaration:
        return False
    if not _INTEGER.fullmatch(variable.value_type) and not _VECTOR.fullmatch(variable.value_type):
        message = f"'@{variable.name}' is of type '{variable.value_type}', expected an integer or a vector of integers"
        raise InputError(message, variable.location)
    return True


def builtin_declarations(module: Module, used: Iterable[Key]) -> Iterator[str]:
    """Yield declarations of the functions that give what the variables among `used` have."""
    for key in sorted(str(one) for one in used):
        if is_builtin(module.globals[key]):
            answer, name, parameters = _query(module.globals[key])
            if name not in module.functions:
                yield f"declare {answer} @{name}({parameters})"


def builtin_value(variable: Global, place: str) -> Iterator[str]:
    """Yield instructions that make a variable of a function with the value of one of SPIR-V's; `place` points to it."""
    answer, name, _ = _query(variable)
    kind = _kind(variable)
    yield f"{place}.own = alloca {kind}"
    if (vector := _VECTOR.fullmatch(kind)) is None:
        yield f"{place}.called = call {answer} @{name}()"
        yield from _converted(f"{place}.called", answer, f"{place}.value", kind)
    else:
        value = "poison"
        for lane in range(int(vector[1])):
            yield f"{place}.called{lane} = call i64 @{name}(i32 {lane})"
            yield from _converted(f"{place}.called{lane}", answer, f"{place}.value{lane}", vector[2])
            after = f"{place}.{lane}" if lane < int(vector[1]) - 1 else f"{place}.value"
            yield f"{after} = insertelement {kind} {value}, {vector[2]} {place}.value{lane}, i32 {lane}"
            value = after
    yield f"store {kind} {place}.value, ptr {place}.own"
    yield f"{place} = addrspacecast ptr {place}.own to ptr addrspace({variable.address_space})"


def _kind(variable: Global) -> str:
    """Return the type of the value of a variable, as LLVM prints it."""
    from syclopt.ir.fragments import parse_type

    return parse_type(variable.value_type).text


def _query(variable: Global) -> tuple[str, str, str]:
    """Return the function that gives the value of a variable: the type of its result, its name, its parameters."""
    name = f"_Z{len(variable.name)}{variable.name}"
    if _VECTOR.fullmatch(_kind(variable)):
        return "i64", f"{name}i", "i32"
    return "i64" if variable.name in _LONG else "i32", f"{name}v", ""


def _converted(value: str, kind: str, result: str, wanted: str) -> Iterator[str]:
    width, other = int(kind[1:]), int(wanted[1:])
    if width == other:
        yield f"{result} = add {wanted} {value}, 0"
    else:
        yield f"{result} = {'trunc' if other < width else 'zext'} {kind} {value} to {wanted}"
