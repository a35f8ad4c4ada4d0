"""The names of the property sets that SYCL tools write, and what is in the bytes of their properties."""

from __future__ import annotations

from typing import Literal

Form = Literal["u32", "u64", "text", "bits", "hex"]

LIBRARIES = "SYCL/devicelib req mask"
DEVICE_LIBRARY = "SYCL/devicelib metadata"
REQUIREMENTS = "SYCL/device requirements"
SPECIALIZATION_CONSTANTS = "SYCL/specialization constants"
DEFAULT_VALUES = "SYCL/specialization constants default values"
PARAMETERS = "SYCL/kernel param opt"
EXPORTED = "SYCL/exported symbols"
KERNELS = "SYCL/kernel names"
IMPORTED = "SYCL/imported symbols"
PROGRAM_METADATA = "SYCL/program metadata"
MISC = "SYCL/misc properties"
ASSERTIONS = "SYCL/assert used"
LOCAL_ARGUMENTS = "SYCL/implicit local arg"
DEVICE_GLOBALS = "SYCL/device globals"
HOST_PIPES = "SYCL/host pipes"
VIRTUAL_FUNCTIONS = "SYCL/virtual functions"
REGISTERED_KERNELS = "SYCL/registered kernels"
ADD_ON_IMAGES = "SYCL/add on images"
ADD_ON_IMAGE = "SYCL/add on image"

_REQUIREMENT_FORMS: dict[str, Form] = {
    "aspects": "u32",
    "aspect": "u32",
    "fixed_target": "u32",
    "reqd_sub_group_size": "u32",
    "reqd_work_group_size": "u32",
    "reqd_work_group_size_uint64_t": "u64",
}
_FORMS: dict[str, Form] = {
    SPECIALIZATION_CONSTANTS: "u32",
    PARAMETERS: "bits",
    MISC: "text",
    DEVICE_GLOBALS: "u32",
    HOST_PIPES: "u32",
    VIRTUAL_FUNCTIONS: "text",
    REGISTERED_KERNELS: "text",
    ADD_ON_IMAGES: "u32",
}


def form_of(set_name: str, key: str) -> Form:
    """Return what the bytes of a property are by its name: numbers, text, a bit vector, or just bytes ("hex")."""
    if set_name == REQUIREMENTS:
        return _REQUIREMENT_FORMS.get(key, "text")
    if set_name == PROGRAM_METADATA:
        return "text" if key.endswith("@global_id_mapping") else "u32"
    return _FORMS.get(set_name, "hex")
