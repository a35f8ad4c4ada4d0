"""Property sets as JSON."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from syclopt.errors import DuplicateError, InputError
from syclopt.images.json import from_json, to_json
from syclopt.images.properties import Blob, PropertySets

SETS_OF_TOOLS = [
    "SYCL/device requirements",
    "SYCL/specialization constants",
    "SYCL/kernel param opt",
    "SYCL/program metadata",
    "SYCL/misc properties",
    "SYCL/device globals",
    "SYCL/virtual functions",
    "another set",
]
KEYS = ["aspects", "fixed_target", "reqd_work_group_size_uint64_t", "joint_matrix", "k@global_id_mapping", "kernel"]
BITS = st.lists(st.booleans(), max_size=30).map(Blob.of_bits)
RAW = st.binary(min_size=1, max_size=20).flatmap(
    lambda data: st.integers(8 * len(data) - 7, 8 * len(data)).map(lambda bits: Blob(data, bits))
)
VALUES = st.integers(0, 2**32 - 1) | BITS | RAW | st.text(max_size=9).map(Blob.of_string)
NAMES = st.sampled_from(KEYS) | st.text(max_size=9)
SETS = st.dictionaries(st.sampled_from(SETS_OF_TOOLS), st.dictionaries(NAMES, VALUES, max_size=4), max_size=4)


@given(SETS)
def test_nothing_is_lost(sets: dict[str, dict[str, int | Blob]]) -> None:
    """Values, their lengths in bits, and the order of sets and keys come back, whatever the bytes are."""
    text = to_json(PropertySets(sets))
    again = from_json(text)
    assert again == sets
    assert list(again) == list(sets)
    assert [list(each) for each in again.values()] == [list(each) for each in sets.values()]
    assert json.loads(text).keys() == sets.keys()
    assert from_json(text.encode()) == again


def test_text() -> None:
    sets = PropertySets(
        {
            "SYCL/device requirements": {
                "aspects": Blob.of_u32([5, 6]),
                "joint_matrix": Blob.of_string("S"),
                "reqd_sub_group_size": 16,
                "reqd_work_group_size_uint64_t": Blob.of_u64([16, 2**40]),
            },
            "SYCL/kernel param opt": {"k": Blob.of_bits([True, False, True])},
            "empty": {},
            "SYCL/virtual functions": {"virtual-functions-set": Blob.of_bytes(b"\xff")},
            "mine": {"k": Blob(b"\xff", 3), "l": Blob.of_bytes(b"ab")},
        }
    )
    assert to_json(sets) == (
        "{\n"
        '  "SYCL/device requirements": {\n'
        '    "aspects": {"u32": [5, 6]},\n'
        '    "joint_matrix": {"text": "S"},\n'
        '    "reqd_sub_group_size": 16,\n'
        '    "reqd_work_group_size_uint64_t": {"u64": [16, 1099511627776]}\n'
        "  },\n"
        '  "SYCL/kernel param opt": {\n'
        '    "k": {"bits": "101"}\n'
        "  },\n"
        '  "empty": {},\n'
        '  "SYCL/virtual functions": {\n'
        '    "virtual-functions-set": {"text": "\\udcff"}\n'
        "  },\n"
        '  "mine": {\n'
        '    "k": {"hex": "ff", "length": 3},\n'
        '    "l": {"hex": "6162"}\n'
        "  }\n"
        "}\n"
    )
    assert from_json(to_json(sets)) == sets


def test_any_key_takes_any_form() -> None:
    text = '{"s": {"a": {"u32": [1]}, "b": {"u64": [1]}, "c": {"text": "é"}, "d": {"bits": ""}, "e": {"hex": "0F a0"}}}'
    assert from_json(text)["s"] == {
        "a": Blob.of_u32([1]),
        "b": Blob.of_u64([1]),
        "c": Blob.of_string("é"),
        "d": Blob(b"", 0),
        "e": Blob.of_bytes(b"\x0f\xa0"),
    }


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{", "f.json:1:2: error: no JSON: expecting property name enclosed in double quotes"),
        ('{"s": {"k": 1,\n}}', "f.json:"),
        ("[" * 100_000, "f.json: error: too many levels inside each other: found 100000, expected at most 100"),
        (f'{{"s": {{"k": {"9" * 5000}}}}}', "f.json:1:1: error: no JSON of property sets: "),
        ("[]", "f.json: error: expected an object of property sets, found []"),
        ('{"s": 1}', "f.json: error: property set 's': expected an object, found 1"),
        ('{"s": {"k": -1}}', "f.json: error: property 'k' of 's': expected an unsigned 32-bit integer, found -1"),
        ('{"s": {"k": 4294967296}}', "f.json: error: property 'k' of 's': expected an unsigned 32-bit integer"),
        (
            '{"s": {"k": true}}',
            "f.json: error: property 'k' of 's': expected an integer, or an object with one of u32, ",
        ),
        ('{"s": {"k": {}}}', "f.json: error: property 'k' of 's': expected an integer, or an object with one of u32, "),
        ('{"s": {"k": {"u8": [1]}}}', "f.json: error: property 'k' of 's': expected an integer, or an object with one"),
        ('{"s": {"k": {"u32": 1}}}', "f.json: error: property 'k' of 's': {\"u32\": 1}: expected a list of integers"),
        ('{"s": {"k": {"u32": [-1]}}}', "f.json: error: property 'k' of 's': {\"u32\": [-1]}: "),
        ('{"s": {"k": {"u32": [1.0]}}}', "f.json: error: property 'k' of 's': {\"u32\": [1.0]}: expected integers"),
        ('{"s": {"k": {"text": 1}}}', "f.json: error: property 'k' of 's': {\"text\": 1}: expected a text"),
        ('{"s": {"k": {"text": "\\ud800"}}}', "f.json: error: property 'k' of 's': {\"text\": \"\\ud800\"}: "),
        (
            '{"s": {"k": {"bits": "012"}}}',
            "f.json: error: property 'k' of 's': {\"bits\": \"012\"}: expected a text of 0",
        ),
        ('{"s": {"k": {"hex": "xy"}}}', "f.json: error: property 'k' of 's': {\"hex\": \"xy\"}: "),
        ('{"s": {"k": {"hex": "ff", "length": 9}}}', "f.json: error: property 'k' of 's': "),
        ('{"s": {"k": {"hex": "", "length": -1}}}', "f.json: error: property 'k' of 's': "),
    ],
)
def test_errors_name_set_and_key(text: str, message: str) -> None:
    with pytest.raises(InputError) as caught:
        from_json(text, "f.json")
    assert str(caught.value).startswith(message)


@pytest.mark.parametrize("text", ['{"s": {}, "s": {}}', '{"s": {"k": 1, "k": 2}}'])
def test_duplicates_are_errors(text: str) -> None:
    with pytest.raises(DuplicateError, match="is given twice"):
        from_json(text)
