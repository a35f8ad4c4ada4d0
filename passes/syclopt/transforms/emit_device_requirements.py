"""emit-device-requirements: what a device must have to run an image, as the set `SYCL/device requirements`."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, ClassVar

from syclopt.analysis.entry_points import EntryPoints
from syclopt.errors import PassFailed
from syclopt.images.properties import Blob, PropertySets
from syclopt.passes import ImagePass, PassContext

if TYPE_CHECKING:
    from collections.abc import Iterable

    from syclopt.images.image import DeviceImage
    from syclopt.images.properties import Property
    from syclopt.ir.fragments.metadata import MetadataFragment
    from syclopt.ir.function import Function
    from syclopt.ir.metadata import MetadataNode

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
        """Return the image with the set. Raises `PassFailed` for metadata of another shape than expected."""
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

    def __init__(self, entry_points: Iterable[object]) -> None:
        self._entry_points = frozenset(entry_points)
        self._aspects: set[int] = set()
        self._targets: set[int] = set()
        self._strings: dict[str, str] = {}
        self._sub_group_size: int | None = None
        self._dimensions: int | None = None
        self._work_group_size: tuple[int, ...] | None = None

    def add(self, function: Function) -> None:
        """Take in the metadata of a function, in the order of the module."""
        metadata = function.metadata
        if node := metadata.get("sycl_used_aspects"):
            self._aspects.update(value for operand in node.operands if (value := _aspect(node, operand, function)) >= 0)
        if node := metadata.get("sycl_fixed_targets"):
            self._targets.update(value & _U32 for value in _integers(node, function))
        for kind, key in _STRINGS.items():
            if (node := metadata.get(kind)) and (text := _first_string(node, function)):
                self._strings[key] = text
        if self._sub_group_size is None and function.key in self._entry_points:
            self._sub_group_size = _first_integer(metadata.get("intel_reqd_sub_group_size"), function)
        if self._work_group_size is None:
            dimensions = _first_integer(metadata.get("work_group_num_dim"), function)
            self._dimensions = self._dimensions if dimensions is None else dimensions
            if node := metadata.get("reqd_work_group_size"):
                self._work_group_size = tuple(value & _U64 for value in _integers(node, function))

    def properties(self) -> dict[str, Property]:
        """Return the properties; `aspects` is always one of them."""
        found: dict[str, Property] = {"aspects": Blob.of_u32(sorted(self._aspects))}
        if self._targets:
            found["fixed_target"] = Blob.of_u32(sorted(self._targets))
        found |= {key: Blob.of_string(text) for key, text in self._strings.items()}
        if self._sub_group_size is not None:
            found["reqd_sub_group_size"] = self._sub_group_size & _U32
        if self._work_group_size is not None:
            found["reqd_work_group_size_uint64_t"] = Blob.of_u64(self._work_group_size)
        if self._dimensions is not None:
            found["work_group_num_dim"] = self._dimensions & _U32
        return found


def _aspect(node: MetadataNode, operand: MetadataFragment, function: Function) -> int:
    """Return the number of an aspect, written `i32 6` or `!{!"fp64", i32 6}`; it is signed."""
    operands = (operand,)
    if operand.kind == "tuple":
        operands = operand.operands
    elif operand.kind == "ref":
        pair = node.module.metadata.get(operand.number if operand.number is not None else -1)
        operands = () if pair is None else pair.operands
    value = _integer(operands[-1]) if operands else None
    if value is None:
        raise _unexpected(node, function, "an aspect (an integer, or a pair of name and integer)")
    return (value & _U32) - ((value & 0x8000_0000) << 1)


def _integers(node: MetadataNode, function: Function) -> list[int]:
    values = [_integer(operand) for operand in node.operands]
    integers = [value for value in values if value is not None]
    if len(integers) != len(values):
        raise _unexpected(node, function, "integers")
    return integers


def _first_integer(node: MetadataNode | None, function: Function) -> int | None:
    if node is None:
        return None
    integers = _integers(node, function)
    if not integers:
        raise _unexpected(node, function, "an integer")
    return integers[0]


def _first_string(node: MetadataNode, function: Function) -> str:
    first = next(iter(node.operands), None)
    if first is None or first.string is None:
        raise _unexpected(node, function, "a string")
    return first.string


def _integer(operand: MetadataFragment) -> int | None:
    constant = operand.constant
    if constant is None or constant.kind != "integer" or not isinstance(constant.value, int):
        return None
    return constant.value


def _unexpected(node: MetadataNode, function: Function, expected: str) -> PassFailed:
    message = f"metadata of '{function.name}': found {node.content}, expected {expected}"
    return PassFailed(EmitDeviceRequirementsPass.name, message, function.location)
