"""Sanitizers of clang in programs that start an interpreter: which there can be, and how they come into its process."""

from __future__ import annotations

import os
import subprocess
from typing import TYPE_CHECKING

from syclopt.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from syclopt.frontends.clang.installed_clang import Clang
    from syclopt.tools.cxx.cxx_options import Arguments

_OPTION, _NO_OPTION = "-fsanitize=", "-fno-sanitize="
_ADDRESS = "address"
_OF_PROCESSES = frozenset(("memory", "thread", "leak", "hwaddress", "dataflow", "type", "realtime", "fuzzer"))
_RUNTIMES = ("libclang_rt.asan-x86_64.so", "libclang_rt.asan.so")


def sanitizers(options: Sequence[str]) -> list[str]:
    """Return the sanitizers that options ask for, each once."""
    chosen: dict[str, None] = {}
    for option in options:
        if option.startswith(_OPTION):
            chosen.update(dict.fromkeys(option.removeprefix(_OPTION).split(",")))
        elif option.startswith(_NO_OPTION):
            for name in option.removeprefix(_NO_OPTION).split(","):
                chosen.pop(name, None)
                if name == "all":
                    chosen.clear()
    return [*chosen]


def check_sanitizers(arguments: Arguments) -> None:
    """Raise `UsageError` for sanitizers with which no program could come of sources with SYCL."""
    for name in sanitizers(arguments.host):
        if name in _OF_PROCESSES:
            message = "a program runs in Python's process, which was built without it; address and undefined will do"
            raise UsageError(f"option '{_OPTION}{name}': {message}")
        if name != _ADDRESS and not arguments.is_two_pass:
            message = "its checks would be in code for devices, too; give -fsycl-two-pass"
            raise UsageError(f"option '{_OPTION}{name}': {message}")


def without_sanitizers(options: Sequence[str]) -> list[str]:
    """Return options for code that no sanitizer looks at."""
    return [option for option in options if not option.startswith(("-fsanitize", "-fno-sanitize"))]


def shared_runtime(clang: Clang, options: Sequence[str]) -> list[str]:
    """Return the options by which a program that is a shared object finds what its sanitizers need."""
    if not sanitizers(options):
        return []
    folder = os.path.dirname(_file(clang, _RUNTIMES[0]) or _file(clang, _RUNTIMES[1]))
    return ["-shared-libsan", *([f"-Wl,-rpath,{folder}"] if folder else [])]


def preloaded(clang: Clang, options: Sequence[str]) -> str | None:
    """Return the library that the process of a program begins with, if it needs one. Raises `UsageError`."""
    if _ADDRESS not in sanitizers(options):
        return None
    found = next(filter(None, (_file(clang, name) for name in _RUNTIMES)), None)
    if found is None:
        message = (
            f"clang {clang.version} has no {_RUNTIMES[0]} (Debian: apt-get install libclang-rt-{clang.version}-dev)"
        )
        raise UsageError(f"option '{_OPTION}{_ADDRESS}': {message}")
    return found


def _file(clang: Clang, name: str) -> str:
    """Return the path of a library of the compiler; nothing for one that it does not have."""
    command = [*clang.command, f"-print-file-name={name}"]
    said = subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()
    return said if os.path.isabs(said) and os.path.exists(said) else ""
