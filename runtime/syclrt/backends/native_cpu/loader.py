"""Object files loaded by LLVM's linker for code that is made while a program runs: those that become no images."""

# llvmlite is not annotated.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false

from __future__ import annotations

import os
from threading import Lock
from typing import TYPE_CHECKING, cast

from llvmlite import binding

from syclopt import names
from syclrt.backends.native_cpu.launch import NativeEntry
from syclrt.backends.native_cpu.printed_text import PrintedText

if TYPE_CHECKING:
    from collections.abc import Iterable

    from syclrt.backends.backend import Origin
    from syclrt.backends.native_cpu.crew import Crew

_LOCK = Lock()
os.register_at_fork(before=_LOCK.acquire, after_in_parent=_LOCK.release, after_in_child=_LOCK.release)
_linker: binding.LLJIT | None = None
_count = 0


def prints(code: bytes) -> bool:
    """Tell whether an object file has the function that hands over what kernels print."""
    return names.NATIVE_TAKE_PRINTED.encode() in code


class LoadedCode:
    """The symbols of an object file that has been loaded; they stay until this goes."""

    def __init__(self, code: bytes, symbols: Iterable[str], crew: Crew, origin: Origin | None = None) -> None:
        """Raise `RuntimeError` for an object that lacks something that this process does not have."""
        global _linker, _count  # noqa: PLW0603 - LLVM has one linker for a process
        with _LOCK:
            if _linker is None:
                binding.initialize_native_target()
                binding.initialize_native_asmprinter()
                _linker = binding.create_lljit_compiler()
            _count += 1
            builder = binding.JITLibraryBuilder().add_object_img(code).add_current_process()
            for symbol in (*symbols, *((names.NATIVE_TAKE_PRINTED,) if prints(code) else ())):
                builder.export_symbol(symbol)
            self._library = builder.link(_linker, f"syclrt.{_count}")
        self._crew = crew
        self._origin = origin
        self._printed = PrintedText(self.address(names.NATIVE_TAKE_PRINTED), crew) if prints(code) else None

    def entry(self, kernel: str) -> NativeEntry:
        """Return a kernel by its symbol."""
        return NativeEntry(self.address(kernel), self._crew, self, self._printed, (kernel, self._origin))

    def address(self, variable: str) -> int:
        """Return where a symbol stands."""
        return cast("int", self._library[variable])
