"""Property sets of a device image, and the text of a `.prop` file.

    [set name]
    key=1|42                  an unsigned 32-bit integer
    key=2|gAAAAAAAAAgBAAAA    bytes: their number of bits in 8 bytes, then the bits; Base64, lowest bits first

Sets and keys keep their order; integers inside a blob are little-endian.
"""

from __future__ import annotations

import binascii
import struct
from typing import TYPE_CHECKING

from syclopt.errors import DuplicateError, InputError, Location, ParseError
from syclopt.named_tuples import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Self

_ALPHABET = frozenset(b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
_LENGTH_BYTES = 8
_MAX_INT = 0xFFFF_FFFF


class _Bits(NamedTuple):
    data: bytes
    bits: int


class Blob(_Bits):
    """A value of type 2: `bits` bits, the first one lowest in the first byte of `data`."""

    __slots__ = ()

    def __new__(cls, data: bytes, bits: int) -> Self:
        """Raise `ValueError` where the bits do not fill the bytes."""
        if bits < 0 or len(data) != (bits + 7) // 8:
            raise ValueError(f"{bits} bits do not fill {len(data)} bytes")
        return super().__new__(cls, data, bits)

    @classmethod
    def of_bytes(cls, data: bytes) -> Blob:
        """Return the blob of whole bytes."""
        return cls(data, 8 * len(data))

    @classmethod
    def of_u32(cls, values: Iterable[int]) -> Blob:
        """Return the blob of 32-bit integers; raises `ValueError` for one out of range."""
        return cls.of_bytes(_pack("I", list(values)))

    @classmethod
    def of_u64(cls, values: Iterable[int]) -> Blob:
        """Return the blob of 64-bit integers; raises `ValueError` for one out of range."""
        return cls.of_bytes(_pack("Q", list(values)))

    @classmethod
    def of_string(cls, text: str) -> Blob:
        """Return the blob of a string, which has no terminator."""
        return cls.of_bytes(text.encode("utf-8", "surrogateescape"))

    @classmethod
    def of_bits(cls, values: Sequence[bool]) -> Blob:
        """Return the blob of a bit vector; its length need not fill whole bytes."""
        number = int("".join("01"[bool(value)] for value in reversed(values)) or "0", 2)
        return cls(number.to_bytes((len(values) + 7) // 8, "little"), len(values))

    def as_u32(self) -> tuple[int, ...]:
        """Return the 32-bit integers; raises `ValueError` if they do not fill the blob."""
        return self._unpack("I")

    def as_u64(self) -> tuple[int, ...]:
        """Return the 64-bit integers; raises `ValueError` if they do not fill the blob."""
        return self._unpack("Q")

    def as_string(self) -> str:
        """Return the string; bytes that are not UTF-8 become surrogates."""
        return self.data.decode("utf-8", "surrogateescape")

    def as_bits(self) -> tuple[bool, ...]:
        """Return the bit vector."""
        return tuple(bool(self.data[i >> 3] >> (i & 7) & 1) for i in range(self.bits))

    def _unpack(self, code: str) -> tuple[int, ...]:
        size = struct.calcsize(f"<{code}")
        if self.bits % (8 * size):
            raise ValueError(f"{self.bits} bits are not a number of {8 * size}-bit integers")
        return struct.unpack(f"<{len(self.data) // size}{code}", self.data)


Property = int | Blob


class PropertySets(dict[str, dict[str, Property]]):
    """The property sets of one image, by name; sets and keys keep the order in which they were added."""

    def add(self, set_name: str, key: str, value: Property) -> None:
        """Add a property; a key that the set has already keeps its first value."""
        self.setdefault(set_name, {}).setdefault(key, value)

    def copy(self) -> PropertySets:
        """Return the same sets; changing them leaves these alone."""
        return PropertySets({name: dict(properties) for name, properties in self.items()})

    def to_bytes(self) -> bytes:
        """Return the text of a `.prop` file; raises `InputError` for a name that its syntax cannot hold."""
        lines: list[str] = []
        for name, properties in self.items():
            if "\n" in name:
                raise InputError(f"a property file cannot hold the set name {name!a}: it has a line break")
            lines.append(f"[{name}]\n")
            lines.extend(f"{_key(key)}={_value(key, value)}\n" for key, value in properties.items())
        try:
            return "".join(lines).encode("utf-8", "surrogateescape")
        except UnicodeEncodeError as error:
            raise InputError(f"a property file cannot hold {error.object[error.start]!a}, which has no bytes") from None

    @classmethod
    def parse(cls, text: str | bytes, file: str = "<string>") -> PropertySets:
        """Read the text of a `.prop` file; `to_bytes` gives it back byte for byte.

        Raises `ParseError` (or `DuplicateError`) with the line, the set and the key, also for what means the same but
        is not spelled as it is written: other line ends, blank lines, numbers with leading zeros.
        """
        if isinstance(text, bytes):
            text = text.decode("utf-8", "surrogateescape")
        sets = cls()
        current: dict[str, Property] | None = None
        name = ""
        lines = text.split("\n")
        if lines.pop():
            raise ParseError("the last line has no line end", Location(file, len(lines) + 1, 1))
        for number, line in enumerate(lines, 1):
            where = Location(file, number, 1)
            if line.endswith("\r"):
                raise ParseError("the line ends in a carriage return, expected '\\n' alone", where)
            if line.startswith("[") and line.endswith("]"):
                name = line[1:-1]
                if name in sets:
                    raise DuplicateError(f"property set '{name}' is given twice", where)
                current = sets[name] = {}
                continue
            if current is None:
                raise ParseError(f"property category missing: found '{line}', expected '[set name]'", where)
            key, value = _read_property(line, name, where)
            if key in current:
                raise DuplicateError(f"property '{key}' of set '{name}' is given twice", where)
            current[key] = value
        if not sets:
            raise ParseError("invalid property set registry: expected '[set name]'", Location(file, 1, 1))
        return sets


def encode_base64(data: bytes) -> str:
    """Return Base64 of `data` taken as one little-endian number: lowest six bits first, no padding."""
    padding = -len(data) % 3
    digits = binascii.b2a_base64(bytes(padding) + data[::-1], newline=False)[::-1]
    return digits[: (8 * len(data) + 5) // 6].decode("ascii")


def decode_base64(text: str) -> bytes:
    """Return the bytes that `encode_base64` was given; raises `ValueError` for any other text."""
    digits = text.encode("ascii", "replace")
    size = 6 * len(digits) // 8
    if len(digits) != (8 * size + 5) // 6 or not _ALPHABET.issuperset(digits):
        raise ValueError("not Base64")
    data = binascii.a2b_base64(b"A" * (-len(digits) % 4) + digits[::-1])[::-1]
    if any(data[size:]):
        raise ValueError("bits after the last byte")
    return data[:size]


def _pack(code: str, values: list[int]) -> bytes:
    try:
        return struct.pack(f"<{len(values)}{code}", *values)
    except struct.error as error:
        raise ValueError(str(error)) from error


def _key(key: str) -> str:
    if "=" in key or "\n" in key:
        raise InputError(f"a property file cannot hold the key {key!a}: it has a '=' or a line break")
    return key


def _value(key: str, value: Property) -> str:
    if isinstance(value, Blob):
        return f"2|{encode_base64(value.bits.to_bytes(_LENGTH_BYTES, 'little') + value.data)}"
    if not 0 <= value <= _MAX_INT:
        raise InputError(f"property '{key}': {value} is not an unsigned 32-bit integer")
    return f"1|{value}"


def _is_integer(text: str) -> bool:
    return text.isascii() and text.isdecimal() and (text == "0" or not text.startswith("0"))


def _read_property(line: str, name: str, where: Location) -> tuple[str, Property]:
    key, equals, rest = line.partition("=")
    if not equals:
        raise ParseError(f"invalid property line: '{line}', expected 'key=type|value' in set '{name}'", where)
    kind, bar, value = rest.partition("|")
    what = f"property '{key}' of set '{name}'"
    if not bar:
        raise ParseError(f"invalid property value: '{rest}', expected 'type|value' for {what}", where)
    if not _is_integer(kind):
        raise ParseError(f"invalid property type: '{kind}', expected 1 (integer) or 2 (bytes) for {what}", where)
    if kind == "1":
        if not _is_integer(value) or len(value) > 10 or int(value) > _MAX_INT:
            message = f"invalid property value: '{value}', expected an unsigned 32-bit integer for {what}"
            raise ParseError(message, where)
        return key, int(value)
    if kind != "2":
        raise ParseError(f"bad property type {kind}, expected 1 (integer) or 2 (bytes) for {what}", where)
    try:
        data = decode_base64(value)
        if len(data) < _LENGTH_BYTES:
            raise ValueError("no length")
        return key, Blob(data[_LENGTH_BYTES:], int.from_bytes(data[:_LENGTH_BYTES], "little"))
    except ValueError as error:
        raise ParseError(f"invalid property value: '{value}': {error}; {what}", where) from error
