"""Instructions and debug records: what stands in them, found in their text when somebody asks."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from syclopt.errors import EditError, ParseError
from syclopt.ir.body.call_sites import blanked
from syclopt.ir.body.locals import mentions, metadata_spans
from syclopt.ir.body.opcodes import BINARY, CALLS, CASTS, OPCODES, PADS, PREDICATES, TERMINATORS, VOID, WORDS
from syclopt.ir.text.brackets import split_commas, type_end
from syclopt.ir.text.names_in_text import outside_noise
from syclopt.ir.text.patterns import at_end, compile_pattern
from syclopt.ir.text.printed import as_printed
from syclopt.ir.text.source import Source, Span, to_internal, to_user
from syclopt.ir.text.spelling import GAP, NAME, Key, key_of, spell

if TYPE_CHECKING:
    from collections.abc import Container, Iterator

    from syclopt.errors import Location
    from syclopt.ir.body.body import Block
    from syclopt.ir.body.call_sites import Call
    from syclopt.ir.views.metadata_node import MetadataNode


class Home:
    """The block that pieces stand in: one for many of them, which so move to another block at once."""

    __slots__ = ("block",)

    def __init__(self, block: Block) -> None:
        self.block = block


class Piece:
    """An instruction or a debug record: a slice of a source, and the blanks and comments after it."""

    __slots__ = ("_home", "_source", "_span", "next", "previous", "trail")

    def __init__(self, source: Source, span: Span, trail: str) -> None:
        self._source = source
        self._span = span
        self._home: Home | None = None
        self.trail = trail
        self.previous: Piece | None = None
        self.next: Piece | None = None

    @property
    def block(self) -> Block:
        """The block that it stands in. Raises `EditError` when it has been removed."""
        if self._home is None:
            raise EditError(f"'{self.text}' has been removed from its function")
        return self._home.block

    def set_home(self, home: Home | None) -> None:
        """Say that it stands in the block of `home` now, or in none; for the blocks."""
        self._home = home

    @property
    def is_removed(self) -> bool:
        """Whether it is no longer in its body."""
        return self._home is None

    @property
    def raw(self) -> str:
        """The text, one character a byte."""
        return self._source.text[self._span.start : self._span.end]

    @property
    def text(self) -> str:
        """The text: from its first token to its last."""
        return to_user(self.raw)

    @property
    def printed(self) -> str:
        """The text (one character a byte) as LLVM prints it, on one line."""
        return as_printed(self.raw)

    @property
    def source(self) -> Source:
        """The source that the span is into: that of the function, or a text that was put in."""
        return self._source

    @property
    def span(self) -> Span:
        """Where it stands in its source."""
        return self._span

    @property
    def location(self) -> Location:
        """File, line and column."""
        return self._source.location(self._span.start)

    @property
    def names_used(self) -> tuple[Key, ...]:
        """The local values and blocks that it names, each once, in order; its own result is none of them."""
        own = self.result
        return tuple(dict.fromkeys(m.key for m in mentions(self.raw, self._types()) if m.key != own))

    @property
    def result(self) -> Key | None:
        """The name of the value that it defines, or its number; None when it defines none."""
        return None

    def _types(self) -> Container[Key]:
        return self._home.block.body.type_names if self._home is not None else ()

    # Edits.

    def insert_before(self, text: str) -> tuple[Piece, ...]:
        """Put instructions (and debug records) before this one; return them."""
        from syclopt.ir.body.body_edits import insert

        return insert(self.block.body, text, before=self)

    def insert_after(self, text: str) -> tuple[Piece, ...]:
        """Put instructions after this one; return them. Raises `EditError` after a terminator."""
        from syclopt.ir.body.body_edits import insert

        return insert(self.block.body, text, after=self)

    def remove(self) -> None:
        """Take it out, with its line when nothing else stands on it."""
        body = self.block.body
        body.open()
        body.names.drop(self)
        body.unlink(self)

    def set_text(self, raw: str) -> None:
        """Give it another text (internal form), which means as much to its block; for the edits of a body."""
        if raw != self.raw:
            self._source = Source(f"{{{raw}}}", "<edited>")
            self._span = Span(1, 1 + len(raw))

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {' '.join(self.text.split())[:72]!r}>"


class DebugRecord(Piece):
    """`#dbg_value(...)`, `#dbg_declare(...)`, `#dbg_label(...)`: it goes with the instruction after it."""

    __slots__ = ("name",)

    def __init__(self, source: Source, span: Span, trail: str, name: str) -> None:
        super().__init__(source, span, trail)
        self.name = name


_LABEL = outside_noise(rf"(?<![-a-zA-Z0-9$._%@!#\"])label{GAP}%({NAME})")
_VOID_CALL = compile_pattern(
    r"(?:(?:tail|musttail|notail)[ \t]++)?+(?:call|invoke|callbr)[ \t]++(?:[a-z_]++(?:[ \t]++[0-9]++)?+[ \t]++)*?"
    rf"(?:(void)|[a-z]++[0-9]++|ptr|float|double|half)[ \t]++(?:@{NAME}|%{NAME}|asm\b)"
)


def labels_in(text: str) -> Iterator[Key]:
    """Yield the blocks that the text of a terminator names, in order, as often as it does."""
    return (key_of(token) for token in _LABEL.findall(text) if token)


def returns_void(call: str) -> bool | None:
    """Tell from the first words of a call without a written result whether it returns nothing; None if unclear."""
    found = _VOID_CALL.match(call)
    return found[1] is not None if found else None


_RESULT = compile_pattern(rf"%{NAME} ?+= ?+")
_HEAD = compile_pattern(rf"(?:%{NAME}[ \t\r\n]*+=[ \t\r\n]*+)?+[a-z_][a-z0-9_.]*+[ \t\r\n]*+")
_FLAG = compile_pattern(
    rf"(?:(?:{'|'.join(sorted(WORDS | PREDICATES, key=len, reverse=True))})(?![-a-zA-Z0-9$._])"
    r"|inrange[ \t\r\n]*+\([^()]*+\))[ \t\r\n]*+"
)
_WORD = compile_pattern(r"[a-z_]++[ \t\r\n]++")
_NO_OPERAND = compile_pattern(r"(?:align|addrspace|syncscope)\b|!")
_ORDERING = compile_pattern(
    r"(?:(?<![ \t\r\n])[ \t\r\n]++"
    r"(?:syncscope[ \t\r\n]*+\([^()]*+\)|unordered|monotonic|acquire|release|acq_rel|seq_cst))++"
)
_TO = compile_pattern(r"(?<![-a-zA-Z0-9$._%@])to(?![-a-zA-Z0-9$._:])[ \t\r\n]*+")
_STARTS_WITH_TYPE = frozenset({"load", "getelementptr", "alloca"})
_TYPED_BY_FIRST = BINARY | {"load", "phi", "fneg", "freeze", "insertelement", "insertvalue", "landingpad"}


class Incoming(NamedTuple):
    """A value of a phi and the block that it comes from; `span` has the brackets."""

    value: str
    block: Key
    span: Span


def operand_spans(text: str, opcode: str) -> list[Span]:
    """Return where the operands stand, with the types that are written with them.

    They are the parts that commas separate, after the opcode and its flags, less the types of `load`, `alloca` and
    `getelementptr`, alignments and attachments.
    """
    clean = blanked(text)
    start = _operands_start(clean, opcode)
    if opcode == "landingpad":
        return []
    end = len(clean)
    spans = [Span(*span) for span in split_commas(clean, start, end)]
    if opcode in _STARTS_WITH_TYPE:
        spans = spans[1:]
    found: list[Span] = []
    for span in spans:
        if span.start == span.end or _NO_OPERAND.match(clean, span.start):
            continue
        ordering = at_end(_ORDERING, clean, span.start, span.end)
        found.append(Span(span.start, ordering.start()) if ordering else span)
    return found


def result_type_span(text: str, opcode: str) -> Span | None:
    """Return where the type of the result is written; None where it follows from others."""
    clean = blanked(text)
    start = _operands_start(clean, opcode)
    if opcode in _TYPED_BY_FIRST:
        return Span(start, type_end(clean, start))
    if opcode in CASTS:
        found = [*_TO.finditer(clean, start)]
        return Span(found[-1].end(), type_end(clean, found[-1].end())) if found else None
    if opcode in ("select", "atomicrmw", "va_arg"):
        operands = operand_spans(text, opcode)
        if len(operands) > 1:
            return Span(operands[1].start, type_end(clean, operands[1].start))
    return None


def incoming_of(text: str) -> list[Incoming]:
    """Return the values of a phi with their blocks. Raises `ParseError`."""
    clean = blanked(text)
    start = type_end(clean, _operands_start(clean, "phi"))
    found: list[Incoming] = []
    for begin, end in split_commas(clean, start, len(clean)):
        if clean[begin : begin + 1] != "[":
            break
        *_, value, block = [Span(0, 0), *(Span(*span) for span in split_commas(clean, begin + 1, end - 1))]
        if block.end <= block.start + 1:
            raise ParseError(f"expected a value and a block in brackets, found '{to_user(text[begin:end])}'")
        found.append(
            Incoming(as_printed(text[slice(*value)]), key_of(text[block.start + 1 : block.end]), Span(begin, end))
        )
    return found


def _operands_start(clean: str, opcode: str) -> int:
    """Return the offset after opcode and flags."""
    head = _HEAD.match(clean)
    position = head.end() if head else 0
    while (flag := _FLAG.match(clean, position)) is not None:
        position = flag.end()
    if opcode == "atomicrmw" and (operation := _WORD.match(clean, position)) is not None:
        position = operation.end()
    return position


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
    def code(self) -> str:
        """What makes the result, without its name, as LLVM prints it: `add i32 %a, 1` of `%x=add i32 %a, u0x1`."""
        text = self.printed
        named = _RESULT.match(text)
        return to_user(text[named.end() :] if named else text)

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
        """The operands as LLVM prints them, with the types that are written with them.

        Those of a call are its arguments. Elsewhere they are what commas separate after the opcode and its flags, less
        source types, alignment and metadata: `add nsw i32 %a, 1` has `i32 %a` and `1`, and `load i32, ptr %p, align 4`
        has `ptr %p`.
        """
        if self.call is not None:
            return tuple(as_printed(argument.text) for argument in self.call.arguments)

        code = self.printed
        return tuple(to_user(code[slice(*span)]) for span in operand_spans(code, self.opcode))

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

        code = self.printed
        span = result_type_span(code, self.opcode)
        return to_user(code[slice(*span)]) if span is not None else None

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
        """The values of a phi node with the blocks they come from; empty for other instructions.

        Raises `ParseError` for a block without a name.
        """
        try:
            return tuple(incoming_of(self.raw)) if self.opcode == "phi" else ()
        except ParseError as error:
            raise ParseError(error.message, self.location) from None

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
        from syclopt.ir.body.body_edits import remove

        remove(self.block.body, self, value)

    def replace(self, text: str) -> tuple[Piece, ...]:
        """Put other instructions in the place of this one; return them.

        They must define the result if it is used, and end with a terminator if and only if this is one. Where a
        terminator no longer goes, phi nodes lose their values.
        """
        from syclopt.ir.body.body_edits import replace

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
    known = returns_void(call.raw)
    if known is not None:
        return known
    from syclopt.ir.fragments import parse_call

    return parse_call(call.raw).return_type.text == "void"
