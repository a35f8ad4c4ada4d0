"""Device images in plain words; the whole of it is in `ir_fixtures/tools/image`."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from syclopt import names
from syclopt.images.describe import describe
from syclopt.images.properties import Blob, PropertySets

NAMES = [value for name, value in vars(names).items() if name.endswith("_SET")]
KEYS = [
    "aspects",
    "fixed_target",
    "isEsimdImage",
    "sanUsed",
    "idQueriesRange",
    "k@reqd_work_group_size",
    "k",
    "dummy-image",
]


@pytest.mark.parametrize(
    ("name", "key", "value", "line"),
    [
        (names.REQUIREMENTS_SET, "fixed_target", Blob.of_u32([2]), "requires              one of the devices gpu (2)"),
        (
            names.REQUIREMENTS_SET,
            "compile_target",
            Blob.of_string("spir64"),
            "requires              compiled for spir64",
        ),
        (names.REQUIREMENTS_SET, "aspects", Blob.of_bytes(b"abc"), 'requires              aspects = {"hex": "616263"}'),
        (names.REQUIREMENTS_SET, "aspects", 6, "requires              aspects = 6"),
        (names.KERNEL_PARAMETERS_SET, "k", Blob.of_bits([False] * 2), "arguments left out    k: none of 2"),
        (names.MISC_SET, "idQueriesRange", 1, "compilation           ids fit in unsigned int"),
        (names.MISC_SET, "idQueriesRange", 7, "compilation           idQueriesRange = 7"),
        (names.MISC_SET, "isEsimdImage", 1, "compilation           ESIMD code"),
        (names.MISC_SET, "sanUsed", Blob.of_string("asan"), "compilation           sanitizer asan"),
        (
            names.DEVICE_GLOBALS_SET,
            "id",
            Blob.of_bytes(b"\4\0\0\0\1\7\7\7"),
            "device globals        id: 4 bytes, one in this",
        ),
        (names.VIRTUAL_FUNCTIONS_SET, "dummy-image", 1, "virtual functions     dummies: their bodies are empty"),
        (names.DEVICE_LIBRARIES_SET, "DeviceLibReqMask", 0x202, "device libraries      math, bfloat16"),
        (names.DEVICE_LIBRARY_SET, "bfloat16", 1, "device library        bfloat16: native"),
        (names.HOST_PIPES_SET, "id", Blob.of_u32([1]), "host pipes            id: 1 byte"),
        (names.EXPORTED_SYMBOLS_SET, "f", 2, "exports               f = 2"),
        (names.ADD_ON_IMAGES_SET, "1", Blob.of_u32([2**32 - 3, 2**32 - 1, 6]), "needs add-on images   1 if not fp64"),
        (names.ADD_ON_IMAGES_SET, "1", Blob.of_u32([2**32 - 3]), 'needs add-on images   1 = {"u32": [4294967293]}'),
        (names.ADD_ON_IMAGE_SET, "1", 0, "is add-on image       1: a stub"),
        (names.ADD_ON_IMAGE_SET, "1", 7, "is add-on image       1: 7"),
        ("SYCL/of tomorrow", "k\x1b", 2, "[SYCL/of tomorrow]    k\\x1b = 2"),
    ],
)
def test_a_property_in_words(name: str, key: str, value: int | Blob, line: str) -> None:
    lines = describe(PropertySets({name: {key: value}}))
    assert len(lines) == 1
    assert lines[0].startswith(f"  {line}")


def test_entry_points_come_first_and_an_empty_set_is_said() -> None:
    lines = describe(PropertySets({"a set with a long name": {}}), [])
    assert lines == ["  entry points          none", "  [a set with a long name]", "                        none"]


@given(st.sampled_from(NAMES), st.sampled_from(KEYS), st.integers(0, 9) | st.binary(max_size=20).map(Blob.of_bytes))
def test_any_value_can_be_shown(name: str, key: str, value: int | Blob) -> None:
    assert describe(PropertySets({name: {key: value}}))
