"""Which image a kernel is run from, and whether a device can run what is linked to it."""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING, Literal

from syclopt.named_tuples import NamedTuple
from syclopt.targets import Requirements
from syclrt.errors import Errc, SyclError

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from syclrt.backends.device import Device
    from syclrt.programs.loaded_image import LoadedImage

_NOTHING = Requirements()  # needs no look at what the device is
Reason = Literal["main", "virtual functions", "dummy", "imported symbol", "add-on", "stub", "shares objects"]


class LinkedImage(NamedTuple):
    """An image that is linked, the set, symbol or condition that asked for it, and the image that has that."""

    image: LoadedImage
    reason: Reason
    because: str
    by: LoadedImage


def check_requirements(kernel: str, linked: Iterable[LinkedImage], device: Device) -> None:
    """Raise `SyclError` (KERNEL_NOT_SUPPORTED) for the first image that a device cannot run; stand-ins always can."""
    for image, reason, because, _ in linked:
        problem = None if image.is_dummy else denial(image, device)
        if problem is not None:
            via = "" if reason == "main" else f", which is linked for {reason} ({because})"
            message = f"kernel '{kernel}' cannot run on {device.name}: it {problem}, as image {image.number}"
            raise SyclError(
                f"{message} ({image.origin}){via} requires", Errc.KERNEL_NOT_SUPPORTED, kernel=kernel, device=device
            )


def denial(image: LoadedImage, device: Device) -> str | None:
    """Return the first requirement of an image that a device does not meet, such as "lacks aspect 'fp64'"."""
    if image.requirements != _NOTHING and (found := device.denial(image.requirements)):
        return found
    size = image.work_group_size
    if not size or (
        0 < prod(size) <= device.max_work_group_size and all(map(int.__le__, size, device.max_work_item_sizes))
    ):
        return None
    return f"cannot have work-groups of {' x '.join(map(str, size))} work-items"


def choose(kernel: str, images: Sequence[LoadedImage], device: Device) -> LoadedImage:
    """Return the image to run: machine code for the device, or else IR.

    Raises `SyclError` (KERNEL_NOT_SUPPORTED) when the device can take none.
    """
    exact = [image for image in images if image.target and _is_for(image.target, device)]
    portable = [image for image in images if not image.target]
    ordered = [image for good in (exact, portable) for image in sorted(good, key=_reads_constants) if image.is_ir]
    ordered = [*_compiled(images, device), *ordered]
    found = [image for image in ordered if not image.is_outdated]
    if len(found) > 1 and found[0].is_ir:
        found = [image for image in found if device.implementation.takes(image.module.triple or "")] or found
    if found:
        return found[0]
    if ordered:
        message = f"kernel '{kernel}' has only images for {device.name} in which specialization constants have their"
        message += f" default values, and the program gives them others: image {ordered[0].number}"
        raise SyclError(f"{message} ({ordered[0].origin})", Errc.FEATURE_NOT_SUPPORTED, kernel=kernel, device=device)
    others = ", ".join(f"image {image.number} ({image.origin}) is {_what(image)}" for image in images)
    message = f"kernel '{kernel}' has no image that {device.name} ({device.backend}) can take: {others}"
    raise SyclError(message, Errc.KERNEL_NOT_SUPPORTED, kernel=kernel, device=device)


def _compiled(images: Sequence[LoadedImage], device: Device) -> list[LoadedImage]:
    """Return the images with machine code that a device can run, the best one first."""
    coded = [(image, image.machine_code) for image in images if image.machine_code is not None]
    ranked = [(image, device.implementation.rank_of(code)) for image, code in coded]
    fitting = [(-rank, _reads_constants(image), image) for image, rank in ranked if rank is not None]
    return [image for *_, image in sorted(fitting, key=lambda one: one[:2])]


def _is_for(target: str, device: Device) -> bool:
    """Tell whether a target is a device, has its architecture, or is all devices with its triple."""
    own = device.target
    if target == own.name:
        return True
    from syclopt.targets import default_table

    known = default_table().find(target)
    if known is None:
        return False
    if known.architecture is None:
        return bool(known.triple) and known.triple == own.triple == known.name
    return known.architecture == own.architecture


def _reads_constants(image: LoadedImage) -> bool:
    return not image.has_replaced_constants


def _what(image: LoadedImage) -> str:
    code = image.machine_code
    if code is None:
        return f"for '{image.target}'" if image.is_ir else "no LLVM IR"
    return f"{'PTX' if code.kind == 'ptx' else 'machine code'} for {code.architecture}"
