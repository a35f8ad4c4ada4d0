"""Which variables are device globals: those with the attribute, however it is written."""

from __future__ import annotations

import pytest

from syclopt.analysis.device_globals import DeviceGlobals
from syclopt.errors import InputError
from syclopt.ir.module import Module

ATTRIBUTES = '"sycl-device-global-size"="4" "sycl-unique-id"="one"'
SPELLINGS = [
    f"@a = global i32 0 {ATTRIBUTES}\n",
    "@a = global i32 0 #0\nattributes #0 = { " + ATTRIBUTES + " }\n",
    f"@a = global i32 0, align 4\r\n  {ATTRIBUTES} ; a comment\r\n",
    '@a = global [2 x i8] c"=\\00", section "s" "sycl\\2Ddevice-global-size"="4" "sycl-unique\\2did"="one"\n',
    f"@a = external addrspace(1) global i32 {ATTRIBUTES}\n",
    '@a = global i32 0 #1 "sycl-unique-id"="one" ; #0\nattributes #1 = { "sycl-device-global-size"="4" }\n',
]
OTHERS = [
    '@a = global i32 0 "sycl-unique-id"="one" "device_image_scope"\n',
    "@a = global i32 0 ; " + ATTRIBUTES + "\n",
    '@a = global [29 x i8] c"\\22sycl-device-global-size\\22=\\22"\n',
    '@a = global i32 0, section "sycl-device-global-size"\n',
    'define void @a() "sycl-device-global-size"="4" {\n  ret void\n}\n',
    f"@b = global i32 0\n@a = alias i32, ptr @b\n; {ATTRIBUTES}\n",
]


@pytest.mark.parametrize("text", SPELLINGS)
def test_a_variable_with_the_attribute_is_one(text: str) -> None:
    """By a group, inline, with escapes, over lines; a declaration too."""
    [variable] = DeviceGlobals.compute(Module.parse(text)).values()
    assert (variable.key, variable.unique_id, variable.size) == ("a", "one", 4)
    assert not variable.image_scope


@pytest.mark.parametrize("text", OTHERS)
def test_nothing_else_is_one(text: str) -> None:
    """Whatever else a variable carries, and whatever else has such an attribute."""
    assert not DeviceGlobals.compute(Module.parse(text))


@pytest.mark.parametrize(
    ("attributes", "image_scope"),
    [
        ("", False),
        ('"sycl-device-image-scope"', True),
        ('"sycl-device-image-scope"=""', True),
        ('"sycl-device-image-scope"="true"', True),
        ('"sycl-device-image-scope"="false"', False),
        ('"sycl-device-image-scope"="False"', True),
        ('"device_image_scope"="a"', True),
        ('"device_image_scope"="false"', False),
        ('"sycl-device-image-scope"="false" "device_image_scope"', False),
    ],
)
def test_image_scope_has_two_spellings(attributes: str, image_scope: bool) -> None:
    """Any value but "false" sets it; the spelling of today goes before that of older compilers."""
    [variable] = DeviceGlobals.compute(Module.parse(f"@a = global i32 0 {ATTRIBUTES} {attributes}\n")).values()
    assert variable.image_scope == image_scope


@pytest.mark.parametrize("size", ["", "-1", "0x4", "4 ", "٤", "4294967296", "1" * 5000])
def test_a_size_that_is_no_number_is_refused(size: str) -> None:
    """It has 32 bits, and decimal digits."""
    with pytest.raises(InputError, match="expected an unsigned 32-bit number"):
        DeviceGlobals.compute(
            Module.parse(f'@a = global i32 0 "sycl-device-global-size"="{size}" "sycl-unique-id"="a"\n')
        )
