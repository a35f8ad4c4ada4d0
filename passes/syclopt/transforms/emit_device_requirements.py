"""emit-device-requirements: what a device must have to run an image, as the set `SYCL/device requirements`."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.analysis.device_metadata import aspects_of, integers_of, strings_of
from syclopt.analysis.entry_points import EntryPoints
from syclopt.errors import PassFailed
from syclopt.images.properties import Blob
from syclopt.passes import ImagePass, PassContext

if TYPE_CHECKING:
    from collections.abc import Iterator

    from syclopt.images.device_image import DeviceImage
    from syclopt.images.properties import Property
    from syclopt.ir.module import Module
    from syclopt.ir.views.function import Function

_ASPECTS = (names.USED_ASPECTS_KIND, names.DECLARED_ASPECTS_KIND)
_STRINGS = {names.JOINT_MATRIX_KIND: names.JOINT_MATRIX_KEY, names.JOINT_MATRIX_MAD_KIND: names.JOINT_MATRIX_MAD_KEY}
_KINDS = frozenset(
    (
        *_ASPECTS,
        *_STRINGS,
        names.FIXED_TARGETS_KIND,
        names.REQD_SUB_GROUP_SIZE_KIND,
        names.WORK_GROUP_NUM_DIM_KIND,
        names.REQD_WORK_GROUP_SIZE_KIND,
    )
)
_U32 = 0xFFFF_FFFF
_U64 = 0xFFFF_FFFF_FFFF_FFFF
_NO_ASPECTS = Blob.of_u32(())


@dataclass(frozen=True)
class EmitDeviceRequirementsPass(ImagePass):
    """Fill the property set `SYCL/device requirements` from the metadata of all functions of an image."""

    name: ClassVar[str] = "emit-device-requirements"
    fills: ClassVar[tuple[str, ...]] = ("Properties",)
    work_group_size: bool = field(
        default=True, metadata={"help": "require the work-group size of the first function that has one"}
    )

    def run(self, image: DeviceImage, ctx: PassContext) -> list[DeviceImage]:
        """Return the image with the set. Raises `InputError` for metadata of another shape than expected."""
        sets = image.sets
        found: dict[str, Property] = {names.ASPECTS_KEY: _NO_ASPECTS}
        if any(map(image.module.functions_with_metadata, _KINDS)):
            found = dict(self._requirements(image.module, ctx))
        for key in sorted(found):
            sets.add(names.REQUIREMENTS_SET, key, found[key])
        if image.target is not None:
            sets.add(names.REQUIREMENTS_SET, names.COMPILE_TARGET_KEY, Blob.of_string(image.target))
        return [image]

    def _requirements(self, module: Module, ctx: PassContext) -> Iterator[tuple[str, Property]]:
        used = {
            number for kind in _ASPECTS for f in module.functions_with_metadata(kind) for number in aspects_of(f, kind)
        }
        yield names.ASPECTS_KEY, Blob.of_u32(sorted(number for number in used if number >= 0))
        kind = names.FIXED_TARGETS_KIND
        targets = {number & _U32 for f in module.functions_with_metadata(kind) for number in integers_of(f, kind) or ()}
        if targets:
            yield names.FIXED_TARGET_KEY, Blob.of_u32(sorted(targets))
        for kind, key in _STRINGS.items():
            texts = [strings[0] for f in module.functions_with_metadata(kind) if (strings := strings_of(f, kind))]
            if texts := [text for text in texts if text]:
                yield key, Blob.of_string(texts[-1])
        entry_points = ctx.get(EntryPoints).names
        for function in module.functions_with_metadata(names.REQD_SUB_GROUP_SIZE_KIND):
            if function.key in entry_points:
                yield names.REQD_SUB_GROUP_SIZE_KEY, self._one(function, names.REQD_SUB_GROUP_SIZE_KIND)
                break
        yield from self._work_group(module)

    def _work_group(self, module: Module) -> Iterator[tuple[str, Property]]:
        """Work-group size, and the number of dimensions: the last one up to the function with the size."""
        counted = {function.key for function in module.functions_with_metadata(names.WORK_GROUP_NUM_DIM_KIND)}
        sized = {function.key for function in module.functions_with_metadata(names.REQD_WORK_GROUP_SIZE_KIND)}
        dimensions: int | None = None
        for key in filter((counted | sized).__contains__, module.symbols):
            function = module.functions[key]
            if key in counted:
                dimensions = self._one(function, names.WORK_GROUP_NUM_DIM_KIND)
            size = integers_of(function, names.REQD_WORK_GROUP_SIZE_KIND)
            if size is not None:
                if max(size, default=0) > _U64:
                    what = f"!{names.REQD_WORK_GROUP_SIZE_KIND} of '@{function.key}'"
                    message = f"{what}: {max(size)} has more than 64 bits"
                    raise PassFailed(self.name, message, function.location)
                if self.work_group_size:
                    yield names.REQD_WORK_GROUP_SIZE_64_KEY, Blob.of_u64(size)
                break
        if dimensions is not None:
            yield names.WORK_GROUP_NUM_DIM_KEY, dimensions

    def _one(self, function: Function, kind: str) -> int:
        values = integers_of(function, kind) or ()
        if len(values) != 1:
            message = f"!{kind} of '@{function.key}': expected 1 integer, found {len(values)}"
            raise PassFailed(self.name, message, function.location)
        return values[0] & _U32
