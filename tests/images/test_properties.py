"""Property sets and the text of `.prop` files."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from syclopt.errors import DuplicateError, InputError, ParseError
from syclopt.images.properties import Blob, PropertySets, decode_base64, encode_base64


def value_text(blob: Blob) -> str:
    text = PropertySets({"s": {"k": blob}}).to_bytes().decode()
    return text.removeprefix("[s]\nk=2|").removesuffix("\n")


@pytest.mark.parametrize(
    ("blob", "text"),
    [
        (Blob.of_bytes(b""), "AAAAAAAAAAA"),
        (Blob.of_u32([6]), "gAAAAAAAAAgBAAAA"),
        (Blob.of_u32([5, 6]), "ABAAAAAAAAQBAAAAGAAAAA"),
        (Blob.of_u32([16, 1, 1]), "gBAAAAAAAAAEAAAABAAAAEAAAAA"),
        (Blob.of_u64([16, 1, 1]), "ADAAAAAAAAAEAAAAAAAAAEAAAAAAAAAABAAAAAAAAAA"),
        (Blob.of_string("S"), "IAAAAAAAAAwU"),
        (Blob.of_string("asan"), "gAAAAAAAAAQYzFmb"),
        (Blob.of_string("intel_gpu_pvc"), "oBAAAAAAAAQauRXZs91ZwV3XwZ3Y"),
        (Blob.of_bits([True, False, True]), "DAAAAAAAAAQB"),
        (Blob.of_string("g1"), "QAAAAAAAAAwZxA"),
        (Blob.of_u32([8, 0]), "ABAAAAAAAAACAAAAAAAAAA"),
    ],
)
def test_known_values(blob: Blob, text: str) -> None:
    assert value_text(blob) == text
    assert PropertySets.parse(f"[s]\nk=2|{text}\n") == {"s": {"k": blob}}


def test_base64_takes_the_lowest_bits_first() -> None:
    assert encode_base64(b"\x48\x69") == "IlG"
    assert decode_base64("IlG") == b"\x48\x69"


@given(st.binary(max_size=40))
def test_base64_is_what_its_definition_says(data: bytes) -> None:
    alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    number = int.from_bytes(data, "little")
    digits = (8 * len(data) + 5) // 6
    assert encode_base64(data) == "".join(alphabet[number >> 6 * i & 63] for i in range(digits))
    assert decode_base64(encode_base64(data)) == data


@given(st.text(alphabet="ABab+/=é\n", max_size=12))
def test_only_one_text_stands_for_some_bytes(text: str) -> None:
    try:
        data = decode_base64(text)
    except ValueError:
        return
    assert encode_base64(data) == text


NAMES = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="=\n"), min_size=1)
BLOBS = st.binary(max_size=20).map(Blob.of_bytes) | st.lists(st.booleans(), max_size=30).map(Blob.of_bits)
SETS = st.dictionaries(
    NAMES.filter(lambda name: not name.endswith("\r")),
    st.dictionaries(NAMES, st.integers(0, 2**32 - 1) | BLOBS, max_size=4),
    min_size=1,
    max_size=4,
)


@given(SETS)
def test_reading_returns_what_was_written(sets: dict[str, dict[str, int | Blob]]) -> None:
    written = PropertySets(sets).to_bytes()
    again = PropertySets.parse(written)
    assert again == sets
    assert [list(each) for each in again.values()] == [list(each) for each in sets.values()]
    assert again.to_bytes() == written


@given(st.lists(st.booleans(), max_size=70))
def test_bit_vectors_keep_their_length(values: list[bool]) -> None:
    assert list(Blob.of_bits(values).as_bits()) == values


def test_blobs_read_back() -> None:
    assert Blob.of_u32([1, 2**32 - 1]).as_u32() == (1, 2**32 - 1)
    assert Blob.of_u64([2**64 - 1]).as_u64() == (2**64 - 1,)
    assert Blob.of_string("fp64").as_string() == "fp64"
    with pytest.raises(ValueError, match="32-bit"):
        Blob.of_bytes(b"abc").as_u32()
    with pytest.raises(ValueError, match="number"):
        Blob.of_u32([2**32])
    with pytest.raises(ValueError, match="do not fill"):
        Blob(b"a", 9)


def test_add_keeps_the_first_value_and_the_order() -> None:
    sets = PropertySets()
    sets.add("b", "y", 1)
    sets.add("a", "x", 2)
    sets.add("b", "y", 3)
    sets.add("b", "x", 4)
    assert sets.to_bytes() == b"[b]\ny=1|1\nx=1|4\n[a]\nx=1|2\n"


def test_a_copy_is_independent() -> None:
    sets = PropertySets({"s": {"k": 1}})
    copy = sets.copy()
    copy.add("s", "other", 2)
    assert sets == {"s": {"k": 1}}


def test_a_key_may_hold_the_other_separators() -> None:
    text = b"[SYCL/program metadata]\nf|g@reqd=1|7\n"
    assert PropertySets.parse(text)["SYCL/program metadata"] == {"f|g@reqd": 7}


@given(
    st.lists(st.sampled_from(["[s]", "[t]", "[]", "k=1|0", "k=1|01", "b=2|IAAAAAAAAAwU", "=1|2", "", "[k=1|2", "\r"]))
)
def test_what_is_read_is_written_byte_for_byte(lines: list[str]) -> None:
    """Nothing that means the same but is spelled in another way is read."""
    for text in ("".join(f"{line}\n" for line in lines), "\r\n".join(lines), "\n".join(lines)):
        try:
            sets = PropertySets.parse(text)
        except ParseError:
            continue
        assert sets.to_bytes().decode() == text


def test_text_from_other_tools_is_read() -> None:
    text = (
        "[SYCL/device requirements]\naspects=2|ABAAAAAAAAQBAAAAGAAAAA\nreqd_sub_group_size=1|32\n"
        "[SYCL/kernel param opt]\n[SYCL/program metadata]\n_ZTS1K@reqd_work_group_size=2|gBAAAAAAAAAEAAAABAAAAEAAAAA\n"
    )
    assert PropertySets.parse(text).to_bytes().decode() == text


def test_a_set_may_be_empty() -> None:
    assert PropertySets.parse("[SYCL/kernel param opt]\n").to_bytes() == b"[SYCL/kernel param opt]\n"


def test_names_that_are_not_utf8_keep_their_bytes() -> None:
    text = b"[s]\nk\xff=1|2\n"
    assert PropertySets.parse(text).to_bytes() == text


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "f.prop:1:1: error: invalid property set registry: expected '[set name]'"),
        ("[s]\r\nk=1|2\r\n", "f.prop:1:1: error: the line ends in a carriage return, expected '\\n' alone"),
        ("[s]\nk=1|2", "f.prop:2:1: error: the last line has no line end"),
        ("[s]\n\nk=1|2\n", "f.prop:2:1: error: invalid property line: '', expected 'key=type|value' in set 's'"),
        (
            "[s]\nk=1|007\n",
            "f.prop:2:1: error: invalid property value: '007', expected an unsigned 32-bit integer for "
            "property 'k' of set 's'",
        ),
        ("[s]\nk=01|7\n", "f.prop:2:1: error: invalid property type: '01', expected 1 (integer) or 2 (bytes) for "),
        (
            "[s]\nk=2|QAAAAAAAAAAA\n",
            "f.prop:2:1: error: invalid property value: 'QAAAAAAAAAAA': 16 bits do not fill "
            "1 bytes; property 'k' of set 's'",
        ),
        ("k=1|1\n", "f.prop:1:1: error: property category missing: found 'k=1|1', expected '[set name]'"),
        ("[s]\nk\n", "f.prop:2:1: error: invalid property line: 'k', expected 'key=type|value'"),
        ("[s]\nk=1\n", "f.prop:2:1: error: invalid property value: '1', expected 'type|value'"),
        ("[s]\nk=x|1\n", "f.prop:2:1: error: invalid property type: 'x', expected 1 (integer) or 2 (bytes)"),
        ("[s]\nk=3|1\n", "f.prop:2:1: error: bad property type 3, expected 1 (integer) or 2 (bytes)"),
        ("[s]\nk=1|-1\n", "f.prop:2:1: error: invalid property value: '-1', expected an unsigned 32-bit integer"),
        ("[s]\nk=1|4294967296\n", "f.prop:2:1: error: invalid property value: '4294967296', expected an unsigned"),
        ("[s]\nk=2|A\n", "f.prop:2:1: error: invalid property value: 'A': not Base64"),
        ("[s]\nk=2|AAAA\n", "f.prop:2:1: error: invalid property value: 'AAAA': no length"),
        ("[s]\nk=2|IAAAAAAAAAA\n", "f.prop:2:1: error: invalid property value: 'IAAAAAAAAAA': 8 bits do not fill"),
        ("[s]\nk=2|AAAAAAAAAA/\n", "f.prop:2:1: error: invalid property value: 'AAAAAAAAAA/': bits after the last"),
    ],
)
def test_errors_name_the_line(text: str, message: str) -> None:
    with pytest.raises(ParseError) as caught:
        PropertySets.parse(text, "f.prop")
    assert str(caught.value).startswith(message)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[s]\n[t]\n[s]\n", "f.prop:3:1: error: property set 's' is given twice"),
        ("[s]\nk=1|1\nk=1|2\n", "f.prop:3:1: error: property 'k' of set 's' is given twice"),
    ],
)
def test_duplicates_are_errors(text: str, message: str) -> None:
    with pytest.raises(DuplicateError) as caught:
        PropertySets.parse(text, "f.prop")
    assert str(caught.value) == message


@pytest.mark.parametrize(
    "sets", [{"a\nb": {}}, {"s": {"a=b": 1}}, {"s": {"a\nb": 1}}, {"s": {"a": -1}}, {"\ud800": {}}]
)
def test_what_the_syntax_cannot_hold_is_refused(sets: dict[str, dict[str, int | Blob]]) -> None:
    with pytest.raises(InputError):
        PropertySets(sets).to_bytes()
