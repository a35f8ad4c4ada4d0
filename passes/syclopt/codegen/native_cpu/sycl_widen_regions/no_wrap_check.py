"""What tells, for a work-group and by bounds of all indices of a region, that none of them wraps."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from syclopt import names
from syclopt.codegen.native_cpu.sycl_widen_regions.narrow_indices import Common, Id
from syclopt.ir.body.locals import replace_mentions
from syclopt.ir.text.spelling import Key, key_of

if TYPE_CHECKING:
    from collections.abc import Container, Sequence

    from syclopt.codegen.native_cpu.sycl_widen_regions.narrow_indices import NarrowIndices, Node, Operation

_LEAST, _MOST = -(1 << 31), (1 << 31) - 1
_GIVEN = frozenset({"..arguments", "..item", "..frame"})


class _Bounds(NamedTuple):
    """The least and the largest value: constants, or values of 64 bits."""

    low: str
    high: str


class NoWrapCheck:
    """Writes instructions, `lines`, for work-groups of a size; `result` is true where no index of a region wraps.

    Bounds are computed in 64 bits from ids of the first and the last work-item, and from what the work-group has in
    common, which is computed here as the region computes it. All of them are to be in the range of 32 bits, so that
    the bounds themselves cannot wrap as long as all is well. `declarations` are of the functions that are called.
    """

    def __init__(self, indices: NarrowIndices, size: Sequence[int], types: Container[Key]) -> None:
        self._indices = indices
        self._size = size
        self._types = types
        self._tokens: dict[Key, str] = {}  # of what is in common
        self._bounds: dict[Node, _Bounds] = {}
        self.lines: list[str] = []
        self.declarations: dict[str, str] = {}
        self.result = "true"
        for index in indices.found.values():
            low = self._of(index.node).low
            if index.is_unsigned:
                self._require("sge", low, "0")

    def _value(self, text: str) -> str:
        name = f"%v{len(self.lines)}"
        self.lines.append(f"{name} = {text}")
        return name

    def _require(self, predicate: str, value: str, other: str) -> None:
        condition = self._value(f"icmp {predicate} i64 {value}, {other}")
        self.result = condition if self.result == "true" else self._value(f"and i1 {self.result}, {condition}")

    def _of(self, node: Node) -> _Bounds:
        """Return the bounds of a node, which are required to be in the range of 32 bits."""
        if node not in self._bounds:
            match node:
                case Id():
                    self._bounds[node] = self._of_id(node)
                case Common():
                    self._bounds[node] = self._of_common(node)
                case _:
                    self._bounds[node] = self._of_operation(node)
        return self._bounds[node]

    def _of_id(self, node: Id) -> _Bounds:
        last = self._size[node.dimension] - 1
        if not node.is_global:
            return _Bounds("0", str(last))
        self._declare(names.NATIVE_FIRST_ID, f"i64 @{names.NATIVE_FIRST_ID}(ptr, i32)")
        first = self._value(f"call i64 @{names.NATIVE_FIRST_ID}(ptr %..item, i32 {node.dimension})")
        self._require("ult", first, str(_MOST - last))
        return _Bounds(first, self._value(f"add i64 {first}, {last}"))

    def _of_common(self, node: Common) -> _Bounds:
        if not node.value.startswith("%"):
            return _Bounds(node.value, node.value)
        found = self._computed(key_of(node.value[1:]))
        wide = self._value(f"sext i32 {self._value(f'freeze i32 {found}')} to i64")
        return _Bounds(wide, wide)

    def _of_operation(self, node: Operation) -> _Bounds:
        one, other = self._of(node.one), self._of(node.other)
        match node.opcode:
            case "add":
                found = _Bounds(*(self._value(f"add i64 {a}, {b}") for a, b in zip(one, other, strict=True)))
            case "sub":
                found = _Bounds(*(self._value(f"sub i64 {a}, {b}") for a, b in zip(one, reversed(other), strict=True)))
            case _:
                pairs = dict.fromkeys(product(one, other))
                corners = [self._value(f"mul i64 {a}, {b}") for a, b in pairs]
                found = _Bounds(self._extreme("smin", corners), self._extreme("smax", corners))
        self._require_range(found)
        return found

    def _extreme(self, which: str, values: Sequence[str]) -> str:
        callee = f"llvm.{which}.i64"
        self._declare(callee, f"i64 @{callee}(i64, i64)")
        found, *others = values
        for other in others:
            found = self._value(f"call i64 @{callee}(i64 {found}, i64 {other})")
        return found

    def _require_range(self, bounds: _Bounds) -> None:
        self._require("sge", bounds.low, str(_LEAST))
        self._require("sle", bounds.high, str(_MOST))

    def _declare(self, name: str, declaration: str) -> None:
        self.declarations[name] = f"declare {declaration}"

    def _computed(self, key: Key) -> str:
        """Return a value that is in common, written here with all that it is computed from."""
        if key in self._tokens:
            return self._tokens[key]
        needed, left = dict.fromkeys([key]), [key]
        while left:
            for used in self._indices.common[left.pop()].locals:
                if used not in needed and used not in self._tokens and used not in _GIVEN:
                    needed[used] = None
                    left.append(used)
        for one in [known for known in self._indices.common if known in needed]:
            self._tokens[one] = self._copied(one)
        return self._tokens[key]

    def _copied(self, key: Key) -> str:
        def spelled(text: str) -> str:
            return replace_mentions(text, self._tokens.get, types=self._types)

        if key in self._indices.same_as:
            return spelled(self._indices.same_as[key])
        return self._value(spelled(self._indices.common[key].code))
