"""What is in the bytes of a property, which its set and name tell."""

from __future__ import annotations

from typing import Literal

from syclopt import names

Form = Literal["u32", "u64", "text", "bits", "hex"]

_REQUIREMENT_FORMS: dict[str, Form] = {
    names.ASPECTS_KEY: "u32",
    names.ASPECT_KEY: "u32",
    names.FIXED_TARGET_KEY: "u32",
    names.REQD_SUB_GROUP_SIZE_KEY: "u32",
    names.REQD_WORK_GROUP_SIZE_KEY: "u32",
    names.REQD_WORK_GROUP_SIZE_64_KEY: "u64",
}
_FORMS: dict[str, Form] = {
    names.SPEC_CONSTANTS_SET: "u32",
    names.KERNEL_PARAMETERS_SET: "bits",
    names.MISC_SET: "text",
    names.DEVICE_GLOBALS_SET: "u32",
    names.HOST_PIPES_SET: "u32",
    names.VIRTUAL_FUNCTIONS_SET: "text",
    names.REGISTERED_KERNELS_SET: "text",
    names.KERNEL_ACCESSES_SET: "text",
    names.ADD_ON_IMAGES_SET: "u32",
}


def form_of(set_name: str, key: str) -> Form:
    """Return what the bytes of a property are by its name: numbers, text, a bit vector, or just bytes ("hex")."""
    if set_name == names.REQUIREMENTS_SET:
        return _REQUIREMENT_FORMS.get(key, "text")
    if set_name == names.PROGRAM_METADATA_SET:
        return "text" if key.endswith(f"@{names.GLOBAL_ID_MAPPING_KEY}") else "u32"
    return _FORMS.get(set_name, "hex")
