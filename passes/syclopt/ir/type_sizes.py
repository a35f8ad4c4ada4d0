"""How many bytes types take in memory, by the data layout."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.ir.layout import global_layout

if TYPE_CHECKING:
    from syclopt.ir.entity import Entity
    from syclopt.ir.fragments import Type
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key

_FLOATS = {"half": 16, "bfloat": 16, "float": 32, "double": 64, "fp128": 128, "x86_fp80": 80, "ppc_fp128": 128}
_DEFAULTS = "p:64:64-i1:8-i8:8-i16:16-i32:32-i64:32-f16:16-f32:32-f64:64-f128:128-v64:64-v128:128-a:0"


class Sizes:
    """Sizes and alignments in bytes, as a data layout has them."""

    def __init__(self, data_layout: str) -> None:
        """Read a data layout; what it does not say is as LLVM has it."""
        self._alignments: dict[tuple[str, int], int] = {}
        self._pointers: dict[int, tuple[int, int]] = {}
        for word in (*_DEFAULTS.split("-"), *data_layout.split("-")):
            self._read(word)

    def _read(self, word: str) -> None:
        name, *values = word.split(":")
        numbers = [int(value) for value in values if value.isdigit()]
        letter, digits = name[:1], name[1:].lstrip("abcdefghijklmnopqrstuvwxyz")
        if letter == "p" and len(numbers) > 1:
            self._pointers[int(digits or 0)] = (numbers[0] // 8, numbers[1] // 8)
        elif letter in ("i", "f", "v", "a") and numbers and (digits.isdigit() or not digits):
            self._alignments[letter, int(digits or 0)] = max(1, numbers[0] // 8)

    def of_symbol(self, entity: Entity, module: Module) -> int:
        """Return the bytes that the value of a global variable of `module` takes; of anything else, 0."""
        if entity.kind == "function":
            return 0
        from syclopt.ir.fragments import parse_type

        spelled = entity.header[slice(*global_layout(entity).value_type)]
        return self.of(parse_type(spelled), module)[0]

    def of(self, value_type: Type, module: Module) -> tuple[int, int]:
        """Return the size of a type, padded to its alignment, and that alignment."""
        kind = value_type.kind
        if kind == "pointer":
            space = value_type.address_space
            return self._pointers.get(space if isinstance(space, int) else 0, self._pointers[0])
        if kind == "named":
            return self._of_named(value_type.name, module)
        if kind == "array":
            size, alignment = self.of(value_type.elements[0], module)
            return size * value_type.size, alignment
        if kind == "struct":
            return self._of_struct(value_type, module)
        if kind == "vector":
            return self._of_vector(value_type, module)
        bits = value_type.size if kind == "integer" else _FLOATS.get(str(value_type.name), 0)
        alignment = self._alignment("i" if kind == "integer" else "f", bits)
        return _padded((bits + 7) // 8, alignment), alignment

    def _of_named(self, name: Key, module: Module) -> tuple[int, int]:
        from syclopt.ir.fragments import parse_type

        entity = module.index.table("type").get(name)
        body = entity.header.partition("=")[2].strip().removeprefix("type").strip() if entity else "opaque"
        return (0, 1) if body == "opaque" else self.of(parse_type(body), module)

    def _of_struct(self, value_type: Type, module: Module) -> tuple[int, int]:
        size = 0
        largest = 1 if value_type.is_packed else self._alignments["a", 0]
        for element in value_type.elements:
            inner, alignment = self.of(element, module)
            alignment = 1 if value_type.is_packed else alignment
            size = _padded(size, alignment) + inner
            largest = max(largest, alignment)
        return _padded(size, largest), largest

    def _of_vector(self, value_type: Type, module: Module) -> tuple[int, int]:
        element = value_type.elements[0]
        bits = element.size if element.kind == "integer" else self.of(element, module)[0] * 8
        size = (bits * value_type.size + 7) // 8
        alignment = self._alignments.get(("v", bits * value_type.size)) or 1 << max(0, size - 1).bit_length()
        return _padded(size, alignment), alignment

    def _alignment(self, letter: str, bits: int) -> int:
        exact = self._alignments.get((letter, bits))
        if exact is not None:
            return exact
        if letter == "f":
            return 1 << max(0, (bits + 7) // 8 - 1).bit_length()
        sizes = sorted(size for kind, size in self._alignments if kind == "i")
        next_larger = next((size for size in sizes if size >= bits), sizes[-1])
        return self._alignments["i", next_larger]


def _padded(size: int, alignment: int) -> int:
    return -(-size // alignment) * alignment
