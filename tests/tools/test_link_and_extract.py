"""syclopt-link and syclopt-extract do what llvm-link and llvm-extract do."""

from __future__ import annotations

import re
import shutil
import subprocess
from typing import TYPE_CHECKING

import pytest

from syclopt.ir.module import Module
from syclopt.tools import extract, link

if TYPE_CHECKING:
    from pathlib import Path

WHOLE = """@g = internal global i32 5
@c = constant i32 7
@h = global ptr @g
@al = alias void (), ptr @b

define i32 @a() {
  %x = call i32 @b2()
  %y = load i32, ptr @g, align 4
  %z = load i32, ptr @c, align 4
  ret i32 %x
}

define internal i32 @b2() {
  ret i32 1
}

define linkonce_odr void @b() {
  call void @d()
  ret void
}

define void @e() {
  call void @al()
  ret void
}

declare void @d()
"""
FIRST = """@shared = weak global i32 1

define i32 @main() {
  %x = call i32 @helper()
  ret i32 %x
}

define weak i32 @twice() {
  ret i32 1
}

declare i32 @helper()
"""
SECOND = """@shared = weak global i32 2
@table = global ptr @other

define i32 @helper() {
  %x = load i32, ptr @shared, align 4
  ret i32 %x
}

define i32 @other() {
  ret i32 4
}

define weak i32 @twice() {
  ret i32 2
}
"""
OVER = "define i32 @helper() {\n  ret i32 9\n}\n"


def llvm_tool(name: str) -> str:
    found = shutil.which(name)
    if found is None:
        pytest.skip(f"not installed: {name}")
    return found


def plain(text: str) -> str:
    """Return IR as LLVM prints it, less the lines about the file and the empty ones."""
    text = re.sub(r"^(?:; ModuleID|source_filename)[^\n]*\n", "", text, flags=re.MULTILINE)
    return re.sub(r"\n{2,}", "\n", text).strip()


def printed_by_llvm(path: Path) -> str:
    done = subprocess.run([llvm_tool("opt-22"), "-S", str(path)], capture_output=True, check=True, text=True)
    return plain(done.stdout)


def said_by(tool: str, *arguments: str) -> str:
    done = subprocess.run([llvm_tool(tool), "-S", *arguments], capture_output=True, check=True, text=True)
    return plain(done.stdout)


def functions_of(text: str) -> dict[str, str]:
    """Return name -> text of the symbols, whose order is not the same."""
    return {str(key): plain(symbol.text) for key, symbol in Module.parse(text).symbols.items()}


@pytest.mark.parametrize(
    "options",
    [
        "--func=a",
        "--func=a --recursive",
        "--func=b2 --glob=h",
        "--func=e",
        "--func=b",
        "--rfunc=^b",
        "--glob=g --glob=c",
        "--rglob=[gh]",
        "--func=a --delete",
        "--func=b2 --delete",
        "--glob=h --delete",
    ],
)
def test_what_is_extracted(tmp_path: Path, options: str) -> None:
    whole, part = tmp_path / "whole.ll", tmp_path / "part.ll"
    whole.write_text(WHOLE)
    expected = said_by("llvm-extract-22", *options.split(), str(whole))
    assert extract.main([*options.split(), str(whole), "-S", "-o", str(part)]) == 0
    assert functions_of(printed_by_llvm(part)) == functions_of(expected)


def test_an_alias_keeps_what_it_stands_for(tmp_path: Path) -> None:
    """LLVM's tool makes a declaration of that, which LLVM does not accept behind an alias."""
    whole, part = tmp_path / "whole.ll", tmp_path / "part.ll"
    whole.write_text(WHOLE)
    assert extract.main(["-alias=al", str(whole), "-o", str(part)]) == 0
    assert set(Module.read(part).symbols) == {"al", "b", "d"}
    printed_by_llvm(part)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["-func=aa"], "the module has no function named 'aa'"),
        (["-glob=a"], "the module has no global named 'a'"),
        (["-rfunc=^z"], "the module has no function of a name like '^z'"),
        (["-rfunc=("], "option '-rfunc': '(' is no regular expression"),
        (["-func=b", "-delete"], "'@b' is what '@al' stands for and must be a definition"),
        (["-func=a", "-o", "x", "-o", "y"], "option '-o' is given twice"),
    ],
)
def test_what_cannot_be_extracted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], message: str
) -> None:
    whole = tmp_path / "whole.ll"
    whole.write_text(WHOLE)
    assert extract.main([*arguments, str(whole)]) == 1
    assert message in capsys.readouterr().err


@pytest.mark.parametrize("options", ["", "--only-needed", "--internalize", "--only-needed --internalize"])
def test_what_is_linked(tmp_path: Path, options: str) -> None:
    first, second, linked = (tmp_path / f"{name}.ll" for name in ("first", "second", "linked"))
    first.write_text(FIRST)
    second.write_text(SECOND)
    expected = said_by("llvm-link-22", *options.split(), str(first), str(second))
    assert link.main([*options.split(), str(first), str(second), "-S", "-o", str(linked)]) == 0
    assert functions_of(printed_by_llvm(linked)) == functions_of(expected)


def test_definitions_that_override_others(tmp_path: Path) -> None:
    paths = [tmp_path / f"{name}.ll" for name in ("first", "second", "over")]
    for path, text in zip(paths, (FIRST, SECOND, OVER), strict=True):
        path.write_text(text)
    options = [str(paths[0]), str(paths[1]), f"--override={paths[2]}"]
    assert link.main([*options, "-o", str(tmp_path / "linked.ll")]) == 0
    expected = functions_of(said_by("llvm-link-22", *options))
    assert functions_of(printed_by_llvm(tmp_path / "linked.ll")) == expected


def test_warnings_of_targets_that_differ(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first, second = tmp_path / "first.ll", tmp_path / "second.ll"
    first.write_text(f'target triple = "x86_64-unknown-linux-gnu"\n{FIRST}')
    second.write_text(f'target triple = "aarch64-unknown-linux-gnu"\n{SECOND}')
    command = [str(first), str(second), "-o", str(tmp_path / "linked.ll")]
    assert link.main(command) == 0
    assert capsys.readouterr().err.startswith("syclopt-link: warning: ")
    assert link.main([*command, "-suppress-warnings"]) == 0
    assert capsys.readouterr().err == ""
    assert link.main(["-o", "x"]) == 1
    assert "expected modules to link, found none" in capsys.readouterr().err
