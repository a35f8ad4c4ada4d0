"""Machine code for the processor in this process: mapped as it is, or loaded by LLVM's linker."""

# llvmlite is not annotated.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false

from __future__ import annotations

import ctypes
import os
import platform
import sys
from contextlib import suppress
from mmap import MAP_ANONYMOUS, MAP_PRIVATE, PROT_EXEC, PROT_READ, PROT_WRITE, mmap
from struct import Struct, pack_into, unpack_from
from threading import Lock
from types import MappingProxyType
from typing import TYPE_CHECKING

from syclopt.names import NATIVE_TAKE_PRINTED
from syclrt.backends.native_cpu.launch import NativeEntry, PrintedText
from syclrt.disk_cache import packed, unpacked

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from llvmlite import binding

    from syclrt.backends.native_cpu.runner import Crew, Runner
    from syclrt.backends.native_cpu.stacks import Stack
    from syclrt.backends.records import Origin

MARK = b"syclrt image\n"
PAGE = 4096
FUNCTIONS = b"syclrt functions\n"
"""Begins code that tells what its functions are called."""
_PROCESS = ctypes.CDLL(None)
_LOCK = Lock()
os.register_at_fork(before=_LOCK.acquire, after_in_parent=_LOCK.release, after_in_child=_LOCK.release)
_linker: binding.LLJIT | None = None
_count = 0


class Image:
    """Code and data. What stands before `writable` is read and run; behind `content` are zeros up to `size`.

    `symbols` are places by name. `rebased` are places of addresses that count from the start of the image, `imported`
    places for the addresses of what other libraries have. `lines` are for debuggers, empty where there are none.
    """

    def __init__(
        self,
        content: bytes,
        size: int,
        writable: int,
        symbols: dict[str, int],
        rebased: list[int],
        imported: dict[int, str],
        lines: bytes = b"",
    ) -> None:
        self.content = content
        self.size = size
        self.writable = writable
        self.symbols = symbols
        self.rebased = rebased
        self.imported = imported
        self.lines = lines

    def to_bytes(self) -> bytes:
        """Return what `from_bytes` reads."""
        places = self.symbols, self.rebased, self.imported
        return MARK + packed((self.content, self.size, self.writable, *places, self.lines))

    @classmethod
    def from_bytes(cls, data: bytes) -> Image:
        """Return the image that `to_bytes` wrote."""
        return cls(*unpacked(data[len(MARK) :]))


_CODE = Struct("<Q4I")  # the head of `Code` of faults.cpp
_LENGTHS = Struct("<3I")
# What handlers of signals are told of a thread (`ucontext_t` of Linux): where it has the address that the thread is at,
# where that of the caller of a function without frame, and whether this is that of a place on the stack, which has it.
_PLACES = {"x86_64": (168, 160, 1), "aarch64": (440, 424, 0)}


class NamedFunctions:
    """Functions, by their distance from a symbol, and what they are called: a table of rows, with the names."""

    start = _CODE.size
    """Where native code has the table: names are told from the head on."""

    def __init__(self, symbol: str, num_functions: int, table: bytes) -> None:
        self.symbol = symbol
        self.num_functions = num_functions
        self.table = table

    def to_bytes(self) -> bytes:
        """Return what code begins with that tells of functions."""
        symbol = self.symbol.encode("utf-8", "surrogateescape")
        return b"".join(
            (FUNCTIONS, _LENGTHS.pack(len(symbol), self.num_functions, len(self.table)), symbol, self.table)
        )

    @classmethod
    def split(cls, code: bytes) -> tuple[bytes, NamedFunctions]:
        """Return code, and the functions that it tells of: it begins with `FUNCTIONS`."""
        lengths = len(FUNCTIONS)
        symbol_bytes, count, table_bytes = _LENGTHS.unpack_from(code, lengths)
        table = lengths + _LENGTHS.size + symbol_bytes
        symbol = code[lengths + _LENGTHS.size : table].decode("utf-8", "surrogateescape")
        end = table + table_bytes
        return code[end:], cls(symbol, count, code[table:end])


class _WatchedFunctions:
    """Functions that are named where a signal ends them."""

    def __init__(self, functions: NamedFunctions, address: int, places: tuple[int, int, int], runner: Runner) -> None:
        head = _CODE.pack(address, functions.num_functions, *places)
        self._code = ctypes.create_string_buffer(head + functions.table, len(head) + len(functions.table))
        self._forget = runner.forget_code
        runner.watch_code(ctypes.addressof(self._code))

    def __del__(self) -> None:
        with suppress(AttributeError):  # it was not made
            self._forget(ctypes.addressof(self._code))


class MadeOf:
    """What code was made of, the stacks of kernels that need large ones, and what functions are called."""

    def __init__(
        self,
        origin: Origin | None = None,
        stacks: Mapping[str, Stack] = MappingProxyType({}),
        functions: NamedFunctions | None = None,
    ) -> None:
        self.origin = origin
        self.stacks = stacks
        self.functions = functions


_OURS = MadeOf()


class LoadedCode:
    """Symbols at their addresses, in memory that is kept."""

    def __init__(self, addresses: Mapping[str, int], keeps: object, crew: Crew, made_of: MadeOf) -> None:
        self._addresses = addresses
        self._watched = _watched(made_of.functions, addresses, crew)
        self._keeps = keeps
        self._crew = crew
        self._made_of = made_of
        taking = addresses.get(NATIVE_TAKE_PRINTED)
        self._printed = None if taking is None else PrintedText(taking, crew)

    def entry(self, kernel: str) -> NativeEntry:
        """Return a kernel by its symbol."""
        made_of = self._made_of
        stack = made_of.stacks.get(kernel)
        return NativeEntry(self.address(kernel), self._crew, self, self._printed, (kernel, made_of.origin), stack)

    def address(self, variable: str) -> int:
        """Return where a symbol stands."""
        return self._addresses[variable]


def _watched(functions: NamedFunctions | None, addresses: Mapping[str, int], crew: Crew) -> _WatchedFunctions | None:
    places = _PLACES.get(platform.machine()) if sys.platform == "linux" else None
    if functions is None or places is None:
        return None
    return _WatchedFunctions(functions, addresses[functions.symbol], places, crew.runner)


def mapped_code(image: Image, symbols: Iterable[str], crew: Crew, made_of: MadeOf = _OURS) -> LoadedCode:
    """Map an image. Raises `RuntimeError` for one that lacks something that this process does not have."""
    if missing := [symbol for symbol in symbols if symbol not in image.symbols]:
        raise RuntimeError(f"there is no {missing[0]!r}")
    memory = mmap(-1, max(1, image.size), MAP_PRIVATE | MAP_ANONYMOUS, PROT_READ | PROT_WRITE)
    memory[: len(image.content)] = image.content
    start = ctypes.addressof(ctypes.c_char.from_buffer(memory))
    for place in image.rebased:
        pack_into("<Q", memory, place, start + unpack_from("<Q", memory, place)[0])
    for place, name in image.imported.items():
        pack_into("<Q", memory, place, _address(name))
    pages = ctypes.c_void_p(start), ctypes.c_size_t(image.writable)
    if image.writable and _PROCESS.mprotect(*pages, PROT_READ | PROT_EXEC):
        raise RuntimeError("this process may not run code that it has made")
    addresses = {name: start + place for name, place in image.symbols.items()}
    return LoadedCode(addresses, (_told(image.lines, start), memory), crew, made_of)


def _told(lines: bytes, start: int) -> object:
    """Tell debuggers of code from an address on, where it has lines."""
    if not lines:
        return None
    from syclrt.backends.native_cpu.debuggers import ToldCode

    with suppress(OSError):  # this process may not load what is no file
        return ToldCode(lines, start)
    return None


def linked_code(code: bytes, symbols: Iterable[str], crew: Crew, made_of: MadeOf = _OURS) -> LoadedCode:
    """Load an object file by LLVM's linker for code that is made while a program runs.

    Raises `RuntimeError` for one that lacks something that this process does not have.
    """
    global _linker, _count  # noqa: PLW0603 - LLVM has one linker for a process
    from llvmlite import binding

    exported = [*symbols, *([NATIVE_TAKE_PRINTED] if NATIVE_TAKE_PRINTED.encode() in code else [])]
    with _LOCK:
        if _linker is None:
            binding.initialize_native_target()
            binding.initialize_native_asmprinter()
            _linker = binding.create_lljit_compiler()
        _count += 1
        builder = binding.JITLibraryBuilder().add_object_img(code).add_current_process()
        for symbol in exported:
            builder.export_symbol(symbol)
        library = builder.link(_linker, f"syclrt.{_count}")
    addresses: dict[str, int] = {symbol: library[symbol] for symbol in exported}
    return LoadedCode(addresses, library, crew, made_of)


def _compiler_library() -> Iterator[ctypes.CDLL]:
    """Yield the library of what compilers call for what processors cannot do, such as division of 128 bits."""
    with suppress(OSError):
        yield ctypes.CDLL("libgcc_s.so.1", mode=ctypes.RTLD_GLOBAL)  # where LLVM's linker finds it, too


def _address(name: str) -> int:
    for library in (_PROCESS, ctypes.pythonapi, *(_compiler_library() if name.startswith("__") else ())):
        with suppress(AttributeError):
            return ctypes.cast(library[name], ctypes.c_void_p).value or 0
    raise RuntimeError(f"there is no {name!r} in this process")
