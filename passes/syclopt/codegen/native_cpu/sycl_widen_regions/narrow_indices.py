"""The indices of a region that are computed in 32 bits from ids of the work-item, as trees."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from syclopt import names
from syclopt.ir.body.instruction import Instruction
from syclopt.ir.text.spelling import Key, key_of, spell

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from syclopt.ir.body.body import Body
    from syclopt.ir.views.function import Function

_PLACES = frozenset({"..arguments", "..frame"})  # the parameters that point to what a whole work-group has in common
_COMMON = frozenset({*_PLACES, "..item"})
_PURE = frozenset("add sub mul and or xor shl lshr ashr trunc zext sext icmp select freeze".split())
_OPERATIONS = {"add": "add", "or": "add", "sub": "sub", "mul": "mul", "shl": "mul"}
_GLOBAL_ID, _LOCAL_ID = (f"{names.NATIVE_ITEM_QUERY}{kind}_id" for kind in ("global", "local"))
_SPECIAL = frozenset({"volatile", "atomic"})
_BITS = 32
_DEEPEST = 8  # operations


@dataclass(frozen=True)
class Id:
    """An id of the work-item, in 64 bits."""

    value: str
    is_global: bool
    dimension: int


@dataclass(frozen=True)
class Common:
    """What a work-group has in common: a constant, or a value of 32 bits."""

    value: str


@dataclass(frozen=True)
class Operation:
    """A sum, a difference or a product."""

    opcode: str
    one: Node
    other: Node


Node = Id | Common | Operation


@dataclass(frozen=True)
class NarrowIndex:
    """A value of 64 bits that is `node`, shifted to the left by `shift`, if nothing wraps that is computed in 32 bits.

    One that `is_unsigned` is so only if it is not negative.
    """

    node: Node
    shift: int = 0
    is_unsigned: bool = False


class NarrowIndices:
    """The indices of a region by the results of the instructions that extend them: `found[key]`.

    `common` are the instructions by their results that compute the same for a whole work-group wherever they stand,
    `same_as` the phi nodes that only have another name for a value.
    """

    def __init__(self, region: Function) -> None:
        self._made_by = {one.result: one for one in region.instructions if one.result is not None}
        self._readable = {one.result for one in _loads_before_writes(region)}
        self.same_as = {
            key: one.incoming[0].value for key, one in self._made_by.items() if one.is_phi and len(one.incoming) == 1
        }
        self._places: set[Key] = set(_PLACES)
        self.common: dict[Key, Instruction] = {}
        for key, made in self._made_by.items():
            if self._is_place(made):
                self._places.add(key)
                self.common[key] = made
            elif self._is_common(made):
                self.common[key] = made
        indices = ((key, self._index(made)) for key, made in self._made_by.items())
        self.found: Mapping[Key, NarrowIndex] = {key: index for key, index in indices if index is not None}

    @property
    def grow_along_rows(self) -> bool:
        """Whether an index differs between work-items of a row."""
        leaves = (leaf for index in self.found.values() for leaf in leaves_of(index.node))
        return any(isinstance(leaf, Id) and leaf.dimension == 0 for leaf in leaves)

    def widen(self, body: Body) -> None:
        """Compute the indices in 64 bits in the body of a copy of the region."""
        for key, index in self.found.items():
            extension = body.definition(key)
            assert isinstance(extension, Instruction), "the region has it"
            lines: list[str] = []
            value = _written(index.node, body, lines)
            lines.append(f"%{spell(key)} = shl nsw i64 {value}, {index.shift}")
            extension.replace("\n".join(lines))

    def _is_place(self, made: Instruction) -> bool:
        """Tell whether an address is at a fixed distance from a parameter that points to what all have in common."""
        return made.opcode == "getelementptr" and len(made.locals) == 1 and made.locals[0] in self._places

    def _is_common(self, made: Instruction) -> bool:
        if made.opcode == "call":
            callee = _callee(made)
            is_query = callee.startswith(names.NATIVE_QUERY)
            if not is_query or callee.startswith((names.NATIVE_ITEM_QUERY, names.NATIVE_SUB_GROUP_QUERY)):
                return False
        elif made.opcode == "load":
            return made.result in self._readable and self._places.issuperset(made.locals)
        elif made.opcode not in _PURE and made.result not in self.same_as:
            return False
        return all(used in self.common or used in _COMMON for used in made.locals)

    def _index(self, made: Instruction) -> NarrowIndex | None:
        """Return the index that an instruction extends to 64 bits, if one is known that depends on ids."""
        match made.opcode:
            case "sext" | "zext" if made.result_type == "i64":
                source, _, value = made.operands[0].split(" to ")[0].rpartition(" ")
                node = self._node(value, _DEEPEST) if source == "i32" else None
                is_unsigned = made.opcode == "zext"
                shift = 0
            case "ashr":
                node, shift = self._lower_half(made)
                is_unsigned = False
            case _:
                return None
        if node is None or not any(isinstance(leaf, Id) for leaf in leaves_of(node)):
            return None
        return NarrowIndex(node, shift, is_unsigned)

    def _lower_half(self, made: Instruction) -> tuple[Id | None, int]:
        """Return the id whose lower half is extended, as `shl` and `ashr` do, and by how much it is shifted besides."""
        first, by = made.operands
        kind, _, value = first.rpartition(" ")
        moved = self._maker(value)
        if kind != "i64" or moved is None or moved.opcode != "shl" or moved.operands[1] != str(_BITS):
            return None, 0
        if not by.isdigit() or int(by) > _BITS:
            return None, 0
        return self._id(moved.operands[0].rpartition(" ")[2]), _BITS - int(by)

    def _node(self, value: str, depth: int) -> Node | None:
        """Return how a value of 32 bits is computed from ids and what is common; None where it is from other values."""
        key = _key(value)
        if key is None:
            return Common(value) if value.lstrip("-").isdigit() else None
        if key in self.common:
            return Common(value)
        made = self._maker(value)
        if made is None or not depth:
            return None
        if key in self.same_as:
            return self._node(self.same_as[key], depth - 1)
        if made.opcode == "trunc":
            kind, _, source = made.operands[0].split(" to ")[0].rpartition(" ")
            return self._id(source) if kind == "i64" else None
        return self._operation(made, depth)

    def _operation(self, made: Instruction, depth: int) -> Node | None:
        is_sum = made.opcode != "or" or "disjoint" in made.code.split()
        if made.opcode not in _OPERATIONS or not is_sum:
            return None
        first, second = made.operands
        one = self._node(first.rpartition(" ")[2], depth - 1)
        if made.opcode == "shl":
            other = Common(str(1 << int(second))) if second.isdigit() and int(second) < _BITS - 1 else None
        else:
            other = self._node(second, depth - 1)
        return None if one is None or other is None else Operation(_OPERATIONS[made.opcode], one, other)

    def _id(self, value: str) -> Id | None:
        """Return the id that a value of 64 bits is, if it is one."""
        made = self._maker(value)
        callee = "" if made is None else _callee(made)
        if made is None or callee not in (_GLOBAL_ID, _LOCAL_ID):
            return None
        dimension = made.operands[-1].rpartition(" ")[2]
        if dimension not in ("0", "1", "2"):
            return None
        return Id(value, callee == _GLOBAL_ID, int(dimension))

    def _maker(self, value: str) -> Instruction | None:
        key = _key(value)
        return None if key is None else self._made_by.get(key)


def leaves_of(node: Node) -> Iterator[Id | Common]:
    """Yield what a value is computed from."""
    if isinstance(node, Operation):
        yield from leaves_of(node.one)
        yield from leaves_of(node.other)
    else:
        yield node


def _written(node: Node, body: Body, lines: list[str]) -> str:
    """Return the value of a node in 64 bits; what computes it is added to lines."""
    if isinstance(node, Id) or (isinstance(node, Common) and _key(node.value) is None):
        return node.value
    if isinstance(node, Common):
        made = f"sext i32 {node.value} to i64"
    else:
        one, other = _written(node.one, body, lines), _written(node.other, body, lines)
        made = f"{node.opcode} nsw i64 {one}, {other}"
    name = f"%{body.fresh('wide')}"
    lines.append(f"{name} = {made}")
    return name


def _loads_before_writes(region: Function) -> Iterator[Instruction]:
    """Yield the loads that each work-item begins with, before it writes anything."""
    for instruction in region.blocks[0].instructions:
        is_query = instruction.opcode == "call" and _callee(instruction).startswith(names.NATIVE_QUERY)
        if instruction.opcode in ("store", "fence", "cmpxchg", "atomicrmw", "call") and not is_query:
            return
        if instruction.opcode == "load" and instruction.locals and _SPECIAL.isdisjoint(instruction.code.split()):
            yield instruction


def _callee(instruction: Instruction) -> str:
    return str(instruction.call.callee) if instruction.call is not None else ""


def _key(value: str) -> Key | None:
    return key_of(value[1:]) if value.startswith("%") else None
