"""View of a function."""

from __future__ import annotations

from typing import TYPE_CHECKING
from weakref import ref

from syclopt.errors import EditError
from syclopt.ir.edits.checks import check_attachment, check_body, check_declaration
from syclopt.ir.edits.declare import declaration
from syclopt.ir.edits.patches import Patches
from syclopt.ir.layout import FunctionLayout, attribute_end, function_layout, words_of
from syclopt.ir.pointer_types import address_space_of
from syclopt.ir.references import references, without_comments
from syclopt.ir.text.brackets import split_commas
from syclopt.ir.text.source import Span, to_internal, to_user
from syclopt.ir.text.spelling import spell_metadata
from syclopt.ir.views.attribute_list import AttributeList, AttributePlace
from syclopt.ir.views.global_object import GlobalObject
from syclopt.ir.views.symbol import symbols_in_order

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from syclopt.errors import Location
    from syclopt.ir.attribute_kinds import Where
    from syclopt.ir.body.body import Block, Body
    from syclopt.ir.body.call_sites import Call
    from syclopt.ir.body.instruction import Instruction
    from syclopt.ir.entity import Entity
    from syclopt.ir.fragments import FunctionHeader, Parameter
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.call_attributes import CallAttributes
    from syclopt.ir.views.metadata_node import MetadataNode


class Function(GlobalObject):
    """A definition or declaration of a function."""

    __slots__ = ("_patches", "_shown")

    def __init__(self, module: Module, entity: Entity) -> None:
        self.module = module
        self.entity = entity
        self._patches: Patches | None = None
        self._shown: ref[Body] | None = None  # what `blocks` shows, as long as somebody looks

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
        return address_space_of(self.module, self.entity)

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
    def returns_nothing(self) -> bool:
        """Whether the return type is `void`."""
        return without_comments(self.entity.header)[slice(*self.layout.result)].split()[-1:] == ["void"]

    @property
    def is_vararg(self) -> bool:
        """Whether the parameters end with `...`."""
        header = self.entity.header
        return any(header[slice(*span)] == "..." for span in self._parameter_spans())

    @property
    def num_parameters(self) -> int:
        """How many parameters there are, less the `...`."""
        return len(self._parameter_spans()) - self.is_vararg

    def _parameter_spans(self) -> list[tuple[int, int]]:
        start, end = self.layout.parameters
        return [span for span in split_commas(self.entity.header, start + 1, end - 1) if span[0] < span[1]]

    def _header(self) -> FunctionHeader:
        from syclopt.ir.fragments import parse_header

        return parse_header(self.entity.header)

    @property
    def body(self) -> str | None:
        """The body with its braces; None for a declaration."""
        return to_user(self.entity.body.strip()) if not self.is_declaration else None

    @property
    def body_text(self) -> str:
        """The raw text of the body; empty for a declaration."""
        return self.entity.body

    @property
    def body_place(self) -> tuple[str, int, int]:
        """A text, and where in it the body begins and ends: `body_text` without a copy."""
        entity = self.entity
        return entity.source.text, entity.brace, entity.end

    def location_in_body(self, offset: int) -> Location:
        """Return where in the file that was read a place in `body_text` is."""
        return self.entity.source.location(self.entity.brace + offset)

    @property
    def calls(self) -> tuple[Call, ...]:
        """The calls of the body in order: `call`, `invoke` and `callbr`, to functions, pointers and assembly.

        Raises `ParseError` for a call with a bracket that is not closed.
        """
        from syclopt.ir.body.call_sites import calls_of

        return calls_of(self.entity)

    @property
    def blocks(self) -> tuple[Block, ...]:
        """The blocks of the body in order, to look at; none for a declaration.

        They stay as they are when the function is edited: `edit` gives those that can be. Raises `ParseError`.
        """
        from syclopt.ir.body.body import Body

        if self.is_declaration:
            return ()
        shown = self._shown() if self._shown is not None else None
        if shown is None or not shown.is_of(self.entity):
            shown = Body(self)
            self._shown = ref(shown)
        return shown.blocks

    @property
    def instructions(self) -> Iterator[Instruction]:
        """The instructions of all blocks in order, to look at."""
        return (instruction for block in self.blocks for instruction in block.instructions)

    @property
    def referenced_globals(self) -> tuple[Key, ...]:
        """The symbols that header and body refer to (the function's own name in the header left out), each once."""
        return symbols_in_order(self.entity.text, references(self.entity).symbols)

    @property
    def result_attributes(self) -> AttributeList:
        """The attributes of the result."""
        from syclopt.ir.edits.attribute_edits import of_result

        of = f"the result of '@{self.key}'"
        return AttributeList(AttributePlace(self, of, ("result",), lambda: of_result(self._header()), self.set_header))

    def parameter_attributes(self, index: int) -> AttributeList:
        """Return the attributes of a parameter. Raises `EditError` when there is none of that index."""
        from syclopt.ir.edits.attribute_edits import of_parameter

        count = len(parameters := self.parameters)
        if not 0 <= index < count:
            raise EditError(f"'@{self.key}' has {count} parameters, none of index {index}", self.location)
        of = f"parameter {index} of '@{self.key}'"
        is_typed = bool(parameters[index].type.elements)
        return AttributeList(
            AttributePlace(
                self, of, ("parameter",), lambda: of_parameter(self._header(), index), self.set_header, is_typed
            )
        )

    def attributes_of(self, call: Call) -> CallAttributes:
        """Return the attributes of a call: to read, and to edit in a copy of its text; see `CallAttributes`."""
        from syclopt.ir.views.call_attributes import CallAttributes

        return CallAttributes(self, call)

    def _attachment_spans(self) -> Iterable[Span]:
        return (self.layout.attachments,)

    def attach(self, nodes: Mapping[str, MetadataNode]) -> None:
        """Attach nodes by their kinds, in place of those of the same kinds: `set_metadata` for several at once."""
        if not nodes:
            return
        for kind, node in nodes.items():
            check_attachment(self, kind, node)
        header = self.entity.header
        if "\\" in header or any(f"!{spell_metadata(kind)}" in header for kind in nodes):
            for kind in nodes:
                self.set_metadata(kind, None)
        self._attach(" ".join(f"!{spell_metadata(kind)} {node.reference}" for kind, node in nodes.items()))

    def _attribute_kinds(self) -> tuple[Where, ...] | None:
        return ("function",)

    def _attribute_end(self) -> int:
        """Return where an attribute can be added: before section, comdat, alignment and garbage collector."""
        return attribute_end(self.entity)

    # Edits.

    def set_calling_convention(self, convention: str) -> None:
        """Set the calling convention; "ccc" is what no word stands for. Calls keep theirs: the caller sees to them.

        Raises `EditError` for one that LLVM does not know, or that such a function cannot have.
        """
        from syclopt.ir.edits.words import with_calling_convention

        self.set_header(with_calling_convention(self, convention))

    def name_parameter(self, index: int, name: str) -> None:
        """Give a parameter a name, in the header and wherever the body says the old one.

        Raises `EditError` when there is no such parameter, when the name is taken, empty or has a NUL, and in a
        definition for a parameter that has only a number: all numbers after it would change.
        """
        from syclopt.ir.edits.parameters import name_parameter

        name_parameter(self, index, name)

    def drop_body(self) -> None:
        """Make it a declaration that LLVM accepts: no local or mergeable linkage, comdat, attachments, personality.

        Attributes and calling convention stay; parameter names go, as nothing uses them. Raises `EditError` when an
        alias or ifunc stands for the function.
        """
        if not self.is_declaration:
            check_declaration(self)
            self.module.drop_use_lists()
            self.module.replace(self, declaration(self.entity))

    def empty_body(self) -> None:
        """Reduce the body to one block that returns zero, or nothing. Raises `EditError` for a declaration."""
        if self.is_declaration:
            raise EditError(f"'@{self.key}' is a declaration and has no body to empty", self.location)
        from syclopt.ir.edits.bodies import with_empty_body

        self.module.drop_use_lists()
        self.module.replace(self, with_empty_body(self.entity, self.return_type))

    def set_body(self, body: str) -> None:
        """Give the function the body `body`, braces included; a declaration becomes a definition.

        Raises `EditError` for text that is not one body, and for an intrinsic. What stands in it is not looked at.
        """
        if self.is_intrinsic:
            raise EditError(f"'@{self.key}' is an intrinsic, which cannot be defined", self.location)
        from syclopt.ir.edits.bodies import definition_header

        text = to_internal(body.strip()) + "\n"
        head = definition_header(self.entity) if self.is_declaration else self.entity.header
        check_body(self.entity, head, text)
        self.module.drop_use_lists()
        self.module.replace(self, self.entity.with_text(head, text))

    def edit(self) -> Body:
        """Return the body, to be edited in a `with`: the function has all edits at its end, or none after an error.

        Raises `ParseError`, and `EditError` for a declaration.
        """
        from syclopt.ir.body.body import Body

        return Body(self, is_open=True)

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
        if not texts:
            return
        entity = self.entity
        patches = self._patches
        if patches is None or not self._continues(patches, texts):
            patches = Patches(entity)
        patched = patches.patched(entity, texts)
        self.module.drop_use_lists()
        self.module.replace(self, patched)
        self._patches = patches

    def _continues(self, patches: Patches, texts: Iterable[Call]) -> bool:
        """Tell whether calls are from before the patches, and no other edit of the body came since."""
        return any(call.source is patches.base.source for call in texts) and patches.is_of(self.entity)
