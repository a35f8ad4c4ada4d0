"""sycl-add-default-value-images: copies of images whose specialization constants have their default values."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.analysis.entry_points import EntryPoints, is_kernel
from syclopt.ir.text.source import to_user
from syclopt.passes import ImagePass, PassContext
from syclopt.rewrites.internalization import Internalization
from syclopt.rewrites.spec_constant_reads import SpecConstantReads, has_reads

if TYPE_CHECKING:
    from collections.abc import Sequence

    from syclopt.images.device_image import DeviceImage
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.rewrites.spec_constant_reads import Read


@dataclass(frozen=True)
class SYCLAddDefaultValueImagesPass(ImagePass):
    """Put a copy after each image that reads specialization constants, where each read is the default value.

    A runtime takes it when a program sets no constant. Its entry points are the kernels alone; functions that none of
    these needs are gone. Run it before `sycl-lower-spec-constants`, which takes the reads away.
    """

    name: ClassVar[str] = "sycl-add-default-value-images"
    idempotent: ClassVar[bool] = False

    def run(self, image: DeviceImage, ctx: PassContext) -> list[DeviceImage]:
        """Return the image, and its copy if it needs one. Raises `PassFailed` for a default that is not known."""
        module = image.module
        if not has_reads(module):
            return [image]
        ctx.count("default-value images")
        kernels = tuple(function.key for function in module.definitions() if is_kernel(function))
        answers = {EntryPoints: EntryPoints(kernels, frozenset(kernels))}
        return [image, image.with_module(partial(self._with_defaults, module.copy(), kernels), answers)]

    def _with_defaults(self, module: Module, kernels: Sequence[Key]) -> Module:
        """Return what is left of a module for kernels that read defaults; `module` is used up."""
        found = SpecConstantReads(module, self.name)
        for read in found.reads:
            _substitute(read, found)
        found.finish()
        for key in module.functions_with_string(names.ENTRY_POINT_MARK).keys() - {*kernels}:
            module.functions[key].remove_attribute(names.ENTRY_POINT_MARK, string=True)
        hidden = {function.key for function in module.definitions()} - {*kernels}
        module.replace_all(Internalization(module).edits(module.symbols.keys(), module.symbols.keys() - hidden))
        visible = (s for s in module.symbols.values() if not (s.is_declaration or s.is_discardable))
        needed = module.extract([symbol.key for symbol in visible])
        needed.add_named_metadata(names.SPEC_CONSTANTS_REPLACED_LIST)
        return needed


def _substitute(read: Read, found: SpecConstantReads) -> None:
    """Put the default in the place of a read; arrays, vectors and structs are loaded from where it stands.

    A `bool` is a byte in memory, and a bit elsewhere. Raises `PassFailed` for a default of another type.
    """
    default, result = read.default, to_user(read.type.text)
    if read.type.kind not in ("integer", "float"):
        value = read.fresh()
        read.replace([f"{value} = load {result}, {default.pointer}, align {read.extent.alignment}"], value)
    elif default.type == result:
        read.replace([], default.value)
    elif result == "i1":
        read.replace([], "true" if default.memory.data[0] & 1 else "false")
    else:
        raise found.refused(read, f"has the type '{result}', and its default the type '{default.type}'")
