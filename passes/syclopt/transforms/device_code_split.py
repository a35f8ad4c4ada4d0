"""device-code-split: one image for each group of entry points that may be compiled together."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, Literal

from syclopt.analysis.dependencies import Dependencies
from syclopt.analysis.device_metadata import aspects_of, integers_of, strings_of
from syclopt.analysis.entry_points import EntryPoints
from syclopt.passes import ImagePass, PassContext

if TYPE_CHECKING:
    from collections.abc import Iterable

    from syclopt.images.image import DeviceImage
    from syclopt.ir.function import Function
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
    """

    name: ClassVar[str] = "device-code-split"
    mode: Literal["source", "kernel", "auto", "none"] = field(
        default="auto", metadata={"help": "what an image holds: a translation unit, a kernel, what suits best, all"}
    )

    def run(self, image: DeviceImage, ctx: PassContext) -> list[DeviceImage]:
        """Return the images. Raises `SycloptError` for a reference to nothing, and for metadata of another shape."""
        if self.mode == "none":
            return [image]
        entry_points = ctx.get(EntryPoints).ordered
        if not entry_points:
            return [image]
        dependencies = Dependencies(image.module)
        groups: dict[str, list[Key]] = {}
        for key in entry_points:
            group = dependencies.name(key) if self.mode == "kernel" else features_key(image.module.functions[key])
            groups.setdefault(group, []).append(key)
        ctx.count("images made", len(groups))
        order = sorted(groups, key=_bytes, reverse=True)
        return [image.with_module(dependencies.cut(groups[group])) for group in order]


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
