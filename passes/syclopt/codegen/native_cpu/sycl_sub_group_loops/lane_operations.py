"""What work-items of a sub-group do together, as instructions on vectors that have a value of each."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

_TYPES = {
    "char": "i8",
    "uchar": "i8",
    "short": "i16",
    "ushort": "i16",
    "int": "i32",
    "uint": "i32",
    "long": "i64",
    "ulong": "i64",
    "half": "half",
    "float": "float",
    "double": "double",
}
_FLOATS = ("half", "float", "double")
_SIGNED = ("char", "short", "int", "long")
_ONE = {"half": "0xH3C00", "float": "1.0", "double": "1.0"}
_INFINITY = {"half": "0xH7C00", "float": "0x7FF0000000000000", "double": "0x7FF0000000000000"}
_LOWEST = {"half": "0xHFC00", "float": "0xFFF0000000000000", "double": "0xFFF0000000000000"}


class LaneValues(NamedTuple):
    """A value of each work-item: a vector, or one that is the same for all; how it is spelled."""

    text: str
    is_common: bool


class Unknown(Exception):
    """There is no such operation; the argument is its name."""


class LaneOperations:
    """Writes operations of `size` work-items as lines of IR.

    `active` are those that take part: the name of a number with a bit for each; nothing where all do.
    """

    def __init__(self, size: int, prefix: str, active: str = "") -> None:
        self.lines: list[str] = []
        self._size = size
        self._prefix = prefix
        self._active = active
        self._count = 0

    def value(self, text: str) -> str:
        """Add an instruction; return the name of its result."""
        name = f"%{self._prefix}{self._count}"
        self._count += 1
        self.lines.append(f"{name} = {text}")
        return name

    def vector(self, element: str, size: int | None = None) -> str:
        """Return the type of a vector with an element for each work-item, or another number of them."""
        return f"<{size or self._size} x {element}>"

    def mask(self) -> str:
        """Return which take part, as a vector."""
        if not self._active:
            return "splat (i1 true)"
        bits = self._active
        if self._size < 64:
            bits = self.value(f"trunc i64 {self._active} to i{self._size}")
        return self.value(f"bitcast i{self._size} {bits} to {self.vector('i1')}")

    def write(self, operation: str, operands: Sequence[LaneValues]) -> LaneValues:
        """Add what an operation is; return its result. Raises `Unknown`."""
        what, _, rest = operation.partition("_")
        if what == "active":
            return LaneValues(self._active or str((1 << self._size) - 1 if self._size < 64 else -1), is_common=True)
        if what == "with":
            return LaneValues(self._with(operands[0]), is_common=True)
        if operation.startswith("of_one_"):
            return LaneValues(self._of_one(_TYPES[operation.removeprefix("of_one_")], *operands), is_common=True)
        if what == "of":
            return self._of(_TYPES[rest], *operands)
        name, _, kind = rest.partition("_")
        if kind not in _TYPES:
            raise Unknown(operation)
        fold = _Fold(name, kind)
        if what == "reduce":
            return LaneValues(self._reduced(fold, operands[0]), is_common=True)
        if what in ("inclusive", "exclusive"):
            return LaneValues(self._scanned(fold, operands[0], is_inclusive=what == "inclusive"), is_common=False)
        if what == "clustered":
            return LaneValues(self._clustered(fold, *operands), is_common=False)
        if what == "chosen":
            return LaneValues(self._of_chosen(fold, *operands), is_common=False)
        raise Unknown(operation)

    def spread(self, element: str, value: LaneValues) -> str:
        """Return a value as a vector."""
        if not value.is_common:
            return value.text
        if not value.text.startswith("%"):
            return f"splat ({element} {value.text})" if value.text not in ("poison", "undef") else value.text
        vector = self.vector(element)
        first = self.value(f"insertelement {vector} poison, {element} {value.text}, i64 0")
        return self.value(f"shufflevector {vector} {first}, {vector} poison, {self._order([0] * self._size)}")

    def of_first(self, element: str, value: LaneValues) -> str:
        """Return what the first one that takes part has."""
        if value.is_common:
            return value.text
        at = self.value(f"call i64 @llvm.cttz.i64(i64 {self._active}, i1 true)") if self._active else "0"
        return self.value(f"extractelement {self.vector(element)} {value.text}, i64 {at}")

    def _with(self, condition: LaneValues) -> str:
        """Return a number with a bit for each one that has a condition."""
        chosen = self.spread("i1", condition)
        vector, bits = self.vector("i1"), f"i{self._size}"
        if self._active:
            chosen = self.value(f"select {vector} {self.mask()}, {vector} {chosen}, {vector} zeroinitializer")
        number = self.value(f"bitcast {vector} {chosen} to {bits}")
        return number if self._size == 64 else self.value(f"zext {bits} {number} to i64")

    def _of_one(self, element: str, given: LaneValues, place: LaneValues) -> str:
        if given.is_common:
            return given.text
        at = self.value(f"and i32 {self.of_first('i32', place)}, {self._size - 1}")
        return self.value(f"extractelement {self.vector(element)} {given.text}, i32 {at}")

    def _of(self, element: str, given: LaneValues, places: LaneValues) -> LaneValues:
        if given.is_common:
            return given
        if places.is_common:
            return LaneValues(self._of_one(element, given, places), is_common=True)
        vector, places_type = self.vector(element), self.vector("i32")
        inside = self.value(f"and {places_type} {places.text}, splat (i32 {self._size - 1})")
        kept = "poison"
        for lane in range(self._size):
            at = self.value(f"extractelement {places_type} {inside}, i64 {lane}")
            one = self.value(f"extractelement {vector} {given.text}, i32 {at}")
            kept = self.value(f"insertelement {vector} {kept}, {element} {one}, i64 {lane}")
        return LaneValues(kept, is_common=False)

    def _filled(self, fold: _Fold, given: LaneValues) -> str:
        """Return values of those that take part, and of others what changes nothing."""
        values = self.spread(fold.element, given)
        if not self._active:
            return values
        vector, nothing = self.vector(fold.element), f"splat ({fold.element} {fold.nothing})"
        return self.value(f"select {self.vector('i1')} {self.mask()}, {vector} {values}, {vector} {nothing}")

    def _reduced(self, fold: _Fold, given: LaneValues) -> str:
        """Return what halves give, folded again and again."""
        found, size = self._filled(fold, given), self._size
        while size > 1:
            vector, half = self.vector(fold.element, size), size // 2
            parts = [
                self.value(f"shufflevector {vector} {found}, {vector} poison, {self._order([*range(at, at + half)])}")
                for at in (0, half)
            ]
            found, size = self._folded(fold, self.vector(fold.element, half), *parts), half
        return self.value(f"extractelement {self.vector(fold.element, 1)} {found}, i64 0")

    def _scanned(self, fold: _Fold, given: LaneValues, *, is_inclusive: bool) -> str:
        """Return what each has when it was folded with that of those before it, at doubled distances."""
        found, distance = self._filled(fold, given), 1
        while distance < self._size:
            before = self._moved(fold, found, distance, fold.nothing)
            found = self._folded(fold, self.vector(fold.element), before, found)
            distance *= 2
        return found if is_inclusive else self._moved(fold, found, 1, fold.first)

    def _moved(self, fold: _Fold, values: str, distance: int, first: str) -> str:
        vector = self.vector(fold.element)
        order = [self._size if lane < distance else lane - distance for lane in range(self._size)]
        return self.value(
            f"shufflevector {vector} {values}, {vector} splat ({fold.element} {first}), {self._order(order)}"
        )

    def _clustered(self, fold: _Fold, given: LaneValues, size: LaneValues) -> str:
        """Return what each has when it was folded with those of its cluster, at doubled distances."""
        found, distance, wanted = self._filled(fold, given), 1, self.of_first("i32", size)
        vector = self.vector(fold.element)
        while distance < self._size:
            order = self._order([lane ^ distance for lane in range(self._size)])
            other = self.value(f"shufflevector {vector} {found}, {vector} poison, {order}")
            folded = self._folded(fold, vector, found, other)
            is_inside = self.value(f"icmp ult i32 {distance}, {wanted}")
            found = self.value(f"select i1 {is_inside}, {vector} {folded}, {vector} {found}")
            distance *= 2
        return found

    def _of_chosen(self, fold: _Fold, given: LaneValues, chosen: LaneValues) -> str:
        """Return what each has when those are folded, one after another, that have a bit in its number."""
        values, bits = self._filled(fold, given), f"i{max(self._size, 8)}"
        vector, numbers = self.vector(fold.element), self.vector(bits)
        lanes = self.spread("i64", chosen)
        if self._size < 64:
            lanes = self.value(f"trunc {self.vector('i64')} {lanes} to {numbers}")
        found = f"splat ({fold.element} {fold.nothing})"
        for lane in range(self._size):
            one = self.value(f"shufflevector {vector} {values}, {vector} poison, {self._order([lane] * self._size)}")
            folded = self._folded(fold, vector, found, one)
            bit = self.value(f"and {numbers} {lanes}, splat ({bits} {1 << lane})")
            is_chosen = self.value(f"icmp ne {numbers} {bit}, zeroinitializer")
            found = self.value(f"select {self.vector('i1')} {is_chosen}, {vector} {folded}, {vector} {found}")
        return found

    def _folded(self, fold: _Fold, vector: str, one: str, other: str) -> str:
        if fold.comparison:
            condition = self.value(f"{fold.comparison} {vector} {other}, {one}")
            size = vector[1:].partition(" ")[0]
            return self.value(f"select <{size} x i1> {condition}, {vector} {other}, {vector} {one}")
        return self.value(f"{fold.opcode} {vector} {one}, {other}")

    def _order(self, order: list[int]) -> str:
        return f"<{len(order)} x i32> <{', '.join(f'i32 {at}' for at in order)}>"


class _Fold:
    """How two values become one: by an opcode, or the one that a comparison with the other holds for.

    `nothing` changes no value, `first` is what the first work-item has before itself.
    """

    def __init__(self, name: str, kind: str) -> None:
        self.element = _TYPES[kind]
        self.opcode = self.comparison = ""
        is_float, is_signed = kind in _FLOATS, kind in _SIGNED
        bits = 0 if is_float else int(self.element[1:])
        least, most = (-(1 << bits - 1), (1 << bits - 1) - 1) if is_signed else (0, (1 << bits) - 1) if bits else (0, 0)
        match name:
            case "add":
                self.opcode, self.nothing = ("fadd", "-0.0") if is_float else ("add", "0")
            case "mul":
                self.opcode, self.nothing = ("fmul", _ONE[kind]) if is_float else ("mul", "1")
            case "min":
                self.comparison = "fcmp olt" if is_float else f"icmp {'s' if is_signed else 'u'}lt"
                self.nothing = _INFINITY[kind] if is_float else str(most)
            case "max":
                self.comparison = "fcmp ogt" if is_float else f"icmp {'s' if is_signed else 'u'}gt"
                self.nothing = _LOWEST[kind] if is_float else str(least)
            case "and":
                self.opcode, self.nothing = "and", "-1"
            case "or" | "xor":
                self.opcode, self.nothing = name, "0"
            case _:
                raise Unknown(f"{name}_{kind}")
        self.first = "0.0" if self.nothing == "-0.0" else self.nothing
