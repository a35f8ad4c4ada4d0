"""The data layout of a module: sizes and alignments of types, and how many bytes each takes."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from syclopt.ir.layout import global_layout
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.source import to_internal
from syclopt.unrolled import unrolled

if TYPE_CHECKING:
    from collections.abc import Iterator

    from syclopt.ir.entity import Entity
    from syclopt.ir.fragments import Type
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.unrolled import Steps


_FLOATS = {"half": 16, "bfloat": 16, "float": 32, "double": 64, "fp128": 128, "x86_fp80": 80, "ppc_fp128": 128}
_NESTED = frozenset({"named", "array", "struct", "vector"})
_NUMBER = compile_pattern(r"[0-9]{1,9}")
_DEFAULTS = "p:64:64-i1:8-i8:8-i16:16-i32:32-i64:32-f16:16-f32:32-f64:64-f128:128-v64:64-v128:128-a:0"


class Extent(NamedTuple):
    """The bytes that a value takes, and its alignment in bytes."""

    bytes: int
    alignment: int

    @property
    def stride(self) -> int:
        """The bytes from one element of an array to the next."""
        return _padded(self.bytes, self.alignment)


_NOTHING = Extent(0, 1)


class DataLayout:
    """Extents of types, as a data layout has them."""

    def __init__(self, text: str) -> None:
        """Read a data layout; what it does not say is as LLVM has it."""
        self._alignments: dict[tuple[str, int], int] = {}
        self._pointers: dict[int, Extent] = {}
        self._known: dict[Module, tuple[int, dict[object, Extent]]] = {}  # with the version of the module
        for word in (*_DEFAULTS.split("-"), *text.split("-")):
            self._read(word)

    def _read(self, word: str) -> None:
        name, *values = word.split(":")
        numbers = [int(value) for value in values if _NUMBER.fullmatch(value)]
        letter, digits = name[:1], name[1:].lstrip("abcdefghijklmnopqrstuvwxyz")
        if digits and not _NUMBER.fullmatch(digits):
            return
        if letter == "p" and len(numbers) > 1:
            self._pointers[int(digits or 0)] = Extent(numbers[0] // 8, max(1, numbers[1] // 8))
        elif letter in ("i", "f", "v", "a") and numbers:
            self._alignments[letter, int(digits or 0)] = max(1, numbers[0] // 8)

    def extent(self, value_type: Type, module: Module) -> Extent:
        """Return what a value of a type of `module` takes; nothing for one without a size."""
        return (
            unrolled(self._of_nested(value_type, module)) if value_type.kind in _NESTED else self._of_plain(value_type)
        )

    def members(self, struct: Type, module: Module) -> Iterator[tuple[Type, int]]:
        """Yield the members of a struct with their offsets in bytes."""
        place = _Place()
        for element in struct.elements:
            yield element, place.add(self.extent(element, module), is_packed=struct.is_packed)

    def _of_nested(self, value_type: Type, module: Module) -> Steps[Extent]:
        """Return the extent of a type with others inside, each of which is looked at once."""
        known = self._known_in(module)
        is_named = value_type.kind == "named"
        key = value_type.name if is_named else (value_type.source, value_type.start_pos, value_type.end_pos)
        extent = known.get(key)
        if extent is None:
            known[key] = _NOTHING  # while it is looked at: a type that has itself inside has no size
            extent = known[key] = (
                yield self._of_named(value_type, module) if is_named else self._of_parts(value_type, module)
            )
        return extent

    def _known_in(self, module: Module) -> dict[object, Extent]:
        """Return what is known of types of a module, as long as nothing edits it."""
        version, known = self._known.get(module, (-1, {}))
        if version != module.version:
            known = {}
            self._known[module] = module.version, known
        return known

    def _of_any(self, value_type: Type, module: Module) -> Steps[Extent]:
        return (yield self._of_nested(value_type, module)) if value_type.kind in _NESTED else self._of_plain(value_type)

    def _of_named(self, value_type: Type, module: Module) -> Steps[Extent]:
        inner = resolved(value_type, module)
        return _NOTHING if inner is None else (yield self._of_any(inner, module))

    def _of_parts(self, value_type: Type, module: Module) -> Steps[Extent]:
        if value_type.kind == "struct":
            return (yield self._of_struct(value_type, module))
        element: Extent = yield self._of_any(value_type.elements[0], module)
        if value_type.kind == "array":
            return Extent(element.stride * value_type.size, element.alignment)
        return self._of_vector(value_type, element)

    def _of_struct(self, struct: Type, module: Module) -> Steps[Extent]:
        place, alignment = _Place(), 1 if struct.is_packed else self._alignments["a", 0]
        for element in struct.elements:
            extent: Extent = yield self._of_any(element, module)
            place.add(extent, is_packed=struct.is_packed)
            alignment = alignment if struct.is_packed else max(alignment, extent.alignment)
        return Extent(_padded(place.end, alignment), alignment)

    def _of_vector(self, vector: Type, element: Extent) -> Extent:
        one = vector.elements[0]
        bits = one.size if one.kind == "integer" else element.bytes * 8
        size = (bits * vector.size + 7) // 8
        alignment = self._alignments.get(("v", bits * vector.size)) or 1 << max(0, size - 1).bit_length()
        return Extent(size, alignment)

    def _of_plain(self, value_type: Type) -> Extent:
        if value_type.kind == "pointer":
            space = value_type.address_space
            return self._pointers.get(space if isinstance(space, int) else 0, self._pointers[0])
        is_integer = value_type.kind == "integer"
        bits = value_type.size if is_integer else _FLOATS.get(str(value_type.name), 0)
        return Extent((bits + 7) // 8, self._alignment("i" if is_integer else "f", bits))

    def _alignment(self, letter: str, bits: int) -> int:
        exact = self._alignments.get((letter, bits))
        if exact is not None:
            return exact
        if letter == "f":
            return 1 << max(0, (bits + 7) // 8 - 1).bit_length()
        sizes = sorted(size for kind, size in self._alignments if kind == "i")
        next_larger = next((size for size in sizes if size >= bits), sizes[-1])
        return self._alignments["i", next_larger]


class _Place:
    """Where the members of a struct stand that were added so far."""

    def __init__(self) -> None:
        self.end = 0

    def add(self, extent: Extent, *, is_packed: bool) -> int:
        """Return the offset of one more member."""
        offset = self.end if is_packed else _padded(self.end, extent.alignment)
        self.end = offset + extent.stride
        return offset


def resolved(value_type: Type, module: Module) -> Type | None:
    """Return what a type is, by whatever name; None for an opaque one, a name that nothing defines, and a circle."""
    from syclopt.ir.fragments import parse_type

    seen: set[Key] = set()
    while value_type.kind == "named":
        found = module.types.get(value_type.name)
        if found is None or found.is_opaque or value_type.name in seen:
            return None
        seen.add(value_type.name)
        value_type = parse_type(to_internal(found.body))
    return value_type


def _padded(size: int, alignment: int) -> int:
    return -(-size // alignment) * alignment


class Sizes:
    """Sizes of symbols, as a data layout has them."""

    def __init__(self, data_layout: str) -> None:
        """Read a data layout."""
        self._layout = DataLayout(data_layout)

    def of_symbol(self, entity: Entity, module: Module) -> int:
        """Return the bytes that the value of a global variable of `module` takes, padded; of anything else, 0."""
        if entity.kind == "function":
            return 0
        from syclopt.ir.fragments import parse_type

        spelled = entity.header[slice(*global_layout(entity).value_type)]
        return self._layout.extent(parse_type(spelled), module).stride
