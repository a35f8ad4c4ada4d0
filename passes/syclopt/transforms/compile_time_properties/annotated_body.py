"""The body of a function with pointer annotations, and the edits that it collects."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING

from syclopt import names
from syclopt.errors import InputError
from syclopt.ir.body.call_sites import without_use_lists
from syclopt.ir.fragments import Constant
from syclopt.ir.layout import attachments_in
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.source import Span
from syclopt.ir.text.spelling import NAME, key_of, spell
from syclopt.transforms.compile_time_properties.alignments import alignment_patches
from syclopt.transforms.compile_time_properties.decoration_lists import contents, list_of_nodes
from syclopt.transforms.compile_time_properties.locals_in_body import Locals, renumbered

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from syclopt.ir.body.call_sites import Call
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.function import Function

_ANOTHER = compile_pattern(rf"%{NAME}[ \t]*=|[ \t](?:ret|br|store|call|invoke|switch|unreachable)\b|\}}$")


class AnnotatedBody:
    """The edits of one body. Spans are into the body; those of calls are into the source of the function."""

    def __init__(self, module: Module, function: Function, can_renumber: Callable[[], bool]) -> None:
        """Start with no edits; `can_renumber` tells whether numbers of values of the module mean nothing else."""
        self._module = module
        self._can_renumber = can_renumber
        self._function = function
        self._base = function.body_place[1]
        self._local = Locals(function.body_text)
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
            pieces += (text[start : span.start], self._patches[span])
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
        """Return where the instruction stands whose result is at `result`; None if others may share its line."""
        call = self._calls.get(result.start + self._base)
        if call is not None:
            return Span(result.start, call.span.end - self._base)
        line = self._local.line(result.start)
        is_alone = line.start == result.start and not _ANOTHER.search(self._local.clean, result.end, line.end)
        return line if is_alone else None

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
