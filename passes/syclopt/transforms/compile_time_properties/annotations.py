"""Pointers in bodies that `llvm.ptr.annotation` annotates with compile-time properties of SYCL."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from dataclasses import dataclass
from typing import TYPE_CHECKING

from syclopt import names
from syclopt.errors import InputError
from syclopt.ir.body.call_sites import without_use_lists
from syclopt.ir.fragments import Constant, parse_constant
from syclopt.ir.layout import attachments_in
from syclopt.ir.references import without_noise
from syclopt.ir.text.brackets import split_commas
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.source import Span, to_internal, to_user
from syclopt.ir.text.spelling import COMMENT, NAME, STRING, escape, key_of, parting, spell
from syclopt.transforms.compile_time_properties.decorations import DECORATIONS, Place, contents, list_of_nodes

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from syclopt.ir.body.call_sites import Call
    from syclopt.ir.fragments import Type
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
_ACCESS = compile_pattern(rf"(?:%{NAME}\s*=\s*)?+(?:load|store)\b")
_CAST = compile_pattern(rf"%({NAME})\s*=\s*(?:bitcast|addrspacecast)\b")
_ORDERING = re.compile(
    r"(?:\s+syncscope\s*\([^()]*\))?(?:\s+(?:unordered|monotonic|acquire|release|acq_rel|seq_cst))?\s*"
)
_ALIGNED = re.compile(r"align\s+[0-9]+")
_TRANSFER = re.compile(r"llvm\.mem(?:cpy|move)\.")
_LOCAL = compile_pattern(rf"%({NAME})")
_NUMBERED = compile_pattern(
    rf"{STRING}|{COMMENT}|%([0-9]++)(?![-a-zA-Z$._])|(?<![-a-zA-Z$._0-9%@!#])([0-9]++):", re.DOTALL
)
_EQUALS = re.compile(r"[ \t\r\n]*=")


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
        self._renumbers: bool | None = None

    def rewrite(self, function: Function) -> bool:
        """Rewrite the annotations of a function; tell whether it has any to rewrite.

        Raises `InputError` for properties of another form than expected.
        """
        calls = [call for call in function.calls if str(call.callee).startswith(INTRINSIC)]
        found = [(call, annotation) for call in calls if (annotation := annotation_of(self.module, call)) is not None]
        if not found:
            return False
        body = AnnotatedBody(self.module, function, self._can_renumber)
        for call, annotation in found:
            self._rewrite(body, call, annotation)
        function.set_body(to_user(body.rewritten()))
        return True

    def _rewrite(self, body: AnnotatedBody, call: Call, annotation: Annotation) -> None:
        is_aligned = annotation.alignment is not None and body.align(call, annotation.alignment[0])
        text = annotation.text(aligned=is_aligned)
        if not text:
            if annotation.controls:
                body.decorate_pointer(call, annotation.controls)
            body.remove(call)
            return
        _, string, _, _, values = call.arguments
        body.put(call, string.operand.span, self._string(annotation.string, string.type, text))
        body.put(call, values.operand.span, "null")
        if annotation.controls:
            body.decorate(call, annotation.controls)

    def _can_renumber(self) -> bool:
        """Whether a number after `%` is always a value: no type, and no block that a constant names."""
        if self._renumbers is None:
            self._renumbers = not (self.module.has_numbered_types or self.module.mentioning("blockaddress"))
        return self._renumbers

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


class AnnotatedBody:
    """The edits of one body. Spans are into the body; those of calls are into the source of the function."""

    def __init__(self, module: Module, function: Function, can_renumber: Callable[[], bool]) -> None:
        """Start with no edits; `can_renumber` tells whether numbers of values of the module mean nothing else."""
        self._module = module
        self._can_renumber = can_renumber
        self._function = function
        self._base = function.body_place[1]
        self._local = Locals(function)
        self._calls = {call.span.start: call for call in function.calls}
        self._starts = [*self._calls]
        self._patches: dict[Span, str] = {}
        self._gone: dict[Key, str] = {}  # values of removed calls, and what takes their place
        self._decorations: dict[Span, list[str]] = {}  # instruction -> what it gets

    def align(self, call: Call, number: int) -> bool:
        """Set the alignment of the accesses through the result of a call; tell whether there is one."""
        result = call.parsed.result
        if result is None:
            return False
        patches = alignment_patches(result, number, self._local, self._call_at)
        self._patches |= patches
        return bool(patches)

    def put(self, call: Call, span: Span, text: str) -> None:
        """Replace `span` of the text of a call."""
        start = call.span.start - self._base
        self._patches[Span(start + span.start, start + span.end)] = text

    def decorate(self, call: Call, nodes: Sequence[str]) -> None:
        """Give a call decorations."""
        self._decorate(Span(call.span.start - self._base, call.span.end - self._base), nodes)

    def decorate_pointer(self, call: Call, nodes: Sequence[str]) -> None:
        """Give decorations to the instruction that made the pointer that a call annotates.

        Raises `InputError` when that is no instruction.
        """
        operand = call.arguments[0].operand
        key = operand.value if isinstance(operand, Constant) and operand.kind == "local" else None
        while isinstance(key, str | int) and key in self._gone and self._gone[key].startswith("%"):
            key = key_of(self._gone[key][1:])
        found = self._local.definition(key) if isinstance(key, str | int) and key not in self._gone else None
        instruction = self._instruction(found) if found is not None else None
        if instruction is None:
            message = f"cache controls are of '{operand.text}' alone, expected the result of an instruction on its line"
            raise InputError(message, call.location)
        self._decorate(instruction, nodes)

    def remove(self, call: Call) -> None:
        """Take a call out; what it annotates takes the place of its result."""
        result, pointer = call.parsed.result, call.arguments[0]
        start, end = call.span.start - self._base, call.span.end - self._base
        if result is None or not self._can_go(result):
            before = f"%{spell(result)} = " if result is not None else ""
            type_text = pointer.type.text
            self._patches[Span(start, end)] = f"{before}bitcast {type_text} {pointer.value} to {type_text}"
            return
        self._gone[result] = pointer.value
        text = self._local.text
        line_start, line_end = text.rfind("\n", 0, start) + 1, text.find("\n", end) + 1
        if line_end and not text[line_start:start].strip() and not self._local.clean[end:line_end].strip():
            start, end = line_start, line_end
        self._patches[Span(start, end)] = ""

    def rewritten(self) -> str:
        """Return the body with all edits; the module gets the metadata nodes that they need."""
        removed = sorted(span for span, text in self._patches.items() if not text)
        for key in self._gone:
            for use in self._local.uses(key):
                place = bisect_right(removed, (use.start, len(self._local.text))) - 1
                if place < 0 or use.start >= removed[place].end:
                    self._patches[use] = self._final(key)
        for span, nodes in self._decorations.items():
            self._attach(span, nodes)
        pieces: list[str] = []
        start = 0
        text = self._local.text
        for span in sorted(self._patches):
            patch = self._patches[span]
            pieces += (text[start : span.start], patch, parting(patch, text[span.end : span.end + 1]))
            start = span.end
        body = "".join((*pieces, text[start:]))
        numbers = [key for key in self._gone if isinstance(key, int)]
        return without_use_lists(renumbered(body, numbers) if numbers else body)

    def _call_at(self, offset: int) -> tuple[int, Call] | None:
        """Return the call that stands at an offset into the body, and where it begins there."""
        place = bisect_right(self._starts, offset + self._base) - 1
        if place < 0:
            return None
        call = self._calls[self._starts[place]]
        return (call.span.start - self._base, call) if offset + self._base < call.span.end else None

    def _instruction(self, result: Span) -> Span | None:
        """Return where the instruction stands whose result is at `result`; None for a label."""
        instruction = self._local.instruction(result.start)
        return instruction if instruction.start == result.start else None

    def _decorate(self, instruction: Span, nodes: Sequence[str]) -> None:
        self._decorations.setdefault(instruction, []).extend(nodes)

    def _attach(self, instruction: Span, nodes: Sequence[str]) -> None:
        found = [a for a in attachments_in(self._local.text, *instruction) if a.kind == names.DECORATIONS_KIND]
        before = contents(
            (self._module.node(self._local.text[slice(*a.node)], self._function) for a in found), self._function
        )
        node = self._module.add_metadata(list_of_nodes(self._module, [*before, *nodes]))
        text = f"!{names.DECORATIONS_KIND} {node.reference}"
        if found:
            self._patches[found[0].span] = text
        else:
            self._patches[Span(instruction.end, instruction.end)] = f", {text}"

    def _final(self, key: Key) -> str:
        """Return what takes the place of a value in the end."""
        text = self._gone[key]
        while text.startswith("%") and (key := key_of(text[1:])) in self._gone:
            text = self._gone[key]
        return text

    def _can_go(self, result: Key) -> bool:
        """Whether the name of a value means nothing else, such as a type."""
        return self._can_renumber() if isinstance(result, int) else result not in self._module.types


def alignment_patches(
    key: Key, number: int, local: Locals, call_at: Callable[[int], tuple[int, Call] | None]
) -> dict[Span, str]:
    """Return what to write where so that all accesses to memory through the value `key` have an alignment.

    These are loads and stores of which it is the address, and copies of which it is source or destination; through
    `bitcast` and `addrspacecast` too. Spans are into the body; `call_at` gives the call at an offset and its start.
    """
    patches: dict[Span, str] = {}
    todo, seen = [key], {key}
    while todo:
        for use in local.uses(todo.pop()):
            instruction = local.instruction(use.start)
            if cast := _CAST.match(local.clean, instruction.start):
                result = key_of(cast[1])
                todo += [result] if result not in seen else []
                seen.add(result)
            elif access := _ACCESS.match(local.clean, instruction.start):
                patches |= _of_access(local.clean, access.end(), instruction.end, use, number)
            elif found := call_at(use.start):
                patches |= _of_copy(*found, use, number)
    return patches


def _of_access(text: str, start: int, end: int, use: Span, number: int) -> dict[Span, str]:
    """Return the patch of a load or store whose operands are `text[start:end]`: the second one is the address."""
    pieces = [Span(*piece) for piece in split_commas(text, start, end)]
    if len(pieces) < 2 or use.start < pieces[1].start or not _ORDERING.fullmatch(text, use.end, pieces[1].end):
        return {}
    for piece in pieces[2:]:
        if aligned := _ALIGNED.match(text, *piece):
            return {Span(*aligned.span()): f"align {number}"}
    return {Span(pieces[1].end, pieces[1].end): f", align {number}"}


def _of_copy(start: int, call: Call, use: Span, number: int) -> dict[Span, str]:
    """Return the patch of a call that begins at `start` if it copies memory from or to what is used."""
    patches: dict[Span, str] = {}
    if not _TRANSFER.match(str(call.callee)):
        return patches
    for argument in call.arguments[:2]:
        if start + argument.operand.end_pos != use.end:
            continue
        known = next((a for a in argument.attributes if a.name == "align"), None)
        at = known.span if known is not None else Span(argument.type.end_pos, argument.type.end_pos)
        text = f"align {number}" if known is not None else f" align {number}"
        patches[Span(start + at.start, start + at.end)] = text
    return patches


class Locals:
    """The local values that the body of a function names. Offsets are into `text`, the body."""

    def __init__(self, function: Function) -> None:
        self.text = text = function.body_text
        _, base, _ = function.body_place
        self._instructions = [Span(one.span.start - base, one.span.end - base) for one in function.instructions]
        self.clean = without_noise(text)  # of the same length, without strings and comments
        self._places: dict[Key, list[Span]] = {}
        for found in _LOCAL.finditer(self.clean):
            self._places.setdefault(key_of(found[1]), []).append(Span(*found.span()))

    def definition(self, key: Key) -> Span | None:
        """Return where the instruction that defines a value begins, as the span of its name; None for a parameter."""
        return next((span for span in self._places.get(key, ()) if _EQUALS.match(self.clean, span.end)), None)

    def uses(self, key: Key) -> list[Span]:
        """Return where the name of a value stands, other than in its definition."""
        defined = self.definition(key)
        return [span for span in self._places.get(key, ()) if span != defined]

    def instruction(self, offset: int) -> Span:
        """Return where the instruction stands that an offset is in; the last one before it, if it is in none."""
        place = bisect_right(self._instructions, offset, key=lambda span: span.start) - 1
        return self._instructions[max(place, 0)]


def renumbered(body: str, gone: Iterable[int]) -> str:
    """Return a body whose unnamed values, which are numbered in order, close the gaps that those of `gone` left."""
    order = sorted(gone)

    def closed(found: re.Match[str]) -> str:
        if found[1] is not None:
            return f"%{int(found[1]) - bisect_left(order, int(found[1]))}"
        if found[2] is not None:
            return f"{int(found[2]) - bisect_left(order, int(found[2]))}:"
        return found[0]

    return _NUMBERED.sub(closed, body)
