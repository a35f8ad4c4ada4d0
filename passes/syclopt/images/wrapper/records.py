"""The images of a wrapper, and its data as structures that point to each other, which printers of C and LLVM IR spell.

Layouts (64 bits, natural alignment) that DPC++'s runtime of 2026 takes; version 3 of an image, 1 of the descriptor.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum
from typing import TYPE_CHECKING, Literal, NamedTuple, Self

from syclopt.errors import InputError
from syclopt.images.properties import Blob, PropertySets

if TYPE_CHECKING:
    from collections.abc import Sequence

_MAGICS = {b"\x03\x02\x23\x07": 2, b"\x07\x23\x02\x03": 2, b"BC\xc0\xde": 3}
IMAGE_VERSION, DESCRIPTOR_VERSION = 3, 1
SYCL_KIND = 4
INTEGER, BYTES = 1, 2  # types of properties
_END = b"\0"  # of texts; also of bytes that the runtime reads as text whatever their size is

Word = Literal["p", "B", "H", "i", "I", "q"]  # a pointer, and integers as the module `struct` calls them

LAYOUTS: dict[str, tuple[tuple[Word, str], ...]] = {
    "entry": (("p", "address"), ("p", "name"), ("q", "size"), ("i", "flags"), ("i", "reserved")),
    "property": (("p", "name"), ("p", "value"), ("I", "type"), ("q", "size")),
    "property_set": (("p", "name"), ("p", "begin"), ("p", "end")),
    "image": (
        *(("H", "version"), ("B", "kind"), ("B", "format")),
        *(("p", "target"), ("p", "compile_options"), ("p", "link_options")),
        *(("p", "begin"), ("p", "end"), ("p", "entries_begin"), ("p", "entries_end")),
        *(("p", "sets_begin"), ("p", "sets_end")),
    ),
    "descriptor": (
        *(("H", "version"), ("H", "count"), ("p", "images")),
        *(("p", "host_entries_begin"), ("p", "host_entries_end")),
    ),
}


class CodeFormat(IntEnum):
    """What the code of an image is, as the runtime numbers it."""

    NONE = 0
    NATIVE = 1
    SPIRV = 2
    BITCODE = 3

    @classmethod
    def of(cls, code: bytes) -> Self:
        """Return the format of some code: SPIR-V and bitcode are known by their first bytes, all else is native."""
        return cls(_MAGICS.get(code[:4], 1))


def is_text(code: bytes) -> bool:
    """Tell whether the code of an image may be IR as text, which for a runtime is native code like any other."""
    return b"\0" not in code[:4096] and CodeFormat.of(code) is CodeFormat.NATIVE


@dataclass(frozen=True, slots=True)
class OffloadImage:
    """An image as a runtime takes it.

    `target` is the architecture of a triple, such as `spir64`, or `spir64_x86_64` for native code.
    """

    code: bytes = field(repr=False)
    symbols: tuple[str, ...] = ()
    sets: PropertySets = field(default_factory=PropertySets)
    target: str = "spir64"
    compile_options: str = ""
    link_options: str = ""

    def __post_init__(self) -> None:
        for name in (self.target, self.compile_options, self.link_options, *self.symbols):
            if "\0" in name:
                raise InputError(f"a wrapper cannot hold {name!a}: it has a null character")

    @property
    def code_format(self) -> CodeFormat:
        """What the code is."""
        return CodeFormat.of(self.code)


class Place(NamedTuple):
    """A pointer: `offset` rows into a table, or bytes into some bytes."""

    name: str
    offset: int = 0


Cell = int | Place | None


@dataclass(frozen=True, slots=True)
class Table:
    """An array of structures of one kind."""

    name: str
    kind: str
    rows: tuple[tuple[Cell, ...], ...]


@dataclass(frozen=True, slots=True)
class Data:
    """Some bytes."""

    name: str
    content: bytes


class Records:
    """Tables and bytes in an order in which each names only those before it; the last one is the descriptor."""

    def __init__(self, images: Sequence[OffloadImage]) -> None:
        """Lay out `images`."""
        self.all: list[Table | Data] = []
        self.kinds: dict[str, str] = {}  # of the tables
        self._strings: dict[bytes, Place] = {}
        rows = tuple(self._image(number, image) for number, image in enumerate(images))
        self._add_table("images", "image", rows)
        self._add_table("descriptor", "descriptor", ((DESCRIPTOR_VERSION, len(rows), Place("images"), None, None),))

    def _image(self, number: int, image: OffloadImage) -> tuple[Cell, ...]:
        sets = [self._set(f"{number}_{place}", name, image) for place, name in enumerate(image.sets)]
        entries = tuple((None, self._string(name), 0, 0, 0) for name in image.symbols)
        code = self._add_data(f"code_{number}", image.code)
        return (
            *(IMAGE_VERSION, SYCL_KIND, image.code_format),
            *map(self._string, (image.target, image.compile_options, image.link_options)),
            *(code, Place(code.name, len(image.code))),
            *self._add_table(f"entries_{number}", "entry", entries),
            *self._add_table(f"sets_{number}", "property_set", tuple(sets)),
        )

    def _set(self, where: str, name: str, image: OffloadImage) -> tuple[Cell, ...]:
        properties: list[tuple[Cell, ...]] = []
        for place, (key, value) in enumerate(image.sets[name].items()):
            if isinstance(value, Blob):
                content = value.bits.to_bytes(8, "little") + value.data
                data = self._add_data(f"value_{where}_{place}", content + _END)
                properties.append((self._string(key), data, BYTES, len(content)))
            else:
                properties.append((self._string(key), None, INTEGER, value))
        return (self._string(name), *self._add_table(f"properties_{where}", "property", tuple(properties)))

    def _add_table(self, name: str, kind: str, rows: tuple[tuple[Cell, ...], ...]) -> tuple[Place | None, Place | None]:
        """Add an array and return its begin and end; nothing for an empty one."""
        if not rows:
            return None, None
        self.all.append(Table(name, kind, rows))
        self.kinds[name] = kind
        return Place(name), Place(name, len(rows))

    def _string(self, text: str) -> Place:
        content = text.encode("utf-8", "surrogateescape") + _END
        if content not in self._strings:
            self._strings[content] = self._add_data(f"text_{len(self._strings)}", content)
        return self._strings[content]

    def _add_data(self, name: str, content: bytes) -> Place:
        self.all.append(Data(name, content))
        return Place(name)
