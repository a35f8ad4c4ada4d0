"""An instruction, as a view that can be edited within `Function.edit()`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.errors import EditError
from syclopt.ir.body.locals import mentions, metadata_spans
from syclopt.ir.body.opcodes import CALLS, OPCODES, PADS, TERMINATORS, VOID
from syclopt.ir.body.piece import Piece
from syclopt.ir.text.alike import on_a_line
from syclopt.ir.text.source import Source, Span, to_internal, to_user
from syclopt.ir.text.spelling import Key, key_of, spell

if TYPE_CHECKING:
    from syclopt.ir.body.block import Block
    from syclopt.ir.body.call_sites import Call
    from syclopt.ir.body.operands import Incoming
    from syclopt.ir.views.metadata_node import MetadataNode


class Instruction(Piece):
    """One instruction. Its structure is read from its text when it is asked for."""

    __slots__ = ("_number", "_token", "opcode")

    def __init__(self, source: Source, span: Span, trail: str, opcode: str, token: str) -> None:
        super().__init__(source, span, trail)
        self.opcode = opcode
        self._token = token
        self._number: int | None = None  # of a result that the text does not name

    # What it says.

    @property
    def result(self) -> Key | None:
        """The name of the value that it defines, or its number, which need not be written; None when it has none."""
        if self._token:
            return key_of(self._token)
        if self.opcode in VOID or self._home is None:
            return None
        self._home.block.body.number()
        return self._number

    @property
    def names_result(self) -> bool:
        """Whether the text says the name or number of the result."""
        return bool(self._token)

    @property
    def defines_value(self) -> bool:
        """Whether it has a result, named or not. A call of a `void` function has none."""
        if self._token:
            return True
        if self.opcode in CALLS:
            return not _is_void(self)
        return self.opcode in OPCODES and self.opcode not in VOID

    def set_number(self, number: int) -> None:
        """Give the result that the text does not name its number; for the numbering of a body."""
        self._number = number

    @property
    def is_known(self) -> bool:
        """Whether LLVM 9 to 22 has an instruction of this opcode; any other is kept as it is."""
        return self.opcode in OPCODES

    @property
    def is_terminator(self) -> bool:
        """Whether it ends its block."""
        return self.opcode in TERMINATORS

    @property
    def is_phi(self) -> bool:
        """Whether it is a phi node."""
        return self.opcode == "phi"

    @property
    def is_leading(self) -> bool:
        """Whether it must stand at the start of its block: a phi node, or what receives an exception."""
        return self.opcode == "phi" or self.opcode in PADS

    @property
    def operands(self) -> tuple[str, ...]:
        """The operands as they are written, each in one line, with the types that are written with them.

        Those of a call are its arguments. Elsewhere they are what commas separate after the opcode and its flags, less
        source types, alignment and metadata: `add nsw i32 %a, 1` has `i32 %a` and `1`, and `load i32, ptr %p, align 4`
        has `ptr %p`.
        """
        if self.call is not None:
            return tuple(on_a_line(argument.text) for argument in self.call.arguments)
        from syclopt.ir.body.operands import operand_spans

        raw = self.raw
        return tuple(to_user(on_a_line(raw[slice(*span)])) for span in operand_spans(raw, self.opcode))

    @property
    def locals(self) -> tuple[Key, ...]:
        """The local values that it uses (blocks left out), each once, in order."""
        blocks = {*self.labels, self.result}
        return tuple(key for key in self.names_used if key not in blocks)

    @property
    def labels(self) -> tuple[Key, ...]:
        """The blocks that it names, each once, in order: where a terminator may go, where values of a phi come from."""
        if self.opcode == "phi":
            return tuple(dict.fromkeys(one.block for one in self.incoming))
        from syclopt.ir.body.cfg import labels_in

        return tuple(dict.fromkeys(labels_in(self.raw)))

    @property
    def globals(self) -> tuple[Key, ...]:
        """The symbols that it names, each once, in order."""
        from syclopt.ir.references import symbol_mentions

        return tuple(dict.fromkeys(symbol_mentions(self.raw)))

    @property
    def result_type(self) -> str | None:
        """The type of the result where the text states it (`load`, `add`, `phi`, casts, calls, ...), else None."""
        if self.call is not None:
            return self.call.result_type
        from syclopt.ir.body.operands import result_type_span

        span = result_type_span(self.raw, self.opcode)
        return to_user(self.raw[slice(*span)]) if span is not None else None

    @property
    def metadata(self) -> dict[str, MetadataNode]:
        """Kind -> node of the metadata attachments. Raises `UndefinedError` for a number that no node has."""
        from syclopt.ir.layout import attachments_in

        raw = self.raw
        function = self.block.body.function
        return {
            kind: function.module.node(raw[slice(*node)], function)
            for kind, _, node in (attachments_in(raw, 0, len(raw)) if "!" in raw else ())
        }

    @property
    def call(self) -> Call | None:
        """The call that it is, the one that `Function.calls` has too; None for other instructions."""
        return self.block.body.call(self) if self.opcode in CALLS else None

    @property
    def incoming(self) -> tuple[Incoming, ...]:
        """The values of a phi node with the blocks they come from; empty for other instructions."""
        from syclopt.ir.body.operands import incoming_of

        return tuple(incoming_of(self.raw)) if self.opcode == "phi" else ()

    @property
    def users(self) -> tuple[Instruction, ...]:
        """The instructions that use the result; debug records and operands of metadata are no uses."""
        key = self.result
        return self.block.body.users(key) if key is not None else ()

    def uses(self, key: Key) -> bool:
        """Tell whether it uses a local value or block other than for a debugger."""
        debug = metadata_spans(self.raw)
        return any(
            m.key == key and not any(span.start <= m.span.start < span.end for span in debug)
            for m in mentions(self.raw, self._types())
        )

    # Edits.

    def remove(self, value: str | None = None) -> None:
        """Take the instruction out, with its line when nothing else stands on it.

        `value` takes the place of its result. Without one, debug records that tell of the result get `poison`, and
        `EditError` is raised when an instruction uses it; also for a terminator, which can only be replaced.
        """
        from syclopt.ir.body.remove import remove

        remove(self.block.body, self, value)

    def replace(self, text: str) -> tuple[Piece, ...]:
        """Put other instructions in the place of this one; return them.

        They must define the result if it is used, and end with a terminator if and only if this is one. Where a
        terminator no longer goes, phi nodes lose their values.
        """
        from syclopt.ir.body.insert import replace

        return replace(self.block.body, self, text)

    def set_metadata(self, kind: str, node: MetadataNode | None) -> None:
        """Attach a node, in place of those of the same kind; None takes them away."""
        from syclopt.ir.layout import attachments_in
        from syclopt.ir.references import without_comments
        from syclopt.ir.text.spelling import spell_metadata

        raw = self.raw
        for attachment in reversed(attachments_in(raw, 0, len(raw))):
            if attachment.kind == kind:
                comma = without_comments(raw).rfind(",", 0, attachment.span.start)
                raw = raw[:comma] + raw[attachment.span.end :]
        if node is not None:
            raw += f", !{spell_metadata(kind)} {to_internal(node.reference)}"
        self.block.body.set_text(self, raw)

    def add_incoming(self, value: str, block: Block) -> None:
        """Give a phi node the value that it has when control comes from `block`."""
        at = self._phi_incoming()[-1].span.end
        entry = f", [ {to_internal(value)}, %{to_internal(spell(block.key))} ]"
        self.block.body.set_text(self, self.raw[:at] + entry + self.raw[at:])

    def _phi_incoming(self) -> tuple[Incoming, ...]:
        incoming = self.incoming
        if not incoming:
            raise EditError(f"expected a phi node, found '{self.text}'", self.location)
        return incoming

    def remove_incoming(self, block: Block, count: int | None = None) -> None:
        """Take the values of a phi node that come from `block` away, or `count` of them.

        A phi node with none left is removed, with `poison` in the place of its result.
        """
        incoming = self._phi_incoming()
        going = [one for one in incoming if one.block == block.key][:count]
        kept = [one for one in incoming if one not in going]
        if not kept:
            self.remove(self.block.body.nothing)
            return
        raw = self.raw
        pieces = ", ".join(raw[slice(*one.span)] for one in kept)
        self.block.body.set_text(self, raw[: incoming[0].span.start] + pieces + raw[incoming[-1].span.end :])


def _is_void(call: Instruction) -> bool:
    """Tell whether a call without a written result has none."""
    from syclopt.ir.body.cfg import returns_void
    from syclopt.ir.fragments import parse_call

    known = returns_void(call.raw)
    return parse_call(call.raw).return_type.text == "void" if known is None else known
