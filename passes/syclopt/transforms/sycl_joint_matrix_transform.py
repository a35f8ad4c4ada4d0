"""sycl-joint-matrix-transform: elements and layouts of joint matrices are asked for as SPIR-V has it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.errors import InputError
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.printed import as_printed
from syclopt.ir.text.spelling import NAME, key_of, spell
from syclopt.mangling.shown_names import shown
from syclopt.passes import ModulePass, PassContext, PassResult

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from syclopt.ir.body.body import Body
    from syclopt.ir.body.instruction import Instruction
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key

_WRAPPER = compile_pattern(r'= type \{ (target\("spirv\.CooperativeMatrixKHR"[^()]*+\)) \}')
_TYPE = compile_pattern(
    rf"%{NAME}\s*+=\s*+(?:alloca|getelementptr(?:\s++(?:inbounds|nusw|nuw))*+)\s*+"
    rf"(?P<arrays>(?:\[\s*+[0-9]++\s*+x\s*+)*+)%(?P<wrapper>{NAME})"
)
_LIFETIME = compile_pattern(r"@llvm\.lifetime\.(?:start|end)")
_INTEGER = compile_pattern(r"-?[0-9]++")


class SYCLJointMatrixTransformPass(ModulePass):
    """Rewrite the operands of builtins of joint matrices, whose functions are inlined before.

    SYCL's `joint_matrix` is a structure around a matrix of SPIR-V. Where an element is asked for of one that is a
    variable of the function, or in an array, the variable has matrices instead, as indices are to count elements. A
    layout that is known stands in the place of the call that turns it into SPIR-V's: their numbers are the same, and
    SPIR-V wants a constant.
    """

    name: ClassVar[str] = "sycl-joint-matrix-transform"

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Edit in place. Raises `InputError` for an element of a matrix that is not seen to be in a variable."""
        builtins = [key for key in module.declaration_keys() if str(key).startswith(names.MATRIX_ELEMENT)]
        if names.MATRIX_LAYOUT in module.functions:
            builtins.append(names.MATRIX_LAYOUT)
        users = {user.key for key in builtins for user in module.users(key)}
        if not users:
            return PassResult(changed=False)
        spelled = {key: as_printed(kind.text) for key, kind in module.types.items()}
        wrapped = {key: found[1] for key, text in spelled.items() if (found := _WRAPPER.search(text))}
        elements = frozenset(builtins)
        done = sum(_rewritten(module, key, elements, wrapped) for key in module.definition_keys() if key in users)
        ctx.count("operands rewritten", done)
        return PassResult(changed=bool(done))


def _rewritten(module: Module, key: Key, builtins: frozenset[Key], wrapped: Mapping[Key, str]) -> int:
    """Edit a function; return how many operands are others now."""
    done = 0
    with module.functions[key].edit() as body:
        for instruction in [*body.instructions]:
            call = instruction.call
            if call is None or call.callee not in builtins or not instruction.operands:
                continue
            if call.callee == names.MATRIX_LAYOUT:
                done += _place_layout(body, instruction)
            else:
                done += _unwrap(body, instruction, wrapped)
    return done


def _unwrap(body: Body, element: Instruction, wrapped: Mapping[Key, str]) -> bool:
    """Make a variable a matrix of SPIR-V, or an array of these, of which a call points to an element."""
    if not wrapped:
        return False
    steps = [*_steps(body, element.operands[0])]
    if not steps or steps[-1].opcode != "alloca":
        message = f"in {shown(body.function.key)}: an element is asked for of a joint matrix that is no variable of it"
        raise InputError(f"{message}; optimize, so that functions are inlined", body.function.location)
    changed = [one for one in steps if _with_matrices(one, wrapped) != one.printed]
    for one in changed:
        body.set_text(one, _with_matrices(one, wrapped))
    return bool(changed)


def _with_matrices(instruction: Instruction, wrapped: Mapping[Key, str]) -> str:
    """Return the text of a variable, or of an index into one, with matrices in the place of structures around them."""
    text = instruction.printed
    found = _TYPE.match(text)
    if found is None or (matrix := wrapped.get(key_of(found["wrapper"]))) is None:
        return text
    depth = found["arrays"].count("[") + 1
    if instruction.opcode == "getelementptr" and len(instruction.operands) > depth + 1:
        text = text[: text.rindex(",")]  # into the structure
    start, end = found.start("wrapper") - 1, found.end("wrapper")
    blank = " " if text[start - 1].isalnum() else ""
    return f"{text[:start]}{blank}{matrix}{text[end:]}"


def _steps(body: Body, operand: str) -> Iterator[Instruction]:
    """Yield the casts and indices by which a pointer is made, from the last to what it is made of."""
    found = _definition(body, operand)
    while found is not None:
        yield found
        is_step = found.opcode in ("addrspacecast", "bitcast", "getelementptr")
        found = _definition(body, found.operands[0]) if is_step else None


def _place_layout(body: Body, call: Instruction) -> bool:
    """Put a layout in the place of a call, if it is a constant, or the only one that is stored where it is loaded."""
    value = _value(call.operands[0])
    if _INTEGER.fullmatch(value) is None:
        load = _definition(body, call.operands[0])
        variable = _variable(body, load.operands[0]) if load is not None and load.opcode == "load" else None
        stored = {*_stored(variable)} if variable is not None else set[str]()
        if len(stored) != 1 or _INTEGER.fullmatch(value := stored.pop()) is None:
            return False
    call.remove(value)
    return True


def _stored(place: Instruction) -> Iterator[str]:
    """Yield what is stored through a pointer or others to the same place; something else for any other use."""
    assert place.result is not None
    for user in place.users:
        if _is_same_place(user):
            yield from _stored(user)
        elif user.opcode == "store" and user.operands[1].endswith(f" %{spell(place.result)}"):
            yield _value(user.operands[0])
        elif user.opcode != "load" and not _LIFETIME.search(user.printed):
            yield user.raw


def _variable(body: Body, operand: str) -> Instruction | None:
    """Return the variable of the function that an operand points to, if it is seen."""
    steps = [*_steps(body, operand)]
    is_seen = bool(steps) and all(map(_is_same_place, steps[:-1]))
    return steps[-1] if is_seen and steps[-1].opcode == "alloca" else None


def _is_same_place(instruction: Instruction) -> bool:
    """Tell whether a pointer is another one in other words: a cast, or the first part of what it points to."""
    if instruction.opcode == "getelementptr":
        return all(index.endswith(" 0") for index in instruction.operands[1:])
    return instruction.opcode in ("addrspacecast", "bitcast")


def _definition(body: Body, operand: str) -> Instruction | None:
    """Return the instruction that makes the value of an operand, if one does."""
    from syclopt.ir.body.instruction import Instruction

    value = _value(operand)
    found = body.definition(key_of(value[1:])) if value.startswith("%") else None
    return found if isinstance(found, Instruction) else None


def _value(operand: str) -> str:
    """Return the value of an operand, without its type, attributes, and what it is cast to."""
    last = operand.partition(" to ")[0].rpartition(" ")[2]
    return last[max(last.rfind("%"), 0) :]  # a type may touch it
