"""NVIDIA's library of mathematics for its GPUs, `libdevice`, which NVIDIA's packages and toolkits have.

It is bitcode with functions such as `__nv_sinf`, which ask `__nvvm_reflect` how they are compiled. Some of the answers
are given here: denormal numbers stay, and square roots are exact. What depends on the GPU is left to LLVM.
"""

from __future__ import annotations

import os
import sys
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING

from syclopt.disk_cache import DiskCache, digest, user_cache_folder
from syclopt.errors import FileError
from syclopt.ir.module import Module
from syclopt.ir.text.patterns import compile_pattern

if TYPE_CHECKING:
    from collections.abc import Iterator

VARIABLE = "SYCLOPT_LIBDEVICE"
PREFIX = "__nv_"  # begins the names of its functions

_FILE = "libdevice.10.bc"
_IN_TOOLKIT = f"nvvm/libdevice/{_FILE}"
_HOW = f"pip install 'syclopt[cuda]', or name the file: {VARIABLE}=FILE"
_ANSWERS = {"__CUDA_FTZ": 0, "__CUDA_PREC_SQRT": 1}
_QUESTION = compile_pattern(r'(?m)^(@[^ ]++) = [^"\n]*+"(__CUDA_[A-Z_]++)\\00"')
_ASKED = compile_pattern(r"(?:tail )?+call i32 @__nvvm_reflect\(ptr (@[^)]++)\)(?: #[0-9]++)?+")
_TARGET = compile_pattern(r"(?m)^(?:target |source_filename |; ModuleID|!llvm\.ident|!nvvmir\.version)[^\n]*+\n")
_SIMPLIFIED = ("instcombine", "simplifycfg", "globaldce")

_cache = DiskCache("syclopt", partial(user_cache_folder, "syclopt"))


def libdevice() -> Module:
    """Return the library; it is not to be edited. Raises `FileError` where there is none."""
    return _read(find_libdevice())


def find_libdevice() -> Path:
    """Return the file: the one that SYCLOPT_LIBDEVICE names, or that of a package or toolkit. Raises `FileError`."""
    if named := os.environ.get(VARIABLE):
        return Path(named)
    found = next((place for place in _places() if place.is_file()), None)
    if found is None:
        raise FileError(f"mathematics on NVIDIA's GPUs needs NVIDIA's {_FILE}, which no package here has; {_HOW}")
    return found


def _places() -> Iterator[Path]:
    for folder in map(Path, sys.path):
        yield from sorted(folder.glob(f"nvidia/*/{_IN_TOOLKIT}"))
        yield folder / "triton" / "backends" / "nvidia" / "lib" / _FILE
    for toolkit in (os.environ.get("CUDA_HOME"), os.environ.get("CUDA_PATH"), "/usr/local/cuda"):
        if toolkit:
            yield Path(toolkit) / _IN_TOOLKIT


@cache
def _read(path: Path) -> Module:
    from syclopt.ir.llvm import from_bitcode, run_passes

    try:
        data = path.read_bytes()
    except OSError as error:
        raise FileError(f"cannot read NVIDIA's library: {error.strerror or error}; {_HOW}", file=str(path)) from error
    key = digest("libdevice", data)
    text = _cache.find(key)
    if text is None:
        module = Module.parse(_answered(from_bitcode(data, str(path)).decode()), _FILE)
        text = _TARGET.sub("", run_passes(module, _SIMPLIFIED).to_bytes().decode()).encode()
        _cache.store(key, text)
    return Module.parse(text, _FILE)


def _answered(text: str) -> str:
    """Return a text in which the questions with known answers are numbers."""
    answers = {name: _ANSWERS[question] for name, question in _QUESTION.findall(text) if question in _ANSWERS}
    return _ASKED.sub(
        lambda found: f"add i32 {answers[found[1]]}, 0" if found[1] in answers else found[0], _TARGET.sub("", text)
    )
