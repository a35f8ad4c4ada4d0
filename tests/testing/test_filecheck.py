"""FileCheck's options, and what differs from the package below it."""

import io
from pathlib import Path

import pytest

from syclopt.testing import tools


def check(tmp_path: Path, checks: str, text: str, *options: str) -> tuple[int, str]:
    path = tmp_path / "checks"
    path.write_text(checks)
    out, err = io.BytesIO(), io.BytesIO()
    status = tools.call(tools.table()["FileCheck"], [str(path), *options], text.encode(), out, err)
    return status, err.getvalue().decode()


def test_an_exclusion_ends_where_the_next_match_begins(tmp_path: Path) -> None:
    checks = "CHECK-NOT: define\nCHECK: define internal\nCHECK-NOT: define\n"
    assert check(tmp_path, checks, "x\ndefine internal\ny\n")[0] == 0
    assert check(tmp_path, checks, "define\ndefine internal\ny\n")[0] == 1
    assert check(tmp_path, checks, "define internal\ndefine\n")[0] == 1


def test_prefixes_add_up(tmp_path: Path) -> None:
    checks = "A: one\nB: two\nC: three\n"
    assert check(tmp_path, checks, "one\ntwo\n", "--check-prefixes=A,B")[0] == 0
    assert check(tmp_path, checks, "one\ntwo\n", "-check-prefix=A", "--check-prefix", "C")[0] == 1


def test_a_line_that_only_mentions_run_is_checked(tmp_path: Path) -> None:
    assert check(tmp_path, "; CHECK: RUNNER CHECK\n", "RUNNER CHECK\n")[0] == 0
    assert check(tmp_path, "; RUNNER CHECK: absent\n", "x\n")[0] == 1


def test_variables(tmp_path: Path) -> None:
    assert check(tmp_path, "CHECK: [[NAME]]\n", "value\n", "-DNAME=value")[0] == 0


def test_empty_input(tmp_path: Path) -> None:
    assert check(tmp_path, "CHECK-NOT: x\n", "")[0] == 1
    assert check(tmp_path, "CHECK-NOT: x\n", "", "--allow-empty")[0] == 0


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--ignore-case"], "unknown option '--ignore-case'; known: allow-empty,"),
        (["--check-prefix="], "option 'check-prefix' needs a value"),
        (["--check-prefix=a b"], "'a b' is no prefix"),
        (["--dump-input=help"], "takes 'fail' or 'never'"),
        (["other"], "one check file is expected"),
        (["--check-prefix=NONE"], "No check strings found with prefix NONE"),
    ],
)
def test_misuse_is_said(tmp_path: Path, options: list[str], message: str) -> None:
    status, err = check(tmp_path, "CHECK: x\n", "x\n", *options)
    assert status == 2
    assert message in err
