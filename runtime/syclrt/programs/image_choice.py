"""Which of the images of a kernel a device takes: compiled ahead of time for it, else one for any device.

Of two that are as good, it is the one in which specialization constants have their default values.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt import names, targets
from syclrt.errors import Errc, SyclError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from syclrt.backends.device import Device
    from syclrt.programs.loaded_image import LoadedImage


def choose(kernel: str, images: Sequence[LoadedImage], device: Device) -> LoadedImage:
    """Return the image to run. Raises `SyclError` (KERNEL_NOT_SUPPORTED) when the device can take none."""
    exact = [image for image in images if image.target and _is_for(image.target, device)]
    portable = [image for image in images if not image.target]
    found = [image for good in (exact, portable) for image in sorted(good, key=_reads_constants) if image.is_ir]
    if len(found) > 1:
        found = [image for image in found if device.implementation.takes(image.module.triple or "")] or found
    if found:
        return found[0]
    others = ", ".join(f"image {image.number} ({image.origin}) is {_what(image)}" for image in images)
    message = f"kernel '{kernel}' has no image that {device.name} ({device.backend}) can take: {others}"
    raise SyclError(message, Errc.KERNEL_NOT_SUPPORTED, kernel=kernel, device=device)


def _is_for(target: str, device: Device) -> bool:
    if target == device.target.name:
        return True
    known = targets.default_table().find(target)
    architecture = known.architecture if known is not None else None
    return architecture is not None and architecture == device.target.architecture


def _reads_constants(image: LoadedImage) -> bool:
    return not image.sets.get(names.MISC_SET, {}).get(names.SPEC_CONSTANTS_REPLACED_KEY)


def _what(image: LoadedImage) -> str:
    return f"for '{image.target}'" if image.is_ir else "no LLVM IR"
