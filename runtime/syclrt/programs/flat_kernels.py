"""Kernels with all that they call in one function, and what is known of these: looked up, or made by passes."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from syclopt import names
from syclopt.errors import SycloptError
from syclopt.images.properties import Blob
from syclrt.disk_cache import digest, find, store

if TYPE_CHECKING:
    from collections.abc import Iterator

    from syclopt import DeviceImage
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.function import Function
    from syclrt.programs.kernel import Kernel

PART = "part"  # what a kernel is called among those that are fused, with a number
_FLATTEN = "llvm(always-inline,default<O2>)"
_MOST = 4096
_END = b"\0"
_known: dict[tuple[bytes, str], FlatKernel] = {}
_ACCESSES = {"load": 0, "store": 1}  # which operand is the pointer
_SAME_PLACE = frozenset({"addrspacecast", "bitcast", "freeze", "getelementptr"})


class FlatKernel(NamedTuple):
    """The text of a module with one kernel, `part`, and a digest of it; the lines of `emit-kernel-accesses`."""

    text: bytes
    digest: bytes
    lines: tuple[str, ...]

    @classmethod
    def read(cls, stored: bytes) -> FlatKernel:
        """Return what `flat_text` made."""
        lines, _, text = stored.partition(_END)
        return cls(text, digest(text), tuple(lines.decode().splitlines()))


def flat_kernel(kernel: Kernel) -> FlatKernel:
    """Return a kernel in one function. Raises `SycloptError` where the passes refuse its code."""
    image = kernel.program.main_image(kernel.name)
    key = image.digest, kernel.name
    found = _known.get(key)
    if found is None:
        place = digest(b"flat kernel", image.digest, kernel.name)
        stored = find(place)
        if stored is None:
            stored = _flattened(kernel)
            store(place, stored)
        found = FlatKernel.read(stored)
        if len(_known) >= _MOST:
            _known.clear()
        _known[key] = found
    return found


def _flattened(kernel: Kernel) -> bytes:
    from syclopt import run_pipeline

    module = kernel.program.main_image(kernel.name).module.extract([kernel.name])
    name = kernel.name
    if name == PART:
        name = f"{PART}.kernel"
        module.functions[PART].rename(name)
    fuse = f"sycl-fuse-kernels<kernels={quoted(name)};result={PART}>"
    (image,) = run_pipeline(module, f"{fuse},strip-debug,{_FLATTEN},emit-kernel-accesses")
    return flat_text(image, PART)


def flat_text(image: DeviceImage, kernel: str) -> bytes:
    """Return the lines of `emit-kernel-accesses` for a kernel of an image, and the text of a module with it alone."""
    lines = image.sets[names.KERNEL_ACCESSES_SET][kernel]
    text = image.module.extract([kernel]).to_bytes()
    return (lines.as_string() if isinstance(lines, Blob) else "").encode() + _END + text


def quoted(word: str) -> str:
    """Return a word as pipelines spell it."""
    return '"' + word.replace("\\", "\\\\").replace('"', '\\"') + '"'


class PointerUses(NamedTuple):
    """The parameters (by index) that are only read through, and those whose memory each work-item accesses."""

    read_only: frozenset[int]
    accessed: frozenset[int]


def pointer_uses(kernel: Kernel) -> PointerUses:
    """Return what is known; nothing where the passes refuse the code of the kernel."""
    from syclopt.ir import Module

    try:
        flat = Module.parse(flat_kernel(kernel).text, kernel.name)
    except SycloptError:
        return PointerUses(frozenset(), frozenset())
    function = flat.functions[PART]
    promised = ({one.name for one in parameter.attributes} for parameter in function.parameters)
    read_only = (at for at, names in enumerate(promised) if names & {"readonly", "readnone"})
    return PointerUses(frozenset(read_only), frozenset(_accessed(function)))


def _accessed(function: Function) -> Iterator[int]:
    """Yield the parameters that loads and stores of the first block go through: each work-item comes there."""
    from syclopt.ir.text.spelling import key_of

    sources: dict[Key | None, int] = {one.key: at for at, one in enumerate(function.parameters)}
    for instruction in function.blocks[0].instructions:
        if instruction.opcode not in _SAME_PLACE and instruction.opcode not in _ACCESSES:
            continue
        value = instruction.operands[_ACCESSES.get(instruction.opcode, 0)].partition(" to ")[0].split()[-1]
        source = sources.get(key_of(value[1:])) if value.startswith("%") else None
        if source is None:
            continue
        if instruction.opcode in _ACCESSES:
            yield source
        else:
            sources[instruction.result] = source
