"""Random programs through the runtime: it chooses the images, links them, and runs kernels on this machine."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import cpp_text
import numpy as np
from class_model import RESULTS

import syclopt
import syclrt
from syclopt.passes import Warnings

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from device import Build

    from syclopt.images.device_image import DeviceImage
    from syclopt.pipeline.post_link.options import SplitMode

_OF_THE_HOST = re.compile(
    r'^target (?:triple|datalayout) = .*$|"(?:target-cpu|target-features|tune-cpu)"="[^"]*"', re.M
)


def check_on_processor(build: Build, mode: SplitMode, what: str) -> int:
    """Compare what kernels write on this machine, with fp64 and without, to the plain program; return the runs.

    Raises `AssertionError`.
    """
    quiet = Warnings(["no-undefined-function", "no-host-virtual-function", "no-null-virtual-function"])
    text = 'target triple = "spirv64-unknown-unknown"\n' + _OF_THE_HOST.sub("", str(build.device))
    images = syclopt.post_link(text, mode=mode, warnings=quiet, symbols=True)
    default = syclrt.Device.default()
    runs = 0
    for device in (default, default.with_aspects(remove=["fp64"])):
        for kernels in _together(build, images, device):
            found, plain = _written(images, kernels, device), build.plain_output(kernels)
            assert found == plain, f"{what}, {device}: kernels {kernels}: {found}, expected {plain}"
            runs += 1
    return runs


def _together(build: Build, images: Sequence[DeviceImage], device: syclrt.Device) -> Iterator[list[int]]:
    """Yield each kernel that uses its own objects alone, and then all of them that the device can run."""
    program = syclrt.load(*images)
    kernels = build.program.kernels
    fit = [number for number in range(len(kernels)) if program.kernel(f"kernel_{number}").is_compatible(device)]
    yield from ([number] for number in fit if kernels[number].alone)
    all_of_them: list[int] = []
    for number in fit:
        if kernels[number].alone or len(all_of_them) == number:
            all_of_them.append(number)
    if len(all_of_them) > 1:
        yield all_of_them


def _written(images: Sequence[DeviceImage], kernels: Sequence[int], device: syclrt.Device) -> str:
    """Run kernels of a program that was loaded for them, as programs have variables; return what they write."""
    program, queue = syclrt.load(*images), syclrt.Queue(device, in_order=True)
    size = RESULTS + 1
    out, arena = np.zeros(size * len(kernels), "u4"), syclrt.zeros(cpp_text.ARENA_SIZE, "u1", queue)
    for place, number in enumerate(kernels):
        queue.single_task(program.kernel(f"kernel_{number}"), out[place * size :], arena)
    queue.wait_and_throw()
    return "".join(f"{value} " for value in out)
