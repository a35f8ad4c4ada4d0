"""Kernels with all that they call in one function, and what is known of these: looked up, or made by passes."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from syclopt import names
from syclopt.images.properties import Blob
from syclrt.caches.disk_cache import digest, find, store

if TYPE_CHECKING:
    from syclopt import DeviceImage
    from syclrt.programs.kernel import Kernel

PART = "part"  # what a kernel is called among those that are fused, with a number
_FLATTEN = "llvm(always-inline,default<O2>)"
_MOST = 4096
_END = b"\0"
_known: dict[tuple[bytes, str], FlatKernel] = {}


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
