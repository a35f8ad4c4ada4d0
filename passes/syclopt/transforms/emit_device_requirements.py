"""emit-device-requirements: what a device must have to run an image, as the set `SYCL/device requirements`."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from syclopt.analysis.device_metadata import aspects_of, integers_of, strings_of
from syclopt.analysis.entry_points import EntryPoints
from syclopt.analysis.function_marks import FunctionMarks
from syclopt.errors import PassFailed
from syclopt.images.known import REQUIREMENTS
from syclopt.images.properties import Blob
from syclopt.passes import ImagePass, PassContext

if TYPE_CHECKING:
    from collections.abc import Iterator

    from syclopt.images.image import DeviceImage
    from syclopt.images.properties import Property
    from syclopt.ir.module import Module
    from syclopt.ir.views.function import Function

_ASPECTS = ("sycl_used_aspects", "sycl_declared_aspects")
_STRINGS = {"sycl_joint_matrix": "joint_matrix", "sycl_joint_matrix_mad": "joint_matrix_mad"}
_TARGETS = "sycl_fixed_targets"
_SUB_GROUP = "intel_reqd_sub_group_size"
_DIMENSIONS = "work_group_num_dim"
_WORK_GROUP = "reqd_work_group_size"
_KINDS = frozenset((*_ASPECTS, *_STRINGS, _TARGETS, _SUB_GROUP, _DIMENSIONS, _WORK_GROUP))
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
        found: dict[str, Property] = {"aspects": _NO_ASPECTS}
        if not _KINDS.isdisjoint(ctx.get(FunctionMarks).attached):
            found = dict(self._requirements(image.module, ctx))
        for key in sorted(found):
            sets.add(REQUIREMENTS, key, found[key])
        if image.target is not None:
            sets.add(REQUIREMENTS, "compile_target", Blob.of_string(image.target))
        return [image]

    def _requirements(self, module: Module, ctx: PassContext) -> Iterator[tuple[str, Property]]:
        marks = ctx.get(FunctionMarks)
        used = {
            number for kind in _ASPECTS for f in marks.with_metadata(module, kind) for number in aspects_of(f, kind)
        }
        yield "aspects", Blob.of_u32(sorted(number for number in used if number >= 0))
        targets = {n & _U32 for f in marks.with_metadata(module, _TARGETS) for n in integers_of(f, _TARGETS) or ()}
        if targets:
            yield "fixed_target", Blob.of_u32(sorted(targets))
        for kind, key in _STRINGS.items():
            texts = [strings[0] for f in marks.with_metadata(module, kind) if (strings := strings_of(f, kind))]
            if texts := [text for text in texts if text]:
                yield key, Blob.of_string(texts[-1])
        entry_points = ctx.get(EntryPoints).names
        for function in marks.with_metadata(module, _SUB_GROUP):
            if function.key in entry_points:
                yield "reqd_sub_group_size", self._one(function, _SUB_GROUP)
                break
        yield from self._work_group(module, marks)

    def _work_group(self, module: Module, marks: FunctionMarks) -> Iterator[tuple[str, Property]]:
        """Work-group size, and the number of dimensions: the last one up to the function with the size."""
        carriers = {*marks.attached.get(_DIMENSIONS, ()), *marks.attached.get(_WORK_GROUP, ())}
        dimensions: int | None = None
        for key in filter(carriers.__contains__, module.index.table("symbol")):
            function = module.functions[key]
            if key in marks.attached.get(_DIMENSIONS, ()):
                dimensions = self._one(function, _DIMENSIONS)
            size = integers_of(function, _WORK_GROUP)
            if size is not None:
                if max(size, default=0) > _U64:
                    message = f"!{_WORK_GROUP} of '@{function.key}': {max(size)} has more than 64 bits"
                    raise PassFailed(self.name, message, function.location)
                if self.work_group_size:
                    yield "reqd_work_group_size_uint64_t", Blob.of_u64(size)
                break
        if dimensions is not None:
            yield "work_group_num_dim", dimensions

    def _one(self, function: Function, kind: str) -> int:
        values = integers_of(function, kind) or ()
        if len(values) != 1:
            message = f"!{kind} of '@{function.key}': expected 1 integer, found {len(values)}"
            raise PassFailed(self.name, message, function.location)
        return values[0] & _U32
