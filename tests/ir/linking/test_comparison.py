"""The comparison itself: numbers and local names play no part, all else does."""

from __future__ import annotations

import pytest
from link_comparison import meaning

TEXT = b"""
%T = type { i32, %U }
%U = type { i8 }
@x = private constant i32 1
@y = private constant %T zeroinitializer
@f = global [2 x ptr] [ptr @x, ptr @y], !kind !0
define internal void @g() #0 {
  ret void, !m !1
}
@use = global ptr @g
attributes #0 = { nounwind }
!list = !{!2}
!0 = !{!1}
!1 = !{i32 4}
!2 = distinct !{!2, !0}
"""


@pytest.mark.parametrize(
    ("old", "new"),
    [(b"@x", b"@z"), (b"%U", b"%V"), (b"@g", b"@x.1"), (b"#0", b"#7"), (b"!1", b"!8"), (b"!0", b"!3")],
)
def test_what_plays_no_part(old: bytes, new: bytes) -> None:
    assert meaning(TEXT.replace(old, new)) == meaning(TEXT)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b"i32 1", b"i32 2"),
        (b"{ i8 }", b"{ i16 }"),
        (b"[ptr @x, ptr @y]", b"[ptr @y, ptr @x]"),
        (b"private constant i32", b"internal constant i32"),
        (b"nounwind", b"cold"),
        (b"i32 4", b"i32 5"),
        (b"!list = !{!2}", b"!list = !{!2, !0}"),
        (b"ret void, !m !1", b"ret void, !m !0"),
        (b"@use", b"@user"),
    ],
)
def test_what_differs(old: bytes, new: bytes) -> None:
    assert meaning(TEXT.replace(old, new)) != meaning(TEXT)
