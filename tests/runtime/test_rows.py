"""Rows of texts as bytes, as the disk cache has them."""

from hypothesis import given
from hypothesis import strategies as st

from syclrt.disk_cache import rows_from_bytes, rows_to_bytes

CELLS = st.one_of(st.text(max_size=8), st.text("%\n\t0A259", max_size=8), st.just("\udcff"))


@given(st.lists(st.lists(CELLS, min_size=1, max_size=4), min_size=1, max_size=4))
def test_rows_come_back(rows: list[list[str]]) -> None:
    try:
        data = rows_to_bytes(rows)
    except UnicodeEncodeError:  # half a character, which no name has
        return
    assert rows_from_bytes(data) == rows
