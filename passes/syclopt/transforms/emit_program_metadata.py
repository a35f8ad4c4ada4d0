"""emit-program-metadata: work-group sizes of functions, names of device globals: the set `SYCL/program metadata`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.analysis.device_globals import DeviceGlobals
from syclopt.analysis.device_metadata import integers_of
from syclopt.errors import PassFailed
from syclopt.images.properties import Blob
from syclopt.passes import ImagePass, PassContext

if TYPE_CHECKING:
    from syclopt.images.device_image import DeviceImage
    from syclopt.ir.views.function import Function

_U32 = 0xFFFF_FFFF
# Kind of metadata -> key after the name of the function, and whether the value is an array. In the order of the keys.
_KINDS = {
    names.REQD_WORK_GROUP_SIZE_KIND: (names.REQD_WORK_GROUP_SIZE_KEY, True),
    names.REQD_SUB_GROUP_SIZE_KIND: (names.REQD_SUB_GROUP_SIZE_KEY, False),
    names.WORK_GROUP_NUM_DIM_KIND: (names.WORK_GROUP_NUM_DIM_KEY, False),
    names.MAX_WORK_GROUP_SIZE_KIND: (names.MAX_WORK_GROUP_SIZE_KEY, True),
    names.MAX_LINEAR_WORK_GROUP_SIZE_KIND: (names.MAX_LINEAR_WORK_GROUP_SIZE_KEY, False),
}


class EmitProgramMetadataPass(ImagePass):
    """Fill the property set `SYCL/program metadata`.

    `F@reqd_work_group_size` and its like are what the metadata of function F says, each number cut to 32 bits;
    `ID@global_id_mapping` is the name of the variable of the device global ID.
    """

    name: ClassVar[str] = "emit-program-metadata"
    fills: ClassVar[tuple[str, ...]] = ("Properties",)

    def run(self, image: DeviceImage, ctx: PassContext) -> list[DeviceImage]:
        """Return the image with the set, if there is something to say.

        Raises `InputError` for metadata of another shape than expected, and as `DeviceGlobals`.
        """
        carriers = {function.key for kind in _KINDS for function in image.module.functions_with_metadata(kind)}
        if carriers:
            for key in filter(carriers.__contains__, image.module.symbols):
                self._add(image, image.module.functions[key])
        for key, variable in ctx.get(DeviceGlobals).items():
            image.sets.add(
                names.PROGRAM_METADATA_SET,
                f"{variable.unique_id}@{names.GLOBAL_ID_MAPPING_KEY}",
                Blob.of_string(str(key)),
            )
        return [image]

    def _add(self, image: DeviceImage, function: Function) -> None:
        for kind, (name, is_array) in _KINDS.items():
            values = integers_of(function, kind)
            if values is None:
                continue
            most = 3 if is_array else 1
            if not 1 <= len(values) <= most:
                expected = "1 to 3 integers" if is_array else "1 integer"
                message = f"!{kind} of '@{function.key}': expected {expected}, found {len(values)}"
                raise PassFailed(self.name, message, function.location)
            numbers = [value & _U32 for value in values]
            image.sets.add(
                names.PROGRAM_METADATA_SET, f"{function.name}@{name}", Blob.of_u32(numbers) if is_array else numbers[0]
            )
