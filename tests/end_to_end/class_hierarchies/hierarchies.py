#!/usr/bin/env python3
"""Random class hierarchies by hand: `tests/end_to_end/class_hierarchies/hierarchies.py --seeds 100`.

A program is compiled, split and linked again for two devices, and writes what the plain program writes; so it does
when the runtime chooses and links the images, and runs them on this machine.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import traceback
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).parent))

from device import Build, Image, needed
from processor import check_on_processor
from random_programs import Maker

from syclopt import targets

if TYPE_CHECKING:
    from collections.abc import Sequence

    from syclopt.pipeline.post_link.options import SplitMode

MODES: tuple[SplitMode, ...] = ("source", "kernel", "auto", "none")
LEVELS = ("-O0", "-O1", "-O2")
DEVICES = ("intel_gpu_skl", "intel_gpu_dg1")  # with fp64 and without


def check(seed: int, folder: Path, *, modes: int = 1, creating: bool = True) -> int:
    """Check the program of a seed in as many split modes; return how many times kernels were run.

    Raises `AssertionError`.
    """
    program = Maker(seed, creating=creating).program()
    random = Random(seed)
    build = Build(program, folder, random.choice(LEVELS))
    chosen = random.sample(MODES, modes)
    runs = 0
    for mode in chosen:
        images = build.images(mode)
        for name in DEVICES:
            device = targets.get(name)
            runs += _check_images(build, images, device, f"seed {seed}, {mode}, {name}")
            ahead = build.images(mode, name)
            runs += _check_ahead_of_time(build, ahead, device, f"seed {seed}, {mode}, for {name}")
        runs += check_on_processor(build, mode, f"seed {seed}, {mode}")
    return runs


def _check_images(build: Build, images: Sequence[Image], device: targets.Target, what: str) -> int:
    """Link and run each kernel that uses its own objects alone, and then all kernels that the device can run."""
    chosen: dict[int, list[Image]] = {}
    for number in range(len(build.program.kernels)):
        kernel = _image_of(images, number)
        assert kernel is not None, f"{what}: kernel {number} is in no image"
        if device.supports(kernel.requirements):
            chosen[number] = needed(images, kernel, device)
    alone = [number for number in chosen if build.program.kernels[number].alone]
    runs = [([number], chosen[number]) for number in alone]
    together: list[int] = []
    for number, kernel in enumerate(build.program.kernels):
        if number in chosen and (kernel.alone or len(together) == number):
            together.append(number)
    if len(together) > 1:
        every = {image.path: image for number in together for image in chosen[number]}.values()
        real = {image.own_set for image in every if not image.is_dummy}
        runs.append((together, [image for image in every if not (image.is_dummy and image.own_set in real)]))
    for kernels, code in runs:
        _compare(build, kernels, [image.path for image in code], what)
    return len(runs)


def _check_ahead_of_time(build: Build, images: Sequence[Image], device: targets.Target, what: str) -> int:
    runs = 0
    for number, kernel in enumerate(build.program.kernels):
        image = _image_of(images, number)
        if kernel.alone and image is not None and device.supports(image.requirements):
            _compare(build, [number], [image.path], what)
            runs += 1
    return runs


def _image_of(images: Sequence[Image], number: int) -> Image | None:
    return next((image for image in images if f"kernel_{number}" in (image.image.symbols or [])), None)


def _compare(build: Build, kernels: Sequence[int], code: Sequence[Path], what: str) -> None:
    plain = build.plain_output(kernels)
    found = build.output(code, kernels)
    assert found == plain, f"{what}: kernels {kernels} of {[path.name for path in code]}: {found}, expected {plain}"


def main() -> int:
    """Check many seeds; say which broke."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=int, default=100, help="how many")
    parser.add_argument("--first", type=int, default=0, help="the first one")
    parser.add_argument("--output", type=Path, default=Path("build/hierarchies"), help="folder for what broke")
    parser.add_argument("--modes", type=int, default=1, help="how many split modes of each program")
    parser.add_argument("--no-creating", action="store_true", help="virtual functions create no objects")
    arguments = parser.parse_args()
    broken = runs = 0
    for seed in range(arguments.first, arguments.first + arguments.seeds):
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            try:
                runs += check(seed, folder, modes=arguments.modes, creating=not arguments.no_creating)
            except Exception:
                broken += 1
                kept = arguments.output / str(seed)
                kept.mkdir(parents=True, exist_ok=True)
                for path in folder.iterdir():
                    (kept / path.name).write_bytes(path.read_bytes())
                (kept / "error.txt").write_text(traceback.format_exc())
                print(f"seed {seed}: {traceback.format_exc(limit=0)[:400]}", flush=True)
    print(f"{arguments.seeds} programs, {runs} runs, {broken} broken")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
