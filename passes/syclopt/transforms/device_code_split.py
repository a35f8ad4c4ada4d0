"""device-code-split: one image for each group of entry points that may be compiled together."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, ClassVar, Literal

from syclopt.analysis.device_metadata import aspects_of, integers_of, strings_of
from syclopt.analysis.entry_points import EntryPoints
from syclopt.analysis.image_cutter import ImageCutter
from syclopt.passes import ImagePass, PassContext

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from syclopt.analysis.device_globals import DeviceGlobal
    from syclopt.images.image import DeviceImage
    from syclopt.ir.function import Function
    from syclopt.ir.module import Module
    from syclopt.ir.names import Key

_INTEGER_KINDS = ("reqd_work_group_size", "work_group_num_dim", "intel_reqd_sub_group_size")
_STRING_KINDS = ("sycl_joint_matrix", "sycl_joint_matrix_mad")
_U32 = 0xFFFF_FFFF


@dataclass(frozen=True)
class DeviceCodeSplitPass(ImagePass):
    """Split an image into groups of entry points, each with all that it needs.

    `kernel` makes a group of each entry point; `source` and `auto` group by translation unit and by the optional
    features that kernels of one image must share; `none` splits nothing. The group whose key sorts last, byte by
    byte, comes first. Variables that are not discardable are in every image. The entry points of an image are marked
    with `"sycl-entry-point"`; one of another group that they call is there as a copy without the mark.

    `clean-up` hides what nothing outside of an image needs and leaves out what is dead then, also with `none`; of
    `spirv.ExecutionMode` and `sycl_registered_kernels` an image gets what speaks of its functions. With
    `dynamic-linking`, images declare functions that they can take from another one, and mark nothing. With
    `device-globals`, a device global is only where it is used, and one with image scope in one image at most.
    """

    name: ClassVar[str] = "device-code-split"
    splits: ClassVar[bool] = True
    mode: Literal["source", "kernel", "auto", "none"] = field(
        default="auto", metadata={"help": "what an image holds: a translation unit, a kernel, what suits best, all"}
    )
    clean_up: bool = field(default=False, metadata={"help": "hide and remove what nothing outside of an image needs"})
    only_kernels: bool = field(
        default=False, metadata={"help": "count kernels and virtual functions alone as entry points"}
    )
    dynamic_linking: bool = field(
        default=False, metadata={"help": "leave functions to other images that can be imported from them"}
    )
    device_globals: bool = field(
        default=False, metadata={"help": "put device globals where they are used, and check those with image scope"}
    )

    def run(self, image: DeviceImage, ctx: PassContext) -> list[DeviceImage]:
        """Return the images.

        Raises `SycloptError` for a reference to nothing, for metadata of another shape, and for a device global with
        image scope in two images.
        """
        module = image.module
        entry_points = (EntryPoints.kernels(module) if self.only_kernels else ctx.get(EntryPoints)).ordered
        is_whole = self.mode == "none" or not entry_points
        if is_whole and not self.clean_up:
            return [image]
        variables = self._device_globals(module)
        cutter = ImageCutter(
            module,
            clean_up=self.clean_up,
            dynamic_linking=self.dynamic_linking,
            imported=self._imported(module),
            apart=variables,
        )
        if is_whole:
            return [self._image(image, cutter, entry_points, partial(cutter.whole, entry_points))]
        groups: dict[str, list[Key]] = {}
        for key in entry_points:
            group = str(cutter.name(key)) if self.mode == "kernel" else features_key(module.functions[key])
            groups.setdefault(group, []).append(key)
        ctx.count("images made", len(groups))
        ordered = [groups[group] for group in sorted(groups, key=_bytes, reverse=True)]
        scoped = [variable for variable in variables.values() if variable.image_scope]
        if scoped:
            from syclopt.analysis.image_scope import check_image_scope

            check_image_scope(cutter, ordered, scoped)
        return [self._image(image, cutter, group, partial(cutter.cut, group)) for group in ordered]

    def _imported(self, module: Module) -> frozenset[Key]:
        if not self.dynamic_linking:
            return frozenset()
        from syclopt.analysis.imports import importable_functions

        return importable_functions(module)

    def _device_globals(self, module: Module) -> Mapping[Key, DeviceGlobal]:
        if not self.device_globals:
            return {}
        from syclopt.analysis.device_globals import DeviceGlobals

        return DeviceGlobals.compute(module)

    def _image(
        self, image: DeviceImage, cutter: ImageCutter, group: Sequence[Key], make: Callable[[], Module]
    ) -> DeviceImage:
        visible = tuple(cutter.visible(group))
        return image.with_module(make, known={EntryPoints: EntryPoints(visible, frozenset(visible))})


def features_key(function: Function) -> str:
    """Return the text by which entry points are grouped: each feature of the function itself, followed by `-`."""
    attributes = function.attributes
    fields = [
        attributes.get("sycl-module-id", ""),
        attributes.get("indirectly-callable", ""),
        attributes.get("sycl-register-alloc-mode", ""),
        attributes.get("sycl-grf-size", ""),
        _dashed(sorted(number & _U32 for number in aspects_of(function))),
        *(_dashed(integers_of(function, kind)) for kind in _INTEGER_KINDS),
        attributes.get("sycl-optlevel", ""),
        *(_dashed(strings_of(function, kind)) for kind in _STRING_KINDS),
    ]
    return "".join(f"{text}-" for text in fields)


def _dashed(values: Iterable[object] | None) -> str:
    return "".join(f"-{value}" for value in values or ())


def _bytes(group: str) -> bytes:
    return group.encode("utf-8", "surrogateescape")
