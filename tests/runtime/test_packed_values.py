"""Values as bytes, as the disk cache has them."""

from hypothesis import given
from hypothesis import strategies as st

from syclrt.disk_cache import packed, unpacked

SINGLE = st.none() | st.booleans() | st.integers() | st.binary(max_size=8) | st.text(max_size=8) | st.just("\udcff")
VALUES = st.recursive(
    SINGLE,
    lambda inner: (
        st.lists(inner, max_size=3) | st.tuples(inner, inner) | st.dictionaries(st.text(max_size=4), inner, max_size=3)
    ),
    max_leaves=12,
)


@given(VALUES)
def test_values_come_back(value: object) -> None:
    assert unpacked(packed(value)) == value
