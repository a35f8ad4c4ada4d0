"""The C interface of DPC++'s compiler library, as version 2026.2.0 has it; a call may end the process."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, ClassVar

if TYPE_CHECKING:
    from collections.abc import Iterator

_SPIRV = 2


@dataclass(frozen=True, slots=True)
class Request:
    """What the library is asked for: to compile `source`, or, where there is `ir`, to go on from this bitcode."""

    compiler: str
    name: str
    source: bytes = b""
    ir: bytes = b""
    options: tuple[str, ...] = ()

    def with_options(self, *options: str) -> Request:
        """Return this request with further options."""
        return replace(self, options=(*self.options, *options))


@dataclass(frozen=True, slots=True)
class PeerImage:
    """A device image that the library made: SPIR-V, the names of its entry points, and its property sets.

    A property is an integer, or bytes that begin with 8 that count the bits of the others.
    """

    code: bytes
    symbols: tuple[str, ...]
    sets: dict[str, dict[str, int | bytes]]


@dataclass(frozen=True, slots=True)
class Response:
    """What the library gave: images, the bitcode of the front end, and what it said."""

    is_error: bool
    log: str
    images: tuple[PeerImage, ...] = ()
    ir: bytes = field(default=b"", repr=False)


def call(request: Request) -> Response:
    """Call the library. Raises `OSError` when it cannot be loaded."""
    library = ctypes.CDLL(request.compiler, mode=ctypes.RTLD_GLOBAL)
    compile_sycl = library.compileSYCL
    compile_sycl.restype = _Result
    compile_sycl.argtypes = [_File, _View, _View, _View, ctypes.c_bool, ctypes.c_uint32]
    options = [option.encode("utf-8", "surrogateescape") for option in request.options]
    arguments = (ctypes.c_char_p * max(1, len(options)))(*options)
    bitcode = ctypes.create_string_buffer(request.ir, len(request.ir)) if request.ir else None
    result = compile_sycl(
        _File(request.name.encode("utf-8", "surrogateescape"), request.source),
        _View(None, 0),
        _View(ctypes.addressof(arguments), len(options)),
        _View(ctypes.addressof(bitcode) if bitcode else None, len(request.ir)),
        not request.ir,
        _SPIRV,
    )
    log = (result.log or b"").decode("utf-8", "replace")
    if result.error:
        return Response(is_error=True, log=log)
    return Response(False, log, tuple(map(_image, result.images)), bytes(result.ir))


def _image(image: _Image) -> PeerImage:
    sets = {_text(each.name): {_text(v.name): _value(v) for v in each.values} for each in image.properties}
    return PeerImage(ctypes.string_at(image.start, image.size), tuple(map(_text, image.symbols)), sets)


def _value(value: _Value) -> int | bytes:
    return int(value.number) if value.is_number else bytes(value.bytes)


def _text(name: bytes) -> str:
    return name.decode("utf-8", "surrogateescape")


class _File(ctypes.Structure):
    _fields_: ClassVar = [("path", ctypes.c_char_p), ("contents", ctypes.c_char_p)]


class _View(ctypes.Structure):
    _fields_: ClassVar = [("data", ctypes.c_void_p), ("size", ctypes.c_size_t)]


class _Array(ctypes.Structure):
    """An array of the library's, with its items."""

    def __iter__(self) -> Iterator[Any]:
        return iter(self.data[: self.size])

    def __bytes__(self) -> bytes:
        return ctypes.string_at(self.data, self.size) if self.size else b""


class _Bytes(_Array):
    _fields_: ClassVar = [("data", ctypes.POINTER(ctypes.c_uint8)), ("size", ctypes.c_size_t)]


class _Names(_Array):
    _fields_: ClassVar = [("data", ctypes.POINTER(ctypes.c_char_p)), ("size", ctypes.c_size_t)]


class _Value(ctypes.Structure):
    _fields_: ClassVar = [
        ("name", ctypes.c_char_p),
        ("is_number", ctypes.c_bool),
        ("number", ctypes.c_uint32),
        ("bytes", _Bytes),
    ]


class _Values(_Array):
    _fields_: ClassVar = [("data", ctypes.POINTER(_Value)), ("size", ctypes.c_size_t)]


class _Set(ctypes.Structure):
    _fields_: ClassVar = [("name", ctypes.c_char_p), ("values", _Values)]


class _Sets(_Array):
    _fields_: ClassVar = [("data", ctypes.POINTER(_Set)), ("size", ctypes.c_size_t)]


class _Image(ctypes.Structure):
    _fields_: ClassVar = [
        ("format", ctypes.c_uint32),
        ("bits", ctypes.c_uint64),
        ("start", ctypes.POINTER(ctypes.c_uint8)),
        ("size", ctypes.c_uint64),
        ("symbols", _Names),
        ("properties", _Sets),
    ]


class _Images(_Array):
    _fields_: ClassVar = [("data", ctypes.POINTER(_Image)), ("size", ctypes.c_size_t)]


class _Result(ctypes.Structure):
    _fields_: ClassVar = [
        ("error", ctypes.c_int),
        ("images", _Images),
        ("options", ctypes.c_char_p),
        ("ir", _Bytes),
        ("log", ctypes.c_char_p),
    ]
