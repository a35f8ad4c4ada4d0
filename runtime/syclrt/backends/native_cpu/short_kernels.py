"""Kernels that are so short that what is around them costs more: they get code for graphs alone."""

from __future__ import annotations

from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from syclopt.child_processes import timeout_of
from syclopt.errors import SycloptError
from syclrt.backends.backend import BUILD_TIMEOUT
from syclrt.backends.native_cpu.launch import ONE_ITEM
from syclrt.disk_cache import digest, find, store
from syclrt.errors import SyclError

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from syclopt.ir import Module
    from syclrt.backends.backend import Origin
    from syclrt.backends.native_cpu.backend import NativeCPU

SHORT = "__native_short"  # the function in the text of a short kernel
_MOST = 4096
_MOST_INSTRUCTIONS = 128
_MOST_LINES = 256  # of the code of a kernel that may become short
_OPTIMIZED = "strip-debug,llvm(always-inline,default<O1>)"  # without vectors, which are for this machine's processor
_EXTENTS = (0, 3)  # the words of a `Launch` that tell how long a row of work-items is


class Launched(NamedTuple):
    """A kernel, and whether it is launched for one work-item, not for a row of them: then its code has no loop."""

    kernel: str
    is_single: bool


class ShortKernels:
    """The code of short kernels: looked up, or made by passes."""

    def __init__(self, backend: NativeCPU) -> None:
        self._backend = backend
        self._known: dict[tuple[bytes, Launched], bytes] = {}

    def texts(self, origin: Origin, wanted: Sequence[Launched]) -> list[bytes]:
        """Return for each kernel a module with a function `SHORT`, called as kernels are; nothing for a long kernel.

        A short kernel has no variables, and calls nothing but C's library. Raises `SyclError`, `SycloptError`; what
        failed counts as long from then on.
        """
        if len(self._known) >= _MOST:
            self._known.clear()
        keys = [(origin.key, one) for one in wanted]
        if missing := [one for key, one in zip(keys, wanted, strict=True) if key not in self._known]:
            try:
                found = self._found(origin, missing)
            except (SyclError, SycloptError):
                self._known |= {(origin.key, one): b"" for one in missing}
                raise
            self._known |= {(origin.key, one): text for one, text in found.items()}
        return [self._known[key] for key in keys]

    def _found(self, origin: Origin, wanted: Sequence[Launched]) -> dict[Launched, bytes]:
        places = {one: digest("short kernel", origin.key, repr(one)) for one in wanted}
        found = {one: known for one, place in places.items() if (known := find(place)) is not None}
        if missing := [one for one in wanted if one not in found]:
            with build_time():
                made = _made(self._backend, origin, missing)
            for one, text in made.items():
                store(places[one], text)
            found |= made
        return found


@contextmanager
def build_time() -> Generator[None]:
    """Let what is within take as long as the environment allows. Raises `SycloptError` for what is no number."""
    from syclopt.ir.llvm import time_limit

    with time_limit(timeout_of(BUILD_TIMEOUT)):
        yield


def _made(backend: NativeCPU, origin: Origin, wanted: Sequence[Launched]) -> dict[Launched, bytes]:
    texts = dict.fromkeys(wanted, b"")
    module = origin.module()
    likely = [one for one in wanted if _may_be_short(module, one.kernel)]
    if likely:
        extracted = module.extract({one.kernel for one in likely})
        optimized = backend.lower(extracted, partial(_optimized, wanted=likely), origin.local_size)
        for number, one in enumerate(likely):
            texts[one] = _text(optimized, f"{SHORT}.{number}")
    return texts


def _optimized(lowered: Module, wanted: Sequence[Launched]) -> Module:
    """Return a module with a function for each kernel that is wanted."""
    from syclopt import run_pipeline

    _add_functions(lowered, wanted)
    (image,) = run_pipeline(lowered, _OPTIMIZED)
    return image.module


def _may_be_short(module: Module, kernel: str) -> bool:
    reached = module.extract([kernel])
    if not all(variable.is_declaration for variable in reached.globals.values()):
        return False
    return sum(function.body_text.count("\n") for function in reached.definitions()) <= _MOST_LINES


def _add_functions(module: Module, wanted: Sequence[Launched]) -> None:
    """Add functions that call kernels with launches of which all is known but for the extent of a row."""
    from syclopt.ir.text.spelling import spell

    words = [int.from_bytes(ONE_ITEM[at : at + 8], "little") for at in range(0, len(ONE_ITEM), 8)]
    for number, one in enumerate(wanted):
        values = [str(word) if one.is_single or at not in _EXTENTS else "%extent" for at, word in enumerate(words)]
        stores = "".join(
            f"  %place.{at} = getelementptr i64, ptr %known, i64 {at}\n  store i64 {value}, ptr %place.{at}\n"
            for at, value in enumerate(values)
        )
        module.add(
            f"define void @{SHORT}.{number}(ptr %arguments, ptr %launch) {{\n"
            f"  %extent = load i64, ptr %launch\n"
            f"  %known = alloca [{len(words)} x i64]\n"
            f"{stores}"
            f"  call void @{spell(one.kernel)}(ptr %arguments, ptr %known) alwaysinline\n"
            f"  ret void\n}}\n"
        )


def _text(module: Module, name: str) -> bytes:
    reached = module.extract([name])
    function = reached.functions[name]
    if reached.definition_keys() != [name] or reached.globals:
        return b""
    if any(call.callee is None for call in function.calls):
        return b""  # who knows what it calls, and whether that asks for the work-item
    if sum(1 for _ in function.instructions) > _MOST_INSTRUCTIONS:
        return b""
    function.rename(SHORT)
    return reached.to_bytes()
