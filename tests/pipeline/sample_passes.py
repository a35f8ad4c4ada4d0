"""Passes for tests of what runs passes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from syclopt.errors import PassFailed
from syclopt.images.device_image import DeviceImage
from syclopt.ir.module import Module
from syclopt.passes import ALL, ImagePass, ModulePass, PassContext, PassResult

TEXT = """\
; Three functions.
define void @a() {
  ret void
}

define void @b() {
  ret void
}

define void @c() {
  ret void
}
"""


def sample_image(text: str = TEXT) -> DeviceImage:
    return DeviceImage(Module.parse(text, "sample.ll"))


@dataclass(frozen=True)
class FunctionNames:
    """The names of all functions."""

    names: tuple[str, ...]

    @classmethod
    def compute(cls, module: Module) -> FunctionNames:
        return cls(tuple(str(name) for name in module.functions))


@dataclass(frozen=True)
class HidePass(ModulePass):
    """Make one function internal."""

    name: ClassVar[str] = "hide"
    warns: ClassVar[tuple[str, ...]] = ("hidden-twice",)
    function: str = "a"
    keeps_names: bool = False

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        if self.function not in ctx.get(FunctionNames).names:
            raise PassFailed(self.name, f"no function '{self.function}'")
        function = module.functions[self.function]
        if function.is_internal:
            ctx.warn("hidden-twice", f"'{self.function}' is internal already", function.location)
            return PassResult(changed=False)
        function.set_linkage("internal")
        ctx.count("functions hidden")
        return PassResult(changed=True, preserves=(FunctionNames,) if self.keeps_names else ())


@dataclass(frozen=True)
class LookPass(ModulePass):
    """Ask for the names of functions."""

    name: ClassVar[str] = "look"

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        ctx.get(FunctionNames)
        return PassResult(changed=False, preserves=ALL)


@dataclass(frozen=True)
class TwicePass(ImagePass):
    """Turn each image into two."""

    name: ClassVar[str] = "twice"

    def run(self, image: DeviceImage, ctx: PassContext) -> list[DeviceImage]:
        return [image.copy(), image.copy()]


@dataclass(frozen=True)
class NonePass(ImagePass):
    """Turn each image into none."""

    name: ClassVar[str] = "none"

    def run(self, image: DeviceImage, ctx: PassContext) -> list[DeviceImage]:
        return []


@dataclass(frozen=True)
class ListPass(ImagePass):
    """List all functions as symbols."""

    name: ClassVar[str] = "list"
    fills: ClassVar[tuple[str, ...]] = ("Symbols",)

    def run(self, image: DeviceImage, ctx: PassContext) -> list[DeviceImage]:
        image.symbols = list(ctx.get(FunctionNames).names)
        return [image]


@dataclass(frozen=True)
class CrashPass(ModulePass):
    """Make a function internal, and then fail."""

    name: ClassVar[str] = "crash"

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        module.functions["b"].set_linkage("internal")
        raise ZeroDivisionError("a mistake")


@dataclass(frozen=True)
class BreakPass(ModulePass):
    """Make IR that LLVM refuses."""

    name: ClassVar[str] = "break"

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        module.functions["a"].set_body("{\n  ret i32 0\n}\n")
        return PassResult(changed=True)


@dataclass(frozen=True)
class ExitPass(ModulePass):
    """End the process as if all were well."""

    name: ClassVar[str] = "exit"

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        raise SystemExit(0)


@dataclass(frozen=True)
class LiePass(ModulePass):
    """Edit, and say that nothing changed."""

    name: ClassVar[str] = "lie"

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        module.functions["a"].set_linkage("internal")
        return PassResult(changed=False)


@dataclass(frozen=True)
class TamperPass(ImagePass):
    """Edit the module of the image that is given."""

    name: ClassVar[str] = "tamper"

    def run(self, image: DeviceImage, ctx: PassContext) -> list[DeviceImage]:
        image.module.functions["a"].set_linkage("internal")
        return [image]


@dataclass(frozen=True)
class SilentPass(ModulePass):
    """Forget to say what became of the module."""

    name: ClassVar[str] = "silent"

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        return None  # pyright: ignore[reportReturnType]
