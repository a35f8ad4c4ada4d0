"""Calls as structure."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from syclopt.ir.fragments.attributes import Attribute
from syclopt.ir.fragments.constants import Constant
from syclopt.ir.fragments.engine import FragmentParser, Items, Node
from syclopt.ir.fragments.headers import Attachment, HeaderBuilder, Part
from syclopt.ir.fragments.metadata import MetadataFragment
from syclopt.ir.fragments.types import AddressSpace, Type
from syclopt.ir.text.printed import as_printed, is_doubtful
from syclopt.ir.text.source import Span
from syclopt.ir.text.spelling import Key, key_of, unescape

if TYPE_CHECKING:
    from collections.abc import Iterator

_NUMBER = frozenset("0123456789+-us")  # what begins one, which the type tells how to print

__all__ = ["Argument", "Bundle", "CallFragment", "Callee", "Labels", "parse_call"]


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Argument(Node):
    """An argument. `operand` is its value without type, or metadata where the type is `metadata`."""

    type: Type
    attributes: tuple[Attribute, ...]
    operand: Constant | MetadataFragment

    @property
    def value(self) -> str:
        """The value as LLVM prints it: `%x`, `null`, `!5`."""
        value = self.operand.text
        if value[:1] in "%@" or not (value[:1] in _NUMBER or is_doubtful(value)):
            return as_printed(value)
        type_ = self.type.printed
        return as_printed(f"{type_} {value}")[len(type_) :].strip()


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Callee(Node):
    """What is called: a value, or inline assembly (then `value` is None)."""

    value: Constant | None
    assembly: str | None = None
    constraints: str | None = None
    flags: tuple[str, ...] = ()
    """The words after `asm`: `sideeffect`, `alignstack`, `inteldialect`, `unwind`."""

    @property
    def is_asm(self) -> bool:
        """Whether this is inline assembly."""
        return self.value is None

    @property
    def key(self) -> Key | None:
        """The key of a symbol that is called directly, without a cast; also of `no_cfi @f`."""
        return self.value.global_key if self.value is not None else None


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Bundle(Node):
    """An operand bundle: `"deopt"(i32 1)`."""

    tag: str
    arguments: tuple[Argument, ...]


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Labels(Node):
    """Where an invoke (`normal`, `unwind`) or a callbr (`normal`, `indirect`) goes on."""

    normal: Key
    unwind: Key | None
    indirect: tuple[Key, ...]


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class CallFragment(Node):
    """A call, invoke or callbr. What is not written is empty or None."""

    opcode: str
    type: Type
    """The type that is written: the whole function type, or what the function returns."""
    callee: Callee
    arguments: tuple[Argument, ...]
    forwards_varargs: bool
    arguments_span: Span
    """Where the arguments stand, with their brackets."""
    result_start: int
    """Where the attributes of the result may be inserted when there are none: before the address space and type."""
    result: Key | None = None
    tail: str = ""
    fast_math: tuple[str, ...] = ()
    calling_convention: str = ""
    address_space: int | str = 0
    return_attributes: tuple[Attribute, ...] = ()
    attributes: tuple[Attribute, ...] = ()
    bundles: tuple[Bundle, ...] = ()
    labels: Labels | None = None
    attachments: tuple[Attachment, ...] = ()

    @property
    def return_type(self) -> Type:
        """What the function returns."""
        return self.type.result if self.type.kind == "function" else self.type

    @property
    def function_type(self) -> str:
        """The type of the function, as LLVM prints it."""
        if self.type.kind == "function":
            return self.type.text
        return f"{self.type.text} ({', '.join(argument.type.text for argument in self.arguments)})"

    @property
    def globals(self) -> tuple[Key, ...]:
        """The keys of the symbols in callee, arguments and bundles, each once, in order."""
        return tuple(dict.fromkeys(key for constant in self._constants() for key in constant.globals))

    def _constants(self) -> Iterator[Constant]:
        if self.callee.value is not None:
            yield self.callee.value
        for argument in (*self.arguments, *(argument for bundle in self.bundles for argument in bundle.arguments)):
            if isinstance(argument.operand, Constant):
                yield argument.operand
            else:
                yield from (node.constant for node in argument.operand.walk() if node.constant is not None)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class _FastMath(Node):
    """A fast-math flag."""


class CallBuilder(HeaderBuilder):
    """Makes calls."""

    def call(self, items: Items) -> CallFragment:
        at = next(index for index, item in enumerate(items) if isinstance(item, Callee))
        before, after = items[: at - 1], items[at + 1 :]
        words = {getattr(item, "type", ""): item.value for item in before if not isinstance(item, Node)}
        arguments, forwards = after[1]
        space = next((item for item in before if isinstance(item, AddressSpace)), None)
        return CallFragment(
            self.source,
            items[0].start_pos,
            items[-1].end_pos,
            words["OPCODE"],
            items[at - 1],
            items[at],
            arguments,
            forwards,
            Span(after[0].start_pos, after[2].end_pos),
            (items[at - 1] if space is None else space).start_pos,
            result=key_of(words["LOCAL"][1:]) if "LOCAL" in words else None,
            tail=words.get("TAIL", ""),
            fast_math=tuple(item.text for item in before if isinstance(item, _FastMath)),
            calling_convention=next((item.value for item in before if isinstance(item, Part)), ""),
            address_space=0 if space is None else space.number,
            return_attributes=tuple(item for item in before if isinstance(item, Attribute)),
            attributes=tuple(item for item in after if isinstance(item, Attribute)),
            bundles=tuple(item for item in after if isinstance(item, Bundle)),
            labels=next((item for item in after if isinstance(item, Labels)), None),
            attachments=tuple(item for item in after if isinstance(item, Attachment)),
        )

    def fast_math(self, items: Items) -> _FastMath:
        return _FastMath(self.source, items[0].start_pos, items[0].end_pos)

    def callee(self, items: Items) -> Callee:
        return Callee(self.source, items[0].start_pos, items[0].end_pos, items[0])

    def asm_callee(self, items: Items) -> Callee:
        assembly, constraints = unescape(items[-3][1:-1]), unescape(items[-1][1:-1])
        flags = tuple(item.value for item in items[1:-3])
        return Callee(self.source, items[0].start_pos, items[-1].end_pos, None, assembly, constraints, flags)

    def arguments(self, items: Items) -> tuple[tuple[Argument, ...], bool]:
        return tuple(item for item in items if isinstance(item, Argument)), bool(items) and items[-1] == "..."

    def argument(self, items: Items) -> Argument:
        return Argument(self.source, items[0].start_pos, items[-1].end_pos, items[0], tuple(items[1:-1]), items[-1])

    def metadata_argument(self, items: Items) -> Argument:
        keyword = self.primitive_type(items[:1])
        return Argument(self.source, keyword.start_pos, items[1].end_pos, keyword, (), items[1])

    def bundle(self, items: Items) -> Bundle:
        tag = unescape(items[0][1:-1])
        return Bundle(self.source, items[0].start_pos, items[-1].end_pos, tag, items[2][0])

    def labels(self, items: Items) -> Labels:
        keys = tuple(key_of(item[1:]) for item in items if item.type == "LOCAL")
        if items[3] == "unwind":
            return Labels(self.source, items[0].start_pos, items[-1].end_pos, keys[0], keys[1], ())
        return Labels(self.source, items[0].start_pos, items[-1].end_pos, keys[0], None, keys[1:])


parse_call: FragmentParser[CallFragment] = FragmentParser("call", "call", "call", CallBuilder())
