"""CHECK lines written from the output: right, and the same when written twice."""

from pathlib import Path
from typing import Any

import pytest

from syclopt.testing.update import main

BODY = """
@text = global [3 x i8] c"[[x"

define void @f() {
  ret void

next:
  ret void
}
"""
HEADER = "GOLDEN: auto\nRUN: fake -passes=internal < %s | FileCheck %s"


def update(golden: Any, *arguments: str) -> int:
    return main([*arguments, str(golden.project.path / "golden" / "t.ll")], golden.project.path / "pyproject.toml")


def test_checks_stand_after_the_header_and_pass(golden: Any) -> None:
    path = golden.write(HEADER, body=BODY)
    assert update(golden) == 0
    assert path.read_text() == (
        "; GOLDEN: auto\n"
        "; RUN: fake -passes=internal < %s | FileCheck %s\n"
        "\n"
        '; CHECK{LITERAL}: @text = global [3 x i8] c"[[x"\n'
        "; CHECK-LABEL: define internal void @f() {\n"
        "; CHECK-NEXT:   ret void\n"
        "; CHECK-EMPTY:\n"
        "; CHECK-NEXT: next:\n"
        "; CHECK-NEXT:   ret void\n"
        "; CHECK-NEXT: }\n" + BODY
    )
    assert golden.outcomes() == {"passed": 1}


def test_writing_twice_changes_nothing(golden: Any, capsys: pytest.CaptureFixture[str]) -> None:
    path = golden.write(f"{HEADER}\nCHECK: old\nRUN: fake -passes='' %s -o %t\nRUN: FileCheck %s --check-prefix=B < %t")
    assert update(golden, "--check") == 1
    assert "out of date" in capsys.readouterr().out
    assert update(golden) == 0
    once = path.read_bytes()
    assert b"old" not in once
    assert b"; B-LABEL: define void @f() {" in once
    assert update(golden) == 0
    assert path.read_bytes() == once
    assert update(golden, "--check") == 0


def test_line_endings_stay(golden: Any) -> None:
    path: Path = golden.write(HEADER)
    path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    assert update(golden) == 0
    assert path.read_bytes().count(b"\r\n") == path.read_bytes().count(b"\n")


@pytest.mark.parametrize(
    ("header", "message"),
    [
        ("RUN: fake < %s | FileCheck %s", "has no mark '; GOLDEN: auto'"),
        ("GOLDEN: auto\nRUN: fake -passes=absent < %s | FileCheck %s", "unknown pass 'absent'"),
        (f"{HEADER}\nRUN: fake < %s | FileCheck %s", "prefix 'CHECK' already stands for another output"),
        ("GOLDEN: maybe\nRUN: fake < %s", "expected 'GOLDEN: auto'"),
    ],
)
def test_refusals(golden: Any, capsys: pytest.CaptureFixture[str], header: str, message: str) -> None:
    path = golden.write(header)
    before = path.read_bytes()
    assert update(golden) == 1
    assert message in capsys.readouterr().err
    assert path.read_bytes() == before
