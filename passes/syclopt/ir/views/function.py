"""View of a function."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from syclopt.errors import EditError
from syclopt.ir.edits.attach import with_attachments
from syclopt.ir.edits.checks import check_attachment, check_body
from syclopt.ir.edits.declare import declaration, set_word
from syclopt.ir.layout import FunctionLayout, attribute_end, function_layout, words_of
from syclopt.ir.pointer_types import address_space_number
from syclopt.ir.references import references, without_comments
from syclopt.ir.text.source import Source, Span, to_internal, to_user
from syclopt.ir.text.spelling import spell_metadata
from syclopt.ir.views.global_object import GlobalObject
from syclopt.ir.views.symbol import symbols_in_order

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from syclopt.ir.body.call_sites import Call
    from syclopt.ir.entity import Entity
    from syclopt.ir.fragments import FunctionHeader, Parameter
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.metadata_node import MetadataNode


class Function(GlobalObject):
    """A definition or declaration of a function."""

    __slots__ = ("_patched", "_patches", "_result")

    def __init__(self, module: Module, entity: Entity) -> None:
        super().__init__(module, entity)
        self._patched: Entity | None = None  # the entity that the spans of the patches are into
        self._patches: dict[Span, str] = {}
        self._result: Source | None = None  # what the patches made; another one when the body was edited since

    @property
    def layout(self) -> FunctionLayout:
        """Where the parts of the header stand."""
        return function_layout(self.entity)

    @property
    def calling_convention(self) -> str:
        """The calling convention; "ccc" where none is written."""
        return words_of(self.entity).convention or "ccc"

    @property
    def address_space(self) -> int:
        """The number of the address space of the code; where none is written, what the data layout says.

        Raises `UndefinedError` for a name that the data layout does not give a number.
        """
        header = self._header()
        space = header.addrspace if "addrspace" in header.spans else "P"
        return space if isinstance(space, int) else address_space_number(self.module.data_layout, space)

    @property
    def is_intrinsic(self) -> bool:
        """Whether LLVM gives the function its meaning."""
        return self.name.startswith("llvm.")

    @property
    def return_type(self) -> str:
        """The return type as it is spelled, without attributes."""
        return self._header().return_type.text

    @property
    def parameters(self) -> tuple[Parameter, ...]:
        """The parameters: type, attributes, name."""
        return self._header().parameters

    @property
    def is_vararg(self) -> bool:
        """Whether the parameters end with `...`."""
        return self._header().is_varargs

    def _header(self) -> FunctionHeader:
        from syclopt.ir.fragments import parse_header

        return parse_header(self.entity.header)

    @property
    def body(self) -> str | None:
        """The body with its braces; None for a declaration."""
        return to_user(self.entity.body.strip()) if not self.is_declaration else None

    @property
    def calls(self) -> tuple[Call, ...]:
        """The calls of the body in order: `call`, `invoke` and `callbr`, to functions, pointers and assembly.

        Raises `ParseError` for a call with a bracket that is not closed.
        """
        from syclopt.ir.body.call_sites import calls_of

        return calls_of(self.entity)

    @property
    def referenced_globals(self) -> tuple[Key, ...]:
        """The symbols that header and body refer to (the function's own name in the header left out), each once."""
        return symbols_in_order(self.entity.text, references(self.entity).symbols)

    def _attachment_spans(self) -> Iterable[Span]:
        return (self.layout.attachments,)

    def _without_attachment(self, header: str, span: Span) -> str:
        start = span.start
        while header[start - 1] in " \t":
            start -= 1
        between = "" if header[span.end : span.end + 1] in ("", " ", "\t", "\r", "\n") else " "
        return header[:start] + between + header[span.end :]

    def attach(self, nodes: Mapping[str, MetadataNode]) -> None:
        """Attach nodes by their kinds, in place of those of the same kinds: `set_metadata` for several at once."""
        if not nodes:
            return
        for kind, node in nodes.items():
            check_attachment(self, kind, node)
        header = self.entity.header
        if any(f"!{spell_metadata(kind)}" in header for kind in nodes):
            for kind in nodes:
                self.set_metadata(kind, None)
        self._attach(" ".join(f"!{spell_metadata(kind)} {node.reference}" for kind, node in nodes.items()))

    def _attach(self, text: str) -> None:
        self.module.replace(self, with_attachments(self.entity, text))

    def _attribute_end(self) -> int:
        """Return where an attribute can be added: before section, comdat, alignment and garbage collector."""
        return attribute_end(self.entity)

    # Edits.

    def set_calling_convention(self, convention: str) -> None:
        """Set the calling convention; "ccc" is what no word stands for. Calls keep theirs: the caller sees to them.

        Raises `EditError` for one that LLVM does not know, or that such a function cannot have.
        """
        from syclopt.ir.edits.words import with_calling_convention

        self._set_header(with_calling_convention(self, convention))

    def drop_body(self) -> None:
        """Make it a declaration that LLVM accepts: no local or mergeable linkage, comdat, attachments, personality.

        Attributes and calling convention stay; parameter names go, as nothing uses them.
        """
        if not self.is_declaration:
            self.module.drop_use_lists()
            self.module.replace(self, declaration(self.entity))

    def empty_body(self) -> None:
        """Reduce the body to one block that returns zero, or nothing. Raises `EditError` for a declaration."""
        if self.is_declaration:
            raise EditError(f"'@{self.key}' is a declaration and has no body to empty", self.location)
        self.module.drop_use_lists()
        label = "" if re.search(r"%entry\b", self.entity.header) else "entry:\n"
        value = self.return_type
        result = "ret void" if value == "void" else f"ret {to_internal(value)} {_zero(value)}"
        head = self.entity.header
        data = self.layout.data
        head = head[: data.start] + head[data.end :]
        self.module.replace(self, self.entity.with_text(head, f"{{\n{label}  {result}\n}}\n"))

    def set_body(self, body: str) -> None:
        """Give the function the body `body`, braces included; a declaration becomes a definition.

        Raises `EditError` for text that is not one body; what stands in it is not looked at.
        """
        text = to_internal(body.strip()) + "\n"
        head = self.entity.header
        if self.is_declaration:
            start, end = self.layout.attachments
            if self.storage_class == "dllimport":
                head = set_word(head, self.layout.storage, "")
            head = set_word(head, self.layout.linkage, "")
            head = (head[len("declare") : start] + head[end:]).rstrip()
            head = f"define{head}" if head[0].isspace() else f"define {head}"
            head += " " if len(without_comments(head).rstrip()) == len(head) else "\n"
        check_body(self.entity, head, text)
        self.module.drop_use_lists()
        self.module.replace(self, self.entity.with_text(head, text))

    def replace_call(self, call: Call, text: str) -> None:
        """Put other instructions in the place of a call; see `replace_calls`."""
        self.replace_calls({call: text})

    def remove_call(self, call: Call) -> None:
        """Take a call out, with its line when nothing else stands on it. Its result must have no use."""
        self.replace_calls({call: ""})

    def replace_calls(self, texts: Mapping[Call, str]) -> None:
        """Put `texts` in the places of calls of this function, all in one join.

        A call's span is the whole instruction with its result and metadata. Calls that were asked for before an
        earlier replacement stay good. Raises `EditError` for one that is not of this body or was replaced before.
        """
        from syclopt.ir.body.call_sites import without_use_lists

        if not texts:
            return
        base = self.entity
        patches: dict[Span, str] = {}
        is_old = any(call.source is not base.source for call in texts)
        if is_old and self._patched is not None and self._result is base.source:
            base, patches = self._patched, {**self._patches}
        for call in texts:
            if call.source is not base.source or not base.brace <= call.span.start < base.end:
                raise EditError(f"the call '{call.text}' is not in the body of '@{self.key}'", self.location)
            if call.span in patches:
                raise EditError(f"the call '{call.text}' has been replaced before", call.location)
            patches[call.span] = to_internal(texts[call])
        pieces: list[str] = []
        start = base.brace
        source = base.source.text
        for span in sorted(patches):
            text = patches[span]
            begin, end = _whole_line(source, span) if not text else span
            pieces += (source[start:begin], text)
            start = end
        body = without_use_lists("".join((*pieces, source[start : base.end])))
        self.module.drop_use_lists()
        self.module.replace(self, self.entity.with_text(self.entity.header, body))
        self._patched, self._patches, self._result = base, patches, self.entity.source


def _whole_line(text: str, span: Span) -> Span:
    """Widen a span to its line, if it fills it."""
    start = text.rfind("\n", 0, span.start) + 1
    end = text.find("\n", span.end) + 1
    if end and not text[start : span.start].strip() and not text[span.end : end].strip():
        return Span(start, end)
    return span


def _zero(spelled: str) -> str:
    """Return the zero of a type, as LLVM spells it."""
    if spelled == "ptr" or spelled.startswith("ptr ") or spelled.endswith("*"):
        return "null"
    if spelled == "i1":
        return "false"
    if re.fullmatch(r"i[0-9]+", spelled):
        return "0"
    return "0.000000e+00" if spelled in ("float", "double") else "zeroinitializer"
