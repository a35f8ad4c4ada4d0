"""Passes for tests of processes that finish images; imported by name in other processes."""

from __future__ import annotations

import os
import signal
import time
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from syclopt.errors import PassFailed
from syclopt.images.device_image import DeviceImage
from syclopt.ir.module import Module
from syclopt.passes import ImagePass, ModulePass, PassContext, PassResult


def number_of(module: Module) -> int:
    return next(int(str(name)[1:]) for name in module.functions)


@dataclass(frozen=True)
class EachPass(ImagePass):
    """Make an image of each function, when it is asked for."""

    name: ClassVar[str] = "each"
    splits: ClassVar[bool] = True

    def run(self, image: DeviceImage, ctx: PassContext) -> list[DeviceImage]:
        module = image.module
        return [image.with_module(lambda name=name: module.extract([name])) for name in module.functions]


@dataclass(frozen=True)
class NotePass(ModulePass):
    """Rename the function, count it, and warn of every third."""

    name: ClassVar[str] = "note"
    warns: ClassVar[tuple[str, ...]] = ("third", "fifth")

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        number = number_of(module)
        function = module.functions[f"k{number}"]
        if number % 3 == 0:
            ctx.warn("third", f"function {number}", function.location)
        if number % 5 == 0:
            ctx.warn("fifth", f"function {number}")
            ctx.count("fifths")
        function.add_attribute("noted", number, string=True)
        ctx.count("functions noted")
        return PassResult(changed=True)


@dataclass(frozen=True)
class FillPass(ImagePass):
    """Fill in symbols and a property."""

    name: ClassVar[str] = "fill"
    fills: ClassVar[tuple[str, ...]] = ("Symbols", "Properties")

    def run(self, image: DeviceImage, ctx: PassContext) -> list[DeviceImage]:
        number = number_of(image.module)
        image.symbols = [f"k{number}"]
        image.sets.add("SYCL/test", "number", number)
        return [image]


@dataclass(frozen=True)
class SelectPass(ImagePass):
    """Drop every fourth image, and double every fifth."""

    name: ClassVar[str] = "select"

    def run(self, image: DeviceImage, ctx: PassContext) -> list[DeviceImage]:
        number = number_of(image.module)
        return [image, image.copy()] if number % 5 == 0 else [image] * (number % 4 != 0)


@dataclass(frozen=True)
class RefusePass(ModulePass):
    """Refuse one function."""

    name: ClassVar[str] = "refuse"
    number: int = 7

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        if number_of(module) == self.number:
            raise PassFailed(self.name, "not this one", module.functions[f"k{self.number}"].location)
        return PassResult(changed=False)


@dataclass(frozen=True)
class FaultyPass(ModulePass):
    """Fail on one function."""

    name: ClassVar[str] = "faulty"

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        if number_of(module) == 7:
            raise ZeroDivisionError("a mistake")
        return PassResult(changed=False)


@dataclass(frozen=True)
class DiePass(ModulePass):
    """End the process by a signal when it has one function, as often as there are `lives` to take in a folder."""

    name: ClassVar[str] = "die"
    folder: str = "."
    lives: int = 1
    number: int = 7

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        if number_of(module) == self.number:
            for life in range(self.lives):
                try:
                    (Path(self.folder) / f"life{life}").touch(exist_ok=False)
                except FileExistsError:
                    continue
                os.kill(os.getpid(), signal.SIGKILL)
        return PassResult(changed=False)


@dataclass(frozen=True)
class SleepPass(ModulePass):
    """Take time, and tell in a file who does."""

    name: ClassVar[str] = "sleep"
    folder: str = "."
    seconds: str = "0.01"

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        (Path(self.folder) / f"process{os.getpid()}").touch()
        time.sleep(float(self.seconds))
        return PassResult(changed=False)
