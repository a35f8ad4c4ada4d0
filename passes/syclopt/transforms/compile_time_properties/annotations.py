"""Pointers in bodies that `llvm.ptr.annotation` annotates with compile-time properties of SYCL."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from syclopt import names
from syclopt.errors import InputError
from syclopt.ir.body.call_sites import blanked
from syclopt.ir.body.instruction import Instruction, operand_spans
from syclopt.ir.fragments import Constant, parse_constant
from syclopt.ir.text.brackets import split_commas
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.printed import as_printed
from syclopt.ir.text.source import Span, to_internal
from syclopt.ir.text.spelling import escape, key_of, parting, spell
from syclopt.transforms.compile_time_properties.decorations import DECORATIONS, Place, contents, list_of_nodes

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from syclopt.errors import Location
    from syclopt.ir.body.body import Body
    from syclopt.ir.body.call_sites import Call
    from syclopt.ir.fragments import Type
    from syclopt.ir.fragments.calls import Argument
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.function import Function
    from syclopt.ir.views.global_variable import Global

INTRINSIC = "llvm.ptr.annotation"
_ARGUMENTS = 5
_SEEN_THROUGH = frozenset({"getelementptr", "bitcast", "addrspacecast"})
_NUMBER = re.compile(r"0[xX][0-9a-fA-F]+|0[bB][01]+|0[oO]?[0-7]+|[1-9][0-9]*|0", re.ASCII)
_PREFETCH = {names.PREFETCH_HINT: 1, names.PREFETCH_HINT_NON_TEMPORAL: 3}
_LEVELS = 4
# What SPIR-V calls the modes uncached, cached, streaming, invalidate, constant, write-through and write-back.
_READ_CONTROLS = (0, 1, 2, 3, 4)
_WRITE_CONTROLS = (0, 0, 3, 0, 0, 1, 2)
_NAME = ".str"
_ALIGNED = compile_pattern(r"align\s++[0-9]++")
_TRANSFER = re.compile(r"llvm\.mem(?:cpy|move)\.")


@dataclass(frozen=True, slots=True)
class Annotation:
    """What an annotation says: strings for the annotation itself, cache controls (metadata nodes), an alignment.

    `alignment` is the number and the place among `strings` where it stands if no instruction takes it.
    """

    string: Global
    strings: tuple[str, ...]
    controls: tuple[str, ...]
    alignment: tuple[int, int, str] | None

    def text(self, *, aligned: bool) -> str:
        """Return the new string of the annotation; `aligned` tells that the alignment has been applied."""
        strings = [*self.strings]
        if self.alignment is not None and not aligned:
            _, at, value = self.alignment
            strings.insert(at, _piece(names.ALIGNMENT, value))
        return "".join(strings)


def annotation_of(module: Module, call: Call) -> Annotation | None:
    """Return what a call of the intrinsic says; None when it is not about properties of SYCL.

    Raises `InputError` for properties of another form than expected.
    """
    arguments = call.arguments
    if len(arguments) != _ARGUMENTS:
        return None
    string = _variable(module, arguments[1].operand)
    if string is None or _text(string) != names.ANNOTATION_MARK:
        return None
    place = Place("annotation", call)
    strings: list[str] = []
    controls: list[str] = []
    alignment: tuple[int, int, str] | None = None
    for name, value in _properties(module, arguments[4].operand, place):
        if name == names.ALIGNMENT:
            number = place.power_of_two(name, value or "", _number(name, value, place))
            alignment = (number, len(strings), value or "")
        elif name.startswith(names.CACHE_PREFIX) and name in DECORATIONS:
            controls += _controls(name, value, place)
        elif name in DECORATIONS:
            strings.append(_piece(name, value))
    return Annotation(string, tuple(strings), tuple(controls), alignment)


def _properties(module: Module, operand: object, place: Place) -> list[tuple[str, str | None]]:
    """Return the names and values that the last argument of the intrinsic points to."""
    values = _variable(module, operand)
    if values is None or values.initializer in (None, "zeroinitializer"):
        return []
    constant = parse_constant(to_internal(f"{values.value_type} {values.initializer}"))
    texts = [_text(variable) if (variable := _variable(module, o)) else None for o in constant.operands]
    if len(texts) % 2 or None in texts[::2]:
        message = f"annotation: '@{values.key}' is {values.initializer}, expected pairs of names and values"
        raise InputError(message, place.location)
    return [(name or "", value) for name, value in zip(texts[::2], texts[1::2], strict=True)]


def _variable(module: Module, operand: object) -> Global | None:
    """Return the variable that a constant points to, itself or through casts."""
    while isinstance(operand, Constant) and operand.kind == "expression" and operand.value in _SEEN_THROUGH:
        operand = operand.operands[0]
    key: Key | None = operand.global_key if isinstance(operand, Constant) else None
    return module.globals.get(key) if key is not None else None


def _text(variable: Global) -> str | None:
    """Return the C string that a variable holds."""
    text = (variable.characters or b"").decode("utf-8", "surrogateescape")
    return text[:-1] if text.find("\0") == len(text) - 1 >= 0 else None


def _piece(name: str, value: str | None) -> str:
    code = DECORATIONS[name][0]
    if value is None:
        return f"{{{code}}}"
    return f'{{{code}:"{value},{_PREFETCH[name]}"}}' if name in _PREFETCH else f'{{{code}:"{value}"}}'


def _number(name: str, value: str | None, place: Place) -> int:
    """Return a number in decimal, hexadecimal, octal or binary. Raises `InputError`."""
    if value is None or not _NUMBER.fullmatch(value) or len(value) > 40:
        raise place.error(name, value or "", "an unsigned 32-bit number")
    is_old_octal = value[0] == "0" and value[1:].isdigit()
    number = int(value, 8 if is_old_octal else 0)
    if number >> 32:
        raise place.error(name, value, "an unsigned 32-bit number")
    return number


def _controls(name: str, value: str | None, place: Place) -> list[str]:
    number = _number(name, value, place)
    code = DECORATIONS[name][0]
    table = _READ_CONTROLS if name.startswith(names.CACHE_READ_PREFIX) else _WRITE_CONTROLS
    if number >> (_LEVELS * len(table)):
        raise place.error(name, value or "", f"cache modes from 0 to {len(table) - 1}, in four bits each")
    return [
        f"!{{i32 {code}, i32 {level}, i32 {control}}}"
        for mode, control in enumerate(table)
        for level in range(_LEVELS)
        if number >> (_LEVELS * mode + level) & 1
    ]


class AnnotationRewriter:
    """Rewrites the functions of one module. Equal strings share a variable, which is added to the module."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self._strings: dict[tuple[str, ...], str] = {}
        self._number = 0

    def rewrite(self, function: Function) -> bool:
        """Rewrite the annotations of a function; tell whether it has any to rewrite.

        Raises `InputError` for properties of another form than expected.
        """
        with function.edit() as body:
            calls = [(one, call) for one in body.instructions if (call := one.call) and _is_annotation(call)]
            found = [(one, call, said) for one, call in calls if (said := annotation_of(self.module, call)) is not None]
            for instruction, call, annotation in found:
                self._rewrite(body, instruction, annotation, call.location)
        return bool(found)

    def _rewrite(self, body: Body, instruction: Instruction, annotation: Annotation, where: Location) -> None:
        is_aligned = annotation.alignment is not None and _align(body, instruction, annotation.alignment[0])
        text = annotation.text(aligned=is_aligned)
        call = instruction.call
        assert call is not None
        pointer, string, _, _, values = call.arguments
        if not text:
            if annotation.controls:
                self._decorate(_maker(body, pointer, where), annotation.controls)
            instruction.remove(pointer.value)
            return
        new = {string.operand.span: self._string(annotation.string, string.type, text), values.operand.span: "null"}
        body.set_text(instruction, _with_texts(instruction.raw, new))
        if annotation.controls:
            self._decorate(instruction, annotation.controls)

    def _decorate(self, instruction: Instruction, nodes: Sequence[str]) -> None:
        """Give an instruction decorations, after those that it has."""
        function = instruction.block.body.function
        before = instruction.metadata.get(names.DECORATIONS_KIND)
        texts = [*(contents([before], function) if before is not None else ()), *nodes]
        node = self.module.add_metadata(list_of_nodes(self.module, texts))
        instruction.set_metadata(names.DECORATIONS_KIND, node)

    def _string(self, like: Global, pointer: Type, text: str) -> str:
        """Return the value, of type `pointer`, that points to a variable with `text` in the section of `like`."""
        header = like.header
        details = (header[slice(*span)] for span in like.layout.details)
        section = next((f", {detail}" for detail in details if detail.startswith("section")), "")
        space = pointer.text[pointer.text.find("addrspace") :].rstrip("*") if "addrspace" in pointer.text else ""
        kind = f"[{len(to_internal(text)) + 1} x i8]"
        name = self._strings.get((text, space, section))
        if name is None:
            name = self._strings[text, space, section] = self._free_name()
            words = f"private unnamed_addr {space} constant" if space else "private unnamed_addr constant"
            self.module.add(f'@{name} = {words} {kind} c"{escape(text)}\\00"{section}')
        if not pointer.text.endswith("*"):
            return f"@{spell(name)}"
        source = f"{kind} {space}*" if space else f"{kind}*"
        return f"bitcast ({source} @{spell(name)} to {pointer.text})"

    def _free_name(self) -> str:
        """Return a name as LLVM gives it: `.str`, or with the next number that is not taken."""
        name = _NAME
        while name in self.module.symbols:
            self._number += 1
            name = f"{_NAME}.{self._number}"
        return name


def _is_annotation(call: Call) -> bool:
    return str(call.callee).startswith(INTRINSIC)


def _maker(body: Body, pointer: Argument, where: Location) -> Instruction:
    """Return the instruction that made a pointer. Raises `InputError` when that is no instruction."""
    value = pointer.value
    found = body.definition(key_of(value[1:])) if value[:1] == "%" else None
    if not isinstance(found, Instruction):
        message = f"cache controls are of '{pointer.operand.text}' alone, expected the result of an instruction"
        raise InputError(message, where)
    return found


def _with_texts(text: str, new: Mapping[Span, str]) -> str:
    """Return a text with others in some places."""
    for start, end in sorted(new, reverse=True):
        between = new[Span(start, end)]
        before, after = parting(text[:start], between), parting(between, text[end:])
        text = f"{text[:start]}{before}{between}{after}{text[end:]}"
    return text


def _align(body: Body, pointer: Instruction, number: int) -> bool:
    """Let all accesses to memory through a pointer have an alignment; tell whether there is one.

    These are loads and stores of which it is the address, and copies of which it is source or destination; through
    `bitcast` and `addrspacecast` too.
    """
    todo = [pointer]
    seen = {pointer}
    is_found = False
    while todo:
        key = todo.pop().result
        for user in body.users(key) if key is not None else ():
            if user.opcode in ("bitcast", "addrspacecast"):
                todo += [user] if user not in seen else []
                seen.add(user)
                continue
            text = _aligned(user, f"%{spell(key)}", number) if key is not None else None
            if text is not None:
                body.set_text(user, text)
                is_found = True
    return is_found


def _aligned(instruction: Instruction, pointer: str, number: int) -> str | None:
    """Return the text of an access through a pointer with an alignment; None for what is no such access."""
    raw = instruction.raw
    if (call := instruction.call) is not None:
        if not _TRANSFER.match(str(call.callee)):
            return None
        copied = [one for one in call.arguments[:2] if one.value == pointer]
        return _with_texts(raw, dict(_alignment_of(one, number) for one in copied)) if copied else None
    if instruction.opcode not in ("load", "store"):
        return None
    address = operand_spans(raw, instruction.opcode)[-1]
    if as_printed(raw[slice(*address)]).rpartition(" ")[2] != pointer:
        return None
    clean = blanked(raw)
    parts = [Span(*part) for part in split_commas(clean, 0, len(clean))]
    known = next((part for part in parts if _ALIGNED.fullmatch(clean, *part)), None)
    if known is not None:
        return _with_texts(raw, {known: f"align {number}"})
    end = next(part.end for part in parts if part.start <= address.start < part.end)
    return _with_texts(raw, {Span(end, end): f", align {number}"})


def _alignment_of(argument: Argument, number: int) -> tuple[Span, str]:
    """Return where an argument of a call gets an alignment, and its text."""
    known = next((one for one in argument.attributes if one.name == "align"), None)
    if known is not None:
        return known.span, f"align {number}"
    end = argument.type.end_pos
    return Span(end, end), f" align {number}"
