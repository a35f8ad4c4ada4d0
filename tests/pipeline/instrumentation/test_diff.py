"""Unified diffs."""

import re
from time import process_time

from hypothesis import given
from hypothesis import strategies as st

from syclopt.pipeline.instrumentation.printing import unified_diff


def test_a_small_change() -> None:
    before = "".join(f"line {i}\n" for i in range(20))
    after = before.replace("line 5\n", "line five\n").replace("line 18\n", "")
    assert "".join(unified_diff(before, after)) == (
        "@@ -3,7 +3,7 @@\n line 2\n line 3\n line 4\n-line 5\n+line five\n line 6\n line 7\n line 8\n"
        "@@ -16,5 +16,4 @@\n line 15\n line 16\n line 17\n-line 18\n line 19\n"
    )


def test_near_changes_share_a_hunk() -> None:
    before = "a\nb\nc\nd\ne\n"
    assert sum(line.startswith("@@") for line in unified_diff(before, "A\nb\nc\nd\nE\n")) == 1


def test_equal_texts_have_no_difference() -> None:
    assert list(unified_diff("a\nb\n", "a\nb\n")) == []


def test_a_missing_line_break_is_said() -> None:
    assert list(unified_diff("a\n", "a"))[1:] == ["-a\n", "+a\n\\ no line break at the end\n"]


def test_empty_texts() -> None:
    assert list(unified_diff("", "a\n")) == ["@@ -0,0 +1,1 @@\n", "+a\n"]
    assert list(unified_diff("a\n", "")) == ["@@ -1,1 +0,0 @@\n", "-a\n"]


LINES = [*"abcdefgh}", "define void @f() {", "define internal void @f() {", "define void @g()"]
TEXTS = st.lists(st.sampled_from(LINES), max_size=40).map(lambda lines: "".join(f"{x}\n" for x in lines))


@given(TEXTS, TEXTS, st.integers(0, 4))
def test_the_difference_applied_gives_the_other_text(before: str, after: str, context: int) -> None:
    lines, result, place = before.splitlines(keepends=True), [], 0
    for line in unified_diff(before, after, context):
        if header := re.match(r"@@ -(\d+),(\d+) \+(\d+),(\d+) @@", line):
            start, size = int(header[1]), int(header[2])
            start -= size > 0
            result += lines[place:start]
            place = start
            assert len(result) == int(header[3]) - (int(header[4]) > 0)
        elif line[0] == "+":
            result.append(line[1:])
        else:
            assert lines[place] == line[1:]
            result += [line[1:]] if line[0] == " " else []
            place += 1
    assert "".join(result + lines[place:]) == after


def test_many_changes_in_a_large_text_take_no_square_time() -> None:
    before = "".join(f"define void @f{i}() {{\n  ret void\n}}\n\n" for i in range(20_000))
    start = process_time()
    changes = sum(line.startswith("+") for line in unified_diff(before, before.replace("define", "define internal")))
    assert changes == 20_000
    assert process_time() - start < 10
