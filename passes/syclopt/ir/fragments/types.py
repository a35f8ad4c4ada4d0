"""Types as structure."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, cast

from syclopt.ir.fragments.engine import Builder, FragmentParser, Items, Node
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import COMMENT, NAME, STRING, Key, escape, key_of, spell, unescape

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["AddressSpace", "Type", "TypeKind", "parse_type"]

TypeKind = Literal[
    "array",
    "float",
    "function",
    "integer",
    "label",
    "metadata",
    "named",
    "opaque",
    "pointer",
    "struct",
    "target",
    "token",
    "vector",
    "void",
    "x86_amx",
    "x86_mmx",
]

_TOKEN = compile_pattern(rf"{COMMENT}|%{NAME}|{STRING}|\.\.\.|-?[0-9]+|[a-zA-Z_][a-zA-Z0-9_]*|[^ \t\r\n\0]", re.DOTALL)
_TIGHT_BEFORE = frozenset(",)]>*")
_TIGHT_AFTER = frozenset(("", "(", "[", "<"))


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Type(Node):
    """A type. Two types are equal when LLVM prints them alike.

    `elements` holds the pointee of a typed pointer, the element of an array or vector, the members of a struct, the
    result and the parameters of a function, the type arguments of a target type.
    """

    kind: TypeKind
    elements: tuple[Type, ...] = ()
    name: Key = ""
    """The key of a named type, the string of a target type, the keyword of a floating-point type."""
    size: int = 0
    """The bits of an integer, the number of elements of an array or vector."""
    address_space: int | str = 0
    is_packed: bool = False
    is_scalable: bool = False
    is_varargs: bool = False
    numbers: tuple[int, ...] = ()
    """The integer arguments of a target type."""

    @property
    def text(self) -> str:
        """The type as LLVM prints it."""
        return canonical(self.source[self.start_pos : self.end_pos])

    @property
    def is_opaque_pointer(self) -> bool:
        """Whether this is `ptr`, in whatever address space."""
        return self.kind == "pointer" and not self.elements

    @property
    def result(self) -> Type:
        """What a function type returns."""
        return self.elements[0]

    @property
    def parameters(self) -> tuple[Type, ...]:
        """What a function type takes."""
        return self.elements[1:]

    def walk(self) -> Iterator[Type]:
        """Yield this type and all inside it, outermost first, in order."""
        waiting: list[Type] = [self]
        while waiting:
            node = waiting.pop()
            yield node
            waiting.extend(reversed(node.elements))

    @property
    def names(self) -> tuple[Key, ...]:
        """The keys of the named types inside, each once, in order."""
        return tuple(dict.fromkeys(node.name for node in self.walk() if node.kind == "named"))


def canonical(text: str) -> str:
    """Return the text of a type as LLVM prints it, on one line and without comments."""
    parts: list[str] = []
    last = ""
    for written in cast("list[str]", _TOKEN.findall(text)):
        token = written
        if token[0] == ";" or token.startswith("/*"):
            continue
        tight = token in _TIGHT_BEFORE or last in _TIGHT_AFTER
        if token == "(":
            tight = last in ("addrspace", "target")
        elif token == "}":
            tight = last == "{"
        if token[0] == "%":
            token = f"%{spell(key_of(token[1:]))}"
        elif "\\" in token:
            token = f'"{escape(unescape(token[1:-1]))}"'
        parts.append(token if tight else f" {token}")
        last = token
    return "".join(parts).replace(" addrspace(0)", "")


class TypeBuilder(Builder):
    """Makes types."""

    def opaque_type(self, items: Items) -> Type:
        return Type(self.source, items[0].start_pos, items[0].end_pos, "opaque")

    def primitive_type(self, items: Items) -> Type:
        return Type(self.source, items[0].start_pos, items[0].end_pos, items[0].value)

    def float_type(self, items: Items) -> Type:
        return Type(self.source, items[0].start_pos, items[0].end_pos, "float", name=items[0].value)

    def integer_type(self, items: Items) -> Type:
        return Type(self.source, items[0].start_pos, items[0].end_pos, "integer", size=int(items[0][1:]))

    def named_type(self, items: Items) -> Type:
        return Type(self.source, items[0].start_pos, items[0].end_pos, "named", name=key_of(items[0][1:]))

    def array_type(self, items: Items) -> Type:
        return Type(self.source, items[0].start_pos, items[-1].end_pos, "array", (items[3],), size=int(items[1]))

    def vector_type(self, items: Items) -> Type:
        return Type(self.source, items[0].start_pos, items[-1].end_pos, "vector", (items[3],), size=int(items[1]))

    def scalable_type(self, items: Items) -> Type:
        start, end = items[0].start_pos, items[-1].end_pos
        return Type(self.source, start, end, "vector", (items[5],), size=int(items[3]), is_scalable=True)

    def struct_type(self, items: Items) -> Type:
        return Type(self.source, items[0].start_pos, items[-1].end_pos, "struct", _types(items))

    def packed_type(self, items: Items) -> Type:
        return Type(self.source, items[0].start_pos, items[-1].end_pos, "struct", _types(items), is_packed=True)

    def target_type(self, items: Items) -> Type:
        numbers = tuple(int(item) for item in items if getattr(item, "type", "") == "INT")
        name = unescape(items[2][1:-1])
        start, end = items[0].start_pos, items[-1].end_pos
        return Type(self.source, start, end, "target", _types(items), name=name, numbers=numbers)

    def opaque_pointer(self, items: Items) -> Type:
        space = items[1].number if len(items) > 1 else 0
        return Type(self.source, items[0].start_pos, items[-1].end_pos, "pointer", address_space=space)

    def typed_pointer(self, items: Items) -> Type:
        space = items[1].number if len(items) > 2 else 0
        return Type(self.source, items[0].start_pos, items[-1].end_pos, "pointer", (items[0],), address_space=space)

    def function_type(self, items: Items) -> Type:
        varargs = items[-2] == "..."
        return Type(self.source, items[0].start_pos, items[-1].end_pos, "function", _types(items), is_varargs=varargs)

    def addrspace(self, items: Items) -> AddressSpace:
        token = items[2]
        number = unescape(token[1:-1]) if token[0] == '"' else int(token)
        return AddressSpace(self.source, items[0].start_pos, items[-1].end_pos, number)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class AddressSpace(Node):
    """`addrspace(1)`, or `addrspace("name")`."""

    number: int | str


def _types(items: Items) -> tuple[Type, ...]:
    return tuple(item for item in items if isinstance(item, Type))


parse_type: FragmentParser[Type] = FragmentParser("type", "type", "whole_type", TypeBuilder())
