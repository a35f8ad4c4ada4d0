"""emit-device-requirements: what a device must have to run an image, as the set `SYCL/device requirements`."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, ClassVar

from syclopt.analysis.device_metadata import aspects_of, integers_of, strings_of
from syclopt.analysis.entry_points import EntryPoints
from syclopt.images.properties import Blob, PropertySets
from syclopt.passes import ImagePass, PassContext

if TYPE_CHECKING:
    from collections.abc import Set as AbstractSet

    from syclopt.images.image import DeviceImage
    from syclopt.images.properties import Property
    from syclopt.ir.function import Function
    from syclopt.ir.names import Key

_SET = "SYCL/device requirements"
_STRINGS = {"sycl_joint_matrix": "joint_matrix", "sycl_joint_matrix_mad": "joint_matrix_mad"}
_U32 = 0xFFFF_FFFF
_U64 = 0xFFFF_FFFF_FFFF_FFFF


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
        requirements = _Requirements(ctx.get(EntryPoints).names)
        for function in image.module.functions.values():
            requirements.add(function)
        found = requirements.properties()
        if not self.work_group_size:
            found.pop("reqd_work_group_size_uint64_t", None)
        sets = PropertySets() if image.properties is None else image.properties.copy()
        for key in sorted(found):
            sets.add(_SET, key, found[key])
        if image.target is not None:
            sets.add(_SET, "compile_target", Blob.of_string(image.target))
        return [replace(image, properties=sets)]


class _Requirements:
    """What the functions seen so far require."""

    def __init__(self, entry_points: AbstractSet[Key]) -> None:
        self._entry_points = entry_points
        self._aspects: set[int] = set()
        self._targets: set[int] = set()
        self._strings: dict[str, str] = {}
        self._sub_group_size: int | None = None
        self._dimensions: int | None = None
        self._work_group_size: tuple[int, ...] | None = None

    def add(self, function: Function) -> None:
        """Take in the metadata of a function, in the order of the module."""
        kinds = function.metadata_kinds
        if not kinds:
            return
        if "sycl_used_aspects" in kinds:
            self._aspects.update(aspect for aspect in aspects_of(function) if aspect >= 0)
        if "sycl_fixed_targets" in kinds:
            self._targets.update(target & _U32 for target in integers_of(function, "sycl_fixed_targets") or ())
        for kind, key in _STRINGS.items():
            if kind in kinds and (strings := strings_of(function, kind)) and strings[0]:
                self._strings[key] = strings[0]
        if self._sub_group_size is None and "intel_reqd_sub_group_size" in kinds and function.key in self._entry_points:
            self._sub_group_size = next(iter(integers_of(function, "intel_reqd_sub_group_size") or ()), None)
        if self._work_group_size is None:
            if "work_group_num_dim" in kinds and (dimensions := integers_of(function, "work_group_num_dim")):
                self._dimensions = dimensions[0]
            if "reqd_work_group_size" in kinds:
                self._work_group_size = integers_of(function, "reqd_work_group_size")

    def properties(self) -> dict[str, Property]:
        """Return the properties; `aspects` is always one of them."""
        found: dict[str, Property] = {"aspects": Blob.of_u32(sorted(self._aspects))}
        if self._targets:
            found["fixed_target"] = Blob.of_u32(sorted(self._targets))
        found |= {key: Blob.of_string(text) for key, text in self._strings.items()}
        if self._sub_group_size is not None:
            found["reqd_sub_group_size"] = self._sub_group_size & _U32
        if self._work_group_size is not None:
            found["reqd_work_group_size_uint64_t"] = Blob.of_u64(size & _U64 for size in self._work_group_size)
        if self._dimensions is not None:
            found["work_group_num_dim"] = self._dimensions & _U32
        return found
