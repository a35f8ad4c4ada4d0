"""Constants as structure."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from syclopt.ir.fragments.attributes import AttributeBuilder
from syclopt.ir.fragments.engine import FragmentParser, Items, Node
from syclopt.ir.fragments.types import Type
from syclopt.ir.text.spelling import Key, bytes_of, key_of

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["Constant", "ConstantKind", "parse_constant"]

ConstantKind = Literal[
    "array",
    "blockaddress",
    "boolean",
    "bytes",
    "dso_local_equivalent",
    "expression",
    "float",
    "global",
    "integer",
    "local",
    "no_cfi",
    "none",
    "null",
    "packed struct",
    "poison",
    "struct",
    "undef",
    "vector",
    "zeroinitializer",
]


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Constant(Node):
    """A constant, or a value of an instruction (`local`). `type` is None where no type is written.

    `value` is an `int`, a `bool`, the text of a float, the key of a global or local (of the function, for
    `dso_local_equivalent`, `no_cfi` and `blockaddress`), the `bytes` of `c"..."`, the operator of an expression;
    otherwise the keyword or an empty text.
    """

    type: Type | None
    kind: ConstantKind
    value: Key | bytes = ""
    operands: tuple[Constant, ...] = ()
    flags: tuple[str, ...] = ()
    """The words between an operator and its bracket (`inbounds`, `inrange(-16, 16)`, `eq`), or before an operand."""
    other_type: Type | None = None
    """The type that an expression names beside its operands: of a cast the target, of getelementptr the source."""
    block: Key | None = None
    """The block of a `blockaddress`."""

    @property
    def characters(self) -> bytes | None:
        """The bytes of a string, or of an array of bytes; None for any other constant."""
        if isinstance(self.value, bytes):
            return self.value
        values = [one.value for one in self.operands if one.type is not None and one.type.text == "i8"]
        if self.kind != "array" or len(values) != len(self.operands):
            return None
        return bytes(value & 255 for value in values if isinstance(value, int))

    def walk(self) -> Iterator[Constant]:
        """Yield this constant and all inside it, outermost first, in order."""
        waiting: list[Constant] = [self]
        while waiting:
            node = waiting.pop()
            yield node
            waiting.extend(reversed(node.operands))

    @property
    def globals(self) -> tuple[Key, ...]:
        """The keys of the functions, variables and aliases named inside, each once, in order."""
        return tuple(dict.fromkeys(key for node in self.walk() if (key := node.own_key) is not None))

    @property
    def global_key(self) -> Key | None:
        """The key of what this constant names, if it is a name, and around it is nothing but what LLVM leaves out."""
        if self.kind == "expression":
            name = self.printed if self.type is None else self.printed.removeprefix(f"{self.type.printed} ")
            return key_of(name[1:]) if name[0] == "@" else None
        return self.own_key

    @property
    def own_key(self) -> Key | None:
        """The key of what this constant names, if it is a name, and no expression of any kind."""
        return None if self.kind not in _GLOBAL or isinstance(self.value, bytes) else self.value

    @property
    def types(self) -> Iterator[Type]:
        """The types written inside, constant by constant."""
        for node in self.walk():
            yield from (written for written in (node.type, node.other_type) if written is not None)


_GLOBAL = frozenset({"global", "dso_local_equivalent", "no_cfi", "blockaddress"})


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class _CastTo(Node):
    """The inside of a cast: `i64 5 to ptr`."""

    operand: Constant
    target: Type


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class _Flag(Node):
    """A flag of an expression."""


class ConstantBuilder(AttributeBuilder):
    """Makes constants, first without a type."""

    def _new_constant(
        self,
        items: Items,
        kind: ConstantKind,
        value: Key | bytes = "",
        *,
        operands: tuple[Constant, ...] = (),
        flags: tuple[str, ...] = (),
        other_type: Type | None = None,
    ) -> Constant:
        start, end = items[0].start_pos, items[-1].end_pos
        return Constant(self.source, start, end, None, kind, value, operands, flags, other_type)

    def constant(self, items: Items) -> Constant:
        written: Type = items[0]
        value: Constant = items[1]
        return _place(value, written.start_pos, value.end_pos, type_=written)

    def simple_value(self, items: Items) -> Constant:
        word = items[0].value
        if word in ("true", "false"):
            return self._new_constant(items, "boolean", word == "true")
        return self._new_constant(items, word, word)

    def integer_value(self, items: Items) -> Constant:
        return self._new_constant(items, "integer", int(items[0]))

    def hex_value(self, items: Items) -> Constant:
        value = int(items[0][3:], 16)
        if items[0][0] == "s":  # LLVM takes the highest digit that is set for the sign
            value -= (1 << value.bit_length()) if value else 0
        return self._new_constant(items, "integer", value)

    def float_value(self, items: Items) -> Constant:
        return self._new_constant(items, "float", items[0].value)

    def bytes_value(self, items: Items) -> Constant:
        return self._new_constant(items, "bytes", bytes_of(items[0].value))

    def global_value(self, items: Items) -> Constant:
        return self._new_constant(items, "global", key_of(items[0][1:]))

    def local_value(self, items: Items) -> Constant:
        return self._new_constant(items, "local", key_of(items[0][1:]))

    def array_value(self, items: Items) -> Constant:
        return self._new_constant(items, "array", operands=_constants(items))

    def vector_value(self, items: Items) -> Constant:
        return self._new_constant(items, "vector", operands=_constants(items))

    def struct_value(self, items: Items) -> Constant:
        return self._new_constant(items, "struct", operands=_constants(items))

    def packed_value(self, items: Items) -> Constant:
        return self._new_constant(items, "packed struct", operands=_constants(items))

    def reference_value(self, items: Items) -> Constant:
        return self._new_constant(items, items[0].value, key_of(items[1][1:]))

    def blockaddress_value(self, items: Items) -> Constant:
        key, block = key_of(items[2][1:]), key_of(items[4][1:])
        return Constant(self.source, items[0].start_pos, items[-1].end_pos, None, "blockaddress", key, block=block)

    def expression_value(self, items: Items) -> Constant:
        flags: list[str] = []
        operands: list[Constant] = []
        other_type: Type | None = None
        for item in items:
            if isinstance(item, _Flag):
                flags.append(item.text)
            elif isinstance(item, Constant):
                operands.append(item)
            elif isinstance(item, Type):
                other_type = item
            elif isinstance(item, _CastTo):
                operands.append(item.operand)
                other_type = item.target
        return self._new_constant(
            items, "expression", items[0].value, operands=tuple(operands), flags=tuple(flags), other_type=other_type
        )

    def flag(self, items: Items) -> _Flag:
        return _Flag(self.source, items[0].start_pos, items[-1].end_pos)

    def cast_operand(self, items: Items) -> _CastTo:
        return _CastTo(self.source, items[0].start_pos, items[-1].end_pos, items[0], items[2])

    def ranged_operand(self, items: Items) -> Constant:
        return _place(items[1], items[0].start_pos, items[1].end_pos, flags=("inrange",))

    def index_operand(self, items: Items) -> Constant:
        return self._new_constant(items, "integer", int(items[0]))


def _place(
    constant: Constant, start: int, end: int, *, type_: Type | None = None, flags: tuple[str, ...] = ()
) -> Constant:
    """Return `constant` with the type or the flags that were written before it."""
    return Constant(
        constant.source,
        start,
        end,
        type_ or constant.type,
        constant.kind,
        constant.value,
        constant.operands,
        flags or constant.flags,
        constant.other_type,
        constant.block,
    )


def _constants(items: Items) -> tuple[Constant, ...]:
    return tuple(item for item in items if isinstance(item, Constant))


parse_constant: FragmentParser[Constant] = FragmentParser("constant", "constant", "constant", ConstantBuilder())
